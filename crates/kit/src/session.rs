//! One run of a game: its history, the clock, the hands and the film to show.

use crate::adviser::{Adviser, Hint, Past, Rater};
use crate::any::{AnyHint, AnyHistory, AnySession, Changed, PlayError};
use crate::budget::Budget;
use crate::editor::Editor;
use crate::entry::Run;
use crate::game::Game;
use crate::history::History;
use crate::info::{Chart, Figures, Info};
use crate::input::{Input, Layout, Phase, Reply};
use crate::reel::{Reel, Step};
use crate::rules::{Illegal, State, Status};
use crate::save::Save;
use crate::say::Say;
use crate::scene::{Film, Label, Scene, Shot};
use crate::text::TextError;

/// The reason that [`Status`] names when the player has stopped.
pub const STOPPED: &str = "stopped";
/// The reason that [`Status`] names when the time that the player gave the game is over.
pub const TIME_IS_UP: &str = "time-is-up";
/// The figure that says how many seconds are left where the time is limited.
pub const TIME_LEFT: &str = "time-left";

/// A page that comes back after a while does not play all the rounds that it missed.
const MAX_ROUNDS_AT_ONCE: u32 = 4;
/// What was dragged comes to rest in so long, in milliseconds.
const LAND_LENGTH: u16 = 70;
/// A jump through the history is tweened for so long, in milliseconds.
const SEEK_LENGTH: u16 = 140;

/// One run of a game.
pub struct Session<G: Game> {
    history: History<G>,
    clock: u64,
    due: u32,
    ui: G::Ui,
    /// The hint that is shown, until the player tries something else: Enter plays it.
    suggested: Option<G::Move>,
    layout: Layout,
    adviser: Option<G::Adviser>,
    film: Vec<Step<G::Board>>,
    film_moves: bool,
    said: Vec<Say>,
    refused: Option<Illegal>,
    asked: Option<&'static str>,
}

impl<G: Game> Session<G> {
    /// A new game.
    pub fn deal(params: G::Params, seed: u64) -> Self {
        Self::begin(History::deal(params, seed))
    }

    /// A game from a position.
    pub fn from_board(params: G::Params, board: G::Board) -> Self {
        Self::begin(History::from_board(params, board))
    }

    /// A game from `params#seed` or a position, `params@board` or a document.
    ///
    /// # Errors
    /// When the text is neither.
    pub fn open(text: &str) -> Result<Self, TextError> {
        History::open(text).map(Self::begin)
    }

    /// A game from a save whose origin has been read, see [`History::replay`].
    ///
    /// # Errors
    /// When a move is none, or the rules refuse it, or a hash differs.
    pub fn replay(self, save: &Save) -> Result<Self, TextError> {
        self.history.replay(save).map(Self::begin)
    }

    /// The parameters.
    pub fn params(&self) -> &G::Params {
        self.history.params()
    }

    /// The present board.
    pub fn board(&self) -> &G::Board {
        self.history.board()
    }

    /// The board after `n` of [`Session::all_moves`], or after the last of them.
    pub fn board_at(&self, n: usize) -> G::Board {
        self.history.board_at(n)
    }

    /// Plays moves one after the other without a film, as far as the rules allow. Returns how many were played.
    pub fn play_on(&mut self, moves: &[G::Move]) -> usize {
        let record = |mv: &&G::Move| self.history.record((*mv).clone(), &mut Reel::silent()).is_ok();
        let played = moves.iter().take_while(record).count();
        self.settle();
        self.show_still();
        played
    }

    /// The moves from the first board on, those to be redone included.
    pub fn all_moves(&self) -> &[G::Move] {
        self.history.moves()
    }

    /// The interface's own state.
    pub fn ui(&self) -> &G::Ui {
        &self.ui
    }

    /// The scene of the present board.
    pub fn scene(&self) -> Scene {
        self.draw(self.board())
    }

    fn draw(&self, board: &G::Board) -> Scene {
        let mut scene = Scene::default();
        G::draw(self.params(), board, &self.ui, self.layout, &mut scene);
        scene
    }

    /// Has the interface see that the board is another one.
    fn settle(&mut self) {
        self.suggested = None;
        G::settle(self.history.params(), self.history.board(), &mut self.ui);
    }

    /// Plays a move.
    ///
    /// # Errors
    /// When the rules refuse it; nothing has changed then.
    pub fn play_move(&mut self, mv: G::Move) -> Result<Changed, Illegal> {
        self.play_gesture(vec![mv])
    }

