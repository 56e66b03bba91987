//! The tests of TileCode, in one program: each program more is compiled and linked for seconds.

mod agree;
mod bots;
mod events;
mod games;
mod hints;
mod laws;
mod play;
mod ratings;
mod rules;
mod solve;
mod text;
mod time;
mod told;
