//! What a project means once its text has been read and found right: kinds, levels and rules by number.

mod rule;
mod view;

pub use rule::{Ask, Button, Command, Event, Heading, Headings, Offset, Predicate, ROW_NAMES, Rule};
pub use view::{View, Views};

/// At most so many kinds of backgrounds, and as many of sprites.
pub const MAX_KINDS: usize = 8;
/// Maps have from one to so many rows and columns.
pub const MAX_SIDE: usize = 127;
/// At most so many sprites, those that vanish in a round counted.
pub const MAX_SPRITES: usize = 16_384;
/// In a project of the second version, at most so many for each tile of the map.
pub const MAX_ON_A_TILE: usize = 64;
/// At most so many rules.
pub const MAX_RULES: usize = 256;
/// At most so many levels.
pub const MAX_LEVELS: usize = 64;
/// At most so many commands in a row of a rule.
pub const MAX_COMMANDS: usize = 4;
/// At most so many counters.
pub const MAX_COUNTERS: usize = 8;
/// At most so many messages.
pub const MAX_MESSAGES: usize = 32;
/// A rule compares at most so many counters.
pub const MAX_ASKS: usize = 8;
/// The longest time between two rounds of a rule that says every.
pub const MAX_EVERY: u16 = 1000;
/// The length of a round in milliseconds when the project does not say.
pub const PACE: u32 = 160;

/// At most so many pictures of a kind.
pub const MAX_FRAMES: usize = 4;

/// A kind of background or of sprite.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kind {
    /// Its name, unique in the project.
    pub name: String,
    /// Its letter in maps, unique among its like.
    pub letter: char,
    /// Its pictures, one to [`MAX_FRAMES`].
    pub frames: Vec<Picture>,
    /// How it faces, moves and sounds.
    pub style: Style,
}

/// How a kind is seen and heard. None of this matters to the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Style {
    /// How it shows where it moved last.
    pub facing: Facing,
    /// Whether its frames alternate only while it moves.
    pub walks: bool,
    /// Whether it hops from tile to tile instead of sliding.
    pub hops: bool,
    /// What is heard when it is created, destroyed or painted, one of [`SOUNDS`]; none when it does not say.
    pub sound: Option<&'static str>,
}

/// How a sprite shows the direction of its last move.
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

/// What a kind can sound like; `none` is silent.
pub const SOUNDS: [&str; 9] = ["none", "blip", "chime", "coin", "crunch", "pop", "thud", "whoosh", "zap"];

impl Style {
    /// Adds what a word says; false when it is no such word, or contradicts one before it.
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
    /// What the game begins with.
    pub start: i16,
    /// Whether it is one of the figures.
    pub is_shown: bool,
}

/// A sentence that is shown until the next press.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// Its name, unique among messages.
    pub name: String,
    /// What it says.
    pub text: String,
}

/// Sixteen rows of sixteen pixels, each an index into the palette, 0 being transparent.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture(pub [u8; 256]);

impl Picture {
    /// Nothing to be seen.
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
    /// The kinds of the sprites on it, a bit for each.
    pub fn kinds(&self) -> u8 {
        self.sprites.iter().fold(0, |kinds, (kind, ..)| kinds | 1 << kind)
    }
}

/// A set of kinds, a bit for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Kinds {
    /// Kinds of backgrounds.
    pub backgrounds: u8,
    /// Kinds of sprites.
    pub sprites: u8,
}

impl Kinds {
    /// Whether no kind is in it.
    pub fn is_empty(self) -> bool {
        self.backgrounds == 0 && self.sprites == 0
    }

    /// Whether some kind is in both.
    pub fn meets(self, other: Self) -> bool {
        self.backgrounds & other.backgrounds != 0 || self.sprites & other.sprites != 0
    }

    /// The kinds that are in one of both.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self { backgrounds: self.backgrounds | other.backgrounds, sprites: self.sprites | other.sprites }
    }

    /// Adds a kind.
    pub fn add(&mut self, which: Which) {
        match which {
            Which::Background(kind) => self.backgrounds |= 1 << kind,
            Which::Sprite(kind) => self.sprites |= 1 << kind,
        }
    }
}

/// A kind by number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    /// Of backgrounds.
    Background(u8),
    /// Of sprites.
    Sprite(u8),
}
