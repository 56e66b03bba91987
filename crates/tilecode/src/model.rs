//! What a project means once its text has been read and found right: kinds, levels and rules by number.

use tilery_kit::Dir;

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

/// The words of a style but for its sound.
pub const STYLES: [&str; 5] = ["turn", "flip", "four", "walk", "hop"];

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

/// What a sprite did in the last round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Heading {
    /// It stayed where it was.
    Resting,
    /// It moved.
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

    /// The heading of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|heading| heading.name() == name)
    }
}

/// What a direction predicate asks of a sprite: a bit for each heading, see [`Heading::index`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Headings(pub u8);

impl Headings {
    /// Any heading: the predicate says nothing.
    pub const ANY: Self = Self(0b1_1111);
    /// Any but resting.
    pub const MOVING: Self = Self(0b0_1111);

    /// What a word after `@` asks.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "any" => Some(Self::ANY),
            "moving" => Some(Self::MOVING),
            _ => Heading::named(name).map(|heading| Self(1 << heading.index())),
        }
    }

    /// Whether a heading is asked for.
    pub fn hold(self, heading: Heading) -> bool {
        self.0 >> heading.index() & 1 == 1
    }
}

impl Default for Headings {
    fn default() -> Self {
        Self::ANY
    }
}

/// What is asked of one of the nine tiles. Sets are disjoint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Predicate {
    /// `+`: the tile has a background or a sprite of these kinds, the sprite with such a heading.
    pub include: Kinds,
    /// `@`: the headings.
    pub headings: Headings,
    /// `~`: the same without a heading and without binding.
    pub also: Kinds,
    /// `-`: the tile has none of these.
    pub exclude: Kinds,
}

impl Predicate {
    /// Whether it says nothing.
    pub fn is_empty(&self) -> bool {
        self.include.is_empty() && self.also.is_empty() && self.exclude.is_empty()
    }

    /// Whether the sprite that satisfies it can be commanded.
    pub fn binds(&self) -> bool {
        self.include.sprites != 0 && self.include.backgrounds == 0
    }
}

/// One of the nine tiles of a neighbourhood, in reading order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offset(pub u8);

impl Offset {
    /// The middle.
    pub const CENTRE: Self = Self(4);
    /// The names, in reading order.
    pub const NAMES: [&'static str; 9] = ["NW", "N", "NE", "W", "C", "E", "SW", "S", "SE"];
    /// The tiles that rows of commands address, in the order of the rows.
    pub const ROWS: [Self; 5] = [Self(4), Self(1), Self(5), Self(7), Self(3)];

    /// The one of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::NAMES.iter().position(|known| *known == name).map(|place| Self(place as u8))
    }

    /// The neighbour in a direction.
    pub fn towards(dir: Dir) -> Self {
        match dir {
            Dir::Up => Self(1),
            Dir::Right => Self(5),
            Dir::Down => Self(7),
            Dir::Left => Self(3),
        }
    }

    /// Rows down and columns right of the centre.
    pub fn delta(self) -> (i32, i32) {
        (i32::from(self.0) / 3 - 1, i32::from(self.0) % 3 - 1)
    }

    /// The one at so many rows down and columns right of the centre, each from -1 to 1.
    pub fn at((row, col): (i32, i32)) -> Self {
        Self(((row + 1) * 3 + col + 1) as u8)
    }
}

/// A button of the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Button {
    /// An arrow.
    Arrow(Dir),
    /// The one without a direction.
    A,
}

impl Button {
    /// All five, arrows clockwise from up, then A.
    pub const ALL: [Self; 5] = [
        Self::Arrow(Dir::Up),
        Self::Arrow(Dir::Right),
        Self::Arrow(Dir::Down),
        Self::Arrow(Dir::Left),
        Self::A,
    ];
}

/// When a rule is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event {
    /// A button is in the round's set.
    Press(Button),
    /// The neighbourhood of a sprite has changed.
    Change,
    /// A sprite is about to move this way.
    Smash(Dir),
    /// A tile is touched.
    Tap,
    /// So many rounds have passed.
    Every(u16),
    /// Nothing on the map looks so.
    Never,
}

/// What a rule does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Command {
    /// Proposes a move.
    Move(Dir),
    /// Cancels moves.
    Stop,
    /// Removes the sprite.
    Destroy,
    /// Makes a sprite of this kind.
    Create(u8),
    /// Paints the tile with this background.
    Paint(u8),
    /// Goes on at a free tile with this background.
    Portal(u8),
    /// Adds to the score.
    Score(i16),
    /// Leads to the next level.
    Win,
    /// Ends the game.
    Lose,
    /// No rules for sprites of this kind in the next round.
    Block(u8),
    /// Adds to a counter.
    Add(u8, i16),
    /// Shows a message.
    Message(u8),
    /// Is heard.
    Sound(u8),
    /// The level begins again.
    Restart,
    /// Leads to the level of that number, from 0.
    Exit(u8),
}

impl Command {
    /// Whether it is addressed to the game and not to a tile or a sprite.
    pub fn is_for_game(self) -> bool {
        !matches!(
            self,
            Self::Move(_) | Self::Stop | Self::Destroy | Self::Create(_) | Self::Paint(_) | Self::Portal(_)
        )
    }
}

/// The names of rows of commands.
pub const ROW_NAMES: [&str; 6] = ["C", "N", "E", "S", "W", "game"];

/// What a rule asks of a counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ask {
    /// Which counter.
    pub counter: u8,
    /// The least that it may be; none when it may be anything less.
    pub least: Option<i16>,
    /// The most that it may be; none when it may be anything more.
    pub most: Option<i16>,
}

