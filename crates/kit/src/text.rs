//! The reader and the error type of all notation, and sentences for players.
//!
//! Everything that a player can store, send or paste is text. A [`Reader`] keeps track of line and column, so
//! that every error can name its position.

mod brought;
pub mod json;
pub mod say;
pub mod phrase;

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;

use crate::wording;

pub use brought::{Brought, LeftOver};
pub use phrase::{Part, Phrase, Wording};
pub use say::{Arg, Name, Say};

/// A syntax error: its position, what was expected there, and what was found instead.
#[derive(Debug, Clone, PartialEq, thiserror::Error, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Fault"))]
#[error("line {line}, column {column}: expected {expected}, found {found}")]
pub struct TextError {
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
    /// A noun phrase for what was expected. Boxed, since parsers with small results compile to less code.
    pub expected: Box<Phrase>,
    /// The text found there, quoted, or `the end`.
    pub found: Box<Phrase>,
}

impl TextError {
    /// Creates an error at a known position.
    pub fn new(at: TextPos, expected: impl Into<Phrase>, found: impl Into<Phrase>) -> Self {
        Self {
            line: at.line,
            column: at.column,
            expected: Box::new(expected.into()),
            found: Box::new(found.into()),
        }
    }

    /// Translates the position from a part of a text to the whole. The part begins at `at`.
    ///
    /// Only the first line of the part may begin in the middle of a line.
    #[must_use]
    pub fn inside(mut self, at: TextPos) -> Self {
        if self.line == 1 {
            self.column += at.column - 1;
        }
        self.line += at.line - 1;
        self
    }

    /// Translates the position from a part of a text to the whole. The part begins on line `line` and is
    /// indented by `indent` columns.
    #[must_use]
    pub fn indented(mut self, line: u32, indent: u32) -> Self {
        self.line += line - 1;
        self.column += indent;
        self
    }
}

/// A position in a text: line and column, both from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TextPos {
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
}

impl TextPos {
    /// The beginning of a text.
    pub const START: Self = Self { line: 1, column: 1 };
}

/// A cursor over a text that keeps track of line and column.
#[derive(Debug, Clone)]
pub struct Reader<'a> {
    rest: &'a str,
    pos: TextPos,
}

impl<'a> Reader<'a> {
    /// Creates a reader at the start of `text`.
    pub fn new(text: &'a str) -> Self {
        Self { rest: text, pos: TextPos::START }
    }

    /// Creates a reader for a part of a larger text that begins at `pos`.
    pub fn at(text: &'a str, pos: TextPos) -> Self {
        Self { rest: text, pos }
    }

    /// The present position.
    pub fn pos(&self) -> TextPos {
        self.pos
    }

    /// The unread text.
    pub fn rest(&self) -> &'a str {
        self.rest
    }

    /// True at the end of the text.
    pub fn is_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// The next character, without reading it.
    pub fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Reads one character.
    // Not inlined, like the functions below. They are called from everywhere, never in a hot loop, and
    // inlining them would triple the size of every parser.
    #[inline(never)]
    pub fn bump(&mut self) -> Option<char> {
        let mut chars = self.rest.chars();
        let c = chars.next()?;
        self.rest = chars.as_str();
        if c == '\n' {
            self.pos = TextPos { line: self.pos.line + 1, column: 1 };
        } else {
            self.pos.column += 1;
        }
        Some(c)
    }

    /// Reads `token` if it comes next.
    #[inline(never)]
    pub fn eat(&mut self, token: &str) -> bool {
        let comes = self.rest.starts_with(token);
        if comes {
            for _ in token.chars() {
                self.bump();
            }
        }
        comes
    }

    /// Reads `token`, which must come next.
    ///
    /// # Errors
    /// If something else comes next.
    #[inline(never)]
    pub fn expect(&mut self, token: &str) -> Result<(), TextError> {
        if self.eat(token) { Ok(()) } else { Err(self.error(Phrase::quoted(token))) }
    }

    /// Reads as long as `belongs` returns true. Returns the text read, which may be empty.
    pub fn take_while(&mut self, mut belongs: impl FnMut(char) -> bool) -> &'a str {
        let start = self.rest;
        while self.peek().is_some_and(&mut belongs) {
            self.bump();
        }
        start.get(..start.len() - self.rest.len()).unwrap_or_default()
    }

    /// Reads the rest of the line with its line break, if there is one. Returns it without the break.
    #[inline(never)]
    pub fn line(&mut self) -> &'a str {
        let line = self.take_while(|c| c != '\n');
        self.eat("\n");
        line.strip_suffix('\r').unwrap_or(line)
    }

    /// Reads a decimal number within `range`. The error calls it `expected`.
    ///
    /// # Errors
    /// If no digit comes next, or the number is out of range. The error's position is the first digit.
    pub fn number<T>(&mut self, range: RangeInclusive<T>, expected: &'static Wording) -> Result<T, TextError>
    where
        T: FromStr + PartialOrd + Display,
    {
        let from = self.clone();
        let text = self.numeral();
        match text.parse::<T>() {
            Ok(n) if range.contains(&n) => Ok(n),
            _ => Err(from.out_of_range(expected, range.start(), range.end())),
        }
    }

    /// Reads an optional minus sign and digits. Returns an empty text if there is no digit.
    #[inline(never)]
    fn numeral(&mut self) -> &'a str {
        let start = self.rest;
        let sign = usize::from(self.eat("-"));
        let digits = self.take_while(|c| c.is_ascii_digit());
        if digits.is_empty() { "" } else { start.get(..sign + digits.len()).unwrap_or_default() }
    }

    #[cold]
    #[inline(never)]
    fn out_of_range(&self, expected: &'static Wording, start: &dyn Display, end: &dyn Display) -> TextError {
        let bounds = Phrase::new(wording!("range")).with("what", Phrase::new(expected));
        self.error(bounds.with("start", start.to_string()).with("end", end.to_string()))
    }

    /// Checks that everything has been read.
    ///
    /// # Errors
    /// If unread text remains.
    pub fn end(&self) -> Result<(), TextError> {
        if self.is_end() { Ok(()) } else { Err(self.error(wording!("end"))) }
    }

    /// Creates the error that `expected` is missing here. It quotes at most 16 characters of the text found.
    #[cold]
    #[inline(never)]
    pub fn error(&self, expected: impl Into<Phrase>) -> TextError {
        TextError::new(self.pos, expected, quote(self.rest))
    }
}

