//! The tables while they are learned: every entry with what its own learning rate is computed from.

use std::io::{Read, Write};

use tilery_tilt::player::fast::Board;
use tilery_tilt::player::net::{Coarse, Placements, QUAD_SHAPES, QUADS, SIXES, cells_first, first_of_equals};

use super::kept::{NOWHERE, SlotMap};

/// Entries of a table of a shape of six cells.
const HEXES: usize = 1 << 24;
/// The tables: five of shapes of four cells, then those of shapes of six.
const FOURS: usize = 5 * QUADS;
const ALL: usize = FOURS + SIXES * HEXES;
/// The entries of a board.
const PLACEMENTS: usize = QUAD_SHAPES.len() + 8 * SIXES;
/// No entry learns slower than this, in shares of its error.
const LEAST_RATE: f32 = 1e-3;
/// An entry seen less often than this is not worth its bytes.
const LEAST_VISITS: u32 = 8;
/// Added to a weight where entries are compared: what is seen often matters though its weight is small so far.
const LEAST_WEIGHT: f32 = 20.0;

/// One entry.
#[derive(Clone, Copy, Default)]
struct Entry {
    /// In points.
    value: f32,
    /// The sum of its errors so far, and of their magnitudes: where errors keep their sign, the entry has far to go and learns
    /// fast; where they cancel, slowly (Beal and Smith, 1999).
    errors: f32,
    magnitudes: f32,
    visits: u32,
}

/// The entries of a board, as places in the tables.
pub type Slots = [u32; PLACEMENTS];

/// The tables.
///
/// At first all entries, 1.1 GB. After [`Tables::prune`] those that were kept, which stay in the processor's caches.
pub struct Tables {
    /// The first of equal entries, for the five shapes of four cells.
    firsts: Vec<u16>,
    entries: Vec<Entry>,
    kept: Option<SlotMap>,
}

impl Tables {
    /// Tables that know nothing.
    pub fn new() -> Self {
        let firsts = (0..FOURS).map(|i| first_of_equals(i / QUADS, i % QUADS) as u16).collect();
        Self { firsts, entries: vec![Entry::default(); ALL], kept: None }
    }

    /// Takes over the values of a net. How sure they are is not known; see [`Games::listen`].
    ///
    /// [`Games::listen`]: super::games::Games::listen
    pub fn take(&mut self, net: &Coarse) {
        for (i, &value) in net.quads.iter().flatten().enumerate() {
            self.entries[i].value = value as f32 * net.quantum;
        }
        for (shape, entries) in net.sixes.iter().enumerate() {
            for &(key, value) in entries {
                self.entries[FOURS + shape * HEXES + key as usize].value = value as f32 * net.quantum;
            }
        }
    }

    /// The entries of a board.
    #[inline]
    pub fn slots(&self, board: Board) -> Slots {
        let placements = Placements::of(board);
        let mut slots = [0; PLACEMENTS];
        for (i, (shape, entry)) in QUAD_SHAPES.into_iter().zip(placements.quads).enumerate() {
            let table = shape * QUADS;
            slots[i] = (table + usize::from(self.firsts[table + usize::from(entry)])) as u32;
        }
        for (i, (shape, &key)) in placements.sixes.iter().flat_map(|keys| keys.iter().enumerate()).enumerate()
        {
            let number = (FOURS + shape * HEXES) as u32 + key;
            slots[QUAD_SHAPES.len() + i] = self.kept.as_ref().map_or(number, |kept| kept.slot(number));
        }
        slots
    }

    /// The points to come.
    #[inline]
    pub fn value(&self, slots: &Slots) -> f32 {
        slots.iter().filter(|&&slot| slot != NOWHERE).map(|&slot| self.entries[slot as usize].value).sum()
    }

    /// Moves the value of a board towards what it should have been, by a share of the way that is the entries' own affair
    /// and is multiplied by `pace`.
    pub fn learn(&mut self, slots: &Slots, target: f32, pace: f32) {
        let found = slots.iter().filter(|&&slot| slot != NOWHERE);
        let error = (target - self.value(slots)) / found.clone().count() as f32;
        for &slot in found {
            let entry = &mut self.entries[slot as usize];
            let rate = if entry.magnitudes > 0.0 {
                (entry.errors.abs() / entry.magnitudes).max(LEAST_RATE)
            } else {
                1.0
            };
            entry.value += error * rate * pace;
            entry.errors += error;
            entry.magnitudes += error.abs();
            entry.visits = entry.visits.saturating_add(1);
        }
    }

