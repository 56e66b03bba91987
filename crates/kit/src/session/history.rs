//! The moves of one game and all boards on the way, for any [`Rules`]: stepping, seeking, saving and
//! replaying.

mod any;
mod replay;

use std::ops::Range;
use std::rc::Rc;

use crate::board::Rng;
use crate::formats::save;
use crate::rules::reel::{Step, reversed};
use crate::rules::{Aim, Illegal, Progress, Reel, Rules};
use crate::text::Say;

pub use any::AnyHistory;
pub use replay::Replayed;

/// The number of moves between checkpoints. A step back replays at most this many.
const CHECKPOINT: usize = 64;
/// The memory limit of checkpoints in bytes, as estimated by [`Rules::heft`]. Above it, every second
/// checkpoint is dropped.
const MOST_BYTES: usize = 24 << 20;
/// Saves of games with [`Rules::HASHES`] have a hash after every 256th move, and one at their end.
const HASHED: usize = 256;

/// The moves of one run, the present place among them, and the board there.
#[derive(Debug)]
pub struct History<R: Rules> {
    params: R::Params,
    seed: Option<u64>,
    aim: Option<Rc<Aim<R>>>,
    moves: Vec<R::Move>,
    at: usize,
    /// Numbers of moves after which a gesture is incomplete, in ascending order. Undo and redo do not stop
    /// there. Saves do not contain them.
    seams: Vec<usize>,
    /// Indices of moves that are not actions of the player ([`Rules::is_player_action`]), in ascending order.
    idle: Vec<usize>,
    board: R::Board,
    /// `checkpoints[i]` is the board after `spacing * i` moves. They cover all moves up to `at`.
    checkpoints: Vec<R::Board>,
    /// The number of moves between checkpoints: 64, doubled each time that the checkpoints grow too large.
    spacing: usize,
    /// The memory used by the checkpoints, in bytes.
    heft: usize,
    /// `hashes[i]` is the hash of the position after `256 (i + 1)` moves, if the rules require hashes.
    hashes: Vec<u64>,
    is_branched: bool,
    is_stopped: bool,
}

// A derived implementation would require `R: Clone`.
impl<R: Rules> Clone for History<R> {
    fn clone(&self) -> Self {
        Self {
            params: self.params.clone(),
            seed: self.seed,
            aim: self.aim.clone(),
            moves: self.moves.clone(),
            at: self.at,
            seams: self.seams.clone(),
            idle: self.idle.clone(),
            board: self.board.clone(),
            checkpoints: self.checkpoints.clone(),
            spacing: self.spacing,
            heft: self.heft,
            hashes: self.hashes.clone(),
            is_branched: self.is_branched,
            is_stopped: self.is_stopped,
        }
    }
}

impl<R: Rules> History<R> {
    /// Starts a run with a deal.
    pub fn deal(params: R::Params, seed: u64) -> Self {
        let board = R::deal(&params, Rng::from_seed(seed));
        Self::begin(params, Some(seed), board)
    }

