//! The best way to the objective that a search finds within a budget, and whether it is proven that no way is shorter.

use tilery_kit::Budget;

use crate::board::{Board, Push};
use crate::grid;
use crate::search::{self, Met, Successors};

/// A beam begins with so many boards, and is widened by so many times as long as time is left.
const WIDTH: usize = 60;
const WIDER: usize = 4;
const WIDEST: usize = 60_000;
/// From this width on, a wider beam is worth its time only while it makes a way shorter by one part in twenty.
const PLENTY: usize = 3_840;
const WORTH: (usize, usize) = (19, 20);
/// The longest way that is looked for where no other one is known.
const LONGEST: usize = 400;
/// So many boards of a way are looked at to tell how hard it is to find.
const MEASURED: usize = 500;
/// What the shortening of a way may cost, in boards.
const SHORTENING: u64 = 3_000;

/// A way to the objective.
#[derive(Debug, Clone, PartialEq)]
pub struct Solution {
    /// The pushes, each by the first cell of its piece.
    pub pushes: Vec<Push>,
    /// Whether a search has shown that no way has fewer.
    pub is_shortest: bool,
}

/// Searches for a short way from a board to its objective: a shortest one where the searches from both ends meet, else the best that
/// beams find, or the way that the board knows. None when there is no way, or none is found within the budget.
pub fn solve(board: &Board, budget: &mut Budget<'_>) -> Option<Solution> {
    let (plan, tiles) = (board.plan(), board.tiles());
    let by_rows = grid::way(plan, tiles);
    let is_beyond = by_rows.as_ref().is_some_and(|way| way.len() > 2 * LONGEST);
    let known = board.way().map(Iterator::collect);
    let mut best: Option<Vec<Push>> = [known, by_rows].into_iter().flatten().min_by_key(Vec::len);
    if is_beyond && best.as_ref().is_some_and(|way| way.len() > 2 * LONGEST) {
        // No search comes so far.
        return best.map(|pushes| Solution { pushes, is_shortest: false });
    }
    let goals = match search::meet(plan, tiles, budget) {
        Met::Way(pushes) => return Some(Solution { pushes, is_shortest: true }),
        Met::Never => return None,
        Met::TooFar(goals) => goals,
    };
    let completion = search::Completion::new(plan, tiles, budget);
    let ends = (&goals, completion.as_ref());
    let mut width = WIDTH;
    // How long the last way was that a beam found: when a wide one hardly finds a shorter way, none will be much shorter.
    let mut found: Option<usize> = None;
    while width <= WIDEST && !budget.is_spent() {
        let shorter_than = best.as_ref().map_or(LONGEST, Vec::len);
        let way = search::beam(plan, tiles, ends, width, shorter_than, budget);
        let length = way.as_ref().map_or(shorter_than, Vec::len);
        let gains = found.is_none_or(|before| length * WORTH.1 <= before * WORTH.0);
        if way.is_some() {
            found = Some(length);
            best = way;
        }
        if !gains && width >= PLENTY {
            break;
        }
        width *= WIDER;
    }
    // This is cheap, so that it is done even after the time is over.
    let pushes = search::shorten(plan, tiles, best?, &mut Budget::nodes(SHORTENING));
    Some(Solution { pushes, is_shortest: false })
}

impl Solution {
    /// How hard it is to find, in bits: one who always chose by chance among the pushes that lead elsewhere would play it once in two to the
    /// power of so many times. It grows with the way's length and with what there is to choose from along it.
    pub fn bits(&self, board: &Board) -> f64 {
        let zone = board.zone();
        let mut tiles = board.tiles().to_vec();
        let mut successors = Successors::new();
        let mut bits = 0.0;
        // Of a long way, one board of several stands for those after it.
        let every = self.pushes.len().div_ceil(MEASURED).max(1);
        for (n, &push) in self.pushes.iter().enumerate() {
            if n % every == 0 {
                let mut choices = 0u32;
                successors.each(zone, &tiles, |_, _| choices += 1);
                let stands_for = every.min(self.pushes.len() - n);
                bits += f64::from(choices.max(1)).log2() * stands_for as f64;
            }
            if search::step(zone, &mut tiles, push, &mut successors.pusher).is_none() {
                break;
            }
        }
        bits
    }
}
