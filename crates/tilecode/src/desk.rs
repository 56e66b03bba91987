//! The layout of map and pad on the screen.

use tilery_kit::{Dir, Layout, Point, Rect, Room};

use crate::board::Board;
use crate::buttons::Buttons;
use crate::model::Button;
use crate::window::{Camera, Window};

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

impl Board {
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
    /// Each button, with its rectangle.
    pub buttons: Vec<(Button, Rect)>,
}

impl Pad {
    pub fn button(&self, at: Point) -> Option<Button> {
        self.buttons.iter().find(|(_, rect)| rect.holds(at)).map(|(button, _)| *button)
    }

    /// Lays out buttons: the arrows, each with a side of `size`, in a grid of three by three with its upper
    /// left corner at `arrows`; A and B at `a` and `b`, with a side of `round`.
    fn new(known: Buttons, (size, round): (f32, f32), arrows: (f32, f32), [a, b]: [(f32, f32); 2]) -> Self {
        let places = [(1.0, 0.0), (2.0, 1.0), (1.0, 2.0), (0.0, 1.0)];
        let mut buttons = Vec::new();
        for (dir, (col, row)) in Dir::ALL.into_iter().zip(places) {
            let rect = Rect::new(arrows.0 + col * size, arrows.1 + row * size, size, size);
            buttons.push((Button::Arrow(dir), rect));
        }
        for (button, at) in [(Button::A, a), (Button::B, b)] {
            buttons.push((button, Rect::new(at.0, at.1, round, round)));
        }
        buttons.retain(|(button, _)| known.has(*button));
        Self { buttons }
    }
}

/// The layout of map and pad on the screen.
pub struct Desk {
    /// The visible part of the map.
    pub window: Window,
    pub pad: Pad,
    /// The rectangle around map and pad.
    pub view: Rect,
}

impl Desk {
    /// Lays out map and pad, which together fill the available space. Only touch screens have a pad: at the
    /// bottom in portrait, and with its buttons on both sides of the map in landscape.
    pub fn of(board: &Board, camera: Camera, room: Option<Room>, layout: Layout) -> Self {
        let known = board.buttons();
        let is_wide = layout == Layout::Landscape;
        match room {
            _ if known == Buttons::default() => Self::bare(board, camera, room),
            Some(room) if room.has_touch && is_wide => Self::wide(board, known, camera, room),
            Some(room) if room.has_touch => Self::upright(board, known, camera, room),
            _ => Self::bare(board, camera, room),
        }
    }

    /// Layout without a pad.
    fn bare(board: &Board, camera: Camera, room: Option<Room>) -> Self {
        let window = board.seen(camera, room.map(|room| (room.width, room.height)));
        Self { window, pad: Pad::default(), view: window.rect() }
    }

    fn upright(board: &Board, known: Buttons, camera: Camera, Room { width, height, .. }: Room) -> Self {
        let (has_a, has_b) = (known.has(Button::A), known.has(Button::B));
        let has_both = has_a && has_b;
        // Two round buttons are as high as a column of arrows.
        let has_column = has_both || known.has(Button::Arrow(Dir::Up)) || known.has(Button::Arrow(Dir::Down));
        let size = BUTTON.min(PART * width).min(height / 8.0);
        // The height of the pad: three rows of arrows, or one row beside A or B.
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
        let left = if has_a || has_b { view.x + 0.2 * size } else { view.x + (view.w - 3.0 * size) / 2.0 };
        let right = view.x + view.w;
        let (round, a, b) = if has_both {
            (1.4, (right - 1.5 * size, top), (right - 1.9 * size, top + 1.5 * size))
        } else {
            let one = (right - 2.0 * size, top + 0.6 * size);
            (1.8, one, one)
        };
        Self { window, pad: Pad::new(known, (size, round * size), (left, top), [a, b]), view }
    }

    fn wide(board: &Board, known: Buttons, camera: Camera, Room { width, height, .. }: Room) -> Self {
        // The width of the pad beside the map, in buttons.
        let left = if known.has_arrow() { 3.2 } else { 0.0 };
        let (has_a, has_b) = (known.has(Button::A), known.has(Button::B));
        let right = if has_a || has_b { 2.0 } else { 0.0 };
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
        let right = view.x + view.w - 1.8 * size;
        let (a, b) = if has_a && has_b { (3.9, 1.9) } else { (2.4, 2.4) };
        let round = [a, b].map(|up| (right, foot - up * size));
        Self { window, pad: Pad::new(known, (size, 1.8 * size), (view.x, foot - 3.0 * size), round), view }
    }
}
