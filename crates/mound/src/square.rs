//! The squares of the board, and its sides.

/// The number of rows and of columns.
pub const SIZE: usize = 8;

/// A square of the board: row and column from 0, from the top and from the left.
pub type Square = (usize, usize);

/// One of the four sides of the board, in the order of notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// Above the board, from where bricks drop.
    Top,
    /// To the right, from where bricks are thrown or knocked leftwards.
    Right,
    /// Below, from where bricks lift columns.
    Bottom,
    /// To the left, from where bricks are thrown or knocked rightwards.
    Left,
}

impl Side {
    /// All sides, in the order of notation.
    pub const ALL: [Self; 4] = [Self::Top, Self::Right, Self::Bottom, Self::Left];

    /// The name in text: `top`, `right`, `bottom` or `left`.
    pub fn name(self) -> &'static str {
        ["top", "right", "bottom", "left"][self as usize]
    }

    /// True if the lines of this side are vertical, as on the left and right.
    pub fn is_upright(self) -> bool {
        matches!(self, Self::Left | Self::Right)
    }
}
