//! The first contract: what a position is, how it is written, how it changes.
//!
//! Histories, saves, links, replays and most tests stand on [`Rules`] alone. Whether something belongs to the parameters, the
//! board or the user interface's own state is settled by two questions (Simon Tatham's collection asks the same ones):
//! *does undo restore it?* Then it is the board's. *Is it chosen before the game begins and fixed from then on?* Then it
//! is a parameter. What is left (cursor, drag, selection) is [`crate::Game::Ui`]: never undone, never saved.

pub mod aim;
pub mod editor;
pub mod info;
pub mod reel;

use std::fmt::{Debug, Display};
use std::str::FromStr;

use crate::board::{Cell, Key, Rng};
use crate::scene::Anchor;
use crate::text::{Part, Reader, Say, TextError, TextPos};
use crate::wording;

pub use aim::{Aim, Assignment, Goal, NoGoal, Verdict};
pub use editor::Editor;
pub use info::{
    Action, Bar, Card, Chart, Fact, FactKind, Field, FieldKind, Figure, Figures, Info, Nobody, Preset,
    Record, Role,
};
pub use reel::Reel;

/// What prints and parses in one canonical form.
pub trait Notation: Clone + PartialEq + Debug + Display + FromStr<Err = TextError> {}

impl<T: Clone + PartialEq + Debug + Display + FromStr<Err = TextError>> Notation for T {}

/// The rules of one game, or the edits of one editor: no pixels, no clock, no storage, no hidden randomness.
///
/// Whatever board [`Rules::parse`] accepts can be played, drawn, hinted and saved without a panic.
pub trait Rules: Sized + 'static {
    /// Its name in notation.
    const ID: &'static str;
    /// The word that begins its positions when they are documents of their own (`tilecode`), and not `game:params@board`.
    const HEADER: Option<&'static str> = None;
    /// Every sentence that it can say, as label, outcome, refusal or reason.
    const SENTENCES: &'static [&'static str];
    /// Whether saves hold a hash of the position every 256 moves and where they stop, so that a replay under other rules fails where they part.
    const HASHES: bool = false;

    /// The game's trail ([`crate::formats::trail`]), empty where it has none. Only the package of all games has it: the page fetches each as a file.
    const TRAIL: &'static str = "";

    /// What is chosen before the game begins. Prints without spaces and without `@`, `#` and `:`.
    type Params: Notation;
    /// All that undo restores, the generator of chance included. Equality leaves keys out.
    type Board: Clone + PartialEq + Debug;
    /// A move, whose canonical text is what histories, saves and links hold: words separated by single spaces.
    type Move: Notation;
    /// What an assignment can ask for beside its best move, or [`NoGoal`].
    type Goal: Goal<Self>;
    /// The editor that these rules are, or [`crate::Nobody`].
    type Editor: Editor<Self>;

    /// What to offer before a form is opened; the first one is the default.
    fn presets() -> Vec<Preset>;

    /// The parameters as fields of a form.
    fn form(params: &Self::Params) -> Vec<Field> {
        let _ = params;
        Vec::new()
    }

    /// The parameters with one field changed; other fields follow where they must (a minimum above its maximum
    /// takes the maximum along).
    ///
    /// # Errors
    /// When there is no such field, or it cannot have that value.
    fn set(params: &Self::Params, field: &str, value: &str) -> Result<Self::Params, TextError> {
        let _ = (params, value);
        Err(Reader::new(field).error(wording!("no-field")))
    }

    /// Takes in the text of something that ships under a name, before parameters name it: large texts are fetched one by one. False when it is
    /// not that text.
    fn supply(name: &str, text: &str) -> bool {
        let _ = (name, text);
        false
    }

    /// What a new game begins with.
    fn deal(params: &Self::Params, rng: Rng) -> Self::Board;

    /// Reads a board.
    ///
    /// # Errors
    /// When the text is not a board, or not a position that play can begin from: that of a game that is over may be one.
    fn parse(params: &Self::Params, text: &str) -> Result<Self::Board, TextError>;

    /// Prints a board in its canonical form, its generator included where the game has chance.
    fn print(params: &Self::Params, board: &Self::Board, out: &mut String);

    /// Plays a move.
    ///
    /// # Errors
    /// When the rules refuse it. Then nothing has changed, not even the generator.
    fn play(
        params: &Self::Params,
        board: &mut Self::Board,
        mv: &Self::Move,
        reel: &mut Reel<Self::Board>,
    ) -> Result<(), Illegal>;

    /// Whether the move that was just played on this board was a deed of the player's. All are but rounds in which nobody did anything: undo goes
    /// to before the last deed ([`crate::History::undo_point`]).
    fn is_deed(board: &Self::Board) -> bool {
        let _ = board;
        true
    }

    /// How the game stands.
    fn status(params: &Self::Params, board: &Self::Board) -> Status;

    /// What a board takes in memory, in bytes, its lists included: the history keeps as many as there is room for. A game whose boards
    /// can be large says so.
    fn heft(board: &Self::Board) -> usize {
        size_of_val(board)
    }

    /// What a player has called what is on the board, untrusted text; empty when it has no name yet, none where nothing can have one.
    fn title(params: &Self::Params, board: &Self::Board) -> Option<String> {
        let _ = (params, board);
        None
    }

    /// What the maker of what is played says of it. A game that players can make says so.
    fn card(params: &Self::Params) -> Card {
        let _ = params;
        Card::default()
    }

    /// Reads a position: `params@board`, or a document of the game's own (see [`Rules::HEADER`]).
    ///
    /// # Errors
    /// When the text is not a position.
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
/// When the text there is not the game's parameters.
pub fn params_of<R: Rules>(reader: &mut Reader<'_>) -> Result<R::Params, TextError> {
    let at: TextPos = reader.pos();
    let text = reader.take_while(|c| !matches!(c, '#' | '@') && !c.is_whitespace());
    text.parse().map_err(|error: TextError| error.inside(at))
}

