//! Matching: whether the nine tiles around a sprite, and the counters, satisfy a view of a rule.

use crate::board::Board;
use crate::program::{Test, View};

impl Board {
    /// True if the neighbourhood of a tile matches a view.
    #[inline]
    pub(crate) fn matches(&self, view: &View, tile: u16) -> bool {
        let mask = |test: &Test| self.masks[usize::from(self.neighbour(tile, test.place))];
        view.tests.iter().all(|test| test.matches(mask(test)))
            && (view.closer.is_empty() || self.matches_closer(view, tile))
    }

    /// True if the neighbourhood of a tile matches the conditions of which the short masks do not decide.
    #[inline(never)]
    fn matches_closer(&self, view: &View, tile: u16) -> bool {
        view.closer.iter().all(|test| test.matches(self.full(self.neighbour(tile, test.place))))
    }

    /// True if the counters satisfy a view.
    #[inline]
    pub fn counts(&self, view: &View) -> bool {
        view.asks.iter().all(|ask| ask.holds(self.counters[usize::from(ask.counter)]))
    }

    /// The index of one of the nine tiles around a tile.
    #[inline]
    pub(crate) fn neighbour(&self, tile: u16, place: usize) -> u16 {
        tile.wrapping_add(self.around[place])
    }
}
