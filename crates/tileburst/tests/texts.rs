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
fn moves_read_and_print() {
    for text in ["swap", "place 0 r1c1", "place m3 r10c9"] {
        assert_eq!(text.parse::<Move>().map(|mv| mv.to_string()), Ok(text.to_owned()));
    }
}
