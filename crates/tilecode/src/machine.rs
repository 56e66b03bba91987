//! The engine, which plays rounds of a compiled program.

pub mod bits;
pub(crate) mod kin;
pub mod observer;
pub mod original;
pub mod piece;
pub mod program;
pub mod round;
pub(crate) mod shadow;
mod smash;
pub mod state;
