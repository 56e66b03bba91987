//! Expectimax: averages over the tiles that may appear, and maximises over tilts.
//!
//! A line is followed until the probability of its new tiles falls below a bound. So crowded boards are
//! searched deeper than empty boards, and lines of 2s deeper than lines with 4s. The search is repeated with
//! ever lower bounds until the budget is spent; the transposition table makes the repetition cheap.

use super::memo::Memos;

/// The board operations that the search needs. A board may also represent its mirror images.
pub trait Ground {
    /// A board of this kind.
    type Board: Copy;
    /// True if evaluating a board takes longer than looking up its cached value.
    const COSTLY: bool = false;
    /// The key of a board in the transposition table.
    fn key(&self, board: &Self::Board) -> u64;
    /// A representative of symmetric boards, if it can be found cheaply.
    fn canonical(&self, board: Self::Board) -> Self::Board {
        board
    }
    /// The boards after each tilt, with its points: up, right, down, left. `None` if nothing moves.
    fn tilts(&self, board: &Self::Board) -> [Option<(Self::Board, f32)>; 4];
    /// A bit for every empty cell.
    fn empties(&self, board: &Self::Board) -> u64;
    /// The board with one more tile, in the cell of a bit of [`Ground::empties`].
    fn spawn(&self, board: &Self::Board, bit: u32, exponent: u8) -> Self::Board;
    /// The value of a board after a tilt, before a tile appears: the expected points still to come, or a
    /// number that can be added to points. The value of a dead board is 0.
    fn evaluate(&self, board: &Self::Board) -> f32;
}

/// The limits of a search.
///
/// Nodes are visited boards: a few million per second on 4x4. The rules have no clock, so the caller can set
/// a time limit by a function, which is called with the number of nodes about every thousand nodes and
/// returns true to continue.
pub struct Budget<'a> {
    nodes: u64,
    go_on: Option<&'a mut dyn FnMut(u64) -> bool>,
}

impl<'a> Budget<'a> {
    /// A budget of about this many nodes. The same searches in the same order then give the same results.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes, go_on: None }
    }

    /// A budget that ends when `go_on` returns false, or after about `nodes` nodes.
    #[must_use]
    pub fn until(nodes: u64, go_on: &'a mut dyn FnMut(u64) -> bool) -> Self {
        Self { nodes, go_on: Some(go_on) }
    }
}

/// The result of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found {
    /// The value of each tilt by the last complete search: up, right, down, left.
    pub values: [Option<f32>; 4],
    /// The best tilt, also considering the last search if the budget cut it short.
    pub best: Option<usize>,
    /// The number of nodes spent.
    pub nodes: u64,
}

/// The number of nodes between calls of `go_on`.
pub const POLL: u64 = 1024;
/// The first bound on the probability of a line. On most boards, the search then covers one new tile.
const FIRST_BOUND: f32 = 0.1;
/// The largest ratio of a bound to the previous bound.
const STEP: f32 = 0.5;
/// The smallest ratio of a bound to the previous bound.
const LEAST_STEP: f32 = 0.1;
/// The share of the remaining budget that the next search should take.
const SHARE: f32 = 0.5;
/// The last bound: below it, only boards with forced tilts remain.
const LAST_BOUND: f32 = 1e-9;
/// The maximum number of tiles that appear along a line, which limits the recursion.
const PLIES: u32 = 24;
/// The maximum number of 4s among them.
const FOURS: u32 = 2;
const FOUR_CHANCE: f32 = 0.1;

/// Searches all tilts of a board.
pub fn search<G: Ground>(ground: &G, memo: &mut Memos, board: &G::Board, budget: Budget) -> Found {
    let tilts = ground.tilts(board);
    let mut search = Search {
        ground,
        memo,
        bound: FIRST_BOUND,
        nodes: 0,
        next_poll: POLL,
        stopped: false,
        complete: false,
        budget,
    };
    let mut values = tilts.map(|tilt| tilt.map(|(after, points)| points + ground.evaluate(&after)));
    let mut order: Vec<usize> = (0..4).filter(|&tilt| tilts[tilt].is_some()).collect();
    best_first(&mut order, &values);
    let mut best = order.first().copied();
    while order.len() > 1 && search.bound > LAST_BOUND && search.affordable() {
        let before = search.nodes;
        search.complete = true;
        let mut deeper = [None; 4];
        for &tilt in &order {
            let Some((after, points)) = tilts[tilt] else { continue };
            let value = points + search.appear(ground.canonical(after), 1.0, PLIES, FOURS);
            if search.stopped {
                break;
            }
            deeper[tilt] = Some(value);
            // The first tilt in order is the best so far. A later tilt replaces it only with a higher value.
            if best.is_none_or(|best| deeper[best].is_none_or(|top| value > top)) {
                best = Some(tilt);
            }
        }
        if search.stopped {
            break;
        }
        values = deeper;
        best_first(&mut order, &values);
        best = order.first().copied();
        if search.complete {
            break;
        }
        search.bound *= search.next_step(search.nodes - before);
    }
    Found { values, best, nodes: search.nodes }
}

