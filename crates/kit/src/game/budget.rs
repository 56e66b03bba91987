//! The budget of a search.
//!
//! Rules have no clock. A search counts its nodes here, and every 1,024 nodes a callback, which may read a
//! clock, decides whether to go on. Tests limit the number of nodes instead, which gives the same result on
//! every machine.

/// The nodes or the time that a search may spend.
pub struct Budget<'a> {
    left: u64,
    until_asked: u32,
    allotted: Option<f64>,
    more: Option<&'a mut dyn FnMut() -> bool>,
}

impl std::fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Budget").field("left", &self.left).finish_non_exhaustive()
    }
}

impl<'a> Budget<'a> {
    const ASK_EVERY: u32 = 1024;

    /// A budget of `limit` nodes.
    pub fn nodes(limit: u64) -> Self {
        Self { left: limit, until_asked: Self::ASK_EVERY, allotted: None, more: None }
    }

    /// A budget of about `ms` milliseconds. `more` is called every 1,024 nodes and returns false when the
    /// time is over.
    pub fn asking(ms: f64, more: &'a mut dyn FnMut() -> bool) -> Self {
        Self { left: u64::MAX, until_asked: Self::ASK_EVERY, allotted: Some(ms), more: Some(more) }
    }

    /// The time given at the start, in milliseconds. `None` for a budget of nodes.
    pub fn time(&self) -> Option<f64> {
        self.allotted
    }

    /// The approximate number of nodes in the budget, for a search that plans ahead and visits `per_ms` nodes
    /// per millisecond.
    pub fn estimate(&self, per_ms: f64) -> u64 {
        self.time().map_or(self.left, |ms| (ms * per_ms).max(1.0) as u64)
    }

    /// Spends `nodes`. Returns false once the search has to stop.
    pub fn spend(&mut self, nodes: u32) -> bool {
        self.left = self.left.saturating_sub(u64::from(nodes));
        self.until_asked = self.until_asked.saturating_sub(nodes);
        if self.until_asked == 0 {
            self.until_asked = Self::ASK_EVERY;
            if self.more.as_mut().is_some_and(|more| !more()) {
                self.left = 0;
            }
        }
        self.left > 0
    }

    /// True once the budget is used up.
    pub fn is_spent(&self) -> bool {
        self.left == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spent_budget_stays_spent() {
        let mut budget = Budget::nodes(3);
        assert!(budget.spend(2));
        assert!(!budget.spend(1));
        assert!(!budget.spend(0));
        assert!(budget.is_spent());
    }

    #[test]
    fn the_callback_is_called_every_1024_nodes_and_can_stop_the_search() {
        let mut asked = 0;
        let mut more = || {
            asked += 1;
            asked < 3
        };
        let mut budget = Budget::asking(5.0, &mut more);
        let mut spent = 0;
        while budget.spend(1) {
            spent += 1;
        }
        assert_eq!((asked, spent), (3, 3 * 1024 - 1));
        assert_eq!(Budget::asking(2.5, &mut || true).estimate(1000.0), 2500);
        assert_eq!(Budget::nodes(7).estimate(1000.0), 7);
    }
}
