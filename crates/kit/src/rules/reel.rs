//! The record of a move: its intermediate boards, and the effects and sentences of each step.
//!
//! A cascade is a few ordinary boards in a row. [`crate::Rules::play`] puts the intermediate boards on the
//! reel, each with the cues and effects of the step to it. The session draws all of them with
//! [`crate::Game::draw`].

use crate::board::Key;
use crate::scene::{Cue, Effect, EffectKind, Ghost};
use crate::text::Say;

/// One step of a move: a board, and the way to it.
#[derive(Debug, Clone)]
pub struct Step<B> {
    /// The board at the end of the step.
    pub board: B,
    /// Pieces that enter or exit during the step.
    pub cues: Vec<Cue>,
    /// The effects of the step.
    pub effects: Vec<Effect>,
    /// The duration in milliseconds at normal speed.
    pub length: u16,
    /// Leads to a different board from the one played on, see [`Reel::cut`].
    pub is_cut: bool,
}

/// The record of a move: steps, effects and sentences. A silent reel records nothing and costs nothing; it
/// serves replays, searches and tests.
#[derive(Debug, Clone)]
pub struct Reel<B> {
    is_silent: bool,
    steps: Vec<Step<B>>,
    cues: Vec<Cue>,
    effects: Vec<Effect>,
    length: u16,
    is_cut: bool,
    said: Vec<Say>,
    /// The number of sentences before the first cut.
    said_before: Option<usize>,
}

impl<B: Clone> Reel<B> {
    /// The default duration of the last step, in milliseconds.
    pub const LENGTH: u16 = 120;

    /// Creates a reel that records.
    pub fn new() -> Self {
        Self {
            is_silent: false,
            steps: Vec::new(),
            cues: Vec::new(),
            effects: Vec::new(),
            length: Self::LENGTH,
            is_cut: false,
            said: Vec::new(),
            said_before: None,
        }
    }

    /// Creates a reel that records nothing.
    pub fn silent() -> Self {
        Self { is_silent: true, ..Self::new() }
    }

    /// True if nothing is recorded. The game may then skip the preparation of cues, effects and sentences.
    pub fn is_silent(&self) -> bool {
        self.is_silent
    }

    /// Records that a piece enters: it is on the board at the end of this step, and was not on the board
    /// before.
    pub fn enter(&mut self, key: Key, from: Ghost) {
        if !self.is_silent {
            self.cues.push(Cue { key, enters: true, ghost: from });
        }
    }

    /// Records that a piece exits: it is on the board at the beginning of this step, and at the end it is
    /// gone or has entered again elsewhere.
    pub fn exit(&mut self, key: Key, to: Ghost) {
        if !self.is_silent {
            self.cues.push(Cue { key, enters: false, ghost: to });
        }
    }

    /// Records an effect of this step. How it looks, sounds and feels is up to the page. A silent reel does
    /// not construct it.
    pub fn effect(&mut self, effect: impl FnOnce() -> Effect) {
        if !self.is_silent {
            self.effects.push(effect());
        }
    }

    /// Sets the duration of this step, in milliseconds at normal speed.
    pub fn length(&mut self, length: u16) {
        self.length = length;
    }

    /// Marks this step as leading to a different board: the next level, or a grid of another size. The player
    /// has not seen that board yet. Until the step has been shown, input can only skip the film, and the
    /// clock waits.
    pub fn cut(&mut self) {
        self.is_cut = true;
        self.said_before.get_or_insert(self.said.len());
    }

    /// True if a step leads to a different board.
    pub fn is_cut(&self) -> bool {
        self.said_before.is_some()
    }

    /// Ends this step with an intermediate board and begins the next step. The last step needs no call: it
    /// ends with the board after the move.
    pub fn step(&mut self, board: &B) {
        if !self.is_silent {
            self.steps.push(Step {
                board: board.clone(),
                cues: std::mem::take(&mut self.cues),
                effects: std::mem::take(&mut self.effects),
                length: self.length,
                is_cut: self.is_cut,
            });
        }
        self.length = Self::LENGTH;
        self.is_cut = false;
    }

