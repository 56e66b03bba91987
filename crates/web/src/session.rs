//! The JavaScript interface of a session. This file contains the calls that may change it; each returns an
//! update.

mod advice;
mod queries;

use tilery_collection as collection;
use tilery_kit::save::Save;
use tilery_kit::{AnySession, Dir, Input, Layout, Phase, PlayError, Point, Replayed, Room, Update};
use wasm_bindgen::prelude::*;

use crate::js;
use crate::update::{JsUpdate, Told};
use crate::{no_such, text_error};

/// One run of a game.
#[wasm_bindgen]
pub struct Session {
    pub(crate) inner: Box<dyn AnySession>,
    told: Told,
    texts: Vec<String>,
    /// The save being replayed in parts.
    replaying: Option<(Save, Replayed)>,
}

#[wasm_bindgen]
impl Session {
    /// Deals a new game. The seed is a decimal string, a small number or a bigint. Without one, it comes from
    /// the browser's source of randomness.
    ///
    /// # Errors
    /// If there is no such game, the text is not its parameters, or the seed is not within
    /// 0 to 2^64 - 1.
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
    /// If the text is none of these.
    pub fn load(text: &str) -> Result<Session, JsValue> {
        let mut session = Self::begin(text)?;
        session.replay(u32::MAX)?;
        Ok(session)
    }

    /// Opens a save at its beginning, to be replayed in parts by [`Session::replay`]. Ids and positions are
    /// opened completely, as by [`Session::load`].
    ///
    /// # Errors
    /// If the text is none of these.
    pub fn begin(text: &str) -> Result<Session, JsValue> {
        let (inner, save) = collection::begin(text).map_err(|error| text_error("", &error))?;
        Ok(Self { replaying: save.map(|save| (save, Replayed::default())), ..Self::new(inner) })
    }

    /// Replays at most `most` moves of a save that [`Session::begin`] has opened. Returns the number of moves
    /// left. Until it is 0, the session must not be played.
    ///
    /// # Errors
    /// If a move is malformed or illegal, or a hash differs.
    pub fn replay(&mut self, most: u32) -> Result<u32, JsValue> {
        let Some((save, place)) = &mut self.replaying else { return Ok(0) };
        let is_done =
            self.inner.replay_on(save, place, most as usize).map_err(|error| text_error("", &error))?;
        if is_done {
            self.replaying = None;
            return Ok(0);
        }
        Ok((save.total - self.inner.history().at()) as u32)
    }

    /// A copy of the session with the same moves, at the same board.
    pub fn copy(&self) -> Session {
        Self::new(self.inner.copy())
    }

    /// Opens a position in an editor of its game. The catalogue's `edits` names the game that an editor
    /// edits.
    ///
    /// # Errors
    /// If there is no such editor, or the text is not a position of that game.
    pub fn edit(editor: &str, text: &str) -> Result<Session, JsValue> {
        let entry = collection::game(editor).map_err(|error| text_error("game: ", &error))?;
        let inner = entry.edit(text.trim_end()).map_err(|error| text_error("", &error))?;
        Ok(Self::new(inner))
    }

    pub(crate) fn new(inner: Box<dyn AnySession>) -> Self {
        Self { inner, told: Told::default(), texts: Vec::new(), replaying: None }
    }

    /// The complete state as one update, for a page that begins to show the session.
    #[wasm_bindgen(unchecked_return_type = "Whole")]
    pub fn state(&mut self) -> JsUpdate {
        self.see();
        self.told = Told::shown();
        self.tell(Update { film: true, position: true, ..Update::default() })
    }

