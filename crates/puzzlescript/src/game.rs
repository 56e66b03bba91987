//! The game to be translated, and the steps of its turns that are no rules of its own.

use crate::rule::Case;
use crate::sections::Line;
use crate::source::Source;
use crate::win::Win;
use crate::written::{ACTION, WAYS};

/// The step that ends a turn by checking the goal. Ordinary steps have lower numbers.
pub const END: usize = 90;
/// Ends the turn without checking the goal.
pub const OVER: usize = 91;
/// Restarts the level.
pub const RESTART: usize = 92;
/// Wins the level.
pub const WON: usize = 93;

/// A rule with its cases.
#[derive(Debug, Clone)]
pub struct GameRule {
    pub line: Line,
    pub cases: Vec<Case>,
    pub commands: Vec<String>,
}

/// Rules that are repeated together until they change nothing.
#[derive(Debug, Clone)]
pub struct Group {
    pub is_late: bool,
    pub rules: Vec<GameRule>,
}

/// The data that all divisions of the objects share.
#[derive(Debug)]
pub struct Game<'a> {
    pub source: &'a Source,
    pub present: u64,
    pub players: u64,
    pub groups: Vec<Group>,
    pub wins: Vec<Win>,
    /// True if the line of a goal cannot be translated.
    pub has_lost_goal: bool,
    /// For each layer, true if its objects can be about to move.
    pub marked: Vec<bool>,
    /// The objects of which there is never more than one.
    pub lone: u64,
}

/// The buttons that can begin a turn.
pub fn ways(has_action: bool) -> impl Iterator<Item = usize> {
    (0..WAYS).filter(move |way| has_action || *way != ACTION)
}
