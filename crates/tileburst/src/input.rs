//! Gestures and keys.
//!
//! A tile is dragged from the tray or from anywhere on the board; a tile dragged by a finger floats above it.
//! A tap on the board aims the current tile there, and a tap on the aimed tile places it. A mouse aims by
//! hovering, so one click places. A tap on the current tile turns it, a tap on the next tile swaps the two.
//! Arrows move the aim, Enter and Space place.

use tilery_kit::{Cell, Dir, Input, Key, Layout, Phase, Point, Reply};

use crate::aim::{Aim, nearest, snap};
use crate::board::Board;
use crate::desk::{Desk, part};
use crate::moves::Move;
use crate::tile::{Orientation, Tile};

/// The distance by which a finger must move up from the tray to aim its tile, in tenths of the board's side.
const RISE: f32 = 0.3;

/// The state of the interface.
#[derive(Debug, Default)]
pub struct Ui {
    /// The orientations of tiles in the tray, other than the default.
    orientations: Vec<(Key, Orientation)>,
    /// The cell of the upper left corner of the aimed tile's box.
    pub(crate) aim: Option<Cell>,
    /// True if the aim was set by keys, and so is kept for the next tile.
    pub(crate) is_cursor: bool,
    press: Option<Press>,
    /// The position of a hovering mouse; always `None` for a finger.
    hover: Option<Point>,
    /// The move that is shown as a hint.
    pub(crate) suggested: Option<Move>,
}

/// A pressed pointer.
#[derive(Debug, Clone, Copy)]
struct Press {
    on: Spot,
    /// The position at which the pointer went down.
    from: Point,
    /// The current position.
    at: Point,
    /// The point at which a mouse holds the tile, as fractions of the width and height of its box.
    hold: (f32, f32),
    is_finger: bool,
    is_drag: bool,
}

impl Press {
    /// True for a finger that has only slid along the tray below the board. The tile floating above it may
    /// already reach the lowest rows, but the player does not mean to place it there.
    fn is_still_in_tray(&self, desk: &Desk) -> bool {
        self.is_finger && desk.is_below_board(self.from) && self.from.y - self.at.y < RISE * desk.tenth
    }
}

/// The target of a press.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Spot {
    Current,
    Next,
    Board,
    Elsewhere,
}

/// A tile that is being dragged.
#[derive(Debug, Clone, Copy)]
pub struct Drag {
    /// True for the current tile, false for the next one.
    pub is_current: bool,
    /// The upper left corner of the tile's box.
    pub corner: Point,
    /// The place where the tile would be put if dropped now.
    pub goes_to: Option<Cell>,
}

impl Ui {
    /// The orientation of a tile.
    pub fn orientation(&self, tile: &Tile) -> Orientation {
        self.orientations
            .iter()
            .find(|(key, _)| *key == tile.key())
            .map_or(Orientation::default(), |(_, orientation)| *orientation)
    }

    fn lay(&mut self, tile: &Tile, orientation: Orientation) {
        self.orientations.retain(|(key, _)| *key != tile.key());
        self.orientations.push((tile.key(), orientation));
    }

    /// The dragged tile, if any.
    pub fn drag(&self, board: &Board, desk: &Desk) -> Option<Drag> {
        let press = self.press.filter(|press| press.is_drag)?;
        let is_current = press.on != Spot::Next;
        let tile = if is_current { board.current() } else { board.next() };
        let laid = tile.shape.laid(self.orientation(tile));
        let (rows, cols) = (f32::from(laid.rows()), f32::from(laid.cols()));
        let corner = if press.is_finger {
            let lift = desk.lift(press.at, rows);
            Point { x: press.at.x - cols / 2.0, y: press.at.y - lift - rows }
        } else {
            Point { x: press.at.x - press.hold.0 * cols, y: press.at.y - press.hold.1 * rows }
        };
        let goes_to =
            if press.is_still_in_tray(desk) { None } else { snap(board.field(), laid, corner.x, corner.y) };
        Some(Drag { is_current, corner, goes_to })
    }

    /// Drops interface state that does not fit the new position.
    pub fn settle(&mut self, board: &Board) {
        self.suggested = None;
        self.press = None;
        self.orientations
            .retain(|(key, _)| [board.current(), board.next()].iter().any(|tile| tile.key() == *key));
        // After the end of the game there is nothing to aim.
        if !self.is_cursor || !board.can_go_on() {
            self.aim = None;
        }
        self.keep_aim(board);
    }

    /// Shows a move as a hint.
    pub fn suggest(&mut self, board: &Board, mv: Move) {
        let is_shown = match mv {
            Move::Swap => board.can_go_on(),
            Move::Place { orientation, at } => board.landing(orientation, at).is_ok(),
        };
        self.suggested = is_shown.then_some(mv);
    }

    /// Moves the aim back onto the grid.
    fn keep_aim(&mut self, board: &Board) {
        if let Some(at) = self.aim {
            let laid = board.current().shape.laid(self.orientation(board.current()));
            self.aim = Some(nearest(board.field().size(), laid, f32::from(at.col), f32::from(at.row)));
        }
    }

