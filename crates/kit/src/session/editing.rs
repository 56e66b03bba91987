//! One run of an editor with screens of its own, which needs no drawing, input or clock here.

use crate::formats::save::Save;
use crate::rules::{Editor, Figures, Illegal, Info, Reel, Rules, Status};
use crate::session::{AnyHistory, AnySession, CatalogueSession, History, PlayError, Replayed, Update};
use crate::text::TextError;

/// One run of an editor.
#[derive(Debug)]
pub struct Editing<E: Rules> {
    history: History<E>,
}

fn moved() -> Update {
    Update { position: true, ..Update::default() }
}

impl<E: Rules> Editing<E> {
    /// Starts with the given work.
    pub fn from_board(params: E::Params, board: E::Board) -> Self {
        Self::begin(History::from_board(params, board))
    }

    /// The present work.
    pub fn board(&self) -> &E::Board {
        self.history.board()
    }

    /// The history of the edits, with those that can be redone.
    pub fn edits(&self) -> &History<E> {
        &self.history
    }

    fn edit(&mut self, edit: E::Move) -> Result<Update, PlayError> {
        self.history.record(edit, &mut Reel::silent())?;
        Ok(moved())
    }
}

impl<E: Rules> CatalogueSession for Editing<E> {
    type Rules = E;
    const INFO: Info = Info {
        id: E::ID,
        roles: &[],
        sentences: E::SENTENCES,
        actions: &[],
        figures: &[],
        records: &[],
        facts: &[],
        header: E::HEADER,
        trained: None,
        hints: false,
        wins: false,
        scrolls: false,
        rounds: false,
        edits: E::Editor::EDITS,
    };

    fn begin(history: History<E>) -> Self {
        Self { history }
    }
}

impl<E: Rules> AnySession for Editing<E> {
    fn info(&self) -> &'static Info {
        const { &Self::INFO }
    }

    fn history(&self) -> &dyn AnyHistory {
        &self.history
    }

    fn status(&self) -> Status {
        E::status(self.history.params(), self.history.board())
    }

    fn figures(&self) -> Figures {
        Figures::default().with("moves", self.history.at() as i64)
    }

    fn play(&mut self, mv: &str) -> Result<Update, PlayError> {
        self.edit(mv.parse()?)
    }

    fn replay_on(&mut self, save: &Save, place: &mut Replayed, most: usize) -> Result<bool, TextError> {
        self.history.replay_on(save, place, most)
    }

    fn copy(&self) -> Box<dyn AnySession> {
        Box::new(Self { history: self.history.clone() })
    }

    fn rename(&mut self, title: &str) -> Result<Update, PlayError> {
        E::Editor::rename(title).map_or(Ok(Update::default()), |edit| self.edit(edit))
    }

    fn seek(&mut self, n: usize) -> Update {
        let n = n.min(self.history.length());
        if n == self.history.at() {
            return Update::default();
        }
        self.history.go_to(n);
        moved()
    }

    fn made(&self) -> Result<String, Illegal> {
        E::Editor::made(self.history.params(), self.history.board())
    }
}
