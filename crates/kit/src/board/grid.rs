//! Cells, directions and rectangular boards.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use crate::text::{Reader, Say, TextError, whole};
use crate::wording;

/// One of the four directions, clockwise from up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Dir {
    /// Towards row 0.
    Up,
    /// Towards the last column.
    Right,
    /// Towards the last row.
    Down,
    /// Towards column 0.
    Left,
}

impl Dir {
    /// All four, clockwise from up.
    pub const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    /// The direction after `quarters` quarter turns clockwise.
    #[must_use]
    pub fn turned(self, quarters: u8) -> Self {
        Self::ALL[(self as usize + quarters as usize) % 4]
    }

    /// The opposite direction.
    #[must_use]
    pub fn opposite(self) -> Self {
        self.turned(2)
    }

    /// True for left and right.
    pub fn is_horizontal(self) -> bool {
        matches!(self, Self::Left | Self::Right)
    }

    /// The change of row and column by one step.
    pub fn delta(self) -> (i32, i32) {
        match self {
            Self::Up => (-1, 0),
            Self::Right => (0, 1),
            Self::Down => (1, 0),
            Self::Left => (0, -1),
        }
    }

    /// The name in text: `up`, `right`, `down` or `left`.
    pub fn name(self) -> &'static str {
        ["up", "right", "down", "left"][self as usize]
    }

    /// The direction of an arrow key, named as in `KeyboardEvent.key`. `None` for other keys.
    pub fn from_arrow(key: &str) -> Option<Self> {
        Some(match key {
            "ArrowUp" => Self::Up,
            "ArrowRight" => Self::Right,
            "ArrowDown" => Self::Down,
            "ArrowLeft" => Self::Left,
            _ => return None,
        })
    }

    /// The direction of a key in the place of W, A, S or D on a QWERTY keyboard, named as in
    /// `KeyboardEvent.code`. `None` for other keys.
    pub fn from_wasd(key: &str) -> Option<Self> {
        Some(match key {
            "KeyW" => Self::Up,
            "KeyD" => Self::Right,
            "KeyS" => Self::Down,
            "KeyA" => Self::Left,
            _ => return None,
        })
    }

    /// The direction of a key in the place of I, J, K or L on a QWERTY keyboard, named as in
    /// `KeyboardEvent.code`. `None` for other keys.
    pub fn from_ijkl(key: &str) -> Option<Self> {
        Some(match key {
            "KeyI" => Self::Up,
            "KeyL" => Self::Right,
            "KeyK" => Self::Down,
            "KeyJ" => Self::Left,
            _ => return None,
        })
    }

    /// Reads a direction's name.
    ///
    /// # Errors
    /// If no direction comes next.
    pub fn read(reader: &mut Reader<'_>) -> Result<Self, TextError> {
        let from = reader.clone();
        let word = reader.take_while(|c| c.is_ascii_alphabetic());
        Self::ALL.into_iter().find(|dir| dir.name() == word).ok_or_else(|| from.error(wording!("direction")))
    }
}

impl fmt::Display for Dir {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Dir {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        whole(text, Self::read)
    }
}

/// A cell of a board. Rows and columns count from 0, but from 1 in text (`r1c1`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    /// The row, from 0 at the top.
    pub row: u16,
    /// The column, from 0 at the left.
    pub col: u16,
}

impl Cell {
    /// Creates a cell from a row and a column, both from 0.
    pub const fn new(row: u16, col: u16) -> Self {
        Self { row, col }
    }

    /// The neighbour in a direction, which may be off the board. `None` if a coordinate would overflow.
    pub fn step(self, dir: Dir) -> Option<Self> {
        let (row, col) = dir.delta();
        Some(Self {
            row: self.row.checked_add_signed(row as i16)?,
            col: self.col.checked_add_signed(col as i16)?,
        })
    }

    /// Reads `r2c3`, rows and columns from 1.
    ///
    /// # Errors
    /// If no cell comes next.
    pub fn read(reader: &mut Reader<'_>) -> Result<Self, TextError> {
        reader.expect("r")?;
        let row: u16 = reader.number(1..=u16::MAX, wording!("row"))?;
        reader.expect("c")?;
        let col: u16 = reader.number(1..=u16::MAX, wording!("column"))?;
        Ok(Self { row: row - 1, col: col - 1 })
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", u32::from(self.row) + 1, u32::from(self.col) + 1)
    }
}

impl Say {
    /// Adds the arguments `row` and `column`, counted from 1.
    #[must_use]
    pub fn at(self, cell: Cell) -> Self {
        self.with("row", i64::from(cell.row) + 1).with("column", i64::from(cell.col) + 1)
    }
}

/// A rectangular board, stored row by row.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Grid<T> {
    rows: u16,
    cols: u16,
    cells: Vec<T>,
}

impl<T> Grid<T> {
    /// Creates a board whose cells are computed by `make`, in reading order.
    pub fn from_fn(rows: u16, cols: u16, mut make: impl FnMut(Cell) -> T) -> Self {
        let cells =
            (0..rows).flat_map(|row| (0..cols).map(move |col| Cell { row, col })).map(&mut make).collect();
        Self { rows, cols, cells }
    }

