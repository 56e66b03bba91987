//! The notation: canonical forms, and errors with line and column.

use tilery_kit::{AnySession, Session};
use tilery_tileburst::{Move, Tileburst};

fn open(board: &str) -> Result<Session<Tileburst>, String> {
    Session::open(&format!("classic@{board}")).map_err(|error| error.to_string())
}

#[test]
fn a_position_prints_as_it_was_read() {
    let board = "4/b..r-.g..-..y.-v.../r10+11/v1111/3/75";
    let printed = open(board).unwrap().history().position();
    assert_eq!(printed, format!("tileburst:classic@{board};chance=0000000000000000"));
    let board = format!("{board};chance=00000000000abc12");
    assert_eq!(open(&board).unwrap().history().position(), format!("tileburst:classic@{board}"));
}

#[test]
fn invalid_texts_are_refused_with_a_position() {
    // Columns count from the start of `classic@`, which has eight characters.
    for (board, error) in [
        ("3/", "column 9: expected a size from 4 to 10, found `3`"),
        ("11/", "column 9: expected a size from 4 to 10, found `11`"),
        ("4/b..x-", "column 14: expected a cell (`b r g y v` or `.`; a row has 4), found `x-`"),
        ("4/b..-....", "column 14: expected a cell (`b r g y v` or `.`; a row has 4), found `-`"),
        ("4/.....-....", "column 15: expected `-`, found `.`"),
        ("4/....-....-..../", "column 25: expected `-`, found `/`"),
        ("4/....-....-....-..../o1/", "column 31: expected a colour (`b r g y v`), found `o1`"),
        ("4/....-....-....-..../r/", "column 32: expected rows of `1` and `0` joined by `+`, found `/`"),
        ("4/....-....-....-..../r0/", "column 32: expected a tile of 1 to 6 cells, found `0`"),
        ("4/....-....-....-..../r111+1111/", "column 32: expected rows of one length, found `111+1111`"),
        (
            "4/....-....-....-..../r1111+1110/",
            "column 32: expected a tile of at most 6 cells, found `1111+1110`",
        ),
        ("4/....-....-....-..../r1111111/", "column 32: expected a tile of at most 6 cells, found `1111111`"),
        ("4/....-....-....-..../r10+01/", "column 32: expected a tile in one piece, found `10+01`"),
        (
            "4/....-....-....-..../r110/",
            "column 32: expected a box without an empty row or column, found `110`",
        ),
        ("4/....-....-....-..../r1/b1/4/", "column 37: expected a direction from 0 to 3, found `4`"),
        (
            "4/....-....-....-..../r1/b1/0/-1",
            "column 39: expected a score from 0 to 9007199254740991, found `-1`",
        ),
        ("4/....-....-....-..../r1/b1/0/0/", "column 40: expected the end, found `/`"),
        (
            "5/bbbbb-bbbbb-bbbbb-bbbbb-bbbbb/r1/b1/0/0",
            "column 41: expected a tile that fits on the grid, found two that fit nowhere",
        ),
    ] {
        assert_eq!(open(board).err(), Some(format!("line 1, {error}")), "{board}");
    }
    assert!(Session::<Tileburst>::open("small#1").is_err());
}

#[test]
fn moves_read_and_print() {
    for text in ["swap", "place 0 r1c1", "place m3 r10c9"] {
        assert_eq!(text.parse::<Move>().map(|mv| mv.to_string()), Ok(text.to_owned()));
    }
    for (text, error) in [
        ("", "column 1: expected `swap` or `place`, found the end"),
        ("swap ", "column 5: expected the end, found ` `"),
        ("place 4 r1c1", "column 7: expected one of `0 1 2 3 m0 m1 m2 m3`, found `4`"),
        ("place m r1c1", "column 7: expected one of `0 1 2 3 m0 m1 m2 m3`, found `m`"),
        ("place 0  r1c1", "column 9: expected `r`, found ` `"),
        ("place 0 r0c1", "column 10: expected a row from 1 to 65535, found `0c1`"),
    ] {
        assert_eq!(
            text.parse::<Move>().map_err(|e| e.to_string()),
            Err(format!("line 1, {error}")),
            "{text}"
        );
    }
}
