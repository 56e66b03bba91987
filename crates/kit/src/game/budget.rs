//! How long a search may go on.
//!
//! Rules know no clock. A search counts its nodes here; every thousand or so of them a callback, which may
//! look at a clock, says whether to go on. Tests give a number of nodes instead, and get the same answer
//! on every machine.

/// What a search may spend.
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

    /// So many nodes and no more.
    pub fn nodes(limit: u64) -> Self {
        Self { left: limit, until_asked: Self::ASK_EVERY, allotted: None, more: None }
    }

    /// As long as `more` answers true, which will be about `ms` milliseconds; it is asked every 1,024 nodes.
    pub fn asking(ms: f64, more: &'a mut dyn FnMut() -> bool) -> Self {
        Self { left: u64::MAX, until_asked: Self::ASK_EVERY, allotted: Some(ms), more: Some(more) }
    }

    /// The milliseconds given at first, where time is what may be spent.
    pub fn time(&self) -> Option<f64> {
        self.allotted
    }

    /// About how many nodes can be spent, for a search that plans ahead: it does `per_ms` of them in a millisecond.
    pub fn estimate(&self, per_ms: f64) -> u64 {
        self.time().map_or(self.left, |ms| (ms * per_ms).max(1.0) as u64)
    }

    /// Counts `nodes`; false when the search has to stop, and from then on.
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

    /// Whether nothing is left.
    pub fn is_spent(&self) -> bool {
        self.left == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_run_out_and_stay_out() {
        let mut budget = Budget::nodes(3);
        assert!(budget.spend(2));
        assert!(!budget.spend(1));
        assert!(!budget.spend(0));
        assert!(budget.is_spent());
    }

    #[test]
    fn the_callback_is_asked_now_and_then_and_obeyed() {
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
