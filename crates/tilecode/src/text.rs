//! The text of projects: parsed, printed, checked, and told in sentences.

pub mod check;
pub mod document;
pub mod fault;
pub(crate) mod order;
mod tell;
pub mod words;
