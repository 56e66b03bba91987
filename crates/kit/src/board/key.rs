//! Keys, the identity of pieces from board to board.
//!
//! The painter matches the sprites of two scenes by key, so that a moved piece is seen to move. Keys are not
//! part of the rules: with [`Aside`], boards that differ only in keys are equal.

use std::hash::{Hash, Hasher};

/// The identity of a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Key(u32);

impl Key {
    const FIXED: u32 = 1 << 31;

    /// The key of an object that always exists and is not a piece: a background cell, a cursor, a panel.
    /// `n` is below 2^31 and unique within a game.
    pub const fn fixed(n: u32) -> Self {
        Self(n | Self::FIXED)
    }

    /// The key as a number, as it appears in films.
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// Generates keys, unique along one line of play. Part of the board.
#[derive(Debug, Clone, Copy, Default)]
pub struct Keys {
    next: u32,
}

impl Keys {
    /// A key that no piece of this board has or ever had.
    pub fn fresh(&mut self) -> Key {
        let key = Key(self.next);
        self.next = (self.next + 1) & !Key::FIXED;
        key
    }
}

/// A value that is ignored when its owner is compared or hashed: keys, counters, caches.
#[derive(Debug, Clone, Copy, Default)]
pub struct Aside<T>(pub T);

impl<T> PartialEq for Aside<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Aside<T> {}

impl<T> Hash for Aside<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fresh_keys_are_unique_and_differ_from_fixed_ones() {
        let mut keys = Keys { next: Key::FIXED - 1 };
        let (last, first) = (keys.fresh(), keys.fresh());
        assert_ne!(last, first);
        assert!([last, first].iter().all(|key| key.number() & Key::FIXED == 0));
        assert_ne!(Key::fixed(0), first);
    }
}
