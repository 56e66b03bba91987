//! Views of a project for the studio's screens, and the gallery of pictures. `www/studio/types.ts`, generated
//! from crates/studio, documents the objects.

use std::any::Any;
use std::rc::Rc;

use js_sys::{Array, Object, Reflect, Uint8Array};
use serde::Serialize;
use tilery_kit::History;
use tilery_studio::merge::{self, Choice};
use tilery_studio::{Board, KindView, LevelView, ProjectView, RuleView, Studio};
use tilery_tilecode::document::Document;
use tilery_tilecode::gallery;
use tilery_tilecode::model::Picture;
use wasm_bindgen::prelude::*;

use crate::js::{self, set};
use crate::{Session, text_error};

/// The view of a project: a `ProjectView`. The text may begin with the studio's own line, which is not
/// counted in line numbers.
///
/// # Errors
/// If the text is not a project. A project with errors has a view with its findings.
#[wasm_bindgen]
pub fn view(text: &str) -> Result<JsValue, JsValue> {
    let text = tilery_studio::project_text(text);
    let (document, state) = Document::parse(text).map_err(|error| text_error("", &error))?;
    let bytes = state.map_or(text.len(), |(_, state)| text.len() - state.len());
    Ok(Shown::default().project(&tilery_studio::view(document, bytes)))
}

/// Creates views of a session of the studio. Parts that no edit has changed are reused as the same objects.
#[wasm_bindgen]
#[derive(Default)]
pub struct Viewer {
    viewer: tilery_studio::Viewer,
    shown: Shown,
}

#[wasm_bindgen]
impl Viewer {
    /// Creates a viewer without a cache.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// The view of a session's project: a `ProjectView`. Unchanged kinds, levels and rules are the objects of
    /// the previous view.
    ///
    /// # Errors
    /// If the session is not a session of the studio.
    pub fn view(&mut self, session: &Session) -> Result<JsValue, JsError> {
        let view = self.viewer.view(history(session)?.board());
        Ok(self.shown.project(&view))
    }
}

/// The edits of a session of the studio.
pub(crate) fn history(session: &Session) -> Result<&History<Studio>, JsError> {
    let any: &dyn Any = &*session.inner;
    let session: Option<&tilery_kit::Editing<Studio>> = any.downcast_ref();
    Ok(session.ok_or_else(|| JsError::new("session: expected a session of the studio"))?.edits())
}

/// Merges two states of a project: a `Merged`. `base` is the state from which both began, if it is known. `choices`
/// has a letter for each conflict: `o` for ours, `t` for theirs, `b` for both; the others are ours.
///
/// # Errors
/// If a text is not a project, or the merged one is too long.
#[wasm_bindgen]
pub fn merge(base: Option<String>, ours: &str, theirs: &str, choices: &str) -> Result<JsValue, JsValue> {
    let choice = |letter| match letter {
        't' => Choice::Theirs,
        'b' => Choice::Both,
        _ => Choice::Ours,
    };
    let choices: Vec<Choice> = choices.chars().map(choice).collect();
    let merged =
        merge::merge(base.as_deref(), ours, theirs, &choices).map_err(|error| text_error("", &error))?;
    Ok(js::value(&merged.map_err(|refused| JsError::new(&refused.to_string()))?))
}

/// The gallery and its colours: `{ palette: string[16], pictures: GalleryPicture[] }`.
#[wasm_bindgen]
pub fn gallery() -> JsValue {
    let palette = gallery::PALETTE.map(|[red, green, blue]| format!("#{red:02x}{green:02x}{blue:02x}"));
    // Backgrounds come first, and have no transparent pixel.
    let mut is_sprite = false;
    let pictures = gallery::names().map(|name| {
        let picture = gallery::picture(name).unwrap_or(Picture::EMPTY);
        is_sprite |= picture.0.contains(&0);
        let object = js::value(&GalleryPicture { name, is_sprite });
        set_bytes(&object, "pixels", &picture.0);
        object
    });
    let object = Object::new();
    set(&object, "palette", &js::value(&palette));
    set(&object, "pictures", &pictures.collect::<Array>());
    object.into()
}

/// A picture of the gallery without its pixels.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct GalleryPicture {
    name: &'static str,
    is_sprite: bool,
}

/// The text of a shipped game with its author's test. Undefined if no game has that name.
#[wasm_bindgen]
pub fn shipped(name: &str) -> Option<String> {
    tilery_studio::shipped(name)
}

/// A rectangle of a level's map from one corner to the other, in the form of the edit `map N paste`. Level,
/// rows and columns count from 0. Undefined if the level has no such tiles.
///
/// # Errors
/// If the text is not a project.
#[wasm_bindgen(js_name = blockOf)]
pub fn block_of(
    text: &str,
    level: usize,
    row: usize,
    col: usize,
    to_row: usize,
    to_col: usize,
) -> Result<Option<String>, JsValue> {
    let board = Board::parse(tilery_studio::project_text(text)).map_err(|error| text_error("", &error))?;
    Ok(tilery_studio::block(&board, level, (row, col), (to_row, to_col)))
}

/// True if a text is a valid name of a background or sprite: a letter, then letters, digits, `-` and `_`, at
/// most 24 characters.
#[wasm_bindgen(js_name = isName)]
pub fn is_name(text: &str) -> bool {
    tilery_studio::is_name(text)
}

/// The objects of the previous view, each with the value it was made from.
#[derive(Default)]
struct Shown {
    kinds: Vec<(Rc<KindView>, JsValue)>,
    levels: Vec<(Rc<LevelView>, JsValue)>,
    rules: Vec<(Rc<RuleView>, JsValue)>,
}

impl Shown {
    fn project(&mut self, view: &ProjectView) -> JsValue {
        let object = js::value(view);
        set(&object, "kinds", &again(&mut self.kinds, &view.kinds, kind));
        set(&object, "levels", &again(&mut self.levels, &view.levels, level));
        set(&object, "rules", &again(&mut self.rules, &view.rules, js::value));
        object
    }
}

/// The objects of the present view, reused if the viewer returned the same `Rc` as before. The same index is
/// tried first, since most edits move nothing.
fn again<T>(shown: &mut Vec<(Rc<T>, JsValue)>, now: &[Rc<T>], make: impl Fn(&T) -> JsValue) -> Array {
    let known = |n: usize, value: &Rc<T>| {
        let is_meant = |(other, _): &&(Rc<T>, JsValue)| Rc::ptr_eq(other, value);
        let there = shown.get(n).filter(is_meant).or_else(|| shown.iter().find(is_meant));
        there.map(|(_, object)| object.clone())
    };
    let next = now.iter().enumerate().map(|(n, value)| {
        let object = known(n, value).unwrap_or_else(|| make(value));
        (value.clone(), object)
    });
    *shown = next.collect();
    shown.iter().map(|(_, object)| object).collect()
}

/// Sets a property to a typed array, which JSON does not have.
fn set_bytes(object: &JsValue, name: &str, bytes: &[u8]) {
    set(object, name, &Uint8Array::from(bytes));
}

fn kind(kind: &KindView) -> JsValue {
    let object = js::value(kind);
    set_bytes(&object, "pixels", &kind.pixels.0);
    let frames = Reflect::get(&object, &"frames".into()).unwrap_or_default();
    for (frame, object) in kind.frames.iter().zip(Array::from(&frames)) {
        set_bytes(&object, "pixels", &frame.pixels.0);
    }
    object
}

fn level(level: &LevelView) -> JsValue {
    let object = js::value(level);
    set_bytes(&object, "map", &level.map);
    set_bytes(&object, "sprites", &level.sprites);
    object
}
