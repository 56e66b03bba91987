//! The one door to a game: a session as JavaScript sees it. It is long because it is the list of all calls, most of them a line that hands on.

use tilery_collection as collection;
use tilery_kit::{AnySession, Dir, Input, Layout, Offers, Phase, PlayError, Point, Room, Update};
use wasm_bindgen::prelude::*;

use crate::js::{self, Named, Nullable, Value};
use crate::update::{JsUpdate, Told, flags};
use crate::values::{Assignment, Coming, Labels};
use crate::{no_such, text_error};

/// One run of a game.
#[wasm_bindgen]
pub struct Session {
    pub(crate) inner: Box<dyn AnySession>,
    told: Told,
    texts: Vec<String>,
}

#[wasm_bindgen]
impl Session {
    /// Deals a new game. The seed is a decimal string (a small number or a bigint will do); without one it comes from the
    /// browser's source of randomness.
    ///
    /// # Errors
    /// When there is no such game, the text is not its parameters, or the seed is no number from 0 to 2^64 - 1.
    pub fn deal(
        game: &str,
        params: &str,
        #[wasm_bindgen(unchecked_optional_param_type = "string | number | bigint")] seed: JsValue,
    ) -> Result<Session, JsValue> {
        let entry = collection::game(game).map_err(|error| text_error("game: ", &error))?;
        let seed = js::seed(&seed)?;
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

    pub(crate) fn new(inner: Box<dyn AnySession>) -> Self {
        Self { inner, told: Told::default(), texts: Vec::new() }
    }

    /// Everything as it stands, as an update that leaves nothing out: what a page asks as it begins to show the session.
    #[wasm_bindgen(unchecked_return_type = "Whole")]
    pub fn state(&mut self) -> JsUpdate {
        self.told = Told::default();
        self.tell(Update { film: true, position: true, ..Update::default() })
    }

    fn call(&mut self, change: impl FnOnce(&mut dyn AnySession) -> Update) -> JsUpdate {
        let update = change(&mut *self.inner);
        self.tell(update)
    }

    fn tell(&mut self, update: Update) -> JsUpdate {
        self.told.tell(&*self.inner, update)
    }

    fn input(&mut self, input: Input<'_>) -> JsUpdate {
        self.told.last = Update::default();
        self.call(|session| session.input(input))
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

    /// What its maker says of it.
    #[wasm_bindgen(unchecked_return_type = "Card")]
    pub fn card(&self) -> JsValue {
        self.inner.card().js()
    }

    /// A gesture: phase `down`, `move`, `up`, `cancel` or `long`, at a point in units of the scene.
    ///
    /// # Errors
    /// When there is no such phase.
    pub fn pointer(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Phase")] phase: &str,
        x: f32,
        y: f32,
    ) -> Result<JsUpdate, JsError> {
        let known = Phase::named(phase);
        let phase = known.ok_or_else(|| no_such("phase", phase, "down, move, up, cancel or long"))?;
        Ok(self.input(Input::Pointer { phase, at: Point { x, y } }))
    }

    /// A swipe in a direction, begun at a point in units of the scene.
    ///
    /// # Errors
    /// When there is no such direction.
    pub fn swipe(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Direction")] dir: &str,
        x: f32,
        y: f32,
    ) -> Result<JsUpdate, JsError> {
        let dir: Dir = dir.parse().map_err(|_| no_such("direction", dir, "up, right, down or left"))?;
        Ok(self.input(Input::Swipe { dir, at: Point { x, y } }))
    }

    /// A key, as `KeyboardEvent.key` names it; nothing has changed when the game has no use for it.
    pub fn key(&mut self, name: &str) -> JsUpdate {
        self.input(Input::Key(name))
    }

    /// A key was let go, as `KeyboardEvent.key` names it; with an empty name, all of them.
    pub fn release(&mut self, name: &str) -> JsUpdate {
        self.input(Input::Release(name))
    }

    /// One of the game's actions.
    ///
    /// # Errors
    /// When the game has no such action.
    pub fn action(&mut self, id: &str) -> Result<JsUpdate, JsError> {
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
    pub fn play(&mut self, mv: &str) -> Result<JsUpdate, JsError> {
        let played = self.inner.play(mv);
        self.answer(played)
    }

    /// Gives a name to what is made in an editor, with as much of the text as can be one.
    ///
    /// # Errors
    /// When it has that name already.
    pub fn rename(&mut self, title: &str) -> Result<JsUpdate, JsError> {
        let played = self.inner.rename(title);
        self.answer(played)
    }

    fn answer(&mut self, played: Result<Update, PlayError>) -> Result<JsUpdate, JsError> {
        self.told.last = Update::default();
        played.map(|update| self.tell(update)).map_err(|error| {
            let thrown = JsError::new(&error.to_string());
            if let PlayError::Illegal(illegal) = error {
                self.told.last.refused = Some(illegal);
            }
            thrown
        })
    }

    /// Time passes, in milliseconds.
    pub fn advance(&mut self, ms: f64) -> JsUpdate {
        self.call(|session| session.advance(ms as u32))
    }

    /// Takes back what the player did last: a gesture, and the rounds after it in which nothing was done.
    pub fn undo(&mut self) -> JsUpdate {
        self.call(|session| session.undo())
    }

    /// Goes on to what the player did next.
    pub fn redo(&mut self) -> JsUpdate {
        self.call(|session| session.redo())
    }

    /// Goes back to the first board.
    pub fn restart(&mut self) -> JsUpdate {
        self.call(|session| session.restart())
    }

    /// Goes to the board after `n` moves; a single move more or less is shown as it was made.
    pub fn seek(&mut self, n: f64) -> JsUpdate {
        self.call(|session| session.seek(n as usize))
    }

    /// The player stops; the score counts.
    pub fn finish(&mut self) -> JsUpdate {
        self.call(|session| session.finish())
    }

    /// Where trays and panels stand: `portrait` or `landscape`; and how much of the screen the board and what belongs to it may take, in pixels, and
    /// whether fingers play there. Without that a game shows as much as it would anywhere.
    ///
    /// # Errors
    /// When there is no such layout.
    #[wasm_bindgen(js_name = layOut)]
    pub fn lay_out(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Layout")] layout: &str,
        width: Option<f32>,
        height: Option<f32>,
        has_touch: Option<bool>,
    ) -> Result<JsUpdate, JsError> {
        let layout = match layout {
            "portrait" => Layout::Portrait,
            "landscape" => Layout::Landscape,
            _ => return Err(no_such("layout", layout, "portrait or landscape")),
        };
        let room = width.zip(height).map(|(width, height)| Room {
            width: width.clamp(1.0, 16_384.0),
            height: height.clamp(1.0, 16_384.0),
            has_touch: has_touch == Some(true),
        });
        Ok(self.call(|session| session.lay_out(layout, room)))
    }

    /// Has the board show a move as a hint, until the next move. Enter or Space as the next input plays it.
    ///
    /// # Errors
    /// When the text is no move.
    pub fn suggest(&mut self, mv: &str) -> Result<JsUpdate, JsValue> {
        let update = self.inner.suggest(mv).map_err(|error| text_error("move: ", &error))?;
        Ok(self.tell(update))
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

    /// What the board says to those who do not see it.
    #[wasm_bindgen(unchecked_return_type = "Labels")]
    pub fn labels(&self) -> JsValue {
        let (labels, focus) = self.inner.labels();
        Labels::new(&labels, focus).js()
    }

    /// What the last change tells.
    #[wasm_bindgen(unchecked_return_type = "Sentence[]")]
    pub fn said(&self) -> JsValue {
        self.told.last.said.js()
    }

    /// Why the last gesture or move was refused, or null.
    #[wasm_bindgen(unchecked_return_type = "Refusal | null")]
    pub fn refused(&self) -> JsValue {
        Nullable(self.told.last.refused.as_ref()).js()
    }

    /// What the last gesture asked of the page, see the update.
    pub fn asked(&self) -> Option<String> {
        self.told.last.asked.map(str::to_owned)
    }

    /// The numbers of the head-up display, by name, in the order in which they are shown.
    #[wasm_bindgen(unchecked_return_type = "Record<string, number>")]
    pub fn figures(&self) -> JsValue {
        Named(&self.inner.figures().0).js()
    }

    /// What the finished game adds to the statistics: numbers by name.
    #[wasm_bindgen(unchecked_return_type = "Record<string, number>")]
    pub fn facts(&self) -> JsValue {
        Named(&self.inner.facts()).js()
    }

    /// The charts of the running game.
    #[wasm_bindgen(unchecked_return_type = "Chart[]")]
    pub fn charts(&self) -> JsValue {
        self.inner.charts().js()
    }

    /// How the game stands.
    #[wasm_bindgen(unchecked_return_type = "Status")]
    pub fn status(&self) -> JsValue {
        self.inner.status().js()
    }

    /// What is to be reached and how that stands; undefined where the text that began the session has no aim. `hints` is how many hints were
    /// shown, which the page counts: each costs a star.
    #[wasm_bindgen(unchecked_return_type = "Assignment | undefined")]
    pub fn assignment(&self, hints: u32) -> JsValue {
        if !cfg!(feature = "assignments") {
            return JsValue::UNDEFINED;
        }
        let assignment = self.inner.assignment();
        assignment.as_ref().map(|assignment| Assignment::new(assignment, hints)).js()
    }

    /// What chance will bring on the way to an assignment's goal; undefined where it brings nothing.
    #[wasm_bindgen(unchecked_return_type = "Coming | undefined")]
    pub fn coming(&self) -> JsValue {
        if !cfg!(feature = "assignments") {
            return JsValue::UNDEFINED;
        }
        let coming = self.inner.coming();
        coming.as_ref().map(|(film, labels)| Coming::new(film, labels)).js()
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

    /// What is there beside the board in this game, as flags: 1 hints, 2 ratings of moves, 4 rounds that follow a press alone, and then wait for the next one.
    pub fn offers(&self) -> u32 {
        let Offers { hints, ratings, turns } = self.inner.offers();
        flags([hints, ratings, turns])
    }

    /// A good move, found within so many milliseconds, or undefined when the game is over or has none. The page's packages have
    /// no searches in them: hints, ratings and tables are the business of the package in the worker.
    #[wasm_bindgen(unchecked_return_type = "Hint | undefined")]
    pub fn hint(&mut self, budget_ms: f64) -> JsValue {
        if !cfg!(feature = "advice") {
            // The script that is written for this package hands the clock to the one with the searches too.
            js::clock().now();
            return JsValue::UNDEFINED;
        }
        js::within(budget_ms, |budget| self.inner.hint(budget)).js()
    }

    /// Why the last question for a hint had no answer, where that is known.
    #[wasm_bindgen(js_name = whyNoHint, unchecked_return_type = "Sentence | undefined")]
    pub fn why_no_hint(&self) -> JsValue {
        if !cfg!(feature = "advice") {
            return JsValue::UNDEFINED;
        }
        self.inner.why_no_hint().js()
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

    /// What each legal move is worth, found within so many milliseconds; undefined where the game has no such measure, and where it is not known yet: the same question,
    /// asked again, goes on from there.
    #[wasm_bindgen(unchecked_return_type = "Rating[] | undefined")]
    pub fn rate(&mut self, budget_ms: f64) -> JsValue {
        if !cfg!(feature = "advice") {
            return JsValue::UNDEFINED;
        }
        js::within(budget_ms, |budget| self.inner.rate(budget)).js()
    }
}
