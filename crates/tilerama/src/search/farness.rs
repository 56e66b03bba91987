//! Exact distances of several boards from the objective.

use tilery_kit::Budget;

use crate::plan::Plan;
use crate::push::Code;

use super::meet::{most_boards, only_goal};
use super::successors::Successors;
use super::tree::{Grown, Tree};
use super::zobrist::hash;

/// The factor by which the frontier at the objective may be larger than those at the boards, since its tree
/// is reused by later calls.
const WORTH: usize = 4;

/// The boards around an objective, cached between calls: most positions of a game are nearer to the objective
/// than the position before.
#[derive(Default)]
pub struct Around(Option<(Plan, Tree)>);

impl std::fmt::Debug for Around {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Around").field(&self.0.as_ref().map(|(_, tree)| tree.len())).finish()
    }
}

impl Around {
    /// The search to the objective, if that is a single board.
    fn of(&mut self, plan: &Plan, tiles: &[Code]) -> Option<&mut Tree> {
        let goal = only_goal(plan, tiles)?;
        if self.0.as_ref().is_none_or(|(known, _)| known != plan) {
            self.0 = Some((plan.clone(), Tree::to(&goal)));
        }
        self.0.as_mut().map(|(_, tree)| tree)
    }
}

/// The distance of a board from the objective.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Farness {
    /// Exactly this many pushes.
    Pushes(usize),
    /// The objective cannot be reached.
    Never,
    /// More than this many pushes, which is the depth of the search.
    Beyond(usize),
}

/// The distance of several boards of a plan from the objective. All are searched to the same depth, and from
/// the objective too if possible (Pohl, 1971), so that the first meeting of each is a shortest path.
pub fn farness(
    plan: &Plan,
    boards: &[Vec<Code>],
    around: &mut Around,
    budget: &mut Budget<'_>,
) -> Vec<Farness> {
    let zone = &plan.zone;
    let Some(first) = boards.first() else { return Vec::new() };
    let most = most_boards(zone, first);
    let mut far = around.of(plan, first);
    let mut successors = Successors::new();
    let mut nears: Vec<Tree> = boards.iter().map(|board| Tree::new(board)).collect();
    let mut found: Vec<Option<Farness>> = boards
        .iter()
        .map(|board| match &far {
            Some(far) => far.find_in_whole_levels(hash(board)).map(|node| Farness::Pushes(far.depth(node))),
            None => plan.is_solved(board).then_some(Farness::Pushes(0)),
        })
        .collect();
    let mut depth = 0;
    'levels: while found.contains(&None) {
        let open = || found.iter().zip(&nears).filter(|(found, _)| found.is_none()).map(|(_, near)| near);
        let breadth: usize = open().map(Tree::breadth).sum();
        if let Some(far) = far.as_mut().filter(|far| far.breadth() <= WORTH * breadth && far.len() <= most) {
            match far.grow(zone, &mut successors, most, budget, |_, _| false) {
                Grown::Exhausted => {
                    // All boards that lead to the objective are known.
                    return found.into_iter().map(|found| found.unwrap_or(Farness::Never)).collect();
                }
                Grown::More | Grown::Found(_) => {}
                Grown::Spent if budget.is_spent() => break 'levels,
                // The tree of the objective is full; the trees of the boards may still grow.
                Grown::Spent => continue,
            }
            for (found, near) in found.iter_mut().zip(&nears).filter(|(found, _)| found.is_none()) {
                let meeting = near.frontier().find_map(|hash| far.find_in_whole_levels(hash));
                *found = meeting.map(|node| Farness::Pushes(depth + far.depth(node)));
            }
            continue;
        }
        for (found, near) in found.iter_mut().zip(&mut nears).filter(|(found, _)| found.is_none()) {
            let grown =
                near.grow(zone, &mut successors, most / boards.len(), budget, |hash, board| match &far {
                    Some(far) => far.find_in_whole_levels(hash).is_some(),
                    None => plan.is_solved(board),
                });
            match grown {
                Grown::More => {}
                Grown::Exhausted => *found = Some(Farness::Never),
                Grown::Found(node) => {
                    let rest = far
                        .as_ref()
                        .and_then(|far| Some(far.depth(far.find_in_whole_levels(near.hash_of(node))?)));
                    *found = Some(Farness::Pushes(depth + 1 + rest.unwrap_or(0)));
                }
                Grown::Spent => break 'levels,
            }
        }
        depth += 1;
    }
    let whole = depth + far.map_or(0, |far| far.whole_levels());
    found.into_iter().map(|found| found.unwrap_or(Farness::Beyond(whole))).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use tilery_kit::{Rng, Rules};

    use super::*;
    use crate::Tilerama;
    use crate::board::Board;
    use crate::notation::Params;
    use crate::push::Push;
    use crate::push::Pusher;
    use crate::search::step;

    /// The boards after each push.
    fn after(board: &Board) -> Vec<Vec<Code>> {
        let pushes: Vec<Push> = board.pushes(&mut Pusher::default()).collect();
        let mut pusher = Pusher::default();
        let after = |push| {
            let mut tiles = board.tiles().to_vec();
            step(board.zone(), &mut tiles, push, &mut pusher).map(|()| tiles)
        };
        pushes.into_iter().filter_map(after).collect()
    }

    /// The distance found by a forward search from a single board.
    fn naive(plan: &Plan, tiles: &[Code], most: usize) -> Option<usize> {
        let mut known = HashMap::from([(tiles.to_vec(), ())]);
        let mut level = vec![tiles.to_vec()];
        for depth in 0..=most {
            if level.iter().any(|board| plan.is_solved(board)) {
                return Some(depth);
            }
            let mut next = Vec::new();
            for board in level {
                for cell in 0..plan.zone.size() {
                    for dir in tilery_kit::Dir::ALL {
                        let mut tiles = board.clone();
                        let played = step(&plan.zone, &mut tiles, (cell, dir), &mut Pusher::default());
                        if played.is_some() && known.insert(tiles.clone(), ()).is_none() {
                            next.push(tiles);
                        }
                    }
                }
            }
            level = next;
        }
        None
    }

    #[test]
    fn farness_is_what_a_plain_search_finds() {
        // Jumps and a space, jumps and turns, and compound pieces, whose pushes may have no single inverse.
        for name in ["classic-c-x3~8", "rim-x3~3", "compound-a-x3~4"] {
            let Ok(params) = name.parse::<Params>() else { panic!("{name} is a board") };
            let mut around = Around::default();
            for seed in 0..3 {
                let board = Tilerama::deal(&params, Rng::from_seed(seed));
                let boards = after(&board);
                let found = farness(board.plan(), &boards, &mut around, &mut Budget::nodes(30_000));
                for (tiles, found) in boards.iter().zip(found) {
                    let naive = naive(board.plan(), tiles, 4);
                    assert_eq!(found, naive.map_or(found, Farness::Pushes), "{name}, seed {seed}");
                    assert!(
                        naive.is_some() || !matches!(found, Farness::Pushes(0..=4)),
                        "{name}, seed {seed}"
                    );
                }
            }
        }
    }
}
