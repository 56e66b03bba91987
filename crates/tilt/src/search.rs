//! The search: finds the best tilt of any board from 2x2 to 8x8, and rates each tilt.
//!
//! It uses an expectimax search ([`expectimax`]) over 64-bit boards ([`fast`]) for 4x4, and over general boards
//! ([`general`]) for other sizes, with an evaluation by rows and columns ([`evaluation`]) or by a net
//! ([`net`]), and transposition tables ([`memo`]). It is independent of games, goals and scores: a board is
//! a row-major slice of exponents (0 empty, 1 a 2, 2 a 4, ...).

pub mod evaluation;
mod memo;
pub mod expectimax;
pub mod fast;
pub mod general;
pub mod net;
#[cfg(test)]
mod tests;

pub use evaluation::Weights;
pub use expectimax::Budget;

use expectimax::Found;
use memo::Memos;
use net::stage::Stage;
use net::{Net, Staged};

/// The best tilt found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// 0 up, 1 right, 2 down, 3 left.
    pub tilt: usize,
    /// The number of nodes searched.
    pub nodes: u64,
}

/// The search with its tables, about 4 MB, built in a few milliseconds.
pub struct Searcher {
    weights: Weights,
    small: Weights,
    tilts: fast::Tilts,
    lines: fast::Lines,
    net: Option<Net>,
    memos: Memos,
    /// The columns, rows, representation (true for general) and stage of the boards in `memos`. The keys in
    /// `memos` do not include them.
    remembered: (usize, usize, bool, Stage),
}

impl Default for Searcher {
    fn default() -> Self {
        Self::new()
    }
}

impl Searcher {
    /// A search with the default weights.
    #[must_use]
    pub fn new() -> Self {
        Self::with_weights(Weights::default(), Weights::small())
    }

    /// A search with weights for boards of 16 cells or more, and weights for smaller boards.
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

    /// Sets the net that evaluates boards of [`net::SIZES`].
    pub fn learn(&mut self, net: Net) {
        self.net = Some(net);
        self.memos.clear();
    }

    /// True if boards of a size are rated in points, by a net.
    #[must_use]
    pub fn has_points(&self, cols: usize, rows: usize) -> bool {
        self.net.is_some() && net::SIZES.contains(&(cols, rows))
    }

    /// The best tilt, or `None` if no tilt is legal.
    ///
    /// # Panics
    ///
    /// If a side is not 1 to 8, or `exponents` does not have `cols * rows` cells.
    #[must_use]
    pub fn best(&mut self, cols: usize, rows: usize, exponents: &[u8], budget: Budget) -> Option<Choice> {
        let found = self.search(cols, rows, exponents, budget);
        found.best.map(|tilt| Choice { tilt, nodes: found.nodes })
    }

    /// The value of every legal tilt: up, right, down, left; higher is better.
    ///
    /// All tilts are searched to the same depth. With a net ([`Searcher::has_points`]) the unit is points: the
    /// expected points from this board on, including those of the tilt, evaluated in the board's stage, which
    /// may halve its large tiles ([`net::stage`]). Otherwise it is the unit of [`Weights`], in which only
    /// differences are meaningful.
    ///
    /// # Panics
    ///
    /// Like [`Searcher::best`].
    #[must_use]
    pub fn rate(&mut self, cols: usize, rows: usize, exponents: &[u8], budget: Budget) -> [Option<f64>; 4] {
        self.search(cols, rows, exponents, budget).values.map(|value| value.map(f64::from))
    }

    /// Clears the tables, so that the next search gives the results of a new one.
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
                let found = expectimax::search(&ground, memos, &board, budget);
                let values = found.values.map(|value| value.map(|value| value * stage.scale()));
                Found { values, ..found }
            }
            (Some(board), None) => {
                let ground = fast::Fast { tilts: &self.tilts, evaluation: &self.lines };
                expectimax::search(&ground, memos, &board, budget)
            }
            (None, net) => {
                let weights = if cols * rows < 16 { &self.small } else { &self.weights };
                let general = general::General::new(cols, rows, weights).with_net(net.as_ref());
                let board = general.board(&exponents);
                expectimax::search(&general, memos, &board, budget)
            }
        }
    }
}
