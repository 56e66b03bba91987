//! Moves of programs that only play: their films and sentences are made when they are asked for.

use super::{Session, outcome};
use crate::game::Game;
use crate::rules::{Illegal, Reel};
use crate::session::{AnyHistory, AnySession, Update};
use crate::text::Say;

impl<G: Game> Session<G> {
    /// Plays a move of which nobody sees more than the rules do, until [`Session::make_film`].
    ///
    /// # Errors
    /// If the rules refuse it. The session is then unchanged.
    pub(super) fn play_unseen(&mut self, mv: G::Move) -> Result<Update, Illegal> {
        self.catch_up();
        let before = self.status();
        let from = self.history.at();
        let mut reel = Reel::silent();
        self.history.record(mv, &mut reel)?;
        self.history.join(from);
        if reel.is_cut() {
            self.clock.reset_round();
        }
        self.settle();
        let now = self.status();
        self.unseen = Some((from, outcome(before, now)));
        Ok(Update { film: true, position: true, ended: !before.over && now.over, ..Update::default() })
    }

    /// Makes the film of the last move if it was not seen, and returns its sentences.
    pub(super) fn make_film(&mut self) -> Option<Vec<Say>> {
        let (from, effect) = self.unseen.take()?;
        let moves = from..self.history.at();
        let (mut film, said) = self.history.film(self.board_at(from), moves, self.history.is_decided());
        if let Some(last) = film.last_mut() {
            last.effects.extend(effect);
        }
        self.show(film);
        Some(said)
    }
}
