//! The loupe: magnifies the chosen brick and its neighbours beside the finger that covers them.

use tilery_kit::{Key, Rect, Scene};

use super::{BRICK, CHOSEN, LAYER_LOUPE, LOUPE};
use crate::board::Board;
use crate::square::{SIZE, Side, Square};

const KEY_PANEL: Key = Key::fixed(40);
const KEY_CHOSEN: Key = Key::fixed(41);
/// The first key of bricks, numbered by index in the line, so that the panel's bricks slide with the choice.
const KEYS_BRICK: u32 = 42;

/// Length and width of the panel.
const LONG: f32 = 4.0;
const WIDE: f32 = 1.8;
/// Side lengths of the chosen brick and of its neighbours.
const LARGE: f32 = 1.5;
const SMALL: f32 = 1.05;

/// Draws the chosen brick between its neighbours, in a panel that covers neither the finger nor the resting
/// place.
pub fn draw_line(board: &Board, side: Side, index: usize, rest: Option<Square>, scene: &mut Scene) {
    let panel = if side.is_upright() { upright_panel(index, rest) } else { flat_panel(side, index, rest) };
    scene.sprite(KEY_PANEL, LOUPE, panel).layer(LAYER_LOUPE);
    let middle = panel.centre();
    let line = board.lines(side)[0];
    for (n, brick) in line.iter().enumerate() {
        let away = n as f32 - index as f32;
        if away.abs() > 1.0 {
            continue;
        }
        let size = if n == index { LARGE } else { SMALL };
        let shift = away * (LARGE + SMALL) / 2.0;
        let (dx, dy) = if side.is_upright() { (0.0, shift) } else { (shift, 0.0) };
        let rect = Rect::new(middle.x + dx - size / 2.0, middle.y + dy - size / 2.0, size, size);
        let key = Key::fixed(KEYS_BRICK + n as u32);
        scene.sprite(key, BRICK, rect).look(brick.colour.number().into()).layer(LAYER_LOUPE);
        if n == index {
            scene.sprite(KEY_CHOSEN, CHOSEN, rect).look(u16::from(rest.is_none())).layer(LAYER_LOUPE);
        }
    }
}

/// Places the panel above or below the row of flight, on the half of the board without the resting place.
fn upright_panel(row: usize, rest: Option<Square>) -> Rect {
    let y = if row < SIZE / 2 { 4.0 } else { 0.0 };
    let is_left = rest.is_none_or(|(_, column)| column >= SIZE / 2);
    Rect::new(if is_left { 0.2 } else { 7.8 - WIDE }, y, WIDE, LONG)
}

/// Places the panel at the top of the board, or at the bottom if the brick comes to rest at the top, on the
/// half not covered by the hand.
fn flat_panel(side: Side, column: usize, rest: Option<Square>) -> Rect {
    let y = if rest.is_some_and(|(row, _)| row < 2) { 7.8 - WIDE } else { 0.2 };
    let is_left = if side == Side::Top { column >= SIZE / 2 } else { column < SIZE / 2 };
    Rect::new(if is_left { 0.0 } else { 8.0 - LONG }, y, LONG, WIDE)
}
