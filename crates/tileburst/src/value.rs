//! The evaluation function of the search, linear in a few hundred features of the grid.
//!
//! A value is the expected discounted sum of the points still to come. The features are the grid's lines, its
//! groups, the pattern of free cells in the 3x3 square around each cell (an *n*-tuple network, with symmetric
//! patterns in one class), the sides between blocks of different colours, and the number of free cells. Each
//! feature has a weight for each grid size. The weights were trained by temporal difference learning
//! (`examples/train.rs`) and are stored in `weights.bin`.
//!
//! A search tries thousands of placements on one grid, so [`Ground`] computes its features once, and
//! [`Ground::tried`] applies only the changes made by a placement. A test compares the result with a full
//! evaluation.

mod weights;

use weights::{ENTRIES, SIDES, SQUARES, TABLE, by_blocks, by_exits, by_room};

use crate::field::{Cells, Field, MAX_SIZE, MIN_SIZE};
use crate::tile::Colour;

pub use weights::{PATTERNS, WEIGHTS, Weights, classes, is_of_sides};

/// The number of lines: rows, then columns.
const LINES: usize = 2 * MAX_SIZE as usize;
/// A connected group of blocks of one colour.
#[derive(Debug, Clone)]
struct Group {
    colour: Colour,
    /// The blocks and their neighbours.
    around: Cells,
    blocks: u32,
    exits: u32,
}

/// The free cells of each row, with a border of taken cells around the grid.
type Rows = [u16; MAX_SIZE as usize + 2];

/// The 3x3 pattern around a cell, given its three rows and its column.
fn pattern(rows: &[u16], col: usize) -> usize {
    usize::from((rows[0] >> col & 7) | (rows[1] >> col & 7) << 3 | (rows[2] >> col & 7) << 6)
}

/// A grid with its features, ready for trying placements.
#[derive(Debug, Clone)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Ground<'a> {
    pub field: Field,
    pub free: Cells,
    taken: Cells,
    weights: &'a [i32; TABLE],
    /// True if a line is already complete, as a shrink can leave it: any placement then clears it.
    has_line: bool,
    /// The number of blocks of each colour in each line.
    counts: [[u8; 5]; LINES],
    /// The number of blocks in each line.
    totals: [u8; LINES],
    /// True if all blocks of a line have one colour.
    is_pure: [bool; LINES],
    groups: Vec<Group>,
    rows: Rows,
    /// The pattern around each cell.
    squares: [[u16; MAX_SIZE as usize]; MAX_SIZE as usize],
    /// The number of sides between blocks of different colours.
    sides: u32,
    /// The value of all features.
    worth: i32,
}

/// A shape on a spot, prepared for [`Ground::tried`].
#[derive(Debug, Clone, Copy)]
pub struct Trial {
    /// The cells that the tile covers.
    pub cells: Cells,
    /// The cells and their neighbours.
    around: Cells,
    /// The first row and column of its box.
    corner: (u8, u8),
    /// The number of cells in each of its rows and columns; 0 beyond its box.
    rows: [u8; 6],
    cols: [u8; 6],
    /// The columns of the cells in each of its rows, as in [`Rows`].
    bits: [u16; 6],
}

impl Trial {
    /// Prepares a shape with the given cells in its box, placed at `corner`, where it covers `cells` of the
    /// grid.
    pub fn new(shape: impl Iterator<Item = (u8, u8)>, corner: (u8, u8), cells: Cells) -> Self {
        let mut trial =
            Self { cells, around: cells.widened(), corner, rows: [0; 6], cols: [0; 6], bits: [0; 6] };
        for (row, col) in shape {
            trial.rows[usize::from(row)] += 1;
            trial.cols[usize::from(col)] += 1;
            trial.bits[usize::from(row)] |= 2 << (corner.1 + col);
        }
        trial
    }
}

