//! Gestures and keys: touching a line of bricks or sliding along it chooses a brick, releasing plays it,
//! sliding off cancels.

use tilery_kit::{Dir, Input, Phase, Point, Reply, Room, Say};

use crate::board::Board;
use crate::layout::{ALL, Desk, STACK_CELL, Spot, line_cell, move_of, spot_in};
use crate::moves::Move;
use crate::params::Params;
use crate::square::Side;

/// The state of the interface.
#[derive(Debug)]
pub struct Ui {
    /// The chosen brick, whose preview is shown, or the stack.
    pub(crate) chosen: Option<Spot>,
    /// The input device that made the choice.
    pub(crate) hand: Hand,
    /// The move that is shown as a hint.
    pub(crate) suggested: Option<Move>,
    /// The last refused choice, until another is tried.
    pub(crate) refused: Option<Spot>,
    /// The row and column of the keyboard cursor in the scene.
    pub(crate) cursor: (u16, u16),
    /// The spot at which the current touch or press began.
    touched: Option<Spot>,
    /// The choice at the moment when the touch became a swipe.
    slid: Option<Spot>,
    /// True if the pointer hovers: it is a mouse, which does not cover the board.
    hovers: bool,
    /// The room on the screen.
    pub(crate) room: Option<Room>,
}

/// The input device of a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    /// A finger, which covers part of the board.
    Finger,
    Mouse,
    Cursor,
}

impl Default for Ui {
    fn default() -> Self {
        Self {
            chosen: None,
            hand: Hand::Cursor,
            suggested: None,
            refused: None,
            cursor: line_cell(Side::Top, 3, false),
            touched: None,
            slid: None,
            hovers: false,
            room: None,
        }
    }
}

impl Ui {
    /// Clears hint and refusal after a move. The mouse and the cursor keep their choice.
    pub(crate) fn settle(&mut self) {
        self.refused = None;
        self.suggested = None;
    }

    /// Shows a move as a hint, and its preview until something is chosen.
    pub(crate) fn suggest(&mut self, mv: Move) {
        self.suggested = Some(mv);
        self.chosen = None;
        self.refused = None;
    }

    fn choose(&mut self, spot: Option<Spot>, hand: Hand) {
        if self.refused != spot {
            self.refused = None;
        }
        self.chosen = spot;
        self.hand = hand;
    }

    fn move_cursor(&mut self, cell: (u16, u16)) {
        // The cells of the stack are one place.
        self.cursor = if spot_in(cell) == Some(Spot::Stack) { STACK_CELL } else { cell };
        let spot = spot_in(self.cursor);
        self.choose(spot, Hand::Cursor);
    }
}

pub fn input(params: &Params, board: &Board, ui: &mut Ui, input: Input<'_>) -> Reply<Move> {
    let desk = Desk::new(params, ui.room);
    match input {
        Input::Pointer { phase, at } => pointer(params, board, ui, phase, at, desk),
        Input::Swipe { dir, at } => swipe(params, board, ui, dir, desk.spot_at(at)),
        Input::Key(key) => press(params, board, ui, key),
        Input::Release(_) | Input::Action(_) => Reply::Ignored,
    }
}

fn pointer(params: &Params, board: &Board, ui: &mut Ui, phase: Phase, at: Point, desk: Desk) -> Reply<Move> {
    let hand = if ui.hovers { Hand::Mouse } else { Hand::Finger };
    match phase {
        Phase::Down => {
            ui.slid = None;
            ui.touched = desk.spot_at(at);
            if ui.touched.is_none() && ui.chosen.is_none() {
                return Reply::Ignored;
            }
            ui.choose(ui.touched, hand);
            Reply::Changed
        }
        Phase::Move => {
            let spot = match ui.touched {
                Some(touched) => desk.slide(touched, at),
                None => {
                    ui.hovers = true;
                    desk.spot_at(at)
                }
            };
            if spot == ui.chosen && matches!(ui.hand, Hand::Mouse | Hand::Finger) {
                return Reply::Ignored;
            }
            let hand = if ui.hovers { Hand::Mouse } else { Hand::Finger };
            ui.choose(spot, hand);
            Reply::Changed
        }
        Phase::Up => {
            let Some(touched) = ui.touched.take() else { return Reply::Ignored };
            let spot = desk.slide(touched, at);
            ui.choose(if ui.hovers { spot } else { None }, hand);
            spot.map_or(Reply::Changed, |spot| act(params, board, ui, spot))
        }
        Phase::Cancel => {
            ui.slid = ui.touched.take().and(ui.chosen);
            ui.hovers = false;
            ui.choose(None, hand);
            Reply::Changed
        }
        Phase::Long => Reply::Ignored,
    }
}

