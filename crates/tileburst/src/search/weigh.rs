//! What first steps are worth: at a glance two placements deep, and then on average over what is drawn next.
//!
//! Whoever has placed a tile sees what is drawn before placing the next one. A step is therefore worth the average, over what
//! may be drawn, of the best line that begins with it: where one line leaves no room for a shape, another one may.

use tilery_kit::Budget;

use super::chance::{average, draws};
use super::look::{Line, look};
use super::{Known, Lore, Plan, best_first, firsts, place};
use crate::field::{Cells, Corner, Field};
use crate::tile::Tile;
use crate::value::Ground;

/// About how many nodes wasm looks at in a millisecond.
const PER_MS: f64 = 8_000.0;
/// A search ends here at the latest, below the 50 ms that a hint may take in wasm.
const MOST: u64 = 240_000;

/// A budget with what has been spent of it.
pub struct Purse<'a, 'b> {
    budget: &'a mut Budget<'b>,
    all: u64,
    spent: u64,
}

impl Purse<'_, '_> {
    /// Spends so many nodes.
    pub fn spend(&mut self, nodes: u32) {
        self.budget.spend(nodes);
        self.spent += u64::from(nodes);
    }

    /// Whether one of so many parts is gone, or all.
    pub fn has_spent_one_of(&self, parts: u64) -> bool {
        self.spent > self.all / parts || self.budget.is_spent()
    }
}

/// A first placement.
pub struct Step {
    /// What is known of it: at a glance first, and then by its best line.
    pub plan: Plan,
    /// The cells that the tile takes.
    pub cells: Cells,
    /// Whether a line with it has been looked at.
    is_seen: bool,
    /// The best that its lines bring by what is drawn next, if one has been looked at that closely.
    draws: Vec<i32>,
}

impl Step {
    /// Hears of a line that begins with this step, the best one first.
    fn hear(&mut self, line: &Line) {
        if !self.is_seen {
            let then = line.second.as_ref().map(|(_, then)| *then);
            self.plan = Plan { then, value: line.value, ..self.plan };
            self.is_seen = true;
        }
    }

    /// Hears what comes of such a line by what is drawn next.
    fn hear_draws(&mut self, draws: &[i32]) {
        if self.draws.is_empty() {
            self.draws = draws.to_vec();
        }
        for (best, value) in self.draws.iter_mut().zip(draws) {
            *best = (*best).max(*value);
        }
    }
}

/// The first steps with what they are worth, as many as the budget reached; those looked at most closely come first, and one
/// of them is the best.
pub fn weigh(
    (field, corner): (&Field, Corner),
    tiles: [&Tile; 2],
    may_swap: bool,
    lore: Lore<'_>,
    budget: &mut Budget<'_>,
) -> Vec<Plan> {
    let all = budget.estimate(PER_MS).min(MOST);
    let purse = &mut Purse { budget, all, spent: 0 };
    let mut known = tiles.map(Known::new);
    let [current, next] = &mut known;
    let spots = [current.spots(field.size()), next.spots(field.size())];
    let mut firsts = firsts(&Ground::new(*field, lore.weights), corner, spots, lore.weights);
    purse.spend(firsts.len() as u32);
    if !may_swap && firsts.iter().any(|(plan, _)| !plan.swaps) {
        firsts.retain(|(plan, _)| !plan.swaps);
    }
    let step = |(plan, cells)| Step { plan, cells, is_seen: false, draws: Vec::new() };
    let mut steps: Vec<Step> = firsts.into_iter().map(step).collect();
    let lines = look((field, corner), &mut known, &steps, lore, purse);
    refine(&lines, &mut steps, &mut known, lore, purse);

    let (mut plans, mut rest) = (Vec::new(), Vec::new());
    let mut gained = 0;
    for Step { plan, cells, draws, .. } in steps.into_iter().filter(|step| step.is_seen) {
        if draws.is_empty() {
            rest.push(plan);
            continue;
        }
        let after = place(field, corner, known[usize::from(plan.swaps)].colour, cells);
        let value = average(&draws, &lore.pool(after.field.size()).often);
        gained += i64::from(value - plan.value);
        plans.push(Plan { value, ..plan });
    }
    // What is looked at closely is worth more than it seemed: so is, on average, that for which there was no time. None of it
    // becomes the best by that.
    let most = plans.iter().map(|plan| plan.value).max().unwrap_or(i32::MAX);
    let gain = gained.checked_div(plans.len() as i64).unwrap_or(0) as i32;
    plans.extend(rest.into_iter().map(|plan| Plan { value: (plan.value + gain).min(most), ..plan }));
    plans
}

/// Tells the steps of their lines, and of the best lines, as far as the purse reaches, what comes of them by what is drawn next.
fn refine(
    lines: &[Line],
    steps: &mut [Step],
    known: &mut [Known; 2],
    lore: Lore<'_>,
    purse: &mut Purse<'_, '_>,
) {
    for (rank, line) in best_first(lines, |line| line.value).enumerate() {
        steps[line.step].hear(line);
        if let Some(twin) = line.twin {
            let first = (steps[line.step].plan.way, steps[line.step].plan.at);
            let turned = line.second.map(|(after, _)| (after, first));
            steps[twin].hear(&Line { second: turned, ..*line });
        }
        if rank > 0 && purse.has_spent_one_of(1) {
            continue;
        }
        let waits = match line.second {
            Some(_) => None,
            None => Some(&mut known[usize::from(!steps[line.step].plan.swaps)]),
        };
        let often = &lore.pool(line.first.field.size()).often;
        let mut draws = draws(line.last(), waits, often, lore, purse);
        draws.iter_mut().for_each(|value| *value = line.worth(*value));
        for step in [Some(line.step), line.twin].into_iter().flatten() {
            steps[step].hear_draws(&draws);
        }
    }
}
