//! The parts of a game that are only for the eye: layers that matter neither to a goal nor to a command, and objects
//! that no rule tells apart.

use std::collections::BTreeSet;

use crate::source::{Objects, Source, members};
use crate::together::Together;
use crate::written::{FAR, Term, Written};

/// The parts of a game that are only for the eye.
#[derive(Debug, Clone, Default)]
pub struct Looks {
    /// The objects of layers that do not matter to play.
    pub idle: Objects,
    /// The numbers of the lines of rules that change such objects only.
    pub lines: BTreeSet<u32>,
    /// Sets of objects of one layer that play alike.
    pub alike: Vec<Objects>,
}

/// The objects that a rule asks about, and those of the layers that it changes.
struct Reach<'a> {
    rule: &'a Written,
    asks: Objects,
    changes: Objects,
}

/// Finds what does not matter to play.
pub fn looks(source: &Source, groups: &[Together]) -> Looks {
    let layers = |set: Objects| {
        source.layers.iter().filter(|layer| **layer & set != 0).fold(0, |all, layer| all | layer)
    };
    let rules = || groups.iter().flat_map(|group| &group.rules);
    let reaches: Vec<Reach<'_>> = rules()
        .map(|rule| {
            let [left, right] = rule.sides();
            let set = |terms: &[&Term]| terms.iter().fold(0, |all, (_, name)| all | source.set(name));
            let has_right = rule.right.is_some() || !rule.others.is_empty();
            let changes = if has_right { set(&left) | set(&right) } else { 0 };
            Reach { rule, asks: layers(set(&left)), changes: layers(changes & !kept(source, rule)) }
        })
        .collect();
    let words = || source.wins.iter().flat_map(|line| line.text.split_whitespace());
    let mut needed = layers(source.set("player") | words().fold(0, |all, word| all | source.set(word)));
    let is_win = |rule: &Written| rule.commands.iter().any(|command| command == "win");
    if source.wins.is_empty() && !rules().any(is_win) {
        // Without a goal, everything that happens is what the game is about.
        needed = Objects::MAX;
    }
    let is_again = |rule: &Written| rule.commands.iter().any(|command| command == "again");
    if rules().any(is_again) {
        // A turn that changes anything may go on.
        needed |= reaches.iter().fold(0, |all, reach| all | reach.changes);
    }
    loop {
        let before = needed;
        for reach in &reaches {
            if reach.changes & needed != 0 || !reach.rule.commands.is_empty() {
                needed |= reach.asks;
            }
        }
        if needed == before {
            break;
        }
    }
    let is_idle = |reach: &&Reach<'_>| {
        let is_known = |term: &&Term| term.1 == FAR || source.named(&term.1).is_some();
        reach.changes & needed == 0
            && reach.rule.commands.is_empty()
            && reach.rule.sides().iter().flatten().all(is_known)
    };
    let lines = reaches.iter().filter(is_idle).map(|reach| reach.rule.line.number).collect();
    let told: Vec<Objects> = reaches
        .iter()
        .filter(|reach| !is_idle(reach))
        .flat_map(|reach| reach.rule.sides())
        .flatten()
        .map(|(_, name)| source.set(name))
        .chain(words().chain(["player"]).map(|word| source.set(word)))
        .collect();
    let mut alike: Vec<Objects> = Vec::new();
    for &layer in &source.layers {
        let mut rest = layer;
        while let Some(first) = members(rest).next() {
            let is_like =
                |object: &u8| told.iter().all(|set| (set >> first & 1 == 1) == (set >> object & 1 == 1));
            let set = members(rest).filter(is_like).fold(0, |set, object| set | 1 << object);
            alike.push(set);
            rest &= !set;
        }
    }
    alike.retain(|set| set.count_ones() > 1);
    Looks { idle: !needed & layers(Objects::MAX) & !source.floors(), lines, alike }
}

/// The objects that a rule leaves as they are: those that each of its tiles names alike on both sides.
fn kept(source: &Source, rule: &Written) -> Objects {
    let lefts = rule.besides.iter().chain([&rule.left]);
    let rights: Vec<_> = if rule.fault.is_some() {
        rule.others.iter().map(Some).collect()
    } else {
        rule.besides.iter().map(|_| None).chain([rule.right.as_ref()]).collect()
    };
    let mut kept = Objects::MAX;
    for (left, right) in lefts.zip(rights) {
        let Some(right) = right else { continue };
        for (n, before) in left.iter().enumerate() {
            let after = right.get(n).map_or(&[][..], Vec::as_slice);
            let changed = before.iter().filter(|term| !after.contains(term));
            let made = after.iter().filter(|term| !before.contains(term));
            kept &= !changed.chain(made).fold(0, |all, (_, name)| all | source.set(name));
        }
        for term in right.iter().skip(left.len()).flatten() {
            kept &= !source.set(&term.1);
        }
    }
    kept
}
