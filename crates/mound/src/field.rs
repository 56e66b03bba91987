//! A compact board for the search: colours only, as bitboards.

use crate::board::{Board, LEAST_BLOCK, MAX_COLOURS};
use crate::moves::Flank;
use crate::score::block_points;
use crate::square::SIZE;

/// The colour of a brick that is not visible yet. Visible colours are numbered from 1.
pub const UNKNOWN: u8 = 0;

/// The lowest cell of every column. A column is a byte whose lowest bit is the floor.
const FLOOR: Plane = 0x0101_0101_0101_0101;
/// The first column.
const COLUMN: Plane = 255;

/// A bitboard for each colour, and their union.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    planes: [Plane; MAX_COLOURS as usize],
    taken: Plane,
}

/// Features of a field for evaluation.
#[derive(Debug, Clone, Copy, Default)]
pub struct Shape {
    /// Bricks without a neighbour of their colour.
    pub singles: u32,
    /// Groups of two.
    pub pairs: u32,
    /// The number of colours present.
    pub colours: u32,
    /// The sum of the squared column heights.
    pub height_sum: u32,
}

/// A bitboard: the brick in a column at a height is bit `8 * column + height`.
type Plane = u64;

impl Field {
    /// The bricks of a board.
    pub fn of(board: &Board) -> Self {
        let mut field = Self { planes: [0; MAX_COLOURS as usize], taken: 0 };
        for (row, bricks) in board.cells().iter().enumerate() {
            for (column, brick) in bricks.iter().enumerate() {
                if let Some(brick) = brick {
                    field.put(column, SIZE - 1 - row, brick.colour.number() + 1);
                }
            }
        }
        field
    }

    pub fn is_empty(&self) -> bool {
        self.taken == 0
    }

    pub fn is_covered(&self) -> bool {
        self.taken == Plane::MAX
    }

    /// A hash of all planes. Collisions are tolerated.
    pub fn hash(&self) -> u64 {
        self.planes
            .iter()
            .fold(0, |hash: u64, plane| (hash.rotate_left(23) ^ plane).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    fn height(&self, column: usize) -> usize {
        (self.taken >> (8 * column) & COLUMN).trailing_ones() as usize
    }

    fn put(&mut self, column: usize, height: usize, brick: u8) {
        let bit = 1 << (8 * column + height);
        self.planes[usize::from(brick) - 1] |= bit;
        self.taken |= bit;
    }

    /// Drops a brick. Returns false if the column is full.
    pub fn drop(&mut self, column: usize, brick: u8) -> bool {
        let height = self.height(column);
        if height < SIZE {
            self.put(column, height, brick);
        }
        height < SIZE
    }

    /// Lifts a column with a brick. Returns false if the column is full.
    pub fn lift(&mut self, column: usize, brick: u8) -> bool {
        let has_room = self.height(column) < SIZE;
        if has_room {
            let column_mask = COLUMN << (8 * column);
            self.change(|plane| plane & !column_mask | (plane & column_mask) << 1);
            self.put(column, 0, brick);
        }
        has_room
    }

    /// Throws a brick, or knocks with it, from a flank at a height above the floor. Returns false if it
    /// cannot enter.
    pub fn fly(&mut self, flank: Flank, height: usize, brick: u8, knocks: bool) -> bool {
        // The row as a byte, with the entry cell as its lowest bit: the product moves bit 8 n to bit 56 + n.
        let row = ((self.taken >> height & FLOOR).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8;
        let row = if flank == Flank::Left { row } else { row.reverse_bits() };
        let free = row.trailing_zeros() as usize;
        let run = row.checked_shr(free as u32).unwrap_or(0).trailing_ones() as usize;
        if !knocks || run == 0 || free + run == SIZE {
            return free > 0 && self.drop(flank.column(free - 1), brick);
        }
        let pushed = (free..free + run).fold(0, |cells, step| cells | 1 << (8 * flank.column(step) + height));
        let last: Plane = 1 << (8 * flank.column(free + run - 1) + height);
        let fallen = self.planes.iter().position(|plane| plane & last != 0);
        self.change(|plane| {
            let row = plane & pushed;
            plane & !pushed | (if flank == Flank::Left { row << 8 } else { row >> 8 }) & pushed
        });
        self.put(flank.column(free), height, brick);
        fallen.is_some_and(|colour| self.drop(flank.column(free + run), colour as u8 + 1))
    }

    /// Applies a change to all planes and their union.
    fn change(&mut self, change: impl Fn(Plane) -> Plane) {
        self.planes.iter_mut().for_each(|plane| *plane = change(*plane));
        self.taken = change(self.taken);
    }

    /// Eliminates blocks until there are none. Returns their number and their points.
    pub fn cascade(&mut self) -> (u32, u32) {
        let (mut blocks, mut points) = (0, 0);
        loop {
            let mut gone = 0;
            for &plane in &self.planes {
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
            self.remove(gone);
        }
    }

    /// Removes bricks and lets the others fall.
    fn remove(&mut self, gone: Plane) {
        self.change(|plane| plane & !gone);
        let mut holes = gone;
        // From the top down, so that the holes below stay in place.
        while holes != 0 {
            let place = 63 - holes.leading_zeros();
            holes &= !(1 << place);
            let column = COLUMN << (place & !7);
            let above = column & Plane::MAX << place;
            self.change(|plane| plane & !above | (plane & above) >> 1 & column);
        }
    }

    /// Computes the features of a field, which must have no blocks.
    pub fn shape(&self) -> Shape {
        let mut shape = Shape::default();
        let (mut singles, mut paired) = (0, 0);
        for &plane in &self.planes {
            let close = neighbours(plane) & plane;
            paired |= close;
            singles |= plane & !close;
            shape.colours += u32::from(plane != 0);
        }
        shape.pairs = paired.count_ones() / 2;
        shape.singles = singles.count_ones();
        for column in 0..SIZE {
            let height = self.height(column) as u32;
            shape.height_sum += height * height;
        }
        shape
    }
}

/// The cells that share a side with a cell of the plane.
fn neighbours(plane: Plane) -> Plane {
    up(plane) | down(plane) | plane << 8 | plane >> 8
}

/// The plane moved up by one cell.
fn up(plane: Plane) -> Plane {
    (plane & !(FLOOR << 7)) << 1
}

/// The plane moved down by one cell.
fn down(plane: Plane) -> Plane {
    (plane & !FLOOR) >> 1
}

/// The cells of a plane with at least two neighbours in it. Every block contains such a cell.
fn crowded(plane: Plane) -> Plane {
    let (a, b, c, d) = (up(plane), down(plane), plane << 8, plane >> 8);
    plane & (a & b | c & d | (a | b) & (c | d))
}

/// Flood fill: the groups of the plane that contain the cells of `seed`.
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
    use crate::params::Params;
    use tilery_kit::{Reel, Rng};

    /// Plays random games and compares each move on the board and on the field.
    #[test]
    fn a_field_agrees_with_the_board() {
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
