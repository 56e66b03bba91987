//! Games written for these tests. What they end in was recorded in PuzzleScript.

mod errors;
mod games;
mod notes;
mod recorded;
