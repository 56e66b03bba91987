//! Rounds that need not be played.

use crate::board::{Board, Changed, Never};
use crate::model::Event;
use crate::program::View;

impl Board {
    /// True if a round without buttons would change nothing, so that it need not be played.
    pub fn is_asleep(&self) -> bool {
        self.change == Changed::None
            && self.moving.is_empty()
            && self.blocked == 0
            && self.is_never_quiet()
            && self.is_every_quiet()
    }

    /// Plays a round of which is known that it changes nothing.
    pub(crate) fn sleep(&mut self) {
        self.start(self.project.clone().program());
        self.round = self.round.saturating_add(1);
    }

    /// True if a round without buttons would change nothing that can be seen, and neither would those after it.
    pub(crate) fn rests(&self) -> bool {
        let program = self.project.program();
        let still = |(never, views): (&Never, &Vec<u16>)| match never {
            Never::Seen(tile) => views.iter().any(|&id| self.matches(&program.views[usize::from(id)], *tile)),
            _ => false,
        };
        program.changing == 0
            && !program.has_every
            && self.messages.is_empty()
            && self.never.iter().zip(&program.never).all(still)
    }

    /// True if no `never` rule would fire, because of a matching tile or because of counters.
    fn is_never_quiet(&self) -> bool {
        let program = self.project.program();
        let counts =
            |views: &[u16]| views.first().is_some_and(|&id| self.counts(&program.views[usize::from(id)]));
        self.never.iter().zip(&program.never).all(|(never, views)| match never {
            Never::Seen(_) => true,
            Never::Nowhere => !counts(views),
            Never::Unknown => false,
        })
    }

    /// True if counters keep all `every` rules from running. A rule with N above 1 makes this false, since
    /// the rounds before its next one have to be played.
    fn is_every_quiet(&self) -> bool {
        let program = self.project.program();
        let is_quiet = |view: &View| view.event == Event::Every(1) && !self.counts(view);
        program.every.iter().flatten().all(|every| is_quiet(&program.views[usize::from(every.view)]))
    }
}
