//! Tests the rules of Tilt against the rows of the rules page, the original game, and a naive implementation.

use std::fs;

use proptest::prelude::*;
use tilery_kit::laws::cases;
use tilery_kit::{AnySession, Cell, Dir, Grid, Reel, Rng, Rules, Session, State};
use tilery_tilt::{Board, Tilt};

fn board(rows: &[Vec<u64>]) -> Board {
    let power = |n: u64| if n == 0 { 0 } else { n.trailing_zeros() as u8 };
    let powers = Grid::from_fn(rows.len() as u16, rows[0].len() as u16, |cell| {
        power(rows[usize::from(cell.row)][usize::from(cell.col)])
    });
    Board::new(&powers, 0, Rng::from_seed(0))
}

fn value(power: u8) -> u64 {
    if power == 0 { 0 } else { 1 << power }
}

/// The numbers after a tilt and before a tile appears, and the points.
fn tilted(board: &Board, dir: Dir) -> (Vec<u64>, u64) {
    let tiles = board.tiles();
    let mut after = vec![0; board.powers().len()];
    let mut points = 0;
    for motion in board.slide(dir) {
        let place = usize::from(motion.to.row) * usize::from(tiles.cols()) + usize::from(motion.to.col);
        after[place] += value(motion.tile.power);
        points += if motion.merges { value(motion.tile.power) } else { 0 };
    }
    (after, points)
}

/// Turns a board by a quarter clockwise: a tilt to the left becomes one up.
fn quarter_turn(rows: &[Vec<u64>]) -> Vec<Vec<u64>> {
    (0..rows[0].len()).map(|col| rows.iter().rev().map(|row| row[col]).collect()).collect()
}

#[test]
fn a_board_is_stuck_when_no_tilt_changes_it() {
    let mut rng = Rng::from_seed(5);
    let (mut stuck, mut not) = (0, 0);
    for n in 0..20_000 {
        let most = [2, 3, 32][n % 3];
        let powers = Grid::from_fn(
            2 + (n % 2) as u16,
            2,
            |_| if n % 5 == 0 { rng.below(most) } else { 1 + rng.below(most - 1) } as u8,
        );
        let board = Board::new(&powers, 0, Rng::from_seed(0));
        let can = Dir::ALL.into_iter().any(|dir| board.can_tilt(dir));
        assert_eq!(board.is_stuck(), !can, "{:?}", board.powers());
        for dir in Dir::ALL {
            let mut after = board.clone();
            assert_eq!(after.tilt(dir, &mut Reel::silent()), board.can_tilt(dir), "{:?}", board.powers());
        }
        *(if can { &mut not } else { &mut stuck }) += 1;
    }
    assert!(stuck > 100 && not > 100, "{stuck} {not}");
}

#[test]
fn the_rows_of_the_rules_page_in_all_four_directions() {
    let table: [(&[u64], &[u64], u64); 12] = [
        (&[0, 2, 2, 4], &[4, 4, 0, 0], 4),
        (&[2, 2, 2, 0], &[4, 2, 0, 0], 4),
        (&[2, 2, 2, 2], &[4, 4, 0, 0], 8),
        (&[0, 2, 0, 2], &[4, 0, 0, 0], 4),
        (&[0, 2, 4, 2], &[2, 4, 2, 0], 0),
        (&[4, 2, 0, 2], &[4, 4, 0, 0], 4),
        (&[0, 2, 0, 2, 2, 2, 4, 4], &[4, 4, 8, 0, 0, 0, 0, 0], 16),
        (&[8, 4, 4, 4, 4, 0, 0, 8], &[8, 8, 8, 8, 0, 0, 0, 0], 16),
        // Beyond the table: merged tiles do not merge again, and the largest tiles never do.
        (&[4, 4, 8, 16], &[8, 8, 16, 0], 8),
        (&[1 << 30, 1 << 30, 0, 2], &[1 << 31, 2, 0, 0], 1 << 31),
        (&[1 << 31, 1 << 31, 2, 2], &[1 << 31, 1 << 31, 4, 0], 4),
        (&[2, 0], &[2, 0], 0),
    ];
    for (row, expected, points) in table {
        let mut rows = vec![row.to_vec(), vec![0; row.len()]];
        let mut after = vec![expected.to_vec(), vec![0; row.len()]];
        for dir in [Dir::Left, Dir::Up, Dir::Right, Dir::Down] {
            assert_eq!(tilted(&board(&rows), dir), (after.concat(), points), "{row:?} {dir}");
            rows = quarter_turn(&rows);
            after = quarter_turn(&after);
        }
    }
}

