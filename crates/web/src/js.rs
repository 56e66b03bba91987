//! Conversion between Rust and JavaScript values.

use js_sys::{Array, Object, Reflect};
use tilery_kit::Budget;
use wasm_bindgen::prelude::*;

/// Converts to a plain JavaScript value. (serde with its serializer for JavaScript values would add 5 kB to
/// each game's package.)
pub trait Value {
    /// The JavaScript value.
    fn js(&self) -> JsValue;

    /// Sets it as a property of an object.
    fn put(&self, object: &Object, name: &str) {
        set(object, name, self.js());
    }
}

macro_rules! value {
    ($($type:ty: $self:ident => $js:expr;)*) => {
        $(impl Value for $type {
            fn js(&$self) -> JsValue {
                $js
            }
        })*
    };
}

value! {
    bool: self => (*self).into();
    u16: self => (*self).into();
    u32: self => (*self).into();
    u64: self => (*self as f64).into();
    f32: self => (*self).into();
    f64: self => (*self).into();
    i64: self => (*self as f64).into();
    usize: self => (*self as f64).into();
    str: self => self.into();
    String: self => self.as_str().into();
    js_sys::Float32Array: self => self.into();
}

impl<T: Value + ?Sized> Value for &T {
    fn js(&self) -> JsValue {
        (**self).js()
    }
}

impl<T: Value> Value for [T] {
    fn js(&self) -> JsValue {
        self.iter().map(Value::js).collect::<Array>().into()
    }
}

impl<T: Value> Value for Vec<T> {
    fn js(&self) -> JsValue {
        self.as_slice().js()
    }
}

// `None` leaves the property out.
impl<T: Value> Value for Option<T> {
    fn js(&self) -> JsValue {
        self.as_ref().map_or(JsValue::UNDEFINED, Value::js)
    }

    fn put(&self, object: &Object, name: &str) {
        if let Some(value) = self {
            value.put(object, name);
        }
    }
}

/// A property that is null for `None`.
pub struct Nullable<T>(pub Option<T>);

impl<T: Value> Value for Nullable<T> {
    fn js(&self) -> JsValue {
        self.0.as_ref().map_or(JsValue::NULL, Value::js)
    }
}

/// An object of values by name, in their order.
pub struct Named<'a, T, N = &'static str>(pub &'a [(N, T)]);

impl<T: Value, N: AsRef<str>> Value for Named<'_, T, N> {
    fn js(&self) -> JsValue {
        let object = Object::new();
        for (name, value) in self.0 {
            value.put(&object, name.as_ref());
        }
        object.into()
    }
}

/// The name of a field without the prefix of a raw identifier, `r#move`.
pub const fn plain_name(name: &str) -> &str {
    match name.as_bytes() {
        [b'r', b'#', ..] => name.split_at(2).1,
        _ => name,
    }
}

/// Declares structs that cross to JavaScript as plain objects with the same properties. A test writes their
/// TypeScript.
macro_rules! objects {
    ($($(#[$about:meta])* pub struct $name:ident$(<$life:lifetime>)? { $($(#[$note:meta])* $field:ident: $type:ty,)* })*) => {
        $(#[cfg_attr(test, derive(ts_rs::TS))]
        $(#[$about])*
        pub struct $name$(<$life>)? {
            $($(#[$note])* pub $field: $type,)*
        }

        impl$(<$life>)? $name$(<$life>)? {
            /// Sets these properties on an object.
            pub(crate) fn onto(&self, object: &js_sys::Object) {
                $($crate::js::Value::put(&self.$field, object, const { $crate::js::plain_name(stringify!($field)) });)*
            }
        }

        impl$(<$life>)? $crate::js::Value for $name$(<$life>)? {
            fn js(&self) -> wasm_bindgen::JsValue {
                let object = js_sys::Object::new();
                self.onto(&object);
                object.into()
            }
        })*
    };
}
pub(crate) use objects;

pub(crate) fn set(object: &Object, name: &str, value: impl Into<JsValue>) {
    put(object, name, value.into());
}

#[inline(never)]
fn put(object: &Object, name: &str, value: JsValue) {
    // Setting a property of a new plain object cannot fail.
    let _ = Reflect::set(object, &name.into(), &value);
}

/// Converts by serde to plain objects and arrays.
#[cfg(feature = "studio")]
pub fn plain(value: &impl serde::Serialize) -> Result<JsValue, JsError> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&serializer).map_err(|error| JsError::new(&error.to_string()))
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

/// A number or a bigint as JavaScript prints it. `None` for a number above 2^53, which has lost digits.
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
    // The page, the worker and Node have it on the global object; `web_sys::window` exists on the page only.
    Reflect::get(&global, &"performance".into()).unwrap_or(JsValue::UNDEFINED).unchecked_into()
}

/// Runs a search with a time budget in milliseconds.
pub fn within<T>(budget_ms: f64, search: impl FnOnce(&mut Budget<'_>) -> T) -> T {
    let clock = clock();
    let end = clock.now() + budget_ms;
    let mut more = || clock.now() < end;
    search(&mut Budget::asking(budget_ms, &mut more))
}
