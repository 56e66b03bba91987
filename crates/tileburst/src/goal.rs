//! Goals of assignments, see `tilery_kit::aim`.

use std::fmt;
use std::str::FromStr;

use tilery_kit::text::{TextError, whole};
use tilery_kit::{Progress, Say, wording};

use crate::Tileburst;
use crate::board::Board;
use crate::field::{MAX_SIZE, MIN_SIZE};
use crate::moves::Move;
use crate::params::Params;

/// The largest number of lines or tiles that a goal can ask for.
const MOST: u32 = 9999;

/// A goal of an assignment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// `burst 3`: clear this many lines.
    Burst(u32),
    /// `grow 8`: reach a grid of this size or larger.
    Grow(u8),
    /// `survive 12`: place this many tiles.
    Survive(u32),
}

impl tilery_kit::Goal<Tileburst> for Goal {
    fn met(&self, _: &Params, start: &Board, board: &Board, _: &[Move]) -> Progress {
        Progress::met_if(match *self {
            Self::Burst(lines) => board.tally().lines - start.tally().lines >= lines,
            Self::Grow(size) => board.field().size() >= size,
            Self::Survive(tiles) => board.tally().tiles - start.tally().tiles >= tiles,
        })
    }

    fn say(&self) -> Say {
        match *self {
            Self::Burst(lines) => Say::new("tileburst-aim-burst").with("count", i64::from(lines)),
            Self::Grow(size) => Say::new("tileburst-aim-grow").with("size", i64::from(size)),
            Self::Survive(tiles) => Say::new("tileburst-aim-survive").with("count", i64::from(tiles)),
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Burst(lines) => write!(f, "burst {lines}"),
            Self::Grow(size) => write!(f, "grow {size}"),
            Self::Survive(tiles) => write!(f, "survive {tiles}"),
        }
    }
}

impl FromStr for Goal {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        whole(text, |reader| {
            if reader.eat("burst ") {
                reader.number(1..=MOST, wording!("line-count")).map(Self::Burst)
            } else if reader.eat("grow ") {
                reader.number(MIN_SIZE + 1..=MAX_SIZE, wording!("size")).map(Self::Grow)
            } else if reader.eat("survive ") {
                reader.number(1..=MOST, wording!("tile-count")).map(Self::Survive)
            } else {
                Err(reader.error(wording!("tileburst-goal")))
            }
        })
    }
}
