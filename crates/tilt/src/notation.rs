//! The text of boards.

use tilery_kit::text::{TextError, whole};
use tilery_kit::{Grid, Rng, wording};

use crate::board::Board;
use crate::params::Params;
use crate::power::{self, value};

/// Scores reach the page as JavaScript numbers, which are exact up to 53 bits.
const MAX_SCORE: u64 = (1 << 53) - 1;

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
            powers[cell] = power::read(reader, 1)?.unwrap_or(0);
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
