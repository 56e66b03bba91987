//! The weights of the evaluation function, and their indices in the table and in the file.

use crate::field::{MAX_SIZE, MIN_SIZE};

/// The number of grid sizes.
pub(super) const SIZES: usize = (MAX_SIZE - MIN_SIZE + 1) as usize;
/// The number of patterns of free cells in a square of three by three.
pub const PATTERNS: usize = 512;
/// The number of classes of patterns up to rotation and reflection.
pub(super) const CLASSES: usize = 102;

/// Groups of this many blocks or more share a weight.
const MOST_BLOCKS: u32 = 25;
/// Groups with this many free neighbouring cells or more share a weight.
const MOST_EXITS: u32 = 3;
const EXITS: usize = MOST_EXITS as usize + 1;
/// The number of free cells is divided by this for its weight.
const ROOM_STEP: u32 = 4;

// The index of the first weight of each kind of feature, in the table of a size.
/// Lines of one colour, apart from free cells, by their number of blocks.
const PURE: usize = 0;
/// Lines of several colours, by their number of blocks.
const MIXED: usize = PURE + MAX_SIZE as usize + 1;
/// Groups, by their number of blocks and of exits, which are free neighbouring cells.
const GROUPS: usize = MIXED + MAX_SIZE as usize + 1;
/// Sides between blocks of two colours.
pub(super) const SIDES: usize = GROUPS + (MOST_BLOCKS as usize + 1) * EXITS;
/// Free cells of the whole grid.
const ROOM: usize = SIDES + 1;
/// Free cells in the square around a cell: by pattern in the table, by class in the file.
pub(super) const SQUARES: usize = ROOM + (MAX_SIZE as usize * MAX_SIZE as usize) / ROOM_STEP as usize + 1;

/// The number of weights for a size in the file.
pub(super) const ENTRIES: usize = SQUARES + CLASSES;
/// The number of weights for all sizes.
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

/// True for the index in the file of a weight of sides between colours, the only feature with large counts.
pub fn is_of_sides(place: usize) -> bool {
    place % ENTRIES == SIDES
}

/// The class of each pattern. Bit `3 * row + column` of a pattern is 1 if that cell is free.
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
    /// Reads a file of weights: little-endian integers of two bytes, size by size. Missing entries are 0.
    pub fn read(file: &[u8]) -> Self {
        let mut weights = Self(vec![[0; TABLE]; SIZES]);
        let classes = classes();
        for (place, bytes) in file.chunks_exact(2).take(WEIGHTS).enumerate() {
            let value = i16::from_le_bytes([bytes[0], bytes[1]]);
            weights.set(&classes, place, value.into());
        }
        weights
    }

    /// The trained weights.
    pub fn learned() -> Self {
        Self::read(include_bytes!("../weights.bin"))
    }

    /// Sets the weight with a valid index in the file.
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

    /// The weights for a size.
    pub(super) fn of(&self, size: u8) -> &[i32; TABLE] {
        &self.0[usize::from(size - MIN_SIZE)]
    }
}

impl std::fmt::Debug for Weights {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Weights").finish_non_exhaustive()
    }
}
