//! Hints. A real game would search here, and spend nodes of the budget.

use tilery_kit::{Adviser, Budget, Hint, Position};

use crate::board::Board;
use crate::notation::Move;
use crate::params::Params;
use crate::{Template, Ui};

/// Suggests the lights in reading order.
#[derive(Debug, Default)]
pub struct Guide;

impl Adviser<Template> for Guide {
    fn hint(&mut self, position: Position<'_, Template>, _: &mut Budget<'_>) -> Option<Hint<Move>> {
        let line: Vec<Move> = position.board.lit().map(Move).collect();
        line.first().copied().map(|mv| Hint { mv, line, solves: None })
    }

    fn suggest(_: &Params, _: &Board, ui: &mut Ui, mv: &Move) {
        ui.suggested = Some(*mv);
    }
}
