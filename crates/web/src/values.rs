//! What crosses to JavaScript beside numbers and texts: plain objects, each declared here once. A test writes their TypeScript,
//! `types.ts`, which wasm-bindgen puts into the declarations of every package.

use js_sys::Array;
use tilery_kit::{AnyHint, Arg, FieldKind, Illegal, Part, Say, State, TextError};
use wasm_bindgen::prelude::*;

use crate::js::{Named, Nullable, Value, objects};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.ts");

objects! {
    /// What something in a game is called: as its author wrote it, and the name's own sentence where the languages know one.
    pub struct Name<'a> {
        #[cfg_attr(test, ts(optional))]
        id: Option<&'a str>,
        text: &'a str,
    }
}

impl Value for Arg {
    fn js(&self) -> JsValue {
        match self {
            Self::Number(n) => n.js(),
            Self::Text(text) => text.js(),
            Self::Names(names) => {
                let names = names.iter().map(|name| Name { id: name.id.as_deref(), text: &name.text }.js());
                names.collect::<Array>().into()
            }
        }
    }
}

objects! {
    /// A message of the page's languages with its arguments.
    pub struct Sentence<'a> {
        id: &'static str,
        #[cfg_attr(test, ts(type = "Record<string, Arg>"))]
        args: Named<'a, Arg>,
    }
}

impl<'a> From<&'a Say> for Sentence<'a> {
    fn from(say: &'a Say) -> Self {
        Self { id: say.id, args: Named(&say.args) }
    }
}

impl Value for Say {
    fn js(&self) -> JsValue {
        Sentence::from(self).js()
    }
}

objects! {
    /// Why the rules refuse what was tried: a sentence.
    pub struct Refusal<'a> {
        id: &'static str,
        #[cfg_attr(test, ts(type = "Record<string, Arg>"))]
        args: Named<'a, Arg>,
        /// The same in English, for programs.
        reason: &'a str,
    }
}

impl<'a> From<&'a Illegal> for Refusal<'a> {
    fn from(illegal: &'a Illegal) -> Self {
        Self { id: illegal.say.id, args: Named(&illegal.say.args), reason: &illegal.reason }
    }
}

impl Value for Illegal {
    fn js(&self) -> JsValue {
        Refusal::from(self).js()
    }
}

objects! {
    /// A phrase of an error: its name in the languages, `error-NAME`, and by name what stands in its places.
    pub struct Phrase<'a> {
        name: &'static str,
        #[cfg_attr(test, ts(type = "Record<string, Part>"))]
        parts: Named<'a, Part>,
    }
}

impl Value for Part {
    fn js(&self) -> JsValue {
        match self {
            Self::Text(text) => text.js(),
            Self::Phrase(phrase) => Phrase::from(phrase).js(),
            Self::Refusal(say, _) => Sentence::from(say).js(),
        }
    }
}

impl<'a> From<&'a tilery_kit::Phrase> for Phrase<'a> {
    fn from(phrase: &'a tilery_kit::Phrase) -> Self {
        Self { name: phrase.wording.name, parts: Named(&phrase.parts) }
    }
}

objects! {
    /// What is wrong with a text: the property `fault` of errors that texts cause.
    pub struct Fault<'a> {
        line: u32,
        column: u32,
        expected: Phrase<'a>,
        found: Phrase<'a>,
    }
}

impl<'a> From<&'a TextError> for Fault<'a> {
    fn from(error: &'a TextError) -> Self {
        Self {
            line: error.line,
            column: error.column,
            expected: (&*error.expected).into(),
            found: (&*error.found).into(),
        }
    }
}

objects! {
    /// How a game stands.
    pub struct Status {
        #[cfg_attr(test, ts(type = "'playing' | 'won' | 'lost'"))]
        state: &'static str,
        over: bool,
        /// Names a sentence.
        #[cfg_attr(test, ts(as = "Option<&'static str>"))]
        reason: Nullable<&'static str>,
    }
}

