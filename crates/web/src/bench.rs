//! Exports for the benchmarks. The loops stay within wasm, so that calls across its boundary are not
//! measured.

#[path = "../../../tests/bench/workloads.rs"]
mod workloads;

use tilery_kit::{Dir, Grid, Reel, Rng, Session};
use tilery_tilerama::{Pusher, Tilerama};
use tilery_tilt::Board;
use tilery_tilt::search::fast::{Tilts, pack};
use wasm_bindgen::prelude::*;

/// Boards as they occur in play: a board with two tiles is tilted in random directions until no tilt is
/// legal, and so on.
fn boards(cols: u16, rows: u16, count: usize) -> Vec<Board> {
    let mut rng = Rng::from_seed(1);
    let empty = Grid::new(rows, cols, 0);
    let mut boards = Vec::with_capacity(count);
    let mut board = Board::new(&empty, 0, Rng::from_seed(2));
    while boards.len() < count {
        let dir = Dir::ALL[rng.below(4) as usize];
        if !Dir::ALL.into_iter().any(|dir| board.can_tilt(dir)) {
            let mut powers = empty.clone();
            for power in powers.as_mut_slice().iter_mut().take(2) {
                *power = 1;
            }
            board = Board::new(&powers, 0, Rng::from_seed(rng.state()));
        }
        board.tilt(dir, &mut Reel::silent());
        boards.push(board.clone());
    }
    boards
}

/// Boards of the given size, concatenated as exponents in row-major order, for measuring another
/// implementation.
#[wasm_bindgen(js_name = benchBoards)]
pub fn bench_boards(cols: u16, rows: u16, count: usize) -> Vec<u8> {
    boards(cols, rows, count).iter().flat_map(Board::powers).collect()
}

/// Tilts `count` boards of 4x4 in all four directions, `rounds` times, by the search's lookup tables. Returns
/// the sum of all points, which another implementation has to match.
#[wasm_bindgen(js_name = benchTables)]
pub fn bench_tables(count: usize, rounds: u32) -> f64 {
    let tilts = Tilts::new();
    let boards: Vec<u64> = boards(4, 4, count).iter().filter_map(|board| pack(&board.powers())).collect();
    let mut points = 0u64;
    let mut changed = 0u64;
    for _ in 0..rounds {
        for &board in &boards {
            for (tilted, score) in [tilts.up(board), tilts.right(board), tilts.down(board), tilts.left(board)]
            {
                points += u64::from(score);
                changed ^= tilted;
            }
        }
    }
    // Using the result keeps the compiler from removing its computation.
    points as f64 + if changed == 1 { 0.5 } else { 0.0 }
}

/// Tilts `count` boards of any size in all four directions, `rounds` times, by the game's rules. Returns the
/// sum of all points.
#[wasm_bindgen(js_name = benchRules)]
pub fn bench_rules(cols: u16, rows: u16, count: usize, rounds: u32) -> f64 {
    let boards = boards(cols, rows, count);
    let mut points = 0u64;
    for _ in 0..rounds {
        for board in &boards {
            for dir in Dir::ALL {
                let motions = board.slide(dir);
                points += motions
                    .iter()
                    .filter(|motion| motion.merges)
                    .map(|motion| 1 << motion.tile.power)
                    .sum::<u64>();
            }
        }
    }
    points as f64
}

/// Computes a push to the right of the piece in the cell with the given index, `rounds` times. The position
/// is given without the name of the game. Returns the total number of tiles moved.
///
/// # Errors
/// If the text is not a position.
#[wasm_bindgen(js_name = benchPushes)]
pub fn bench_pushes(position: &str, cell: u16, rounds: u32) -> Result<f64, JsError> {
    let session = Session::<Tilerama>::open(position).map_err(|error| JsError::new(&error.to_string()))?;
    let board = session.board();
    let mut pusher = Pusher::default();
    let mut moved = 0;
    for _ in 0..rounds {
        let tiles = std::hint::black_box(board.tiles());
        moved += pusher.push(board.zone(), tiles, cell, Dir::Right).map_or(0, <[_]>::len);
    }
    Ok(moved as f64)
}

/// The names of the games in the benchmark.
#[wasm_bindgen(js_name = benchGames)]
pub fn bench_games() -> Vec<String> {
    workloads::all().iter().map(|workload| workload.name.to_owned()).collect()
}

/// The project of a game in the benchmark, for measuring another engine.
#[wasm_bindgen(js_name = benchProject)]
pub fn bench_project(game: usize) -> String {
    workloads::all()[game].project.text().to_owned()
}

/// The rounds that the benchmark repeats, as texts of buttons.
#[wasm_bindgen(js_name = benchButtons)]
pub fn bench_buttons(game: usize) -> Vec<String> {
    workloads::all()[game].buttons.iter().map(|&text| text.to_owned()).collect()
}

/// The number of rounds played before measuring begins.
#[wasm_bindgen(js_name = benchBefore)]
pub fn bench_before(game: usize) -> usize {
    workloads::all()[game].before
}

/// A game in the state where measuring begins.
#[wasm_bindgen(js_name = BenchRounds)]
#[derive(Debug)]
pub struct BenchRounds {
    board: tilery_tilecode::Board,
    buttons: Vec<tilery_tilecode::Round>,
    /// The number of rounds measured so far.
    at: usize,
}

#[wasm_bindgen(js_class = BenchRounds)]
impl BenchRounds {
    /// Starts one of [`bench_games`], by its index.
    #[wasm_bindgen(constructor)]
    pub fn new(game: usize) -> Self {
        let (board, buttons) = workloads::start(&workloads::all()[game]);
        Self { board, buttons, at: 0 }
    }

    /// Plays `rounds` more rounds. Returns the number of sprites, so that the compiler cannot remove the
    /// rounds.
    pub fn run(&mut self, rounds: usize) -> usize {
        for _ in 0..rounds {
            self.board.play(self.buttons[self.at % self.buttons.len()], &mut Reel::silent());
            self.at += 1;
        }
        self.board.count()
    }

    /// The state as the `state` block of a position. Another engine must reach the same state by the same
    /// moves.
    pub fn state(&self) -> String {
        let mut text = String::new();
        tilery_tilecode::state::print_state(&self.board, &mut text);
        text
    }
}
