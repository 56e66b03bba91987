//! Rooms as they were left, and ways out of them.

use tilery_kit::Dir;

/// A way out of a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Exit {
    /// The level to which it leads.
    pub(crate) level: usize,
    pub(crate) entry: Entry,
}

/// The tile on which the sprites that go along arrive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Entry {
    /// In the same row and column, if the map has them.
    Same,
    /// The first one with this background, if there is one.
    On(u8),
    /// At the edge opposite to this one.
    By(Dir),
}

impl Exit {
    /// The way to a level that begins.
    pub(crate) fn to(level: usize) -> Self {
        Self { level, entry: Entry::Same }
    }
}

/// A room that was left.
#[derive(Debug, PartialEq, Eq)]
pub struct Room {
    /// Its number, from 0.
    pub(crate) level: usize,
    pub(crate) backgrounds: Vec<u8>,
    pub(crate) sprites: Vec<Dweller>,
}

/// A sprite in a room that was left, or on its way: kind, tile, and the direction that it faces. It is at rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Dweller {
    pub(crate) kind: u8,
    pub(crate) tile: u16,
    pub(crate) facing: Option<u8>,
}
