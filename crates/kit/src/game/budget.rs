//! The budget of a search.
//!
//! Rules have no clock. A search counts its nodes here, and every 1,024 nodes a callback, which may read a
//! clock, decides whether to go on. Tests limit the number of nodes instead, which gives the same result on
//! every machine.

/// The nodes or the time that a search may spend.
pub struct Budget<'a> {
    limit: u64,
    spent: u64,
    /// The number of spent nodes at which the callback is called next.
    ask_at: u64,
    allotted: Option<f64>,
    more: Option<&'a mut dyn FnMut() -> bool>,
}

impl std::fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Budget")
            .field("limit", &self.limit)
            .field("spent", &self.spent)
            .finish_non_exhaustive()
    }
}

impl<'a> Budget<'a> {
    const ASK_EVERY: u64 = 1024;

    /// A budget of `limit` nodes.
    pub fn nodes(limit: u64) -> Self {
        Self { limit, spent: 0, ask_at: Self::ASK_EVERY, allotted: None, more: None }
    }

    /// A budget of about `ms` milliseconds. `more` is called every 1,024 nodes and returns false when the
    /// time is over.
    pub fn asking(ms: f64, more: &'a mut dyn FnMut() -> bool) -> Self {
        Self { limit: u64::MAX, spent: 0, ask_at: Self::ASK_EVERY, allotted: Some(ms), more: Some(more) }
    }

    /// The time given at the start, in milliseconds. `None` for a budget of nodes.
    pub fn time(&self) -> Option<f64> {
        self.allotted
    }

    /// The approximate number of nodes in the budget, for a search that plans ahead and visits `per_ms` nodes
    /// per millisecond.
    pub fn estimate(&self, per_ms: f64) -> u64 {
        self.time().map_or(self.limit.saturating_sub(self.spent), |ms| (ms * per_ms).max(1.0) as u64)
    }

    /// Spends `nodes`. Returns false once the search has to stop.
    pub fn spend(&mut self, nodes: u32) -> bool {
        self.spent = self.spent.saturating_add(u64::from(nodes));
        if self.spent >= self.ask_at {
            self.ask_at = self.spent.saturating_add(Self::ASK_EVERY);
            if self.more.as_mut().is_some_and(|more| !more()) {
                self.limit = 0;
            }
        }
        !self.is_spent()
    }

    /// The number of nodes spent so far.
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// True once the budget is used up.
    pub fn is_spent(&self) -> bool {
        self.spent >= self.limit
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
        assert_eq!(budget.spent(), 3);
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
