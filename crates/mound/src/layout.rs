//! Where everything lies in the scene of 12 by 12 cells: the board in the middle, two lines of bricks on every side, and a
//! corner of 2 by 2 in each of the four directions between them.

use tilery_kit::{Point, Rect};

use crate::board::{SIZE, Side, Square};
use crate::moves::{Flank, Kind, Move};
use crate::notation::{Params, Type};

/// The scene has so many rows and columns.
pub const ALL: u16 = 12;
/// So many of them, on each side, are lines of bricks.
const RIM: usize = 2;
/// How far beyond its lines a finger that slides along them may stray.
const STRAY: f32 = 0.7;

/// Something that can be touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// A brick of a side's inner or outer line.
    Brick {
        /// Of which side.
        side: Side,
        /// From the left or from the top.
        index: usize,
        /// Of the outer line.
        is_outer: bool,
    },
    /// One of the corners' controls.
    Control(Control),
}

/// What the corners hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Control {
    /// The name, which tells about the game.
    Name,
    /// The figures, which open the statistics.
    Figures,
    /// The stack, which takes back the last move.
    Stack,
    /// One of the four controls.
    Button(usize),
}

/// What the buttons ask for, in reading order.
pub const BUTTONS: [&str; 4] = ["stop", "settings", "scores", "rules"];

impl Control {
    /// The row and the column of its upper left cell.
    pub fn cell(self) -> (u16, u16) {
        match self {
            Self::Name => (0, 0),
            Self::Figures => (0, 10),
            Self::Stack => (10, 0),
            Self::Button(n) => (10 + n as u16 / 2, 10 + n as u16 % 2),
        }
    }

    /// Where it lies.
    pub fn rect(self) -> Rect {
        let (row, column) = self.cell();
        let side = if matches!(self, Self::Button(_)) { 1.0 } else { 2.0 };
        Rect::new(f32::from(column), f32::from(row), side, side)
    }
}

/// Where a cell of the board lies.
pub fn cell_rect((row, column): Square) -> Rect {
    Rect::new((RIM + column) as f32, (RIM + row) as f32, 1.0, 1.0)
}

/// Where a brick of a line lies: its row and its column in the scene.
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

/// Where both lines of a side lie.
pub fn side_rect(side: Side) -> Rect {
    let (rim, size) = (RIM as f32, SIZE as f32);
    match side {
        Side::Top => Rect::new(rim, 0.0, size, rim),
        Side::Bottom => Rect::new(rim, rim + size, size, rim),
        Side::Left => Rect::new(0.0, rim, rim, size),
        Side::Right => Rect::new(rim + size, rim, rim, size),
    }
}

/// The unit square at a row and a column of the scene.
pub fn square((row, column): (u16, u16)) -> Rect {
    Rect::new(f32::from(column), f32::from(row), 1.0, 1.0)
}

/// What lies at a row and a column of the scene; none on the board.
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
            (true, false) => Control::Figures,
            (false, true) => Control::Stack,
            (false, false) => Control::Button(usize::from((row - 10) * 2 + column - 10)),
        })),
    }
}

/// What lies under a point.
pub fn spot_at(at: Point) -> Option<Spot> {
    let scene = Rect::new(0.0, 0.0, f32::from(ALL), f32::from(ALL));
    if scene.holds(at) { spot_in((at.y as u16, at.x as u16)) } else { None }
}

/// What a finger chooses that touched `from` first and is at a point now: it may slide along the lines of one side, or from
/// button to button, and chooses nothing elsewhere.
pub fn slide(from: Spot, at: Point) -> Option<Spot> {
    match from {
        Spot::Brick { side, .. } => {
            let lines = side_rect(side);
            if !lines.grown(STRAY).holds(at) {
                return None;
            }
            let inside = Point {
                x: at.x.max(lines.x).min(lines.x + lines.w - 0.01),
                y: at.y.max(lines.y).min(lines.y + lines.h - 0.01),
            };
            let along = if side.is_upright() { at.y - inside.y } else { at.x - inside.x };
            // Beyond the ends of the lines lie the corners.
            if along == 0.0 { spot_at(inside) } else { None }
        }
        Spot::Control(Control::Button(_)) => {
            spot_at(at).filter(|spot| matches!(spot, Spot::Control(Control::Button(_))))
        }
        Spot::Control(_) => spot_at(at).filter(|&spot| spot == from),
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