    /// The number of rows.
    pub fn rows(&self) -> u16 {
        self.rows
    }

    /// The number of columns.
    pub fn cols(&self) -> u16 {
        self.cols
    }

    /// True if the cell is on the board.
    pub fn has(&self, cell: Cell) -> bool {
        cell.row < self.rows && cell.col < self.cols
    }

    /// The value of a cell, `None` off the board.
    pub fn get(&self, cell: Cell) -> Option<&T> {
        self.has(cell).then(|| &self[cell])
    }

    /// The value of a cell, `None` off the board.
    pub fn get_mut(&mut self, cell: Cell) -> Option<&mut T> {
        if self.has(cell) { Some(&mut self[cell]) } else { None }
    }

    /// The neighbour in a direction, `None` off the board.
    pub fn step(&self, cell: Cell, dir: Dir) -> Option<Cell> {
        cell.step(dir).filter(|&next| self.has(next))
    }

    /// All cells in reading order. The iterator borrows nothing.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<T> {
        let cols = self.cols;
        (0..self.rows).flat_map(move |row| (0..cols).map(move |col| Cell { row, col }))
    }

    /// All cells with their values, in reading order.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, &T)> {
        self.cells().zip(&self.cells)
    }

    /// The values in reading order.
    pub fn as_slice(&self) -> &[T] {
        &self.cells
    }

    /// The values in reading order.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.cells
    }

    /// The values of a row, empty off the board.
    pub fn row(&self, row: u16) -> &[T] {
        let from = usize::from(row) * usize::from(self.cols);
        self.cells.get(from..from + usize::from(self.cols)).unwrap_or(&[])
    }

    /// A board of the same size, with values computed from this one's.
    pub fn map<U>(&self, mut make: impl FnMut(Cell, &T) -> U) -> Grid<U> {
        Grid {
            rows: self.rows,
            cols: self.cols,
            cells: self.iter().map(|(cell, value)| make(cell, value)).collect(),
        }
    }

    fn place(&self, cell: Cell) -> usize {
        assert!(self.has(cell), "{cell} is off a board of {} rows and {} columns", self.rows, self.cols);
        usize::from(cell.row) * usize::from(self.cols) + usize::from(cell.col)
    }
}

impl<T: Clone> Grid<T> {
    /// Creates a board filled with one value.
    pub fn new(rows: u16, cols: u16, value: T) -> Self {
        Self { rows, cols, cells: vec![value; usize::from(rows) * usize::from(cols)] }
    }
}

impl<T> Index<Cell> for Grid<T> {
    type Output = T;

    fn index(&self, cell: Cell) -> &T {
        &self.cells[self.place(cell)]
    }
}

impl<T> IndexMut<Cell> for Grid<T> {
    fn index_mut(&mut self, cell: Cell) -> &mut T {
        let place = self.place(cell);
        &mut self.cells[place]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_turn_print_and_parse() {
        assert_eq!(Dir::Up.turned(1), Dir::Right);
        assert_eq!(Dir::Left.turned(1), Dir::Up);
        for dir in Dir::ALL {
            assert_eq!(dir.opposite().opposite(), dir);
            assert_eq!(dir.to_string().parse(), Ok(dir));
            let cell = Cell::new(5, 5);
            assert_eq!(cell.step(dir).unwrap().step(dir.opposite()), Some(cell));
        }
        assert_eq!(
            "north".parse::<Dir>().unwrap_err().to_string(),
            "line 1, column 1: expected `up`, `right`, `down` or `left`, found `north`"
        );
    }

    #[test]
    fn steps_off_the_board_are_none() {
        let grid = Grid::new(2, 3, 0);
        assert_eq!(grid.step(Cell::new(0, 0), Dir::Up), None);
        assert_eq!(grid.step(Cell::new(0, 0), Dir::Left), None);
        assert_eq!(grid.step(Cell::new(1, 2), Dir::Down), None);
        assert_eq!(grid.step(Cell::new(1, 1), Dir::Right), Some(Cell::new(1, 2)));
        assert_eq!(grid.get(Cell::new(2, 0)), None);
        assert_eq!(Cell::new(u16::MAX, 0).step(Dir::Down), None);
        assert_eq!(Cell::new(u16::MAX, 0).to_string(), "r65536c1");
    }

    #[test]
    fn cells_read_from_one() {
        assert_eq!(whole("r2c13", Cell::read), Ok(Cell::new(1, 12)));
        for bad in ["r0c1", "r1", "c1r1", "r1c70000", ""] {
            assert!(whole(bad, Cell::read).is_err(), "{bad}");
        }
    }

    #[test]
    fn grids_are_in_reading_order() {
        let grid = Grid::from_fn(2, 2, |cell| cell.row * 10 + cell.col);
        assert_eq!(grid.as_slice(), [0, 1, 10, 11]);
        assert_eq!(grid.row(1), [10, 11]);
        assert_eq!(grid.row(2), [0u16; 0]);
        assert_eq!(grid.cells().last(), Some(Cell::new(1, 1)));
    }
}