impl From<tilery_kit::Status> for Status {
    fn from(status: tilery_kit::Status) -> Self {
        let state = match status.state {
            State::Playing => "playing",
            State::Won => "won",
            State::Lost => "lost",
        };
        Self { state, over: status.over, reason: Nullable(status.reason) }
    }
}

objects! {
    /// A place of the board as a sentence.
    pub struct Label<'a> {
        id: &'static str,
        #[cfg_attr(test, ts(type = "Record<string, Arg>"))]
        args: Named<'a, Arg>,
        row: u16,
        col: u16,
        /// Where a tap reaches it, in board units.
        x: f32,
        y: f32,
    }
}

objects! {
    /// A row and a column, from 0.
    pub struct Place {
        row: u16,
        col: u16,
    }
}

objects! {
    /// The board as a grid of sentences; places that nothing is said of are left out.
    pub struct Labels<'a> {
        rows: u32,
        cols: u32,
        /// Where the game's own cursor stands.
        #[cfg_attr(test, ts(as = "Option<Place>"))]
        focus: Nullable<Place>,
        cells: Vec<Label<'a>>,
    }
}

impl<'a> Labels<'a> {
    pub fn new(labels: &'a [tilery_kit::Label], focus: Option<(u16, u16)>) -> Self {
        let cells = labels.iter().map(|label| Label {
            id: label.say.id,
            args: Named(&label.say.args),
            row: label.row,
            col: label.col,
            x: label.at.x,
            y: label.at.y,
        });
        Self {
            rows: labels.iter().map(|label| u32::from(label.row) + 1).max().unwrap_or(0),
            cols: labels.iter().map(|label| u32::from(label.col) + 1).max().unwrap_or(0),
            focus: Nullable(focus.map(|(row, col)| Place { row, col })),
            cells: cells.collect(),
        }
    }
}

objects! {
    /// A small bar chart of the running game.
    pub struct Chart<'a> {
        id: &'static str,
        /// The names of what each bar stacks, in the order of its values.
        series: &'a [&'static str],
        bars: Vec<Bar<'a>>,
    }
}

objects! {
    /// A bar of a chart.
    pub struct Bar<'a> {
        /// A number, or a word.
        #[cfg_attr(test, ts(type = "string | number"))]
        label: &'a Arg,
        values: &'a [i64],
    }
}

impl<'a> From<&'a tilery_kit::Chart> for Chart<'a> {
    fn from(chart: &'a tilery_kit::Chart) -> Self {
        let bars = chart.bars.iter().map(|bar| Bar { label: &bar.label, values: &bar.values });
        Self { id: chart.id, series: chart.series, bars: bars.collect() }
    }
}

objects! {
    /// A good move.
    pub struct Hint {
        r#move: String,
        /// What may follow it; the move itself comes first.
        line: Vec<String>,
    }
}

impl From<AnyHint> for Hint {
    fn from(AnyHint { mv, line }: AnyHint) -> Self {
        Self { r#move: mv, line }
    }
}

objects! {
    /// What a legal move is worth; more is better.
    pub struct Rating {
        r#move: String,
        value: f64,
    }
}

impl From<(String, f64)> for Rating {
    fn from((mv, value): (String, f64)) -> Self {
        Self { r#move: mv, value }
    }
}

objects! {
    /// A field of the form for a new game.
    pub struct Field<'a> {
        id: &'static str,
        value: &'a str,
        #[cfg_attr(test, ts(type = "'range' | 'choice' | 'text'"))]
        kind: &'static str,
        min: i64,
        max: i64,
        step: i64,
        options: &'a [String],
    }
}

impl<'a> From<&'a tilery_kit::Field> for Field<'a> {
    fn from(field: &'a tilery_kit::Field) -> Self {
        let text =
            Self { id: field.id, value: &field.value, kind: "text", min: 0, max: 0, step: 1, options: &[] };
        match &field.kind {
            FieldKind::Range { min, max, step } => {
                Self { kind: "range", min: *min, max: *max, step: *step, ..text }
            }
            FieldKind::Choice(options) => Self { kind: "choice", options, ..text },
            FieldKind::Text => text,
        }
    }
}