    /// Records a sentence for the player.
    pub fn say(&mut self, sentence: Say) {
        if !self.is_silent {
            self.said.push(sentence);
        }
    }

    /// As [`Reel::say`], but a silent reel does not construct the sentence.
    pub fn tell(&mut self, sentence: impl FnOnce() -> Say) {
        if !self.is_silent {
            self.said.push(sentence());
        }
    }

    /// Returns the steps, the last of them ending with `board`, and the sentences.
    pub fn finish(self, board: &B) -> (Vec<Step<B>>, Vec<Say>) {
        self.end(board, false)
    }

    /// As [`Reel::finish`], but only up to the beginning of the next level. Used when an assignment ends with
    /// the level. The cut to the next level must be a step of its own.
    pub fn finish_level(self, board: &B) -> (Vec<Step<B>>, Vec<Say>) {
        self.end(board, true)
    }

    // Not inlined, since the code at each call adds to the download.
    #[inline(never)]
    fn end(mut self, board: &B, stops_at_level: bool) -> (Vec<Step<B>>, Vec<Say>) {
        self.step(board);
        let begins = |step: &Step<B>| {
            step.is_cut && step.effects.iter().any(|effect| effect.kind == EffectKind::Level)
        };
        if stops_at_level && let Some(end) = self.steps.iter().position(begins).filter(|end| *end > 0) {
            self.steps.truncate(end);
            self.said.truncate(self.said_before.unwrap_or_default());
        }
        (self.steps, self.said)
    }
}

impl<B: Clone> Default for Reel<B> {
    fn default() -> Self {
        Self::new()
    }
}

/// Reverses steps: from the board at their end back to `start`, with entrances and exits exchanged and
/// without effects.
pub fn reversed<B>(start: B, steps: Vec<Step<B>>) -> Vec<Step<B>> {
    let mut before = start;
    let mut back: Vec<Step<B>> = steps
        .into_iter()
        .map(|mut step| {
            std::mem::swap(&mut before, &mut step.board);
            step.cues.iter_mut().for_each(|cue| cue.enters = !cue.enters);
            step.effects.clear();
            step
        })
        .collect();
    back.reverse();
    back
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::EffectKind;

    #[test]
    fn a_reversed_reel_shows_the_same_boards_backwards() {
        let mut reel = Reel::new();
        reel.enter(Key::fixed(1), Ghost::POP);
        reel.effect(|| Effect::new(EffectKind::Land));
        reel.length(70);
        reel.step(&'b');
        reel.cut();
        reel.exit(Key::fixed(2), Ghost::FADE);
        let (steps, _) = reel.finish(&'c');
        assert_eq!(steps.iter().map(|s| (s.board, s.length)).collect::<Vec<_>>(), [('b', 70), ('c', 120)]);
        assert_eq!(steps.iter().map(|s| s.effects.len()).collect::<Vec<_>>(), [1, 0]);
        let back = reversed('a', steps);
        assert_eq!(back.iter().map(|s| (s.board, s.length)).collect::<Vec<_>>(), [('b', 120), ('a', 70)]);
        assert!(back[0].cues[0].enters, "the last exit is the first entrance");
        assert!(!back[1].cues[0].enters);
        assert!(back.iter().all(|s| s.effects.is_empty()), "effects are left out");
        assert_eq!(
            back.iter().map(|s| s.is_cut).collect::<Vec<_>>(),
            [true, false],
            "cuts stay with their steps"
        );
    }

    #[test]
    fn a_silent_reel_keeps_nothing() {
        let mut reel = Reel::silent();
        reel.enter(Key::fixed(1), Ghost::POP);
        reel.effect(|| unreachable!("a silent reel constructs no effect"));
        reel.say(Say::new("x"));
        reel.step(&1);
        assert!(reel.steps.is_empty() && reel.cues.is_empty() && reel.said.is_empty());
    }
}