#[test]
fn two_thousand_tilts_agree_with_the_original_game() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/vectors/tilt-original.txt");
    let text = fs::read_to_string(path).expect("the vectors are there");
    let mut checked = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (before, rest) = line.split_once(" =>").expect("a line has an arrow");
        let (after, tiles) = rest.split_once('|').expect("a line has a bar");
        let numbers =
            |text: &str| -> Vec<u64> { text.split_whitespace().map(|n| n.parse().unwrap()).collect() };
        let (before, after) = (numbers(before), numbers(after));
        let (dir, width) = (Dir::ALL[before[0] as usize], before[1] as usize);
        let board = board(&before[3..].chunks(width).map(<[u64]>::to_vec).collect::<Vec<_>>());
        let (moved, is_over, score) = (after[0] == 1, after[1] == 1, after[2]);
        assert_eq!(board.can_tilt(dir), moved, "{line}");
        assert_eq!(tilted(&board, dir), (after[3..].to_vec(), score), "{line}");
        check_motions(&board, dir, tiles, line);
        // The original checks for the end of the game after the tilt and before the new tile. It continues
        // while a cell is empty.
        let rows: Vec<Vec<u64>> = after[3..].chunks(width).map(<[u64]>::to_vec).collect();
        let next = self::board(&rows);
        let can_go_on = after[3..].contains(&0) || Dir::ALL.into_iter().any(|dir| next.can_tilt(dir));
        assert_eq!(!can_go_on, is_over, "{line}");
        checked += 1;
    }
    assert_eq!(checked, 2000);
}

/// Compares the movements with `fromx,fromy,tox,toy,value` for every tile, in any order.
fn check_motions(board: &Board, dir: Dir, tiles: &str, line: &str) {
    let mut expected: Vec<Vec<u64>> =
        tiles.split_whitespace().map(|tile| tile.split(',').map(|n| n.parse().unwrap()).collect()).collect();
    let place = |cell: Cell| [u64::from(cell.col), u64::from(cell.row)];
    let mut motions: Vec<Vec<u64>> = board
        .slide(dir)
        .iter()
        .map(|motion| [&place(motion.from)[..], &place(motion.to), &[value(motion.tile.power)]].concat())
        .collect();
    expected.sort();
    motions.sort();
    if board.can_tilt(dir) {
        assert_eq!(motions, expected, "{line}");
    }
}

/// A naive tilt: moves and merges one step at a time until nothing changes.
fn naive_tilt(rows: &[Vec<u64>], dir: Dir) -> (Vec<Vec<u64>>, u64) {
    let turns = match dir {
        Dir::Left => 0,
        Dir::Down => 1,
        Dir::Right => 2,
        Dir::Up => 3,
    };
    let mut rows = rows.to_vec();
    for _ in 0..turns {
        rows = quarter_turn(&rows);
    }
    let mut points = 0;
    for row in &mut rows {
        let mut has_merged = vec![false; row.len()];
        loop {
            let step = (1..row.len()).find(|&i| {
                let can_merge =
                    row[i] == row[i - 1] && !has_merged[i] && !has_merged[i - 1] && row[i] < 1 << 31;
                row[i] != 0 && (row[i - 1] == 0 || can_merge)
            });
            let Some(i) = step else { break };
            if row[i - 1] == 0 {
                row.swap(i, i - 1);
                has_merged.swap(i, i - 1);
            } else {
                row[i - 1] *= 2;
                points += row[i - 1];
                row[i] = 0;
                has_merged[i - 1] = true;
            }
        }
    }
    for _ in turns..4 {
        rows = quarter_turn(&rows);
    }
    (rows, points)
}

#[test]
fn a_hundred_thousand_random_tilts_agree_with_the_naive_version() {
    let mut rng = Rng::from_seed(2048);
    for n in 0..100_000 {
        let (rows, cols) = (2 + rng.below(7), 2 + rng.below(7));
        let span = 1 + rng.below(4);
        let holes = rng.below(10);
        let top = if rng.odds(1, 20) { 31 - span } else { 0 };
        let cells: Vec<Vec<u64>> = (0..rows)
            .map(|_| {
                let mut cell = || if rng.odds(holes, 10) { 0 } else { 1u64 << (top + 1 + rng.below(span)) };
                (0..cols).map(|_| cell()).collect()
            })
            .collect();
        let dir = Dir::ALL[rng.below(4) as usize];
        let (expected, points) = naive_tilt(&cells, dir);
        let board = board(&cells);
        assert_eq!(tilted(&board, dir), (expected.concat(), points), "{n}: {cells:?} {dir}");
        assert_eq!(board.can_tilt(dir), expected != cells, "{n}: {cells:?} {dir}");
    }
}

