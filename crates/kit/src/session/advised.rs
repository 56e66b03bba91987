//! The adviser of a session.

use std::marker::PhantomData;

use crate::game::{Adviser, Budget, Game, Hint, Position};

use super::History;
#[cfg(feature = "advice")]
use super::aim_search;

/// The adviser, created at the first request. Packages without hints have no adviser, and so contain no
/// search code.
pub(super) struct Advised<G: Game> {
    #[cfg(feature = "advice")]
    adviser: Option<G::Adviser>,
    game: PhantomData<G>,
}

impl<G: Game> Advised<G> {
    pub(super) const NEW: Self = Self {
        #[cfg(feature = "advice")]
        adviser: None,
        game: PhantomData,
    };

    pub(super) fn get_or_create(&mut self) -> Option<&mut G::Adviser> {
        #[cfg(feature = "advice")]
        return Some(self.adviser.get_or_insert_default());
        #[cfg(not(feature = "advice"))]
        None
    }

    /// A hint that leads to the goal of an assignment, or else a good move.
    pub(super) fn hint(&mut self, history: &History<G>, budget: &mut Budget<'_>) -> Option<Hint<G::Move>> {
        #[cfg(feature = "advice")]
        if let Some(hint) = aim_search::find(history, budget) {
            return Some(hint);
        }
        self.get_or_create()?.hint(position(history), budget)
    }

    pub(super) fn get(&self) -> Option<&G::Adviser> {
        #[cfg(feature = "advice")]
        return self.adviser.as_ref();
        #[cfg(not(feature = "advice"))]
        None
    }
}

pub(super) fn position<G: Game>(history: &History<G>) -> Position<'_, G> {
    Position {
        start: history.start(),
        moves: history.played(),
        ..Position::new(history.params(), history.board())
    }
}
