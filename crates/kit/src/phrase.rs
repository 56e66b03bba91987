//! Phrases that errors are made of: a name that the page's languages know, and English for programs.

use std::fmt;

use crate::{Illegal, Say};

/// What an error can say. [`wording!`](crate::wording) makes it from its name.
#[derive(Debug, PartialEq)]
pub struct Wording {
    /// The page's languages call the sentence `error-NAME`. The name stays when the sentence is reworded.
    pub name: &'static str,
    /// The English sentence; `{ $most }` is the place of the part `most`.
    pub english: &'static str,
}

/// The [`Wording`] of a name, with its English from the page's language file. A name that has no sentence there does not compile.
#[macro_export]
macro_rules! wording {
    ($name:literal) => {{
        // A copy, since a slice of the file would bring all of it into the program.
        const ENGLISH: [u8; $crate::phrase::english($name).len()] = $crate::phrase::copied($name);
        const WORDING: &$crate::Wording = &$crate::Wording {
            name: $name,
            english: match ::core::str::from_utf8(&ENGLISH) {
                Ok(english) => english,
                Err(_) => panic!("the language file is not UTF-8"),
            },
        };
        WORDING
    }};
}

/// The English sentences of all errors, one a line.
const SENTENCES: &[u8] = include_bytes!("../../../www/locales/en/errors.ftl");

/// The English sentence `error-NAME`, at compile time.
#[doc(hidden)]
pub const fn english(name: &'static str) -> &'static [u8] {
    let mut rest = SENTENCES;
    while !rest.is_empty() {
        let mut length = 0;
        while length < rest.len() && rest[length] != b'\n' {
            length += 1;
        }
        let (line, end) = rest.split_at(length);
        if let Some(line) = after(b"error-", line)
            && let Some(line) = after(name.as_bytes(), line)
            && let Some(english) = after(b" = ", line)
        {
            // The page has the sentences in its languages.
            return if cfg!(feature = "english") { english } else { name.as_bytes() };
        }
        rest = if let Some((_, next)) = end.split_first() { next } else { end };
    }
    panic!("www/locales/en/errors.ftl has no sentence of this name")
}

/// What comes after `start` in a text that begins with it.
const fn after<'a>(start: &[u8], text: &'a [u8]) -> Option<&'a [u8]> {
    if text.len() < start.len() {
        return None;
    }
    let (head, tail) = text.split_at(start.len());
    let mut n = 0;
    while n < head.len() {
        if head[n] != start[n] {
            return None;
        }
        n += 1;
    }
    Some(tail)
}

/// The English sentence `error-NAME` in an array of its own, at compile time.
#[doc(hidden)]
pub const fn copied<const N: usize>(name: &'static str) -> [u8; N] {
    let mut copy = [0; N];
    copy.copy_from_slice(english(name));
    copy
}

/// A wording with what stands in its places.
#[derive(Debug, Clone, PartialEq)]
pub struct Phrase {
    /// How it is said.
    pub wording: &'static Wording,
    /// The parts by name.
    pub parts: Vec<(&'static str, Part)>,
}

/// What stands in a place of a [`Phrase`].
#[derive(Debug, Clone, PartialEq)]
pub enum Part {
    /// A number or a quotation, the same in every language.
    Text(String),
    /// Another phrase.
    Phrase(Phrase),
    /// Why the rules refuse a move: a sentence of the game, and the same in English.
    Refusal(Say, String),
}

impl Phrase {
    /// A phrase whose parts are still to come.
    pub fn new(wording: &'static Wording) -> Self {
        Self { wording, parts: Vec::new() }
    }

    /// The phrase with one part more.
    #[must_use]
    pub fn with(self, name: &'static str, part: impl Into<Part>) -> Self {
        self.and(name, part.into())
    }

    // Errors are never in a hurry: what is inlined at each of them is download.
    #[cold]
    #[inline(never)]
    fn and(mut self, name: &'static str, part: Part) -> Self {
        self.parts.push((name, part));
        self
    }

    /// A quotation of what stands, or should stand, in a text.
    #[cold]
    #[inline(never)]
    pub fn quoted(text: &str) -> Self {
        Phrase::new(wording!("quoted")).with("text", text)
    }

    /// How many there are of what was expected.
    pub fn count(n: usize) -> Self {
        Phrase::new(wording!("count")).with("count", n.to_string())
    }
}

impl fmt::Display for Phrase {
    /// The English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.wording.english;
        // By characters: searching for a string brings 5 kB of the library with it.
        while let Some((before, after)) = rest.split_once('{') {
            let (place, after) = after.split_once('}').unwrap_or((after, ""));
            let name = place.trim_matches([' ', '$']);
            f.write_str(before)?;
            if let Some((_, part)) = self.parts.iter().find(|(known, _)| *known == name) {
                fmt::Display::fmt(part, f)?;
            }
            rest = after;
        }
        f.write_str(rest)
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) | Self::Refusal(_, text) => f.write_str(text),
            Self::Phrase(phrase) => phrase.fmt(f),
        }
    }
}

impl From<&'static Wording> for Phrase {
    fn from(wording: &'static Wording) -> Self {
        Self::new(wording)
    }
}

impl From<String> for Part {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Part {
    #[cold]
    #[inline(never)]
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<Phrase> for Part {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

impl From<Illegal> for Part {
    fn from(illegal: Illegal) -> Self {
        Self::Refusal(illegal.say, illegal.reason)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_stand_in_their_places() {
        let phrase = Phrase::new(wording!("range")).with("end", "9").with("start", "8");
        let phrase = phrase.with("what", Phrase::count(3));
        assert_eq!(phrase.to_string(), "3 from 8 to 9");
        assert_eq!(Phrase::quoted("{x}").to_string(), "`{x}`", "a part is no template");
        assert_eq!(Phrase::from(wording!("goal")).to_string(), "a goal");
        let refusal = Illegal::new("stuck", "nothing moves");
        let refused =
            Phrase::new(wording!("refused-move")).with("why", refusal).with("text", "up").with("number", "1");
        assert_eq!(refused.to_string(), "`up`, refused as move 1: nothing moves");
    }
}
