//! Beam search.

use tilery_kit::{Budget, Dir};

use crate::plan::Plan;
use crate::push::Push;
use crate::push::{Code, Shift, apply};

use super::NONE;
use super::completion::Completion;
use super::distances::Distances;
use super::meet::Goals;
use super::successors::Successors;
use super::zobrist::{HashTable, hash, hash_change};

/// The number of boards of each length that are completed.
const COMPLETED: usize = 3;

/// The limit on the distance of boards for the next level, which falls as boards are counted. Most boards
/// exceed it and are dropped at once.
struct Cutoff {
    width: u32,
    /// The largest distance admitted.
    at: usize,
    /// The number of boards admitted at each distance, and in total up to distance `at`.
    counts: Vec<u32>,
    admitted: u32,
}

impl Cutoff {
    /// The largest distance told apart. Larger distances are counted as this one.
    const MOST: usize = 8191;

    fn new(width: usize) -> Self {
        Self { width: width as u32, at: Self::MOST, counts: vec![0; Self::MOST + 1], admitted: 0 }
    }

    fn clear(&mut self) {
        self.counts.fill(0);
        (self.at, self.admitted) = (Self::MOST, 0);
    }

    fn admits(&self, distance: i32) -> bool {
        (distance as usize).min(Self::MOST) <= self.at
    }

    fn count(&mut self, distance: i32) {
        self.counts[(distance as usize).min(Self::MOST)] += 1;
        self.admitted += 1;
        // Lower the cutoff while the nearer boards suffice.
        while self.admitted - self.counts[self.at] >= self.width {
            self.admitted -= self.counts[self.at];
            self.at -= 1;
        }
    }
}

/// A board of a beam's level.
struct Ray {
    distance: i32,
    hash: u64,
    /// The index of its node, once it is kept.
    node: u32,
    /// The predecessor in the previous level, and the push from there.
    parent: u32,
    push: Push,
}

/// A push of the beam that reaches the objective, or a board with a known path to it.
struct Arrival {
    /// The total number of pushes.
    length: usize,
    /// The node before the beam's last push.
    node: u32,
    push: Push,
    /// The node of [`Goals`]; `None` if the push reaches the objective itself.
    goal: Option<usize>,
}

/// Beam search (Lowerre, 1976) with `width` boards per level for a path of fewer than `shorter_than` pushes:
/// the boards of each length that seem nearest to the objective are kept. If there is a completion, the paths
/// to the best few of them are completed.
pub fn beam(
    plan: &Plan,
    tiles: &[Code],
    ends: (&Goals, Option<&Completion<'_>>),
    width: usize,
    mut shorter_than: usize,
    budget: &mut Budget<'_>,
) -> Option<Vec<Push>> {
    let (goals, completion) = ends;
    let mut beam = Beam::new(plan, tiles, width);
    let mut best = None;
    let mut level = 1;
    while level < shorter_than {
        let Some((next, arrival)) = beam.expand(level, goals, budget) else { break };
        if let Some(arrival) = arrival {
            let is_shorter = arrival.length < shorter_than;
            return if is_shorter { beam.path(&arrival, goals).or(best) } else { best };
        }
        if next.is_empty() {
            break;
        }
        beam.keep(next);
        for ray in beam.rays.iter().take(COMPLETED) {
            let completed = completion
                .and_then(|completion| completion.complete(beam.path_to(ray.node), shorter_than, budget));
            if let Some(path) = completed {
                shorter_than = path.len();
                best = Some(path);
            }
        }
        level += 1;
    }
    best
}

struct Beam<'a> {
    plan: &'a Plan,
    /// The number of cells.
    stride: usize,
    distances: Distances,
    successors: Successors,
    cutoff: Cutoff,
    width: usize,
    /// The boards kept on any level.
    known: HashTable,
    /// The boards admitted to the next level.
    admitted: HashTable,
    /// For each kept board, the previous node and the push from there.
    nodes: Vec<(u32, Push)>,
    /// The present level, and its boards in one list.
    rays: Vec<Ray>,
    boards: Vec<Code>,
}