impl<'a> Ground<'a> {
    /// Computes the features of a grid.
    #[inline(never)]
    pub fn new(field: Field, weights: &'a Weights) -> Self {
        let size = field.size();
        let taken = field.taken();
        let mut ground = Self {
            field,
            free: Cells::all(size) & !taken,
            taken,
            weights: weights.of(size),
            has_line: false,
            counts: [[0; 5]; LINES],
            totals: [0; LINES],
            is_pure: [true; LINES],
            groups: Vec::with_capacity(24),
            rows: [0; MAX_SIZE as usize + 2],
            squares: [[0; MAX_SIZE as usize]; MAX_SIZE as usize],
            sides: 0,
            worth: 0,
        };
        let mut groups = Vec::with_capacity(24);
        for colour in Colour::ALL {
            let of = field.of(colour);
            for cell in of.iter() {
                for line in [usize::from(cell.row), usize::from(MAX_SIZE) + usize::from(cell.col)] {
                    ground.counts[line][colour as usize] += 1;
                    ground.totals[line] += 1;
                }
            }
            groups.clear();
            Field::groups(of, &mut groups);
            ground.groups.extend(groups.iter().map(|cells| {
                let around = cells.widened();
                Group { colour, around, blocks: cells.count(), exits: (around & ground.free).count() }
            }));
            let others = taken & !of;
            ground.sides += (of.moved(0, 1) & others).count() + (of.moved(1, 0) & others).count();
        }
        for line in ground.lines() {
            let most = ground.counts[line].into_iter().max().unwrap_or(0);
            ground.is_pure[line] = most == ground.totals[line];
            ground.has_line |= most == size;
        }
        for cell in ground.free.iter() {
            ground.rows[usize::from(cell.row) + 1] |= 2 << cell.col;
        }
        for (row, squares) in ground.squares.iter_mut().take(size.into()).enumerate() {
            for (col, square) in squares.iter_mut().take(size.into()).enumerate() {
                *square = pattern(&ground.rows[row..], col) as u16;
            }
        }
        let mut worth = 0;
        ground.each(|feature, times| worth += ground.weights[feature] * times);
        ground.worth = worth;
        ground
    }

    /// The rows and columns of the grid, as indices into `counts`.
    fn lines(&self) -> impl Iterator<Item = usize> + use<> {
        let size = usize::from(self.field.size());
        (0..size).chain(usize::from(MAX_SIZE)..usize::from(MAX_SIZE) + size)
    }

    /// Calls `feature` with the table index and count of each feature.
    fn each(&self, mut feature: impl FnMut(usize, i32)) {
        for line in self.lines() {
            feature(by_blocks(self.is_pure[line], self.totals[line]), 1);
        }
        for group in &self.groups {
            feature(by_exits(group.blocks, group.exits), 1);
        }
        let size = usize::from(self.field.size());
        for square in self.squares[..size].iter().flat_map(|row| &row[..size]) {
            feature(SQUARES + usize::from(*square), 1);
        }
        feature(SIDES, self.sides as i32);
        feature(by_room(self.free.count()), 1);
    }

    /// Calls `feature` with the index in the file and the count of each feature, for the trainer.
    pub fn features(&self, classes: &[u8; PATTERNS], mut feature: impl FnMut(usize, i32)) {
        let first = usize::from(self.field.size() - MIN_SIZE) * ENTRIES;
        self.each(|place, times| {
            let entry = place.checked_sub(SQUARES).map_or(place, |at| SQUARES + usize::from(classes[at]));
            feature(first + entry, times);
        });
    }

    /// The value of the grid, without points made so far.
    pub fn worth(&self) -> i32 {
        self.worth
    }

    /// The change in the value of free space by a tile on free cells, independent of its colour: an argument
    /// of [`Ground::tried`].
    #[inline(never)]
    pub fn room(&self, trial: &Trial) -> i32 {
        let (row, col) = (usize::from(trial.corner.0), usize::from(trial.corner.1));
        let mut rows = self.rows;
        let mut height = 0;
        while height < 6 && trial.rows[height] != 0 {
            rows[row + 1 + height] &= !trial.bits[height];
            height += 1;
        }
        let width = trial.cols.iter().position(|&cells| cells == 0).unwrap_or(6);
        let size = usize::from(self.field.size());
        let mut sum = 0;
        for row in row.saturating_sub(1)..(row + height + 1).min(size) {
            for col in col.saturating_sub(1)..(col + width + 1).min(size) {
                sum += self.weights[SQUARES + pattern(&rows[row..row + 3], col)]
                    - self.weights[SQUARES + usize::from(self.squares[row][col])];
            }
        }
        let free = self.free.count();
        sum + self.weights[by_room(free - trial.cells.count())] - self.weights[by_room(free)]
    }

