//! Edits of backgrounds and sprites, and of the rules that name them and the maps that show them.

use tilery_kit::Illegal;
use tilery_kit::text::TextPos;

use super::board::{Board, refuse};
use super::declared::Declared;
use super::edit::KindEdit;
use super::{full, plain, word};
use tilery_tilecode::document::{Item, KindText, LevelPart, Noted, PictureText, Rows, RuleLine, RuleText};
use tilery_tilecode::gallery;
use tilery_tilecode::model::{MAX_FRAMES, MAX_KINDS, Picture};

impl Board {
    pub(super) fn edit_kind(&mut self, edit: KindEdit<'_>) -> Result<(), Illegal> {
        match edit {
            KindEdit::Add { is_sprite, name, letter, picture } => {
                self.check_letter(is_sprite, letter)?;
                let pixels = if picture == "pixels" { rows(&"0".repeat(256)) } else { Rows::new() };
                let letter = word(&letter.to_string());
                let picture = PictureText { name: word(picture), pixels };
                let (style, frames) = (Vec::new(), Vec::new());
                let kind = KindText { is_sprite, name: word(name), letter, picture, style, frames };
                self.add_kind(kind)
            }
            KindEdit::Rename { name, to } => self.rename(Declared::Kind, name, to),
            KindEdit::Letter { name, letter } => self.set_letter(name, letter),
            KindEdit::Picture { name, picture, frame } => self.change_picture(name, frame, |text, notes| {
                let is_own = picture == "pixels";
                if is_own && text.pixels.is_empty() {
                    text.pixels = rows(&digits(&text.name.text));
                } else if !is_own {
                    notes.extend(text.pixels.drain(..).flat_map(|row| row.notes));
                }
                text.name = word(picture);
            }),
            KindEdit::Pixels { name, digits, frame } => self.change_picture(name, frame, |text, _| {
                text.name = word("pixels");
                let before = std::mem::replace(&mut text.pixels, rows(digits));
                for (n, mut row) in before.into_iter().enumerate() {
                    text.pixels[n.min(15)].notes.append(&mut row.notes);
                }
            }),
            KindEdit::RemoveFrame { name, frame } => {
                let most = self.kind(name)?.1.frames.len();
                if frame > most {
                    return Err(no_frame(most + 1));
                }
                if most == 0 {
                    let args = [("name", name.into())];
                    return Err(refuse("studio-last-frame", args, "a kind needs a picture"));
                }
                self.change_kind(name, |kind, notes| {
                    let gone = kind.frames.remove(frame.max(1) - 1);
                    notes.extend(gone.notes);
                    // If the first frame is removed, the second becomes the first.
                    let gone =
                        if frame == 0 { std::mem::replace(&mut kind.picture, gone.body) } else { gone.body };
                    notes.extend(gone.pixels.into_iter().flat_map(|row| row.notes));
                })
            }
            KindEdit::Style { name, words } => self.change_kind(name, |kind, _| {
                kind.style = words.into_iter().map(word).collect();
            }),
            KindEdit::Order { name, to } => {
                let (at, kind) = self.kind(name)?;
                let is_sprite = kind.is_sprite;
                let is_like = |item: &Item| matches!(item, Item::Kind(kind) if kind.is_sprite == is_sprite);
                let from = self.places(is_like).iter().position(|&place| place == at).unwrap_or(0);
                self.shift(is_like, from, to)
            }
            KindEdit::Remove { name } => self.remove_kind(name),
            KindEdit::Copy { name, to } => {
                let (_, kind) = self.kind(name)?;
                let letter = self.free_letter(kind.is_sprite, to);
                let kind = KindText { name: word(to), letter: word(&letter.to_string()), ..kind.clone() };
                self.add_kind(kind)?;
                self.change_members(name, &[name, to]);
                Ok(())
            }
        }
    }

