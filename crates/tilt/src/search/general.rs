//! Boards of any size from 2x2 to 8x8, with one byte per cell.

use super::evaluation::{Powers, Weights};
use super::expectimax::Ground;
use super::net::Net;
use crate::power::MAX_POWER;

/// The largest number of columns, and of rows.
pub const SIDE: usize = 8;

/// Exponents, row by row. Every row has [`SIDE`] bytes; unused bytes are 0.
pub type Board = [[u8; SIDE]; SIDE];

/// The size of the boards, and the evaluation of their lines.
pub struct General<'a> {
    cols: usize,
    rows: usize,
    powers: Powers,
    /// Replaces the evaluation of lines for 3x3 boards.
    net: Option<&'a Net>,
}

impl<'a> General<'a> {
    /// Creates the rules and the evaluation for boards of a size.
    #[must_use]
    pub fn new(cols: usize, rows: usize, weights: &Weights) -> Self {
        assert!((1..=SIDE).contains(&cols) && (1..=SIDE).contains(&rows), "a board of {cols}x{rows} cells");
        Self { cols, rows, powers: Powers::new(weights), net: None }
    }

    /// Evaluates 3x3 boards by a net; other sizes ignore it.
    #[must_use]
    pub fn with_net(self, net: Option<&'a Net>) -> Self {
        Self { net: net.filter(|_| (self.cols, self.rows) == (3, 3)), ..self }
    }

    /// The board of a row-major slice of exponents.
    #[must_use]
    pub fn board(&self, exponents: &[u8]) -> Board {
        let mut board = Board::default();
        for (row, cells) in board.iter_mut().zip(exponents.chunks(self.cols)) {
            row[..self.cols].copy_from_slice(cells);
        }
        board
    }

    /// Tilts along the rows or the columns, towards their beginning or their end.
    #[inline(never)]
    fn along(&self, board: &Board, columns: bool, to_end: bool) -> Option<(Board, f32)> {
        let (lines, length) = if columns { (self.cols, self.rows) } else { (self.rows, self.cols) };
        let mut tilted = *board;
        let (mut moved, mut points) = (false, 0.0);
        for across in 0..lines {
            let place = |i: usize| {
                let along = if to_end { length - 1 - i } else { i };
                if columns { (along, across) } else { (across, along) }
            };
            let mut line = Line::default();
            for i in 0..length {
                let (row, col) = place(i);
                line.push(tilted[row][col]);
            }
            if line.moved {
                moved = true;
                points += line.points;
                for i in 0..length {
                    let (row, col) = place(i);
                    tilted[row][col] = line.cells[i];
                }
            }
        }
        moved.then_some((tilted, points))
    }
}

/// A line during a tilt. Its cells are pushed in order, beginning at the end that the tiles move to.
#[derive(Default)]
struct Line {
    cells: [u8; SIDE],
    len: usize,
    /// True if the last tile can still merge.
    open: bool,
    gap: bool,
    moved: bool,
    points: f32,
}

impl Line {
    #[inline]
    fn push(&mut self, cell: u8) {
        if cell == 0 {
            self.gap = true;
            return;
        }
        if self.open && self.cells[self.len - 1] == cell && cell < MAX_POWER {
            self.cells[self.len - 1] = cell + 1;
            self.open = false;
            // The cell that the tile left is a gap for all tiles that follow.
            self.gap = true;
            self.moved = true;
            self.points += (2u64 << cell) as f32;
        } else {
            self.cells[self.len] = cell;
            self.len += 1;
            self.open = true;
            self.moved |= self.gap;
        }
    }
}

impl Ground for General<'_> {
    type Board = Board;

    fn key(&self, board: &Board) -> u64 {
        board.iter().fold(0x243F_6A88_85A3_08D3, |key, row| {
            let key = (key ^ u64::from_le_bytes(*row)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
            key ^ key >> 32
        })
    }

    fn tilts(&self, board: &Board) -> [Option<(Board, f32)>; 4] {
        [(true, false), (false, true), (true, true), (false, false)]
            .map(|(columns, to_end)| self.along(board, columns, to_end))
    }

    fn empties(&self, board: &Board) -> u64 {
        let mut bits = 0;
        for (y, row) in board[..self.rows].iter().enumerate() {
            for (x, &cell) in row[..self.cols].iter().enumerate() {
                bits |= u64::from(cell == 0) << (SIDE * y + x);
            }
        }
        bits
    }

    fn spawn(&self, board: &Board, bit: u32, exponent: u8) -> Board {
        let mut board = *board;
        board[bit as usize / SIDE][bit as usize % SIDE] = exponent;
        board
    }

    fn evaluate(&self, board: &Board) -> f32 {
        if let Some(net) = self.net {
            return net.evaluate_small(board);
        }
        let rows: f32 = board[..self.rows].iter().map(|row| self.powers.line(&row[..self.cols])).sum();
        let columns: f32 = (0..self.cols)
            .map(|x| {
                let column: [u8; SIDE] = std::array::from_fn(|y| board[y][x]);
                self.powers.line(&column[..self.rows])
            })
            .sum();
        rows + columns
    }
}
