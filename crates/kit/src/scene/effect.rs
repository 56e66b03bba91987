//! Effects: events of a step, from which the page makes pictures, sounds, vibrations and announcements.
//!
//! Rules give the kind, the place, the amount and the weight of an event. The session finds the rectangle of
//! the place, and the film carries it to the page. The page alone decides how an event looks, sounds and
//! feels: floating points, particles, deformed pieces, a note, a vibration. So games contain no animations,
//! and the page contains no games.

use crate::board::{Cell, Key};
use crate::scene::{Rect, Scene};

/// The kind of an effect. Its number is its index in this list, from which `www/engine/effects.ts` is generated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "lowercase"))]
pub enum EffectKind {
    /// Pieces move.
    Slide,
    /// Points are won, or lost if the amount is negative. They float up from the place.
    Gain,
    /// Pieces merge. The amount is the value of the result.
    Merge,
    /// Pieces burst.
    Burst,
    /// A piece that was placed or fell comes to rest. The only kind of a game's own effects that is shown at
    /// the end of its step.
    Land,
    /// A place that had to be emptied is empty, or a group is cleared.
    Clear,
    /// A link of a chain. The amount is its number, from 1.
    Chain,
    /// The board becomes larger. The amount is its new size.
    Grow,
    /// The board becomes smaller. The amount is its new size.
    Shrink,
    /// A level is completed. The effect belongs to the step that leads to the next level, and its amount is
    /// the number of the next level. The page celebrates before it shows that level.
    Level,
    /// A new record within this game, such as a tile larger than all before.
    Record,
    /// The game is won. Added by the session, from the status.
    Win,
    /// The game is lost. Added by the session, from the status.
    Lose,
    /// The rules refuse a move. Added by the session, at [`crate::Illegal::at`].
    Refused,
    /// A move is taken back. Added by the session in place of the move's own effects.
    Undo,
}

impl EffectKind {
    /// The name of the kind in golden films.
    pub fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    /// True for the kinds that only the session uses.
    pub fn is_of_session(self) -> bool {
        matches!(self, Self::Win | Self::Lose | Self::Refused | Self::Undo)
    }
}

/// The place of an effect.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Anchor {
    /// The board as a whole.
    #[default]
    Board,
    /// Around these pieces, in the scene at the end of the step or else of the previous step of the same
    /// film. A piece that leaves in the first step is in neither scene. Use its cells instead.
    Pieces(Vec<Key>),
    /// Around these cells, each of which is a unit square ([`Rect::cell`]).
    Cells(Vec<Cell>),
}

/// An event at the beginning of a step, or at its end for [`EffectKind::Land`].
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Effect {
    pub kind: EffectKind,
    pub at: Anchor,
    /// The amount: points, a value, a number, depending on the kind; 0 without one.
    pub amount: i64,
    /// The weight: 0 hardly noticeable, 1 usual, 2 large, 3 a goal of the game. A game describes effects of
    /// weight 2 or more in a sentence too.
    pub weight: u8,
    /// The name of a special look and sound, in place of those of the kind.
    pub dress: Option<&'static str>,
}

impl Effect {
    /// The greatest weight.
    pub const WEIGHTIEST: u8 = 3;

    /// Creates an effect at the board as a whole, without an amount and with the usual weight.
    pub const fn new(kind: EffectKind) -> Self {
        Self { kind, at: Anchor::Board, amount: 0, weight: 1, dress: None }
    }

    /// Places it at a piece.
    #[must_use]
    pub fn piece(self, key: Key) -> Self {
        self.pieces([key])
    }

    /// Places it around several pieces.
    #[must_use]
    pub fn pieces(self, keys: impl IntoIterator<Item = Key>) -> Self {
        Self { at: Anchor::Pieces(keys.into_iter().collect()), ..self }
    }

    /// Places it around cells.
    #[must_use]
    pub fn cells(self, cells: impl IntoIterator<Item = Cell>) -> Self {
        Self { at: Anchor::Cells(cells.into_iter().collect()), ..self }
    }

    /// Sets the amount. A value that does not fit becomes `i64::MAX`.
    #[must_use]
    pub fn amount(self, amount: impl TryInto<i64>) -> Self {
        Self { amount: amount.try_into().unwrap_or(i64::MAX), ..self }
    }

    /// Sets the weight.
    #[must_use]
    pub fn weight(self, weight: u8) -> Self {
        Self { weight, ..self }
    }

    /// Sets [`Effect::dress`].
    #[must_use]
    pub fn dress(self, dress: &'static str) -> Self {
        Self { dress: Some(dress), ..self }
    }

    /// The rectangle around the place. Pieces are looked up in one scene after another; the first is the
    /// scene at the end of the step. `None` if no scene shows any of the pieces.
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
