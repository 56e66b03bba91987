//! The data of a round that runs.

use tilery_kit::Key;

use crate::bits::Bits;
use crate::model::{MAX_COUNTERS, MAX_KINDS};
use crate::room::Exit;

/// The maximum number of effects reported for a round.
pub(crate) const MOST_EFFECTS: usize = 8;

/// Data of a running round: the logs of commands in the order of issue, and data derived from them. A clone
/// is empty.
///
/// Moves have two logs. If all moves of a sprite are equal, as is almost always the case, they are counted in
/// [`Piece::logged`]; only sprites with different moves have entries in `mixed`.
#[derive(Debug, Default)]
pub struct Scratch {
    /// The tiles whose neighbourhood changed.
    pub(crate) near: Bits,
    /// Sprites with moves, each once.
    pub(crate) logged: Vec<u16>,
    /// The moves of sprites that were commanded different moves: sprite and direction.
    pub(super) mixed: Vec<(u16, u8)>,
    /// Sprites created this round, in order.
    pub created: Vec<u16>,
    /// Tiles to be painted, with the background.
    pub(super) paints: Vec<(u16, u8)>,
    /// Sprites to be destroyed, each once.
    pub(crate) destroyed: Vec<u16>,
    /// Sprites for which a press rule fired.
    pub(crate) pressed: Vec<u16>,
    /// In games by turns, the hash of the board before a press.
    pub(crate) before: Option<u64>,
    /// True if a press rule with commands fired.
    pub(crate) is_player_action: bool,
    /// Sprites stopped in this pass.
    pub(crate) stopped: Vec<u16>,
    /// Tiles on which a stop cancelled a proposal.
    pub(crate) halted: Vec<u16>,
    /// Free tiles by background, listed when the first portal needs them.
    pub(super) portals: [Option<Vec<u16>>; MAX_KINDS],
    pub(super) has_portals: bool,
    pub(super) score: i64,
    /// The points of commands, with their tiles; at most one more than [`MOST_EFFECTS`].
    pub(crate) scored: Vec<(u16, i64)>,
    pub(super) added: [i64; MAX_COUNTERS],
    pub(super) has_added: bool,
    pub(super) told: Vec<u8>,
    /// The first sound that a rule plays.
    pub(crate) sound: Option<u8>,
    pub(super) wins: bool,
    pub(super) loses: bool,
    pub(super) restarts: bool,
    pub(super) exit: Option<Exit>,
    /// The sprites that go along.
    pub(super) leaving: Vec<u16>,
    pub(super) block: u16,
    pub(super) firings: u32,
    /// True if a limit kept the round from executing all commands.
    pub(crate) is_bounded: bool,
    /// The sprites that arrive at tiles, by their sort keys.
    pub(super) arrivals: Vec<u64>,
    /// The tiles that sprites leave.
    pub(super) left: Vec<u16>,
    /// Sort keys of the sprites for which rules fire.
    pub(super) keys: Vec<u64>,
    /// The sprites that vanished, with their tiles before the round.
    pub(crate) vanished: Vec<Trace>,
    /// The sprites that appeared, with their tiles after the round.
    pub(crate) appeared: Vec<Trace>,
    /// True if a background was painted.
    pub(crate) has_painted: bool,
    /// The tiles with a new background, and the background.
    pub(crate) painted: Vec<(u16, u8)>,
}

impl Clone for Scratch {
    fn clone(&self) -> Self {
        Self::default()
    }
}

/// A sprite that vanished or appeared.
#[derive(Debug, Clone, Copy)]
pub struct Trace {
    pub(crate) key: Key,
    pub(crate) kind: u8,
    pub(crate) tile: u16,
    /// The direction in which it moved in the same round.
    pub(crate) moves: Option<usize>,
}

/// The consequence of a round that ends a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// The level is won.
    Win,
    /// The level begins again.
    Restart,
    /// Another level begins, or is gone on with.
    Exit(Exit),
}
