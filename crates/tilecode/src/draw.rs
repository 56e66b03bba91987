//! Draws the board as sprites and labels.

use tilery_kit::{Dir, Key, Layout, Name, Point, Rect, Role, Room, Say, Scene, roles};

use crate::board::Board;
use crate::buttons::Buttons;
use crate::hint;
use crate::input::Ui;
use crate::model::{Button, Facing, Kind, MAX_FRAMES, MAX_KINDS};
use crate::piece::Piece;
use crate::play::Round;
use crate::program::button_index;

roles! {
    /// The role of backgrounds. Looks are picture numbers.
    pub ROLE_BACKGROUND = Role::new("background", LOOKS);
    /// The role of sprites. Looks are picture numbers.
    pub ROLE_SPRITE = Role::new("sprite", LOOKS);
    /// The role of the pad's buttons. Looks: arrows clockwise from up, then A; the same five for held buttons,
    /// and again for hinted buttons.
    pub ROLE_PAD = Role::optional("pad", 15, "pad");
    /// The role of the sign for stopped time.
    pub ROLE_PAUSED = Role::new("paused", 1);
    ROLE_BACKGROUND_BEATS = Role::new("background-beats", LOOKS);
    ROLE_SPRITE_BEATS = Role::new("sprite-beats", LOOKS);
    ROLE_SPRITE_HOPS = Role::new("sprite-hops", LOOKS);
    ROLE_SPRITE_HOPS_BEATS = Role::new("sprite-hops-beats", LOOKS);
    /// The role of the keyboard cursor for touching tiles.
    pub ROLE_CURSOR = Role::new("cursor", 1);
    /// The role of a hint on the map: a button, with the looks of the pad, or the tile to be touched.
    pub ROLE_HINT = Role::new("hint", 6);
}

/// The offset between the looks of successive frames of a kind.
pub const FRAME: u16 = 2 * MAX_KINDS as u16;
/// The number of looks: pictures of backgrounds and sprites for each frame, and the same mirrored.
pub const LOOKS: u16 = 2 * MIRRORED;
/// The first mirrored look.
pub const MIRRORED: u16 = FRAME * MAX_FRAMES as u16;

/// The role of a background or sprite. It hops instead of sliding if `hops`; its look alternates with the
/// next frame if `beats`.
fn role(base: u16, hops: bool, beats: bool) -> u16 {
    match (base, hops, beats) {
        (_, false, false) => base,
        (ROLE_BACKGROUND, ..) => ROLE_BACKGROUND_BEATS,
        (_, false, true) => ROLE_SPRITE_BEATS,
        (_, true, false) => ROLE_SPRITE_HOPS,
        (_, true, true) => ROLE_SPRITE_HOPS_BEATS,
    }
}

/// The visible frame of a kind, and true if it alternates with the next frame.
fn frame(kind: &Kind, is_moving: bool) -> (u16, bool) {
    let count = kind.frames.len() as u16;
    let is_still = count == 1 || kind.style.facing == Facing::Four || kind.style.walks && !is_moving;
    if is_still {
        (0, false)
    } else if is_moving {
        (count - 2, true)
    } else {
        (0, true)
    }
}

/// If the size of the screen is unknown, maps up to this many rows and columns are shown whole.
const WHOLE: usize = 20;
/// The rows that the camera shows of larger maps.
const ROWS: usize = 13;
/// The columns that the camera shows of larger maps.
const COLS: usize = 15;

/// The smallest width of a tile, in pixels, at which a map is shown whole. A map shown in part hides what the
/// player has to know, such as where the aliens are.
const LEAST_TILE: f32 = 14.0;
/// The width of a tile, in pixels, if the camera shows a part of the map: twice the size of its picture.
const TILE: f32 = 32.0;

/// Events within this many rows around the first sprite have effects and sounds.
const NEAR_ROWS: usize = 36;
/// The same for columns.
const NEAR_COLS: usize = 48;

/// The side of a pad button, in pixels, sized for a thumb.
const BUTTON: f32 = 68.0;
/// The largest side of a pad button in portrait, as a share of the screen's width.
const PART: f32 = 0.19;
/// The largest side of a pad button in landscape, as a share of the screen's height.
const PART_WIDE: f32 = 0.26;
/// The smallest side of a pad button in landscape, in pixels, even if the map then has less space.
const LEAST_BUTTON: f32 = 48.0;

/// The minimum number of rows and of columns shown at any zoom, if the map has them.
const LEAST: usize = 5;

