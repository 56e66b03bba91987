//! Beam search over the visible bricks of the sides and the stack.
//!
//! Each layer keeps the best boards and tries all moves on each of them. A cleared board ends the search;
//! otherwise the result is the best board of the last layer. Bricks after the visible stack are unknown, and
//! moves of unknown bricks are not tried.

use tilery_kit::Budget;

use crate::board::{Board, MAX_BLOCKS};
use crate::field::{Field, UNKNOWN};
use crate::layout::move_of;
use crate::moves::{Kind, Move};
use crate::params::Params;
use crate::score::bonus;
use crate::square::{SIZE, Side};

/// The largest depth of a search, in moves.
pub const MOST_DEPTH: usize = 12;
/// Evaluation weight of a single, a brick without a neighbour of its colour: it needs two more bricks.
const COST_OF_SINGLE: u32 = 200;
/// Weight of a pair, which needs one more brick.
const COST_OF_PAIR: u32 = 150;
/// Weight of each colour present: a level ends when there are no colours.
const COST_OF_COLOUR: u32 = 50;
/// Weight of a squared column height.
const COST_OF_HEIGHT: u32 = 4;
/// Weight of a block used: few blocks earn a bonus, too many lose the game.
pub const COST_OF_BLOCK: u32 = 200;

/// A mound with the blocks and points of the line that led to it: the input of the evaluation.
#[derive(Clone, Copy)]
pub struct State {
    field: Field,
    blocks: u32,
    score: u32,
}

impl State {
    pub fn is_cleared(&self) -> bool {
        self.field.is_empty() && self.blocks <= MAX_BLOCKS
    }

    pub fn can_go_on(&self) -> bool {
        self.blocks < MAX_BLOCKS && !self.field.is_covered()
    }

    /// Estimates the number of bricks still needed.
    pub fn bricks(&self) -> f64 {
        f64::from(2 * self.burden()) / f64::from(COST_OF_SINGLE)
    }

    /// The evaluation, with the given weight of a block; lower is better.
    fn cost(&self, of_block: u32) -> u16 {
        let cost = of_block * self.blocks + self.burden();
        // Points break ties.
        cost.saturating_sub(self.score.min(3)).min(u32::from(u16::MAX)) as u16
    }

    /// Estimates the remaining work: bricks needed by singles and pairs, colours present, and column heights.
    fn burden(&self) -> u32 {
        let shape = self.field.shape();
        COST_OF_SINGLE * shape.singles
            + COST_OF_PAIR * shape.pairs
            + COST_OF_COLOUR * shape.colours
            + COST_OF_HEIGHT * shape.height_sum
    }
}

#[derive(Clone, Copy)]
pub struct Node {
    /// The mound, with the blocks and points of the line that led to it.
    pub state: State,
    /// For each side, the colours of the inner and outer line, numbered from 1, or [`UNKNOWN`].
    lines: [[[u8; SIZE]; 2]; 4],
    /// The number of bricks drawn from the stack.
    drawn: usize,
    /// The moves so far, as indices into the choices.
    path: [u8; MOST_DEPTH],
}

impl Node {
    /// The node of a board, before any move of a search.
    pub fn root(board: &Board) -> Self {
        let lines =
            Side::ALL.map(|side| board.lines(side).map(|line| line.map(|brick| brick.colour.number() + 1)));
        let state = State { field: Field::of(board), blocks: board.blocks(), score: 0 };
        Self { state, lines, drawn: 0, path: [0; MOST_DEPTH] }
    }

    /// Returns the mound after a move; `None` if the move is refused or its brick is unknown.
    fn try_move(&self, mv: Move) -> Option<State> {
        let brick = self.lines[mv.side() as usize][0][mv.index()];
        if brick == UNKNOWN {
            return None;
        }
        let mut state = self.state;
        let entered = match mv {
            Move::Drop(column) => state.field.drop(column, brick),
            Move::Lift(column) => state.field.lift(column, brick),
            Move::Throw(flank, row) | Move::Knock(flank, row) => {
                state.field.fly(flank, SIZE - 1 - row, brick, mv.kind() == Kind::Knock)
            }
        };
        if !entered {
            return None;
        }
        let (blocks, points) = state.field.cascade();
        state.blocks += blocks;
        state.score += points;
        Some(state)
    }

    /// Returns the node after a move that leads to the given mound, with the lines advanced.
    fn after(&self, mv: Move, state: State, stack: &[u8]) -> Self {
        let mut after = Self { state, ..*self };
        let [inner, outer] = &mut after.lines[mv.side() as usize];
        inner[mv.index()] = outer[mv.index()];
        outer[mv.index()] = stack.get(self.drawn).copied().unwrap_or(UNKNOWN);
        after.drawn += 1;
        after
    }
}

/// The result of a search: a cleared board, or the best board of the last layer.
pub struct Reached {
    pub node: Node,
    /// The number of moves that lead there.
    pub depth: usize,
}

