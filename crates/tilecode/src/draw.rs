//! The board as it is seen and said.

use tilery_kit::{Dir, Key, Layout, Name, Point, Rect, Say, Scene};

use crate::board::{Board, Piece};
use crate::input::Ui;
use crate::model::{Button, Facing, Kind, MAX_FRAMES, MAX_KINDS};
use crate::program::button_index;
use crate::round::Buttons;

/// The role of backgrounds; looks are the numbers of pictures.
pub const ROLE_BACKGROUND: u16 = 0;
/// The role of sprites; looks are the numbers of pictures.
pub const ROLE_SPRITE: u16 = 1;
/// The role of the pad's buttons: arrows clockwise from up, then A; five more for the same when held.
pub const ROLE_PAD: u16 = 2;

/// The role of the sign that time is stopped.
pub const ROLE_PAUSED: u16 = 3;

/// The further roles of backgrounds and sprites, by how they are seen to live, see [`role`].
pub const ROLE_LIVING: u16 = 4;

/// The looks of a kind's next frame are so much further.
pub const FRAME: u16 = 2 * MAX_KINDS as u16;
/// Mirrored looks begin here.
pub const MIRRORED: u16 = FRAME * MAX_FRAMES as u16;

/// The role of a background or of a sprite that slides, or of one that hops; of one whose look alternates with that of the next frame.
fn role(base: u16, hops: bool, beats: bool) -> u16 {
    match (base, hops, beats) {
        (_, false, false) => base,
        (ROLE_BACKGROUND, ..) => ROLE_LIVING,
        (_, false, true) => ROLE_LIVING + 1,
        (_, true, false) => ROLE_LIVING + 2,
        (_, true, true) => ROLE_LIVING + 3,
    }
}

/// The frame of a kind that is seen, and whether it alternates with the next one.
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

/// Maps with at most so many rows and columns are shown whole.
const WHOLE: usize = 20;
/// Of larger ones the camera shows so many rows
const ROWS: usize = 13;
/// and so many columns.
const COLS: usize = 15;

/// The side of a button of the pad, in tiles of a board of fifteen columns.
const BUTTON: f32 = 2.2;

/// Of any map at least so many, however near the camera comes, if there are so many.
const LEAST: usize = 5;

/// Where the player has put the camera, compared with where it would be by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Camera {
    /// Steps nearer, negative ones away.
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
    /// How many rows.
    pub rows: usize,
    /// How many columns.
    pub cols: usize,
}

impl Window {
    /// Whether a place is drawn: in the window or next to it, from where it may move in.
    pub fn shows(&self, (row, col): (usize, usize)) -> bool {
        let is_near = |place: usize, from: usize, length: usize| place + 1 >= from && place <= from + length;
        is_near(row, self.row, self.rows) && is_near(col, self.col, self.cols)
    }

    /// Whether a place lies in it.
    pub fn holds(&self, (row, col): (usize, usize)) -> bool {
        (self.row..self.row + self.rows).contains(&row) && (self.col..self.col + self.cols).contains(&col)
    }

    fn rect(&self) -> Rect {
        Rect::new(self.col as f32, self.row as f32, self.cols as f32, self.rows as f32)
    }
}

impl Board {
    /// What the camera shows by itself: the whole map if it is small, else a part around the first sprite of the first kind.
    pub(crate) fn window(&self) -> Window {
        self.window_seen(Camera::default())
    }

    /// What the camera shows when the player has come nearer or moved it.
    pub(crate) fn window_seen(&self, camera: Camera) -> Window {
        let side = |all: usize, part: usize| {
            let mut side = if all <= WHOLE { all } else { part };
            // A fifth less for each step nearer, a quarter more for each step away.
            for _ in 0..camera.nearer {
                side = (side * 4 / 5).max(LEAST);
            }
            for _ in camera.nearer..0 {
                side = (side * 5).div_ceil(4);
            }
            side.min(all)
        };
        let (rows, cols) = (side(self.rows, ROWS), side(self.cols, COLS));
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
}

/// The pad: where its buttons lie. Buttons that no rule knows are left out.
pub struct Pad {
    buttons: Vec<(Button, Rect)>,
    /// What the map and the pad take together.
    view: Rect,
}

impl Pad {
    /// The button at a point.
    pub fn button(&self, at: Point) -> Option<Button> {
        self.buttons.iter().find(|(_, rect)| rect.holds(at)).map(|(button, _)| *button)
    }
}

/// Lays the pad out: below the map; beside it where the page is wide, unless the map is wide too or there are buttons for both hands. Buttons are
/// as large as the thumb on a phone, whatever the number of tiles.
pub fn pad(board: &Board, window: Window, layout: Layout) -> Pad {
    let window = window.rect();
    let known = board.buttons();
    if known == Buttons::default() {
        return Pad { buttons: Vec::new(), view: window };
    }
    let has_a = known.has(Button::A);
    let is_wide = layout == Layout::Landscape;
    let (size, left, right, top, view) = if is_wide && !has_a && window.w < 1.25 * window.h {
        let size = BUTTON * window.w.max(window.h) / 13.0;
        let wing = 3.6 * size;
        let view = Rect::new(window.x - wing, window.y, window.w + wing, window.h);
        (size, view.x + 0.3 * size, 0.0, window.y + window.h - 3.6 * size, view)
    } else {
        let size = BUTTON * window.w.max(window.h * if is_wide { 1.35 } else { 0.8 }) / 15.0;
        let width = window.w.max(7.0 * size);
        let x = window.x + (window.w - width) / 2.0;
        let view = Rect::new(x, window.y, width, window.h + 3.4 * size);
        let left = if has_a { 0.3 * size } else { (width - 3.0 * size) / 2.0 };
        (size, x + left, x + width - 2.3 * size, window.y + window.h + 0.3 * size, view)
    };
    let places = [(1.0, 0.0), (2.0, 1.0), (1.0, 2.0), (0.0, 1.0)];
    let mut buttons = Vec::new();
    for (dir, (col, row)) in Dir::ALL.into_iter().zip(places) {
        buttons.push((Button::Arrow(dir), Rect::new(left + col * size, top + row * size, size, size)));
    }
    buttons.push((Button::A, Rect::new(right, top + 0.6 * size, 1.8 * size, 1.8 * size)));
    buttons.retain(|(button, _)| known.has(*button));
    Pad { buttons, view }
}

/// Of the sprites of a tile so many are drawn.
const TOP: usize = 8;

/// The sprites of a tile that are drawn, oldest first: of a crowd only those that lie on top.
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
    let window = board.window_seen(ui.camera());
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
                        // They are drawn looking right, the four down, left, up and right.
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
    let pad = pad(board, window, layout);
    scene.view = pad.view;
    for (button, rect) in pad.buttons {
        let index = button_index(button);
        let look = if ui.held().has(button) { index + 5 } else { index };
        scene
            .sprite(Key::fixed(128 * 128 + index as u32), ROLE_PAD, rect)
            .look(look as u16)
            .layer(MAX_KINDS as u8 + 2);
    }
    if ui.is_paused() {
        // In a corner of the map, where it hides little.
        let side = window.rows.min(window.cols) as f32 * 0.14;
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
