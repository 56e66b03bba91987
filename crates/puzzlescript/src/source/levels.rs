//! Reads levels.

use tilery_kit::{LeftOver, TextError, wording};
use tilery_tilecode::document::MAX_NAME;

use crate::sections::{Line, error, found, message};

use super::{Level, Named, Objects, Source};

impl Source {
    pub(super) fn read_levels(
        &mut self,
        lines: Vec<Line>,
        notes: &mut Vec<LeftOver>,
    ) -> Result<(), TextError> {
        let background = self.background()?;
        let mut before: Option<Line> = None;
        let mut name_line = 0;
        let mut rows: Vec<Line> = Vec::new();
        let mut number = 0;
        let end = Line { number: 0, text: String::new() };
        for line in lines.into_iter().chain([end]) {
            let said = message(&line.text).map(str::to_owned);
            if said.is_none() && !line.text.trim().is_empty() {
                rows.push(Line { number: line.number, text: line.text.trim().to_lowercase() });
                continue;
            }
            if !rows.is_empty() {
                let name = before.take().map_or(String::new(), |line| line.text);
                if name.chars().count() > MAX_NAME {
                    let line = Line { number: name_line, text: name.clone() };
                    notes.push(line.seen(wording!("puzzlescript-cut").into()));
                }
                let level = self.level(std::mem::take(&mut rows), name, background)?;
                self.levels.push(Level { number, ..level });
                number += 1;
            }
            if let Some(text) = said {
                name_line = line.number;
                number += 1;
                // A level's name contains only one message.
                if let Some(before) = before.replace(Line { number: name_line, text }) {
                    notes.push(before.seen(wording!("puzzlescript-message").into()));
                }
            }
        }
        if let Some(last) = before {
            notes.push(last.seen(wording!("puzzlescript-message").into()));
        }
        if self.levels.is_empty() {
            return Err(error(&Line::first(), wording!("puzzlescript-level"), found("")));
        }
        Ok(())
    }

    /// The object of each tile for which a level names no object of the background's layer, and the objects
    /// of that layer.
    fn background(&self) -> Result<(u8, Objects), TextError> {
        self.known(&Line::first(), "background")?;
        let first = self.firsts.get("background").copied().unwrap_or_default();
        Ok((first, self.layers[self.layer_of(first)]))
    }

    fn level(
        &self,
        rows: Vec<Line>,
        name: String,
        (floor, floors): (u8, Objects),
    ) -> Result<Level, TextError> {
        // Rows are as long as the first one: the last tile of a shorter one is repeated.
        let cols = rows[0].text.chars().count();
        let mut tiles = Vec::new();
        for row in &rows {
            let last = row.text.chars().next_back();
            for glyph in row.text.chars().chain(last.into_iter().cycle()).take(cols) {
                let set = match self.known(row, glyph.encode_utf8(&mut [0; 4]))? {
                    Named::Any(_) => {
                        return Err(error(row, wording!("puzzlescript-glyph"), found(&glyph.to_string())));
                    }
                    named => named.set(),
                };
                tiles.push(set);
            }
        }
        // A tile without a floor has the first floor of the level, column by column.
        let by_columns = (0..cols).flat_map(|col| tiles.iter().skip(col).step_by(cols));
        let floor = by_columns.map(|set| set & floors).find(|set| *set != 0).unwrap_or(1 << floor);
        for set in tiles.iter_mut().filter(|set| **set & floors == 0) {
            *set |= floor;
        }
        Ok(Level { name, line: rows[0].number, number: 0, cols, tiles })
    }
}
