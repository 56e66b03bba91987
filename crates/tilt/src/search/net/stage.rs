//! The stages of a game on 4x4.
//!
//! In the first stage a board with a 16384 or more is evaluated with its tiles halved above the largest
//! missing tile, repeatedly until no tile is larger than 8192 (tile downgrading: Guei, Chen and Wu, 2021).
//! The missing tile is the next to build: play from 16384 without 8192 resembles play from 8192 without 4096.
//! So one set of tables serves games of any length, and rare boards are evaluated as boards common in
//! training.
//!
//! This is wrong by one tile if there is a long run without a gap: 16384, 8192, 4096 and 2048 leave one empty
//! cell fewer than their halved tiles. Most games end on such boards. The second stage begins there, with
//! tables trained on these boards directly. It ends with the 32768.

use super::super::fast::{Board, pack};

/// The number of stages.
pub const STAGES: usize = 2;

/// The stage of a game, which selects the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// All boards that are not in the second stage.
    First,
    /// Boards whose largest tile is a 16384 and that have all tiles of [`WALL`].
    Second,
}

impl Stage {
    /// The factor that turns the stage's values into expected points, on average. The second stage was
    /// trained with less than half of the points that follow a 32768, about 270,000: a value of 70,000 at its
    /// start boards means 140,000 points, and a value of 165,000 shortly before the last merges means
    /// 335,000.
    #[must_use]
    pub fn scale(self) -> f32 {
        match self {
            Self::First => 1.0,
            Self::Second => 2.0,
        }
    }
}

/// The value of a 32768 in the second stage, besides its points.
pub const REACHED: f32 = 100_000.0;

/// The largest tile of a halved board: an 8192.
const LARGEST: u8 = 13;
/// The largest tile of the second stage, a 16384.
const TOP: u8 = LARGEST + 1;
/// The exponents of the tiles on every board of the second stage: 2048 to 16384.
const WALL: std::ops::RangeInclusive<u8> = 11..=TOP;

/// Halves all tiles above the largest missing tile. Returns false if no tile is missing. Equal tiles stay
/// equal, and different tiles stay different.
fn halve(exponents: &mut [u8], greatest: u8) -> bool {
    let Some(missing) = (1..greatest).rev().find(|missing| !exponents.contains(missing)) else {
        return false;
    };
    for exponent in exponents.iter_mut().filter(|exponent| **exponent > missing) {
        *exponent -= 1;
    }
    true
}

fn greatest(exponents: &[u8]) -> u8 {
    exponents.iter().copied().max().unwrap_or(0)
}

/// Halves the large tiles of a board until a stage covers it. Returns the stage.
pub fn settle(exponents: &mut [u8]) -> Stage {
    loop {
        let greatest = greatest(exponents);
        if greatest == TOP && WALL.into_iter().all(|tile| exponents.contains(&tile)) {
            return Stage::Second;
        }
        if greatest <= LARGEST || !halve(exponents, greatest) {
            return Stage::First;
        }
    }
}

/// The board with halved tiles, as it is evaluated in the first stage.
#[inline]
#[must_use]
pub fn lowered(board: Board) -> Board {
    // Only the exponents 14 and 15 have the upper three of their four bits set.
    if board >> 1 & board >> 2 & board >> 3 & ONES == 0 { board } else { lowered_far(board) }
}

#[cold]
fn lowered_far(board: Board) -> Board {
    let mut exponents: [u8; 16] = std::array::from_fn(|cell| (board >> (4 * cell) & 15) as u8);
    loop {
        let greatest = greatest(&exponents);
        if greatest <= LARGEST || !halve(&mut exponents, greatest) {
            break;
        }
    }
    // Two 32768s remain only if nothing was halved.
    pack(&exponents).unwrap_or(board)
}

/// True if a board has a 32768.
#[inline]
#[must_use]
pub fn has_32768(board: Board) -> bool {
    board & board >> 1 & board >> 2 & board >> 3 & ONES != 0
}

/// The lowest bit of each cell.
const ONES: Board = 0x1111_1111_1111_1111;
