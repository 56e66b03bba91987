//! The conditions of a rule: the cheapest set of conditions that all positive spots satisfy and each negative
//! spot violates.

use super::facts::turned_back;
use super::scene::{Scene, Spot};
use tilery_tilecode::check::Meaning;
use tilery_tilecode::mask::{FULL_SPRITES, full, kinds};
use tilery_tilecode::model::{Ask, Headings, Kinds, MAX_COUNTERS, MAX_KINDS, Offset, Rule};

/// The maximum number of nodes of a search for conditions.
const MAX_NODES: u32 = 20_000;
/// The maximum number of negative spots. Further spots are left to the final check of a rule.
const MAX_NEGATIVES: usize = 128;
/// The cost of a kind that is named.
pub const KIND: u32 = 10;
/// The minimum cost of a set that other rules name.
const KNOWN: u32 = 6;

/// A condition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Atom {
    /// A tile has none of these kinds.
    Not(usize, Kinds),
    /// A tile has one of these kinds.
    Also(usize, Kinds),
    /// A tile has a sprite of one of these kinds with one of these headings.
    Include(usize, u16, Headings),
    /// The sprite that the rule already includes on a tile has one of these headings.
    Heading(usize, Headings),
    /// A comparison of a counter.
    Ask(Ask),
}

/// A set of kinds that rules of the game name.
#[derive(Debug)]
struct Known {
    set: Kinds,
    /// True if a tile must have one of the set, false if it must have none.
    is_any: bool,
    is_centre: bool,
    times: u32,
}

/// Sets of kinds that rules of the game name, and its groups.
#[derive(Debug, Default)]
pub struct Vocabulary(Vec<Known>);

impl Vocabulary {
    pub fn of(meaning: &Meaning) -> Self {
        let mut all: Vec<Known> = Vec::new();
        let mut add = |set: Kinds, is_any, is_centre| {
            let is_same = |known: &&mut Known| {
                known.set == set && known.is_any == is_any && known.is_centre == is_centre
            };
            match all.iter_mut().find(is_same) {
                _ if set.is_empty() => {}
                Some(known) => known.times += 1,
                None => all.push(Known { set, is_any, is_centre, times: 1 }),
            }
        };
        for (place, predicate) in meaning.rules.iter().flat_map(|rule| rule.when.iter().enumerate()) {
            add(predicate.include, true, place == 4);
            add(predicate.also, true, place == 4);
            add(predicate.exclude, false, place == 4);
        }
        // A group is there to be named. What must not be there is what other rules exclude.
        for group in meaning.groups.iter().filter(|group| count(group.kinds) > 1) {
            add(group.kinds, true, true);
            add(group.kinds, true, false);
        }
        Self(all)
    }

    /// The sets, each once.
    pub fn sets(&self) -> impl Iterator<Item = Kinds> {
        let is_first = |n: usize| self.0[..n].iter().all(|other| other.set != self.0[n].set);
        (0..self.0.len()).filter(move |n| is_first(*n)).map(|n| self.0[n].set)
    }

    /// The sets of which rules require that a tile has none.
    pub fn excluded(&self) -> impl Iterator<Item = Kinds> {
        self.0.iter().filter(|known| !known.is_any).map(|known| known.set)
    }

    /// The cost of a condition that a tile has one of a set of kinds (`is_any`) or has none of them. The more
    /// often rules have such a condition, the less it costs. It costs at most as much as its kinds.
    pub fn cost(&self, set: Kinds, is_any: bool, place: usize) -> u32 {
        let is_alike = |known: &&Known| known.is_any == is_any && known.is_centre == (place == 4);
        let named = || self.0.iter().filter(|known| known.set == set);
        let alike: u32 = named().filter(is_alike).map(|known| known.times).sum();
        let times = 3 * alike + named().map(|known| known.times).sum::<u32>();
        let total: u32 = self.0.iter().map(|known| 4 * known.times).sum();
        let each = KIND * count(set);
        let unlike = if alike == 0 { 2 } else { 0 };
        total.checked_div(times).map_or(each, |rarity| each.min(KNOWN + unlike + rarity.max(1).ilog2()))
    }

