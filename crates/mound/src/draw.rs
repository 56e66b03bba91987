//! The board as it is seen and said.

use tilery_kit::{Key, Rect, Role, Say, Scene};

use crate::board::{Board, Brick, MAX_COLOURS, SIZE, Side, Square, squares};
use crate::film::points_key;
use crate::input::{Hand, Ui};
use crate::layout::{ALL, BUTTONS, Control, Spot, cell_rect, line_cell, move_of, side_rect, spot_of, square};
use crate::loupe;
use crate::moves::Move;
use crate::notation::Params;
use crate::preview::Preview;

/// What sprites can be, in the order of the numbers below.
pub const ROLES: &[Role] = &[
    Role::new("ground", 1),
    Role::new("well", 1),
    Role::new("wall", 1),
    Role::new("corner", 2),
    Role::new("name", 1),
    Role::new("figure", 3),
    Role::new("control", BUTTONS.len() as u16),
    Role::new("back", 2),
    Role::new("brick", MAX_COLOURS as u16),
    Role::new("rest", MAX_COLOURS as u16),
    Role::new("doomed", 2),
    Role::new("push", 1),
    Role::new("chosen", 3),
    Role::new("refused", 1),
    Role::new("loupe", 1),
    Role::new("points", 2),
    Role::new("hint", 1),
];

const GROUND: u16 = 0;
const WELL: u16 = 1;
const WALL: u16 = 2;
const CORNER: u16 = 3;
const NAME: u16 = 4;
const FIGURE: u16 = 5;
pub const CONTROL: u16 = 6;
const BACK: u16 = 7;
pub const BRICK: u16 = 8;
const REST: u16 = 9;
const DOOMED: u16 = 10;
const PUSH: u16 = 11;
pub const CHOSEN: u16 = 12;
const REFUSED: u16 = 13;
pub const LOUPE: u16 = 14;
const POINTS: u16 = 15;
const HINT: u16 = 16;

const LAYER_PANEL: u8 = 1;
const LAYER_BRICK: u8 = 2;
const LAYER_PREVIEW: u8 = 3;
const LAYER_CHOSEN: u8 = 4;
pub const LAYER_LOUPE: u8 = 5;
const LAYER_POINTS: u8 = 6;

const KEY_CHOSEN: Key = Key::fixed(30);
const KEY_REFUSED: Key = Key::fixed(31);
const KEY_REST: Key = Key::fixed(32);
const KEY_SUM: Key = Key::fixed(33);
const KEY_HINT: Key = Key::fixed(34);
/// How much smaller the bricks of the outer lines are, on every side.
const OUTER_GAP: f32 = 0.07;

const KEYS_DOOMED: u32 = 100;
const KEYS_PUSH: u32 = 200;

pub fn draw(params: &Params, board: &Board, ui: &Ui, scene: &mut Scene) {
    let all = f32::from(ALL);
    scene.view = Rect::new(0.0, 0.0, all, all);
    scene.sprite(Key::fixed(0), GROUND, scene.view);
    let well = Rect::new(2.0, 2.0, SIZE as f32, SIZE as f32);
    scene.sprite(Key::fixed(1), WELL, well).layer(LAYER_PANEL);
    for side in Side::ALL {
        scene.sprite(Key::fixed(2 + side as u32), WALL, side_rect(side)).layer(LAYER_PANEL);
    }
    draw_corners(board, scene);
    draw_bricks(params, board, scene);
    for (n, points) in board.shown.0.iter().enumerate() {
        let look = u16::from(points.is_bonus);
        let rect = if points.is_bonus { well.grown(-2.0) } else { cell_rect(points.place).grown(0.25) };
        scene
            .sprite(points_key(n), POINTS, rect)
            .look(look)
            .layer(LAYER_POINTS)
            .text(i64::from(points.points));
    }
    // Boards on the way are no boards to play on.
    if board.shown.0.is_empty() && board.unsupported().is_none() && board.standing_blocks().is_empty() {
        draw_choice(params, board, ui, scene);
    }
    scene.focus = Some(ui.cursor);
}

