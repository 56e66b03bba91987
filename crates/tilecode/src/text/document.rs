//! The text of a project as it is written: comments, order and unreadable lines are kept, and names are not
//! resolved. The editor works on documents; [`crate::check`] builds a [`crate::Project`] from one.

mod print;
mod read;

use std::rc::Rc;

use tilery_kit::text::TextPos;

use crate::model::Offset;
use crate::words::{self, Word};

pub use print::{print_end, print_first_line, view_names};
pub use read::{cut, short, too_long};

/// The first word of a project.
pub const HEADER: &str = "tilecode";
/// The supported versions. A project that uses features of the second version names it in its first line.
pub const VERSIONS: [&str; 2] = ["1", "2"];
/// The largest size of a project's text in bytes, as written and as printed.
pub const MAX_BYTES: usize = 1 << 20;
/// The longest title or name of a level or test, in characters. Longer ones are cut, since other players see
/// them.
pub const MAX_NAME: usize = 80;
/// The longest description of a game, in characters.
pub const MAX_ABOUT: usize = 160;

/// The longest message, in characters. Longer messages are cut.
pub const MAX_MESSAGE: usize = 200;

/// The line number and the text of a `state` block, if there is one.
pub type StateText<'a> = Option<(u32, &'a str)>;

/// An item with the comments before it.
#[derive(Debug, Clone)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Noted<T> {
    /// The comments, each with its `#`.
    pub notes: Vec<String>,
    pub at: TextPos,
    pub body: T,
}

/// A project as it is written.
#[derive(Debug, Clone, Default)]
pub struct Document {
    /// True if its first line names the second version.
    pub says_second: bool,
    /// Everything after the first line, in order.
    pub items: Vec<Noted<Item>>,
    /// The comments at the end.
    pub notes: Vec<String>,
}

/// A part of a document.
#[derive(Debug, Clone)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Item {
    /// The name of the game.
    Title(String),
    /// The duration of a round.
    Pace(Word),
    /// The mode of time: by turns, or continuous.
    Time(Word),
    Machine(Word),
    /// Levels are rooms, in so many columns.
    Rooms(Word),
    /// A line about the game for its players.
    Card(CardLine, String),
    Counter(CounterText),
    /// A message: its name and text.
    Message(Word, String),
    /// A kind of background or sprite.
    Kind(KindText),
    Group(GroupText),
    Level(LevelText),
    Rule(RuleText),
    /// A recorded play that serves as a test. Playing the game ignores it.
    Test(TestText),
    /// A line that cannot be read.
    Unread(String),
}

/// The sorts of lines about the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum CardLine {
    Author,
    About,
    /// The title of a game that it was remixed from.
    Remix,
    /// The author of the game in the line `remix` before.
    By,
}

impl CardLine {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Author, Self::About, Self::Remix, Self::By];

    /// The keyword of the line.
    pub fn word(self) -> &'static str {
        match self {
            Self::Author => "author",
            Self::About => "about",
            Self::Remix => "remix",
            Self::By => "by",
        }
    }
}

/// A play that is recorded as a test of the project.
#[derive(Debug, Clone)]
pub struct TestText {
    /// Its name.
    pub name: String,
    /// The rounds and hashes.
    pub rows: Rows,
}

/// A declaration: `counter keys 0 shown`.
#[derive(Debug, Clone)]
pub struct CounterText {
    /// Its name.
    pub name: Word,
    /// Its initial value.
    pub start: Word,
    /// True if it is shown as a figure.
    pub is_shown: bool,
}

/// A declaration such as `background wall W brick`; a style may follow: `sprite ghost g ghost flip hop`.
#[derive(Debug, Clone)]
#[expect(missing_docs, reason = "the names say it")]
pub struct KindText {
    /// True if it declares a sprite.
    pub is_sprite: bool,
    pub name: Word,
    pub letter: Word,
    pub picture: PictureText,
    /// Facing, movement and sound.
    pub style: Vec<Word>,
    /// Its further pictures.
    pub frames: Vec<Noted<PictureText>>,
}

/// A declaration: `group solid wall crate`.
#[derive(Debug, Clone)]
pub struct GroupText {
    /// Its name.
    pub name: Word,
    /// The names of kinds and of other groups.
    pub members: Vec<Word>,
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
    /// A picture by name, without rows.
    pub fn named(name: Word) -> Self {
        Self { name, pixels: Rows::new() }
    }

    /// True if indented lines after it are its rows.
    pub fn is_own(&self) -> bool {
        self.name.text == "pixels"
    }
}

impl KindText {
    /// The last of its pictures, which the following rows belong to.
    pub fn last(&self) -> &PictureText {
        self.frames.last().map_or(&self.picture, |frame| &frame.body)
    }
}

/// Indented rows, with the comments before each. Clones share the texts of rows, since an edit changes only a
/// few.
pub type Rows = Vec<Noted<Rc<str>>>;

#[derive(Debug, Clone)]
#[expect(missing_docs, reason = "the names say it")]
pub struct LevelText {
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

#[derive(Debug, Clone)]
#[expect(missing_docs, reason = "the names say it")]
pub struct RuleText {
    pub event: Word,
    /// Its views and `off`.
    pub views: Vec<Word>,
    pub lines: Vec<Noted<RuleLine>>,
}

/// A line below the header of a rule: conditions, commands, or a line that cannot be read.
#[derive(Debug, Clone)]
#[expect(missing_docs, reason = "the names say it")]
pub enum RuleLine {
    /// Conditions on a tile.
    When {
        place: Word,
        /// Kinds with `+`, `~` or `-`, headings with `@`.
        terms: Vec<Word>,
    },
    Do {
        row: Word,
        commands: Vec<Word>,
    },
    /// A line that cannot be read.
    Unread(String),
}
impl Document {
    /// True if it is a project of the second version: it names that version, or uses one of its features.
    pub fn is_second(&self) -> bool {
        self.says_second || self.items.iter().any(|item| item.body.is_new())
    }
}

impl Item {
    /// True if it is a feature of the second version.
    pub fn is_new(&self) -> bool {
        match self {
            Self::Time(_)
            | Self::Machine(_)
            | Self::Rooms(_)
            | Self::Card(..)
            | Self::Counter(_)
            | Self::Message(..)
            | Self::Group(_) => true,
            Self::Rule(rule) => rule.is_new(),
            Self::Kind(kind) => !(kind.style.is_empty() && kind.frames.is_empty()),
            _ => false,
        }
    }
}

impl RuleText {
    /// True if it uses a feature of the second version.
    fn is_new(&self) -> bool {
        let is_new = |line: &Noted<RuleLine>| match &line.body {
            RuleLine::When { place, .. } => place.text == "game",
            RuleLine::Do { row, commands } => {
                Offset::named(&row.text).is_some_and(Offset::is_corner)
                    || commands.iter().any(|word| words::is_new_command(&word.text))
            }
            RuleLine::Unread(_) => false,
        };
        words::is_new_event(&self.event.text) || self.lines.iter().any(is_new)
    }
}
