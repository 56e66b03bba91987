//! The cookbook of mechanics. `www/studio/types.ts` documents the objects.

use tilery_studio::cookbook;
use wasm_bindgen::prelude::*;

use crate::js;

/// The recipes of the cookbook: `Recipe[]`.
#[wasm_bindgen]
pub fn recipes() -> JsValue {
    js::value(&cookbook::recipes())
}

/// A small game made of a recipe alone; undefined if there is no such recipe.
#[wasm_bindgen(js_name = recipeGame)]
pub fn recipe_game(name: &str) -> Option<String> {
    cookbook::recipe_game(name)
}

/// The edit that adds a recipe to a project. `kinds` names a kind for each role; an empty name adds a new
/// kind.
///
/// # Errors
/// If there is no such recipe, or the project has no room for it.
#[wasm_bindgen]
pub fn cook(project: &str, name: &str, kinds: Vec<String>, groups: Vec<String>) -> Result<String, JsError> {
    let [kinds, groups] = [&kinds, &groups].map(|words| words.iter().map(String::as_str).collect::<Vec<_>>());
    cookbook::cook(project, name, &kinds, &groups).map_err(|illegal| JsError::new(&illegal.to_string()))
}
