//! Tests: the `test` blocks of a project, which play ignores.
//!
//! ```text
//! test Down the stairs
//!   level 2
//!   tiles r3c4-r3c9 r4c4
//!   sprites man rock
//!   counts keys
//!   chance 2a
//!   play .x3 R Rx12 RA
//!   changes .x3 3f2a 91c0 ...
//! ```
//!
//! A test holds what it touches: `tiles` has the tiles on which something changes, or a press could have changed
//! something, as rectangles. `backgrounds`, `sprites`, `counts` and `says` name the kinds, counters and messages that
//! change there. `changes` has 16 bits of a hash of the changes of each round, a dot for none. So everything else can
//! be edited; a renamed kind is renamed here, too, and a level that is moved or resized is followed by its row,
//! `level N DOWN RIGHT`: its tiles are so many rows and columns from where they were (`test_rows.rs`). There is such
//! a row, with the tiles, for each level that the play comes to, `level none` for a level that was removed.
//!
//! `chance` is the state of the random generator at the start. `play` lists the rounds; an entry followed by `x` and
//! a number is repeated. Long rows are continued in further rows.
//!
//! If the author changed the game and continued to play, the play begins in the middle of a level, and its
//! block contains the state at that time:
//!
//! ```text
//!   round 12
//!   score 30
//!   counters keys:2
//!   ground abbba abccba
//!   sprite a2,3r b4,1.
//!   blocked b
//! ```
//!
//! `counters` lists the values of the counters. `ground` has a word for each row of the map, which is the play's
//! own; `sprite` has a word for each sprite, oldest first, with row, column and heading (`u r d l`, a
//! dot at rest), and a second letter for the direction that the sprite faces, if that differs. Kinds are
//! letters from `a`, in the order of the rows `backgrounds` and `sprites`. At the start every tile counts as changed.
//!
//! Earlier builds wrote `hash` in place of `changes`, with hashes of all that is visible. There, kinds and
//! counters are numbered as the project declares them.

mod row_words;
mod start;
mod touched;

use tilery_kit::{Phrase, Reader, Rng, TextError, save, wording};

use super::one_line;
use tilery_tilecode::Round;
use tilery_tilecode::board::MAX_SCORE;
use tilery_tilecode::document::{Document, Item, Noted, TestText};
use tilery_tilecode::model::{MAX_COUNTERS, MAX_KINDS, MAX_LEVELS, MAX_MESSAGES, MAX_SIDE};

use row_words::{counter, hash, kind, letter, names, round, rows, runs, times};
pub use start::Start;
pub use touched::{Area, Names, Stage};

/// The maximum number of rounds of a test.
pub const MAX_ROUNDS: usize = 10_000;
/// Rows are wrapped at this width.
const WIDTH: usize = 100;

/// A play that is kept as a test.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Test {
    /// The name, a single line.
    pub name: String,
    /// The levels that the play comes to, in the order of its first visits. The first is that of the start.
    pub stages: Vec<Stage>,
    /// The names of all that changes in the play. Numbers of kinds count in these lists.
    pub names: Names,
    /// The state of the random generator at the start.
    pub chance: u64,
    /// The state at the start; `None` if the play begins with the level.
    pub start: Option<Start>,
    /// The input of each round from the start on.
    pub rounds: Vec<Round>,
    /// The expected result of each round.
    pub expected: Expected,
}

/// The expected results of a test's rounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expected {
    /// The hash of the changes on the play's tiles; `None` if nothing changes.
    Changes(Vec<Option<u16>>),
    /// The hash of the visible state, as earlier builds kept it.
    Whole(Vec<u16>),
}

impl Default for Expected {
    fn default() -> Self {
        Self::Changes(Vec::new())
    }
}

impl Expected {
    fn len(&self) -> usize {
        match self {
            Self::Changes(hashes) => hashes.len(),
            Self::Whole(hashes) => hashes.len(),
        }
    }
}

/// The farthest that the tiles of a level are from where they were.
const FAR: i32 = 10_000;

impl Test {
    /// The hash kept after a round: the lower 16 bits of the position's hash in saves.
    pub fn hash(position: &str) -> u16 {
        save::hash(position) as u16
    }

    /// Reads a `test` block of a project.
    ///
    /// # Errors
    /// If the block is not a test. Line and column count as in the text from which the block was read.
    pub fn read(test: &TestText) -> Result<Self, TextError> {
        let mut kept = Self { name: test.name.clone(), ..Self::default() };
        for Noted { at, body, .. } in &test.rows {
            kept.row(&mut Reader::at(body, *at))?;
        }
        if kept.stages.is_empty() {
            kept.stages.push(Stage::of(0));
        }
        if kept.rounds.is_empty() || kept.rounds.len() != kept.expected.len() {
            let at = test.rows.last().map_or(tilery_kit::text::TextPos::START, |row| row.at);
            let found = Phrase::new(wording!("rounds-and-hashes"))
                .with("rounds", kept.rounds.len().to_string())
                .with("hashes", kept.expected.len().to_string());
            return Err(TextError::new(at, wording!("hash-each-round"), found));
        }
        Ok(kept)
    }

