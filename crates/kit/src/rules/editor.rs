//! The contract [`Editor`]: rules whose moves are edits.

use crate::rules::{Illegal, Nobody, Rules};
use crate::text::{Reader, TextError};
use crate::wording;

/// An editor. Its board is the work in progress and its moves are edits, so that undo, redo, saving and links
/// come with its history.
///
/// Editors are not listed among the games; the page leads to them from the game that they edit. Tilerama's
/// workshop is a [`crate::Game`] too, with a board to touch. The studio has screens of its own and runs as a
/// [`crate::Editing`].
pub trait Editor<R: Rules = Self> {
    /// The id of the edited game.
    const EDITS: Option<&'static str>;

    /// Opens a position of the edited game, in that game's notation.
    ///
    /// # Errors
    /// If the text is not a position of the edited game.
    fn open(text: &str) -> Result<(R::Params, R::Board), TextError>;

    /// The work as a text that the edited game opens. It must succeed after the editor has replied with the
    /// request `play` (one of [`crate::game::input::ASKS`]).
    ///
    /// # Errors
    /// If the work cannot be played in its present state.
    fn made(params: &R::Params, board: &R::Board) -> Result<String, Illegal>;

    /// The move that sets the work's name to `title`, converted to a valid name. `None` if the work cannot be
    /// named.
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
