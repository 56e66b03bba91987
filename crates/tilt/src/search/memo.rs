//! Transposition tables of fixed size, kept from move to move.

/// The value stored for a board.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    value: f32,
    /// The search effort (the probability of the line divided by the search's bound); 0 for an unused entry.
    effort: f32,
}

/// The transposition tables of one search: 3 MB.
pub struct Memos {
    /// Values of searched boards.
    pub searched: Memo,
    /// Values of boards that were only evaluated.
    pub evaluated: Memo,
}

impl Memos {
    #[must_use]
    pub fn new() -> Self {
        Self { searched: Memo::new(17), evaluated: Memo::new(16) }
    }

    pub fn clear(&mut self) {
        self.searched.clear();
        self.evaluated.clear();
    }
}

/// A table with entries of 16 bytes.
pub struct Memo {
    entries: Box<[Entry]>,
    shift: u32,
}

impl Memo {
    /// A table of `2^bits` entries.
    #[must_use]
    pub fn new(bits: u32) -> Self {
        Self { entries: vec![Entry::default(); 1 << bits].into_boxed_slice(), shift: 64 - bits }
    }

    pub fn clear(&mut self) {
        self.entries.fill(Entry::default());
    }

    #[inline]
    fn slot(&self, key: u64) -> usize {
        // Fibonacci hashing: the high bits of the product depend on all bits of the key.
        (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> self.shift) as usize
    }

    /// The value of a board, if it was searched with at least this effort.
    #[inline]
    #[must_use]
    pub fn get(&self, key: u64, effort: f32) -> Option<f32> {
        let entry = &self.entries[self.slot(key)];
        (entry.key == key && entry.effort >= effort).then_some(entry.value)
    }

    /// Stores a value and replaces any other entry in its slot.
    #[inline]
    pub fn put(&mut self, key: u64, effort: f32, value: f32) {
        let slot = self.slot(key);
        self.entries[slot] = Entry { key, value, effort };
    }
}
