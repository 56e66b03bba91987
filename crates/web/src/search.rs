//! The studio's searches: rules by example, proofs of levels, bots. `www/studio/types.ts` documents the
//! objects.

use tilery_studio::infer::{self, Sample};
use tilery_studio::proof;
use wasm_bindgen::prelude::*;

use crate::{js, stranded};

/// The rules that fit all samples, at most three, the best one first: `Candidate[]`.
///
/// # Errors
/// If the text is not a project, or a sample is malformed.
#[wasm_bindgen(js_name = inferRules)]
pub fn infer_rules(project: &str, samples: JsValue) -> Result<JsValue, JsError> {
    let samples: Vec<Sample> = js::read("sample", samples)?;
    let found =
        infer::infer(project, &samples).map_err(|error| JsError::new(&["sample: ", &error].concat()))?;
    Ok(js::value(&found))
}

/// Searches for the shortest win of a level, counted from 0, within a budget: a `Proof`. `name` is the name of
/// the test that records the win.
///
/// # Errors
/// If the project cannot run or has no such level, or the budget is neither milliseconds nor nodes.
#[wasm_bindgen]
pub fn prove(
    project: &str,
    level: usize,
    name: &str,
    #[wasm_bindgen(unchecked_param_type = "Budget")] budget: JsValue,
) -> Result<JsValue, JsValue> {
    let proof = js::within(&budget, |budget| proof::prove(project, level, name, budget))?;
    Ok(js::value(&proof.map_err(stranded)?))
}

/// Lets simple bots play a level, counted from 0, within a budget: `Bot[]`.
///
/// # Errors
/// If the project cannot run or has no such level, or the budget is neither milliseconds nor nodes.
#[wasm_bindgen]
pub fn bots(
    project: &str,
    level: usize,
    plays: usize,
    rounds: usize,
    #[wasm_bindgen(unchecked_param_type = "Budget")] budget: JsValue,
) -> Result<JsValue, JsValue> {
    let bots = js::within(&budget, |budget| proof::bots(project, level, plays, rounds, budget))?;
    Ok(js::value(&bots.map_err(stranded)?))
}

/// The parts of a project that are never used while bots play it within a budget: an `Idle`.
///
/// # Errors
/// If the project cannot run, or the budget is neither milliseconds nor nodes.
#[wasm_bindgen]
pub fn idle(
    project: &str,
    rounds: usize,
    #[wasm_bindgen(unchecked_param_type = "Budget")] budget: JsValue,
) -> Result<JsValue, JsValue> {
    let idle = js::within(&budget, |budget| proof::idle(project, rounds, budget))?;
    Ok(js::value(&idle.map_err(stranded)?))
}