    /// Changes the orientation of the current tile; an aimed tile turns about its centre.
    fn relay(&mut self, board: &Board, change: impl Fn(Orientation) -> Orientation) -> Reply<Move> {
        let tile = board.current();
        let before = tile.shape.laid(self.orientation(tile));
        self.lay(tile, change(self.orientation(tile)));
        let after = tile.shape.laid(self.orientation(tile));
        if let Some(at) = self.aim {
            let x = f32::from(at.col) + (f32::from(before.cols()) - f32::from(after.cols())) / 2.0;
            let y = f32::from(at.row) + (f32::from(before.rows()) - f32::from(after.rows())) / 2.0;
            self.aim = Some(nearest(board.field().size(), after, x, y));
        }
        self.suggested = None;
        Reply::Changed
    }
}

pub fn input(board: &Board, ui: &mut Ui, input: Input<'_>, layout: Layout) -> Reply<Move> {
    let desk = Desk::new(board.field().size(), layout);
    if !board.can_go_on() {
        return Reply::Ignored;
    }
    match input {
        Input::Pointer { phase: Phase::Cancel, .. } => cancel(ui),
        Input::Pointer { phase: Phase::Down, at } => down(board, ui, at, &desk),
        Input::Pointer { phase: Phase::Move, at } => moved(board, ui, at, &desk),
        Input::Pointer { phase: Phase::Up, at } => up(board, ui, at, &desk),
        Input::Pointer { phase: Phase::Long, .. } => long(board, ui),
        Input::Swipe { dir, at } => swipe(board, ui, dir, at, &desk),
        Input::Key(key) => press_key(board, ui, key),
        Input::Action("rotate") => ui.relay(board, Orientation::turned),
        Input::Action("mirror") => ui.relay(board, Orientation::mirrored),
        Input::Action("swap") => Reply::play(Move::Swap),
        Input::Release(_) | Input::Action(_) => Reply::Ignored,
    }
}

fn spot(desk: &Desk, at: Point) -> Spot {
    if desk.current.holds(at) {
        Spot::Current
    } else if desk.next.holds(at) {
        Spot::Next
    } else if desk.board.holds(at) {
        Spot::Board
    } else {
        Spot::Elsewhere
    }
}

fn cancel(ui: &mut Ui) -> Reply<Move> {
    let was_pressed = ui.press.take().is_some();
    if was_pressed { Reply::Changed } else { Reply::Ignored }
}

fn down(board: &Board, ui: &mut Ui, at: Point, desk: &Desk) -> Reply<Move> {
    let on = spot(desk, at);
    if on == Spot::Elsewhere {
        return Reply::Ignored;
    }
    let is_close = |hover: Point| (hover.x - at.x).abs() + (hover.y - at.y).abs() < desk.tenth;
    let is_finger = !ui.hover.is_some_and(is_close);
    let hold = if on == Spot::Board {
        (0.5, 0.5)
    } else {
        let tile = if on == Spot::Current { board.current() } else { board.next() };
        let (place, _) = desk.tray_box(on == Spot::Current, tile.shape.laid(ui.orientation(tile)));
        (part((at.x - place.x) / place.w), part((at.y - place.y) / place.h))
    };
    ui.press = Some(Press { on, from: at, at, hold, is_finger, is_drag: false });
    Reply::Changed
}

/// Movement of a pressed pointer is a drag: the page has already filtered out the slight roll of a finger.
fn moved(board: &Board, ui: &mut Ui, at: Point, desk: &Desk) -> Reply<Move> {
    if let Some(press) = &mut ui.press {
        press.at = at;
        press.is_drag = true;
        ui.aim = None;
        return Reply::Changed;
    }
    ui.hover = Some(at);
    let aim = desk.board.holds(at).then(|| aim_at(board, ui, at));
    if ui.is_cursor && aim.is_none() || aim == ui.aim {
        return Reply::Ignored;
    }
    ui.aim = aim;
    ui.is_cursor = false;
    Reply::Changed
}

/// The place of the current tile when its centre is at a point: a free place near by, or else the nearest
/// place.
fn aim_at(board: &Board, ui: &Ui, at: Point) -> Cell {
    let laid = board.current().shape.laid(ui.orientation(board.current()));
    let (x, y) = (at.x - f32::from(laid.cols()) / 2.0, at.y - f32::from(laid.rows()) / 2.0);
    snap(board.field(), laid, x, y).unwrap_or_else(|| nearest(board.field().size(), laid, x, y))
}

fn up(board: &Board, ui: &mut Ui, at: Point, desk: &Desk) -> Reply<Move> {
    let drag = ui.drag(board, desk);
    let Some(press) = ui.press.take() else { return Reply::Ignored };
    ui.hover = (!press.is_finger).then_some(at);
    if let Some(drag) = drag {
        return drop(board, ui, drag, desk);
    }
    match press.on {
        Spot::Current => ui.relay(board, Orientation::turned),
        Spot::Next => Reply::play(Move::Swap),
        Spot::Board => tap(board, ui, press.at),
        Spot::Elsewhere => Reply::Changed,
    }
}

