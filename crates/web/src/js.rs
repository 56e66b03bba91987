//! Conversion between Rust and JavaScript values.

mod json;

use js_sys::Reflect;
use serde::Serialize;
use tilery_kit::Budget;
use wasm_bindgen::prelude::*;

/// Converts to plain objects and arrays, by way of JSON: JavaScript creates many small objects several times
/// faster from one text than property by property.
pub fn value(value: &impl Serialize) -> JsValue {
    js_sys::JSON::parse(&json::text(value)).unwrap_or(JsValue::UNDEFINED)
}

/// As [`value`], undefined for `None`.
pub fn optional(of: Option<impl Serialize>) -> JsValue {
    of.map_or(JsValue::UNDEFINED, |of| value(&of))
}

/// Reads a plain object. `what` begins the message of the error.
///
/// # Errors
/// If the value has another shape.
#[cfg(any(feature = "studio", feature = "studio-search"))]
pub fn read<T: serde::de::DeserializeOwned>(what: &str, value: JsValue) -> Result<T, JsError> {
    serde_wasm_bindgen::from_value(value).map_err(|error| JsError::new(&format!("{what}: {error}")))
}

#[inline(never)]
pub fn set(object: &JsValue, name: &str, value: &JsValue) {
    // Setting a property of a new plain object cannot fail.
    let _ = Reflect::set(object, &name.into(), value);
}

/// Parses a seed: a decimal string, a bigint or a small number. Undefined or null gives a random one.
pub fn seed(value: &JsValue) -> Result<u64, JsError> {
    if value.is_undefined() || value.is_null() {
        return getrandom::u64().map_err(|error| JsError::new(&format!("no random seed available: {error}")));
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

/// A number or a bigint as JavaScript prints it. `None` for numbers above 2^53, which are inexact.
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
    // The page, the worker and Node have a global `performance`; `web_sys::window` works on the page only.
    Reflect::get(&global, &"performance".into()).unwrap_or(JsValue::UNDEFINED).unchecked_into()
}

/// Runs a search with a budget: a number of milliseconds, or an object with a number of `nodes`.
///
/// # Errors
/// If the budget is neither.
pub fn within<T>(budget: &JsValue, search: impl FnOnce(&mut Budget<'_>) -> T) -> Result<T, JsError> {
    if let Some(ms) = budget.as_f64().filter(|ms| *ms >= 0.0) {
        let clock = clock();
        let end = clock.now() + ms;
        let mut more = || clock.now() < end;
        return Ok(search(&mut Budget::asking(ms, &mut more)));
    }
    let nodes = Reflect::get(budget, &"nodes".into()).ok().and_then(|nodes| nodes.as_f64());
    match nodes.filter(|nodes| *nodes >= 1.0) {
        Some(nodes) => Ok(search(&mut Budget::nodes(nodes as u64))),
        None => Err(JsError::new("budget: expected milliseconds, or { nodes } of at least 1")),
    }
}
