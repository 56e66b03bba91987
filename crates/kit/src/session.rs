//! One run of a game: its moves, the way back, saving, replay, the clock and the film to show.

use std::any::Any;

use crate::budget::Budget;
use crate::game::{
    Chart, Figures, Game, Hint, Illegal, Info, Input, Layout, Past, Phase, Reply, State, Status,
};
use crate::phrase::Phrase;
use crate::reel::{Reel, Step, reversed};
use crate::rng::Rng;
use crate::save::{self, Origin, Save};
use crate::say::Say;
use crate::scene::{Film, Label, Scene, Shot};
use crate::text::{Mark, Reader, TextError};

/// What a call changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Changed {
    /// There is a new film, if only to redraw the board.
    pub film: bool,
    /// The position is another one: moves were played, taken back or brought again.
    pub position: bool,
    /// There are sentences to tell.
    pub said: bool,
    /// The player tried what the rules refuse.
    pub refused: bool,
    /// The game is over now and was not before.
    pub ended: bool,
    /// The player asked the page for something, see [`AnySession::asked`].
    pub asked: bool,
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
    /// The player has stopped the game.
    #[error("the game was stopped: take a move back to go on")]
    Stopped,
}

/// The reason that [`Status`] names when the player has stopped.
pub const STOPPED: &str = "stopped";
/// The reason that [`Status`] names when the time that the player gave the game is over.
pub const TIME_IS_UP: &str = "time-is-up";
/// The figure that says how many seconds are left where the time is limited.
pub const TIME_LEFT: &str = "time-left";

/// A board is kept every so many moves; a step back replays at most as many.
const CHECKPOINT: usize = 64;
/// Boards that are kept take at most so many bytes in all, as [`Game::heft`] tells; from then on only every second one of them is kept.
const MOST_BYTES: usize = 24 << 20;
/// Real-time games keep a hash in their saves every so many moves.
const HASHED: usize = 256;
/// A page that comes back after a while does not play all the rounds that it missed.
const MAX_ROUNDS_AT_ONCE: u32 = 4;
/// What was dragged comes to rest in so long, in milliseconds.
const LAND_LENGTH: u16 = 70;
/// A jump through the history is tweened for so long, in milliseconds.
const SEEK_LENGTH: u16 = 140;

/// One run of a game.
pub struct Session<G: Game> {
    params: G::Params,
    seed: Option<u64>,
    moves: Vec<G::Move>,
    at: usize,
    /// After how many moves a gesture is not at its end, in their order: undo and redo pass by there. No save holds them.
    seams: Vec<usize>,
    board: G::Board,
    /// `checkpoints[i]` is the board after `spacing * i` moves; all up to `at` are there.
    checkpoints: Vec<G::Board>,
    /// 64, and twice as many each time that the boards grow too many.
    spacing: usize,
    /// What the boards that are kept take, in bytes.
    heft: usize,
    /// `hashes[i]` is the hash of the position after `256 (i + 1)` moves, in real-time games.
    hashes: Vec<u64>,
    is_stopped: bool,
    is_branched: bool,
    clock: u64,
    due: u32,
    ui: G::Ui,
    /// The hint that is shown, until the player tries something else: Enter plays it.
    suggested: Option<G::Move>,
    layout: Layout,
    mind: Option<G::Mind>,
    film: Vec<Step<G::Board>>,
    film_moves: bool,
    said: Vec<Say>,
    refused: Option<Illegal>,
    asked: Option<&'static str>,
}

impl<G: Game> Session<G> {
    /// A new game.
    pub fn deal(params: G::Params, seed: u64) -> Self {
        let board = G::deal(&params, Rng::from_seed(seed));
        Self::begin(params, Some(seed), board)
    }

    /// A game from a position.
    pub fn from_board(params: G::Params, board: G::Board) -> Self {
        Self::begin(params, None, board)
    }

    /// A game from `params#seed` or a position, `params@board` or a document.
    ///
    /// # Errors
    /// When the text is neither.
    pub fn open(text: &str) -> Result<Self, TextError> {
        if G::INFO.header.is_none_or(|header| !text.starts_with(header)) {
            let mut reader = Reader::new(text);
            let params = crate::game::params_of::<G>(&mut reader)?;
            if reader.eat("#") {
                let seed = reader.number(0..=u64::MAX, "a seed")?;
                reader.end()?;
                return Ok(Self::deal(params, seed));
            }
        }
        let (params, board) = G::read(text)?;
        Ok(Self::from_board(params, board))
    }

