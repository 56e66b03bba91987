//! Rules by example, proofs of levels and the cookbook. `www/studio/types.ts` documents the objects.

use tilery_studio::cookbook;
#[cfg(feature = "studio-search")]
use tilery_studio::{
    infer::{self, Sample},
    proof,
};
use wasm_bindgen::prelude::*;

use crate::js;
#[cfg(feature = "studio-search")]
use crate::lab::stranded;

/// The rules that fit all samples, at most three, the best one first: `Candidate[]`.
///
/// # Errors
/// When the text is no project, or a sample is malformed.
#[cfg(feature = "studio-search")]
#[wasm_bindgen(js_name = inferRules)]
pub fn infer_rules(project: &str, samples: JsValue) -> Result<JsValue, JsError> {
    let samples: Vec<Sample> = js::read("sample: ", &samples)?;
    let found =
        infer::infer(project, &samples).map_err(|error| JsError::new(&["sample: ", &error].concat()))?;
    Ok(js::value(&found))
}

/// Searches for the shortest win of a level, counted from 0, for so many milliseconds and at most so many
/// thousands of rounds: a `Proof`. `name` is that of the test that keeps it.
///
/// # Errors
/// When the project cannot run or has no such level.
#[cfg(feature = "studio-search")]
#[wasm_bindgen]
pub fn prove(project: &str, level: usize, name: &str, ms: f64, thousands: u32) -> Result<JsValue, JsValue> {
    let clock = js::clock();
    let end = clock.now() + ms;
    let mut left = thousands;
    let mut more = || {
        left = left.saturating_sub(1);
        left > 0 && clock.now() < end
    };
    Ok(js::value(&proof::prove(project, level, name, &mut more).map_err(stranded)?))
}

/// Lets simple bots play a level, counted from 0: `Bot[]`.
///
/// # Errors
/// When the project cannot run or has no such level.
#[cfg(feature = "studio-search")]
#[wasm_bindgen]
pub fn bots(project: &str, level: usize, plays: usize, rounds: usize) -> Result<JsValue, JsValue> {
    Ok(js::value(&proof::bots(project, level, plays, rounds).map_err(stranded)?))
}

/// The parts of a project that never take part: an `Idle`.
///
/// # Errors
/// When the project cannot run.
#[cfg(feature = "studio-search")]
#[wasm_bindgen]
pub fn idle(project: &str, rounds: usize) -> Result<JsValue, JsValue> {
    Ok(js::value(&proof::idle(project, rounds).map_err(stranded)?))
}

/// The recipes of the cookbook: `Recipe[]`.
#[wasm_bindgen]
pub fn recipes() -> JsValue {
    js::value(&cookbook::recipes())
}

/// A small game of a recipe alone; undefined for an unknown name.
#[wasm_bindgen(js_name = recipeGame)]
pub fn recipe_game(name: &str) -> Option<String> {
    cookbook::recipe_game(name)
}

/// The edit that adds a recipe to a project, with a kind for each role; an empty name adds a new kind.
///
/// # Errors
/// When there is no such recipe, or the project has no room for it.
#[wasm_bindgen]
pub fn cook(project: &str, name: &str, kinds: Vec<String>) -> Result<String, JsError> {
    let kinds: Vec<&str> = kinds.iter().map(String::as_str).collect();
    cookbook::cook(project, name, &kinds).map_err(|illegal| JsError::new(&illegal.to_string()))
}
