//! The weights of a grid's features: where each stands in a table and in the file of weights.

use crate::field::{MAX_SIZE, MIN_SIZE};

/// The number of sizes.
pub(super) const SIZES: usize = (MAX_SIZE - MIN_SIZE + 1) as usize;
/// The number of patterns of free cells in a square of three by three.
pub const PATTERNS: usize = 512;
/// Patterns that a turn or a mirror makes equal are of one class.
pub(super) const CLASSES: usize = 102;

/// Groups of this many blocks or more weigh alike,
const MOST_BLOCKS: u32 = 25;
/// and so do those with this many free cells around them or more.
const MOST_EXITS: u32 = 3;
const EXITS: usize = MOST_EXITS as usize + 1;
/// So many free cells, and up to three more, weigh alike.
const ROOM_STEP: u32 = 4;

// Where the weights of each kind of feature begin, in a table of a size.
/// Lines of one colour, free cells apart, by their blocks.
const PURE: usize = 0;
/// Lines of several colours, by their blocks.
const MIXED: usize = PURE + MAX_SIZE as usize + 1;
/// Groups, by their blocks and exits.
const GROUPS: usize = MIXED + MAX_SIZE as usize + 1;
/// Sides between blocks of two colours.
pub(super) const SIDES: usize = GROUPS + (MOST_BLOCKS as usize + 1) * EXITS;
/// Free cells of the whole grid.
const ROOM: usize = SIDES + 1;
/// Free cells in the square around a cell, by their pattern; in the file by its class.
pub(super) const SQUARES: usize = ROOM + (MAX_SIZE as usize * MAX_SIZE as usize) / ROOM_STEP as usize + 1;

/// The number of weights of a size in the file,
pub(super) const ENTRIES: usize = SQUARES + CLASSES;
/// and of all sizes.
pub const WEIGHTS: usize = SIZES * ENTRIES;
pub(super) const TABLE: usize = SQUARES + PATTERNS;

pub(super) fn by_blocks(is_pure: bool, blocks: u8) -> usize {
    (if is_pure { PURE } else { MIXED }) + usize::from(blocks)
}

pub(super) fn by_exits(blocks: u32, exits: u32) -> usize {
    GROUPS + blocks.min(MOST_BLOCKS) as usize * EXITS + exits.min(MOST_EXITS) as usize
}

pub(super) fn by_room(free: u32) -> usize {
    ROOM + (free / ROOM_STEP) as usize
}

/// Whether a place in the file is that of the sides between colours, the one feature that a grid has many times.
pub fn is_of_sides(place: usize) -> bool {
    place % ENTRIES == SIDES
}

/// The class of each pattern. The bit `3 * row + column` of a pattern tells whether that cell is free.
pub fn classes() -> [u8; PATTERNS] {
    const NONE: u8 = u8::MAX;
    let to = |pattern: usize, place: fn(usize, usize) -> usize| {
        (0..9).filter(|bit| pattern >> bit & 1 == 1).fold(0, |all, bit| all | 1 << place(bit / 3, bit % 3))
    };
    let mut classes = [NONE; PATTERNS];
    let mut next = 0;
    for first in 0..PATTERNS {
        if classes[first] != NONE {
            continue;
        }
        let mut pattern = first;
        for _ in 0..4 {
            classes[pattern] = next;
            classes[to(pattern, |row, col| 3 * row + 2 - col)] = next;
            pattern = to(pattern, |row, col| 3 * col + 2 - row);
        }
        next += 1;
    }
    classes
}

/// The weights of all features, in points.
#[derive(Clone)]
pub struct Weights(Vec<[i32; TABLE]>);

impl Weights {
    /// Reads a file of weights: for each size the entries, each two bytes, the lower one first. What lacks is 0.
    pub fn read(file: &[u8]) -> Self {
        let mut weights = Self(vec![[0; TABLE]; SIZES]);
        let classes = classes();
        for (place, bytes) in file.chunks_exact(2).take(WEIGHTS).enumerate() {
            let value = i16::from_le_bytes([bytes[0], bytes[1]]);
            weights.set(&classes, place, value.into());
        }
        weights
    }

    /// Those that play best.
    pub fn learned() -> Self {
        Self::read(include_bytes!("../weights.bin"))
    }

    /// Sets the entry at a place of the file, which must be one.
    pub fn set(&mut self, classes: &[u8; PATTERNS], place: usize, value: i32) {
        let (size, entry) = (place / ENTRIES, place % ENTRIES);
        match entry.checked_sub(SQUARES) {
            None => self.0[size][entry] = value,
            Some(class) => {
                let of = &mut self.0[size][SQUARES..];
                of.iter_mut()
                    .zip(classes)
                    .filter(|(_, own)| usize::from(**own) == class)
                    .for_each(|(w, _)| *w = value);
            }
        }
    }

    /// Those of a size.
    pub(super) fn of(&self, size: u8) -> &[i32; TABLE] {
        &self.0[usize::from(size - MIN_SIZE)]
    }
}

impl std::fmt::Debug for Weights {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Weights").finish_non_exhaustive()
    }
}
