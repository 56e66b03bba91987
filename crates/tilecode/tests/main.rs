//! All tests of TileCode in one binary, since each further binary adds seconds of compiling and linking.

mod agree;
mod bots;
mod events;
mod games;
mod hints;
mod laws;
mod lost;
mod play;
mod ratings;
mod rules;
mod solve;
mod text;
mod time;
mod told;
