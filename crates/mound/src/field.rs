//! A board as the search has it: colours only, in a few machine words.

use crate::board::{Board, LEAST_BLOCK, SIZE, block_points};
use crate::moves::Flank;

/// The colour of a brick that has not been seen yet. Seen ones are colours from 1.
pub const UNKNOWN: u8 = 0;

/// The lowest cell of every column, where a column is a byte whose lowest bit is the floor.
const FLOOR: u64 = 0x0101_0101_0101_0101;

/// Eight columns, each from the floor up in fours of bits: 0 is an empty cell, else a colour from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    columns: [u32; SIZE],
}

/// How a field looks from afar.
#[derive(Debug, Clone, Copy, Default)]
pub struct Shape {
    /// Bricks without a neighbour of their colour.
    pub singles: u32,
    /// Groups of two.
    pub pairs: u32,
    /// How many colours there are.
    pub colours: u32,
    /// The squares of the columns' heights, added.
    pub height_sum: u32,
}

/// Where bricks of one colour stand: bit `8 column + height`.
type Plane = u64;

impl Field {
    /// The bricks of a board.
    pub fn of(board: &Board) -> Self {
        let mut columns = [0; SIZE];
        for row in board.cells() {
            for (column, brick) in columns.iter_mut().zip(row) {
                // From the top down, what was read first moves up.
                *column = *column << 4 | brick.map_or(0, |brick| u32::from(brick.colour.number()) + 1);
            }
        }
        Self { columns }
    }

    /// Whether no brick is left.
    pub fn is_empty(&self) -> bool {
        self.columns.iter().all(|&column| column == 0)
    }

    /// Whether every cell is covered.
    pub fn is_covered(&self) -> bool {
        (0..SIZE).all(|column| self.height(column) == SIZE)
    }

