//! The text of parameters, boards and moves.

use std::fmt;
use std::str::FromStr;

use tilery_kit::text::{Reader, TextError, whole};
use tilery_kit::{Cell, Grid, wording};

use crate::board::Board;

/// The greatest number of rows and of columns.
pub const MAX_SIDE: u16 = 9;

/// The size of the board: `COLSxROWS`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Params {
    /// The number of columns.
    pub cols: u16,
    /// The number of rows.
    pub rows: u16,
}

impl Params {
    /// The parameters with one field changed.
    pub(crate) fn with(self, field: &str, value: &str) -> Result<Self, TextError> {
        match field {
            "cols" => Ok(Self { cols: whole(value, read_cols)?, ..self }),
            "rows" => Ok(Self { rows: whole(value, read_rows)?, ..self }),
            _ => Err(Reader::new(field).error(wording!("sides"))),
        }
    }
}

fn read_cols(reader: &mut Reader<'_>) -> Result<u16, TextError> {
    reader.number(1..=MAX_SIDE, wording!("column-count"))
}

fn read_rows(reader: &mut Reader<'_>) -> Result<u16, TextError> {
    reader.number(1..=MAX_SIDE, wording!("row-count"))
}

impl fmt::Display for Params {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.cols, self.rows)
    }
}

impl FromStr for Params {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        whole(text, |reader| {
            let cols = read_cols(reader)?;
            reader.expect("x")?;
            Ok(Self { cols, rows: read_rows(reader)? })
        })
    }
}

/// Puts out the light in a cell: `r1c2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move(pub Cell);

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        whole(text, Cell::read).map(Self)
    }
}

/// Parses rows joined by `/`, each cell `*` or `.`.
pub fn parse_board(params: &Params, text: &str) -> Result<Board, TextError> {
    whole(text, |reader| {
        let mut is_lit = Grid::new(params.rows, params.cols, false);
        for cell in is_lit.cells() {
            if cell.col == 0 && cell.row > 0 {
                reader.expect("/")?;
            }
            is_lit[cell] = reader.eat("*");
            if !is_lit[cell] && !reader.eat(".") {
                return Err(reader.error(wording!("light")));
            }
        }
        Ok(Board::new(&is_lit))
    })
}

/// Prints a board for [`parse_board`].
pub fn print_board(board: &Board, out: &mut String) {
    for (cell, light) in board.cells().iter() {
        if cell.col == 0 && cell.row > 0 {
            out.push('/');
        }
        out.push(if light.is_some() { '*' } else { '.' });
    }
}
