//! Values of boards already searched: a table of fixed size, kept from move to move.

/// What was found for one board.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    value: f32,
    /// How thoroughly it was searched; 0 marks an unused entry.
    effort: f32,
}

/// The tables of one player: 3 MB.
pub struct Memos {
    /// Values of boards that were searched.
    pub searched: Memo,
    /// Values of boards that were only looked at.
    pub evaluated: Memo,
}

impl Memos {
    /// Empty tables.
    #[must_use]
    pub fn new() -> Self {
        Self { searched: Memo::new(17), evaluated: Memo::new(16) }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.searched.clear();
        self.evaluated.clear();
    }
}

/// A table: 16 bytes an entry.
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

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.entries.fill(Entry::default());
    }

    #[inline]
    fn slot(&self, key: u64) -> usize {
        // Fibonacci hashing: the high bits of the product depend on all bits of the key.
        (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> self.shift) as usize
    }

    /// The value of the board, if it was searched at least as thoroughly.
    #[inline]
    #[must_use]
    pub fn get(&self, key: u64, effort: f32) -> Option<f32> {
        let entry = &self.entries[self.slot(key)];
        (entry.key == key && entry.effort >= effort).then_some(entry.value)
    }

    /// Remembers a value, in place of whatever had the same slot.
    #[inline]
    pub fn put(&mut self, key: u64, effort: f32, value: f32) {
        let slot = self.slot(key);
        self.entries[slot] = Entry { key, value, effort };
    }
}
