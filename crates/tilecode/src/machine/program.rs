//! Compiled rules: every view of every rule, by kind, event and direction, with its conditions as masks.
//!
//! A tile's mask has a bit for each kind of sprite with each heading, one for each kind of background, and
//! one for being on the map. So a predicate is three comparisons, and is automatically false off the map.

use crate::model::{Ask, Button, Command, Event, Heading, Headings, Kinds, Offset, Predicate, Rule};

/// The bit of a tile on the map.
pub const ON_MAP: u64 = 1 << 48;
/// The bit of the first background.
const BACKGROUND: u32 = 40;
/// The bits of all sprites.
pub const SPRITES: u64 = (1 << BACKGROUND) - 1;

/// The bit of a sprite.
#[inline]
pub fn sprite_bit(kind: u8, heading: usize) -> u64 {
    1 << (usize::from(kind) * 5 + heading)
}

/// The bit of a background.
#[inline]
pub fn background_bit(kind: u8) -> u64 {
    1 << (BACKGROUND + u32::from(kind))
}

/// The bits of sets of kinds with some headings.
pub fn bits(kinds: Kinds, headings: Headings) -> u64 {
    let sprites = (0..8u8).filter(|kind| kinds.sprites >> kind & 1 == 1);
    let bits = sprites.fold(0, |bits, kind| bits | u64::from(headings.0) << (u32::from(kind) * 5));
    bits | u64::from(kinds.backgrounds) << BACKGROUND
}

/// The conditions on a tile as masks.
#[derive(Debug, Clone, Copy)]
pub struct Test {
    /// The index among the nine tiles.
    pub place: usize,
    /// At least one of these bits.
    pub some: u64,
    /// At least one of these bits, too.
    pub also: u64,
    /// None of these bits.
    pub none: u64,
}

impl Test {
    fn new(place: usize, predicate: &Predicate, has_include: bool) -> Option<Self> {
        let Predicate { include, headings, also, exclude } = predicate;
        let some = if has_include { bits(*include, *headings) } else { 0 };
        let (also, none) = (bits(*also, Headings::ANY), bits(*exclude, Headings::ANY));
        let or_on_map = |bits: u64| if bits == 0 { ON_MAP } else { bits };
        (some | also | none != 0).then(|| Self { place, some: or_on_map(some), also: or_on_map(also), none })
    }

    /// True if a tile's mask passes.
    #[inline]
    pub fn passes(&self, mask: u64) -> bool {
        mask & self.some != 0 && mask & self.also != 0 && mask & self.none == 0
    }
}

/// The sprite that a row of commands addresses first.
#[derive(Debug, Clone, Copy)]
pub enum Witness {
    /// No sprite.
    Nobody,
    /// The sprite in the centre.
    Centre,
    /// The sprite that the centre sprite is about to hit.
    Hit,
    /// The first sprite on the tile of these kinds and headings, by kind and then by age.
    First(u8, Headings),
}

/// A row of commands.
#[derive(Debug, Clone)]
pub struct Row {
    /// The tile that it addresses; `None` for the row `game`.
    pub place: Option<usize>,
    /// The sprite that it addresses.
    pub witness: Witness,
    /// The commands.
    pub commands: Vec<Command>,
}

/// The target of a smash rule.
#[derive(Debug, Clone, Copy)]
pub enum Dot {
    /// These kinds of sprites with these proposed headings, as bits of a mask.
    Sprites(u64),
    /// These backgrounds, as bits of a mask.
    Backgrounds(u64),
}

/// One view of one rule.
#[derive(Debug, Clone)]
pub struct View {
    /// Its event.
    pub event: Event,
    /// The headings of the centre sprite.
    pub headings: Headings,
    /// The conditions on the tiles.
    pub tests: Vec<Test>,
    /// The conditions on counters.
    pub asks: Vec<Ask>,
    /// The target of a smash rule.
    pub dot: Dot,
    /// The rows of commands, without empty ones.
    pub rows: Vec<Row>,
}

