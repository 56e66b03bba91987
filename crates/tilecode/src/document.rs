//! The text of a project as it is written: comments, order and unreadable lines are kept, names are not
//! looked up yet. The editor works on this; [`crate::check`] makes a [`crate::Project`] of it.

mod print;
mod read;

use std::rc::Rc;

use tilery_kit::text::TextPos;

use crate::words;

pub use print::{print_end, print_first_line, view_names};
pub use read::{cut, short, too_long};

/// The first word of a project.
pub const HEADER: &str = "tilecode";
/// The versions that this program reads: a project that uses what the first one could not say begins with the second.
pub const VERSIONS: [&str; 2] = ["1", "2"];
/// A project's text has at most so many bytes, as it is written and as it is printed.
pub const MAX_BYTES: usize = 1 << 20;
/// A title, and the name of a level or a test, has at most so many characters. Other people read them, so what is longer is cut off.
pub const MAX_NAME: usize = 80;
/// What a game says there is to do in it has at most so many.
pub const MAX_ABOUT: usize = 160;

/// A message has at most so many characters; what is longer is cut off.
pub const MAX_MESSAGE: usize = 200;

/// The line number and the text of a `state` block, where there is one.
pub type StateText<'a> = Option<(u32, &'a str)>;

/// A word and where it stands.
#[derive(Debug, Clone)]
pub struct Word {
    /// The word.
    pub text: String,
    /// Where it stands.
    pub at: TextPos,
}

/// Something with the comments that stand before it.
#[derive(Debug, Clone)]
pub struct Noted<T> {
    /// The comments, each with its `#`.
    pub notes: Vec<String>,
    /// Where it begins.
    pub at: TextPos,
    /// What it is.
    pub body: T,
}

/// A project as it is written.
#[derive(Debug, Clone, Default)]
pub struct Document {
    /// Whether its first line names the second version.
    pub says_second: bool,
    /// Everything after the first line, in order.
    pub items: Vec<Noted<Item>>,
    /// The comments after everything else.
    pub notes: Vec<String>,
}

/// A part of a document.
#[derive(Debug, Clone)]
pub enum Item {
    /// The name of the game.
    Title(String),
    /// The length of a round.
    Pace(Word),
    /// What time does between two presses.
    Time(Word),
    /// A line about the game for those who play it.
    Card(CardLine, String),
    /// A counter.
    Counter(CounterText),
    /// A message: its name and what it says.
    Message(Word, String),
    /// A kind of background or sprite.
    Kind(KindText),
    /// A level.
    Level(LevelText),
    /// A rule.
    Rule(RuleText),
    /// A kept play, which the game does not look at.
    Test(TestText),
    /// A line that cannot be read.
    Unread(String),
}

/// What a line about the game says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardLine {
    /// Who made it.
    Author,
    /// What there is to do.
    About,
    /// The title of a game that it was made of.
    Remix,
    /// Who made that one.
    By,
}

impl CardLine {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Author, Self::About, Self::Remix, Self::By];

    /// The word that begins it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Author => "author",
            Self::About => "about",
            Self::Remix => "remix",
            Self::By => "by",
        }
    }
}

/// A play that is kept as a test of the project.
#[derive(Debug, Clone)]
pub struct TestText {
    /// Its name.
    pub name: String,
    /// What was pressed and what came of it.
    pub rows: Rows,
}

/// A declaration: `counter keys 0 shown`.
#[derive(Debug, Clone)]
pub struct CounterText {
    /// Its name.
    pub name: Word,
    /// What it begins with.
    pub start: Word,
    /// Whether it is one of the figures.
    pub is_shown: bool,
}

/// A declaration: `background wall W brick`, and how it looks, moves and sounds: `sprite ghost g ghost flip hop`.
#[derive(Debug, Clone)]
pub struct KindText {
    /// Whether it declares a sprite.
    pub is_sprite: bool,
    /// Its name.
    pub name: Word,
    /// Its letter.
    pub letter: Word,
    /// Its first picture.
    pub picture: PictureText,
    /// How it faces, moves and sounds.
    pub style: Vec<Word>,
    /// Its further pictures.
    pub frames: Vec<Noted<PictureText>>,
}

/// A picture of a kind.
#[derive(Debug, Clone)]
pub struct PictureText {
    /// The name of a picture of the gallery, or `pixels`.
    pub name: Word,
    /// The rows of its own picture.
    pub pixels: Rows,
}

impl PictureText {
    /// A picture of that name, without rows.
    pub fn named(name: Word) -> Self {
        Self { name, pixels: Rows::new() }
    }

    /// Whether indented lines after it are its rows.
    pub fn is_own(&self) -> bool {
        self.name.text == "pixels"
    }
}

impl KindText {
    /// The last of its pictures, whose rows may follow.
    pub fn last(&self) -> &PictureText {
        self.frames.last().map_or(&self.picture, |frame| &frame.body)
    }
}

/// Indented rows, with the comments before each. Copies share the rows: an edit changes a few of many.
pub type Rows = Vec<Noted<Rc<str>>>;

/// A level.
#[derive(Debug, Clone)]
pub struct LevelText {
    /// Its name.
    pub name: String,
    /// Its map and layers of sprites.
    pub parts: Vec<Noted<LevelPart>>,
}

/// A block of a level.
#[derive(Debug, Clone)]
pub enum LevelPart {
    /// The backgrounds.
    Map(Rows),
    /// A layer of sprites.
    Sprites(Rows),
    /// A line that cannot be read.
    Unread(String),
}

/// A rule.
#[derive(Debug, Clone)]
pub struct RuleText {
    /// Its event.
    pub event: Word,
    /// Its views and `off`.
    pub views: Vec<Word>,
    /// Its lines.
    pub lines: Vec<Noted<RuleLine>>,
}

/// A line of a rule.
#[derive(Debug, Clone)]
pub enum RuleLine {
    /// What is asked of a tile.
    When {
        /// Which tile.
        place: Word,
        /// Kinds with `+`, `~` or `-`, headings with `@`.
        terms: Vec<Word>,
    },
    /// What is done.
    Do {
        /// Which row.
        row: Word,
        /// The commands.
        commands: Vec<Word>,
    },
    /// A line that cannot be read.
    Unread(String),
}
impl Document {
    /// Whether it is a project of the second version: it says so, or uses what the first one could not say.
    pub fn is_second(&self) -> bool {
        self.says_second || self.items.iter().any(|item| item.body.is_new())
    }
}

impl Item {
    /// Whether the first version could not say this.
    pub fn is_new(&self) -> bool {
        match self {
            Self::Time(_) | Self::Card(..) | Self::Counter(_) | Self::Message(..) => true,
            Self::Rule(rule) => rule.is_new(),
            Self::Kind(kind) => !(kind.style.is_empty() && kind.frames.is_empty()),
            _ => false,
        }
    }
}

impl RuleText {
    /// Whether the first version could not say this.
    fn is_new(&self) -> bool {
        let is_new = |line: &Noted<RuleLine>| match &line.body {
            RuleLine::When { place, .. } => place.text == "game",
            RuleLine::Do { commands, .. } => commands.iter().any(|word| words::is_new_command(&word.text)),
            RuleLine::Unread(_) => false,
        };
        words::is_new_event(&self.event.text) || self.lines.iter().any(is_new)
    }
}