    /// Adds a kind after the last kind of its sort. Sprites come after backgrounds.
    fn add_kind(&mut self, kind: KindText) -> Result<(), Illegal> {
        self.check_new(Declared::Kind, &kind.name.text)?;
        let is_sprite = kind.is_sprite;
        if self.kinds().filter(|(_, other)| other.is_sprite == is_sprite).count() >= MAX_KINDS {
            return Err(full(if is_sprite { "sprites" } else { "backgrounds" }, MAX_KINDS));
        }
        let is_before = |item: &Item| match item {
            Item::Title(_)
            | Item::Pace(_)
            | Item::Time(_)
            | Item::Machine(_)
            | Item::Rooms(_)
            | Item::Card(..) => true,
            Item::Kind(other) => is_sprite || !other.is_sprite,
            _ => false,
        };
        let last_like = self.kinds().filter(|(_, other)| other.is_sprite == is_sprite).last();
        let last = last_like.map(|(n, _)| n).or_else(|| self.places(is_before).last().copied());
        self.insert(last.map_or(0, |n| n + 1), plain(Item::Kind(kind)));
        Ok(())
    }

    /// Changes a frame of a kind. The index after the last frame appends a copy of the last frame. Comments
    /// of removed rows move before the frame.
    fn change_picture(
        &mut self,
        name: &str,
        frame: usize,
        change: impl FnOnce(&mut PictureText, &mut Vec<String>),
    ) -> Result<(), Illegal> {
        let count = 1 + self.kind(name)?.1.frames.len();
        if frame > count {
            return Err(no_frame(count));
        }
        if frame >= MAX_FRAMES {
            return Err(full("frames", MAX_FRAMES));
        }
        self.change_kind(name, |kind, notes| {
            if frame == count {
                let mut copy = kind.last().clone();
                copy.pixels.iter_mut().for_each(|row| row.notes.clear());
                kind.frames.push(Noted { notes: Vec::new(), at: TextPos::START, body: copy });
            }
            match frame.checked_sub(1) {
                None => change(&mut kind.picture, notes),
                Some(n) => {
                    let Noted { notes, body, .. } = &mut kind.frames[n];
                    change(body, notes);
                }
            }
        })
    }

    fn change_kind(
        &mut self,
        name: &str,
        change: impl FnOnce(&mut KindText, &mut Vec<String>),
    ) -> Result<(), Illegal> {
        let (n, _) = self.kind(name)?;
        self.change(n, |item| {
            if let Item::Kind(kind) = &mut item.body {
                change(kind, &mut item.notes);
            }
        });
        Ok(())
    }

    fn check_letter(&self, is_sprite: bool, letter: char) -> Result<(), Illegal> {
        let text = letter.to_string();
        let is_taken = self.kinds().any(|(_, kind)| kind.is_sprite == is_sprite && kind.letter.text == text);
        let args = [("letter", text.into())];
        if is_sprite && letter == '.' {
            return Err(refuse("studio-bad-letter", args, "a dot means no sprite"));
        }
        if is_taken {
            return Err(refuse("studio-letter-taken", args, "something else has that letter"));
        }
        Ok(())
    }

    /// Chooses an unused letter for a kind, from its name if possible.
    fn free_letter(&self, is_sprite: bool, name: &str) -> char {
        let is_free = |letter: &char| self.check_letter(is_sprite, *letter).is_ok();
        let others = ('a'..='z').chain('A'..='Z').chain('0'..='9');
        name.chars().filter(|c| c.is_alphanumeric()).chain(others).find(is_free).unwrap_or('?')
    }

    pub(super) fn set_letter(&mut self, name: &str, letter: char) -> Result<(), Illegal> {
        let (_, kind) = self.kind(name)?;
        let (is_sprite, before) = (kind.is_sprite, kind.letter.text.clone());
        if before == letter.to_string() {
            return Ok(());
        }
        self.check_letter(is_sprite, letter)?;
        let is_drawn = self.is_drawn(name);
        self.change_kind(name, |kind, _| kind.letter = word(&letter.to_string()))?;
        if is_drawn {
            self.replace_letter(is_sprite, &before, letter);
        }
        Ok(())
    }

