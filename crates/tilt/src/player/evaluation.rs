//! How promising a board looks without playing on: a sum over its rows and columns.
//!
//! A line is liked for empty cells, for equal neighbours (they can merge), and for running in one direction (tiles that grow
//! towards one end can be merged in a cascade); it is disliked for many large tiles, since few large ones are worth more than
//! the same sum in smaller ones. Steps between large tiles weigh more than steps between small ones: both the dislike for
//! tiles and that for wrong steps grow with a power of the exponent.

/// The weights of the evaluation.
///
/// The form, and the default weights, are those that Robert Xiao published with his solver of 2048 (2014), who found them by an
/// evolution strategy; [`Weights::small`] was found by self-play (`examples/strength.rs`).
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Added to every line, so that a live board is worth more than a dead one, which is worth 0.
    pub alive: f64,
    /// For every empty cell.
    pub empty: f64,
    /// For every pair of equal neighbours (gaps not counted).
    pub merge: f64,
    /// Against steps in the wrong direction, times the difference of the exponents to the power of half of `wrong_halves`.
    pub wrong: f64,
    /// See `wrong`.
    pub wrong_halves: u32,
    /// Against every tile, times its exponent to the power of half of `tile_halves`.
    pub tile: f64,
    /// See `tile`.
    pub tile_halves: u32,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            alive: 200_000.0,
            empty: 270.0,
            merge: 700.0,
            wrong: 47.0,
            wrong_halves: 8,
            tile: 11.0,
            tile_halves: 7,
        }
    }
}

impl Weights {
    /// For boards of fewer than 16 cells, where tiles stay small: points count for more beside everything else.
    #[must_use]
    pub fn small() -> Self {
        Self {
            alive: 5_000.0,
            empty: 500.0,
            merge: 300.0,
            wrong: 2.0,
            wrong_halves: 8,
            tile: 0.5,
            tile_halves: 7,
        }
    }
}

/// [`Weights`] with the powers of all exponents worked out.
#[derive(Clone, Debug)]
pub struct Powers {
    alive: f32,
    empty: f32,
    merge: f32,
    /// By exponent, weight included.
    wrong: [f32; 33],
    tile: [f32; 33],
}

impl Powers {
    /// Works out the powers.
    #[must_use]
    pub fn new(weights: &Weights) -> Self {
        // Powers in halves are products of square roots; any others would bring a library of 3 kB with them.
        let powers = |weight: f64, halves: u32| {
            std::array::from_fn(|exponent| {
                let root = (exponent as f64).sqrt();
                (0..halves).fold(weight, |product, _| product * root) as f32
            })
        };
        Self {
            alive: weights.alive as f32,
            empty: weights.empty as f32,
            merge: weights.merge as f32,
            wrong: powers(weights.wrong, weights.wrong_halves),
            tile: powers(weights.tile, weights.tile_halves),
        }
    }

    /// The value of one line of exponents, from either end.
    // Boards of any size call it for every row and column: inlined and unrolled it is 11 kB.
    #[inline(never)]
    #[must_use]
    pub fn line(&self, cells: &[u8]) -> f32 {
        let mut value = self.alive;
        let (mut rises, mut falls) = (0.0f32, 0.0f32);
        for (i, &cell) in cells.iter().enumerate() {
            let cell = usize::from(cell.min(32));
            value -= self.tile[cell];
            if cell == 0 {
                value += self.empty;
            }
            if let Some(&next) = cells.get(i + 1) {
                let next = usize::from(next.min(32));
                let step = self.wrong[next] - self.wrong[cell];
                if step > 0.0 {
                    rises += step;
                } else {
                    falls -= step;
                }
                if cell != 0 && next == cell {
                    value += self.merge;
                }
            }
        }
        value - rises.min(falls)
    }
}
