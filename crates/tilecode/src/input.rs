//! Buttons: pressed, held, released. They come from keys, from the pad beside the board, and from swipes. The
//! finger of a swipe holds its arrow as long as it stays down. Presses are queued for their rounds, so that
//! no press is lost and the order is kept. `Ui` has no clock; it counts rounds.

mod view;

use tilery_kit::{Dir, Input, Layout, Phase, Point, Room};

use crate::board::Board;
use crate::buttons::{self, Buttons, Round};
use crate::desk::Desk;
use crate::first_press::Lead;
use crate::model::Button;
use crate::play::Turn;
use crate::window::Camera;
use view::view_of;

/// A button held for longer than this, in milliseconds, counts in every round without a queued press.
const HELD: u32 = 200;
/// The distance that a finger must move to press an arrow, in tiles.
const REACH: f32 = 0.6;

/// The state of the interface.
#[derive(Debug, Default)]
pub struct Ui {
    /// The queued presses, oldest first.
    waiting: Vec<Round>,
    /// The buttons held by keys.
    keys: Buttons,
    finger: Finger,
    /// The arrow that a finger pressed before its gesture turned out to be a flick.
    flicked: Option<Dir>,
    /// The time that each button has been held, in milliseconds, by counting rounds; arrows clockwise from
    /// up, then A and B.
    times: [u32; 6],
    /// The arrow that was pressed last. Of several held arrows only this one counts.
    last: Option<Button>,
    /// The running turn, in games by turns.
    turn: Option<Turn>,
    /// The level and the round that were seen last.
    seen: (usize, u32),
    /// True if rounds are recorded: not before the player's first press, after an undo, or before a new level.
    is_running: bool,
    /// The value of `is_running` before the last press.
    was_running: bool,
    lead: Lead,
    camera: Camera,
    /// The space for map and pad on the screen.
    pub(crate) room: Option<Room>,
    /// The tile of the keyboard cursor, row and column, in games with tap rules.
    cursor: Option<(u8, u8)>,
    /// True if the player has stopped time: rounds are then played one by one on request.
    is_paused: bool,
    pub(crate) suggested: Option<Round>,
}

/// The effect of a gesture, a key or a button of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taken {
    Nothing,
    /// The board must be redrawn.
    Seen,
    /// A round must be played at once.
    Round(Round),
}

/// The state of the finger.
#[derive(Debug, Default, Clone, Copy, PartialEq)]
enum Finger {
    /// It is not down.
    #[default]
    Up,
    /// It touched the board and has not moved far.
    Down(Point),
    /// It swiped in a direction, from a reference point that follows it.
    Swipes(Point, Dir),
    /// It is on a button of the pad.
    Holds(Button),
}

impl Ui {
    /// The buttons that are held now.
    pub fn held(&self) -> Buttons {
        match self.finger {
            Finger::Swipes(_, dir) => self.keys.with(Button::Arrow(dir)),
            Finger::Holds(button) => self.keys.with(button),
            Finger::Up | Finger::Down(_) => self.keys,
        }
    }

    fn press(&mut self, button: Button) {
        // A, B and a direction share a round if all are down before the round of the first one.
        let held = self.held();
        match self.waiting.last_mut() {
            Some(Round::Held(set)) if set.pairs_with(button) && held.0 & set.0 == set.0 => {
                *set = set.with(button);
            }
            _ => self.waiting.push(Round::Held(Buttons::default().with(button))),
        }
        self.times[button.index()] = 0;
        if button.is_arrow() {
            self.last = Some(button);
        }
        self.was_running = self.is_running;
        self.is_running = true;
        // The camera follows the first sprite again.
        (self.camera.down, self.camera.right) = (0, 0);
    }

    /// Cancels an accidental press that is still queued.
    fn take_back(&mut self, button: Button) {
        if self.waiting.last() == Some(&Round::Held(Buttons::default().with(button))) {
            self.waiting.pop();
            self.is_running = self.was_running;
        }
    }

    /// True if the player has stopped time.
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Handles a gesture, a key or a button of the page.
    pub fn take(&mut self, board: &Board, input: Input<'_>, layout: Layout) -> Taken {
        match input {
            Input::Action("pause") | Input::Key("p" | "P") => {
                self.is_paused = !self.is_paused;
                Taken::Seen
            }
            Input::Key(key) if board.has_tap() && self.points(board, key, layout) => Taken::Seen,
            Input::Key(key) if view_of(key).is_some() => {
                self.look(board, view_of(key).unwrap_or_default(), layout)
            }
            Input::Action("step") | Input::Key(".") => {
                self.is_paused = true;
                Taken::Round(self.step(board))
            }
            Input::Action(what) => self.look(board, what, layout),
            _ if self.takes(board, input, layout) => Taken::Seen,
            _ => Taken::Nothing,
        }
    }

