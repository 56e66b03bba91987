//! The JavaScript interface: the only crate that knows JavaScript.
//!
//! Every fallible function throws an `Error` whose message says what, where and what was expected. Moves, positions and
//! saves are text, films are typed arrays; everything else is plain objects. ARCHITECTURE.md describes the interface for
//! the page.

#[cfg(feature = "bench")]
mod bench;
#[cfg(feature = "catalogue")]
mod catalogue;
#[cfg(feature = "studio")]
mod lab;
mod scores;
#[cfg(feature = "studio")]
mod studio;
mod values;

use tilery_collection as collection;
use tilery_kit::{
    AnySession, Budget, Changed, Dir, Illegal, Input, Layout, Phase, PlayError, Point, TextError,
};
use wasm_bindgen::prelude::*;

pub use scores::Scores;

/// [`Session`] calls answer with a sum of these: there is a new film.
const FILM: u32 = 1;
/// The position is another one.
const POSITION: u32 = 2;
/// There are sentences to tell.
const SAID: u32 = 4;
/// The player tried what the rules refuse.
const REFUSED: u32 = 8;
/// The game is over now and was not before.
const ENDED: u32 = 16;
/// The player touched something on the board that the page answers: see [`Session::asked`].
const ASKED: u32 = 32;

fn flags(changed: Changed) -> u32 {
    let Changed { film, position, said, refused, ended, asked } = changed;
    [(film, FILM), (position, POSITION), (said, SAID), (refused, REFUSED), (ended, ENDED), (asked, ASKED)]
        .into_iter()
        .map(|(is_set, flag)| if is_set { flag } else { 0 })
        .sum()
}

/// What is wrong with an argument that is a name: `what`, the text given, and what it could have been.
fn no_such(what: &str, given: &str, expected: &str) -> JsError {
    JsError::new(&format!("{what}: expected {expected}, found `{given}`"))
}

/// What is wrong with a text: the message in English, and as the error's property `fault` the same as data.
fn text_error(what: &str, error: &TextError) -> JsValue {
    let thrown = js_sys::Error::new(&format!("{what}{error}"));
    values::fault(&thrown, error);
    thrown.into()
}

/// All games: an array of `{id, presets: [{params, group}], actions: [{id, keys}], records, facts, roles, sentences,
/// table, hints, rates, wins, edits}`.
///
/// # Errors
/// Never in practice: when the values cannot be made.
#[cfg(feature = "catalogue")]
#[wasm_bindgen]
pub fn catalogue() -> Result<JsValue, JsError> {
    catalogue::all()
}

/// The form that goes with a game's parameters: an array of `{id, value, kind: "range" | "choice" | "text", min, max, step,
/// options}`.
///
/// # Errors
/// When there is no such game, or the text is not its parameters.
#[wasm_bindgen]
pub fn form(game: &str, params: &str) -> Result<JsValue, JsValue> {
    let game = collection::game(game).map_err(|error| text_error("game: ", &error))?;
    Ok(values::form(&game.form(params).map_err(|error| text_error("parameters: ", &error))?)?)
}

/// A game's parameters with one field of its form changed.
///
/// # Errors
/// When there is no such game, the text is not its parameters, or the field cannot have that value.
#[wasm_bindgen(js_name = setField)]
pub fn set_field(game: &str, params: &str, field: &str, value: &str) -> Result<String, JsValue> {
    let game = collection::game(game).map_err(|error| text_error("game: ", &error))?;
    game.set(params, field, value).map_err(|error| text_error("parameters: ", &error))
}

/// One run of a game.
#[wasm_bindgen]
pub struct Session {
    inner: Box<dyn AnySession>,
    texts: Vec<String>,
    /// Why the last move that was given as text was refused.
    refused: Option<Illegal>,
}

#[wasm_bindgen]
impl Session {
    /// Deals a new game. The seed is a decimal string (a small number or a bigint will do); without one it comes from the
    /// browser's source of randomness.
    ///
    /// # Errors
    /// When there is no such game, the text is not its parameters, or the seed is no number from 0 to 2^64 - 1.
    pub fn deal(game: &str, params: &str, seed: JsValue) -> Result<Session, JsValue> {
        let entry = collection::game(game).map_err(|error| text_error("game: ", &error))?;
        let seed = values::seed(&seed)?;
        let inner = entry.deal(params, seed).map_err(|error| text_error("parameters: ", &error))?;
        Ok(Self::new(inner))
    }

