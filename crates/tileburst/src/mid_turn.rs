//! The display state in the middle of a turn, and the keys of sprites other than blocks.

use tilery_kit::{Cell, Ghost, Key};

use crate::field::{Cells, Line};

/// Display state of a frame within a turn; the default after a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct MidTurn {
    /// True if the current tile is already on the grid and no longer in the tray.
    pub is_placed: bool,
    /// The blocks to show as valid; `None` for all valid blocks.
    pub sealed: Option<Cells>,
    /// True during a retreat, when neither tile fits.
    pub is_stuck: bool,
    /// True if the border about to be removed is marked.
    pub is_warned: bool,
}

/// The exit of cashed blocks: they rise and fade.
pub const CASHED: Ghost = Ghost { dx: 0.0, dy: -0.6, scale: 1.2, opacity: 0.0, clipped: false };

pub const GROUND: Key = Key::fixed(0);
pub const TRAY_CURRENT: Key = Key::fixed(1);
pub const TRAY_NEXT: Key = Key::fixed(2);
pub const STUCK_CURRENT: Key = Key::fixed(3);
pub const STUCK_NEXT: Key = Key::fixed(4);
pub const POINTS: Key = Key::fixed(5);
pub const HINT: Key = Key::fixed(6);
/// The first key of lines.
const LINES: u32 = 16;

/// Kinds for [`cell_key`]; ghosts and hints use their roles.
const SLOT: u32 = 1;
const BORDER: u32 = 2;

pub fn line_key(line: Line) -> Key {
    Key::fixed(LINES + u32::from(line.index) + if line.is_row { 0 } else { 16 })
}

/// The key of an object of a kind, from 1, on a cell. It moves with the content when the grid grows or
/// shrinks: `origin` is the position of the first cell in a torus of 16 by 16 cells.
pub fn cell_key(kind: u32, origin: (u8, u8), cell: Cell) -> Key {
    let row = (u32::from(origin.0) + u32::from(cell.row)) % 16;
    let col = (u32::from(origin.1) + u32::from(cell.col)) % 16;
    Key::fixed(256 * kind + 16 * row + col)
}

/// The key of the mark on a cell of the border: the row and column at which the grid next changes size.
pub fn border_key(origin: (u8, u8), cell: Cell) -> Key {
    cell_key(BORDER, origin, cell)
}

/// The key of the ground under a cell.
pub fn slot_key(origin: (u8, u8), cell: Cell) -> Key {
    cell_key(SLOT, origin, cell)
}
