//! Bidirectional search.

use tilery_kit::Budget;

use crate::plan::Plan;
use crate::push::Push;
use crate::push::{Code, EMPTY};
use crate::zone::Zone;

use super::successors::Successors;
use super::tree::{Grown, Tree};

/// The maximum number of codes that a search stores, with two bytes each.
const MOST_CODES: usize = 24 << 20;
/// The maximum number of boards of a bidirectional search: in a space small enough to be stored whole, and in
/// a larger space.
const MOST_BOARDS: usize = 1_100_000;
const FEW_BOARDS: usize = 160_000;
/// In a large space, the maximum number of boards per millisecond of a time limit. They use about a quarter
/// of it and leave the rest for beams.
const BOARDS_PER_MS: f64 = 200.0;

/// The result of a bidirectional search.
pub enum Met {
    /// A shortest path.
    Path(Vec<Push>),
    /// There is no path.
    Never,
    /// The objective is too far. The boards around it are kept for [`super::beam`].
    TooFar(Goals),
}

/// The boards from which a path to the objective is known.
pub struct Goals(Option<Tree>);

impl Goals {
    /// The node of the board with a hash, if a path is known from it.
    pub fn find(&self, hash: u64) -> Option<usize> {
        self.0.as_ref()?.find(hash)
    }

    /// The number of pushes from a node to the objective.
    pub fn depth(&self, node: usize) -> usize {
        self.0.as_ref().map_or(0, |tree| tree.depth(node))
    }

    pub fn path(&self, node: usize, zone: &Zone) -> Option<Vec<Push>> {
        self.0.as_ref()?.path_back(node, zone)
    }
}

/// The solved board, if it is unique and has the same tiles.
pub fn only_goal(plan: &Plan, tiles: &[Code]) -> Option<Vec<Code>> {
    let goal: Vec<Code> = plan.goal.iter().map(|wish| wish.unwrap_or(EMPTY)).collect();
    let sorted = |tiles: &[Code]| {
        let mut tiles = tiles.to_vec();
        tiles.sort_unstable();
        tiles
    };
    (plan.is_whole() && sorted(&goal) == sorted(tiles)).then_some(goal)
}

/// True if all arrangements of the tiles fit into memory.
fn is_small(zone: &Zone, tiles: &[Code]) -> bool {
    let mut arrangements: u64 = 1;
    let mut placed = 0;
    let mut counts: Vec<(Code, u64)> = Vec::new();
    for (_, &tile) in (0u16..).zip(tiles).filter(|&(cell, _)| zone.holds(cell)) {
        placed += 1;
        let at = counts.iter().position(|&(known, _)| known == tile).unwrap_or_else(|| {
            counts.push((tile, 0));
            counts.len() - 1
        });
        counts[at].1 += 1;
        // n! / (a! b! ...), one factor at a time; every quotient is an integer.
        arrangements = arrangements.saturating_mul(placed) / counts[at].1;
        if arrangements > 64 * MOST_BOARDS as u64 {
            return false;
        }
    }
    arrangements <= MOST_BOARDS as u64
}

/// The maximum number of boards that a search stores.
pub fn most_boards(zone: &Zone, tiles: &[Code]) -> usize {
    if is_small(zone, tiles) { MOST_BOARDS } else { FEW_BOARDS }.min(MOST_CODES / tiles.len())
}

/// Breadth-first search from the board and, if possible, from the objective, always on the side with the
/// smaller frontier (Pohl, 1971).
pub fn meet(plan: &Plan, tiles: &[Code], budget: &mut Budget<'_>) -> Met {
    let zone = &plan.zone;
    let most = match (most_boards(zone, tiles), budget.time()) {
        (few, Some(ms)) if few <= FEW_BOARDS => few.min((ms * BOARDS_PER_MS) as usize),
        (most, _) => most,
    };
    let mut successors = Successors::new();
    let mut near = Tree::new(tiles);
    let mut far = only_goal(plan, tiles).map(|goal| Tree::to(&goal));
    loop {
        let grown = match &mut far {
            Some(far) if far.breadth() < near.breadth() => {
                far.grow(zone, &mut successors, most, budget, |hash, _| near.find(hash).is_some())
            }
            Some(far) => {
                let grown =
                    near.grow(zone, &mut successors, most, budget, |hash, _| far.find(hash).is_some());
                // Both sides report a meeting as a node of `far`.
                match grown {
                    Grown::Found(node) => far.find(near.hash_of(node)).map_or(Grown::Spent, Grown::Found),
                    grown => grown,
                }
            }
            None => near.grow(zone, &mut successors, most, budget, |_, board| plan.is_solved(board)),
        };
        match grown {
            Grown::More => {}
            Grown::Exhausted => return Met::Never,
            Grown::Spent => return Met::TooFar(Goals(far)),
            Grown::Found(node) => {
                return match &far {
                    Some(far) => joined(&near, far, node, zone).map_or(Met::TooFar(Goals(None)), Met::Path),
                    None => Met::Path(near.path_to(node)),
                };
            }
        }
    }
}

/// The path from the root of `near` to the root of `far`, through a node of `far`.
fn joined(near: &Tree, far: &Tree, node: usize, zone: &Zone) -> Option<Vec<Push>> {
    let mut path = near.path_to(near.find(far.hash_of(node))?);
    path.extend(far.path_back(node, zone)?);
    Some(path)
}