/// Quotes the beginning of a text for an error: its first word or character.
#[cold]
fn quote(rest: &str) -> Phrase {
    // Non-ASCII characters count as parts of words. Classifying them would add 5 kB of Unicode tables to the
    // download.
    let is_word = |c: char| c.is_ascii_alphanumeric() || !c.is_ascii() || matches!(c, '-' | '_');
    match rest.chars().next() {
        None => wording!("end").into(),
        Some('\n') => wording!("end-of-line").into(),
        Some(first) if first.is_control() => {
            Phrase::new(wording!("control-character")).with("code", format!("{:04X}", u32::from(first)))
        }
        Some(first) if !is_word(first) => Phrase::quoted(first.encode_utf8(&mut [0; 4])),
        Some(_) => {
            let end = rest.char_indices().take(16).take_while(|&(_, c)| is_word(c)).last();
            let end = end.map_or(0, |(at, c)| at + c.len_utf8());
            Phrase::quoted(rest.get(..end).unwrap_or_default())
        }
    }
}

/// Parses a whole text by `read`, which must read to the end.
///
/// # Errors
/// If `read` fails, or leaves text unread.
pub fn whole<T>(
    text: &str,
    read: impl FnOnce(&mut Reader<'_>) -> Result<T, TextError>,
) -> Result<T, TextError> {
    let mut reader = Reader::new(text);
    let value = read(&mut reader)?;
    reader.end()?;
    Ok(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_name_line_column_and_the_text_found() {
        let mut reader = Reader::new("ab\ncd x");
        assert!(reader.eat("ab\nc"));
        let error = reader.expect("e").unwrap_err();
        assert_eq!(error.to_string(), "line 2, column 2: expected `e`, found `d`");
        reader.take_while(|_| true);
        assert_eq!(
            reader.error(wording!("row")).to_string(),
            "line 2, column 5: expected a row, found the end"
        );
        for (text, found) in [
            ("über alles", "`über`"),
            ("\t", "the character U+0009"),
            ("\u{7}bell", "the character U+0007"),
            ("`", "```"),
            ("abcdefghijklmnopqrst", "`abcdefghijklmnop`"),
            ("\nx", "the end of the line"),
        ] {
            assert_eq!(Reader::new(text).error(wording!("row")).found.to_string(), found, "{text:?}");
        }
    }

    #[test]
    fn columns_count_characters_and_not_bytes() {
        let mut reader = Reader::new("éé!");
        assert!(reader.eat("éé"));
        assert_eq!(reader.pos(), TextPos { line: 1, column: 3 });
    }

    #[test]
    fn numbers_are_bounded() {
        let read = |text| whole(text, |r| r.number(2u8..=8, wording!("column-count")));
        assert_eq!(read("8"), Ok(8));
        for bad in ["9", "", "-3", "x", "99999999999999999999999", "3x"] {
            assert!(read(bad).is_err(), "{bad}");
        }
        assert_eq!(
            read("9").unwrap_err().to_string(),
            "line 1, column 1: expected a number of columns from 2 to 8, found `9`"
        );
        assert_eq!(whole("-3", |r| r.number(-5i32..=5, wording!("score"))), Ok(-3));
    }

    #[test]
    fn positions_in_a_part_translate_to_the_whole() {
        let inner = TextError::new(TextPos { line: 1, column: 3 }, wording!("row"), wording!("column"));
        let moved = inner.clone().inside(TextPos { line: 4, column: 10 });
        assert_eq!((moved.line, moved.column), (4, 12));
        let moved = inner.indented(4, 2);
        assert_eq!((moved.line, moved.column), (4, 5));
    }
}
