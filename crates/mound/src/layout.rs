//! Geometry of the screen: a pit of 8 by 8 cells, from 0 to 8 both ways, two lines of bricks on each side,
//! and the stack in the lower right corner. If there is little room, the lines become slimmer before the
//! bricks become smaller: the inner line shrinks to a strip, the outer line to a hint of its colours.
//!
//! The grid for the keyboard and the screen reader has twelve rows and columns, which include the lines. The
//! pit begins at the third row and column.

use tilery_kit::{Point, Rect, Room};

use crate::moves::{Flank, Kind, Move};
use crate::params::{Params, Type};
use crate::square::{SIZE, Side, Square};

/// The number of rows and of columns of the grid.
pub const ALL: u16 = 12;
/// The number of lines of bricks on each side.
const RIM: usize = 2;
/// The maximum distance from a line for a finger that slides along it, in cells.
const STRAY: f32 = 0.7;
/// The distance from a wall, in cells, within which the pit still belongs to the inner line beside it.
const REACH: f32 = 0.25;
/// The side length of the pit.
const PIT: f32 = SIZE as f32;
/// The width of the frame between the pit and the lines.
pub const FRAME: f32 = 0.1;

/// The depth of both lines of a side together: the maximum, the minimum, and the minimum in Mixed, where both
/// can be touched.
const DEEPEST: f32 = 1.9;
const SLIMMEST: f32 = 0.8;
const SLIMMEST_MIXED: f32 = 1.3;
/// The depth of an outer line that only hints at its colours, and in Mixed, where it is played.
const HINT: f32 = 0.14;
const HINT_MIXED: f32 = 0.45;
/// The side length of bricks below which the lines become slimmer, in CSS pixels.
const LARGE: f32 = 40.0;

/// The depths of a side's inner and outer line.
#[derive(Debug, Clone, Copy)]
struct Lines {
    inner: f32,
    outer: f32,
}

impl Lines {
    /// Divides a depth: the inner line is as deep as a brick, or less to leave `hint` to the outer line.
    fn new(both: f32, hint: f32) -> Self {
        let inner = (both - hint).min(1.0);
        Self { inner, outer: both - inner }
    }

    fn both(self) -> f32 {
        self.inner + self.outer
    }
}

/// A place that can be touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// A brick of a side's inner or outer line.
    Brick {
        side: Side,
        /// The index in the line, from the left or from the top.
        index: usize,
        /// True for the outer line.
        is_outer: bool,
    },
    /// The stack, which undoes the last move.
    Stack,
}

/// The row and column of the stack's upper left cell in the grid.
pub const STACK_CELL: (u16, u16) = (10, 10);

/// The geometry for the room on a screen.
#[derive(Debug, Clone, Copy)]
pub struct Desk {
    /// The lines on the left and right.
    across: Lines,
    /// The lines above and below.
    along: Lines,
}

impl Desk {
    /// The geometry for a room on the screen; a square if `room` is `None`.
    pub fn new(params: &Params, room: Option<Room>) -> Self {
        let (least, hint) = match params.kind() {
            Type::Mixed => (SLIMMEST_MIXED, HINT_MIXED),
            Type::Classic | Type::Knockout => (SLIMMEST, HINT),
        };
        let Some(Room { width, height, .. }) = room else {
            let lines = Lines::new(SLIMMEST_MIXED, hint);
            return Self { across: lines, along: lines };
        };
        let brick = |deep: f32| width.min(height) / (PIT + 2.0 * (FRAME + deep));
        let brick = brick(least).min(LARGE).max(brick(DEEPEST)).max(1.0);
        // Slightly less than the room, so that rounding does not cost a pixel.
        let lines = |length: f32| {
            Lines::new(((length / brick - PIT) / 2.0 - FRAME - 0.002).clamp(least, DEEPEST), hint)
        };
        Self { across: lines(width), along: lines(height) }
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

    /// The corner that contains the stack.
    pub fn stack_rect(self) -> Rect {
        Rect::new(PIT + FRAME, PIT + FRAME, self.across.both(), self.along.both())
    }

    pub fn spot_rect(self, spot: Spot) -> Rect {
        match spot {
            Spot::Brick { side, index, is_outer } => self.brick_rect(side, index, is_outer),
            Spot::Stack => self.stack_rect(),
        }
    }

    /// Returns the spot at a point. Each line of a side gets half of the side's depth, even if the outer line
    /// is slimmer. The pit's frame and edge belong to the inner lines.
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
        let cell = (band(at.y, view.y, self.along.both()), band(at.x, view.x, self.across.both()));
        spot_in(cell).or_else(|| beside_wall(at))
    }

    /// Returns the choice of a finger that touched `from` first and is now at `at`. It can slide along the
    /// lines of one side; elsewhere nothing is chosen.
    pub fn slide(self, from: Spot, at: Point) -> Option<Spot> {
        let Spot::Brick { side, .. } = from else {
            return self.spot_at(at).filter(|&spot| spot == from);
        };
        let lines = self.side_rect(side);
        if !lines.grown(STRAY).holds(at) {
            return None;
        }
        let inside = Point {
            x: at.x.max(lines.x).min(lines.x + lines.w - 0.01),
            y: at.y.max(lines.y).min(lines.y + lines.h - 0.01),
        };
        let along = if side.is_upright() { at.y - inside.y } else { at.x - inside.x };
        // The corners are beyond the ends of the lines.
        if along == 0.0 { self.spot_at(inside) } else { None }
    }
}

