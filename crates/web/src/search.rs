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

/// Searches for the shortest win of a level, counted from 0, for at most `ms` milliseconds and `thousands`
/// thousand rounds: a `Proof`. `name` is the name of the test that records the win.
///
/// # Errors
/// If the project cannot run or has no such level.
#[wasm_bindgen]
pub fn prove(project: &str, level: usize, name: &str, ms: f64, thousands: u32) -> Result<JsValue, JsValue> {
    let (mut left, mut in_time) = (thousands, until(ms));
    let mut more = || {
        left = left.saturating_sub(1);
        left > 0 && in_time()
    };
    Ok(js::value(&proof::prove(project, level, name, &mut more).map_err(stranded)?))
}

/// A function that returns false after `ms` milliseconds.
fn until(ms: f64) -> impl FnMut() -> bool {
    let clock = js::clock();
    let end = clock.now() + ms;
    move || clock.now() < end
}

/// Lets simple bots play a level, counted from 0, for at most `ms` milliseconds: `Bot[]`.
///
/// # Errors
/// If the project cannot run or has no such level.
#[wasm_bindgen]
pub fn bots(project: &str, level: usize, plays: usize, rounds: usize, ms: f64) -> Result<JsValue, JsValue> {
    Ok(js::value(&proof::bots(project, level, plays, rounds, &mut until(ms)).map_err(stranded)?))
}

/// The parts of a project that are never used while bots play it for at most `ms` milliseconds: an `Idle`.
///
/// # Errors
/// If the project cannot run.
#[wasm_bindgen]
pub fn idle(project: &str, rounds: usize, ms: f64) -> Result<JsValue, JsValue> {
    Ok(js::value(&proof::idle(project, rounds, &mut until(ms)).map_err(stranded)?))
}
