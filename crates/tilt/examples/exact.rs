//! Computes the mean score of optimal play on 3x3 boards, 5,468 points, by dynamic programming over all 49
//! million boards. Takes three minutes.
//!
//! ```text
//! cargo run --release -p tilery-tilt --example exact
//! ```
//!
//! Tilts preserve the sum of the tiles and every new tile raises it, so the sums divide the boards into
//! layers. A forward pass enumerates the boards, and a backward pass values them. Boards that are equal up to
//! symmetry count as one.

use tilery_tilt::search::Weights;
use tilery_tilt::search::expectimax::Ground;
use tilery_tilt::search::general::{Board, General};

/// Nine exponents of four bits, row by row.
type Packed = u64;
/// An upper bound on half of the sum of the tiles, checked by `main`.
const LAYERS: usize = 1200;
const CHANCES: [(u8, f64); 2] = [(1, 0.9), (2, 0.1)];

fn unpack(packed: Packed) -> Board {
    let mut board = Board::default();
    for cell in 0..9 {
        board[cell / 3][cell % 3] = (packed >> (4 * cell) & 15) as u8;
    }
    board
}

/// Maps a row and column of the turned board to those of the original.
type Turn = fn(usize, usize) -> (usize, usize);

/// The smallest of the eight symmetric boards.
fn canonical(board: &Board) -> Packed {
    let packed = |at: Turn| {
        (0..9).rev().fold(0, |packed, cell| {
            let (row, col) = at(cell / 3, cell % 3);
            packed << 4 | Packed::from(board[row][col])
        })
    };
    let turned: [Turn; 8] = [
        |y, x| (y, x),
        |y, x| (y, 2 - x),
        |y, x| (2 - y, x),
        |y, x| (2 - y, 2 - x),
        |y, x| (x, y),
        |y, x| (x, 2 - y),
        |y, x| (2 - x, y),
        |y, x| (2 - x, 2 - y),
    ];
    turned.map(packed).into_iter().min().unwrap_or(0)
}

fn sorted(mut boards: Vec<Packed>) -> Vec<Packed> {
    boards.sort_unstable();
    boards.dedup();
    boards
}

/// The boards after a tile with the given exponent has appeared in each of the empty cells.
fn appeared(rules: &General, board: Packed, exponent: u8) -> Vec<Packed> {
    let board = unpack(board);
    let bits = rules.empties(&board);
    (0..64)
        .filter(|bit| bits >> bit & 1 == 1)
        .map(|bit| canonical(&rules.spawn(&board, bit, exponent)))
        .collect()
}

/// The boards after all tilts of a layer.
fn tilted(rules: &General, layer: &[Packed]) -> Vec<Packed> {
    let all = layer.iter().flat_map(|&board| rules.tilts(&unpack(board)).into_iter().flatten());
    sorted(all.map(|(after, _)| canonical(&after)).collect())
}

fn main() {
    let weights = Weights::small();
    let rules = General::new(3, 3, &weights);
    let mut layers: Vec<Vec<Packed>> = vec![Vec::new(); LAYERS + 2];
    let mut begins = Vec::new();
    for (first, chance) in CHANCES {
        for board in appeared(&rules, 0, first) {
            for (second, other) in CHANCES {
                let boards = appeared(&rules, board, second);
                let each = chance * other / (9 * boards.len()) as f64;
                layers[usize::from(first + second)].extend(&boards);
                begins.extend(boards.into_iter().map(|board| (usize::from(first + second), board, each)));
            }
        }
    }
    let mut count = 0;
    for sum in 0..LAYERS {
        layers[sum] = sorted(std::mem::take(&mut layers[sum]));
        count += layers[sum].len();
        for board in tilted(&rules, &layers[sum]) {
            for (exponent, _) in CHANCES {
                layers[sum + usize::from(exponent)].extend(appeared(&rules, board, exponent));
            }
        }
    }
    assert!(layers[LAYERS - 1].is_empty(), "there are boards with larger sums");

    // The expected points still to come on the boards of each layer.
    let mut values: Vec<Vec<f32>> = vec![Vec::new(); LAYERS + 2];
    for sum in (0..LAYERS).rev() {
        let after = tilted(&rules, &layers[sum]);
        let expected: Vec<f32> = after
            .iter()
            .map(|&board| {
                let of = |(exponent, chance): (u8, f64)| {
                    let next = sum + usize::from(exponent);
                    let boards = appeared(&rules, board, exponent);
                    let value = |board| {
                        f64::from(
                            values[next][layers[next].binary_search(board).expect("every board is known")],
                        )
                    };
                    chance * boards.iter().map(value).sum::<f64>() / boards.len() as f64
                };
                CHANCES.map(of).iter().sum::<f64>() as f32
            })
            .collect();
        let best = |&board: &Packed| {
            let tilts = rules.tilts(&unpack(board)).into_iter().flatten();
            let worth = tilts.map(|(board, points)| {
                points + expected[after.binary_search(&canonical(&board)).expect("every board is known")]
            });
            worth.fold(0.0, f32::max)
        };
        values[sum] = layers[sum].iter().map(best).collect();
        // Values two layers above are no longer needed, except those of the first layers, where games begin.
        if sum > 2 {
            values[sum + 2] = Vec::new();
        }
    }
    let mean: f64 = begins
        .into_iter()
        .map(|(sum, board, chance)| {
            let place = layers[sum].binary_search(&board).expect("every board is known");
            chance * f64::from(values[sum][place])
        })
        .sum();
    println!("{count} boards; best play scores {mean:.1} points on average");
}