    pub(super) fn row(&mut self, reader: &mut Reader<'_>) -> Result<(), TextError> {
        let from = reader.clone();
        match reader.take_while(|c| c.is_ascii_lowercase()) {
            "level" => self.stage(reader, &from)?,
            "tiles" => {
                if self.stages.is_empty() {
                    self.stages.push(Stage::of(0));
                }
                while let Some(stage) = self.stages.last_mut().filter(|_| !reader.is_end()) {
                    reader.expect(" ")?;
                    stage.area(reader)?;
                }
            }
            "backgrounds" => names(reader, &mut self.names.backgrounds, MAX_KINDS)?,
            "sprites" => names(reader, &mut self.names.sprites, MAX_KINDS)?,
            "counts" => names(reader, &mut self.names.counters, MAX_COUNTERS)?,
            "says" => names(reader, &mut self.names.messages, MAX_MESSAGES)?,
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
                    let counter = counter(reader)?;
                    self.start().counters.push(counter);
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
                    let times = times(reader)?;
                    if self.rounds.len() + times > MAX_ROUNDS {
                        return Err(from.error(wording!("most-rounds")));
                    }
                    self.rounds.extend(std::iter::repeat_n(round, times));
                }
            }
            "changes" => {
                while !reader.is_end() {
                    reader.expect(" ")?;
                    self.changes(reader)?;
                }
            }
            "hash" => {
                while !reader.is_end() {
                    reader.expect(" ")?;
                    let from = reader.clone();
                    let hash = hash(reader)?;
                    if self.expected == Expected::default() {
                        self.expected = Expected::Whole(Vec::new());
                    }
                    match &mut self.expected {
                        Expected::Whole(hashes) if hashes.len() < MAX_ROUNDS => hashes.push(hash),
                        _ => return Err(from.error(wording!("round-hashes"))),
                    }
                }
            }
            _ => {
                return Err(from.error(wording!("test-line")));
            }
        }
        reader.end()
    }

    /// Reads the level of a further stage, and how far its tiles are from where they were.
    fn stage(&mut self, reader: &mut Reader<'_>, from: &Reader<'_>) -> Result<(), TextError> {
        if self.stages.len() == MAX_LEVELS + 1 {
            return Err(from.error(wording!("test-line")));
        }
        reader.expect(" ")?;
        let mut stage = Stage::default();
        if !reader.eat("none") {
            stage.level = Some(reader.number(1..=MAX_LEVELS, wording!("level"))? - 1);
            if reader.eat(" ") {
                stage.down = reader.number(-FAR..=FAR, wording!("shift-rows"))?;
                reader.expect(" ")?;
                stage.right = reader.number(-FAR..=FAR, wording!("shift-columns"))?;
            }
        }
        self.stages.push(stage);
        Ok(())
    }

    /// Reads the changes of a round, or of several rounds in which nothing changes.
    fn changes(&mut self, reader: &mut Reader<'_>) -> Result<(), TextError> {
        let from = reader.clone();
        let hash = if reader.eat(".") { None } else { Some(hash(reader)?) };
        let times = times(reader)?;
        match &mut self.expected {
            Expected::Changes(hashes) if hashes.len() + times <= MAX_ROUNDS => {
                hashes.extend(std::iter::repeat_n(hash, times));
                Ok(())
            }
            _ => Err(from.error(wording!("round-hashes"))),
        }
    }

    fn start(&mut self) -> &mut Start {
        self.start.get_or_insert_default()
    }

    /// Reads the text of a single block.
    ///
    /// # Errors
    /// If the text is not exactly one test.
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
        for stage in &self.stages {
            stage.print(&mut out);
        }
        self.names.print(&mut out);
        out.push_str(&format!("  chance {:x}\n", self.chance));
        if let Some(start) = &self.start {
            start.print(&mut out);
        }
        let name = |round: Round| {
            let round = round.to_string();
            round.strip_prefix("tap ").map(str::to_owned).unwrap_or(round)
        };
        rows(&mut out, "play", runs(&self.rounds, name));
        match &self.expected {
            Expected::Changes(hashes) => {
                let name = |hash: Option<u16>| hash.map_or(".".to_owned(), |hash| format!("{hash:04x}"));
                rows(&mut out, "changes", runs(hashes, name));
            }
            Expected::Whole(hashes) => {
                rows(&mut out, "hash", hashes.iter().map(|hash| format!("{hash:04x}")))
            }
        }
        out
    }
}
