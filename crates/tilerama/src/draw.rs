//! Draws the board as sprites and labels: the zone with its bars and points, the tiles, and the objective
//! beside it.

mod zone;

use tilery_kit::{Dir, Key, Layout, Rect, Role, Say, Scene, Sprite, roles};

use crate::board::{Board, HIDDEN, is_at_corner};
use crate::catalogue::PICTURES;
use crate::doubled::Wish;
use crate::input::Ui;
use crate::plan::{Face, Plan};
use crate::push::{Code, EMPTY, Shift, Violation, symbol};
use crate::symbols::letter;
use crate::zone::{Edge, Zone};

use zone::draw_zone;
pub use zone::{around, bar_rect, cell_rect, draw_cells, draw_elements, joints_around, point_rect};

/// The number of colours with their own look; further tiles are told apart by their symbols.
const COLOURS: u16 = 10;
/// The maximum number of rows and columns that a picture is cut into.
const PICTURE_SIDE: u16 = 8;
/// The number of looks of one picture, see [`picture_look`].
const PICTURE_LOOKS: u16 = PICTURE_SIDE.pow(4);

roles! {
    // Look 0 is the frame of the board, 1 the frame of the objective.
    pub FRAME = Role::new("frame", 2);
    // Look 0 is a cell of the tiles zone, 1 a cell for which the objective allows any content.
    pub CELL = Role::new("cell", 2);
    TILE = Role::new("tile", 1);
    // Looks number the colours in the order of appearance in the objective.
    COLOUR = Role::new("colour", COLOURS);
    PICTURE = Role::new("picture", PICTURE_LOOKS * PICTURES.len() as u16);
    // Look 0 is a bar opposite its partner; the other looks tell pairs apart. The turn is the side of the
    // cell.
    BAR = Role::new("bar", 53);
    POINT = Role::new("point", 1);
    pub BAR_IN_USE = Role::optional("bar-in-use", 52, "highlights");
    POINT_IN_USE = Role::optional("point-in-use", 1, "highlights");
    BLOCKED = Role::optional("blocked", 1, "indicators");
    COLLISION = Role::optional("collision", 1, "indicators");
    MULTI_DIRECTION = Role::optional("multi-direction", 1, "indicators");
    // Look 0 is the cursor, 1 a held piece.
    pub CURSOR = Role::new("cursor", 2);
    ARROW = Role::new("arrow", 1);
}

pub const LAYER_CELL: u8 = 1;
pub const LAYER_BAR: u8 = 2;
pub const LAYER_TILE: u8 = 3;
pub const LAYER_POINT: u8 = 4;
const LAYER_IN_USE: u8 = 5;
pub const LAYER_CURSOR: u8 = 6;
pub const LAYER_INDICATOR: u8 = 7;
const LAYER_ARROW: u8 = 8;

/// The margin of the frame around the cells, in cells: with bars, with points, and with neither.
pub const RIM_WITH_BARS: f32 = 0.36;
const RIM_WITH_POINTS: f32 = 0.24;
pub const RIM: f32 = 0.14;
/// Tiles that pass each other at a corner shrink on each side by this factor times the distance to the nearer
/// end of their step, so that half-way they just touch.
const CORNER: f32 = 0.44;
/// The gap between the frames of board and objective.
pub const GAP: f32 = 0.16;
/// The largest and the smallest scale of the objective, relative to the board.
const LARGEST: f32 = 0.5;
const SMALLEST: f32 = 0.34;
/// The longest side, in cells, of a board with a full-size objective below it. Longer boards need the room;
/// the player can zoom in to read their objectives.
const LONG: f32 = 10.0;
/// The intended ratio of length to width of board and objective together.
const LENGTH: f32 = 1.62;

/// The key of a sprite that is no piece. `kind` is a number of the caller's own (0 to 12 are used here, 20 to 25 in
/// the workshop); `n` is below 10,000.
pub const fn key(kind: u32, n: u32) -> Key {
    Key::fixed(kind * 10_000 + n)
}

