//! In preparation.
pub mod player;
