//! New boards: a game's first one, and one for every level.

use tilery_kit::{Aside, Key, Rng};

use crate::board::{Board, Brick, Colour, LEAST_BLOCK, SEEN, SIZE, Square};
use crate::notation::Params;
use crate::tally::Tally;

/// How likely each column is to get the mound's next brick.
const WEIGHTS: [u32; SIZE] = [1, 2, 3, 4, 4, 3, 2, 1];
/// Columns of a new mound are so high at most.
const MAX_HEIGHT: usize = 6;
/// A mound begins with so many bricks, and no circle makes it larger than that many.
const LEAST_MOUND: u32 = 8;
const MOST_MOUND: u32 = 40;

impl Params {
    /// How many colours the level has.
    pub fn colours(&self, level: u32) -> u8 {
        let steps = u32::from(self.max() - self.min()) + 1;
        let step = (level - 1) / u32::from(self.per_colour()) % steps;
        self.min() + step as u8
    }

    /// How many bricks the mound of the level begins with.
    pub fn mound(&self, level: u32) -> u32 {
        let (n, q) = (level - 1, u32::from(self.per_colour()));
        let steps = u32::from(self.max() - self.min()) + 1;
        let (index, circle) = (n % q, n / (q * steps));
        // Rounded: half of the divisor is added before dividing.
        let growth = (2 * 16 * index + (q - 1)) / (2 * (q - 1));
        circle.saturating_mul(8).saturating_add(LEAST_MOUND + growth).min(MOST_MOUND)
    }
}

impl Board {
    /// A new game.
    pub fn deal(params: &Params, rng: Rng) -> Self {
        let nothing = Brick { colour: Colour(0), key: Aside(Key::fixed(0)) };
        let mut board = Self {
            level: 1,
            score: 0,
            blocks: 0,
            cells: [[None; SIZE]; SIZE],
            sides: [[[nothing; SIZE]; 2]; 4],
            stack: [nothing; SEEN],
            rng,
            keys: Aside::default(),
            tally: Aside(Tally::default()),
        };
        board.deal_level(params);
        board
    }

    /// Deals mound, sides and stack of the present level from the generator as it stands.
    pub(crate) fn deal_level(&mut self, params: &Params) {
        self.cells = [[None; SIZE]; SIZE];
        let colours = params.colours(self.level);
        for _ in 0..params.mound(self.level) {
            let (row, column) = self.draw_place();
            let colour = self.draw_quiet_colour((row, column), colours);
            self.cells[row][column] = Some(self.make(colour));
        }
        for side in 0..self.sides.len() {
            for line in 0..2 {
                for index in 0..SIZE {
                    self.sides[side][line][index] = self.draw_brick(colours);
                }
            }
        }
        for n in 0..SEEN {
            self.stack[n] = self.draw_brick(colours);
        }
    }

    /// The next brick of the stack beyond those that are seen.
    pub(crate) fn draw_brick(&mut self, colours: u8) -> Brick {
        let colour = Colour(self.rng.below(u32::from(colours)) as u8);
        self.make(colour)
    }

    pub(crate) fn make(&mut self, colour: Colour) -> Brick {
        Brick { colour, key: Aside(self.keys.0.fresh()) }
    }

    /// Where the mound's next brick comes to rest: on a column drawn by its weight from those that may still grow.
    fn draw_place(&mut self) -> Square {
        let heights: [usize; SIZE] =
            std::array::from_fn(|column| self.cells.iter().filter(|row| row[column].is_some()).count());
        let weights: [u32; SIZE] =
            std::array::from_fn(|column| if heights[column] < MAX_HEIGHT { WEIGHTS[column] } else { 0 });
        let mut drawn = self.rng.below(weights.iter().sum());
        let column = weights.iter().position(|&weight| match drawn.checked_sub(weight) {
            Some(rest) => {
                drawn = rest;
                false
            }
            None => true,
        });
        // Forty bricks never fill eight columns of six, so that some column is found.
        let column = column.unwrap_or(0);
        (SIZE - 1 - heights[column].min(SIZE - 1), column)
    }

    /// A colour with which a brick at `place` makes no block, each as likely as the others. A brick on a stack has three
    /// neighbours at most, so that one of four colours is always left.
    fn draw_quiet_colour(&mut self, place: Square, colours: u8) -> Colour {
        let (row, column) = place;
        let key = Aside(Key::fixed(0));
        let mut quiet = Vec::new();
        for colour in (0..colours).map(Colour) {
            self.cells[row][column] = Some(Brick { colour, key });
            if self.group(place, &mut [[false; SIZE]; SIZE]).len() < LEAST_BLOCK {
                quiet.push(colour);
            }
        }
        self.rng.pick(&quiet).copied().unwrap_or(Colour(0))
    }
}