    /// Loads a save, a game id or a bare position.
    ///
    /// # Errors
    /// When the text is none of these.
    pub fn load(text: &str) -> Result<Session, JsValue> {
        let inner = collection::load(text).map_err(|error| text_error("", &error))?;
        Ok(Self::new(inner))
    }

    /// Opens an editor with a position of the game that it edits: `edits` of the catalogue says which.
    ///
    /// # Errors
    /// When there is no such editor, or the text is no position of that game.
    pub fn edit(editor: &str, text: &str) -> Result<Session, JsValue> {
        let entry = collection::game(editor).map_err(|error| text_error("game: ", &error))?;
        let inner = entry.edit(text.trim_end()).map_err(|error| text_error("", &error))?;
        Ok(Self::new(inner))
    }

    fn input(&mut self, input: Input<'_>) -> u32 {
        self.refused = None;
        flags(self.inner.input(input))
    }

    fn new(inner: Box<dyn AnySession>) -> Self {
        Self { inner, texts: Vec::new(), refused: None }
    }

    /// The game's name.
    pub fn game(&self) -> String {
        self.inner.info().id.to_owned()
    }

    /// The parameters.
    pub fn params(&self) -> String {
        self.inner.params()
    }

    /// The name of the score table that this game belongs to.
    pub fn table(&self) -> String {
        self.inner.table()
    }

    /// Whether the game can be entered there: it began with a deal, or with a position that has a table of its own.
    pub fn counts(&self) -> bool {
        self.inner.counts()
    }

    /// What a player has called what is on the board, untrusted text: empty when it has no name yet, undefined where
    /// nothing can have one.
    pub fn title(&self) -> Option<String> {
        self.inner.title()
    }

    /// A gesture: phase `down`, `move`, `up`, `cancel` or `long`, at a point in units of the scene.
    ///
    /// # Errors
    /// When there is no such phase.
    pub fn pointer(&mut self, phase: &str, x: f32, y: f32) -> Result<u32, JsError> {
        let known = Phase::named(phase);
        let phase = known.ok_or_else(|| no_such("phase", phase, "down, move, up, cancel or long"))?;
        Ok(self.input(Input::Pointer { phase, at: Point { x, y } }))
    }

    /// A swipe in a direction, begun at a point in units of the scene.
    ///
    /// # Errors
    /// When there is no such direction.
    pub fn swipe(&mut self, dir: &str, x: f32, y: f32) -> Result<u32, JsError> {
        let dir: Dir = dir.parse().map_err(|_| no_such("direction", dir, "up, right, down or left"))?;
        Ok(self.input(Input::Swipe { dir, at: Point { x, y } }))
    }

    /// A key, as `KeyboardEvent.key` names it; 0 when the game has no use for it.
    pub fn key(&mut self, name: &str) -> u32 {
        self.input(Input::Key(name))
    }

    /// A key was let go, as `KeyboardEvent.key` names it; with an empty name, all of them.
    pub fn release(&mut self, name: &str) -> u32 {
        self.input(Input::Release(name))
    }

    /// One of the game's actions.
    ///
    /// # Errors
    /// When the game has no such action.
    pub fn action(&mut self, id: &str) -> Result<u32, JsError> {
        let actions = self.inner.info().actions;
        if !tilery_kit::input::VIEWS.contains(&id) && !actions.iter().any(|action| action.id == id) {
            let known: Vec<&str> = actions.iter().map(|action| action.id).collect();
            return Err(no_such("action", id, &format!("one of this game's ({})", known.join(", "))));
        }
        Ok(self.input(Input::Action(id)))
    }

    /// Plays a move.
    ///
    /// # Errors
    /// When the text is no move, or the rules refuse it; nothing has changed then, and [`Session::refused`] says why.
    pub fn play(&mut self, mv: &str) -> Result<u32, JsError> {
        self.refused = None;
        let played = self.inner.play(mv);
        self.answer(played)
    }

