//! The points of blocks, and the bonus for clearing a level.

use crate::board::LEAST_BLOCK;

/// The score of a block of `size` bricks: 1, 2, 4, 7, 11, 16, 22 and so on, from three bricks on.
pub fn block_points(size: usize) -> u32 {
    let over = size.saturating_sub(LEAST_BLOCK) as u32;
    over * (over + 1) / 2 + 1
}

/// The numbers of blocks at which a level's first and second bonus are lost.
pub const BONUS_ENDS: &[i64] = &[16, 32];

/// The bonus for clearing a level with `blocks` blocks, added to the points of the blocks.
pub fn bonus(blocks: u32) -> u32 {
    match BONUS_ENDS.iter().filter(|&&end| i64::from(blocks) >= end).count() {
        0 => 128,
        1 => 64,
        _ => 0,
    }
}
