//! Sliding puzzles of any size: their names, deals, texts and solutions.

use tilery_kit::{AnySession, Budget, Rules, Session};
use tilery_tilerama::{EMPTY, Params, Tilerama, find, symbol};

fn deal(id: &str) -> Session<Tilerama> {
    Session::open(id).unwrap_or_else(|error| panic!("{id}: {error}"))
}

#[test]
fn every_size_up_to_twenty_has_one_name() {
    let start: Params = "classic-b-x3".parse().expect("a board");
    let mut names = std::collections::BTreeSet::new();
    for cols in 2..=20u16 {
        for rows in 2..=20u16 {
            let wide = Tilerama::set(&start, "cols", &cols.to_string()).expect("columns");
            let params = Tilerama::set(&wide, "rows", &rows.to_string()).expect("rows");
            assert_eq!(params.to_string().parse(), Ok(params));
            assert!(names.insert(params.to_string()), "{params} is there twice");
            let (plan, tiles) = find(params.name()).expect("it is there").solved();
            assert_eq!((plan.zone.cols(), plan.zone.rows()), (cols, rows));
            assert!(plan.is_solved(&tiles));
            assert_eq!(tiles.iter().position(|&tile| tile == EMPTY), Some(tiles.len() - 1));
        }
    }
    for text in ["classic-b-x21", "classic-b-6x6", "classic-b-1x5", "classic-b-5x21", "classic-b-x06"] {
        assert!(text.parse::<Params>().is_err(), "{text}");
    }
    for (field, value) in [("cols", "21"), ("rows", "1"), ("cols", "")] {
        assert!(Tilerama::set(&start, field, value).is_err(), "{field} {value}");
    }
    assert!(Tilerama::set(&"rim-x3".parse().expect("a board"), "cols", "4").is_err());
}

/// Players see numbers, while text has one character for each tile.
#[test]
fn four_hundred_cells_have_a_text_and_numbers() {
    let session = deal("classic-b-x20#1");
    let board = session.board();
    let mut numbers: Vec<u16> = (board.tiles().iter().filter(|&&tile| tile != EMPTY))
        .map(|&tile| board.name(tile).parse().expect("a number"))
        .collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (1..400).collect::<Vec<u16>>());
    let text = session.history().position();
    let again = deal(text.trim_start_matches("tilerama:"));
    assert_eq!(again.history().position(), text);
    let letters: std::collections::BTreeSet<u16> =
        again.board().tiles().iter().map(|&tile| symbol(tile)).collect();
    assert_eq!(letters.len(), 400);
}

/// All solvable arrangements are equally likely: a puzzle of two by three has 360.
#[test]
fn deals_are_spread_evenly_and_can_be_solved() {
    let mut counts = std::collections::BTreeMap::new();
    for seed in 0..1200 {
        let text = deal(&format!("classic-b-2x3#{seed}")).history().position();
        *counts.entry(text).or_insert(0u32) += 1;
    }
    // The 360 solvable arrangements, except those within five pushes.
    assert!((300..=360).contains(&counts.len()), "{} arrangements", counts.len());
    assert!(counts.values().all(|&count| count < 16), "{counts:?}");
    // The empty space can be anywhere.
    let spaces = |id: &str| {
        let session = deal(id);
        session.board().tiles().iter().position(|&tile| tile == EMPTY)
    };
    let found: std::collections::BTreeSet<_> =
        (0..60).map(|seed| spaces(&format!("classic-b-x6#{seed}"))).collect();
    assert!(found.len() > 20, "{found:?}");
}

#[test]
fn every_size_is_solved_at_once() {
    for (cols, rows) in
        [(2, 2), (3, 2), (2, 3), (2, 20), (20, 2), (4, 3), (6, 6), (7, 9), (13, 5), (20, 20), (19, 20)]
    {
        let params: Params = "classic-b-x3".parse().expect("a board");
        let params = Tilerama::set(&params, "cols", &cols.to_string()).expect("columns");
        let params = Tilerama::set(&params, "rows", &rows.to_string()).expect("rows");
        for seed in 0..if cols * rows > 100 { 1 } else { 5 } {
            let mut session = deal(&format!("{params}#{seed}"));
            let hint =
                session.hint(&mut Budget::nodes(30)).unwrap_or_else(|| panic!("{params}#{seed}: no hint"));
            assert!(hint.why.is_some());
            let solves = hint.solves.expect("it leads to the end");
            for mv in &hint.line {
                session.play(mv).unwrap_or_else(|error| panic!("{params}#{seed}: {mv}: {error}"));
            }
            assert_eq!(session.status().reason, Some("tilerama-solved"), "{params}#{seed}");
            assert!(
                hint.line.len() <= 60 || !solves.is_shortest,
                "a long way is never called a shortest one"
            );
        }
    }
}

/// The objective may have the empty space anywhere; unsolvable boards have no hint.
#[test]
fn own_puzzles_are_solved_too() {
    let goal = "+ + + +| 1 2 3 |+ + + +| . 4 5 |+ + + +| 6 7 8 |+ + + +";
    let board = |tiles: [&str; 3]| {
        let [a, b, c] = tiles;
        format!("own@+ + + +| {a} |+ + + +| {b} |+ + + +| {c} |+ + + +;goal={goal}")
    };
    let mut session = deal(&board(["8 7 6", "5 4 3", "2 . 1"]));
    let hint = session.hint(&mut Budget::nodes(1));
    let other = deal(&board(["7 8 6", "5 4 3", "2 . 1"])).hint(&mut Budget::nodes(1));
    let solved = hint.or(other).expect("one of two arrangements that differ by an exchange can be solved");
    assert!(solved.why.is_some());
    session = deal(&board(["2 1 3", ". 4 5", "6 7 8"]));
    assert_eq!(session.hint(&mut Budget::nodes(200)), None);
}
