//! The state with which a test begins in the middle of a level.

use tilery_kit::{Reader, TextError, wording};

use super::{kind, letter, rows};
use tilery_tilecode::model::{MAX_KINDS, MAX_SIDE, MAX_SPRITES};

/// A start in the middle of a level. Rows and columns count from 0; kinds are numbers in the lists of the play, or in
/// plays of earlier builds those of the project.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Start {
    /// Rounds already played in the level.
    pub round: u32,
    pub score: i64,
    /// The counters with their names. Earlier builds left out the names, and gave all in order.
    pub counters: Vec<(String, i64)>,
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

impl Start {
    pub(super) fn sprite(&mut self, reader: &mut Reader<'_>) -> Result<(), TextError> {
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

    pub(super) fn print(&self, out: &mut String) {
        out.push_str(&format!("  round {}\n  score {}\n", self.round, self.score));
        if !self.counters.is_empty() {
            let word = |(name, n): &(String, i64)| {
                if name.is_empty() { n.to_string() } else { format!("{name}:{n}") }
            };
            rows(out, "counters", self.counters.iter().map(word));
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
