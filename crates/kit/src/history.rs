//! The moves of one run, and every board on the way: stepping, seeking, saving and replaying, for any [`Rules`].

use std::ops::Range;

use crate::aim::{self, Aim, Assignment, Verdict};
use crate::phrase::Phrase;
use crate::reel::{Reel, Step, reversed};
use crate::rng::Rng;
use crate::rules::{Illegal, Rules, params_of};
use crate::save::{self, Origin, Save};
use crate::text::{Reader, TextError};
use crate::wording;

/// A board is kept every so many moves; a step back replays at most as many.
const CHECKPOINT: usize = 64;
/// Boards that are kept take at most so many bytes in all, as [`Rules::heft`] tells; from then on only every second one of them is kept.
const MOST_BYTES: usize = 24 << 20;
/// Saves of [`Rules::HASHES`] keep a hash every so many moves, and one of where they stop.
const HASHED: usize = 256;

/// The moves of one run, the place in it, and the board there.
#[derive(Debug)]
pub struct History<R: Rules> {
    params: R::Params,
    seed: Option<u64>,
    aim: Option<Aim<R>>,
    moves: Vec<R::Move>,
    at: usize,
    /// After how many moves a gesture is not at its end, in their order: undo and redo do not stop there. No save holds them.
    seams: Vec<usize>,
    /// Which moves are no deeds ([`Rules::is_deed`]), in their order.
    idle: Vec<usize>,
    board: R::Board,
    /// `checkpoints[i]` is the board after `spacing * i` moves; all up to `at` are there.
    checkpoints: Vec<R::Board>,
    /// 64, and twice as many each time that the boards grow too many.
    spacing: usize,
    /// What the boards that are kept take, in bytes.
    heft: usize,
    /// `hashes[i]` is the hash of the position after `256 (i + 1)` moves, where the rules keep hashes.
    hashes: Vec<u64>,
    is_branched: bool,
    is_stopped: bool,
}

impl<R: Rules> History<R> {
    /// A run that begins with a deal.
    pub fn deal(params: R::Params, seed: u64) -> Self {
        let board = R::deal(&params, Rng::from_seed(seed));
        Self::begin(params, Some(seed), board)
    }

    /// A run that begins with a position.
    pub fn from_board(params: R::Params, board: R::Board) -> Self {
        Self::begin(params, None, board)
    }

    /// A run from `params#seed` or a position, `params@board` or a document; the first two may end in an aim.
    ///
    /// # Errors
    /// When the text is none of these.
    pub fn open(text: &str) -> Result<Self, TextError> {
        let (text, aim) = aim::split::<R>(text)?;
        let mut history = Self::begin_with(text)?;
        history.aim = aim;
        Ok(history)
    }

    fn begin_with(text: &str) -> Result<Self, TextError> {
        if R::HEADER.is_none_or(|header| !text.starts_with(header)) {
            let mut reader = Reader::new(text);
            let params = params_of::<R>(&mut reader)?;
            if reader.eat("#") {
                let seed = reader.number(0..=u64::MAX, wording!("seed"))?;
                reader.end()?;
                return Ok(Self::deal(params, seed));
            }
        }
        let (params, board) = R::read(text)?;
        Ok(Self::from_board(params, board))
    }

    /// The run of a save whose origin `origin` has been read: it is replayed.
    ///
    /// # Errors
    /// When a move is none, or the rules refuse it, or a hash differs.
    pub fn replay(mut self, save: &Save) -> Result<Self, TextError> {
        let mut hashes = save.hashes.iter().peekable();
        for run in &save.runs {
            let mv: R::Move = run.text.parse().map_err(|error: TextError| error.inside(run.pos))?;
            for _ in 0..run.times {
                self.record(mv.clone(), &mut Reel::silent()).map_err(|illegal| {
                    let move_number = self.at + 1;
                    TextError::new(
                        run.pos,
                        wording!("allowed-move"),
                        Phrase::new(wording!("refused-move"))
                            .with("text", run.text.as_str())
                            .with("number", move_number.to_string())
                            .with("why", illegal),
                    )
                })?;
                let Some(checked) = hashes.next_if(|checked| checked.after <= self.at) else { continue };
                if checked.after != self.at || checked.hash != save::hash(&self.position()) {
                    let expected =
                        Phrase::new(wording!("hash-after-moves")).with("count", checked.after.to_string());
                    return Err(TextError::new(checked.pos, expected, wording!("changed-rules")));
                }
            }
        }
        if let Some(checked) = hashes.next() {
            return Err(TextError::new(checked.pos, wording!("reached-hash"), wording!("move-too-many")));
        }
        self.go_to(save.at);
        self.is_branched = false;
        self.is_stopped = save.is_stopped && !R::status(&self.params, &self.board).over;
        Ok(self)
    }

    fn begin(params: R::Params, seed: Option<u64>, board: R::Board) -> Self {
        Self {
            params,
            seed,
            aim: None,
            moves: Vec::new(),
            at: 0,
            seams: Vec::new(),
            idle: Vec::new(),
            checkpoints: vec![board.clone()],
            spacing: CHECKPOINT,
            heft: 0,
            hashes: Vec::new(),
            board,
            is_branched: false,
            is_stopped: false,
        }
    }