/// The known bricks and moves, and the weight of a block.
pub struct Seen {
    /// The colours of the stack, from 1.
    stack: Vec<u8>,
    cost_of_block: u32,
    /// Every move that the scenario type allows.
    pub choices: Vec<Move>,
}

impl Seen {
    /// Collects the visible bricks of a board, for searches with the given weight of a block.
    pub fn new(params: &Params, board: &Board, cost_of_block: u32) -> Self {
        let stack = board.stack().map(|brick| brick.colour.number() + 1).to_vec();
        Self { stack, cost_of_block, choices: choices(params) }
    }

    /// Returns every possible first move with its node.
    pub fn firsts(&self, root: &Node) -> Vec<(Move, Node)> {
        let first = |&mv: &Move| Some((mv, root.after(mv, root.try_move(mv)?, &self.stack)));
        self.choices.iter().filter_map(first).collect()
    }

    /// Returns the moves that lead to a node.
    pub fn line(&self, reached: &Reached) -> Vec<Move> {
        reached.node.path[..reached.depth].iter().map(|&choice| self.choices[usize::from(choice)]).collect()
    }

    /// Searches from a node at the given depth down to `most_depth`; `None` if the budget runs out.
    pub fn beam(
        &self,
        (node, depth): (Node, usize),
        most_depth: usize,
        width: usize,
        budget: &mut Budget<'_>,
    ) -> Option<Reached> {
        let mut layer = vec![node];
        let mut best = Reached { node, depth };
        for depth in depth..most_depth {
            let most = layer.len() * self.choices.len();
            let (mut next, mut order) = (Vec::with_capacity(most), Vec::with_capacity(most));
            let mut cleared: Option<(u32, Next)> = None;
            for (parent, node) in (0u32..).zip(&layer) {
                for (choice, &mv) in (0u8..).zip(&self.choices) {
                    let Some(state) = node.try_move(mv) else { continue };
                    if !budget.spend(1) {
                        return None;
                    }
                    let child = Next { parent, choice, hash: state.field.hash() };
                    if state.is_cleared() {
                        let worth = state.score + bonus(state.blocks);
                        if cleared.as_ref().is_none_or(|(best, _)| worth > *best) {
                            cleared = Some((worth, child));
                        }
                    } else if state.can_go_on() {
                        order.push((state.cost(self.cost_of_block), next.len() as u32));
                        next.push(child);
                    }
                }
            }
            if let Some((_, child)) = cleared {
                return self.play(&layer, &child, depth).map(|node| Reached { node, depth: depth + 1 });
            }
            let order = radix_sorted(order);
            let kept = distinct(&next, &order, width);
            layer = kept.filter_map(|child| self.play(&layer, child, depth)).collect();
            let Some(&first) = layer.first() else { break };
            best = Reached { node: first, depth: depth + 1 };
        }
        Some(best)
    }

    /// Expands an entry of the next layer into a node.
    fn play(&self, layer: &[Node], next: &Next, depth: usize) -> Option<Node> {
        let (parent, mv) = (&layer[next.parent as usize], self.choices[usize::from(next.choice)]);
        let mut node = parent.after(mv, parent.try_move(mv)?, &self.stack);
        node.path[depth] = next.choice;
        Some(node)
    }
}

/// An entry of the next layer. Few entries are kept, so replaying their moves is cheaper than storing all
/// nodes.
struct Next {
    parent: u32,
    choice: u8,
    hash: u64,
}

/// Sorts pairs by their first element. This radix sort compiles to less code than a general sort.
fn radix_sorted(mut pairs: Vec<(u16, u32)>) -> Vec<(u16, u32)> {
    let mut other = pairs.clone();
    for shift in [0, 8] {
        let digit = |pair: &(u16, u32)| usize::from(pair.0 >> shift & 255);
        let mut starts = [0; 257];
        pairs.iter().for_each(|pair| starts[digit(pair) + 1] += 1);
        for n in 1..starts.len() {
            starts[n] += starts[n - 1];
        }
        for pair in &pairs {
            other[starts[digit(pair)]] = *pair;
            starts[digit(pair)] += 1;
        }
        std::mem::swap(&mut pairs, &mut other);
    }
    pairs
}

/// Returns the best entries in order, without duplicates.
fn distinct<'a>(next: &'a [Next], order: &[(u16, u32)], width: usize) -> impl Iterator<Item = &'a Next> {
    let mut seen: Vec<u64> = Vec::with_capacity(width);
    let in_order = order.iter().map(|&(_, place)| &next[place as usize]);
    in_order
        .filter(move |next| match seen.binary_search(&next.hash) {
            Ok(_) => false,
            Err(at) => {
                seen.insert(at, next.hash);
                true
            }
        })
        .take(width)
}

/// Lists every move that the scenario type allows once.
fn choices(params: &Params) -> Vec<Move> {
    let mut choices = Vec::new();
    for index in 0..SIZE {
        for side in Side::ALL {
            choices.push(move_of(params, side, index, false));
            let outer = move_of(params, side, index, true);
            if choices.last() != Some(&outer) {
                choices.push(outer);
            }
        }
    }
    choices
}
