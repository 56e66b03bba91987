//! Moves and their text.

use std::fmt;
use std::str::FromStr;

use tilery_kit::text::{Reader, TextError, whole};
use tilery_kit::{Wording, wording};

use crate::square::{SIZE, Side};

/// The four kinds of move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A brick from above drops onto a column's stack.
    Drop,
    /// A brick from below lifts a column's stack.
    Lift,
    /// A brick from a flank flies as far as it can.
    Throw,
    /// A brick from a flank pushes the bricks that it meets.
    Knock,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Drop, Self::Lift, Self::Throw, Self::Knock];

    /// The name in text.
    pub fn name(self) -> &'static str {
        ["drop", "lift", "throw", "knock"][self as usize]
    }
}

/// The flank that a thrown or knocked brick comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flank {
    /// The left side; the brick flies to the right.
    Left,
    /// The right side; the brick flies to the left.
    Right,
}

impl Flank {
    /// The name in text.
    pub fn name(self) -> &'static str {
        self.side().name()
    }

    /// The side of the board.
    pub fn side(self) -> Side {
        match self {
            Self::Left => Side::Left,
            Self::Right => Side::Right,
        }
    }

    /// The column after `step` steps of flight; step 0 is the entry cell.
    pub(crate) fn column(self, step: usize) -> usize {
        match self {
            Self::Left => step,
            Self::Right => SIZE - 1 - step,
        }
    }
}

/// A move. Rows and columns count from 0 here, from 1 in text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Move {
    /// `drop C`: the brick above column C falls onto its stack.
    Drop(usize),
    /// `lift C`: the brick below column C enters at the floor, and the stack rises by one.
    Lift(usize),
    /// `throw SIDE R`: the brick flies along row R to a brick or the far wall, and then falls.
    Throw(Flank, usize),
    /// `knock SIDE R`: as a throw, but the brick pushes the run that it meets by one cell.
    Knock(Flank, usize),
}

impl Move {
    /// The kind of the move.
    pub fn kind(self) -> Kind {
        match self {
            Self::Drop(_) => Kind::Drop,
            Self::Lift(_) => Kind::Lift,
            Self::Throw(..) => Kind::Throw,
            Self::Knock(..) => Kind::Knock,
        }
    }

    /// The side that the brick comes from.
    pub fn side(self) -> Side {
        match self {
            Self::Drop(_) => Side::Top,
            Self::Lift(_) => Side::Bottom,
            Self::Throw(flank, _) | Self::Knock(flank, _) => flank.side(),
        }
    }

    /// The brick's place in the side's inner line: the column or the row, from 0.
    pub fn index(self) -> usize {
        match self {
            Self::Drop(n) | Self::Lift(n) | Self::Throw(_, n) | Self::Knock(_, n) => n,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind().name())?;
        if let Self::Throw(flank, _) | Self::Knock(flank, _) = self {
            f.write_str(" ")?;
            f.write_str(flank.name())?;
        }
        write!(f, " {}", self.index() + 1)
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        whole(text, |reader| {
            let from = reader.clone();
            let word = reader.take_while(|c| c.is_ascii_lowercase());
            let kind = Kind::ALL.into_iter().find(|kind| kind.name() == word);
            let kind = kind.ok_or_else(|| from.error(wording!("mound-move")))?;
            reader.expect(" ")?;
            Ok(match kind {
                Kind::Drop => Self::Drop(read_index(reader, wording!("column"))?),
                Kind::Lift => Self::Lift(read_index(reader, wording!("column"))?),
                Kind::Throw => Self::Throw(read_flank(reader)?, read_index(reader, wording!("row"))?),
                Kind::Knock => Self::Knock(read_flank(reader)?, read_index(reader, wording!("row"))?),
            })
        })
    }
}

fn read_flank(reader: &mut Reader<'_>) -> Result<Flank, TextError> {
    let flank = if reader.eat("left") {
        Flank::Left
    } else if reader.eat("right") {
        Flank::Right
    } else {
        return Err(reader.error(wording!("flank")));
    };
    reader.expect(" ")?;
    Ok(flank)
}

fn read_index(reader: &mut Reader<'_>, expected: &'static Wording) -> Result<usize, TextError> {
    let index: u8 = reader.number(1..=SIZE as u8, expected)?;
    Ok(usize::from(index) - 1)
}
