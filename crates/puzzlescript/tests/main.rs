//! Games written for these tests. Their final states were recorded in PuzzleScript.

mod errors;
mod exact;
mod games;
mod native;
mod notes;
mod recorded;
