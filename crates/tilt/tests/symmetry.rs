//! Texts of boards that are equal for symmetric boards. The trail generator uses them too.

use tilery_kit::{Cell, Grid};
use tilery_tilt::Board;

/// The smallest of the texts of a board and its symmetric images.
pub fn canonical(board: &Board) -> String {
    let mut images = Vec::new();
    let mut powers = board.tiles().map(|_, tile| tile.map_or(0, |tile| tile.power));
    for _ in 0..4 {
        let (rows, cols) = (powers.rows(), powers.cols());
        powers = Grid::from_fn(cols, rows, |cell| powers[Cell::new(rows - 1 - cell.col, cell.row)]);
        let mirrored = Grid::from_fn(cols, rows, |cell| powers[Cell::new(cell.row, rows - 1 - cell.col)]);
        images.extend([&powers, &mirrored].map(|image| format!("{} {:?}", image.cols(), image.as_slice())));
    }
    images.into_iter().min().unwrap_or_default()
}
