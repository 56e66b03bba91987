//! The findings of the checker, in sentences that a child understands.

use std::fmt;

use tilery_kit::text::TextPos;
use tilery_kit::{Phrase, Wording, wording};

/// A finding of the checker.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// Its position.
    pub at: TextPos,
    /// The fault.
    pub fault: Fault,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.at.line, self.at.column, self.fault)
    }
}

/// Errors and warnings in a project.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "each fault has a sentence below")]
pub enum Fault {
    Unreadable,
    SecondTitle,
    SecondPace,
    Pace,
    SecondTime,
    Time,
    Name(String),
    NameTaken(String),
    Letter(String),
    LetterTaken(char),
    UnknownPicture(String),
    Pixels,
    TooManyFrames,
    FourFrames,
    Style(String),
    TooMany { what: &'static str, most: usize },
    NoBackground,
    NoLevel,
    NoMap,
    SecondMap,
    MapSize,
    RowLength { expected: usize, found: usize },
    Rows { expected: usize, found: usize },
    UnknownLetter(char),
    UnknownEvent(String),
    UnknownView(String),
    UnknownPlace(String),
    UnknownRow(String),
    UnknownTerm(String),
    UnknownCommand(String),
    UnknownKind(String),
    NoSuchBackground(String),
    NoSuchSprite(String),
    SecondWhen(String),
    SecondDo(String),
    SecondArrow,
    Arrow,
    TwoSets(String),
    EmptyDot,
    MixedDot,
    TooManyCommands,
    OnlyGame,
    NeverOnlyGame,
    NoWitness(String),
    StopOutsideSmash,
    MoveInSmash,
    CentreBackground(String),
    CounterStart,
    TooManyAsks,
    UnknownAsk(String),
    UnknownCounter(String),
    UnknownMessage(String),
    NoCentre,
    NotThere(String),
    Impossible(&'static str),
    AheadOfDot,
    NeverSettles,
    Equal { line: u32 },
    Shadowed { line: u32 },
    NoExit(u8),
}

impl Fault {
    /// True if the project runs nevertheless.
    pub fn is_warning(&self) -> bool {
        matches!(
            self,
            Self::CentreBackground(_)
                | Self::NoCentre
                | Self::NotThere(_)
                | Self::Impossible(_)
                | Self::AheadOfDot
                | Self::NeverSettles
                | Self::Equal { .. }
                | Self::Shadowed { .. }
                | Self::NoExit(_)
        )
    }
}

impl Fault {
    /// The name of the tile that the sentence is about, or `dot` for the tile with the red dot.
    pub fn tile(&self) -> Option<&'static str> {
        match self {
            Self::EmptyDot | Self::MixedDot | Self::AheadOfDot => Some("dot"),
            Self::NoCentre => Some("C"),
            Self::Impossible(place) => Some(place),
            _ => None,
        }
    }
}

/// A sentence with one part. Not inlined, since there are thirty calls.
#[inline(never)]
fn word(wording: &'static Wording, name: &'static str, part: &str) -> Phrase {
    Phrase::new(wording).with(name, part.to_owned())
}

/// A sentence with two numbers.
#[inline(never)]
fn wrong(wording: &'static Wording, expected: usize, found: usize) -> Phrase {
    word(wording, "expected", &expected.to_string()).with("found", found.to_string())
}

impl Fault {
    /// The sentence of the fault.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Unreadable => Phrase::new(wording!("unreadable-line")),
            Self::SecondTitle => Phrase::new(wording!("second-title")),
            Self::SecondPace => Phrase::new(wording!("second-pace")),
            Self::Pace => Phrase::new(wording!("pace-range")),
            Self::SecondTime => Phrase::new(wording!("second-time")),
            Self::Time => Phrase::new(wording!("unknown-time")),
            Self::Name(name) => word(wording!("bad-name"), "name", name),
            Self::NameTaken(name) => word(wording!("name-taken"), "name", name),
            Self::Letter(letter) => word(wording!("bad-letter"), "letter", letter),
            Self::LetterTaken(letter) => word(wording!("letter-taken"), "letter", &letter.to_string()),
            Self::UnknownPicture(name) => word(wording!("unknown-picture"), "name", name),
            Self::Pixels => Phrase::new(wording!("pixel-rows")),
            Self::TooManyFrames => Phrase::new(wording!("too-many-frames")),
            Self::FourFrames => Phrase::new(wording!("four-frames")),
            Self::Style(found) => word(wording!("unknown-style"), "word", found),
            Self::TooMany { what, most } => {
                let sentence = match *what {
                    "sprites" => Phrase::new(wording!("too-many-sprites")),
                    "backgrounds" => Phrase::new(wording!("too-many-backgrounds")),
                    "levels" => Phrase::new(wording!("too-many-levels")),
                    "rules" => Phrase::new(wording!("too-many-rules")),
                    "counters" => Phrase::new(wording!("too-many-counters")),
                    "messages" => Phrase::new(wording!("too-many-messages")),
                    _ => Phrase::new(wording!("too-many-level-sprites")),
                };
                sentence.with("most", most.to_string())
            }
            Self::NoBackground => Phrase::new(wording!("no-background")),
            Self::NoLevel => Phrase::new(wording!("no-level")),
            Self::NoMap => Phrase::new(wording!("no-map")),
            Self::SecondMap => Phrase::new(wording!("second-map")),
            Self::MapSize => Phrase::new(wording!("map-size")),
            Self::RowLength { expected, found } => wrong(wording!("row-length"), *expected, *found),
            Self::Rows { expected, found } => wrong(wording!("row-number"), *expected, *found),
            Self::UnknownLetter(letter) => word(wording!("unknown-letter"), "letter", &letter.to_string()),
            Self::UnknownEvent(found) => word(wording!("unknown-event"), "word", found),
            Self::UnknownView(found) => word(wording!("unknown-view"), "word", found),
            Self::UnknownPlace(found) => word(wording!("unknown-place"), "word", found),
            Self::UnknownRow(found) => word(wording!("unknown-row"), "word", found),
            Self::UnknownTerm(found) => word(wording!("unknown-term"), "word", found),
            Self::UnknownCommand(found) => word(wording!("unknown-command"), "word", found),
            Self::UnknownKind(name) => word(wording!("unknown-kind"), "name", name),
            Self::NoSuchBackground(name) => word(wording!("no-such-background"), "name", name),
            Self::NoSuchSprite(name) => word(wording!("no-such-sprite"), "name", name),
            Self::SecondWhen(place) => word(wording!("second-when"), "place", place),
            Self::SecondDo(row) => word(wording!("second-do"), "row", row),
            Self::SecondArrow => Phrase::new(wording!("second-arrow")),
            Self::Arrow => Phrase::new(wording!("arrow-without-sprite")),
            Self::TwoSets(name) => word(wording!("two-marks"), "name", name),
            Self::EmptyDot => Phrase::new(wording!("empty-dot")),
            Self::MixedDot => Phrase::new(wording!("mixed-dot")),
            Self::TooManyCommands => Phrase::new(wording!("too-many-commands")),
            Self::OnlyGame => Phrase::new(wording!("only-game")),
            Self::NeverOnlyGame => Phrase::new(wording!("never-only-game")),
            Self::NoWitness(command) => word(wording!("no-witness"), "command", command),
            Self::StopOutsideSmash => Phrase::new(wording!("stop-outside-smash")),
            Self::MoveInSmash => Phrase::new(wording!("move-in-smash")),
            Self::CentreBackground(name) => word(wording!("centre-background"), "name", name),
            Self::CounterStart => Phrase::new(wording!("counter-start")),
            Self::TooManyAsks => Phrase::new(wording!("too-many-comparisons")),
            Self::UnknownAsk(found) => word(wording!("unknown-comparison"), "word", found),
            Self::UnknownCounter(name) => word(wording!("unknown-counter"), "name", name),
            Self::UnknownMessage(name) => word(wording!("unknown-message"), "name", name),
            Self::NoCentre => Phrase::new(wording!("no-centre")),
            Self::NotThere(name) => word(wording!("not-there"), "name", name),
            Self::Impossible(place) => word(wording!("impossible-tile"), "place", place),
            Self::AheadOfDot => Phrase::new(wording!("ahead-of-dot")),
            Self::NeverSettles => Phrase::new(wording!("never-settles")),
            Self::Equal { line } => word(wording!("equal-rule"), "line", &line.to_string()),
            Self::Shadowed { line } => word(wording!("shadowed-rule"), "line", &line.to_string()),
            Self::NoExit(level) => word(wording!("no-exit"), "level", &(level + 1).to_string()),
        }
    }
}

