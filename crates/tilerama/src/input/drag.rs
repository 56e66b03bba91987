//! Dragging a piece: the pushes that a finger completes, undoes and has in progress.

use tilery_kit::{Dir, Point, Reel};

use super::{HALF, SLACK, is_over, move_of};
use crate::board::Board;
use crate::notation::Move;
use crate::push::{Shift, Violation};

/// Beyond this distance, in cells, the direction of a drag is fixed until the finger returns or turns.
const DECIDED: f32 = 0.3;
/// A finger this far off sideways, in cells, has turned: it is nearer to another row or column.
const ASIDE: f32 = 0.5;
/// The maximum number of cells that one pointer event can move a piece.
const MOST_STEPS: u32 = 64;

/// A dragged piece: the completed pushes, the resulting board, and the push in progress.
#[derive(Debug)]
pub struct Drag {
    /// The board after the completed pushes.
    pub board: Board,
    /// The shifts of the push in progress.
    pub shifts: Vec<Shift>,
    /// The progress of that push, from 0 to 1.
    pub part: f32,
    /// The reason why the push cannot begin.
    pub refused: Option<Violation>,
    /// The finger's position if the piece were exactly in its cell.
    pub(super) anchor: Point,
    /// The cell of the tile under the finger.
    pub(super) cell: u16,
    pub(super) dir: Option<Dir>,
    pub(super) done: Vec<Done>,
}

/// A completed push of a drag, and the state before.
#[derive(Debug)]
pub(super) struct Done {
    before: Board,
    cell: u16,
    mv: Move,
}

impl Drag {
    /// Follows the finger: undoes, completes and begins pushes until the piece is under it.
    pub(super) fn follow(&mut self, at: Point, most: Option<u32>) {
        for _ in 0..MOST_STEPS {
            if let Some(dir) = self.turned(at) {
                if self.along(dir, at) > HALF {
                    self.complete(dir);
                }
                self.dir = None;
            }
            let (dir, way) = self.heading(at);
            self.part = 0.0;
            self.refused = None;
            self.shifts.clear();
            self.dir = None;
            if way < SLACK {
                return;
            }
            if let Some(done) = self.done.pop_if(|done| done.mv.dir == dir.opposite()) {
                self.anchor = shifted(self.anchor, dir, 1.0);
                (self.board, self.cell, self.dir) = (done.before, done.cell, Some(done.mv.dir));
                continue;
            }
            if is_over(&self.board, most) {
                return;
            }
            self.dir = Some(dir);
            match self.board.shifts(self.cell, dir) {
                Err(violation) => {
                    self.refused = Some(violation);
                    return;
                }
                Ok(shifts) if way < 1.0 => {
                    (self.shifts, self.part) = (shifts, way);
                    return;
                }
                Ok(_) => self.complete(dir),
            }
        }
    }

    /// The direction of the push in progress, if the finger has turned away from it. The finger must be
    /// further off sideways than from the nearer end of that push, so that the turn is not reversed at once.
    fn turned(&self, at: Point) -> Option<Dir> {
        let dir = self.dir.filter(|_| self.part > 0.0)?;
        let along = self.along(dir, at);
        let left = if along > HALF { 1.0 - along } else { along };
        let across = Dir::ALL.into_iter().filter(|&other| other != dir && other != dir.opposite());
        let across = across.map(|other| self.along(other, at)).fold(0.0, f32::max);
        ((0.0..1.0).contains(&along) && across > ASIDE.max(left)).then_some(dir)
    }

    /// The direction in which the finger has left the piece, and the distance in cells. A direction beyond
    /// [`DECIDED`] is kept.
    fn heading(&self, at: Point) -> (Dir, f32) {
        if let Some(dir) = self.dir.filter(|&dir| self.along(dir, at) > DECIDED && self.part > DECIDED) {
            return (dir, self.along(dir, at));
        }
        let ways = Dir::ALL.map(|dir| (dir, self.along(dir, at)));
        let furthest = ways.into_iter().max_by(|(_, one), (_, other)| one.total_cmp(other));
        furthest.unwrap_or((Dir::Up, 0.0))
    }

    /// The distance, in cells, by which the finger has left the piece in a direction.
    fn along(&self, dir: Dir, at: Point) -> f32 {
        let (down, right) = dir.delta();
        (at.x - self.anchor.x) * right as f32 + (at.y - self.anchor.y) * down as f32
    }

    /// Completes the push in progress on the drag's board.
    fn complete(&mut self, dir: Dir) {
        let before = self.board.clone();
        let mv = move_of(&before, (self.cell, dir));
        let to = before.shifts(self.cell, dir).ok().and_then(|shifts| {
            shifts.iter().find(|shift| shift.from == self.cell).map(|shift| shift.step.to)
        });
        let Some(to) = to.filter(|_| self.board.push(self.cell, dir, &mut Reel::silent()).is_ok()) else {
            return;
        };
        self.done.push(Done { before, cell: self.cell, mv });
        self.cell = to;
        self.anchor = shifted(self.anchor, dir, 1.0);
        self.dir = None;
        self.part = 0.0;
        self.shifts.clear();
    }

    /// The moves of the drag; a push in progress counts if its progress exceeds `enough`.
    pub(super) fn moves(&mut self, enough: f32) -> Vec<Move> {
        if let Some(dir) = self.dir.filter(|_| self.part > enough) {
            self.complete(dir);
        }
        self.done.iter().map(|done| done.mv).collect()
    }
}

fn shifted(point: Point, dir: Dir, by: f32) -> Point {
    let (down, right) = dir.delta();
    Point { x: point.x + right as f32 * by, y: point.y + down as f32 * by }
}
