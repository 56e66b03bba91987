//! The contract between a game and everything else.
//!
//! Whether something belongs to the parameters, the board or the user interface's own state is settled by two
//! questions (Simon Tatham's collection asks the same ones): *does undo restore it?* Then it is the board's.
//! *Is it chosen before the game begins and fixed from then on?* Then it is a parameter. What is
//! left (cursor, drag, selection) is `Ui`: never undone, never saved.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use crate::budget::Budget;
use crate::grid::Dir;
use crate::reel::Reel;
use crate::rng::Rng;
use crate::say::{Arg, Say};
use crate::scene::{Point, Scene};
use crate::score::Order;
use crate::text::{Mark, Reader, TextError};

/// What prints and parses in one canonical form.
pub trait Notation: Clone + PartialEq + Debug + Display + FromStr<Err = TextError> {}

impl<T: Clone + PartialEq + Debug + Display + FromStr<Err = TextError>> Notation for T {}

/// The rules of one game: no pixels, no clock, no storage, no hidden randomness.
///
/// Whatever board [`Game::parse`] accepts can be played, drawn, hinted and saved without a panic.
pub trait Game: Sized + 'static {
    /// What the page has to know of the game.
    const INFO: Info;

    /// What is chosen before the game begins. Prints without spaces and without `@`, `#` and `:`.
    type Params: Notation;
    /// All that undo restores, the generator of chance included. Equality leaves keys out.
    type Board: Clone + PartialEq + Debug;
    /// A move, whose canonical text is what histories, saves and links hold: words separated by single spaces.
    type Move: Notation;
    /// Cursor, drag, selection, a hint that is shown: never undone, never saved.
    type Ui: Default;
    /// Tables that a search keeps from one hint to the next. They never change what a rule says.
    type Mind: Default;

    /// What to offer before a form is opened; the first one is the game's default.
    fn presets() -> Vec<Preset>;

    /// The parameters as fields of a form.
    fn form(params: &Self::Params) -> Vec<Field>;

    /// The parameters with one field changed; other fields follow where they must (a minimum above its maximum
    /// takes the maximum along).
    ///
    /// # Errors
    /// When there is no such field, or it cannot have that value.
    fn set(params: &Self::Params, field: &str, value: &str) -> Result<Self::Params, TextError>;

    /// A new game.
    fn deal(params: &Self::Params, rng: Rng) -> Self::Board;

    /// Reads a board.
    ///
    /// # Errors
    /// When the text is not a board, or not a position that play can begin from: that of a game that is over may be one.
    fn parse(params: &Self::Params, text: &str) -> Result<Self::Board, TextError>;

    /// Prints a board in its canonical form, its generator included where the game has chance.
    fn print(params: &Self::Params, board: &Self::Board, out: &mut String);

    /// Every distinct legal move once, in its canonical form.
    fn moves(params: &Self::Params, board: &Self::Board) -> impl Iterator<Item = Self::Move>;

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

    /// How the game stands.
    fn status(params: &Self::Params, board: &Self::Board) -> Status;

    /// The numbers that the head-up display shows.
    fn figures(params: &Self::Params, board: &Self::Board) -> Figures;

    /// What a gesture or a key means.
    fn input(
        params: &Self::Params,
        board: &Self::Board,
        ui: &mut Self::Ui,
        input: Input<'_>,
        layout: Layout,
    ) -> Reply<Self::Move>;

    /// What is to be seen and said. It must cope with any `ui` on any board.
    fn draw(params: &Self::Params, board: &Self::Board, ui: &Self::Ui, layout: Layout, scene: &mut Scene);

    /// Mends what of `ui` the board does not bear out any more: after a move, an undo or a seek, and once as the game begins.
    fn settle(params: &Self::Params, board: &Self::Board, ui: &mut Self::Ui) {
        let _ = (params, board, ui);
    }

    /// How long a round lasts, in milliseconds, in a game that does not wait for its player.
    fn pace(params: &Self::Params) -> Option<u32> {
        let _ = params;
        None
    }

    /// How long a game may last, in milliseconds by the session's clock, where its player chose that. When it is over
    /// the session stops, and names [`crate::session::TIME_IS_UP`] as the reason.
    fn time_limit(params: &Self::Params) -> Option<u64> {
        let _ = params;
        None
    }

    /// The move of the round that is due, such as `.` or `L`: the buttons that `ui` holds.
    fn tick(params: &Self::Params, board: &Self::Board, ui: &mut Self::Ui) -> Option<Self::Move> {
        let _ = (params, board, ui);
        None
    }

    /// A good move, found within the budget.
    fn hint(
        params: &Self::Params,
        board: &Self::Board,
        past: Past<'_, Self>,
        mind: &mut Self::Mind,
        budget: &mut Budget<'_>,
    ) -> Option<Hint<Self::Move>> {
        let _ = (params, board, past, mind, budget);
        None
    }

    /// Takes in the table of [`Info::table`], which makes hints better and is not there before the page has fetched it.
    ///
    /// # Errors
    /// When the bytes are not such a table; `mind` is as it was then.
    fn learn(mind: &mut Self::Mind, table: &[u8]) -> Result<(), String> {
        let _ = (mind, table);
        Err("this game has no table to learn".to_owned())
    }

    /// What each legal move is worth, in one unit of the game's own, more being better; none where the game
    /// has no such measure.
    fn rate(
        params: &Self::Params,
        board: &Self::Board,
        mind: &mut Self::Mind,
        budget: &mut Budget<'_>,
    ) -> Option<Vec<Rating<Self::Move>>> {
        let _ = (params, board, mind, budget);
        None
    }

    /// Has `ui` show a move that was asked for as a hint, until the next move.
    fn suggest(params: &Self::Params, board: &Self::Board, ui: &mut Self::Ui, mv: &Self::Move) {
        let _ = (params, board, ui, mv);
    }

    /// What a board takes in memory, in bytes, its lists included: the session keeps as many as there is room for. A game whose boards can
    /// be large says so.
    fn heft(board: &Self::Board) -> usize {
        size_of_val(board)
    }

    /// Pictures that skins draw looks with, for a game whose looks are not known before it is opened: the picture of look N begins
    /// at byte 1,024 N, sixteen rows of sixteen pixels of four bytes (red, green, blue, opacity).
    fn pictures(params: &Self::Params) -> Vec<u8> {
        let _ = params;
        Vec::new()
    }

    /// What a finished game adds to the statistics: names of [`Info::facts`] with their values.
    fn facts(params: &Self::Params, board: &Self::Board) -> Vec<(&'static str, i64)> {
        let _ = (params, board);
        Vec::new()
    }

    /// What the running game's statistics show as small charts. What they are made from lives in the board, so that
    /// undo takes it back.
    fn charts(params: &Self::Params, board: &Self::Board) -> Vec<Chart> {
        let _ = (params, board);
        Vec::new()
    }

    /// The score table that a game with these parameters belongs to.
    fn table(params: &Self::Params) -> String {
        params.to_string()
    }

    /// The score table of a game that began with this position instead of a deal; none where such games are not entered, because anybody
    /// could begin them near their end.
    fn own_table(params: &Self::Params, start: &Self::Board) -> Option<String> {
        let _ = (params, start);
        None
    }

    /// What a player has called what is on the board, a text that nobody has looked at; empty when it has no name yet, none where nothing
    /// can have one.
    fn title(params: &Self::Params, board: &Self::Board) -> Option<String> {
        let _ = (params, board);
        None
    }

    /// The move that gives a name to what is made in an editor, with as much of a text as can be one.
    fn rename(title: &str) -> Option<Self::Move> {
        let _ = title;
        None
    }

    /// Takes up a position of the game that is edited here ([`Info::edits`]), written as that game writes it.
    ///
    /// # Errors
    /// When the text is no such position, and always where nothing is edited.
    fn edit(text: &str) -> Result<(Self::Params, Self::Board), TextError> {
        Err(Reader::new(text).error("an editor's text; this game edits no other"))
    }

    /// What has been made here, as a text that the game of [`Info::edits`] opens. Whoever replies with the request `play`
    /// (one of [`ASKS`]) has seen that there is such a text.
    ///
    /// # Errors
    /// When it cannot be played as it is, and always where nothing is edited.
    fn made(params: &Self::Params, board: &Self::Board) -> Result<String, Illegal> {
        let _ = (params, board);
        Err(Illegal::new("made-nothing", "this game edits no other"))
    }

    /// Reads a position: `params@board`, or a document of the game's own (see [`Info::header`]).
    ///
    /// # Errors
    /// When the text is not a position.
    fn read(text: &str) -> Result<(Self::Params, Self::Board), TextError> {
        let mut reader = Reader::new(text);
        let params = params_of::<Self>(&mut reader)?;
        reader.expect("@")?;
        let at = reader.mark();
        let board = Self::parse(&params, reader.rest()).map_err(|error| error.inside(at))?;
        Ok((params, board))
    }

    /// Prints a position as [`Game::read`] reads it.
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
pub fn params_of<G: Game>(reader: &mut Reader<'_>) -> Result<G::Params, TextError> {
    let at: Mark = reader.mark();
    let text = reader.take_while(|c| !matches!(c, '#' | '@') && !c.is_whitespace());
    text.parse().map_err(|error: TextError| error.inside(at))
}

