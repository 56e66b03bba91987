//! The clock of a session: playing time and the rounds that are due.

/// The most rounds played at once, after the page was in the background.
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
    /// Restarts the present round, after a jump to another board.
    pub fn reset_round(&mut self) {
        self.due = 0;
    }

    /// Adds `ms` in a game whose rounds last `pace`. With `hurries`, a round is due at once.
    pub fn pass(&mut self, ms: u32, pace: u32, hurries: bool) {
        self.due = self.due.saturating_add(ms).min(pace.saturating_mul(MAX_ROUNDS_AT_ONCE));
        if hurries {
            self.due = self.due.max(pace);
        }
    }

    /// The move of the next round that is due, computed by `tick`. `None` if no round is due or nothing
    /// happens in it.
    pub fn round<M>(&mut self, pace: u32, tick: impl FnOnce() -> Option<M>) -> Option<M> {
        self.due = self.due.checked_sub(pace)?;
        let mv = tick();
        if mv.is_none() {
            // Drops all due rounds: nothing would happen in the others either.
            self.due %= pace;
        }
        mv
    }
}
