//! Gestures and keys: dragging, swiping and tapping pieces, and a cursor that pushes them. The file is long
//! because all inputs share one state: the held piece and the cursor.

use tilery_kit::{Dir, Input, Phase, Point, Reel, Reply};

use crate::board::{Board, Push};
use crate::notation::Move;
use crate::push::{EMPTY, Shift, Violation};
use crate::refusal;

/// A finger that has moved this far, in cells, begins to drag; less is a tap.
const SLACK: f32 = 0.14;
/// Beyond this the direction of a drag is fixed until the finger returns or turns.
const DECIDED: f32 = 0.3;
/// A finger this far off sideways, in cells, has turned: it is nearer to another row or column.
const ASIDE: f32 = 0.5;
/// A piece released beyond this moves on to the next cell.
const HALF: f32 = 0.5;
/// A swipe completes a step that has begun this far.
const BEGUN: f32 = 0.2;
/// The maximum number of cells that one pointer event can move a piece.
const MOST_STEPS: u32 = 64;

/// The state of the interface.
#[derive(Debug, Default)]
pub struct Ui {
    /// The cell of the keyboard cursor.
    cursor: Option<u16>,
    /// Whether the cursor is visible.
    is_shown: bool,
    /// Whether arrows push the piece under the cursor.
    is_held: bool,
    /// The piece being dragged.
    drag: Option<Drag>,
    /// The drag that a swipe has just replaced.
    dropped: Option<Drag>,
    /// The reason for the last refusal.
    refused: Option<Violation>,
    /// The push that is shown as a hint.
    suggested: Option<Push>,
    /// Whether the tiles are hidden: from the first push of a blind game on, and even after that push is
    /// undone.
    hides: bool,
}

/// A dragged piece: the resulting board, the pushes that led there, and the one in progress.
#[derive(Debug)]
pub struct Drag {
    /// The board after the completed pushes.
    pub board: Board,
    /// The shifts of the push in progress.
    pub shifts: Vec<Shift>,
    /// Its progress, from 0 to 1.
    pub part: f32,
    /// The reason why it cannot begin.
    pub refused: Option<Violation>,
    /// The finger's position if the piece were exactly in its cell.
    anchor: Point,
    /// The cell of the tile under the finger.
    cell: u16,
    dir: Option<Dir>,
    done: Vec<Done>,
}

/// A completed push of a drag, and the state before.
#[derive(Debug)]
struct Done {
    before: Board,
    cell: u16,
    mv: Move,
}

impl Ui {
    /// The cell of the visible cursor.
    pub fn cursor(&self) -> Option<u16> {
        self.cursor.filter(|_| self.is_shown)
    }

    /// Whether arrows push the piece under the cursor.
    pub fn is_held(&self) -> bool {
        self.is_held
    }

    /// The piece being dragged.
    pub fn drag(&self) -> Option<&Drag> {
        self.drag.as_ref()
    }

    /// The violation to show: of the last push, or of the drag.
    pub fn refused(&self) -> Option<Violation> {
        self.drag.as_ref().map_or(self.refused, |drag| drag.refused)
    }

    /// The push that is shown as a hint.
    pub fn suggested(&self) -> Option<Push> {
        self.suggested
    }
}

/// Interprets an input. `most` is the number of moves that ends the game.
pub fn input(board: &Board, most: Option<u32>, ui: &mut Ui, input: Input<'_>) -> Reply<Move> {
    let dropped = ui.dropped.take();
    match input {
        Input::Pointer { phase: Phase::Down, at } => down(board, most, ui, at),
        Input::Pointer { phase: Phase::Move, at } => match &mut ui.drag {
            Some(drag) => {
                drag.follow(at, most);
                Reply::Changed
            }
            None => Reply::Ignored,
        },
        Input::Pointer { phase: Phase::Up, at } => match ui.drag.take() {
            Some(drag) => lift(board, ui, drag, at, most),
            None => Reply::Ignored,
        },
        Input::Pointer { phase: Phase::Cancel, .. } => {
            ui.dropped = ui.drag.take();
            if ui.dropped.is_some() { Reply::Changed } else { Reply::Ignored }
        }
        Input::Pointer { phase: Phase::Long, .. } | Input::Release(_) | Input::Action(_) => Reply::Ignored,
        Input::Swipe { dir, at } => swipe(board, ui, dropped, dir, at),
        Input::Key(key) => press(board, ui, key),
    }
}

