//! What keeps a piece the same piece from one board to the next.
//!
//! The painter matches the sprites of two scenes by key, so that what moved is seen to move. Keys are no
//! part of the rules: two boards that differ in them only are equal, which [`Aside`] sees to.

use std::hash::{Hash, Hasher};

/// Names a piece as long as it exists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Key(u32);

impl Key {
    const FIXED: u32 = 1 << 31;

    /// The key of something that is no piece and always there: a cell of the ground, a cursor, a panel.
    /// `n` below 2^31; each `n` names one thing in a game.
    pub const fn fixed(n: u32) -> Self {
        Self(n | Self::FIXED)
    }

    /// The number that crosses to the painter.
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// Hands out keys, each once along one line of play. Lives in the board.
#[derive(Debug, Clone, Copy, Default)]
pub struct Keys {
    next: u32,
}

impl Keys {
    /// A key that no piece of this board's past or present has.
    pub fn fresh(&mut self) -> Key {
        let key = Key(self.next);
        self.next = (self.next + 1) & !Key::FIXED;
        key
    }
}

/// A value that does not count when its owner is compared: keys, counters, caches.
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
    fn keys_are_handed_out_once_and_never_meet_the_fixed_ones() {
        let mut keys = Keys { next: Key::FIXED - 1 };
        let (last, first) = (keys.fresh(), keys.fresh());
        assert_ne!(last, first);
        assert!([last, first].iter().all(|key| key.number() & Key::FIXED == 0));
        assert_ne!(Key::fixed(0), first);
    }
}
