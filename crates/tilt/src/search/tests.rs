use super::expectimax::Ground;
use super::fast::{Tilts, pack, transpose};
use super::general::General;
use super::{Budget, Searcher, Weights};
use crate::board::{Board, Motion};
use tilery_kit::{Cell, Dir, Grid, Rng};

/// Random exponents up to `greatest`: about every third cell is empty, and one board in four is full.
fn random_cells(rng: &mut Rng, cells: usize, greatest: u32) -> Vec<u8> {
    let full = rng.odds(1, 4);
    let variety = 1 + rng.below(greatest);
    (0..cells)
        .map(|_| if !full && rng.odds(1, 3) { 0 } else { (greatest - rng.below(variety)) as u8 })
        .collect()
}

/// The cells after a tilt by the rules of the game, and the points. `tilt` is 0 up, 1 right, 2 down, 3 left.
fn ruled(cols: usize, rows: usize, cells: &[u8], tilt: usize) -> (Vec<u8>, u64) {
    let place = |cell: Cell| usize::from(cell.row) * cols + usize::from(cell.col);
    let powers = Grid::from_fn(rows as u16, cols as u16, |cell| cells[place(cell)]);
    let (mut tilted, mut points) = (vec![0; cells.len()], 0);
    for Motion { tile, to, merges, .. } in Board::new(&powers, 0, Rng::default()).slide(Dir::ALL[tilt]) {
        tilted[place(to)] = tile.power + u8::from(merges);
        points += if merges { 1 << tile.power } else { 0 };
    }
    (tilted, points)
}

/// Adds a tile to an empty cell.
fn appear(cells: &mut [u8], rng: &mut Rng) {
    let empty: Vec<usize> = (0..cells.len()).filter(|&i| cells[i] == 0).collect();
    cells[*rng.pick(&empty).unwrap()] = if rng.odds(1, 10) { 2 } else { 1 };
}

fn unpack(board: u64) -> Vec<u8> {
    (0..16).map(|i| (board >> (4 * i) & 15) as u8).collect()
}

#[test]
fn fast_tilts_follow_the_rules() {
    let tilts = Tilts::new();
    let mut rng = Rng::from_seed(1);
    for _ in 0..20_000 {
        let cells = random_cells(&mut rng, 16, 14);
        let board = pack(&cells).unwrap();
        for (tilt, (tilted, score)) in
            [tilts.up(board), tilts.right(board), tilts.down(board), tilts.left(board)]
                .into_iter()
                .enumerate()
        {
            assert_eq!(
                (unpack(tilted), score.into()),
                ruled(4, 4, &cells, tilt),
                "{cells:?} tilted to {tilt}"
            );
        }
        assert_eq!(transpose(transpose(board)), board);
    }
}

#[test]
fn general_tilts_follow_the_rules() {
    let mut rng = Rng::from_seed(2);
    for (cols, rows) in sizes() {
        let general = General::new(cols, rows, &Weights::default());
        for _ in 0..200 {
            let cells = random_cells(&mut rng, cols * rows, 31);
            for (tilt, tilted) in general.tilts(&general.board(&cells)).into_iter().enumerate() {
                let (expected, score) = ruled(cols, rows, &cells, tilt);
                let expected = (expected != cells).then(|| (general.board(&expected), score as f32));
                assert_eq!(tilted, expected, "{cells:?} of {cols}x{rows} tilted to {tilt}");
            }
        }
    }
}

#[test]
fn boards_with_equal_tiles_above_16384_are_not_packed() {
    let mut cells = [0; 16];
    (cells[0], cells[1], cells[2]) = (15, 16, 17);
    assert!(pack(&cells).is_some());
    cells[5] = 16;
    assert!(pack(&cells).is_none());
}

#[test]
fn the_best_tilt_is_legal_and_exists_exactly_if_a_tilt_is_legal() {
    let mut rng = Rng::from_seed(3);
    let mut searcher = Searcher::new();
    for (cols, rows) in sizes() {
        for greatest in [1, 3, 15, 17, 31] {
            for _ in 0..6 {
                let cells = random_cells(&mut rng, cols * rows, greatest);
                let legal: Vec<usize> =
                    (0..4).filter(|&tilt| ruled(cols, rows, &cells, tilt).0 != cells).collect();
                for nodes in [0, 1, 700] {
                    let best = searcher.best(cols, rows, &cells, Budget::nodes(nodes));
                    assert_eq!(best.is_some(), !legal.is_empty(), "{cells:?} of {cols}x{rows}");
                    assert!(
                        best.is_none_or(|best| legal.contains(&best.tilt)),
                        "{cells:?} of {cols}x{rows}: {best:?}"
                    );
                }
                let rated = searcher.rate(cols, rows, &cells, Budget::nodes(700));
                assert_eq!(legal, (0..4).filter(|&tilt| rated[tilt].is_some()).collect::<Vec<_>>());
                assert!(rated.iter().flatten().all(|value| value.is_finite()));
            }
        }
    }
}

#[test]
fn there_is_no_best_tilt_on_an_empty_board() {
    let mut searcher = Searcher::new();
    for (cols, rows) in sizes() {
        assert_eq!(searcher.best(cols, rows, &vec![0; cols * rows], Budget::nodes(1000)), None);
    }
}

