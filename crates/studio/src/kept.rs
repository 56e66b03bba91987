//! Kept plays: the `test` blocks of a project, which play ignores.
//!
//! ```text
//! test Down the stairs
//!   level 2
//!   chance 2a
//!   play .x3 R Rx12 RA
//!   hash 3f2a 91c0 ...
//! ```
//!
//! `level` is omitted for the first level. `chance` is the state of the random generator at the start. `play`
//! lists the rounds; a round followed by `x` and a number is repeated. `hash` has 16 bits of a hash of the
//! visible state after each round. Long rows are continued in further rows.
//!
//! If the author changed the game and continued to play, the play begins in the middle of a level, and its
//! block contains the state at that time:
//!
//! ```text
//!   round 12
//!   score 30
//!   ground abbba abccba
//!   sprite a2,3r b4,1.
//!   blocked b
//! ```
//!
//! `counters` lists the values of the counters in order, if there are any. `ground` has a word for each row
//! of the map; `sprite` has a word for each sprite, oldest first, with row, column and heading (`u r d l`, a
//! dot at rest), and a second letter for the direction that the sprite faces, if that differs. Kinds are
//! numbered by letters from `a`, backgrounds and sprites separately, so that names, letters and pictures can
//! change. At the start every tile counts as changed.

use tilery_kit::{Phrase, Reader, Rng, TextError, save, wording};

use super::one_line;
use tilery_tilecode::Round;
use tilery_tilecode::board::MAX_SCORE;
use tilery_tilecode::document::{Document, Item, Noted, TestText};
use tilery_tilecode::model::{MAX_COUNTERS, MAX_KINDS, MAX_LEVELS, MAX_SIDE, MAX_SPRITES};

/// The maximum number of rounds of a kept play.
pub const MAX_ROUNDS: usize = 10_000;
/// Rows are wrapped at this width.
const WIDTH: usize = 100;

/// A play that is kept as a test.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct KeptPlay {
    /// The name, a single line.
    pub name: String,
    /// The level with which the play begins, from 0.
    pub level: usize,
    /// The state of the random generator at the start.
    pub chance: u64,
    /// The state at the start; `None` if the play begins with the level.
    pub start: Option<Start>,
    /// The input of each round from the start on.
    pub rounds: Vec<Round>,
    /// The hash after each round, see [`KeptPlay::hash`].
    pub hashes: Vec<u16>,
}

/// A start in the middle of a level. Kinds, rows and columns count from 0.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Start {
    /// Rounds already played in the level.
    pub round: u32,
    pub score: i64,
    pub counters: Vec<i64>,
    /// The backgrounds, row by row.
    pub ground: Vec<Vec<u8>>,
    /// The sprites, oldest first: kind, row, column, the heading's
    /// [`index`](tilery_tilecode::model::Heading::index), and the direction it faces, if its kind shows that
    /// and it differs from the heading.
    pub sprites: Vec<(u8, u8, u8, u8, Option<u8>)>,
    /// The kinds that are blocked in the first round, as a bit set.
    pub blocked: u16,
}

/// The letters of headings, by [`index`](tilery_tilecode::model::Heading::index).
const HEADINGS: [char; 5] = ['u', 'r', 'd', 'l', '.'];

fn letter(kind: u8) -> char {
    char::from(b'a' + kind)
}

/// Parses the letter of a kind.
fn kind(reader: &mut Reader<'_>) -> Result<u8, TextError> {
    let letter = reader.peek().filter(char::is_ascii_lowercase).map(|c| c as u8 - b'a');
    let Some(kind) = letter.filter(|&kind| usize::from(kind) < MAX_KINDS) else {
        return Err(reader.error(wording!("test-kind")));
    };
    reader.bump();
    Ok(kind)
}

impl Start {
    fn sprite(&mut self, reader: &mut Reader<'_>) -> Result<(), TextError> {
        if self.sprites.len() == MAX_SPRITES {
            return Err(reader.error(wording!("most-sprites")));
        }
        let kind = kind(reader)?;
        let row = reader.number(1..=MAX_SIDE, wording!("row"))? - 1;
        reader.expect(",")?;
        let col = reader.number(1..=MAX_SIDE, wording!("column"))? - 1;
        let Some(heading) = HEADINGS.iter().position(|&known| reader.peek() == Some(known)) else {
            return Err(reader.error(wording!("test-heading")));
        };
        reader.bump();
        let facing = HEADINGS[..4].iter().position(|&known| reader.peek() == Some(known));
        if facing.is_some() {
            reader.bump();
        }
        self.sprites.push((kind, row as u8, col as u8, heading as u8, facing.map(|facing| facing as u8)));
        Ok(())
    }

    fn print(&self, out: &mut String) {
        out.push_str(&format!("  round {}\n  score {}\n", self.round, self.score));
        if !self.counters.is_empty() {
            rows(out, "counters", self.counters.iter().map(i64::to_string));
        }
        rows(out, "ground", self.ground.iter().map(|row| row.iter().map(|&kind| letter(kind)).collect()));
        if !self.sprites.is_empty() {
            let word = |&(kind, row, col, heading, facing): &(u8, u8, u8, u8, Option<u8>)| {
                let heading = HEADINGS.get(usize::from(heading)).unwrap_or(&'.');
                let facing = facing.map(|facing| HEADINGS[usize::from(facing.min(3))]);
                let facing = facing.map(String::from).unwrap_or_default();
                format!("{}{},{}{heading}{facing}", letter(kind), row + 1, col + 1)
            };
            rows(out, "sprite", self.sprites.iter().map(word));
        }
        if self.blocked != 0 {
            let kinds = (0..MAX_KINDS as u8).filter(|kind| self.blocked >> kind & 1 == 1).map(letter);
            out.push_str(&format!("  blocked {}\n", kinds.collect::<String>()));
        }
    }
}

