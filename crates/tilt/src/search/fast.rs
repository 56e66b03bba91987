//! The 4x4 board in one 64-bit word, tilted by lookup tables for its rows.
//!
//! Cell `i` (row-major, from the top left) is the four bits at `4 * i`, so a row is 16 bits and the leftmost
//! cell of a row is its lowest four bits. A cell holds an exponent: 0 is empty, 1 a 2, 2 a 4, ... 15 a 32768.
//!
//! 65536 does not fit. Two 32768s therefore do not merge here. Larger tiles are written as 15 if no two tiles
//! above 16384 on the board are equal, since they cannot merge then. [`pack`] checks this; the boards it
//! rejects are searched as general boards.

use super::evaluation::{Powers, Weights};
use super::expectimax::Ground;

/// The number of possible rows: four cells of four bits.
const ROWS: usize = 1 << 16;

/// A 4x4 board in the encoding of this module.
pub type Board = u64;

/// The result of tilting a row, in 8 bytes, so that one load has both directions and the score.
#[derive(Clone, Copy, Default)]
struct Row {
    left: u16,
    right: u16,
    /// The sum of the merged values, equal in both directions.
    score: u32,
}

/// Lookup tables by row: 512 kB.
pub struct Tilts {
    rows: Box<[Row; ROWS]>,
}

impl Default for Tilts {
    fn default() -> Self {
        Self::new()
    }
}

impl Tilts {
    /// Computes the tables, in about a millisecond.
    #[must_use]
    pub fn new() -> Self {
        let mut rows = boxed(Row::default());
        for (row, entry) in rows.iter_mut().enumerate() {
            let (left, score) = tilt_row(row as u16);
            let right = mirror(tilt_row(mirror(row as u16)).0);
            *entry = Row { left, right, score };
        }
        Self { rows }
    }

    /// Tilts to the left; returns the board and the points. An unchanged board means that the tilt was not
    /// legal.
    #[inline]
    #[must_use]
    pub fn left(&self, board: Board) -> (Board, u32) {
        let [a, b, c, d] = self.rows_of(board);
        (join(a.left, b.left, c.left, d.left), a.score + b.score + c.score + d.score)
    }

    /// Tilts to the right, like [`Tilts::left`].
    #[inline]
    #[must_use]
    pub fn right(&self, board: Board) -> (Board, u32) {
        let [a, b, c, d] = self.rows_of(board);
        (join(a.right, b.right, c.right, d.right), a.score + b.score + c.score + d.score)
    }

    /// Tilts up, like [`Tilts::left`].
    #[inline]
    #[must_use]
    pub fn up(&self, board: Board) -> (Board, u32) {
        let (board, score) = self.left(transpose(board));
        (transpose(board), score)
    }

    /// Tilts down, like [`Tilts::left`].
    #[inline]
    #[must_use]
    pub fn down(&self, board: Board) -> (Board, u32) {
        let (board, score) = self.right(transpose(board));
        (transpose(board), score)
    }

    #[inline]
    fn rows_of(&self, board: Board) -> [Row; 4] {
        let row = |shift: u32| self.rows[usize::from((board >> shift) as u16)];
        [row(0), row(16), row(32), row(48)]
    }

    /// The boards after each legal tilt, with the points: up, right, down, left. The boards after up and down
    /// stay transposed, which saves time where a board and its reflection are equivalent.
    #[inline]
    #[must_use]
    pub fn all_reflected(&self, board: Board) -> [Option<(Board, f32)>; 4] {
        let transposed = transpose(board);
        let (left, right, across) = self.both(board);
        let (up, down, along) = self.both(transposed);
        let legal = |from: Board, to: Board, score: u32| (from != to).then_some((to, score as f32));
        [
            legal(transposed, up, along),
            legal(board, right, across),
            legal(transposed, down, along),
            legal(board, left, across),
        ]
    }

    /// The boards after tilts to the left and to the right, and the points of either tilt.
    #[inline]
    fn both(&self, board: Board) -> (Board, Board, u32) {
        let [a, b, c, d] = self.rows_of(board);
        (
            join(a.left, b.left, c.left, d.left),
            join(a.right, b.right, c.right, d.right),
            a.score + b.score + c.score + d.score,
        )
    }
}

/// Joins four rows into a board.
#[inline]
fn join(a: u16, b: u16, c: u16, d: u16) -> Board {
    u64::from(a) | u64::from(b) << 16 | u64::from(c) << 32 | u64::from(d) << 48
}

/// The transposed board: two delta swaps, of cells and then of quarters.
#[inline]
#[must_use]
pub fn transpose(board: Board) -> Board {
    let swap = (board ^ (board >> 12)) & 0x0000_F0F0_0000_F0F0;
    let board = board ^ swap ^ (swap << 12);
    let swap = (board ^ (board >> 24)) & 0x0000_0000_FF00_FF00;
    board ^ swap ^ (swap << 24)
}

