//! The engine, which plays rounds of a compiled program.

pub mod bits;
pub mod mask;
pub mod piece;
pub mod original;
pub mod program;
pub mod room;
pub mod scratch;
pub mod project;
pub mod board;
pub(crate) mod kin;
pub(crate) mod rooms;
pub mod state;
pub mod observer;
pub mod round;
