//! Search from both ends.

use tilery_kit::Budget;

use crate::board::{Plan, Push};
use crate::push::{Code, EMPTY};
use crate::zone::Zone;

use super::successors::Successors;
use super::tree::{Grown, Tree};

/// How many codes a search keeps in its boards, two bytes each.
const MOST_CODES: usize = 24 << 20;
/// How many boards a search from both ends keeps: all of them in a small space, a part in a large one.
const MOST_BOARDS: usize = 1_100_000;
const FEW_BOARDS: usize = 160_000;
/// In a large space, so many for each millisecond of a time: they take about a quarter of it, so that most is left for beams.
const BOARDS_PER_MS: f64 = 200.0;

/// What a search from both ends came to.
pub enum Met {
    /// A shortest path.
    Way(Vec<Push>),
    /// There is no path.
    Never,
    /// It is too far; the boards around the objective are kept for [`super::beam`].
    TooFar(Goals),
}

/// The boards from which a path to the objective is known.
pub struct Goals(Option<Tree>);

impl Goals {
    /// The node of the board with a hash, when a path is known from it.
    pub fn find(&self, hash: u64) -> Option<usize> {
        self.0.as_ref()?.find(hash)
    }

    /// How many pushes a node is from the objective.
    pub fn depth(&self, node: usize) -> usize {
        self.0.as_ref().map_or(0, |tree| tree.depth(node))
    }

    /// The pushes from a node to the objective.
    pub fn path(&self, node: usize, zone: &Zone) -> Option<Vec<Push>> {
        self.0.as_ref()?.path_back(node, zone)
    }
}

/// The solved board, where there is only one and it has the same tiles.
pub fn only_goal(plan: &Plan, tiles: &[Code]) -> Option<Vec<Code>> {
    let goal: Vec<Code> = plan.goal.iter().map(|wish| wish.unwrap_or(EMPTY)).collect();
    let sorted = |tiles: &[Code]| {
        let mut tiles = tiles.to_vec();
        tiles.sort_unstable();
        tiles
    };
    (plan.is_whole() && sorted(&goal) == sorted(tiles)).then_some(goal)
}

/// Whether there are so few arrangements of the tiles that all of them can be kept.
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
        // n! / (a! b! ...), one factor at a time; each quotient is whole.
        arrangements = arrangements.saturating_mul(placed) / counts[at].1;
        if arrangements > 64 * MOST_BOARDS as u64 {
            return false;
        }
    }
    arrangements <= MOST_BOARDS as u64
}

/// How many boards a search keeps at most.
pub fn most_boards(zone: &Zone, tiles: &[Code]) -> usize {
    if is_small(zone, tiles) { MOST_BOARDS } else { FEW_BOARDS }.min(MOST_CODES / tiles.len())
}

/// Searches breadth first from the board and, where that can be done, from the objective, always on the side that has fewer boards to
/// look at (Pohl, 1971).
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
                // Both sides tell of a meeting by the far one's node.
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
                    Some(far) => joined(&near, far, node, zone).map_or(Met::TooFar(Goals(None)), Met::Way),
                    None => Met::Way(near.path_to(node)),
                };
            }
        }
    }
}

/// The path from the root of one tree to the other's, through the board at a node of the other.
fn joined(near: &Tree, far: &Tree, node: usize, zone: &Zone) -> Option<Vec<Push>> {
    let mut path = near.path_to(near.find(far.hash_of(node))?);
    path.extend(far.path_back(node, zone)?);
    Some(path)
}
