//! The meaning of a checked project: kinds, levels and rules by number.

mod rule;
mod view;

pub use rule::{
    Ask, Button, Command, Event, GAME_ROW, Heading, Headings, Offset, Predicate, ROW_NAMES, Rows, Rule,
};
pub use view::{View, Views};

/// The maximum number of kinds of backgrounds, and of sprites.
pub const MAX_KINDS: usize = 16;
/// The maximum number of rows and columns of a map.
pub const MAX_SIDE: usize = 127;
/// The maximum number of sprites, including those that vanish in a round.
pub const MAX_SPRITES: usize = 16_384;
/// The maximum number of sprites for each tile of the map, in a project of the second version.
pub const MAX_ON_A_TILE: usize = 64;
/// The maximum number of rules.
pub const MAX_RULES: usize = 256;
/// The maximum number of levels.
pub const MAX_LEVELS: usize = 64;
/// The maximum number of commands in a row of a rule.
pub const MAX_COMMANDS: usize = 4;
/// The maximum number of counters.
pub const MAX_COUNTERS: usize = 16;
/// The maximum number of messages.
pub const MAX_MESSAGES: usize = 32;
/// The maximum number of groups.
pub const MAX_GROUPS: usize = 32;
/// The maximum number of conditions on counters in a rule.
pub const MAX_ASKS: usize = 8;
/// The largest N of an `every:N` rule, in rounds.
pub const MAX_EVERY: u16 = 1000;
/// The default duration of a round in milliseconds.
pub const PACE: u32 = 160;

/// The machine that plays a project.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Machine {
    /// This one, by the rules of docs/rules/tilecode.md.
    #[default]
    Own,
    /// That of the original, as of the last commit of its source; see [`crate::original`].
    Original,
    /// That of the original's published app, built a month earlier.
    Published,
}

impl Machine {
    /// Parses its name in the line `machine`, which this machine does not need.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "original" => Some(Self::Original),
            "published" => Some(Self::Published),
            _ => None,
        }
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::Original => "original",
            Self::Published => "published",
        }
    }

    /// True for both machines of the original.
    #[inline]
    pub fn is_original(self) -> bool {
        self != Self::Own
    }
}

/// The maximum number of pictures of a kind.
pub const MAX_FRAMES: usize = 4;

/// A kind of background or of sprite.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kind {
    /// Its name, unique in the project.
    pub name: String,
    /// Its letter in maps, unique among backgrounds or sprites.
    pub letter: char,
    /// Its pictures, one to [`MAX_FRAMES`].
    pub frames: Vec<Picture>,
    /// Facing, movement and sound.
    pub style: Style,
}

/// The appearance and sound of a kind. Rules never depend on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Style {
    /// The way in which it shows the direction of its last move.
    pub facing: Facing,
    /// True if its frames alternate only while it moves.
    pub walks: bool,
    /// True if it hops from tile to tile instead of sliding.
    pub hops: bool,
    /// The sound when it is created, destroyed or painted, one of [`SOUNDS`]; `None` for the default.
    pub sound: Option<&'static str>,
}

/// The display of the direction of a sprite's last move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Facing {
    /// Not at all.
    #[default]
    Same,
    /// `turn`: its pictures, drawn looking right, are rotated.
    Turn,
    /// `flip`: its pictures, drawn looking right, are mirrored when it looks left.
    Flip,
    /// `four`: its four pictures look down, left, up and right.
    Four,
}

/// The sounds of kinds; `none` is silent.
pub const SOUNDS: [&str; 9] = ["none", "blip", "chime", "coin", "crunch", "pop", "thud", "whoosh", "zap"];

impl Style {
    /// Adds a word of a style. Returns false if it is not such a word, or contradicts an earlier one.
    pub fn add(&mut self, word: &str) -> bool {
        let facing = match word {
            "turn" => Facing::Turn,
            "flip" => Facing::Flip,
            "four" => Facing::Four,
            "walk" => return !std::mem::replace(&mut self.walks, true),
            "hop" => return !std::mem::replace(&mut self.hops, true),
            _ => {
                let Some(name) = word.strip_prefix("sound:") else { return false };
                let sound = SOUNDS.into_iter().find(|sound| *sound == name);
                return sound.is_some() && std::mem::replace(&mut self.sound, sound).is_none();
            }
        };
        std::mem::replace(&mut self.facing, facing) == Facing::Same
    }
}

/// A number that rules add to and compare.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counter {
    /// Its name, unique among counters.
    pub name: String,
    /// The initial value.
    pub start: i16,
    /// True if it is shown as a figure.
    pub is_shown: bool,
}

/// A sentence that is shown until the next press.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// Its name, unique among messages.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// Sixteen rows of sixteen pixels, each an index into the palette, 0 being transparent.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture(pub [u8; 256]);

impl Picture {
    /// A fully transparent picture.
    pub const EMPTY: Self = Self([0; 256]);
}

impl std::fmt::Debug for Picture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Picture")
    }
}

/// A map and the sprites on it at the start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Level {
    /// Its name.
    pub name: String,
    /// Rows, 1 to 127.
    pub rows: usize,
    /// Columns, 1 to 127.
    pub cols: usize,
    /// The background of each tile, row by row.
    pub backgrounds: Vec<u8>,
    /// The kind, row and column of each sprite, oldest first.
    pub sprites: Vec<(u8, u8, u8)>,
}

impl Level {
    /// The kinds of the sprites on it.
    pub fn kinds(&self) -> Placed {
        self.sprites.iter().fold(Placed::default(), |Placed { some, several }, (kind, ..)| {
            let kind = 1 << kind;
            Placed { some: some | kind, several: several | some & kind }
        })
    }
}

/// The kinds of sprites that are on a map, as bit sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Placed {
    /// At least once.
    pub some: u16,
    /// More than once.
    pub several: u16,
}

impl Placed {
    /// The kinds on either of two maps that are never played together.
    #[must_use]
    pub fn or(self, other: Placed) -> Placed {
        Placed { some: self.some | other.some, several: self.several | other.several }
    }
}

/// A set of kinds, as bit sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Kinds {
    /// Kinds of backgrounds.
    pub backgrounds: u16,
    /// Kinds of sprites.
    pub sprites: u16,
}

impl Kinds {
    /// True if the set is empty.
    pub fn is_empty(self) -> bool {
        self.backgrounds == 0 && self.sprites == 0
    }

    /// True if the sets intersect.
    pub fn meets(self, other: Self) -> bool {
        self.backgrounds & other.backgrounds != 0 || self.sprites & other.sprites != 0
    }

    /// The kinds that are not in the other set.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self { backgrounds: self.backgrounds & !other.backgrounds, sprites: self.sprites & !other.sprites }
    }

    /// The union of both sets.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self { backgrounds: self.backgrounds | other.backgrounds, sprites: self.sprites | other.sprites }
    }
}

impl From<Which> for Kinds {
    fn from(which: Which) -> Self {
        match which {
            Which::Background(kind) => Self { backgrounds: 1 << kind, sprites: 0 },
            Which::Sprite(kind) => Self { backgrounds: 0, sprites: 1 << kind },
        }
    }
}

/// A named set of kinds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// Its name, which no kind and no other group has.
    pub name: String,
    /// Its kinds, and those of its groups.
    pub kinds: Kinds,
    /// The groups in it, as a bit set, and the groups in these.
    pub inner: u32,
}

/// A kind by number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    /// A kind of backgrounds.
    Background(u8),
    /// A kind of sprites.
    Sprite(u8),
}
