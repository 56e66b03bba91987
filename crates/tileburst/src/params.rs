//! The pool that tiles are drawn from.

use std::fmt;
use std::str::FromStr;

use tilery_kit::text::{Reader, TextError};
use tilery_kit::wording;

/// The pool that tiles are drawn from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Params {
    /// A choice of five pentominoes and four hexominoes.
    Classic,
    /// All twelve pentominoes and all thirty-five hexominoes.
    Full,
}

impl Params {
    /// Both pools, the default first.
    pub const ALL: [Self; 2] = [Self::Classic, Self::Full];

    /// `classic` or `full`.
    pub fn name(self) -> &'static str {
        ["classic", "full"][self as usize]
    }
}

impl fmt::Display for Params {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Params {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let known = Self::ALL.into_iter().find(|params| params.name() == text);
        known.ok_or_else(|| Reader::new(text).error(wording!("pool")))
    }
}