impl<'a> Beam<'a> {
    fn new(plan: &'a Plan, tiles: &[Code], width: usize) -> Self {
        let distances = Distances::new(plan, tiles);
        let hash = hash(tiles);
        let mut known = HashTable::new();
        known.insert(hash, 0);
        let push = (0, Dir::Up);
        Self {
            plan,
            stride: tiles.len(),
            rays: vec![Ray { distance: distances.total(tiles), hash, node: 0, parent: NONE, push }],
            distances,
            successors: Successors::new(),
            cutoff: Cutoff::new(width),
            width,
            known,
            admitted: HashTable::new(),
            nodes: vec![(NONE, push)],
            boards: tiles.to_vec(),
        }
    }

    /// Expands the level. Returns candidates for the next level, and the best arrival, if there is one.
    /// `None` if the budget runs out.
    fn expand(
        &mut self,
        level: usize,
        goals: &Goals,
        budget: &mut Budget<'_>,
    ) -> Option<(Vec<Ray>, Option<Arrival>)> {
        let Self { plan, distances, successors, cutoff, known, admitted, .. } = self;
        let mut next: Vec<Ray> = Vec::new();
        let mut best: Option<Arrival> = None;
        admitted.clear();
        cutoff.clear();
        for ((parent, ray), board) in (0..).zip(&self.rays).zip(self.boards.chunks_exact(self.stride)) {
            if !budget.spend(1) {
                return None;
            }
            successors.each(&plan.zone, board, |push, shifts| {
                let distance = ray.distance + distances.change(board, shifts);
                if !cutoff.admits(distance) {
                    return;
                }
                let hash = ray.hash ^ hash_change(board, shifts);
                if known.get(hash).is_some() || !admitted.insert(hash, 0) {
                    return;
                }
                cutoff.count(distance);
                let goal = goals.find(hash);
                if goal.is_some() || distance == 0 && is_solved_after(plan, board, shifts) {
                    let length = level + goal.map_or(0, |node| goals.depth(node));
                    if best.as_ref().is_none_or(|best| length < best.length) {
                        best = Some(Arrival { length, node: ray.node, push, goal });
                    }
                }
                next.push(Ray { distance, hash, node: 0, parent, push });
            });
        }
        Some((next, best))
    }

    /// Keeps the best of these boards as the next level.
    fn keep(&mut self, mut next: Vec<Ray>) {
        // The hash breaks ties, which is as good as random.
        let rank = |ray: &Ray| (ray.distance, ray.hash);
        if next.len() > self.width {
            next.select_nth_unstable_by_key(self.width, rank);
            next.truncate(self.width);
        }
        next.sort_unstable_by_key(rank);
        let mut kept = Vec::with_capacity(next.len() * self.stride);
        let mut lifted = Vec::new();
        for ray in &mut next {
            let (parent, (cell, dir)) = (ray.parent as usize, ray.push);
            let start = kept.len();
            kept.extend_from_slice(&self.boards[parent * self.stride..][..self.stride]);
            let board = &mut kept[start..];
            if let Ok(shifts) = self.successors.pusher.push(&self.plan.zone, board, cell, dir) {
                apply(board, shifts, &mut lifted);
            }
            self.known.insert(ray.hash, 0);
            ray.node = self.nodes.len() as u32;
            self.nodes.push((self.rays[parent].node, ray.push));
        }
        (self.boards, self.rays) = (kept, next);
    }

    /// The path from the first board to a node.
    fn path_to(&self, node: u32) -> Vec<Push> {
        let mut path = Vec::new();
        let mut at = self.nodes[node as usize];
        while at.0 != NONE {
            path.push(at.1);
            at = self.nodes[at.0 as usize];
        }
        path.reverse();
        path
    }

    /// The path from the first board to the objective.
    fn path(&self, arrival: &Arrival, goals: &Goals) -> Option<Vec<Push>> {
        let mut path = self.path_to(arrival.node);
        path.push(arrival.push);
        if let Some(node) = arrival.goal {
            path.extend(goals.path(node, &self.plan.zone)?);
        }
        Some(path)
    }
}

fn is_solved_after(plan: &Plan, tiles: &[Code], shifts: &[Shift]) -> bool {
    let mut after = tiles.to_vec();
    apply(&mut after, shifts, &mut Vec::new());
    plan.is_solved(&after)
}
