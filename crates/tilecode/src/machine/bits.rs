//! Sets of tiles of a map with a border: bit sets in reading order.

/// A set of tiles.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Bits(Vec<u64>);

impl Bits {
    /// The empty set for a map of this many tiles.
    pub fn new(tiles: usize) -> Self {
        Self(vec![0; tiles.div_ceil(64)])
    }

    /// Adds a tile.
    #[inline]
    pub fn add(&mut self, tile: u16) {
        self.0[usize::from(tile) / 64] |= 1 << (tile % 64);
    }

    /// True if the set contains a tile.
    #[inline]
    pub fn has(&self, tile: u16) -> bool {
        self.0[usize::from(tile) / 64] >> (tile % 64) & 1 == 1
    }

    /// Removes all tiles.
    pub fn clear(&mut self) {
        self.0.fill(0);
    }

    /// The tiles in reading order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = u16> {
        self.0.iter().enumerate().flat_map(|(n, &word)| {
            let mut word = word;
            std::iter::from_fn(move || {
                (word != 0).then(|| {
                    let bit = word.trailing_zeros();
                    word &= word - 1;
                    (n as u32 * 64 + bit) as u16
                })
            })
        })
    }

    /// Replaces the set by the tiles of `other` and all their neighbours, on a map with rows of `stride`
    /// tiles. The result may include border tiles; the tiles of `other` must not be on the border.
    #[inline]
    pub fn dilate(&mut self, other: &Self, stride: usize) {
        let n = other.0.len();
        self.0.clear();
        self.0.resize(n, 0);
        // Dilates along the rows first, which may carry into the next word.
        let word = |i: usize| other.0.get(i).copied().unwrap_or(0);
        let wide: Vec<u64> = (0..n)
            .map(|i| {
                let before = if i == 0 { 0 } else { word(i - 1) >> 63 };
                word(i) | word(i) << 1 | word(i) >> 1 | before | word(i + 1) << 63
            })
            .collect();
        let (words, shift) = (stride / 64, stride % 64);
        let wide_at = |i: Option<usize>| i.and_then(|i| wide.get(i)).copied().unwrap_or(0);
        for (i, tiles) in self.0.iter_mut().enumerate() {
            let down = wide_at(i.checked_sub(words)) << shift;
            let down_spill = if shift == 0 { 0 } else { wide_at(i.checked_sub(words + 1)) >> (64 - shift) };
            let up = wide_at(Some(i + words)) >> shift;
            let up_spill = if shift == 0 { 0 } else { wide_at(Some(i + words + 1)) << (64 - shift) };
            *tiles = wide[i] | down | down_spill | up | up_spill;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_found_across_words_and_rows() {
        for stride in [3usize, 5, 62, 63, 64, 65, 66, 128, 129] {
            let rows = 6;
            for row in 1..rows - 1 {
                for col in 1..stride - 1 {
                    let mut one = Bits::new(rows * stride);
                    one.add((row * stride + col) as u16);
                    let mut wide = Bits::default();
                    wide.dilate(&one, stride);
                    let mut expected = Vec::new();
                    for r in row - 1..=row + 1 {
                        for c in col - 1..=col + 1 {
                            expected.push((r * stride + c) as u16);
                        }
                    }
                    assert_eq!(wide.iter().collect::<Vec<_>>(), expected, "{stride}: {row} {col}");
                }
            }
        }
    }
}