impl Ask {
    /// Whether a number is as it asks.
    pub fn holds(self, n: i64) -> bool {
        self.least.is_none_or(|least| n >= i64::from(least))
            && self.most.is_none_or(|most| n <= i64::from(most))
    }
}

/// A rule, or one view of it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Rule {
    /// When it is looked at.
    pub event: Event,
    /// Its derived rules.
    pub views: Views,
    /// Whether it is kept but not run.
    pub is_off: bool,
    /// What is asked of the nine tiles, in reading order.
    pub when: [Predicate; 9],
    /// What is asked of counters.
    pub asks: Vec<Ask>,
    /// The commands of the rows `C N E S W game`.
    pub rows: [Vec<Command>; 6],
}

impl Rule {
    /// The predicate of the centre.
    pub fn centre(&self) -> &Predicate {
        &self.when[usize::from(Offset::CENTRE.0)]
    }

    /// Whether it can run without a sprite: its centre is a tile like any other.
    pub fn is_of_tile(&self) -> bool {
        self.event == Event::Never || self.event == Event::Tap && self.centre().include.sprites == 0
    }

    /// The kinds of the sprites that it creates, a bit for each; none when it is off.
    pub fn creates(&self) -> u8 {
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

/// A set of derived rules: a bit for each of [`View::DERIVED`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Views(pub u8);

impl Views {
    /// The three rotations, which are written `all-four`.
    pub const ALL_FOUR: Self = Self(0b1_1100);

    /// Adds the views that a word names.
    pub fn named(name: &str) -> Option<Self> {
        if name == "all-four" {
            return Some(Self::ALL_FOUR);
        }
        View::DERIVED.iter().position(|view| view.name() == name).map(|n| Self(1 << n))
    }
}

/// The rule itself or one of its derived rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum View {
    /// The rule itself.
    Original,
    /// Flipped horizontally.
    FlipH,
    /// Flipped vertically.
    FlipV,
    /// Rotated clockwise.
    RotCw,
    /// Rotated by 180 degrees.
    Rot180,
    /// Rotated counter-clockwise.
    RotCcw,
}

impl View {
    /// The derived ones, in order.
    pub const DERIVED: [Self; 5] = [Self::FlipH, Self::FlipV, Self::RotCw, Self::Rot180, Self::RotCcw];

    /// Its name in notation.
    pub fn name(self) -> &'static str {
        match self {
            Self::Original => "original",
            Self::FlipH => "flip-h",
            Self::FlipV => "flip-v",
            Self::RotCw => "rot-cw",
            Self::Rot180 => "rot-180",
            Self::RotCcw => "rot-ccw",
        }
    }

    /// Where a step of rows down and columns right leads in this view.
    fn turn(self, (row, col): (i32, i32)) -> (i32, i32) {
        match self {
            Self::Original => (row, col),
            Self::FlipH => (row, -col),
            Self::FlipV => (-row, col),
            Self::RotCw => (col, -row),
            Self::Rot180 => (-row, -col),
            Self::RotCcw => (-col, row),
        }
    }

    fn place(self, place: Offset) -> Offset {
        Offset::at(self.turn(place.delta()))
    }

    /// Where a direction leads in this view.
    pub fn dir(self, dir: Dir) -> Dir {
        let turned = self.turn(dir.delta());
        Dir::ALL.into_iter().find(|other| other.delta() == turned).unwrap_or(dir)
    }

    fn headings(self, headings: Headings) -> Headings {
        let turned = Dir::ALL.into_iter().filter(|&dir| headings.hold(Heading::Moving(dir)));
        Headings(turned.fold(headings.0 & 1 << 4, |bits, dir| bits | 1 << self.dir(dir) as u8))
    }

    /// The rule seen this way. It has no views of its own.
    pub fn of(self, rule: &Rule) -> Rule {
        let mut seen = Rule { views: Views::default(), ..rule.clone() };
        seen.event = match rule.event {
            Event::Press(Button::Arrow(dir)) => Event::Press(Button::Arrow(self.dir(dir))),
            Event::Smash(dir) => Event::Smash(self.dir(dir)),
            other => other,
        };
        for place in (0..9).map(Offset) {
            let predicate = rule.when[usize::from(place.0)];
            let headings = self.headings(predicate.headings);
            seen.when[usize::from(self.place(place).0)] = Predicate { headings, ..predicate };
        }
        for (row, place) in Offset::ROWS.into_iter().enumerate() {
            let there = self.place(place);
            let to = Offset::ROWS.iter().position(|other| *other == there).unwrap_or(row);
            seen.rows[to] = rule.rows[row].clone();
            for command in &mut seen.rows[to] {
                if let Command::Move(dir) = command {
                    *dir = self.dir(*dir);
                }
            }
        }
        seen
    }
}

impl Rule {
    /// The rule and its derived rules, equal ones once, in the order in which they are run.
    pub fn seen(&self) -> Vec<Self> {
        let mut seen = vec![View::Original.of(self)];
        for (n, view) in View::DERIVED.into_iter().enumerate() {
            let derived = view.of(self);
            if self.views.0 >> n & 1 == 1 && !seen.contains(&derived) {
                seen.push(derived);
            }
        }
        seen
    }

    /// The same, each with the view that it is.
    pub fn seen_as(&self) -> Vec<(View, Self)> {
        let on = View::DERIVED.into_iter().enumerate().filter(|(n, _)| self.views.0 >> n & 1 == 1);
        let views: Vec<View> = [View::Original].into_iter().chain(on.map(|(_, view)| view)).collect();
        let named = |seen: Self| {
            let view = views.iter().copied().find(|view| view.of(self) == seen);
            (view.unwrap_or(View::Original), seen)
        };
        self.seen().into_iter().map(named).collect()
    }
}
