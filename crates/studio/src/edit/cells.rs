//! Lists of tiles in edits.

use tilery_kit::{Reader, TextError, wording};
use tilery_tilecode::model::MAX_SIDE;

/// A tile: row and column, from 0.
pub type Tile = (usize, usize);

/// A list of tiles such as `r3c4` and runs such as `r3c4-r3c9`, already validated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cells<'a>(pub(super) &'a str);

impl Cells<'_> {
    /// The tiles, with runs expanded.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        self.runs().flat_map(|(from, to)| tiles_between(from, to))
    }

    fn runs(self) -> impl Iterator<Item = (Tile, Tile)> {
        self.0.split(' ').filter_map(|word| run(&mut Reader::new(word)).ok())
    }
}

/// All tiles of the rectangle with these opposite corners, in reading order.
pub fn tiles_between(a: Tile, b: Tile) -> impl Iterator<Item = Tile> {
    let cols = a.1.min(b.1)..=a.1.max(b.1);
    (a.0.min(b.0)..=a.0.max(b.0)).flat_map(move |row| cols.clone().map(move |col| (row, col)))
}

pub(super) fn tile(reader: &mut Reader<'_>) -> Result<Tile, TextError> {
    reader.expect("r")?;
    let row = reader.number(1..=MAX_SIDE, wording!("row"))?;
    reader.expect("c")?;
    let col = reader.number(1..=MAX_SIDE, wording!("column"))?;
    Ok((row - 1, col - 1))
}

pub(super) fn run(reader: &mut Reader<'_>) -> Result<(Tile, Tile), TextError> {
    let from = tile(reader)?;
    let to = if reader.eat("-") { tile(reader)? } else { from };
    Ok((from, to))
}
