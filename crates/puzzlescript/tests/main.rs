//! Games written for these tests. Their final states were recorded in PuzzleScript.

mod errors;
mod games;
mod notes;
mod recorded;
