//! A trained evaluation of 4x4 and 3x3 boards: the expected points still to come after a tilt, before a tile
//! appears.
//!
//! It is an n-tuple network (Szubert and Jaśkowski, 2014): a sum of table entries, one for each placement of
//! a few small shapes. The shapes of four cells are the line at the edge, the inner line, and the square in
//! the corner, at the edge and in the centre. The shapes of six cells are those of Yeh et al. (2016): a line
//! at the edge or inside with the two cells beside its end, and a rectangle of three by two in the corner or
//! at the edge. Only the most important of their 2^26 entries are kept. All placements of a shape by
//! symmetries of the board share a table.
//!
//! A game has two stages (Yeh et al., 2016) with separate tables ([`stage`]). Boards of 3x3 have one shape,
//! an edge with the line beside it.
//!
//! The net in `www/public/tilt.net` was trained by `examples/train`, which documents the method, and
//! `examples/small.rs`, in more than one run: its first stage continued from older nets of the same shapes
//! and was trained on 6.6 G moves in all, its second stage on 2.7 G, each with a falling learning rate in the
//! last 0.25 G. Before entries were dropped, the first stage scored about 365,000 points on average without a
//! search, in points of lowered boards, and the second stage reached 32768 from 31 of 100 start boards.

mod coder;
mod placements;
mod sparse;
pub mod stage;
mod format;
#[cfg(test)]
mod tests;

pub use format::{Coarse, CoarseStage, FINER, cells_first, first_of_equals, read, write};
pub use placements::{Placements, QUAD_SHAPES, SIXES, rectangles};

use super::fast::{Board, Evaluation, boxed, transpose};
use super::general;
use placements::sixes;
use sparse::{Sparse, short};
use stage::{STAGES, Stage, has_32768, lowered};

/// The number of entries in the table of a shape of four cells.
pub const QUADS: usize = 1 << 16;

/// The sizes of boards that a net evaluates, in columns and rows.
pub const SIZES: [(usize, usize); 2] = [(4, 4), (3, 3)];

/// The reason why bytes are not a net.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetError {
    /// The bytes do not begin with the header of a net.
    #[error("expected the file of a net, found something else")]
    NotANet,
    /// The bytes end within the header.
    #[error("the file of a net ends within its header")]
    Short,
}

/// The tables, as integers: 0.7 MB for each stage, and 34 MB for the shapes of six cells.
pub struct Net {
    /// The unit of values, in points.
    quantum: f32,
    quads: [Quads; STAGES],
    sixes: Sparse,
}

/// The tables of the shapes of four cells.
struct Quads {
    outer: Box<[i16; QUADS]>,
    inner: Box<[i16; QUADS]>,
    corner: Box<[i16; QUADS]>,
    edge: Box<[i16; QUADS]>,
    centre: Box<[i16; QUADS]>,
}

/// The board mirrored left to right.
#[inline]
fn mirror(board: Board) -> Board {
    let board = (board >> 4 & 0x0F0F_0F0F_0F0F_0F0F) | (board & 0x0F0F_0F0F_0F0F_0F0F) << 4;
    (board >> 8 & 0x00FF_00FF_00FF_00FF) | (board & 0x00FF_00FF_00FF_00FF) << 8
}

/// The board mirrored top to bottom.
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

/// The key of the 3x3 shape, after those of the 4x4 shapes.
const SMALL: u32 = ((STAGES * SIXES) as u32) << 24;

const fn first_key(stage: usize) -> u32 {
    ((stage * SIXES) as u32) << 24
}

impl Net {
    /// Reads a net from its file.
    ///
    /// # Errors
    ///
    /// If the bytes do not begin with the header of a net.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetError> {
        Ok(Self::new(&read(bytes)?))
    }

    /// Builds the tables.
    #[must_use]
    pub fn new(coarse: &Coarse) -> Self {
        let mut entries: Vec<(u32, i32)> =
            coarse.small.iter().map(|&(key, value)| (SMALL | key, value)).collect();
        for (stage, tables) in coarse.stages.iter().enumerate() {
            for (shape, known) in tables.sixes.iter().enumerate() {
                let first = first_key(stage) | (shape as u32) << 24;
                entries.extend(known.iter().map(|&(key, value)| (first | key, value)));
            }
        }
        Self {
            quantum: coarse.quantum,
            quads: coarse.stages.each_ref().map(Quads::new),
            sixes: Sparse::new(&entries),
        }
    }

    /// The value of a board in a stage.
    #[must_use]
    pub fn evaluate(&self, board: Board, stage: Stage) -> f32 {
        match stage {
            Stage::First => self.sum(lowered(board), stage),
            Stage::Second if has_32768(board) => stage::REACHED,
            Stage::Second => self.sum(board, stage),
        }
    }

    /// The sum of a board's entries in a stage.
    #[inline]
    fn sum(&self, board: Board, stage: Stage) -> f32 {
        let Quads { outer, inner, corner, edge, centre } = &self.quads[stage as usize];
        let first = first_key(stage as usize);
        let transposed = transpose(board);
        let turned = [board, mirror(board), flip(board), flip(mirror(board))];
        let turned_too = [transposed, mirror(transposed), flip(transposed), flip(mirror(transposed))];
        let at = |table: &[i16; QUADS], entry: usize| i32::from(table[entry]);
        let mut value = at(centre, square(board >> 20));
        for board in [board, transposed] {
            value += at(outer, line(board)) + at(outer, line(board >> 48));
            value += at(inner, line(board >> 16)) + at(inner, line(board >> 32));
        }
        for board in turned {
            value += at(corner, square(board));
        }
        for board in [turned[0], turned[2], turned_too[0], turned_too[2]] {
            value += at(edge, square(board >> 4));
        }
        for board in turned.into_iter().chain(turned_too) {
            for (shape, key) in sixes(board).into_iter().enumerate() {
                value += self.sixes.get(first | (shape as u32) << 24 | key);
            }
        }
        value as f32 * self.quantum
    }

    /// The value of a 3x3 board.
    #[must_use]
    pub fn evaluate_small(&self, board: &general::Board) -> f32 {
        let sum: i32 = rectangles(board).into_iter().map(|key| self.sixes.get(SMALL | key)).sum();
        sum as f32 * self.quantum / FINER
    }
}

impl Quads {
    fn new(tables: &CoarseStage) -> Self {
        let mut shape = 0;
        let [outer, inner, corner, edge, centre] = tables.quads.each_ref().map(|table| {
            let mut array = boxed(0);
            for (entry, value) in array.iter_mut().enumerate() {
                *value = short(table[first_of_equals(shape, entry)]);
            }
            shape += 1;
            array
        });
        Self { outer, inner, corner, edge, centre }
    }
}

/// The net as the evaluation of a search.
pub struct Staged<'a> {
    /// The net.
    pub net: &'a Net,
    /// The stage of the root board, whose tables evaluate the whole search.
    pub stage: Stage,
}

impl Evaluation for Staged<'_> {
    const COSTLY: bool = true;

    fn evaluate(&self, board: Board) -> f32 {
        self.net.evaluate(board, self.stage)
    }
}
