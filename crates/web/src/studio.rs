//! Views of a project for the studio's screens, and the gallery of pictures. `www/studio/types.ts`, generated
//! from crates/studio, documents the objects.

use std::any::Any;
use std::rc::Rc;

use js_sys::{Array, Object, Uint8Array};
use tilery_studio::{
    Board, CounterView, FindingView, FrameView, KindView, LevelView, MessageView, OriginView, PredicateView,
    ProjectView, RuleShape, RuleView, Size, Studio, TestView, json,
};
use tilery_tilecode::document::Document;
use tilery_tilecode::gallery;
use tilery_tilecode::model::{Offset, ROW_NAMES};
use wasm_bindgen::prelude::*;

use crate::js::{Value, set};
use crate::{Session, text_error};

/// The view of a project: a `ProjectView`. The text may begin with the studio's own line; lines and columns
/// count without it.
///
/// # Errors
/// When the text is no project at all. A project with errors is shown with its findings.
#[wasm_bindgen]
pub fn view(text: &str) -> Result<JsValue, JsValue> {
    let text = tilery_studio::project_text(text);
    let (document, state) = Document::parse(text).map_err(|error| text_error("", &error))?;
    let bytes = state.map_or(text.len(), |(_, state)| text.len() - state.len());
    Ok(Shown::default().project(&tilery_studio::view(document, bytes)).into())
}

/// Views one session of the studio repeatedly. Parts that no edit has changed are not computed again and stay
/// the same objects.
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
    /// When the session is not one of the studio.
    pub fn view(&mut self, session: &Session) -> Result<JsValue, JsError> {
        let view = self.viewer.view(board(session)?);
        Ok(self.shown.project(&view).into())
    }
}

/// The project of a session of the studio.
fn board(session: &Session) -> Result<&Board, JsError> {
    let any: &dyn Any = &*session.inner;
    let session: Option<&tilery_kit::Editing<Studio>> = any.downcast_ref();
    Ok(session.ok_or_else(|| JsError::new("session: expected one of the studio"))?.board())
}

