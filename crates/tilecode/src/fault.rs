//! What the checker finds, in sentences that a child understands.

use std::fmt;

use tilery_kit::Phrase;
use tilery_kit::text::Mark;

/// Something that the checker found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// Where.
    pub at: Mark,
    /// What.
    pub fault: Fault,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.at.line, self.at.column, self.fault)
    }
}

/// What can be wrong, or odd, in a project.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the sentence of each stands below")]
pub enum Fault {
    Unreadable,
    SecondTitle,
    SecondPace,
    Pace,
    Name(String),
    NameTaken(String),
    Letter(String),
    LetterTaken(char),
    UnknownPicture(String),
    Pixels,
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
    NoCentre,
    NotThere(String),
    Impossible(&'static str),
    AheadOfDot,
    Equal { line: u32 },
}

impl Fault {
    /// Whether the project runs in spite of it.
    pub fn is_warning(&self) -> bool {
        matches!(
            self,
            Self::CentreBackground(_)
                | Self::NoCentre
                | Self::NotThere(_)
                | Self::Impossible(_)
                | Self::AheadOfDot
                | Self::Equal { .. }
        )
    }
}

impl Fault {
    /// The tile that its sentence speaks of, whatever line it stands in: its name, or `dot` for the one with the red dot.
    pub fn tile(&self) -> Option<&'static str> {
        match self {
            Self::EmptyDot | Self::MixedDot | Self::AheadOfDot => Some("dot"),
            Self::NoCentre => Some("C"),
            Self::Impossible(place) => Some(place),
            _ => None,
        }
    }
}

/// A sentence with one part. Not inlined: there are thirty calls.
#[inline(never)]
fn word(text: &'static str, name: &'static str, part: &str) -> Phrase {
    Phrase::new(text).with(name, part.to_owned())
}

/// A sentence with two numbers.
#[inline(never)]
fn wrong(text: &'static str, expected: usize, found: usize) -> Phrase {
    word(text, "expected", &expected.to_string()).with("found", found.to_string())
}