/// Plays a brick that is swiped inwards. A swipe along a line is a fast slide, which plays the brick at its
/// end.
fn swipe(params: &Params, board: &Board, ui: &mut Ui, dir: Dir, from: Option<Spot>) -> Reply<Move> {
    let slid = ui.slid.take();
    let Some(begun @ Spot::Brick { side, .. }) = from else { return Reply::Ignored };
    let inwards = match side {
        Side::Top => Dir::Down,
        Side::Right => Dir::Left,
        Side::Bottom => Dir::Up,
        Side::Left => Dir::Right,
    };
    if dir == inwards {
        return act(params, board, ui, begun);
    }
    match slid {
        Some(spot) if dir != inwards.opposite() => act(params, board, ui, spot),
        _ => Reply::Ignored,
    }
}

fn press(params: &Params, board: &Board, ui: &mut Ui, key: &str) -> Reply<Move> {
    if let Some(dir) = Dir::from_arrow(key) {
        ui.move_cursor(step(ui.cursor, dir));
        return Reply::Changed;
    }
    let along = match spot_in(ui.cursor) {
        Some(Spot::Brick { index, .. }) => index,
        _ => 3,
    };
    let side = match key {
        "PageUp" => Some(Side::Top),
        "PageDown" => Some(Side::Bottom),
        "Home" => Some(Side::Left),
        "End" => Some(Side::Right),
        _ => None,
    };
    if let Some(side) = side {
        ui.move_cursor(line_cell(side, along, false));
        return Reply::Changed;
    }
    match (key, spot_in(ui.cursor)) {
        ("Enter" | " ", Some(spot)) => {
            ui.choose(Some(spot), Hand::Cursor);
            act(params, board, ui, spot)
        }
        ("Escape", _) if ui.chosen.is_some() || ui.touched.is_some() || ui.suggested.is_some() => {
            ui.touched = None;
            ui.suggested = None;
            ui.choose(None, Hand::Cursor);
            Reply::Changed
        }
        ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8", Some(Spot::Brick { side, is_outer, .. })) => {
            let index = usize::from(key.as_bytes()[0] - b'1');
            ui.move_cursor(line_cell(side, index, is_outer));
            Reply::Changed
        }
        _ => Reply::Ignored,
    }
}

/// Returns the cell that an arrow key leads to. From an inner line it leads across the pit to the opposite
/// line. A step into an empty corner stays in the cell.
fn step(cursor: (u16, u16), dir: Dir) -> (u16, u16) {
    let (row, column) = dir.delta();
    let go = |from: u16, step: i32| (i32::from(from) + step).clamp(0, i32::from(ALL) - 1) as u16;
    let next = (go(cursor.0, row), go(cursor.1, column));
    let is_in_pit = |n: u16| (2..ALL - 2).contains(&n);
    match dir {
        _ if spot_in(next).is_some() => next,
        _ if !is_in_pit(next.0) || !is_in_pit(next.1) => cursor,
        Dir::Up => (1, next.1),
        Dir::Down => (ALL - 2, next.1),
        Dir::Left => (next.0, 1),
        Dir::Right => (next.0, ALL - 2),
    }
}

/// Plays a brick, or requests an undo at the stack.
fn act(params: &Params, board: &Board, ui: &mut Ui, spot: Spot) -> Reply<Move> {
    match spot {
        Spot::Brick { side, index, is_outer } => {
            let mv = move_of(params, side, index, is_outer);
            match board.refusal(params, mv) {
                None => Reply::play(mv),
                Some(refusal) => {
                    ui.refused = Some(spot);
                    let brick = board.lines(side)[usize::from(is_outer)][index];
                    Reply::Refused(refusal.illegal(mv).of_pieces([brick.key.0]))
                }
            }
        }
        Spot::Stack if board.tally().has_moved() => Reply::Ask("undo"),
        Spot::Stack => {
            ui.refused = Some(spot);
            let say = Say::new("mound-level-begins");
            Reply::Refused(tilery_kit::Illegal::saying(say, "no move was played in this level"))
        }
    }
}
