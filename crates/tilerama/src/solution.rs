//! The best way to the objective found within a budget, and whether it is proven to be shortest.

use tilery_kit::Budget;

use crate::board::Board;
use crate::grid;
use crate::push::Push;
use crate::search::{self, Met, Successors};

/// The width of the first beam, the factor by which it is widened as long as time is left, and the largest
/// width.
const WIDTH: usize = 60;
const WIDER: usize = 4;
const WIDEST: usize = 60_000;
/// From this width on, a wider beam is tried only if the last one shortened the way by at least one
/// twentieth.
const PLENTY: usize = 3_840;
const WORTH: (usize, usize) = (19, 20);
/// The maximum length of a way searched for if no way is known.
const LONGEST: usize = 400;
/// The maximum number of boards along a way that are sampled for its difficulty.
const MEASURED: usize = 500;
/// Node limit for shortening a way.
const SHORTENING: u64 = 3_000;

/// A way to the objective.
#[derive(Debug, Clone, PartialEq)]
pub struct Solution {
    /// The pushes, each by the first cell of its piece.
    pub pushes: Vec<Push>,
    /// True if the way is proven to be shortest.
    pub is_shortest: bool,
}

/// Searches for a short way from a board to its objective: a shortest one if the bidirectional search
/// succeeds, else the best of the beams' ways, the board's known way and the way found row by row. `None` if
/// no way exists or is found within the budget.
pub fn solve(board: &Board, budget: &mut Budget<'_>) -> Option<Solution> {
    let (plan, tiles) = (board.plan(), board.tiles());
    let by_rows = grid::solve(plan, tiles);
    let is_beyond = by_rows.as_ref().is_some_and(|way| way.len() > 2 * LONGEST);
    let known = board.way().map(Iterator::collect);
    let mut best: Option<Vec<Push>> = [known, by_rows].into_iter().flatten().min_by_key(Vec::len);
    if is_beyond && best.as_ref().is_some_and(|way| way.len() > 2 * LONGEST) {
        // No search gets this far.
        return best.map(|pushes| Solution { pushes, is_shortest: false });
    }
    let goals = match search::meet(plan, tiles, budget) {
        Met::Path(pushes) => return Some(Solution { pushes, is_shortest: true }),
        Met::Never => return None,
        Met::TooFar(goals) => goals,
    };
    let completion = search::Completion::new(plan, tiles, budget);
    let ends = (&goals, completion.as_ref());
    let mut width = WIDTH;
    // The length of the last beam's way: once wide beams bring little improvement, wider ones are not worth
    // their time.
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
    // Shortening is cheap, so it is done even after the time is over.
    let pushes = search::shorten(plan, tiles, best?, &mut Budget::nodes(SHORTENING));
    Some(Solution { pushes, is_shortest: false })
}

impl Solution {
    /// The difficulty in bits: a player who chooses at random among the pushes that change the board plays
    /// this solution with a probability of 1 in 2^bits. The difficulty grows with the length of the way and
    /// with the number of choices along it.
    pub fn bits(&self, board: &Board) -> f64 {
        let zone = board.zone();
        let mut tiles = board.tiles().to_vec();
        let mut successors = Successors::new();
        let mut bits = 0.0;
        // Sample a long way: each sampled board represents the boards up to the next sample.
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
