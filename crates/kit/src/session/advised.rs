//! Who gives hints in a session.

use std::marker::PhantomData;

use crate::game::Game;

/// Who gives hints, made with the first question. A package without advice has nobody, and none of the code of a search.
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

    /// Who is asked.
    pub(super) fn by(&mut self) -> Option<&mut G::Adviser> {
        #[cfg(feature = "advice")]
        return Some(self.adviser.get_or_insert_default());
        #[cfg(not(feature = "advice"))]
        None
    }

    /// Who was asked, if anybody was.
    pub(super) fn last(&self) -> Option<&G::Adviser> {
        #[cfg(feature = "advice")]
        return self.adviser.as_ref();
        #[cfg(not(feature = "advice"))]
        None
    }
}
