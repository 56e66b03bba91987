//! Lines of two placements: every first placement with its best second placements.

use tilery_kit::Cell;

use super::chance::retreat;
use super::weigh::{Meter, Step};
use super::{After, Plan, Tables, TrayTile, best_first, later, place, placement_value};
use crate::field::{Corner, Field};
use crate::tile::Orientation;
use crate::value::{Ground, Trial};

/// The number of second placements kept for each first one. The tile drawn next decides between them.
const SECONDS: usize = 8;

/// The search for lines uses at most one part in this number of the budget.
const LOOKING: u64 = 3;

/// Two placements, or one if the second tile does not fit afterwards.
pub struct Line {
    /// The index of the first step.
    pub step: usize,
    /// The index of the step that leads to the same grid with the tiles in the other order.
    pub twin: Option<usize>,
    /// The grid after the first tile.
    pub first: After,
    /// The grid after the second tile, with the points of that tile, and its placement.
    pub second: Option<(After, (Orientation, Cell))>,
    /// The value by the evaluation alone.
    pub value: i32,
}

impl Line {
    /// The grid at the end of the line.
    pub fn last(&self) -> &After {
        self.second.as_ref().map_or(&self.first, |(after, _)| after)
    }

    /// The value of the line, given the value of the grid at its end.
    pub fn worth(&self, after: i32) -> i32 {
        let second = self.second.map_or(after, |(second, _)| second.points + later(after));
        self.first.points + later(second)
    }
}

/// Collects lines for as many steps as the budget allows.
pub fn look(
    (field, corner): (&Field, Corner),
    tray: &mut [TrayTile; 2],
    steps: &[Step],
    tables: Tables<'_>,
    meter: &mut Meter<'_, '_>,
) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let firsts: Vec<(usize, Plan)> = steps.iter().map(|step| step.plan).enumerate().collect();
    for &(step, plan) in best_first(&firsts, |(_, plan)| plan.value) {
        if !lines.is_empty() && meter.has_spent_part(LOOKING) {
            break;
        }
        let own = usize::from(plan.swaps);
        let first = place(field, corner, tray[own].colour, steps[step].cells);
        for mut line in follow(step, first, &mut tray[1 - own], tables, meter) {
            // If no line is cleared on the way, the order of the tiles makes no difference.
            if let (0, Some((After { points: 0, .. }, then))) = (first.points, line.second) {
                let is_twin = |(_, other): &&(usize, Plan)| {
                    other.swaps != plan.swaps && (other.orientation, other.at) == then
                };
                line.twin = firsts.iter().find(is_twin).map(|(twin, _)| *twin);
                // The line in the other order covers this line, unless it is not among the best there.
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
    then: &mut TrayTile,
    tables: Tables<'_>,
    meter: &mut Meter<'_, '_>,
) -> Vec<Line> {
    let ground = Ground::new(first.field, tables.weights);
    let colour = then.colour;
    let mut bests: Vec<(i32, &(Orientation, Cell, Trial))> = Vec::with_capacity(SECONDS + 1);
    let mut nodes = 8;
    for spot in then.spots(first.field.size()).on(ground.free) {
        let (value, looked) =
            placement_value(&ground, first.corner, colour, &spot.2, ground.room(&spot.2), tables.weights);
        nodes += looked;
        if bests.len() < SECONDS || bests.last().is_some_and(|(last, _)| value > *last) {
            let rank = bests.iter().position(|(other, _)| value > *other).unwrap_or(bests.len());
            bests.insert(rank, (value, spot));
            bests.truncate(SECONDS);
        }
    }
    meter.spend(nodes);
    let twin = None;
    if bests.is_empty() {
        let falls = retreat(&first, tables, &mut |field| then.fits(field));
        return vec![Line { step, twin, first, second: None, value: first.points + later(falls) }];
    }
    let line = |(value, (orientation, at, trial)): (i32, &(Orientation, Cell, Trial))| {
        let second = place(&first.field, first.corner, colour, trial.cells);
        let value = first.points + later(value);
        Line { step, twin, first, second: Some((second, (*orientation, *at))), value }
    };
    bests.into_iter().map(line).collect()
}