    /// A number that differs for different fields, as good as always.
    pub fn hash(&self) -> u64 {
        self.columns.iter().fold(0, |hash: u64, &column| {
            (hash.rotate_left(23) ^ u64::from(column)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        })
    }

    fn height(&self, column: usize) -> usize {
        SIZE - self.columns[column].leading_zeros() as usize / 4
    }

    fn at(&self, column: usize, height: usize) -> u8 {
        (self.columns[column] >> (4 * height) & 15) as u8
    }

    /// Drops a brick; false when the column is full.
    pub fn drop(&mut self, column: usize, brick: u8) -> bool {
        let height = self.height(column);
        if height < SIZE {
            self.columns[column] |= u32::from(brick) << (4 * height);
        }
        height < SIZE
    }

    /// Lifts a column with a brick; false when it is full.
    pub fn lift(&mut self, column: usize, brick: u8) -> bool {
        let has_room = self.height(column) < SIZE;
        if has_room {
            self.columns[column] = self.columns[column] << 4 | u32::from(brick);
        }
        has_room
    }

    /// Throws a brick from a flank, so many cells above the floor, or knocks with it; false when it cannot enter.
    pub fn fly(&mut self, flank: Flank, height: usize, brick: u8, knocks: bool) -> bool {
        let taken = |step: usize| self.height(flank.column(step)) > height;
        let free = (0..SIZE).take_while(|&step| !taken(step)).count();
        let run = (free..SIZE).take_while(|&step| taken(step)).count();
        if !knocks || run == 0 || free + run == SIZE {
            return free > 0 && self.drop(flank.column(free - 1), brick);
        }
        let mut pushed = brick;
        for step in free..free + run {
            let column = &mut self.columns[flank.column(step)];
            let next = *column >> (4 * height) & 15;
            *column = *column & !(15 << (4 * height)) | u32::from(pushed) << (4 * height);
            pushed = next as u8;
        }
        self.drop(flank.column(free + run), pushed)
    }

    /// Eliminates blocks until nothing changes; how many there were, and what they score.
    pub fn cascade(&mut self) -> (u32, u32) {
        let (mut blocks, mut points) = (0, 0);
        loop {
            let mut gone = 0;
            for plane in self.planes() {
                let mut seeds = crowded(plane);
                while seeds != 0 {
                    let block = flood(plane, seeds & seeds.wrapping_neg());
                    blocks += 1;
                    points += block_points(block.count_ones() as usize);
                    gone |= block;
                    seeds &= !block;
                }
            }
            if gone == 0 {
                return (blocks, points);
            }
            for column in 0..SIZE {
                self.remove(column, (gone >> (8 * column)) as u8);
            }
        }
    }

    /// Takes bricks out of a column, and lets the others fall.
    fn remove(&mut self, column: usize, gone: u8) {
        if gone == 0 {
            return;
        }
        let (mut left, mut height) = (0, 0);
        for from in (0..SIZE).filter(|from| gone >> from & 1 == 0) {
            left |= u32::from(self.at(column, from)) << (4 * height);
            height += 1;
        }
        self.columns[column] = left;
    }

    /// Where the bricks of each colour stand. The first plane, of the empty cells, is left empty.
    fn planes(&self) -> [Plane; 16] {
        let mut planes = [0; 16];
        for (n, &column) in self.columns.iter().enumerate() {
            let (mut rest, mut bit) = (column, 1 << (8 * n));
            while rest != 0 {
                planes[(rest & 15) as usize] |= bit;
                rest >>= 4;
                bit <<= 1;
            }
        }
        planes[0] = 0;
        planes
    }

    /// How the field looks from afar, when no block stands.
    pub fn shape(&self) -> Shape {
        let mut shape = Shape::default();
        for plane in self.planes() {
            let paired = neighbours(plane) & plane;
            shape.pairs += paired.count_ones() / 2;
            shape.singles += (plane & !paired).count_ones();
            shape.colours += u32::from(plane != 0);
        }
        for column in 0..SIZE {
            let height = self.height(column) as u32;
            shape.height_sum += height * height;
        }
        shape
    }
}

/// The cells beside those of a plane.
fn neighbours(plane: Plane) -> Plane {
    up(plane) | down(plane) | plane << 8 | plane >> 8
}

/// The cells above.
fn up(plane: Plane) -> Plane {
    (plane & !(FLOOR << 7)) << 1
}

/// The cells below.
fn down(plane: Plane) -> Plane {
    (plane & !FLOOR) >> 1
}

/// The cells of a plane with two neighbours or more in it. Every block has one.
fn crowded(plane: Plane) -> Plane {
    let (a, b, c, d) = (up(plane), down(plane), plane << 8, plane >> 8);
    plane & (a & b | c & d | (a | b) & (c | d))
}

/// The group that holds the cells of `seed`.
fn flood(plane: Plane, seed: Plane) -> Plane {
    let mut group = seed;
    loop {
        let grown = (group | neighbours(group)) & plane;
        if grown == group {
            debug_assert!(group.count_ones() as usize >= LEAST_BLOCK, "a crowded cell belongs to a block");
            return group;
        }
        group = grown;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves::{Kind, Move};
    use crate::notation::Params;
    use tilery_kit::{Reel, Rng};

    /// Random games, each move played on the board and on the field.
    #[test]
    fn a_field_does_as_the_board_does() {
        for (seed, params) in
            ["mixed-4-6-3", "mixed-5-8-5", "mixed-10-10-5"].into_iter().cycle().take(60).enumerate()
        {
            let params: Params = params.parse().expect("a scenario");
            let mut rng = Rng::from_seed(seed as u64);
            let mut board = Board::deal(&params, Rng::from_seed(seed as u64));
            while let Some(mv) = rng.pick(&board.moves(&params).collect::<Vec<_>>()).copied() {
                let mut field = Field::of(&board);
                let (level, score, blocks) = (board.level, board.score, board.blocks);
                let brick = board.lines(mv.side())[0][mv.index()].colour.number() + 1;
                let entered = match mv {
                    Move::Drop(column) => field.drop(column, brick),
                    Move::Lift(column) => field.lift(column, brick),
                    Move::Throw(flank, row) | Move::Knock(flank, row) => {
                        field.fly(flank, SIZE - 1 - row, brick, mv.kind() == Kind::Knock)
                    }
                };
                assert!(entered, "{mv}");
                let (new_blocks, points) = field.cascade();
                board.play(&params, mv, &mut Reel::silent()).expect("the move is legal");
                if board.level > level {
                    assert!(field.is_empty());
                    continue;
                }
                assert_eq!(field, Field::of(&board), "{mv}");
                assert_eq!((board.blocks, board.score), (blocks + new_blocks, score + u64::from(points)));
                assert_eq!(field.is_covered(), board.is_covered());
                assert_eq!(field.is_empty(), board.is_empty());
            }
        }
    }

    #[test]
    fn singles_and_pairs_are_counted() {
        let params: Params = "mixed-4-10-5".parse().expect("a scenario");
        let side = "aaaaaaaa+aaaaaaaa";
        let rows = "........-........-........-........-........-........-a.......-acb.bdd.";
        let text = format!("1/0/0/{rows}/{side}/{side}/{side}/{side}/abc");
        let board = crate::notation::parse_board(&params, &text).expect("a position");
        let Shape { singles, pairs, colours, height_sum } = Field::of(&board).shape();
        assert_eq!((singles, pairs, colours, height_sum), (3, 2, 4, 4 + 5));
    }
}
