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

    /// Time passes in a game whose rounds last `pace`: the moves of the rounds that are due, which `tick` makes one by one.
    pub fn rounds<M>(&mut self, ms: u32, pace: u32, mut tick: impl FnMut() -> Option<M>) -> Vec<M> {
        self.due = self.due.saturating_add(ms).min(pace.saturating_mul(MAX_ROUNDS_AT_ONCE));
        let mut moves = Vec::new();
        while self.due >= pace {
            self.due -= pace;
            let Some(mv) = tick() else {
                // Time in which nothing was to happen is not made up for.
                self.due %= pace;
                break;
            };
            moves.push(mv);
        }
        moves
    }
}
