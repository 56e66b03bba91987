//! The text of boards: canonical forms, and errors with their positions.

use tilery_kit::{AnySession, Session};
use tilery_tilerama::Tilerama;

fn error(text: &str) -> String {
    match Session::<Tilerama>::open(text) {
        Ok(session) => panic!("{text} opens as {}", session.history().position()),
        Err(error) => error.to_string(),
    }
}

#[test]
fn broken_boards_are_refused_where_they_are_broken() {
    let rows = [
        ("own@", "line 1, column 5: expected lines of 2 C + 1 characters, C from 1 to 63, found 0"),
        ("own@+ +|1 |+ +", "line 1, column 10: expected a cell: `#`, `.`, a letter or a digit, found ` `"),
        ("own@+ +| 1 ", "line 1, column 12: expected 2 R + 1 lines, R from 1 to 63, found 2"),
        (
            "own@+ + | 1  |+ + ",
            "line 1, column 9: expected lines of 2 C + 1 characters, C from 1 to 63, found 4",
        ),
        ("own@+ +| ! |+ +", "line 1, column 10: expected a cell: `#`, `.`, a letter or a digit, found `!`"),
        ("own@+ +| . |+ +", "line 1, column 5: expected a board with a tile, found no tile"),
        ("own@+a+| 1 |+ +", "line 1, column 6: expected a letter that stands twice, not once, found `a`"),
        (
            "own@+a+|a1a|+ +",
            "line 1, column 11: expected a letter that stands twice, not three times, found `a`",
        ),
        ("own@+ + +| 1a2 |+ + +", "line 1, column 13: expected `=` or a space, found `a`"),
        ("own@+ + +| 1 # |+ +a+", "line 1, column 20: expected a space, since no border is here, found `a`"),
        (
            "own@+ +|=1 |+ +",
            "line 1, column 9: expected a tile on both sides of a joint, or no joint, found `=`",
        ),
        (
            "own@+ + +| 1=. |+ + +",
            "line 1, column 13: expected a tile on both sides of a joint, or no joint, found `=`",
        ),
        ("own@+ + +| 1\"2 |+ + +", "line 1, column 13: expected `=` or a space, found `\\\"`"),
        (
            "own@o o +| 1 2 |+ + +",
            "line 1, column 7: expected `+`, since no cell has two closed sides here, found `o`",
        ),
        (
            "own@+ o +| 1 2 |+ + +",
            "line 1, column 7: expected `+`, since no cell has two closed sides here, found `o`",
        ),
        (
            "own@oa+ +| 1 2 |+a+ +",
            "line 1, column 6: expected a space, since a turn claims this edge, found `a`",
        ),
        ("own@x +| 1 |+ +", "line 1, column 5: expected `+` or `o`, found `x`"),
        ("own@+ +| 1 |+ +", "line 1, column 16: expected `;goal=` and the objective, found the end"),
        (
            "own@+ +| 1 |+ +;goal=+ + +| 1 2 |+ + +",
            "line 1, column 22: expected an objective of 1 rows and 1 columns, found one of 1 and 2",
        ),
        (
            "own@+ +| 1 |+ +;goal=+ +| # |+ +",
            "line 1, column 27: expected `.`, `?`, a letter or a digit, as on the board, found `#`",
        ),
        (
            "own@+ +| 1 |+ +;goal=+ +| 1 |+ +;moves=x",
            "line 1, column 40: expected a number of moves from 0 to 1073741824, found `x`",
        ),
        (
            "own@+ + +| 1 . |+ + +;goal=+ + +| . 1 |+ + +;moves=0;name=Ring",
            "line 1, column 59: expected `\"`, found `Ring`",
        ),
        (
            "own@+ + +| 1 . |+ + +;goal=+ + +| . 1 |+ + +;moves=0;name=\"a  b\"",
            "line 1, column 59: expected a name: words with single spaces between them, 40 characters at most, found `\"`",
        ),
        (
            "own@+ + +| 1 . |+ + +;goal=+ + +| . 1 |+ + +;moves=0;way=r1c1 down",
            "line 1, column 58: expected pushes that lead to the objective, found `r1c1`",
        ),
        (
            "own@+ + +| 1 . |+ + +;goal=+ + +| . 1 |+ + +;moves=0;way=r1c1 right,r2c1 up",
            "line 1, column 69: expected a push that is possible, found `r2c1`",
        ),
        (
            "classic-a-x3@+ +| 1 |+ +",
            "line 1, column 14: expected the cells, jumps and turns of `classic-a-x3`, or an objective, found another board",
        ),
        (
            "nowhere#1",
            "line 1, column 1: expected a board's short name, such as `classic-a-x3`, or `own`, found `nowhere`",
        ),
        ("classic-a-x3~0#1", "line 1, column 14: expected a number of moves from 1 to 999, found `0`"),
    ];
    let wrong: Vec<String> = rows
        .iter()
        .filter(|(text, expected)| error(text) != *expected)
        .map(|(text, _)| format!("{text}\n  {}", error(text)))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
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
