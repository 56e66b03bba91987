//! Reads plain objects of JavaScript. The reader of `serde_json` would add 19 kB to the studio's package, mostly
//! for numbers.

use std::fmt::{self, Display};

use js_sys::{Array, Object};
use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{self, DeserializeOwned, Deserializer, Expected, IntoDeserializer, Unexpected, Visitor};
use serde::forward_to_deserialize_any;
use wasm_bindgen::prelude::*;

/// Reads a value. `what` begins the message of the error.
///
/// # Errors
/// When the value has another shape.
pub fn read<T: DeserializeOwned>(what: &str, value: JsValue) -> Result<T, JsError> {
    T::deserialize(Js(value)).map_err(|Fault(message)| JsError::new(&[what, ": ", &message].concat()))
}

/// The message of an error.
#[derive(Debug)]
struct Fault(String);

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Fault {}

impl de::Error for Fault {
    fn custom<T: Display>(message: T) -> Self {
        Self(message.to_string())
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        // `Unexpected` would print fractions.
        let found = match found {
            Unexpected::Unsigned(n) => n.to_string(),
            Unexpected::Signed(n) => n.to_string(),
            Unexpected::Str(text) => format!("`{text}`"),
            Unexpected::Seq => "a list".to_owned(),
            Unexpected::Map => "an object".to_owned(),
            _ => "another value".to_owned(),
        };
        Self(format!("expected {expected}, found {found}"))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::invalid_type(found, expected)
    }
}

struct Js(JsValue);

impl<'de> Deserializer<'de> for Js {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let Self(value) = self;
        if let Some(text) = value.as_string() {
            return visitor.visit_string(text);
        }
        if let Some(n) = value.as_f64() {
            return match n {
                _ if n as i64 as f64 != n => visitor.visit_f64(n),
                ..0.0 => visitor.visit_i64(n as i64),
                _ => visitor.visit_u64(n as u64),
            };
        }
        if let Some(is) = value.as_bool() {
            return visitor.visit_bool(is);
        }
        if Array::is_array(&value) {
            let mut values = SeqDeserializer::new(Array::from(&value).into_iter().map(Js));
            let read = visitor.visit_seq(&mut values)?;
            return values.end().map(|()| read);
        }
        if !value.is_object() {
            return visitor.visit_unit();
        }
        let pairs = Object::entries(value.unchecked_ref()).into_iter().map(|pair| {
            let pair: Array = pair.unchecked_into();
            (Js(pair.get(0)), Js(pair.get(1)))
        });
        visitor.visit_map(MapDeserializer::new(pairs.filter(|(_, Js(value))| !value.is_undefined())))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if self.0.is_undefined() || self.0.is_null() {
            visitor.visit_none()
        } else {
            visitor.visit_some(self)
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl IntoDeserializer<'_, Fault> for Js {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}
