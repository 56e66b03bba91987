//! Kept plays: the `test` blocks of a project, which the game does not look at.
//!
//! ```text
//! test Down the stairs
//!   level 2
//!   chance 2a
//!   play .x3 R Rx12 RA
//!   hash 3f2a 91c0 ...
//! ```
//!
//! `level` is left out for the first one, `chance` is the generator's state at the start, `play` the rounds from there (a round `x` how many
//! of it there are in a row), `hash` sixteen bits of a hash of what a player sees after each round. Long rows go on in further ones.

use tilery_kit::{Phrase, Reader, Rng, TextError, save};

use super::one_line;
use crate::document::{Document, Item, Noted, TestText};
use crate::model::MAX_LEVELS;
use crate::play::Round;

/// A kept play has at most so many rounds.
pub const MAX_ROUNDS: usize = 10_000;
/// A row is ended when it is so long.
const WIDTH: usize = 100;

/// A play that is kept as a test.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Kept {
    /// Its name, one line.
    pub name: String,
    /// The level it begins with, from 0.
    pub level: usize,
    /// The generator's state at the start.
    pub chance: u64,
    /// The rounds.
    pub rounds: Vec<Round>,
    /// The hash after each round, see [`Kept::hash`].
    pub hashes: Vec<u16>,
}

impl Kept {
    /// What is kept of the position after a round: the lower sixteen bits of the hash that saves keep.
    pub fn hash(position: &str) -> u16 {
        save::hash(position) as u16
    }

    /// Reads the block of a project.
    ///
    /// # Errors
    /// When it is no kept play; the error counts lines and columns of the project's text as far as the block's marks do.
    pub fn read(test: &TestText) -> Result<Self, TextError> {
        let mut kept =
            Self { name: test.name.clone(), level: 0, chance: 0, rounds: Vec::new(), hashes: Vec::new() };
        for Noted { at, body, .. } in &test.rows {
            kept.row(&mut Reader::at(body, *at))?;
        }
        if kept.rounds.is_empty() || kept.rounds.len() != kept.hashes.len() {
            let at = test.rows.last().map_or(tilery_kit::text::Mark::START, |row| row.at);
            let found = Phrase::new("{rounds} rounds, {hashes} hashes")
                .with("rounds", kept.rounds.len().to_string())
                .with("hashes", kept.hashes.len().to_string());
            return Err(TextError::new(at, "a hash for each round", found));
        }
        Ok(kept)
    }

    pub(super) fn row(&mut self, reader: &mut Reader<'_>) -> Result<(), TextError> {
        let from = reader.clone();
        match reader.take_while(|c| c.is_ascii_lowercase()) {
            "level" => {
                reader.expect(" ")?;
                self.level = reader.number(1..=MAX_LEVELS, "a level")? - 1;
            }
            "chance" => {
                reader.expect(" ")?;
                self.chance = Rng::read(reader)?.state();
            }
            "play" => {
                while !reader.is_end() {
                    reader.expect(" ")?;
                    let from = reader.clone();
                    let word = reader.take_while(|c| c == '.' || c.is_ascii_uppercase());
                    let round: Round = word.parse().map_err(|error: TextError| error.inside(from.mark()))?;
                    let times = if reader.eat("x") {
                        reader.number(1..=MAX_ROUNDS, "a number of rounds")?
                    } else {
                        1
                    };
                    if self.rounds.len() + times > MAX_ROUNDS {
                        return Err(from.error("at most 10000 rounds"));
                    }
                    self.rounds.extend(std::iter::repeat_n(round, times));
                }
            }
            "hash" => {
                while !reader.is_end() {
                    reader.expect(" ")?;
                    let from = reader.clone();
                    let digits = reader.take_while(|c| matches!(c, '0'..='9' | 'a'..='f'));
                    match u16::from_str_radix(digits, 16) {
                        Ok(hash) if digits.len() == 4 && self.hashes.len() < MAX_ROUNDS => {
                            self.hashes.push(hash)
                        }
                        _ => return Err(from.error("a hash, four hexadecimal digits, of each round")),
                    }
                }
            }
            _ => return Err(from.error("`level`, `chance`, `play` or `hash`")),
        }
        reader.end()
    }

    /// Reads a block by itself.
    ///
    /// # Errors
    /// When the text is not one kept play.
    pub fn parse(block: &str) -> Result<Self, TextError> {
        let (document, _) = Document::parse_parts(block, 1);
        match document.items.as_slice() {
            [Noted { body: Item::Test(test), .. }] => Self::read(test),
            _ => Err(Reader::new(block).error("one `test`")),
        }
    }

    /// The block's text, with a line break at its end.
    pub fn print(&self) -> String {
        let mut out = format!("test {}", one_line(&self.name)).trim_end().to_owned();
        out.push('\n');
        if self.level > 0 {
            out.push_str(&format!("  level {}\n", self.level + 1));
        }
        out.push_str(&format!("  chance {:x}\n", self.chance));
        let mut runs: Vec<(Round, usize)> = Vec::new();
        for &round in &self.rounds {
            match runs.last_mut() {
                Some((last, times)) if *last == round => *times += 1,
                _ => runs.push((round, 1)),
            }
        }
        let run = |&(round, times): &(Round, usize)| {
            if times == 1 { round.to_string() } else { format!("{round}x{times}") }
        };
        rows(&mut out, "play", runs.iter().map(run));
        rows(&mut out, "hash", self.hashes.iter().map(|hash| format!("{hash:04x}")));
        out
    }
}

/// Words in rows that begin with a word.
fn rows(out: &mut String, first: &str, words: impl Iterator<Item = String>) {
    let mut length = WIDTH;
    for word in words {
        if length + word.len() >= WIDTH {
            if out.ends_with(|c: char| c != '\n') {
                out.push('\n');
            }
            out.push_str("  ");
            out.push_str(first);
            length = first.len() + 2;
        }
        out.push(' ');
        out.push_str(&word);
        length += word.len() + 1;
    }
    out.push('\n');
}
