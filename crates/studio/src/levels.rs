//! Edits of whole levels.

use std::cmp::Ordering;

use tilery_kit::Illegal;
use tilery_kit::text::TextPos;

use super::board::{Board, refuse};
use super::edit::LevelEdit;
use super::kinds::letter_of;
use super::{full, one_line, plain};
use tilery_tilecode::document::{Item, LevelPart, LevelText, Noted, Rows};
use tilery_tilecode::model::MAX_LEVELS;

impl Board {
    /// The index of the part of a level.
    pub(super) fn level_at(&self, n: usize) -> Result<usize, Illegal> {
        self.nth(n, is_level, ("studio-no-level", "there is no such level"))
    }

    /// Changes a level. If `change` refuses, the level stays unchanged.
    pub(super) fn change_level(
        &mut self,
        n: usize,
        change: impl FnOnce(&mut LevelText) -> Result<(), Illegal>,
    ) -> Result<(), Illegal> {
        let at = self.level_at(n)?;
        let mut item = self.parts[at].item.clone();
        if let Item::Level(level) = &mut item.body {
            change(level)?;
        }
        self.redraw(at, item);
        Ok(())
    }

    /// The letter of the first background, which is used for new tiles.
    pub(super) fn ground(&self) -> Result<char, Illegal> {
        let letter = self.kinds().filter(|(_, kind)| !kind.is_sprite).find_map(|(_, kind)| letter_of(kind));
        letter.ok_or_else(|| {
            refuse("studio-no-background", [("name", "none".into())], "the game has no background")
        })
    }

    pub(super) fn add_level(&mut self, (rows, cols): (usize, usize), name: &str) -> Result<(), Illegal> {
        self.check_levels()?;
        let level = LevelText { name: one_line(name), parts: empty(self.ground()?, rows, cols) };
        let last = self.levels().last().map(|(n, _)| n + 1);
        let rule = self.places(|item| matches!(item, Item::Rule(_) | Item::Test(_))).first().copied();
        self.insert(last.or(rule).unwrap_or(self.parts.len()), plain(Item::Level(level)));
        Ok(())
    }

    fn check_levels(&self) -> Result<(), Illegal> {
        if self.levels().count() < MAX_LEVELS { Ok(()) } else { Err(full("levels", MAX_LEVELS)) }
    }

    pub(super) fn edit_level(&mut self, n: usize, edit: LevelEdit) -> Result<(), Illegal> {
        let at = self.level_at(n)?;
        match edit {
            LevelEdit::Copy => {
                self.check_levels()?;
                let copy = self.parts[at].clone();
                self.parts.insert(at + 1, copy);
                self.renumber_levels(|level| Some(if level > n { level + 1 } else { level }));
            }
            LevelEdit::Remove => {
                self.remove(at);
                self.renumber_levels(|level| match level.cmp(&n) {
                    Ordering::Less => Some(level),
                    Ordering::Equal => None,
                    Ordering::Greater => Some(level - 1),
                });
            }
            LevelEdit::Move(to) => {
                self.shift(is_level, n, to)?;
                // The levels between the old and the new place move by one.
                self.renumber_levels(|level| {
                    Some(match level {
                        _ if level == n => to,
                        _ if n < level && level <= to => level - 1,
                        _ if to <= level && level < n => level + 1,
                        _ => level,
                    })
                });
            }
            LevelEdit::Name(name) => self.change_level(n, |level| {
                level.name = one_line(&name);
                Ok(())
            })?,
            LevelEdit::Resize { size, down, right } => {
                let ground = self.ground()?;
                self.change_level(n, |level| {
                    for part in &mut level.parts {
                        match &mut part.body {
                            LevelPart::Map(rows) => resize(rows, size, (down, right), ground),
                            LevelPart::Sprites(rows) => resize(rows, size, (down, right), '.'),
                            LevelPart::Unread(_) => {}
                        }
                    }
                    Ok(())
                })?;
                self.shift_tests(n, (down, right));
            }
        }
        Ok(())
    }
}

fn is_level(item: &Item) -> bool {
    matches!(item, Item::Level(_))
}

/// The blocks of a level without sprites, whose background has a letter.
pub fn empty(ground: char, rows: usize, cols: usize) -> Vec<Noted<LevelPart>> {
    let blocks = [LevelPart::Map(blank(ground, rows, cols)), LevelPart::Sprites(blank('.', rows, cols))];
    blocks.map(|body| Noted { notes: Vec::new(), at: TextPos::START, body }).into()
}

/// Rows of a single letter.
pub fn blank(letter: char, rows: usize, cols: usize) -> Rows {
    let row = Noted { notes: Vec::new(), at: TextPos::START, body: letter.to_string().repeat(cols).into() };
    vec![row; rows]
}

/// The number of rows of a block, and the number of columns of its first row.
pub fn size(rows: &Rows) -> (usize, usize) {
    (rows.len(), rows.first().map_or(0, |row| row.body.chars().count()))
}

/// Crops or extends a block to another size and shifts its content. Comments stay with their rows; comments
/// of removed rows move to the nearest row.
fn resize(block: &mut Rows, (rows, cols): (usize, usize), (down, right): (i32, i32), ground: char) {
    let mut next = blank(ground, rows, cols);
    for (r, old) in (down..).zip(block.iter_mut()) {
        let inside = r.clamp(0, rows as i32 - 1);
        let row = &mut next[inside as usize];
        row.notes.append(&mut old.notes);
        if r == inside {
            let mut letters: Vec<char> = row.body.chars().collect();
            for (c, letter) in (right..).zip(old.body.chars()) {
                if let Some(there) = usize::try_from(c).ok().and_then(|c| letters.get_mut(c)) {
                    *there = letter;
                }
            }
            row.body = letters.into_iter().collect::<String>().into();
        }
    }
    *block = next;
}