fn open(text: &str) -> Session<Tilt> {
    Session::open(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn a_deal_places_two_tiles_and_every_move_one_more() {
    let mut fours = 0;
    let mut places = [0; 16];
    for seed in 0..4_000 {
        let mut session = Session::<Tilt>::deal("4x4".parse().unwrap(), seed);
        let tiles =
            |session: &Session<Tilt>| session.board().powers().iter().filter(|&&power| power > 0).count();
        assert_eq!(tiles(&session), 2);
        for (place, &power) in places.iter_mut().zip(&session.board().powers()) {
            assert!(power <= 2);
            *place += u32::from(power > 0);
            fours += u32::from(power == 2);
        }
        let dir = session.legal()[0].clone();
        let merges =
            u32::from(session.board().slide(dir.parse().unwrap()).iter().any(|motion| motion.merges));
        session.play(&dir).unwrap();
        assert_eq!(tiles(&session) as u32, 3 - merges);
    }
    // Of 8,000 tiles, 800 fours are expected (standard deviation 27), and 500 tiles in each cell (22).
    assert!((660..940).contains(&fours), "{fours}");
    assert!(places.iter().all(|count| (380..620).contains(count)), "{places:?}");
}

#[test]
fn default_goals_depend_on_the_number_of_cells_and_goals_can_be_set() {
    for (params, goal) in [
        ("2x2", 16),
        ("2x3", 64),
        ("4x2", 64),
        ("3x3", 512),
        ("2x5", 512),
        ("3x4", 2048),
        ("4x4", 2048),
        ("3x8", 2048),
        ("5x5", 8192),
        ("8x8", 8192),
        ("4x4-64", 64),
        ("2x2-4", 4),
        ("8x8-2147483648", 1 << 31),
    ] {
        let params: <Tilt as Rules>::Params = params.parse().unwrap();
        assert_eq!(params.goal(), goal, "{params}");
    }
    assert_eq!("4x4-2048".parse::<tilery_tilt::Params>().unwrap().to_string(), "4x4");
}

#[test]
fn reaching_the_goal_wins_and_play_continues() {
    let mut session = open("2x2-8@4,4/0,2;score=8");
    assert_eq!(session.status().state, State::Playing);
    session.play("left").unwrap();
    let status = session.status();
    assert_eq!((status.state, status.over, status.reason), (State::Won, false, Some("tilt-goal")));
    assert!(!session.legal().is_empty());
    let full = open("2x2@2,4/4,2").status();
    assert_eq!((full.state, full.over, full.reason), (State::Lost, true, Some("tilt-full")));
    let full = open("2x2@2,16/4,2").status();
    assert_eq!((full.state, full.over, full.reason), (State::Won, true, Some("tilt-full")));
    assert!(open("2x2@2,16/4,2").legal().is_empty());
}

#[test]
fn a_tilt_that_changes_nothing_is_refused_and_nothing_appears() {
    let mut session = open("4x4@2,4,0,0/0,0,0,0/0,0,0,0/0,0,0,0;score=0;chance=5f3a");
    let before = session.history().position();
    assert_eq!(session.play("left").unwrap_err().to_string(), "refused: a tilt left moves nothing");
    assert_eq!(session.play("up").unwrap_err().to_string(), "refused: a tilt up moves nothing");
    assert_eq!(session.history().position(), before);
    assert_eq!(session.legal(), ["right", "down"]);
}

#[test]
fn large_scores_and_tiles_are_counted_exactly() {
    let mut session = open("4x2@1073741824,1073741824,0,0/2,0,0,0;score=4294967295");
    session.play("left").unwrap();
    assert_eq!(session.figures().get("score"), Some(4_294_967_295 + (1 << 31)));
    assert_eq!(session.figures().get("best-tile"), Some(1 << 31));
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn a_tilt_conserves_the_sum_of_all_tiles(seed in any::<u64>(), dirs in proptest::collection::vec(0usize..4, 0..200)) {
        let params = "5x3".parse().unwrap();
        let mut board = Tilt::deal(&params, Rng::from_seed(seed));
        for dir in dirs {
            let sum = |board: &Board| board.powers().iter().map(|&power| value(power)).sum::<u64>();
            let before = sum(&board);
            if board.tilt(Dir::ALL[dir], &mut Reel::silent()) {
                let appeared = sum(&board) - before;
                prop_assert!(appeared == 2 || appeared == 4);
            } else {
                prop_assert_eq!(sum(&board), before);
            }
        }
    }
}
