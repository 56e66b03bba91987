//! Hints (in preparation).

use tilery_kit::{Budget, Dir, Rating};

use crate::board::Board;

/// What a search keeps.
#[derive(Debug, Default)]
pub struct Mind;

pub fn best(board: &Board, _: &mut Mind, _: &mut Budget<'_>) -> Option<Dir> {
    Dir::ALL.into_iter().find(|&dir| board.can_tilt(dir))
}

pub fn rate(board: &Board, _: &mut Mind, _: &mut Budget<'_>) -> Vec<Rating<Dir>> {
    Dir::ALL.into_iter().filter(|&dir| board.can_tilt(dir)).map(|mv| Rating { mv, value: 0.0 }).collect()
}