    /// The tile of the keyboard cursor.
    pub fn cursor(&self) -> Option<(u8, u8)> {
        self.cursor
    }

    fn tap(&mut self, row: u8, col: u8) {
        self.waiting.push(Round::Tap(row, col));
        self.is_running = true;
    }

    /// The layout of map and pad on the screen.
    pub(crate) fn desk(&self, board: &Board, layout: Layout) -> Desk {
        Desk::of(board, self.camera, self.room, layout)
    }

    fn takes(&mut self, board: &Board, input: Input<'_>, layout: Layout) -> bool {
        if !matches!(input, Input::Swipe { .. } | Input::Pointer { phase: Phase::Cancel, .. }) {
            self.flicked = None;
        }
        match input {
            Input::Key(key) => {
                let Some(button) = button_of(board, key) else { return false };
                // A repeating key is already held.
                if !self.keys.has(button) {
                    self.keys = self.keys.with(button);
                    self.press(button);
                }
                true
            }
            Input::Release("") => {
                self.keys = Buttons::default();
                true
            }
            Input::Release(key) => {
                let Some(button) = button_of(board, key) else { return false };
                self.keys = self.keys.without(button);
                true
            }
            Input::Swipe { dir, at } => {
                // A flick has already pressed its arrow while moving.
                if self.flicked.take() != Some(dir) {
                    self.push(board, at, dir, layout);
                }
                true
            }
            Input::Pointer { phase, at } => {
                if phase == Phase::Up && matches!(self.finger, Finger::Down(_)) && board.has_tap() {
                    self.finger = Finger::Up;
                    self.touch(board, at, layout);
                    return true;
                }
                self.point(board, phase, at, layout)
            }
            Input::Action(_) => false,
        }
    }

    /// Touches the tile at a point, if it is visible.
    fn touch(&mut self, board: &Board, at: Point, layout: Layout) {
        let (row, col) = (at.y.max(0.0) as u8, at.x.max(0.0) as u8);
        let window = self.desk(board, layout).window;
        if at.x >= 0.0 && at.y >= 0.0 && window.holds((row.into(), col.into())) {
            self.tap(row, col);
        }
    }

    /// Handles a swipe from a point: presses an arrow or, in games that only use touches, touches the tile
    /// there and then its neighbour.
    fn push(&mut self, board: &Board, from: Point, dir: Dir, layout: Layout) {
        if !is_for_touches(board) {
            return self.press(Button::Arrow(dir));
        }
        let (down, right) = dir.delta();
        self.touch(board, from, layout);
        self.touch(board, Point { x: from.x + right as f32, y: from.y + down as f32 }, layout);
    }

    fn point(&mut self, board: &Board, phase: Phase, at: Point, layout: Layout) -> bool {
        let pad = self.desk(board, layout).pad;
        let before = self.finger;
        match (phase, before) {
            (Phase::Down, _) => match pad.button(at) {
                Some(button) => {
                    self.finger = Finger::Holds(button);
                    self.press(button);
                }
                None => self.finger = Finger::Down(at),
            },
            (Phase::Move, Finger::Holds(held)) => {
                if let Some(button) = pad.button(at).filter(|button| *button != held) {
                    self.finger = Finger::Holds(button);
                    self.press(button);
                }
            }
            (Phase::Move, Finger::Down(from) | Finger::Swipes(from, _)) => {
                self.swipe(board, from, at, layout);
            }
            (Phase::Up, Finger::Down(_)) => {
                self.finger = Finger::Up;
                self.press(Button::A);
            }
            (Phase::Up, _) => self.finger = Finger::Up,
            (Phase::Cancel, _) => {
                match before {
                    Finger::Swipes(_, dir) => self.flicked = Some(dir),
                    Finger::Holds(button) => self.take_back(button),
                    Finger::Up | Finger::Down(_) => {}
                }
                self.finger = Finger::Up;
            }
            (Phase::Move | Phase::Long, _) => {}
        }
        before != Finger::Up || self.finger != Finger::Up
    }

    /// Handles the movement of a finger. Far enough from its last turning point, it presses an arrow.
    fn swipe(&mut self, board: &Board, from: Point, at: Point, layout: Layout) {
        let (dx, dy) = (at.x - from.x, at.y - from.y);
        let (along, across) = (dx.abs().max(dy.abs()), dx.abs().min(dy.abs()));
        if along < REACH || along < 1.3 * across {
            return;
        }
        let dir = match (dx.abs() > dy.abs(), dx > 0.0, dy > 0.0) {
            (true, true, _) => Dir::Right,
            (true, false, _) => Dir::Left,
            (false, _, true) => Dir::Down,
            (false, _, false) => Dir::Up,
        };
        let is_first = matches!(self.finger, Finger::Down(_));
        let is_new = is_first || self.finger != Finger::Swipes(from, dir) && !is_for_touches(board);
        self.finger = Finger::Swipes(at, dir);
        if is_new {
            self.push(board, from, dir, layout);
        }
    }

