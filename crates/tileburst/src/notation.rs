//! The text of parameters, boards and moves.

use std::fmt;
use std::str::FromStr;

use tilery_kit::text::{Reader, TextError, TextPos, whole};
use tilery_kit::{Cell, Keys, Phrase, Rng, wording};

use crate::board::Board;
use crate::field::{Cells, Corner, Field, MAX_SIZE, MIN_SIZE};
use crate::tile::{Colour, Shape, Tile, Way};

/// Scores reach the page as JavaScript numbers, which hold integers of 53 bits.
const MAX_SCORE: u64 = (1 << 53) - 1;

/// The pool that tiles are drawn from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Params {
    /// A choice of five pentominoes and four hexominoes.
    Classic,
    /// All twelve pentominoes and all thirty-five hexominoes.
    Full,
}

impl Params {
    /// Both pools, the default first.
    pub const ALL: [Self; 2] = [Self::Classic, Self::Full];

    /// `classic` or `full`.
    pub fn name(self) -> &'static str {
        ["classic", "full"][self as usize]
    }
}

impl fmt::Display for Params {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Params {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let known = Self::ALL.into_iter().find(|params| params.name() == text);
        known.ok_or_else(|| Reader::new(text).error(wording!("pool")))
    }
}

/// A move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Move {
    /// `place O r2c3`: places the current tile in orientation O, with the corner of its box on a cell.
    Place {
        /// The orientation of the tile.
        way: Way,
        /// The cell of the upper left corner of the tile's box.
        at: Cell,
    },
    /// `swap`: exchanges the current and the next tile.
    Swap,
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.is_mirrored() { "m" } else { "" }, self.quarters())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Swap => f.write_str("swap"),
            Self::Place { way, at } => write!(f, "place {way} {at}"),
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
            let way = read_way(reader)?;
            reader.expect(" ")?;
            Ok(Self::Place { way, at: Cell::read(reader)? })
        })
    }
}

fn read_way(reader: &mut Reader<'_>) -> Result<Way, TextError> {
    let from = reader.clone();
    let mirrored = if reader.eat("m") { 4 } else { 0 };
    let quarters = reader.bump().and_then(|c| c.to_digit(4));
    match quarters {
        Some(quarters) => Ok(Way::ALL[mirrored + quarters as usize]),
        None => Err(from.error(wording!("orientation"))),
    }
}

/// Parses `size/rows/current/next/direction/score`, optionally followed by `;chance=HEX`.
///
/// # Errors
/// If the text is invalid, or the position is larger than size 4 and neither tile fits.
pub fn parse_board(text: &str) -> Result<Board, TextError> {
    whole(text, |reader| {
        let size = reader.number(MIN_SIZE..=MAX_SIZE, wording!("size"))?;
        reader.expect("/")?;
        let field = read_field(size, reader)?;
        reader.expect("/")?;
        let mut keys = Keys::default();
        let tiles_at = reader.pos();
        let current = read_tile(reader, &mut keys)?;
        reader.expect("/")?;
        let next = read_tile(reader, &mut keys)?;
        reader.expect("/")?;
        let corner = Corner::ALL[usize::from(reader.number(0..=3u8, wording!("corner"))?)];
        reader.expect("/")?;
        let score = reader.number(0..=MAX_SCORE, wording!("score"))?;
        let rng = if reader.eat(";chance=") { Rng::read(reader)? } else { Rng::default() };
        let board = Board::new(field, [current, next], corner, score, rng, keys);
        if size > MIN_SIZE && !board.can_go_on() {
            return Err(TextError::new(tiles_at, wording!("fitting-tile"), wording!("stuck-tiles")));
        }
        Ok(board)
    })
}

fn read_field(size: u8, reader: &mut Reader<'_>) -> Result<Field, TextError> {
    let mut field = Field::new(size);
    for row in 0..u16::from(size) {
        if row > 0 {
            reader.expect("-")?;
        }
        for col in 0..u16::from(size) {
            let colour = reader.peek().and_then(Colour::from_letter);
            if colour.is_none() && reader.peek() != Some('.') {
                return Err(
                    reader.error(Phrase::new(wording!("tileburst-cell")).with("size", size.to_string()))
                );
            }
            reader.bump();
            if let Some(colour) = colour {
                field.put(colour, Cells::one(Cell::new(row, col)));
            }
        }
    }
    Ok(field)
}

fn read_tile(reader: &mut Reader<'_>, keys: &mut Keys) -> Result<Tile, TextError> {
    let colour =
        reader.peek().and_then(Colour::from_letter).ok_or_else(|| reader.error(wording!("colour")))?;
    reader.bump();
    let at = reader.pos();
    let text = reader.take_while(|c| matches!(c, '0' | '1' | '+'));
    if text.is_empty() {
        return Err(reader.error(wording!("tile-rows")));
    }
    let shape = shape(text).map_err(|expected| not_a_tile(at, expected, text))?;
    Ok(Tile::new(colour, shape, keys))
}

/// Parses a shape drawn by rows of `1` and `0`. The error is what was expected.
fn shape(text: &str) -> Result<Shape, Phrase> {
    let width = text.find('+').unwrap_or(text.len());
    let rows = text.split('+').count();
    if text.split('+').any(|row| row.len() != width) {
        return Err(Phrase::new(wording!("even-rows")));
    }
    if rows > Shape::MAX_CELLS || width > Shape::MAX_CELLS {
        return Err(Phrase::new(wording!("tile-too-large")));
    }
    let cells = text.split('+').zip(0u8..).flat_map(|(row, r)| {
        row.bytes().zip(0u8..).filter(|(digit, _)| *digit == b'1').map(move |(_, c)| (r, c))
    });
    let shape = Shape::from_cells(cells);
    match shape.count() {
        0 => Err(Phrase::new(wording!("tile-size"))),
        n if n > Shape::MAX_CELLS => Err(Phrase::new(wording!("tile-too-large"))),
        _ if !shape.is_connected() => Err(Phrase::new(wording!("tile-in-pieces"))),
        _ if (usize::from(shape.rows()), usize::from(shape.cols())) != (rows, width) => {
            Err(Phrase::new(wording!("tile-box")))
        }
        _ => Ok(shape),
    }
}

fn not_a_tile(at: TextPos, expected: Phrase, text: &str) -> TextError {
    let found: String = text.chars().take(48).collect();
    TextError::new(at, expected, Phrase::quoted(&found))
}

/// Prints the text that [`parse_board`] reads.
pub fn print_board(board: &Board, out: &mut String) {
    let field = board.field();
    out.push_str(&field.size().to_string());
    for row in 0..u16::from(field.size()) {
        out.push(if row == 0 { '/' } else { '-' });
        out.extend(
            (0..u16::from(field.size())).map(|col| field.at(Cell::new(row, col)).map_or('.', Colour::letter)),
        );
    }
    for tile in [board.current(), board.next()] {
        out.push('/');
        out.push(tile.colour.letter());
        tile.shape.print(out);
    }
    out.push_str(&format!("/{}/{};chance={}", board.corner() as u8, board.score(), board.rng()));
}
