//! Hints: what the search finds, as moves.

use tilery_kit::{Budget, Hint};

use crate::board::Board;
use crate::notation::Move;
use crate::search::{self, Mind};
use crate::value::Weights;

/// The best move within the budget. A player who has just swapped is not told to swap back.
pub fn best(board: &Board, mind: &mut Mind, budget: &mut Budget<'_>) -> Option<Hint<Move>> {
    let tiles = [board.current(), board.next()];
    let plan = search::best((board.field(), board.corner()), tiles, &Weights::BEST, mind, budget)?;
    let mut line = Vec::new();
    if plan.swaps {
        line.push(Move::Swap);
    }
    line.push(Move::Place { way: plan.way, at: plan.at });
    line.extend(plan.then.map(|(way, at)| Move::Place { way, at }));
    Some(Hint { mv: line[0], line })
}
