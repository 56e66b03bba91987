//! Turns Sokoban levels, alone or as collections, into projects of TileCode, in which crates are pushed.
//!
//! A text is rows of characters with lines between them ([`rows`]), or XML ([`slc`]). Both give [`Level`]s, which
//! become one project, or several if there are more levels than a project has. docs/bring.md describes the
//! formats.
//!
//! Invariant: any text is read in time and space proportional to its length and to that of its rows written out, both
//! of which are bounded.

mod level;
mod rows;
mod slc;
mod write;

use tilery_kit::text::TextPos;
use tilery_kit::{Brought, Phrase, TextError, wording};
use tilery_tilecode::model::MAX_LEVELS;

/// The maximum length of a text, in bytes.
const MAX_BYTES: usize = 1 << 20;

/// Levels with the title and the author of all.
#[derive(Debug, Default)]
struct Collection {
    title: String,
    author: String,
    levels: Vec<Level>,
}

#[derive(Debug, Default)]
struct Level {
    /// The number of its first line, from 1.
    line: u32,
    title: String,
    author: String,
    rows: Vec<String>,
}

/// True if a text is probably a collection, or a level.
pub fn is_collection(text: &str) -> bool {
    slc::is_slc(text) || rows::has_board(text)
}

/// Opens the levels of a text: a project for every 64 of them. Levels that cannot be played are notes.
///
/// # Errors
/// If the text is too long or has no level that can be played. The error is that of the first level.
pub fn open(text: &str) -> Result<Vec<Brought>, TextError> {
    if text.len() > MAX_BYTES {
        let found = wording!("longer-text");
        return Err(TextError::new(TextPos::START, wording!("sokoban-size"), found));
    }
    let Collection { title, author, levels } =
        if slc::is_slc(text) { slc::read(text)? } else { rows::read(text)? };
    let mut notes = Vec::new();
    let mut boards = Vec::new();
    let mut first = None;
    for level in &levels {
        match level::read(level) {
            Ok(board) => boards.push((level, board)),
            Err(why) => {
                first.get_or_insert_with(|| (level.line, why.clone()));
                notes.push(level::left_out(level, why));
            }
        }
    }
    if boards.is_empty() {
        let (line, found) = first.unwrap_or((1, Phrase::new(wording!("sokoban-nothing"))));
        return Err(TextError::new(TextPos { line, column: 1 }, wording!("sokoban-level"), found));
    }
    let parts = boards.chunks(MAX_LEVELS);
    let is_one = parts.len() == 1;
    let title = if title.is_empty() { "Sokoban" } else { &title };
    let mut brought = Vec::new();
    for (n, part) in parts.enumerate() {
        let from = n * MAX_LEVELS + 1;
        let range = if is_one { String::new() } else { format!(" {from}-{}", from + part.len() - 1) };
        let project = write::write(&format!("{title}{range}"), &author, part)?;
        brought.push(Brought { project, notes: std::mem::take(&mut notes) });
    }
    Ok(brought)
}
