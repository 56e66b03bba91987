//! The catalogue, which is the only list of games in Rust.

use tilery_kit::save::{self, Origin, Save};
use tilery_kit::text::TextPos;
use tilery_kit::{AnyGame, AnySession, Phrase, Reader, Replayed, TextError, wording};

macro_rules! games {
    ($($name:literal => $session:ty),* $(,)?) => {
        /// The games of this build, in the order shown to players. Not a constant, since each crate that uses
        /// a constant would contain a copy of all games.
        pub static GAMES: &[&dyn AnyGame] = &[
            $(#[cfg(feature = $name)] &tilery_kit::Entry::<$session>::NEW,)*
            #[cfg(feature = "template")]
            &tilery_kit::Entry::<tilery_kit::Session<template::Template>>::NEW,
        ];

        /// The text of a game's trail, empty if it has no trail, see [`tilery_kit::trail`].
        ///
        /// # Errors
        /// If there is no such game.
        pub fn trail(id: &str) -> Result<&'static str, TextError> {
            let id = game(id)?.info().id;
            let trails: &[(&str, &str)] = &[
                $(#[cfg(feature = $name)] ($name, <<$session as tilery_kit::CatalogueSession>::Rules as tilery_kit::Rules>::TRAIL),)*
            ];
            Ok(trails.iter().find(|(name, _)| *name == id).map_or("", |(_, text)| text))
        }

        /// The names of all shipped games, even if this build does not contain them. The page has a build for
        /// each.
        pub const NAMES: &[&str] = &[$($name),*];
    };
}

// Each name is also the name of a feature.
games! {
    "tilt" => tilery_kit::Session<tilt::Tilt>,
    "tilerama" => tilery_kit::Session<tilerama::Tilerama>,
    "workshop" => tilery_kit::Session<tilerama::Workshop>,
    "tileburst" => tilery_kit::Session<tileburst::Tileburst>,
    "mound" => tilery_kit::Session<mound::Mound>,
    "tilecode" => tilery_kit::Session<tilecode::TileCode>,
    "studio" => tilery_kit::Editing<studio::Studio>,
}

/// Finds a game by its name.
///
/// # Errors
/// If this build does not contain it. The error lists all shipped games.
pub fn game(id: &str) -> Result<&'static dyn AnyGame, TextError> {
    let mut reader = Reader::new(id);
    let game = game_at(&mut reader)?;
    reader.end()?;
    Ok(game)
}

/// Loads a save, a game id or a bare position of any game.
///
/// # Errors
/// If the text is none of these. The error names the position and what was expected.
pub fn load(text: &str) -> Result<Box<dyn AnySession>, TextError> {
    let (mut session, save) = begin(text)?;
    if let Some(save) = save {
        session.replay_on(&save, &mut Replayed::default(), usize::MAX)?;
    }
    Ok(session)
}

/// Opens the origin of a save without its moves, which [`AnySession::replay_on`] plays in parts. Also opens
/// game ids and bare positions.
///
/// # Errors
/// As [`load`], except for faults in the moves.
pub fn begin(text: &str) -> Result<(Box<dyn AnySession>, Option<Save>), TextError> {
    if text.split_whitespace().next() != Some(save::HEADER) {
        return Ok((open(text.trim_end(), TextPos::START, false)?, None));
    }
    let save = Save::parse(text)?;
    let (Origin::Deal(origin) | Origin::Position(origin)) = &save.origin;
    let is_indented = matches!(save.origin, Origin::Position(_));
    Ok((open(origin, save.origin_pos, is_indented)?, Some(save)))
}

/// Opens a text that is part of a larger text. It begins at `at`, and its other lines may be indented.
fn open(text: &str, at: TextPos, is_indented: bool) -> Result<Box<dyn AnySession>, TextError> {
    let (game, text, at) = match document_of(text) {
        Some(game) => (game, text, at),
        None => {
            let mut reader = Reader::at(text, at);
            let game = game_at(&mut reader)?;
            reader.expect(":")?;
            (game, reader.rest(), reader.pos())
        }
    };
    game.open(text).map_err(|error| {
        let is_first = error.line == 1;
        let error = error.inside(at);
        if is_indented && !is_first { error.indented(1, 2) } else { error }
    })
}

/// The game whose documents begin with the first word of the text.
fn document_of(text: &str) -> Option<&'static dyn AnyGame> {
    let word = text.split_whitespace().next()?;
    GAMES.iter().copied().find(|game| game.info().header == Some(word))
}

fn game_at(reader: &mut Reader<'_>) -> Result<&'static dyn AnyGame, TextError> {
    let from = reader.clone();
    let id = reader.take_while(|c| c.is_ascii_lowercase());
    GAMES
        .iter()
        .copied()
        .find(|game| game.info().id == id)
        .ok_or_else(|| from.error(Phrase::new(wording!("game")).with("games", NAMES.join(", "))))
}
