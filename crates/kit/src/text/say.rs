//! Sentences without a language: a name and arguments, which the page's languages render.

/// A sentence for a player, such as `tilt-merged` with `value: 8`.
#[derive(Debug, Clone, PartialEq)]
pub struct Say {
    /// The sentence's name in the page's languages.
    pub id: &'static str,
    /// What the sentence's variables stand for.
    pub args: Vec<(&'static str, Arg)>,
}

/// What a variable of a sentence stands for.
#[derive(Debug, Clone, PartialEq)]
pub enum Arg {
    /// A number, printed in the manner of the language.
    Number(i64),
    /// A word that the sentence chooses by (`left`, `red`), or a name printed as it is.
    Text(String),
    /// Names that the page's languages may know, printed as a list.
    Names(Vec<Name>),
}

/// The name of something in a game: in the player's language where it was shipped, else as its author wrote it.
#[derive(Debug, Clone, PartialEq)]
pub struct Name {
    /// What the name's own sentence is called, if there is one: `kind-crates-player`.
    pub id: Option<String>,
    /// As it was written.
    pub text: String,
}

impl Say {
    /// A sentence without arguments.
    pub fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// The sentence with one argument more.
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
