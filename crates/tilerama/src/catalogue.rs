//! The boards that are shipped: `boards.txt`, read when it is needed.
//!
//! Each board is a paragraph: a line `short-name | Family | difficulty N` (then `| picture NAME` if its tiles show one), and the
//! solved board as a doubled grid; where only a part of the board counts, `;goal=` and the objective follow. Difficulties are measured, by
//! `examples/difficulty.rs`.

use tilery_kit::text::TextError;
use tilery_kit::{Reader, edition};

use crate::board::Plan;
use crate::doubled;
use crate::push::Code;

/// The pictures that the page can draw, in the order of their looks.
pub const PICTURES: &[&str] = &["sunset", "mountains", "sailboat", "fish", "flower", "balloon"];

/// A shipped board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// Its short name, as parameters have it.
    pub name: &'static str,
    /// The family that it belongs to.
    pub family: &'static str,
    /// How hard its deals are, from 1 to 5.
    pub difficulty: u8,
    /// The picture on its tiles, an index into [`PICTURES`].
    pub picture: Option<u8>,
    text: &'static str,
}

/// All shipped boards, family by family.
pub fn entries() -> impl Iterator<Item = Entry> {
    include_str!("boards.txt").split("\n\n").filter_map(|paragraph| {
        let (head, text) = paragraph.trim_start_matches('\n').split_once('\n')?;
        let mut words = head.split(" | ");
        let (name, family) = (words.next()?, words.next()?);
        let difficulty = words.next()?.strip_prefix("difficulty ")?.parse().ok()?;
        let picture = words.next().and_then(|words| words.strip_prefix("picture "));
        let picture = picture.and_then(|picture| PICTURES.iter().position(|&known| known == picture));
        Some(Entry { name, family, difficulty, picture: picture.map(|index| index as u8), text })
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

/// The shipped board of that name.
pub fn find(name: &str) -> Option<Entry> {
    entries().find(|entry| entry.name == name)
}

impl Entry {
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
        let (zone, tiles) = doubled::read_board(&mut reader)?;
        let goal = if reader.eat(";goal=") {
            doubled::read_goal(&mut reader, &zone)?
        } else {
            (0..zone.size()).map(|cell| zone.holds(cell).then(|| tiles[usize::from(cell)])).collect()
        };
        Ok((Plan::new(zone, goal, self.picture), tiles))
    }
}
