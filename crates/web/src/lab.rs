//! Plays in the studio: traces of rounds, plays repeated with other rules, plays recorded as tests.
//! `www/studio/types.ts` documents the objects.

use std::any::Any;

use tilery_kit::AnySession;
use tilery_studio::lab;
use tilery_tilecode::TileCode;
use wasm_bindgen::prelude::*;

use crate::js;
use crate::studio::history;
use crate::{Session, stranded};

type Play = tilery_kit::Session<TileCode>;

fn play(session: &Session) -> Result<&Play, JsError> {
    let any: &dyn Any = &*session.inner;
    any.downcast_ref().ok_or_else(|| JsError::new("session: expected a play of tilecode"))
}

fn boxed(play: Play) -> Session {
    let inner: Box<dyn AnySession> = Box::new(play);
    Session::new(inner)
}

/// The events of a play's last round: a `Trace`, or undefined before the first one.
///
/// # Errors
/// If the session is not a play of a project.
#[wasm_bindgen]
pub fn trace(session: &Session) -> Result<JsValue, JsError> {
    Ok(js::optional(lab::trace(play(session)?)))
}

/// The explanation of the events on a tile and of its sprites in the last round: a `Why`, or undefined before
/// the first round and off the map. Row and column count from 0.
///
/// # Errors
/// If the session is not a play of a project.
#[wasm_bindgen]
pub fn why(session: &Session, row: usize, col: usize) -> Result<JsValue, JsError> {
    Ok(js::optional(lab::why(play(session)?, row, col)))
}

/// Starts a play of a project at a level, counted from 0. If no seed is given, one is drawn from the browser's
/// source of randomness.
///
/// # Errors
/// If the project cannot run or has no such level, or the seed is not a number from 0 to 2^64 - 1.
#[wasm_bindgen(js_name = startPlay)]
pub fn start_play(project: &str, level: usize, seed: JsValue) -> Result<Session, JsValue> {
    let seed = js::seed(&seed)?;
    lab::start(project, level, seed).map(boxed).map_err(stranded)
}

/// Repeats the inputs of a play from its start, under another program.
///
/// # Errors
/// If the session is not a play of a project, or the program cannot run or cannot continue from its first
/// board.
#[wasm_bindgen]
pub fn rerun(session: &Session, project: &str) -> Result<Session, JsValue> {
    lab::rerun(play(session)?, project).map(boxed).map_err(stranded)
}

/// Continues the present state of a play under another program.
///
/// # Errors
/// If the session is not a play of a project, or the program cannot run or cannot continue from its present
/// board.
#[wasm_bindgen]
pub fn transplant(session: &Session, project: &str) -> Result<Session, JsValue> {
    lab::transplant(play(session)?, project).map(boxed).map_err(stranded)
}

/// The first difference between two plays: a `Parting`.
///
/// # Errors
/// If one of the sessions is not a play of a project.
#[wasm_bindgen]
pub fn parting(a: &Session, b: &Session) -> Result<JsValue, JsError> {
    Ok(js::value(&lab::parting(play(a)?, play(b)?)))
}

/// The edit that records a play, up to the present round, as a test of its project.
///
/// # Errors
/// If the session is not a play of a project, or did not begin with a level.
#[wasm_bindgen(js_name = keepTest)]
pub fn keep_test(session: &Session, name: &str) -> Result<String, JsValue> {
    let block = lab::keep(play(session)?, name).map_err(stranded)?;
    let mut edit = "test add ".to_owned();
    tilery_studio::json::write(&block, &mut edit);
    Ok(edit)
}

/// Replays a test of a project, counted from 0. Returns the first difference from the recorded play, as a
/// `Parting`.
///
/// # Errors
/// If the project cannot run, or there is no such test.
#[wasm_bindgen(js_name = runTest)]
pub fn run_test(project: &str, n: usize) -> Result<JsValue, JsValue> {
    let (parting, _) = lab::run(project, n).map_err(stranded)?;
    Ok(js::value(&parting))
}

/// The edit by which a test of a project, counted from 0, expects what its rounds do now.
///
/// # Errors
/// If the project cannot run, or there is no such test, or no longer the level with which it begins.
#[wasm_bindgen(js_name = renewTest)]
pub fn renew_test(project: &str, n: usize) -> Result<String, JsValue> {
    let block = lab::renew(project, n).map_err(stranded)?;
    let mut edit = ["test ", &(n + 1).to_string(), " text "].concat();
    tilery_studio::json::write(&block, &mut edit);
    Ok(edit)
}

/// The number of the edit of a session of the studio, from 0, since which a test is not as before; undefined if it
/// was never as before in this session.
///
/// # Errors
/// If the session is not one of the studio.
#[wasm_bindgen(js_name = brokenBy)]
pub fn broken_by(session: &Session, n: usize) -> Result<Option<usize>, JsError> {
    Ok(lab::broken_by(history(session)?, n))
}

/// The play of a test of a project, at the first round that differs or at its end.
///
/// # Errors
/// If the project cannot run, or there is no such test.
#[wasm_bindgen(js_name = testPlay)]
pub fn test_play(project: &str, n: usize) -> Result<Session, JsValue> {
    let (_, session) = lab::run(project, n).map_err(stranded)?;
    Ok(boxed(session))
}
