//! Goals of assignments, see `tilery_kit::aim`.

use std::fmt;
use std::str::FromStr;

use tilery_kit::save::MAX_MOVES;
use tilery_kit::text::{TextError, whole};
use tilery_kit::{Dir, Progress, Say, wording};

use crate::Tilt;
use crate::board::Board;
use crate::params::{Params, read_goal};
use crate::power::value;

/// After a tilt there are at least two tiles: one from before, and the new one.
const FEWEST: usize = 2;
const MOST: usize = 63;

/// A goal of an assignment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// `reach 64`: a tile of at least this value, stored as a power of two.
    Reach(u8),
    /// `tiles 2`: a board with at most this many tiles, after a tilt.
    Tiles(usize),
    /// `survive 10`: make this many tilts.
    Survive(usize),
}

impl tilery_kit::Goal<Tilt> for Goal {
    fn met(&self, _: &Params, _: &Board, board: &Board, played: &[Dir]) -> Progress {
        Progress::met_if(match *self {
            Self::Reach(power) => board.best() >= power,
            Self::Tiles(most) => {
                !played.is_empty() && board.tiles().as_slice().iter().flatten().count() <= most
            }
            Self::Survive(tilts) => played.len() >= tilts,
        })
    }

    fn say(&self) -> Say {
        match *self {
            Self::Reach(power) => Say::new("tilt-aim-reach").with("value", value(power)),
            Self::Tiles(most) => Say::new("tilt-aim-tiles").with("count", most as i64),
            Self::Survive(tilts) => Say::new("tilt-aim-survive").with("count", tilts as i64),
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Reach(power) => write!(f, "reach {}", value(*power)),
            Self::Tiles(most) => write!(f, "tiles {most}"),
            Self::Survive(tilts) => write!(f, "survive {tilts}"),
        }
    }
}

impl FromStr for Goal {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        whole(text, |reader| {
            if reader.eat("reach ") {
                read_goal(reader).map(Self::Reach)
            } else if reader.eat("tiles ") {
                reader.number(FEWEST..=MOST, wording!("tile-count")).map(Self::Tiles)
            } else if reader.eat("survive ") {
                reader.number(1..=MAX_MOVES, wording!("move-count")).map(Self::Survive)
            } else {
                Err(reader.error(wording!("tilt-goal")))
            }
        })
    }
}
