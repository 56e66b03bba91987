//! Searches for a path from a board to its objective.
//!
//! [`meet`] is a bidirectional breadth-first search (one-directional if the objective leaves cells open), so
//! its paths are shortest. [`beam`] keeps the boards of each length that look nearest to the objective, and
//! ends at a board found by a search back from the objective. A [`Completion`] extends the beam's best paths
//! to the objective. [`shorten`] improves the result.

mod distances;
mod predecessors;
mod rings;
mod successors;
mod zobrist;
mod layouts;
mod tree;
mod meet;
mod shorten;
mod farness;
mod words;
mod cycles;
mod completion;
mod beam;

use crate::push::Push;
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

/// The index used for a missing node.
const NONE: u32 = u32::MAX;

/// Plays a push, if it is legal.
pub fn step(zone: &Zone, tiles: &mut [Code], (cell, dir): Push, pusher: &mut Pusher) -> Option<()> {
    let shifts = pusher.push(zone, tiles, cell, dir).ok()?;
    apply(tiles, shifts, &mut Vec::new());
    Some(())
}
