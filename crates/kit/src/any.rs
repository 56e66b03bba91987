//! The object-safe face of sessions: moves, boards and saves are text here, and one page serves them all.
//!
//! It is long because it lists all calls of a session once more.

use std::any::Any;

use crate::adviser::{Grade, Solves};
use crate::aim::Assignment;
use crate::budget::Budget;
use crate::film::Film;
use crate::history::History;
use crate::info::{Card, Chart, Figures, Info};
use crate::input::{Input, Layout, Room};
use crate::rules::{Illegal, Rules, Status};
use crate::say::Say;
use crate::scene::Label;
use crate::text::TextError;

/// What a call on a session brought about.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Update {
    /// There is a new [`AnySession::film`], if only to redraw the board.
    pub film: bool,
    /// The position is another one: moves were played, taken back or brought again.
    pub position: bool,
    /// The game is over now and was not before.
    pub ended: bool,
    /// Sentences to tell.
    pub said: Vec<Say>,
    /// Why the rules refuse what the player tried.
    pub refused: Option<Illegal>,
    /// What the player asked of the page, one of [`crate::input::ASKS`].
    pub asked: Option<&'static str>,
}

/// Why a move given as text was not played.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum PlayError {
    /// It is no move of this game.
    #[error("not a move: {0}")]
    Text(#[from] TextError),
    /// The rules refuse it.
    #[error("refused: {0}")]
    Illegal(#[from] Illegal),
    /// The player has stopped the game, or the assignment is solved or lost.
    #[error("the game was stopped: take a move back to go on")]
    Stopped,
}

/// A hint whose moves are text.
#[derive(Debug, Clone, PartialEq)]
pub struct AnyHint {
    /// The move.
    pub mv: String,
    /// What may follow it; the move itself comes first.
    pub line: Vec<String>,
    /// Why it is good, where a game can say that.
    pub why: Option<Say>,
    /// What is known of the line where it leads to the goal.
    pub solves: Option<Solves>,
}

/// A rating whose move is text.
#[derive(Debug, Clone, PartialEq)]
pub struct AnyRating {
    /// The move.
    pub mv: String,
    /// What it is worth from here on, in the game's own unit.
    pub value: f64,
    /// How the game is expected to end with it, in the same unit.
    pub outcome: f64,
    /// How good it is beside the best one.
    pub grade: Grade,
    /// Why it is good, where the game can say that.
    pub why: Option<Say>,
}

/// A [`History`] of any rules.
pub trait AnyHistory {
    /// See [`History::params`].
    fn params(&self) -> String;
    /// See [`Rules::title`].
    fn title(&self) -> Option<String>;
    /// See [`Rules::card`].
    fn card(&self) -> Card;
    /// See [`History::id`].
    fn id(&self) -> Option<String>;
    /// See [`History::position`].
    fn position(&self) -> String;
    /// See [`History::played`].
    fn moves(&self) -> Vec<String>;
    /// See [`History::at`].
    fn at(&self) -> usize;
    /// How many moves there are, those to be redone included.
    fn length(&self) -> usize;
    /// Where undo goes from here: [`History::undo_point`], or nowhere, where only the stopping is taken back.
    fn undo_point(&self) -> usize;
    /// Where redo goes from here, see [`History::redo_point`].
    fn redo_point(&self) -> usize;
    /// See [`History::save`].
    fn save(&self) -> String;
    /// See [`History::is_branched`].
    fn is_branched(&self) -> bool;
    /// See [`History::assignment`].
    fn assignment(&self) -> Option<Assignment>;
}

impl<R: Rules> AnyHistory for History<R> {
    fn params(&self) -> String {
        self.params().to_string()
    }

    fn title(&self) -> Option<String> {
        R::title(self.params(), self.board())
    }

    fn card(&self) -> Card {
        R::card(self.params())
    }

    fn id(&self) -> Option<String> {
        self.id()
    }

    fn position(&self) -> String {
        self.position()
    }

    fn moves(&self) -> Vec<String> {
        self.played().iter().map(R::Move::to_string).collect()
    }

    fn at(&self) -> usize {
        self.at()
    }

    fn length(&self) -> usize {
        self.moves().len()
    }

    fn undo_point(&self) -> usize {
        if self.is_stopped() { self.at() } else { self.undo_point(self.at()) }
    }

    fn redo_point(&self) -> usize {
        self.redo_point(self.at())
    }

    fn save(&self) -> String {
        self.save()
    }

    fn is_branched(&self) -> bool {
        self.is_branched()
    }

    fn assignment(&self) -> Option<Assignment> {
        self.assignment()
    }
}

/// What there is for a player beside the board, in one game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Offers {
    /// Hints, see [`crate::Adviser::advises`].
    pub hints: bool,
    /// Ratings of moves, see [`crate::Rater::rates`].
    pub ratings: bool,
    /// No time to stop, see [`crate::Game::has_turns`].
    pub turns: bool,
}

