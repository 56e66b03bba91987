//! The result of a call on a session, as one value with everything that a page needs to show it.

use js_sys::Object;
use serde::Serialize;
use tilery_kit::{AnySession, Figures, Illegal, Say, Status, Update};
use wasm_bindgen::prelude::*;

use crate::js;
use crate::values::PackedFilm;

#[wasm_bindgen]
extern "C" {
    /// An [`UpdateValue`] in JavaScript. Its `valueOf()` is `flags`.
    #[wasm_bindgen(typescript_type = "Update")]
    pub type JsUpdate;

    // Setters of their own, since a property set by its name costs as much as a move of a small game.
    #[wasm_bindgen(method, setter = flags)]
    fn set_flags(this: &JsUpdate, flags: u32);
    #[wasm_bindgen(method, setter = at)]
    fn set_at(this: &JsUpdate, at: u32);
    #[wasm_bindgen(method, setter = length)]
    fn set_length(this: &JsUpdate, length: u32);

    /// The global function `Object`, which wraps a number so that `valueOf()` returns it.
    #[wasm_bindgen(js_name = Object)]
    fn object_of(number: u32) -> Object;
}

/// The result of a call on a session. Its `valueOf()` is `flags`, so that `session.play('left') & 2`
/// tests whether the position has changed.
#[derive(Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Update"))]
pub struct UpdateValue<'a> {
    /// The sum of the changes: 1 film, 2 position, 4 said, 8 refused, 16 ended, 32 asked. If it is 0, no
    /// optional field is set.
    flags: u32,
    /// The number of moves that led to the present position.
    at: usize,
    /// The number of moves in the history, including those to be redone.
    length: usize,
    /// The position has changed: moves were played, undone or redone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "true"))]
    position: Option<bool>,
    /// The game has just ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "true"))]
    ended: Option<bool>,
    /// The film to show; a single still if the board was only redrawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    film: Option<PackedFilm<'a>>,
    /// The result of `labels()` may have changed. The next frame does not need it, so the page calls it
    /// later.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "true"))]
    labels: Option<bool>,
    /// The status, if it has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    status: Option<Status>,
    /// The figures by name, if one of them has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Record<string, number>"))]
    figures: Option<&'a Figures>,
    /// The sentence above the board until the next move, if it has changed; empty for no sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    notice: Option<&'a [Say]>,
    /// Sentences for the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    said: Option<&'a [Say]>,
    /// The reason why the rules refused the player's input.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    refused: Option<&'a Illegal>,
    /// The player's request to the page: `undo` or `play`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    asked: Option<&'static str>,
}

/// The state sent with earlier updates. Later updates contain only the changes.
#[derive(Default)]
pub struct Told {
    status: Option<Status>,
    figures: Figures,
    notice: Vec<Say>,
    /// True if a page shows the session. Until then nobody is told what is to be shown after a move.
    is_shown: bool,
    /// The last update, for calls that read one part of it.
    pub last: Update,
}

impl Told {
    /// The state of a page that begins to show the session.
    pub fn shown() -> Self {
        Self { is_shown: true, ..Self::default() }
    }

    /// True if a page shows the session.
    pub fn is_shown(&self) -> bool {
        // Only the package for programs, which has English errors, has other sessions.
        self.is_shown || !cfg!(feature = "english")
    }

    /// Converts the update of a move, for a program that only plays without what a page shows.
    pub fn tell_played(&mut self, session: &dyn AnySession, update: Update) -> JsUpdate {
        if self.is_shown() { self.tell(session, update) } else { self.count(session, update) }
    }

    /// The flags and the place in the history.
    fn count(&mut self, session: &dyn AnySession, update: Update) -> JsUpdate {
        let flags = flags_of(&update);
        let object: JsUpdate = object_of(flags).unchecked_into();
        object.set_flags(flags);
        object.set_at(session.history().at() as u32);
        object.set_length(session.history().length() as u32);
        self.last = update;
        object
    }

    /// Converts an update for JavaScript.
    pub fn tell(&mut self, session: &dyn AnySession, update: Update) -> JsUpdate {
        let flags = flags_of(&update);
        let is = |is_set: bool| is_set.then_some(true);
        let film = update.film.then(|| session.film());
        let mut value = UpdateValue {
            flags,
            at: session.history().at(),
            length: session.history().length(),
            position: is(update.position),
            ended: is(update.ended),
            film: film.as_ref().map(PackedFilm::of),
            labels: is(update.film),
            said: (!update.said.is_empty()).then_some(&update.said),
            refused: update.refused.as_ref(),
            asked: update.asked,
            ..UpdateValue::default()
        };
        if update.film || update.position {
            let status = session.status();
            if self.status != Some(status) {
                self.status = Some(status);
                value.status = Some(status);
            }
            let figures = session.figures();
            if self.figures != figures {
                self.figures = figures;
                value.figures = Some(&self.figures);
            }
            let notice: Vec<Say> = session.notice().into_iter().collect();
            if self.notice != notice {
                self.notice = notice;
                value.notice = Some(&self.notice);
            }
        }
        let object = Object::assign(&object_of(flags), js::value(&value).unchecked_ref());
        if let Some(film) = value.film {
            film.complete(&object);
        }
        if flags != 0 {
            self.last = update;
        }
        object.unchecked_into()
    }
}

fn flags_of(update: &Update) -> u32 {
    let Update { film, position, said, refused, ended, asked } = update;
    flags([*film, *position, !said.is_empty(), refused.is_some(), *ended, asked.is_some()])
}

/// The sum of the set flags, with the values 1, 2, 4 and so on.
pub fn flags<const N: usize>(flags: [bool; N]) -> u32 {
    flags.into_iter().enumerate().map(|(n, is_set)| u32::from(is_set) << n).sum()
}