    /// Starts a run with a position.
    pub fn from_board(params: R::Params, board: R::Board) -> Self {
        Self::begin(params, None, board)
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

    /// The first board of the run.
    pub fn start(&self) -> &R::Board {
        &self.checkpoints[0]
    }

    /// The aim, if the run is an assignment.
    pub fn aim(&self) -> Option<&Aim<R>> {
        self.aim.as_deref()
    }

    /// The progress of the assignment, if the run has an aim.
    pub fn progress(&self) -> Option<Progress> {
        if !cfg!(feature = "assignments") {
            return None;
        }
        Some(self.aim()?.judge(&self.params, self.start(), &self.board, self.played()))
    }

    /// True if the run began with a deal.
    pub fn is_dealt(&self) -> bool {
        self.seed.is_some()
    }

    /// All moves, including those to be redone.
    pub fn moves(&self) -> &[R::Move] {
        &self.moves
    }

    /// The next move to be redone.
    pub fn next_move(&self) -> Option<&R::Move> {
        self.moves.get(self.at)
    }

    /// The moves that led to the present board.
    pub fn played(&self) -> &[R::Move] {
        &self.moves[..self.at]
    }

    /// True if the player has stopped the game here. Any seek resumes it.
    pub fn is_stopped(&self) -> bool {
        self.is_stopped
    }

    /// Stops or resumes the game.
    pub fn set_stopped(&mut self, is_stopped: bool) {
        self.is_stopped = is_stopped;
    }

    /// Marks the history as branched. A save does not contain the mark.
    pub fn mark_branched(&mut self) {
        self.is_branched = true;
    }

    /// Plays and records a move.
    ///
    /// # Errors
    /// If the rules refuse it. The history is then unchanged.
    pub fn record(&mut self, mv: R::Move, reel: &mut Reel<R::Board>) -> Result<(), Illegal> {
        R::play(&self.params, &mut self.board, &mv, reel)?;
        if self.moves.get(self.at) != Some(&mv) {
            self.is_branched |= self.at < self.moves.len();
            self.moves.truncate(self.at);
            self.seams.truncate(self.seams.partition_point(|&n| n < self.at));
            self.idle.truncate(self.idle.partition_point(|&n| n < self.at));
            if !R::is_player_action(&self.board) {
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

    fn hash(&self) -> u64 {
        // The hash after the last of the moves so far may be at hand.
        let known = self.hashes.get((self.at / HASHED).wrapping_sub(1));
        known
            .copied()
            .filter(|_| self.at.is_multiple_of(HASHED))
            .unwrap_or_else(|| save::hash(&self.position()))
    }

    /// Goes to the board after `n` moves, which must not exceed the number of all moves.
    pub fn go_to(&mut self, n: usize) {
        while self.checkpoints.len() <= n / self.spacing {
            let next = self.checkpoints.len() * self.spacing;
            self.keep(self.board_after(next));
        }
        self.board = self.board_after(n);
        self.at = n;
        self.is_stopped = false;
    }

    /// Joins the moves since the first `from` into one gesture, which one undo takes back.
    pub fn join(&mut self, from: usize) {
        let rest = self.seams.split_off(self.seams.partition_point(|&n| n < from));
        self.seams.extend((from + 1..self.at).chain(rest.into_iter().filter(|&n| n > self.at)));
    }

    /// The target of undo from the board after `at` moves: the start of the previous gesture with an action
    /// of the player, or the first board. [`Self::go_to`] can step through single rounds.
    pub fn undo_point(&self, at: usize) -> usize {
        (0..at.min(self.moves.len())).rev().find(|&n| self.is_halt(n)).unwrap_or(0)
    }

    /// The target of redo from the board after `at` moves: the start of the next gesture after `at` with an
    /// action of the player, or the last board.
    pub fn redo_point(&self, at: usize) -> usize {
        (at + 1..self.moves.len()).find(|&n| self.is_halt(n)).unwrap_or(self.moves.len())
    }

    /// The number of moves played that were actions of the player ([`Rules::is_player_action`]).
    pub fn player_actions(&self) -> usize {
        self.at - self.idle.partition_point(|&n| n < self.at)
    }

    /// The number of moves played before the first action of the player.
    pub fn moves_before_actions(&self) -> usize {
        self.idle.iter().zip(0..self.at).take_while(|(idle, n)| *idle == n).count()
    }

    /// True if undo and redo stop after `n` moves: a gesture ends there, and an action of the player follows.
    fn is_halt(&self, n: usize) -> bool {
        self.seams.binary_search(&n).is_err() && self.idle.binary_search(&n).is_err()
    }

    /// True if the moves `from..to` are a single move or belong to one gesture, so that they can be animated.
    pub fn is_step(&self, from: usize, to: usize) -> bool {
        from < to && (from + 1..to).all(|n| self.seams.binary_search(&n).is_ok())
    }

    /// Goes back to the board after `n` moves, fewer than now. Returns the reversed film of the moves taken
    /// back.
    pub fn step_back(&mut self, n: usize) -> Vec<Step<R::Board>> {
        let after = self.at;
        let is_decided = self.is_decided();
        self.go_to(n);
        let (film, _) = self.film(self.board.clone(), n..after, is_decided);
        reversed(self.board.clone(), film)
    }

    /// The film of some of the moves, played on `board`, and its sentences. If the assignment is decided, leaves
    /// out the next level.
    // Not inlined, since the code at each call adds to the download.
    #[inline(never)]
    pub(super) fn film(
        &self,
        mut board: R::Board,
        moves: Range<usize>,
        is_decided: bool,
    ) -> (Vec<Step<R::Board>>, Vec<Say>) {
        let (mut film, mut said) = (Vec::new(), Vec::new());
        for mv in &self.moves[moves] {
            let mut reel = Reel::new();
            let again = R::play(&self.params, &mut board, mv, &mut reel);
            debug_assert!(again.is_ok(), "a move that was played once can be played again");
            let (steps, sentences) = if is_decided { reel.finish_level(&board) } else { reel.finish(&board) };
            film.extend(steps);
            said.extend(sentences);
        }
        (film, said)
    }

    /// The board on which the assignment was decided, without the next level that the rules may have begun.
    pub fn decided(&self) -> Option<R::Board> {
        let last = self.at.checked_sub(1).filter(|_| self.is_decided())?;
        self.film(self.board_at(last), last..self.at, true).0.pop().map(|step| step.board)
    }

    /// True if the run is an assignment that is met or lost.
    pub fn is_decided(&self) -> bool {
        self.progress().is_some_and(|progress| progress != Progress::Open)
    }

    /// The board after `n` moves, or after all moves if there are fewer.
    pub fn board_at(&self, n: usize) -> R::Board {
        self.board_after(n.min(self.moves.len()))
    }

    /// Adds a checkpoint. If the checkpoints use too much memory, drops every second one.
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

    fn board_after(&self, n: usize) -> R::Board {
        let from = (n / self.spacing).min(self.checkpoints.len() - 1);
        let mut board = self.checkpoints[from].clone();
        for mv in &self.moves[from * self.spacing..n] {
            let again = R::play(&self.params, &mut board, mv, &mut Reel::silent());
            debug_assert!(again.is_ok(), "a move that was played once can be played again");
        }
        board
    }
}