    /// The value of the grid with a tile of a colour on free cells, given its [`Ground::room`]; `None` if a
    /// line would be cleared.
    #[inline(never)]
    pub fn tried(&self, colour: Colour, trial: &Trial, room: i32) -> Option<i32> {
        if self.has_line {
            return None;
        }
        let weights = self.weights;
        let mut sum = self.worth + room;
        let size = self.field.size();
        for (first, parts) in [(trial.corner.0, &trial.rows), (MAX_SIZE + trial.corner.1, &trial.cols)] {
            for (line, &part) in (usize::from(first)..).zip(parts) {
                if part == 0 {
                    break;
                }
                let (own, total) = (self.counts[line][colour as usize], self.totals[line]);
                if own + part == size {
                    return None;
                }
                sum += weights[by_blocks(own == total, total + part)]
                    - weights[by_blocks(self.is_pure[line], total)];
            }
        }
        let (mut blocks, mut around) = (trial.cells.count(), trial.around);
        for group in &self.groups {
            if !group.around.meets(trial.cells) {
                continue;
            }
            sum -= weights[by_exits(group.blocks, group.exits)];
            if group.colour == colour {
                blocks += group.blocks;
                around |= group.around;
            } else {
                let taken = (group.around & trial.cells).count();
                sum += weights[by_exits(group.blocks, group.exits - taken)];
            }
        }
        let exits = (around & self.free & !trial.cells).count();
        let others = self.taken & !self.field.of(colour);
        let sides = (trial.cells.moved(0, 1) & others).count()
            + (trial.cells.moved_back(0, 1) & others).count()
            + (trial.cells.moved(1, 0) & others).count()
            + (trial.cells.moved_back(1, 0) & others).count();
        Some(sum + weights[by_exits(blocks, exits)] + weights[SIDES] * sides as i32)
    }
}

#[cfg(test)]
mod tests {
    use tilery_kit::{Cell, Rng};

    use super::weights::{CLASSES, SIZES};
    use super::*;
    use crate::tile::Shape;

    #[test]
    fn a_line_that_a_shrink_completed_is_cleared_by_any_placement() {
        let weights = Weights::learned();
        let mut field = Field::new(5);
        let trial = Trial::new([(0, 0)].into_iter(), (4, 4), Cells::one(Cell::new(4, 4)));
        field.put(Colour::Blue, Cells::row(0, 5) & !Cells::one(Cell::new(0, 4)));
        assert!(Ground::new(field, &weights).tried(Colour::Red, &trial, 0).is_some());
        field.put(Colour::Blue, Cells::row(0, 5));
        assert_eq!(Ground::new(field, &weights).tried(Colour::Red, &trial, 0), None);
    }

    #[test]
    fn the_file_contains_all_weights() {
        assert_eq!(include_bytes!("weights.bin").len(), 2 * WEIGHTS);
        assert_eq!(usize::from(classes().into_iter().max().unwrap_or(0)) + 1, CLASSES);
    }

    /// On random grids, for several shapes on every spot, the incremental value equals the full evaluation.
    #[test]
    fn trying_a_placement_gives_the_value_of_the_grid_after_it() {
        // Random weights, so that different features have different weights.
        let mut rng = Rng::from_seed(1);
        let file: Vec<u8> = (0..2 * WEIGHTS).map(|_| rng.below(256) as u8).collect();
        let weights = Weights::read(&file);
        let mut tried = 0;
        for n in 0..300u32 {
            let size = MIN_SIZE + (n % SIZES as u32) as u8;
            let mut field = Field::new(size);
            for cell in Cells::all(size).iter() {
                if rng.below(100) < 10 + n % 60 {
                    field.put(Colour::ALL[rng.below(5) as usize], Cells::one(cell));
                }
            }
            let ground = Ground::new(field, &weights);
            for shape in ["1", "111", "110+011", "010+111+010", "1111+1000", "111111"].map(Shape::drawn) {
                for (_, laid) in shape.distinct() {
                    for (at, cells) in Field::spots(size, laid) {
                        if !ground.free.holds(cells) {
                            continue;
                        }
                        let trial = Trial::new(laid.cells(), (at.row as u8, at.col as u8), cells);
                        for colour in Colour::ALL {
                            let mut after = field;
                            after.put(colour, cells);
                            let seen = after.lines().is_empty().then(|| Ground::new(after, &weights).worth());
                            assert_eq!(ground.tried(colour, &trial, ground.room(&trial)), seen);
                            tried += 1;
                        }
                    }
                }
            }
        }
        assert!(tried > 1_000);
    }
}
