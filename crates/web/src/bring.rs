//! Imports PuzzleScript games. `www/studio/types.ts` documents the objects.

use wasm_bindgen::prelude::*;

use crate::{js, text_error};

/// Converts a PuzzleScript game to a project, with a list of the lines that could not be converted: a
/// `Brought`.
///
/// # Errors
/// If the text is not a PuzzleScript game, or a project cannot represent it.
#[wasm_bindgen]
pub fn bring(text: &str) -> Result<JsValue, JsValue> {
    Ok(js::value(&tilery_puzzlescript::open(text).map_err(|error| text_error("game: ", &error))?))
}
