//! Phrases that errors are made of: English for programs, and data for the page's languages.

use std::fmt;

use crate::{Illegal, Say};

/// An English phrase with places for parts, such as `at most {most} moves in all`.
///
/// The English template itself is the phrase's name, as in gettext: nothing is written twice, programs read it as it is, and
/// the page finds it in its languages by its words (`phrase-at-most-most-moves-in-all`).
#[derive(Debug, Clone, PartialEq)]
pub struct Phrase {
    /// The template; `{name}` is the place of the part of that name.
    pub text: &'static str,
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
    pub fn new(text: &'static str) -> Self {
        Self { text, parts: Vec::new() }
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
        Phrase::new("`{text}`").with("text", text)
    }

    /// How many there are of what was expected.
    pub fn count(n: usize) -> Self {
        Phrase::new("{count}").with("count", n.to_string())
    }
}

impl fmt::Display for Phrase {
    /// The English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.text;
        // By characters: searching for a string brings 5 kB of the library with it.
        while let Some((before, after)) = rest.split_once('{') {
            let (name, after) = after.split_once('}').unwrap_or((after, ""));
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

impl From<&'static str> for Phrase {
    fn from(text: &'static str) -> Self {
        Self::new(text)
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
        let inner = Phrase::new("{most} moves").with("most", "8");
        let phrase = Phrase::new("at most {what}, not {n}").with("n", "9").with("what", inner);
        assert_eq!(phrase.to_string(), "at most 8 moves, not 9");
        assert_eq!(Phrase::quoted("{x}").to_string(), "`{x}`", "a part is no template");
        assert_eq!(Phrase::from("a goal").to_string(), "a goal");
        let refusal = Illegal { say: Say::new("stuck"), reason: "nothing moves".to_owned() };
        assert_eq!(Phrase::new("refused: {why}").with("why", refusal).to_string(), "refused: nothing moves");
    }
}