fn draw_corners(board: &Board, scene: &mut Scene) {
    let corners = [(0, 0), (0, 10), (10, 0), (10, 10)];
    for (n, corner) in (6..).zip(corners) {
        let rect = square(corner);
        let rect = Rect { w: 2.0, h: 2.0, ..rect };
        // The corner of the buttons stays behind them.
        scene.sprite(Key::fixed(n), CORNER, rect).look(u16::from(n == 9)).layer(LAYER_PANEL);
    }
    scene.sprite(Key::fixed(10), NAME, Control::Name.rect()).layer(LAYER_BRICK).text("Mound");
    label(scene, Control::Name, Say::new("mound-name"));

    let figures = [board.score() as i64, i64::from(board.level()), i64::from(board.blocks())];
    for (n, figure) in (0u8..).zip(figures) {
        let third = 2.0 / 3.0;
        let rect = Rect::new(10.0, third * f32::from(n), 2.0, third);
        scene
            .sprite(Key::fixed(11 + u32::from(n)), FIGURE, rect)
            .look(n.into())
            .layer(LAYER_BRICK)
            .text(figure);
    }
    let [score, level, blocks] = figures;
    let say = Say::new("mound-figures").with("score", score).with("level", level).with("blocks", blocks);
    label(scene, Control::Figures, say);

    // The next brick is the largest.
    let places =
        [Rect::new(0.0, 10.0, 1.1, 1.1), Rect::new(1.12, 10.12, 0.86, 0.86), Rect::new(1.2, 11.1, 0.7, 0.7)];
    for (brick, rect) in board.stack().iter().zip(places) {
        draw_brick(brick, rect, scene);
    }
    let back = Rect::new(0.1, 11.1, 0.9, 0.9);
    let look = u16::from(board.tally().has_moved());
    scene.sprite(Key::fixed(18), BACK, back).look(look).layer(LAYER_BRICK);
    let [next, second, third] = board.stack().map(|brick| brick.colour.name());
    label(
        scene,
        Control::Stack,
        Say::new("mound-next").with("colour", next).with("second", second).with("third", third),
    );

    for (n, id) in BUTTONS.into_iter().enumerate() {
        let button = Control::Button(n);
        let key = Key::fixed(14 + n as u32);
        scene.sprite(key, CONTROL, button.rect()).look(n as u16).layer(LAYER_BRICK);
        label(scene, button, Say::new("mound-control").with("control", id));
    }
}

fn label(scene: &mut Scene, control: Control, say: Say) {
    scene.label(control.cell(), control.rect().centre(), say);
}

fn draw_brick(brick: &Brick, rect: Rect, scene: &mut Scene) {
    scene.sprite(brick.key.0, BRICK, rect).look(brick.colour.number().into()).layer(LAYER_BRICK);
}

fn draw_bricks(params: &Params, board: &Board, scene: &mut Scene) {
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
                // Bricks of the outer lines are a little smaller: they wait for their turn.
                let rect = if is_outer { square(cell).grown(-OUTER_GAP) } else { square(cell) };
                draw_brick(brick, rect, scene);
                let mv = move_of(params, side, index, is_outer);
                let say = Say::new("mound-line")
                    .with("colour", brick.colour.name())
                    .with("line", if is_outer { "outer" } else { "inner" })
                    .with("side", side.name())
                    .with("number", index as i64 + 1)
                    .with("move", mv.kind().name());
                scene.label(cell, square(cell).centre(), say);
            }
        }
    }
}

/// The hint, the chosen brick or control, and what playing either would do: the hint, as long as nothing is chosen.
fn draw_choice(params: &Params, board: &Board, ui: &Ui, scene: &mut Scene) {
    if let Some(spot) = ui.refused {
        scene.sprite(KEY_REFUSED, REFUSED, spot_rect(spot)).layer(LAYER_CHOSEN);
    }
    if let Some(mv) = ui.suggested {
        scene.sprite(KEY_HINT, HINT, spot_rect(spot_of(params, mv))).layer(LAYER_CHOSEN);
        if ui.chosen.is_none() {
            draw_preview(params, board, mv, scene);
        }
    }
    let Some(spot) = ui.chosen else { return };
    let Spot::Brick { side, index, is_outer } = spot else {
        scene.sprite(KEY_CHOSEN, CHOSEN, spot_rect(spot)).look(2).layer(LAYER_CHOSEN);
        if ui.hand == Hand::Finger {
            loupe::draw_button(spot, scene);
        }
        return;
    };
    let mv = move_of(params, side, index, is_outer);
    let preview = draw_preview(params, board, mv, scene);
    let frame = spot_rect(spot_of(params, mv));
    let look = u16::from(preview.is_none());
    scene.sprite(KEY_CHOSEN, CHOSEN, frame).look(look).layer(LAYER_CHOSEN);
    if ui.hand == Hand::Finger {
        loupe::draw_line(board, side, index, preview.map(|preview| preview.rest), scene);
    }
}

/// What a move would do; nothing where it is refused.
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

fn spot_rect(spot: Spot) -> Rect {
    match spot {
        Spot::Brick { side, index, is_outer } => square(line_cell(side, index, is_outer)),
        Spot::Control(control) => control.rect(),
    }
}
