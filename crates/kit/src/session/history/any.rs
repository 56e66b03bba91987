//! The object-safe interface of histories, in which moves and positions are text.

use super::History;
use crate::rules::{Assignment, Card, Rules};

/// The object-safe interface of [`History`].
pub trait AnyHistory {
    /// See [`History::params`].
    fn params(&self) -> String;
    /// See [`Rules::title`].
    fn title(&self) -> Option<String>;
    /// See [`Rules::card`].
    fn card(&self) -> Card;
    /// See [`History::id`].
    fn id(&self) -> Option<String>;
    /// See [`History::position`].
    fn position(&self) -> String;
    /// See [`History::played`].
    fn moves(&self) -> Vec<String>;
    /// See [`History::at`].
    fn at(&self) -> usize;
    /// The number of moves, including those to be redone.
    fn length(&self) -> usize;
    /// The target of undo: [`History::undo_point`], or the present position when the game was stopped, since
    /// undo then only resumes it.
    fn undo_point(&self) -> usize;
    /// The target of redo, see [`History::redo_point`].
    fn redo_point(&self) -> usize;
    /// See [`History::save`].
    fn save(&self) -> String;
    /// See [`History::is_branched`].
    fn is_branched(&self) -> bool;
    /// See [`History::assignment`].
    fn assignment(&self) -> Option<Assignment>;
}

impl<R: Rules> AnyHistory for History<R> {
    fn params(&self) -> String {
        self.params().to_string()
    }

    fn title(&self) -> Option<String> {
        R::title(self.params(), self.board())
    }

    fn card(&self) -> Card {
        R::card(self.params())
    }

    fn id(&self) -> Option<String> {
        self.id()
    }

    fn position(&self) -> String {
        self.position()
    }

    fn moves(&self) -> Vec<String> {
        self.played().iter().map(R::Move::to_string).collect()
    }

    fn at(&self) -> usize {
        self.at()
    }

    fn length(&self) -> usize {
        self.moves().len()
    }

    fn undo_point(&self) -> usize {
        if self.is_stopped() { self.at() } else { self.undo_point(self.at()) }
    }

    fn redo_point(&self) -> usize {
        self.redo_point(self.at())
    }

    fn save(&self) -> String {
        self.save()
    }

    fn is_branched(&self) -> bool {
        self.is_branched()
    }

    fn assignment(&self) -> Option<Assignment> {
        self.assignment()
    }
}