/// The gallery and its colours: `{ palette: string[16], pictures: GalleryPicture[] }`.
#[wasm_bindgen]
pub fn gallery() -> JsValue {
    let hex =
        |byte: u8| [byte >> 4, byte & 15].map(|digit| char::from_digit(u32::from(digit), 16).unwrap_or('0'));
    let palette = gallery::PALETTE.iter().map(|colour| {
        let text: String = ['#'].into_iter().chain(colour.iter().flat_map(|&byte| hex(byte))).collect();
        JsValue::from(text)
    });
    // Backgrounds come first, and have no transparent pixel.
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

/// The text of a shipped game with its author's test. Undefined when no game has that name.
#[wasm_bindgen]
pub fn shipped(name: &str) -> Option<String> {
    tilery_studio::shipped(name)
}

/// A rectangle of a level's map, as the edit `map N paste` takes it, from one corner to the other. Level,
/// rows and columns count from 0. Undefined where the level has no such tiles.
///
/// # Errors
/// When the text is no project.
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

/// Whether a text is a valid name of a background or sprite: a letter, then letters, digits, `-` and `_`, at
/// most 24 characters.
#[wasm_bindgen(js_name = isName)]
pub fn is_name(text: &str) -> bool {
    tilery_studio::is_name(text)
}

fn bytes(bytes: &[u8]) -> Uint8Array {
    Uint8Array::from(bytes)
}

fn all<T>(values: &[T], convert: impl Fn(&T) -> Object) -> Array {
    values.iter().map(convert).collect()
}

/// The objects of the previous view, each with what it was made from.
#[derive(Default)]
struct Shown {
    kinds: Vec<(Rc<KindView>, Object)>,
    levels: Vec<(Rc<LevelView>, Object)>,
    rules: Vec<(Rc<RuleView>, Object)>,
}

impl Shown {
    fn project(&mut self, view: &ProjectView) -> Object {
        let object = Object::new();
        set(&object, "title", view.title.as_str());
        set(&object, "author", view.author.as_str());
        set(&object, "about", view.about.as_str());
        set(&object, "origins", all(&view.origins, origin));
        set(&object, "pace", view.pace);
        set(&object, "hasTurns", view.has_turns);
        set(&object, "counters", all(&view.counters, counter));
        set(&object, "messages", all(&view.messages, message));
        set(&object, "kinds", again(&mut self.kinds, &view.kinds, kind));
        set(&object, "levels", again(&mut self.levels, &view.levels, level));
        let nothing = nothing();
        set(&object, "rules", again(&mut self.rules, &view.rules, |view| rule(view, &nothing)));
        set(&object, "tests", all(&view.tests, test));
        set(&object, "findings", all(&view.findings, finding));
        set(&object, "runs", view.runs);
        set(&object, "sizes", all(&view.sizes, size));
        object
    }
}

/// The objects of the present view, reused where the viewer returned the same `Rc` as before. An edit moves
/// few things, so the same index is tried first.
fn again<T>(shown: &mut Vec<(Rc<T>, Object)>, now: &[Rc<T>], make: impl Fn(&T) -> Object) -> Array {
    let known = |n: usize, value: &Rc<T>| {
        let is_meant = |(other, _): &&(Rc<T>, Object)| Rc::ptr_eq(other, value);
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

fn origin(origin: &OriginView) -> Object {
    let object = Object::new();
    set(&object, "title", origin.title.as_str());
    set(&object, "author", origin.author.as_str());
    object
}

fn counter(counter: &CounterView) -> Object {
    let object = Object::new();
    set(&object, "name", counter.name.as_str());
    set(&object, "start", i32::from(counter.start));
    set(&object, "isShown", counter.is_shown);
    object
}

fn message(message: &MessageView) -> Object {
    let object = Object::new();
    set(&object, "name", message.name.as_str());
    set(&object, "text", message.text.as_str());
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
    set(&object, "frames", all(&kind.frames, frame));
    set(&object, "style", kind.style.iter().map(|word| JsValue::from_str(word)).collect::<Array>());
    object
}

fn frame(frame: &FrameView) -> Object {
    let object = Object::new();
    set(&object, "picture", frame.picture.as_str());
    set(&object, "pixels", bytes(&frame.pixels.0));
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

/// A rule, by way of JSON: it consists of hundreds of small objects, which JavaScript creates five times
/// faster from a text. Tiles without conditions are left out of the text; all rules share one object for
/// them.
fn rule(rule: &RuleView, nothing: &Object) -> Object {
    let mut json = Json(String::from("{"));
    json.shape(&rule.shape);
    json.texts("views", &rule.views);
    json.raw("isOff", if rule.is_off { "true" } else { "false" });
    json.text("note", &rule.note);
    json.text("text", &rule.text);
    json.texts("unread", &rule.unread);
    json.texts("centres", &rule.centres);
    json.name("derived");
    for (n, (name, derived)) in rule.derived.iter().enumerate() {
        json.0.push_str(if n == 0 { "[{" } else { ",{" });
        json.text("view", name);
        json.shape(derived);
        json.0.push('}');
    }
    json.0.push(']');
    json.name("offers");
    json.rows(&rule.offers);
    json.0.push('}');
    let object = json.object();
    fill(&object, nothing);
    let derived: Option<Array> =
        js_sys::Reflect::get(&object, &"derived".into()).ok().and_then(|list| list.dyn_into().ok());
    for shape in derived.iter().flat_map(Array::iter) {
        fill(shape.unchecked_ref(), nothing);
    }
    object
}

/// The nine tiles without conditions.
fn nothing() -> Object {
    let mut json = Json(String::from("{"));
    for name in Offset::NAMES {
        json.asked(name, &PredicateView { heading: "any".into(), ..PredicateView::default() });
    }
    json.0.push('}');
    json.object()
}

/// Adds the tiles without conditions to a shape, all in their order.
fn fill(shape: &Object, nothing: &Object) {
    if let Ok(asked) = js_sys::Reflect::get(shape, &"when".into()) {
        let all = Object::assign(&Object::new(), nothing);
        set(shape, "when", Object::assign(&all, asked.unchecked_ref()));
    }
}

/// A JSON object under construction.
struct Json(String);

impl Json {
    fn name(&mut self, name: &str) {
        if !self.0.ends_with('{') {
            self.0.push(',');
        }
        self.0.push('"');
        self.0.push_str(name);
        self.0.push_str("\":");
    }

    fn raw(&mut self, name: &str, value: &str) {
        self.name(name);
        self.0.push_str(value);
    }

    fn text(&mut self, name: &str, value: &str) {
        self.name(name);
        json::write(value, &mut self.0);
    }

    fn texts<T: AsRef<str>>(&mut self, name: &str, values: &[T]) {
        self.raw(name, "[");
        for (n, value) in values.iter().enumerate() {
            if n > 0 {
                self.0.push(',');
            }
            json::write(value.as_ref(), &mut self.0);
        }
        self.0.push(']');
    }

    /// The parsed object.
    fn object(&self) -> Object {
        js_sys::JSON::parse(&self.0).map_or_else(|_| Object::new(), JsCast::unchecked_into)
    }

    /// Writes the conditions on a tile, if it has any.
    fn predicate(&mut self, name: &str, predicate: &PredicateView) {
        let PredicateView { include, also, exclude, heading, binds } = predicate;
        if include.is_empty() && also.is_empty() && exclude.is_empty() && heading == "any" && !binds {
            return;
        }
        self.asked(name, predicate);
    }

    fn asked(&mut self, name: &str, predicate: &PredicateView) {
        self.raw(name, "{");
        self.texts("include", &predicate.include);
        self.texts("also", &predicate.also);
        self.texts("exclude", &predicate.exclude);
        self.text("heading", &predicate.heading);
        self.raw("binds", if predicate.binds { "true" } else { "false" });
        self.0.push('}');
    }

    /// Writes the fields that a rule and its views share.
    fn shape(&mut self, shape: &RuleShape) {
        self.text("event", &shape.event);
        self.raw("when", "{");
        for (name, asked) in Offset::NAMES.into_iter().zip(&shape.when) {
            self.predicate(name, asked);
        }
        self.0.push('}');
        self.texts("asks", &shape.asks);
        self.name("do");
        self.rows(&shape.rows);
    }

    fn rows(&mut self, rows: &[Vec<String>; 6]) {
        self.0.push('{');
        for (name, commands) in ROW_NAMES.into_iter().zip(rows) {
            self.texts(name, commands);
        }
        self.0.push('}');
    }
}

fn test(test: &TestView) -> Object {
    let object = Object::new();
    set(&object, "name", test.name.as_str());
    set(&object, "rounds", test.rounds as f64);
    object
}

fn finding(finding: &FindingView) -> Object {
    let object = Object::new();
    let part = Object::new();
    set(&part, "what", finding.part.what.name());
    set(&part, "n", finding.part.n as f64);
    set(&object, "phrase", finding.phrase.js());
    set(&object, "line", finding.line);
    set(&object, "column", finding.column);
    set(&object, "isWarning", finding.is_warning);
    set(&object, "tile", finding.tile.map_or(JsValue::NULL, JsValue::from));
    set(&object, "part", part);
    object
}
