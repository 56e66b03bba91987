//! The board: bricks, columns, the lines of bricks on the four sides, and the stack.

use tilery_kit::{Aside, Key, Keys, Rng};

use crate::square::{SIZE, Side, Square};
use crate::tally::Tally;

/// The number of visible bricks of the stack.
pub const SEEN: usize = 3;
/// The smallest block, in bricks.
pub const LEAST_BLOCK: usize = 3;
/// The game is lost when this many blocks have been used without clearing the level.
pub const MAX_BLOCKS: u32 = 64;
pub const MAX_COLOURS: u8 = 10;

/// The colour of a brick: a number from 0 to [`MAX_COLOURS`] - 1, in text a letter from `a` on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Colour(pub(crate) u8);

impl Colour {
    /// The number of the colour, from 0.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The key by which translated sentences select the colour's name: its letter.
    pub fn name(self) -> &'static str {
        ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"].get(usize::from(self.0)).copied().unwrap_or("a")
    }

    /// The letter of the colour in text, from `a`.
    pub fn letter(self) -> char {
        char::from(b'a' + self.0)
    }
}

/// A brick.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Brick {
    /// The colour of the brick.
    pub colour: Colour,
    /// The brick's identity, from the stack until it is eliminated.
    pub key: Aside<Key>,
}

/// The brick in each row, from the top, and column, if any.
pub type Cells = [[Option<Brick>; SIZE]; SIZE];

/// A board with the bricks around it, the level, the score and the generator.
#[derive(Debug, Clone, PartialEq)]
pub struct Board {
    pub(crate) level: u32,
    pub(crate) score: u64,
    /// Blocks used in this level.
    pub(crate) blocks: u32,
    pub(crate) cells: Cells,
    /// For each side, the inner and then the outer line, from the left or from the top.
    pub(crate) sides: [[[Brick; SIZE]; 2]; 4],
    /// The visible bricks, the next brick first.
    pub(crate) stack: [Brick; SEEN],
    pub(crate) rng: Rng,
    pub(crate) keys: Aside<Keys>,
    pub(crate) tally: Aside<Tally>,
}

impl Board {
    /// The level, from 1.
    pub fn level(&self) -> u32 {
        self.level
    }

    /// The score.
    pub fn score(&self) -> u64 {
        self.score
    }

    /// The number of blocks used in this level.
    pub fn blocks(&self) -> u32 {
        self.blocks
    }

    /// The bricks on the board.
    pub fn cells(&self) -> &Cells {
        &self.cells
    }

    /// A side's inner line, then its outer line, each from the left or from the top.
    pub fn lines(&self, side: Side) -> &[[Brick; SIZE]; 2] {
        &self.sides[side as usize]
    }

    /// The visible bricks of the stack, the next brick first.
    pub fn stack(&self) -> &[Brick; SEEN] {
        &self.stack
    }

    /// The random generator.
    pub fn rng(&self) -> &Rng {
        &self.rng
    }

    /// The counts behind the charts of the running game.
    pub fn tally(&self) -> &Tally {
        &self.tally.0
    }

    /// The number of bricks on the board.
    pub fn count(&self) -> usize {
        self.cells.iter().flatten().flatten().count()
    }

    /// True if the board has no bricks.
    pub fn is_empty(&self) -> bool {
        self.count() == 0
    }

    /// True if every cell is covered.
    pub fn is_covered(&self) -> bool {
        self.count() == SIZE * SIZE
    }

    /// True if the column is full.
    pub fn is_full(&self, column: usize) -> bool {
        self.cells[0][column].is_some()
    }

    /// True if the game is over: all blocks are used, or all cells covered.
    pub fn is_over(&self) -> bool {
        self.blocks >= MAX_BLOCKS || self.is_covered()
    }

    /// Lets all unsupported bricks fall. Returns the length of the longest fall, in cells.
    pub(crate) fn fall(&mut self) -> usize {
        let mut longest = 0;
        for column in 0..SIZE {
            let mut floor = SIZE;
            for row in (0..SIZE).rev() {
                if let Some(brick) = self.cells[row][column].take() {
                    floor -= 1;
                    longest = longest.max(floor - row);
                    self.cells[floor][column] = Some(brick);
                }
            }
        }
        longest
    }

    /// Returns the first unsupported brick, in reading order.
    pub(crate) fn unsupported(&self) -> Option<Square> {
        squares().find(|&(row, column)| {
            row + 1 < SIZE && self.cells[row][column].is_some() && self.cells[row + 1][column].is_none()
        })
    }

    /// Returns all blocks on the board: groups of three or more bricks of one colour, joined by sides. The
    /// first square of a block is its first in reading order.
    pub(crate) fn standing_blocks(&self) -> Vec<Vec<Square>> {
        let mut seen = [[false; SIZE]; SIZE];
        let mut blocks = Vec::new();
        for place in squares() {
            let group = self.group(place, &mut seen);
            if group.len() >= LEAST_BLOCK {
                blocks.push(group);
            }
        }
        blocks
    }

    /// Returns the group of the brick at `place`, without bricks already marked in `seen`.
    pub(crate) fn group(&self, place: Square, seen: &mut [[bool; SIZE]; SIZE]) -> Vec<Square> {
        let Some(brick) = self.cells[place.0][place.1] else { return Vec::new() };
        if std::mem::replace(&mut seen[place.0][place.1], true) {
            return Vec::new();
        }
        let mut group = vec![place];
        let mut next = 0;
        while let Some(&from) = group.get(next) {
            next += 1;
            for (row, column) in neighbours(from) {
                let same = self.cells[row][column].is_some_and(|other| other.colour == brick.colour);
                if same && !std::mem::replace(&mut seen[row][column], true) {
                    group.push((row, column));
                }
            }
        }
        group
    }
}

/// All squares in reading order.
pub fn squares() -> impl Iterator<Item = Square> {
    (0..SIZE * SIZE).map(|n| (n / SIZE, n % SIZE))
}

/// Returns the squares that share a side with a square.
pub(crate) fn neighbours((row, column): Square) -> impl Iterator<Item = Square> {
    // Off the board, an index is 8 or wraps round from 0 - 1.
    [(row.wrapping_sub(1), column), (row, column + 1), (row + 1, column), (row, column.wrapping_sub(1))]
        .into_iter()
        .filter(|&(row, column)| row < SIZE && column < SIZE)
}
