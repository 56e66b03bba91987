//! The grid: sets of cells, places, full lines, groups, growth and shrinking.
//!
//! A search visits hundreds of thousands of grids, so a set of cells is a bitboard.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use tilery_kit::Cell;

use crate::tile::{Colour, Shape};

/// The smallest size of the grid. A player who is stuck on it has lost.
pub const MIN_SIZE: u8 = 4;
/// The largest size of the grid, at which clearing lines does not grow it.
pub const MAX_SIZE: u8 = 10;

/// The number of blocks of one colour that make a group valid, for sizes 4 to 10.
const THRESHOLDS: [u32; 7] = [6, 7, 6, 8, 10, 12, 12];

/// The number of bits for each row of a [`Cells`]: one more than the largest grid has columns, so that bits
/// shifted beyond the edge of a row land between the rows.
const STRIDE: u32 = 11;

/// A set of cells as a bitboard: bit `11 * row + column`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Cells(u128);

impl Cells {
    /// No cell.
    pub const NONE: Self = Self(0);

    /// All cells of a grid of this size.
    #[inline(never)]
    pub fn all(size: u8) -> Self {
        (0..size).fold(Self::NONE, |cells, row| cells | Self::row(row, size))
    }

    /// A row of a grid of this size.
    pub fn row(row: u8, size: u8) -> Self {
        Self(((1 << size) - 1) << (STRIDE * u32::from(row)))
    }

    /// A column of a grid of this size.
    #[inline(never)]
    pub fn column(col: u8, size: u8) -> Self {
        (0..size).fold(Self::NONE, |cells, row| cells | Self(1 << (STRIDE * u32::from(row) + u32::from(col))))
    }

    /// One cell, on a grid or just beyond it.
    #[inline(never)]
    pub fn one(cell: Cell) -> Self {
        Self(1 << (STRIDE * u32::from(cell.row) + u32::from(cell.col)))
    }

    /// The cells of a shape whose box is at the first cell.
    #[inline(never)]
    pub fn of(shape: Shape) -> Self {
        shape
            .cells()
            .fold(Self::NONE, |cells, (row, col)| cells | Self::one(Cell::new(row.into(), col.into())))
    }

    /// The set moved by rows down and columns to the right.
    #[must_use]
    #[inline(never)]
    pub fn moved(self, rows: u8, cols: u8) -> Self {
        Self(self.0 << (STRIDE * u32::from(rows) + u32::from(cols)))
    }

    /// The set moved by rows up and columns to the left.
    #[must_use]
    #[inline(never)]
    pub fn moved_back(self, rows: u8, cols: u8) -> Self {
        Self(self.0 >> (STRIDE * u32::from(rows) + u32::from(cols)))
    }

    /// The cells and their neighbours by sides, on the board or just beyond it.
    #[must_use]
    pub fn widened(self) -> Self {
        Self(self.0 | self.0 << 1 | self.0 >> 1 | self.0 << STRIDE | self.0 >> STRIDE)
    }

    /// The number of cells.
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// True if the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// True if the set contains a cell, which may be beyond the grid.
    pub fn has(self, cell: Cell) -> bool {
        u32::from(cell.row.max(cell.col)) < STRIDE && self.meets(Self::one(cell))
    }

    /// True if the set is a superset of `other`.
    pub fn holds(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// True if the set intersects `other`.
    pub fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The cells in reading order.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros();
            (left != 0).then(|| {
                left &= left - 1;
                Cell::new((bit / STRIDE) as u16, (bit % STRIDE) as u16)
            })
        })
    }

    /// The first cell in reading order, as a set; empty for the empty set.
    fn first(self) -> Self {
        Self(self.0 & self.0.wrapping_neg())
    }
}

impl BitOr for Cells {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for Cells {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOrAssign for Cells {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAndAssign for Cells {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl Not for Cells {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// A corner of the grid: the content stays there when the size changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Corner {
    /// The size changes at the right and at the bottom.
    #[default]
    TopLeft,
    /// The size changes at the left and at the bottom.
    TopRight,
    /// The size changes at the left and at the top.
    BottomRight,
    /// The size changes at the right and at the top.
    BottomLeft,
}

impl Corner {
    /// All corners, in the order of their turns.
    pub const ALL: [Self; 4] = [Self::TopLeft, Self::TopRight, Self::BottomRight, Self::BottomLeft];

    /// The corner whose turn is next.
    #[must_use]
    pub fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % 4]
    }

    /// The rows and columns inserted before the content when a grid grows, or removed there when it shrinks.
    pub fn before(self) -> (u8, u8) {
        let rows = matches!(self, Self::BottomLeft | Self::BottomRight);
        let cols = matches!(self, Self::TopRight | Self::BottomRight);
        (u8::from(rows), u8::from(cols))
    }
}

/// A grid of blocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    size: u8,
    colours: [Cells; 5],
}

/// A full row or column of one colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Line {
    pub colour: Colour,
    pub is_row: bool,
    /// The row or column, from 0.
    pub index: u8,
}

impl Field {
    /// An empty grid of a size from 4 to 10.
    pub fn new(size: u8) -> Self {
        debug_assert!((MIN_SIZE..=MAX_SIZE).contains(&size));
        Self { size, colours: [Cells::NONE; 5] }
    }

    /// The number of rows, and of columns.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// All blocks of a colour.
    pub fn of(&self, colour: Colour) -> Cells {
        self.colours[colour as usize]
    }

