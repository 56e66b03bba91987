//! Hints: what the player would do, and what it thinks of each tilt.

use tilery_kit::{Budget, Dir, Rating};

use crate::board::Board;
use crate::player::net::Net;
use crate::player::{self, Player};

/// The player with its tables, made when a hint is first asked for.
#[derive(Default)]
pub struct Mind {
    player: Player,
}

/// Takes in the net that the page has fetched.
pub fn learn(mind: &mut Mind, table: &[u8]) -> Result<(), String> {
    let net = Net::from_bytes(table).map_err(|error| error.to_string())?;
    mind.player.learn(net);
    Ok(())
}

/// The best tilt.
pub fn best(board: &Board, mind: &mut Mind, budget: &mut Budget<'_>) -> Option<Dir> {
    let (cols, rows) = size(board);
    let limit = budget.estimate(nodes_per_ms(board));
    let mut go_on = |_| budget.spend(player::search::POLL as u32);
    let choice = mind.player.best(cols, rows, &board.powers(), player::Budget::until(limit, &mut go_on));
    choice.map(|choice| Dir::ALL[choice.tilt])
}

/// What each legal tilt is worth.
pub fn rate(board: &Board, mind: &mut Mind, budget: &mut Budget<'_>) -> Vec<Rating<Dir>> {
    let (cols, rows) = size(board);
    let limit = budget.estimate(nodes_per_ms(board));
    let mut go_on = |_| budget.spend(player::search::POLL as u32);
    let values = mind.player.rate(cols, rows, &board.powers(), player::Budget::until(limit, &mut go_on));
    let tilts = Dir::ALL.into_iter().zip(values);
    tilts.filter_map(|(mv, value)| Some(Rating { mv, value: value? })).collect()
}

/// What the search does in a millisecond in a browser, roughly: it plans how deep to look by that.
fn nodes_per_ms(board: &Board) -> f64 {
    if size(board) == (4, 4) { 16_000.0 } else { 4_000.0 }
}

fn size(board: &Board) -> (usize, usize) {
    (usize::from(board.tiles().cols()), usize::from(board.tiles().rows()))
}
