//! Deals: scrambles of legal moves from the solved board, and random arrangements of sliding puzzles of any
//! size.

use std::rc::Rc;

use tilery_kit::{Budget, Dir, Rng};

use crate::back;
use crate::board::Board;
use crate::catalogue;
use crate::grid;
use crate::notation::{OWN, Params};
use crate::plan::Plan;
use crate::push::Push;
use crate::push::{Code, EMPTY, Pusher, apply, joints};
use crate::search;

/// The board dealt in place of a player's own board, which has no solved board to start from.
const STAND_IN: &str = "classic-b-x3";
/// The default length of a scramble: moves per tile, within limits. Boards with compound pieces get the
/// maximum.
const MOVES_PER_TILE: usize = 6;
const FEWEST_MOVES: usize = 40;
const MOST_MOVES: usize = 240;
/// The maximum number of attempts to find a deal that cannot be solved in fewer moves than wanted.
const ATTEMPTS: usize = 40;
/// The node limit of the search for a shorter solution.
const LOOKED_AT: u64 = 1_500;
/// On boards with more cells than this, the node limit is lower, since each node is slower.
const ORDINARY: u64 = 64;
/// The minimum wanted length of a solution, in moves, if the player does not choose the scramble's length.
const WORTHWHILE: usize = 6;
/// The longest chosen scramble for which a shorter solution is searched; longer ones take too long.
const CHECKED: u16 = 8;
/// The number of random pushes tried before all pushes are listed.
const TRIES: u32 = 40;

pub fn deal(params: &Params, mut rng: Rng) -> Board {
    let name = if params.name() == OWN { STAND_IN } else { params.name() };
    let entry = catalogue::find(name).expect("parameters name a shipped board");
    let (plan, solved) = entry.solved();
    let mut best: Option<(usize, Vec<Code>, Option<Vec<Push>>)> = None;
    let looked_at = LOOKED_AT * ORDINARY / u64::from(plan.zone.size()).max(ORDINARY);
    let attempts = if params.scramble().is_none_or(|length| length <= CHECKED) { ATTEMPTS } else { 1 };
    for _ in 0..attempts {
        let with_way = |(tiles, way)| (tiles, Some(way));
        let (tiles, way) = match params.scramble() {
            Some(length) => with_way(scramble(&plan, &solved, usize::from(length), &mut rng)),
            // The way to the objective is computed on demand.
            None if entry.is_generated() => (grid::shuffle(&plan.zone, &solved, &mut rng), None),
            None => with_way(stir(&plan, &solved, &mut rng)),
        };
        let wanted = params.scramble().map_or(WORTHWHILE, usize::from);
        let wanted = way.as_ref().map_or(wanted, |way| wanted.min(way.len()));
        let length = match search::meet(&plan, &tiles, &mut Budget::nodes(looked_at)) {
            search::Met::Path(shortest) => shortest.len(),
            _ => wanted,
        };
        if best.as_ref().is_none_or(|(longest, ..)| length > *longest) {
            best = Some((length, tiles, way));
        }
        if length >= wanted {
            break;
        }
    }
    let (_, tiles, way) = best.expect("there is an attempt");
    let board = Board::new(Rc::new(plan), tiles, 0).blindfold(params.is_blind());
    match way {
        Some(way) => board.with_way(&way),
        None => board,
    }
}

/// Scrambles a solved board thoroughly. Of the boards in the second half of a long scramble, returns the one
/// with the greatest estimated distance from the objective.
fn stir(plan: &Plan, solved: &[Code], rng: &mut Rng) -> (Vec<Code>, Vec<Push>) {
    let tiles = solved.iter().filter(|&&tile| tile != EMPTY).count();
    let has_compounds = solved.iter().any(|&tile| joints(tile) != 0);
    let length = if has_compounds { MOST_MOVES } else { tiles * MOVES_PER_TILE };
    let (mut tiles, mut way) = scramble(plan, solved, length.clamp(FEWEST_MOVES, MOST_MOVES), rng);
    let mut pusher = Pusher::default();
    let mut along = tiles.clone();
    let mut furthest = (search::distance(plan, &tiles), 0);
    for (n, &push) in (1..).zip(&way[..way.len() / 2]) {
        if search::step(&plan.zone, &mut along, push, &mut pusher).is_none() {
            break;
        }
        let distance = search::distance(plan, &along);
        if distance > furthest.0 && !plan.is_solved(&along) {
            furthest = (distance, n);
            tiles.clone_from(&along);
        }
    }
    way.drain(..furthest.1);
    (tiles, way)
}

/// Moves the tiles of a solved board by `length` random pushes, each of which a single push can undo. Returns
/// the tiles and the pushes that lead back. Boards repeat only if nothing else is possible.
pub fn scramble(plan: &Plan, solved: &[Code], length: usize, rng: &mut Rng) -> (Vec<Code>, Vec<Push>) {
    let mut tiles = solved.to_vec();
    let mut visited = vec![tiles.clone()];
    let mut way: Vec<Push> = Vec::new();
    let mut pusher = Pusher::default();
    for done in 0..length {
        let is_last = done + 1 == length;
        let mut candidates = random_pushes(plan, rng);
        let mut second_best = None;
        let found = candidates.find_map(|push| {
            let (after, back) = try_push(plan, &tiles, push, &mut pusher)?;
            let is_solved = plan.is_solved(&after);
            if visited.contains(&after) || is_last && is_solved {
                if !is_solved {
                    second_best.get_or_insert((after, back));
                }
                return None;
            }
            Some((after, back))
        });
        let Some((after, back)) = found.or(second_best) else { break };
        visited.push(after.clone());
        tiles = after;
        way.push(back);
    }
    way.reverse();
    (tiles, way)
}

/// Some random pushes, then all pushes in random order.
fn random_pushes<'a>(plan: &Plan, rng: &'a mut Rng) -> impl Iterator<Item = Push> + use<'a> {
    let size = plan.zone.size();
    let mut tried = 0;
    let mut all = Vec::new();
    std::iter::from_fn(move || {
        tried += 1;
        if tried <= TRIES {
            return Some((rng.below(u32::from(size)) as u16, Dir::ALL[rng.below(4) as usize]));
        }
        if tried == TRIES + 1 {
            all = (0..size).flat_map(|cell| Dir::ALL.map(|dir| (cell, dir))).collect();
            rng.shuffle(&mut all);
        }
        all.pop()
    })
}

/// The board after a push and the push that undoes it. `None` if the push is illegal or no single push undoes
/// it.
fn try_push(
    plan: &Plan,
    tiles: &[Code],
    (cell, dir): Push,
    pusher: &mut Pusher,
) -> Option<(Vec<Code>, Push)> {
    let shifts = pusher.push(&plan.zone, tiles, cell, dir).ok()?.to_vec();
    let mut after = tiles.to_vec();
    apply(&mut after, &shifts, &mut Vec::new());
    let mut before = after.clone();
    match back::undoing(pusher, &plan.zone, &mut before, &shifts)?[..] {
        [push] => Some((after, push)),
        _ => None,
    }
}
