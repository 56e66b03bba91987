//! TileCode: games made of a tile map, sprites, pictures, and rules of the form *when this 3x3 neighbourhood looks so, do
//! that*.

mod bits;
mod board;
pub mod check;
pub mod document;
mod draw;
pub mod fault;
pub mod gallery;
pub mod games;
mod input;
pub mod model;
mod params;
mod play;
mod program;
mod project;
mod round;
mod smash;
pub mod state;
mod words;

pub use board::{Board, Outcome};
pub use params::Params;
pub use play::Round;
pub use project::Project;
pub use round::{Buttons, MAX_FIRINGS};
