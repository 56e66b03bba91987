//! Moves and their text.

use std::fmt;
use std::str::FromStr;

use tilery_kit::text::{Reader, TextError, whole};
use tilery_kit::{Cell, wording};

use crate::tile::Orientation;

/// A move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Move {
    /// `place O r2c3`: places the current tile in orientation O, with the corner of its box on a cell.
    Place {
        /// The orientation of the tile.
        orientation: Orientation,
        /// The cell of the upper left corner of the tile's box.
        at: Cell,
    },
    /// `swap`: exchanges the current and the next tile.
    Swap,
}

impl fmt::Display for Orientation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.is_mirrored() { "m" } else { "" }, self.quarters())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Swap => f.write_str("swap"),
            Self::Place { orientation, at } => write!(f, "place {orientation} {at}"),
        }
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        whole(text, |reader| {
            if reader.eat("swap") {
                return Ok(Self::Swap);
            }
            if !reader.eat("place ") {
                return Err(reader.error(wording!("tileburst-move")));
            }
            let orientation = read_orientation(reader)?;
            reader.expect(" ")?;
            Ok(Self::Place { orientation, at: Cell::read(reader)? })
        })
    }
}

fn read_orientation(reader: &mut Reader<'_>) -> Result<Orientation, TextError> {
    let from = reader.clone();
    let mirrored = if reader.eat("m") { 4 } else { 0 };
    let quarters = reader.bump().and_then(|c| c.to_digit(4));
    match quarters {
        Some(quarters) => Ok(Orientation::ALL[mirrored + quarters as usize]),
        None => Err(from.error(wording!("orientation"))),
    }
}