    /// True if maps draw this kind with its letter. If two kinds share a letter, it means the first kind.
    fn is_drawn(&self, name: &str) -> bool {
        let Ok((_, kind)) = self.kind(name) else { return false };
        let is_like =
            |other: &KindText| other.is_sprite == kind.is_sprite && other.letter.text == kind.letter.text;
        let first = self.kinds().find(|(_, other)| is_like(other));
        letter_of(kind).is_some() && first.is_some_and(|(_, first)| first.name.text == name)
    }

    /// Replaces a letter in all maps or in all layers of sprites.
    fn replace_letter(&mut self, is_sprite: bool, before: &str, after: char) {
        let mut letters = before.chars();
        let (Some(before), None) = (letters.next(), letters.next()) else { return };
        for n in self.places(|item| matches!(item, Item::Level(_))) {
            let mut item = self.parts[n].item.clone();
            let Item::Level(level) = &mut item.body else { continue };
            let mut is_changed = false;
            for part in &mut level.parts {
                let rows = match &mut part.body {
                    LevelPart::Map(rows) if !is_sprite => rows,
                    LevelPart::Sprites(rows) if is_sprite => rows,
                    _ => continue,
                };
                for row in rows.iter_mut().filter(|row| row.body.contains(before)) {
                    let letters = row.body.chars().map(|c| if c == before { after } else { c });
                    row.body = letters.collect::<String>().into();
                    is_changed = true;
                }
            }
            if is_changed {
                self.redraw(n, item);
            }
        }
    }

    /// Removes a group, or a kind, the rules that are only about this kind, and all mentions in other rules.
    fn remove_kind(&mut self, name: &str) -> Result<(), Illegal> {
        if self.group(name).is_some() {
            self.remove_group(name);
            return Ok(());
        }
        let (at, kind) = self.kind(name)?;
        let (is_sprite, letter) = (kind.is_sprite, kind.letter.text.clone());
        let is_other = |(n, other): &(usize, &KindText)| !other.is_sprite && *n != at;
        let ground = self.kinds().filter(is_other).find_map(|(_, other)| letter_of(other));
        let after = match ground {
            _ if is_sprite => '.',
            Some(letter) => letter,
            None => {
                let args = [("name", name.into())];
                return Err(refuse("studio-last-background", args, "a game needs another background"));
            }
        };
        if self.is_drawn(name) {
            self.replace_letter(is_sprite, &letter, after);
        }
        self.remove(at);
        for n in
            self.places(|item| matches!(item, Item::Rule(rule) if is_about(rule, name))).into_iter().rev()
        {
            self.remove(n);
        }
        self.change_mentions(Declared::Kind, name, None);
        self.drop_empty_groups();
        Ok(())
    }
}

/// The letter of a kind in maps, if it is valid.
pub fn letter_of(kind: &KindText) -> Option<char> {
    let mut letters = kind.letter.text.chars();
    let letter = letters.next()?;
    (letters.next().is_none() && !(kind.is_sprite && letter == '.')).then_some(letter)
}

/// True if the centre of a rule must be a sprite of this kind.
fn is_about(rule: &RuleText, name: &str) -> bool {
    rule.lines.iter().any(|line| match &line.body {
        RuleLine::When { place, terms } if place.text == "C" => {
            let mut asked = terms.iter().filter_map(|term| term.text.strip_prefix('+')).peekable();
            asked.peek().is_some() && asked.all(|other| other == name)
        }
        _ => false,
    })
}

fn no_frame(most: usize) -> Illegal {
    refuse("studio-no-place", [("most", (most as i64).into())], "there is no such picture")
}

/// The rows of a picture given as 256 digits.
fn rows(digits: &str) -> Rows {
    let digits: Vec<char> = digits.chars().collect();
    let row = |row: &[char]| Noted {
        notes: Vec::new(),
        at: TextPos::START,
        body: row.iter().collect::<String>().into(),
    };
    digits.chunks(16).map(row).collect()
}

/// The digits of a picture of the gallery.
fn digits(name: &str) -> String {
    let picture = gallery::picture(name).unwrap_or(Picture::EMPTY);
    picture.0.iter().map(|&pixel| char::from_digit(u32::from(pixel), 16).unwrap_or('0')).collect()
}
