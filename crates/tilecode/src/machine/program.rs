//! Compiled rules: every view of every rule, by kind, event and direction, with its conditions as masks.
//!
//! A tile's mask has a bit for each kind of sprite with each heading, one for each kind of background, and
//! one for being on the map. So a predicate is three comparisons, and is automatically false off the map.

use crate::model::{Ask, Command, Event, Headings, Kinds, Machine, Offset, Predicate, Rule, View as Seen};
use crate::original;

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
    /// Of these bits, the lowest one that is there must be one of `some`. On this machine they are the same bits, so
    /// that [`View::looks_at_first`] spares the comparison.
    pub looked_at: u64,
    /// At least one of these bits, too.
    pub also: u64,
    /// None of these bits.
    pub none: u64,
}

impl Test {
    pub(crate) fn new(
        place: usize,
        predicate: &Predicate,
        has_include: bool,
        is_first: bool,
    ) -> Option<Self> {
        let Predicate { include, headings, also, exclude } = predicate;
        let some = if has_include { bits(*include, *headings) } else { 0 };
        let (also, none) = (bits(*also, Headings::ANY), bits(*exclude, Headings::ANY));
        let or_on_map = |bits: u64| if bits == 0 { ON_MAP } else { bits };
        let looked_at = if has_include && is_first { bits(*include, Headings::ANY) } else { some };
        (some | also | none != 0).then(|| Self {
            place,
            looked_at: or_on_map(looked_at),
            some: or_on_map(some),
            also: or_on_map(also),
            none,
        })
    }

    /// The tile, and the kinds of sprites of which there must be one; `None` in the centre, and if something
    /// else will do.
    fn needs(&self) -> Option<(usize, u8)> {
        let kinds = (0..8).filter(|kind| self.some >> (kind * 5) & 0b1_1111 != 0);
        (self.place != Offset::CENTRE.0 && self.some & !SPRITES == 0)
            .then(|| (self.place, kinds.fold(0, |kinds, kind| kinds | 1 << kind)))
    }

    /// True if a tile's mask satisfies Include.
    #[inline]
    pub fn includes(&self, mask: u64) -> bool {
        let there = mask & self.looked_at;
        there & there.wrapping_neg() & self.some != 0
    }

    /// True if a tile's mask passes, as far as this machine looks: see [`Test::looked_at`].
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

/// One view of one rule.
#[derive(Debug, Clone)]
pub struct View {
    /// The number of the rule in the project.
    pub rule: usize,
    /// The view of the rule.
    pub seen: Seen,
    /// Its event.
    pub event: Event,
    /// The headings of the centre sprite.
    pub headings: Headings,
    /// The kinds of the centre.
    pub first: u8,
    /// The conditions on the tiles.
    pub tests: Vec<Test>,
    /// True if a condition looks at the first of several kinds only, on the machine of the original.
    pub looks_at_first: bool,
    /// The tiles beside the centre on which the rule needs a sprite, with its possible kinds.
    pub needs: Vec<(usize, u8)>,
    /// The conditions on counters.
    pub asks: Vec<Ask>,
    /// The targets of a smash rule, as bits of a mask: sprites with their proposed headings, or backgrounds.
    pub dot: u64,
    /// The rows of commands, without empty ones.
    pub rows: Vec<Row>,
}

/// A view in a list of views, with the condition that decides about most tiles.
#[derive(Debug, Clone, Copy)]
pub struct Trigger {
    some: u64,
    also: u64,
    none: u64,
    /// The index of the view in [`Program::views`].
    pub view: u16,
    place: u8,
    headings: Headings,
}

impl Trigger {
    fn new(id: u16, view: &View) -> Self {
        // Most tiles have no sprites.
        let is_rare = |test: &&Test| (test.some & !SPRITES == 0) || (test.also & !SPRITES == 0);
        let anywhere = Test { place: 4, some: ON_MAP, looked_at: ON_MAP, also: ON_MAP, none: 0 };
        let Test { place, some, also, none, .. } =
            view.tests.iter().find(is_rare).or(view.tests.first()).copied().unwrap_or(anywhere);
        Self { some, also, none, view: id, place: place as u8, headings: view.headings }
    }

