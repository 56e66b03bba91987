//! Time as a session counts it: how long the game was played, and which rounds are due.

/// A page that comes back after a while does not play all the rounds that it missed.
const MAX_ROUNDS_AT_ONCE: u32 = 4;

/// The clock of one session; all times are in milliseconds.
#[derive(Debug, Default)]
pub struct Clock {
    /// How long the game was played.
    pub played: u64,
    /// What has passed since the last round.
    due: u32,
}

impl Clock {
    /// Begins a round anew: what had passed of it belongs to a board that is gone.
    pub fn reset_round(&mut self) {
        self.due = 0;
    }

    /// Time passes in a game whose rounds last `pace`.
    pub fn pass(&mut self, ms: u32, pace: u32) {
        self.due = self.due.saturating_add(ms).min(pace.saturating_mul(MAX_ROUNDS_AT_ONCE));
    }

    /// What `tick` makes of the round that is due, if one is.
    pub fn round<M>(&mut self, pace: u32, tick: impl FnOnce() -> Option<M>) -> Option<M> {
        self.due = self.due.checked_sub(pace)?;
        let mv = tick();
        if mv.is_none() {
            // Time in which nothing was to happen is not made up for.
            self.due %= pace;
        }
        mv
    }
}
