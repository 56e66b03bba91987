//! Building blocks of boards: cells and grids, piece keys, and the seeded generator of chance.

pub mod grid;
pub mod key;
pub mod rng;

pub use grid::{Cell, Dir, Grid};
pub use key::{Aside, Key, Keys};
pub use rng::Rng;
