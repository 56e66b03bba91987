//! A set of a level's positions, numbered in order of discovery.

use tilery_kit::save::{HASH_OF_NOTHING, hash_on};

use super::sight::Sight;
use crate::board::{Board, Never, Outcome};
use crate::mask::SPRITES;
use crate::piece::NIL;

/// The positions in order of discovery.
pub struct Positions {
    sight: Sight,
    /// The map without sprites.
    bare: Vec<u64>,
    /// The keys of the positions, concatenated.
    keys: Vec<u8>,
    /// The end of each key.
    ends: Vec<usize>,
    /// A hash table of position numbers plus one; 0 marks an empty slot.
    table: Vec<u32>,
    /// A buffer for the key being looked up.
    key: Vec<u8>,
}

impl Positions {
    pub fn new(board: &Board, by_age: bool) -> Self {
        Self {
            sight: Sight::of(board, by_age),
            bare: board.masks.iter().map(|mask| mask & !SPRITES).collect(),
            keys: Vec::new(),
            ends: Vec::new(),
            table: vec![0; 1 << 10],
            key: Vec::new(),
        }
    }

    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// The size of all keys in bytes.
    pub fn bytes(&self) -> usize {
        self.keys.len()
    }

    /// True if sprites share a tile although ages are ignored. Different positions could then have equal
    /// keys.
    pub fn is_unclear(&self, board: &Board) -> bool {
        !self.sight.by_age && board.pieces.iter().any(|piece| piece.next != NIL)
    }

    /// The number of a board's position, if known.
    pub fn find(&self, board: &Board) -> Option<usize> {
        if self.is_unclear(board) {
            return None;
        }
        let mut key = Vec::new();
        self.sight.write(board, &mut key);
        self.table[self.place(&key)].checked_sub(1).map(|n| n as usize)
    }

    /// The key of a position.
    fn seen(&self, n: usize) -> &[u8] {
        let begin = if n == 0 { 0 } else { self.ends[n - 1] };
        &self.keys[begin..self.ends[n]]
    }

    /// Adds a board's position unless it is known. Returns its number.
    pub fn add(&mut self, board: &Board) -> usize {
        let mut key = std::mem::take(&mut self.key);
        key.clear();
        self.sight.write(board, &mut key);
        let place = self.place(&key);
        let known = self.table[place].checked_sub(1);
        if known.is_none() {
            self.keys.extend_from_slice(&key);
            self.ends.push(self.keys.len());
            self.table[place] = self.ends.len() as u32;
            if self.ends.len() * 2 > self.table.len() {
                self.widen();
            }
        }
        self.key = key;
        known.map_or(self.ends.len() - 1, |n| n as usize)
    }

    fn widen(&mut self) {
        self.table = vec![0; self.table.len() * 4];
        for n in 0..self.ends.len() {
            let place = self.place(self.seen(n));
            self.table[place] = n as u32 + 1;
        }
    }

    /// The slot in the table where a key is or would be.
    fn place(&self, key: &[u8]) -> usize {
        let hash = key.iter().copied().fold(HASH_OF_NOTHING, hash_on);
        let last = self.table.len() - 1;
        let mut place = (hash ^ hash >> 32) as usize & last;
        while self.table[place] > 0 && self.seen(self.table[place] as usize - 1) != key {
            place = (place + 1) & last;
        }
        place
    }

    /// Changes a board of this level to a position.
    pub fn restore(&self, n: usize, start: &Board, board: &mut Board) {
        board.masks.copy_from_slice(&self.bare);
        board.far.fill(0);
        board.heads.fill(NIL);
        board.clear();
        board.messages.clear();
        board.changed.clear();
        board.next_age = 0;
        board.outcome = Outcome::Playing;
        // The number of rounds makes no difference, except that round 0 would wait for a press.
        board.round = 1;
        (board.score, board.rng) = (start.score, start.rng.clone());
        for never in &mut board.never {
            // The last match remains a good first guess, but the absence of a match is another position's.
            if *never == Never::Nowhere {
                *never = Never::Unknown;
            }
        }
        self.sight.read(self.seen(n), start, board);
    }
}