fn drop(board: &Board, ui: &Ui, drag: Drag, desk: &Desk) -> Reply<Move> {
    let tile = if drag.is_current { board.current() } else { board.next() };
    let Some(at) = drag.goes_to else {
        // Over the board the player meant to place the tile, so it is refused; outside, the tile just
        // returns.
        let laid = tile.shape.laid(ui.orientation(tile));
        let middle = Point {
            x: drag.corner.x + f32::from(laid.cols()) / 2.0,
            y: drag.corner.y + f32::from(laid.rows()) / 2.0,
        };
        let refusal = || {
            board.landing_of(
                tile,
                ui.orientation(tile),
                nearest(board.field().size(), laid, drag.corner.x, drag.corner.y),
            )
        };
        return match desk.board.holds(middle).then(refusal) {
            Some(Err(illegal)) => Reply::Refused(illegal),
            _ => Reply::Changed,
        };
    };
    let place = Move::Place { orientation: tile.shape.canonical(ui.orientation(tile)), at };
    if drag.is_current { Reply::play(place) } else { Reply::Play(vec![Move::Swap, place]) }
}

/// Aims the current tile at a point; places it if it is aimed there already.
fn tap(board: &Board, ui: &mut Ui, at: Point) -> Reply<Move> {
    let place = aim_at(board, ui, at);
    let cell = Cell::new(at.y.max(0.0) as u16, at.x.max(0.0) as u16);
    let is_aimed = ui.aim.is_some_and(|aim| {
        aim == place
            || Aim::new(board.field(), board.current(), ui.orientation(board.current()), aim).cells.has(cell)
    });
    if is_aimed {
        return place_at_aim(board, ui);
    }
    ui.aim = Some(place);
    ui.is_cursor = false;
    Reply::Changed
}

fn place_at_aim(board: &Board, ui: &Ui) -> Reply<Move> {
    let Some(at) = ui.aim else { return Reply::Ignored };
    let tile = board.current();
    let orientation = tile.shape.canonical(ui.orientation(tile));
    match board.landing(orientation, at) {
        Ok(_) => Reply::play(Move::Place { orientation, at }),
        Err(illegal) => Reply::Refused(illegal),
    }
}

/// A long press on the current tile mirrors it.
fn long(board: &Board, ui: &mut Ui) -> Reply<Move> {
    match ui.press {
        Some(Press { on: Spot::Current, is_drag: false, .. }) => {
            // Lifting the pointer no longer counts as a tap.
            ui.press = None;
            ui.relay(board, Orientation::mirrored)
        }
        _ => Reply::Ignored,
    }
}

/// Handles a swipe in the tray: sideways swaps, up turns, down mirrors.
fn swipe(board: &Board, ui: &mut Ui, dir: Dir, at: Point, desk: &Desk) -> Reply<Move> {
    if desk.board.holds(at) {
        return Reply::Ignored;
    }
    match dir {
        Dir::Left | Dir::Right => Reply::play(Move::Swap),
        Dir::Up => ui.relay(board, Orientation::turned),
        Dir::Down => ui.relay(board, Orientation::mirrored),
    }
}

fn press_key(board: &Board, ui: &mut Ui, key: &str) -> Reply<Move> {
    if let Some(dir) = Dir::from_arrow(key) {
        return steer(board, ui, dir);
    }
    match key {
        "Enter" | " " if ui.aim.is_some() => place_at_aim(board, ui),
        "Enter" | " " => steer(board, ui, Dir::Up),
        "Escape" if ui.aim.is_some() || ui.press.is_some() || ui.suggested.is_some() => {
            (ui.aim, ui.press, ui.suggested, ui.is_cursor) = (None, None, None, false);
            Reply::Changed
        }
        "t" | "T" => ui.relay(board, Orientation::turned),
        "m" | "M" => ui.relay(board, Orientation::mirrored),
        "s" | "S" => Reply::play(Move::Swap),
        _ => Reply::Ignored,
    }
}

/// Moves the aim by a cell; the first press only shows the aim.
fn steer(board: &Board, ui: &mut Ui, dir: Dir) -> Reply<Move> {
    let size = board.field().size();
    let laid = board.current().shape.laid(ui.orientation(board.current()));
    let middle = |length: u8| f32::from(size.saturating_sub(length) / 2);
    let (x, y) = match ui.aim {
        None => (middle(laid.cols()), middle(laid.rows())),
        Some(at) => {
            let (rows, cols) = dir.delta();
            (f32::from(at.col) + cols as f32, f32::from(at.row) + rows as f32)
        }
    };
    ui.aim = Some(nearest(size, laid, x, y));
    ui.is_cursor = true;
    ui.press = None;
    Reply::Changed
}
