//! What the studio's screens ask beside a session: how a project looks, what pictures there are. `www/studio/types.ts` says what the
//! objects hold.

use js_sys::{Array, Object, Uint8Array};
use tilery_kit::Arg;
use tilery_kit::text::Mark;
use tilery_tilecode::document::Document;
use tilery_tilecode::gallery;
use tilery_tilecode::model::{Place, ROW_NAMES};
use tilery_tilecode::studio::{
    self, Board, FindingView, KindView, LevelView, PredicateView, ProjectView, RuleShape, RuleView, Size,
    TestView,
};
use wasm_bindgen::prelude::*;

use crate::values::set;

/// How a project looks: a `ProjectView`. The text may begin with the studio's own line.
///
/// # Errors
/// When the text is no project at all; a broken one is shown with what is wrong in it.
#[wasm_bindgen]
pub fn view(text: &str) -> Result<JsValue, JsError> {
    let text = studio::project_text(text);
    let (document, state) = Document::parse(text).map_err(|error| JsError::new(&error.to_string()))?;
    let bytes = state.map_or(text.len(), |(_, state)| text.len() - state.len());
    Ok(project(&studio::view(&document, bytes)).into())
}

/// The pictures to take and the colours they are made of: `{ palette: string[16], pictures: GalleryPicture[] }`.
#[wasm_bindgen]
pub fn gallery() -> JsValue {
    let hex =
        |byte: u8| [byte >> 4, byte & 15].map(|digit| char::from_digit(u32::from(digit), 16).unwrap_or('0'));
    let palette = gallery::PALETTE.iter().map(|colour| {
        let text: String = ['#'].into_iter().chain(colour.iter().flat_map(|&byte| hex(byte))).collect();
        JsValue::from(text)
    });
    // Backgrounds come first, and cover their tile.
    let mut is_sprite = false;
    let pictures = gallery::names().map(|name| {
        let picture = gallery::picture(name).unwrap_or(tilery_tilecode::model::Picture::EMPTY);
        let object = Object::new();
        set(&object, "name", name);
        is_sprite |= picture.0.contains(&0);
        set(&object, "isSprite", is_sprite);
        set(&object, "pixels", bytes(&picture.0));
        object
    });
    let object = Object::new();
    set(&object, "palette", palette.collect::<Array>());
    set(&object, "pictures", pictures.collect::<Array>());
    object.into()
}

/// A part of a level's map, from one tile to another, rows and columns from 0, as the edit `map N paste` takes it. The level's number
/// counts from 0. Undefined where the level has no such tiles.
///
/// # Errors
/// When the text is no project at all.
#[wasm_bindgen(js_name = blockOf)]
pub fn block_of(
    text: &str,
    level: usize,
    row: usize,
    col: usize,
    to_row: usize,
    to_col: usize,
) -> Result<Option<String>, JsError> {
    let board = Board::parse(studio::project_text(text)).map_err(|error| JsError::new(&error.to_string()))?;
    Ok(studio::block(&board, level, (row, col), (to_row, to_col)))
}

fn bytes(bytes: &[u8]) -> Uint8Array {
    Uint8Array::from(bytes)
}

fn texts<T: AsRef<str>>(texts: &[T]) -> Array {
    texts.iter().map(|text| JsValue::from(text.as_ref())).collect()
}

fn all<T>(values: &[T], convert: impl Fn(&T) -> Object) -> Array {
    values.iter().map(convert).collect()
}

fn project(view: &ProjectView) -> Object {
    let object = Object::new();
    set(&object, "title", view.title.as_str());
    set(&object, "pace", view.pace);
    set(&object, "kinds", all(&view.kinds, kind));
    set(&object, "levels", all(&view.levels, level));
    set(&object, "rules", all(&view.rules, rule));
    set(&object, "tests", all(&view.tests, test));
    set(&object, "findings", all(&view.findings, finding));
    set(&object, "runs", view.runs);
    set(&object, "sizes", all(&view.sizes, size));
    object
}

fn size(size: &Size) -> Object {
    let object = Object::new();
    set(&object, "what", size.what);
    set(&object, "used", size.used as f64);
    set(&object, "most", size.most as f64);
    object
}

fn kind(kind: &KindView) -> Object {
    let object = Object::new();
    set(&object, "name", kind.name.as_str());
    set(&object, "letter", kind.letter.as_str());
    set(&object, "isSprite", kind.is_sprite);
    set(&object, "picture", kind.picture.as_str());
    set(&object, "pixels", bytes(&kind.pixels.0));
    object
}

fn level(level: &LevelView) -> Object {
    let object = Object::new();
    set(&object, "name", level.name.as_str());
    set(&object, "rows", level.rows as f64);
    set(&object, "cols", level.cols as f64);
    set(&object, "map", bytes(&level.map));
    set(&object, "sprites", bytes(&level.sprites));
    object
}

fn predicate(predicate: &PredicateView) -> Object {
    let object = Object::new();
    set(&object, "include", texts(&predicate.include));
    set(&object, "also", texts(&predicate.also));
    set(&object, "exclude", texts(&predicate.exclude));
    set(&object, "heading", predicate.heading.as_str());
    set(&object, "binds", predicate.binds);
    object
}

/// Sets what a rule and its views have in common.
fn shape(object: &Object, shape: &RuleShape) {
    set(object, "event", shape.event.as_str());
    let when = Object::new();
    for (name, asked) in Place::NAMES.into_iter().zip(&shape.when) {
        set(&when, name, predicate(asked));
    }
    set(object, "when", when);
    set(object, "do", rows(&shape.rows));
}

fn rows(rows: &[Vec<String>; 6]) -> Object {
    let object = Object::new();
    for (name, commands) in ROW_NAMES.into_iter().zip(rows) {
        set(&object, name, texts(commands));
    }
    object
}

fn rule(rule: &RuleView) -> Object {
    let object = Object::new();
    shape(&object, &rule.shape);
    set(&object, "views", texts(&rule.views));
    set(&object, "isOff", rule.is_off);
    set(&object, "note", rule.note.as_str());
    set(&object, "text", rule.text.as_str());
    set(&object, "unread", texts(&rule.unread));
    set(&object, "centres", texts(&rule.centres));
    let derived = rule.derived.iter().map(|(name, derived)| {
        let object = Object::new();
        set(&object, "view", *name);
        shape(&object, derived);
        object
    });
    set(&object, "derived", derived.collect::<Array>());
    set(&object, "offers", rows(&rule.offers));
    object
}

fn test(test: &TestView) -> Object {
    let object = Object::new();
    set(&object, "name", test.name.as_str());
    set(&object, "rounds", test.rounds as f64);
    object
}

fn finding(finding: &FindingView) -> Object {
    let object = Object::new();
    let args = Object::new();
    for (name, value) in &finding.args {
        match value {
            Arg::Number(n) => set(&args, name, *n as f64),
            Arg::Text(text) => set(&args, name, text.as_str()),
        }
    }
    let Mark { line, column } = finding.at;
    let part = Object::new();
    set(&part, "what", finding.part.what.name());
    set(&part, "n", finding.part.n as f64);
    set(&object, "id", finding.id);
    set(&object, "args", args);
    set(&object, "line", line);
    set(&object, "column", column);
    set(&object, "isWarning", finding.is_warning);
    set(&object, "part", part);
    object
}
