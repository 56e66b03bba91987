//! What a player does, in board units, and what a game makes of it.

use crate::board::Dir;
use crate::rules::Illegal;
use crate::scene::Point;
use crate::text::Say;

/// What the player did, in board units.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Input<'a> {
    /// A finger, a pen or a mouse. A mouse that hovers sends `Move` without `Down`.
    Pointer {
        /// What it did.
        phase: Phase,
        /// Where, in units of the scene, within [`crate::scene::FARTHEST`] of its origin.
        at: Point,
    },
    /// A swipe that began at a point. The pointer's `Down` came before it, and `Cancel`.
    Swipe {
        /// Where to.
        dir: Dir,
        /// Where it began.
        at: Point,
    },
    /// A key, as `KeyboardEvent.key` names it.
    Key(&'a str),
    /// A key was let go; with an empty name, all of them.
    Release(&'a str),
    /// An action of [`crate::Game::ACTIONS`], or one of [`VIEWS`].
    Action(&'a str),
}

impl Input<'_> {
    /// The same with its point clamped: pages pass on any coordinates, games need not be wary of them.
    pub(crate) fn clamped(self) -> Self {
        match self {
            Self::Pointer { phase, at } => Self::Pointer { phase, at: at.clamped() },
            Self::Swipe { dir, at } => Self::Swipe { dir, at: at.clamped() },
            Self::Key(_) | Self::Release(_) | Self::Action(_) => self,
        }
    }
}

/// What the page asks of the view, for the wheel and for two fingers: to come nearer, to go away, to look further up, to the right, and so
/// on. Only games that say so ([`crate::Game::SCROLLS`]) are asked.
pub const VIEWS: [&str; 6] = ["zoom-in", "zoom-out", "pan-up", "pan-right", "pan-down", "pan-left"];

/// What a pointer did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// It touched the board.
    Down,
    /// It moved, touching or hovering.
    Move,
    /// It was lifted.
    Up,
    /// It was lost: whatever it began must be undone.
    Cancel,
    /// It stayed where it touched for half a second.
    Long,
}

impl Phase {
    /// The phase that a word names.
    pub fn named(word: &str) -> Option<Self> {
        Some(match word {
            "down" => Self::Down,
            "move" => Self::Move,
            "up" => Self::Up,
            "cancel" => Self::Cancel,
            "long" => Self::Long,
            _ => return None,
        })
    }
}

/// Where trays and panels stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Layout {
    /// Below and above the board.
    #[default]
    Portrait,
    /// Beside the board.
    Landscape,
}

/// What of the screen a board and what is drawn beside it may take, in pixels of the page's styles.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Room {
    /// How wide it is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
    /// Whether it is played by fingers, which need something to press.
    pub has_touch: bool,
}

/// What an input meant.
#[derive(Debug, Clone, PartialEq)]
pub enum Reply<M> {
    /// Nothing: the page may use the key for itself. A press that is ignored becomes a swipe or nothing: the game hears no `Move` and no
    /// `Up` of it, but `Cancel` and [`Input::Swipe`].
    Ignored,
    /// Only `ui` changed: draw again.
    Changed,
    /// As `Changed`, and the player is told something of it.
    Tell(Say),
    /// A move, or several that belong together: one undo takes them back.
    Play(Vec<M>),
    /// As `Play`, by a player who has dragged everything to where the moves bring it: the film only settles it there.
    Land(Vec<M>),
    /// The player tried what the rules refuse; `ui` may show where.
    Refused(Illegal),
    /// The player touched something on the board that the page answers, by one of [`ASKS`].
    Ask(&'static str),
}

/// What a board can ask of the page: to stop the game, to open a dialog, to take a move back, or to play what was made in an
/// editor.
pub const ASKS: &[&str] = &["about", "stop", "settings", "scores", "rules", "statistics", "undo", "play"];

impl<M> Reply<M> {
    /// One move.
    pub fn play(mv: M) -> Self {
        Self::Play(vec![mv])
    }
}
