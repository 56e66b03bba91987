//! Imports games of PuzzleScript and of the original TileCode, and writes games for the latter.
//! `www/studio/types.ts` documents the objects.

use wasm_bindgen::prelude::*;

use crate::{js, text_error};

/// Converts a game of PuzzleScript, or what the original TileCode stores or exports, to a project with a list
/// of what could not be converted: a `Brought`. A store or an export of several games becomes a list of them.
///
/// # Errors
/// If the text is no such game, or a project cannot represent it.
#[wasm_bindgen]
pub fn bring(text: &str) -> Result<JsValue, JsValue> {
    let refused = |error| text_error("game: ", &error);
    if !tilery_original::is_carrier(text) {
        return Ok(js::value(&tilery_puzzlescript::open(text).map_err(refused)?));
    }
    let opened = tilery_original::open(text).map_err(refused)?;
    Ok(if let [one] = &*opened { js::value(one) } else { js::value(&opened) })
}

/// Writes a project as the original TileCode exports its games, or says why it does not fit: an `Exported`.
///
/// # Errors
/// If the text is no project, or has errors.
#[wasm_bindgen(js_name = exportOriginal)]
pub fn export_original(text: &str) -> Result<JsValue, JsValue> {
    Ok(js::value(&tilery_original::export(text).map_err(|error| text_error("project: ", &error))?))
}
