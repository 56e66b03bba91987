//! What the checker finds, in sentences that a child understands.

use std::fmt;

use tilery_kit::Arg;
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

    /// The name of its sentence in the page's languages, and the arguments.
    pub fn say(&self) -> (&'static str, Vec<(&'static str, Arg)>) {
        let number = |n: usize| Arg::from(n as i64);
        match self {
            Self::Unreadable => ("studio-fault-unreadable", vec![]),
            Self::SecondTitle => ("studio-fault-second-title", vec![]),
            Self::SecondPace => ("studio-fault-second-pace", vec![]),
            Self::Pace => ("studio-fault-pace", vec![]),
            Self::Name(name) => ("studio-fault-name", vec![("name", name.as_str().into())]),
            Self::NameTaken(name) => ("studio-fault-name-taken", vec![("name", name.as_str().into())]),
            Self::Letter(letter) => ("studio-fault-letter", vec![("letter", letter.as_str().into())]),
            Self::LetterTaken(letter) => {
                ("studio-fault-letter-taken", vec![("letter", letter.to_string().into())])
            }
            Self::UnknownPicture(name) => {
                ("studio-fault-unknown-picture", vec![("name", name.as_str().into())])
            }
            Self::Pixels => ("studio-fault-pixels", vec![]),
            Self::TooMany { what, most } => {
                ("studio-fault-too-many", vec![("what", (*what).into()), ("most", number(*most))])
            }
            Self::NoBackground => ("studio-fault-no-background", vec![]),
            Self::NoLevel => ("studio-fault-no-level", vec![]),
            Self::NoMap => ("studio-fault-no-map", vec![]),
            Self::SecondMap => ("studio-fault-second-map", vec![]),
            Self::MapSize => ("studio-fault-map-size", vec![]),
            Self::RowLength { expected, found } => {
                ("studio-fault-row-length", vec![("expected", number(*expected)), ("found", number(*found))])
            }
            Self::Rows { expected, found } => {
                ("studio-fault-rows", vec![("expected", number(*expected)), ("found", number(*found))])
            }
            Self::UnknownLetter(letter) => {
                ("studio-fault-unknown-letter", vec![("letter", letter.to_string().into())])
            }
            Self::UnknownEvent(word) => ("studio-fault-unknown-event", vec![("word", word.as_str().into())]),
            Self::UnknownView(word) => ("studio-fault-unknown-view", vec![("word", word.as_str().into())]),
            Self::UnknownPlace(word) => ("studio-fault-unknown-place", vec![("word", word.as_str().into())]),
            Self::UnknownRow(word) => ("studio-fault-unknown-row", vec![("word", word.as_str().into())]),
            Self::UnknownTerm(word) => ("studio-fault-unknown-term", vec![("word", word.as_str().into())]),
            Self::UnknownCommand(word) => {
                ("studio-fault-unknown-command", vec![("word", word.as_str().into())])
            }
            Self::UnknownKind(name) => ("studio-fault-unknown-kind", vec![("name", name.as_str().into())]),
            Self::NoSuchBackground(name) => {
                ("studio-fault-no-such-background", vec![("name", name.as_str().into())])
            }
            Self::NoSuchSprite(name) => ("studio-fault-no-such-sprite", vec![("name", name.as_str().into())]),
            Self::SecondWhen(place) => ("studio-fault-second-when", vec![("place", place.as_str().into())]),
            Self::SecondDo(row) => ("studio-fault-second-do", vec![("row", row.as_str().into())]),
            Self::SecondArrow => ("studio-fault-second-arrow", vec![]),
            Self::Arrow => ("studio-fault-arrow", vec![]),
            Self::TwoSets(name) => ("studio-fault-two-sets", vec![("name", name.as_str().into())]),
            Self::EmptyDot => ("studio-fault-empty-dot", vec![]),
            Self::MixedDot => ("studio-fault-mixed-dot", vec![]),
            Self::TooManyCommands => ("studio-fault-too-many-commands", vec![]),
            Self::OnlyGame => ("studio-fault-only-game", vec![]),
            Self::NeverOnlyGame => ("studio-fault-never-only-game", vec![]),
            Self::NoWitness(command) => {
                ("studio-fault-no-witness", vec![("command", command.as_str().into())])
            }
            Self::StopOutsideSmash => ("studio-fault-stop-outside-smash", vec![]),
            Self::MoveInSmash => ("studio-fault-move-in-smash", vec![]),
            Self::CentreBackground(name) => {
                ("studio-fault-centre-background", vec![("name", name.as_str().into())])
            }
            Self::NoCentre => ("studio-fault-no-centre", vec![]),
            Self::NotThere(name) => ("studio-fault-not-there", vec![("name", name.as_str().into())]),
            Self::Impossible(place) => ("studio-fault-impossible", vec![("place", (*place).into())]),
            Self::AheadOfDot => ("studio-fault-ahead-of-dot", vec![]),
            Self::Equal { line } => ("studio-fault-equal", vec![("line", i64::from(*line).into())]),
        }
    }
}

