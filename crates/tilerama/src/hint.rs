//! Hints (in preparation).

use tilery_kit::{Budget, Hint, Past};

use crate::board::Board;
use crate::notation::Move;
use crate::Tilerama;

/// What a search keeps.
#[derive(Debug, Default)]
pub struct Mind;

pub fn hint(_: &Board, _: Past<'_, Tilerama>, _: &mut Mind, _: &mut Budget<'_>) -> Option<Hint<Move>> {
    None
}
