//! The JavaScript interface. No other crate depends on JavaScript, and no rule is decided here.
//!
//! Every fallible function throws an `Error` whose message says what was found, where, and what was expected.
//! Moves, positions and saves are text, films are typed arrays. Everything else is a plain object: a
//! serialisable type of kit, or a type in [`values`] and [`update`]. [`Session`] is the interface to a
//! running game.

mod js;
mod values;
#[cfg(feature = "catalogue")]
mod catalogue;
#[cfg(feature = "catalogue")]
mod trails;
mod update;
mod session;
#[cfg(feature = "studio-bring")]
mod bring;
#[cfg(feature = "studio")]
mod maker;
#[cfg(feature = "studio-search")]
mod search;
#[cfg(feature = "studio")]
mod studio;
#[cfg(feature = "studio")]
mod lab;
#[cfg(feature = "bench")]
mod bench;
#[cfg(test)]
mod types;

use tilery_collection as collection;
use tilery_kit::TextError;
use wasm_bindgen::prelude::*;

pub use session::Session;

/// The error for an unknown name: `what` is the kind of argument, `expected` lists the known names.
fn no_such(what: &str, given: &str, expected: &str) -> JsError {
    JsError::new(&format!("{what}: expected {expected}, found `{given}`"))
}

/// The error for an invalid text: the message in English, and the same as data in the property `fault`.
fn text_error(what: &str, error: &TextError) -> JsValue {
    let thrown = js_sys::Error::new(&format!("{what}{error}"));
    js::set(&thrown, "fault", &js::value(error));
    thrown.into()
}

/// The error for a play that cannot continue. Its property `fault` or `stranded` gives the reason.
#[cfg(any(feature = "studio", feature = "studio-search"))]
fn stranded(error: tilery_studio::lab::Stranded) -> JsValue {
    if let tilery_studio::lab::Stranded::Text(error) = &error {
        return text_error("project: ", error);
    }
    let thrown = js_sys::Error::new(&["project: ", &error.to_string()].concat());
    js::set(&thrown, "stranded", &error.id().into());
    if let Some(name) = error.name() {
        js::set(&thrown, "gone", &name.into());
    }
    thrown.into()
}

/// The catalogue of all games.
#[cfg(feature = "catalogue")]
#[wasm_bindgen(unchecked_return_type = "GameInfo[]")]
pub fn catalogue() -> JsValue {
    js::value(&catalogue::all())
}

/// Supplies the shipped text of a name, which may be missing from this build. Must be called before
/// parameters, saves or ids with that name are used.
///
/// # Errors
/// If there is no such game, or the text is not the shipped text of that name.
#[wasm_bindgen]
pub fn supply(game: &str, name: &str, text: &str) -> Result<(), JsValue> {
    let game = collection::game(game).map_err(|error| text_error("game: ", &error))?;
    let is_known = game.supply(name, text);
    if is_known { Ok(()) } else { Err(no_such("text", name, "the unchanged text of a shipped game").into()) }
}

/// The stars of a solution of a deal with this many moves and hints. For assignments, see
/// [`Session::assignment`].
#[wasm_bindgen]
pub fn stars(moves: u32, par: u32, hints: u32) -> u32 {
    tilery_kit::stars(moves as usize, par as usize, hints as usize) as u32
}

/// The trail of a game: chapters of assignments with their solutions. Empty if the game has no trail.
///
/// # Errors
/// If there is no such game.
#[cfg(feature = "catalogue")]
#[wasm_bindgen(unchecked_return_type = "TrailChapter[]")]
pub fn trails(game: &str) -> Result<JsValue, JsValue> {
    Ok(js::value(&trails::of(game).map_err(|error| text_error("trail: ", &error))?))
}

/// The form for a game's parameters.
///
/// # Errors
/// If there is no such game, or the text is not its parameters.
#[wasm_bindgen(unchecked_return_type = "Field[]")]
pub fn form(game: &str, params: &str) -> Result<JsValue, JsValue> {
    let game = collection::game(game).map_err(|error| text_error("game: ", &error))?;
    let fields = game.form(params).map_err(|error| text_error("parameters: ", &error))?;
    Ok(js::value(&fields.into_iter().map(values::Field::from).collect::<Vec<_>>()))
}

/// A game's parameters with one field of its form changed.
///
/// # Errors
/// If there is no such game, the text is not its parameters, or the field cannot have that value.
#[wasm_bindgen(js_name = setField)]
pub fn set_field(game: &str, params: &str, field: &str, value: &str) -> Result<String, JsValue> {
    let game = collection::game(game).map_err(|error| text_error("game: ", &error))?;
    game.set(params, field, value).map_err(|error| text_error("parameters: ", &error))
}
