//! The tray: the current tile and the next one.

use tilery_kit::{Cell, Keys, Point, Rect, Say, Scene};

use super::{
    FRAME, LAYER_BLOCK, LAYER_DRAG, LAYER_SIGN, ROLE_BLOCK, ROLE_HINT, ROLE_STUCK, ROLE_TRAY, joined,
    shape_text,
};
use crate::board::Board;
use crate::deal;
use crate::desk::Desk;
use crate::input::{Drag, Ui};
use crate::mid_turn;
use crate::moves::Move;
use crate::params::Params;
use crate::tile::{Orientation, Tile};

/// The opacity of tiles that fit nowhere.
const STUCK: f32 = 0.4;

pub fn draw(board: &Board, ui: &Ui, drag: Option<Drag>, desk: &Desk, scene: &mut Scene) {
    let is_stuck = board.mid_turn().is_stuck || !board.mid_turn().is_placed && !board.can_go_on();
    for (is_current, tile, place, key) in [
        (true, board.current(), desk.current, mid_turn::TRAY_CURRENT),
        (false, board.next(), desk.next, mid_turn::TRAY_NEXT),
    ] {
        scene.sprite(key, ROLE_TRAY, place).look(u16::from(!is_current));
        label(board, is_current, tile, ui.orientation(tile), place.centre(), scene);
        let is_away = is_current && board.mid_turn().is_placed
            || drag.is_some_and(|drag| drag.is_current == is_current);
        if is_away {
            continue;
        }
        let orientation = ui.orientation(tile);
        let (rect, cell) = desk.tray_box(is_current, tile.shape.laid(orientation));
        let opacity = if is_stuck { STUCK } else { 1.0 };
        draw_tile(tile, orientation, Point { x: rect.x, y: rect.y }, cell, (LAYER_BLOCK, opacity), scene);
        if is_stuck {
            let side = place.h.min(place.w) * 0.6;
            let centre = place.centre();
            let sign = Rect::new(centre.x - side / 2.0, centre.y - side / 2.0, side, side);
            let key = if is_current { mid_turn::STUCK_CURRENT } else { mid_turn::STUCK_NEXT };
            scene.sprite(key, ROLE_STUCK, sign).layer(LAYER_SIGN);
        }
    }
    if ui.suggested == Some(Move::Swap) && drag.is_none() {
        scene.sprite(mid_turn::HINT, ROLE_HINT, desk.next).look(FRAME).layer(LAYER_SIGN);
    }
}

/// Draws the tiles to come that can be placed within `moves` moves, assuming that the grid keeps its size.
pub fn coming(params: Params, board: &Board, moves: usize, scene: &mut Scene) {
    let (mut rng, mut keys) = (board.rng().clone(), Keys::default());
    let mut x = 0.0;
    // The two tiles of the tray come first.
    for n in 0..moves.saturating_sub(2) as u16 {
        let tile = deal::draw(params, board.field().size(), &mut rng, &mut keys);
        draw_tile(&tile, Orientation::default(), Point { x, y: 0.0 }, 1.0, (LAYER_BLOCK, 1.0), scene);
        let (w, h) = (f32::from(tile.shape.cols()), f32::from(tile.shape.rows()));
        let drawn = Rect::new(x, 0.0, w, h);
        scene.label((0, n), drawn.centre(), say("tileburst-next", &tile, Orientation::default()));
        scene.view = scene.view.with(drawn);
        x += w + 1.0;
    }
}

pub fn draw_dragged(board: &Board, ui: &Ui, drag: Drag, scene: &mut Scene) {
    let tile = if drag.is_current { board.current() } else { board.next() };
    draw_tile(tile, ui.orientation(tile), drag.corner, 1.0, (LAYER_DRAG, 0.9), scene);
}

fn draw_tile(
    tile: &Tile,
    orientation: Orientation,
    at: Point,
    cell: f32,
    (layer, opacity): (u8, f32),
    scene: &mut Scene,
) {
    let laid = tile.shape.laid(orientation);
    for ((row, col), key) in tile.blocks(orientation) {
        let rect = Rect::new(at.x + f32::from(col) * cell, at.y + f32::from(row) * cell, cell, cell);
        let joined =
            joined(Cell::new(row.into(), col.into()), |cell| laid.has(cell.row as u8, cell.col as u8));
        let sprite = scene.sprite(key, ROLE_BLOCK, rect).look(tile.colour as u16);
        sprite.joined(joined).layer(layer).opacity(opacity);
    }
}

fn label(
    board: &Board,
    is_current: bool,
    tile: &Tile,
    orientation: Orientation,
    at: Point,
    scene: &mut Scene,
) {
    let say = say(if is_current { "tileburst-current" } else { "tileburst-next" }, tile, orientation);
    scene.label((board.field().size().into(), u16::from(!is_current)), at, say);
}

fn say(id: &'static str, tile: &Tile, orientation: Orientation) -> Say {
    let say = Say::new(id).with("colour", tile.colour.name()).with("cells", tile.shape.count() as i64);
    say.with("rows", shape_text(tile.shape.laid(orientation)))
}
