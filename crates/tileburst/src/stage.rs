//! What is seen in the middle of a turn beside the board itself, and the keys of what is no block.

use tilery_kit::{Cell, Ghost, Key};

use crate::field::{Cells, Line};

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
}

/// How valid blocks leave when they are cashed: they rise and fade.
pub const CASHED: Ghost = Ghost { dx: 0.0, dy: -0.6, scale: 1.2, opacity: 0.0, clipped: false };

pub const GROUND: Key = Key::fixed(0);
pub const TRAY_CURRENT: Key = Key::fixed(1);
pub const TRAY_NEXT: Key = Key::fixed(2);
pub const STUCK_CURRENT: Key = Key::fixed(3);
pub const STUCK_NEXT: Key = Key::fixed(4);
pub const POINTS: Key = Key::fixed(5);
pub const HINT: Key = Key::fixed(6);
/// From here on, lines.
const LINES: u32 = 16;

/// Kinds of [`cell_key`]; those of ghosts and hints are their roles.
const SLOT: u32 = 1;
const BORDER: u32 = 2;

/// The key of a complete line.
pub fn line_key(line: Line) -> Key {
    Key::fixed(LINES + u32::from(line.index) + if line.is_row { 0 } else { 16 })
}

/// The key of something of a kind from 1 on that lies on a cell. It goes with the content when the grid grows or
/// shrinks, whose first cell `origin` places in a plane of 16 by 16 cells that closes on itself.
pub fn cell_key(kind: u32, origin: (u8, u8), cell: Cell) -> Key {
    let row = (u32::from(origin.0) + u32::from(cell.row)) % 16;
    let col = (u32::from(origin.1) + u32::from(cell.col)) % 16;
    Key::fixed(256 * kind + 16 * row + col)
}

/// The key of the sign that a cell belongs to the border that changes next.
pub fn border_key(origin: (u8, u8), cell: Cell) -> Key {
    cell_key(BORDER, origin, cell)
}

/// The key of the ground under a cell.
pub fn slot_key(origin: (u8, u8), cell: Cell) -> Key {
    cell_key(SLOT, origin, cell)
}
