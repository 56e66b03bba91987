//! Input: a press aims at a cell, and lifting the pointer over the same cell puts out its light. The arrow
//! keys move a cursor.

use tilery_kit::{Cell, Dir, Input, Phase, Point, Reply};

use crate::board::Board;
use crate::notation::Move;

/// The state of the user interface.
#[derive(Debug)]
pub struct Ui {
    /// The cell of the keyboard's cursor.
    pub cursor: Cell,
    /// True if the keyboard was used last. The cursor is shown only then.
    is_by_keys: bool,
    pressed: Option<Cell>,
    /// The pressed cell, while the pointer is over it. Lifting the pointer then plays the move.
    pub aimed: Option<Cell>,
    /// The hint shown on the board.
    pub suggested: Option<Move>,
}

impl Default for Ui {
    fn default() -> Self {
        Self { cursor: Cell::new(0, 0), is_by_keys: false, pressed: None, aimed: None, suggested: None }
    }
}

impl Ui {
    /// The cursor, if it is shown.
    pub fn shown_cursor(&self) -> Option<Cell> {
        self.is_by_keys.then_some(self.cursor)
    }
}

pub fn input(board: &Board, ui: &mut Ui, input: Input<'_>) -> Reply<Move> {
    match input {
        Input::Pointer { phase, at } => pointer(ui, phase, cell_at(board, at)),
        Input::Key(key) => press(board, ui, key),
        // Ignored input is left to the page. Swipes mean nothing on this board.
        Input::Swipe { .. } | Input::Release(_) | Input::Action(_) => Reply::Ignored,
    }
}

/// The cell at a point, `None` off the board.
fn cell_at(board: &Board, at: Point) -> Option<Cell> {
    let is_inside = at.x >= 0.0 && at.y >= 0.0;
    let cell = Cell::new(at.y.floor() as u16, at.x.floor() as u16);
    (is_inside && board.cells().has(cell)).then_some(cell)
}

fn pointer(ui: &mut Ui, phase: Phase, over: Option<Cell>) -> Reply<Move> {
    match phase {
        Phase::Down => {
            // The page may turn an ignored press into a swipe. Any other press stays a tap or a drag.
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
