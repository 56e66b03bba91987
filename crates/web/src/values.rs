//! Plain JavaScript values from Rust ones, and back.

use js_sys::{Array, Object, Reflect};
use serde::Serialize;
use tilery_kit::{
    AnyHint, Arg, Chart, Field, FieldKind, Illegal, Label, Name, Part, Phrase, Say, State, Status, TextError,
};
use wasm_bindgen::prelude::*;

/// Any value that serde knows, as plain objects and arrays.
pub fn plain(value: &impl Serialize) -> Result<JsValue, JsError> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&serializer).map_err(|error| JsError::new(&error.to_string()))
}

#[derive(Serialize)]
struct FieldValue<'a> {
    id: &'static str,
    value: &'a str,
    kind: &'static str,
    min: i64,
    max: i64,
    step: i64,
    options: &'a [String],
}

/// A form.
pub fn form(fields: &[Field]) -> Result<JsValue, JsError> {
    let fields: Vec<FieldValue<'_>> = fields
        .iter()
        .map(|field| {
            let base = FieldValue {
                id: field.id,
                value: &field.value,
                kind: "text",
                min: 0,
                max: 0,
                step: 1,
                options: &[],
            };
            match &field.kind {
                FieldKind::Range { min, max, step } => {
                    FieldValue { kind: "range", min: *min, max: *max, step: *step, ..base }
                }
                FieldKind::Choice(options) => FieldValue { kind: "choice", options, ..base },
                FieldKind::Text => base,
            }
        })
        .collect();
    plain(&fields)
}

pub(crate) fn set(object: &Object, name: &str, value: impl Into<JsValue>) {
    put(object, name, value.into());
}

#[inline(never)]
fn put(object: &Object, name: &str, value: JsValue) {
    // Setting a property of a new plain object cannot fail.
    let _ = Reflect::set(object, &name.into(), &value);
}

fn args(say: &Say) -> Object {
    let object = Object::new();
    for (name, value) in &say.args {
        set(&object, name, arg(value));
    }
    object
}

/// An argument of a sentence: a number, a text, or an array of names, `{id, text}`.
fn arg(value: &Arg) -> JsValue {
    match value {
        Arg::Number(n) => (*n as f64).into(),
        Arg::Text(text) => text.as_str().into(),
        Arg::Names(names) => names.iter().map(name).collect::<Array>().into(),
    }
}

fn name(name: &Name) -> Object {
    let object = Object::new();
    if let Some(id) = &name.id {
        set(&object, "id", id.as_str());
    }
    set(&object, "text", name.text.as_str());
    object
}

fn sentence(say: &Say) -> Object {
    let object = Object::new();
    set(&object, "id", say.id);
    set(&object, "args", args(say));
    object
}

/// Sentences.
pub fn said(sentences: &[Say]) -> Result<JsValue, JsError> {
    Ok(sentences.iter().map(sentence).collect::<Array>().into())
}

/// Gives an error the property `fault`: `{line, column, expected, found}`, the latter two phrases.
pub fn fault(thrown: &Object, error: &TextError) {
    let object = Object::new();
    set(&object, "line", error.line);
    set(&object, "column", error.column);
    set(&object, "expected", phrase(&error.expected));
    set(&object, "found", phrase(&error.found));
    set(thrown, "fault", object);
}

/// A phrase: `{name, parts}`, its name in the languages, and by name what stands in its places: a text, a phrase or a sentence.
pub fn phrase(phrase: &Phrase) -> Object {
    let parts = Object::new();
    for (name, part) in &phrase.parts {
        match part {
            Part::Text(text) => set(&parts, name, text.as_str()),
            Part::Phrase(inner) => set(&parts, name, self::phrase(inner)),
            Part::Refusal(say, _) => set(&parts, name, sentence(say)),
        }
    }
    let object = Object::new();
    set(&object, "name", phrase.wording.name);
    set(&object, "parts", parts);
    object
}

/// A refusal, or null.
pub fn refused(illegal: Option<&Illegal>) -> Result<JsValue, JsError> {
    let Some(illegal) = illegal else { return Ok(JsValue::NULL) };
    let object = sentence(&illegal.say);
    set(&object, "reason", illegal.reason.as_str());
    Ok(object.into())
}

