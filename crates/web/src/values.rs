//! Values that cross to JavaScript as plain objects. A test writes their TypeScript, `types.ts`, which
//! wasm-bindgen includes in the declarations of every package.

use tilery_kit::{AnyHint, AnyRating, Arg, FieldKind, Illegal, Part, Say, State, TextError};
use wasm_bindgen::prelude::*;

use crate::js::{Named, Nullable, Value, objects};
use crate::update::PackedFilm;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.ts");

objects! {
    /// A name as its author wrote it, and the id of its translation where the languages may have one.
    pub struct Name<'a> {
        #[cfg_attr(test, ts(optional))]
        id: Option<&'a str>,
        text: &'a str,
    }
}

impl Value for tilery_kit::Name {
    fn js(&self) -> JsValue {
        Name { id: self.id.as_deref(), text: &self.text }.js()
    }
}

impl Value for Arg {
    fn js(&self) -> JsValue {
        match self {
            Self::Number(n) => n.js(),
            Self::Text(text) => text.js(),
            Self::Names(names) => names.js(),
        }
    }
}

objects! {
    /// The author's description of a game that players can make, untrusted text. Empty fields say nothing.
    pub struct Card<'a> {
        author: &'a str,
        about: &'a str,
        /// The games that it was derived from, nearest first.
        #[cfg_attr(test, ts(type = "Array<Origin>"))]
        origins: &'a [tilery_kit::info::Origin],
        /// The names of its levels.
        #[cfg_attr(test, ts(type = "Array<Name>"))]
        levels: &'a [tilery_kit::Name],
    }
}

objects! {
    /// A game that another one was derived from. `author` is empty when unknown.
    pub struct Origin<'a> {
        title: &'a str,
        author: &'a str,
    }
}

impl Value for tilery_kit::info::Origin {
    fn js(&self) -> JsValue {
        Origin { title: &self.title, author: &self.author }.js()
    }
}

impl Value for tilery_kit::info::Card {
    fn js(&self) -> JsValue {
        let Self { author, about, origins, levels } = self;
        Card { author, about, origins, levels }.js()
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

impl Value for Say {
    fn js(&self) -> JsValue {
        Sentence { id: self.id, args: Named(&self.args) }.js()
    }
}

objects! {
    /// A refusal by the rules, as a sentence.
    pub struct Refusal<'a> {
        id: &'static str,
        #[cfg_attr(test, ts(type = "Record<string, Arg>"))]
        args: Named<'a, Arg>,
        /// The same in English, for programs.
        reason: &'a str,
    }
}

impl Value for Illegal {
    fn js(&self) -> JsValue {
        Refusal { id: self.say.id, args: Named(&self.say.args), reason: &self.reason }.js()
    }
}

objects! {
    /// A phrase of an error: its sentence `error-NAME`, and the phrase's parts by name.
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
            Self::Phrase(phrase) => phrase.js(),
            Self::Refusal(say, _) => say.js(),
        }
    }
}

impl Value for tilery_kit::Phrase {
    fn js(&self) -> JsValue {
        Phrase { name: self.wording.name, parts: Named(&self.parts) }.js()
    }
}

objects! {
    /// An error in a text: the property `fault` of exceptions.
    pub struct Fault<'a> {
        line: u32,
        column: u32,
        #[cfg_attr(test, ts(type = "Phrase"))]
        expected: &'a tilery_kit::Phrase,
        #[cfg_attr(test, ts(type = "Phrase"))]
        found: &'a tilery_kit::Phrase,
    }
}

impl Value for TextError {
    fn js(&self) -> JsValue {
        let Self { line, column, expected, found } = self;
        Fault { line: *line, column: *column, expected, found }.js()
    }
}

objects! {
    /// The status of a game.
    pub struct Status {
        #[cfg_attr(test, ts(type = "'playing' | 'won' | 'lost'"))]
        state: &'static str,
        over: bool,
        /// The name of a sentence.
        #[cfg_attr(test, ts(as = "Option<&'static str>"))]
        reason: Nullable<&'static str>,
    }
}

impl Value for tilery_kit::Status {
    fn js(&self) -> JsValue {
        let state = match self.state {
            State::Playing => "playing",
            State::Won => "won",
            State::Lost => "lost",
        };
        Status { state, over: self.over, reason: Nullable(self.reason) }.js()
    }
}

objects! {
    /// The label of a cell of the board, as a sentence.
    pub struct Label<'a> {
        id: &'static str,
        #[cfg_attr(test, ts(type = "Record<string, Arg>"))]
        args: Named<'a, Arg>,
        row: u16,
        col: u16,
        /// The point, in board units, at which a tap reaches the cell.
        x: f32,
        y: f32,
    }
}

objects! {
    /// A row and a column, from 0.
    pub struct CellAt {
        row: u16,
        col: u16,
    }
}

objects! {
    /// The board as a grid of sentences, without the cells that have nothing to say.
    pub struct Labels<'a> {
        rows: u32,
        cols: u32,
        /// The position of the game's own cursor.
        #[cfg_attr(test, ts(as = "Option<CellAt>"))]
        focus: Nullable<CellAt>,
        #[cfg_attr(test, ts(type = "Array<Label>"))]
        cells: &'a [tilery_kit::Label],
    }
}

