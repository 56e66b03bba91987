//! The file format of a net: range-coded values in units of a quantum. One function describes the format for
//! writing and reading.
//!
//! Symmetries make some entries of a shape of four cells equal; only the first of equal entries is stored. An
//! entry is predicted by the mean of the entries with one cell reduced by one. The difference takes few bits,
//! in contexts chosen by the spread of these entries. The keys of the shapes of six cells form a tree with
//! one cell per level.

use super::coder::{Chance, Coder, Decoder, Encoder, NumberContexts};
use super::stage::STAGES;
use super::{NetError, QUADS, SIXES};

/// Permutations of the cells of each shape of four, by the symmetries of the board that map the shape to
/// itself.
const SYMMETRIES: [&[[u32; 4]]; 5] = [
    &[[3, 2, 1, 0]],
    &[[3, 2, 1, 0]],
    &[[0, 2, 1, 3]],
    &[[1, 0, 3, 2]],
    &[[1, 0, 3, 2], [2, 3, 0, 1], [3, 2, 1, 0], [0, 2, 1, 3], [2, 0, 3, 1], [1, 3, 0, 2], [3, 1, 2, 0]],
];

/// A net as stored in its file: integers, in units of `quantum` points.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Coarse {
    /// The unit of values, in points.
    pub quantum: f32,
    /// In the order of the stages of a game.
    pub stages: [CoarseStage; STAGES],
    /// The entries of the 3x3 shape, in units of a [`FINER`]th of the quantum, since its boards score fewer
    /// points.
    pub small: Vec<(u32, i32)>,
}

/// The tables of a stage.
#[derive(Clone, Debug, PartialEq)]
pub struct CoarseStage {
    /// Five tables of shapes of four cells: outer line, inner line, and square in the corner, at the edge, in
    /// the centre. Only the first of equal entries is used.
    pub quads: [Vec<i32>; 5],
    /// The shapes of six cells: a key of 24 bits and the value, in the order of [`cells_first`].
    pub sixes: [Vec<(u32, i32)>; SIXES],
}

impl Default for CoarseStage {
    fn default() -> Self {
        Self { quads: std::array::from_fn(|_| vec![0; QUADS]), sixes: Default::default() }
    }
}

/// The number of units of the values of 3x3 boards in a quantum.
pub const FINER: f32 = 128.0;

/// The sort key of a key of six cells. Files order keys by the first cell, then by the second, and so on.
#[must_use]
pub fn cells_first(key: u32) -> u32 {
    (0..6).fold(0, |order, cell| order << 4 | (key >> (4 * cell) & 15))
}

/// The first of the entries that are equal to an entry by symmetry.
#[must_use]
pub fn first_of_equals(shape: usize, entry: usize) -> usize {
    let permuted = |cells: &[u32; 4]| (0..4).map(|i| (entry >> (4 * cells[i]) & 15) << (4 * i)).sum();
    SYMMETRIES[shape].iter().map(permuted).fold(entry, usize::min)
}

/// The maximum number of keys of a shape that are read, so that a damaged file cannot exhaust the memory.
const MOST_KEYS: usize = 1 << 20;
const MAGIC: &[u8; 4] = b"net2";

/// Writes a net.
#[must_use]
pub fn write(net: &Coarse) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend(net.quantum.to_le_bytes());
    let mut encoder = Encoder::default();
    code(&mut encoder, &mut net.clone());
    bytes.extend(encoder.finish());
    bytes
}

/// Reads a net. Bytes after the header are never rejected: any bytes decode to some values.
///
/// # Errors
///
/// If the bytes do not begin with the header of a net.
pub fn read(bytes: &[u8]) -> Result<Coarse, NetError> {
    let rest = bytes.strip_prefix(MAGIC).ok_or(NetError::NotANet)?;
    let (quantum, rest) = rest.split_first_chunk::<4>().ok_or(NetError::Short)?;
    let quantum = f32::from_le_bytes(*quantum);
    if !quantum.is_finite() {
        return Err(NetError::NotANet);
    }
    let mut net = Coarse { quantum, ..Coarse::default() };
    code(&mut Decoder::new(rest), &mut net);
    Ok(net)
}

fn code(coder: &mut impl Coder, net: &mut Coarse) {
    for CoarseStage { quads, sixes } in &mut net.stages {
        for (shape, table) in quads.iter_mut().enumerate() {
            code_quads(coder, shape, table);
        }
        sixes.iter_mut().for_each(|entries| code_sixes(coder, entries));
    }
    code_sixes(coder, &mut net.small);
}

/// Codes the entries of a shape of six cells.
fn code_sixes(coder: &mut impl Coder, entries: &mut Vec<(u32, i32)>) {
    let known = std::mem::take(entries);
    let mut tree =
        Tree { exists: vec![Chance::default(); 6 << 12], values: vec![Default::default(); 18], last: 0 };
    tree.code(coder, 0, 0, &known, entries);
}

/// Codes the table of a shape of four cells.
fn code_quads(coder: &mut impl Coder, shape: usize, table: &mut [i32]) {
    let (mut used, mut values) = ([Chance::default(); 5], vec![NumberContexts::default(); 18]);
    for entry in 0..QUADS {
        if first_of_equals(shape, entry) != entry {
            continue;
        }
        let (mut count, mut sum, mut least, mut most) = (0, 0, i32::MAX, i32::MIN);
        for cell in 0..4 {
            if entry >> (4 * cell) & 15 != 0 {
                let value = table[first_of_equals(shape, entry - (1 << (4 * cell)))];
                if value != 0 {
                    (count, sum, least, most) = (count + 1, sum + value, least.min(value), most.max(value));
                }
            }
        }
        if !coder.bit(&mut used[count as usize], table[entry] != 0) {
            table[entry] = 0;
            continue;
        }
        let predicted = if count == 0 { 0 } else { sum / count };
        let apart = if count < 2 { 16 + count } else { (32 - (most - least).leading_zeros() as i32).min(15) };
        let coded = coder.number(&mut values[apart as usize], table[entry].wrapping_sub(predicted));
        table[entry] = predicted.wrapping_add(coded);
    }
}

/// The tree of keys of a shape of six cells.
struct Tree {
    /// The chance that a key prefix continues with a cell, by level, previous cell, cell, and a bit that is
    /// set if the prefix also continues with the cell value before.
    exists: Vec<Chance>,
    values: Vec<NumberContexts>,
    /// The last value coded.
    last: i32,
}

impl Tree {
    fn code(
        &mut self,
        coder: &mut impl Coder,
        level: u32,
        prefix: u32,
        known: &[(u32, i32)],
        coded: &mut Vec<(u32, i32)>,
    ) {
        if level == 6 {
            let value = known.first().map_or(0, |&(_, value)| value);
            let context = (32 - self.last.unsigned_abs().leading_zeros()).min(17) as usize;
            self.last = coder.number(&mut self.values[context], value);
            coded.push((prefix, self.last));
            return;
        }
        let before = if level == 0 { 0 } else { prefix >> (4 * (level - 1)) & 15 };
        let mut rest = known;
        let mut lower = false;
        for cell in 0..16 {
            let (here, after) =
                rest.split_at(rest.partition_point(|&(key, _)| key >> (4 * level) & 15 == cell));
            rest = after;
            let context = ((level << 4 | before) << 4 | cell) << 1 | u32::from(lower);
            if coded.len() == MOST_KEYS {
                return;
            }
            lower = coder.bit(&mut self.exists[context as usize], !here.is_empty());
            if lower {
                self.code(coder, level + 1, prefix | cell << (4 * level), here, coded);
            }
        }
    }
}
