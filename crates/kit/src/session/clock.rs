//! The clock of a session: playing time and the rounds that are due.

/// Limits the rounds played at once after the page was in the background.
const MAX_ROUNDS_AT_ONCE: u32 = 4;

/// The clock of one session; all times are in milliseconds.
#[derive(Debug, Default)]
pub struct Clock {
    /// The playing time.
    pub played: u64,
    /// The time since the last round.
    due: u32,
}

impl Clock {
    /// Restarts the present round, since its board is gone.
    pub fn reset_round(&mut self) {
        self.due = 0;
    }

    /// Adds time, in a game whose rounds last `pace`. If it hurries, a round is due now.
    pub fn pass(&mut self, ms: u32, pace: u32, hurries: bool) {
        self.due = self.due.saturating_add(ms).min(pace.saturating_mul(MAX_ROUNDS_AT_ONCE));
        if hurries {
            self.due = self.due.max(pace);
        }
    }

    /// The move of the next round that is due, computed by `tick`. `None` when no round is due or nothing
    /// happens in it.
    pub fn round<M>(&mut self, pace: u32, tick: impl FnOnce() -> Option<M>) -> Option<M> {
        self.due = self.due.checked_sub(pace)?;
        let mv = tick();
        if mv.is_none() {
            // Rounds in which nothing happens are not made up for.
            self.due %= pace;
        }
        mv
    }
}
