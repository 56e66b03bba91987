//! Goals of assignments, see `tilery_kit::aim`.

use std::fmt;
use std::str::FromStr;

use tilery_kit::text::{TextError, whole};
use tilery_kit::{Progress, Say, wording};

use crate::Mound;
use crate::board::{Board, LEAST_BLOCK};
use crate::moves::Move;
use crate::params::Params;
use crate::square::SIZE;

/// The maximum number of levels that a goal can ask for.
const MOST_LEVELS: u32 = 99;

/// A goal of an assignment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// `clear`, or `clear 4`: clear this many levels, including the first.
    Clear(u32),
    /// `block 6`: make a block of at least this many bricks.
    Block(usize),
}

impl tilery_kit::Goal<Mound> for Goal {
    fn met(&self, _: &Params, start: &Board, board: &Board, _: &[Move]) -> Progress {
        Progress::met_if(match *self {
            Self::Clear(levels) => board.level() - start.level() >= levels,
            Self::Block(size) => board.tally().blocks_from(size) > start.tally().blocks_from(size),
        })
    }

    fn say(&self) -> Say {
        match *self {
            Self::Clear(levels) => Say::new("mound-aim-clear").with("count", i64::from(levels)),
            Self::Block(size) => Say::new("mound-aim-block").with("count", size as i64),
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clear(1) => f.write_str("clear"),
            Self::Clear(levels) => write!(f, "clear {levels}"),
            Self::Block(size) => write!(f, "block {size}"),
        }
    }
}

impl FromStr for Goal {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        whole(text, |reader| {
            if reader.eat("clear ") {
                reader.number(2..=MOST_LEVELS, wording!("level-count")).map(Self::Clear)
            } else if reader.eat("clear") {
                Ok(Self::Clear(1))
            } else if reader.eat("block ") {
                reader.number(LEAST_BLOCK..=SIZE * SIZE, wording!("brick-count")).map(Self::Block)
            } else {
                Err(reader.error(wording!("mound-goal")))
            }
        })
    }
}