/// What the page has to know of a game.
#[derive(Debug, Clone, Copy)]
pub struct Info {
    /// Its name in notation.
    pub id: &'static str,
    /// What its sprites can be, in the order of [`crate::Sprite::role`].
    pub roles: &'static [Role],
    /// Every sentence that it can say, as label, outcome, refusal or reason.
    pub sentences: &'static [&'static str],
    /// What can be done beside moving on the board, as buttons and keys.
    pub actions: &'static [Action],
    /// What its score tables rank by.
    pub records: &'static [Record],
    /// What its statistics count.
    pub facts: &'static [Fact],
    /// The word that begins its positions when they are documents of their own (`tilecode`), and not
    /// `game:params@board`.
    pub header: Option<&'static str>,
    /// The file of a table that makes hints better ([`Game::learn`]), fetched when the first hint is asked for.
    pub table: Option<&'static str>,
    /// Whether [`Game::hint`] answers.
    pub hints: bool,
    /// Whether [`Game::rate`] answers, so that the moves of a finished game can be looked back at.
    pub rates: bool,
    /// Whether the game can be won at all: if not, nobody is told how many games were.
    pub wins: bool,
    /// Whether a player can be watched: hints are good enough to play on.
    pub autoplay: bool,
    /// The game whose positions are made in this one, which is then an editor: its board is what is being made, its moves
    /// are edits ([`Game::edit`], [`Game::made`]). Editors are not listed among the games; the page leads to them from
    /// the game that they edit.
    pub edits: Option<&'static str>,
}

