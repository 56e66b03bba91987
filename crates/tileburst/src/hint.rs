//! stub
use crate::board::Board;
use crate::notation::Move;
use tilery_kit::{Budget, Hint};
#[derive(Debug, Default)]
pub struct Mind;
pub fn best(board: &Board, _: bool, _: &mut Mind, _: &mut Budget<'_>) -> Option<Hint<Move>> {
    board.moves().next().map(|mv| Hint { mv, line: vec![mv] })
}
