//! The adviser of a session.

use std::marker::PhantomData;

use crate::game::Game;

/// The adviser, created for the first request. Absent in packages without hints, so that they contain no
/// search.
pub(super) struct Advised<G: Game> {
    #[cfg(feature = "advice")]
    adviser: Option<G::Adviser>,
    game: PhantomData<G>,
}

impl<G: Game> Advised<G> {
    pub(super) const NOBODY: Self = Self {
        #[cfg(feature = "advice")]
        adviser: None,
        game: PhantomData,
    };

    /// The adviser, created if necessary.
    pub(super) fn by(&mut self) -> Option<&mut G::Adviser> {
        #[cfg(feature = "advice")]
        return Some(self.adviser.get_or_insert_default());
        #[cfg(not(feature = "advice"))]
        None
    }

    /// The adviser, if it has been created.
    pub(super) fn last(&self) -> Option<&G::Adviser> {
        #[cfg(feature = "advice")]
        return self.adviser.as_ref();
        #[cfg(not(feature = "advice"))]
        None
    }
}
