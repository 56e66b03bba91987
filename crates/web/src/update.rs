//! What a call on a session brought about, as one value: all that a page needs to show it.

use std::borrow::Cow;

use js_sys::{Float32Array, Object};
use tilery_kit::{AnySession, Figures, Film, Illegal, Say, Status, Update};
use wasm_bindgen::prelude::*;

use crate::js::{Named, objects};

#[wasm_bindgen]
extern "C" {
    /// An [`UpdateValue`] in JavaScript, which is the number of its flags too.
    #[wasm_bindgen(typescript_type = "Update")]
    pub type JsUpdate;

    /// The global function `Object`, which makes an object of a number: its value is still the number.
    #[wasm_bindgen(js_name = Object)]
    fn object_of(number: u32) -> Object;
}

objects! {
    /// What a call on a session brought about. Its `valueOf()` is `flags`, so that `session.play('left') & 2` asks whether the position is
    /// another one.
    #[derive(Default)]
    #[cfg_attr(test, ts(rename = "Update"))]
    pub struct UpdateValue<'a> {
        /// The sum of what changed: 1 film, 2 position, 4 said, 8 refused, 16 ended, 32 asked. With 0, nothing below has changed.
        flags: u32,
        /// How many moves led to the present position.
        at: usize,
        /// How many moves the history holds, those to be redone included.
        length: usize,
        /// Moves were played, taken back or brought again: this is another position.
        #[cfg_attr(test, ts(optional, type = "true"))]
        position: Option<bool>,
        /// The game is over now and was not before.
        #[cfg_attr(test, ts(optional, type = "true"))]
        ended: Option<bool>,
        /// What is to be shown, if only to draw the board again.
        #[cfg_attr(test, ts(optional))]
        film: Option<PackedFilm<'a>>,
        /// What `labels()` gives may be another; it is not needed for the next frame, and asked for after it.
        #[cfg_attr(test, ts(optional, type = "true"))]
        labels: Option<bool>,
        /// How the game stands, when that has changed.
        #[cfg_attr(test, ts(optional, type = "Status"))]
        status: Option<Status>,
        /// The numbers that tell how it stands, by name, when one of them has changed.
        #[cfg_attr(test, ts(optional, type = "Record<string, number>"))]
        figures: Option<Named<'a, i64, Cow<'static, str>>>,
        /// The sentence that stands over the board until the next move, or none, when that has changed.
        #[cfg_attr(test, ts(optional, type = "Array<Sentence>"))]
        notice: Option<&'a [Say]>,
        /// Sentences to tell.
        #[cfg_attr(test, ts(optional, type = "Array<Sentence>"))]
        said: Option<&'a [Say]>,
        /// Why the rules refuse what the player tried.
        #[cfg_attr(test, ts(optional, type = "Refusal"))]
        refused: Option<&'a Illegal>,
        /// What the player asked of the page on the board: `about`, `stop`, `settings`, `scores`, `rules`, `statistics`, `undo` or `play`.
        #[cfg_attr(test, ts(optional))]
        asked: Option<&'static str>,
    }
}

objects! {
    /// A film as `kit::Film` packs it.
    pub struct PackedFilm<'a> {
        #[cfg_attr(test, ts(type = "Float32Array"))]
        numbers: Float32Array,
        /// The strings that the numbers refer to.
        texts: &'a [String],
    }
}

impl<'a> PackedFilm<'a> {
    pub fn of(film: &'a Film) -> Self {
        Self { numbers: Float32Array::from(film.numbers.as_slice()), texts: &film.texts }
    }
}

/// What was told of a session.
#[derive(Default)]
pub struct Told {
    /// How it stands, which is told again only when it has changed.
    status: Option<Status>,
    figures: Figures,
    notice: Vec<Say>,
    /// The last update, for programs that ask what was said.
    pub last: Update,
}

impl Told {
    /// An update of a session, for JavaScript.
    pub fn tell(&mut self, session: &dyn AnySession, update: Update) -> JsUpdate {
        let Update { film, position, said, refused, ended, asked } = &update;
        let flags = flags([*film, *position, !said.is_empty(), refused.is_some(), *ended, asked.is_some()]);
        let is = |is_set: bool| is_set.then_some(true);
        let film = update.film.then(|| session.film());
        let mut value = UpdateValue {
            flags,
            at: session.at(),
            length: session.length(),
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
                value.figures = Some(Named(&self.figures.0));
            }
            let notice: Vec<Say> = session.notice().into_iter().collect();
            if self.notice != notice {
                self.notice = notice;
                value.notice = Some(&self.notice);
            }
        }
        let object = object_of(flags);
        value.onto(&object);
        if flags != 0 {
            self.last = update;
        }
        object.unchecked_into()
    }
}

/// What is set of so many flags, the first one 1, the next one 2 and so on, in a sum.
pub fn flags<const N: usize>(flags: [bool; N]) -> u32 {
    flags.into_iter().enumerate().map(|(n, is_set)| u32::from(is_set) << n).sum()
}
