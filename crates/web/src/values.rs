//! Values that cross to JavaScript in a different shape than in other crates. All other values are types of
//! kit. A test generates the TypeScript of both, `types.ts`, which wasm-bindgen includes in the declarations
//! of every package.

use js_sys::{Float32Array, Reflect};
use serde::Serialize;
use tilery_kit::{FieldKind, Film, Label, Progress, Say};
use wasm_bindgen::prelude::*;

use crate::js;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.ts");

/// A film as `kit::Film` packs it.
#[derive(Clone, Copy, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PackedFilm<'a> {
    #[serde(skip_serializing)]
    #[cfg_attr(test, ts(type = "Float32Array"))]
    numbers: &'a [f32],
    /// The strings that the numbers refer to.
    texts: &'a [String],
}

impl<'a> PackedFilm<'a> {
    pub fn of(film: &'a Film) -> Self {
        Self { numbers: &film.numbers, texts: &film.texts }
    }

    /// Adds the numbers to an object with this film, since JSON has no typed arrays.
    pub fn complete(&self, object: &JsValue) {
        let film = Reflect::get(object, &"film".into()).unwrap_or(JsValue::UNDEFINED);
        js::set(&film, "numbers", &Float32Array::from(self.numbers));
    }
}

/// A row and a column, from 0.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CellAt {
    row: u16,
    col: u16,
}

/// The board as a grid of sentences. Cells without a sentence are left out.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Labels {
    rows: u32,
    cols: u32,
    /// The position of the game's own cursor.
    focus: Option<CellAt>,
    cells: Vec<Label>,
}

impl Labels {
    pub fn new((cells, focus): (Vec<Label>, Option<(u16, u16)>)) -> Self {
        Self {
            rows: cells.iter().map(|label| u32::from(label.row) + 1).max().unwrap_or(0),
            cols: cells.iter().map(|label| u32::from(label.col) + 1).max().unwrap_or(0),
            focus: focus.map(|(row, col)| CellAt { row, col }),
            cells,
        }
    }
}

/// An assignment: its goal and progress.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Assignment {
    /// The sentence that states the goal.
    goal: Say,
    #[cfg_attr(test, ts(inline))]
    progress: Progress,
    /// The length of the best known solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    par: Option<usize>,
    /// True if it is proven that no shorter solution exists.
    proven: bool,
    /// The limit on moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    most: Option<usize>,
    /// The number of moves played; in real time that of presses, which stars depend on.
    moves: usize,
    /// The stars earned or, while the assignment is open, still within reach: 0 to 3.
    stars: usize,
}

impl Assignment {
    pub fn new(assignment: tilery_kit::Assignment, hints: u32) -> Self {
        let stars = assignment.stars(hints as usize);
        let tilery_kit::Assignment { goal, progress, par, most, counted: moves, .. } = assignment;
        let proven = par.is_some_and(|par| par.is_proven);
        Self { goal, progress, par: par.map(|par| par.moves), proven, most, moves, stars }
    }
}

/// A preview of the random events on the way to an assignment's goal.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Coming<'a> {
    /// A film of one shot.
    film: PackedFilm<'a>,
    /// The labels of the preview for screen readers, in the order of the picture.
    labels: &'a [Label],
}

impl Coming<'_> {
    pub fn js(film: &Film, labels: &[Label]) -> JsValue {
        let film = PackedFilm::of(film);
        let object = js::value(&Coming { film, labels });
        film.complete(&object);
        object
    }
}

/// A field of the form for a new game.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Field {
    id: &'static str,
    value: String,
    #[cfg_attr(test, ts(type = "'range' | 'choice' | 'text'"))]
    kind: &'static str,
    min: i64,
    max: i64,
    step: i64,
    options: Vec<String>,
}

impl From<tilery_kit::Field> for Field {
    fn from(tilery_kit::Field { id, kind, value }: tilery_kit::Field) -> Self {
        let text = Self { id, value, kind: "text", min: 0, max: 0, step: 1, options: Vec::new() };
        match kind {
            FieldKind::Range { min, max, step } => Self { kind: "range", min, max, step, ..text },
            FieldKind::Choice(options) => Self { kind: "choice", options, ..text },
            FieldKind::Text => text,
        }
    }
}