/// Draws the board, the objective and the interface state. If `is_hidden`, all tiles look alike.
pub fn draw(board: &Board, ui: &Ui, layout: Layout, is_hidden: bool, scene: &mut Scene) {
    let zone = board.zone();
    let area = Rect::new(0.0, 0.0, f32::from(zone.cols()), f32::from(zone.rows()));
    let frame = area.grown(rim(zone));
    scene.sprite(key(0, 0), FRAME, frame);
    draw_zone(zone, scene);
    match ui.drag() {
        Some(drag) => {
            draw_tiles(&drag.board, &drag.shifts, drag.part, is_hidden, scene);
            draw_in_use(zone, &drag.shifts, scene);
        }
        None => {
            draw_tiles(board, board.midway(), 0.5, is_hidden, scene);
            draw_in_use(zone, if board.midway().is_empty() { board.lit() } else { board.midway() }, scene);
        }
    }
    let objective = draw_objective(board, frame, layout, scene);
    draw_cursor(board, ui, scene);
    draw_indicator(zone, ui.refused(), scene);
    if let Some((cell, dir)) = ui.suggested() {
        // Between the cell and the next one, it covers nothing on the tile.
        let (down, right) = dir.delta();
        let rect = cell_rect(zone, cell).grown(-0.28).moved(0.5 * right as f32, 0.5 * down as f32);
        scene.sprite(key(1, 0), ARROW, rect).turn(dir as u8).layer(LAYER_ARROW);
    }
    scene.view =
        Rect::new(frame.x, frame.y, objective.x + objective.w - frame.x, objective.y + objective.h - frame.y);
    let (right, bottom) = (frame.x + frame.w, frame.y + frame.h);
    scene.view.w = scene.view.w.max(right - frame.x);
    scene.view.h = scene.view.h.max(bottom - frame.y);
    label(board, is_hidden, scene);
}

fn rim(zone: &Zone) -> f32 {
    match (zone.jumps(), zone.turns()) {
        ([], []) => RIM,
        ([], _) => RIM_WITH_POINTS,
        _ => RIM_WITH_BARS,
    }
}

/// The look of a part of a picture, in base 8: the picture, the number of rows and columns of the board (each
/// minus one), the row and column of the part. `None` if the board has too many rows or columns.
fn picture_look(picture: u8, zone: &Zone, home: u16) -> Option<u16> {
    let cell = zone.cell(home);
    let (rows, cols) = (zone.rows(), zone.cols());
    (rows <= PICTURE_SIDE && cols <= PICTURE_SIDE && usize::from(picture) < PICTURES.len()).then(|| {
        let parts = [rows - 1, cols - 1, cell.row, cell.col];
        parts.into_iter().fold(u16::from(picture), |look, part| look * PICTURE_SIDE + part)
    })
}

/// The role and look of a tile, and whether its symbol is written on it.
fn face(plan: &Plan, tile: Code) -> (u16, u16, bool) {
    let symbol = symbol(tile);
    match plan.face {
        Face::Symbols => (TILE, 0, true),
        Face::Colours => {
            let rank = plan.rank(symbol);
            (COLOUR, rank % COLOURS, rank >= COLOURS)
        }
        Face::Picture(picture) => plan
            .home(symbol)
            .and_then(|home| picture_look(picture, &plan.zone, home))
            .map_or((TILE, 0, true), |look| (PICTURE, look, true)),
    }
}

/// Draws a tile, with its symbol if its face shows one.
pub fn draw_tile<'a>(
    plan: &Plan,
    tile: Code,
    joined: u8,
    key: Key,
    rect: Rect,
    scene: &'a mut Scene,
) -> &'a mut Sprite {
    let (role, look, is_written) = face(plan, tile);
    let sprite = scene.sprite(key, role, rect);
    sprite.look(look).joined(joined).layer(LAYER_TILE);
    if is_written {
        sprite.text(&*letter(symbol(tile)).to_string());
    }
    sprite
}

/// Replaces the symbol on a sprite, if there is one, by the tile's name on this board.
fn write_name(board: &Board, tile: Code, sprite: &mut Sprite) {
    if sprite.text.is_some() {
        sprite.text(&*board.name(tile));
    }
}

