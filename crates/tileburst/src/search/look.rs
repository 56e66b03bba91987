//! Two placements deep: every first one, each with the best second ones.

use tilery_kit::Cell;

use super::chance::retreat;
use super::weigh::{Purse, Step};
use super::{After, Known, Lore, Plan, best_first, later, lay, place};
use crate::field::{Corner, Field};
use crate::tile::Way;
use crate::value::{Ground, Trial};

/// So many of the best second placements are kept of each first one: which of them is best, what is drawn decides.
const SECONDS: usize = 8;

/// One of so many parts of the budget goes at most into looking for lines.
const LOOKING: u64 = 3;

/// Two placements, or one when the second tile does not fit then.
pub struct Line {
    /// Which step it begins with,
    pub step: usize,
    /// and with which one it comes to the same, the tiles being placed the other way round.
    pub twin: Option<usize>,
    /// After the first tile,
    pub first: After,
    /// and after the second, with how it is laid; the points are its own.
    pub second: Option<(After, (Way, Cell))>,
    /// What it is worth at a glance.
    pub value: i32,
}

impl Line {
    /// The grid that it leads to.
    pub fn last(&self) -> &After {
        self.second.as_ref().map_or(&self.first, |(after, _)| after)
    }

    /// What it brings, given what comes after it.
    pub fn worth(&self, after: i32) -> i32 {
        let second = self.second.map_or(after, |(second, _)| second.points + later(after));
        self.first.points + later(second)
    }
}

/// The lines of the steps that the purse has room for.
pub fn look(
    (field, corner): (&Field, Corner),
    known: &mut [Known; 2],
    steps: &[Step],
    lore: Lore<'_>,
    purse: &mut Purse<'_, '_>,
) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let firsts: Vec<(usize, Plan)> = steps.iter().map(|step| step.plan).enumerate().collect();
    for &(step, plan) in best_first(&firsts, |(_, plan)| plan.value) {
        if !lines.is_empty() && purse.has_spent_one_of(LOOKING) {
            break;
        }
        let own = usize::from(plan.swaps);
        let first = place(field, corner, known[own].colour, steps[step].cells);
        for mut line in follow(step, first, &mut known[1 - own], lore, purse) {
            // Without lines on the way the order of the tiles makes no difference.
            if let (0, Some((After { points: 0, .. }, then))) = (first.points, line.second) {
                let is_twin =
                    |(_, other): &&(usize, Plan)| other.swaps != plan.swaps && (other.way, other.at) == then;
                line.twin = firsts.iter().find(is_twin).map(|(twin, _)| *twin);
                // The other order brings it, where it is among the best.
                if plan.swaps && line.twin.is_some() {
                    continue;
                }
            }
            lines.push(line);
        }
    }
    lines
}

/// The best placements of the second tile after the first one.
fn follow(
    step: usize,
    first: After,
    then: &mut Known,
    lore: Lore<'_>,
    purse: &mut Purse<'_, '_>,
) -> Vec<Line> {
    let ground = Ground::new(first.field, lore.weights);
    let colour = then.colour;
    let mut bests: Vec<(i32, &(Way, Cell, Trial))> = Vec::with_capacity(SECONDS + 1);
    let mut nodes = 8;
    for spot in then.spots(first.field.size()).on(ground.free) {
        let (value, looked) = lay(&ground, first.corner, colour, &spot.2, ground.room(&spot.2), lore.weights);
        nodes += looked;
        if bests.len() < SECONDS || bests.last().is_some_and(|(last, _)| value > *last) {
            let rank = bests.iter().position(|(other, _)| value > *other).unwrap_or(bests.len());
            bests.insert(rank, (value, spot));
            bests.truncate(SECONDS);
        }
    }
    purse.spend(nodes);
    let twin = None;
    if bests.is_empty() {
        let falls = retreat(&first, lore, &mut |field| then.fits(field));
        return vec![Line { step, twin, first, second: None, value: first.points + later(falls) }];
    }
    let line = |(value, (way, at, trial)): (i32, &(Way, Cell, Trial))| {
        let second = place(&first.field, first.corner, colour, trial.cells);
        let value = first.points + later(value);
        Line { step, twin, first, second: Some((second, (*way, *at))), value }
    };
    bests.into_iter().map(line).collect()
}
