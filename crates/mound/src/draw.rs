//! Draws the board as sprites and labels.

mod loupe;

use tilery_kit::{Key, Rect, Role, Say, Scene, roles};

use crate::board::{Board, Brick, MAX_COLOURS, squares};
use crate::input::{Hand, Ui};
use crate::layout::{Desk, FRAME, STACK_CELL, Spot, cell_rect, line_cell, move_of, spot_of};
use crate::moves::Move;
use crate::params::Params;
use crate::preview::Preview;
use crate::square::{SIZE, Side, Square};

roles! {
    GROUND = Role::new("ground", 1);
    WELL = Role::new("well", 1);
    WALL = Role::new("wall", 1);
    PIT_FRAME = Role::new("frame", 1);
    STACK = Role::new("stack", 1);
    BRICK = Role::new("brick", MAX_COLOURS as u16);
    REST = Role::new("rest", MAX_COLOURS as u16);
    DOOMED = Role::new("doomed", 2);
    PUSH = Role::new("push", 1);
    CHOSEN = Role::new("chosen", 3);
    REFUSED = Role::new("refused", 1);
    LOUPE = Role::new("loupe", 1);
    POINTS = Role::new("points", 1);
    HINT = Role::new("hint", 1);
}

const LAYER_PANEL: u8 = 1;
const LAYER_BRICK: u8 = 2;
const LAYER_PREVIEW: u8 = 3;
const LAYER_CHOSEN: u8 = 4;
const LAYER_LOUPE: u8 = 5;
const LAYER_POINTS: u8 = 6;

const KEY_CHOSEN: Key = Key::fixed(30);
const KEY_REFUSED: Key = Key::fixed(31);
const KEY_REST: Key = Key::fixed(32);
const KEY_SUM: Key = Key::fixed(33);
const KEY_HINT: Key = Key::fixed(34);
/// The inset of outer bricks on every side of their cells, in cells.
const OUTER_GAP: f32 = 0.05;

/// The minimum number of moves between drawing a brick and playing it: three along the stack, two along a
/// line.
const UNTIL_PLAYED: usize = 5;

const KEYS_DOOMED: u32 = 100;
const KEYS_PUSH: u32 = 200;

pub fn draw(params: &Params, board: &Board, ui: &Ui, scene: &mut Scene) {
    let desk = Desk::new(params, ui.room);
    scene.view = desk.view();
    scene.sprite(Key::fixed(0), GROUND, scene.view);
    let well = Rect::new(0.0, 0.0, SIZE as f32, SIZE as f32);
    scene.sprite(Key::fixed(6), PIT_FRAME, well.grown(FRAME)).layer(LAYER_PANEL);
    scene.sprite(Key::fixed(1), WELL, well).layer(LAYER_PANEL);
    for side in Side::ALL {
        scene.sprite(Key::fixed(2 + side as u32), WALL, desk.side_rect(side)).layer(LAYER_PANEL);
    }
    draw_stack(board, desk, scene);
    draw_bricks(params, board, desk, scene);
    // Intermediate boards of a film show no cursor, hint or preview.
    if !board.is_empty() && board.unsupported().is_none() && board.standing_blocks().is_empty() {
        draw_choice(params, board, ui, desk, scene);
    }
    scene.focus = Some(ui.cursor);
}

fn draw_stack(board: &Board, desk: Desk, scene: &mut Scene) {
    // The next brick is the largest, and nearest to the lines.
    let corner = desk.stack_rect();
    scene.sprite(Key::fixed(20), STACK, corner).layer(LAYER_PANEL);
    let (across, along) = (corner.w.min(corner.h), corner.w.max(corner.h));
    let gap = across * 0.06;
    let large = (across - 2.0 * gap).min(0.8);
    // The other two are behind it, along the longer side of the corner: in a row if that makes them larger,
    // otherwise side by side.
    let behind = gap + large + gap;
    let (in_row, aside) = ((along - behind - 2.0 * gap) / 2.0, (across - 3.0 * gap) / 2.0);
    let small = in_row.max(aside.min(along - behind - gap)).min(large * 0.8).max(0.05);
    let middle = |size: f32| (across - size) / 2.0;
    let places = if in_row >= small {
        [
            (gap, middle(large), large),
            (behind, middle(small), small),
            (behind + small + gap, middle(small), small),
        ]
    } else {
        [(gap, middle(large), large), (behind, gap, small), (behind, across - gap - small, small)]
    };
    for (brick, (along, aside, size)) in board.stack().iter().zip(places) {
        let (dx, dy) = if corner.h >= corner.w { (aside, along) } else { (along, aside) };
        draw_brick(brick, Rect::new(corner.x + dx, corner.y + dy, size, size), scene);
    }
    let [next, second, third] = board.stack().map(|brick| brick.colour.name());
    let say = Say::new("mound-next").with("colour", next).with("second", second).with("third", third);
    scene.label(STACK_CELL, corner.centre(), say);
}

fn draw_brick(brick: &Brick, rect: Rect, scene: &mut Scene) {
    scene.sprite(brick.key.0, BRICK, rect).look(brick.colour.number().into()).layer(LAYER_BRICK);
}