    /// All blocks.
    #[inline(never)]
    pub fn taken(&self) -> Cells {
        self.colours.into_iter().fold(Cells::NONE, BitOr::bitor)
    }

    /// All cells without a block.
    pub fn free(&self) -> Cells {
        Cells::all(self.size) & !self.taken()
    }

    /// The colour of the block on a cell.
    pub fn at(&self, cell: Cell) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.of(colour).has(cell))
    }

    /// Puts blocks on free cells.
    pub fn put(&mut self, colour: Colour, cells: Cells) {
        self.colours[colour as usize] |= cells;
    }

    /// Removes blocks.
    pub fn clear(&mut self, cells: Cells) {
        self.colours.iter_mut().for_each(|of| *of &= !cells);
    }

    /// Lists the places of a shape on an empty grid, row by row: the first cell of its box, and its cells.
    #[inline(never)]
    pub fn spots(size: u8, shape: Shape) -> Vec<(Cell, Cells)> {
        let cells = Cells::of(shape);
        let (rows, cols) = ((size + 1).saturating_sub(shape.rows()), (size + 1).saturating_sub(shape.cols()));
        let mut spots = Vec::with_capacity(usize::from(rows) * usize::from(cols));
        for row in 0..rows {
            for col in 0..cols {
                spots.push((Cell::new(row.into(), col.into()), cells.moved(row, col)));
            }
        }
        spots
    }

    /// True if the shape fits anywhere in any of its eight orientations.
    #[inline(never)]
    pub fn fits(&self, shape: Shape) -> bool {
        let free = self.free();
        shape
            .distinct()
            .any(|(_, laid)| Self::spots(self.size, laid).iter().any(|(_, cells)| free.holds(*cells)))
    }

    /// The full rows, then the full columns, of a single colour.
    #[inline(never)]
    pub fn lines(&self) -> Vec<(Line, Cells)> {
        let mut lines = Vec::new();
        for is_row in [true, false] {
            for index in 0..self.size {
                let cells =
                    if is_row { Cells::row(index, self.size) } else { Cells::column(index, self.size) };
                for colour in Colour::ALL {
                    if self.of(colour).holds(cells) {
                        lines.push((Line { colour, is_row, index }, cells));
                    }
                }
            }
        }
        lines
    }

    /// The factor of all points, which grows with the grid.
    pub fn factor(&self) -> u8 {
        self.size - 3
    }

    /// The points of a cleared line.
    pub fn line_points(&self) -> u64 {
        u64::from(self.size) * 25 * u64::from(self.factor())
    }

    /// The points of a valid block in a retreat.
    pub fn block_points(&self) -> u64 {
        15 * u64::from(self.factor())
    }

    /// The number of blocks that make a group valid.
    pub fn threshold(&self) -> u32 {
        THRESHOLDS[usize::from(self.size - MIN_SIZE)]
    }

    /// Splits cells of one colour into groups joined by sides and adds them to `groups`.
    #[inline(never)]
    pub fn groups(of: Cells, groups: &mut Vec<Cells>) {
        let mut left = of;
        while !left.is_empty() {
            let mut group = left.first();
            loop {
                let wider = group.widened() & left;
                if wider == group {
                    break;
                }
                group = wider;
            }
            left &= !group;
            groups.push(group);
        }
    }

    /// The groups that reach the threshold.
    #[inline(never)]
    pub fn valid_groups(&self) -> Vec<Cells> {
        let mut groups = Vec::new();
        for of in self.colours {
            if of.count() >= self.threshold() {
                Self::groups(of, &mut groups);
            }
        }
        groups.retain(|group| group.count() >= self.threshold());
        groups
    }

    /// All blocks of valid groups.
    #[inline(never)]
    pub fn valid(&self) -> Cells {
        self.valid_groups().into_iter().fold(Cells::NONE, BitOr::bitor)
    }

    /// The grid with one row and one column more, its content kept against a corner.
    #[must_use]
    #[inline(never)]
    pub fn grown(&self, corner: Corner) -> Self {
        let (rows, cols) = corner.before();
        Self { size: self.size + 1, colours: self.colours.map(|of| of.moved(rows, cols)) }
    }

    /// The row and column that a shrink removes: those opposite the corner.
    #[inline(never)]
    pub fn border(&self, corner: Corner) -> Cells {
        let (rows, cols) = corner.before();
        let row = if rows == 1 { 0 } else { self.size - 1 };
        let col = if cols == 1 { 0 } else { self.size - 1 };
        Cells::row(row, self.size) | Cells::column(col, self.size)
    }

    /// The sides of a cell of the [`Self::border`] at which the grid grows, as bits of
    /// [`tilery_kit::Sprite::joined`].
    pub fn edges(&self, corner: Corner, cell: Cell) -> u8 {
        let (rows, cols) = corner.before();
        let last = u16::from(self.size) - 1;
        let (row, up_or_down) = if rows == 1 { (0, 1) } else { (last, 1 << 4) };
        let (col, left_or_right) = if cols == 1 { (0, 1 << 6) } else { (last, 1 << 2) };
        let side = |is_there: bool, bit: u8| if is_there { bit } else { 0 };
        side(cell.row == row, up_or_down) | side(cell.col == col, left_or_right)
    }

    /// The grid without its border and the blocks on it, see [`Self::border`].
    #[must_use]
    #[inline(never)]
    pub fn shrunk(&self, corner: Corner) -> Self {
        let (rows, cols) = corner.before();
        let kept = !self.border(corner);
        Self { size: self.size - 1, colours: self.colours.map(|of| (of & kept).moved_back(rows, cols)) }
    }
}
