//! Gestures and keys: a press aims at a cell, lifting there puts out its light; the arrow keys move a cursor.

use tilery_kit::{Cell, Dir, Input, Phase, Point, Reply};

use crate::board::Board;
use crate::notation::Move;

/// What the interface keeps beside the board.
#[derive(Debug)]
pub struct Ui {
    /// Where the keyboard's cursor stands.
    pub cursor: Cell,
    /// Whether the keyboard was used last: the cursor is seen only then.
    is_by_keys: bool,
    /// The cell that a finger or the mouse has pressed.
    pressed: Option<Cell>,
    /// The same, while the pointer is over it: lifting it now plays.
    pub aimed: Option<Cell>,
    /// The move that is shown as a hint.
    pub suggested: Option<Move>,
}

impl Default for Ui {
    fn default() -> Self {
        Self { cursor: Cell::new(0, 0), is_by_keys: false, pressed: None, aimed: None, suggested: None }
    }
}

impl Ui {
    /// The cursor, if it is to be seen.
    pub fn shown_cursor(&self) -> Option<Cell> {
        self.is_by_keys.then_some(self.cursor)
    }
}

/// What an input means.
pub fn input(board: &Board, ui: &mut Ui, input: Input<'_>) -> Reply<Move> {
    match input {
        Input::Pointer { phase, at } => pointer(ui, phase, cell_at(board, at)),
        Input::Key(key) => press(board, ui, key),
        // What is ignored here is the page's: swipes mean nothing on this board.
        Input::Swipe { .. } | Input::Release(_) | Input::Action(_) => Reply::Ignored,
    }
}

/// The cell below a point, none beside the board.
fn cell_at(board: &Board, at: Point) -> Option<Cell> {
    let is_inside = at.x >= 0.0 && at.y >= 0.0;
    let cell = Cell::new(at.y.floor() as u16, at.x.floor() as u16);
    (is_inside && board.cells().has(cell)).then_some(cell)
}

fn pointer(ui: &mut Ui, phase: Phase, over: Option<Cell>) -> Reply<Move> {
    match phase {
        Phase::Down => {
            // A press that is ignored can become a swipe; one that is taken is a tap or a drag.
            let Some(cell) = over else { return Reply::Ignored };
            ui.is_by_keys = false;
            ui.cursor = cell;
            ui.pressed = over;
            ui.aimed = over;
            Reply::Changed
        }
        Phase::Move => {
            let aimed = ui.pressed.filter(|_| ui.pressed == over);
            if aimed == ui.aimed {
                return Reply::Ignored;
            }
            ui.aimed = aimed;
            Reply::Changed
        }
        Phase::Up | Phase::Cancel => {
            let Some(_) = ui.pressed.take() else { return Reply::Ignored };
            match ui.aimed.take() {
                Some(cell) if phase == Phase::Up => Reply::play(Move(cell)),
                _ => Reply::Changed,
            }
        }
        Phase::Long => Reply::Ignored,
    }
}

fn press(board: &Board, ui: &mut Ui, key: &str) -> Reply<Move> {
    if let Some(dir) = Dir::from_arrow(key) {
        ui.is_by_keys = true;
        ui.cursor = board.cells().step(ui.cursor, dir).unwrap_or(ui.cursor);
        return Reply::Changed;
    }
    match key {
        "Enter" | " " => {
            ui.is_by_keys = true;
            Reply::play(Move(ui.cursor))
        }
        _ => Reply::Ignored,
    }
}