/// A session of any game or editor ([`crate::Session`], [`crate::Editing`]). What only a board that is seen has is empty unless it says otherwise.
pub trait AnySession: Any {
    /// What the page has to know of the game.
    fn info(&self) -> &'static Info;
    /// The moves and the place among them.
    fn history(&self) -> &dyn AnyHistory;

    /// The parameters in notation.
    fn params(&self) -> String {
        self.history().params()
    }

    /// What a player has called what is on the board, see [`Rules::title`].
    fn title(&self) -> Option<String> {
        self.history().title()
    }

    /// What its maker says of it, see [`Rules::card`].
    fn card(&self) -> Card {
        self.history().card()
    }

    /// `game:params#seed`; none when the game did not begin with a deal.
    fn id(&self) -> Option<String> {
        self.history().id()
    }

    /// The present position.
    fn position(&self) -> String {
        self.history().position()
    }

    /// The moves that led to the present position.
    fn moves(&self) -> Vec<String> {
        self.history().moves()
    }

    /// How many moves led to the present position.
    fn at(&self) -> usize {
        self.history().at()
    }

    /// How many moves the history holds, those to be redone included.
    fn length(&self) -> usize {
        self.history().length()
    }

    /// The save.
    fn save(&self) -> String {
        self.history().save()
    }

    /// Whether moves were taken back and played otherwise.
    fn is_branched(&self) -> bool {
        self.history().is_branched()
    }

    /// What is to be reached and how that stands, where the run is an assignment.
    fn assignment(&self) -> Option<Assignment> {
        self.history().assignment()
    }

    /// A picture of what chance will bring on the way to an assignment's goal, see [`crate::Game::coming`].
    fn coming(&self) -> Option<(Film, Vec<Label>)> {
        None
    }

    /// How the game stands.
    fn status(&self) -> Status;
    /// The numbers of the head-up display; `moves` is there in any case, [`crate::session::TIME_LEFT`] where the time is limited.
    fn figures(&self) -> Figures;

    /// Plays a move given as text.
    ///
    /// # Errors
    /// When it is no move, or the rules refuse it; nothing has changed then.
    fn play(&mut self, mv: &str) -> Result<Update, PlayError>;
    /// Gives a name to what is made in an editor, see [`crate::Editor::rename`]. Where nothing has a name, nothing changes.
    ///
    /// # Errors
    /// When it has that name already.
    fn rename(&mut self, title: &str) -> Result<Update, PlayError>;
    /// Takes back what the player did last, see [`History::undo_point`]; of a run that was stopped, the stopping.
    fn undo(&mut self) -> Update {
        self.seek(self.history().undo_point())
    }
    /// Goes on to what the player did next, see [`History::redo_point`].
    fn redo(&mut self) -> Update {
        let n = self.history().redo_point();
        if n == self.at() { Update::default() } else { self.seek(n) }
    }
    /// Goes to the board after `n` moves, or the last one. A move more or less, or a gesture, is shown as it was made, backwards if need be.
    fn seek(&mut self, n: usize) -> Update;

