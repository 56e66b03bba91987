//! The contract [`Rules`]: positions, their notation, and moves.
//!
//! Histories, saves, links, replays and most tests need [`Rules`] only. Two questions decide where a piece of
//! state belongs (Simon Tatham's collection asks the same ones). *Does undo restore it?* Then it is part of
//! the board. *Is it chosen before the game begins and fixed from then on?* Then it is a parameter. The rest
//! (cursor, drag, selection) is [`crate::Game::Ui`], which is neither undone nor saved.

pub mod stars;
pub mod aim;
pub mod editor;
pub mod info;
pub mod reel;

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::board::{Cell, Key, Rng};
use crate::scene::Anchor;
use crate::text::{Part, Reader, Say, TextError, TextPos};
use crate::wording;

pub use aim::{Aim, Assignment, Goal, NoGoal, Progress};
pub use editor::Editor;
pub use info::{
    Action, Bar, Card, Chart, Fact, FactKind, Field, FieldKind, Figure, Figures, Info, Nobody, Order, Preset,
    Record, Role,
};
pub use reel::Reel;
pub use stars::stars;

/// A value with one canonical text form, which it prints and parses.
pub trait Notation: Clone + PartialEq + Debug + Display + FromStr<Err = TextError> {}

impl<T: Clone + PartialEq + Debug + Display + FromStr<Err = TextError>> Notation for T {}

/// The rules of one game, or the edits of one editor: no pixels, no clock, no storage, no hidden randomness.
///
/// Every board that [`Rules::parse`] accepts can be played, drawn, hinted and saved without a panic.
pub trait Rules: Sized + 'static {
    /// The game's name in notation.
    const ID: &'static str;
    /// The first word of its positions, for a game whose positions are documents (`tilecode`) and not
    /// `game:params@board`.
    const HEADER: Option<&'static str> = None;
    /// The ids of all its sentences: labels, outcomes, refusals, reasons.
    const SENTENCES: &'static [&'static str];
    /// True if saves contain a hash of the position every 256 moves and at their end. A replay under changed
    /// rules then fails near the first difference.
    const HASHES: bool = false;

    /// The text of the game's trail ([`crate::formats::trail`]), empty if it has none. Only the package of
    /// all games contains it; the page fetches each trail as a file.
    const TRAIL: &'static str = "";

    /// The choices made before a game begins. Prints without spaces and without `@`, `#` and `:`.
    type Params: Notation;
    /// All state that undo restores, including the generator of chance. Equality ignores keys.
    type Board: Clone + PartialEq + Debug;
    /// A move. Histories, saves and links contain its canonical text: words separated by single spaces.
    type Move: Notation;
    /// The goals that an assignment can have besides finding the best move, or [`NoGoal`].
    type Goal: Goal<Self>;
    /// The editor that these rules implement, or [`crate::Nobody`].
    type Editor: Editor<Self>;

    /// The parameters offered by name. The first preset is the default.
    fn presets() -> Vec<Preset>;

    /// The parameters as fields of a form.
    fn form(params: &Self::Params) -> Vec<Field> {
        let _ = params;
        Vec::new()
    }

    /// The parameters with one field changed. Other fields are adapted if necessary: a minimum set above the
    /// maximum raises the maximum.
    ///
    /// # Errors
    /// If there is no such field, or it cannot have that value.
    fn set(params: &Self::Params, field: &str, value: &str) -> Result<Self::Params, TextError> {
        let _ = (params, value);
        Err(Reader::new(field).error(wording!("no-field")))
    }

    /// Supplies the shipped text of a name, since the page fetches large texts one by one. Must be called
    /// before parameters with that name are parsed. Returns false if the text is not the shipped one.
    fn supply(name: &str, text: &str) -> bool {
        let _ = (name, text);
        false
    }

    /// The board of a new game.
    fn deal(params: &Self::Params, rng: Rng) -> Self::Board;

    /// Reads a board.
    ///
    /// # Errors
    /// If the text is not a board, or not a position that play can begin from. The board of a finished game
    /// may be refused.
    fn parse(params: &Self::Params, text: &str) -> Result<Self::Board, TextError>;

    /// Prints a board in its canonical form, including its generator where the game has chance.
    fn print(params: &Self::Params, board: &Self::Board, out: &mut String);

    /// Plays a move.
    ///
    /// # Errors
    /// If the rules refuse it. The board is then unchanged, including its generator.
    fn play(
        params: &Self::Params,
        board: &mut Self::Board,
        mv: &Self::Move,
        reel: &mut Reel<Self::Board>,
    ) -> Result<(), Illegal>;

    /// Returns true if the move just played on this board was an action of the player. False only for a round
    /// without input. Undo goes back to before the last action ([`crate::History::undo_point`]).
    fn is_player_action(board: &Self::Board) -> bool {
        let _ = board;
        true
    }

    /// The status of the game.
    fn status(params: &Self::Params, board: &Self::Board) -> Status;

    /// The memory used by a board in bytes, including heap allocations. It limits the number of boards that a
    /// history keeps. Games with large boards implement it.
    fn heft(board: &Self::Board) -> usize {
        size_of_val(board)
    }

    /// The title that the player gave the work on the board, untrusted text. Empty if it has no title yet,
    /// `None` in games without titles.
    fn title(params: &Self::Params, board: &Self::Board) -> Option<String> {
        let _ = (params, board);
        None
    }

    /// The author's description. Implemented by games that players can make.
    fn card(params: &Self::Params) -> Card {
        let _ = params;
        Card::default()
    }

    /// Reads a position: `params@board`, or a document (see [`Rules::HEADER`]).
    ///
    /// # Errors
    /// If the text is not a position.
    fn read(text: &str) -> Result<(Self::Params, Self::Board), TextError> {
        let mut reader = Reader::new(text);
        let params = params_of::<Self>(&mut reader)?;
        reader.expect("@")?;
        let at = reader.pos();
        let board = Self::parse(&params, reader.rest()).map_err(|error| error.inside(at))?;
        Ok((params, board))
    }

    /// Prints a position as [`Rules::read`] reads it.
    fn write(params: &Self::Params, board: &Self::Board, out: &mut String) {
        out.push_str(&params.to_string());
        out.push('@');
        Self::print(params, board, out);
    }
}

