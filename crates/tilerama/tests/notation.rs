//! The text of boards: canonical forms, and errors with their positions.

use tilery_kit::{AnySession, Session};
use tilery_tilerama::Tilerama;

fn error(text: &str) -> String {
    match Session::<Tilerama>::open(text) {
        Ok(session) => panic!("{text} opens as {}", session.history().position()),
        Err(error) => error.to_string(),
    }
}

/// Boards of 64 cells or more on a side are refused, whatever they contain; those of 63 are not.
#[test]
fn huge_boards_are_refused() {
    let square = |side: usize| {
        let line = format!("{}+", "+ ".repeat(side));
        let cells = format!("{} ", " 1".repeat(side));
        let lines: Vec<&str> =
            (0..=2 * side).map(|i| if i % 2 == 0 { line.as_str() } else { cells.as_str() }).collect();
        let text = lines.join("|");
        format!("own@{text};goal={}", text.replace('1', "2"))
    };
    assert!(error(&square(64)).contains("C from 1 to 63, found 129"));
    let session = Session::<Tilerama>::open(&square(63)).unwrap();
    assert!(session.status().over, "it is full and has no jumps");
    session.film();
    session.labels();
}

#[test]
fn boards_print_in_their_canonical_form() {
    // Line breaks, missing trailing spaces, other letters for jumps, and no number of moves.
    let text = "own@+z+\r\n 1\n+ +\n .\n+z+\n;goal=\n+z+\n .\n+ +\n 1\n+z+\n";
    let canonical = "tilerama:own@+a+| 1 |+ +| . |+a+;goal=+ +| . |+ +| 1 |+ +;moves=0";
    let session = Session::<Tilerama>::open(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(session.history().position(), canonical);
    // The shipped objective is used for a shipped board.
    let text = "classic-c-x3@+ + + +|a2 1 3a|+ + + +|b4 5 6b|+ + + +|c7 8 .c|+ + + +;moves=7";
    let session = Session::<Tilerama>::open(text).unwrap();
    assert!(
        session
            .history()
            .position()
            .ends_with(";goal=+ + + +| 1 2 3 |+ + + +| 4 5 6 |+ + + +| 7 8 . |+ + + +;moves=7")
    );
}

#[test]
fn each_own_board_has_a_table() {
    let open = |text: &str| Session::<Tilerama>::open(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let board = "own@+ + + +|a2 3 1a|+ + + +;goal=+ + + +| 1 2 3 |+ + + +";
    let wheel = open(&format!("{board};moves=0;name=\"Wheel\""));
    assert!(wheel.counts() && wheel.table().starts_with("own-"), "{}", wheel.table());
    // A name, a limit or a known way does not make it another board.
    for text in [board.to_owned(), format!("{board};way=r1c1 right"), board.replacen("own", "own!60s", 1)] {
        assert_eq!(open(&text).table(), wheel.table(), "{text}");
    }
    let other = open(&board.replace("2 3 1", "3 1 2"));
    assert!(other.counts() && other.table() != wheel.table());
    // These games could begin near their end, so they have no table.
    let begun = open(&format!("{board};moves=7"));
    let shipped = open(&open("classic-a-x3#1").history().position().replace("tilerama:", ""));
    assert!(!begun.counts() && !shipped.counts());
    assert_eq!((begun.history().title().as_deref(), shipped.history().title()), (Some(""), None));
    assert_eq!(wheel.history().title().as_deref(), Some("Wheel"));
    let dealt = open("classic-a-x3!60s#1");
    assert!(dealt.counts() && dealt.table() == "classic-a-x3");
}