    /// Goes back to the first board; the moves can be redone.
    fn restart(&mut self) -> Update {
        self.seek(0)
    }

    /// What has been made in an editor, as a text that the edited game opens, see [`crate::Editor::made`].
    ///
    /// # Errors
    /// When it cannot be played as it is.
    fn made(&self) -> Result<String, Illegal>;
    /// The score table that the game belongs to.
    fn table(&self) -> String {
        self.params()
    }

    /// Whether the game can be entered there: it began with a deal, or with a position that has a table of its own.
    fn counts(&self) -> bool {
        self.id().is_some()
    }

    /// The legal moves in canonical form.
    fn legal(&self) -> Vec<String> {
        Vec::new()
    }

    /// What is there for a player beside the board.
    fn offers(&self) -> Offers {
        Offers::default()
    }

    /// See [`crate::Game::notice`].
    fn notice(&self) -> Option<Say> {
        None
    }

    /// What the finished game adds to the statistics; the session itself counts `moves`.
    fn facts(&self) -> Vec<(&'static str, i64)> {
        Vec::new()
    }

    /// The charts of the running game.
    fn charts(&self) -> Vec<Chart> {
        Vec::new()
    }

    /// How long the game was played, in milliseconds: from the first move to the end, as [`AnySession::advance`] tells.
    fn clock(&self) -> u64 {
        0
    }

    /// Takes up what a save does not hold: the clock, and whether moves were taken back and played otherwise.
    fn resume(&mut self, clock: u64, is_branched: bool) {
        let _ = (clock, is_branched);
    }

    /// How long a round lasts, in a game that does not wait.
    fn pace(&self) -> Option<u32> {
        None
    }

    /// Pictures that skins draw looks with, see [`crate::Game::pictures`].
    fn pictures(&self) -> Vec<u8> {
        Vec::new()
    }

    /// The player stops: the game is over, and its score counts.
    fn finish(&mut self) -> Update {
        Update::default()
    }

    /// A gesture or a key, at any coordinates: they are clamped before the game sees them.
    fn input(&mut self, input: Input<'_>) -> Update {
        let _ = input;
        Update::default()
    }

    /// Time passes: the clock of records, and the rounds of a game that does not wait.
    fn advance(&mut self, ms: u32) -> Update {
        let _ = ms;
        Update::default()
    }

    /// Where trays and panels stand, and what of the screen they may take, where the page says so.
    fn lay_out(&mut self, layout: Layout, room: Option<Room>) -> Update {
        let _ = (layout, room);
        Update::default()
    }

    /// Has the board show a move as a hint. Enter or Space as the next input plays it.
    ///
    /// # Errors
    /// When the text is no move.
    fn suggest(&mut self, mv: &str) -> Result<Update, TextError> {
        let _ = mv;
        Ok(Update::default())
    }

    /// The hint that Enter plays as the next input.
    fn suggested(&self) -> Option<String> {
        None
    }

    /// The film of the last change.
    fn film(&self) -> Film {
        Film::pack(&[], false)
    }

    /// What the places of the present board say, and where the game's cursor stands.
    fn labels(&self) -> (Vec<Label>, Option<(u16, u16)>) {
        (Vec::new(), None)
    }

    /// A good move.
    fn hint(&mut self, budget: &mut Budget<'_>) -> Option<AnyHint> {
        let _ = budget;
        None
    }

    /// Why the last question for a hint had no answer, where that is known.
    fn why_no_hint(&self) -> Option<Say> {
        None
    }

    /// Takes in the table that makes hints better, see [`crate::Adviser::learn`].
    ///
    /// # Errors
    /// When the bytes are not such a table, or there is none to learn.
    fn learn(&mut self, table: &[u8]) -> Result<(), String> {
        let _ = table;
        Err("this game has no table to learn".to_owned())
    }

    /// What each legal move is worth: none where the game has no such measure, or where it is not known yet ([`crate::Rater::rate`]).
    fn rate(&mut self, budget: &mut Budget<'_>) -> Option<Vec<AnyRating>> {
        let _ = budget;
        None
    }
}
