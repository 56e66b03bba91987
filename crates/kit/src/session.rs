//! One game that is played: its history (`history.rs`, which also has the film of undo), clock, user interface and
//! film. `session/impl_any.rs` implements
//! [`AnySession`], the interface to the page.

#[cfg(feature = "advice")]
mod aim_search;

mod advised;
mod ahead;
pub mod any;
mod clock;
pub mod editing;
pub mod entry;
pub mod history;
mod impl_any;
mod unseen;

use crate::formats::save::Save;
use crate::game::{Adviser, Game, Layout, Reply, Room};
use crate::rules::reel::Step;
use crate::rules::{Editor, Illegal, Info, Reel, State, Status};
use crate::scene::{Effect, EffectKind, Scene};
use crate::text::TextError;

use advised::Advised;
use clock::Clock;

pub use any::{AnyHint, AnyRating, AnySession, Offers, PlayError, Update};
pub use editing::Editing;
pub use entry::{AnyGame, CatalogueSession, Entry};
pub use history::{AnyHistory, History, Replayed};

/// The status's reason when the player has stopped the game.
pub const STOPPED: &str = "stopped";
/// The status's reason when the chosen time is up.
pub const TIME_IS_UP: &str = "time-is-up";
/// The status's reason while the game is paused, see [`Game::is_paused`].
pub const PAUSED: &str = "paused";
/// The status's reason when the goal of an assignment is reached.
pub const SOLVED: &str = "aim-met";
/// The status's reason when the goal of an assignment is out of reach, though the game itself goes on.
pub const FAILED: &str = "aim-lost";
/// The figure for the seconds left if the time is limited.
pub const TIME_LEFT: &str = "time-left";

/// The duration of the film that lets dragged pieces snap, in milliseconds.
const LAND_LENGTH: u16 = 70;
/// The duration of the film for a jump through the history, in milliseconds.
const SEEK_LENGTH: u16 = 140;

/// A game on its way: its history, with what is shown of it.
///
/// Up to three boards are of interest at a time: [`Session::board`] is the present one of the history; the figures
/// are about the counted one, which is the end of an assignment if the rules have gone on to another level; the
/// seen one, which is drawn, may be rounds ahead before the first press.
pub struct Session<G: Game> {
    history: History<G>,
    /// The board shown at the end of an assignment, without the next level that the rules may have begun.
    decided: Option<G::Board>,
    /// The board shown before the player's first press, and the rounds that led to it, which the press records.
    ahead: Option<(G::Board, Vec<G::Move>)>,
    /// True if those rounds are shown at all.
    leads: bool,
    clock: Clock,
    ui: G::Ui,
    /// The hint shown on the board, which Enter plays. Cleared when the player tries something else.
    suggested: Option<G::Move>,
    layout: Layout,
    /// The space available on the screen, once the page has set it.
    room: Option<Room>,
    advised: Advised<G>,
    film: Vec<Step<G::Board>>,
    film_moves: bool,
    /// The last move, if its film is not made yet: the number of moves before it, and the effect of its outcome.
    unseen: Option<(usize, Option<Effect>)>,
}

impl<G: Game> Session<G> {
    /// Starts a new game.
    pub fn deal(params: G::Params, seed: u64) -> Self {
        Self::begin(History::deal(params, seed))
    }

    /// Starts from a position.
    pub fn from_board(params: G::Params, board: G::Board) -> Self {
        Self::begin(History::from_board(params, board))
    }

    /// Opens a deal `params#seed`, a position `params@board` or a document. The first two may end in an aim.
    ///
    /// # Errors
    /// If the text is none of these.
    pub fn open(text: &str) -> Result<Self, TextError> {
        History::open(text).map(Self::begin)
    }

    /// Replays a save on a session of its origin, see [`History::replay`].
    ///
    /// # Errors
    /// If a move is malformed or illegal, or a hash differs.
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

    /// The board that is shown.
    fn seen(&self) -> &G::Board {
        self.ahead.as_ref().map_or(self.counted(), |(board, _)| board)
    }

    /// The board after the first `n` of [`Session::all_moves`], or after all moves if there are fewer.
    pub fn board_at(&self, n: usize) -> G::Board {
        self.history.board_at(n)
    }

