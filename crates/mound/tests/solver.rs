//! A solver of assignments, independent of the hint search: iterative deepening (Korf 1985) over all moves of
//! the real board, pruned by a lower bound on the moves still needed. The trail generator uses it too.

use tilery_kit::aim::{Aim, Task};
use tilery_kit::{Game, History, Progress, Reel, Rules};
use tilery_mound::{Board, Goal, Mound, Move};

/// A search with a node limit.
pub struct Solver<'a> {
    start: &'a History<Mound>,
    aim: &'a Aim<Mound>,
    pub nodes: u64,
}

impl<'a> Solver<'a> {
    pub fn new(start: &'a History<Mound>, nodes: u64) -> Self {
        Self { start, aim: start.aim().expect("an assignment"), nodes }
    }

    /// Returns at most `moves` moves that meet the goal; `Some(None)` if there are none, `None` if the nodes
    /// run out.
    pub fn line(&mut self, moves: usize) -> Option<Option<Vec<Move>>> {
        let mut line = Vec::new();
        let is_met = self.meets(self.start.board(), &mut line, moves)?;
        Some(is_met.then_some(line))
    }

    /// The progress as of a board that a line of moves led to.
    pub fn judge(&self, board: &Board, line: &[Move]) -> Progress {
        self.aim.judge(self.start.params(), self.start.start(), board, line)
    }

    fn meets(&mut self, board: &Board, line: &mut Vec<Move>, left: usize) -> Option<bool> {
        match self.judge(board, line) {
            Progress::Met => return Some(true),
            Progress::Open if self.least(board) <= left => {}
            _ => return Some(false),
        }
        for mv in Mound::moves(self.start.params(), board) {
            if self.least_after(board, mv) >= left {
                continue;
            }
            let next = self.after(board, mv)?;
            line.push(mv);
            if self.meets(&next, line, left - 1)? {
                return Some(true);
            }
            line.pop();
        }
        Some(false)
    }

    /// The board after a move; `None` if the nodes run out.
    pub fn after(&mut self, board: &Board, mv: Move) -> Option<Board> {
        self.nodes = self.nodes.checked_sub(1)?;
        let mut next = board.clone();
        Mound::play(self.start.params(), &mut next, &mv, &mut Reel::silent()).ok()?;
        Some(next)
    }

    /// A lower bound on the moves to the goal: a block has three bricks of one colour, and each move adds one
    /// brick.
    pub fn least(&self, board: &Board) -> usize {
        if self.is_to_clear() { missing(&counts(board)).max(1) } else { 1 }
    }

    /// A lower bound after a move, without playing it: the brick is added to its colour. A block that it
    /// makes removes the colour, or leaves at least as many bricks missing.
    pub fn least_after(&self, board: &Board, mv: Move) -> usize {
        if !self.is_to_clear() {
            return 0;
        }
        let mut counts = counts(board);
        let colour = board.lines(mv.side())[0][mv.index()].colour;
        counts[usize::from(colour.number())] += 1;
        missing(&counts)
    }

    fn is_to_clear(&self) -> bool {
        matches!(self.aim.task, Task::Reach(Goal::Clear(1)))
    }
}

/// Counts the bricks of each colour.
fn counts(board: &Board) -> [usize; 10] {
    let mut counts = [0; 10];
    for brick in board.cells().iter().flatten().flatten() {
        counts[usize::from(brick.colour.number())] += 1;
    }
    counts
}

/// The number of bricks missing: each colour present needs at least three.
fn missing(counts: &[usize; 10]) -> usize {
    counts.iter().filter(|&&count| count > 0).map(|count| 3usize.saturating_sub(*count)).sum()
}
