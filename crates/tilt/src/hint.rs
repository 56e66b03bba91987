//! Hints: what the player would do, and what it thinks of each tilt.

use tilery_kit::{Adviser, Budget, Dir, Hint, Limits, Past, Rater, Rating};

use crate::board::Board;
use crate::notation::Params;
use crate::player::net::Net;
use crate::player::{self, Player};
use crate::{Tilt, Ui};

/// The player with its tables, made when a hint is first asked for.
#[derive(Default)]
pub struct Mind {
    player: Player,
}

impl Adviser<Tilt> for Mind {
    const TABLE: Option<&'static str> = Some("tilt-4x4.net");

    fn hint(
        &mut self,
        _: &Params,
        board: &Board,
        _: Past<'_, Tilt>,
        budget: &mut Budget<'_>,
    ) -> Option<Hint<Dir>> {
        let (cols, rows) = size(board);
        let limit = budget.estimate(nodes_per_ms(board));
        let mut go_on = |_| budget.spend(player::search::POLL as u32);
        let budget = player::Budget::until(limit, &mut go_on);
        let mv = Dir::ALL[self.player.best(cols, rows, &board.powers(), budget)?.tilt];
        Some(Hint { mv, line: vec![mv] })
    }

    fn suggest(_: &Params, board: &Board, ui: &mut Ui, dir: &Dir) {
        ui.suggested = board.can_tilt(*dir).then_some(*dir);
    }

    fn learn(&mut self, table: &[u8]) -> Result<(), String> {
        self.player.learn(Net::from_bytes(table).map_err(|error| error.to_string())?);
        Ok(())
    }
}

/// In points.
impl Rater<Tilt> for Mind {
    /// Nine losses in ten were within this of those that a hundred times the budget finds (`raters`, an example of the collection).
    const LIMITS: Limits = Limits::of_share(350.0);

    fn rate(mind: &mut Self, _: &Params, board: &Board, budget: &mut Budget<'_>) -> Vec<Rating<Dir>> {
        let (cols, rows) = size(board);
        let limit = budget.estimate(nodes_per_ms(board));
        let mut go_on = |_| budget.spend(player::search::POLL as u32);
        let budget = player::Budget::until(limit, &mut go_on);
        let values = mind.player.rate(cols, rows, &board.powers(), budget);
        let tilts = Dir::ALL.into_iter().zip(values);
        tilts.filter_map(|(mv, value)| Some(Rating { mv, value: value? })).collect()
    }

    fn won(_: &Params, board: &Board) -> f64 {
        board.score() as f64
    }
}

/// What the search does in a millisecond in a browser, roughly: it plans how deep to look by that.
fn nodes_per_ms(board: &Board) -> f64 {
    if size(board) == (4, 4) { 16_000.0 } else { 4_000.0 }
}

fn size(board: &Board) -> (usize, usize) {
    (usize::from(board.tiles().cols()), usize::from(board.tiles().rows()))
}
