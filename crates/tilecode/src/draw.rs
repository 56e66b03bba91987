//! The board as it is seen and said.

use tilery_kit::{Key, Point, Rect, Say, Scene};

use crate::board::Board;
use crate::input::Ui;
use crate::model::Kind;

/// The role of backgrounds; looks are kinds.
pub const ROLE_BACKGROUND: u16 = 0;
/// The role of sprites; looks are kinds.
pub const ROLE_SPRITE: u16 = 1;
/// The role of what lies behind a map.
pub const ROLE_GROUND: u16 = 2;

/// The camera shows at most so many rows and columns.
const VIEW: usize = 15;

/// The part of the map that the camera shows, in rows and columns from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    /// The first row.
    pub row: usize,
    /// The first column.
    pub col: usize,
    /// How many rows.
    pub rows: usize,
    /// How many columns.
    pub cols: usize,
}

impl Window {
    /// Whether a place is drawn: in the window or next to it, from where it may move in.
    pub fn shows(&self, (row, col): (usize, usize)) -> bool {
        let is_near = |place: usize, from: usize, length: usize| place + 1 >= from && place <= from + length;
        is_near(row, self.row, self.rows) && is_near(col, self.col, self.cols)
    }
}

impl Board {
    /// What the camera shows: the whole map if it is small, else a part around the first sprite of the first kind.
    pub(crate) fn view(&self) -> Window {
        let (rows, cols) = (self.rows.min(VIEW), self.cols.min(VIEW));
        let first = self.first().map(|piece| self.place(piece.tile));
        let (row, col) = first.unwrap_or((self.rows / 2, self.cols / 2));
        Window {
            row: row.saturating_sub(rows / 2).min(self.rows - rows),
            col: col.saturating_sub(cols / 2).min(self.cols - cols),
            rows,
            cols,
        }
    }
}

/// Draws a board.
pub fn draw(board: &Board, _: &Ui, scene: &mut Scene) {
    let window = board.view();
    let meaning = board.project().meaning();
    scene.view = Rect::new(window.col as f32, window.row as f32, window.cols as f32, window.rows as f32);
    let kinds = meaning.sprites.len() as u8;
    for row in window.row.saturating_sub(1)..board.rows.min(window.row + window.rows + 1) {
        for col in window.col.saturating_sub(1)..board.cols.min(window.col + window.cols + 1) {
            let tile = board.tile(row, col);
            let kind = board.backgrounds[usize::from(tile)];
            let rect = Rect::new(col as f32, row as f32, 1.0, 1.0);
            scene
                .sprite(Key::fixed(u32::from(tile)), ROLE_BACKGROUND, rect)
                .look(u16::from(kind));
            for (_, piece) in board.on(tile) {
                // The first kind is drawn above the second, and so on.
                scene
                    .sprite(piece.key, ROLE_SPRITE, rect)
                    .look(u16::from(piece.kind))
                    .layer(1 + kinds.saturating_sub(piece.kind));
            }
            let (r, c) = (row.wrapping_sub(window.row), col.wrapping_sub(window.col));
            if r < window.rows && c < window.cols {
                label(board, (row, col), (r as u16, c as u16), scene);
            }
        }
    }
}

fn label(board: &Board, (row, col): (usize, usize), place: (u16, u16), scene: &mut Scene) {
    let meaning = board.project().meaning();
    let tile = board.tile(row, col);
    let name = |kinds: &[Kind], kind: u8| kinds.get(usize::from(kind)).map_or(String::new(), |kind| kind.name.clone());
    let background = name(&meaning.backgrounds, board.backgrounds[usize::from(tile)]);
    let mut sprites = String::new();
    let mut kinds: Vec<u8> = board.on(tile).map(|(_, piece)| piece.kind).collect();
    kinds.sort_unstable();
    for kind in kinds {
        if !sprites.is_empty() {
            sprites.push_str(", ");
        }
        sprites.push_str(&name(&meaning.sprites, kind));
    }
    let at = Point { x: col as f32 + 0.5, y: row as f32 + 0.5 };
    let say = if sprites.is_empty() {
        Say::new("tilecode-tile").with("background", background)
    } else {
        Say::new("tilecode-sprites").with("background", background).with("sprites", sprites)
    };
    scene.label(place, at, say);
}
