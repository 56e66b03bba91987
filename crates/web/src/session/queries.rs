//! Read access to a session. Most of these values are also in updates.

use tilery_kit::{Figures, Offers};
use wasm_bindgen::prelude::*;

use super::Session;
use crate::js;
use crate::update::flags;
use crate::values::{Assignment, Coming, Labels};

#[wasm_bindgen]
impl Session {
    /// The game's name.
    pub fn game(&self) -> String {
        self.inner.info().id.to_owned()
    }

    /// The game's parameters as text.
    pub fn params(&self) -> String {
        self.inner.history().params()
    }

    /// The name of the game's score table.
    pub fn table(&self) -> String {
        self.inner.table()
    }

    /// True if a result may enter the score table: the game has no aim, and began with a deal or with a
    /// position that has its own table.
    pub fn counts(&self) -> bool {
        self.inner.counts()
    }

    /// The title that the player gave the work on the board, untrusted text. Empty if it has no title yet,
    /// undefined in games without titles.
    pub fn title(&self) -> Option<String> {
        self.inner.history().title()
    }

    /// The author's description, in games that players can make.
    #[wasm_bindgen(unchecked_return_type = "Card")]
    pub fn card(&self) -> JsValue {
        js::value(&self.inner.history().card())
    }

    /// The film of the last change, packed as `tilery_kit::Film` documents. Its texts are [`Session::texts`].
    pub fn film(&mut self) -> Vec<f32> {
        self.see();
        let film = self.inner.film();
        self.texts = film.texts;
        film.numbers
    }

    /// The texts that the last film refers to.
    pub fn texts(&self) -> Vec<String> {
        self.texts.clone()
    }

    /// The board's labels for screen readers.
    #[wasm_bindgen(unchecked_return_type = "Labels")]
    pub fn labels(&self) -> JsValue {
        js::value(&Labels::new(self.inner.labels()))
    }

    /// The sentences for the player from the last change.
    #[wasm_bindgen(unchecked_return_type = "Sentence[]")]
    pub fn said(&mut self) -> JsValue {
        self.see();
        js::value(&self.told.last.said)
    }

    /// The reason why the last gesture or move was refused, or null.
    #[wasm_bindgen(unchecked_return_type = "Refusal | null")]
    pub fn refused(&self) -> JsValue {
        js::value(&self.told.last.refused)
    }

    /// The request of the last gesture to the page, `undo` or `play`.
    pub fn asked(&self) -> Option<String> {
        self.told.last.asked.map(str::to_owned)
    }

    /// The numbers about the running game, by name.
    #[wasm_bindgen(unchecked_return_type = "Record<string, number>")]
    pub fn figures(&self) -> JsValue {
        js::value(&self.inner.figures())
    }

    /// The finished game's contribution to the statistics: numbers by name.
    #[wasm_bindgen(unchecked_return_type = "Record<string, number>")]
    pub fn facts(&self) -> JsValue {
        js::value(&Figures(
            self.inner.facts().into_iter().map(|(name, value)| (name.into(), value)).collect(),
        ))
    }

    /// The charts of the running game.
    #[wasm_bindgen(unchecked_return_type = "Chart[]")]
    pub fn charts(&self) -> JsValue {
        js::value(&self.inner.charts())
    }

    /// The status of the game.
    #[wasm_bindgen(unchecked_return_type = "Status")]
    pub fn status(&self) -> JsValue {
        js::value(&self.inner.status())
    }

    /// The goal and its progress; undefined if the session is not an assignment. `hints` is the number of
    /// hints shown so far, which the page counts. Each hint costs a star.
    #[wasm_bindgen(unchecked_return_type = "Assignment | undefined")]
    pub fn assignment(&self, hints: u32) -> JsValue {
        if !cfg!(feature = "assignments") {
            return JsValue::UNDEFINED;
        }
        js::optional(self.inner.assignment().map(|assignment| Assignment::new(assignment, hints)))
    }

    /// A preview of the random events on the way to an assignment's goal; undefined in games without chance.
    #[wasm_bindgen(unchecked_return_type = "Coming | undefined")]
    pub fn coming(&self) -> JsValue {
        if !cfg!(feature = "assignments") {
            return JsValue::UNDEFINED;
        }
        self.inner.coming().map_or(JsValue::UNDEFINED, |(film, labels)| Coming::js(&film, &labels))
    }

    /// The present position.
    pub fn position(&self) -> String {
        self.inner.history().position()
    }

    /// The moves that led to the present position.
    pub fn moves(&self) -> Vec<String> {
        self.inner.history().moves()
    }

    /// The legal moves.
    pub fn legal(&self) -> Vec<String> {
        self.inner.legal()
    }

    /// The text of the save.
    pub fn save(&self) -> String {
        self.inner.history().save()
    }

    /// The game id; undefined if the game did not begin with a deal.
    pub fn id(&self) -> Option<String> {
        self.inner.history().id()
    }

    /// The number of moves that led to the present position.
    pub fn at(&self) -> u32 {
        self.inner.history().at() as u32
    }

    /// The number of moves in the history, including those to be redone.
    pub fn length(&self) -> u32 {
        self.inner.history().length() as u32
    }

    /// True if the history has branched: moves were taken back and others played.
    pub fn branched(&self) -> bool {
        self.inner.history().is_branched()
    }

    /// The playing time in milliseconds.
    pub fn clock(&self) -> f64 {
        self.inner.clock() as f64
    }

    /// The length of a round in milliseconds; undefined in games without rounds.
    pub fn pace(&self) -> Option<u32> {
        self.inner.pace()
    }

    /// Pictures for skins: 1,024 bytes each, sixteen rows of sixteen RGBA pixels. Empty in most games.
    pub fn pictures(&self) -> Vec<u8> {
        self.inner.pictures()
    }

    /// The help that this game offers, as flags: 1 hints, 2 ratings of moves, 4 rounds that run only after a
    /// press.
    pub fn offers(&self) -> u32 {
        let Offers { hints, ratings, turns } = self.inner.offers();
        flags([hints, ratings, turns])
    }

    /// The editor's work, as a text that the edited game opens.
    ///
    /// # Errors
    /// If the work cannot be played in its present state, or this game is not an editor.
    pub fn made(&self) -> Result<String, JsError> {
        self.inner.made().map_err(|illegal| JsError::new(&illegal.reason))
    }
}
