//! What happens in a step, told once for eyes, ears, hand and screen reader.
//!
//! Rules say what happened, where, how much of it and how weighty it is; they know neither layout nor pictures. The session finds the
//! rectangle, the film takes it to the page, and the page alone decides what is seen, heard and felt: floating points, particles, how a
//! piece deforms, a note, a vibration. A game writes no animation, and the page knows no game.

use crate::board::{Cell, Key};
use crate::scene::{Rect, Scene};

/// What happened. The number of a kind is its place in this list, which `www/engine/film.ts` repeats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EffectKind {
    /// Pieces go from place to place.
    Slide,
    /// Points are won, or lost where the amount is below zero. They float up from their place.
    Gain,
    /// Pieces become one; the amount is what it is worth.
    Merge,
    /// Pieces burst.
    Burst,
    /// A piece comes to rest where it was put or fell. The only kind of a game that is shown as its step ends.
    Land,
    /// A place is empty now that was to be emptied; or something was cleared up, such as a group.
    Clear,
    /// A link of a chain; the amount is which one, from 1.
    Chain,
    /// The board becomes larger; the amount is its new size.
    Grow,
    /// The board becomes smaller; the amount is its new size.
    Shrink,
    /// A level is done; told in the step that leads to the next one, whose number is the amount. It has a moment of its own before that.
    Level,
    /// Something is better than it ever was in this game, such as a tile that is larger than all before.
    Record,
    /// The game is won. Told by the session, from the status.
    Win,
    /// The game is over and not won. Told by the session, from the status.
    Lose,
    /// The rules refuse what the player tried. Told by the session, at [`crate::Illegal::at`].
    Refused,
    /// A move is taken back. Told by the session, in place of all that the move told.
    Undo,
}

impl EffectKind {
    /// Its name in golden films.
    pub fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    /// Whether the session tells it, and no game.
    pub fn is_of_session(self) -> bool {
        matches!(self, Self::Win | Self::Lose | Self::Refused | Self::Undo)
    }
}

/// Where something happens.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Anchor {
    /// The board as a whole.
    #[default]
    Board,
    /// Around these pieces, in the scene that ends the step or else in that of the step before it in the same film. What leaves in the
    /// first step is in neither: its cells are named instead.
    Pieces(Vec<Key>),
    /// Around these cells, each of which is a unit square ([`Rect::cell`]).
    Cells(Vec<Cell>),
}

/// Something that happens as a step begins (or ends, see [`EffectKind::Land`]).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Effect {
    /// What happens.
    pub kind: EffectKind,
    /// Where.
    pub at: Anchor,
    /// How much: points, a value, a number, as the kind says; 0 where there is nothing to count.
    pub amount: i64,
    /// How weighty it is: 0 is hardly noticed, 1 usual, 2 large, 3 what one plays for. Of what weighs 2 or more the game says a sentence.
    pub weight: u8,
    /// A name by which the page knows a form and a sound of its own for it, in place of those of its kind.
    pub dress: Option<&'static str>,
}

impl Effect {
    /// The greatest weight.
    pub const WEIGHTIEST: u8 = 3;

    /// One that concerns the board as a whole, with nothing to count and the usual weight.
    pub const fn new(kind: EffectKind) -> Self {
        Self { kind, at: Anchor::Board, amount: 0, weight: 1, dress: None }
    }

    /// The same at a piece.
    #[must_use]
    pub fn piece(self, key: Key) -> Self {
        self.pieces([key])
    }

    /// The same around several pieces.
    #[must_use]
    pub fn pieces(self, keys: impl IntoIterator<Item = Key>) -> Self {
        Self { at: Anchor::Pieces(keys.into_iter().collect()), ..self }
    }

    /// The same around cells.
    #[must_use]
    pub fn cells(self, cells: impl IntoIterator<Item = Cell>) -> Self {
        Self { at: Anchor::Cells(cells.into_iter().collect()), ..self }
    }

    /// The same with something to count; what is too large is as large as can be.
    #[must_use]
    pub fn amount(self, amount: impl TryInto<i64>) -> Self {
        Self { amount: amount.try_into().unwrap_or(i64::MAX), ..self }
    }

    /// The same with another weight.
    #[must_use]
    pub fn weight(self, weight: u8) -> Self {
        Self { weight, ..self }
    }

    /// The same in another dress.
    #[must_use]
    pub fn dress(self, dress: &'static str) -> Self {
        Self { dress: Some(dress), ..self }
    }

    /// The rectangle around its place: pieces are looked for in the scenes one after the other, the first of which is the one that ends
    /// its step. None when none of them shows any.
    pub fn around<'a>(&self, mut scenes: impl Iterator<Item = &'a Scene>) -> Option<Rect> {
        match &self.at {
            Anchor::Board => scenes.next().map(|scene| scene.view),
            Anchor::Cells(cells) => cells.iter().map(|&cell| Rect::cell(cell)).reduce(Rect::with),
            Anchor::Pieces(keys) => scenes.find_map(|scene| {
                let pieces = scene.sprites.iter().filter(|sprite| keys.contains(&sprite.key));
                pieces.map(|sprite| sprite.rect).reduce(Rect::with)
            }),
        }
    }
}
