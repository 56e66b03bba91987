//! Tiles: a polyomino of up to six cells in one of five colours, and its eight orientations.

use tilery_kit::{Aside, Key, Keys};

/// A colour of tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Colour {
    /// `b`
    Blue,
    /// `r`
    Red,
    /// `g`
    Green,
    /// `y`
    Yellow,
    /// `v`
    Violet,
}

impl Colour {
    /// All colours.
    pub const ALL: [Self; 5] = [Self::Blue, Self::Red, Self::Green, Self::Yellow, Self::Violet];

    /// The letter of the colour in notation.
    pub fn letter(self) -> char {
        ['b', 'r', 'g', 'y', 'v'][self as usize]
    }

    /// The key by which translated sentences select the colour's name.
    pub fn name(self) -> &'static str {
        ["blue", "red", "green", "yellow", "violet"][self as usize]
    }

    /// Parses a colour's letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

/// A polyomino in its box, which has no empty row or column: bit `8 * row + column`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape(u64);

impl Shape {
    /// The largest number of cells of a tile.
    pub const MAX_CELLS: usize = 6;

    /// Parses a shape from rows of `1` and `0` joined by `+`. For constants only: input is not validated.
    pub(crate) const fn drawn(text: &str) -> Self {
        let bytes = text.as_bytes();
        let (mut bits, mut row, mut col, mut i) = (0, 0, 0, 0);
        while i < bytes.len() {
            if bytes[i] == b'+' {
                row += 1;
                col = 0;
            } else {
                if bytes[i] == b'1' {
                    bits |= 1 << (8 * row + col);
                }
                col += 1;
            }
            i += 1;
        }
        Self(bits)
    }

    /// The shape of these cells, rows and columns below 8, moved into the upper left corner.
    pub fn from_cells(cells: impl Iterator<Item = (u8, u8)>) -> Self {
        let bits = cells.fold(0u64, |bits, (row, col)| bits | 1 << (8 * row + col));
        if bits == 0 {
            return Self(0);
        }
        let bits = bits >> (8 * (bits.trailing_zeros() / 8));
        let columns = (0..8).fold(0u64, |columns, row| columns | (bits >> (8 * row)) & 0xff);
        Self(bits >> columns.trailing_zeros())
    }

    /// The cells as (row, column) in reading order.
    pub fn cells(self) -> impl Iterator<Item = (u8, u8)> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros() as u8;
            (left != 0).then(|| {
                left &= left - 1;
                (bit / 8, bit % 8)
            })
        })
    }

    /// True if the cell belongs to the shape.
    pub fn has(self, row: u8, col: u8) -> bool {
        row < 8 && col < 8 && self.0 >> (8 * row + col) & 1 == 1
    }

    /// The number of cells.
    pub fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The height of the box.
    pub fn rows(self) -> u8 {
        8 - (self.0.leading_zeros() / 8) as u8
    }

    /// The width of the box.
    #[inline(never)]
    pub fn cols(self) -> u8 {
        self.cells().map(|(_, col)| col + 1).max().unwrap_or(0)
    }

    /// The shape laid in one of the eight orientations.
    #[must_use]
    #[inline(never)]
    pub fn laid(self, orientation: Orientation) -> Self {
        Self::from_cells(self.cells().map(|cell| self.cell_laid(cell, orientation)))
    }

    /// The position of a cell of the shape within the box of the laid shape.
    #[inline(never)]
    pub fn cell_laid(self, (row, col): (u8, u8), orientation: Orientation) -> (u8, u8) {
        let (mut rows, mut cols) = (self.rows(), self.cols());
        let mut cell = if orientation.is_mirrored() { (row, cols - 1 - col) } else { (row, col) };
        for _ in 0..orientation.quarters() {
            cell = (cell.1, rows - 1 - cell.0);
            (rows, cols) = (cols, rows);
        }
        cell
    }

    /// True if no rotation equals its mirror image.
    pub fn is_chiral(self) -> bool {
        let mirrored = self.laid(Orientation::MIRRORED);
        Orientation::ALL[..4].iter().all(|&orientation| self.laid(orientation) != mirrored)
    }

    /// The different shapes that the eight orientations give, each with the first orientation that gives it.
    #[inline(never)]
    pub fn distinct(self) -> impl Iterator<Item = (Orientation, Self)> {
        let all = Orientation::ALL.map(|orientation| self.laid(orientation));
        (0..8).filter(move |&i| !all[..i].contains(&all[i])).map(move |i| (Orientation::ALL[i], all[i]))
    }

    /// The first orientation that gives the same shape as `orientation`.
    pub fn canonical(self, orientation: Orientation) -> Orientation {
        let laid = self.laid(orientation);
        Orientation::ALL.into_iter().find(|&other| self.laid(other) == laid).unwrap_or(orientation)
    }

    /// True if the cells are connected by sides.
    pub fn is_connected(self) -> bool {
        let mut reached = self.0 & self.0.wrapping_neg();
        loop {
            let around = reached | reached << 1 | reached >> 1 | reached << 8 | reached >> 8;
            let next = around & self.0;
            if next == reached {
                return reached == self.0;
            }
            reached = next;
        }
    }

    /// Prints rows of `1` and `0` joined by `+`.
    pub fn print(self, out: &mut String) {
        for row in 0..self.rows() {
            if row > 0 {
                out.push('+');
            }
            out.extend((0..self.cols()).map(|col| if self.has(row, col) { '1' } else { '0' }));
        }
    }
}

