//! The results of readers of foreign texts.

use serde::Serialize;

use super::Phrase;

/// A project that was made of a foreign text.
#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
pub struct Brought {
    /// The text of the project.
    pub project: String,
    /// The parts that were left out, in the order of the text.
    pub notes: Vec<LeftOver>,
}

/// A part of a foreign text that was left out of the project, or that the project says otherwise.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
pub struct LeftOver {
    /// The number of its line, from 1.
    pub line: u32,
    /// The line, or the name of the part.
    pub text: String,
    /// The reason.
    pub why: Phrase,
    /// True if the game plays differently without the part, false if it only looks or sounds different.
    pub is_lost: bool,
}
