//! Goals of assignments, see `tilery_kit::aim`.

use std::fmt;
use std::str::FromStr;

use tilery_kit::text::{TextError, whole};
use tilery_kit::{Progress, Say};

use crate::Tilerama;
use crate::board::Board;
use crate::notation::{Move, Params};

/// The goal of an assignment: `solve`, to bring the board to its objective.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Solve;

impl tilery_kit::Goal<Tilerama> for Solve {
    fn met(&self, _: &Params, _: &Board, board: &Board, _: &[Move]) -> Progress {
        Progress::met_if(board.is_solved())
    }

    fn say(&self) -> Say {
        Say::new("tilerama-aim-solve")
    }
}

impl fmt::Display for Solve {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("solve")
    }
}

impl FromStr for Solve {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        whole(text, |reader| reader.expect("solve").map(|()| Self))
    }
}
