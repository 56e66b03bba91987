//! A beam search over the bricks that are seen, those of the sides and of the stack.
//!
//! Every layer keeps the most promising boards and tries all moves on each of them. A board that is cleared ends the search; otherwise the
//! best board of the last layer says how far it came. What comes after the seen bricks of the stack is unknown, and moves of unknown bricks
//! are not tried.

use tilery_kit::Budget;

use crate::board::{Board, MAX_BLOCKS, SIZE, Side, bonus};
use crate::field::{Field, UNKNOWN};
use crate::layout::move_of;
use crate::moves::{Kind, Move};
use crate::notation::Params;

/// No search looks more moves ahead.
pub const MOST_DEPTH: usize = 12;
/// What a single costs, a brick without a neighbour of its colour: it wants two more.
const COST_OF_SINGLE: u32 = 200;
/// What a pair costs, which wants one.
const COST_OF_PAIR: u32 = 150;
/// What each colour costs that still stands: a level ends when none does.
const COST_OF_COLOUR: u32 = 50;
/// What the square of a column's height costs.
const COST_OF_HEIGHT: u32 = 4;
/// What a block costs: few of them earn a bonus, and a level is lost by too many.
pub const COST_OF_BLOCK: u32 = 200;

/// A mound, with what was used and won on the way to it: all that it is judged by.
#[derive(Clone, Copy)]
pub struct State {
    field: Field,
    blocks: u32,
    score: u32,
}

impl State {
    /// Whether the level is done.
    pub fn is_cleared(&self) -> bool {
        self.field.is_empty() && self.blocks <= MAX_BLOCKS
    }

    /// Whether the level goes on.
    pub fn can_go_on(&self) -> bool {
        self.blocks < MAX_BLOCKS && !self.field.is_covered()
    }

    /// About how many bricks it still wants.
    pub fn bricks(&self) -> f64 {
        f64::from(2 * self.burden()) / f64::from(COST_OF_SINGLE)
    }

    /// What it costs to have come here, where a block costs so much, and to go on; less is better.
    fn cost(&self, of_block: u32) -> u16 {
        let cost = of_block * self.blocks + self.burden();
        // Points decide between boards that are equal otherwise.
        cost.saturating_sub(self.score.min(3)).min(u32::from(u16::MAX)) as u16
    }

    /// What is estimated to be left to do: singles and pairs want so many bricks more, those of few colours come together sooner, and
    /// high columns are a burden.
    fn burden(&self) -> u32 {
        let shape = self.field.shape();
        COST_OF_SINGLE * shape.singles
            + COST_OF_PAIR * shape.pairs
            + COST_OF_COLOUR * shape.colours
            + COST_OF_HEIGHT * shape.height_sum
    }
}

/// A board that the search has reached, and how.
#[derive(Clone, Copy)]
pub struct Node {
    /// What stands on it.
    pub state: State,
    /// By side, then inner and outer line; colours from 1.
    lines: [[[u8; SIZE]; 2]; 4],
    /// How many bricks of the stack were used.
    drawn: usize,
    /// The moves so far, as places in the choices.
    path: [u8; MOST_DEPTH],
}

impl Node {
    /// The board that a search begins with.
    pub fn root(board: &Board) -> Self {
        let lines =
            Side::ALL.map(|side| board.lines(side).map(|line| line.map(|brick| brick.colour.number() + 1)));
        let state = State { field: Field::of(board), blocks: board.blocks(), score: 0 };
        Self { state, lines, drawn: 0, path: [0; MOST_DEPTH] }
    }

    /// The mound after a move; none when it is refused, or its brick unknown.
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

    /// The board after a move that leads to this mound: the lines move up.
    fn after(&self, mv: Move, state: State, stack: &[u8]) -> Self {
        let mut after = Self { state, ..*self };
        let [inner, outer] = &mut after.lines[mv.side() as usize];
        inner[mv.index()] = outer[mv.index()];
        outer[mv.index()] = stack.get(self.drawn).copied().unwrap_or(UNKNOWN);
        after.drawn += 1;
        after
    }
}

/// How far a search leads: to a board without bricks, or else to the best board that was seen last.
pub struct Reached {
    /// That board.
    pub node: Node,
    /// So many moves lead there.
    pub depth: usize,
}

/// What a search knows of the bricks and moves to come, and how it judges.
pub struct Seen {
    /// The colours of the stack, from 1.
    stack: Vec<u8>,
    cost_of_block: u32,
    /// Every move of the type.
    pub choices: Vec<Move>,
}

impl Seen {
    /// What is seen on a board, for searches to which a block costs so much.
    pub fn new(params: &Params, board: &Board, cost_of_block: u32) -> Self {
        let stack = board.stack().map(|brick| brick.colour.number() + 1).to_vec();
        Self { stack, cost_of_block, choices: choices(params) }
    }

    /// Every move that can be made first, with the board that it leads to.
    pub fn firsts(&self, root: &Node) -> Vec<(Move, Node)> {
        let first = |&mv: &Move| Some((mv, root.after(mv, root.try_move(mv)?, &self.stack)));
        self.choices.iter().filter_map(first).collect()
    }

    /// The moves that lead to a board.
    pub fn line(&self, reached: &Reached) -> Vec<Move> {
        reached.node.path[..reached.depth].iter().map(|&choice| self.choices[usize::from(choice)]).collect()
    }

    /// A beam from a node that so many moves led to, up to so many moves; none when the budget ran out.
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
            let order = sorted(order);
            let kept = distinct(&next, &order, width);
            layer = kept.filter_map(|child| self.play(&layer, child, depth)).collect();
            let Some(&first) = layer.first() else { break };
            best = Reached { node: first, depth: depth + 1 };
        }
        Some(best)
    }

    /// The board of the next layer.
    fn play(&self, layer: &[Node], next: &Next, depth: usize) -> Option<Node> {
        let (parent, mv) = (&layer[next.parent as usize], self.choices[usize::from(next.choice)]);
        let mut node = parent.after(mv, parent.try_move(mv)?, &self.stack);
        node.path[depth] = next.choice;
        Some(node)
    }
}

/// A board of the next layer: few are kept, so that playing their moves again costs less than storing all of them.
struct Next {
    parent: u32,
    choice: u8,
    hash: u64,
}

/// Pairs in the order of their first parts: a radix sort, which is short and does no more than this needs.
fn sorted(mut pairs: Vec<(u16, u32)>) -> Vec<(u16, u32)> {
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

/// The best boards, in order; of equal ones only the first.
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

/// Every move of the type once.
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
