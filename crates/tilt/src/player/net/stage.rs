//! The stages of a game on 4x4.
//!
//! In the first stage a board with a 16384 or more is worth what it is with its tiles halved above the largest that is missing, again and
//! again until none is larger than 8192 (Guei, Chen and Wu, 2021, call it tile downgrading). What must be built next is the missing tile; from
//! 16384 without 8192 one plays as from 8192 without 4096 above what else there is. So one set of tables serves a game of any length, and
//! boards that are rare in training stand for others that are not.
//!
//! It is wrong by one tile where none is missing for a long way down: 16384, 8192, 4096 and 2048 leave a cell less than what they become
//! when they are halved. Here, where most games end, begins the second stage, whose tables know such boards as they are. It ends with
//! the 32768, whatever came of it.

use super::super::fast::{Board, pack};

/// The number of stages.
pub const STAGES: usize = 2;

/// Where a game stands, and so which tables tell what is to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Until the second.
    First,
    /// With a 16384 and all of [`WALL`].
    Second,
}

impl Stage {
    /// By what its values are to be multiplied to be the points still to come, on average. The second stage was learned with less than half of what
    /// follows a 32768, some 270,000 points: from the boards that it begins with, 70,000 stand for 140,000, and with the last merges in sight
    /// 165,000 for 335,000.
    #[must_use]
    pub fn scale(self) -> f32 {
        match self {
            Self::First => 1.0,
            Self::Second => 2.0,
        }
    }
}

/// What a 32768 is worth in the second stage beside its points.
pub const REACHED: f32 = 100_000.0;

/// The largest tile of a halved board: an 8192.
const LARGEST: u8 = 13;
/// The largest tile of the second stage, a 16384,
const TOP: u8 = LARGEST + 1;
/// and the tiles that lie on each of its boards: from 2048 on.
const WALL: std::ops::RangeInclusive<u8> = 11..=TOP;

/// Halves all tiles above the largest missing one; whether any is missing. Nothing equal becomes different, and nothing different equal.
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

/// Halves the large tiles of a board until a stage knows it, and says which one does.
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

/// The board as the first stage knows it.
#[inline]
#[must_use]
pub fn lowered(board: Board) -> Board {
    // Of the four bits of 14 and 15, and of nothing below, the upper three are set.
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
    // Two 32768 are left only where nothing was halved.
    pack(&exponents).unwrap_or(board)
}

/// Whether a board has a 32768.
#[inline]
#[must_use]
pub fn has_32768(board: Board) -> bool {
    board & board >> 1 & board >> 2 & board >> 3 & ONES != 0
}

/// The lowest bit of each cell.
const ONES: Board = 0x1111_1111_1111_1111;
