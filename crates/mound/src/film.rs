//! How the film of a move looks: lengths, and where bricks and points come from and go to.

use tilery_kit::{Ghost, Key};

use crate::board::Square;

/// How long a run is pushed, in milliseconds, as all lengths here.
pub const PUSHING: u16 = 90;
/// How long blocks burst and show their points.
pub const ELIMINATION: u16 = 260;
/// How long a level's bonus is shown.
pub const BONUS: u16 = 600;
/// How long the next level takes to appear.
pub const NEW_LEVEL: u16 = 300;

/// How long a brick flies through so many cells.
pub fn flying(cells: usize) -> u16 {
    70 + 14 * cells as u16
}

/// How long the longest fall takes; when nothing falls, there is still a moment for points to fade.
pub fn falling(cells: usize) -> u16 {
    90 + 12 * cells as u16
}

/// Eliminated bricks burst.
pub const BURST: Ghost = Ghost { dx: 0.0, dy: 0.0, scale: 1.35, opacity: 0.0, clipped: false };
/// Points come up from a little below
pub const RISING: Ghost = Ghost { dx: 0.0, dy: 0.4, scale: 0.5, opacity: 0.0, clipped: false };
/// and go on upwards.
pub const RISEN: Ghost = Ghost { dx: 0.0, dy: -0.7, scale: 1.0, opacity: 0.0, clipped: false };

/// Where a bonus is shown.
pub const MIDDLE: Square = (3, 3);

/// The key of the `n`-th of the points that a board shows.
pub fn points_key(n: usize) -> Key {
    Key::fixed(2000 + n as u32)
}

/// The place of a block that is nearest to its middle.
pub fn middle(block: &[Square]) -> Square {
    let count = block.len();
    let (rows, columns) = block.iter().fold((0, 0), |sum, place| (sum.0 + place.0, sum.1 + place.1));
    let far = |&&(row, column): &&Square| (row * count).abs_diff(rows) + (column * count).abs_diff(columns);
    block.iter().min_by_key(far).copied().unwrap_or(MIDDLE)
}
