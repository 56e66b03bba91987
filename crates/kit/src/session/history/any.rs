//! The object-safe interface of histories, in which moves and positions are text.

use super::{HASHED, History};
use crate::formats::save::{self, Origin};
use crate::rules::{Aim, Assignment, Card, Rules};

/// The object-safe interface of [`History`].
pub trait AnyHistory {
    /// See [`History::params`].
    fn params(&self) -> String;
    /// See [`Rules::title`].
    fn title(&self) -> Option<String>;
    /// See [`Rules::card`].
    fn card(&self) -> Card;
    /// The game id, `game:params#seed`. `None` if the run did not begin with a deal.
    fn id(&self) -> Option<String>;
    /// The present position.
    fn position(&self) -> String;
    /// See [`History::played`].
    fn moves(&self) -> Vec<String>;
    /// The number of moves that led to the present board.
    fn at(&self) -> usize;
    /// The number of moves, including those to be redone.
    fn length(&self) -> usize;
    /// The target of undo: [`History::undo_point`], or the present position when the game was stopped, since
    /// undo then only resumes it.
    fn undo_point(&self) -> usize;
    /// The target of redo, see [`History::redo_point`].
    fn redo_point(&self) -> usize;
    /// The text of the save.
    fn save(&self) -> String;
    /// True if the history has branched: moves were taken back and others played.
    fn is_branched(&self) -> bool;
    /// The assignment with its progress, if the run has an aim.
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
        self.seed.map(|seed| format!("{}:{}#{seed}", R::ID, self.params))
    }

    fn position(&self) -> String {
        self.position_of(&self.board)
    }

    fn moves(&self) -> Vec<String> {
        self.played().iter().map(R::Move::to_string).collect()
    }

    fn at(&self) -> usize {
        self.at
    }

    fn length(&self) -> usize {
        self.moves().len()
    }

    fn undo_point(&self) -> usize {
        if self.is_stopped { self.at } else { self.undo_point(self.at) }
    }

    fn redo_point(&self) -> usize {
        self.redo_point(self.at)
    }

    fn save(&self) -> String {
        let id = self.id();
        let is_dealt = id.is_some();
        let mut origin = id.unwrap_or_else(|| self.position_of(self.start()));
        if let Some(aim) = &self.aim {
            origin.push_str(&aim.to_string());
        }
        let origin = if is_dealt { Origin::Deal(origin) } else { Origin::Position(origin) };
        let version = if self.aim.is_some() { save::VERSION } else { save::WITHOUT_AIM };
        let moves = self.moves.iter().map(R::Move::to_string);
        let mut hashes: Vec<_> = (1..).map(|n| n * HASHED).zip(self.hashes.iter().copied()).collect();
        if R::HASHES && !self.at.is_multiple_of(HASHED) {
            hashes.insert(self.at / HASHED, (self.at, save::hash(&self.position())));
        }
        save::print(version, &origin, self.at, self.is_stopped, hashes, moves)
    }

    fn is_branched(&self) -> bool {
        self.is_branched
    }

    fn assignment(&self) -> Option<Assignment> {
        let progress = self.progress()?;
        let aim = self.aim()?;
        let Aim { par, most, .. } = *aim;
        // Waiting before the first press costs nothing.
        let moves = self.at - self.moves_before_actions();
        Some(Assignment { goal: aim.say(), progress, par, most, moves, counted: moves })
    }
}
