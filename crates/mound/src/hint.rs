//! Hints and move ratings: beam search for hints, and one beam per first move for ratings.

use tilery_kit::{Adviser, Budget, Hint, Limits, Position, Rater, Rating, Reel, Say};

use crate::board::Board;
use crate::goal::Goal;
use crate::moves::Move;
use crate::params::Params;
use crate::search::{COST_OF_BLOCK, MOST_DEPTH, Node, Reached, Seen};
use crate::{Mound, Ui};

/// The successive searches for a hint, while the budget lasts: the number of moves tried per layer of the
/// beam, and the depth. A narrow deep beam loses levels, so the first searches are shallower.
const STAGES: [(usize, usize); 3] = [(1_000, 8), (4_000, 8), (32_000, MOST_DEPTH)];

/// Depth of the beams for ratings. Each first move has a beam of its own.
const RATED_DEPTH: usize = 5;
/// The widths of these beams in successive searches.
const RATED: [usize; 5] = [1, 4, 16, 64, 256];
/// The penalty for a line that ends in a lost board, in bricks.
const LOST: f64 = 64.0;

/// Gives hints and ratings. It has no state: the search keeps no tables.
#[derive(Debug, Default)]
pub struct Guide;

impl Adviser<Mound> for Guide {
    fn pursues(goal: &Goal) -> bool {
        matches!(goal, Goal::Clear(_))
    }

    fn hint(&mut self, position: Position<'_, Mound>, budget: &mut Budget<'_>) -> Option<Hint<Move>> {
        best(position.params, position.board, budget)
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

/// The value of a move is minus the estimated number of bricks still needed.
impl Rater<Mound> for Guide {
    /// Measured on 200 positions with the collection's example `raters`: 90 % of the losses found in 40 ms
    /// are also found in 250 ms, and losses found in 2 ms are off by at most about four bricks. So a review
    /// first searches for 2 ms, and then for 40 ms where it matters.
    fn limits(_: &Params) -> Limits {
        Limits { shares: [0.05, 0.1, 0.2], error: 2.0 }
    }

    fn rate(_: &mut Self, at: Position<'_, Mound>, budget: &mut Budget<'_>) -> Option<Vec<Rating<Move>>> {
        // Blocks have no cost, since ratings count bricks alone.
        let seen = Seen::new(at.params, at.board, 0);
        let firsts = seen.firsts(&Node::root(at.board));
        let mut values: Vec<f64> = Vec::new();
        for (n, width) in RATED.into_iter().enumerate() {
            // The search of width 1 always completes, so that there is a rating.
            let mut all = Budget::nodes(u64::MAX);
            let budget = if n == 0 { &mut all } else { &mut *budget };
            let wider: Option<Vec<f64>> =
                firsts.iter().map(|(_, node)| value(&seen, node, width, budget)).collect();
            match wider {
                Some(wider) => values = wider,
                None => break,
            }
        }
        Some(firsts.into_iter().zip(values).map(|((mv, _), value)| Rating { mv, value }).collect())
    }
}

/// Finds the best first move and the moves that may follow it.
fn best(params: &Params, board: &Board, budget: &mut Budget<'_>) -> Option<Hint<Move>> {
    let mut answer = board.moves(params).next().map(|mv| vec![mv])?;
    let seen = Seen::new(params, board, COST_OF_BLOCK);
    for (tried, depth) in STAGES {
        let Some(reached) = seen.beam((Node::root(board), 0), depth, tried / seen.choices.len(), budget)
        else {
            break;
        };
        if reached.depth > 0 {
            answer = seen.line(&reached);
        }
    }
    Some(Hint { mv: answer[0], line: answer, solves: None })
}

/// Returns minus the number of bricks needed, including the move that led to this node. `None` if the budget
/// runs out.
fn value(seen: &Seen, node: &Node, width: usize, budget: &mut Budget<'_>) -> Option<f64> {
    if node.state.is_cleared() {
        return Some(-1.0);
    }
    if !node.state.can_go_on() {
        return Some(f64::NEG_INFINITY);
    }
    let Reached { node, depth } = seen.beam((*node, 1), RATED_DEPTH, width, budget)?;
    // A beam that ends early without clearing the level found no way to go on, though a wider beam may.
    let lost = if node.state.is_cleared() || depth == RATED_DEPTH { 0.0 } else { LOST };
    Some(-(depth as f64) - node.state.bricks() - lost)
}
