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

    /// Calls a function with each tile, in reading order.
    #[inline]
    pub fn each(&self, mut tell: impl FnMut(u16)) {
        for (n, &word) in self.0.iter().enumerate() {
            let mut word = word;
            while word != 0 {
                tell((n as u32 * 64 + word.trailing_zeros()) as u16);
                word &= word - 1;
            }
        }
    }

    /// Replaces the set by the tiles of `other` and all their neighbours, on a map with rows of `stride`
    /// tiles. The result may include border tiles; the tiles of `other` must not be on the border.
    #[inline]
    pub fn dilate(&mut self, other: &Self, stride: usize) {
        self.0.clear();
        self.0.resize(other.0.len(), 0);
        for (n, &word) in other.0.iter().enumerate() {
            if word == 0 {
                continue;
            }
            // Along the row first, which may reach into the words beside it.
            let (before, after) = (word << 63, word >> 63);
            for (n, wide) in [(n.wrapping_sub(1), before), (n, word | word << 1 | word >> 1), (n + 1, after)]
            {
                if wide != 0 {
                    self.add_rows(n * 64, wide, stride);
                }
            }
        }
    }

    /// Adds a word of tiles, of which the lowest bit is the tile `at`, and the tiles above and below them.
    // Not inlined, since the code of its loops adds to the download three times.
    #[inline(never)]
    fn add_rows(&mut self, at: usize, tiles: u64, stride: usize) {
        for at in [at.wrapping_sub(stride), at, at + stride] {
            // The first word may lie before the map, with tiles of the map in its upper bits.
            let (n, shift) = (at as isize >> 6, at & 63);
            let spill = if shift == 0 { 0 } else { tiles >> (64 - shift) };
            for (n, tiles) in [(n, tiles << shift), (n + 1, spill)] {
                if let Some(word) = self.0.get_mut(n as usize) {
                    *word |= tiles;
                }
            }
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
