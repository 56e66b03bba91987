//! The tables while they are learned: every entry with what its own learning rate is computed from.

use std::io::{Read, Write};

use tilery_tilt::player::fast::Board;
use tilery_tilt::player::net::{Coarse, Placements, QUAD_SHAPES, QUADS, cells_first, first_of_equals};

/// Entries of a table of a shape of six cells.
const HEXES: usize = 1 << 24;
/// The tables of a stage: five of shapes of four cells, two of shapes of six.
const FOURS: usize = 5 * QUADS;
const STAGE: usize = FOURS + 2 * HEXES;
/// The entries of a board.
const PLACEMENTS: usize = 33;
/// No entry learns slower than this, in shares of its error.
const LEAST_RATE: f32 = 1e-3;
/// An entry of four cells seen less often than this is not worth its bytes.
const LEAST_VISITS: u32 = 8;
/// Added to a weight where entries are compared: what is seen often matters though its weight is small so far.
const LEAST_WEIGHT: f32 = 20.0;
/// An entry that was pruned away.
const NOWHERE: u32 = u32::MAX;

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
    kept: Option<Kept>,
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
        Self { stages: net.stages.clone(), firsts, entries, kept: Some(Kept::new(&numbers, first)) }
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

    /// Gives entries of later stages that were never seen the values that the first stage has for them, of tiles as much
    /// smaller as makes the largest no larger than the first stage knows.
    pub fn borrow(&mut self) {
        let Some(&known) = self.stages.first() else { return };
        for slot in STAGE..self.entries.len() {
            if self.entries[slot].magnitudes > 0.0 {
                continue;
            }
            let offset = slot % STAGE;
            let (table, key, cells) = if offset < FOURS {
                (offset / QUADS * QUADS, offset % QUADS, 4)
            } else {
                let table = FOURS + (offset - FOURS) / HEXES * HEXES;
                (table, offset - table, 6)
            };
            let largest = (0..cells).map(|cell| key >> (4 * cell) & 15).max().unwrap_or(0);
            let mut lower = key;
            for _ in usize::from(known)..=largest {
                // Only the large ones: the small ones are what is being built, whatever stands beside.
                lower -= (0..cells)
                    .map(|cell| usize::from(lower >> (4 * cell) & 15 >= 10) << (4 * cell))
                    .sum::<usize>();
            }
            let first = if offset < FOURS { usize::from(self.firsts[table + lower]) } else { lower };
            let lender = self.entries[table + first];
            let little = lender.magnitudes * 0.05;
            self.entries[slot] = Entry { value: lender.value, errors: little, magnitudes: little, visits: 0 };
        }
    }

    /// Keeps so many entries of six cells: those with the largest product of visits and weight. Entries of four cells stay
    /// where they are but forget what was hardly ever seen.
    pub fn prune(&mut self, keep: usize) {
        let importance = |slot: u32| {
            let Entry { value, visits, .. } = self.entries[slot as usize];
            visits as f32 * (value.abs() + LEAST_WEIGHT)
        };
        let mut sixes: Vec<u32> = (0..self.entries.len() as u32)
            .filter(|&slot| slot as usize % STAGE >= FOURS && self.entries[slot as usize].visits > 0)
            .collect();
        println!("{} of {} entries of six cells are kept", keep.min(sixes.len()), sixes.len());
        sixes.sort_by(|&a, &b| importance(b).total_cmp(&importance(a)).then(a.cmp(&b)));
        sixes.truncate(keep);
        let mut entries = Vec::new();
        for stage in self.entries.chunks(STAGE) {
            entries.extend(
                stage[..FOURS]
                    .iter()
                    .map(|entry| if entry.visits < LEAST_VISITS { Entry::default() } else { *entry }),
            );
        }
        let kept = Kept::new(&sixes, entries.len() as u32);
        entries.extend(sixes.iter().map(|&slot| self.entries[slot as usize]));
        (self.entries, self.kept) = (entries, Some(kept));
    }

    /// The net in units of `quantum` points, without the entries that it makes 0. Only after [`Tables::prune`].
    pub fn coarse(&self, quantum: f32) -> Coarse {
        let whole = |slot: usize| (self.entries[slot].value / quantum).round() as i32;
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
        for (number, slot) in self.kept.iter().flat_map(Kept::iter) {
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

/// The first of equal entries, by shape and entry.
fn firsts() -> Vec<u16> {
    (0..FOURS).map(|i| first_of_equals(i / QUADS, i % QUADS) as u16).collect()
}

/// Where the entries of six cells went that were kept: a map of their numbers among all entries.
struct Kept {
    /// A number and the slot it is now in, [`NOWHERE`] if unused.
    places: Vec<(u32, u32)>,
    shift: u32,
}

impl Kept {
    /// The numbers go to the slots from `first` on.
    fn new(numbers: &[u32], first: u32) -> Self {
        let bits = (2 * numbers.len().max(8)).next_power_of_two().trailing_zeros();
        let mut kept = Self { places: vec![(0, NOWHERE); 1 << bits], shift: 32 - bits };
        for (slot, &number) in (first..).zip(numbers) {
            let place = kept.place(number);
            kept.places[place] = (number, slot);
        }
        kept
    }

    /// Where the number is, or would be.
    #[inline]
    fn place(&self, number: u32) -> usize {
        let mut place = (number.wrapping_mul(0x9E37_79B1) >> self.shift) as usize;
        while self.places[place].1 != NOWHERE && self.places[place].0 != number {
            place = (place + 1) & (self.places.len() - 1);
        }
        place
    }

    #[inline]
    fn slot(&self, number: u32) -> u32 {
        self.places[self.place(number)].1
    }

    fn iter(&self) -> impl Iterator<Item = (u32, u32)> {
        self.places.iter().copied().filter(|&(_, slot)| slot != NOWHERE)
    }
}
