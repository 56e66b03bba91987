//! The tables of a stage during training, with the state of each entry's learning rate.

use std::io::{Read, Write};

use tilery_tilt::search::fast::Board;
use tilery_tilt::search::net::stage::{REACHED, Stage, has_32768, lowered};
use tilery_tilt::search::net::{Placements, QUAD_SHAPES, QUADS, SIXES, first_of_equals};

/// The number of entries of all shapes of four cells, which come first in the tables.
pub const FOURS: usize = 5 * QUADS;
/// The number of entries of a shape of six cells.
pub const HEXES: usize = 1 << 24;
/// The number of all entries.
pub const ALL: usize = FOURS + SIXES * HEXES;
/// The number of entries that are summed for a board.
const PLACEMENTS: usize = QUAD_SHAPES.len() + 8 * SIXES;
/// The smallest learning rate of an entry.
const LEAST_RATE: f32 = 1e-3;

/// The entries of a board, as indices into the tables.
pub type Slots = [u32; PLACEMENTS];

/// The tables: 800 MB.
pub struct Tables {
    pub stage: Stage,
    /// For each entry of four cells, the first of the entries that are equal by symmetry.
    firsts: Vec<u32>,
    /// The value of each entry, in points.
    values: Vec<f32>,
    /// The sum of an entry's errors so far, and of their magnitudes. An entry learns fast while its errors
    /// keep their sign, and slowly when they cancel (temporal coherence: Beal and Smith, 1999).
    traces: Vec<[f32; 2]>,
}

impl Tables {
    pub fn new(stage: Stage) -> Self {
        let first = |entry: usize| entry / QUADS * QUADS + first_of_equals(entry / QUADS, entry % QUADS);
        Self {
            stage,
            firsts: (0..FOURS).map(|entry| first(entry) as u32).collect(),
            values: vec![0.0; ALL],
            traces: vec![[0.0; 2]; ALL],
        }
    }

    /// Tables for the second stage, initialised from the first stage: an entry gets the value of the entry
    /// with all tiles of 2048 and more halved.
    pub fn following(first: &Self) -> Self {
        let halved = |key: usize, cells: usize| {
            let cell = |cell: usize| key >> (4 * cell) & 15;
            (0..cells).map(|n| (cell(n) - usize::from(cell(n) > 10)) << (4 * n)).sum::<usize>()
        };
        let mut tables = Self::new(Stage::Second);
        for (slot, value) in tables.values.iter_mut().enumerate() {
            let from = match slot.checked_sub(FOURS) {
                None => first.firsts[slot / QUADS * QUADS + halved(slot % QUADS, 4)] as usize,
                Some(six) => FOURS + six / HEXES * HEXES + halved(six % HEXES, 6),
            };
            *value = first.values[from];
        }
        tables
    }

    /// The entries of a board.
    #[inline]
    pub fn slots(&self, board: Board) -> Slots {
        let board = if self.stage == Stage::First { lowered(board) } else { board };
        let placements = Placements::of(board);
        let mut slots = [0; PLACEMENTS];
        for (i, (shape, entry)) in QUAD_SHAPES.into_iter().zip(placements.quads).enumerate() {
            slots[i] = self.first(shape, entry.into());
        }
        for (i, (shape, &key)) in placements.sixes.iter().flat_map(|keys| keys.iter().enumerate()).enumerate()
        {
            slots[QUAD_SHAPES.len() + i] = (FOURS + shape * HEXES) as u32 + key;
        }
        slots
    }

    /// The index of the first entry that is equal to an entry of four cells by symmetry.
    #[inline]
    pub fn first(&self, shape: usize, entry: usize) -> u32 {
        self.firsts[shape * QUADS + entry]
    }

    pub fn values(&self) -> &[f32] {
        &self.values
    }

    /// The value of a board with these entries: the points still to come.
    #[inline]
    pub fn worth(&self, board: Board, slots: &Slots) -> f32 {
        if self.is_end(board) { REACHED } else { slots.iter().map(|&slot| self.values[slot as usize]).sum() }
    }

    /// True if the stage ends with this board.
    #[inline]
    pub fn is_end(&self, board: Board) -> bool {
        self.stage == Stage::Second && has_32768(board)
    }

    /// Corrects an error by the entries' own learning rates, multiplied by `pace`.
    pub fn learn(&mut self, slots: &Slots, error: f32, pace: f32) {
        let error = error / PLACEMENTS as f32;
        for &slot in slots {
            let [errors, magnitudes] = &mut self.traces[slot as usize];
            let rate = if *magnitudes > 0.0 { (errors.abs() / *magnitudes).max(LEAST_RATE) } else { 1.0 };
            self.values[slot as usize] += error * rate * pace;
            *errors += error;
            *magnitudes += error.abs();
        }
    }

    /// Writes the tables as 32-bit floats, for resuming.
    pub fn save(&self, file: impl Write) -> std::io::Result<()> {
        let mut file = std::io::BufWriter::new(file);
        for value in self.values.iter().chain(self.traces.as_flattened()) {
            file.write_all(&value.to_le_bytes())?;
        }
        file.flush()
    }

    /// Reads the format of [`Tables::save`].
    pub fn load(&mut self, file: impl Read) -> std::io::Result<()> {
        let mut file = std::io::BufReader::new(file);
        let mut bytes = [0; 4];
        for value in self.values.iter_mut().chain(self.traces.as_flattened_mut()) {
            file.read_exact(&mut bytes)?;
            *value = f32::from_le_bytes(bytes);
        }
        Ok(())
    }
}
