//! The text of projects: parsing, printing and checking it, and describing rounds in sentences.

pub mod check;
pub mod document;
pub mod fault;
pub(crate) mod order;
mod tell;
pub mod words;