impl KeptPlay {
    /// The hash kept after a round: the lower 16 bits of the position's hash in saves.
    pub fn hash(position: &str) -> u16 {
        save::hash(position) as u16
    }

    /// Reads a `test` block of a project.
    ///
    /// # Errors
    /// If the block is not a kept play. Line and column count as in the text from which the block was read.
    pub fn read(test: &TestText) -> Result<Self, TextError> {
        let mut kept = Self { name: test.name.clone(), ..Self::default() };
        for Noted { at, body, .. } in &test.rows {
            kept.row(&mut Reader::at(body, *at))?;
        }
        if kept.rounds.is_empty() || kept.rounds.len() != kept.hashes.len() {
            let at = test.rows.last().map_or(tilery_kit::text::TextPos::START, |row| row.at);
            let found = Phrase::new(wording!("rounds-and-hashes"))
                .with("rounds", kept.rounds.len().to_string())
                .with("hashes", kept.hashes.len().to_string());
            return Err(TextError::new(at, wording!("hash-each-round"), found));
        }
        Ok(kept)
    }

    pub(super) fn row(&mut self, reader: &mut Reader<'_>) -> Result<(), TextError> {
        let from = reader.clone();
        match reader.take_while(|c| c.is_ascii_lowercase()) {
            "level" => {
                reader.expect(" ")?;
                self.level = reader.number(1..=MAX_LEVELS, wording!("level"))? - 1;
            }
            "chance" => {
                reader.expect(" ")?;
                self.chance = Rng::read(reader)?.state();
            }
            "round" => {
                reader.expect(" ")?;
                self.start().round = reader.number(0..=u32::MAX, wording!("round-count"))?;
            }
            "score" => {
                reader.expect(" ")?;
                self.start().score = reader.number(-MAX_SCORE..=MAX_SCORE, wording!("score"))?;
            }
            "counters" => {
                while !reader.is_end() && self.start().counters.len() < MAX_COUNTERS {
                    reader.expect(" ")?;
                    let n = reader.number(-MAX_SCORE..=MAX_SCORE, wording!("counter-number"))?;
                    self.start().counters.push(n);
                }
            }
            "ground" => {
                while !reader.is_end() {
                    reader.expect(" ")?;
                    let mut row = Vec::new();
                    while row.len() < MAX_SIDE && !reader.is_end() && reader.peek() != Some(' ') {
                        row.push(kind(reader)?);
                    }
                    if self.start().ground.len() == MAX_SIDE {
                        return Err(from.error(wording!("most-rows")));
                    }
                    self.start().ground.push(row);
                }
            }
            "sprite" => {
                while !reader.is_end() {
                    reader.expect(" ")?;
                    self.start().sprite(reader)?;
                }
            }
            "blocked" => {
                reader.expect(" ")?;
                while !reader.is_end() {
                    self.start().blocked |= 1 << kind(reader)?;
                }
            }
            "play" => {
                while !reader.is_end() {
                    reader.expect(" ")?;
                    let from = reader.clone();
                    let round = round(reader).map_err(|error: TextError| error.inside(from.pos()))?;
                    let times = if reader.eat("x") {
                        reader.number(1..=MAX_ROUNDS, wording!("round-count"))?
                    } else {
                        1
                    };
                    if self.rounds.len() + times > MAX_ROUNDS {
                        return Err(from.error(wording!("most-rounds")));
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
                        _ => {
                            return Err(from.error(wording!("round-hashes")));
                        }
                    }
                }
            }
            _ => {
                return Err(from.error(wording!("test-line")));
            }
        }
        reader.end()
    }

    fn start(&mut self) -> &mut Start {
        self.start.get_or_insert_default()
    }

    /// Reads the text of a single block.
    ///
    /// # Errors
    /// If the text is not exactly one kept play.
    pub fn parse(block: &str) -> Result<Self, TextError> {
        let (document, _) = Document::parse_parts(block, 1);
        match document.items.as_slice() {
            [Noted { body: Item::Test(test), .. }] => Self::read(test),
            _ => Err(Reader::new(block).error(wording!("one-test"))),
        }
    }

    /// The text of the block, ending with a line break.
    pub fn print(&self) -> String {
        let mut out = format!("test {}", one_line(&self.name)).trim_end().to_owned();
        out.push('\n');
        if self.level > 0 {
            out.push_str(&format!("  level {}\n", self.level + 1));
        }
        out.push_str(&format!("  chance {:x}\n", self.chance));
        if let Some(start) = &self.start {
            start.print(&mut out);
        }
        let mut runs: Vec<(Round, usize)> = Vec::new();
        for &round in &self.rounds {
            match runs.last_mut() {
                Some((last, times)) if *last == round => *times += 1,
                _ => runs.push((round, 1)),
            }
        }
        let run = |&(round, times): &(Round, usize)| {
            let round = round.to_string();
            let round = round.strip_prefix("tap ").unwrap_or(&round);
            if times == 1 { round.to_owned() } else { format!("{round}x{times}") }
        };
        rows(&mut out, "play", runs.iter().map(run));
        rows(&mut out, "hash", self.hashes.iter().map(|hash| format!("{hash:04x}")));
        out
    }
}

/// Parses a round: buttons, or a touched tile.
fn round(reader: &mut Reader<'_>) -> Result<Round, TextError> {
    if reader.peek() == Some('r') {
        return ["tap ", reader.take_while(|c| c != 'x' && c != ' ')].concat().parse();
    }
    reader.take_while(|c| c == '.' || c.is_ascii_uppercase()).parse()
}

/// Prints words in rows, each of which begins with `first`.
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
