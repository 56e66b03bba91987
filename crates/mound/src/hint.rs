//! Hints: a beam search over the bricks that are seen, those of the sides and of the stack.
//!
//! Every layer of the search keeps the most promising boards and tries all moves on each of them. A board that is cleared
//! ends the search; otherwise the best board of the last layer says which move leads to it. What comes after the seen
//! bricks of the stack is unknown, and moves of unknown bricks are not tried.

use tilery_kit::{Adviser, Budget, Hint, Limits, Past, Rater, Rating, Reel, Say};

use crate::board::{Board, MAX_BLOCKS, SIZE, Side};
use crate::field::{Field, UNKNOWN};
use crate::layout::move_of;
use crate::moves::{Kind, Move};
use crate::notation::Params;
use crate::{Mound, Ui};

/// The search looks so many moves ahead.
const DEPTH: usize = 8;
/// How many moves the beams try in a layer, one search after the other as long as the budget lasts: the first one answers in
/// any case, the last one is worth waiting for.
const TRIED: [usize; 3] = [1_000, 4_000, 12_000];

/// Ratings look less far ahead: each first move has a beam of its own,
const RATED_DEPTH: usize = 5;
/// which keeps so many boards, one search after the other.
const RATED: [usize; 5] = [1, 4, 16, 64, 256];
/// What a line that the search lost costs more, in bricks.
const LOST: f64 = 64.0;
/// What a brick costs that a mound still wants.
const COST_OF_BRICK: u32 = 400;
/// What a pair costs, which wants one brick.
const COST_OF_PAIR: u32 = 440;
/// What each colour costs that still stands: a level ends when none does.
const COST_OF_COLOUR: u32 = 200;
/// What the square of a column's height costs.
const COST_OF_HEIGHT: u32 = 16;

/// A board that the search has reached, and how.
#[derive(Clone, Copy)]
struct Node {
    field: Field,
    /// By side, then inner and outer line; colours from 1.
    lines: [[[u8; SIZE]; 2]; 4],
    /// How many bricks of the stack were used.
    drawn: usize,
    blocks: u32,
    score: u32,
    /// The moves so far, as places in the choices.
    path: [u8; DEPTH],
}

impl Node {
    fn is_cleared(&self) -> bool {
        self.field.is_empty() && self.blocks <= MAX_BLOCKS
    }

    fn can_go_on(&self) -> bool {
        self.blocks < MAX_BLOCKS && !self.field.is_covered()
    }

    /// About how many bricks its mound still wants.
    fn bricks(&self) -> f64 {
        f64::from(cost(self)) / f64::from(COST_OF_BRICK)
    }
}

/// Who gives hints: the search keeps no tables.
#[derive(Debug, Default)]
pub struct Guide;

impl Adviser<Mound> for Guide {
    fn hint(
        &mut self,
        params: &Params,
        board: &Board,
        _: Past<'_, Mound>,
        budget: &mut Budget<'_>,
    ) -> Option<Hint<Move>> {
        best(params, board, budget)
    }

    fn why(params: &Params, board: &Board, line: &[Move]) -> Option<Say> {
        let mut after = board.clone();
        let mut blocks = Vec::new();
        for (n, &mv) in (1..).zip(line) {
            let bricks = after.count() + 1;
            after.play(params, mv, &mut Reel::silent()).ok()?;
            if after.level() > board.level() {
                return Some(Say::new("mound-why-clears").with("count", n));
            }
            blocks.push((bricks - after.count()) as i64);
        }
        let (n, &bricks) = (1..).zip(&blocks).find(|&(_, &bricks)| bricks > 0)?;
        Some(Say::new("mound-why-blocks").with("bricks", bricks).with("count", n))
    }

    fn suggest(_: &Params, _: &Board, ui: &mut Ui, mv: &Move) {
        ui.suggest(*mv);
    }
}

/// In bricks still needed, counted below zero.
impl Rater<Mound> for Guide {
    /// Nine losses in ten that were found in 40 ms were within two bricks of those found in 250 ms, and within four those found in 2 ms
    /// (200 positions, by `raters`, an example of the collection): a review looks for 2 ms first, and for 40 ms where it matters.
    fn limits(_: &Params) -> Limits {
        Limits { shares: [0.05, 0.1, 0.2], error: 2.0 }
    }

    fn rate(
        _: &mut Self,
        params: &Params,
        board: &Board,
        budget: &mut Budget<'_>,
    ) -> Option<Vec<Rating<Move>>> {
        let seen = Seen::new(params, board);
        let root = root(board);
        let try_first = |&mv: &Move| Some((mv, try_move(&root, mv, &seen.stack)?));
        let firsts: Vec<(Move, Node)> = seen.choices.iter().filter_map(try_first).collect();
        let mut values: Vec<f64> = Vec::new();
        for (n, width) in RATED.into_iter().enumerate() {
            // A beam of one board is done in any case.
            let mut all = Budget::nodes(u64::MAX);
            let budget = if n == 0 { &mut all } else { &mut *budget };
            let wider: Option<Vec<f64>> =
                firsts.iter().map(|(_, node)| seen.worth(node, width, budget)).collect();
            match wider {
                Some(wider) => values = wider,
                None => break,
            }
        }
        Some(firsts.into_iter().zip(values).map(|((mv, _), value)| Rating { mv, value }).collect())
    }
}

