//! The lab: traces and explanations of a round, replays under changed rules, plays kept as tests.
//!
//! Tracing costs nothing during play: explanations replay the last round with an observer on the same engine,
//! from the board before the round. Numbers count from 0.

mod rerun;
mod tracer;
mod sight;
mod touch;
mod test;
mod broken;
mod trace;
mod why;

use tilery_kit::Session;

use tilery_tilecode::TileCode;

pub use broken::broken_by;
pub use rerun::{Parting, Stranded, parting, rerun, start, transplant};
pub(crate) use test::with_map;
pub use test::{keep, renew, run};
pub use trace::{Conflict, Firing, NeverVerdict, Trace};
pub use why::{FailedSet, Given, Outcome, Verdict, Why, WhySprite};

/// Replays the last round of a session and returns its trace; `None` before the first round.
pub fn trace(session: &Session<TileCode>) -> Option<Trace> {
    trace::Look::at(session).map(|look| look.trace())
}

/// Replays the last round of a session and explains a tile of the map, with row and column from 0, and its
/// sprites. `None` before the first round and off the map.
pub fn why(session: &Session<TileCode>, row: usize, col: usize) -> Option<Why> {
    trace::Look::at(session)?.why(row, col)
}
