//! Draws the board as sprites and labels. The tray has a file of its own.

pub mod tray;

use tilery_kit::{Cell, Layout, Point, Rect, Role, Say, Scene, roles};

use crate::aim::{Aim, Outcome};
use crate::board::Board;
use crate::desk::Desk;
use crate::field::{Cells, Line};
use crate::input::{Drag, Ui};
use crate::mid_turn::{self, border_key, cell_key, slot_key};
use crate::moves::Move;
use crate::tile::{Colour, Shape};

roles! {
    pub ROLE_GROUND = Role::new("ground", 1);
    pub ROLE_SLOT = Role::new("slot", 1);
    pub ROLE_BORDER = Role::new("border", 2);
    pub ROLE_BLOCK = Role::new("block", 10);
    pub ROLE_LINE = Role::new("line", 2);
    pub ROLE_GHOST = Role::new("ghost", 6);
    pub ROLE_HINT = Role::new("hint", 6);
    pub ROLE_TRAY = Role::new("tray", 2);
    pub ROLE_STUCK = Role::new("stuck", 1);
    pub ROLE_POINTS = Role::new("points", 1);
}

pub const LAYER_BLOCK: u8 = 3;
const LAYER_SLOT: u8 = 1;
const LAYER_BORDER: u8 = 4;
const LAYER_GHOST: u8 = 4;
const LAYER_LINE: u8 = 5;
const LAYER_WARNING: u8 = 6;
pub const LAYER_SIGN: u8 = 7;
pub const LAYER_DRAG: u8 = 8;
const LAYER_POINTS: u8 = 9;

/// The difference between the looks of a valid and an ordinary block of a colour.
const VALID: u16 = 5;
/// The look of a ghost where the tile does not fit.
const REFUSED: u16 = 5;
/// The look of a hint that frames the next tile.
pub const FRAME: u16 = 5;

pub fn draw(board: &Board, ui: &Ui, layout: Layout, scene: &mut Scene) {
    let field = board.field();
    let desk = Desk::new(field.size(), layout);
    scene.view = desk.view;
    scene.sprite(mid_turn::GROUND, ROLE_GROUND, desk.ground());
    // During a turn the tiles are moving, so there is no drag and no aim.
    let is_between = *board.mid_turn() != mid_turn::MidTurn::default();
    let drag = ui.drag(board, &desk).filter(|_| !is_between);
    let aim = if is_between { None } else { aim(board, ui, drag) };
    let outcome = aim.filter(|aim| aim.fits).map(|aim| Outcome::of(board, &aim));

    draw_grid(board, scene);
    draw_blocks(board, outcome.as_ref(), scene);
    match &outcome {
        Some(outcome) => draw_lines(field.size(), &outcome.lines, 1, scene),
        None => draw_lines(field.size(), &field.lines(), 0, scene),
    }
    if let Some(aim) = &aim {
        let look = if aim.fits { aim.colour as u16 } else { REFUSED };
        draw_cells(board, aim.cells, ROLE_GHOST, look, scene);
        if let Some(outcome) = outcome.as_ref().filter(|outcome| outcome.points > 0) {
            draw_points(outcome.points, middle(aim.cells), &desk, scene);
        }
    }
    // The hint stays visible beside and through the aimed tile.
    if let Some(Move::Place { orientation, at }) = ui.suggested.filter(|_| !is_between) {
        let hint = Aim::new(field, board.current(), orientation, at);
        draw_cells(board, hint.cells, ROLE_HINT, hint.colour as u16, scene);
    }
    tray::draw(board, ui, drag, &desk, scene);
    if let Some(drag) = drag {
        tray::draw_dragged(board, ui, drag, scene);
    }
    say(board, ui, aim, outcome.as_ref(), scene);
}

/// The tile being aimed: the dragged tile, or else the current tile at the cursor.
fn aim(board: &Board, ui: &Ui, drag: Option<Drag>) -> Option<Aim> {
    let (tile, at) = match drag {
        Some(drag) => (if drag.is_current { board.current() } else { board.next() }, drag.goes_to?),
        None => (board.current(), ui.aim?),
    };
    Some(Aim::new(board.field(), tile, ui.orientation(tile), at))
}

/// Draws the empty cells and the border that changes next.
fn draw_grid(board: &Board, scene: &mut Scene) {
    let field = board.field();
    for cell in Cells::all(field.size()).iter() {
        scene.sprite(slot_key(board.origin(), cell), ROLE_SLOT, Rect::cell(cell)).layer(LAYER_SLOT);
    }
    let is_warned = board.mid_turn().is_warned;
    let (look, layer) = if is_warned { (1, LAYER_WARNING) } else { (0, LAYER_BORDER) };
    for cell in field.border(board.corner()).iter() {
        let key = border_key(board.origin(), cell);
        let edges = field.edges(board.corner(), cell);
        scene.sprite(key, ROLE_BORDER, Rect::cell(cell)).look(look).joined(!edges).layer(layer);
    }
}