    /// A game from a save whose origin `origin` has been read: it is replayed.
    ///
    /// # Errors
    /// When a move is none, or the rules refuse it, or a hash differs.
    pub fn replay(mut self, save: &Save) -> Result<Self, TextError> {
        let mut hashes = save.hashes.iter().peekable();
        for run in &save.runs {
            let mv: G::Move = run.text.parse().map_err(|error: TextError| error.inside(run.mark))?;
            for _ in 0..run.times {
                self.record(mv.clone(), &mut Reel::silent()).map_err(|illegal| {
                    let move_number = self.at + 1;
                    TextError::new(
                        run.mark,
                        "a move that the rules allow",
                        Phrase::new("`{text}`, refused as move {number}: {why}")
                            .with("text", run.text.as_str())
                            .with("number", move_number.to_string())
                            .with("why", illegal),
                    )
                })?;
                let Some(checked) = hashes.next_if(|checked| checked.after <= self.at) else { continue };
                if checked.after != self.at || checked.hash != save::hash(&self.position_text()) {
                    let expected = Phrase::new("the hash of the position after {count} moves")
                        .with("count", checked.after.to_string());
                    return Err(TextError::new(
                        checked.mark,
                        expected,
                        "another one: the rules have changed",
                    ));
                }
            }
        }
        if let Some(checked) = hashes.next() {
            return Err(TextError::new(
                checked.mark,
                "a hash of a position that is reached",
                "one beyond the last move",
            ));
        }
        self.go_to(save.at);
        self.is_stopped = save.is_stopped && !self.status_now().over;
        self.is_branched = false;
        self.show_still();
        Ok(self)
    }

    fn begin(params: G::Params, seed: Option<u64>, board: G::Board) -> Self {
        let mut session = Self {
            params,
            seed,
            moves: Vec::new(),
            at: 0,
            seams: Vec::new(),
            checkpoints: vec![board.clone()],
            spacing: CHECKPOINT,
            heft: 0,
            hashes: Vec::new(),
            board,
            is_stopped: false,
            is_branched: false,
            clock: 0,
            due: 0,
            ui: G::Ui::default(),
            suggested: None,
            layout: Layout::default(),
            mind: None,
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

    /// The parameters.
    pub fn params(&self) -> &G::Params {
        &self.params
    }

    /// The present board.
    pub fn board(&self) -> &G::Board {
        &self.board
    }

    /// The board after `n` of [`Session::all_moves`], or after the last of them.
    pub fn board_at(&self, n: usize) -> G::Board {
        self.board_after(n.min(self.moves.len()))
    }

    /// Plays moves one after the other without a film, as far as the rules allow. Returns how many were played.
    pub fn play_on(&mut self, moves: &[G::Move]) -> usize {
        let played =
            moves.iter().take_while(|mv| self.record((*mv).clone(), &mut Reel::silent()).is_ok()).count();
        self.settle();
        self.show_still();
        played
    }

    /// The moves from the first board on, those to be redone included.
    pub fn all_moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// The interface's own state.
    pub fn ui(&self) -> &G::Ui {
        &self.ui
    }

    /// The scene of the present board.
    pub fn scene(&self) -> Scene {
        self.draw(&self.board)
    }

    fn draw(&self, board: &G::Board) -> Scene {
        let mut scene = Scene::default();
        G::draw(&self.params, board, &self.ui, self.layout, &mut scene);
        scene
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
        let from = self.at;
        let changed = self.play_all(moves)?;
        let rest = self.seams.split_off(self.seams.partition_point(|&n| n < from));
        self.seams.extend((from + 1..self.at).chain(rest.into_iter().filter(|&n| n > self.at)));
        Ok(changed)
    }

    /// Plays moves one after the other: one film shows them. What is refused ends it, and so does a cut, since nobody has
    /// seen the board behind it.
    fn play_all(&mut self, moves: Vec<G::Move>) -> Result<Changed, Illegal> {
        let was_over = self.status_now().over;
        let mut film = Vec::new();
        let mut said = Vec::new();
        let mut refused = None;
        for mv in moves {
            let mut reel = Reel::new();
            if let Err(illegal) = self.record(mv, &mut reel) {
                refused = Some(illegal);
                break;
            }
            let (steps, sentences) = reel.finish(&self.board);
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
                    ended: !was_over && self.status_now().over,
                    asked: false,
                };
                self.refused = refused;
                Ok(changed)
            }
        }
    }