impl Ui {
    /// Whether the tiles are hidden while the game goes on.
    pub fn hides(&self) -> bool {
        self.hides
    }

    /// Hides the tiles from now on.
    pub fn hide(&mut self, hides: bool) {
        self.hides |= hides;
    }

    /// Shows the tiles, since the player has given up.
    pub fn reveal(&mut self) {
        self.hides = false;
    }
}

/// Drops interface state that does not fit the new board.
pub fn settle(board: &Board, ui: &mut Ui) {
    ui.drag = None;
    ui.dropped = None;
    ui.refused = None;
    ui.suggested = None;
    ui.cursor = ui.cursor.filter(|&cell| cell < board.zone().size() && board.zone().holds(cell));
    ui.is_held &= ui.cursor.is_some_and(|cell| board.tiles()[usize::from(cell)] != EMPTY);
}

/// Shows a push as a hint, if it is legal.
pub fn suggest(board: &Board, ui: &mut Ui, mv: Move) {
    let cell = board.zone().index(mv.cell);
    ui.suggested = cell.filter(|&cell| board.shifts(cell, mv.dir).is_ok()).map(|cell| (cell, mv.dir));
}

/// The cell of the tiles zone at a point.
fn cell_at(board: &Board, at: Point) -> Option<u16> {
    let zone = board.zone();
    let is_inside =
        at.x >= 0.0 && at.y >= 0.0 && at.x < f32::from(zone.cols()) && at.y < f32::from(zone.rows());
    let cell = is_inside.then(|| at.y as u16 * zone.cols() + at.x as u16)?;
    zone.holds(cell).then_some(cell)
}

fn has_tile(board: &Board, cell: u16) -> bool {
    board.tiles()[usize::from(cell)] != EMPTY
}

fn move_of(board: &Board, (cell, dir): Push) -> Move {
    Move { cell: board.zone().cell(board.lead(cell)), dir }
}

fn is_over(board: &Board, most: Option<u32>) -> bool {
    board.is_solved() || most.is_some_and(|most| board.moves() >= most)
}

fn down(board: &Board, most: Option<u32>, ui: &mut Ui, at: Point) -> Reply<Move> {
    ui.is_shown = false;
    ui.is_held = false;
    ui.refused = None;
    ui.drag = None;
    if let Some(cell) = cell_at(board, at).filter(|&cell| has_tile(board, cell)) {
        ui.cursor = Some(cell);
        ui.drag = (!is_over(board, most)).then(|| Drag {
            board: board.clone(),
            shifts: Vec::new(),
            part: 0.0,
            refused: None,
            anchor: at,
            cell,
            dir: None,
            done: Vec::new(),
        });
    }
    Reply::Changed
}

/// The finger is lifted: a tap, or the end of a drag.
fn lift(board: &Board, ui: &mut Ui, mut drag: Drag, at: Point, most: Option<u32>) -> Reply<Move> {
    drag.follow(at, most);
    let is_tap = drag.done.is_empty() && drag.dir.is_none();
    if is_tap {
        return tap(board, ui, drag.cell);
    }
    let refused = drag.refused;
    let dir = drag.dir;
    let moves = drag.moves(HALF);
    match (refused, dir) {
        (Some(violation), Some(dir)) if moves.is_empty() => refuse(board, ui, (drag.cell, dir), violation),
        _ if moves.is_empty() => Reply::Changed,
        _ => Reply::Land(moves),
    }
}

/// A tile with a single legal push is pushed; any other is held for the arrows.
fn tap(board: &Board, ui: &mut Ui, cell: u16) -> Reply<Move> {
    let mut ways = Dir::ALL.into_iter().filter(|&dir| board.shifts(cell, dir).is_ok());
    if let (Some(dir), None) = (ways.next(), ways.next()) {
        return Reply::play(move_of(board, (cell, dir)));
    }
    ui.is_shown = true;
    ui.is_held = true;
    Reply::Changed
}

fn swipe(board: &Board, ui: &mut Ui, dropped: Option<Drag>, dir: Dir, at: Point) -> Reply<Move> {
    if let Some(mut drag) = dropped {
        let moves = drag.moves(BEGUN);
        if !moves.is_empty() {
            return Reply::Play(moves);
        }
    }
    match cell_at(board, at).filter(|&cell| has_tile(board, cell)) {
        Some(cell) => push(board, ui, (cell, dir)),
        None => Reply::Ignored,
    }
}

