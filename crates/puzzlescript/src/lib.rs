//! Translates games of PuzzleScript to projects of TileCode.
//!
//! Each line of the text is translated exactly or left out. The notes list the lines left out, with
//! reasons. `docs/puzzlescript.md` describes the translation.
//!
//! `source` and `sections` read the text, `written` and `together` its rules. `rule`, `tile` and `variant`
//! divide the rules into cases that tiles of TileCode can tell apart. `game`, `stage` and `plan` make a turn a
//! sequence of steps, unless `native` can write the whole game in rules of one round. `script` writes the rules,
//! and `fit` leaves out what there is no room for.

mod picture;
mod sections;
mod source;
mod written;
mod together;
mod looks;
mod rule;
mod tile;
mod variant;
mod win;
mod game;
mod settle;
mod stage;
mod longest;
mod script;
mod plan;
mod native;
mod write;
mod finish;
mod fit;

use tilery_kit::{Brought, LeftOver, Phrase, TextError, wording};
use tilery_tilecode::model::{MAX_LEVELS, MAX_SIDE};

use fit::fitted;
use sections::{Line, error, found};
use source::Source;
use together::read_rules;

/// The maximum length of a text, in bytes.
const MAX_BYTES: usize = 1 << 18;

/// A rule or a goal that cannot be translated.
#[derive(Debug, Clone)]
struct Fault {
    line: Line,
    why: Phrase,
}

/// A translated game, with what measurements need to know of it.
#[derive(Debug, Clone)]
pub struct Opened {
    /// The project, with the lines that were left out.
    pub brought: Brought,
    /// The names of the objects of each kind, first of the backgrounds, then of the sprites.
    pub objects: Vec<Vec<String>>,
    /// The number of each level among levels and messages, from 0.
    pub levels: Vec<usize>,
    /// The objects that matter only to the eye.
    pub idle: Vec<String>,
}

/// True if a text is probably a game of PuzzleScript: it has at least three of its headings.
pub fn is_game(text: &str) -> bool {
    sections::headings(text) >= 3
}

/// Opens a game of PuzzleScript as a project.
///
/// # Errors
/// If the text is not a game of PuzzleScript, or the game is too large for a project.
pub fn open(text: &str) -> Result<Opened, TextError> {
    if text.len() > MAX_BYTES {
        let found = Phrase::new(wording!("puzzlescript-longer"));
        return Err(error(&Line::first(), wording!("puzzlescript-most-bytes"), found));
    }
    let mut notes = Vec::new();
    let mut source = Source::read(text, &mut notes)?;
    if source.pair().is_some_and(|all| all.count_ones() > 2) {
        return Err(error(&Line::first(), wording!("puzzlescript-player"), found("player")));
    }
    fit_levels(&mut source, &mut notes)?;
    let groups = read_rules(&source, &mut notes);
    let looks = looks::looks(&source, &groups);
    let first = fitted(source.clone(), &groups, &looks, notes.clone(), |_| false)?;
    if first.lost == 0 {
        return Ok(first.opened);
    }
    // With fewer kinds, more lines may fit.
    let other = fitted(source, &groups, &looks, notes, |source| fit::reduced(source, &looks).is_some());
    Ok(other.ok().filter(|other| other.lost < first.lost).unwrap_or(first).opened)
}

/// Removes levels that are too large or too many.
fn fit_levels(source: &mut Source, notes: &mut Vec<LeftOver>) -> Result<(), TextError> {
    let mut kept = 0;
    source.levels.retain(|level| {
        let is_small = level.cols <= MAX_SIDE && level.tiles.len() <= MAX_SIDE * level.cols;
        let fits = is_small && kept < MAX_LEVELS;
        kept += usize::from(fits);
        if !fits {
            let line = Line { number: level.line, text: String::new() };
            notes.push(line.lost(wording!("puzzlescript-large").into()));
        }
        fits
    });
    if kept == 0 {
        return Err(error(&Line::first(), wording!("puzzlescript-level"), found("")));
    }
    Ok(())
}
