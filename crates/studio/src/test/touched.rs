//! The tiles of levels, kinds, counters and messages that a test touches.

use tilery_kit::{Reader, TextError, wording};

use super::rows;
use tilery_tilecode::model::MAX_SIDE;

/// The maximum number of rectangles of a stage.
const MAX_AREAS: usize = MAX_SIDE * MAX_SIDE;

/// A level that a play comes to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Stage {
    /// Its number, from 0; `None` if it was removed.
    pub level: Option<usize>,
    /// The rows by which its tiles are farther down than when the play was kept.
    pub down: i32,
    /// The columns by which they are farther right.
    pub right: i32,
    /// The tiles that the play touches, as they were when it was kept.
    pub areas: Vec<Area>,
}

/// A rectangle of tiles: its first and its last row and column, from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Area {
    pub from: (u8, u8),
    pub to: (u8, u8),
}

impl Stage {
    /// The stage of a level, without tiles.
    pub fn of(level: usize) -> Self {
        Self { level: Some(level), ..Self::default() }
    }

    /// Sets the tiles, given row by row, in as few rectangles as equal rows allow.
    pub fn hold(&mut self, tiles: Vec<(u8, u8)>) {
        self.areas.clear();
        for run in tiles.chunk_by(|a, b| a.0 == b.0 && a.1 + 1 == b.1) {
            let (Some(&from), Some(&to)) = (run.first(), run.last()) else { continue };
            let continues =
                |area: &&mut Area| area.to == (from.0.wrapping_sub(1), to.1) && area.from.1 == from.1;
            match self.areas.iter_mut().find(continues) {
                Some(area) => area.to = to,
                None => self.areas.push(Area { from, to }),
            }
        }
    }

    /// The tiles that it holds, as rows and columns from 0, as they were when the play was kept.
    pub fn tiles(&self) -> impl Iterator<Item = (u8, u8)> {
        self.areas.iter().flat_map(|&Area { from, to }| {
            (from.0..=to.0).flat_map(move |row| (from.1..=to.1).map(move |col| (row, col)))
        })
    }

    /// Reads a tile, or two opposite corners of a rectangle.
    pub(super) fn area(&mut self, reader: &mut Reader<'_>) -> Result<(), TextError> {
        let start = reader.clone();
        let from = tile(reader)?;
        let to = if reader.eat("-") { tile(reader)? } else { from };
        if self.areas.len() == MAX_AREAS || to.0 < from.0 || to.1 < from.1 {
            return Err(start.error(wording!("test-tiles")));
        }
        self.areas.push(Area { from, to });
        Ok(())
    }

    pub(super) fn print(&self, out: &mut String) {
        match self.level {
            None => out.push_str("  level none\n"),
            Some(level) if (self.down, self.right) == (0, 0) => {
                out.push_str(&format!("  level {}\n", level + 1))
            }
            Some(level) => out.push_str(&format!("  level {} {} {}\n", level + 1, self.down, self.right)),
        }
        if !self.areas.is_empty() {
            let tile = |(row, col): (u8, u8)| format!("r{}c{}", u32::from(row) + 1, u32::from(col) + 1);
            let word = |area: &Area| match area {
                area if area.from == area.to => tile(area.from),
                area => [tile(area.from), tile(area.to)].join("-"),
            };
            rows(out, "tiles", self.areas.iter().map(word));
        }
    }
}

/// Parses a tile, such as `r3c4`.
fn tile(reader: &mut Reader<'_>) -> Result<(u8, u8), TextError> {
    let mut number = |word: &str, what| {
        reader.expect(word)?;
        Ok(reader.number(1..=MAX_SIDE, what)? as u8 - 1)
    };
    Ok((number("r", wording!("row"))?, number("c", wording!("column"))?))
}

/// The names of what changes in a play, in the order of the first changes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Names {
    pub backgrounds: Vec<String>,
    pub sprites: Vec<String>,
    pub counters: Vec<String>,
    pub messages: Vec<String>,
}

impl Names {
    pub(super) fn print(&self, out: &mut String) {
        let lists = [
            ("backgrounds", &self.backgrounds),
            ("sprites", &self.sprites),
            ("counts", &self.counters),
            ("says", &self.messages),
        ];
        for (word, names) in lists {
            if !names.is_empty() {
                rows(out, word, names.iter().cloned());
            }
        }
    }
}