/// Draws the tiles; those of `shifts` have completed the fraction `part` of their step. A tile passing
/// through a jump is drawn twice, leaving under one border and entering from under the other; the more
/// visible part has its own key.
fn draw_tiles(board: &Board, shifts: &[Shift], part: f32, is_hidden: bool, scene: &mut Scene) {
    let zone = board.zone();
    if let Face::Picture(picture) = board.plan().face
        && shifts.is_empty()
        && board.is_solved()
        && picture_look(picture, zone, 0).is_some()
    {
        return draw_whole(board, picture, scene);
    }
    for (cell, &tile) in (0u16..).zip(board.tiles()).filter(|&(_, &tile)| tile != EMPTY) {
        let joined = joints_around(zone, |cell| board.tiles()[usize::from(cell)], cell);
        let own = board.key(cell);
        let rect = cell_rect(zone, cell);
        let moved = |rect: Rect, dir: Dir, by: f32| {
            let (down, right) = dir.delta();
            rect.moved(right as f32 * by, down as f32 * by)
        };
        let mut put = |key, rect, clip| {
            let sprite = if is_hidden {
                scene.sprite(key, TILE, rect).layer(LAYER_TILE)
            } else {
                let sprite = draw_tile(board.plan(), tile, joined, key, rect, scene);
                write_name(board, tile, sprite);
                sprite
            };
            sprite.clip = clip;
        };
        match shifts.iter().find(|shift| shift.from == cell) {
            None => put(own, rect, None),
            Some(shift @ Shift { step, .. }) if step.jump.is_none() => {
                let by = if is_at_corner(shift, shifts) { CORNER * part.min(1.0 - part) } else { 0.0 };
                put(own, moved(rect, step.out, part).grown(-by), None);
            }
            Some(Shift { step, .. }) => {
                let target = cell_rect(zone, step.to);
                let copy = key(5, cell.into());
                let (leaving, entering) = if part < 0.5 { (own, copy) } else { (copy, own) };
                put(leaving, moved(rect, step.out, part), Some(rect));
                put(entering, moved(target, step.dir, part - 1.0), Some(target));
            }
        }
    }
}

/// Draws a solved picture: without gaps and numbers, and with the parts that belong to empty cells.
fn draw_whole(board: &Board, picture: u8, scene: &mut Scene) {
    let zone = board.zone();
    for (cell, &tile) in (0u16..).zip(board.tiles()).filter(|&(cell, _)| zone.holds(cell)) {
        let Some(look) = picture_look(picture, zone, cell) else { continue };
        let own = if tile == EMPTY { key(12, cell.into()) } else { board.key(cell) };
        let joined = around(zone, cell, |other| zone.holds(other));
        scene.sprite(own, PICTURE, cell_rect(zone, cell)).look(look).joined(joined).layer(LAYER_TILE);
    }
}

/// Lights the jumps and turns in use.
fn draw_in_use(zone: &Zone, shifts: &[Shift], scene: &mut Scene) {
    let mut lit = Vec::new();
    for step in shifts.iter().map(|shift| shift.step) {
        if let Some(jump) = step.jump.filter(|&jump| !lit.contains(&u32::from(jump))) {
            lit.push(u32::from(jump));
            for (n, &bar) in (0u32..).zip(&zone.jumps()[usize::from(jump)]) {
                let rect = bar_rect(zone, bar);
                let sprite = scene.sprite(key(6, u32::from(jump) * 2 + n), BAR_IN_USE, rect);
                sprite.look(jump.into()).turn(bar.side as u8).layer(LAYER_IN_USE);
            }
        }
        if let Some(turn) = step.turn.filter(|&turn| !lit.contains(&(u32::from(turn) + 1000))) {
            lit.push(u32::from(turn) + 1000);
            let rect = point_rect(zone.turns()[usize::from(turn)]);
            scene.sprite(key(7, turn.into()), POINT_IN_USE, rect).layer(LAYER_IN_USE);
        }
    }
}

/// Draws the objective, small, below the board or beside it. Returns its frame.
fn draw_objective(position: &Board, board: Rect, layout: Layout, scene: &mut Scene) -> Rect {
    let plan = position.plan();
    let zone = &plan.zone;
    let (cols, rows) = (f32::from(zone.cols()), f32::from(zone.rows()));
    let (along, across) = match layout {
        Layout::Portrait => (board.h, board.w),
        Layout::Landscape => (board.w, board.h),
    };
    let length = if layout == Layout::Portrait { rows } else { cols };
    let part = if layout == Layout::Portrait { (LONG / cols.max(rows)).min(1.0) } else { 1.0 };
    let scale = ((across * LENGTH - along - GAP) / (length + 2.0 * RIM)).clamp(SMALLEST, LARGEST) * part;
    let (w, h) = ((cols + 2.0 * RIM) * scale, (rows + 2.0 * RIM) * scale);
    let frame = match layout {
        Layout::Portrait => Rect::new(board.x + (board.w - w) / 2.0, board.y + board.h + GAP, w, h),
        Layout::Landscape => Rect::new(board.x + board.w + GAP, board.y + (board.h - h) / 2.0, w, h),
    };
    scene.sprite(key(0, 1), FRAME, frame).look(1);
    draw_small(plan, &plan.goal, frame, scale, |tile, sprite| write_name(position, tile, sprite), scene);
    frame
}

