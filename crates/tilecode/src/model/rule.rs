//! Rules: events, conditions on the tiles around, and commands.

use tilery_kit::Dir;

use super::{Kinds, Views};

/// The movement of a sprite in the last round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Heading {
    Resting,
    Moving(Dir),
}

impl Heading {
    /// All five, in the order of [`Heading::index`].
    pub const ALL: [Self; 5] = [
        Self::Moving(Dir::Up),
        Self::Moving(Dir::Right),
        Self::Moving(Dir::Down),
        Self::Moving(Dir::Left),
        Self::Resting,
    ];

    /// 0 to 3 for the directions clockwise from up, 4 for resting.
    pub fn index(self) -> usize {
        match self {
            Self::Moving(dir) => dir as usize,
            Self::Resting => 4,
        }
    }

    /// Its name in notation.
    pub fn name(self) -> &'static str {
        match self {
            Self::Moving(dir) => dir.name(),
            Self::Resting => "resting",
        }
    }

    /// Parses a heading's name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|heading| heading.name() == name)
    }
}

/// A condition on a sprite's heading: a bit set, see [`Heading::index`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Headings(pub u8);

impl Headings {
    /// Any heading: no condition.
    pub const ANY: Self = Self(0b1_1111);
    /// Any heading except resting.
    pub const MOVING: Self = Self(0b0_1111);

    /// Parses a word after `@`.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "any" => Some(Self::ANY),
            "moving" => Some(Self::MOVING),
            _ => Heading::named(name).map(|heading| Self(1 << heading.index())),
        }
    }

    /// True if the condition accepts a heading.
    pub fn hold(self, heading: Heading) -> bool {
        self.0 >> heading.index() & 1 == 1
    }
}

impl Default for Headings {
    fn default() -> Self {
        Self::ANY
    }
}

/// The conditions on one of the nine tiles. The sets are disjoint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Predicate {
    /// `+`: the tile has a background or a sprite of these kinds, the sprite with one of the headings.
    pub include: Kinds,
    /// `@`: the headings.
    pub headings: Headings,
    /// `~`: the tile has one of these kinds too, with any heading. Commands do not address this sprite.
    pub also: Kinds,
    /// `-`: the tile has none of these kinds.
    pub exclude: Kinds,
}

impl Predicate {
    /// True if there are no conditions.
    pub fn is_empty(&self) -> bool {
        self.include.is_empty() && self.also.is_empty() && self.exclude.is_empty()
    }

    /// True if commands can address the sprite that matches.
    pub fn binds(&self) -> bool {
        self.include.sprites != 0 && self.include.backgrounds == 0
    }

    /// True if commands can address a sprite that the tile has too.
    pub fn binds_also(&self) -> bool {
        self.also.sprites != 0 && self.also.backgrounds == 0
    }
}

/// One of the nine tiles of a neighbourhood, in reading order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offset(pub usize);

impl Offset {
    /// The centre.
    pub const CENTRE: Self = Self(4);
    /// The names, in reading order.
    pub const NAMES: [&'static str; 9] = ["NW", "N", "NE", "W", "C", "E", "SW", "S", "SE"];
    /// The centre and its four sides, which all versions can command.
    pub const NEAR: [Self; 5] = [Self(4), Self(1), Self(5), Self(7), Self(3)];
    /// The tiles that rows of commands address, in the order of the rows: [`Self::NEAR`], then the corners.
    pub const ROWS: [Self; 9] =
        [Self(4), Self(1), Self(5), Self(7), Self(3), Self(2), Self(8), Self(6), Self(0)];

    /// Parses the name of a tile.
    pub fn named(name: &str) -> Option<Self> {
        Self::NAMES.iter().position(|known| *known == name).map(Self)
    }

    /// The neighbour in a direction.
    pub fn towards(dir: Dir) -> Self {
        Self::NEAR[1 + dir as usize]
    }

    /// True for a tile that touches the centre at a corner only.
    pub fn is_corner(self) -> bool {
        !Self::NEAR.contains(&self)
    }

    /// Rows down and columns right of the centre.
    pub fn delta(self) -> (i32, i32) {
        (self.0 as i32 / 3 - 1, self.0 as i32 % 3 - 1)
    }

    /// The tile at these rows down and columns right of the centre, each from -1 to 1.
    pub fn at((row, col): (i32, i32)) -> Self {
        Self(((row + 1) * 3 + col + 1) as usize)
    }
}

/// A button of the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Button {
    /// An arrow.
    Arrow(Dir),
    /// The first button without a direction.
    A,
    /// The second one.
    B,
}

