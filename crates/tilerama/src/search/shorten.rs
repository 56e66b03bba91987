//! Shortens paths.

use tilery_kit::Budget;

use crate::plan::Plan;
use crate::push::Push;
use crate::push::{Code, Pusher};
use crate::zone::Zone;

use super::step;
use super::successors::Successors;
use super::tree::{Grown, Tree};
use super::zobrist::hash;

/// Shortens a path: removes its cycles, and while the budget lasts replaces each part for which a small
/// search finds a shorter path.
pub fn shorten(plan: &Plan, tiles: &[Code], path: Vec<Push>, budget: &mut Budget<'_>) -> Vec<Push> {
    let zone = &plan.zone;
    let mut result: Vec<Push> = Vec::new();
    let mut board = tiles.to_vec();
    let mut successors = Successors::new();
    let mut rest = without_cycles(zone, &board, path, &mut successors.pusher);
    while !rest.is_empty() && !budget.is_spent() {
        let places = Places::new(zone, &board, &rest, &mut successors.pusher);
        let mut tree = Tree::new(&board);
        let mut best: Option<(usize, usize, usize)> = None;
        for depth in 1..=4 {
            let mut new = tree.len();
            let grown = tree.grow(zone, &mut successors, 1500, budget, |hash, _| {
                let gain = places.last(hash).map(|n| n.saturating_sub(depth));
                if let Some(gain) = gain.filter(|&gain| gain > best.map_or(0, |(gain, ..)| gain)) {
                    best = Some((gain, new, gain + depth));
                }
                new += 1;
                false
            });
            if !matches!(grown, Grown::More) {
                break;
            }
        }
        let pushes = match best {
            Some((_, node, place)) => {
                rest.drain(..place);
                tree.path_to(node)
            }
            None => vec![rest.remove(0)],
        };
        for push in pushes {
            let Some(()) = step(zone, &mut board, push, &mut successors.pusher) else { return result };
            result.push(push);
        }
    }
    result.extend(rest);
    result
}

/// The index of each board along a path, by hash.
struct Places(Vec<(u64, usize)>);

impl Places {
    /// Indexes the boards up to the first illegal push.
    fn new(zone: &Zone, tiles: &[Code], path: &[Push], pusher: &mut Pusher) -> Self {
        let mut along = tiles.to_vec();
        let mut places = vec![(hash(&along), 0)];
        for (n, push) in (1..).zip(path) {
            if step(zone, &mut along, *push, pusher).is_none() {
                break;
            }
            places.push((hash(&along), n));
        }
        places.sort_unstable();
        Self(places)
    }

    /// The index of the push after a board; the last index if the board occurs repeatedly.
    fn last(&self, hash: u64) -> Option<usize> {
        let end = self.0.partition_point(|&(known, _)| known <= hash);
        end.checked_sub(1).map(|i| self.0[i]).filter(|&(known, _)| known == hash).map(|(_, n)| n)
    }
}

/// A path without its cycles, the parts that return to an earlier board.
pub fn without_cycles(zone: &Zone, tiles: &[Code], path: Vec<Push>, pusher: &mut Pusher) -> Vec<Push> {
    let places = Places::new(zone, tiles, &path, pusher);
    let mut board = tiles.to_vec();
    let mut result = Vec::new();
    while let Some(&push) = places.last(hash(&board)).and_then(|n| path.get(n)) {
        if step(zone, &mut board, push, pusher).is_none() {
            break;
        }
        result.push(push);
    }
    result
}