/// One bit at `4 * i` for every empty cell `i`.
#[inline]
#[must_use]
pub fn empties(board: Board) -> u64 {
    let pairs = board | board >> 2;
    !(pairs | pairs >> 1) & 0x1111_1111_1111_1111
}

/// Packs 16 row-major exponents into a [`Board`]. `None` if two tiles above 16384 are equal, since the tables
/// would tilt them wrongly, or if there are not 16 cells.
#[must_use]
pub fn pack(exponents: &[u8]) -> Option<Board> {
    if exponents.len() != 16 {
        return None;
    }
    let mut seen = 0u32;
    let mut board = 0;
    for (i, &exponent) in exponents.iter().enumerate() {
        if exponent >= 15 {
            let bit = 1u32.checked_shl(exponent.into())?;
            if seen & bit != 0 {
                return None;
            }
            seen |= bit;
        }
        board |= u64::from(exponent.min(15)) << (4 * i);
    }
    Some(board)
}

fn mirror(row: u16) -> u16 {
    row >> 12 | (row >> 4 & 0x00F0) | (row << 4 & 0x0F00) | row << 12
}

/// Tilts a row to the left by the rules. Returns the row and the points.
fn tilt_row(row: u16) -> (u16, u32) {
    let (mut tilted, mut len, mut waiting, mut score) = (0u16, 0, 0u16, 0u32);
    for cell in 0..4 {
        let tile = row >> (4 * cell) & 15;
        if tile == 0 {
            continue;
        }
        if tile == waiting && tile < 15 {
            // `waiting` is the tile at `len - 1`. Adding 1 to its exponent makes the merged tile, which does
            // not merge again.
            tilted += 1 << (4 * (len - 1));
            score += 2 << tile;
            waiting = 0;
        } else {
            tilted |= tile << (4 * len);
            len += 1;
            waiting = tile;
        }
    }
    (tilted, score)
}

/// Creates a boxed array without placing it on the stack.
pub(super) fn boxed<T: Clone>(value: T) -> Box<[T; ROWS]> {
    match vec![value; ROWS].try_into() {
        Ok(array) => array,
        Err(_) => unreachable!("the vector has this length"),
    }
}

/// The evaluation by rows and columns, in a table of rows (256 kB).
pub struct Lines {
    values: Box<[f32; ROWS]>,
}

impl Lines {
    /// Computes the table.
    #[must_use]
    pub fn new(weights: &Weights) -> Self {
        let powers = Powers::new(weights);
        let mut values = boxed(0.0);
        for (row, value) in values.iter_mut().enumerate() {
            let cells = [row & 15, row >> 4 & 15, row >> 8 & 15, row >> 12].map(|cell| cell as u8);
            *value = powers.line(&cells);
        }
        Self { values }
    }

    #[inline]
    fn rows(&self, board: Board) -> f32 {
        let row = |shift: u32| self.values[usize::from((board >> shift) as u16)];
        (row(0) + row(16)) + (row(32) + row(48))
    }
}

/// An evaluation of 4x4 boards: by rows and columns ([`Lines`]), or by a net.
pub trait Evaluation {
    /// See [`Ground::COSTLY`].
    const COSTLY: bool;
    /// See [`Ground::evaluate`].
    fn evaluate(&self, board: Board) -> f32;
}

impl Evaluation for Lines {
    const COSTLY: bool = false;

    fn evaluate(&self, board: Board) -> f32 {
        self.rows(board) + self.rows(transpose(board))
    }
}

/// The operations on 4x4 boards for the search.
pub struct Fast<'a, E> {
    /// The lookup tables of tilts.
    pub tilts: &'a Tilts,
    /// The evaluation.
    pub evaluation: &'a E,
}

impl<E: Evaluation> Ground for Fast<'_, E> {
    type Board = Board;

    const COSTLY: bool = E::COSTLY;

    fn key(&self, board: &Board) -> u64 {
        *board
    }

    fn canonical(&self, board: Board) -> Board {
        board.min(transpose(board))
    }

    fn tilts(&self, board: &Board) -> [Option<(Board, f32)>; 4] {
        self.tilts.all_reflected(*board)
    }

    fn empties(&self, board: &Board) -> u64 {
        empties(*board)
    }

    fn spawn(&self, board: &Board, bit: u32, exponent: u8) -> Board {
        board | u64::from(exponent) << bit
    }

    fn evaluate(&self, board: &Board) -> f32 {
        self.evaluation.evaluate(*board)
    }
}
