//! The positions of a level that were found, each once.

use super::sight::Sight;
use crate::board::{Board, Never, Outcome};
use crate::piece::NIL;
use crate::program::SPRITES;

/// The positions that were found, in the order in which they were.
pub struct Positions {
    sight: Sight,
    /// The map without sprites.
    bare: Vec<u64>,
    /// What is seen of the positions, one after the other,
    keys: Vec<u8>,
    /// and where each ends.
    ends: Vec<usize>,
    /// Their numbers and one more, each near the place that its hash names; 0 where there is none.
    table: Vec<u32>,
    /// The one that is looked up, as long as it is.
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

    /// How many bytes they take.
    pub fn bytes(&self) -> usize {
        self.keys.len()
    }

    /// Whether sprites share a tile though ages are not looked at: such positions are not told apart.
    pub fn is_unclear(&self, board: &Board) -> bool {
        !self.sight.by_age && board.pieces.iter().any(|piece| piece.next != NIL)
    }

    /// The number of a board's position, where it is known.
    pub fn find(&self, board: &Board) -> Option<usize> {
        if self.is_unclear(board) {
            return None;
        }
        let mut key = Vec::new();
        self.sight.write(board, &mut key);
        self.table[self.place(&key)].checked_sub(1).map(|n| n as usize)
    }

    /// What is seen of a position.
    fn seen(&self, n: usize) -> &[u8] {
        let begin = if n == 0 { 0 } else { self.ends[n - 1] };
        &self.keys[begin..self.ends[n]]
    }

    /// The number of a board's position, which is taken in unless it is known.
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

    /// Where a position stands in the table, or would.
    fn place(&self, key: &[u8]) -> usize {
        let mix = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        let hash = key.iter().fold(0xcbf2_9ce4_8422_2325, mix);
        let last = self.table.len() - 1;
        let mut place = (hash ^ hash >> 32) as usize & last;
        while self.table[place] > 0 && self.seen(self.table[place] as usize - 1) != key {
            place = (place + 1) & last;
        }
        place
    }

    /// Makes a board of this level a position that was found.
    pub fn restore(&self, n: usize, start: &Board, board: &mut Board) {
        board.masks.copy_from_slice(&self.bare);
        board.heads.fill(NIL);
        board.pieces.clear();
        board.free.clear();
        board.moving.clear();
        board.messages.clear();
        board.changed.clear();
        board.next_age = 0;
        board.outcome = Outcome::Playing;
        // Nothing counts rounds, but a level that has just begun waits.
        board.round = 1;
        (board.score, board.rng) = (start.score, start.rng.clone());
        for never in &mut board.never {
            // Where something was seen is where it is looked for first; that nothing was is another position's.
            if *never == Never::Nowhere {
                *never = Never::Unknown;
            }
        }
        self.sight.read(self.seen(n), start, board);
    }
}
