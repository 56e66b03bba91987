//! The text of boards.

use tilery_kit::text::{Reader, TextError, TextPos, whole};
use tilery_kit::{Cell, Keys, Phrase, Rng, wording};

use crate::board::Board;
use crate::field::{Cells, Corner, Field, MAX_SIZE, MIN_SIZE};
use crate::tile::{Colour, Shape, Tile};

/// Scores reach the page as JavaScript numbers, which hold integers of 53 bits.
const MAX_SCORE: u64 = (1 << 53) - 1;

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