    /// The round that is due; `None` if no round needs to be played.
    pub fn round(&mut self, board: &Board) -> Option<Round> {
        // The original plays the first round at once.
        let begins = board.machine.is_original() && board.round == 0;
        if self.is_paused {
            return None;
        }
        if !begins && !self.is_running && board.waits_for_player() {
            return (self.is_ahead(board) && self.lead.is_due(board)).then(Round::default);
        }
        if !board.messages.is_empty() {
            // A message is dismissed by a press, not by a held button.
            return (!self.waiting.is_empty()).then(|| self.step(board));
        }
        let has_turns = board.project().meaning().has_turns;
        if self.turn.as_mut().is_some_and(|turn| turn.goes_on(board)) {
            self.hold(board);
            return Some(Round::default());
        }
        self.turn = None;
        let round = self.step(board);
        if round == Round::default() {
            return (!has_turns && !board.is_asleep()).then_some(round);
        }
        if !has_turns && self.lead.delays(board, round) {
            self.waiting.insert(0, round);
            return Some(Round::default());
        }
        self.turn = has_turns.then(|| Turn::new(board));
        Some(round)
    }

    /// True if the rounds that are due come before the first press of the level.
    pub(crate) fn is_ahead(&self, board: &Board) -> bool {
        !self.is_running && board.waits_for_player() && !board.machine.is_original()
    }

    /// True if a press waits for the rounds of an earlier press, which should then be played at once.
    pub(crate) fn hurries(&self) -> bool {
        self.waiting.len() > usize::from(self.turn.is_none())
    }

    /// Plays a hint as a press, with the turn that follows it.
    pub(crate) fn follow(&mut self, board: &Board, round: Round) {
        self.is_running = true;
        self.turn = (round != Round::default()).then(|| Turn::new(board));
    }

    /// The next round, even if none is due: the oldest queued press, or the held buttons.
    fn step(&mut self, board: &Board) -> Round {
        let held = self.hold(board);
        if self.waiting.is_empty() {
            return Round::Held(held);
        }
        let mut set = match self.waiting.remove(0) {
            Round::Held(set) => set,
            tap => return tap,
        };
        // The original collects all buttons since the last round.
        while board.machine.is_original()
            && let Some(Round::Held(next)) = self.waiting.first().copied()
        {
            set = Buttons(set.0 | next.0);
            self.waiting.remove(0);
        }
        if board.machine.is_original() {
            return Round::Held(Buttons(set.0 | held.0));
        }
        // A held A or B is added to a direction, and a held direction to A or B.
        let along = Button::ALL.into_iter().filter(|&button| held.has(button) && set.pairs_with(button));
        Round::Held(along.fold(set, Buttons::with))
    }

    /// Counts a round for the held buttons. Returns those that have been held long enough: A, B, and the
    /// arrow that was pressed last.
    fn hold(&mut self, board: &Board) -> Buttons {
        let pace = board.project().meaning().pace;
        let held = self.held();
        let is_held = |button: &Button| button.is_arrow() && held.has(*button);
        let arrow = self.last.filter(is_held).or_else(|| Button::ALL.into_iter().find(is_held));
        let mut set = Buttons::default();
        for button in Button::ALL {
            let time = &mut self.times[button.index()];
            if !held.has(button) {
                *time = 0;
                continue;
            }
            // On average, a press comes half a round before its first round.
            *time += if *time == 0 { pace / 2 } else { pace };
            let counts = !button.is_arrow() || Some(button) == arrow || board.machine.is_original();
            if *time > HELD && counts {
                set = set.with(button);
            }
        }
        set
    }

    /// Adapts to another board. After an undo, and before a new level, no rounds run until a button is
    /// pressed.
    pub fn settle(&mut self, board: &Board) {
        self.suggested = None;
        let (level, round) = std::mem::replace(&mut self.seen, (board.level, board.round));
        if self.seen != (level, round) && self.seen != (level, round.saturating_add(1)) {
            self.is_running = false;
            self.waiting.clear();
            self.turn = None;
            self.lead.restart(board);
        }
        self.cursor = self.cursor.filter(|&(row, col)| board.takes_tap(row, col));
    }
}

/// True if there are tap rules but no rules for arrows.
fn is_for_touches(board: &Board) -> bool {
    board.has_tap() && !board.buttons().has_arrow()
}

/// The button of a key; B only in games that use it, since its key is free in the others.
fn button_of(board: &Board, key: &str) -> Option<Button> {
    buttons::of_key(key).filter(|&button| button != Button::B || board.buttons().has(Button::B))
}
