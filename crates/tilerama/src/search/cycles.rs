//! A table of the fewest known pushes that cycle three tiles and leave all others in place, for all cells and
//! layouts.
//!
//! Commutators (`a b a⁻¹ b⁻¹`) of short [`Words`] do this wherever the cells moved by `a` and by `b` have
//! exactly one in common. Conjugates (`p c p⁻¹`) bring a cycle to other cells: pushes move three tiles to a
//! known cycle, and are undone after it. This is how people solve permutation puzzles (Joyner, *Adventures in
//! Group Theory*, 2008).

use tilery_kit::Budget;

use crate::push::Push;
use crate::push::{Code, joints};
use crate::zone::Zone;

use super::NONE;
use super::layouts::Layouts;
use super::words::Words;

/// The maximum number of entries of the table, in total and per millisecond of a time limit: enough for
/// eleven rows and columns without spaces, or six with one.
const MOST_ENTRIES: usize = 1 << 21;
const ENTRIES_PER_MS: f64 = 5_000.0;
/// The maximum length of a cycle, in pushes.
const MOST_PUSHES: u8 = 120;
/// The number of cycles that cost as much as one node.
const CYCLES_PER_NODE: usize = 8;

/// The known cycles of three tiles, for each layout of the empty spaces.
pub struct Cycles {
    pub layouts: Layouts,
    /// Pushes from the first layout back to it that are odd permutations.
    pub odd_words: Vec<Vec<Push>>,
    /// The number of cells.
    size: usize,
    cycles: Vec<Cycle>,
    /// The cycles that are not conjugates.
    first: Vec<Vec<Push>>,
    /// For each layout and three cells, the number of pushes, and the index of the cycle.
    lengths: Vec<u8>,
    numbers: Vec<u32>,
}

/// A cycle: the tile of each of three cells moves to the next of these cells.
struct Cycle {
    cells: [u8; 3],
    layout: u32,
    source: Source,
}

enum Source {
    /// An index of [`Cycles::first`].
    First(u32),
    /// Another cycle, between the inverse of an effect in its layout and the effect.
    Conjugate { cycle: u32, effect: u16 },
}

impl Cycles {
    /// The cycles of boards with the final empty spaces of `home`. `None` if there are compound pieces, too
    /// many cells or layouts, or no cycles, or if the budget runs out.
    pub fn new(zone: &Zone, home: &[Code], budget: &mut Budget<'_>) -> Option<Self> {
        let size = home.len();
        let per_layout = size.pow(3);
        let most = budget.time().map_or(MOST_ENTRIES, |ms| MOST_ENTRIES.min((ms * ENTRIES_PER_MS) as usize));
        if per_layout > most || home.iter().any(|&tile| joints(tile) != 0) {
            return None;
        }
        let layouts = Layouts::new(zone, home, most / per_layout, budget)?;
        let entries = layouts.len() * per_layout;
        let Words { cycles: first, odd } = Words::new(zone, &layouts, budget)?;
        let mut cycles = Self {
            layouts,
            odd_words: odd,
            size,
            cycles: Vec::new(),
            first: Vec::new(),
            lengths: vec![u8::MAX; entries],
            numbers: vec![NONE; entries],
        };
        cycles.spread(first, budget)?;
        (!cycles.cycles.is_empty()).then_some(cycles)
    }

    /// The number of pushes of the shortest cycle.
    pub fn shortest(&self) -> usize {
        self.first.iter().map(Vec::len).min().unwrap_or(0)
    }

    /// The number of pushes in a layout that move the tile of each of three cells to the next, and the tile
    /// of the last cell to the first. `u8::MAX` if no such pushes are known.
    pub fn length(&self, layout: u32, cells: [u8; 3]) -> u8 {
        self.lengths[self.slot(layout, cells)]
    }

    /// The pushes that [`Self::length`] counts.
    pub fn pushes(&self, layout: u32, cells: [u8; 3]) -> Option<Vec<Push>> {
        let (mut before, mut after) = (Vec::new(), Vec::new());
        let mut number = self.numbers[self.slot(layout, cells)];
        loop {
            match self.cycles.get(number as usize)?.source {
                Source::First(which) => {
                    after.reverse();
                    return Some([&before[..], &self.first[which as usize], &after].concat());
                }
                Source::Conjugate { cycle, effect } => {
                    let inner = &self.cycles[cycle as usize];
                    let effect = &self.layouts.effects(inner.layout)[usize::from(effect)];
                    before.push(effect.back);
                    after.push(effect.push);
                    number = cycle;
                }
            }
        }
    }

    /// Finds the conjugates, shortest first (Dijkstra, 1959).
    fn spread(&mut self, first: Vec<([u8; 3], Vec<Push>)>, budget: &mut Budget<'_>) -> Option<()> {
        let mut by_length: Vec<Vec<Cycle>> = Vec::new();
        by_length.resize_with(usize::from(MOST_PUSHES) + 1, Vec::new);
        for (cells, pushes) in first {
            if pushes.len() < by_length.len() && pushes.len() < usize::from(self.length(0, cells)) {
                self.note(0, cells, pushes.len() as u8, NONE);
                let source = Source::First(self.first.len() as u32);
                by_length[pushes.len()].push(Cycle { cells, layout: 0, source });
                self.first.push(pushes);
            }
        }
        for length in 0..=MOST_PUSHES {
            for cycle in std::mem::take(&mut by_length[usize::from(length)]) {
                let slot = self.slot(cycle.layout, cycle.cells);
                if self.lengths[slot] < length || self.numbers[slot] != NONE {
                    continue;
                }
                let number = self.cycles.len() as u32;
                if self.cycles.len().is_multiple_of(CYCLES_PER_NODE) && !budget.spend(1) {
                    return None;
                }
                self.note(cycle.layout, cycle.cells, length, number);
                for by in 0..self.layouts.effects(cycle.layout).len() {
                    let effect = &self.layouts.effects(cycle.layout)[by];
                    let (layout, cells) =
                        (effect.layout, cycle.cells.map(|cell| effect.to[usize::from(cell)]));
                    let length = length + 2;
                    if length <= MOST_PUSHES && length < self.length(layout, cells) {
                        self.note(layout, cells, length, NONE);
                        let source = Source::Conjugate { cycle: number, effect: by as u16 };
                        by_length[usize::from(length)].push(Cycle { cells, layout, source });
                    }
                }
                self.cycles.push(cycle);
            }
        }
        Some(())
    }

    fn slot(&self, layout: u32, cells: [u8; 3]) -> usize {
        cells.iter().fold(layout as usize, |slot, &cell| slot * self.size + usize::from(cell))
    }

    /// Records a cycle under each rotation of its cells.
    fn note(&mut self, layout: u32, [a, b, c]: [u8; 3], length: u8, number: u32) {
        for cells in [[a, b, c], [b, c, a], [c, a, b]] {
            let slot = self.slot(layout, cells);
            (self.lengths[slot], self.numbers[slot]) = (length, number);
        }
    }
}
