//! Aiming: the place where a tile would be put, and the outcome.

use tilery_kit::Cell;

use crate::board::Board;
use crate::field::{Cells, Field, Line, MAX_SIZE};
use crate::tile::{Colour, Orientation, Shape, Tile};

/// A tile snaps to the nearest place within half a cell, with some slack.
const SNAP: f32 = 0.6;

/// Returns the free place for a shape that is nearest to the upper left corner of its box.
pub fn snap(field: &Field, laid: Shape, x: f32, y: f32) -> Option<Cell> {
    let free = field.free();
    let near = |at: f32, row: u16| (at - f32::from(row)).abs();
    Field::spots(field.size(), laid)
        .into_iter()
        .filter(|(at, _)| near(x, at.col) <= SNAP && near(y, at.row) <= SNAP)
        .filter(|(_, cells)| free.holds(*cells))
        .map(|(at, _)| (at, near(x, at.col) + near(y, at.row)))
        .reduce(|best, other| if other.1 < best.1 { other } else { best })
        .map(|(at, _)| at)
}

/// Returns the place on the grid, free or not, that is nearest to the shape's box; the first cell for a shape
/// that is larger than the grid.
pub fn nearest(size: u8, laid: Shape, x: f32, y: f32) -> Cell {
    let place = |at: f32, length: u8| at.round().min(f32::from(size.saturating_sub(length))).max(0.0) as u16;
    Cell::new(place(y, laid.rows()), place(x, laid.cols()))
}

/// A tile as it would be placed on the grid.
#[derive(Debug, Clone, Copy)]
pub struct Aim {
    pub colour: Colour,
    /// The cells that the tile would cover, without those beyond the grid.
    pub cells: Cells,
    /// True if the tile can be placed there.
    pub fits: bool,
}

impl Aim {
    /// Lays the tile in a way, with the corner of its box on a cell.
    pub fn new(field: &Field, tile: &Tile, orientation: Orientation, at: Cell) -> Self {
        let laid = tile.shape.laid(orientation);
        let size = field.size();
        let (row, col) = (at.row.min(u16::from(MAX_SIZE)) as u8, at.col.min(u16::from(MAX_SIZE)) as u8);
        let is_inside = row + laid.rows() <= size && col + laid.cols() <= size;
        // A cell beyond the last column would wrap into the next row.
        let inside = laid.cells().filter(|&(r, c)| row + r < size && col + c < size);
        let cells = inside.fold(Cells::NONE, |cells, (r, c)| {
            cells | Cells::one(Cell::new(u16::from(row + r), u16::from(col + c)))
        });
        Self { colour: tile.colour, cells, fits: is_inside && field.free().holds(cells) }
    }
}

/// The outcome of a placement, up to the validation of groups.
#[derive(Debug, Clone, Default)]
pub struct Outcome {
    /// The lines that are complete after the placement.
    pub lines: Vec<(Line, Cells)>,
    /// The points of these lines.
    pub points: u64,
    /// The blocks that are valid after the placement, by their cells on the present grid.
    pub valid: Cells,
    /// The number of blocks among them that are not valid yet.
    pub newly_valid: u32,
}

impl Outcome {
    /// Computes the outcome of a placement that fits.
    pub fn of(board: &Board, aim: &Aim) -> Self {
        let mut field = *board.field();
        field.put(aim.colour, aim.cells);
        let lines: Vec<(Line, Cells)> = field.lines();
        let points = lines.len() as u64 * field.line_points();
        field.clear(lines.iter().fold(Cells::NONE, |all, (_, cells)| all | *cells));
        let mut shift = (0, 0);
        if !lines.is_empty() && field.size() < MAX_SIZE {
            shift = board.corner().before();
            field = field.grown(board.corner());
        }
        let valid = field.valid();
        let valid = valid.moved_back(shift.0, shift.1);
        let newly_valid = (valid & !board.field().valid()).count();
        Self { lines, points, valid, newly_valid }
    }
}