/// The brick of an inner line at a point of the pit beside it; `None` if two walls are near.
fn beside_wall(at: Point) -> Option<Spot> {
    let is_in_pit = |at: f32| (0.0..PIT).contains(&at);
    if !is_in_pit(at.x) || !is_in_pit(at.y) {
        return None;
    }
    let near = [(Side::Top, at.y), (Side::Right, PIT - at.x), (Side::Bottom, PIT - at.y), (Side::Left, at.x)];
    let mut near = near.into_iter().filter(|(_, away)| *away < REACH).map(|(side, _)| side);
    let (Some(side), None) = (near.next(), near.next()) else { return None };
    let index = if side.is_upright() { at.y } else { at.x } as usize;
    Some(Spot::Brick { side, index, is_outer: false })
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

/// Returns the spot at a grid row and column; `None` in the pit and in the three corners without the stack.
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
        (None, None) => (row.min(column) >= STACK_CELL.0).then_some(Spot::Stack),
    }
}

/// The move of a brick of a line.
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

/// The brick of a line that a move plays.
pub fn spot_of(params: &Params, mv: Move) -> Spot {
    let is_outer = params.kind() == Type::Mixed && mv.kind() == Kind::Knock;
    Spot::Brick { side: mv.side(), index: mv.index(), is_outer }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLASSIC: &str = "classic-5-8-5";
    const MIXED: &str = "mixed-5-8-5";

    fn desk(params: &str, width: f32, height: f32) -> Desk {
        Desk::new(&params.parse().unwrap(), Some(Room { width, height, has_touch: true }))
    }

    fn desks() -> impl Iterator<Item = Desk> {
        // Phones in portrait and landscape, and a desktop; last, a square desk without a room.
        let rooms = [(374.0, 604.0), (304.0, 292.0), (500.0, 374.0), (900.0, 640.0)];
        [CLASSIC, MIXED].into_iter().flat_map(move |params| {
            let in_rooms = rooms.into_iter().map(move |(w, h)| desk(params, w, h));
            in_rooms.chain([Desk::new(&params.parse().unwrap(), None)])
        })
    }

    /// The side length of bricks in a room.
    fn brick(desk: Desk, width: f32, height: f32) -> f32 {
        (width / desk.view().w).min(height / desk.view().h)
    }

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
    fn every_spot_is_visible_and_can_be_touched() {
        for desk in desks() {
            for spot in spots() {
                let rect = desk.spot_rect(spot);
                assert!(is_within(rect, desk.view()) && rect.w > 0.1 && rect.h > 0.1, "{spot:?}");
                // A slim outer line is touched on half of the side's depth.
                let Point { x, y } = rect.centre();
                assert_eq!(desk.spot_at(Point { x, y }), Some(spot), "{desk:?}");
            }
            assert_eq!(desk.spot_at(Point { x: 4.0, y: 4.0 }), None);
        }
    }

    #[test]
    fn each_line_of_a_side_is_touched_on_half_of_its_depth() {
        for desk in desks() {
            let view = desk.view();
            let (mut inner, mut outer) = (0, 0);
            for n in 0..1000 {
                let x = view.x - view.x * (n as f32 + 0.5) / 1000.0;
                match desk.spot_at(Point { x, y: 3.5 }) {
                    Some(Spot::Brick { side: Side::Left, index: 3, is_outer }) if is_outer => outer += 1,
                    Some(Spot::Brick { side: Side::Left, index: 3, .. }) => inner += 1,
                    other => panic!("{other:?} at {x}"),
                }
            }
            assert!(outer >= 400 && inner > outer, "{outer} and {inner} of 1000");
        }
    }

    #[test]
    fn the_edge_of_the_pit_belongs_to_the_line_beside_it() {
        let desk = desk(CLASSIC, 374.0, 604.0);
        let at = |x, y| desk.spot_at(Point { x, y });
        let brick = |side, index| Some(Spot::Brick { side, index, is_outer: false });
        assert_eq!(at(0.2, 6.5), brick(Side::Left, 6));
        assert_eq!(at(7.9, 2.5), brick(Side::Right, 2));
        assert_eq!(at(5.5, 0.1), brick(Side::Top, 5));
        assert_eq!(at(5.5, 7.9), brick(Side::Bottom, 5));
        assert_eq!((at(0.3, 6.5), at(0.1, 7.9), at(7.9, 0.1)), (None, None, None));
    }

    #[test]
    fn bricks_are_large_on_phones() {
        for (params, width, height, least) in [
            (CLASSIC, 374.0, 604.0, 38.0),
            (CLASSIC, 304.0, 292.0, 29.0),
            (CLASSIC, 500.0, 374.0, 38.0),
            (MIXED, 374.0, 604.0, 34.0),
            (MIXED, 304.0, 292.0, 27.0),
        ] {
            let brick = brick(desk(params, width, height), width, height);
            assert!(brick >= least && brick < least + 1.0, "{params} in {width} x {height}: {brick}");
        }
        let desk = desk(CLASSIC, 900.0, 640.0);
        assert!(brick(desk, 900.0, 640.0) > 50.0, "large screens have room for whole lines");
        assert_eq!((desk.across.inner, desk.along.inner), (1.0, 1.0));
    }

    #[test]
    fn the_stack_is_beyond_the_pit_at_the_lower_right() {
        for desk in desks() {
            let stack = desk.stack_rect();
            assert!(stack.x >= PIT + FRAME && stack.y >= PIT + FRAME);
        }
    }
}