    /// The parameters.
    pub fn params(&self) -> &R::Params {
        &self.params
    }

    /// The present board.
    pub fn board(&self) -> &R::Board {
        &self.board
    }

    /// The board that the run began with.
    pub fn start(&self) -> &R::Board {
        &self.checkpoints[0]
    }

    /// What is to be reached, where the run is an assignment.
    pub fn aim(&self) -> Option<&Aim<R>> {
        self.aim.as_ref()
    }

    /// How the assignment stands, where the run is one.
    pub fn verdict(&self) -> Option<Verdict> {
        if !cfg!(feature = "assignments") {
            return None;
        }
        Some(self.aim()?.judge(&self.params, self.start(), &self.board, self.played()))
    }

    /// What a player is told of the assignment, where the run is one.
    pub fn assignment(&self) -> Option<Assignment> {
        let verdict = self.verdict()?;
        let aim = self.aim()?;
        let Aim { par, most, .. } = *aim;
        Some(Assignment { goal: aim.say(), verdict, par, most, moves: self.at })
    }

    /// Whether the run began with a deal.
    pub fn is_dealt(&self) -> bool {
        self.seed.is_some()
    }

    /// The moves from the first board on, those to be redone included.
    pub fn moves(&self) -> &[R::Move] {
        &self.moves
    }

    /// The move that a redo plays again.
    pub fn next_move(&self) -> Option<&R::Move> {
        self.moves.get(self.at)
    }

    /// The moves that led to the present board.
    pub fn played(&self) -> &[R::Move] {
        &self.moves[..self.at]
    }

    /// How many moves led to the present board.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Whether moves were taken back and played otherwise.
    pub fn is_branched(&self) -> bool {
        self.is_branched
    }

    /// Whether the player has stopped here, so that no move follows; going anywhere takes that back.
    pub fn is_stopped(&self) -> bool {
        self.is_stopped
    }

    /// The player stops, or takes that back.
    pub fn set_stopped(&mut self, is_stopped: bool) {
        self.is_stopped = is_stopped;
    }

    /// Says that moves were taken back and played otherwise before, which a save does not hold.
    pub fn mark_branched(&mut self) {
        self.is_branched = true;
    }

    /// Plays a move and keeps it.
    ///
    /// # Errors
    /// When the rules refuse it; nothing has changed then.
    pub fn record(&mut self, mv: R::Move, reel: &mut Reel<R::Board>) -> Result<(), Illegal> {
        R::play(&self.params, &mut self.board, &mv, reel)?;
        if self.moves.get(self.at) != Some(&mv) {
            self.is_branched |= self.at < self.moves.len();
            self.moves.truncate(self.at);
            self.seams.truncate(self.seams.partition_point(|&n| n < self.at));
            self.idle.truncate(self.idle.partition_point(|&n| n < self.at));
            if !R::is_deed(&self.board) {
                self.idle.push(self.at);
            }
            if self.checkpoints.len() > self.at / self.spacing + 1 {
                self.checkpoints.truncate(self.at / self.spacing + 1);
                self.heft = self.checkpoints.iter().map(R::heft).sum();
            }
            self.hashes.truncate(self.at / HASHED);
            self.moves.push(mv);
        }
        self.at += 1;
        if self.at == self.checkpoints.len() * self.spacing {
            self.keep(self.board.clone());
        }
        if R::HASHES && self.at == (self.hashes.len() + 1) * HASHED {
            self.hashes.push(save::hash(&self.position()));
        }
        Ok(())
    }

    /// Goes to the board after `n` moves, `n` at most the number of moves.
    pub fn go_to(&mut self, n: usize) {
        while self.checkpoints.len() <= n / self.spacing {
            let next = self.checkpoints.len() * self.spacing;
            self.keep(self.board_after(next));
        }
        self.board = self.board_after(n);
        self.at = n;
        self.is_stopped = false;
    }

    /// The moves since the first `from` were one gesture: one undo takes them back.
    pub fn join(&mut self, from: usize) {
        let rest = self.seams.split_off(self.seams.partition_point(|&n| n < from));
        self.seams.extend((from + 1..self.at).chain(rest.into_iter().filter(|&n| n > self.at)));
    }

    /// To where undo goes from the board after `at` moves: to before the last gesture in which the player did something; to the beginning where
    /// there is none. Single rounds are stepped through by [`Self::go_to`].
    pub fn undo_point(&self, at: usize) -> usize {
        (0..at.min(self.moves.len())).rev().find(|&n| self.is_halt(n)).unwrap_or(0)
    }

    /// To where redo goes from the board after `at` moves: to before the next gesture but one in which the player did something; to the end
    /// where there is none.
    pub fn redo_point(&self, at: usize) -> usize {
        (at + 1..self.moves.len()).find(|&n| self.is_halt(n)).unwrap_or(self.moves.len())
    }