    /// Plays the moves of one gesture: one undo takes them back.
    fn play_gesture(&mut self, moves: Vec<G::Move>) -> Result<Changed, Illegal> {
        let from = self.at();
        let changed = self.play_all(moves)?;
        self.history.join(from);
        Ok(changed)
    }

    /// Plays moves one after the other: one film shows them. What is refused ends it, and so does a cut, since nobody has
    /// seen the board behind it.
    fn play_all(&mut self, moves: Vec<G::Move>) -> Result<Changed, Illegal> {
        let was_over = self.status().over;
        let mut film = Vec::new();
        let mut said = Vec::new();
        let mut refused = None;
        for mv in moves {
            let mut reel = Reel::new();
            if let Err(illegal) = self.history.record(mv, &mut reel) {
                refused = Some(illegal);
                break;
            }
            let (steps, sentences) = reel.finish(self.board());
            let is_cut = steps.iter().any(|step| step.is_cut);
            film.extend(steps);
            said.extend(sentences);
            if is_cut {
                self.due = 0;
                break;
            }
        }
        let played = !film.is_empty();
        self.said = said;
        if played {
            self.show(film);
            self.settle();
        }
        match refused {
            Some(illegal) if !played => Err(illegal),
            refused => {
                let changed = Changed {
                    film: true,
                    position: played,
                    said: !self.said.is_empty(),
                    refused: refused.is_some(),
                    ended: !was_over && self.status().over,
                    asked: false,
                };
                self.refused = refused;
                Ok(changed)
            }
        }
    }

    /// After a step through the history: shows it, and forgets what was said of the board before.
    fn moved(&mut self, film: Vec<Step<G::Board>>, was_over: bool) -> Changed {
        self.said.clear();
        self.refused = None;
        self.settle();
        self.show(film);
        let ended = !was_over && self.status().over;
        Changed { film: true, position: true, ended, ..Changed::default() }
    }

    fn show(&mut self, film: Vec<Step<G::Board>>) {
        self.film = film;
        self.film_moves = true;
    }

    fn show_still(&mut self) {
        self.film = vec![self.still(0)];
        self.film_moves = false;
    }

    fn still(&self, length: u16) -> Step<G::Board> {
        Step { board: self.board().clone(), cues: Vec::new(), length, sound: None, is_cut: false }
    }

    fn is_time_up(&self) -> bool {
        G::time_limit(self.params()).is_some_and(|limit| self.clock >= limit)
    }

    /// How much of the time is left that the player gave the game, in seconds, those begun included.
    fn seconds_left(&self) -> Option<u64> {
        G::time_limit(self.params()).map(|limit| limit.saturating_sub(self.clock).div_ceil(1000))
    }

    /// The table of a game that did not begin with a deal.
    fn own_table(&self) -> Option<String> {
        if self.history.is_dealt() { None } else { G::own_table(self.params(), self.history.start()) }
    }

    fn reply(&mut self, reply: Reply<G::Move>) -> Changed {
        match reply {
            Reply::Ignored => Changed::default(),
            Reply::Changed => {
                self.show_still();
                Changed { film: true, ..Changed::default() }
            }
            Reply::Tell(say) => {
                self.said = vec![say];
                self.show_still();
                Changed { film: true, said: true, ..Changed::default() }
            }
            Reply::Play(_) | Reply::Land(_) if self.history.is_stopped() => Changed::default(),
            Reply::Play(moves) => self.play_gesture(moves).unwrap_or_else(|illegal| self.refuse(illegal)),
            Reply::Land(moves) => {
                let changed = self.play_gesture(moves).unwrap_or_else(|illegal| self.refuse(illegal));
                if changed.position {
                    let sound = self.film.iter().find_map(|step| step.sound);
                    let is_cut = self.film.iter().any(|step| step.is_cut);
                    self.show(vec![Step { sound, is_cut, ..self.still(LAND_LENGTH) }]);
                }
                changed
            }
            Reply::Refused(illegal) => self.refuse(illegal),
            Reply::Ask(what) => {
                self.asked = Some(what);
                self.show_still();
                Changed { film: true, asked: true, ..Changed::default() }
            }
        }
    }

    fn refuse(&mut self, illegal: Illegal) -> Changed {
        self.refused = Some(illegal);
        self.show_still();
        Changed { film: true, refused: true, ..Changed::default() }
    }
}

impl<G: Game> Run for Session<G> {
    type Rules = G;
    const INFO: Info = Info {
        id: G::ID,
        roles: G::ROLES,
        sentences: G::SENTENCES,
        sounds: G::SOUNDS,
        actions: G::ACTIONS,
        records: G::RECORDS,
        facts: G::FACTS,
        header: G::HEADER,
        table: G::Adviser::TABLE,
        hints: G::Adviser::HINTS,
        rates: G::Rater::RATES,
        wins: G::WINS,
        edits: G::Editor::EDITS,
    };

