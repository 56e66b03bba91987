//! What is seen in the middle of a turn beside the board itself, and the keys of what is no block.

use tilery_kit::{Cell, Ghost, Key};

use crate::field::Cells;

/// What a board on the reel shows that the board after a turn does not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stage {
    /// The current tile lies on the grid already and is gone from the tray.
    pub is_placed: bool,
    /// Only these of the valid blocks are shown as such yet.
    pub sealed: Option<Cells>,
    /// A retreat is on: neither tile fits.
    pub is_stuck: bool,
    /// The border that is about to fall is marked.
    pub is_warned: bool,
    /// Points that were made in this step; 0 for none.
    pub points: u64,
}

/// How valid blocks leave when they are cashed: they rise and fade.
pub const CASHED: Ghost = Ghost { dx: 0.0, dy: -0.6, scale: 1.2, opacity: 0.0, clipped: false };

/// The key of the ground under a cell. It goes with the content when the grid grows or shrinks, whose first cell
/// `origin` places in a plane of 16 by 16 cells that closes on itself.
pub fn slot_key(origin: (u8, u8), cell: Cell) -> Key {
    let row = (u32::from(origin.0) + u32::from(cell.row)) % 16;
    let col = (u32::from(origin.1) + u32::from(cell.col)) % 16;
    Key::fixed(256 + 16 * row + col)
}