#[test]
fn a_budget_of_nodes_gives_the_same_game_twice() {
    let play = || {
        let mut searcher = Searcher::new();
        let mut rng = Rng::from_seed(4);
        let mut cells = vec![0; 16];
        appear(&mut cells, &mut rng);
        let mut tilts = Vec::new();
        while let Some(best) = searcher.best(4, 4, &cells, Budget::nodes(500)) {
            tilts.push(best);
            cells = ruled(4, 4, &cells, best.tilt).0;
            appear(&mut cells, &mut rng);
        }
        tilts
    };
    let first = play();
    assert!(first.len() > 100, "a game of {} moves", first.len());
    assert_eq!(first, play());
}

#[test]
fn the_budget_is_kept_and_the_callback_can_stop_the_search() {
    let mut searcher = Searcher::new();
    let mut rng = Rng::from_seed(5);
    for (cols, rows) in sizes() {
        let cells = random_cells(&mut rng, cols * rows, 11);
        if let Some(best) = searcher.best(cols, rows, &cells, Budget::nodes(5000)) {
            assert!(best.nodes <= 5100, "{} nodes", best.nodes);
        }
        let mut asked = Vec::new();
        let mut clock = |nodes| {
            asked.push(nodes);
            asked.len() < 3
        };
        let best = searcher.best(cols, rows, &cells, Budget::until(1_000_000, &mut clock));
        assert!(asked.len() <= 3);
        assert!(best.is_none_or(|best| best.nodes < 5000), "{best:?} after {asked:?}");
    }
}

#[test]
fn the_only_tilt_is_found() {
    #[rustfmt::skip]
    let cells = [
        1, 2, 1, 2,
        2, 1, 2, 1,
        0, 0, 0, 0,
        0, 0, 0, 0,
    ];
    let mut searcher = Searcher::new();
    assert_eq!(searcher.best(4, 4, &cells, Budget::nodes(10_000)).unwrap().tilt, 2);
    let rated = searcher.rate(4, 4, &cells, Budget::nodes(10_000));
    assert_eq!(rated.map(|value| value.is_some()), [false, false, true, false]);
}

#[test]
fn a_merge_that_avoids_death_is_found() {
    // A tilt to the left or right merges the two 8s. Up and down are not legal.
    #[rustfmt::skip]
    let cells = [
        1, 2, 1, 2,
        2, 1, 2, 1,
        1, 2, 1, 2,
        4, 5, 3, 3,
    ];
    let best = Searcher::new().best(4, 4, &cells, Budget::nodes(10_000)).unwrap();
    assert!(best.tilt == 1 || best.tilt == 3, "{best:?}");
}

#[test]
fn a_tilt_that_may_lose_is_rated_below_tilts_that_cannot() {
    // A tilt to the left or right merges the 16s. After a tilt down and a 2 or 4 in the corner nothing can
    // merge. Up is not legal.
    let cells = [4, 4, 3, 0];
    let rated = Searcher::new().rate(2, 2, &cells, Budget::nodes(10_000));
    let [up, right, down, left] = rated;
    assert!(up.is_none());
    assert!(left > down && right > down, "{rated:?}");
}

fn sizes() -> impl Iterator<Item = (usize, usize)> {
    (2..=8).flat_map(|cols| (2..=8).map(move |rows| (cols, rows)))
}

fn searcher_with_net() -> Searcher {
    let mut searcher = Searcher::new();
    searcher.learn(super::net::Net::from_bytes(include_bytes!("../../../../www/public/tilt.net")).unwrap());
    searcher
}

/// The mean score of games of at most `moves` moves, with the net.
fn mean(side: usize, games: u64, moves: usize, nodes: u64) -> u64 {
    let mut searcher = searcher_with_net();
    let mut rng = Rng::from_seed(6);
    let mut score = 0;
    for _ in 0..games {
        let mut cells = vec![0; side * side];
        cells[side + 1] = 1;
        for _ in 0..moves {
            let Some(best) = searcher.best(side, side, &cells, Budget::nodes(nodes)) else { break };
            let (tilted, points) = ruled(side, side, &cells, best.tilt);
            score += points;
            cells = tilted;
            appear(&mut cells, &mut rng);
        }
    }
    score / games
}

#[test]
fn the_shipped_net_plays_well_on_four_by_four() {
    let score = mean(4, 1, 1000, 500);
    assert!(score > 15_000, "{score} points in 1000 moves");
}

/// The last merges before a 32768 score 4,096, 8,192, 16,384 and 32,768 points.
#[test]
fn the_value_of_a_32768_is_about_the_same_before_and_after_its_merge() {
    let mut searcher = searcher_with_net();
    let mut worth = |cells: [u8; 16]| {
        let values = searcher.rate(4, 4, &cells, Budget::nodes(1_000));
        values.into_iter().flatten().reduce(f64::max).unwrap()
    };
    let before = worth([14, 13, 12, 11, 2, 1, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0]);
    let after = worth([15, 0, 0, 0, 2, 1, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
    assert!((0.75..1.25).contains(&(before / (61_440.0 + after))), "{before} before, {after} after");
}

/// Optimal play scores 5,468 on average; the evaluation by rows and columns scored 500.
#[test]
fn the_net_plays_well_on_three_by_three() {
    let score = mean(3, 20, 2000, 300);
    assert!(score > 3_000, "{score} points per game");
}