/// Draws the coming bricks that can be played within `moves` moves.
pub fn coming(params: &Params, board: &Board, moves: usize, scene: &mut Scene) {
    let mut board = board.clone();
    let colours = params.colours(board.level());
    let bricks = moves.saturating_sub(UNTIL_PLAYED);
    scene.view = Rect::new(0.0, 0.0, bricks as f32, 1.0);
    for n in 0..bricks as u16 {
        let brick = board.draw_brick(colours);
        let rect = Rect::new(n.into(), 0.0, 1.0, 1.0);
        draw_brick(&brick, rect.grown(-OUTER_GAP), scene);
        scene.label((0, n), rect.centre(), Say::new("mound-brick").with("colour", brick.colour.name()));
    }
}

fn draw_bricks(params: &Params, board: &Board, desk: Desk, scene: &mut Scene) {
    for (row, column) in squares() {
        let rect = cell_rect((row, column));
        let say = match &board.cells()[row][column] {
            None => Say::new("mound-empty"),
            Some(brick) => {
                draw_brick(brick, rect, scene);
                Say::new("mound-brick").with("colour", brick.colour.name())
            }
        };
        scene.label((row as u16 + 2, column as u16 + 2), rect.centre(), say);
    }
    for side in Side::ALL {
        for (is_outer, line) in [false, true].into_iter().zip(board.lines(side)) {
            for (index, brick) in line.iter().enumerate() {
                let cell = line_cell(side, index, is_outer);
                // Outer bricks are smaller, to show that they cannot be played yet.
                let rect = desk.brick_rect(side, index, is_outer);
                let at = rect.centre();
                // A slim brick shows only its colour.
                let is_small = is_outer && rect.w.min(rect.h) > 4.0 * OUTER_GAP;
                let rect = if is_small { rect.grown(-OUTER_GAP) } else { rect };
                draw_brick(brick, rect, scene);
                let mv = move_of(params, side, index, is_outer);
                let say = Say::new("mound-line")
                    .with("colour", brick.colour.name())
                    .with("line", if is_outer { "outer" } else { "inner" })
                    .with("side", side.name())
                    .with("number", index as i64 + 1)
                    .with("move", mv.kind().name());
                scene.label(cell, at, say);
            }
        }
    }
}

/// Marks the chosen brick or the stack, and the hint, and draws the preview of the choice, or of the hint if
/// nothing is chosen.
fn draw_choice(params: &Params, board: &Board, ui: &Ui, desk: Desk, scene: &mut Scene) {
    if let Some(spot) = ui.refused {
        scene.sprite(KEY_REFUSED, REFUSED, desk.spot_rect(spot)).layer(LAYER_CHOSEN);
    }
    if let Some(mv) = ui.suggested {
        scene.sprite(KEY_HINT, HINT, desk.spot_rect(spot_of(params, mv))).layer(LAYER_CHOSEN);
        if ui.chosen.is_none() {
            draw_preview(params, board, mv, scene);
        }
    }
    let Some(spot) = ui.chosen else { return };
    let Spot::Brick { side, index, is_outer } = spot else {
        scene.sprite(KEY_CHOSEN, CHOSEN, desk.spot_rect(spot)).look(2).layer(LAYER_CHOSEN);
        return;
    };
    let mv = move_of(params, side, index, is_outer);
    let preview = draw_preview(params, board, mv, scene);
    let frame = desk.spot_rect(spot_of(params, mv));
    let look = u16::from(preview.is_none());
    scene.sprite(KEY_CHOSEN, CHOSEN, frame).look(look).layer(LAYER_CHOSEN);
    if ui.hand == Hand::Finger {
        loupe::draw_line(board, side, index, preview.map(|preview| preview.rest), scene);
    }
}

/// Draws the preview of a move, unless it is refused.
fn draw_preview(params: &Params, board: &Board, mv: Move, scene: &mut Scene) -> Option<Preview> {
    let preview = board.preview(params, mv)?;
    for &(place, round) in &preview.eliminated {
        let key = Key::fixed(KEYS_DOOMED + number(place));
        scene.sprite(key, DOOMED, cell_rect(place)).look(round.min(1) as u16).layer(LAYER_PREVIEW);
    }
    let brick = board.lines(mv.side())[0][mv.index()];
    let rest = cell_rect(preview.rest);
    scene.sprite(KEY_REST, REST, rest).look(brick.colour.number().into()).layer(LAYER_PREVIEW);
    for &place in &preview.pushed {
        let key = Key::fixed(KEYS_PUSH + number(place));
        scene.sprite(key, PUSH, cell_rect(place)).turn(preview.dir as u8).layer(LAYER_PREVIEW);
    }
    if preview.points > 0 {
        let sum = scene.sprite(KEY_SUM, POINTS, rest);
        sum.layer(LAYER_POINTS).text(i64::from(preview.points));
    }
    Some(preview)
}

fn number((row, column): Square) -> u32 {
    (row * SIZE + column) as u32
}