impl Fault {
    /// The sentence of it, as data: the page's languages have it too, by its words.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Unreadable => Phrase::new("This line makes no sense here."),
            Self::SecondTitle => Phrase::new("The game has a title already."),
            Self::SecondPace => Phrase::new("The game has a pace already."),
            Self::Pace => Phrase::new("The pace is a number of milliseconds from 50 to 2000."),
            Self::Name(name) => word(
                "`{name}` cannot be a name: begin with a letter, then letters, digits, - and _, at most 24.",
                "name",
                name,
            ),
            Self::NameTaken(name) => word("Something else is called `{name}` already.", "name", name),
            Self::Letter(letter) => {
                word("`{letter}` cannot be its letter: take one character.", "letter", letter)
            }
            Self::LetterTaken(letter) => {
                word("The letter `{letter}` is taken already.", "letter", &letter.to_string())
            }
            Self::UnknownPicture(name) => {
                word("There is no picture called `{name}` in the gallery.", "name", name)
            }
            Self::Pixels => {
                Phrase::new("A picture has sixteen rows of sixteen digits, each from 0 to 9 or a to f.")
            }
            Self::TooMany { what, most } => {
                let sentence = match *what {
                    "sprites" => Phrase::new("There can be at most {most} sprites."),
                    "backgrounds" => Phrase::new("There can be at most {most} backgrounds."),
                    "levels" => Phrase::new("There can be at most {most} levels."),
                    "rules" => Phrase::new("There can be at most {most} rules."),
                    _ => Phrase::new("There can be at most {most} sprites in a level."),
                };
                sentence.with("most", most.to_string())
            }
            Self::NoBackground => Phrase::new("The game needs a background."),
            Self::NoLevel => Phrase::new("The game needs a level."),
            Self::NoMap => Phrase::new("This level needs a map."),
            Self::SecondMap => Phrase::new("This level has a map already."),
            Self::MapSize => Phrase::new("A map has from 1 to 127 rows and columns."),
            Self::RowLength { expected, found } => wrong(
                "This row should be {expected} long, like the first one, but it is {found} long.",
                *expected,
                *found,
            ),
            Self::Rows { expected, found } => wrong(
                "There should be {expected} rows, as many as in the map, but there are {found}.",
                *expected,
                *found,
            ),
            Self::UnknownLetter(letter) => {
                word("Nothing has the letter `{letter}`.", "letter", &letter.to_string())
            }
            Self::UnknownEvent(found) => word(
                "`{word}` is no event: write press:left (or right, up, down, a), change, smash:left (or right, up, down) or never.",
                "word",
                found,
            ),
            Self::UnknownView(found) => word(
                "`{word}` is no view: write flip-h, flip-v, rot-cw, rot-180, rot-ccw or all-four, or off.",
                "word",
                found,
            ),
            Self::UnknownPlace(found) => {
                word("`{word}` is no tile: write NW, N, NE, W, C, E, SW, S or SE.", "word", found)
            }
            Self::UnknownRow(found) => {
                word("`{word}` is no row: write C, N, E, S, W or game.", "word", found)
            }
            Self::UnknownTerm(found) => {
                word("`{word}` needs a +, ~ or - and a name, or an @ and a direction.", "word", found)
            }
            Self::UnknownCommand(found) => word("`{word}` is no command.", "word", found),
            Self::UnknownKind(name) => word("Nothing is called `{name}`.", "name", name),
            Self::NoSuchBackground(name) => word("No background is called `{name}`.", "name", name),
            Self::NoSuchSprite(name) => word("No sprite is called `{name}`.", "name", name),
            Self::SecondWhen(place) => word("This rule has a line for tile {place} already.", "place", place),
            Self::SecondDo(row) => word("This rule has a line of commands for {row} already.", "row", row),
            Self::SecondArrow => Phrase::new("A tile can have only one arrow."),
            Self::Arrow => Phrase::new("An arrow needs a sprite with a green check (+) on its tile."),
            Self::TwoSets(name) => {
                word("`{name}` is on this tile twice: keep one of +, ~ and -.", "name", name)
            }
            Self::EmptyDot => {
                Phrase::new("The tile with the red dot needs a green check (+) that says what is hit.")
            }
            Self::MixedDot => Phrase::new(
                "The tile with the red dot can have sprites or backgrounds with a green check (+), but not both.",
            ),
            Self::TooManyCommands => Phrase::new("A row has at most four commands."),
            Self::OnlyGame => Phrase::new("In the row `game` there can only be score, win, lose and block."),
            Self::NeverOnlyGame => {
                Phrase::new("A rule that says never can only do score, win, lose and block.")
            }
            Self::NoWitness(command) => word(
                "`{command}` needs a sprite here: give the tile a green check (+) with sprites only.",
                "command",
                command,
            ),
            Self::StopOutsideSmash => Phrase::new("Only a smash rule can stop a sprite."),
            Self::MoveInSmash => Phrase::new("A smash rule can only move a sprite that it has just created."),
            Self::CentreBackground(name) => word(
                "The middle is about a sprite: give `{name}` a yellow dot (~) instead of a green check (+).",
                "name",
                name,
            ),
            Self::NoCentre => {
                Phrase::new("This rule never runs: its middle needs a sprite with a green check (+).")
            }
            Self::NotThere(name) => {
                word("This rule never runs: `{name}` is in no level, and no rule creates it.", "name", name)
            }
            Self::Impossible(place) => {
                word("This rule never runs: tile {place} cannot look like this.", "place", place)
            }
            Self::AheadOfDot => Phrase::new(
                "This rule never runs: what moves the same way as the sprite in the middle is not hit by it.",
            ),
            Self::Equal { line } => {
                word("This rule is the same as the one in line {line}.", "line", &line.to_string())
            }
        }
    }
}

impl fmt::Display for Fault {
    /// The English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::Fault;

    /// Every fault, in the order of their declaration, and all that there can be too many of.
    fn all() -> Vec<Fault> {
        let text = String::new;
        vec![
            Fault::Unreadable,
            Fault::SecondTitle,
            Fault::SecondPace,
            Fault::Pace,
            Fault::Name(text()),
            Fault::NameTaken(text()),
            Fault::Letter(text()),
            Fault::LetterTaken('a'),
            Fault::UnknownPicture(text()),
            Fault::Pixels,
            Fault::TooMany { what: "backgrounds", most: 1 },
            Fault::TooMany { what: "sprites", most: 1 },
            Fault::TooMany { what: "levels", most: 1 },
            Fault::TooMany { what: "rules", most: 1 },
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
            Fault::NoCentre,
            Fault::NotThere(text()),
            Fault::Impossible("C"),
            Fault::AheadOfDot,
            Fault::Equal { line: 1 },
        ]
    }

    #[test]
    fn every_fault_has_a_sentence_of_its_own() {
        let mut sentences: Vec<&str> = all().iter().map(|fault| fault.phrase().text).collect();
        sentences.sort_unstable();
        sentences.dedup();
        assert_eq!(sentences.len(), all().len());
    }

    #[test]
    fn a_sentence_has_a_part_for_each_of_its_places() {
        for fault in all() {
            let phrase = fault.phrase();
            let places = phrase.text.matches('{').count();
            assert_eq!(places, phrase.parts.len(), "{}", phrase.text);
            for (name, _) in &phrase.parts {
                assert!(phrase.text.contains(&format!("{{{name}}}")), "{}: {name}", phrase.text);
            }
        }
    }
}