/// Labels.
pub fn labels(labels: &[Label], focus: Option<(u16, u16)>) -> Result<JsValue, JsError> {
    let cells = labels.iter().map(|label| {
        let object = sentence(&label.say);
        set(&object, "row", label.row);
        set(&object, "col", label.col);
        set(&object, "x", label.at.x);
        set(&object, "y", label.at.y);
        object
    });
    let object = Object::new();
    set(&object, "rows", labels.iter().map(|label| u32::from(label.row) + 1).max().unwrap_or(0));
    set(&object, "cols", labels.iter().map(|label| u32::from(label.col) + 1).max().unwrap_or(0));
    set(&object, "cells", cells.collect::<Array>());
    match focus {
        None => set(&object, "focus", JsValue::NULL),
        Some((row, col)) => {
            let place = Object::new();
            set(&place, "row", row);
            set(&place, "col", col);
            set(&object, "focus", place);
        }
    }
    Ok(object.into())
}

/// Numbers by name.
pub fn numbers(pairs: &[(&'static str, i64)]) -> Result<JsValue, JsError> {
    let object = Object::new();
    for (name, value) in pairs {
        set(&object, name, *value as f64);
    }
    Ok(object.into())
}

/// Charts.
pub fn charts(charts: &[Chart]) -> Result<JsValue, JsError> {
    let numbers = |values: &[i64]| values.iter().map(|&n| JsValue::from(n as f64)).collect::<Array>();
    let charts = charts.iter().map(|chart| {
        let bars = chart.bars.iter().map(|bar| {
            let object = Object::new();
            set(&object, "label", arg(&bar.label));
            set(&object, "values", numbers(&bar.values));
            object
        });
        let object = Object::new();
        set(&object, "id", chart.id);
        set(&object, "series", chart.series.iter().map(|&name| JsValue::from(name)).collect::<Array>());
        set(&object, "bars", bars.collect::<Array>());
        object
    });
    Ok(charts.collect::<Array>().into())
}

/// A status.
pub fn status(status: Status) -> Result<JsValue, JsError> {
    let object = Object::new();
    let state = match status.state {
        State::Playing => "playing",
        State::Won => "won",
        State::Lost => "lost",
    };
    set(&object, "state", state);
    set(&object, "over", status.over);
    set(&object, "reason", status.reason.map_or(JsValue::NULL, JsValue::from));
    Ok(object.into())
}

/// A hint, or undefined.
pub fn hint(hint: Option<AnyHint>) -> Result<JsValue, JsError> {
    let Some(AnyHint { mv, line }) = hint else { return Ok(JsValue::UNDEFINED) };
    let object = Object::new();
    set(&object, "move", mv);
    set(&object, "line", line.into_iter().map(JsValue::from).collect::<Array>());
    Ok(object.into())
}

/// Ratings, or undefined.
pub fn ratings(ratings: Option<Vec<(String, f64)>>) -> Result<JsValue, JsError> {
    let Some(ratings) = ratings else { return Ok(JsValue::UNDEFINED) };
    let rows = ratings.into_iter().map(|(mv, value)| {
        let object = Object::new();
        set(&object, "move", mv);
        set(&object, "value", value);
        object
    });
    Ok(rows.collect::<Array>().into())
}

/// A seed: a decimal string, a bigint or a small number; a random one when undefined or null.
pub fn seed(value: &JsValue) -> Result<u64, JsError> {
    if value.is_undefined() || value.is_null() {
        return getrandom::u64()
            .map_err(|error| JsError::new(&format!("no random seed can be had: {error}")));
    }
    let is_number = value.as_f64().is_some() || value.is_bigint();
    let text = if is_number { string(value) } else { value.as_string() };
    let digits = text.as_deref().filter(|text| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit()));
    digits.and_then(|text| text.parse().ok()).ok_or_else(|| {
        let found = text.map_or_else(|| "something else".to_owned(), |text| format!("`{text}`"));
        JsError::new(&format!(
            "seed: expected a decimal number from 0 to 18446744073709551615, found {found}"
        ))
    })
}

/// A number or a bigint as JavaScript prints it, a number over 2^53 with its exponent or its lost digits.
fn string(value: &JsValue) -> Option<String> {
    match value.as_f64() {
        Some(n) if n > js_sys::Number::MAX_SAFE_INTEGER => None,
        Some(_) => value.unchecked_ref::<js_sys::Number>().to_string_with_radix(10).ok().map(String::from),
        None => value.unchecked_ref::<js_sys::BigInt>().to_string(10).ok().map(String::from),
    }
}

/// The clock of the page, the worker or Node.
pub fn clock() -> web_sys::Performance {
    let global = js_sys::global();
    // All three have it as a property of the global object; `web_sys::window` would know the page only.
    Reflect::get(&global, &"performance".into()).unwrap_or(JsValue::UNDEFINED).unchecked_into()
}