/// The best first move, with those that may follow it.
fn best(params: &Params, board: &Board, budget: &mut Budget<'_>) -> Option<Hint<Move>> {
    let mut answer = board.moves(params).next().map(|mv| vec![mv])?;
    let seen = Seen::new(params, board);
    for tried in TRIED {
        let Some(reached) = seen.beam((root(board), 0), DEPTH, tried / seen.choices.len(), budget) else {
            break;
        };
        if reached.depth > 0 {
            let path = &reached.node.path[..reached.depth];
            answer = path.iter().map(|&choice| seen.choices[usize::from(choice)]).collect();
        }
    }
    Some(Hint { mv: answer[0], line: answer, solves: None })
}

/// How far a search leads: to a board without bricks, or else to the best board that was seen last.
struct Reached {
    node: Node,
    depth: usize,
}

/// What a search knows of the bricks and moves to come.
struct Seen {
    /// The colours of the stack, from 1.
    stack: Vec<u8>,
    choices: Vec<Move>,
}

impl Seen {
    fn new(params: &Params, board: &Board) -> Self {
        Self {
            stack: board.stack().map(|brick| brick.colour.number() + 1).to_vec(),
            choices: choices(params),
        }
    }

    /// How many bricks are still needed from the one that led to this node, below zero; none when the budget ran out.
    fn worth(&self, node: &Node, width: usize, budget: &mut Budget<'_>) -> Option<f64> {
        if node.is_cleared() {
            return Some(-1.0);
        }
        if !node.can_go_on() {
            return Some(f64::NEG_INFINITY);
        }
        let Reached { node, depth } = self.beam((*node, 1), RATED_DEPTH, width, budget)?;
        // One that ends early without clearing found no way on, which a wider one may find.
        let lost = if node.is_cleared() || depth == RATED_DEPTH { 0.0 } else { LOST };
        Some(-(depth as f64) - node.bricks() - lost)
    }

    /// A beam from a node that so many moves led to, up to so many moves; none when the budget ran out.
    fn beam(
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
            let mut cleared: Option<(u32, Node)> = None;
            for node in &layer {
                for (choice, &mv) in self.choices.iter().enumerate() {
                    let Some(mut child) = try_move(node, mv, &self.stack) else { continue };
                    child.path[depth] = choice as u8;
                    if !budget.spend(1) {
                        return None;
                    }
                    if child.is_cleared() {
                        let worth = child.score + crate::board::bonus(child.blocks);
                        if cleared.as_ref().is_none_or(|(best, _)| worth > *best) {
                            cleared = Some((worth, child));
                        }
                    } else if child.can_go_on() {
                        order.push((cost(&child), next.len() as u32));
                        next.push(child);
                    }
                }
            }
            if let Some((_, node)) = cleared {
                return Some(Reached { node, depth: depth + 1 });
            }
            layer = keep(&next, &sorted(order), width);
            let Some(&first) = layer.first() else { break };
            best = Reached { node: first, depth: depth + 1 };
        }
        Some(best)
    }
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

/// The best nodes, in order; of equal boards only the first one.
fn keep(next: &[Node], order: &[(u16, u32)], width: usize) -> Vec<Node> {
    let mut kept: Vec<Node> = Vec::with_capacity(width);
    let mut seen: Vec<u64> = Vec::with_capacity(width);
    for &(_, place) in order {
        let node = &next[place as usize];
        let hash = node.field.hash();
        if let Err(at) = seen.binary_search(&hash) {
            seen.insert(at, hash);
            kept.push(*node);
            if kept.len() == width {
                break;
            }
        }
    }
    kept
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

fn root(board: &Board) -> Node {
    Node {
        field: Field::of(board),
        lines: Side::ALL
            .map(|side| board.lines(side).map(|line| line.map(|brick| brick.colour.number() + 1))),
        drawn: 0,
        blocks: board.blocks(),
        score: 0,
        path: [0; DEPTH],
    }
}

/// The node after a move; none when it is refused, or its brick unknown.
fn try_move(node: &Node, mv: Move, stack: &[u8]) -> Option<Node> {
    let (side, index) = (mv.side() as usize, mv.index());
    let brick = node.lines[side][0][index];
    if brick == UNKNOWN {
        return None;
    }
    let mut child = *node;
    let entered = match mv {
        Move::Drop(column) => child.field.drop(column, brick),
        Move::Lift(column) => child.field.lift(column, brick),
        Move::Throw(flank, row) | Move::Knock(flank, row) => {
            child.field.fly(flank, SIZE - 1 - row, brick, mv.kind() == Kind::Knock)
        }
    };
    if !entered {
        return None;
    }
    let [inner, outer] = &mut child.lines[side];
    inner[index] = outer[index];
    outer[index] = stack.get(child.drawn).copied().unwrap_or(UNKNOWN);
    child.drawn += 1;
    let (blocks, points) = child.field.cascade();
    child.blocks += blocks;
    child.score += points;
    Some(child)
}

/// What is estimated to be left to do, less being better: singles and pairs want so many bricks more, those of few colours
/// come together sooner, and high columns are a burden.
fn cost(node: &Node) -> u16 {
    let shape = node.field.shape();
    let cost = 2 * COST_OF_BRICK * shape.singles
        + COST_OF_PAIR * shape.pairs
        + COST_OF_COLOUR * shape.colours
        + COST_OF_HEIGHT * shape.height_sum;
    // Points decide between boards that are equal otherwise.
    cost.saturating_sub(node.score.min(3)).min(u32::from(u16::MAX)) as u16
}