    fn begin(history: History<G>) -> Self {
        let mut session = Self {
            history,
            clock: 0,
            due: 0,
            ui: G::Ui::default(),
            suggested: None,
            layout: Layout::default(),
            adviser: None,
            film: Vec::new(),
            film_moves: false,
            said: Vec::new(),
            refused: None,
            asked: None,
        };
        session.settle();
        session.show_still();
        session
    }
}

impl<G: Game> AnySession for Session<G> {
    fn info(&self) -> &'static Info {
        const { &Self::INFO }
    }

    fn history(&self) -> &dyn AnyHistory {
        &self.history
    }

    fn status(&self) -> Status {
        let status = G::status(self.params(), self.board());
        if self.history.is_stopped() && !status.over {
            let state = if status.state == State::Won { State::Won } else { State::Lost };
            let reason = if self.is_time_up() { TIME_IS_UP } else { STOPPED };
            return Status { state, over: true, reason: Some(reason) };
        }
        status
    }

    fn figures(&self) -> Figures {
        let figures = G::figures(self.params(), self.board());
        let figures =
            if figures.get("moves").is_some() { figures } else { figures.with("moves", self.at() as i64) };
        match self.seconds_left() {
            Some(seconds) => figures.with(TIME_LEFT, seconds as i64),
            None => figures,
        }
    }

    fn play(&mut self, mv: &str) -> Result<Changed, PlayError> {
        let mv: G::Move = mv.parse()?;
        if self.history.is_stopped() {
            return Err(PlayError::Stopped);
        }
        Ok(self.play_move(mv)?)
    }

    fn rename(&mut self, title: &str) -> Result<Changed, PlayError> {
        match G::Editor::rename(title) {
            Some(mv) => Ok(self.play_move(mv)?),
            None => Ok(Changed::default()),
        }
    }

    fn undo(&mut self) -> Changed {
        if self.history.is_stopped() {
            return self.seek(self.at());
        }
        let was_over = self.status().over;
        match self.history.step_back() {
            Some(film) => self.moved(film, was_over),
            None => Changed::default(),
        }
    }

    fn redo(&mut self) -> Changed {
        let Some(moves) = self.history.next_gesture().map(<[G::Move]>::to_vec) else {
            return Changed::default();
        };
        self.history.set_stopped(false);
        self.refused = None;
        self.play_all(moves).unwrap_or_default()
    }

    fn seek(&mut self, n: usize) -> Changed {
        let n = n.min(self.length());
        if n == self.at() && !self.history.is_stopped() {
            return Changed::default();
        }
        let was_over = self.status().over;
        self.history.go_to(n);
        self.due = 0;
        let film = vec![self.still(SEEK_LENGTH)];
        self.moved(film, was_over)
    }

    fn made(&self) -> Result<String, Illegal> {
        G::Editor::made(self.params(), self.board())
    }

    fn refused(&self) -> Option<&Illegal> {
        self.refused.as_ref()
    }

    fn table(&self) -> String {
        self.own_table().unwrap_or_else(|| G::table(self.params()))
    }

    fn counts(&self) -> bool {
        self.history.aim().is_none() && (self.history.is_dealt() || self.own_table().is_some())
    }

    fn legal(&self) -> Vec<String> {
        if self.history.is_stopped() {
            return Vec::new();
        }
        G::moves(self.params(), self.board()).map(|mv| mv.to_string()).collect()
    }

    fn facts(&self) -> Vec<(&'static str, i64)> {
        let mut facts = G::facts(self.params(), self.board());
        let counts_moves = G::FACTS.iter().any(|fact| fact.id == "moves");
        if counts_moves && !facts.iter().any(|(id, _)| *id == "moves") {
            facts.push(("moves", self.at() as i64));
        }
        facts
    }

    fn charts(&self) -> Vec<Chart> {
        G::charts(self.params(), self.board())
    }

    fn clock(&self) -> u64 {
        self.clock
    }

    fn resume(&mut self, clock: u64, is_branched: bool) {
        self.clock = clock;
        if is_branched {
            self.history.mark_branched();
        }
    }

    fn pace(&self) -> Option<u32> {
        G::pace(self.params())
    }

    fn pictures(&self) -> Vec<u8> {
        G::pictures(self.params())
    }

    fn finish(&mut self) -> Changed {
        if self.status().over {
            return Changed::default();
        }
        self.history.set_stopped(true);
        self.said.clear();
        self.refused = None;
        self.show_still();
        Changed { film: true, position: true, ended: true, ..Changed::default() }
    }

    fn input(&mut self, input: Input<'_>) -> Changed {
        self.said.clear();
        self.refused = None;
        self.asked = None;
        let input = input.clamped();
        let plays = matches!(input, Input::Key("Enter" | " "));
        if let Some(mv) = self.suggested.take_if(|_| plays) {
            return self.reply(Reply::play(mv));
        }
        let reply = G::input(self.history.params(), self.history.board(), &mut self.ui, input, self.layout);
        // A pointer that only moves tries nothing, nor does a key that is let go.
        let tries = !matches!(input, Input::Pointer { phase: Phase::Move, .. } | Input::Release(_));
        if tries && reply != Reply::Ignored {
            self.suggested = None;
        }
        self.reply(reply)
    }

    fn advance(&mut self, ms: u32) -> Changed {
        if self.status().over {
            return Changed::default();
        }
        let before = self.seconds_left();
        if self.at() > 0 {
            self.clock += u64::from(ms);
        }
        if self.is_time_up() {
            return self.finish();
        }
        if before != self.seconds_left() && self.pace().is_none() {
            // The figures have changed.
            self.show_still();
            return Changed { film: true, ..Changed::default() };
        }
        let Some(pace) = self.pace().filter(|&pace| pace > 0) else { return Changed::default() };
        self.due = self.due.saturating_add(ms).min(pace.saturating_mul(MAX_ROUNDS_AT_ONCE));
        let mut moves = Vec::new();
        while self.due >= pace {
            self.due -= pace;
            let Some(mv) = G::tick(self.history.params(), self.history.board(), &mut self.ui) else {
                // Time in which nothing was to happen is not made up for.
                self.due %= pace;
                break;
            };
            moves.push(mv);
        }
        if moves.is_empty() {
            return Changed::default();
        }
        let changed = self.play_all(moves).unwrap_or_default();
        // A round that comes after the end of the game is nobody's fault.
        self.refused = None;
        Changed { refused: false, ..changed }
    }

    fn lay_out(&mut self, layout: Layout) -> Changed {
        if self.layout == layout {
            return Changed::default();
        }
        self.layout = layout;
        self.show_still();
        Changed { film: true, ..Changed::default() }
    }

    fn suggest(&mut self, mv: &str) -> Result<Changed, TextError> {
        let mv: G::Move = mv.parse()?;
        G::Adviser::suggest(self.history.params(), self.history.board(), &mut self.ui, &mv);
        self.suggested = Some(mv);
        self.show_still();
        Ok(Changed { film: true, ..Changed::default() })
    }

    fn suggested(&self) -> Option<String> {
        self.suggested.as_ref().map(G::Move::to_string)
    }

    fn film(&self) -> Film {
        let shots: Vec<Shot> = self
            .film
            .iter()
            .map(|step| Shot {
                scene: self.draw(&step.board),
                cues: step.cues.clone(),
                length: step.length,
                sound: step.sound,
                is_cut: step.is_cut,
            })
            .collect();
        Film::pack(&shots, self.film_moves)
    }

    fn labels(&self) -> (Vec<Label>, Option<(u16, u16)>) {
        let scene = self.scene();
        (scene.labels, scene.focus)
    }

    fn said(&self) -> &[Say] {
        &self.said
    }

    fn asked(&self) -> Option<&'static str> {
        self.asked
    }

    fn hint(&mut self, budget: &mut Budget<'_>) -> Option<AnyHint> {
        if self.status().over {
            return None;
        }
        let history = &self.history;
        let past = Past { start: history.start(), moves: history.played() };
        let adviser = self.adviser.get_or_insert_with(G::Adviser::default);
        let Hint { mv, line } = adviser.hint(history.params(), history.board(), past, budget)?;
        Some(AnyHint { mv: mv.to_string(), line: line.iter().map(G::Move::to_string).collect() })
    }

    fn learn(&mut self, table: &[u8]) -> Result<(), String> {
        self.adviser.get_or_insert_with(G::Adviser::default).learn(table)
    }

    fn rate(&mut self, budget: &mut Budget<'_>) -> Option<Vec<(String, f64)>> {
        if !G::Rater::RATES {
            return None;
        }
        let adviser = self.adviser.get_or_insert_with(G::Adviser::default);
        let ratings = G::Rater::rate(adviser, self.history.params(), self.history.board(), budget);
        Some(ratings.into_iter().map(|rating| (rating.mv.to_string(), rating.value)).collect())
    }
}