    /// Plays a move and keeps it in the history. The interface and the film are left alone.
    fn record(&mut self, mv: G::Move, reel: &mut Reel<G::Board>) -> Result<(), Illegal> {
        G::play(&self.params, &mut self.board, &mv, reel)?;
        if self.moves.get(self.at) != Some(&mv) {
            self.is_branched |= self.at < self.moves.len();
            self.moves.truncate(self.at);
            self.seams.truncate(self.seams.partition_point(|&n| n < self.at));
            if self.checkpoints.len() > self.at / self.spacing + 1 {
                self.checkpoints.truncate(self.at / self.spacing + 1);
                self.heft = self.checkpoints.iter().map(G::heft).sum();
            }
            self.hashes.truncate(self.at / HASHED);
            self.moves.push(mv);
        }
        self.at += 1;
        if self.at == self.checkpoints.len() * self.spacing {
            self.keep(self.board.clone());
        }
        if self.at == (self.hashes.len() + 1) * HASHED && G::pace(&self.params).is_some() {
            self.hashes.push(save::hash(&self.position_text()));
        }
        Ok(())
    }

    /// Keeps the board that is due. When there are too many, every second one goes.
    fn keep(&mut self, board: G::Board) {
        self.heft += G::heft(&board);
        self.checkpoints.push(board);
        if self.heft > MOST_BYTES && self.checkpoints.len() > 2 {
            for n in 1..self.checkpoints.len().div_ceil(2) {
                self.checkpoints.swap(n, 2 * n);
            }
            self.checkpoints.truncate(self.checkpoints.len().div_ceil(2));
            self.checkpoints.shrink_to_fit();
            self.spacing *= 2;
            self.heft = self.checkpoints.iter().map(G::heft).sum();
        }
    }

    /// The board after `n` moves, `n` at most the number of moves.
    fn board_after(&self, n: usize) -> G::Board {
        let from = (n / self.spacing).min(self.checkpoints.len() - 1);
        let mut board = self.checkpoints[from].clone();
        for mv in &self.moves[from * self.spacing..n] {
            let again = G::play(&self.params, &mut board, mv, &mut Reel::silent());
            debug_assert!(again.is_ok(), "a move that was played once can be played again");
        }
        board
    }

    /// Goes to the board after `n` moves, without a film.
    fn go_to(&mut self, n: usize) {
        while self.checkpoints.len() <= n / self.spacing {
            let next = self.checkpoints.len() * self.spacing;
            self.keep(self.board_after(next));
        }
        self.board = self.board_after(n);
        self.at = n;
        self.is_stopped = false;
        self.said.clear();
        self.refused = None;
        self.settle();
    }

    /// Has the interface see that the board is another one.
    fn settle(&mut self) {
        self.suggested = None;
        G::settle(&self.params, &self.board, &mut self.ui);
    }

    fn moved(&mut self, film: Vec<Step<G::Board>>, was_over: bool) -> Changed {
        self.show(film);
        Changed {
            film: true,
            position: true,
            said: !self.said.is_empty(),
            ended: !was_over && self.status_now().over,
            ..Changed::default()
        }
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
        Step { board: self.board.clone(), cues: Vec::new(), length, sound: None, is_cut: false }
    }

    fn position_text(&self) -> String {
        self.position_of(&self.board)
    }

    fn position_of(&self, board: &G::Board) -> String {
        let mut out = String::new();
        if G::INFO.header.is_none() {
            out.push_str(G::INFO.id);
            out.push(':');
        }
        G::write(&self.params, board, &mut out);
        out
    }

    fn status_now(&self) -> Status {
        let status = G::status(&self.params, &self.board);
        if self.is_stopped && !status.over {
            let state = if status.state == State::Won { State::Won } else { State::Lost };
            let reason = if self.is_time_up() { TIME_IS_UP } else { STOPPED };
            return Status { state, over: true, reason: Some(reason) };
        }
        status
    }

