//! An evaluation of 4x4 boards learned from play: the points still to come after a tilt, before a tile appears.
//!
//! An n-tuple network (Szubert and Jaśkowski, 2014): a sum of table entries, one for each placement of a few small shapes. The
//! shapes of four cells are the line at the edge, the inner line, and the square in the corner, at the edge and in the centre;
//! every placement of a shape that a symmetry of the board gives shares the shape's table. The shapes of six cells are a line
//! at the edge with the two cells beside its end, and a rectangle of three by two in the corner; of their 2^25 entries only
//! those are kept that matter most in play.
//!
//! The net in `www/public/tilt-4x4.net` was learned by temporal differences of afterstates with temporal coherence (Beal and Smith,
//! 1999; Jaśkowski, 2018): 3 G moves from the deal, then 0.9 G of which three games in four began from boards met before, equally
//! often from every 2048 of their sum, with a second stage from the 16384 on. Then the 150,000 entries of six cells with the
//! largest product of visits and weight were kept and learned 0.2 G moves more. All that was by a forerunner of
//! `examples/train`. With that, the net was tuned for 0.1 G moves, its second stage was begun anew from 20,000 entries of the
//! first, and all was tuned for 0.4 G. Choosing by the net alone, without a search, then scored 129,000 on average, where it had
//! scored 91,000 before the tuning; searching 20,000 boards a move, 249,000 instead of 213,000 in the same 20 games.
//!
//! The second stage is still weak: a board with a 16384 and an 8192 is thought worth less than one from which the 8192 is still
//! to be made, and the player hardly ever gets beyond 311,000 points.
//!
//! A net of the same kind is trained from nothing in some two hours by
//! `cargo run --release -p tilery-tilt --example train -- out=tilt-4x4.net`.

mod coder;
mod format;
mod placements;
#[cfg(test)]
mod tests;

pub use format::{Coarse, cells_first, first_of_equals, read, write};
pub use placements::{Placements, QUAD_SHAPES};

use super::fast::{Board, Evaluation, boxed, empties, transpose};

/// Entries of a table of a shape of four cells.
pub const QUADS: usize = 1 << 16;

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
            Self::NotANet => "expected the file of a net for 4x4 boards, found something else",
            Self::Short => "the file of a net ends within its header",
        })
    }
}

impl std::error::Error for NetError {}

/// The tables: 1.3 MB a stage, and 2 to 4 MB for the shapes of six cells.
pub struct Net {
    /// For every stage but the first, what finds the boards that have a tile of its least exponent.
    bounds: Vec<u64>,
    stages: Vec<Stage>,
    hexes: Sparse,
}

struct Stage {
    outer: Box<[f32; QUADS]>,
    inner: Box<[f32; QUADS]>,
    corner: Box<[f32; QUADS]>,
    edge: Box<[f32; QUADS]>,
    centre: Box<[f32; QUADS]>,
}

/// A map from the stage, the shape of six cells and what it holds (24 bits) to values; 0 where there is none.
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

/// The board with a 32768 lowered while the tile below it is missing, then a 16384 likewise.
///
/// From 16384 and no 8192 one plays on as from 8192: what must be built next is the same. And boards with few tiles under a
/// 16384 are rare in training, those with few under an 8192 are not.
#[inline]
fn lowered(mut board: Board) -> Board {
    for exponent in [15, 14] {
        // A bit at `4 * i` for every cell `i` with this exponent.
        let holders = |exponent: u64| empties(board ^ (0x1111_1111_1111_1111 * exponent));
        let highest = holders(exponent);
        if highest != 0 && holders(exponent - 1) == 0 {
            board -= highest;
        }
    }
    board
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
        let stages = coarse.quads.iter().map(|quads| {
            let mut shape = 0;
            let [outer, inner, corner, edge, centre] = quads.each_ref().map(|table| {
                let mut array = boxed(0.0);
                for (entry, value) in array.iter_mut().enumerate() {
                    *value = table[first_of_equals(shape, entry)] as f32 * quantum;
                }
                shape += 1;
                array
            });
            Stage { outer, inner, corner, edge, centre }
        });
        let mut hexes = Vec::new();
        for (stage, shapes) in coarse.hexes.iter().enumerate() {
            for (shape, entries) in shapes.iter().enumerate() {
                let high = (2 * stage + shape) as u32;
                hexes.extend(entries.iter().map(|&(key, value)| (high << 24 | key, value as f32 * quantum)));
            }
        }
        // A sum with 16 - e carries into the highest bit of a cell of exponent e or more, if that bit is set already.
        let bounds = coarse
            .stages
            .iter()
            .map(|&exponent| 0x1111_1111_1111_1111 * u64::from(16 - exponent.clamp(9, 15)));
        Self { bounds: bounds.collect(), stages: stages.collect(), hexes: Sparse::new(&hexes) }
    }

    #[inline]
    fn stage(&self, board: Board) -> usize {
        let high = board & 0x8888_8888_8888_8888;
        let low = board & 0x7777_7777_7777_7777;
        self.bounds.iter().filter(|&&bound| high & (low + bound) != 0).count()
    }

    /// The points to come.
    #[must_use]
    pub fn evaluate(&self, board: Board) -> f32 {
        let board = lowered(board);
        let stage = self.stage(board);
        let Stage { outer, inner, corner, edge, centre } = &self.stages[stage];
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
        let axe = (stage as u32) << 25;
        let block = axe | 1 << 24;
        for board in turned.into_iter().chain(turned_too) {
            value += self.hexes.get(axe | (board & 0xFF_FFFF) as u32);
            value += self.hexes.get(block | (board & 0xFFF | board >> 4 & 0xFF_F000) as u32);
        }
        value
    }
}

impl Evaluation for Net {
    const COSTLY: bool = true;

    fn evaluate(&self, board: Board) -> f32 {
        self.evaluate(board)
    }
}