/// Reads parameters up to the `#` or `@` that ends them.
///
/// # Errors
/// If the parameters are malformed.
pub fn params_of<R: Rules>(reader: &mut Reader<'_>) -> Result<R::Params, TextError> {
    let at: TextPos = reader.pos();
    let text = reader.take_while(|c| !matches!(c, '#' | '@') && !c.is_whitespace());
    text.parse().map_err(|error: TextError| error.inside(at))
}

/// The status of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Status {
    /// Won, lost or neither.
    #[cfg_attr(feature = "types", ts(inline))]
    pub state: State,
    /// The game has ended: no move can follow.
    pub over: bool,
    /// The id of the sentence that gives the reason, if there is one.
    pub reason: Option<&'static str>,
}

/// The outcome so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum State {
    /// The goal is not reached, and moves are left.
    Playing,
    /// The goal is reached. Moves may be left.
    Won,
    /// The game has ended without reaching the goal.
    Lost,
}

impl Status {
    /// The status of a game that goes on.
    pub const PLAYING: Self = Self { state: State::Playing, over: false, reason: None };

    /// The status of a game that is won, and may have ended.
    pub const fn won(over: bool, reason: &'static str) -> Self {
        Self { state: State::Won, over, reason: Some(reason) }
    }

    /// The status of a game that has ended and is lost.
    pub const fn lost(reason: &'static str) -> Self {
        Self { state: State::Lost, over: true, reason: Some(reason) }
    }
}

/// A refusal by the rules.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Refusal"))]
#[error("{reason}")]
pub struct Illegal {
    /// The reason as a sentence for the player.
    #[cfg_attr(feature = "types", ts(flatten))]
    pub say: Say,
    /// The reason in English, for programs.
    pub reason: String,
    /// The part of the board at fault, which the page shakes.
    #[cfg_attr(feature = "types", ts(skip))]
    pub at: Anchor,
}

impl Serialize for Illegal {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut object = to.serialize_struct("Illegal", 3)?;
        self.say.flatten(&mut object)?;
        object.serialize_field("reason", &self.reason)?;
        object.end()
    }
}

impl Illegal {
    /// Creates a refusal whose sentence has no arguments.
    pub fn new(id: &'static str, reason: impl Into<String>) -> Self {
        Self::saying(Say::new(id), reason)
    }

    /// Creates a refusal that concerns the board as a whole.
    pub fn saying(say: Say, reason: impl Into<String>) -> Self {
        Self { say, reason: reason.into(), at: Anchor::Board }
    }

    /// Attributes the refusal to these cells.
    #[must_use]
    pub fn of_cells(self, cells: impl IntoIterator<Item = Cell>) -> Self {
        Self { at: Anchor::Cells(cells.into_iter().collect()), ..self }
    }

    /// Attributes the refusal to these pieces.
    #[must_use]
    pub fn of_pieces(self, keys: impl IntoIterator<Item = Key>) -> Self {
        Self { at: Anchor::Pieces(keys.into_iter().collect()), ..self }
    }
}

impl From<Illegal> for Part {
    fn from(illegal: Illegal) -> Self {
        Self::Refusal(illegal.say, illegal.reason)
    }
}
