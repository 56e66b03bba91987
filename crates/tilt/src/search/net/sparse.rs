//! A compact hash table for the entries of the shapes of six cells. It is small because cache misses dominate
//! the search.

/// The number of bits of a key: four for shape and stage, and 24 for the contents of the cells.
const KEY_BITS: u32 = 28;
/// The minimum number of slots, as a power of 2, so that a tag fits in 16 bits.
const LEAST_BITS: u32 = 18;
/// An odd factor, so that no two keys have the same product (Knuth's multiplicative hashing, with the golden
/// ratio of 2^28).
const FACTOR: u32 = 0x09E3_779B;

/// Clamps a value to 16 bits.
pub fn short(value: i32) -> i16 {
    value.clamp(i16::MIN.into(), i16::MAX.into()) as i16
}

/// A map from keys to values, with linear probing.
///
/// The upper bits of a key's product are its home slot. The tag combines the lower bits with the distance
/// from the home slot, and so identifies the key. A slot has 4 bytes: 16 bits of tag, and 16 lower bits of
/// value.
pub struct Sparse {
    slots: Box<[u32]>,
    /// The number of product bits that do not select the slot, and their mask.
    rest: u32,
    lower: u32,
}

impl Sparse {
    /// Builds a map of these entries; values are clamped to 16 bits.
    pub fn new(entries: &[(u32, i32)]) -> Self {
        // At most half full, so that one or two probes suffice for an absent key.
        let least = (2 * entries.len()).next_power_of_two().trailing_zeros();
        let sizes = least.clamp(LEAST_BITS, KEY_BITS)..=KEY_BITS;
        // With as many slots as possible keys, every key has its own.
        sizes
            .into_iter()
            .find_map(|bits| Self::empty(bits).with(entries))
            .unwrap_or_else(|| Self::empty(LEAST_BITS))
    }

    fn empty(bits: u32) -> Self {
        let rest = KEY_BITS - bits;
        Self { slots: vec![0; 1 << bits].into_boxed_slice(), rest, lower: (1 << rest) - 1 }
    }

    /// Adds entries; `None` if an entry is too far from its home slot.
    fn with(mut self, entries: &[(u32, i32)]) -> Option<Self> {
        for &(key, value) in entries {
            let (mut slot, mut tag) = self.way(key);
            while self.slots[slot] != 0 {
                (slot, tag) = self.next(slot, tag);
            }
            let tag = u16::try_from(tag).ok()?;
            self.slots[slot] = u32::from(tag) << 16 | u32::from(short(value) as u16);
        }
        Some(self)
    }

    /// The home slot of a key and its tag there, which is never 0.
    #[inline]
    fn way(&self, key: u32) -> (usize, u32) {
        let product = key.wrapping_mul(FACTOR) & ((1 << KEY_BITS) - 1);
        ((product >> self.rest) as usize, (product & self.lower) + 1)
    }

    /// The next slot of the probe sequence, with its tag.
    #[inline]
    fn next(&self, slot: usize, tag: u32) -> (usize, u32) {
        ((slot + 1) & (self.slots.len() - 1), tag + self.lower + 1)
    }

    /// The value of a key; 0 if absent.
    #[inline]
    pub fn get(&self, key: u32) -> i32 {
        let (mut slot, mut tag) = self.way(key);
        loop {
            let found = self.slots[slot];
            if found >> 16 == tag {
                return i32::from(found as u16 as i16);
            }
            if found == 0 {
                return 0;
            }
            (slot, tag) = self.next(slot, tag);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_keys_have_their_values_and_other_keys_have_none() {
        // Consecutive keys, as in a shape, with every ninth one missing.
        for count in [0, 1, 9, 100_000, 1_000_000] {
            let is_known = |key: u32| !key.is_multiple_of(9);
            let value = |key: u32| (key.wrapping_mul(0x9E37_79B1) >> 16) as i32 - 0x8000;
            let entries: Vec<(u32, i32)> =
                (0..count).filter(|&key| is_known(key)).map(|key| (key * 97, value(key))).collect();
            let sparse = Sparse::new(&entries);
            for key in 0..count {
                let expected = if is_known(key) { value(key) } else { 0 };
                assert_eq!(sparse.get(key * 97), expected, "{key} of {count}");
                assert_eq!(sparse.get(key * 97 + 1), 0, "beside {key} of {count}");
            }
        }
    }

    #[test]
    fn values_are_clamped_to_16_bits() {
        let sparse = Sparse::new(&[(7, 40_000), (8, -40_000), (9, -1)]);
        assert_eq!([7, 8, 9].map(|key| sparse.get(key)), [32_767, -32_768, -1]);
    }
}
