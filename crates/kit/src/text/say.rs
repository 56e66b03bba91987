//! Sentences independent of a language: an id and arguments, which the page renders.

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

/// A sentence for a player, such as `tilt-merged` with `value: 8`.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Sentence"))]
pub struct Say {
    /// The id of the sentence in the page's language files.
    pub id: &'static str,
    /// The arguments by name.
    #[serde(serialize_with = "named")]
    #[cfg_attr(feature = "types", ts(type = "Record<string, Arg>"))]
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a sentence.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Arg {
    /// A number, formatted by the page's language.
    Number(i64),
    /// A word that selects a variant (`left`, `red`), or a name printed as it is.
    Text(String),
    /// Names that the page may translate, printed as a list.
    Names(Vec<Name>),
}

/// A name in a game. The names of shipped games are translated; others are shown as their author wrote them.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Name {
    /// The id of its translation, if the name may have one: `kind-crates-player`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub id: Option<String>,
    /// The name as its author wrote it.
    pub text: String,
}

/// Serialises pairs as an object, in their order.
///
/// # Errors
/// Those of the serialiser.
pub fn named<S: Serializer, N: Serialize, T: Serialize>(pairs: &[(N, T)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(pairs.iter().map(|(name, value)| (name, value)))
}

struct Args<'a>(&'a [(&'static str, Arg)]);

impl Serialize for Args<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        named(self.0, to)
    }
}

impl Say {
    /// Serialises the fields of the sentence into a larger object. (serde's `flatten` compiles to more code.)
    pub(crate) fn flatten<O: SerializeStruct>(&self, object: &mut O) -> Result<(), O::Error> {
        object.serialize_field("id", self.id)?;
        object.serialize_field("args", &Args(&self.args))
    }

    /// Creates a sentence without arguments.
    pub fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

impl From<i64> for Arg {
    fn from(n: i64) -> Self {
        Self::Number(n)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<Vec<Name>> for Arg {
    fn from(names: Vec<Name>) -> Self {
        Self::Names(names)
    }
}

impl From<Name> for Arg {
    fn from(name: Name) -> Self {
        Self::Names(vec![name])
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}