/// Draws a pattern in a frame, with cells of the size `scale`. `write` can replace the text on a tile.
pub fn draw_small(
    plan: &Plan,
    pattern: &[Wish],
    frame: Rect,
    scale: f32,
    write: impl Fn(Code, &mut Sprite),
    scene: &mut Scene,
) {
    let zone = &plan.zone;
    let wish = |cell: u16| pattern[usize::from(cell)];
    let tile_at = |cell: u16| wish(cell).unwrap_or(EMPTY);
    for cell in (0..zone.size()).filter(|&cell| zone.holds(cell)) {
        let place = zone.cell(cell);
        let (x, y) = (f32::from(place.col) + RIM, f32::from(place.row) + RIM);
        let rect = Rect::new(frame.x + x * scale, frame.y + y * scale, scale, scale);
        let joined = around(zone, cell, |other| zone.holds(other));
        let floor = scene.sprite(key(8, cell.into()), CELL, rect).joined(joined).layer(LAYER_CELL);
        floor.look(u16::from(wish(cell).is_none()));
        if tile_at(cell) != EMPTY {
            let joined = joints_around(zone, tile_at, cell);
            write(tile_at(cell), draw_tile(plan, tile_at(cell), joined, key(9, cell.into()), rect, scene));
        }
    }
}

fn draw_cursor(board: &Board, ui: &Ui, scene: &mut Scene) {
    let zone = board.zone();
    let Some(cell) = ui.cursor().filter(|&cell| cell < zone.size() && zone.holds(cell)) else { return };
    let place = zone.cell(cell);
    scene.focus = Some((place.row, place.col));
    let look = u16::from(ui.is_held());
    let cells = if ui.is_held() { board.piece(cell) } else { vec![cell] };
    for cell in cells {
        let joined =
            if ui.is_held() { joints_around(zone, |cell| board.tiles()[usize::from(cell)], cell) } else { 0 };
        let sprite = scene.sprite(key(10, cell.into()), CURSOR, cell_rect(zone, cell));
        sprite.look(look).joined(joined).layer(LAYER_CURSOR);
    }
}

/// Shows a violation in its place: a bar on the edge, a square on the empty space, or a cross on the tile.
fn draw_indicator(zone: &Zone, violation: Option<Violation>, scene: &mut Scene) {
    let (role, rect, turn) = match violation {
        Some(Violation::Blocked(Edge { cell, side })) => {
            let (down, right) = side.delta();
            let middle = cell_rect(zone, cell).moved(right as f32 * 0.5, down as f32 * 0.5).centre();
            let (w, h) = if side.is_horizontal() { (0.18, 1.0) } else { (1.0, 0.18) };
            (BLOCKED, Rect::new(middle.x - w / 2.0, middle.y - h / 2.0, w, h), side as u8)
        }
        Some(Violation::Collision(cell)) => (COLLISION, cell_rect(zone, cell).grown(-0.12), 0),
        Some(Violation::MultiDirection(cell)) => (MULTI_DIRECTION, cell_rect(zone, cell).grown(-0.12), 0),
        Some(Violation::Nothing | Violation::NoTile) | None => return,
    };
    scene.sprite(key(11, 0), role, rect).turn(turn).layer(LAYER_INDICATOR);
}

/// Labels each cell with its content and its required content.
fn label(board: &Board, is_hidden: bool, scene: &mut Scene) {
    let zone = board.zone();
    for (cell, &tile) in (0u16..).zip(board.tiles()).filter(|&(cell, _)| zone.holds(cell)) {
        let place = zone.cell(cell);
        let name = |tile| board.name(tile);
        let size = board.piece(cell).len() as i64;
        let say = match tile {
            EMPTY => Say::new("tilerama-empty"),
            _ if is_hidden => Say::new("tilerama-tile").with("tile", HIDDEN),
            tile if size == 1 => Say::new("tilerama-tile").with("tile", name(tile)),
            tile => Say::new("tilerama-piece").with("tile", name(tile)).with("size", size),
        };
        let goal: Wish = board.plan().goal[usize::from(cell)];
        let goal = match goal {
            None => "any".to_owned(),
            Some(EMPTY) => "empty".to_owned(),
            Some(tile) => name(tile),
        };
        scene.label((place.row, place.col), cell_rect(zone, cell).centre(), say.with("goal", goal));
    }
}
