//! Geometry of the screen: a pit of 8 by 8 cells, from 0 to 8 both ways, two lines of bricks on each side,
//! and four corners between them. Along the shorter side of the screen the lines are slimmer, which leaves
//! more room for all bricks.
//!
//! The grid of the keyboard and the screen reader has twelve rows and columns, counted from the outer lines.
//! The pit begins with the third.

use tilery_kit::{Layout, Point, Rect};

use crate::board::{SIZE, Side, Square};
use crate::moves::{Flank, Kind, Move};
use crate::notation::{Params, Type};

/// The number of rows and of columns of the grid.
pub const ALL: u16 = 12;
/// The number of lines of bricks on each side.
const RIM: usize = 2;
/// The maximum distance from a line for a finger that slides along it, in cells.
const STRAY: f32 = 0.7;
/// The side length of the pit.
const PIT: f32 = SIZE as f32;
/// The width of the pit's frame, which separates it from the lines.
pub const FRAME: f32 = 0.14;

/// The depths of a side's inner and outer line.
#[derive(Debug, Clone, Copy)]
struct Lines {
    inner: f32,
    outer: f32,
}

const FULL: Lines = Lines { inner: 1.0, outer: 0.9 };
const SLIM: Lines = Lines { inner: 0.92, outer: 0.38 };

impl Lines {
    fn both(self) -> f32 {
        self.inner + self.outer
    }
}

/// A place that can be touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// A brick of a side's inner or outer line.
    Brick {
        /// The side that it lies on.
        side: Side,
        /// From the left or from the top.
        index: usize,
        /// True if it lies in the outer line.
        is_outer: bool,
    },
    /// A control in a corner.
    Control(Control),
}

/// The controls in the corners.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Control {
    /// The name, at the upper left, which opens the page about the game.
    Name,
    /// The statistics, at the upper right.
    Statistics,
    /// One of the four buttons at the lower left.
    Button(usize),
    /// The stack at the lower right, which undoes the last move.
    Stack,
}

/// The actions that the buttons request, in reading order.
pub const BUTTONS: [&str; 4] = ["stop", "settings", "scores", "rules"];

impl Control {
    /// The row and column of its upper left cell in the grid.
    pub fn cell(self) -> (u16, u16) {
        match self {
            Self::Name => (0, 0),
            Self::Statistics => (0, 10),
            Self::Button(n) => (10 + n as u16 / 2, n as u16 % 2),
            Self::Stack => (10, 10),
        }
    }
}

/// The geometry for a screen layout.
#[derive(Debug, Clone, Copy)]
pub struct Desk {
    /// The lines on the left and right.
    across: Lines,
    /// The lines above and below.
    along: Lines,
}

impl Desk {
    /// The desk of a layout.
    pub const fn new(layout: Layout) -> Self {
        match layout {
            Layout::Portrait => Self { across: SLIM, along: FULL },
            Layout::Landscape => Self { across: FULL, along: SLIM },
        }
    }

    /// The visible rectangle.
    pub fn view(self) -> Rect {
        let (x, y) = (self.across.both() + FRAME, self.along.both() + FRAME);
        Rect::new(-x, -y, PIT + 2.0 * x, PIT + 2.0 * y)
    }

    fn lines(self, side: Side) -> Lines {
        if side.is_upright() { self.across } else { self.along }
    }

    /// A strip along a side: its distance from the pit's frame, its depth, and its start and length along the
    /// side.
    fn strip(self, side: Side, away: f32, deep: f32, from: f32, length: f32) -> Rect {
        let (before, after) = (-FRAME - away - deep, PIT + FRAME + away);
        match side {
            Side::Top => Rect::new(from, before, length, deep),
            Side::Bottom => Rect::new(from, after, length, deep),
            Side::Left => Rect::new(before, from, deep, length),
            Side::Right => Rect::new(after, from, deep, length),
        }
    }

    /// The rectangle of both lines of a side.
    pub fn side_rect(self, side: Side) -> Rect {
        self.strip(side, 0.0, self.lines(side).both(), 0.0, PIT)
    }

