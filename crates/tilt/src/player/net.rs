//! An evaluation of 4x4 boards, and of 3x3 ones, learned from play: the points still to come after a tilt, before a tile appears.
//!
//! An n-tuple network (Szubert and Jaśkowski, 2014): a sum of table entries, one for each placement of a few small shapes. The
//! shapes of four cells are the line at the edge, the inner line, and the square in the corner, at the edge and in the centre.
//! The shapes of six cells are those of Yeh et al. (2016): a line at the edge or inside with the two cells beside its end, and a
//! rectangle of three by two in the corner or at the edge; of their 2^26 entries only those are kept that matter most in play.
//! Every placement of a shape that a symmetry of the board gives shares the shape's table.
//!
//! Boards with a tile of 16384 or more are worth what they are with their tiles lowered ([`lower`]), so one set of tables serves a game
//! of any length.
//!
//! The net in `www/public/tilt.net` was learned by temporal differences of afterstates with temporal coherence (Beal and Smith,
//! 1999; Jaśkowski, 2018), of boards that are lowered after every move, for 0.92 G moves of which three games in four began from boards met
//! before. They went on from an older net with half of the shapes, of 3.9 G moves. With all of its entries it scored 306,000 on average by
//! choosing without a search, in points of lowered boards. Then the million entries of six cells with the largest product of visits and
//! weight were kept and learned 0.06 G moves more, after which those were left out that had hardly been seen: that scored 266,000.
//!
//! Boards of 3x3 have one shape, an edge with the line beside it, learned from nothing for 0.06 G moves by `examples/small.rs`.
//!
//! A net of the same kind is trained from nothing by `cargo run --release -p tilery-tilt --example train -- out=tilt.net`, and `small` then adds what it knows of 3x3 boards.

mod coder;
mod format;
mod placements;
#[cfg(test)]
mod tests;

pub use format::{Coarse, FINER, cells_first, first_of_equals, read, write};
pub use placements::{Placements, QUAD_SHAPES, SIXES, rectangles};

use super::fast::{Board, Evaluation, boxed, pack, transpose};
use super::general;
use placements::sixes;

/// Entries of a table of a shape of four cells.
pub const QUADS: usize = 1 << 16;

/// The sizes of boards that a net knows, in columns and rows.
pub const SIZES: [(usize, usize); 2] = [(4, 4), (3, 3)];

/// Why bytes are no net.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetError {
    /// They do not begin as a net's file does.
    NotANet,
    /// They end within the header.
    Short,
}

impl std::fmt::Display for NetError {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(match self {
            Self::NotANet => "expected the file of a net, found something else",
            Self::Short => "the file of a net ends within its header",
        })
    }
}

impl std::error::Error for NetError {}

/// The tables: 1.3 MB, and 8 bytes for each of the slots of the shapes of six cells, of which at least half are empty.
pub struct Net {
    outer: Box<[f32; QUADS]>,
    inner: Box<[f32; QUADS]>,
    corner: Box<[f32; QUADS]>,
    edge: Box<[f32; QUADS]>,
    centre: Box<[f32; QUADS]>,
    sixes: Sparse,
}

/// A map from a shape of six cells and what it holds (24 bits) to values; 0 where there is none.
struct Sparse {
    /// The key plus one, 0 if unused; and the value.
    slots: Box<[(u32, f32)]>,
    shift: u32,
}

impl Sparse {
    fn new(entries: &[(u32, f32)]) -> Self {
        // Half full at most: an absent key is then known after one or two slots.
        let bits = (2 * entries.len().max(8)).next_power_of_two().trailing_zeros();
        let mut sparse = Self { slots: vec![(0, 0.0); 1 << bits].into_boxed_slice(), shift: 32 - bits };
        for &(key, value) in entries {
            let mut slot = sparse.slot(key);
            while sparse.slots[slot].0 != 0 {
                slot = (slot + 1) & (sparse.slots.len() - 1);
            }
            sparse.slots[slot] = (key + 1, value);
        }
        sparse
    }

    #[inline]
    fn slot(&self, key: u32) -> usize {
        (key.wrapping_mul(0x9E37_79B1) >> self.shift) as usize
    }

