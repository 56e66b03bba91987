//! The findings of the checker, in sentences that a child understands.

use std::fmt;

use tilery_kit::text::TextPos;
use tilery_kit::{Phrase, Wording, wording};

/// A finding of the checker.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Finding {
    pub at: TextPos,
    pub fault: Fault,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.at.line, self.at.column, self.fault)
    }
}

/// Declares the faults, each with its sentence.
macro_rules! faults {
    ($($name:ident $(($field:ident: $type:ty))? $({ $($part:ident: $of:ty),+ })? => $phrase:expr;)*) => {
        /// Errors and warnings in a project.
        #[derive(Debug, Clone, PartialEq, Eq)]
        #[expect(missing_docs, reason = "each fault has a sentence")]
        pub enum Fault { $($name $(($type))? $({ $($part: $of),+ })?,)* }

        impl Fault {
            /// The sentence of the fault.
            pub fn phrase(&self) -> Phrase {
                match self { $(Self::$name $(($field))? $({ $($part),+ })? => $phrase,)* }
            }

            #[cfg(test)]
            fn all() -> Vec<Self> {
                vec![$(Self::$name $((<$type>::default()))? $({ $($part: <$of>::default()),+ })?,)*]
            }
        }
    };
}

faults! {
    Unreadable => Phrase::new(wording!("unreadable-line"));
    SecondTitle => Phrase::new(wording!("second-title"));
    SecondPace => Phrase::new(wording!("second-pace"));
    Pace => Phrase::new(wording!("pace-range"));
    SecondTime => Phrase::new(wording!("second-time"));
    Time => Phrase::new(wording!("unknown-time"));
    SecondMachine => Phrase::new(wording!("second-machine"));
    Machine => Phrase::new(wording!("unknown-machine"));
    SecondRooms => Phrase::new(wording!("second-rooms"));
    Rooms => Phrase::new(wording!("rooms-range"));
    NoRooms(command: String) => word(wording!("no-rooms"), "command", command);
    NoOther => Phrase::new(wording!("no-other"));
    Name(name: String) => word(wording!("bad-name"), "name", name);
    NameTaken(name: String) => word(wording!("name-taken"), "name", name);
    Letter(letter: String) => word(wording!("bad-letter"), "letter", letter);
    LetterTaken(letter: char) => word(wording!("letter-taken"), "letter", &letter.to_string());
    UnknownPicture(name: String) => word(wording!("unknown-picture"), "name", name);
    Pixels => Phrase::new(wording!("pixel-rows"));
    TooManyFrames => Phrase::new(wording!("too-many-frames"));
    FourFrames => Phrase::new(wording!("four-frames"));
    Style(found: String) => word(wording!("unknown-style"), "word", found);
    TooMany { what: &'static str, most: usize } => {
        let sentence = match *what {
            "sprites" => Phrase::new(wording!("too-many-sprites")),
            "backgrounds" => Phrase::new(wording!("too-many-backgrounds")),
            "levels" => Phrase::new(wording!("too-many-levels")),
            "rules" => Phrase::new(wording!("too-many-rules")),
            "counters" => Phrase::new(wording!("too-many-counters")),
            "messages" => Phrase::new(wording!("too-many-messages")),
            "groups" => Phrase::new(wording!("too-many-groups")),
            _ => Phrase::new(wording!("too-many-level-sprites")),
        };
        sentence.with("most", most.to_string())
    };
    NoBackground => Phrase::new(wording!("no-background"));
    NoLevel => Phrase::new(wording!("no-level"));
    NoMap => Phrase::new(wording!("no-map"));
    SecondMap => Phrase::new(wording!("second-map"));
    MapSize => Phrase::new(wording!("map-size"));
    RowLength { expected: usize, found: usize } => wrong(wording!("row-length"), *expected, *found);
    Rows { expected: usize, found: usize } => wrong(wording!("row-number"), *expected, *found);
    UnknownLetter(letter: char) => word(wording!("unknown-letter"), "letter", &letter.to_string());
    UnknownEvent(found: String) => word(wording!("unknown-event"), "word", found);
    UnknownView(found: String) => word(wording!("unknown-view"), "word", found);
    UnknownPlace(found: String) => word(wording!("unknown-place"), "word", found);
    UnknownRow(found: String) => word(wording!("unknown-row"), "word", found);
    UnknownTerm(found: String) => word(wording!("unknown-term"), "word", found);
    UnknownCommand(found: String) => word(wording!("unknown-command"), "word", found);
    UnknownKind(name: String) => word(wording!("unknown-kind"), "name", name);
    NoSuchBackground(name: String) => word(wording!("no-such-background"), "name", name);
    NoSuchSprite(name: String) => word(wording!("no-such-sprite"), "name", name);
    Circle(name: String) => word(wording!("group-circle"), "name", name);
    NothingLeft(name: String) => word(wording!("group-nothing-left"), "name", name);
    SecondWhen(place: String) => word(wording!("second-when"), "place", place);
    SecondDo(row: String) => word(wording!("second-do"), "row", row);
    SecondArrow => Phrase::new(wording!("second-arrow"));
    Arrow => Phrase::new(wording!("arrow-without-sprite"));
    TwoSets(name: String) => word(wording!("two-marks"), "name", name);
    EmptyDot => Phrase::new(wording!("empty-dot"));
    MixedDot => Phrase::new(wording!("mixed-dot"));
    TooManyCommands => Phrase::new(wording!("too-many-commands"));
    OnlyGame => Phrase::new(wording!("only-game"));
    NeverOnlyGame => Phrase::new(wording!("never-only-game"));
    NoWitness(command: String) => word(wording!("no-witness"), "command", command);
    StopOutsideSmash => Phrase::new(wording!("stop-outside-smash"));
    MoveInSmash => Phrase::new(wording!("move-in-smash"));
    CentreBackground(name: String) => word(wording!("centre-background"), "name", name);
    CounterStart => Phrase::new(wording!("counter-start"));
    TooManyAsks => Phrase::new(wording!("too-many-comparisons"));
    UnknownAsk(found: String) => word(wording!("unknown-comparison"), "word", found);
    UnknownCounter(name: String) => word(wording!("unknown-counter"), "name", name);
    UnknownMessage(name: String) => word(wording!("unknown-message"), "name", name);
    NoCentre => Phrase::new(wording!("no-centre"));
    NotThere(name: String) => word(wording!("not-there"), "name", name);
    Impossible(place: &'static str) => word(wording!("impossible-tile"), "place", place);
    AheadOfDot => Phrase::new(wording!("ahead-of-dot"));
    NeverSettles => Phrase::new(wording!("never-settles"));
    Equal { line: u32 } => word(wording!("equal-rule"), "line", &line.to_string());
    Shadowed { line: u32 } => word(wording!("shadowed-rule"), "line", &line.to_string());
    EmptyGroup(name: String) => word(wording!("group-empty"), "name", name);
    UnusedGroup(name: String) => word(wording!("group-unused"), "name", name);
    NoExit(level: u8) => word(wording!("no-exit"), "level", &(level + 1).to_string());
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
                | Self::EmptyGroup(_)
                | Self::UnusedGroup(_)
        )
    }

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

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::Fault;

    /// Every fault, and all sorts of `TooMany`.
    fn all() -> Vec<Fault> {
        let sorts = ["backgrounds", "sprites", "levels", "rules", "counters", "messages", "groups"];
        let too_many = sorts.map(|what| Fault::TooMany { what, most: 1 });
        Fault::all().into_iter().chain(too_many).collect()
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