/// The player's changes to the camera, relative to its default.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Camera {
    /// Zoom steps: positive in, negative out.
    pub nearer: i8,
    /// Tiles down.
    pub down: i16,
    /// Tiles to the right.
    pub right: i16,
}

/// The part of the map that the camera shows, in rows and columns from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    /// The first row.
    pub row: usize,
    /// The first column.
    pub col: usize,
    /// The number of rows.
    pub rows: usize,
    /// The number of columns.
    pub cols: usize,
}

impl Window {
    /// True if a place is drawn: in the window, or next to it, from where a sprite may move in.
    pub fn shows(&self, (row, col): (usize, usize)) -> bool {
        let is_near = |place: usize, from: usize, length: usize| place + 1 >= from && place <= from + length;
        is_near(row, self.row, self.rows) && is_near(col, self.col, self.cols)
    }

    /// True if a place is in the window.
    pub fn holds(&self, (row, col): (usize, usize)) -> bool {
        (self.row..self.row + self.rows).contains(&row) && (self.col..self.col + self.cols).contains(&col)
    }

    fn rect(&self) -> Rect {
        Rect::new(self.col as f32, self.row as f32, self.cols as f32, self.rows as f32)
    }
}

impl Board {
    /// The part of the map around the first sprite of the first kind in which events have effects.
    pub(crate) fn near(&self) -> Window {
        self.window(NEAR_ROWS.min(self.rows), NEAR_COLS.min(self.cols), Camera::default())
    }

    /// A window of this size around the first sprite of the first kind, shifted by the player's camera.
    fn window(&self, rows: usize, cols: usize, camera: Camera) -> Window {
        let first = self.first().map(|piece| self.place(piece.tile));
        let (row, col) = first.unwrap_or((self.rows / 2, self.cols / 2));
        let near = |at: usize, by: i16, part: usize, all: usize| {
            let from = at.saturating_sub(part / 2).min(all - part);
            from.saturating_add_signed(isize::from(by)).min(all - part)
        };
        Window {
            row: near(row, camera.down, rows, self.rows),
            col: near(col, camera.right, cols, self.cols),
            rows,
            cols,
        }
    }

    /// The camera's window, given the width and height for the map on the screen in pixels.
    fn seen(&self, camera: Camera, room: Option<(f32, f32)>) -> Window {
        let (rows, cols) = match room {
            None => {
                let part = |all: usize, part: usize| if all <= WHOLE { all } else { part };
                (part(self.rows, ROWS), part(self.cols, COLS))
            }
            Some((width, height)) => {
                let fits = |all: usize, length: f32| all as f32 * LEAST_TILE <= length;
                if fits(self.cols, width) && fits(self.rows, height) {
                    (self.rows, self.cols)
                } else {
                    ((height / TILE) as usize, (width / TILE) as usize)
                }
            }
        };
        let side = |all: usize, side: usize| {
            let mut side = side.max(LEAST);
            // One fifth less for each step in, a quarter more for each step out.
            for _ in 0..camera.nearer {
                side = (side * 4 / 5).max(LEAST);
            }
            for _ in camera.nearer..0 {
                side = (side * 5).div_ceil(4);
            }
            side.min(all)
        };
        self.window(side(self.rows, rows), side(self.cols, cols), camera)
    }
}

/// The pad of buttons, with their rectangles. Buttons without rules are omitted.
#[derive(Default)]
pub struct Pad {
    buttons: Vec<(Button, Rect)>,
}

impl Pad {
    /// The button at a point.
    pub fn button(&self, at: Point) -> Option<Button> {
        self.buttons.iter().find(|(_, rect)| rect.holds(at)).map(|(button, _)| *button)
    }

    /// Lays out buttons: the arrows, each with a side of `size`, in a grid of three by three with its upper
    /// left corner at `arrows`; A with a side of 1.8 `size` at `a`.
    fn new(known: Buttons, size: f32, arrows: (f32, f32), a: (f32, f32)) -> Self {
        let places = [(1.0, 0.0), (2.0, 1.0), (1.0, 2.0), (0.0, 1.0)];
        let mut buttons = Vec::new();
        for (dir, (col, row)) in Dir::ALL.into_iter().zip(places) {
            let rect = Rect::new(arrows.0 + col * size, arrows.1 + row * size, size, size);
            buttons.push((Button::Arrow(dir), rect));
        }
        buttons.push((Button::A, Rect::new(a.0, a.1, 1.8 * size, 1.8 * size)));
        buttons.retain(|(button, _)| known.has(*button));
        Self { buttons }
    }
}

