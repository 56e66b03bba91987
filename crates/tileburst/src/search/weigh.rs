//! Values of first placements: by the evaluation two placements deep, then averaged over the tile drawn next.
//!
//! A player sees the drawn tile before placing the next one. A step is therefore worth the average, over all
//! draws, of the best line that begins with it: where one line leaves no room for a shape, another may.

use tilery_kit::Budget;

use super::chance::{average, draws};
use super::look::{Line, look};
use super::{Plan, Tables, TrayTile, best_first, firsts, place};
use crate::field::{Cells, Corner, Field};
use crate::tile::Tile;
use crate::value::Ground;

/// The approximate number of nodes per millisecond in wasm.
const PER_MS: f64 = 8_000.0;
/// The node limit of a search, which keeps a hint in wasm below 50 ms.
const MOST: u64 = 240_000;

/// A budget, with the nodes spent so far.
pub struct Meter<'a, 'b> {
    budget: &'a mut Budget<'b>,
    all: u64,
    spent: u64,
}

impl Meter<'_, '_> {
    pub fn spend(&mut self, nodes: u32) {
        self.budget.spend(nodes);
        self.spent += u64::from(nodes);
    }

    /// True if one part in `parts` of the budget is spent, or all of it.
    pub fn has_spent_part(&self, parts: u64) -> bool {
        self.spent > self.all / parts || self.budget.is_spent()
    }
}

/// A first placement.
pub struct Step {
    /// The placement with its value: by the evaluation first, then by its best line.
    pub plan: Plan,
    /// The cells that the tile covers.
    pub cells: Cells,
    /// True if a line that begins with the step has been found.
    is_seen: bool,
    /// The best value of its lines for each tile drawn next; empty until a line has been evaluated.
    draws: Vec<i32>,
}

impl Step {
    /// Records a line that begins with this step. The best line must come first.
    fn add_line(&mut self, line: &Line) {
        if !self.is_seen {
            let then = line.second.as_ref().map(|(_, then)| *then);
            self.plan = Plan { then, value: line.value, ..self.plan };
            self.is_seen = true;
        }
    }

    /// Records the values of a line that begins with this step, for each tile drawn next.
    fn add_draws(&mut self, draws: &[i32]) {
        if self.draws.is_empty() {
            self.draws = draws.to_vec();
        }
        for (best, value) in self.draws.iter_mut().zip(draws) {
            *best = (*best).max(*value);
        }
    }
}

/// Returns the first steps that the budget reached, with their values. Those evaluated over draws come first,
/// and one of them is the best.
pub fn weigh(
    (field, corner): (&Field, Corner),
    tiles: [&Tile; 2],
    may_swap: bool,
    tables: Tables<'_>,
    budget: &mut Budget<'_>,
) -> Vec<Plan> {
    let all = budget.estimate(PER_MS).min(MOST);
    let meter = &mut Meter { budget, all, spent: 0 };
    let mut tray = tiles.map(TrayTile::new);
    let [current, next] = &mut tray;
    let spots = [current.spots(field.size()), next.spots(field.size())];
    let mut firsts = firsts(&Ground::new(*field, tables.weights), corner, spots, tables.weights);
    meter.spend(firsts.len() as u32);
    if !may_swap && firsts.iter().any(|(plan, _)| !plan.swaps) {
        firsts.retain(|(plan, _)| !plan.swaps);
    }
    let step = |(plan, cells)| Step { plan, cells, is_seen: false, draws: Vec::new() };
    let mut steps: Vec<Step> = firsts.into_iter().map(step).collect();
    let lines = look((field, corner), &mut tray, &steps, tables, meter);
    refine(&lines, &mut steps, &mut tray, tables, meter);

    let (mut plans, mut rest) = (Vec::new(), Vec::new());
    let mut gained = 0;
    for Step { plan, cells, draws, .. } in steps.into_iter().filter(|step| step.is_seen) {
        if draws.is_empty() {
            rest.push(plan);
            continue;
        }
        let after = place(field, corner, tray[usize::from(plan.swaps)].colour, cells);
        let value = average(&draws, &tables.pool(after.field.size()).often);
        gained += i64::from(value - plan.value);
        plans.push(Plan { value, ..plan });
    }
    // Averaging over draws tends to raise a value. Steps for which there was no time get the mean gain, but
    // never more than the best value.
    let most = plans.iter().map(|plan| plan.value).max().unwrap_or(i32::MAX);
    let gain = gained.checked_div(plans.len() as i64).unwrap_or(0) as i32;
    plans.extend(rest.into_iter().map(|plan| Plan { value: (plan.value + gain).min(most), ..plan }));
    plans
}

/// Records the lines with their steps, and evaluates the best lines over draws while the budget lasts.
fn refine(
    lines: &[Line],
    steps: &mut [Step],
    tray: &mut [TrayTile; 2],
    tables: Tables<'_>,
    meter: &mut Meter<'_, '_>,
) {
    for (rank, line) in best_first(lines, |line| line.value).enumerate() {
        steps[line.step].add_line(line);
        if let Some(twin) = line.twin {
            let first = (steps[line.step].plan.orientation, steps[line.step].plan.at);
            let turned = line.second.map(|(after, _)| (after, first));
            steps[twin].add_line(&Line { second: turned, ..*line });
        }
        if rank > 0 && meter.has_spent_part(1) {
            continue;
        }
        let waits = match line.second {
            Some(_) => None,
            None => Some(&mut tray[usize::from(!steps[line.step].plan.swaps)]),
        };
        let often = &tables.pool(line.first.field.size()).often;
        let mut draws = draws(line.last(), waits, often, tables, meter);
        draws.iter_mut().for_each(|value| *value = line.worth(*value));
        for step in [Some(line.step), line.twin].into_iter().flatten() {
            steps[step].add_draws(&draws);
        }
    }
}
