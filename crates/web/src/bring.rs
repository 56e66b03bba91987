//! Games of PuzzleScript. `www/studio/types.ts` documents the objects.

use wasm_bindgen::prelude::*;

use crate::{js, text_error};

/// A game of PuzzleScript as a project, with the lines that did not fit: a `Brought`.
///
/// # Errors
/// If the text is no game of PuzzleScript, or no project can hold it.
#[wasm_bindgen]
pub fn bring(text: &str) -> Result<JsValue, JsValue> {
    Ok(js::value(&tilery_puzzlescript::open(text).map_err(|error| text_error("game: ", &error))?))
}
