//! The text of parameters and boards.

use std::fmt;
use std::str::FromStr;

use tilery_kit::text::{Reader, TextError, whole};
use tilery_kit::{Grid, Phrase, Rng, Wording, wording};

use crate::board::{Board, MAX_POWER, value};

/// The form's name for the default goal of the board's size.
pub const AUTO: &str = "auto";
/// The smallest number of rows and of columns.
const MIN_SIDE: u16 = 2;
/// The largest number of rows and of columns.
const MAX_SIDE: u16 = 8;
/// The power of the smallest goal, 4, which a deal may already contain.
const MIN_GOAL: u8 = 2;
/// Scores reach the page as JavaScript numbers, which are exact up to 53 bits.
const MAX_SCORE: u64 = (1 << 53) - 1;
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
    read_power(reader, MIN_GOAL)?.ok_or_else(|| reader.error(wording!("goal")))
}

/// Reads a power of two of at least 2^`least`, and returns its exponent. If `least` is 1, a 0 is an empty
/// cell.
fn read_power(reader: &mut Reader<'_>, least: u8) -> Result<Option<u8>, TextError> {
    let from = reader.clone();
    let is_cell = least == 1;
    let expected = || {
        let what = if is_cell { wording!("goal-or-none") } else { wording!("power-of-two") };
        Phrase::new(wording!("range"))
            .with("what", Phrase::new(what))
            .with("start", value(least).to_string())
            .with("end", value(MAX_POWER).to_string())
    };
    let digits = reader.take_while(|c| c.is_ascii_digit());
    match digits.parse::<u64>() {
        Ok(0) if is_cell => Ok(None),
        Ok(n) if n.is_power_of_two() && (least..=MAX_POWER).contains(&(n.trailing_zeros() as u8)) => {
            Ok(Some(n.trailing_zeros() as u8))
        }
        _ => Err(from.error(expected())),
    }
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

/// Parses rows joined by `/`, cells by `,`, optionally followed by `;score=N` and `;chance=HEX`.
pub fn parse_board(params: &Params, text: &str) -> Result<Board, TextError> {
    whole(text, |reader| {
        let mut powers = Grid::new(params.rows(), params.cols(), 0);
        for cell in powers.cells() {
            if cell.col > 0 {
                reader.expect(",")?;
            } else if cell.row > 0 {
                reader.expect("/")?;
            }
            powers[cell] = read_power(reader, 1)?.unwrap_or(0);
        }
        let score = if reader.eat(";score=") { reader.number(0..=MAX_SCORE, wording!("score"))? } else { 0 };
        let rng = if reader.eat(";chance=") { Rng::read(reader)? } else { Rng::default() };
        Ok(Board::new(&powers, score, rng))
    })
}

/// Prints the text that [`parse_board`] reads.
pub fn print_board(board: &Board, out: &mut String) {
    for (cell, tile) in board.tiles().iter() {
        match (cell.row, cell.col) {
            (0, 0) => {}
            (_, 0) => out.push('/'),
            _ => out.push(','),
        }
        out.push_str(&value(tile.map_or(0, |tile| tile.power)).to_string());
    }
    out.push_str(&format!(";score={};chance={}", board.score(), board.rng()));
}
