//! The text of projects: parsing, printing and checking it.

pub mod fault;
pub mod words;
pub mod document;
pub mod check;
