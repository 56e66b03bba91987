//! The entries of the catalogue, which create sessions from text.

use std::marker::PhantomData;

use crate::rules::{Editor, Field, Info, Preset, Rules};
use crate::session::{AnySession, History};
use crate::text::TextError;

/// A session type that the catalogue can create.
pub trait CatalogueSession: AnySession + Sized {
    /// The rules.
    type Rules: Rules;
    /// The game's entry in the catalogue.
    const INFO: Info;
    /// Starts a session with a history.
    fn begin(history: History<Self::Rules>) -> Self;
}

/// A game of the catalogue, which creates sessions from text.
pub trait AnyGame: Sync {
    /// The game's entry in the catalogue.
    fn info(&self) -> &'static Info;
    /// The parameters offered by name.
    fn presets(&self) -> Vec<Preset>;
    /// The form for these parameters.
    ///
    /// # Errors
    /// If the text is not the game's parameters.
    fn form(&self, params: &str) -> Result<Vec<Field>, TextError>;
    /// The parameters with one field changed.
    ///
    /// # Errors
    /// If the text is not the game's parameters, or the field cannot have that value.
    fn set(&self, params: &str, field: &str, value: &str) -> Result<String, TextError>;
    /// Supplies the shipped text of a name, see [`Rules::supply`].
    fn supply(&self, name: &str, text: &str) -> bool;
    /// Starts a new game.
    ///
    /// # Errors
    /// If the text is not the game's parameters.
    fn deal(&self, params: &str, seed: u64) -> Result<Box<dyn AnySession>, TextError>;
    /// Opens a position in an editor, see [`crate::Editor::open`].
    ///
    /// # Errors
    /// If the text is not a position of the edited game, or this is not an editor.
    fn edit(&self, text: &str) -> Result<Box<dyn AnySession>, TextError>;
    /// Opens a deal `params#seed`, a position `params@board` or a document.
    ///
    /// # Errors
    /// If the text is none of these.
    fn open(&self, text: &str) -> Result<Box<dyn AnySession>, TextError>;
}

/// The [`AnyGame`] of a session type: `Entry<Session<Tilt>>`, `Entry<Editing<Studio>>`.
#[derive(Debug)]
pub struct Entry<S>(PhantomData<fn() -> S>);

impl<S> Entry<S> {
    /// The entry. It has no state.
    pub const NEW: Self = Self(PhantomData);
}

impl<S: CatalogueSession> AnyGame for Entry<S> {
    fn info(&self) -> &'static Info {
        const { &S::INFO }
    }

    fn presets(&self) -> Vec<Preset> {
        S::Rules::presets()
    }

    fn form(&self, params: &str) -> Result<Vec<Field>, TextError> {
        Ok(S::Rules::form(&params.parse()?))
    }

    fn set(&self, params: &str, field: &str, value: &str) -> Result<String, TextError> {
        Ok(S::Rules::set(&params.parse()?, field, value)?.to_string())
    }

    fn supply(&self, name: &str, text: &str) -> bool {
        S::Rules::supply(name, text)
    }

    fn deal(&self, params: &str, seed: u64) -> Result<Box<dyn AnySession>, TextError> {
        Ok(Box::new(S::begin(History::deal(params.parse()?, seed))))
    }

    fn edit(&self, text: &str) -> Result<Box<dyn AnySession>, TextError> {
        let (params, board) = <<S::Rules as Rules>::Editor as Editor<S::Rules>>::open(text)?;
        Ok(Box::new(S::begin(History::from_board(params, board))))
    }

    fn open(&self, text: &str) -> Result<Box<dyn AnySession>, TextError> {
        Ok(Box::new(S::begin(History::open(text)?)))
    }
}
