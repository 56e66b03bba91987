//! Draws the board as a scene, with labels for screen readers.

use tilery_kit::{Aside, Key, Rect, Role, Say, Scene, roles};

use crate::board::Board;
use crate::input::Ui;

roles! {
    GROUND = Role::new("ground", 1);
    SLOT = Role::new("slot", 1);
    // Two looks: normal and pressed.
    LIGHT = Role::new("light", 2);
    CURSOR = Role::new("cursor", 1);
    HINT = Role::new("hint", 1);
}

/// The distance between the background of a cell and its border.
const MARGIN: f32 = 0.15;

/// Draws the board with the cursor and the hint of `ui`.
pub fn draw(board: &Board, ui: &Ui, scene: &mut Scene) {
    let cells = board.cells();
    let all = Rect::new(0.0, 0.0, f32::from(cells.cols()), f32::from(cells.rows())).grown(MARGIN);
    scene.view = all;
    scene.sprite(Key::fixed(0), GROUND, all);
    for ((cell, light), n) in cells.iter().zip(1..) {
        let rect = Rect::cell(cell);
        scene.sprite(Key::fixed(n), SLOT, rect);
        if let Some(Aside(key)) = light {
            scene.sprite(*key, LIGHT, rect).look(u16::from(ui.aimed == Some(cell))).layer(1);
        }
        let id = if light.is_some() { "template-lit" } else { "template-dark" };
        scene.label((cell.row, cell.col), rect.centre(), Say::new(id));
    }
    let marks = [(1000, HINT, ui.suggested.map(|mv| mv.0)), (1001, CURSOR, ui.shown_cursor())];
    for (key, role, cell) in marks {
        if let Some(cell) = cell.filter(|&cell| cells.has(cell)) {
            scene.sprite(Key::fixed(key), role, Rect::cell(cell)).layer(2);
        }
    }
    scene.focus = Some((ui.cursor.row, ui.cursor.col));
}
