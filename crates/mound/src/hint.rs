//! Hints: a beam search over the bricks that are seen, those of the sides and of the stack.
//!
//! Every layer of the search keeps the most promising boards and tries all moves on each of them. A board that is cleared
//! ends the search; otherwise the best board of the last layer says which move leads to it. What comes after the seen
//! bricks of the stack is unknown, and moves of unknown bricks are not tried.

use tilery_kit::{Adviser, Budget, Hint, Past};

use crate::board::{Board, MAX_BLOCKS, SIZE, Side};
use crate::field::{Field, UNKNOWN};
use crate::layout::move_of;
use crate::moves::{Kind, Move};
use crate::notation::Params;
use crate::{Mound, Ui};

/// The search looks so many moves ahead.
const DEPTH: usize = 5;
/// How many boards the beams keep, one search after the other as long as the budget lasts: the first one answers in any
/// case, the last one is worth waiting for.
const WIDTHS: [usize; 3] = [30, 250, 1000];

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
    path: [Move; DEPTH],
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

    fn suggest(_: &Params, _: &Board, ui: &mut Ui, mv: &Move) {
        ui.suggest(*mv);
    }
}

/// The best first move, with those that may follow it.
fn best(params: &Params, board: &Board, budget: &mut Budget<'_>) -> Option<Hint<Move>> {
    let mut answer = board.moves(params).next().map(|mv| vec![mv])?;
    for width in WIDTHS {
        match search(params, board, width, budget) {
            Some(line) if !line.is_empty() => answer = line,
            Some(_) => {}
            None => break,
        }
    }
    Some(Hint { mv: answer[0], line: answer })
}

/// One beam search; none when the budget ran out, and an empty line when no move could be tried.
fn search(params: &Params, board: &Board, width: usize, budget: &mut Budget<'_>) -> Option<Vec<Move>> {
    let stack = board.stack().map(|brick| brick.colour.number() + 1);
    let choices = choices(params);
    let mut layer = vec![root(board)];
    let mut line = Vec::new();
    for depth in 0..DEPTH {
        let mut next: Vec<Node> = Vec::with_capacity(layer.len() * choices.len());
        let mut order: Vec<(u16, u32)> = Vec::with_capacity(layer.len() * choices.len());
        let mut cleared: Option<(u32, Vec<Move>)> = None;
        for node in &layer {
            for &mv in &choices {
                let Some(child) = try_move(node, mv, depth, &stack) else { continue };
                if !budget.spend(1) {
                    return None;
                }
                if child.field.is_empty() && child.blocks <= MAX_BLOCKS {
                    let worth = child.score + crate::board::bonus(child.blocks);
                    if cleared.as_ref().is_none_or(|(best, _)| worth > *best) {
                        cleared = Some((worth, child.path[..=depth].to_vec()));
                    }
                } else if child.blocks < MAX_BLOCKS && !child.field.is_covered() {
                    order.push((cost(&child), next.len() as u32));
                    next.push(child);
                }
            }
        }
        if let Some((_, line)) = cleared {
            return Some(line);
        }
        layer = keep(&next, &sorted(order), width);
        let Some(best) = layer.first() else { break };
        line = best.path[..=depth].to_vec();
    }
    Some(line)
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
        path: [Move::Drop(0); DEPTH],
    }
}

/// The node after a move; none when it is refused, or its brick unknown.
fn try_move(node: &Node, mv: Move, depth: usize, stack: &[u8]) -> Option<Node> {
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
    child.path[depth] = mv;
    Some(child)
}

/// What is estimated to be left to do, less being better: singles and pairs want so many bricks more, and high columns are a
/// burden.
fn cost(node: &Node) -> u16 {
    let shape = node.field.shape();
    let cost = 200 * shape.singles + 110 * shape.pairs + shape.height_sum * 4;
    // Points decide between boards that are equal otherwise.
    (cost * 4).saturating_sub(node.score.min(3)).min(u32::from(u16::MAX)) as u16
}
