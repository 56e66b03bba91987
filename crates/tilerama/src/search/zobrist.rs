//! Zobrist hashing (Zobrist, 1970): a board's hash combines a key for each tile, so a push changes it only by
//! the keys of the tiles that it moves.

use crate::push::{Code, EMPTY, Shift};

use super::NONE;

/// The key of a tile in a cell. The exclusive or of all keys is the board's hash. With 64 bits, collisions
/// are extremely unlikely; a path that is wrong because of one is detected when it is replayed.
fn zobrist_key(cell: u16, code: Code) -> u64 {
    if code == EMPTY {
        return 0;
    }
    // SplitMix64's finaliser.
    let mut z = (u64::from(cell) << 16 | u64::from(code)).wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The hash of a board.
pub fn hash(tiles: &[Code]) -> u64 {
    (0u16..).zip(tiles).fold(0, |all, (cell, &code)| all ^ zobrist_key(cell, code))
}

/// The change of the hash by a push, to be combined with it by exclusive or.
pub fn hash_change(tiles: &[Code], shifts: &[Shift]) -> u64 {
    shifts.iter().fold(0, |all, shift| {
        let code = tiles[usize::from(shift.from)];
        all ^ zobrist_key(shift.from, code) ^ zobrist_key(shift.step.to, code)
    })
}

/// A hash table from hashes to numbers: open addressing with linear probing; the number of slots is a power
/// of two.
pub struct HashTable {
    slots: Vec<(u64, u32)>,
    filled: usize,
}

impl HashTable {
    pub fn new() -> Self {
        Self { slots: vec![(0, NONE); 1024], filled: 0 }
    }

    fn slot(&self, hash: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = hash as usize & mask;
        while self.slots[slot].1 != NONE && self.slots[slot].0 != hash {
            slot = (slot + 1) & mask;
        }
        slot
    }

    /// Removes all entries and keeps the memory.
    pub fn clear(&mut self) {
        self.slots.fill((0, NONE));
        self.filled = 0;
    }

    pub fn get(&self, hash: u64) -> Option<u32> {
        let (_, value) = self.slots[self.slot(hash)];
        (value != NONE).then_some(value)
    }

    /// Stores a value; false if the hash already has one.
    pub fn insert(&mut self, hash: u64, value: u32) -> bool {
        let slot = self.slot(hash);
        if self.slots[slot].1 != NONE {
            return false;
        }
        self.slots[slot] = (hash, value);
        self.filled += 1;
        if self.filled * 2 > self.slots.len() {
            let larger = vec![(0, NONE); self.slots.len() * 2];
            for (hash, value) in std::mem::replace(&mut self.slots, larger) {
                if value != NONE {
                    let slot = self.slot(hash);
                    self.slots[slot] = (hash, value);
                }
            }
        }
        true
    }
}
