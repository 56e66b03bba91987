//! Gestures and keys: dragging, swiping and tapping pieces, and a cursor that pushes them.

mod drag;

use tilery_kit::{Dir, Input, Phase, Point, Reply};

use crate::board::Board;
use crate::notation::Move;
use crate::push::Push;
use crate::push::{EMPTY, Violation};
use crate::refusal;
pub use drag::Drag;

/// A finger that has moved this far, in cells, begins to drag; less is a tap.
const SLACK: f32 = 0.14;
/// A piece released after more than this fraction of a step completes it.
const HALF: f32 = 0.5;
/// A swipe completes a step of which more than this fraction is done.
const BEGUN: f32 = 0.2;

/// The state of the interface.
#[derive(Debug, Default)]
pub struct Ui {
    /// The cell of the keyboard cursor.
    cursor: Option<u16>,
    /// True if the cursor is visible.
    is_shown: bool,
    /// True if arrows push the piece under the cursor.
    is_held: bool,
    /// The piece being dragged.
    drag: Option<Drag>,
    /// The drag cancelled by the previous input, which a swipe may complete.
    dropped: Option<Drag>,
    /// The reason for the last refusal.
    refused: Option<Violation>,
    /// The push that is shown as a hint.
    suggested: Option<Push>,
    /// True if the tiles are hidden: from the first push of a blind game on, and even after that push is
    /// undone.
    hides: bool,
}

impl Ui {
    /// The cell of the visible cursor.
    pub fn cursor(&self) -> Option<u16> {
        self.cursor.filter(|_| self.is_shown)
    }

    /// True if arrows push the piece under the cursor.
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
    /// True if the tiles are hidden while the game goes on.
    pub fn hides(&self) -> bool {
        self.hides
    }

    /// Hides the tiles from now on if `hides` is true.
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

/// The cell with a tile at a point.
fn tile_at(board: &Board, at: Point) -> Option<u16> {
    board.zone().cell_at(at).filter(|&cell| board.tiles()[usize::from(cell)] != EMPTY)
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
    if let Some(cell) = tile_at(board, at) {
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

/// Ends a tap or a drag.
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

/// Pushes a piece that has a single legal push. Any other piece is held for the arrow keys.
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
    match tile_at(board, at) {
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

/// Arrows move the cursor, or push the piece held by Enter or Space; W, A, S and D, by their places, push at once.
fn press(board: &Board, ui: &mut Ui, key: &str) -> Reply<Move> {
    let pushes = Dir::from_wasd(key).or_else(|| Dir::from_arrow(key).filter(|_| ui.is_held));
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
            ui.is_held = !ui.is_held && board.tiles()[usize::from(cell)] != EMPTY;
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
