//! Lists the table entries of a board, for training. The search sums the same entries without a list, which
//! is faster.

use super::{flip, mirror, square};
use crate::search::fast::{Board, transpose};
use crate::search::general;

/// The shape of each placement of four cells: outer lines, inner lines, squares in the corners, at the edges,
/// in the centre.
pub const QUAD_SHAPES: [usize; 17] = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4];

/// The number of shapes of six cells.
pub const SIXES: usize = 4;

/// The keys of the shapes of six cells on this board: a line with the two cells below its beginning, and a
/// rectangle of three by two, each at the upper edge and one row below.
#[inline]
pub(super) fn sixes(board: Board) -> [u32; SIXES] {
    let line = |board: Board| (board & 0xFF_FFFF) as u32;
    let rectangle = |board: Board| (board & 0xFFF | board >> 4 & 0xFF_F000) as u32;
    [line(board), line(board >> 16), rectangle(board), rectangle(board >> 16)]
}

/// The keys of the 3x3 shape in each of its placements: an edge, read from either end, then the line beside
/// it.
#[inline]
#[must_use]
pub fn rectangles(board: &general::Board) -> [u32; 8] {
    std::array::from_fn(|placement| {
        let [is_column, is_far, is_backward] = [1, 2, 4].map(|bit| placement & bit != 0);
        let mut key = 0;
        for cell in 0..6 {
            let (across, along) = (cell / 3, cell % 3);
            let across = if is_far { 2 - across } else { across };
            let along = if is_backward { 2 - along } else { along };
            let exponent = if is_column { board[along][across] } else { board[across][along] };
            key |= u32::from(exponent.min(15)) << (4 * cell);
        }
        key
    })
}

/// The entries of one board.
#[derive(Clone, Copy, Debug)]
pub struct Placements {
    /// The entry of each placement of four cells, in the table of its shape in [`QUAD_SHAPES`].
    pub quads: [u16; 17],
    /// The keys of the placements of six cells: all shapes, for each symmetry of the board.
    pub sixes: [[u32; SIXES]; 8],
}

impl Placements {
    /// The entries of a board.
    #[inline]
    #[must_use]
    pub fn of(board: Board) -> Self {
        let across = transpose(board);
        let turned = [board, mirror(board), flip(board), flip(mirror(board))];
        let turned_too = [across, mirror(across), flip(across), flip(mirror(across))];
        let line = |board: Board, row: u32| (board >> (16 * row)) as u16;
        let corner = |i: usize| square(turned[i]) as u16;
        let edge = |board: Board| square(board >> 4) as u16;
        let eight: [Board; 8] = std::array::from_fn(|i| if i < 4 { turned[i] } else { turned_too[i - 4] });
        Self {
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
            sixes: eight.map(sixes),
        }
    }
}