fn draw_blocks(board: &Board, outcome: Option<&Outcome>, scene: &mut Scene) {
    let field = board.field();
    let valid = match (outcome, board.mid_turn().sealed) {
        (Some(outcome), _) => outcome.valid,
        (None, Some(sealed)) => sealed,
        (None, None) => field.valid(),
    };
    for colour in Colour::ALL {
        let of = field.of(colour);
        for cell in of.iter() {
            let Some(key) = board.key(cell) else { continue };
            let look = colour as u16 + if valid.has(cell) { VALID } else { 0 };
            let joined = joined(cell, |cell| of.has(cell));
            scene.sprite(key, ROLE_BLOCK, Rect::cell(cell)).look(look).joined(joined).layer(LAYER_BLOCK);
        }
    }
}

/// The sides and corners at which a cell joins its neighbours; a corner only if both of its sides join.
pub fn joined(cell: Cell, belongs: impl Fn(Cell) -> bool) -> u8 {
    // Cells before the first one are rejected by the checked addition.
    let around = [(-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)];
    let is_one = around.map(|(rows, cols): (i16, i16)| {
        let (row, col) = (cell.row.checked_add_signed(rows), cell.col.checked_add_signed(cols));
        matches!((row, col), (Some(row), Some(col)) if row < 11 && col < 11 && belongs(Cell::new(row, col)))
    });
    (0..8)
        .filter(|&bit| is_one[bit] && (bit % 2 == 0 || is_one[bit - 1] && is_one[(bit + 1) % 8]))
        .fold(0, |bits, bit| bits | 1 << bit)
}

/// Draws lines that are complete (look 0) or would become complete (look 1).
fn draw_lines(size: u8, lines: &[(Line, Cells)], look: u16, scene: &mut Scene) {
    let side = f32::from(size);
    for (line, _) in lines {
        let at = f32::from(line.index);
        let rect = if line.is_row { Rect::new(0.0, at, side, 1.0) } else { Rect::new(at, 0.0, 1.0, side) };
        scene.sprite(mid_turn::line_key(*line), ROLE_LINE, rect).look(look).layer(LAYER_LINE);
    }
}

/// Draws the cells of a tile that is not placed yet.
fn draw_cells(board: &Board, cells: Cells, role: u16, look: u16, scene: &mut Scene) {
    for cell in cells.iter() {
        let key = cell_key(u32::from(role), board.origin(), cell);
        let joined = joined(cell, |cell| cells.has(cell));
        scene.sprite(key, role, Rect::cell(cell)).look(look).joined(joined).layer(LAYER_GHOST);
    }
}

fn middle(cells: Cells) -> Point {
    let (mut x, mut y, mut count) = (0.0, 0.0, 0.0f32);
    for cell in cells.iter() {
        let centre = Rect::cell(cell).centre();
        (x, y, count) = (x + centre.x, y + centre.y, count + 1.0);
    }
    Point { x: x / count.max(1.0), y: y / count.max(1.0) }
}

fn draw_points(points: u64, at: Point, desk: &Desk, scene: &mut Scene) {
    let (w, h) = (3.4 * desk.tenth, 1.3 * desk.tenth);
    // Keep the text on the board.
    let x = (at.x - w / 2.0).min(desk.board.w - w).max(0.0);
    let y = (at.y - h / 2.0).min(desk.board.h - h).max(0.0);
    let text = format!("+{points}");
    scene
        .sprite(mid_turn::POINTS, ROLE_POINTS, Rect::new(x, y, w, h))
        .text(text.as_str())
        .layer(LAYER_POINTS);
}

/// Adds the labels of the cells; [`tray::draw`] adds those of the tray.
fn say(board: &Board, ui: &Ui, aim: Option<Aim>, outcome: Option<&Outcome>, scene: &mut Scene) {
    let field = board.field();
    let valid = field.valid();
    let cursor = ui.aim.filter(|at| ui.is_cursor && Cells::all(field.size()).has(*at));
    for cell in Cells::all(field.size()).iter() {
        let is_aimed = aim.is_some_and(|aim| aim.cells.has(cell)) || cursor == Some(cell);
        let say = if is_aimed {
            let points = outcome.map_or(0, |outcome| outcome.points);
            let blocks = outcome.map_or(0, |outcome| outcome.newly_valid);
            let fits = if outcome.is_some() { "yes" } else { "no" };
            let say = Say::new("tileburst-aim").with("fits", fits).at(cell);
            say.with("points", crate::number(points)).with("blocks", i64::from(blocks))
        } else {
            match field.at(cell) {
                None => Say::new("tileburst-empty"),
                Some(colour) if valid.has(cell) => Say::new("tileburst-valid").with("colour", colour.name()),
                Some(colour) => Say::new("tileburst-block").with("colour", colour.name()),
            }
        };
        scene.label((cell.row, cell.col), Rect::cell(cell).centre(), say);
    }
    scene.focus = cursor.map(|at| (at.row, at.col));
}

/// Describes a shape by its rows, for labels.
pub fn shape_text(shape: Shape) -> String {
    let mut text = String::new();
    shape.print(&mut text);
    text.replace('+', " ")
}