impl fmt::Display for Fault {
    /// Formats the English sentence.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::Fault;

    /// Every fault, in the order of declaration, and all sorts of `TooMany`.
    fn all() -> Vec<Fault> {
        let text = String::new;
        vec![
            Fault::Unreadable,
            Fault::SecondTitle,
            Fault::SecondPace,
            Fault::Pace,
            Fault::SecondTime,
            Fault::Time,
            Fault::Name(text()),
            Fault::NameTaken(text()),
            Fault::Letter(text()),
            Fault::LetterTaken('a'),
            Fault::UnknownPicture(text()),
            Fault::Pixels,
            Fault::TooManyFrames,
            Fault::FourFrames,
            Fault::Style(text()),
            Fault::TooMany { what: "backgrounds", most: 1 },
            Fault::TooMany { what: "sprites", most: 1 },
            Fault::TooMany { what: "levels", most: 1 },
            Fault::TooMany { what: "rules", most: 1 },
            Fault::TooMany { what: "counters", most: 1 },
            Fault::TooMany { what: "messages", most: 1 },
            Fault::TooMany { what: "placed", most: 1 },
            Fault::NoBackground,
            Fault::NoLevel,
            Fault::NoMap,
            Fault::SecondMap,
            Fault::MapSize,
            Fault::RowLength { expected: 1, found: 2 },
            Fault::Rows { expected: 1, found: 2 },
            Fault::UnknownLetter('a'),
            Fault::UnknownEvent(text()),
            Fault::UnknownView(text()),
            Fault::UnknownPlace(text()),
            Fault::UnknownRow(text()),
            Fault::UnknownTerm(text()),
            Fault::UnknownCommand(text()),
            Fault::UnknownKind(text()),
            Fault::NoSuchBackground(text()),
            Fault::NoSuchSprite(text()),
            Fault::SecondWhen(text()),
            Fault::SecondDo(text()),
            Fault::SecondArrow,
            Fault::Arrow,
            Fault::TwoSets(text()),
            Fault::EmptyDot,
            Fault::MixedDot,
            Fault::TooManyCommands,
            Fault::OnlyGame,
            Fault::NeverOnlyGame,
            Fault::NoWitness(text()),
            Fault::StopOutsideSmash,
            Fault::MoveInSmash,
            Fault::CentreBackground(text()),
            Fault::CounterStart,
            Fault::TooManyAsks,
            Fault::UnknownAsk(text()),
            Fault::UnknownCounter(text()),
            Fault::UnknownMessage(text()),
            Fault::NoCentre,
            Fault::NotThere(text()),
            Fault::Impossible("C"),
            Fault::AheadOfDot,
            Fault::NeverSettles,
            Fault::Equal { line: 1 },
            Fault::Shadowed { line: 1 },
            Fault::NoExit(1),
        ]
    }

    #[test]
    fn every_fault_has_a_sentence_of_its_own() {
        let mut sentences: Vec<&str> = all().iter().map(|fault| fault.phrase().wording.name).collect();
        sentences.sort_unstable();
        sentences.dedup();
        assert_eq!(sentences.len(), all().len());
    }

    #[test]
    fn a_sentence_has_a_part_for_each_of_its_places() {
        for fault in all() {
            let phrase = fault.phrase();
            let english = phrase.wording.english;
            assert_eq!(english.matches('{').count(), phrase.parts.len(), "{english}");
            for (name, _) in &phrase.parts {
                assert!(english.contains(&format!("{{ ${name} }}")), "{english}: {name}");
            }
        }
    }
}
