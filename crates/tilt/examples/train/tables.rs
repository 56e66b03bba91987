//! The tables while they are learned: every entry with what its own learning rate is computed from.

use std::io::{Read, Write};

use tilery_tilt::player::fast::Board;
use tilery_tilt::player::net::{Coarse, Placements, QUAD_SHAPES, QUADS, cells_first, first_of_equals};

use super::kept::{NOWHERE, SlotMap};

/// Entries of a table of a shape of six cells.
const HEXES: usize = 1 << 24;
/// The tables of a stage: five of shapes of four cells, two of shapes of six.
const FOURS: usize = 5 * QUADS;
const STAGE: usize = FOURS + 2 * HEXES;
/// The entries of a board.
const PLACEMENTS: usize = 33;
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

/// The tables of all stages.
///
/// At first all entries, 540 MB a stage. After [`Tables::prune`] those that were kept, which stay in the processor's caches.
pub struct Tables {
    stages: Vec<u8>,
    /// The first of equal entries, for the five shapes of four cells.
    firsts: Vec<u16>,
    entries: Vec<Entry>,
    kept: Option<SlotMap>,
}

impl Tables {
    /// Tables that know nothing, with a further stage from each of these greatest exponents on.
    pub fn new(stages: &[u8]) -> Self {
        Self {
            stages: stages.to_vec(),
            firsts: firsts(),
            entries: vec![Entry::default(); STAGE * (stages.len() + 1)],
            kept: None,
        }
    }

    /// The tables of a net, pruned as it is. How sure its values are is not known; see [`Games::listen`].
    ///
    /// [`Games::listen`]: super::games::Games::listen
    pub fn of_net(net: &Coarse) -> Self {
        let entry = |&value: &i32| Entry { value: value as f32 * net.quantum, ..Entry::default() };
        let mut entries: Vec<Entry> = net.quads.iter().flatten().flatten().map(entry).collect();
        let first = entries.len() as u32;
        let mut numbers = Vec::new();
        for (stage, shapes) in net.hexes.iter().enumerate() {
            for (shape, sixes) in shapes.iter().enumerate() {
                let table = (stage * STAGE + FOURS + shape * HEXES) as u32;
                numbers.extend(sixes.iter().map(|&(key, _)| table + key));
                entries.extend(sixes.iter().map(|(_, value)| entry(value)));
            }
        }
        let firsts = firsts();
        Self { stages: net.stages.clone(), firsts, entries, kept: Some(SlotMap::new(&numbers, first)) }
    }