    /// Gives a name to what is made in an editor, with as much of the text as can be one.
    ///
    /// # Errors
    /// When it has that name already.
    pub fn rename(&mut self, title: &str) -> Result<u32, JsError> {
        self.refused = None;
        let played = self.inner.rename(title);
        self.answer(played)
    }

    fn answer(&mut self, played: Result<Changed, PlayError>) -> Result<u32, JsError> {
        played.map(flags).map_err(|error| {
            let thrown = JsError::new(&error.to_string());
            if let PlayError::Illegal(illegal) = error {
                self.refused = Some(illegal);
            }
            thrown
        })
    }

    /// Time passes, in milliseconds.
    pub fn advance(&mut self, ms: f64) -> u32 {
        flags(self.inner.advance(ms as u32))
    }

    /// Takes the last move back.
    pub fn undo(&mut self) -> u32 {
        flags(self.inner.undo())
    }

    /// Plays the next move of the history again.
    pub fn redo(&mut self) -> u32 {
        flags(self.inner.redo())
    }

    /// Goes back to the first board.
    pub fn restart(&mut self) -> u32 {
        flags(self.inner.restart())
    }

    /// Goes to the board after `n` moves.
    pub fn seek(&mut self, n: f64) -> u32 {
        flags(self.inner.seek(n as usize))
    }

    /// The player stops; the score counts.
    pub fn finish(&mut self) -> u32 {
        flags(self.inner.finish())
    }

    /// Where trays and panels stand: `portrait` or `landscape`.
    ///
    /// # Errors
    /// When there is no such layout.
    #[wasm_bindgen(js_name = layOut)]
    pub fn lay_out(&mut self, layout: &str) -> Result<u32, JsError> {
        let layout = match layout {
            "portrait" => Layout::Portrait,
            "landscape" => Layout::Landscape,
            _ => return Err(no_such("layout", layout, "portrait or landscape")),
        };
        Ok(flags(self.inner.lay_out(layout)))
    }

    /// Has the board show a move as a hint, until the next move. Enter or Space as the next input plays it.
    ///
    /// # Errors
    /// When the text is no move.
    pub fn suggest(&mut self, mv: &str) -> Result<u32, JsValue> {
        self.inner.suggest(mv).map(flags).map_err(|error| text_error("move: ", &error))
    }

    /// The hint that Enter plays as the next input, undefined without one.
    pub fn suggested(&self) -> Option<String> {
        self.inner.suggested()
    }

    /// The film of the last change, packed as `tilery_kit::Film` says. Its texts are [`Session::texts`].
    pub fn film(&mut self) -> Vec<f32> {
        let film = self.inner.film();
        self.texts = film.texts;
        film.numbers
    }

    /// The texts that the last film refers to.
    pub fn texts(&self) -> Vec<String> {
        self.texts.clone()
    }

    /// What the board says to those who do not see it: `{rows, cols, focus: {row, col} | null, cells: [{row, col, x, y, id,
    /// args}]}`.
    ///
    /// # Errors
    /// Never in practice: when the values cannot be made.
    pub fn labels(&self) -> Result<JsValue, JsError> {
        let (labels, focus) = self.inner.labels();
        values::labels(&labels, focus)
    }

    /// What the last change tells: an array of `{id, args}`.
    ///
    /// # Errors
    /// Never in practice: when the values cannot be made.
    pub fn said(&self) -> Result<JsValue, JsError> {
        values::said(self.inner.said())
    }

    /// Why the last gesture or move was refused, `{id, args, reason}`, or null.
    ///
    /// # Errors
    /// Never in practice: when the values cannot be made.
    pub fn refused(&self) -> Result<JsValue, JsError> {
        values::refused(self.refused.as_ref().or(self.inner.refused()))
    }

    /// What the last gesture asked of the page: `about`, `stop`, `settings`, `scores`, `rules`, `statistics`, `undo` or `play`.
    pub fn asked(&self) -> Option<String> {
        self.inner.asked().map(str::to_owned)
    }

    /// The numbers of the head-up display, by name, in the order in which they are shown.
    ///
    /// # Errors
    /// Never in practice: when the values cannot be made.
    pub fn figures(&self) -> Result<JsValue, JsError> {
        values::numbers(&self.inner.figures().0)
    }