    /// The smallest known set of sprites that contains `kinds`, or `kinds` itself.
    pub fn family(&self, kinds: u16) -> u16 {
        if kinds.count_ones() < 2 {
            return kinds;
        }
        let holds = |set: &Kinds| set.backgrounds == 0 && set.sprites & kinds == kinds;
        let smallest = self.sets().filter(holds).min_by_key(|set| set.sprites.count_ones());
        smallest.map_or(kinds, |set| set.sprites)
    }
}

fn count(kinds: Kinds) -> u32 {
    kinds.backgrounds.count_ones() + kinds.sprites.count_ones()
}

pub fn holds(atom: Atom, rule: &Rule, scenes: &[Scene], spot: &Spot) -> bool {
    let any = |kinds| full(kinds, Headings::ANY);
    match atom {
        Atom::Not(place, set) => spot.masks[place] != 0 && spot.masks[place] & any(set) == 0,
        Atom::Also(place, set) => spot.masks[place] & any(set) != 0,
        Atom::Include(place, sprites, headings) => {
            spot.masks[place] & full(Kinds { backgrounds: 0, sprites }, headings) != 0
        }
        Atom::Heading(4, headings) => spot.sprite.is_some_and(|index| {
            let heading = turned_back(scenes[spot.scene].sprites[index].heading, spot);
            headings.0 >> heading & 1 == 1
        }),
        Atom::Heading(place, headings) => {
            let is_dot = rule.event.dot() == Some(Offset(place));
            let mask = if is_dot { spot.hits } else { spot.masks[place] };
            mask & full(rule.when[place].include, headings) != 0
        }
        Atom::Ask(ask) => ask.holds(scenes[spot.scene].counters[usize::from(ask.counter)]),
    }
}

