//! Rules whose commands only concern the game. A board shows how often such a rule fired, but not at which
//! sprites.

use super::atoms::{Atom, Vocabulary, add, all, clash, holds};
use super::facts::matches;
use super::scene::{Scene, Spot};
use tilery_tilecode::model::Rule;

/// The maximum number of conditions.
const MOST: usize = 3;
/// The maximum number of nodes of a search.
const MAX_NODES: u32 = 4_000;

/// The number of firings that a scene shows, and true if it is exact. It is exact for commands that add up;
/// otherwise there may be more.
fn shown(scene: &Scene) -> (usize, bool) {
    let facts = scene.facts.as_deref().unwrap_or_default();
    let Some(fact) = facts.iter().find(|fact| fact.adds_up()) else {
        return (usize::from(!facts.is_empty()), facts.is_empty());
    };
    (facts.iter().filter(|other| *other == fact).count(), true)
}

/// The cheapest rules with conditions added to `rule` that fire as often as the scenes show, once at `seed`.
pub fn solve(
    known: &Vocabulary,
    rule: &Rule,
    scenes: &[Scene],
    spots: &[Spot],
    seed: &Spot,
) -> Vec<(u32, Rule)> {
    let base: Vec<Spot> =
        spots.iter().filter(|spot| matches(rule, &scenes[spot.scene], spot)).cloned().collect();
    let shown: Vec<(usize, bool)> = scenes.iter().map(shown).collect();
    let mut atoms: Vec<(u32, Atom)> = all(known, rule, scenes, std::slice::from_ref(seed), &base);
    atoms.sort_by_key(|(cost, _)| *cost);
    let mut search = Search { rule, scenes, shown: &shown, atoms: &[], nodes: 0, found: Vec::new() };
    let whole: Vec<&Spot> = base.iter().collect();
    // Drop conditions that exclude a shown firing.
    atoms.retain(|(_, atom)| search.state(&search.under(&whole, *atom)).is_some());
    search.atoms = &atoms;
    search.extend(&whole, 0, 0, &mut Vec::new());
    let finish = |(cost, chosen): (u32, Vec<Atom>)| {
        let mut rule = rule.clone();
        chosen.into_iter().for_each(|atom| add(&mut rule, atom));
        (cost, rule)
    };
    search.found.into_iter().map(finish).collect()
}

struct Search<'a> {
    rule: &'a Rule,
    scenes: &'a [Scene],
    shown: &'a [(usize, bool)],
    atoms: &'a [(u32, Atom)],
    nodes: u32,
    found: Vec<(u32, Vec<Atom>)>,
}

impl<'a> Search<'a> {
    fn under(&self, spots: &[&'a Spot], atom: Atom) -> Vec<&'a Spot> {
        spots.iter().copied().filter(|spot| holds(atom, self.rule, self.scenes, spot)).collect()
    }

    /// True if exactly the shown number of spots remains in each scene, false if there are more, `None` if
    /// some are missing.
    fn state(&self, spots: &[&Spot]) -> Option<bool> {
        let mut is_exact = true;
        for (n, &(count, is_most)) in self.shown.iter().enumerate() {
            let here = spots.iter().filter(|spot| spot.scene == n).count();
            if here < count {
                return None;
            }
            is_exact &= here == count || !is_most;
        }
        Some(is_exact)
    }

    fn extend(&mut self, spots: &[&'a Spot], from: usize, cost: u32, chosen: &mut Vec<Atom>) {
        self.nodes += 1;
        let is_full = self.found.len() >= super::MAX_CANDIDATES;
        let worst = self.found.iter().map(|(cost, _)| *cost).max().unwrap_or(u32::MAX);
        let Some(is_exact) = self.state(spots) else { return };
        if self.nodes > MAX_NODES || is_full && cost >= worst {
            return;
        }
        if is_exact {
            self.found.push((cost, chosen.clone()));
            self.found.sort_by_key(|(cost, _)| *cost);
            self.found.truncate(super::MAX_CANDIDATES);
            return;
        }
        if chosen.len() == MOST {
            return;
        }
        for n in from..self.atoms.len() {
            let (price, atom) = self.atoms[n];
            let left = self.under(spots, atom);
            if left.len() < spots.len() && !chosen.iter().any(|other| clash(*other, atom)) {
                chosen.push(atom);
                self.extend(&left, n + 1, cost + price, chosen);
                chosen.pop();
            }
        }
    }
}