    /// What the finished game adds to the statistics: numbers by name.
    ///
    /// # Errors
    /// Never in practice: when the values cannot be made.
    pub fn facts(&self) -> Result<JsValue, JsError> {
        values::numbers(&self.inner.facts())
    }

    /// The charts of the running game: an array of `{id, series: [name], bars: [{label, values: [number]}]}`; a label is a number
    /// or a word.
    ///
    /// # Errors
    /// Never in practice: when the values cannot be made.
    pub fn charts(&self) -> Result<JsValue, JsError> {
        values::charts(&self.inner.charts())
    }

    /// `{state: "playing" | "won" | "lost", over, reason: string | null}`; the reason names a sentence.
    ///
    /// # Errors
    /// Never in practice: when the values cannot be made.
    pub fn status(&self) -> Result<JsValue, JsError> {
        values::status(self.inner.status())
    }

    /// The present position.
    pub fn position(&self) -> String {
        self.inner.position()
    }

    /// The moves that led to the present position.
    pub fn moves(&self) -> Vec<String> {
        self.inner.moves()
    }

    /// The legal moves.
    pub fn legal(&self) -> Vec<String> {
        self.inner.legal()
    }

    /// The save.
    pub fn save(&self) -> String {
        self.inner.save()
    }

    /// The game id; undefined when the game did not begin with a deal.
    pub fn id(&self) -> Option<String> {
        self.inner.id()
    }

    /// How many moves led to the present position.
    pub fn at(&self) -> u32 {
        self.inner.at() as u32
    }

    /// How many moves the history holds, those to be redone included.
    pub fn length(&self) -> u32 {
        self.inner.length() as u32
    }

    /// Whether moves were taken back and played otherwise.
    pub fn branched(&self) -> bool {
        self.inner.is_branched()
    }

    /// How long the game was played, in milliseconds.
    pub fn clock(&self) -> f64 {
        self.inner.clock() as f64
    }

    /// Takes up what a save does not hold: the clock, and whether moves were taken back and played otherwise.
    pub fn resume(&mut self, clock: f64, branched: bool) {
        self.inner.resume(clock as u64, branched);
    }

    /// How long a round lasts, in milliseconds; undefined in a game that waits for its player.
    pub fn pace(&self) -> Option<u32> {
        self.inner.pace()
    }

    /// Pictures that skins draw looks with: 1,024 bytes each, sixteen rows of sixteen pixels of red, green, blue and opacity; none
    /// in most games.
    pub fn pictures(&self) -> Vec<u8> {
        self.inner.pictures()
    }

    /// A good move, found within so many milliseconds: `{move, line}`, or undefined when the game is over or has none.
    ///
    /// # Errors
    /// Never in practice: when the values cannot be made.
    pub fn hint(&mut self, budget_ms: f64) -> Result<JsValue, JsError> {
        let inner = &mut self.inner;
        values::hint(within(budget_ms, |budget| inner.hint(budget)))
    }

    /// Takes in the table that makes hints better: the bytes of the file that the catalogue names as the game's `table`.
    ///
    /// # Errors
    /// When the bytes are not such a table.
    pub fn learn(&mut self, table: &[u8]) -> Result<(), JsError> {
        self.inner.learn(table).map_err(|error| JsError::new(&["table: ", &error].concat()))
    }

    /// What has been made in an editor, as a text that the game that it edits opens.
    ///
    /// # Errors
    /// When it cannot be played as it is, or this game is no editor.
    pub fn made(&self) -> Result<String, JsError> {
        self.inner.made().map_err(|illegal| JsError::new(&illegal.reason))
    }

    /// What each legal move is worth, found within so many milliseconds: an array of `{move, value}`, more being better;
    /// undefined where the game has no such measure.
    ///
    /// # Errors
    /// Never in practice: when the values cannot be made.
    pub fn rate(&mut self, budget_ms: f64) -> Result<JsValue, JsError> {
        let inner = &mut self.inner;
        values::ratings(within(budget_ms, |budget| inner.rate(budget)))
    }
}

/// Runs a search that may take so many milliseconds.
fn within<T>(budget_ms: f64, search: impl FnOnce(&mut Budget<'_>) -> T) -> T {
    let clock = values::clock();
    let end = clock.now() + budget_ms;
    let mut more = || clock.now() < end;
    search(&mut Budget::asking(budget_ms, &mut more))
}