/// What a sprite can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Role {
    /// Its name, by which skins know it.
    pub name: &'static str,
    /// How many looks it has; sprites have looks from 0 to `looks - 1`.
    pub looks: u16,
    /// The setting by which a player can switch such sprites off, if there is one.
    pub option: Option<&'static str>,
}

impl Role {
    /// A role that is always shown.
    pub const fn new(name: &'static str, looks: u16) -> Self {
        Self { name, looks, option: None }
    }

    /// A role that a setting switches off.
    pub const fn optional(name: &'static str, looks: u16, option: &'static str) -> Self {
        Self { name, looks, option: Some(option) }
    }
}

/// Something that can be done by a button or a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Action {
    /// Its name: what [`Input::Action`] brings, and the page's languages and icons know.
    pub id: &'static str,
    /// The keys that do the same, as `KeyboardEvent.key` names them.
    pub keys: &'static [&'static str],
}

/// Something that a score table ranks by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Record {
    /// The name of the figure ([`Figures`]), or `time` for the session's clock.
    pub figure: &'static str,
    /// Whether more or less is better.
    pub order: Order,
    /// Whether only a game that was won counts.
    pub won_only: bool,
}

/// Something that statistics count over all finished games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fact {
    /// Its name.
    pub id: &'static str,
    /// How games are put together.
    pub kind: FactKind,
}

/// How a fact of many games is put together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FactKind {
    /// How many games had each value.
    Spread,
    /// The sum over all games.
    Sum,
    /// The best of all games.
    Best,
}

/// A small bar chart of the running game.
#[derive(Debug, Clone, PartialEq)]
pub struct Chart {
    /// Its name, by which the page's languages know its title.
    pub id: &'static str,
    /// The names of what each bar stacks, in the order of [`Bar::values`].
    pub series: &'static [&'static str],
    /// The bars, in the order in which they stand.
    pub bars: Vec<Bar>,
}

/// A bar of a [`Chart`].
#[derive(Debug, Clone, PartialEq)]
pub struct Bar {
    /// What it is the bar of: a number, or a word that the page's languages name.
    pub label: Arg,
    /// A value for each of the chart's series.
    pub values: Vec<i64>,
}

impl Chart {
    /// A chart without bars.
    pub fn new(id: &'static str, series: &'static [&'static str]) -> Self {
        Self { id, series, bars: Vec::new() }
    }

    /// Adds a bar.
    pub fn bar(&mut self, label: impl Into<Arg>, values: &[i64]) {
        self.bars.push(Bar { label: label.into(), values: values.to_vec() });
    }
}

/// A choice of parameters that is offered by name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preset {
    /// The parameters in notation.
    pub params: String,
    /// The name of the family it belongs to, when there are many.
    pub group: Option<&'static str>,
}

/// A field of the form for a new game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// Its name.
    pub id: &'static str,
    /// What can be chosen.
    pub kind: FieldKind,
    /// What is chosen now.
    pub value: String,
}

/// What can be chosen in a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FieldKind {
    /// A whole number in a range, both ends included.
    Range {
        /// The smallest.
        min: i64,
        /// The largest.
        max: i64,
        /// The distance between neighbours.
        step: i64,
    },
    /// One of some words, which the page's languages name (numbers stand for themselves).
    Choice(Vec<String>),
    /// Free text.
    Text,
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

