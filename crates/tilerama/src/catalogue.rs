//! The shipped boards: `boards.txt`, parsed on demand.
//!
//! Each board is a paragraph: a line `name | family | difficulty N` (then `| picture NAME` if its tiles show
//! one, and `| weighed` if the positions of its games can be rated, as `examples/weighed.rs` measures), and
//! the solved board as a doubled grid. If the objective covers only a part of the board, `;goal=` and the
//! objective follow. A sliding puzzle needs no grid: it is generated. Difficulties are measured by
//! `examples/difficulty.rs`; sliding puzzles beyond 5x5, which no search solves well, have the highest
//! difficulty.

pub(crate) mod name;

use tilery_kit::text::TextError;
use tilery_kit::{Reader, edition};

use crate::doubled;
use crate::grid;
use crate::plan::Plan;
use crate::push::Code;

/// The pictures that the page can draw, in the order of their looks.
pub const PICTURES: &[&str] = &["sunset", "mountains", "sailboat", "fish", "flower", "balloon"];

/// A shipped board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// The name, as written in parameters.
    pub name: &'static str,
    /// The name of the family: the beginning of the board's name.
    pub family: &'static str,
    /// The difficulty of its deals, from 1 to 5; 0 if not measured.
    pub difficulty: u8,
    /// True if most positions of its games can be rated.
    pub is_weighed: bool,
    /// The picture on its tiles, an index into [`PICTURES`].
    pub picture: Option<u8>,
    text: &'static str,
}

/// The shipped boards, family by family.
pub fn entries() -> impl Iterator<Item = Entry> {
    // Splits at characters: searching for strings would add kilobytes of the library to the download.
    include_str!("catalogue/boards.txt").split('@').skip(1).filter_map(|paragraph| {
        let (head, text) = paragraph.split_once('\n')?;
        let text = text.trim_end_matches('\n');
        let mut words = head.split('|').map(str::trim);
        let (name, family) = (words.next()?, words.next()?);
        let difficulty = words.next()?.strip_prefix("difficulty ")?.parse().ok()?;
        let (mut picture, mut is_weighed) = (None, false);
        for word in words {
            match word.strip_prefix("picture ") {
                Some(name) => picture = PICTURES.iter().zip(0..).find(|(known, _)| **known == name),
                None => is_weighed |= word == "weighed",
            }
        }
        Some(Entry { name, family, difficulty, is_weighed, picture: picture.map(|(_, index)| index), text })
    })
}

/// The newest edition of each board.
pub fn newest() -> impl Iterator<Item = Entry> {
    entries().filter(|entry| edition::is_newest(entry.name, entries().map(|other| other.name)))
}

/// Reads the characters of a board name, including an edition. The board need not exist.
pub fn read_name<'a>(reader: &mut Reader<'a>) -> &'a str {
    reader.take_while(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '-' | '.'))
}

/// Finds a shipped board by name, or a sliding puzzle of any size.
pub fn find(name: &str) -> Option<Entry> {
    entries().find(|entry| entry.name == name).or_else(|| {
        let (name, _) = grid::find(name)?;
        let entry =
            Entry { name, family: grid::FAMILY, difficulty: 0, is_weighed: false, picture: None, text: "" };
        Some(entry)
    })
}

impl Entry {
    /// True if it is a generated sliding puzzle.
    pub fn is_generated(&self) -> bool {
        self.text.is_empty()
    }

    /// The zone and the objective.
    pub fn plan(&self) -> Plan {
        self.solved().0
    }

    /// The plan, and the tiles of the solved board.
    ///
    /// # Panics
    /// If the shipped text is invalid, which a test of every board rules out.
    pub fn solved(&self) -> (Plan, Vec<Code>) {
        self.read().unwrap_or_else(|error| panic!("the shipped board {}: {error}", self.name))
    }

    /// The plan, and the tiles of the solved board.
    ///
    /// # Errors
    /// If the text is invalid.
    pub fn read(&self) -> Result<(Plan, Vec<Code>), TextError> {
        let mut reader = Reader::new(self.text);
        let (zone, tiles) = match grid::find(self.name).filter(|_| self.is_generated()) {
            Some((_, (cols, rows))) => grid::solved(cols, rows),
            None => doubled::read_board(&mut reader)?,
        };
        let goal = if reader.eat(";goal=") {
            doubled::read_goal(&mut reader, &zone)?
        } else {
            (0..zone.size()).map(|cell| zone.holds(cell).then(|| tiles[usize::from(cell)])).collect()
        };
        Ok((Plan::new(zone, goal, self.picture), tiles))
    }
}