/// The layout of map and pad on the screen.
pub struct Stage {
    /// The visible part of the map.
    pub window: Window,
    /// The pad.
    pub pad: Pad,
    /// The rectangle around map and pad.
    view: Rect,
}

impl Stage {
    /// Lays out map and pad, which together fill the available space. Only touch screens have a pad: at the
    /// bottom in portrait, and with its buttons on both sides of the map in landscape.
    pub fn of(board: &Board, ui: &Ui, layout: Layout) -> Self {
        let known = board.buttons();
        let camera = ui.camera();
        let is_wide = layout == Layout::Landscape;
        match ui.room {
            _ if known == Buttons::default() => Self::bare(board, ui),
            Some(room) if room.has_touch && is_wide => Self::wide(board, known, camera, room),
            Some(room) if room.has_touch => Self::upright(board, known, camera, room),
            _ => Self::bare(board, ui),
        }
    }

    /// Layout without a pad.
    fn bare(board: &Board, ui: &Ui) -> Self {
        let window = board.seen(ui.camera(), ui.room.map(|room| (room.width, room.height)));
        Self { window, pad: Pad::default(), view: window.rect() }
    }

    fn upright(board: &Board, known: Buttons, camera: Camera, Room { width, height, .. }: Room) -> Self {
        let has_column = known.has(Button::Arrow(Dir::Up)) || known.has(Button::Arrow(Dir::Down));
        let size = BUTTON.min(PART * width).min(height / 8.0);
        // The height of the pad: three rows of arrows, or one row beside A.
        let rows = if has_column { 3.0 } else { 1.9 };
        let foot = (rows + 0.4) * size;
        let window = board.seen(camera, Some((width, height - foot)));
        let map = window.rect();
        let unit = (width / map.w).min((height - foot) / map.h);
        let (size, foot) = (size / unit, foot / unit);
        let (w, h) = (width / unit, height / unit);
        let view = Rect::new(map.x - (w - map.w) / 2.0, map.y - (h - foot - map.h) / 2.0, w, h);
        // A single row of arrows is the middle one of three.
        let top = view.y + view.h - (if has_column { 3.0 } else { 2.45 }) * size;
        let has_a = known.has(Button::A);
        let left = if has_a { view.x + 0.2 * size } else { view.x + (view.w - 3.0 * size) / 2.0 };
        let a = (view.x + view.w - 2.0 * size, top + 0.6 * size);
        Self { window, pad: Pad::new(known, size, (left, top), a), view }
    }

    fn wide(board: &Board, known: Buttons, camera: Camera, Room { width, height, .. }: Room) -> Self {
        // The width of the pad beside the map, in buttons.
        let left = if known == Buttons::default().with(Button::A) { 0.0 } else { 3.2 };
        let right = if known.has(Button::A) { 2.0 } else { 0.0 };
        let whole = board.cols as f32 * (height / board.rows as f32).max(LEAST_TILE);
        let size = BUTTON.min(PART_WIDE * height).min(((width - whole) / (left + right)).max(LEAST_BUTTON));
        let (left, right) = (left * size, right * size);
        let room = (width - left - right, height);
        let window = board.seen(camera, Some(room));
        let map = window.rect();
        let unit = (room.0 / map.w).min(room.1 / map.h);
        let (size, left) = (size / unit, left / unit);
        let (w, h) = (width / unit, height / unit);
        let x = map.x - left - (room.0 / unit - map.w) / 2.0;
        let view = Rect::new(x, map.y - (h - map.h) / 2.0, w, h);
        let foot = view.y + view.h;
        let a = (view.x + view.w - 1.8 * size, foot - 2.4 * size);
        Self { window, pad: Pad::new(known, size, (view.x, foot - 3.0 * size), a), view }
    }
}

/// The maximum number of sprites drawn on a tile.
const TOP: usize = 8;

/// The sprites of a tile that are drawn, oldest first: the topmost [`TOP`].
fn top(board: &Board, tile: u16) -> impl Iterator<Item = &Piece> {
    let mut hidden = [0; MAX_KINDS];
    board.on(tile).for_each(|(_, piece)| hidden[usize::from(piece.kind)] += 1);
    let mut room = TOP;
    for count in &mut hidden {
        let seen = room.min(*count);
        (*count, room) = (*count - seen, room - seen);
    }
    board.on(tile).map(|(_, piece)| piece).filter(move |piece| {
        let hidden = &mut hidden[usize::from(piece.kind)];
        let is_seen = *hidden == 0;
        *hidden = hidden.saturating_sub(1);
        is_seen
    })
}

