//! Hints and ratings of a session.

use wasm_bindgen::prelude::*;

use super::Session;
use crate::js;
use crate::text_error;
use crate::update::JsUpdate;

#[wasm_bindgen]
impl Session {
    /// Shows a move on the board as a hint, until the next move. Enter or Space as the next input plays it.
    ///
    /// # Errors
    /// If the text is not a move.
    pub fn suggest(&mut self, mv: &str) -> Result<JsUpdate, JsValue> {
        let update = self.inner.suggest(mv).map_err(|error| text_error("move: ", &error))?;
        Ok(self.tell(update))
    }

    /// The hint shown on the board, which Enter as the next input plays; undefined without one.
    pub fn suggested(&self) -> Option<String> {
        self.inner.suggested()
    }

    /// A good move, found within the budget. Undefined if the game is over or no move was found. Only the
    /// worker's packages contain searches; in the page's own packages this returns undefined.
    ///
    /// # Errors
    /// If the budget is neither milliseconds nor nodes.
    #[wasm_bindgen(unchecked_return_type = "Hint | undefined")]
    pub fn hint(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Budget")] budget: JsValue,
    ) -> Result<JsValue, JsError> {
        if !cfg!(feature = "advice") {
            // Imports the clock, since the script that wasm-bindgen generates for this package is also used
            // for the package with the searches.
            js::clock().now();
            return Ok(JsValue::UNDEFINED);
        }
        Ok(js::optional(js::within(&budget, |budget| self.inner.hint(budget))?))
    }

    /// The reason why the last call of `hint` found nothing, if known.
    #[wasm_bindgen(js_name = whyNoHint, unchecked_return_type = "Sentence | undefined")]
    pub fn why_no_hint(&self) -> JsValue {
        if !cfg!(feature = "advice") {
            return JsValue::UNDEFINED;
        }
        js::optional(self.inner.why_no_hint())
    }

    /// Loads trained values that improve hints: the bytes of the file that the catalogue names as `trained`
    /// for the game.
    ///
    /// # Errors
    /// If the bytes are no such values.
    pub fn learn(&mut self, trained: &[u8]) -> Result<(), JsError> {
        self.inner.learn(trained).map_err(|error| JsError::new(&["trained values: ", &error].concat()))
    }

    /// The value of each legal move, found within the budget. Undefined if the game has no ratings, and while
    /// they are not known yet. Calling again continues the search.
    ///
    /// # Errors
    /// If the budget is neither milliseconds nor nodes.
    #[wasm_bindgen(unchecked_return_type = "Rating[] | undefined")]
    pub fn rate(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Budget")] budget: JsValue,
    ) -> Result<JsValue, JsError> {
        if !cfg!(feature = "advice") {
            return Ok(JsValue::UNDEFINED);
        }
        Ok(js::optional(js::within(&budget, |budget| self.inner.rate(budget))?))
    }
}