    #[inline]
    fn get(&self, key: u32) -> f32 {
        let mut slot = self.slot(key);
        loop {
            let (found, value) = self.slots[slot];
            if found == key + 1 {
                return value;
            }
            if found == 0 {
                return 0.0;
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
    }
}

/// Reflected left to right.
#[inline]
fn mirror(board: Board) -> Board {
    let board = (board >> 4 & 0x0F0F_0F0F_0F0F_0F0F) | (board & 0x0F0F_0F0F_0F0F_0F0F) << 4;
    (board >> 8 & 0x00FF_00FF_00FF_00FF) | (board & 0x00FF_00FF_00FF_00FF) << 8
}

/// Reflected top to bottom.
#[inline]
fn flip(board: Board) -> Board {
    let board = board.rotate_left(32);
    (board >> 16 & 0x0000_FFFF_0000_FFFF) | (board & 0x0000_FFFF_0000_FFFF) << 16
}

/// The square whose first cell is in the lowest four bits.
#[inline]
fn square(board: Board) -> usize {
    (board & 0xFF | board >> 8 & 0xFF00) as usize
}

#[inline]
fn line(board: Board) -> usize {
    usize::from(board as u16)
}

/// The shape of 3x3 boards comes after those of 4x4 ones.
const SMALL: u32 = (SIXES as u32) << 24;

/// The largest tile of a board that is not lowered: an 8192.
const LARGEST: u8 = 13;

/// Halves all tiles above the largest missing one, again and again, until none is larger than 8192 (Guei, Chen and Wu, 2021, call it tile downgrading).
///
/// What must be built next on such a board is the missing tile; from 16384 without 8192 one plays as from 8192 without 4096 above what else
/// there is. And boards with few tiles under a 16384 are rare in training, those with few under an 8192 are not. Nothing equal becomes
/// different, and nothing different equal.
pub fn lower(exponents: &mut [u8]) {
    while let Some(&greatest) = exponents.iter().max().filter(|&&greatest| greatest > LARGEST) {
        let Some(missing) = (1..greatest).rev().find(|missing| !exponents.contains(missing)) else { break };
        for exponent in exponents.iter_mut().filter(|exponent| **exponent > missing) {
            *exponent -= 1;
        }
    }
}

/// The board as [`lower`] leaves it.
#[inline]
#[must_use]
pub fn lowered(board: Board) -> Board {
    // Of the four bits of 14 and 15, and of nothing below, the upper three are set.
    if board >> 1 & board >> 2 & board >> 3 & 0x1111_1111_1111_1111 == 0 { board } else { lowered_far(board) }
}

#[cold]
fn lowered_far(board: Board) -> Board {
    let mut exponents: [u8; 16] = std::array::from_fn(|cell| (board >> (4 * cell) & 15) as u8);
    lower(&mut exponents);
    // Two 32768 are left only where nothing was halved.
    pack(&exponents).unwrap_or(board)
}

impl Net {
    /// Reads a net from its file.
    ///
    /// # Errors
    ///
    /// If the bytes do not begin as the file of a net.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetError> {
        Ok(Self::new(&read(bytes)?))
    }

    /// Builds the tables.
    #[must_use]
    pub fn new(coarse: &Coarse) -> Self {
        let quantum = coarse.quantum;
        let mut shape = 0;
        let [outer, inner, corner, edge, centre] = coarse.quads.each_ref().map(|table| {
            let mut array = boxed(0.0);
            for (entry, value) in array.iter_mut().enumerate() {
                *value = table[first_of_equals(shape, entry)] as f32 * quantum;
            }
            shape += 1;
            array
        });
        let mut sixes = Vec::new();
        for (shape, entries) in coarse.sixes.iter().enumerate() {
            let shape = (shape as u32) << 24;
            sixes.extend(entries.iter().map(|&(key, value)| (shape | key, value as f32 * quantum)));
        }
        let small = coarse.small.iter();
        sixes.extend(small.map(|&(key, value)| (SMALL | key, value as f32 * quantum / FINER)));
        Self { outer, inner, corner, edge, centre, sixes: Sparse::new(&sixes) }
    }

    /// The points to come.
    #[must_use]
    pub fn evaluate(&self, board: Board) -> f32 {
        let board = lowered(board);
        let Self { outer, inner, corner, edge, centre, sixes: known } = self;
        let transposed = transpose(board);
        let lines = |board: Board| {
            outer[line(board)]
                + inner[line(board >> 16)]
                + inner[line(board >> 32)]
                + outer[line(board >> 48)]
        };
        let mut value = lines(board) + lines(transposed) + centre[square(board >> 20)];
        let turned = [board, mirror(board), flip(board), flip(mirror(board))];
        for board in turned {
            value += corner[square(board)];
        }
        let turned_too = [transposed, mirror(transposed), flip(transposed), flip(mirror(transposed))];
        for board in [turned[0], turned[2], turned_too[0], turned_too[2]] {
            value += edge[square(board >> 4)];
        }
        for board in turned.into_iter().chain(turned_too) {
            for (shape, key) in sixes(board).into_iter().enumerate() {
                value += known.get((shape as u32) << 24 | key);
            }
        }
        value
    }

    /// The points to come on a 3x3 board.
    #[must_use]
    pub fn evaluate_small(&self, board: &general::Board) -> f32 {
        rectangles(board).into_iter().map(|key| self.sixes.get(SMALL | key)).sum()
    }
}

impl Evaluation for Net {
    const COSTLY: bool = true;

    fn evaluate(&self, board: Board) -> f32 {
        self.evaluate(board)
    }
}
