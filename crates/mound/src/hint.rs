//! Hints.
use crate::{Board, Move, Params};
use tilery_kit::{Budget, Hint};
pub fn best(params: &Params, board: &Board, _: &mut Budget<'_>) -> Option<Hint<Move>> {
    let mv = board.moves(params).next()?;
    Some(Hint { mv, line: vec![mv] })
}