    /// How many of the moves up to now are deeds ([`Rules::is_deed`]): those that a player counts.
    pub fn deeds(&self) -> usize {
        self.at - self.idle.partition_point(|&n| n < self.at)
    }

    /// Whether undo and redo stop after `n` moves: a gesture is at its end, and the next one is a deed.
    fn is_halt(&self, n: usize) -> bool {
        self.seams.binary_search(&n).is_err() && self.idle.binary_search(&n).is_err()
    }

    /// Whether the moves after the first `from`, up to `to`, are a single one or belong to one gesture, so that they are shown as they were made.
    pub fn is_step(&self, from: usize, to: usize) -> bool {
        from < to && (from + 1..to).all(|n| self.seams.binary_search(&n).is_ok())
    }

    /// Goes back to the board after `n` moves, fewer than now. Returns the film of the moves between, backwards.
    pub fn step_back(&mut self, n: usize) -> Vec<Step<R::Board>> {
        let after = self.at;
        let is_decided = self.is_decided();
        self.go_to(n);
        let film = self.film(self.board.clone(), n..after, is_decided);
        reversed(self.board.clone(), film)
    }

    /// How some of the moves are seen, from the board before them; of a decided assignment without a level that would follow.
    // Not inlined: it is called in several places, and what is written at each is download.
    #[inline(never)]
    fn film(&self, mut board: R::Board, moves: Range<usize>, is_decided: bool) -> Vec<Step<R::Board>> {
        let mut film = Vec::new();
        for mv in &self.moves[moves] {
            let mut reel = Reel::new();
            let again = R::play(&self.params, &mut board, mv, &mut reel);
            debug_assert!(again.is_ok(), "a move that was played once can be played again");
            film.extend(if is_decided { reel.finish_level(&board) } else { reel.finish(&board) }.0);
        }
        film
    }

    /// The board on which an assignment was decided: that of the level that was all, though the rules have begun the next one.
    pub fn decided(&self) -> Option<R::Board> {
        let last = self.at.checked_sub(1).filter(|_| self.is_decided())?;
        self.film(self.board_at(last), last..self.at, true).pop().map(|step| step.board)
    }

    /// Whether the run is an assignment of which it is known how it has ended.
    pub fn is_decided(&self) -> bool {
        self.verdict().is_some_and(|verdict| verdict != Verdict::Open)
    }

    /// The board after `n` of all moves, or after the last of them.
    pub fn board_at(&self, n: usize) -> R::Board {
        self.board_after(n.min(self.moves.len()))
    }

    /// Keeps the board that is due. When there are too many, every second one goes.
    fn keep(&mut self, board: R::Board) {
        self.heft += R::heft(&board);
        self.checkpoints.push(board);
        if self.heft > MOST_BYTES && self.checkpoints.len() > 2 {
            for n in 1..self.checkpoints.len().div_ceil(2) {
                self.checkpoints.swap(n, 2 * n);
            }
            self.checkpoints.truncate(self.checkpoints.len().div_ceil(2));
            self.checkpoints.shrink_to_fit();
            self.spacing *= 2;
            self.heft = self.checkpoints.iter().map(R::heft).sum();
        }
    }

    /// The board after `n` moves, `n` at most the number of moves.
    fn board_after(&self, n: usize) -> R::Board {
        let from = (n / self.spacing).min(self.checkpoints.len() - 1);
        let mut board = self.checkpoints[from].clone();
        for mv in &self.moves[from * self.spacing..n] {
            let again = R::play(&self.params, &mut board, mv, &mut Reel::silent());
            debug_assert!(again.is_ok(), "a move that was played once can be played again");
        }
        board
    }

    fn position_of(&self, board: &R::Board) -> String {
        let mut out = String::new();
        if R::HEADER.is_none() {
            out.push_str(R::ID);
            out.push(':');
        }
        R::write(&self.params, board, &mut out);
        out
    }

    /// The present position.
    pub fn position(&self) -> String {
        self.position_of(&self.board)
    }

    /// `game:params#seed`; none when the run did not begin with a deal.
    pub fn id(&self) -> Option<String> {
        self.seed.map(|seed| format!("{}:{}#{seed}", R::ID, self.params))
    }

    /// The save.
    pub fn save(&self) -> String {
        let id = self.id();
        let is_dealt = id.is_some();
        let mut origin = id.unwrap_or_else(|| self.position_of(self.start()));
        if let Some(aim) = &self.aim {
            origin.push_str(&aim.to_string());
        }
        let origin = if is_dealt { Origin::Deal(origin) } else { Origin::Position(origin) };
        let version = if self.aim.is_some() { save::VERSION } else { save::WITHOUT_AIM };
        let moves = self.moves.iter().map(R::Move::to_string);
        let mut hashes: Vec<_> = (1..).map(|n| n * HASHED).zip(self.hashes.iter().copied()).collect();
        if R::HASHES && !self.at.is_multiple_of(HASHED) {
            hashes.insert(self.at / HASHED, (self.at, save::hash(&self.position())));
        }
        save::print(version, &origin, self.at, self.is_stopped, hashes, moves)
    }
}
