//! The graph of a level's positions. Its edges are presses.

use tilery_kit::Budget;

use super::positions::Positions;
use super::{Steps, is_won, nodes_of_round, presses, step};
use crate::board::{Board, MAX_SCORE, Outcome};
use crate::buttons::Round;

/// The maximum memory for positions, in bytes.
const MOST_BYTES: usize = 1 << 26;
/// The maximum number of edges.
const MOST_EDGES: usize = 1 << 24;

/// The target of a press that wins the level.
const WON: u32 = u32::MAX;
/// The target of a press that loses the level, or whose turn does not settle.
const NOWHERE: u32 = u32::MAX - 1;
/// An unknown target: chance decides, a limit of a round's work is reached, or another level begins.
const OPEN: u32 = u32::MAX - 2;

/// The result of a search.
pub enum End {
    /// These presses win.
    Won(Vec<Round>),
    /// All positions were searched, and nothing wins.
    Nowhere,
    /// The search was incomplete.
    Open,
}

/// The extent of the known positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// There may be more positions.
    Growing,
    /// All positions are known.
    Whole,
    /// There are more positions than the memory limit allows.
    TooMany,
}

/// Positions in breadth-first order from a board. Positions and presses are numbered.
pub struct Graph {
    start: Board,
    steps: Steps,
    presses: Vec<Round>,
    positions: Positions,
    /// The target of each press, position by position.
    edges: Vec<u32>,
    /// The predecessor of each position, and the press that led from it.
    from: Vec<(u32, u16)>,
    extent: Extent,
}

impl Graph {
    pub fn new(start: &Board, steps: Steps) -> Self {
        let mut graph = Self {
            start: start.clone(),
            steps,
            presses: presses(start, steps),
            positions: Positions::new(start, false),
            edges: Vec::new(),
            from: Vec::new(),
            extent: Extent::Growing,
        };
        // As long as no two sprites share a tile, their ages make no difference.
        graph.begin(graph.positions.is_unclear(start));
        graph
    }

    fn begin(&mut self, by_age: bool) {
        self.positions = Positions::new(&self.start, by_age);
        self.positions.add(&self.start);
        self.edges.clear();
        self.from = vec![(0, 0)];
    }

    /// The board at the root.
    pub fn start(&self) -> &Board {
        &self.start
    }

    pub fn extent(&self) -> Extent {
        self.extent
    }

    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// The number of a board's position, if known.
    pub fn find(&self, board: &Board) -> Option<usize> {
        self.positions.find(board)
    }

    /// Searches for the fewest presses that win.
    pub fn search(mut self, budget: &mut Budget<'_>) -> End {
        match self.grow(budget, true) {
            Some((at, last)) => End::Won(self.way(at, last)),
            None if self.extent == Extent::Whole && !self.edges.contains(&OPEN) => End::Nowhere,
            None => End::Open,
        }
    }

    /// Continues to expand the graph. Returns true when it is complete or has reached the memory limit.
    pub fn explore(&mut self, budget: &mut Budget<'_>) -> bool {
        self.grow(budget, false);
        self.extent != Extent::Growing
    }

    /// Expands positions as long as the budget lasts. With `until_won`, stops at the first win and returns
    /// its position and press.
    fn grow(&mut self, budget: &mut Budget<'_>, until_won: bool) -> Option<(usize, usize)> {
        let mut board = self.start.clone();
        while self.extent == Extent::Growing {
            let count = self.presses.len();
            let (at, n) = (self.edges.len() / count.max(1), self.edges.len() % count.max(1));
            if at == self.positions.len() || count == 0 {
                self.extent = Extent::Whole;
                break;
            }
            let Some((to, goes_on)) = self.press(at, n, &mut board, budget) else {
                self.begin(true);
                board = self.start.clone();
                continue;
            };
            self.edges.push(to);
            if until_won && to == WON {
                return Some((at, n));
            }
            if self.positions.bytes() > MOST_BYTES || self.edges.len() > MOST_EDGES {
                self.extent = Extent::TooMany;
            } else if !goes_on {
                break;
            }
        }
        None
    }

    /// Plays a press from a position. Returns the target, and true if the budget is not used up. `None` if
    /// sprites share a tile but ages are ignored. `board` can be any board of the level.
    fn press(
        &mut self,
        at: usize,
        n: usize,
        board: &mut Board,
        budget: &mut Budget<'_>,
    ) -> Option<(u32, bool)> {
        let (start, positions) = (&self.start, &mut self.positions);
        positions.restore(at, start, board);
        if at == 0 {
            board.messages.clone_from(&start.messages);
        }
        let (mut rounds, mut is_unclear, mut is_open) = (0, false, false);
        let is_settled = step(board, self.presses[n], self.steps, &mut |_, board| {
            rounds += 1;
            is_unclear |= board.level == start.level && positions.is_unclear(board);
            is_open |= board.rng != start.rng || board.scratch.0.is_bounded || board.score.abs() == MAX_SCORE;
        });
        if is_unclear {
            return None;
        }
        let goes_on = budget.spend(nodes_of_round(start) * rounds);
        let is_elsewhere = board.level != start.level;
        let to = if is_open {
            OPEN
        } else if is_won(board, start) {
            WON
        } else if is_elsewhere {
            // The level may be reached again from there.
            OPEN
        } else if board.outcome == Outcome::Playing && is_settled {
            let to = positions.add(board);
            if to == self.from.len() {
                self.from.push((at as u32, n as u16));
            }
            to as u32
        } else {
            NOWHERE
        };
        if is_elsewhere {
            *board = start.clone();
        }
        Some((to, goes_on))
    }

    /// The presses that lead to position `at`, and then press `last`.
    fn way(&self, mut at: usize, last: usize) -> Vec<Round> {
        let mut way = vec![self.presses[last]];
        while at > 0 {
            let (before, press) = self.from[at];
            way.push(self.presses[usize::from(press)]);
            at = before as usize;
        }
        way.reverse();
        way
    }

    /// For a complete graph: the number of presses to win from each position, or `u32::MAX`. With `may`,
    /// unknown targets count as won.
    pub fn presses_left(&self, may: bool) -> Vec<u32> {
        let (count, width) = (self.len(), self.presses.len().max(1));
        let is_inner = |&to: &u32| to < count as u32;
        // The predecessors of all positions in one list, and the start of each position's part.
        let mut begins = vec![0u32; count + 1];
        for &to in self.edges.iter().filter(|to| is_inner(to)) {
            begins[to as usize + 1] += 1;
        }
        for n in 0..count {
            begins[n + 1] += begins[n];
        }
        let (mut before, mut next) = (vec![0u32; begins[count] as usize], begins.clone());
        for (edge, &to) in self.edges.iter().enumerate().filter(|(_, to)| is_inner(to)) {
            let place = &mut next[to as usize];
            before[*place as usize] = (edge / width) as u32;
            *place += 1;
        }
        // Breadth-first search backwards from the positions that win in one press.
        let (mut left, mut queue) = (vec![u32::MAX; count], Vec::new());
        for (n, to) in self.edges.chunks(width).enumerate() {
            if to.iter().any(|&to| to == WON || may && to == OPEN) {
                left[n] = 1;
                queue.push(n);
            }
        }
        let mut at = 0;
        while let Some(&n) = queue.get(at) {
            at += 1;
            for &from in &before[begins[n] as usize..begins[n + 1] as usize] {
                if left[from as usize] == u32::MAX {
                    left[from as usize] = left[n] + 1;
                    queue.push(from as usize);
                }
            }
        }
        left
    }
}
