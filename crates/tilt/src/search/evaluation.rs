//! A static evaluation of a board: a sum over its rows and columns.
//!
//! A line gains value by empty cells, by equal neighbours, which can merge, and by being monotonic, since
//! tiles that grow towards one end can merge in a cascade. Each tile has a penalty, since a few large tiles
//! are better than many small tiles with the same sum. The penalties for tiles and for steps against the
//! direction grow with a power of the exponent, so that large tiles weigh more.

/// The weights of the evaluation.
///
/// The form and the default weights are those published by Robert Xiao with his solver of 2048 (2014), who
/// found them by an evolution strategy; [`Weights::small`] was found by self-play (`examples/strength.rs`).
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Added to every line, so that any live board has a higher value than a dead board, which has 0.
    pub alive: f64,
    /// Added for every empty cell.
    pub empty: f64,
    /// Added for every pair of adjacent equal tiles.
    pub merge: f64,
    /// Penalty for a step in the wrong direction, multiplied by the difference of the exponents, each to the
    /// power of `wrong_halves / 2`.
    pub wrong: f64,
    /// See `wrong`.
    pub wrong_halves: u32,
    /// Penalty for a tile, multiplied by its exponent to the power of `tile_halves / 2`.
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
    /// Weights for boards of fewer than 16 cells, where tiles stay small and points matter more.
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

/// [`Weights`] with the powers of all exponents precomputed.
#[derive(Clone, Debug)]
pub struct Powers {
    alive: f32,
    empty: f32,
    merge: f32,
    /// The weighted powers by exponent.
    wrong: [f32; 33],
    tile: [f32; 33],
}

impl Powers {
    /// Computes the powers.
    #[must_use]
    pub fn new(weights: &Weights) -> Self {
        // Half-integer powers are products of square roots. `powf` would add 3 kB to the package.
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

    /// The value of a line of exponents, from either end.
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
