//! Timing and effects of animated moves. All durations are in milliseconds.

use tilery_kit::Ghost;

/// Duration of a push.
pub const PUSHING: u16 = 90;
/// Duration of a burst.
pub const ELIMINATION: u16 = 260;
/// Duration of the display of a level's bonus.
pub const BONUS: u16 = 600;
/// Duration of the appearance of the next level.
pub const NEW_LEVEL: u16 = 300;

/// Duration of a flight through `cells` cells.
pub fn flying(cells: usize) -> u16 {
    70 + 14 * cells as u16
}

/// Duration of the longest fall. Without a fall there is still a pause, which shows the gap.
pub fn falling(cells: usize) -> u16 {
    90 + 12 * cells as u16
}

/// The look of eliminated bricks as they vanish.
pub const BURST: Ghost = Ghost { dx: 0.0, dy: 0.0, scale: 1.35, opacity: 0.0, clipped: false };

/// The effect weight of a burst block.
pub fn weight(bricks: usize) -> u8 {
    match bricks {
        0..=4 => 1,
        5 | 6 => 2,
        _ => 3,
    }
}
