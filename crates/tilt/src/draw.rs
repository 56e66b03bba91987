//! Draws the board as sprites and labels.

use tilery_kit::{Key, Rect, Role, Say, Scene, roles};

use crate::board::Board;
use crate::input::Ui;
use crate::power::{MAX_POWER, value};

roles! {
    ROLE_GROUND = Role::new("ground", 1);
    ROLE_SLOT = Role::new("slot", 1);
    ROLE_TILE = Role::new("tile", MAX_POWER as u16 + 1);
    ROLE_ARROW = Role::new("arrow", 1);
}

const LAYER_SLOT: u8 = 1;
const LAYER_TILE: u8 = 2;
const LAYER_ARROW: u8 = 3;

/// The margin of the ground around the cells, in cells.
const RIM: f32 = 0.09;

/// The side of the arrow of a hint, in cells.
const ARROW: f32 = 0.72;

pub fn draw(board: &Board, ui: &Ui, scene: &mut Scene) {
    let tiles = board.tiles();
    let area = Rect::new(0.0, 0.0, f32::from(tiles.cols()), f32::from(tiles.rows()));
    scene.view = area.grown(RIM);
    scene.sprite(Key::fixed(0), ROLE_GROUND, scene.view);
    for (cell, tile) in tiles.iter() {
        let rect = Rect::cell(cell);
        let slot = Key::fixed(1 + u32::from(cell.row) * u32::from(tiles.cols()) + u32::from(cell.col));
        scene.sprite(slot, ROLE_SLOT, rect).layer(LAYER_SLOT);
        let say = match tile {
            None => Say::new("tilt-empty"),
            Some(tile) => Say::new("tilt-tile").with("value", value(tile.power)),
        };
        scene.label((cell.row, cell.col), rect.centre(), say);
    }
    for (cell, tile) in tiles.iter() {
        if let Some(tile) = tile {
            let sprite = scene.sprite(tile.key.0, ROLE_TILE, Rect::cell(cell));
            sprite.look(u16::from(tile.power)).text(value(tile.power)).layer(LAYER_TILE);
        }
    }
    if let Some(dir) = ui.suggested {
        // Where four cells meet, it covers no number.
        let corner = ((area.w / 2.0).floor(), (area.h / 2.0).floor());
        let rect = Rect::new(corner.0 - ARROW / 2.0, corner.1 - ARROW / 2.0, ARROW, ARROW);
        scene.sprite(Key::fixed(1000), ROLE_ARROW, rect).turn(dir as u8).layer(LAYER_ARROW);
    }
}

/// Draws the tiles that appear next. Their cells depend on the moves, so they are not shown.
pub fn coming(board: &Board, moves: usize, scene: &mut Scene) {
    scene.view = Rect::new(0.0, 0.0, moves as f32, 1.0);
    for (n, power) in (0u16..).zip(board.coming().take(moves)) {
        let tile = Rect::new(f32::from(n), 0.0, 1.0, 1.0);
        let sprite = scene.sprite(Key::fixed(u32::from(n)), ROLE_TILE, tile);
        sprite.look(u16::from(power)).text(value(power)).layer(LAYER_TILE);
        scene.label((0, n), tile.centre(), Say::new("tilt-coming").with("value", value(power)));
    }
}
