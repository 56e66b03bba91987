//! Searches for a path from a board to its objective.
//!
//! [`meet`] goes breadth first from both ends (from one where the objective leaves cells open), so that what it finds is
//! shortest. [`beam`] keeps the boards of each length that look nearest to the objective, and ends where it meets those that were
//! found from the other end. What it has brought nearly home a [`Completion`] brings home. [`shorten`] improves what came of that.

mod beam;
mod completion;
mod cycles;
mod distances;
mod farness;
mod layouts;
mod meet;
mod predecessors;
mod rings;
mod shorten;
mod successors;
mod tree;
mod words;
mod zobrist;

use crate::board::Push;
use crate::push::{Code, Pusher, apply};
use crate::zone::Zone;

pub use beam::beam;
pub use completion::Completion;
pub use distances::distance;
pub use farness::{Around, Farness, farness};
pub use meet::{Met, meet};
pub use shorten::shorten;
pub use successors::Successors;
pub use zobrist::{hash, hash_change};

/// No node.
const NONE: u32 = u32::MAX;

/// Plays a push, if it is legal.
pub fn step(zone: &Zone, tiles: &mut [Code], (cell, dir): Push, pusher: &mut Pusher) -> Option<()> {
    let shifts = pusher.push(zone, tiles, cell, dir).ok()?;
    apply(tiles, shifts, &mut Vec::new());
    Some(())
}
