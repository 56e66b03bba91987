//! A player: names the best tilt of any board from 2x2 to 8x8, and says how good each tilt is.
//!
//! An expectimax search ([`search`]) over a board of 64 bits ([`fast`]) where the board is 4x4, else over a general one
//! ([`general`]), with an evaluation by rows and columns ([`evaluation`]) and a table of known values ([`memo`]).
//! It knows nothing of games, goals or scores: a board is a row-major slice of exponents (0 empty, 1 a 2, 2 a 4, ...).

pub mod evaluation;
pub mod fast;
pub mod general;
mod memo;
pub mod net;
pub mod search;
#[cfg(test)]
mod tests;

pub use evaluation::Weights;
pub use search::Budget;

use memo::Memos;
use net::stage::Stage;
use net::{Net, Staged};
use search::Found;

/// A tilt that the player would make.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// 0 up, 1 right, 2 down, 3 left.
    pub tilt: usize,
    /// Boards looked at.
    pub nodes: u64,
}

/// The player with its tables, about 4 MB; made in a few milliseconds.
pub struct Player {
    weights: Weights,
    small: Weights,
    tilts: fast::Tilts,
    lines: fast::Lines,
    net: Option<Net>,
    memos: Memos,
    /// The size that `memos` hold boards of, whether as general ones, and the stage: their keys say none of it.
    remembered: (usize, usize, bool, Stage),
}

impl Default for Player {
    fn default() -> Self {
        Self::new()
    }
}

impl Player {
    /// A player with the best weights known.
    #[must_use]
    pub fn new() -> Self {
        Self::with_weights(Weights::default(), Weights::small())
    }

    /// A player with other weights, for boards of 16 cells or more and for smaller ones.
    #[must_use]
    pub fn with_weights(weights: Weights, small: Weights) -> Self {
        Self {
            tilts: fast::Tilts::new(),
            lines: fast::Lines::new(&weights),
            weights,
            small,
            net: None,
            memos: Memos::new(),
            remembered: (4, 4, false, Stage::First),
        }
    }

    /// From here on boards of [`net::SIZES`] are evaluated by the net.
    pub fn learn(&mut self, net: Net) {
        self.net = Some(net);
        self.memos.clear();
    }

    /// Whether boards of a size are rated in points: by a net that was learned.
    #[must_use]
    pub fn has_points(&self, cols: usize, rows: usize) -> bool {
        self.net.is_some() && net::SIZES.contains(&(cols, rows))
    }

    /// The best tilt, or `None` if there is no legal one.
    ///
    /// # Panics
    ///
    /// If a side is not 1 to 8, or `exponents` has not `cols * rows` cells.
    #[must_use]
    pub fn best(&mut self, cols: usize, rows: usize, exponents: &[u8], budget: Budget) -> Option<Choice> {
        let found = self.search(cols, rows, exponents, budget);
        found.best.map(|tilt| Choice { tilt, nodes: found.nodes })
    }

    /// The value of every legal tilt: up, right, down, left; the larger the better.
    ///
    /// All are searched equally deep. Where there is a net ([`Player::has_points`]) the unit is points: what may be expected to be scored from here on,
    /// the points of the tilt included, as the board's stage tells it, which may halve its large tiles ([`net::stage`]). Else it is the unit of
    /// [`Weights`], in which only differences mean something.
    ///
    /// # Panics
    ///
    /// As [`Player::best`].
    #[must_use]
    pub fn rate(&mut self, cols: usize, rows: usize, exponents: &[u8], budget: Budget) -> [Option<f64>; 4] {
        self.search(cols, rows, exponents, budget).values.map(|value| value.map(f64::from))
    }

    /// Forgets the boards searched so far, so that the next search is as a new player's.
    pub fn forget(&mut self) {
        self.memos.clear();
    }

    fn search(&mut self, cols: usize, rows: usize, exponents: &[u8], budget: Budget) -> Found {
        assert_eq!(exponents.len(), cols * rows, "cells of a board of {cols}x{rows}");
        let is_4x4 = (cols, rows) == (4, 4);
        let mut exponents = exponents.to_vec();
        let stage =
            if is_4x4 && self.net.is_some() { net::stage::settle(&mut exponents) } else { Stage::First };
        let packed = if is_4x4 { fast::pack(&exponents) } else { None };
        let kind = (cols, rows, packed.is_none(), stage);
        if kind != self.remembered {
            self.memos.clear();
            self.remembered = kind;
        }
        let memos = &mut self.memos;
        match (packed, &self.net) {
            (Some(board), Some(net)) => {
                let ground = fast::Fast { tilts: &self.tilts, evaluation: &Staged { net, stage } };
                let found = search::search(&ground, memos, &board, budget);
                let values = found.values.map(|value| value.map(|value| value * stage.scale()));
                Found { values, ..found }
            }
            (Some(board), None) => {
                let ground = fast::Fast { tilts: &self.tilts, evaluation: &self.lines };
                search::search(&ground, memos, &board, budget)
            }
            (None, net) => {
                let weights = if cols * rows < 16 { &self.small } else { &self.weights };
                let general = general::General::new(cols, rows, weights).with_net(net.as_ref());
                let board = general.board(&exponents);
                search::search(&general, memos, &board, budget)
            }
        }
    }
}