    /// Plays moves without a film, up to the first illegal one. Returns the number of moves played.
    pub fn play_on(&mut self, moves: &[G::Move]) -> usize {
        let record = |mv: &&G::Move| self.history.record((*mv).clone(), &mut Reel::silent()).is_ok();
        let played = moves.iter().take_while(record).count();
        self.settle();
        self.redraw();
        played
    }

    /// All moves, including those to be redone.
    pub fn all_moves(&self) -> &[G::Move] {
        self.history.moves()
    }

    /// The state of the user interface.
    pub fn ui(&self) -> &G::Ui {
        &self.ui
    }

    /// The scene of the present board.
    pub fn scene(&self) -> Scene {
        self.draw(self.seen())
    }

    /// The board that the figures are about.
    fn counted(&self) -> &G::Board {
        self.decided.as_ref().unwrap_or(self.board())
    }

    fn draw(&self, board: &G::Board) -> Scene {
        let mut scene = Scene::default();
        G::draw(self.params(), board, &self.ui, self.layout, &mut scene);
        scene
    }

    /// Adapts the user interface to a changed board.
    fn settle(&mut self) {
        self.suggested = None;
        self.ahead = None;
        self.decided = self.history.decided();
        let seen = self.decided.as_ref().unwrap_or(self.history.board());
        G::settle(self.history.params(), seen, &mut self.ui);
        if self.history.is_stopped() {
            G::stop(&mut self.ui);
        }
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If the rules refuse it. The session is then unchanged.
    pub fn play_move(&mut self, mv: G::Move) -> Result<Update, Illegal> {
        let update = self.play_gesture(vec![mv]);
        match update.refused {
            Some(illegal) if !update.position => Err(illegal),
            _ => Ok(update),
        }
    }

    /// Plays the moves of one gesture, which one undo takes back.
    fn play_gesture(&mut self, moves: Vec<G::Move>) -> Update {
        self.catch_up();
        let from = self.history.at();
        let update = self.play_all(moves);
        if update.position {
            self.history.join(from);
        }
        update
    }

    /// Plays moves, shown by one film. Stops at an illegal move, and after a cut, since the player has not
    /// yet seen the board after the cut.
    fn play_all(&mut self, moves: Vec<G::Move>) -> Update {
        let mut moves = moves.into_iter();
        self.play_each(&mut |_| moves.next())
    }

    /// As [`Session::play_all`], with each move computed after the previous one was played.
    fn play_each(&mut self, next: &mut dyn FnMut(&mut Self) -> Option<G::Move>) -> Update {
        let before = self.status();
        let mut film = Vec::new();
        let mut said = Vec::new();
        let mut refused = None;
        while let Some(mv) = next(self) {
            let mut reel = Reel::new();
            if let Err(illegal) = self.history.record(mv, &mut reel) {
                refused = Some(illegal);
                break;
            }
            self.settle();
            let is_decided = self.history.is_decided();
            let finish = if is_decided { Reel::finish_level } else { Reel::finish };
            let (steps, sentences) = finish(reel, self.board());
            let is_cut = steps.iter().any(|step| step.is_cut);
            append(&mut film, steps);
            append(&mut said, sentences);
            if is_cut {
                self.clock.reset_round();
                break;
            }
            if self.is_closed() {
                break;
            }
        }
        if film.is_empty() {
            return Update { refused, ..Update::default() };
        }
        let now = self.status();
        if let (Some(last), Some(effect)) = (film.last_mut(), outcome(before, now)) {
            last.effects.push(effect);
        }
        self.show(film);
        Update { said, refused, film: true, position: true, ended: !before.over && now.over, asked: None }
    }

    /// Shows the film that led to the present position.
    fn moved(&mut self, film: Vec<Step<G::Board>>, was_over: bool) -> Update {
        self.settle();
        self.show(film);
        let ended = !was_over && self.status().over;
        Update { film: true, position: true, ended, ..Update::default() }
    }

    fn show(&mut self, film: Vec<Step<G::Board>>) {
        self.unseen = None;
        self.film = film;
        self.film_moves = true;
    }

    /// Shows the present position as a still.
    fn redraw(&mut self) -> Update {
        self.unseen = None;
        self.film = vec![self.still(0)];
        self.film_moves = false;
        Update { film: true, ..Update::default() }
    }

    /// Shows the present position with the effect of a refusal.
    fn refuse(&mut self, illegal: Illegal) -> Update {
        let update = self.redraw();
        let effect = Effect { at: illegal.at.clone(), ..Effect::new(EffectKind::Refused) };
        self.film.iter_mut().for_each(|still| still.effects.push(effect.clone()));
        Update { refused: Some(illegal), ..update }
    }

    fn still(&self, length: u16) -> Step<G::Board> {
        let board = self.seen().clone();
        Step { board, cues: Vec::new(), effects: Vec::new(), length, is_cut: false }
    }

    /// True if the session accepts no moves even if the rules do: the player has stopped the game, or the
    /// assignment is decided.
    fn is_closed(&self) -> bool {
        self.history.is_stopped() || self.history.is_decided()
    }

    fn is_time_up(&self) -> bool {
        G::time_limit(self.params()).is_some_and(|limit| self.clock.played >= limit)
    }

    /// The seconds left of the time limit, rounded up.
    fn seconds_left(&self) -> Option<u64> {
        G::time_limit(self.params()).map(|limit| limit.saturating_sub(self.clock.played).div_ceil(1000))
    }

    /// The score table of a game that did not begin with a deal.
    fn own_table(&self) -> Option<String> {
        if self.history.is_dealt() { None } else { G::own_table(self.params(), self.history.start()) }
    }

    fn reply(&mut self, reply: Reply<G::Move>) -> Update {
        match reply {
            Reply::Ignored => Update::default(),
            Reply::Changed => self.redraw(),
            Reply::Tell(say) => Update { said: vec![say], ..self.redraw() },
            Reply::Ask(what) => Update { asked: Some(what), ..self.redraw() },
            Reply::Refused(illegal) => self.refuse(illegal),
            Reply::Play(_) | Reply::Land(_) if self.is_closed() => Update::default(),
            Reply::Play(moves) => {
                let update = self.play_gesture(moves);
                match update.refused {
                    _ if update.position => update,
                    Some(illegal) => self.refuse(illegal),
                    None => self.redraw(),
                }
            }
            Reply::Land(moves) => {
                let update = self.reply(Reply::Play(moves));
                if update.position {
                    let is_cut = self.film.iter().any(|step| step.is_cut);
                    let effects = self.film.drain(..).flat_map(|step| step.effects).collect();
                    self.show(vec![Step { effects, is_cut, ..self.still(LAND_LENGTH) }]);
                }
                update
            }
        }
    }
}

/// Appends a list, without a copy to an empty one.
fn append<T>(list: &mut Vec<T>, mut more: Vec<T>) {
    if list.is_empty() { *list = more } else { list.append(&mut more) }
}

/// The effect of a change of status that ends or wins the game.
fn outcome(before: Status, now: Status) -> Option<Effect> {
    if now.state == State::Won && before.state != State::Won {
        Some(Effect::new(EffectKind::Win).weight(3))
    } else if now.over && !before.over {
        // A game that was won earlier ends with `Win` again.
        let kind = if now.state == State::Won { EffectKind::Win } else { EffectKind::Lose };
        Some(Effect::new(kind).weight(2))
    } else {
        None
    }
}

impl<G: Game> CatalogueSession for Session<G> {
    type Rules = G;
    const INFO: Info = Info {
        id: G::ID,
        roles: G::ROLES,
        sentences: G::SENTENCES,
        actions: G::ACTIONS,
        figures: G::FIGURES,
        records: G::RECORDS,
        facts: G::FACTS,
        header: G::HEADER,
        trained: G::Adviser::TRAINED,
        hints: G::Adviser::HINTS,
        wins: G::WINS,
        scrolls: G::SCROLLS,
        rounds: G::ROUNDS,
        edits: G::Editor::EDITS,
    };

    fn begin(history: History<G>) -> Self {
        let mut session = Self {
            history,
            decided: None,
            ahead: None,
            leads: false,
            clock: Clock::default(),
            ui: G::Ui::default(),
            suggested: None,
            layout: Layout::default(),
            room: None,
            advised: Advised::NEW,
            film: Vec::new(),
            film_moves: false,
            unseen: None,
        };
        session.settle();
        session.redraw();
        session
    }
}