/// Sorts tilts by value, best first, stably. There are at most four, and the library's sort would add several
/// kilobytes for each kind of board.
fn best_first(order: &mut [usize], values: &[Option<f32>; 4]) {
    for sorted in 1..order.len() {
        let mut place = sorted;
        while place > 0 && values[order[place]] > values[order[place - 1]] {
            order.swap(place, place - 1);
            place -= 1;
        }
    }
}

struct Search<'a, 'b, G> {
    ground: &'a G,
    memo: &'a mut Memos,
    budget: Budget<'b>,
    bound: f32,
    nodes: u64,
    next_poll: u64,
    stopped: bool,
    /// True if every line was followed to its end, so that a lower bound would change nothing.
    complete: bool,
}

impl<G: Ground> Search<'_, '_, G> {
    fn affordable(&self) -> bool {
        !self.stopped && self.nodes < self.budget.nodes
    }

    /// The ratio for the next bound after a search that took `spent` nodes.
    fn next_step(&self, spent: u64) -> f32 {
        // Nothing is pruned, so one search that fits the budget is better than several smaller ones. The
        // number of nodes grows a little faster than the bound falls.
        let left = self.budget.nodes.saturating_sub(self.nodes) as f32;
        (spent.max(1) as f32 / (SHARE * left)).clamp(LEAST_STEP, STEP)
    }

    fn count(&mut self, nodes: u64) {
        self.nodes += nodes;
        if self.nodes >= self.next_poll {
            self.next_poll = self.nodes + POLL;
            if let Some(go_on) = &mut self.budget.go_on
                && !go_on(self.nodes)
            {
                self.stopped = true;
            }
        }
        if self.nodes >= self.budget.nodes {
            self.stopped = true;
        }
    }

    /// The value of a board that is not searched further.
    fn evaluate(&mut self, board: G::Board) -> f32 {
        self.count(1);
        self.complete = false;
        if !G::COSTLY {
            return self.ground.evaluate(&board);
        }
        let key = self.ground.key(&board);
        if let Some(value) = self.memo.evaluated.get(key, 1.0) {
            return value;
        }
        let value = self.ground.evaluate(&board);
        self.memo.evaluated.put(key, 1.0, value);
        value
    }

    /// The value of a board on which a tile is about to appear: a chance node.
    fn appear(&mut self, board: G::Board, chance: f32, plies: u32, fours: u32) -> f32 {
        if chance < self.bound || plies == 0 {
            return self.evaluate(board);
        }
        self.count(1);
        let effort = chance / self.bound;
        let key = self.ground.key(&board);
        if let Some(value) = self.memo.searched.get(key, effort) {
            self.complete = false;
            return value;
        }
        let mut cells = self.ground.empties(&board);
        let count = cells.count_ones() as f32;
        let share = chance / count;
        let mut sum = 0.0;
        while cells != 0 {
            let bit = cells.trailing_zeros();
            cells &= cells - 1;
            let two =
                self.tilt(&self.ground.spawn(&board, bit, 1), share * (1.0 - FOUR_CHANCE), plies - 1, fours);
            sum += if fours > 0 {
                let four =
                    self.tilt(&self.ground.spawn(&board, bit, 2), share * FOUR_CHANCE, plies - 1, fours - 1);
                two * (1.0 - FOUR_CHANCE) + four * FOUR_CHANCE
            } else {
                two
            };
            if self.stopped {
                return 0.0;
            }
        }
        let value = sum / count;
        self.memo.searched.put(key, effort, value);
        value
    }

    /// The value of the best tilt of a board, 0 if there is none.
    fn tilt(&mut self, board: &G::Board, chance: f32, plies: u32, fours: u32) -> f32 {
        let mut best = None;
        for (after, points) in self.ground.tilts(board).into_iter().flatten() {
            let value = points
                + if chance < self.bound || plies == 0 {
                    self.evaluate(after)
                } else {
                    self.appear(self.ground.canonical(after), chance, plies, fours)
                };
            if self.stopped {
                return 0.0;
            }
            if best.is_none_or(|best| value > best) {
                best = Some(value);
            }
        }
        best.unwrap_or(0.0)
    }
}
