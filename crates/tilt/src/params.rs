//! The size of the board and the goal.

use std::fmt;
use std::str::FromStr;

use tilery_kit::text::{Reader, TextError, whole};
use tilery_kit::{Wording, wording};

use crate::power::{self, value};

/// The form's name for the default goal of the board's size.
pub const AUTO: &str = "auto";
/// The smallest number of rows and of columns.
const MIN_SIDE: u16 = 2;
/// The largest number of rows and of columns.
const MAX_SIDE: u16 = 8;
/// The power of the smallest goal, 4, which a deal may already contain.
const MIN_GOAL: u8 = 2;
const SIDE: &Wording = wording!("side");

/// The size of the board and the goal: `COLSxROWS`, then `-GOAL` if it is not the default for that size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Params {
    cols: u16,
    rows: u16,
    goal: u8,
}

impl Params {
    /// The number of columns.
    pub fn cols(&self) -> u16 {
        self.cols
    }

    /// The number of rows.
    pub fn rows(&self) -> u16 {
        self.rows
    }

    /// The tile to reach.
    pub fn goal(&self) -> i64 {
        value(self.goal)
    }

    /// The power of two of the tile to reach.
    pub fn goal_power(&self) -> u8 {
        self.goal
    }

    /// True if the goal differs from the size's default.
    pub fn has_own_goal(&self) -> bool {
        self.goal != default_goal(self.cols, self.rows)
    }

    /// The choices of goals in a form: the size's default, named [`AUTO`], and powers of two.
    pub fn goals(&self) -> Vec<String> {
        let usual = 3..=17;
        let own = (self.has_own_goal() && !usual.contains(&self.goal)).then_some(self.goal);
        let powers = usual.chain(own).filter(|&power| power != default_goal(self.cols, self.rows));
        std::iter::once(AUTO.to_owned()).chain(powers.map(|power| value(power).to_string())).collect()
    }

    /// Returns the parameters with another size. A custom goal stays; the default goal follows the size.
    pub fn with_size(&self, cols: &str, rows: &str) -> Result<Self, TextError> {
        let side = |text| whole(text, |reader| reader.number(MIN_SIDE..=MAX_SIDE, SIDE));
        let (cols, rows) = (side(cols)?, side(rows)?);
        let goal = if self.has_own_goal() { self.goal } else { default_goal(cols, rows) };
        Ok(Self { cols, rows, goal })
    }

    /// Returns the parameters with another goal.
    pub fn with_goal(&self, goal: &str) -> Result<Self, TextError> {
        let goal = if goal == AUTO { default_goal(self.cols, self.rows) } else { whole(goal, read_goal)? };
        Ok(Self { goal, ..*self })
    }
}

/// The power of the default goal for this number of cells.
fn default_goal(cols: u16, rows: u16) -> u8 {
    match cols * rows {
        0..=5 => 4,
        6..=8 => 6,
        9..=11 => 9,
        12..=24 => 11,
        _ => 13,
    }
}

pub(crate) fn read_goal(reader: &mut Reader<'_>) -> Result<u8, TextError> {
    power::read(reader, MIN_GOAL)?.ok_or_else(|| reader.error(wording!("goal")))
}

impl FromStr for Params {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        whole(text, |reader| {
            let cols = reader.number(MIN_SIDE..=MAX_SIDE, wording!("column-count"))?;
            reader.expect("x")?;
            let rows = reader.number(MIN_SIDE..=MAX_SIDE, wording!("row-count"))?;
            let goal = if reader.eat("-") { read_goal(reader)? } else { default_goal(cols, rows) };
            Ok(Self { cols, rows, goal })
        })
    }
}

impl fmt::Display for Params {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.cols, self.rows)?;
        if self.has_own_goal() { write!(f, "-{}", self.goal()) } else { Ok(()) }
    }
}