/// All conditions that the positive spots satisfy, with their costs.
pub fn all(known: &Vocabulary, rule: &Rule, scenes: &[Scene], yes: &[Spot], no: &[Spot]) -> Vec<(u32, Atom)> {
    let mut atoms = Vec::new();
    let headings = [0, 1, 2, 3, 4].map(|n| Headings(1 << n)).into_iter().chain([Headings::MOVING]);
    let headings: Vec<Headings> = headings.collect();
    for place in 0..9 {
        if yes.iter().any(|spot| spot.masks[place] == 0) {
            continue;
        }
        let include = rule.when[place].include;
        // The kinds of the centre and of the sprite hit are already in `include`.
        let seen = |spot: &Spot| {
            let there = kinds(spot.masks[place]);
            Kinds { backgrounds: there.backgrounds, sprites: there.sprites & !include.sprites }
        };
        let union = yes.iter().map(seen).fold(Kinds::default(), Kinds::union);
        for spot in no {
            let there = seen(spot);
            for n in 0..MAX_KINDS {
                for set in [
                    Kinds { backgrounds: there.backgrounds & 1 << n, sprites: 0 },
                    Kinds { backgrounds: 0, sprites: there.sprites & 1 << n },
                ] {
                    if count(set) == 1 && !set.meets(union) {
                        atoms.push((known.cost(set, false, place), Atom::Not(place, set)));
                    }
                }
            }
        }
        for set in known.sets() {
            if !set.meets(union) && !set.meets(include) {
                atoms.push((known.cost(set, false, place), Atom::Not(place, set)));
            }
        }
        let grounds = Kinds { sprites: 0, ..union };
        // A background that more than two spots have in common is unlikely to be a coincidence.
        let is_common = count(grounds) == 1 && yes.len() > 2;
        let cost = known.cost(grounds, true, place);
        let cost = if is_common { cost.min(KIND - 2) } else { cost + 1 };
        atoms.push((cost, Atom::Also(place, grounds)));
        if yes.iter().all(|spot| seen(spot).sprites != 0) {
            let sprites = yes.iter().fold(u16::MAX, |all, spot| all & seen(spot).sprites);
            let sprites = if sprites == 0 { union.sprites } else { sprites };
            let set = Kinds { backgrounds: 0, sprites };
            if include.is_empty() && place != 4 {
                let cost = known.cost(set, true, place);
                atoms.push((cost, Atom::Include(place, sprites, Headings::ANY)));
                for &heading in &headings {
                    atoms.push((cost + KIND, Atom::Include(place, sprites, heading)));
                }
            } else {
                atoms.push((known.cost(set, true, place), Atom::Also(place, set)));
            }
        }
        // Some spots have a background of a set, the others a sprite of it.
        let walls = known.sets().filter(|set| !set.meets(include));
        // The background under the centre is rarely a coincidence.
        let more = if place == 4 { 0 } else { 2 };
        atoms.extend(walls.map(|set| (known.cost(set, true, place) + more, Atom::Also(place, set))));
        for n in 0..MAX_KINDS {
            let is_on = |spot: &&Spot| seen(spot).backgrounds >> n & 1 == 1;
            let others = yes.iter().filter(|spot| !is_on(spot)).map(seen);
            let (sprites, is_whole) =
                others.fold((0, true), |(all, whole), one| (all | one.sprites, whole && one.sprites != 0));
            if sprites != 0 && is_whole && union.backgrounds >> n & 1 == 1 {
                let set = Kinds { backgrounds: 1 << n, sprites };
                atoms.push((known.cost(set, true, place), Atom::Also(place, set)));
            }
        }
        if include.sprites != 0 {
            atoms.extend(headings.iter().map(|&heading| (KIND, Atom::Heading(place, heading))));
        }
    }
    for counter in 0..MAX_COUNTERS {
        let values = |spots: &[Spot]| -> Vec<i64> {
            spots.iter().map(|spot| scenes[spot.scene].counters[counter]).collect()
        };
        let (shown, others) = (values(yes), values(no));
        let ask = |least, most| Atom::Ask(Ask { counter: counter as u8, least, most });
        let small = |n: i64| i16::try_from(n).ok().filter(|n| (-999..=999).contains(n));
        let (Some(&low), Some(&high)) = (shown.iter().min(), shown.iter().max()) else { continue };
        if others.iter().any(|&n| n < low) {
            atoms.extend(small(low).map(|n| (KIND, ask(Some(n), None))));
        }
        if others.iter().any(|&n| n > high) {
            atoms.extend(small(high).map(|n| (KIND, ask(None, Some(n)))));
        }
    }
    // The sets of a predicate must be disjoint.
    atoms.retain(|(_, atom)| !matches!(atom, Atom::Also(place, set) if set.meets(rule.when[*place].include)));
    atoms.retain(|(_, atom)| yes.iter().all(|spot| holds(*atom, rule, scenes, spot)));
    atoms
}

/// The cheapest rules with these conditions added to `rule`, with their costs.
pub fn solve(
    known: &Vocabulary,
    rule: &Rule,
    scenes: &[Scene],
    yes: &[Spot],
    no: &[Spot],
) -> Vec<(u32, Rule)> {
    let no = &no[..no.len().min(MAX_NEGATIVES)];
    let mut atoms: Vec<(u32, Atom, u128)> = Vec::new();
    for (cost, atom) in all(known, rule, scenes, yes, no) {
        let violated = no.iter().enumerate().filter(|(_, spot)| !holds(atom, rule, scenes, spot));
        let kills = violated.fold(0u128, |bits, (n, _)| bits | 1 << n);
        if kills != 0 && atoms.iter().all(|(_, other, _)| *other != atom) {
            atoms.push((cost, atom, kills));
        }
    }
    atoms.sort_by_key(|(cost, _, kills)| (*cost, std::cmp::Reverse(kills.count_ones())));
    let whole = if no.len() == 128 { u128::MAX } else { (1 << no.len()) - 1 };
    let mut cover = Cover { atoms: &atoms, nodes: 0, found: Vec::new(), chosen: Vec::new() };
    cover.search(whole, 0);
    let finish = |(cost, chosen): (u32, Vec<usize>)| {
        let mut rule = rule.clone();
        chosen.iter().for_each(|&n| add(&mut rule, atoms[n].1));
        (cost, rule)
    };
    cover.found.into_iter().map(finish).collect()
}