impl Fault {
    /// The sentence of it, as data: the page's languages have it too, by its words.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Unreadable => Phrase::new("This line makes no sense here."),
            Self::SecondTitle => Phrase::new("The game has a title already."),
            Self::SecondPace => Phrase::new("The game has a pace already."),
            Self::Pace => Phrase::new("The pace is a number of milliseconds from 50 to 2000."),
            Self::Name(name) => Phrase::new(
                "`{name}` cannot be a name: begin with a letter, then letters, digits, - and _, at most 24.",
            )
            .with("name", name.clone()),
            Self::NameTaken(name) => {
                Phrase::new("Something else is called `{name}` already.").with("name", name.clone())
            }
            Self::Letter(letter) => Phrase::new("`{letter}` cannot be its letter: take one character.")
                .with("letter", letter.clone()),
            Self::LetterTaken(letter) => {
                Phrase::new("The letter `{letter}` is taken already.").with("letter", letter.to_string())
            }
            Self::UnknownPicture(name) => {
                Phrase::new("There is no picture called `{name}` in the gallery.").with("name", name.clone())
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
            Self::RowLength { expected, found } => {
                Phrase::new("This row should be {expected} long, like the first one, but it is {found} long.")
                    .with("expected", expected.to_string())
                    .with("found", found.to_string())
            }
            Self::Rows { expected, found } => {
                Phrase::new("There should be {expected} rows, as many as in the map, but there are {found}.")
                    .with("expected", expected.to_string())
                    .with("found", found.to_string())
            }
            Self::UnknownLetter(letter) => {
                Phrase::new("Nothing has the letter `{letter}`.").with("letter", letter.to_string())
            }
            Self::UnknownEvent(word) => Phrase::new(
                "`{word}` is no event: write press:left (or right, up, down, a), change, smash:left (or right, up, down) or never.",
            )
            .with("word", word.clone()),
            Self::UnknownView(word) => Phrase::new(
                "`{word}` is no view: write flip-h, flip-v, rot-cw, rot-180, rot-ccw or all-four, or off.",
            )
            .with("word", word.clone()),
            Self::UnknownPlace(word) => {
                Phrase::new("`{word}` is no tile: write NW, N, NE, W, C, E, SW, S or SE.")
                    .with("word", word.clone())
            }
            Self::UnknownRow(word) => {
                Phrase::new("`{word}` is no row: write C, N, E, S, W or game.").with("word", word.clone())
            }
            Self::UnknownTerm(word) => {
                Phrase::new("`{word}` needs a +, ~ or - and a name, or an @ and a direction.")
                    .with("word", word.clone())
            }
            Self::UnknownCommand(word) => {
                Phrase::new("`{word}` is no command.").with("word", word.clone())
            }
            Self::UnknownKind(name) => {
                Phrase::new("Nothing is called `{name}`.").with("name", name.clone())
            }
            Self::NoSuchBackground(name) => {
                Phrase::new("No background is called `{name}`.").with("name", name.clone())
            }
            Self::NoSuchSprite(name) => {
                Phrase::new("No sprite is called `{name}`.").with("name", name.clone())
            }
            Self::SecondWhen(place) => {
                Phrase::new("This rule has a line for tile {place} already.").with("place", place.clone())
            }
            Self::SecondDo(row) => {
                Phrase::new("This rule has a line of commands for {row} already.").with("row", row.clone())
            }
            Self::SecondArrow => Phrase::new("A tile can have only one arrow."),
            Self::Arrow => Phrase::new("An arrow needs a sprite with a + on its tile."),
            Self::TwoSets(name) => {
                Phrase::new("`{name}` is on this tile twice: keep one of +, ~ and -.")
                    .with("name", name.clone())
            }
            Self::EmptyDot => Phrase::new("The tile with the red dot needs a + that says what is hit."),
            Self::MixedDot => Phrase::new(
                "The tile with the red dot can have sprites or backgrounds with a +, but not both.",
            ),
            Self::TooManyCommands => Phrase::new("A row has at most four commands."),
            Self::OnlyGame => {
                Phrase::new("In the row `game` there can only be score, win, lose and block.")
            }
            Self::NeverOnlyGame => {
                Phrase::new("A rule that says never can only do score, win, lose and block.")
            }
            Self::NoWitness(command) => {
                Phrase::new("`{command}` needs a sprite here: give the tile a + with sprites only.")
                    .with("command", command.clone())
            }
            Self::StopOutsideSmash => Phrase::new("Only a smash rule can stop a sprite."),
            Self::MoveInSmash => {
                Phrase::new("A smash rule can only move a sprite that it has just created.")
            }
            Self::CentreBackground(name) => {
                Phrase::new("The middle is about a sprite: give `{name}` a ~ instead of a +.")
                    .with("name", name.clone())
            }
            Self::NoCentre => Phrase::new("This rule never runs: its middle needs a sprite with a +."),
            Self::NotThere(name) => {
                Phrase::new("This rule never runs: `{name}` is in no level, and no rule creates it.")
                    .with("name", name.clone())
            }
            Self::Impossible(place) => {
                Phrase::new("This rule never runs: tile {place} cannot look like this.")
                    .with("place", (*place).to_owned())
            }
            Self::AheadOfDot => Phrase::new(
                "This rule never runs: what moves the same way as the sprite in the middle is not hit by it.",
            ),
            Self::Equal { line } => {
                Phrase::new("This rule is the same as the one in line {line}.").with("line", line.to_string())
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