impl Button {
    /// All six, arrows clockwise from up, then A and B.
    pub const ALL: [Self; 6] = [
        Self::Arrow(Dir::Up),
        Self::Arrow(Dir::Right),
        Self::Arrow(Dir::Down),
        Self::Arrow(Dir::Left),
        Self::A,
        Self::B,
    ];

    /// Its number: arrows clockwise from up, then A and B.
    pub fn index(self) -> usize {
        match self {
            Self::Arrow(dir) => Heading::Moving(dir).index(),
            Self::A => 4,
            Self::B => 5,
        }
    }

    /// True for an arrow.
    pub fn is_arrow(self) -> bool {
        matches!(self, Self::Arrow(_))
    }
}

/// The event on which a rule is evaluated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event {
    /// A button is pressed in the round.
    Press(Button),
    /// The neighbourhood of a sprite has changed.
    Change,
    /// A sprite is about to move this way.
    Smash(Dir),
    /// A tile is touched.
    Tap,
    /// Every N rounds.
    Every(u16),
    /// Nothing on the map matches.
    Never,
}

impl Event {
    /// The tile with the red dot, which the sprite is about to enter.
    pub fn dot(self) -> Option<Offset> {
        match self {
            Self::Smash(dir) => Some(Offset::towards(dir)),
            _ => None,
        }
    }
}

/// A command of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Command {
    /// Proposes a move.
    Move(Dir),
    /// Cancels moves.
    Stop,
    Destroy,
    /// Creates a sprite of this kind.
    Create(u8),
    /// Paints the tile with this background.
    Paint(u8),
    /// Moves the rest of the row to a free tile with this background.
    Portal(u8),
    Score(i16),
    Win,
    Lose,
    /// Suspends the rules for sprites of this kind in the next round.
    Block(u8),
    Add(u8, i16),
    Message(u8),
    Sound(u8),
    Restart,
    /// Goes to the level of this number, from 0.
    Exit(u8),
    /// Goes to the room of this number, from 0, to a tile with this background.
    ExitTo(u8, u8),
    /// At the edge of the map, goes to the room beside it.
    ExitBy(Dir),
    /// Addresses the rest of the row to the sprite that the tile has too.
    Also,
}

impl Command {
    /// True if it concerns the game rather than a tile or a sprite.
    pub fn is_for_game(self) -> bool {
        !matches!(
            self,
            Self::Move(_)
                | Self::Stop
                | Self::Destroy
                | Self::Create(_)
                | Self::Paint(_)
                | Self::Portal(_)
                | Self::ExitBy(_)
                | Self::Also
        )
    }
}

/// The word that begins each row of commands in text: the offset of a tile, or `game`.
pub const ROW_NAMES: [&str; 10] = ["C", "N", "E", "S", "W", "NE", "SE", "SW", "NW", "game"];

/// The index of the row `game`.
pub const GAME_ROW: usize = ROW_NAMES.len() - 1;

/// The rows of commands of a rule.
pub type Rows = [Vec<Command>; ROW_NAMES.len()];

/// A condition on a counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ask {
    /// The counter.
    pub counter: u8,
    /// The least value; `None` for no lower bound.
    pub least: Option<i16>,
    /// The largest value; `None` for no upper bound.
    pub most: Option<i16>,
}

impl Ask {
    /// True if a value satisfies the condition.
    pub fn holds(self, n: i64) -> bool {
        self.least.is_none_or(|least| n >= i64::from(least))
            && self.most.is_none_or(|most| n <= i64::from(most))
    }
}

/// A rule, or one view of it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Rule {
    pub event: Event,
    /// Its derived rules.
    pub views: Views,
    /// True if it is switched off.
    pub is_off: bool,
    /// The conditions on the nine tiles, in reading order.
    pub when: [Predicate; 9],
    pub asks: Vec<Ask>,
    /// The commands of the rows, in the order of [`ROW_NAMES`].
    pub rows: Rows,
}

impl Rule {
    /// The predicate of the centre.
    pub fn centre(&self) -> &Predicate {
        &self.when[Offset::CENTRE.0]
    }

    /// True if it can run without a sprite, with any tile as its centre.
    pub fn is_of_tile(&self) -> bool {
        self.event == Event::Never || self.event == Event::Tap && self.centre().include.sprites == 0
    }

    /// The kinds of the sprites that it creates, as a bit set; empty when it is off.
    pub fn creates(&self) -> u16 {
        let mut kinds = 0;
        for row in &self.rows {
            for command in row {
                if let Command::Create(kind) = command {
                    kinds |= 1 << kind;
                }
            }
        }
        if self.is_off { 0 } else { kinds }
    }
}
