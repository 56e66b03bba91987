//! Reads games of the original TileCode (Microsoft, for MakeCode Arcade) as projects, and writes projects as
//! games of it. docs/original.md describes the stored form.
//!
//! A text is one of two carriers: the browser's store, or what the game's *Export* prints. Both hold named
//! values ([`carrier`]), which are a [`Game`], which is written as the text of a project that runs on the
//! original's machine.
//!
//! Invariant: any text is read in time and space proportional to its length, which is bounded, and what
//! cannot be read is an error that names the key and the place.

mod bytes;
mod colours;
mod rule;
mod carrier;
mod game;
mod project;
mod export;

use tilery_kit::text::TextPos;
use tilery_kit::{Brought, LeftOver, Phrase, TextError, wording};

pub use export::{Exported, export};
use game::Game;

/// The maximum length of a text, in bytes.
const MAX_BYTES: usize = 1 << 20;

/// True if a text is probably one of the two carriers.
pub fn is_carrier(text: &str) -> bool {
    carrier::is_carrier(text)
}

/// Opens every game of a text. One that cannot be read is a note of the first that can.
///
/// # Errors
/// If the text is not a carrier of games, or none of them can be read; the first error is returned.
pub fn open(text: &str) -> Result<Vec<Brought>, TextError> {
    if text.len() > MAX_BYTES {
        return Err(TextError::new(TextPos::START, wording!("original-size"), wording!("longer-text")));
    }
    let mut opened: Vec<Brought> = Vec::new();
    let mut failed = Vec::new();
    for slot in carrier::slots(text)? {
        match Game::read(&slot).and_then(|game| project::write(&game)) {
            Ok(one) => opened.push(one),
            Err(error) => failed.push((slot.name, error)),
        }
    }
    let Some(first) = opened.first_mut() else {
        let none =
            || TextError::new(TextPos::START, wording!("original-carrier"), wording!("original-nothing"));
        return Err(failed.into_iter().next().map_or_else(none, |(_, error)| error));
    };
    let unread = failed.into_iter().map(|(name, error)| {
        let why = Phrase::new(wording!("original-unread"));
        let why = why.with("expected", *error.expected).with("found", *error.found);
        LeftOver {
            line: error.line,
            text: name,
            why: why.with("column", error.column.to_string()),
            is_lost: true,
        }
    });
    first.notes.extend(unread);
    Ok(opened)
}
