//! The object-safe interface of sessions. Moves, boards and saves are text, so that one page serves all
//! games.

use std::any::Any;

use serde::Serialize;

use crate::formats::save::Save;
use crate::game::{Budget, Grade, Input, Layout, Room, Solves};
use crate::rules::{Assignment, Chart, Figures, Illegal, Info, Status};
use crate::scene::{Film, Label};
use crate::session::{AnyHistory, Replayed};
use crate::text::{Say, TextError};

/// The result of a call on a session.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Update {
    /// There is a new [`AnySession::film`], which may only redraw the board.
    pub film: bool,
    /// The position has changed: moves were played, undone or redone.
    pub position: bool,
    /// The game has just ended.
    pub ended: bool,
    /// Sentences for the player.
    pub said: Vec<Say>,
    /// The reason why the rules refused the player's input.
    pub refused: Option<Illegal>,
    /// The player's request to the page, one of [`crate::game::input::ASKS`].
    pub asked: Option<&'static str>,
}

/// The error of playing a move given as text.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum PlayError {
    /// The text is not a move of this game.
    #[error("not a move: {0}")]
    Text(#[from] TextError),
    /// The rules refuse the move.
    #[error("refused: {0}")]
    Illegal(#[from] Illegal),
    /// The player has stopped the game, or the assignment has ended.
    #[error("the game was stopped: take a move back to go on")]
    Stopped,
}

/// A hint with its moves as text.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Hint"))]
pub struct AnyHint {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// The expected continuation, beginning with the move itself.
    pub line: Vec<String>,
    /// The reason, where the game can give one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub why: Option<Say>,
    /// Present if the line reaches the goal.
    pub solves: Option<Solves>,
}

/// A rating with its move as text.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Rating"))]
pub struct AnyRating {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// The value of the move, in the game's own unit.
    pub value: f64,
    /// The expected result of the game after this move, in the same unit.
    pub outcome: f64,
    /// The grade relative to the best move.
    #[cfg_attr(feature = "types", ts(inline))]
    pub grade: Grade,
    /// The reason, where the game can give one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub why: Option<Say>,
}

/// The help that a game offers.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Offers {
    /// Hints, see [`crate::Adviser::advises`].
    pub hints: bool,
    /// Ratings of moves, see [`crate::Rater::rates`].
    pub ratings: bool,
    /// Rounds that run only after a press, see [`crate::Game::has_turns`].
    pub turns: bool,
}

/// A session of any game or editor ([`crate::Session`], [`crate::Editing`]). The default methods are for
/// sessions without a visible board.
pub trait AnySession: Any {
    /// The game's entry in the catalogue.
    fn info(&self) -> &'static Info;
    /// The history: the moves, the position, the save.
    fn history(&self) -> &dyn AnyHistory;

    /// The state of the assignment, if the session is one.
    fn assignment(&self) -> Option<Assignment> {
        self.history().assignment()
    }

    /// A preview of the random events on the way to an assignment's goal, see [`crate::Game::coming`].
    fn coming(&self) -> Option<(Film, Vec<Label>)> {
        None
    }

    /// The status of the game.
    fn status(&self) -> Status;
    /// The numbers about the running game. Always includes `moves`, and [`crate::session::TIME_LEFT`] if the
    /// time is limited.
    fn figures(&self) -> Figures;

    /// Plays a move given as text.
    ///
    /// # Errors
    /// If the text is not a move, or the rules refuse it. The session is then unchanged.
    fn play(&mut self, mv: &str) -> Result<Update, PlayError>;

    /// As [`AnySession::play`] for programs that only play: tells no sentences, and makes no film until
    /// [`AnySession::make_film`].
    ///
    /// # Errors
    /// As [`AnySession::play`].
    fn play_unseen(&mut self, mv: &str) -> Result<Update, PlayError> {
        self.play(mv)
    }

    /// Makes the film of a move that was played unseen, and returns its sentences.
    fn make_film(&mut self) -> Option<Vec<Say>> {
        None
    }

    /// Continues the replay of a save on a new session of its origin, see [`crate::History::replay_on`].
    /// Returns true when it is complete. Until then, the session must not be used otherwise.
    ///
    /// # Errors
    /// If a move is malformed or illegal, or a hash differs.
    fn replay_on(&mut self, save: &Save, place: &mut Replayed, most: usize) -> Result<bool, TextError>;
    /// A copy of the session with the same moves, at the same board. Its clock starts at 0.
    fn copy(&self) -> Box<dyn AnySession>;
    /// Names the work in an editor, see [`crate::Editor::rename`]. Does nothing if the work cannot be named.
    ///
    /// # Errors
    /// If the work already has this name.
    fn rename(&mut self, title: &str) -> Result<Update, PlayError>;
    /// From now on, rounds before the player's first press are shown, see [`crate::Game::is_ahead`].
    fn lead(&mut self) {}
    /// Takes back the player's last action, see [`crate::History::undo_point`]. Resumes a stopped game.
    fn undo(&mut self) -> Update {
        self.seek(self.history().undo_point())
    }
    /// Redoes the player's next action, see [`crate::History::redo_point`].
    fn redo(&mut self) -> Update {
        let n = self.history().redo_point();
        if n == self.history().at() { Update::default() } else { self.seek(n) }
    }
    /// Goes to the board after `n` moves, or after all moves if there are fewer. A single move or gesture is
    /// animated, forwards or backwards.
    fn seek(&mut self, n: usize) -> Update;

