//! A serialiser to JSON. `serde_json` would add 12 kB more to each game's package, mostly tables for printing
//! fractions, which JavaScript prints here.

use std::fmt::{self, Display, Write as _};
use std::process::abort;

use serde::Serialize;
use serde::ser::{self, Impossible, SerializeMap, SerializeSeq, SerializeStruct, Serializer};
use tilery_kit::json;

/// Converts a value to JSON. Tuple structs, bytes and enum variants with fields are not supported.
///
/// # Aborts
/// If the value contains such a type. No type that crosses does. (A panic would add its message to the
/// download.)
pub fn text(value: &impl Serialize) -> String {
    let mut out = Json(String::new());
    let Ok(()) = value.serialize(&mut out);
    out.0
}

/// The JSON written so far.
pub struct Json(String);

/// The error type. It has no values, so that the compiler removes the code that would propagate errors.
#[derive(Debug)]
pub enum Never {}

impl Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    fn custom<T: Display>(_: T) -> Self {
        abort()
    }
}

type Done = Result<(), Never>;

impl Json {
    #[inline(never)]
    fn integer(&mut self, n: i64) -> Done {
        // Writing to a string cannot fail.
        let _ = write!(self.0, "{n}");
        Ok(())
    }

    #[inline(never)]
    fn text(&mut self, text: &str) {
        json::write(text, &mut self.0);
    }

    /// Writes the comma before all elements but the first.
    #[inline(never)]
    fn next(&mut self) {
        if !self.0.ends_with(['[', '{']) {
            self.0.push(',');
        }
    }

    #[inline(never)]
    fn name(&mut self, name: &str) {
        self.next();
        self.text(name);
        self.0.push(':');
    }
}

macro_rules! integers {
    ($($call:ident: $type:ty,)*) => {
        $(fn $call(self, n: $type) -> Done {
            self.integer(n.into())
        })*
    };
}

impl Serializer for &mut Json {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Impossible<(), Never>;
    type SerializeTupleVariant = Impossible<(), Never>;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Impossible<(), Never>;

    integers! {
        serialize_i8: i8,
        serialize_i16: i16,
        serialize_i32: i32,
        serialize_i64: i64,
        serialize_u8: u8,
        serialize_u16: u16,
        serialize_u32: u32,
    }

    fn serialize_u64(self, n: u64) -> Done {
        // Values of this type are counts, far below 2^53. Seeds cross as text.
        self.integer(n as i64)
    }

    fn serialize_bool(self, is: bool) -> Done {
        self.0.push_str(if is { "true" } else { "false" });
        Ok(())
    }

    fn serialize_f32(self, n: f32) -> Done {
        self.serialize_f64(n.into())
    }

    fn serialize_f64(self, n: f64) -> Done {
        match js_sys::Number::from(n).to_string_with_radix(10) {
            Ok(text) if n.is_finite() => self.0.push_str(&String::from(text)),
            // `JSON.parse` reads a number that is too large as infinity. Values of lost positions are
            // infinite.
            _ if n.is_infinite() => self.0.push_str(if n > 0.0 { "1e999" } else { "-1e999" }),
            _ => self.0.push_str("null"),
        }
        Ok(())
    }

    fn serialize_char(self, c: char) -> Done {
        self.serialize_str(c.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, text: &str) -> Done {
        self.text(text);
        Ok(())
    }

    fn serialize_bytes(self, _: &[u8]) -> Done {
        abort()
    }

    fn serialize_none(self) -> Done {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        self.0.push_str("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Done {
        self.serialize_str(name)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Done {
        abort()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, Never> {
        self.0.push('[');
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Never> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Impossible<(), Never>, Never> {
        abort()
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Impossible<(), Never>, Never> {
        abort()
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, Never> {
        self.0.push('{');
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Never> {
        self.serialize_map(None)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Impossible<(), Never>, Never> {
        abort()
    }
}

impl SerializeSeq for &mut Json {
    type Ok = ();
    type Error = Never;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.next();
        value.serialize(&mut **self)
    }

    fn end(self) -> Done {
        self.0.push(']');
        Ok(())
    }
}

impl ser::SerializeTuple for &mut Json {
    type Ok = ();
    type Error = Never;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        SerializeSeq::serialize_element(self, value)
    }

    fn end(self) -> Done {
        SerializeSeq::end(self)
    }
}

impl SerializeMap for &mut Json {
    type Ok = ();
    type Error = Never;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, name: &T) -> Done {
        self.next();
        name.serialize(&mut **self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.0.push(':');
        value.serialize(&mut **self)
    }

    fn end(self) -> Done {
        self.0.push('}');
        Ok(())
    }
}

impl SerializeStruct for &mut Json {
    type Ok = ();
    type Error = Never;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        self.name(name);
        value.serialize(&mut **self)
    }

    fn end(self) -> Done {
        SerializeMap::end(self)
    }
}
