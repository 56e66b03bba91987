//! Sort keys as plain integers, so that one small sort serves all orders of a round.

/// The number of bits of a sprite's number.
const SPRITE: u32 = 14;
/// The lowest bits of age, class and tile.
const AGE: u32 = SPRITE;
const CLASS: u32 = 44;
const TILE: u32 = 49;

/// The largest age.
pub const MAX_AGE: u32 = (1 << (CLASS - AGE)) - 1;

/// The key of a sprite in the order of resolution: by tile (below 2^15), then by class (0 for existing
/// sprites, the kind plus one for new ones), then by age (at most [`MAX_AGE`]). The lowest bits are its number
/// (below 2^14).
#[inline]
pub fn key(tile: u16, class: u8, age: u32, sprite: u16) -> u64 {
    u64::from(tile) << TILE | u64::from(class) << CLASS | u64::from(age) << AGE | u64::from(sprite)
}

/// The number of the sprite in a key.
#[inline]
pub fn sprite(key: u64) -> u16 {
    (key & ((1 << SPRITE) - 1)) as u16
}

/// The tile in a key.
#[inline]
pub fn tile(key: u64) -> u16 {
    (key >> TILE) as u16
}

/// The age in a key.
#[inline]
pub fn age(key: u64) -> u32 {
    (key >> AGE) as u32 & MAX_AGE
}

/// Sorted keys of commands: by owner, then by the order of issue. `owners` has the owner of each command in
/// the order of issue.
pub fn by_owner(owners: impl Iterator<Item = u32>) -> Vec<u64> {
    let mut keys: Vec<u64> = owners.zip(0u64..).map(|(owner, n)| u64::from(owner) << 32 | n).collect();
    sort(&mut keys);
    keys
}

/// The owner in a key of [`by_owner`].
#[inline]
pub fn owner(key: u64) -> u32 {
    (key >> 32) as u32
}

/// The command's index in the order of issue, in a key of [`by_owner`].
#[inline]
pub fn issue(key: u64) -> usize {
    key as u32 as usize
}

/// Heapsort (Williams, 1964), which compiles to far less code than the library's sorts. Sorted input, which
/// is common, returns at once.
pub fn sort(keys: &mut [u64]) {
    if keys.is_sorted() {
        return;
    }
    let sink = |keys: &mut [u64], mut at: usize| loop {
        let mut child = 2 * at + 1;
        if child >= keys.len() {
            break;
        }
        if child + 1 < keys.len() && keys[child + 1] > keys[child] {
            child += 1;
        }
        if keys[at] >= keys[child] {
            break;
        }
        keys.swap(at, child);
        at = child;
    };
    for at in (0..keys.len() / 2).rev() {
        sink(keys, at);
    }
    for end in (1..keys.len()).rev() {
        keys.swap(0, end);
        sink(&mut keys[..end], 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_sorted_by_tile_class_and_age() {
        let parts = [(3, 0, 9, 1), (3, 1, 0, 2), (2, 16, 5, 16_383), (3, 0, MAX_AGE, 0), (16_640, 0, 0, 7)];
        let mut keys: Vec<u64> = parts.iter().map(|&(t, c, a, s)| key(t, c, a, s)).collect();
        sort(&mut keys);
        assert_eq!(keys.iter().map(|&key| sprite(key)).collect::<Vec<_>>(), [16_383, 1, 0, 2, 7]);
        assert_eq!(
            keys.iter().map(|&key| (tile(key), age(key))).collect::<Vec<_>>(),
            [(2, 5), (3, 9), (3, MAX_AGE), (3, 0), (16_640, 0)]
        );
    }

    #[test]
    fn numbers_are_sorted() {
        let mut rng = tilery_kit::Rng::from_seed(1);
        for n in 0..200 {
            let mut keys: Vec<u64> = (0..n).map(|_| u64::from(rng.below(50))).collect();
            let mut expected = keys.clone();
            expected.sort_unstable();
            sort(&mut keys);
            assert_eq!(keys, expected);
        }
    }
}