/// Numbers for the head-up display, by name and in the order in which they are shown: `score`, `moves`, `level`,
/// `blocks`, `size`, `round`, and what a game has of its own.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Figures(pub Vec<(&'static str, i64)>);

impl Figures {
    /// With one number more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: i64) -> Self {
        self.0.push((name, value));
        self
    }

    /// The number of that name.
    pub fn get(&self, name: &str) -> Option<i64> {
        self.0.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
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
}

impl Illegal {
    /// A refusal without arguments.
    pub fn new(id: &'static str, reason: impl Into<String>) -> Self {
        Self { say: Say::new(id), reason: reason.into() }
    }
}

/// What the player did, in board units.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Input<'a> {
    /// A finger, a pen or a mouse. A mouse that hovers sends `Move` without `Down`.
    Pointer {
        /// What it did.
        phase: Phase,
        /// Where, in units of the scene, within [`crate::scene::FARTHEST`] of its origin.
        at: Point,
    },
    /// A swipe that began at a point. The pointer's `Down` came before it, and `Cancel`.
    Swipe {
        /// Where to.
        dir: Dir,
        /// Where it began.
        at: Point,
    },
    /// A key, as `KeyboardEvent.key` names it.
    Key(&'a str),
    /// A key was let go; with an empty name, all of them.
    Release(&'a str),
    /// An action of [`Info::actions`], or one of [`VIEWS`].
    Action(&'a str),
}

impl Input<'_> {
    /// The same with its point clamped: pages pass on any coordinates, games need not be wary of them.
    pub(crate) fn clamped(self) -> Self {
        match self {
            Self::Pointer { phase, at } => Self::Pointer { phase, at: at.clamped() },
            Self::Swipe { dir, at } => Self::Swipe { dir, at: at.clamped() },
            Self::Key(_) | Self::Release(_) | Self::Action(_) => self,
        }
    }
}

/// What the page asks of the view, for the wheel and for two fingers: to come nearer, to go away, to look further up, to the right, and so
/// on. Games whose boards are always seen whole ignore it.
pub const VIEWS: [&str; 6] = ["zoom-in", "zoom-out", "pan-up", "pan-right", "pan-down", "pan-left"];

/// What a pointer did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// It touched the board.
    Down,
    /// It moved, touching or hovering.
    Move,
    /// It was lifted.
    Up,
    /// It was lost: whatever it began must be undone.
    Cancel,
    /// It stayed where it touched for half a second.
    Long,
}

impl Phase {
    /// The phase that a word names.
    pub fn named(word: &str) -> Option<Self> {
        Some(match word {
            "down" => Self::Down,
            "move" => Self::Move,
            "up" => Self::Up,
            "cancel" => Self::Cancel,
            "long" => Self::Long,
            _ => return None,
        })
    }
}

/// Where trays and panels stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Layout {
    /// Below and above the board.
    #[default]
    Portrait,
    /// Beside the board.
    Landscape,
}

/// What an input meant.
#[derive(Debug, Clone, PartialEq)]
pub enum Reply<M> {
    /// Nothing: the page may use the key for itself.
    Ignored,
    /// Only `ui` changed: draw again.
    Changed,
    /// As `Changed`, and the player is told something of it.
    Tell(Say),
    /// A move, or several that belong together: one undo takes them back.
    Play(Vec<M>),
    /// As `Play`, by a player who has dragged everything to where the moves bring it: the film only settles it there.
    Land(Vec<M>),
    /// The player tried what the rules refuse; `ui` may show where.
    Refused(Illegal),
    /// The player touched something on the board that the page answers, by one of [`ASKS`].
    Ask(&'static str),
}

/// What a board can ask of the page: to stop the game, to open a dialog, to take a move back, or to play what was made in an
/// editor.
pub const ASKS: &[&str] = &["about", "stop", "settings", "scores", "rules", "statistics", "undo", "play"];

impl<M> Reply<M> {
    /// One move.
    pub fn play(mv: M) -> Self {
        Self::Play(vec![mv])
    }
}

/// How the present board came about.
#[derive(Debug)]
pub struct Past<'a, G: Game> {
    /// The board that the game began with.
    pub start: &'a G::Board,
    /// The moves from there to the present board.
    pub moves: &'a [G::Move],
}

impl<G: Game> Clone for Past<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Past<'_, G> {}

/// A good move.
#[derive(Debug, Clone, PartialEq)]
pub struct Hint<M> {
    /// The move.
    pub mv: M,
    /// What may follow it, as far as the search saw; the move itself comes first.
    pub line: Vec<M>,
}

/// What a move is worth.
#[derive(Debug, Clone, PartialEq)]
pub struct Rating<M> {
    /// The move.
    pub mv: M,
    /// Its worth, in the game's own unit.
    pub value: f64,
}
