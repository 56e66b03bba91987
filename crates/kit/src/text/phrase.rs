//! Phrases in errors: a name that the page can translate, and English for programs.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::text::Say;
use crate::text::say::named;

/// A phrase without its parts. [`wording!`](crate::wording) creates one from its name.
#[derive(Debug, PartialEq)]
pub struct Wording {
    /// The page's sentence is `error-NAME`. The name stays when the sentence is reworded.
    pub name: &'static str,
    /// The English sentence. `{ $most }` is the placeholder of the part `most`.
    pub english: &'static str,
}

/// The [`Wording`] of a name, with its English from the page's language file. An unknown name is a
/// compile-time error.
#[macro_export]
macro_rules! wording {
    ($name:literal) => {{
        // A copy, since a slice would link the whole file into the program.
        const ENGLISH: [u8; $crate::text::phrase::english($name).len()] = $crate::text::phrase::copied($name);
        const WORDING: &$crate::text::Wording = &$crate::text::Wording {
            name: $name,
            english: match ::core::str::from_utf8(&ENGLISH) {
                Ok(english) => english,
                Err(_) => panic!("the language file is not UTF-8"),
            },
        };
        WORDING
    }};
}

/// The English sentences of all errors, one per line.
const SENTENCES: &[u8] = include_bytes!("../../../../www/locales/en/errors.ftl");

/// The English sentence `error-NAME`, computed at compile time.
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
            // Packages without English contain only the name, which the page translates.
            return if cfg!(feature = "english") { english } else { name.as_bytes() };
        }
        rest = if let Some((_, next)) = end.split_first() { next } else { end };
    }
    panic!("www/locales/en/errors.ftl has no sentence of this name")
}

/// Strips a prefix.
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

/// The English sentence `error-NAME` as an array, computed at compile time.
#[doc(hidden)]
pub const fn copied<const N: usize>(name: &'static str) -> [u8; N] {
    let mut copy = [0; N];
    copy.copy_from_slice(english(name));
    copy
}

impl Serialize for Wording {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name)
    }
}

/// A wording with its parts: the page's sentence `error-NAME`.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Phrase {
    /// The wording.
    #[serde(rename = "name")]
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub wording: &'static Wording,
    /// The parts by name.
    #[serde(serialize_with = "named")]
    #[cfg_attr(feature = "types", ts(type = "Record<string, Part>"))]
    pub parts: Vec<(&'static str, Part)>,
}

/// The value of a placeholder in a [`Phrase`].
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Part {
    /// A number or a quotation, the same in every language.
    Text(String),
    /// A phrase within this one, said in the same language.
    Phrase(Phrase),
    /// A refusal by the rules: its sentence, and its reason in English.
    #[serde(serialize_with = "without_reason")]
    Refusal(Say, String),
}

fn without_reason<S: Serializer>(say: &Say, _: &str, to: S) -> Result<S::Ok, S::Error> {
    say.serialize(to)
}

impl Phrase {
    /// Creates a phrase without parts.
    pub fn new(wording: &'static Wording) -> Self {
        Self { wording, parts: Vec::new() }
    }

    /// Adds a part.
    #[must_use]
    pub fn with(self, name: &'static str, part: impl Into<Part>) -> Self {
        self.and(name, part.into())
    }

    // Not inlined, since errors are rare and inlined code adds to the download.
    #[cold]
    #[inline(never)]
    fn and(mut self, name: &'static str, part: Part) -> Self {
        self.parts.push((name, part));
        self
    }

    /// Quotes a piece of text.
    #[cold]
    #[inline(never)]
    pub fn quoted(text: &str) -> Self {
        Phrase::new(wording!("quoted")).with("text", text)
    }

    /// A count as a phrase.
    pub fn count(n: usize) -> Self {
        Phrase::new(wording!("count")).with("count", n.to_string())
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.wording.english;
        // Splits at a character: searching for a string would add 5 kB of the library to the download.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_replace_their_placeholders() {
        let phrase = Phrase::new(wording!("range")).with("end", "9").with("start", "8");
        let phrase = phrase.with("what", Phrase::count(3));
        assert_eq!(phrase.to_string(), "3 from 8 to 9");
        assert_eq!(Phrase::quoted("{x}").to_string(), "`{x}`", "parts are not expanded");
        assert_eq!(Phrase::from(wording!("goal")).to_string(), "a goal");
        let refusal = Part::Refusal(Say::new("stuck"), "nothing moves".to_owned());
        let refused =
            Phrase::new(wording!("refused-move")).with("why", refusal).with("text", "up").with("number", "1");
        assert_eq!(refused.to_string(), "`up`, refused as move 1: nothing moves");
    }
}