    fn is_time_up(&self) -> bool {
        G::time_limit(&self.params).is_some_and(|limit| self.clock >= limit)
    }

    /// How much of the time is left that the player gave the game, in seconds, those begun included.
    fn seconds_left(&self) -> Option<u64> {
        G::time_limit(&self.params).map(|limit| limit.saturating_sub(self.clock).div_ceil(1000))
    }

    /// The table of a game that did not begin with a deal.
    fn own_table(&self) -> Option<String> {
        if self.seed.is_some() { None } else { G::own_table(&self.params, &self.checkpoints[0]) }
    }

    fn origin(&self) -> Origin {
        match self.seed {
            Some(seed) => Origin::Deal(format!("{}:{}#{seed}", G::INFO.id, self.params)),
            None => Origin::Position(self.position_of(&self.checkpoints[0])),
        }
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
            Reply::Play(_) | Reply::Land(_) if self.is_stopped => Changed::default(),
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

/// A hint whose moves are text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnyHint {
    /// The move.
    pub mv: String,
    /// What may follow it; the move itself comes first.
    pub line: Vec<String>,
}

/// A session of some game: moves, boards and saves are text here. See [`Session`].
pub trait AnySession: Any {
    /// What the page has to know of the game.
    fn info(&self) -> &'static Info;
    /// The parameters in notation.
    fn params(&self) -> String;
    /// The score table that the game belongs to.
    fn table(&self) -> String;
    /// Whether the game can be entered there: it began with a deal, or with a position that has a table of its own.
    fn counts(&self) -> bool;
    /// What a player has called what is on the board, see [`Game::title`].
    fn title(&self) -> Option<String>;
    /// Gives a name to what is made in an editor, see [`Game::rename`]. Where nothing has a name, nothing changes.
    ///
    /// # Errors
    /// When it has that name already.
    fn rename(&mut self, title: &str) -> Result<Changed, PlayError>;
    /// `game:params#seed`; none when the game did not begin with a deal.
    fn id(&self) -> Option<String>;
    /// The present position.
    fn position(&self) -> String;
    /// The moves that led to the present position.
    fn moves(&self) -> Vec<String>;
    /// How many moves led to the present position.
    fn at(&self) -> usize;
    /// How many moves the history holds, those to be redone included.
    fn length(&self) -> usize;
    /// The legal moves in canonical form.
    fn legal(&self) -> Vec<String>;
    /// The save.
    fn save(&self) -> String;
    /// How the game stands.
    fn status(&self) -> Status;
    /// The numbers of the head-up display; `moves` is there in any case, [`TIME_LEFT`] where the time is limited.
    fn figures(&self) -> Figures;
    /// What the finished game adds to the statistics; the session itself counts `moves`.
    fn facts(&self) -> Vec<(&'static str, i64)>;
    /// The charts of the running game.
    fn charts(&self) -> Vec<Chart>;
    /// Whether moves were taken back and played otherwise.
    fn is_branched(&self) -> bool;
    /// How long the game was played, in milliseconds: from the first move to the end, as [`AnySession::advance`] tells.
    fn clock(&self) -> u64;
    /// Sets the clock, when a game is taken up again.
    fn set_clock(&mut self, ms: u64, is_branched: bool);
    /// How long a round lasts, in a game that does not wait.
    fn pace(&self) -> Option<u32>;
    /// Pictures that skins draw looks with, see [`Game::pictures`].
    fn pictures(&self) -> Vec<u8>;

    /// Plays a move given as text.
    ///
    /// # Errors
    /// When it is no move, or the rules refuse it; nothing has changed then.
    fn play(&mut self, mv: &str) -> Result<Changed, PlayError>;
    /// Takes the last gesture back, which is a move or several; the film runs backwards.
    fn undo(&mut self) -> Changed;
    /// Plays the next gesture of the history again.
    fn redo(&mut self) -> Changed;
    /// Goes back to the first board; the moves can be redone.
    fn restart(&mut self) -> Changed;
    /// Goes to the board after `n` moves, or the last one.
    fn seek(&mut self, n: usize) -> Changed;
    /// The player stops: the game is over, and its score counts.
    fn finish(&mut self) -> Changed;
    /// A gesture or a key, at any coordinates: they are clamped before the game sees them.
    fn input(&mut self, input: Input<'_>) -> Changed;
    /// Time passes: the clock of records, and the rounds of a game that does not wait.
    fn advance(&mut self, ms: u32) -> Changed;
    /// Where trays and panels stand.
    fn lay_out(&mut self, layout: Layout) -> Changed;
    /// Has the board show a move as a hint. Enter or Space as the next input plays it.
    ///
    /// # Errors
    /// When the text is no move.
    fn suggest(&mut self, mv: &str) -> Result<Changed, TextError>;

    /// The hint that Enter plays as the next input.
    fn suggested(&self) -> Option<String>;
    /// The film of the last change.
    fn film(&self) -> Film;
    /// What the places of the present board say, and where the game's cursor stands.
    fn labels(&self) -> (Vec<Label>, Option<(u16, u16)>);
    /// What the last change tells.
    fn said(&self) -> &[Say];
    /// Why the last input was refused.
    fn refused(&self) -> Option<&Illegal>;
    /// What the last input asked of the page, one of [`crate::game::ASKS`].
    fn asked(&self) -> Option<&'static str>;

    /// A good move.
    fn hint(&mut self, budget: &mut Budget<'_>) -> Option<AnyHint>;
    /// Takes in the table that makes hints better, see [`Game::learn`].
    ///
    /// # Errors
    /// When the bytes are not such a table.
    fn learn(&mut self, table: &[u8]) -> Result<(), String>;
    /// What has been made in an editor, as a text that the edited game opens, see [`Game::made`].
    ///
    /// # Errors
    /// When it cannot be played as it is.
    fn made(&self) -> Result<String, Illegal>;
    /// What each legal move is worth.
    fn rate(&mut self, budget: &mut Budget<'_>) -> Option<Vec<(String, f64)>>;
}

impl<G: Game> AnySession for Session<G> {
    fn info(&self) -> &'static Info {
        const { &G::INFO }
    }

    fn params(&self) -> String {
        self.params.to_string()
    }

    fn table(&self) -> String {
        self.own_table().unwrap_or_else(|| G::table(&self.params))
    }

    fn counts(&self) -> bool {
        self.seed.is_some() || self.own_table().is_some()
    }

    fn title(&self) -> Option<String> {
        G::title(&self.params, &self.board)
    }

    fn rename(&mut self, title: &str) -> Result<Changed, PlayError> {
        match G::rename(title) {
            Some(mv) => Ok(self.play_move(mv)?),
            None => Ok(Changed::default()),
        }
    }

    fn id(&self) -> Option<String> {
        match self.origin() {
            Origin::Deal(id) => Some(id),
            Origin::Position(_) => None,
        }
    }

    fn position(&self) -> String {
        self.position_text()
    }

    fn moves(&self) -> Vec<String> {
        self.moves[..self.at].iter().map(G::Move::to_string).collect()
    }

    fn at(&self) -> usize {
        self.at
    }

    fn length(&self) -> usize {
        self.moves.len()
    }

    fn legal(&self) -> Vec<String> {
        if self.is_stopped {
            return Vec::new();
        }
        G::moves(&self.params, &self.board).map(|mv| mv.to_string()).collect()
    }

    fn save(&self) -> String {
        let moves = self.moves.iter().map(G::Move::to_string);
        let hashes = self.hashes.iter().enumerate().map(|(i, &hash)| ((i + 1) * HASHED, hash));
        save::print(&self.origin(), self.at, self.is_stopped, hashes, moves)
    }

    fn status(&self) -> Status {
        self.status_now()
    }

    fn figures(&self) -> Figures {
        let figures = G::figures(&self.params, &self.board);
        let figures =
            if figures.get("moves").is_some() { figures } else { figures.with("moves", self.at as i64) };
        match self.seconds_left() {
            Some(seconds) => figures.with(TIME_LEFT, seconds as i64),
            None => figures,
        }
    }

    fn facts(&self) -> Vec<(&'static str, i64)> {
        let mut facts = G::facts(&self.params, &self.board);
        let counts_moves = G::INFO.facts.iter().any(|fact| fact.id == "moves");
        if counts_moves && !facts.iter().any(|(id, _)| *id == "moves") {
            facts.push(("moves", self.at as i64));
        }
        facts
    }

    fn charts(&self) -> Vec<Chart> {
        G::charts(&self.params, &self.board)
    }

    fn is_branched(&self) -> bool {
        self.is_branched
    }

    fn clock(&self) -> u64 {
        self.clock
    }

    fn set_clock(&mut self, ms: u64, is_branched: bool) {
        self.clock = ms;
        self.is_branched |= is_branched;
    }

    fn pace(&self) -> Option<u32> {
        G::pace(&self.params)
    }

    fn pictures(&self) -> Vec<u8> {
        G::pictures(&self.params)
    }

    fn play(&mut self, mv: &str) -> Result<Changed, PlayError> {
        let mv: G::Move = mv.parse()?;
        if self.is_stopped {
            return Err(PlayError::Stopped);
        }
        Ok(self.play_move(mv)?)
    }

    fn undo(&mut self) -> Changed {
        if self.is_stopped {
            return self.seek(self.at);
        }
        let Some(before) = (0..self.at).rev().find(|n| self.seams.binary_search(n).is_err()) else {
            return Changed::default();
        };
        let was_over = self.status_now().over;
        let after = self.at;
        self.go_to(before);
        let mut board = self.board.clone();
        let mut film = Vec::new();
        for mv in &self.moves[before..after] {
            let mut reel = Reel::new();
            let again = G::play(&self.params, &mut board, mv, &mut reel);
            debug_assert!(again.is_ok(), "a move that was played once can be played again");
            film.extend(reel.finish(&board).0);
        }
        self.moved(reversed(self.board.clone(), film), was_over)
    }

    fn redo(&mut self) -> Changed {
        let Some(after) = (self.at + 1..=self.moves.len()).find(|n| self.seams.binary_search(n).is_err())
        else {
            return Changed::default();
        };
        self.is_stopped = false;
        self.refused = None;
        self.play_all(self.moves[self.at..after].to_vec()).unwrap_or_default()
    }

    fn restart(&mut self) -> Changed {
        self.seek(0)
    }

    fn seek(&mut self, n: usize) -> Changed {
        let n = n.min(self.moves.len());
        if n == self.at && !self.is_stopped {
            return Changed::default();
        }
        let was_over = self.status_now().over;
        self.go_to(n);
        self.due = 0;
        let film = vec![self.still(SEEK_LENGTH)];
        self.moved(film, was_over)
    }

    fn finish(&mut self) -> Changed {
        if self.status_now().over {
            return Changed::default();
        }
        self.is_stopped = true;
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
        let reply = G::input(&self.params, &self.board, &mut self.ui, input, self.layout);
        // A pointer that only moves tries nothing, nor does a key that is let go.
        let tries = !matches!(input, Input::Pointer { phase: Phase::Move, .. } | Input::Release(_));
        if tries && reply != Reply::Ignored {
            self.suggested = None;
        }
        self.reply(reply)
    }

    fn advance(&mut self, ms: u32) -> Changed {
        if self.status_now().over {
            return Changed::default();
        }
        let before = self.seconds_left();
        if self.at > 0 {
            self.clock += u64::from(ms);
        }
        if self.is_time_up() {
            return self.finish();
        }
        if before != self.seconds_left() && G::pace(&self.params).is_none() {
            // The figures have changed.
            self.show_still();
            return Changed { film: true, ..Changed::default() };
        }
        let Some(pace) = G::pace(&self.params).filter(|&pace| pace > 0) else { return Changed::default() };
        self.due = self.due.saturating_add(ms).min(pace.saturating_mul(MAX_ROUNDS_AT_ONCE));
        let mut moves = Vec::new();
        while self.due >= pace {
            self.due -= pace;
            let Some(mv) = G::tick(&self.params, &self.board, &mut self.ui) else {
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
        G::suggest(&self.params, &self.board, &mut self.ui, &mv);
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

    fn refused(&self) -> Option<&Illegal> {
        self.refused.as_ref()
    }

    fn asked(&self) -> Option<&'static str> {
        self.asked
    }

    fn hint(&mut self, budget: &mut Budget<'_>) -> Option<AnyHint> {
        if self.status_now().over {
            return None;
        }
        let past = Past { start: &self.checkpoints[0], moves: &self.moves[..self.at] };
        let mind = self.mind.get_or_insert_with(G::Mind::default);
        let Hint { mv, line } = G::hint(&self.params, &self.board, past, mind, budget)?;
        Some(AnyHint { mv: mv.to_string(), line: line.iter().map(G::Move::to_string).collect() })
    }

    fn learn(&mut self, table: &[u8]) -> Result<(), String> {
        G::learn(self.mind.get_or_insert_with(G::Mind::default), table)
    }

    fn made(&self) -> Result<String, Illegal> {
        G::made(&self.params, &self.board)
    }

    fn rate(&mut self, budget: &mut Budget<'_>) -> Option<Vec<(String, f64)>> {
        let mind = self.mind.get_or_insert_with(G::Mind::default);
        let ratings = G::rate(&self.params, &self.board, mind, budget)?;
        Some(ratings.into_iter().map(|rating| (rating.mv.to_string(), rating.value)).collect())
    }
}

/// A game of the catalogue: makes sessions from text.
pub trait AnyGame: Sync {
    /// What the page has to know of it.
    fn info(&self) -> &'static Info;
    /// What to offer before a form is opened.
    fn presets(&self) -> Vec<crate::Preset>;
    /// The form that goes with parameters.
    ///
    /// # Errors
    /// When the text is not the game's parameters.
    fn form(&self, params: &str) -> Result<Vec<crate::Field>, TextError>;
    /// The parameters with one field changed.
    ///
    /// # Errors
    /// When the text is not the game's parameters, or the field cannot have that value.
    fn set(&self, params: &str, field: &str, value: &str) -> Result<String, TextError>;
    /// A new game.
    ///
    /// # Errors
    /// When the text is not the game's parameters.
    fn deal(&self, params: &str, seed: u64) -> Result<Box<dyn AnySession>, TextError>;
    /// A session of an editor that takes up a position of the game that it edits, see [`Game::edit`].
    ///
    /// # Errors
    /// When the text is no position of that game, or this is no editor.
    fn edit(&self, text: &str) -> Result<Box<dyn AnySession>, TextError>;
    /// A game from `params#seed`, `params@board` or a document, and the save that goes on from there.
    ///
    /// # Errors
    /// When the text is none of these, or the save cannot be replayed.
    fn open(&self, text: &str, at: Mark, save: Option<&Save>) -> Result<Box<dyn AnySession>, TextError>;
}

/// The [`AnyGame`] of a [`Game`].
#[derive(Debug)]
pub struct Entry<G>(std::marker::PhantomData<fn() -> G>);

impl<G> Entry<G> {
    /// The entry.
    pub const NEW: Self = Self(std::marker::PhantomData);
}

impl<G: Game> AnyGame for Entry<G> {
    fn info(&self) -> &'static Info {
        const { &G::INFO }
    }

    fn presets(&self) -> Vec<crate::Preset> {
        G::presets()
    }

    fn form(&self, params: &str) -> Result<Vec<crate::Field>, TextError> {
        Ok(G::form(&params.parse()?))
    }

    fn set(&self, params: &str, field: &str, value: &str) -> Result<String, TextError> {
        Ok(G::set(&params.parse()?, field, value)?.to_string())
    }

    fn deal(&self, params: &str, seed: u64) -> Result<Box<dyn AnySession>, TextError> {
        Ok(Box::new(Session::<G>::deal(params.parse()?, seed)))
    }

    fn edit(&self, text: &str) -> Result<Box<dyn AnySession>, TextError> {
        let (params, board) = G::edit(text)?;
        Ok(Box::new(Session::<G>::from_board(params, board)))
    }

    fn open(&self, text: &str, at: Mark, save: Option<&Save>) -> Result<Box<dyn AnySession>, TextError> {
        let is_indented = matches!(save, Some(Save { origin: Origin::Position(_), .. }));
        let session = Session::<G>::open(text).map_err(|error| {
            let is_first = error.line == 1;
            let error = error.inside(at);
            if is_indented && !is_first { error.indented(1, 2) } else { error }
        })?;
        Ok(Box::new(match save {
            Some(save) => session.replay(save)?,
            None => session,
        }))
    }
}
