//! Imports games and levels of other tools, and writes games for the original TileCode.
//! `www/studio/types.ts` documents the objects.

use tilery_kit::text::TextPos;
use tilery_kit::{Brought, TextError, wording};
use wasm_bindgen::prelude::*;

use crate::{js, text_error};

/// Converts a game of PuzzleScript, what the original TileCode stores or exports, or Sokoban levels to a project
/// with a list of what could not be converted: a `Brought`. A text with several projects becomes a list of them.
///
/// # Errors
/// If the text is none of these, or a project cannot represent it.
#[wasm_bindgen]
pub fn bring(text: &str) -> Result<JsValue, JsValue> {
    let all = open(text).map_err(|error| text_error("game: ", &error))?;
    Ok(if let [one] = &*all { js::value(one) } else { js::value(&all) })
}

fn open(text: &str) -> Result<Vec<Brought>, TextError> {
    if tilery_original::is_carrier(text) {
        tilery_original::open(text)
    } else if tilery_puzzlescript::is_game(text) {
        Ok(vec![tilery_puzzlescript::open(text)?.brought])
    } else if tilery_sokoban::is_collection(text) {
        tilery_sokoban::open(text)
    } else {
        Err(TextError::new(TextPos::START, wording!("bring-known"), wording!("bring-other")))
    }
}

/// Writes a project as the original TileCode exports its games, or says why it does not fit: an `Exported`.
///
/// # Errors
/// If the text is no project, or has errors.
#[wasm_bindgen(js_name = exportOriginal)]
pub fn export_original(text: &str) -> Result<JsValue, JsValue> {
    Ok(js::value(&tilery_original::export(text).map_err(|error| text_error("project: ", &error))?))
}
