//! Compiled rules: every view of every rule, by kind, event and direction, with its conditions as masks.
//!
//! A predicate is three comparisons with the mask of a tile (see [`crate::mask`]), and is automatically false off the
//! map.

use crate::mask::{
    FAR, FULL_ON_MAP, FULL_SPRITES, Full, ON_MAP, SPRITES, far, full, kinds, lengthen, shorten,
};
use crate::model::{
    Ask, Command, Event, Headings, Kinds, MAX_KINDS, Machine, Offset, Predicate, Rule, View as Seen,
};
use crate::original;

/// The conditions on a tile as short masks.
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
    /// True if a tile's mask satisfies all conditions, as far as a short mask tells.
    #[inline]
    pub fn matches(&self, mask: u64) -> bool {
        mask & self.some != 0 && mask & self.also != 0 && mask & self.none == 0
    }
}

/// The conditions on a tile as full masks.
#[derive(Debug, Clone, Copy)]
pub struct FullTest {
    /// The index among the nine tiles.
    pub place: usize,
    /// At least one of these bits.
    pub some: Full,
    /// Of these bits, the lowest one that is there must be one of `some`. On this machine they are the same bits.
    looked_at: Full,
    /// At least one of these bits, too.
    pub also: Full,
    /// None of these bits.
    pub none: Full,
}

impl FullTest {
    fn new(place: usize, predicate: &Predicate, has_include: bool, is_first: bool) -> Option<Self> {
        let Predicate { include, headings, also, exclude } = predicate;
        let include = if has_include { *include } else { Kinds::default() };
        let some = full(include, *headings);
        let (also, none) = (full(*also, Headings::ANY), full(*exclude, Headings::ANY));
        let or_on_map = |bits: Full| if bits == 0 { FULL_ON_MAP } else { bits };
        let looked_at = if is_first { full(include, Headings::ANY) } else { some };
        (some | also | none != 0).then(|| Self {
            place,
            looked_at: or_on_map(looked_at),
            some: or_on_map(some),
            also: or_on_map(also),
            none,
        })
    }

    /// The conditions that a short mask tells: that one of the far kinds is there, but not which or that none is.
    fn short(&self) -> Test {
        let Self { place, some, also, none, .. } = *self;
        Test { place, some: shorten(some), also: shorten(also), none: shorten(none) & !FAR }
    }

    /// The tile, and the kinds of sprites of which there must be one; `None` in the centre, and if something
    /// else will do.
    fn needs(&self) -> Option<(usize, u16)> {
        (self.place != Offset::CENTRE.0 && self.some & !FULL_SPRITES == 0)
            .then(|| (self.place, kinds(self.some).sprites))
    }

    /// True if the short masks do not decide.
    fn is_closer(&self) -> bool {
        self.looked_at != self.some || far(self.some | self.also | self.none) != 0
    }

    /// True if a tile's full mask satisfies Include.
    pub fn includes(&self, mask: Full) -> bool {
        let there = mask & self.looked_at;
        there & there.wrapping_neg() & self.some != 0
    }

