//! Compacts trained tables into a net: only the most important entries of six cells are kept.
//!
//! The tables are redundant: a contribution common to several shapes can be stored in any of them. It is
//! moved to the smallest shape, so that the remaining entries are small and most of them can be dropped. This
//! does not change the values of boards:
//!
//! - If two placements of shapes of six cells overlap in at least three cells, the mean contribution of these
//!   cells is moved from one shape to the other, which minimises the sum of squares weighted by visits.
//! - The mean contribution of a shape of four cells within a shape of six is moved to the shape of four.

use tilery_tilt::search::net::{CoarseStage, QUADS, SIXES, cells_first, first_of_equals};

use super::games::Games;
use super::tables::{ALL, FOURS, HEXES, Tables};

/// The cells of the shapes of six, on the board.
const SHAPES: [[usize; 6]; SIXES] =
    [[0, 1, 2, 3, 4, 5], [4, 5, 6, 7, 8, 9], [0, 1, 2, 4, 5, 6], [4, 5, 6, 8, 9, 10]];
/// The shapes of four cells within shapes of six: the index of the larger and of the smaller shape, the
/// smaller shape's cells within the larger, and the number of placements of the larger shape that contain
/// each placement of the smaller.
const WITHIN: [(usize, usize, [u32; 4], f64); 8] = [
    (0, 0, [0, 1, 2, 3], 2.0),
    (0, 2, [0, 1, 4, 5], 2.0),
    (1, 1, [0, 1, 2, 3], 2.0),
    (1, 3, [0, 4, 1, 5], 2.0),
    (2, 2, [0, 1, 3, 4], 2.0),
    (2, 3, [1, 2, 4, 5], 2.0),
    (3, 3, [0, 3, 1, 4], 2.0),
    (3, 4, [1, 2, 4, 5], 8.0),
];
/// The minimum overlap of shapes to be compared, in cells.
const SHARED: usize = 3;
/// The number of passes. More passes change almost nothing.
const ROUNDS: usize = 9;

/// An entry of six cells.
struct Entry {
    key: u32,
    visits: f64,
    value: f64,
}

impl Entry {
    /// The contents of some of its cells.
    fn part(&self, cells: &[u32]) -> usize {
        (0..).zip(cells).map(|(n, cell)| (self.key as usize >> (4 * cell) & 15) << (4 * n)).sum()
    }

    /// The squared error, weighted by visits, of dropping the entry.
    fn matters(&self) -> f64 {
        self.visits * self.value * self.value
    }
}

/// The tables of a stage in separate parts.
struct Parts<'a> {
    tables: &'a Tables,
    quads: Vec<f64>,
    /// The visited entries of each shape.
    sixes: [Vec<Entry>; SIXES],
}

/// Compacts a stage into units of `quantum` points, keeping the `keep` most important entries of six cells
/// among those visited in `boards` boards.
pub fn compact(tables: &Tables, games: &mut Games, boards: u64, keep: usize, quantum: f32) -> CoarseStage {
    let mut visits = vec![0u32; ALL];
    games.survey(tables, boards, |slots| slots.iter().for_each(|&slot| visits[slot as usize] += 1));
    let values = tables.values();
    let entry = |shape: usize, key: usize| {
        let slot = FOURS + shape * HEXES + key;
        let met = Entry { key: key as u32, visits: visits[slot].into(), value: values[slot].into() };
        (visits[slot] > 0).then_some(met)
    };
    let mut parts = Parts {
        tables,
        quads: values[..FOURS].iter().copied().map(f64::from).collect(),
        sixes: std::array::from_fn(|shape| (0..HEXES).filter_map(|key| entry(shape, key)).collect()),
    };
    let pairs = pairs();
    for _ in 0..ROUNDS {
        pairs.iter().for_each(|pair| parts.share(pair));
        parts.descend();
    }
    parts.coarse(keep, quantum.into(), boards)
}

/// Two overlapping placements of shapes, with the indices of the shared cells in each shape.
struct Pair {
    shapes: [usize; 2],
    cells: [Vec<u32>; 2],
}

/// Applies a symmetry of the board to a cell.
fn turned(symmetry: usize, cell: usize) -> usize {
    let (mut row, mut col) = (cell / 4, cell % 4);
    if symmetry & 1 != 0 {
        col = 3 - col;
    }
    if symmetry & 2 != 0 {
        row = 3 - row;
    }
    if symmetry & 4 != 0 { 4 * col + row } else { 4 * row + col }
}