    /// The rectangle of a brick in a line.
    pub fn brick_rect(self, side: Side, index: usize, is_outer: bool) -> Rect {
        let Lines { inner, outer } = self.lines(side);
        let (away, deep) = if is_outer { (inner, outer) } else { (0.0, inner) };
        self.strip(side, away, deep, index as f32, 1.0)
    }

    /// The corner that holds a control.
    pub fn corner_rect(self, control: Control) -> Rect {
        let (w, h) = (self.across.both(), self.along.both());
        let is_right = matches!(control, Control::Statistics | Control::Stack);
        let is_lower = matches!(control, Control::Button(_) | Control::Stack);
        let x = if is_right { PIT + FRAME } else { -FRAME - w };
        let y = if is_lower { PIT + FRAME } else { -FRAME - h };
        Rect::new(x, y, w, h)
    }

    /// The rectangle of a control: a quarter of the corner for a button, else the whole corner.
    pub fn control_rect(self, control: Control) -> Rect {
        let corner = self.corner_rect(control);
        let Control::Button(n) = control else { return corner };
        let (w, h) = (corner.w / 2.0, corner.h / 2.0);
        Rect::new(corner.x + (n % 2) as f32 * w, corner.y + (n / 2) as f32 * h, w, h)
    }

    /// The rectangle of a spot.
    pub fn spot_rect(self, spot: Spot) -> Rect {
        match spot {
            Spot::Brick { side, index, is_outer } => self.brick_rect(side, index, is_outer),
            Spot::Control(control) => self.control_rect(control),
        }
    }

    /// Returns the spot at a point. Each line of a side takes half of its depth, even where the outer one is
    /// slimmer; the pit's frame belongs to the inner lines.
    pub fn spot_at(self, at: Point) -> Option<Spot> {
        let view = self.view();
        if !view.holds(at) {
            return None;
        }
        let band = |at: f32, from: f32, deep: f32| match at {
            at if at < from + deep / 2.0 => 0,
            at if at < 0.0 => 1,
            at if at < PIT => 2 + at as u16,
            at if at < -from - deep / 2.0 + PIT => 10,
            _ => 11,
        };
        spot_in((band(at.y, view.y, self.along.both()), band(at.x, view.x, self.across.both())))
    }

    /// Returns the choice of a finger that touched `from` first and is now at `at`. It can slide along the
    /// lines of one side, or from button to button; elsewhere nothing is chosen.
    pub fn slide(self, from: Spot, at: Point) -> Option<Spot> {
        match from {
            Spot::Brick { side, .. } => {
                let lines = self.side_rect(side);
                if !lines.grown(STRAY).holds(at) {
                    return None;
                }
                let inside = Point {
                    x: at.x.max(lines.x).min(lines.x + lines.w - 0.01),
                    y: at.y.max(lines.y).min(lines.y + lines.h - 0.01),
                };
                let along = if side.is_upright() { at.y - inside.y } else { at.x - inside.x };
                // The corners lie beyond the ends of the lines.
                if along == 0.0 { self.spot_at(inside) } else { None }
            }
            Spot::Control(Control::Button(_)) => {
                self.spot_at(at).filter(|spot| matches!(spot, Spot::Control(Control::Button(_))))
            }
            Spot::Control(_) => self.spot_at(at).filter(|&spot| spot == from),
        }
    }
}

/// The rectangle of a cell of the pit.
pub fn cell_rect((row, column): Square) -> Rect {
    Rect::new(column as f32, row as f32, 1.0, 1.0)
}

/// The grid row and column of a brick in a line.
pub fn line_cell(side: Side, index: usize, is_outer: bool) -> (u16, u16) {
    let along = (RIM + index) as u16;
    let near = u16::from(!is_outer);
    match side {
        Side::Top => (near, along),
        Side::Bottom => (ALL - 1 - near, along),
        Side::Left => (along, near),
        Side::Right => (along, ALL - 1 - near),
    }
}