/// One of the eight orientations of a tile: quarter turns clockwise, after mirroring from left to right or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Orientation(u8);

impl Orientation {
    /// All eight, in the order of notation: `0 1 2 3 m0 m1 m2 m3`.
    pub const ALL: [Self; 8] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7)];
    /// Mirrored but not turned.
    pub const MIRRORED: Self = Self(4);

    /// True if the tile is mirrored first.
    pub fn is_mirrored(self) -> bool {
        self.0 >= 4
    }

    /// The number of quarter turns clockwise, after mirroring.
    pub fn quarters(self) -> u8 {
        self.0 % 4
    }

    /// One more quarter turn clockwise.
    #[must_use]
    pub fn turned(self) -> Self {
        Self(self.0 & 4 | (self.0 + 1) & 3)
    }

    /// The laid tile mirrored from left to right.
    #[must_use]
    pub fn mirrored(self) -> Self {
        Self((self.0 ^ 4) & 4 | (4 - self.quarters()) & 3)
    }
}

/// A tile of the tray.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tile {
    /// The colour of all its cells.
    pub colour: Colour,
    /// The shape before any turn, as drawn and printed.
    pub shape: Shape,
    /// The keys of its cells, in reading order; keys beyond the number of cells are unused.
    pub keys: Aside<[Key; Shape::MAX_CELLS]>,
}

impl Tile {
    /// Creates a tile with fresh keys.
    pub fn new(colour: Colour, shape: Shape, keys: &mut Keys) -> Self {
        Self { colour, shape, keys: Aside(std::array::from_fn(|_| keys.fresh())) }
    }

    /// The key that identifies the tile.
    pub fn key(&self) -> Key {
        self.keys.0[0]
    }

    /// The cells of the laid tile, with their keys.
    pub fn blocks(&self, orientation: Orientation) -> impl Iterator<Item = ((u8, u8), Key)> {
        let shape = self.shape;
        shape.cells().map(move |cell| shape.cell_laid(cell, orientation)).zip(self.keys.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(shape: Shape) -> String {
        let mut out = String::new();
        shape.print(&mut out);
        out
    }

    #[test]
    fn the_eight_ways_of_an_l() {
        let l = Shape::drawn("111+100");
        let orientations = Orientation::ALL.map(|orientation| text(l.laid(orientation)));
        let turned = ["111+100", "11+01+01", "001+111", "10+10+11"];
        let mirrored = ["111+001", "01+01+11", "100+111", "11+10+10"];
        assert_eq!(orientations, [turned, mirrored].concat()[..]);
        assert_eq!(l.distinct().count(), 8);
        assert!(l.is_chiral());
        assert_eq!((l.rows(), l.cols(), l.count()), (2, 3, 4));
    }

    #[test]
    fn turning_and_mirroring_apply_to_the_laid_tile() {
        let l = Shape::drawn("111+100");
        for orientation in Orientation::ALL {
            let seen = l.laid(orientation);
            assert_eq!(l.laid(orientation.turned()), seen.laid(Orientation(1)));
            assert_eq!(l.laid(orientation.mirrored()), seen.laid(Orientation::MIRRORED));
        }
    }

    #[test]
    fn distinct_ways_and_their_canonical_names() {
        let counts = [("1", 1), ("111", 2), ("11+11", 1), ("10+11", 4), ("110+011", 4), ("010+111+010", 1)];
        for (drawn, count) in counts {
            let shape = Shape::drawn(drawn);
            assert_eq!(shape.distinct().count(), count, "{drawn}");
            let canonical: Vec<Orientation> = shape.distinct().map(|(orientation, _)| orientation).collect();
            assert!(
                Orientation::ALL
                    .into_iter()
                    .all(|orientation| canonical.contains(&shape.canonical(orientation)))
            );
        }
        assert_eq!(Shape::drawn("111").canonical(Orientation(3)), Orientation(1));
    }

    #[test]
    fn disconnected_shapes_are_detected() {
        assert!(Shape::drawn("11+10+10+11").is_connected());
        assert!(!Shape::drawn("10+01").is_connected());
        assert!(!Shape::drawn("101").is_connected());
    }
}