/// All rules that are not off, by event and kind. Numbers are indices into `views`.
#[derive(Debug, Default)]
pub struct Program {
    /// Every view, in the order in which rules are evaluated.
    pub views: Vec<View>,
    /// Views of press and tap rules, by the kind in the centre.
    pub press: [Vec<u16>; 8],
    /// Views of `every` rules, by the kind in the centre.
    pub every: [Vec<u16>; 8],
    /// Views of tap rules without a sprite in the centre.
    pub ground: Vec<u16>,
    /// True if there is a `tap` rule.
    pub has_tap: bool,
    /// True if there is an `every` rule.
    pub has_every: bool,
    /// Views of change rules, by the kind in the centre.
    pub change: [Vec<u16>; 8],
    /// Views of smash rules, by the kind in the centre and the direction of its move.
    pub smash: [[Vec<u16>; 4]; 8],
    /// The views of each `never` rule.
    pub never: Vec<Vec<u16>>,
    /// The kinds that have press rules for each button, arrows clockwise from up, then A.
    pub pressed: [u8; 5],
}

/// The number of a button: arrows clockwise from up, then A.
pub fn button_index(button: Button) -> usize {
    match button {
        Button::Arrow(dir) => Heading::Moving(dir).index(),
        Button::A => 4,
    }
}

impl Program {
    /// Compiles rules.
    pub fn compile(rules: &[Rule]) -> Self {
        let mut program = Self::default();
        for rule in rules.iter().filter(|rule| !rule.is_off) {
            let mut never = Vec::new();
            for seen in rule.seen() {
                let id = program.views.len() as u16;
                program.views.push(view(&seen));
                let centre = seen.centre().include.sprites;
                let kinds = (0..8).filter(|kind| centre >> kind & 1 == 1);
                match seen.event {
                    Event::Never => never.push(id),
                    Event::Press(button) => {
                        program.pressed[button_index(button)] |= centre;
                        kinds.for_each(|kind: usize| program.press[kind].push(id));
                    }
                    Event::Tap => {
                        program.has_tap = true;
                        if centre == 0 {
                            program.ground.push(id);
                        }
                        kinds.for_each(|kind: usize| program.press[kind].push(id));
                    }
                    Event::Every(_) => {
                        program.has_every = true;
                        kinds.for_each(|kind: usize| program.every[kind].push(id));
                    }
                    Event::Change => kinds.for_each(|kind| program.change[kind].push(id)),
                    Event::Smash(dir) => {
                        kinds.for_each(|kind| program.smash[kind][dir as usize].push(id));
                    }
                }
            }
            if rule.event == Event::Never {
                program.never.push(never);
            }
        }
        program
    }
}

fn view(rule: &Rule) -> View {
    let dot_place = rule.event.dot();
    let is_never = rule.event == Event::Never;
    let is_of_tile = rule.is_of_tile();
    let tests = rule.when.iter().enumerate().filter_map(|(place, predicate)| {
        let here = Offset(place);
        // The centre sprite satisfies the include set of the centre, and the sprite hit that of the dot.
        let has_include = is_of_tile || here != Offset::CENTRE && Some(here) != dot_place;
        Test::new(place, predicate, has_include)
    });
    let dot = dot_place.map_or(Dot::Backgrounds(0), |place| {
        let Predicate { include, headings, .. } = rule.when[place.0];
        if include.sprites != 0 {
            Dot::Sprites(bits(include, headings))
        } else {
            Dot::Backgrounds(bits(include, headings))
        }
    });
    let rows = rule.rows.iter().enumerate().filter(|(_, commands)| !commands.is_empty());
    let rows = rows.map(|(n, commands)| {
        let place = Offset::ROWS.get(n).copied();
        let witness = match place {
            None => Witness::Nobody,
            _ if is_never => Witness::Nobody,
            Some(Offset::CENTRE) if is_of_tile => Witness::Nobody,
            Some(Offset::CENTRE) => Witness::Centre,
            Some(place) => {
                let predicate = &rule.when[place.0];
                match predicate.binds() {
                    false => Witness::Nobody,
                    true if Some(place) == dot_place => Witness::Hit,
                    true => Witness::First(predicate.include.sprites, predicate.headings),
                }
            }
        };
        Row { place: place.map(|place| place.0), witness, commands: commands.clone() }
    });
    View {
        event: rule.event,
        headings: rule.centre().headings,
        tests: tests.collect(),
        asks: rule.asks.clone(),
        dot,
        rows: rows.collect(),
    }
}