    /// Makes what the last move shows, if nobody has seen it yet.
    fn see(&mut self) {
        if let Some(said) = self.inner.make_film() {
            self.told.last.said = said;
        }
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

    /// Handles a pointer event: phase `down`, `move`, `up`, `cancel` or `long`, at a point in units of the
    /// scene.
    ///
    /// # Errors
    /// If there is no such phase.
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

    /// Handles a swipe that began at a point in units of the scene.
    ///
    /// # Errors
    /// If there is no such direction.
    pub fn swipe(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Direction")] dir: &str,
        x: f32,
        y: f32,
    ) -> Result<JsUpdate, JsError> {
        let dir: Dir = dir.parse().map_err(|_| no_such("direction", dir, "up, right, down or left"))?;
        Ok(self.input(Input::Swipe { dir, at: Point { x, y } }))
    }

    /// Handles a key, named as in `KeyboardEvent.key`, or by its place as in `KeyboardEvent.code`, as some games
    /// know W, A, S and D. Keys that the game does not use change nothing.
    pub fn key(&mut self, name: &str) -> JsUpdate {
        self.input(Input::Key(name))
    }

    /// Handles the release of a key, named as for its press. An empty name releases all keys.
    pub fn release(&mut self, name: &str) -> JsUpdate {
        self.input(Input::Release(name))
    }

    /// Performs one of the game's actions.
    ///
    /// # Errors
    /// If the game has no such action.
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
    /// If the text is not a move, or the rules refuse it. The session is then unchanged, and
    /// [`Session::refused`] returns the reason of a refusal.
    pub fn play(&mut self, mv: &str) -> Result<JsUpdate, JsError> {
        let played = if self.told.is_shown() { self.inner.play(mv) } else { self.inner.play_unseen(mv) };
        self.answer(played)
    }

    /// Names the work in an editor. The title is converted to a valid name.
    ///
    /// # Errors
    /// If the work already has this name.
    pub fn rename(&mut self, title: &str) -> Result<JsUpdate, JsError> {
        let played = self.inner.rename(title);
        self.answer(played)
    }

    fn answer(&mut self, played: Result<Update, PlayError>) -> Result<JsUpdate, JsError> {
        self.told.last = Update::default();
        played.map(|update| self.told.tell_played(&*self.inner, update)).map_err(|error| {
            let thrown = JsError::new(&error.to_string());
            if let PlayError::Illegal(illegal) = error {
                self.told.last.refused = Some(illegal);
            }
            thrown
        })
    }

    /// Advances time by `ms` milliseconds.
    pub fn advance(&mut self, ms: f64) -> JsUpdate {
        self.call(|session| session.advance(ms as u32))
    }

    /// From now on, `advance` shows what moves by itself before the player's first press, except on a board with an
    /// aim. It is recorded with that press.
    pub fn lead(&mut self) {
        self.inner.lead();
    }

    /// Takes back the player's last gesture, and the rounds after it in which the player did nothing.
    pub fn undo(&mut self) -> JsUpdate {
        self.call(|session| session.undo())
    }

    /// Redoes the next gesture, and the rounds after it in which the player did nothing.
    pub fn redo(&mut self) -> JsUpdate {
        self.call(|session| session.redo())
    }

    /// Goes back to the first board.
    pub fn restart(&mut self) -> JsUpdate {
        self.call(|session| session.restart())
    }

    /// Goes to the board after `n` moves. A single move, forwards or backwards, is animated.
    pub fn seek(&mut self, n: f64) -> JsUpdate {
        self.call(|session| session.seek(n as usize))
    }

    /// Ends the game on the player's request. Its score counts.
    pub fn finish(&mut self) -> JsUpdate {
        self.call(|session| session.finish())
    }

    /// Sets the layout, `portrait` or `landscape`, which determines the positions of trays and panels. The
    /// optional size, in CSS pixels, is the space for the board and everything drawn beside it. `has_touch`
    /// is true if the game is played by touch. Without a size, the whole board is drawn.
    ///
    /// # Errors
    /// If there is no such layout.
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

    /// Restores state that a save does not contain: the clock, and the mark of a branched history.
    pub fn resume(&mut self, clock: f64, branched: bool) {
        self.inner.resume(clock as u64, branched);
    }
}