/// How a game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Status {
    /// Won, lost or neither.
    pub state: State,
    /// Whether no move can follow.
    pub over: bool,
    /// The sentence that says why, when there is something to say.
    pub reason: Option<&'static str>,
}

/// Won, lost or neither.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// The goal is not reached, and moves are left.
    Playing,
    /// The goal is reached; moves may be left.
    Won,
    /// The game is over without it.
    Lost,
}

impl Status {
    /// The game goes on.
    pub const PLAYING: Self = Self { state: State::Playing, over: false, reason: None };

    /// Won, and whether it is over.
    pub const fn won(over: bool, reason: &'static str) -> Self {
        Self { state: State::Won, over, reason: Some(reason) }
    }

    /// Lost, and so over.
    pub const fn lost(reason: &'static str) -> Self {
        Self { state: State::Lost, over: true, reason: Some(reason) }
    }
}

/// Why the rules refuse a move.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[error("{reason}")]
pub struct Illegal {
    /// What the player is told, in the page's languages.
    pub say: Say,
    /// The same in English, for programs.
    pub reason: String,
    /// What does not do as the player wished: it shakes its head.
    pub at: Anchor,
}

impl Illegal {
    /// A refusal without arguments.
    pub fn new(id: &'static str, reason: impl Into<String>) -> Self {
        Self::saying(Say::new(id), reason)
    }

    /// A refusal that concerns the board as a whole.
    pub fn saying(say: Say, reason: impl Into<String>) -> Self {
        Self { say, reason: reason.into(), at: Anchor::Board }
    }

    /// The same, about these cells.
    #[must_use]
    pub fn of_cells(self, cells: impl IntoIterator<Item = Cell>) -> Self {
        Self { at: Anchor::Cells(cells.into_iter().collect()), ..self }
    }

    /// The same, about these pieces.
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
