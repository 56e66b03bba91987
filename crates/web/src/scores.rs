//! Score tables for the page, which stores their text.

use tilery_kit::score::{Entry, check};
use tilery_kit::{Order, Table};
use wasm_bindgen::prelude::*;

use crate::js;

/// A table of the eight best results.
#[wasm_bindgen]
pub struct Scores {
    table: Table,
}

#[wasm_bindgen]
impl Scores {
    /// Creates an empty table. `order` is `higher` or `lower`, whichever is better.
    ///
    /// # Errors
    /// When the order is neither.
    #[wasm_bindgen(constructor)]
    pub fn new(order: &str) -> Result<Scores, JsError> {
        let order = match order {
            "higher" => Order::Higher,
            "lower" => Order::Lower,
            _ => return Err(super::no_such("order", order, "higher or lower")),
        };
        Ok(Self { table: Table::new(order) })
    }

    /// Reads a table.
    ///
    /// # Errors
    /// When the text is not a table; the message names line and column.
    pub fn parse(text: &str) -> Result<Scores, JsValue> {
        let table = text.parse().map_err(|error| super::text_error("scores: ", &error))?;
        Ok(Self { table })
    }

    /// Enters a result and returns its rank, from 1; undefined when it is not among the best. `date` is
    /// `YYYY-MM-DD`. `id` and `replay` may be empty. `hinted` defaults to false.
    ///
    /// # Errors
    /// When a word contains white space, or the date is malformed.
    #[allow(clippy::too_many_arguments)]
    pub fn insert(
        &mut self,
        score: f64,
        moves: f64,
        date: &str,
        undone: bool,
        id: &str,
        replay: &str,
        hinted: Option<bool>,
    ) -> Result<Option<u32>, JsValue> {
        let entry = Entry {
            score: score as i64,
            moves: moves as u64,
            date: date.to_owned(),
            undone,
            hinted: hinted.unwrap_or(false),
            id: id.to_owned(),
            replay: replay.to_owned(),
        };
        check(&entry).map_err(|error| super::text_error("result: ", &error))?;
        Ok(self.table.insert(entry).map(|rank| rank as u32))
    }

    /// The rank, from 1, that a score would take now; undefined when the table is full of better ones.
    pub fn rank(&self, score: f64) -> Option<u32> {
        self.table.rank(score as i64).map(|rank| rank as u32)
    }

    /// Merges the results of another table into this one.
    ///
    /// # Errors
    /// When the other table has the other order.
    pub fn merge(&mut self, other: &Scores) -> Result<(), JsError> {
        if self.table.order() != other.table.order() {
            return Err(super::no_such("order", other.table.order().name(), self.table.order().name()));
        }
        self.table.merge(&other.table);
        Ok(())
    }

    /// The table as text.
    pub fn text(&self) -> String {
        self.table.to_string()
    }

    /// The results, best first.
    #[wasm_bindgen(unchecked_return_type = "ScoreRow[]")]
    pub fn rows(&self) -> JsValue {
        js::value(&self.table.rows())
    }
}
