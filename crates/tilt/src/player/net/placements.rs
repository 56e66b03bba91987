//! What a net looks up for a board, listed: for training. The player sums the same entries where it finds them, which is faster.

use super::{flip, lowered, mirror, square};
use crate::player::fast::{Board, empties, transpose};

/// The shape of each placement of four cells: outer lines, inner lines, squares in the corners, at the edges, in the centre.
pub const QUAD_SHAPES: [usize; 17] = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4];

/// The entries of one board.
#[derive(Clone, Copy, Debug)]
pub struct Placements {
    /// The stage whose tables count.
    pub stage: usize,
    /// The entry of each placement of four cells, in the table of its shape in [`QUAD_SHAPES`].
    pub quads: [u16; 17],
    /// The keys of the placements of six cells, eight of the first shape, then eight of the second.
    pub hexes: [[u32; 8]; 2],
}

impl Placements {
    /// The entries of a board, where the later stages begin at these greatest exponents.
    #[inline]
    #[must_use]
    pub fn of(board: Board, stages: &[u8]) -> Self {
        let board = lowered(board);
        let holds = |exponent: u8| empties(board ^ (0x1111_1111_1111_1111 * u64::from(exponent))) != 0;
        let reached = |&&stage: &&u8| (stage..16).any(holds);
        let across = transpose(board);
        let turned = [board, mirror(board), flip(board), flip(mirror(board))];
        let turned_too = [across, mirror(across), flip(across), flip(mirror(across))];
        let line = |board: Board, row: u32| (board >> (16 * row)) as u16;
        let corner = |i: usize| square(turned[i]) as u16;
        let edge = |board: Board| square(board >> 4) as u16;
        let eight: [Board; 8] = std::array::from_fn(|i| if i < 4 { turned[i] } else { turned_too[i - 4] });
        Self {
            stage: stages.iter().filter(reached).count(),
            quads: [
                line(board, 0),
                line(board, 3),
                line(across, 0),
                line(across, 3),
                line(board, 1),
                line(board, 2),
                line(across, 1),
                line(across, 2),
                corner(0),
                corner(1),
                corner(2),
                corner(3),
                edge(turned[0]),
                edge(turned[2]),
                edge(turned_too[0]),
                edge(turned_too[2]),
                square(board >> 20) as u16,
            ],
            hexes: [
                eight.map(|board| (board & 0xFF_FFFF) as u32),
                eight.map(|board| (board & 0xFFF | board >> 4 & 0xFF_F000) as u32),
            ],
        }
    }
}
