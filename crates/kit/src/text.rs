//! The reader and the one error type of all notation.
//!
//! Everything that a player can keep, send or paste is text. A [`Reader`] walks over it and knows the
//! line and the column, so that every error can name them.

pub mod json;
pub mod phrase;
pub mod say;

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::wording;

pub use phrase::{Part, Phrase, Wording};
pub use say::{Arg, Name, Say};

/// Why a text could not be read: where, what was expected there, and what was found instead.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[error("line {line}, column {column}: expected {expected}, found {found}")]
pub struct TextError {
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
    /// What was expected there, a noun phrase. Boxed, since results that are small make the parsers small.
    pub expected: Box<Phrase>,
    /// What stands there, quoted, or `the end`.
    pub found: Box<Phrase>,
}

impl TextError {
    /// An error at a place that is already known.
    pub fn new(at: TextPos, expected: impl Into<Phrase>, found: impl Into<Phrase>) -> Self {
        Self {
            line: at.line,
            column: at.column,
            expected: Box::new(expected.into()),
            found: Box::new(found.into()),
        }
    }

    /// The same error, seen from a text that holds the erring one from `at` on.
    ///
    /// Only the first line of the inner text begins in the middle of a line of the outer one.
    #[must_use]
    pub fn inside(mut self, at: TextPos) -> Self {
        if self.line == 1 {
            self.column += at.column - 1;
        }
        self.line += at.line - 1;
        self
    }

    /// The same error, seen from a text that holds the erring one from line `line` on, every line
    /// indented by `indent` columns.
    #[must_use]
    pub fn indented(mut self, line: u32, indent: u32) -> Self {
        self.line += line - 1;
        self.column += indent;
        self
    }
}

/// A place in a text: line and column, both from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TextPos {
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
}

impl TextPos {
    /// Where every text begins.
    pub const START: Self = Self { line: 1, column: 1 };
}

/// A cursor over a text that knows its line and column.
#[derive(Debug, Clone)]
pub struct Reader<'a> {
    rest: &'a str,
    pos: TextPos,
}

impl<'a> Reader<'a> {
    /// A reader at the start of `text`.
    pub fn new(text: &'a str) -> Self {
        Self { rest: text, pos: TextPos::START }
    }

    /// A reader of a part of a larger text that begins at `pos`.
    pub fn at(text: &'a str, pos: TextPos) -> Self {
        Self { rest: text, pos }
    }

    /// The present place.
    pub fn pos(&self) -> TextPos {
        self.pos
    }

    /// All that has not been read.
    pub fn rest(&self) -> &'a str {
        self.rest
    }

    /// Whether everything has been read.
    pub fn is_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// The next character, without reading it.
    pub fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Reads one character.
    // This and what follows is called from everywhere and never in a hurry: inlining it makes every parser thrice as large.
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

    /// Reads `token`.
    ///
    /// # Errors
    /// When something else comes next.
    #[inline(never)]
    pub fn expect(&mut self, token: &str) -> Result<(), TextError> {
        if self.eat(token) { Ok(()) } else { Err(self.error(Phrase::quoted(token))) }
    }

    /// Reads as long as `belongs` holds, and returns what was read (possibly nothing).
    pub fn take_while(&mut self, mut belongs: impl FnMut(char) -> bool) -> &'a str {
        let start = self.rest;
        while self.peek().is_some_and(&mut belongs) {
            self.bump();
        }
        start.get(..start.len() - self.rest.len()).unwrap_or_default()
    }

    /// Reads the rest of the line and its line break, if there is one; returns it without the break.
    #[inline(never)]
    pub fn line(&mut self) -> &'a str {
        let line = self.take_while(|c| c != '\n');
        self.eat("\n");
        line.strip_suffix('\r').unwrap_or(line)
    }

    /// Reads a decimal number within `range`; `expected` names it in the error.
    ///
    /// # Errors
    /// When no digit comes next, or the number is out of the range. The error stands at its first digit.
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

    /// Reads an optional minus and digits; empty when there is no digit.
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

    /// Makes sure that everything has been read.
    ///
    /// # Errors
    /// When something is left.
    pub fn end(&self) -> Result<(), TextError> {
        if self.is_end() { Ok(()) } else { Err(self.error(wording!("end"))) }
    }

    /// The error that `expected` does not stand here; what stands here is quoted, at most 16 characters of it.
    #[cold]
    #[inline(never)]
    pub fn error(&self, expected: impl Into<Phrase>) -> TextError {
        TextError::new(self.pos, expected, quote(self.rest))
    }
}

/// What an error shows of the text that it met: the word that begins it, or its first character.
#[cold]
fn quote(rest: &str) -> Phrase {
    // Letters beyond ASCII count as parts of words without a look into Unicode's tables, which would be 5 kB of the download.
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

/// Reads a whole text by `read`, which must leave nothing over.
///
/// # Errors
/// Those of `read`, or that something is left at the end.
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
    fn errors_name_line_column_and_what_was_found() {
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
    fn an_inner_error_is_moved_to_its_place_outside() {
        let inner = TextError::new(TextPos { line: 1, column: 3 }, wording!("row"), wording!("column"));
        let moved = inner.clone().inside(TextPos { line: 4, column: 10 });
        assert_eq!((moved.line, moved.column), (4, 12));
        let moved = inner.indented(4, 2);
        assert_eq!((moved.line, moved.column), (4, 5));
    }
}