    /// Forgets how often entries were seen, and a part of the errors: the next errors count for more, but all entries go on
    /// from a rate of `rate`.
    pub fn renew(&mut self, memory: f32, rate: f32) {
        for entry in &mut self.entries {
            entry.magnitudes *= memory;
            entry.errors = entry.magnitudes * rate;
            entry.visits = 0;
        }
    }

    /// How much an entry matters.
    fn importance(&self, slot: u32) -> f32 {
        let Entry { value, visits, .. } = self.entries[slot as usize];
        visits as f32 * (value.abs() + LEAST_WEIGHT)
    }

    /// Keeps so many entries of six cells: those with the largest product of visits and weight. Entries of four cells stay
    /// where they are but forget what was hardly ever seen.
    pub fn prune(&mut self, keep: usize) {
        let mut sixes: Vec<u32> =
            (FOURS as u32..ALL as u32).filter(|&slot| self.entries[slot as usize].visits > 0).collect();
        println!("{} of {} entries of six cells are kept", keep.min(sixes.len()), sixes.len());
        sixes.sort_by(|&a, &b| self.importance(b).total_cmp(&self.importance(a)).then(a.cmp(&b)));
        sixes.truncate(keep);
        let known = |entry: &Entry| if entry.visits < LEAST_VISITS { Entry::default() } else { *entry };
        let mut entries: Vec<Entry> = self.entries[..FOURS].iter().map(known).collect();
        entries.extend(sixes.iter().map(|&slot| self.entries[slot as usize]));
        (self.entries, self.kept) = (entries, Some(SlotMap::new(&sixes, FOURS as u32)));
    }

    /// The net in units of `quantum` points, without the entries that it makes 0 and without those hardly ever seen since they
    /// were pruned or read. Only of pruned tables.
    pub fn coarse(&self, quantum: f32) -> Coarse {
        let whole = |slot: usize| {
            let Entry { value, visits, .. } = self.entries[slot];
            if visits < LEAST_VISITS { 0 } else { (value / quantum).round() as i32 }
        };
        let mut net = Coarse { quantum, ..Coarse::default() };
        net.quads = std::array::from_fn(|shape| {
            let first = |entry: usize| first_of_equals(shape, entry) == entry;
            (0..QUADS).map(|entry| if first(entry) { whole(shape * QUADS + entry) } else { 0 }).collect()
        });
        for (number, slot) in self.kept.iter().flat_map(SlotMap::iter) {
            let six = number as usize - FOURS;
            if whole(slot as usize) != 0 {
                net.sixes[six / HEXES].push(((six % HEXES) as u32, whole(slot as usize)));
            }
        }
        for entries in &mut net.sixes {
            entries.sort_by_key(|&(key, _)| cells_first(key));
        }
        net
    }

    /// Writes the values and magnitudes of tables that are not pruned, to go on from another time: pairs of 32-bit floats.
    pub fn save(&self, file: impl Write) -> std::io::Result<()> {
        let mut file = std::io::BufWriter::new(file);
        for entry in &self.entries {
            file.write_all(&entry.value.to_le_bytes())?;
            file.write_all(&entry.magnitudes.to_le_bytes())?;
        }
        file.flush()
    }

    /// Reads what [`Tables::save`] wrote. Rates begin anew; see [`Tables::renew`].
    pub fn load(&mut self, file: impl Read) -> std::io::Result<()> {
        let mut file = std::io::BufReader::new(file);
        let mut pair = [[0; 4]; 2];
        for entry in &mut self.entries {
            file.read_exact(pair.as_flattened_mut())?;
            let [value, magnitudes] = pair.map(f32::from_le_bytes);
            *entry = Entry { value, errors: 0.0, magnitudes, visits: 0 };
        }
        Ok(())
    }
}
