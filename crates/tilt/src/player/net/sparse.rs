//! The entries of the shapes of six cells: a hash table that is small, since a search waits for the memory it lies in more than for anything else.

/// Bits of a key: which shape of which stage, and 24 of what its cells hold.
const KEY_BITS: u32 = 28;
/// Tables have at least so many slots (as a power of 2), so that what tells keys apart fits in 16 bits.
const LEAST_BITS: u32 = 18;
/// Odd, so that no two keys have the same product (Knuth's multiplicative hashing, with the golden ratio of 2^28).
const FACTOR: u32 = 0x09E3_779B;

/// The nearest number of 16 bits.
pub fn short(value: i32) -> i16 {
    value.clamp(i16::MIN.into(), i16::MAX.into()) as i16
}

/// A map from keys to values, with linear probing.
///
/// The upper bits of a key's product say where it lies, or after how many slots that are taken; the lower ones, with that number, tell it from all
/// other keys. So 16 bits are left of a key, and a slot has 4 bytes, of which the lower two are the value.
pub struct Sparse {
    slots: Box<[u32]>,
    /// How many bits of a product do not say where it lies, and these bits.
    rest: u32,
    lower: u32,
}

impl Sparse {
    /// A map of these entries; values that do not fit are the nearest that do.
    pub fn new(entries: &[(u32, i32)]) -> Self {
        // Half full at most: an absent key is known after one or two slots.
        let least = (2 * entries.len()).next_power_of_two().trailing_zeros();
        let sizes = least.clamp(LEAST_BITS, KEY_BITS)..=KEY_BITS;
        // With as many slots as there can be keys every key has one of its own.
        sizes
            .into_iter()
            .find_map(|bits| Self::empty(bits).with(entries))
            .unwrap_or_else(|| Self::empty(LEAST_BITS))
    }

    fn empty(bits: u32) -> Self {
        let rest = KEY_BITS - bits;
        Self { slots: vec![0; 1 << bits].into_boxed_slice(), rest, lower: (1 << rest) - 1 }
    }

    /// With these entries, if none lies too far from its place.
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

    /// The slot of a key if it is free, and the tag that it has there; never 0.
    #[inline]
    fn way(&self, key: u32) -> (usize, u32) {
        let product = key.wrapping_mul(FACTOR) & ((1 << KEY_BITS) - 1);
        ((product >> self.rest) as usize, (product & self.lower) + 1)
    }

    /// The next slot on the way.
    #[inline]
    fn next(&self, slot: usize, tag: u32) -> (usize, u32) {
        ((slot + 1) & (self.slots.len() - 1), tag + self.lower + 1)
    }

    /// The value of a key; 0 where there is none.
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
    fn every_key_has_its_value_and_no_other_has_one() {
        // Keys in a row, as those of a shape are, and of every ninth none.
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
    fn values_that_do_not_fit_are_the_nearest_that_do() {
        let sparse = Sparse::new(&[(7, 40_000), (8, -40_000), (9, -1)]);
        assert_eq!([7, 8, 9].map(|key| sparse.get(key)), [32_767, -32_768, -1]);
    }
}
