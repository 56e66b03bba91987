//! Deals the first board of a game, and the board of each further level.

use tilery_kit::{Aside, Key, Rng};

use crate::board::{Board, Brick, Colour, LEAST_BLOCK, SEEN};
use crate::params::Params;
use crate::square::{SIZE, Square};
use crate::tally::Tally;

/// The weight of each column when the place of the mound's next brick is drawn.
const WEIGHTS: [u32; SIZE] = [1, 2, 3, 4, 4, 3, 2, 1];
/// The greatest height of a column in a new mound.
const MAX_HEIGHT: usize = 6;
/// The smallest and the largest mound of a level, in bricks.
const LEAST_MOUND: u32 = 8;
const MOST_MOUND: u32 = 40;

impl Params {
    /// The number of colours of a level.
    pub fn colours(&self, level: u32) -> u8 {
        let steps = u32::from(self.max() - self.min()) + 1;
        let step = (level - 1) / u32::from(self.per_colour()) % steps;
        self.min() + step as u8
    }

    /// The number of bricks in the mound of a level.
    pub fn mound(&self, level: u32) -> u32 {
        let (n, q) = (level - 1, u32::from(self.per_colour()));
        let steps = u32::from(self.max() - self.min()) + 1;
        let (index, circle) = (n % q, n / (q * steps));
        // Adding half of the divisor rounds to the nearest integer.
        let growth = (2 * 16 * index + (q - 1)) / (2 * (q - 1));
        circle.saturating_mul(8).saturating_add(LEAST_MOUND + growth).min(MOST_MOUND)
    }
}

impl Board {
    /// Deals a new game.
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

    /// Deals the mound, sides and stack of the current level from the generator's current state.
    pub(crate) fn deal_level(&mut self, params: &Params) {
        self.cells = [[None; SIZE]; SIZE];
        let colours = params.colours(self.level);
        for _ in 0..params.mound(self.level) {
            let (row, column) = self.draw_place();
            let colour = self.draw_quiet_colour((row, column), colours);
            self.cells[row][column] = Some(self.new_brick(colour));
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

    /// Draws the next brick beyond the visible part of the stack.
    pub(crate) fn draw_brick(&mut self, colours: u8) -> Brick {
        let colour = Colour(self.rng.below(u32::from(colours)) as u8);
        self.new_brick(colour)
    }

    pub(crate) fn new_brick(&mut self, colour: Colour) -> Brick {
        Brick { colour, key: Aside(self.keys.0.fresh()) }
    }

    /// Draws the resting place of the mound's next brick: a weighted choice among columns that can still
    /// grow.
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
        // Forty bricks never fill eight columns of height six, so a column is always found.
        let column = column.unwrap_or(0);
        (SIZE - 1 - heights[column].min(SIZE - 1), column)
    }

    /// Draws uniformly from the colours with which a brick at `place` makes no block. A brick on top of a
    /// column has at most three neighbours, so one of four colours is always left.
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
