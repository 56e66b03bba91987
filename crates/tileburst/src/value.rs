//! What a grid is worth to a player who goes on from it, in points.
//!
//! Lines of one colour that may still become full count the more the fuller they are; groups count towards what a retreat
//! would bring; room counts, since without it there is nothing but the retreat. All weights were found by playing.

use crate::field::{Cells, Field, MAX_SIZE, MIN_SIZE};
use crate::tile::Colour;

/// Rows, then columns.
const LINES: usize = 2 * MAX_SIZE as usize;

/// The weights of the parts.
#[derive(Debug, Clone, Copy)]
pub struct Weights {
    /// Of a line of one colour, in hundredths of its points when full, at the square of how full it is.
    pub line: i32,
    /// Of a group, in hundredths of what its blocks would bring.
    pub group: i32,
    /// Of a free cell, in points of a block.
    pub free: i32,
    /// Of a free square of two by two.
    pub square: i32,
    /// Of four free cells in a row.
    pub bar: i32,
    /// Of a group below the threshold, in hundredths, at the square of how near it is.
    pub below: i32,
    /// At which power of its fullness a line counts: from 2 to 4.
    pub power: i32,
    /// Against each side between a free cell and a block.
    pub rough: i32,
    /// Of a size more, in hundredths of a line's points.
    pub size: i32,
}

impl Weights {
    /// Those that play best.
    pub const BEST: Self =
        Self { line: 45, group: 86, free: 37, square: 19, bar: 8, below: 34, power: 4, rough: 2, size: 55 };
}

/// A grid with what a search needs to know of it.
#[derive(Debug, Clone)]
pub struct Ground<'a> {
    /// The grid.
    pub field: Field,
    /// Its free cells.
    pub free: Cells,
    all: Cells,
    /// Whether a line is complete already, as a shrink can leave it: the next placement clears it, wherever it lies.
    has_line: bool,
    weights: &'a Weights,
    /// How many blocks of each colour a line has.
    counts: [[u8; 5]; LINES],
    /// How many blocks a line has.
    totals: [u8; LINES],
    /// What each line is worth.
    lines: [i32; LINES],
    /// By colour, where each group begins in `groups`.
    starts: [usize; 6],
    groups: Vec<Cells>,
    /// The worth of all lines and groups.
    sum: i32,
}

/// A shape on a spot, ready to be tried.
#[derive(Debug, Clone, Copy)]
pub struct Trial {
    /// The cells that it takes.
    pub cells: Cells,
    /// They and their neighbours.
    pub around: Cells,
    /// Its first row and column.
    pub corner: (u8, u8),
    /// How many cells each of its rows and columns has; 0 beyond its box.
    pub rows: [u8; 6],
    /// As `rows`.
    pub cols: [u8; 6],
}

impl<'a> Ground<'a> {
    /// Looks at a grid.
    #[inline(never)]
    pub fn new(field: Field, weights: &'a Weights) -> Self {
        let size = field.size();
        let mut ground = Self {
            field,
            free: field.free(),
            all: Cells::all(size),
            has_line: false,
            weights,
            counts: [[0; 5]; LINES],
            totals: [0; LINES],
            lines: [0; LINES],
            starts: [0; 6],
            groups: Vec::with_capacity(16),
            sum: 0,
        };
        for colour in Colour::ALL {
            let of = field.of(colour);
            for cell in of.iter() {
                for line in [usize::from(cell.row), usize::from(MAX_SIZE) + usize::from(cell.col)] {
                    ground.counts[line][colour as usize] += 1;
                    ground.totals[line] += 1;
                }
            }
            Field::groups(of, &mut ground.groups);
            ground.starts[colour as usize + 1] = ground.groups.len();
        }
        for first in [0, usize::from(MAX_SIZE)] {
            for line in first..first + usize::from(size) {
                let most = ground.counts[line].into_iter().max().unwrap_or(0);
                ground.has_line |= most == size;
                ground.lines[line] = ground.line(most, ground.totals[line]);
                ground.sum += ground.lines[line];
            }
        }
        ground.sum += ground.groups.iter().map(|group| ground.group(group.count())).sum::<i32>();
        ground
    }

