//! Checks content drawn as rows of letters: the pictures of kinds, and levels.

use std::rc::Rc;

use tilery_kit::text::TextPos;

use super::Checker;
use crate::document::{KindText, LevelPart, LevelText, Noted, PictureText, Rows};
use crate::fault::Fault;
use crate::gallery;
use crate::model::{Kind, Level, MAX_FRAMES, MAX_KINDS, MAX_SIDE, Picture, Style};
use crate::words::Word;

impl Checker {
    pub(super) fn kind(&mut self, at: TextPos, text: &KindText) {
        let name = text.name.text.clone();
        self.name(&text.name, self.is_kind_or_group(&name));
        let mut letters = text.letter.text.chars();
        let letter = match (letters.next(), letters.next()) {
            (Some(letter), None) if !(text.is_sprite && letter == '.') => letter,
            _ => {
                self.report(text.letter.at, Fault::Letter(text.letter.text.clone()));
                '\0'
            }
        };
        let like = if text.is_sprite { &self.meaning.sprites } else { &self.meaning.backgrounds };
        let (is_full, is_taken) =
            (like.len() == MAX_KINDS, like.iter().any(|kind| kind.letter == letter && letter != '\0'));
        if is_taken {
            self.report(text.letter.at, Fault::LetterTaken(letter));
        }
        let frames = self.frames(text);
        let style = self.style(text, frames.len());
        if is_full {
            let what = if text.is_sprite { "sprites" } else { "backgrounds" };
            return self.report(at, Fault::TooMany { what, most: MAX_KINDS });
        }
        let like = if text.is_sprite { &mut self.meaning.sprites } else { &mut self.meaning.backgrounds };
        like.push(Kind { name, letter, frames, style });
    }

    fn frames(&mut self, text: &KindText) -> Vec<Picture> {
        let mut frames = vec![self.picture(&text.picture)];
        for Noted { at, body, .. } in &text.frames {
            if frames.len() == MAX_FRAMES {
                self.report(*at, Fault::TooManyFrames);
                break;
            }
            frames.push(self.picture(body));
        }
        frames
    }

    fn style(&mut self, text: &KindText, frames: usize) -> Style {
        let mut style = Style::default();
        for Word { text: word, at } in &text.style {
            let is_for_it = text.is_sprite || word.starts_with("sound:");
            if !is_for_it || !style.add(word) {
                self.report(*at, Fault::Style(word.clone()));
            } else if word == "four" && frames != MAX_FRAMES {
                self.report(*at, Fault::FourFrames);
            }
        }
        style
    }

    fn picture(&mut self, text: &PictureText) -> Picture {
        let Word { text: name, at } = &text.name;
        if !text.is_own() {
            return gallery::picture(name).unwrap_or_else(|| {
                self.report(*at, Fault::UnknownPicture(name.clone()));
                Picture::EMPTY
            });
        }
        let mut picture = Picture::EMPTY;
        if text.pixels.len() != 16 {
            self.report(*at, Fault::Pixels);
        }
        for (row, line) in text.pixels.iter().take(16).enumerate() {
            let digits: Vec<u32> = line.body.chars().filter_map(|c| c.to_digit(16)).collect();
            if digits.len() != 16 || line.body.chars().count() != 16 {
                self.report(line.at, Fault::Pixels);
            }
            for (col, digit) in digits.into_iter().take(16).enumerate() {
                picture.0[row * 16 + col] = digit as u8;
            }
        }
        picture
    }

    /// Reads a level.
    pub fn level(&mut self, at: TextPos, text: &LevelText) -> Level {
        let mut level =
            Level { name: text.name.clone(), rows: 0, cols: 0, backgrounds: Vec::new(), sprites: Vec::new() };
        let mut has_map = false;
        for Noted { at, body, .. } in &text.parts {
            match body {
                LevelPart::Map(_) if has_map => self.report(*at, Fault::SecondMap),
                LevelPart::Map(rows) => {
                    has_map = true;
                    self.map(*at, rows, &mut level);
                }
                LevelPart::Unread(_) => self.report(*at, Fault::Unreadable),
                LevelPart::Sprites(_) => {}
            }
        }
        if !has_map {
            self.report(at, Fault::NoMap);
        }
        for Noted { at, body, .. } in &text.parts {
            if let LevelPart::Sprites(rows) = body {
                self.sprites(*at, rows, &mut level, has_map);
            }
        }
        level
    }

    fn map(&mut self, at: TextPos, rows: &Rows, level: &mut Level) {
        level.rows = rows.len();
        level.cols = rows.first().map_or(0, |row| row.body.chars().count());
        if !(1..=MAX_SIDE).contains(&level.rows) || !(1..=MAX_SIDE).contains(&level.cols) {
            self.report(at, Fault::MapSize);
        }
        for row in rows {
            self.row_length(row, level.cols);
            for (column, letter) in (row.at.column..).zip(row.body.chars()) {
                let known = self.meaning.backgrounds.iter().position(|kind| kind.letter == letter);
                if known.is_none() {
                    self.report(TextPos { column, ..row.at }, Fault::UnknownLetter(letter));
                }
                level.backgrounds.push(known.unwrap_or(0) as u8);
            }
        }
    }

    fn row_length(&mut self, row: &Noted<Rc<str>>, expected: usize) {
        let found = row.body.chars().count();
        if found != expected {
            self.report(row.at, Fault::RowLength { expected, found });
        }
    }

    fn sprites(&mut self, at: TextPos, rows: &Rows, level: &mut Level, has_map: bool) {
        if has_map && rows.len() != level.rows {
            self.report(at, Fault::Rows { expected: level.rows, found: rows.len() });
        }
        for (r, row) in rows.iter().enumerate() {
            if has_map {
                self.row_length(row, level.cols);
            }
            for (c, letter) in row.body.chars().enumerate() {
                let known = self.meaning.sprites.iter().position(|kind| kind.letter == letter);
                match known {
                    Some(kind) if r < MAX_SIDE && c < MAX_SIDE => {
                        level.sprites.push((kind as u8, r as u8, c as u8));
                    }
                    None if letter != '.' => {
                        let column = row.at.column + c as u32;
                        self.report(TextPos { column, ..row.at }, Fault::UnknownLetter(letter));
                    }
                    _ => {}
                }
            }
        }
        let most = self.meaning.most_sprites(level.rows * level.cols);
        if level.sprites.len() > most {
            self.report(at, Fault::TooMany { what: "sprites in a level", most });
        }
    }
}