pub fn add(rule: &mut Rule, atom: Atom) {
    match atom {
        Atom::Not(place, set) => {
            let predicate = &mut rule.when[place];
            predicate.exclude = predicate.exclude.union(set);
        }
        Atom::Also(place, set) => rule.when[place].also = set,
        Atom::Include(place, sprites, headings) => {
            rule.when[place].include.sprites = sprites;
            rule.when[place].headings = headings;
        }
        Atom::Heading(place, headings) => rule.when[place].headings = headings,
        Atom::Ask(ask) => rule.asks.push(ask),
    }
    for predicate in &mut rule.when {
        predicate.also.backgrounds &= !predicate.exclude.backgrounds;
        predicate.also.sprites &= !predicate.exclude.sprites & !predicate.include.sprites;
    }
}

/// A depth-first search for sets of conditions that exclude all negative spots, bounded by the cost of the
/// best three.
struct Cover<'a> {
    atoms: &'a [(u32, Atom, u128)],
    nodes: u32,
    found: Vec<(u32, Vec<usize>)>,
    chosen: Vec<usize>,
}

impl Cover<'_> {
    fn search(&mut self, left: u128, cost: u32) {
        self.nodes += 1;
        let is_full = self.found.len() >= super::MAX_CANDIDATES;
        let worst = self.found.iter().map(|(cost, _)| *cost).max().unwrap_or(u32::MAX);
        if self.nodes > MAX_NODES || is_full && cost >= worst {
            return;
        }
        if left == 0 {
            let mut chosen = self.chosen.clone();
            chosen.sort_unstable();
            if self.found.iter().all(|(_, other)| *other != chosen) {
                self.found.push((cost, chosen));
                self.found.sort_by_key(|(cost, _)| *cost);
                self.found.truncate(super::MAX_CANDIDATES);
            }
            return;
        }
        let rest = (0..128).filter(|n| left >> n & 1 == 1);
        let ways = |n: &u32| self.atoms.iter().filter(|(_, _, kills)| kills >> n & 1 == 1).count();
        let Some(next) = rest.min_by_key(ways) else { return };
        for n in 0..self.atoms.len() {
            let (price, atom, kills) = self.atoms[n];
            if kills >> next & 1 == 0 || self.chosen.iter().any(|&other| clash(self.atoms[other].1, atom)) {
                continue;
            }
            self.chosen.push(n);
            self.search(left & !kills, cost + price);
            self.chosen.pop();
        }
    }
}

/// True if a rule cannot have both conditions.
pub fn clash(one: Atom, other: Atom) -> bool {
    match (one, other) {
        (Atom::Also(a, _), Atom::Also(b, _))
        | (Atom::Include(a, ..), Atom::Include(b, ..))
        | (Atom::Heading(a, _), Atom::Heading(b, _)) => a == b,
        (Atom::Include(a, sprites, _), Atom::Also(b, set))
        | (Atom::Also(b, set), Atom::Include(a, sprites, _)) => a == b && set.sprites & sprites != 0,
        _ => false,
    }
}

/// True if a tile of a spot has no sprites.
pub fn is_bare(spot: &Spot, place: usize) -> bool {
    spot.masks[place] & FULL_SPRITES == 0
}
