//! A reader for the words of an edit.

use tilery_kit::{Reader, TextError, Wording, wording};
use tilery_tilecode::gallery;
use tilery_tilecode::model::{MAX_LEVELS, MAX_SIDE, Machine};
use tilery_tilecode::words;

use super::cells::{Cells, Tile, run, tile};
use crate::json;

/// The remaining words of an edit.
pub(super) struct Words<'a>(pub(super) Reader<'a>);

impl<'a> Words<'a> {
    pub(super) fn space(&mut self) -> Result<(), TextError> {
        self.0.expect(" ")
    }

    pub(super) fn is_end(&self) -> bool {
        self.0.is_end()
    }

    /// Reads a word without a space before it; `expected` is the error if it is missing.
    pub(super) fn first(&mut self, expected: &'static Wording) -> Result<&'a str, TextError> {
        let from = self.0.clone();
        let word = self.0.take_while(|c| !c.is_whitespace());
        if word.is_empty() { Err(from.error(expected)) } else { Ok(word) }
    }

    pub(super) fn word(&mut self, expected: &'static Wording) -> Result<&'a str, TextError> {
        self.space()?;
        self.first(expected)
    }

    /// Reads a word that satisfies a condition.
    pub(super) fn right(
        &mut self,
        expected: &'static Wording,
        is_right: impl Fn(&str) -> bool,
    ) -> Result<&'a str, TextError> {
        self.space()?;
        let from = self.0.clone();
        let word = self.first(expected)?;
        if is_right(word) { Ok(word) } else { Err(from.error(expected)) }
    }

    pub(super) fn name(&mut self) -> Result<&'a str, TextError> {
        self.word(wording!("kind-name"))
    }

    pub(super) fn time(&mut self) -> Result<&'a str, TextError> {
        self.right(wording!("time-name"), |word| matches!(word, "rounds" | "turns"))
    }

    pub(super) fn machine(&mut self) -> Result<&'a str, TextError> {
        let is_machine = |word: &str| word == Machine::Own.name() || Machine::named(word).is_some();
        self.right(wording!("machine-name"), is_machine)
    }

    /// Reads the columns of the map of rooms; 0 if levels are no rooms.
    pub(super) fn rooms(&mut self) -> Result<u8, TextError> {
        let cols = self.right(wording!("room-columns"), |word| {
            word.parse().is_ok_and(|cols: usize| cols <= MAX_LEVELS)
        })?;
        Ok(cols.parse().unwrap_or_default())
    }

    pub(super) fn letter(&mut self) -> Result<char, TextError> {
        let word = self.right(wording!("letter"), |word| word.chars().count() == 1)?;
        Ok(word.chars().next().unwrap_or('?'))
    }

    pub(super) fn picture(&mut self) -> Result<&'a str, TextError> {
        let is_picture = |word: &str| word == "pixels" || gallery::picture(word).is_some();
        self.right(wording!("picture-name"), is_picture)
    }

    /// Reads a number from 1 and returns it counted from 0.
    pub(super) fn number(&mut self, expected: &'static Wording) -> Result<usize, TextError> {
        self.space()?;
        Ok(self.0.number(1..=9999, expected)? - 1)
    }

    pub(super) fn signed(&mut self, expected: &'static Wording) -> Result<i32, TextError> {
        self.space()?;
        self.0.number(-127..=127, expected)
    }

    pub(super) fn size(&mut self) -> Result<(usize, usize), TextError> {
        self.space()?;
        let rows = self.0.number(1..=MAX_SIDE, wording!("row-count"))?;
        self.0.expect("x")?;
        Ok((rows, self.0.number(1..=MAX_SIDE, wording!("column-count"))?))
    }

    pub(super) fn tile(&mut self) -> Result<Tile, TextError> {
        self.space()?;
        tile(&mut self.0)
    }

    /// Reads at least one tile, up to the end.
    pub(super) fn cells(&mut self) -> Result<Cells<'a>, TextError> {
        self.space()?;
        let text = self.0.rest();
        run(&mut self.0)?;
        while !self.is_end() {
            self.space()?;
            run(&mut self.0)?;
        }
        Ok(Cells(text))
    }

    /// Reads all remaining words.
    pub(super) fn rest(
        &mut self,
        expected: &'static Wording,
        is_right: impl Fn(&str) -> bool,
    ) -> Result<Vec<&'a str>, TextError> {
        let mut words = Vec::new();
        while !self.is_end() {
            words.push(self.right(expected, &is_right)?);
        }
        Ok(words)
    }

    pub(super) fn text(&mut self) -> Result<String, TextError> {
        self.space()?;
        json::read(&mut self.0)
    }

    /// Reads an optional ` at M`.
    pub(super) fn place(&mut self) -> Result<Option<usize>, TextError> {
        if self.0.eat(" at") { self.number(wording!("rule-number")).map(Some) } else { Ok(None) }
    }

    /// Reads an optional ` frame N`; the default is the first frame.
    pub(super) fn frame(&mut self) -> Result<usize, TextError> {
        if self.0.eat(" frame") { self.number(wording!("frame-number")) } else { Ok(0) }
    }

    pub(super) fn is_on(&mut self) -> Result<bool, TextError> {
        Ok(self.right(wording!("on-or-off"), |word| matches!(word, "on" | "off"))? == "on")
    }

    pub(super) fn event(&mut self) -> Result<&'a str, TextError> {
        self.right(wording!("event-name"), |word| words::event(word).is_some())
    }
}
