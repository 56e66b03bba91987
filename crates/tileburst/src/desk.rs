//! The layout of board and tray: the tray is below the board in portrait, beside it in landscape.
//!
//! The unit is a cell of the board. The tray is measured in tenths of the board's side, so that it keeps its
//! size on the screen when the grid grows or shrinks.

use tilery_kit::{Layout, Point, Rect};

use crate::tile::Shape;

/// The margin of the ground around the cells, in tenths of the board's side.
const RIM: f32 = 0.1;
/// The largest cell size of the tray's tiles, in tenths of the board's side.
const CURRENT_CELL: f32 = 1.1;
const NEXT_CELL: f32 = 0.8;
/// The free space around a tile in the tray, in tenths of the board's side.
const SLACK: f32 = 0.7;

/// The rectangles for a grid size and a layout.
#[derive(Debug, Clone, Copy)]
pub struct Desk {
    /// A tenth of the board's side.
    pub tenth: f32,
    /// The cells of the board.
    pub board: Rect,
    /// The current tile's place in the tray.
    pub current: Rect,
    /// The next tile's place in the tray.
    pub next: Rect,
    /// The visible rectangle.
    pub view: Rect,
    layout: Layout,
}

impl Desk {
    /// The layout for a grid of this size.
    pub fn new(size: u8, layout: Layout) -> Self {
        let side = f32::from(size);
        let tenth = side / 10.0;
        let at = |x: f32, y: f32, w: f32, h: f32| Rect::new(x * tenth, y * tenth, w * tenth, h * tenth);
        let (current, next, width, height) = match layout {
            Layout::Portrait => (at(0.0, 10.4, 5.8, 3.4), at(6.1, 10.4, 3.9, 3.4), 10.0, 13.8),
            Layout::Landscape => (at(10.5, 0.0, 4.6, 5.4), at(10.5, 5.8, 4.6, 4.2), 15.1, 10.0),
        };
        let view = at(0.0, 0.0, width, height).grown(RIM * tenth);
        Self { tenth, board: Rect::new(0.0, 0.0, side, side), current, next, view, layout }
    }

    /// The ground under the cells.
    pub fn ground(&self) -> Rect {
        self.board.grown(RIM * self.tenth)
    }

    /// True if a point is in a tray below the board.
    pub fn is_below_board(&self, at: Point) -> bool {
        self.layout == Layout::Portrait && at.y > self.board.h
    }

    /// The rectangle of a tile in the tray, and the size of its cells.
    pub fn tray_box(&self, is_current: bool, laid: Shape) -> (Rect, f32) {
        let (place, largest) = if is_current { (self.current, CURRENT_CELL) } else { (self.next, NEXT_CELL) };
        let (rows, cols) = (f32::from(laid.rows()), f32::from(laid.cols()));
        let slack = SLACK * self.tenth;
        let cell = (largest * self.tenth).min((place.w - slack) / cols).min((place.h - slack) / rows);
        let (w, h) = (cols * cell, rows * cell);
        let centre = place.centre();
        (Rect::new(centre.x - w / 2.0, centre.y - h / 2.0, w, h), cell)
    }

    /// The distance, in cells, between a finger and the lower edge of the tile that floats above it; `rows`
    /// is the tile's height. In landscape there may be no room for a finger below the last row, so the
    /// distance shrinks towards the lower edge of the board, where it is negative.
    pub fn lift(&self, finger: Point, rows: f32) -> f32 {
        let lift = 1.3 * self.tenth;
        match self.layout {
            Layout::Portrait => lift,
            Layout::Landscape => {
                let near = part((self.board.h - finger.y) / (3.0 * self.tenth));
                near * (lift + rows / 2.0) - rows / 2.0
            }
        }
    }
}

/// Clamps a number to 0..1. `f32::clamp` can panic, and its message would add float formatting to the wasm
/// package.
pub fn part(n: f32) -> f32 {
    if n > 1.0 {
        1.0
    } else if n > 0.0 {
        n
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::{MAX_SIZE, MIN_SIZE};
    use crate::tile::Orientation;

    #[test]
    fn tiles_are_within_their_places_and_places_within_the_view() {
        let long = Shape::drawn("111111");
        for size in MIN_SIZE..=MAX_SIZE {
            for layout in [Layout::Portrait, Layout::Landscape] {
                let desk = Desk::new(size, layout);
                let holds = |outer: Rect, inner: Rect| {
                    inner.x >= outer.x
                        && inner.y >= outer.y
                        && inner.x + inner.w <= outer.x + outer.w + 0.001
                        && inner.y + inner.h <= outer.y + outer.h + 0.001
                };
                for place in [desk.board, desk.current, desk.next] {
                    assert!(holds(desk.view, place));
                }
                for orientation in [Orientation::ALL[0], Orientation::ALL[1]] {
                    assert!(holds(desk.current, desk.tray_box(true, long.laid(orientation)).0));
                    assert!(holds(desk.next, desk.tray_box(false, long.laid(orientation)).0));
                }
            }
        }
    }

    #[test]
    fn a_board_of_ten_takes_nearly_the_whole_width_of_a_phone() {
        let desk = Desk::new(MAX_SIZE, Layout::Portrait);
        assert!(390.0 / desk.view.w > 38.0, "a cell has at least 38 of 390 pixels");
        assert_eq!(desk.lift(Point { x: 0.0, y: 12.0 }, 2.0), 1.3);
    }

    #[test]
    fn beside_the_board_a_finger_reaches_the_last_row_without_leaving_the_board() {
        let desk = Desk::new(MAX_SIZE, Layout::Landscape);
        for rows in 1..=6u8 {
            let rows = f32::from(rows);
            // The lower edge of the tile when the finger is at the lower edge of the board.
            let edge = desk.board.h - desk.lift(Point { x: 0.0, y: desk.board.h }, rows);
            assert!(edge >= desk.board.h);
        }
    }
}