    /// Goes back to the first board. The moves can be redone.
    fn restart(&mut self) -> Update {
        self.seek(0)
    }

    /// The work in an editor, as a text that the edited game opens, see [`crate::Editor::made`].
    ///
    /// # Errors
    /// If the work cannot be played in its present state.
    fn made(&self) -> Result<String, Illegal>;
    /// The game's score table.
    fn table(&self) -> String {
        self.history().params()
    }

    /// True if a result may enter the score table: the game has no aim, and began with a deal or with a
    /// position that has its own table.
    fn counts(&self) -> bool {
        self.history().id().is_some()
    }

    /// The legal moves in canonical form.
    fn legal(&self) -> Vec<String> {
        Vec::new()
    }

    /// The help that this game offers.
    fn offers(&self) -> Offers {
        Offers::default()
    }

    /// See [`crate::Game::notice`].
    fn notice(&self) -> Option<Say> {
        None
    }

    /// The finished game's values for the statistics. The session itself adds `moves`.
    fn facts(&self) -> Vec<(&'static str, i64)> {
        Vec::new()
    }

    /// Charts over the game so far; none by default.
    fn charts(&self) -> Vec<Chart> {
        Vec::new()
    }

    /// The playing time in milliseconds, from the first move to the end, as counted by
    /// [`AnySession::advance`].
    fn clock(&self) -> u64 {
        0
    }

    /// Restores state that a save does not contain: the clock, and the mark of a branched history.
    fn resume(&mut self, clock: u64, is_branched: bool) {
        let _ = (clock, is_branched);
    }

    /// The length of a round in milliseconds, in a game with rounds, by turns too.
    fn pace(&self) -> Option<u32> {
        None
    }

    /// Pictures for skins, see [`crate::Game::pictures`].
    fn pictures(&self) -> Vec<u8> {
        Vec::new()
    }

    /// Ends the game on the player's request. Its score counts.
    fn finish(&mut self) -> Update {
        Update::default()
    }

    /// Handles a gesture or a key. Coordinates are clamped before the game gets them.
    fn input(&mut self, input: Input<'_>) -> Update {
        let _ = input;
        Update::default()
    }

    /// Advances the clock, and plays the rounds that are due in a game with rounds.
    fn advance(&mut self, ms: u32) -> Update {
        let _ = ms;
        Update::default()
    }

    /// Sets the position of trays and panels and, if known, the space available on the screen.
    fn lay_out(&mut self, layout: Layout, room: Option<Room>) -> Update {
        let _ = (layout, room);
        Update::default()
    }

    /// Shows a move on the board as a hint. Enter or Space as the next input plays it.
    ///
    /// # Errors
    /// If the text is not a move.
    fn suggest(&mut self, mv: &str) -> Result<Update, TextError> {
        let _ = mv;
        Ok(Update::default())
    }

    /// The hint shown on the board, see [`AnySession::suggest`].
    fn suggested(&self) -> Option<String> {
        None
    }

    /// The film of the last change.
    fn film(&self) -> Film {
        Film::pack(&[], false)
    }

    /// The labels of the present board, and the position of the game's cursor.
    fn labels(&self) -> (Vec<Label>, Option<(u16, u16)>) {
        (Vec::new(), None)
    }

    /// A good move.
    fn hint(&mut self, budget: &mut Budget<'_>) -> Option<AnyHint> {
        let _ = budget;
        None
    }

    /// The reason why the last call of [`AnySession::hint`] found nothing, if known.
    fn why_no_hint(&self) -> Option<Say> {
        None
    }

    /// Loads trained values that improve hints, see [`crate::Adviser::learn`].
    ///
    /// # Errors
    /// If the bytes are no such values, or the game has none.
    fn learn(&mut self, trained: &[u8]) -> Result<(), String> {
        let _ = trained;
        Err("this game has nothing to learn".to_owned())
    }

    /// The value of each legal move. `None` if the game has no ratings, and while they are not known yet
    /// ([`crate::Rater::rate`]).
    fn rate(&mut self, budget: &mut Budget<'_>) -> Option<Vec<AnyRating>> {
        let _ = budget;
        None
    }
}
