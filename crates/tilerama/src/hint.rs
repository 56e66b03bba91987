//! Hints (in preparation).

use tilery_kit::{Budget, Hint, Past};

use crate::Tilerama;
use crate::board::Board;
use crate::notation::Move;

/// What a search keeps.
#[derive(Debug, Default)]
pub struct Mind;

pub fn hint(_: &Board, _: Past<'_, Tilerama>, _: &mut Mind, _: &mut Budget<'_>) -> Option<Hint<Move>> {
    None
}