    /// False if the view certainly does not match where a sprite with this heading is in the centre. `mask_at`
    /// returns the mask of one of the nine tiles.
    #[inline]
    pub(crate) fn may_match(&self, heading: u8, mask_at: impl FnOnce(usize) -> u64) -> bool {
        self.headings.0 >> heading & 1 == 1 && {
            let mask = mask_at(usize::from(self.place));
            mask & self.some != 0 && mask & self.also != 0 && mask & self.none == 0
        }
    }
}

/// All rules that are not off, by event and kind. Numbers are indices into `views`.
#[derive(Debug, Default)]
pub struct Program {
    /// The machine for which they are compiled.
    pub machine: Machine,
    /// Every view, in the order of the project.
    pub views: Vec<View>,
    /// The order in which kinds of sprites are taken by press and by change rules, each with its place.
    pub turns: original::Turns,
    /// Views of press and tap rules, by the kind in the centre.
    pub press: [Vec<Trigger>; 8],
    /// Views of `every` rules, by the kind in the centre.
    pub every: [Vec<Trigger>; 8],
    /// Views of tap rules without a sprite in the centre.
    pub ground: Vec<u16>,
    /// True if there is a `tap` rule.
    pub has_tap: bool,
    /// True if there is an `every` rule.
    pub has_every: bool,
    /// The kinds with change rules, as a bit set.
    pub changing: u8,
    /// True if some rule looks around changed tiles.
    pub looks_near: bool,
    /// Views of change rules, by the kind in the centre.
    pub change: [Vec<Trigger>; 8],
    /// Views of smash rules, by the kind in the centre and the direction of its move.
    pub smash: [[Vec<u16>; 4]; 8],
    /// The views of each `never` rule.
    pub never: Vec<Vec<u16>>,
    /// The kinds that have press rules for each button, arrows clockwise from up, then A.
    pub pressed: [u8; 5],
}

impl Program {
    /// Compiles rules for a machine.
    pub fn compile(rules: &[Rule], machine: Machine) -> Self {
        let mut program = Self { machine, ..Self::default() };
        let mut all = Vec::new();
        for (n, rule) in rules.iter().enumerate().filter(|(_, rule)| !rule.is_off) {
            let mut seen = rule.seen_each(machine.is_original());
            if machine.is_original() {
                seen.iter_mut().for_each(|(_, seen)| original::adapt(seen));
            }
            let first = program.views.len() as u16;
            program.views.extend(seen.iter().map(|(seen, rule)| view(n, *seen, rule, machine)));
            all.push((first, seen));
        }
        if machine.is_original() {
            program.turns = original::turns(rules);
            all.reverse();
        }
        for (first, seen) in all {
            program.list(first, &seen);
        }
        program.looks_near = program.changing != 0 || !program.never.is_empty();
        program
    }

    /// Lists the views of a rule, of which the first has the number `first`.
    fn list(&mut self, first: u16, seen: &[(Seen, Rule)]) {
        let mut never = Vec::new();
        for (id, (_, seen)) in (first..).zip(seen) {
            let centre = seen.centre().include.sprites;
            let trigger = Trigger::new(id, &self.views[usize::from(id)]);
            let kinds = (0..8).filter(|kind| centre >> kind & 1 == 1);
            match seen.event {
                // Each view is a rule of its own, and none without a sprite in the centre.
                Event::Never if self.machine.is_original() => {
                    if seen.centre().include.backgrounds == 0 && centre != 0 {
                        self.never.push(vec![id]);
                    }
                }
                Event::Never => never.push(id),
                Event::Press(button) => {
                    self.pressed[button.index()] |= centre;
                    kinds.for_each(|kind: usize| self.press[kind].push(trigger));
                }
                Event::Tap => {
                    self.has_tap = true;
                    if centre == 0 {
                        self.ground.push(id);
                    }
                    kinds.for_each(|kind: usize| self.press[kind].push(trigger));
                }
                Event::Every(_) => {
                    self.has_every = true;
                    kinds.for_each(|kind: usize| self.every[kind].push(trigger));
                }
                Event::Change => {
                    self.changing |= centre;
                    kinds.for_each(|kind| self.change[kind].push(trigger));
                }
                Event::Smash(dir) => {
                    kinds.for_each(|kind| self.smash[kind][dir as usize].push(id));
                }
            }
        }
        if !never.is_empty() {
            self.never.push(never);
        }
    }
}

fn view(number: usize, seen: Seen, rule: &Rule, machine: Machine) -> View {
    let is_original = machine.is_original();
    let dot_place = rule.event.dot();
    let is_never = rule.event == Event::Never;
    let is_of_tile = rule.is_of_tile();
    // The original looks at nothing else in a smash rule than the kinds in the centre and at the dot.
    let asked = if is_original && dot_place.is_some() { 0 } else { rule.when.len() };
    let tests = rule.when[..asked].iter().enumerate().filter_map(|(place, predicate)| {
        let here = Offset(place);
        // The centre sprite satisfies the include set of the centre, and the sprite hit that of the dot.
        let has_include = is_original || is_of_tile || here != Offset::CENTRE && Some(here) != dot_place;
        Test::new(place, predicate, has_include, is_original)
    });
    let dot = dot_place.map_or(0, |place| bits(rule.when[place.0].include, rule.when[place.0].headings));
    let mut rows: Vec<Row> = Vec::new();
    let order = if is_original { original::ROWS } else { [0, 1, 2, 3, 4, 5] };
    for (n, commands) in order.map(|n| (n, &rule.rows[n])) {
        if commands.is_empty() {
            continue;
        }
        let place = Offset::ROWS.get(n).copied();
        let witness = match place {
            None => Witness::Nobody,
            _ if is_never => Witness::Nobody,
            Some(Offset::CENTRE) if is_of_tile => Witness::Nobody,
            Some(Offset::CENTRE) => Witness::Centre,
            Some(_) if is_original && dot_place.is_some() => Witness::Hit,
            Some(place) => {
                let predicate = &rule.when[place.0];
                match predicate.binds() || is_original && predicate.include.sprites != 0 {
                    false => Witness::Nobody,
                    true if Some(place) == dot_place => Witness::Hit,
                    true => Witness::First(predicate.include.sprites, predicate.headings),
                }
            }
        };
        rows.push(Row { place: place.map(|place| place.0), witness, commands: commands.clone() });
    }
    let tests: Vec<Test> = tests.collect();
    View {
        rule: number,
        seen,
        event: rule.event,
        headings: if is_original { original::own_headings(rule) } else { rule.centre().headings },
        first: rule.centre().include.sprites,
        needs: tests.iter().filter_map(Test::needs).collect(),
        looks_at_first: tests.iter().any(|test| test.looked_at != test.some),
        tests,
        asks: rule.asks.clone(),
        dot,
        rows,
    }
}