/// Returns the spot at a grid row and column; none in the pit.
pub fn spot_in((row, column): (u16, u16)) -> Option<Spot> {
    let within = |n: u16| (2..10).contains(&n).then(|| usize::from(n) - RIM);
    let is_outer = |n: u16| n == 0 || n == ALL - 1;
    match (within(row), within(column)) {
        (Some(_), Some(_)) => None,
        (None, Some(index)) => {
            let side = if row < 2 { Side::Top } else { Side::Bottom };
            Some(Spot::Brick { side, index, is_outer: is_outer(row) })
        }
        (Some(index), None) => {
            let side = if column < 2 { Side::Left } else { Side::Right };
            Some(Spot::Brick { side, index, is_outer: is_outer(column) })
        }
        (None, None) => Some(Spot::Control(match (row < 2, column < 2) {
            (true, true) => Control::Name,
            (true, false) => Control::Statistics,
            (false, true) => Control::Button(usize::from((row - 10) * 2 + column)),
            (false, false) => Control::Stack,
        })),
    }
}

/// The move that a brick of a line makes.
pub fn move_of(params: &Params, side: Side, index: usize, is_outer: bool) -> Move {
    let flank = match side {
        Side::Top => return Move::Drop(index),
        Side::Bottom => return Move::Lift(index),
        Side::Left => Flank::Left,
        Side::Right => Flank::Right,
    };
    match params.kind() {
        Type::Classic => Move::Throw(flank, index),
        Type::Knockout => Move::Knock(flank, index),
        Type::Mixed if is_outer => Move::Knock(flank, index),
        Type::Mixed => Move::Throw(flank, index),
    }
}

/// The brick of a line that makes a move.
pub fn spot_of(params: &Params, mv: Move) -> Spot {
    let is_outer = params.kind() == Type::Mixed && mv.kind() == Kind::Knock;
    Spot::Brick { side: mv.side(), index: mv.index(), is_outer }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAYOUTS: [Layout; 2] = [Layout::Portrait, Layout::Landscape];

    fn spots() -> impl Iterator<Item = Spot> {
        (0..ALL).flat_map(|row| (0..ALL).filter_map(move |column| spot_in((row, column))))
    }

    fn is_within(inner: Rect, outer: Rect) -> bool {
        let near = 0.001;
        inner.x >= outer.x - near
            && inner.y >= outer.y - near
            && inner.x + inner.w <= outer.x + outer.w + near
            && inner.y + inner.h <= outer.y + outer.h + near
    }

    #[test]
    fn every_spot_is_visible_and_found_at_its_centre() {
        for desk in LAYOUTS.map(Desk::new) {
            for spot in spots() {
                let rect = desk.spot_rect(spot);
                assert!(is_within(rect, desk.view()), "{spot:?}");
                assert_eq!(desk.spot_at(rect.centre()), Some(spot));
            }
            assert_eq!(desk.spot_at(Point { x: 4.0, y: 4.0 }), None);
        }
    }

    #[test]
    fn each_line_of_a_side_is_touched_on_half_of_its_depth() {
        for desk in LAYOUTS.map(Desk::new) {
            let view = desk.view();
            let (mut inner, mut outer) = (0, 0);
            for n in 0..1000 {
                let x = view.x - view.x * (n as f32 + 0.5) / 1000.0;
                match desk.spot_at(Point { x, y: 3.5 }) {
                    Some(Spot::Brick { side: Side::Left, index: 3, is_outer }) if is_outer => outer += 1,
                    Some(Spot::Brick { side: Side::Left, index: 3, .. }) => inner += 1,
                    other => panic!("{other:?} lies at {x}"),
                }
            }
            assert!(outer >= 440 && inner > outer, "{outer} and {inner} of 1000");
        }
    }

    #[test]
    fn bricks_are_wider_on_a_phone_than_a_twelfth_of_it() {
        let [upright, flat] = LAYOUTS.map(|layout| Desk::new(layout).view());
        assert!(upright.w < 10.9 && upright.h < 12.2, "{upright:?}");
        assert_eq!((flat.w, flat.h), (upright.h, upright.w));
    }

    #[test]
    fn the_stack_stands_apart_at_the_lower_right_and_the_controls_at_the_lower_left() {
        for desk in LAYOUTS.map(Desk::new) {
            let stack = desk.control_rect(Control::Stack);
            assert!(stack.x >= PIT + FRAME && stack.y >= PIT + FRAME);
            for n in 0..BUTTONS.len() {
                let button = desk.control_rect(Control::Button(n)).centre();
                assert!(button.x < 0.0 && button.y > PIT);
            }
        }
    }
}
