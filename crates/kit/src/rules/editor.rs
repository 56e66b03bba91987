//! The third contract: what is made with rules whose moves are edits.

use crate::rules::{Illegal, Nobody, Rules};
use crate::text::{Reader, TextError};
use crate::wording;

/// An editor: its board is what is being made, its moves are edits, so that undo, redo, saving and links come with its history.
///
/// Editors are not listed among the games; the page leads to them from the game that they edit. The workshop of Tilerama is a
/// [`crate::Game`] too, with a board to touch; the studio has screens of its own and runs as a [`crate::Editing`].
pub trait Editor<R: Rules = Self> {
    /// The game whose positions are made here.
    const EDITS: Option<&'static str>;

    /// Takes up a position of that game, written as that game writes it.
    ///
    /// # Errors
    /// When the text is no such position.
    fn open(text: &str) -> Result<(R::Params, R::Board), TextError>;

    /// What has been made, as a text that the game of [`Editor::EDITS`] opens. An editor that replies with the request `play` (one of
    /// [`crate::game::input::ASKS`]) has made sure that there is such a text.
    ///
    /// # Errors
    /// When it cannot be played as it is.
    fn made(params: &R::Params, board: &R::Board) -> Result<String, Illegal>;

    /// The move that gives a name to what is made, with as much of a text as can be one; none where nothing has a name.
    fn rename(title: &str) -> Option<R::Move> {
        let _ = title;
        None
    }
}

impl<R: Rules> Editor<R> for Nobody {
    const EDITS: Option<&'static str> = None;

    fn open(text: &str) -> Result<(R::Params, R::Board), TextError> {
        Err(Reader::new(text).error(wording!("no-editor-of-this")))
    }

    fn made(_: &R::Params, _: &R::Board) -> Result<String, Illegal> {
        Err(Illegal::new("made-nothing", "this game edits no other"))
    }
}