fn pairs() -> Vec<Pair> {
    let mut pairs: Vec<Pair> = Vec::new();
    for (one, other) in (0..SIXES).flat_map(|one| (one..SIXES).map(move |other| (one, other))) {
        // The identity is skipped for a shape with itself: all cells would be shared.
        for symmetry in usize::from(one == other)..8 {
            let moved = SHAPES[other].map(|cell| turned(symmetry, cell));
            let shared = (0u32..).zip(SHAPES[one]).filter_map(|(n, cell)| {
                moved.iter().position(|&there| there == cell).map(|there| (n, there as u32))
            });
            let (here, there): (Vec<u32>, Vec<u32>) = shared.unzip();
            let cells = [here, there];
            let shapes = [one, other];
            if cells[0].len() >= SHARED
                && !pairs.iter().any(|pair| (pair.shapes, &pair.cells) == (shapes, &cells))
            {
                pairs.push(Pair { shapes, cells });
            }
        }
    }
    pairs
}

/// Means of entries, grouped by the contents of some cells.
struct Means {
    sums: Vec<f64>,
    visits: Vec<f64>,
}

impl Means {
    fn new(cells: usize) -> Self {
        Self { sums: vec![0.0; 1 << (4 * cells)], visits: vec![0.0; 1 << (4 * cells)] }
    }

    fn add(&mut self, part: usize, entry: &Entry, sign: f64) {
        self.sums[part] += sign * entry.visits * entry.value;
        self.visits[part] += entry.visits;
    }

    /// The mean, shrunk towards 0 if there are few visits.
    fn of(&self, part: usize) -> f64 {
        self.sums[part] / (self.visits[part] + 1.0)
    }
}

impl Parts<'_> {
    /// Moves contributions for shared cells between two shapes.
    fn share(&mut self, Pair { shapes: [one, other], cells: [here, there] }: &Pair) {
        let mut means = Means::new(here.len());
        self.sixes[*one].iter().for_each(|entry| means.add(entry.part(here), entry, 1.0));
        self.sixes[*other].iter().for_each(|entry| means.add(entry.part(there), entry, -1.0));
        // Moves within one shape change both sides.
        let share = if one == other { 0.5 } else { 1.0 };
        for entry in &mut self.sixes[*one] {
            entry.value -= share * means.of(entry.part(here));
        }
        for entry in &mut self.sixes[*other] {
            entry.value += share * means.of(entry.part(there));
        }
    }

    /// Moves contributions of shapes of six cells to the shapes of four within them.
    fn descend(&mut self) {
        for (six, quad, cells, times) in WITHIN {
            let tables = self.tables;
            let place = |entry: &Entry| tables.first(quad, entry.part(&cells)) as usize - quad * QUADS;
            let mut means = Means::new(4);
            self.sixes[six].iter().for_each(|entry| means.add(place(entry), entry, 1.0));
            for part in 0..QUADS {
                self.quads[quad * QUADS + part] += times * means.of(part);
            }
            for entry in &mut self.sixes[six] {
                entry.value -= means.of(place(entry));
            }
        }
    }

    /// The entries that are kept, as integers.
    fn coarse(&self, keep: usize, quantum: f64, boards: u64) -> CoarseStage {
        let mut weights: Vec<f64> = self.sixes.iter().flatten().map(Entry::matters).collect();
        weights.sort_by(|one, other| other.total_cmp(one));
        let least = weights.get(keep).copied().unwrap_or(0.0);
        let lost = weights.iter().skip(keep).sum::<f64>() / boards as f64;
        println!(
            "{keep} of {} entries of six cells are kept; the root mean square error is {:.0} points per board",
            weights.len(),
            lost.sqrt()
        );
        let whole = |value: f64| (value / quantum).round() as i32;
        let mut net = CoarseStage::default();
        for (shape, table) in net.quads.iter_mut().enumerate() {
            for entry in (0..QUADS).filter(|&entry| first_of_equals(shape, entry) == entry) {
                table[entry] = whole(self.quads[shape * QUADS + entry]);
            }
        }
        for (known, entries) in net.sixes.iter_mut().zip(&self.sixes) {
            let kept = entries.iter().filter(|entry| entry.matters() > least);
            known.extend(kept.map(|entry| (entry.key, whole(entry.value))).filter(|&(_, value)| value != 0));
            known.sort_by_key(|&(key, _)| cells_first(key));
        }
        net
    }
}
