//! The text of boards and moves.

use std::fmt;
use std::str::FromStr;

use tilery_kit::text::{TextError, whole};
use tilery_kit::{Cell, Grid, wording};

use crate::board::Board;
use crate::params::Params;

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
