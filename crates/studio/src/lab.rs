//! The lab: what happened in a round and why, the same play under other rules, plays kept as tests, rules by example.
//!
//! Tracing costs play nothing. Why something happened is answered by playing the last round again, from the board before it, on the
//! engine that played it and with somebody who looks on. Numbers count from 0 here; the page has them as `www/studio/types.ts` describes.

mod example;
mod kept;
mod rerun;
mod trace;
mod tracer;
mod why;

use tilery_kit::Session;

use tilery_tilecode::TileCode;

pub use example::{Around, Deed, Example, ExampleTile, Standing, StandingSprite, around, rule_of};
pub use kept::{keep, run};
pub use rerun::{Parting, Stranded, parting, rerun, start, transplant};
pub use trace::{Conflict, Firing, NeverVerdict, Trace};
pub use why::{FailedSet, Given, Outcome, Verdict, Why, WhySprite};

/// Plays the last round of a session again and tells what happened; none before the first round.
pub fn trace(session: &Session<TileCode>) -> Option<Trace> {
    trace::Look::at(session).map(|look| look.trace())
}

/// Plays the last round of a session again and tells why a tile of the map, row and column from 0, and what stands on it did what it did;
/// none before the first round and off the map.
pub fn why(session: &Session<TileCode>, row: usize, col: usize) -> Option<Why> {
    trace::Look::at(session)?.why(row, col)
}
