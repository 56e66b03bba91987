//! The part of the map that is shown, or in which events are noticed. How much is shown depends on the room of the
//! screen (`desk.rs`).

use tilery_kit::Rect;

use crate::board::Board;

/// Events within this many rows around the first sprite have effects and sounds.
const NEAR_ROWS: usize = 36;
/// The same for columns.
const NEAR_COLS: usize = 48;

/// The player's changes to the camera, relative to its default.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Camera {
    /// Zoom steps: positive in, negative out.
    pub nearer: i8,
    /// Tiles down.
    pub down: i16,
    /// Tiles to the right.
    pub right: i16,
}

/// The part of the map that the camera shows, in rows and columns from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    /// The first row.
    pub row: usize,
    /// The first column.
    pub col: usize,
    pub rows: usize,
    pub cols: usize,
}

impl Window {
    /// True if a place is drawn: in the window, or next to it, from where a sprite may move in.
    pub fn shows(&self, (row, col): (usize, usize)) -> bool {
        let is_near = |place: usize, from: usize, length: usize| place + 1 >= from && place <= from + length;
        is_near(row, self.row, self.rows) && is_near(col, self.col, self.cols)
    }

    /// True if a place is in the window.
    pub fn holds(&self, (row, col): (usize, usize)) -> bool {
        (self.row..self.row + self.rows).contains(&row) && (self.col..self.col + self.cols).contains(&col)
    }

    /// Its rectangle, in tiles.
    pub(crate) fn rect(&self) -> Rect {
        Rect::new(self.col as f32, self.row as f32, self.cols as f32, self.rows as f32)
    }
}

impl Board {
    /// The part of the map around the first sprite of the first kind in which events have effects.
    pub(crate) fn near(&self) -> Window {
        self.window(NEAR_ROWS.min(self.rows), NEAR_COLS.min(self.cols), Camera::default())
    }

    /// A window of this size around the first sprite of the first kind, shifted by the player's camera.
    pub(crate) fn window(&self, rows: usize, cols: usize, camera: Camera) -> Window {
        let first = self.first().map(|piece| self.place(piece.tile));
        let (row, col) = first.unwrap_or((self.rows / 2, self.cols / 2));
        let near = |at: usize, by: i16, part: usize, all: usize| {
            let from = at.saturating_sub(part / 2).min(all - part);
            from.saturating_add_signed(isize::from(by)).min(all - part)
        };
        Window {
            row: near(row, camera.down, rows, self.rows),
            col: near(col, camera.right, cols, self.cols),
            rows,
            cols,
        }
    }
}
