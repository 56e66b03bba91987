//! Goals of assignments, see `tilery_kit::aim`.

use std::fmt;
use std::str::FromStr;

use tilery_kit::text::{TextError, whole};
use tilery_kit::{Progress, Say};

use crate::TileCode;
use crate::board::Board;
use crate::buttons::Round;
use crate::params::Params;

/// The goal of an assignment: `win`, to win the level that it begins with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Win;

impl tilery_kit::Goal<TileCode> for Win {
    const FINDS: bool = false;

    fn met(&self, _: &Params, start: &Board, board: &Board, _: &[Round]) -> Progress {
        Progress::met_if(board.is_past(start))
    }

    fn say(&self) -> Say {
        Say::new("tilecode-aim-win")
    }
}

impl fmt::Display for Win {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("win")
    }
}

impl FromStr for Win {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        whole(text, |reader| reader.expect("win").map(|()| Self))
    }
}