    /// True if a tile's full mask satisfies all conditions.
    pub fn matches(&self, mask: Full) -> bool {
        self.includes(mask) && mask & self.also != 0 && mask & self.none == 0
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
    First(u16, Headings),
}

/// A row of commands.
#[derive(Debug, Clone)]
pub struct Row {
    /// The tile that it addresses; `None` for the row `game`.
    pub place: Option<usize>,
    /// The sprite that its first commands address, until `portal` or `also` changes it.
    pub witness: Witness,
    /// The kinds of the sprite that `also` addresses.
    pub also: u16,
    /// The commands.
    pub commands: Vec<Command>,
}

/// One view of one rule.
#[derive(Debug, Clone)]
#[expect(missing_docs, reason = "the names say it")]
pub struct View {
    /// The number of the rule in the project.
    pub rule: usize,
    pub seen: Seen,
    pub event: Event,
    /// The headings of the centre sprite.
    pub headings: Headings,
    /// The kinds of the centre.
    pub first: u16,
    pub tests: Vec<Test>,
    /// Those of which the short masks do not decide: they name far kinds, or look at the first of several kinds only,
    /// on the machine of the original.
    pub closer: Vec<FullTest>,
    /// The tiles beside the centre on which the rule needs a sprite, with its possible kinds.
    pub needs: Vec<(usize, u16)>,
    pub asks: Vec<Ask>,
    /// The targets of a smash rule, as a short mask: sprites with their proposed headings, or backgrounds.
    pub dot: u64,
    /// The targets of a smash rule, as a full mask.
    pub full_dot: Full,
    /// The rows of commands, without empty ones.
    pub rows: Vec<Row>,
}

impl View {
    /// The condition on one of the nine tiles.
    pub fn full_test(&self, place: usize) -> Option<FullTest> {
        let of_short = |&Test { place, some, also, none }: &Test| {
            let [some, also, none] = [some, also, none].map(|bits| lengthen(bits, 0));
            FullTest { place, some, looked_at: some, also, none }
        };
        let closer = self.closer.iter().find(|test| test.place == place);
        closer.copied().or_else(|| self.tests.iter().find(|test| test.place == place).map(of_short))
    }
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
    /// True if there is no other condition on tiles.
    pub is_whole: bool,
}

impl Trigger {
    fn new(id: u16, view: &View) -> Self {
        // Most tiles have no sprites.
        let is_rare = |test: &&Test| (test.some & !SPRITES == 0) || (test.also & !SPRITES == 0);
        let anywhere = Test { place: 4, some: ON_MAP, also: ON_MAP, none: 0 };
        let Test { place, some, also, none } =
            view.tests.iter().find(is_rare).or(view.tests.first()).copied().unwrap_or(anywhere);
        let is_whole = view.tests.len() <= 1 && view.closer.is_empty();
        Self { some, also, none, view: id, place: place as u8, headings: view.headings, is_whole }
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
    pub press: [Vec<Trigger>; MAX_KINDS],
    /// Views of `every` rules, by the kind in the centre.
    pub every: [Vec<Trigger>; MAX_KINDS],
    /// Views of tap rules without a sprite in the centre.
    pub ground: Vec<u16>,
    /// True if there is a `tap` rule.
    pub has_tap: bool,
    /// True if there is an `every` rule.
    pub has_every: bool,
    /// The kinds with change rules, as a bit set.
    pub changing: u16,
    /// True if some rule looks around changed tiles.
    pub looks_near: bool,
    /// Views of change rules, by the kind in the centre.
    pub change: [Vec<Trigger>; MAX_KINDS],
    /// Views of smash rules, by the kind in the centre and the direction of its move.
    pub smash: [[Vec<u16>; 4]; MAX_KINDS],
    /// The views of each `never` rule.
    pub never: Vec<Vec<u16>>,
    /// The kinds that have press rules for each button, arrows clockwise from up, then A and B.
    pub pressed: [u16; 6],
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
            let kinds = (0..MAX_KINDS).filter(|kind| centre >> kind & 1 == 1);
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
        FullTest::new(place, predicate, has_include, is_original)
    });
    let full_dot = dot_place.map_or(0, |place| full(rule.when[place.0].include, rule.when[place.0].headings));
    let mut rows: Vec<Row> = Vec::new();
    let order = if is_original { original::ROWS } else { std::array::from_fn(|n| n) };
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
        let also = place.map_or(0, |place| rule.when[place.0].also.sprites);
        rows.push(Row { place: place.map(|place| place.0), witness, also, commands: commands.clone() });
    }
    let tests: Vec<FullTest> = tests.collect();
    View {
        rule: number,
        seen,
        event: rule.event,
        headings: if is_original { original::own_headings(rule) } else { rule.centre().headings },
        first: rule.centre().include.sprites,
        needs: tests.iter().filter_map(FullTest::needs).collect(),
        tests: tests.iter().map(FullTest::short).collect(),
        closer: tests.into_iter().filter(FullTest::is_closer).collect(),
        asks: rule.asks.clone(),
        dot: shorten(full_dot),
        full_dot,
        rows,
    }
}