/// Draws a board.
pub fn draw(board: &Board, ui: &Ui, layout: Layout, scene: &mut Scene) {
    let Stage { window, pad, view } = Stage::of(board, ui, layout);
    let meaning = board.project().meaning();
    let kinds = meaning.sprites.len() as u8;
    let map = window.rect();
    for row in window.row.saturating_sub(1)..board.rows.min(window.row + window.rows + 1) {
        for col in window.col.saturating_sub(1)..board.cols.min(window.col + window.cols + 1) {
            let tile = board.tile(row, col);
            let kind = board.backgrounds[usize::from(tile)];
            let rect = Rect::new(col as f32, row as f32, 1.0, 1.0);
            let place = Key::fixed((row * 128 + col) as u32);
            let beats = meaning.backgrounds.get(usize::from(kind)).is_some_and(|kind| kind.frames.len() > 1);
            let role_there = role(ROLE_BACKGROUND, false, beats);
            scene.sprite(place, role_there, rect).look(u16::from(kind)).clip(map);
            for piece in top(board, tile) {
                let Some(kind) = meaning.sprites.get(usize::from(piece.kind)) else { continue };
                let (frame, beats) = frame(kind, piece.heading < 4);
                let (mut look, mut turn) = (MAX_KINDS as u16 + u16::from(piece.kind) + frame * FRAME, 0);
                if let Some(facing) = board.facing(piece) {
                    match kind.style.facing {
                        // Drawn facing right; four pictures face down, left, up and right.
                        Facing::Turn => turn = (facing + 3) % 4,
                        Facing::Flip => look += MIRRORED,
                        Facing::Four | Facing::Same => look += FRAME * u16::from((facing + 2) % 4),
                    }
                }
                // The first kind is drawn above the second, and so on.
                scene
                    .sprite(piece.key, role(ROLE_SPRITE, kind.style.hops, beats), rect)
                    .look(look)
                    .turn(turn)
                    .layer(1 + kinds.saturating_sub(piece.kind))
                    .clip(map);
            }
            let (r, c) = (row.wrapping_sub(window.row), col.wrapping_sub(window.col));
            if r < window.rows && c < window.cols {
                label(board, (row, col), (r as u16, c as u16), scene);
            }
        }
    }
    scene.view = view;
    let hinted = ui.suggested;
    if let Some(round) = hinted {
        hint::draw(board, window, round, scene);
    }
    for (button, rect) in pad.buttons {
        let index = button_index(button);
        let look = match hinted {
            _ if ui.held().has(button) => index + 5,
            Some(Round::Held(set)) if set.has(button) => index + 10,
            _ => index,
        };
        scene
            .sprite(Key::fixed(128 * 128 + index as u32), ROLE_PAD, rect)
            .look(look as u16)
            .layer(MAX_KINDS as u8 + 2);
    }
    if let Some((row, col)) = ui.cursor().filter(|&(row, col)| window.holds((row.into(), col.into()))) {
        let (r, c) = (usize::from(row) - window.row, usize::from(col) - window.col);
        scene.focus = Some((r as u16, c as u16));
        scene
            .sprite(
                Key::fixed(128 * 128 + 6),
                ROLE_CURSOR,
                Rect::new(f32::from(col), f32::from(row), 1.0, 1.0),
            )
            .layer(MAX_KINDS as u8 + 2);
    }
    if ui.is_paused() {
        // In a corner of the map, where it hides little.
        let side = window.rows.min(window.cols) as f32 * 0.08;
        let rect = Rect::new(map.x + map.w - 1.2 * side, map.y + 0.2 * side, side, side);
        scene.sprite(Key::fixed(128 * 128 + 5), ROLE_PAUSED, rect).layer(MAX_KINDS as u8 + 3);
    }
}

fn label(board: &Board, (row, col): (usize, usize), place: (u16, u16), scene: &mut Scene) {
    let meaning = board.project().meaning();
    let tile = board.tile(row, col);
    let background = meaning.backgrounds.get(usize::from(board.backgrounds[usize::from(tile)]));
    let background: Vec<Name> = background.map(|kind| board.project().name_of(kind)).into_iter().collect();
    let there = board.on(tile).fold(0u8, |kinds, (_, piece)| kinds | 1 << piece.kind);
    let sprites = board.names(there);
    let at = Point { x: col as f32 + 0.5, y: row as f32 + 0.5 };
    let say = if sprites.is_empty() {
        Say::new("tilecode-tile").with("background", background)
    } else {
        Say::new("tilecode-sprites").with("background", background).with("sprites", sprites)
    };
    scene.label(place, at, say);
}