impl Value for tilery_kit::Label {
    fn js(&self) -> JsValue {
        let Self { row, col, at, say } = self;
        Label { id: say.id, args: Named(&say.args), row: *row, col: *col, x: at.x, y: at.y }.js()
    }
}

impl<'a> Labels<'a> {
    pub fn new(cells: &'a [tilery_kit::Label], focus: Option<(u16, u16)>) -> Self {
        Self {
            rows: cells.iter().map(|label| u32::from(label.row) + 1).max().unwrap_or(0),
            cols: cells.iter().map(|label| u32::from(label.col) + 1).max().unwrap_or(0),
            focus: Nullable(focus.map(|(row, col)| CellAt { row, col })),
            cells,
        }
    }
}

objects! {
    /// An assignment: its goal and progress.
    pub struct Assignment<'a> {
        /// The sentence that states the goal.
        #[cfg_attr(test, ts(type = "Sentence"))]
        goal: &'a Say,
        #[cfg_attr(test, ts(type = "'open' | 'met' | 'lost'"))]
        verdict: &'static str,
        /// The length of the best known solution.
        #[cfg_attr(test, ts(optional))]
        par: Option<usize>,
        /// Whether par is proven to be the shortest.
        proven: bool,
        /// The limit on moves.
        #[cfg_attr(test, ts(optional))]
        most: Option<usize>,
        /// The number of moves played.
        moves: usize,
        /// The stars earned or, while the assignment is open, still within reach: 0 to 3.
        stars: usize,
    }
}

impl<'a> Assignment<'a> {
    pub fn new(assignment: &'a tilery_kit::Assignment, hints: u32) -> Self {
        let tilery_kit::Assignment { goal, verdict, par, most, moves } = assignment;
        Self {
            goal,
            verdict: ["met", "open", "lost"][*verdict as usize],
            par: par.map(|par| par.moves),
            proven: par.is_some_and(|par| par.is_proven),
            most: *most,
            moves: *moves,
            stars: assignment.stars(hints as usize),
        }
    }
}

objects! {
    /// A preview of what chance will bring on the way to an assignment's goal.
    pub struct Coming<'a> {
        /// A film of one shot.
        film: PackedFilm<'a>,
        /// The same for screen readers, in the picture's order.
        #[cfg_attr(test, ts(type = "Array<Label>"))]
        labels: &'a [tilery_kit::Label],
    }
}

impl<'a> Coming<'a> {
    pub fn new(film: &'a tilery_kit::Film, labels: &'a [tilery_kit::Label]) -> Self {
        Self { film: PackedFilm::of(film), labels }
    }
}

objects! {
    /// A small bar chart of the running game.
    pub struct Chart<'a> {
        id: &'static str,
        /// The names of the stacked series, in the order of each bar's values.
        series: &'a [&'static str],
        #[cfg_attr(test, ts(type = "Array<Bar>"))]
        bars: &'a [tilery_kit::Bar],
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

impl Value for tilery_kit::Bar {
    fn js(&self) -> JsValue {
        Bar { label: &self.label, values: &self.values }.js()
    }
}

impl Value for tilery_kit::Chart {
    fn js(&self) -> JsValue {
        Chart { id: self.id, series: self.series, bars: &self.bars }.js()
    }
}

objects! {
    /// A good move.
    pub struct Hint<'a> {
        r#move: &'a str,
        /// The expected continuation, beginning with the move itself.
        line: &'a [String],
        /// The reason, where the game can give one.
        #[cfg_attr(test, ts(optional, type = "Sentence"))]
        why: &'a Option<Say>,
        /// Present when the line reaches the goal.
        #[cfg_attr(test, ts(as = "Option<Solves>"))]
        solves: Nullable<Solves>,
    }

    /// Facts about a line that reaches the goal.
    pub struct Solves {
        /// Whether it is proven to be the shortest.
        proven: bool,
        /// Its difficulty in bits: random play finds the line once in 2^bits attempts.
        bits: f64,
    }
}

impl Value for AnyHint {
    fn js(&self) -> JsValue {
        let solves = self.solves.map(|solves| Solves { proven: solves.is_shortest, bits: solves.bits });
        Hint { r#move: &self.mv, line: &self.line, why: &self.why, solves: Nullable(solves) }.js()
    }
}

objects! {
    /// The value of a legal move; more is better.
    pub struct Rating<'a> {
        r#move: &'a str,
        value: f64,
        /// The expected result of the game after this move, in the same unit.
        outcome: f64,
        #[cfg_attr(test, ts(type = "'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder'"))]
        grade: &'static str,
        /// The reason, where the game can give one.
        #[cfg_attr(test, ts(optional, type = "Sentence"))]
        why: &'a Option<Say>,
    }
}

impl Value for AnyRating {
    fn js(&self) -> JsValue {
        let Self { mv, value, outcome, grade, why } = self;
        Rating { r#move: mv, value: *value, outcome: *outcome, grade: grade.name(), why }.js()
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

impl Value for tilery_kit::Field {
    fn js(&self) -> JsValue {
        let text =
            Field { id: self.id, value: &self.value, kind: "text", min: 0, max: 0, step: 1, options: &[] };
        let field = match &self.kind {
            FieldKind::Range { min, max, step } => {
                Field { kind: "range", min: *min, max: *max, step: *step, ..text }
            }
            FieldKind::Choice(options) => Field { kind: "choice", options, ..text },
            FieldKind::Text => text,
        };
        field.js()
    }
}
