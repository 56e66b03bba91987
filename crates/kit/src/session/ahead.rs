//! The rounds that are shown before the player's first press, which records them.

use super::Session;
use crate::game::Game;
use crate::rules::Reel;
use crate::rules::reel::Step;
use crate::session::Update;

impl<G: Game> Session<G> {
    /// Shows the rounds that are due before the player's first press, silently, without recording them.
    pub(super) fn look_ahead(&mut self, next: &mut dyn FnMut(&mut Self) -> Option<G::Move>) -> Update {
        let mut film = Vec::new();
        while let Some(mv) = next(self) {
            let (mut board, mut moves) =
                self.ahead.take().unwrap_or_else(|| (self.history.board().clone(), Vec::new()));
            let mut reel = Reel::new();
            if G::play(self.history.params(), &mut board, &mv, &mut reel).is_err() {
                break;
            }
            film.extend(reel.finish(&board).0.into_iter().map(|step| Step { effects: Vec::new(), ..step }));
            G::settle(self.history.params(), &board, &mut self.ui);
            moves.push(mv);
            self.ahead = Some((board, moves));
        }
        if film.is_empty() {
            return Update::default();
        }
        self.show(film);
        Update { film: true, ..Update::default() }
    }

    /// Records the rounds that were shown before the player's first press.
    pub(super) fn catch_up(&mut self) {
        for mv in self.ahead.take().map(|(_, moves)| moves).into_iter().flatten() {
            let again = self.history.record(mv, &mut Reel::silent());
            debug_assert!(again.is_ok(), "a round that was shown can be played");
        }
    }
}
