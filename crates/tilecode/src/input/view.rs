//! The camera over large maps, and the keyboard cursor in games with tap rules.

use tilery_kit::{Dir, Layout};

use super::{Taken, Ui};
use crate::board::Board;
use crate::model::Button;

impl Ui {
    /// Zooms or moves the camera. Does nothing if the view would not change.
    pub(super) fn look(&mut self, board: &Board, what: &str, layout: Layout) -> Taken {
        let before = self.camera;
        let window = self.desk(board, layout).window;
        let by = |length: usize| (length as i16 / 4).max(1);
        match what {
            "zoom-in" => self.camera.nearer += 1,
            "zoom-out" => self.camera.nearer -= 1,
            "pan-up" => self.camera.down -= by(window.rows),
            "pan-down" => self.camera.down += by(window.rows),
            "pan-left" => self.camera.right -= by(window.cols),
            "pan-right" => self.camera.right += by(window.cols),
            _ => {}
        }
        if self.desk(board, layout).window != window {
            return Taken::Seen;
        }
        // Undoes the change, since the player would otherwise have to move back from beyond the map.
        self.camera = before;
        Taken::Nothing
    }

    /// Moves the cursor by a key, or touches its tile. Returns false if the key has another meaning.
    pub(super) fn points(&mut self, board: &Board, key: &str, layout: Layout) -> bool {
        let buttons = board.buttons();
        let way = Dir::from_ijkl(key)
            .or_else(|| Dir::from_arrow(key).filter(|dir| !buttons.has(Button::Arrow(*dir))));
        if way.is_none() && key != "Enter" && (key != " " || buttons.has(Button::A)) {
            return false;
        }
        let window = self.desk(board, layout).window;
        let Some((row, col)) = self.cursor else {
            // The first key only shows the cursor.
            self.cursor = Some(((window.row + window.rows / 2) as u8, (window.col + window.cols / 2) as u8));
            return true;
        };
        let Some(way) = way else {
            self.tap(row, col);
            return true;
        };
        let (down, right) = way.delta();
        let step = |at: u8, by: i32, most: usize| (i32::from(at) + by).clamp(0, most as i32 - 1) as u8;
        let next = (step(row, down, board.rows), step(col, right, board.cols));
        self.cursor = Some(next);
        if !window.holds((next.0.into(), next.1.into())) {
            self.look(board, PANS[way as usize], layout);
        }
        true
    }
}

/// The camera actions that move the view, by direction.
const PANS: [&str; 4] = ["pan-up", "pan-right", "pan-down", "pan-left"];

/// The camera action of a key.
pub(super) fn view_of(key: &str) -> Option<&'static str> {
    Some(match key {
        "+" | "=" => "zoom-in",
        "-" => "zoom-out",
        _ => return Dir::from_ijkl(key).map(|way| PANS[way as usize]),
    })
}
