//! The boards that are shipped: `boards.txt`, read when it is needed.
//!
//! Each board is a paragraph: a line `name | family | difficulty N` (then `| picture NAME` if its tiles show one, and `| weighed` if the positions of its
//! games can be rated, as `examples/weighed.rs` measures), and the solved board as a doubled grid; where only a part of the board counts, `;goal=` and the objective follow. A sliding puzzle needs no grid: it is
//! generated. Difficulties are measured, by `examples/difficulty.rs`; sliding puzzles beyond 5x5, which no search solves well, are as hard as the scale goes.

use tilery_kit::text::TextError;
use tilery_kit::{Reader, edition};

use crate::board::Plan;
use crate::doubled;
use crate::grid;
use crate::push::Code;

/// The pictures that the page can draw, in the order of their looks.
pub const PICTURES: &[&str] = &["sunset", "mountains", "sailboat", "fish", "flower", "balloon"];

/// A shipped board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// Its short name, as parameters have it.
    pub name: &'static str,
    /// The key of the family that it belongs to: what its name begins with.
    pub family: &'static str,
    /// How hard its deals are, from 1 to 5; 0 where that was not measured.
    pub difficulty: u8,
    /// Whether most positions of its games can be rated.
    pub is_weighed: bool,
    /// The picture on its tiles, an index into [`PICTURES`].
    pub picture: Option<u8>,
    text: &'static str,
}

/// The boards that are offered, family by family.
pub fn entries() -> impl Iterator<Item = Entry> {
    include_str!("boards.txt").split("\n\n").filter_map(|paragraph| {
        let paragraph = paragraph.trim_matches('\n');
        let (head, text) = paragraph.split_once('\n').unwrap_or((paragraph, ""));
        let mut words = head.split(" | ");
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

/// Those of which there is no later edition.
pub fn newest() -> impl Iterator<Item = Entry> {
    entries().filter(|entry| edition::is_newest(entry.name, entries().map(|other| other.name)))
}

/// Reads what may be a name of a shipped board, its edition included.
pub fn read_name<'a>(reader: &mut Reader<'a>) -> &'a str {
    reader.take_while(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '-' | '.'))
}

/// The shipped board of that name: one that is offered, or a sliding puzzle of any size.
pub fn find(name: &str) -> Option<Entry> {
    entries().find(|entry| entry.name == name).or_else(|| {
        let (name, _) = grid::find(name)?;
        let entry =
            Entry { name, family: grid::FAMILY, difficulty: 0, is_weighed: false, picture: None, text: "" };
        Some(entry)
    })
}

impl Entry {
    /// Whether it is a sliding puzzle that no text describes.
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
    /// When the shipped text is wrong, which a test of every board excludes.
    pub fn solved(&self) -> (Plan, Vec<Code>) {
        self.read().unwrap_or_else(|error| panic!("the shipped board {}: {error}", self.name))
    }

    /// The plan, and the tiles of the solved board.
    ///
    /// # Errors
    /// When the text is wrong.
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
