//! Searches boards in the order of their distance from one board (breadth first).

use tilery_kit::{Budget, Dir};

use crate::back;
use crate::push::Push;
use crate::push::{Code, EMPTY, Pusher, Shift, apply, joints};
use crate::zone::Zone;

use super::NONE;
use super::predecessors::Predecessors;
use super::successors::Successors;
use super::zobrist::{HashTable, hash, hash_change};

/// A breadth-first search from one board, or to it.
pub struct Tree {
    /// The number of cells.
    stride: usize,
    /// All boards in one list.
    boards: Vec<Code>,
    hashes: Vec<u64>,
    /// The previous node and the push from its board, or to its board if there are `predecessors`.
    from: Vec<(u32, Push)>,
    known: HashTable,
    /// The nodes of the last complete level.
    level: std::ops::Range<usize>,
    /// Finds predecessors in a search to a root with compound pieces. Without compound pieces, the
    /// predecessors are the successors.
    predecessors: Option<Box<Predecessors>>,
}

impl Tree {
    /// A search to a board, which is the only node so far.
    pub fn to(root: &[Code]) -> Self {
        let has_compounds = root.iter().any(|&tile| joints(tile) != 0);
        Self { predecessors: has_compounds.then(|| Box::new(Predecessors::new())), ..Self::new(root) }
    }

    /// A search from a board, which is the only node so far.
    pub fn new(root: &[Code]) -> Self {
        let mut tree = Self {
            stride: root.len(),
            boards: root.to_vec(),
            hashes: vec![hash(root)],
            from: vec![(NONE, (0, Dir::Up))],
            known: HashTable::new(),
            level: 0..1,
            predecessors: None,
        };
        tree.known.insert(tree.hashes[0], 0);
        tree
    }

    pub fn len(&self) -> usize {
        self.from.len()
    }

    /// The number of boards in the last complete level.
    pub fn breadth(&self) -> usize {
        self.level.len()
    }

    /// The node of the board with a hash.
    pub fn find(&self, hash: u64) -> Option<usize> {
        self.known.get(hash).map(|node| node as usize)
    }

    /// Like `find`, but only for boards in complete levels, whose depths are exact.
    pub fn find_in_whole_levels(&self, hash: u64) -> Option<usize> {
        self.find(hash).filter(|&node| node < self.level.end)
    }

    /// The hashes of the last complete level.
    pub fn frontier(&self) -> impl Iterator<Item = u64> + '_ {
        self.hashes[self.level.clone()].iter().copied()
    }

    /// The depth of the last complete level.
    pub fn whole_levels(&self) -> usize {
        self.depth(self.level.start)
    }

    pub fn hash_of(&self, node: usize) -> u64 {
        self.hashes[node]
    }

    pub fn board(&self, node: usize) -> &[Code] {
        &self.boards[node * self.stride..][..self.stride]
    }

    /// Expands one level. `stop` is called with the hash and tiles of every new board; if it returns true,
    /// the search ends there.
    pub fn grow(
        &mut self,
        zone: &Zone,
        successors: &mut Successors,
        most: usize,
        budget: &mut Budget<'_>,
        mut stop: impl FnMut(u64, &[Code]) -> bool,
    ) -> Grown {
        let mut lifted = Vec::new();
        let mut board = vec![EMPTY; self.stride];
        for node in self.level.clone() {
            if self.len() > most || !budget.spend(1) {
                return Grown::Spent;
            }
            board.copy_from_slice(self.board(node));
            let mut found = None;
            let mut predecessors = self.predecessors.take();
            let take = |push: Push, shifts: &[Shift]| {
                let hash = self.hashes[node] ^ hash_change(&board, shifts);
                let new = self.len();
                if found.is_some() || !self.known.insert(hash, new as u32) {
                    return;
                }
                let start = self.boards.len();
                self.boards.extend_from_slice(&board);
                apply(&mut self.boards[start..], shifts, &mut lifted);
                self.hashes.push(hash);
                self.from.push((node as u32, push));
                if stop(hash, &self.boards[start..]) {
                    found = Some(new);
                }
            };
            match &mut predecessors {
                Some(predecessors) => predecessors.each(zone, &board, take),
                None => successors.each(zone, &board, take),
            }
            self.predecessors = predecessors;
            if let Some(node) = found {
                return Grown::Found(node);
            }
        }
        self.level = self.level.end..self.len();
        if self.level.is_empty() { Grown::Exhausted } else { Grown::More }
    }

    pub fn path_to(&self, node: usize) -> Vec<Push> {
        let mut path = Vec::new();
        let mut at = self.from[node];
        while at.0 != NONE {
            path.push(at.1);
            at = self.from[at.0 as usize];
        }
        path.reverse();
        path
    }

    /// The pushes from a node to the root of a search to it.
    pub fn path_back(&self, node: usize, zone: &Zone) -> Option<Vec<Push>> {
        if self.predecessors.is_some() {
            let mut path = self.path_to(node);
            path.reverse();
            return Some(path);
        }
        let mut pusher = Pusher::default();
        let mut path = Vec::new();
        let mut node = node;
        while self.from[node].0 != NONE {
            let (before, (cell, dir)) = self.from[node];
            let shifts = pusher.push(zone, self.board(before as usize), cell, dir).ok()?.to_vec();
            path.extend(back::undoing(&mut pusher, zone, &mut self.board(node).to_vec(), &shifts)?);
            node = before as usize;
        }
        Some(path)
    }

    pub fn depth(&self, node: usize) -> usize {
        let mut depth = 0;
        let mut at = self.from[node].0;
        while at != NONE {
            depth += 1;
            at = self.from[at as usize].0;
        }
        depth
    }
}

/// The result of expanding a level.
pub enum Grown {
    /// The level is complete.
    More,
    /// `stop` ended the search at this node.
    Found(usize),
    /// There are no more boards.
    Exhausted,
    /// The budget or the memory ran out.
    Spent,
}
