//! How the film of a move looks: how long its steps take, how bricks burst, and how weighty it is.

use tilery_kit::Ghost;

/// How long a run is pushed, in milliseconds, as all lengths here.
pub const PUSHING: u16 = 90;
/// How long blocks burst.
pub const ELIMINATION: u16 = 260;
/// How long a level's bonus is shown.
pub const BONUS: u16 = 600;
/// How long the next level takes to appear.
pub const NEW_LEVEL: u16 = 300;

/// How long a brick flies through so many cells.
pub fn flying(cells: usize) -> u16 {
    70 + 14 * cells as u16
}

/// How long the longest fall takes; when nothing falls, there is still a moment to see what is gone.
pub fn falling(cells: usize) -> u16 {
    90 + 12 * cells as u16
}

/// Eliminated bricks burst.
pub const BURST: Ghost = Ghost { dx: 0.0, dy: 0.0, scale: 1.35, opacity: 0.0, clipped: false };

/// How weighty it is that a block of so many bricks bursts.
pub fn weight(bricks: usize) -> u8 {
    match bricks {
        0..=4 => 1,
        5 | 6 => 2,
        _ => 3,
    }
}