    /// What the grid is worth, points made so far apart.
    pub fn worth(&self) -> i32 {
        self.sum + self.room(self.free) + self.bonus()
    }

    fn points(&self) -> i32 {
        self.field.line_points() as i32
    }

    /// A line with so many blocks of one colour and so many in all.
    fn line(&self, of_one: u8, total: u8) -> i32 {
        if of_one < total {
            return 0;
        }
        let (n, size) = (i32::from(of_one), i32::from(self.field.size()));
        let power = self.weights.power as u32;
        self.points() * self.weights.line / 100 * n.pow(power) / size.pow(power)
    }

    fn group(&self, count: u32) -> i32 {
        let (n, threshold) = (count as i32, self.field.threshold() as i32);
        let sure = self.field.block_points() as i32 * n;
        if n >= threshold {
            sure * self.weights.group / 100
        } else {
            sure * n * self.weights.below / (100 * threshold)
        }
    }

    #[inline(never)]
    fn room(&self, free: Cells) -> i32 {
        let pairs = free & free.moved_back(0, 1);
        let squares = (pairs & pairs.moved_back(1, 0)).count() as i32;
        let stacks = free & free.moved_back(1, 0);
        let bars = (pairs & pairs.moved_back(0, 2)).count() + (stacks & stacks.moved_back(2, 0)).count();
        let Weights { free: cell, square, bar, rough, .. } = *self.weights;
        let taken = self.all & !free;
        let sides = (taken & free.moved(0, 1)).count()
            + (taken & free.moved_back(0, 1)).count()
            + (taken & free.moved(1, 0)).count()
            + (taken & free.moved_back(1, 0)).count();
        free.count() as i32 * cell - sides as i32 * rough + squares * square + bars as i32 * bar
    }

    fn bonus(&self) -> i32 {
        i32::from(self.field.size() - MIN_SIZE) * self.points() * self.weights.size / 100
    }

    /// What the grid is worth with a tile of a colour on free cells; none when a line is cleared then.
    #[inline(never)]
    pub fn tried(&self, colour: Colour, trial: &Trial) -> Option<i32> {
        if self.has_line {
            return None;
        }
        let mut sum = self.sum;
        let size = self.field.size();
        for (first, parts) in [(trial.corner.0, &trial.rows), (MAX_SIZE + trial.corner.1, &trial.cols)] {
            for (line, &part) in (usize::from(first)..).zip(parts) {
                if part == 0 {
                    break;
                }
                let own = self.counts[line][colour as usize] + part;
                if own == size {
                    return None;
                }
                sum += self.line(own, self.totals[line] + part) - self.lines[line];
            }
        }
        let mut count = trial.cells.count();
        for group in &self.groups[self.starts[colour as usize]..self.starts[colour as usize + 1]] {
            if group.meets(trial.around) {
                let n = group.count();
                sum -= self.group(n);
                count += n;
            }
        }
        sum += self.group(count);
        Some(sum + self.room(self.free & !trial.cells) + self.bonus())
    }
}

#[cfg(test)]
mod tests {
    use tilery_kit::Cell;

    use super::*;

    #[test]
    fn a_line_that_a_shrink_completed_is_cleared_by_any_placement() {
        let mut field = Field::new(5);
        let trial = Trial {
            cells: Cells::one(Cell::new(4, 4)),
            around: Cells::one(Cell::new(4, 4)).widened(),
            corner: (4, 4),
            rows: [1, 0, 0, 0, 0, 0],
            cols: [1, 0, 0, 0, 0, 0],
        };
        field.put(Colour::Blue, Cells::row(0, 5) & !Cells::one(Cell::new(0, 4)));
        assert!(Ground::new(field, &Weights::BEST).tried(Colour::Red, &trial).is_some());
        field.put(Colour::Blue, Cells::row(0, 5));
        assert_eq!(Ground::new(field, &Weights::BEST).tried(Colour::Red, &trial), None);
    }
}
