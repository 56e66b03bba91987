//! The boards that a move passes through, and what is told of it.
//!
//! A cascade is a few ordinary boards in a row. [`crate::Game::play`] puts the boards in between on the
//! reel, each with the cues that lead to it and the effects that happen on the way; the session draws them all with the game's own `draw`.

use crate::board::Key;
use crate::scene::{Cue, Effect, EffectKind, Ghost};
use crate::text::Say;

/// A board on the way, how it is reached, and how long that takes.
#[derive(Debug, Clone)]
pub struct Step<B> {
    /// The board at the end of the step.
    pub board: B,
    /// What enters and exits on the way.
    pub cues: Vec<Cue>,
    /// What happens.
    pub effects: Vec<Effect>,
    /// Milliseconds at normal speed.
    pub length: u16,
    /// Whether it leads to another board than the one that was played on, see [`Reel::cut`].
    pub is_cut: bool,
}

/// What a move leaves behind beside the new board: the film, its effects and the sentences. A silent reel keeps nothing
/// and costs nothing; it serves replays, searches and tests.
#[derive(Debug, Clone)]
pub struct Reel<B> {
    is_silent: bool,
    steps: Vec<Step<B>>,
    cues: Vec<Cue>,
    effects: Vec<Effect>,
    length: u16,
    is_cut: bool,
    said: Vec<Say>,
    /// How many sentences there were before the first cut.
    said_before: Option<usize>,
}

impl<B: Clone> Reel<B> {
    /// How long the last step takes when the game does not say, in milliseconds.
    pub const LENGTH: u16 = 120;

    /// A reel that keeps what it is given.
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

    /// A reel that keeps nothing.
    pub fn silent() -> Self {
        Self { is_silent: true, ..Self::new() }
    }

    /// Whether nothing is kept, so that a game need not prepare it.
    pub fn is_silent(&self) -> bool {
        self.is_silent
    }

    /// The piece comes into being in the board that ends this step.
    pub fn enter(&mut self, key: Key, from: Ghost) {
        if !self.is_silent {
            self.cues.push(Cue { key, enters: true, ghost: from });
        }
    }

    /// The piece, seen at the beginning of this step, is gone at its end (or has entered again elsewhere).
    pub fn exit(&mut self, key: Key, to: Ghost) {
        if !self.is_silent {
            self.cues.push(Cue { key, enters: false, ghost: to });
        }
    }

    /// What happens in this step: how it is shown, heard and felt is the page's. It is only made when somebody looks.
    pub fn effect(&mut self, effect: impl FnOnce() -> Effect) {
        if !self.is_silent {
            self.effects.push(effect());
        }
    }

    /// How long this step takes, in milliseconds at normal speed.
    pub fn length(&mut self, length: u16) {
        self.length = length;
    }

    /// This step leads to another board than the one that was played on: the next level, or a grid of another size. Nobody moves on a
    /// board that was not on the screen: until the step has been seen, the page lets presses only end the film, and time
    /// stands still.
    pub fn cut(&mut self) {
        self.is_cut = true;
        self.said_before.get_or_insert(self.said.len());
    }

    /// Ends this step with a board on the way; the next one begins. The board after the move needs no call:
    /// it ends the last step.
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

    /// Tells the player something.
    pub fn say(&mut self, sentence: Say) {
        if !self.is_silent {
            self.said.push(sentence);
        }
    }

    /// As [`Reel::say`], with a sentence that is only made when somebody listens.
    pub fn tell(&mut self, sentence: impl FnOnce() -> Say) {
        if !self.is_silent {
            self.said.push(sentence());
        }
    }

    /// The steps, the last of them ending with `board`, and the sentences.
    pub fn finish(self, board: &B) -> (Vec<Step<B>>, Vec<Say>) {
        self.end(board, false)
    }

    /// The same up to where the next level begins, for whom the one before it was all. A game ends that with a step of its own.
    pub fn finish_level(self, board: &B) -> (Vec<Step<B>>, Vec<Say>) {
        self.end(board, true)
    }

    // Not inlined: what is written at each call is download.
    #[inline(never)]
    fn end(mut self, board: &B, is_all: bool) -> (Vec<Step<B>>, Vec<Say>) {
        self.step(board);
        let begins = |step: &Step<B>| {
            step.is_cut && step.effects.iter().any(|effect| effect.kind == EffectKind::Level)
        };
        if is_all && let Some(end) = self.steps.iter().position(begins).filter(|end| *end > 0) {
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

/// The same steps backwards: from the board that they end with to `start`, with entering and exiting exchanged and without effects.
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
    fn a_reel_reversed_shows_the_same_boards_backwards() {
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
        assert!(back[0].cues[0].enters, "what exited at last enters at first");
        assert!(!back[1].cues[0].enters);
        assert!(back.iter().all(|s| s.effects.is_empty()), "nothing happens on the way back");
        assert_eq!(
            back.iter().map(|s| s.is_cut).collect::<Vec<_>>(),
            [true, false],
            "the way back is cut where it was"
        );
    }

    #[test]
    fn a_silent_reel_keeps_nothing() {
        let mut reel = Reel::silent();
        reel.enter(Key::fixed(1), Ghost::POP);
        reel.effect(|| unreachable!("nobody looks"));
        reel.say(Say::new("x"));
        reel.step(&1);
        assert!(reel.steps.is_empty() && reel.cues.is_empty() && reel.said.is_empty());
    }
}