    /// The entries of a board.
    #[inline]
    pub fn slots(&self, board: Board) -> Slots {
        let placements = Placements::of(board, &self.stages);
        let fours = placements.stage * if self.kept.is_some() { FOURS } else { STAGE };
        let sixes = placements.stage * STAGE + FOURS;
        let mut slots = [0; PLACEMENTS];
        for (i, (shape, entry)) in QUAD_SHAPES.into_iter().zip(placements.quads).enumerate() {
            let table = shape * QUADS;
            slots[i] = (fours + table + usize::from(self.firsts[table + usize::from(entry)])) as u32;
        }
        for (shape, keys) in placements.hexes.iter().enumerate() {
            for (i, &key) in keys.iter().enumerate() {
                let number = (sixes + shape * HEXES) as u32 + key;
                slots[17 + 8 * shape + i] = self.kept.as_ref().map_or(number, |kept| kept.slot(number));
            }
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

    /// Begins the later stages anew, with what the first knows of boards whose large tiles are half as large: without that, a
    /// stage looks so poor at first that the player avoids it and never learns otherwise.
    ///
    /// Of pruned tables, each later stage keeps so many entries of six cells: those that matter most in the first.
    pub fn borrow(&mut self, keep: usize) {
        let size = if self.kept.is_some() { FOURS } else { STAGE };
        for slot in size..size * (self.stages.len() + 1) {
            let offset = slot % size;
            let lender = if offset < FOURS {
                let table = offset / QUADS * QUADS;
                table + usize::from(self.firsts[table + halved(offset - table)])
            } else {
                let table = FOURS + (offset - FOURS) / HEXES * HEXES;
                table + halved(offset - table)
            };
            self.entries[slot] = Entry { visits: 0, ..self.entries[lender] };
        }
        let Some(kept) = self.kept.take() else { return };
        let mut sixes: Vec<(u32, u32)> =
            kept.iter().filter(|&(number, _)| (number as usize) < STAGE).collect();
        sixes.sort_by(|&(_, a), &(_, b)| self.importance(b).total_cmp(&self.importance(a)).then(a.cmp(&b)));
        let first = size * (self.stages.len() + 1);
        let mut lent: Vec<(u32, Entry)> =
            sixes.iter().map(|&(number, slot)| (number, self.entries[slot as usize])).collect();
        for stage in 1..=self.stages.len() {
            for i in 0..keep.min(sixes.len()) {
                let (number, entry) = lent[i];
                let key = (number as usize - FOURS) % HEXES;
                let number = number as usize - key + doubled(key) + stage * STAGE;
                lent.push((number as u32, Entry { visits: 0, ..entry }));
            }
        }
        self.entries.truncate(first);
        self.entries.extend(lent.iter().map(|&(_, entry)| entry));
        let numbers: Vec<u32> = lent.iter().map(|&(number, _)| number).collect();
        self.kept = Some(SlotMap::new(&numbers, first as u32));
    }

    /// How much an entry matters.
    fn importance(&self, slot: u32) -> f32 {
        let Entry { value, visits, .. } = self.entries[slot as usize];
        visits as f32 * (value.abs() + LEAST_WEIGHT)
    }

    /// Keeps so many entries of six cells: those with the largest product of visits and weight. Entries of four cells stay
    /// where they are but forget what was hardly ever seen.
    pub fn prune(&mut self, keep: usize) {
        let mut sixes: Vec<u32> = (0..self.entries.len() as u32)
            .filter(|&slot| slot as usize % STAGE >= FOURS && self.entries[slot as usize].visits > 0)
            .collect();
        println!("{} of {} entries of six cells are kept", keep.min(sixes.len()), sixes.len());
        sixes.sort_by(|&a, &b| self.importance(b).total_cmp(&self.importance(a)).then(a.cmp(&b)));
        sixes.truncate(keep);
        let mut entries = Vec::new();
        for stage in self.entries.chunks(STAGE) {
            entries.extend(
                stage[..FOURS]
                    .iter()
                    .map(|entry| if entry.visits < LEAST_VISITS { Entry::default() } else { *entry }),
            );
        }
        let kept = SlotMap::new(&sixes, entries.len() as u32);
        entries.extend(sixes.iter().map(|&slot| self.entries[slot as usize]));
        (self.entries, self.kept) = (entries, Some(kept));
    }

    /// The net in units of `quantum` points, without the entries that it makes 0 and without those hardly ever seen since they
    /// were pruned or read. Only of pruned tables.
    pub fn coarse(&self, quantum: f32) -> Coarse {
        let whole = |slot: usize| {
            let Entry { value, visits, .. } = self.entries[slot];
            if visits < LEAST_VISITS { 0 } else { (value / quantum).round() as i32 }
        };
        let mut net = Coarse { quantum, stages: self.stages.clone(), ..Coarse::default() };
        for stage in 0..=self.stages.len() {
            net.quads.push(std::array::from_fn(|shape| {
                let table = shape * QUADS;
                let first = |entry: usize| stage * FOURS + table + usize::from(self.firsts[table + entry]);
                (0..QUADS)
                    .map(|entry| if first_of_equals(shape, entry) == entry { whole(first(entry)) } else { 0 })
                    .collect()
            }));
            net.hexes.push(Default::default());
        }
        for (number, slot) in self.kept.iter().flat_map(SlotMap::iter) {
            let (stage, six) = (number as usize / STAGE, number as usize % STAGE - FOURS);
            if whole(slot as usize) != 0 {
                net.hexes[stage][six / HEXES].push(((six % HEXES) as u32, whole(slot as usize)));
            }
        }
        for entries in net.hexes.iter_mut().flatten() {
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

    /// Reads what [`Tables::save`] wrote, of as many stages. Rates begin anew; see [`Tables::renew`].
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

/// An entry with its large tiles, from the 1024 on, half as large. The small ones are what is being built, whatever stands beside.
fn halved(key: usize) -> usize {
    key - (0..6).map(|cell| usize::from(key >> (4 * cell) & 15 >= 10) << (4 * cell)).sum::<usize>()
}

/// An entry with its large tiles, from the 512 on, twice as large: the other way round.
fn doubled(key: usize) -> usize {
    key + (0..6)
        .map(|cell| usize::from((9..15).contains(&(key >> (4 * cell) & 15))) << (4 * cell))
        .sum::<usize>()
}

/// The first of equal entries, by shape and entry.
fn firsts() -> Vec<u16> {
    (0..FOURS).map(|i| first_of_equals(i / QUADS, i % QUADS) as u16).collect()
}
