//! Draws the tiles zone: its floor, bars and points, and the joining of cells with neighbours.

use tilery_kit::{Dir, Rect, Scene};

use super::{BAR, CELL, LAYER_BAR, LAYER_CELL, LAYER_POINT, POINT, key};
use crate::doubled::letters;
use crate::push::{Code, joint};
use crate::zone::{Corner, Edge, Zone};

const BAR_LENGTH: f32 = 0.8;
const BAR_IN_HOLE: f32 = 0.44;
const BAR_WIDTH: f32 = 0.2;
const BAR_GAP: f32 = 0.07;
const POINT_SIZE: f32 = 0.34;

pub fn cell_rect(zone: &Zone, cell: u16) -> Rect {
    Rect::cell(zone.cell(cell))
}

pub(super) fn draw_zone(zone: &Zone, scene: &mut Scene) {
    draw_cells(zone, |_| 0, scene);
    draw_elements(zone, scene);
}

/// Draws the floor of the tiles zone.
pub fn draw_cells(zone: &Zone, look: impl Fn(u16) -> u16, scene: &mut Scene) {
    for cell in (0..zone.size()).filter(|&cell| zone.holds(cell)) {
        let rect = cell_rect(zone, cell);
        let joined = around(zone, cell, |other| zone.holds(other));
        scene.sprite(key(2, cell.into()), CELL, rect).look(look(cell)).joined(joined).layer(LAYER_CELL);
    }
}

/// Draws the bars and points.
pub fn draw_elements(zone: &Zone, scene: &mut Scene) {
    let mut told_apart = 0;
    for (jump, bars) in (0u32..).zip(zone.jumps()) {
        let is_plain = is_across(zone, bars);
        let letter = if is_plain { None } else { letters().nth(told_apart.into()) };
        told_apart += u16::from(!is_plain);
        for (n, &bar) in (0u32..).zip(bars) {
            let sprite = scene.sprite(key(3, jump * 2 + n), BAR, bar_rect(zone, bar));
            sprite.look(if is_plain { 0 } else { told_apart }).turn(bar.side as u8).layer(LAYER_BAR);
            if let Some(letter) = letter {
                sprite.text(&*char::from(letter).to_string());
            }
        }
    }
    for (turn, &corner) in (0u32..).zip(zone.turns()) {
        scene.sprite(key(4, turn), POINT, point_rect(corner)).layer(LAYER_POINT);
    }
}

/// True if a jump connects opposite ends of a row or column, so that its bars need no colour.
fn is_across(zone: &Zone, [one, other]: &[Edge; 2]) -> bool {
    let (from, to) = (zone.cell(one.cell), zone.cell(other.cell));
    let is_in_line = if one.side.is_horizontal() { from.row == to.row } else { from.col == to.col };
    is_in_line && one.side == other.side.opposite()
}

/// The rectangle of a bar, outside the cell along its side.
pub fn bar_rect(zone: &Zone, Edge { cell, side }: Edge) -> Rect {
    let (down, right) = side.delta();
    let middle = cell_rect(zone, cell).centre();
    let away = 0.5 + BAR_GAP + BAR_WIDTH / 2.0;
    // In the corner of a hole, a shorter bar leaves room for a second one.
    let beyond = zone.cell(cell).step(side).and_then(|beyond| zone.index(beyond));
    let has_corner =
        |beyond| [1, 3].iter().any(|&turns| zone.neighbour(beyond, side.turned(turns)).is_some());
    let length = if beyond.is_some_and(has_corner) { BAR_IN_HOLE } else { BAR_LENGTH };
    let (w, h) = if side.is_horizontal() { (BAR_WIDTH, length) } else { (length, BAR_WIDTH) };
    let (x, y) = (middle.x + right as f32 * away, middle.y + down as f32 * away);
    Rect::new(x - w / 2.0, y - h / 2.0, w, h)
}

pub fn point_rect(corner: Corner) -> Rect {
    let (x, y) = (f32::from(corner.col), f32::from(corner.row));
    Rect::new(x - POINT_SIZE / 2.0, y - POINT_SIZE / 2.0, POINT_SIZE, POINT_SIZE)
}

/// The sides and corners at which a cell joins its neighbours, see [`tilery_kit::Sprite::joined`]. A corner
/// joins if both of its sides do, and so does the cell beyond it.
pub fn around(zone: &Zone, cell: u16, joins: impl Fn(u16) -> bool) -> u8 {
    let side = |cell, dir| zone.neighbour(cell, dir).filter(|&other| joins(other));
    let mut joined = 0;
    for dir in Dir::ALL {
        let Some(beside) = side(cell, dir) else { continue };
        joined |= 1 << (dir as u8 * 2);
        let next = dir.turned(1);
        if side(cell, next).is_some() && side(beside, next).is_some() {
            joined |= 1 << (dir as u8 * 2 + 1);
        }
    }
    joined
}

/// Like [`around`], for the tile in a cell and the tiles joined to it.
pub fn joints_around(zone: &Zone, tile_at: impl Fn(u16) -> Code, cell: u16) -> u8 {
    let joint_to = |cell: u16, dir| zone.neighbour(cell, dir).filter(|_| tile_at(cell) & joint(dir) != 0);
    let mut joined = 0;
    for dir in Dir::ALL {
        let Some(beside) = joint_to(cell, dir) else { continue };
        joined |= 1 << (dir as u8 * 2);
        let next = dir.turned(1);
        let is_whole = joint_to(beside, next).zip(joint_to(cell, next));
        if is_whole.is_some_and(|(_, under)| joint_to(under, dir).is_some()) {
            joined |= 1 << (dir as u8 * 2 + 1);
        }
    }
    joined
}