fn push(board: &Board, ui: &mut Ui, (cell, dir): Push) -> Reply<Move> {
    match board.shifts(cell, dir) {
        Ok(shifts) => {
            if let Some(shift) = shifts.iter().find(|shift| ui.cursor == Some(shift.from)) {
                ui.cursor = Some(shift.step.to);
            }
            Reply::play(move_of(board, (cell, dir)))
        }
        Err(violation) => refuse(board, ui, (cell, dir), violation),
    }
}

fn refuse(board: &Board, ui: &mut Ui, push: Push, violation: Violation) -> Reply<Move> {
    ui.refused = Some(violation);
    Reply::Refused(refusal(board, move_of(board, push), violation))
}

/// Arrows move the cursor, or push the piece held by Enter or Space; W, A, S and D push at once.
fn press(board: &Board, ui: &mut Ui, key: &str) -> Reply<Move> {
    let pushes = match key {
        "w" | "W" => Some(Dir::Up),
        "a" | "A" => Some(Dir::Left),
        "s" | "S" => Some(Dir::Down),
        "d" | "D" => Some(Dir::Right),
        _ => Dir::from_arrow(key).filter(|_| ui.is_held),
    };
    if let Some((cell, dir)) = ui.cursor().zip(pushes) {
        ui.refused = None;
        return push(board, ui, (cell, dir));
    }
    match key {
        "Escape" => {
            let was_busy = ui.drag.is_some() || ui.is_shown;
            ui.drag = None;
            ui.is_shown &= ui.is_held;
            ui.is_held = false;
            if was_busy { Reply::Changed } else { Reply::Ignored }
        }
        "Enter" | " " => {
            let Some(cell) = ui.cursor() else { return show_cursor(board, ui) };
            ui.is_held = !ui.is_held && has_tile(board, cell);
            Reply::Changed
        }
        _ => match Dir::from_arrow(key) {
            Some(_) if !ui.is_shown => show_cursor(board, ui),
            Some(dir) => {
                ui.refused = None;
                ui.cursor = ui.cursor.map(|cell| next_cell(board, cell, dir));
                Reply::Changed
            }
            None => Reply::Ignored,
        },
    }
}

fn show_cursor(board: &Board, ui: &mut Ui) -> Reply<Move> {
    let zone = board.zone();
    ui.cursor = ui.cursor.or_else(|| (0..zone.size()).find(|&cell| zone.holds(cell)));
    ui.is_shown = ui.cursor.is_some();
    Reply::Changed
}

/// The next cell of the zone in a direction, across holes too; the cell itself if there is none.
fn next_cell(board: &Board, cell: u16, dir: Dir) -> u16 {
    let zone = board.zone();
    let mut place = zone.cell(cell);
    while let Some(next) = place.step(dir) {
        let Some(index) = zone.index(next) else { break };
        if zone.holds(index) {
            return index;
        }
        place = next;
    }
    cell
}

impl Drag {
    /// Follows the finger: undoes, completes and begins pushes until the piece is under it.
    fn follow(&mut self, at: Point, most: Option<u32>) {
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

    /// The new direction if the finger has turned away from the push in progress. The tile first goes to the
    /// nearer end of that push. The finger is further off sideways than that end, so the turn is not reversed
    /// at once.
    fn turned(&self, at: Point) -> Option<Dir> {
        let dir = self.dir.filter(|_| self.part > 0.0)?;
        let along = self.along(dir, at);
        let left = if along > HALF { 1.0 - along } else { along };
        let across = Dir::ALL.into_iter().filter(|&other| other != dir && other != dir.opposite());
        let across = across.map(|other| self.along(other, at)).fold(0.0, f32::max);
        ((0.0..1.0).contains(&along) && across > ASIDE.max(left)).then_some(dir)
    }

    /// The direction in which the finger has left the piece, and the distance. A fixed direction stays.
    fn heading(&self, at: Point) -> (Dir, f32) {
        if let Some(dir) = self.dir.filter(|&dir| self.along(dir, at) > DECIDED && self.part > DECIDED) {
            return (dir, self.along(dir, at));
        }
        let ways = Dir::ALL.map(|dir| (dir, self.along(dir, at)));
        let furthest = ways.into_iter().max_by(|(_, one), (_, other)| one.total_cmp(other));
        furthest.unwrap_or((Dir::Up, 0.0))
    }

    /// The distance by which the finger has left the piece in a direction.
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

    /// The moves of the drag; a push in progress counts from `enough` on.
    fn moves(&mut self, enough: f32) -> Vec<Move> {
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
