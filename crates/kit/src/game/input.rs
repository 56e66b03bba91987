//! Input in board units, and a game's replies to it.

use crate::board::Dir;
use crate::rules::Illegal;
use crate::scene::Point;
use crate::text::Say;

/// An input event, in board units.
#[derive(Debug, Clone, Copy, PartialEq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Input<'a> {
    /// A pointer event of finger, pen or mouse. A hovering mouse sends `Move` without `Down`.
    Pointer {
        phase: Phase,
        /// The point in units of the scene, within [`crate::scene::FARTHEST`] of its origin.
        at: Point,
    },
    /// A swipe. It follows `Down` and `Cancel` of its pointer.
    Swipe {
        dir: Dir,
        /// The point where it began.
        at: Point,
    },
    /// A key, named by its place as in `KeyboardEvent.code`, for letters that are directions, or else by what
    /// it prints as in `KeyboardEvent.key`, in upper case with Shift only. A game uses one of the two names.
    Key(&'a str),
    /// The release of a key. An empty name releases all keys.
    Release(&'a str),
    /// An action of [`crate::Game::ACTIONS`], or one of [`VIEWS`].
    Action(&'a str),
}

impl Input<'_> {
    /// Clamps the point, so that games need not handle extreme coordinates.
    pub(crate) fn clamped(self) -> Self {
        match self {
            Self::Pointer { phase, at } => Self::Pointer { phase, at: at.clamped() },
            Self::Swipe { dir, at } => Self::Swipe { dir, at: at.clamped() },
            Self::Key(_) | Self::Release(_) | Self::Action(_) => self,
        }
    }
}

/// The actions that the page sends for the wheel and for two-finger gestures, to games that scroll
/// ([`crate::Game::SCROLLS`]).
pub const VIEWS: [&str; 6] = ["zoom-in", "zoom-out", "pan-up", "pan-right", "pan-down", "pan-left"];

/// The kind of a pointer event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// The pointer touched the board.
    Down,
    /// The pointer moved, touching or hovering.
    Move,
    /// The pointer was lifted.
    Up,
    /// The pointer was lost. Whatever it began must be undone.
    Cancel,
    /// The pointer has rested for half a second.
    Long,
}

impl Phase {
    /// Parses the name of a phase.
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

/// A gesture of a finger or a mouse, shown to a new player as an example. Its text is `swipe DIR X Y`, `tap X Y`
/// or `drag X Y X Y`, in board units. If it depends on the layout, the text for [`Layout::Landscape`] follows
/// after ` / `. If it depends on the pointer, the two texts for a mouse follow in the same way.
#[derive(Debug, Clone, Copy, PartialEq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Gesture {
    Swipe(Dir, Point),
    Tap(Point),
    Drag(Point, Point),
}

impl Gesture {
    /// Parses a gesture. `None` if the text is malformed.
    pub fn parse(text: &str, layout: Layout, is_mouse: bool) -> Option<Self> {
        let texts: Vec<_> = text.split('/').map(str::trim).collect();
        let text = match (&texts[..], layout) {
            ([_, _, upright, _], Layout::Portrait) if is_mouse => upright,
            ([_, _, _, wide], Layout::Landscape) if is_mouse => wide,
            ([text] | [text, _] | [text, _, _, _], Layout::Portrait) => text,
            ([text] | [_, text] | [_, text, _, _], Layout::Landscape) => text,
            _ => return None,
        };
        let point = |x: &str, y: &str| Some(Point { x: x.parse().ok()?, y: y.parse().ok()? });
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["swipe", dir, x, y] => Some(Self::Swipe(dir.parse().ok()?, point(x, y)?)),
            ["tap", x, y] => Some(Self::Tap(point(x, y)?)),
            ["drag", x, y, to_x, to_y] => Some(Self::Drag(point(x, y)?, point(to_x, to_y)?)),
            _ => None,
        }
    }

    /// The input events of the gesture. A mouse hovers first.
    pub fn inputs(self, is_mouse: bool) -> Vec<Input<'static>> {
        let event = |phase, at| Input::Pointer { phase, at };
        let pressed = match self {
            Self::Swipe(dir, at) => {
                vec![event(Phase::Down, at), event(Phase::Cancel, at), Input::Swipe { dir, at }]
            }
            Self::Tap(at) => vec![event(Phase::Down, at), event(Phase::Up, at)],
            Self::Drag(from, to) => {
                vec![event(Phase::Down, from), event(Phase::Move, to), event(Phase::Up, to)]
            }
        };
        let (Self::Swipe(_, from) | Self::Tap(from) | Self::Drag(from, _)) = self;
        let hover = is_mouse.then_some(event(Phase::Move, from));
        hover.into_iter().chain(pressed).collect()
    }
}

/// The position of trays and panels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Layout {
    /// Above and below the board.
    #[default]
    Portrait,
    /// Beside the board.
    Landscape,
}

/// The space on the screen for a board and everything drawn beside it, in CSS pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Room {
    /// The width.
    pub width: f32,
    /// The height.
    pub height: f32,
    /// The game is played by touch and needs controls on the screen.
    pub has_touch: bool,
}

/// A game's reply to an input.
#[derive(Debug, Clone, PartialEq)]
pub enum Reply<M> {
    /// Not handled: the page may use the key itself. An ignored [`Phase::Down`] may become a swipe: instead
    /// of `Move` and `Up`, the game then gets `Cancel` and [`Input::Swipe`].
    Ignored,
    /// Only `ui` has changed, so that the board needs redrawing.
    Changed,
    /// As `Changed`, with a sentence for the player.
    Tell(Say),
    /// One or several moves that belong together: one undo takes them back.
    Play(Vec<M>),
    /// As `Play`, but the player has already dragged the pieces to their places. The film only shows them
    /// snap.
    Land(Vec<M>),
    /// The player tried something illegal. `ui` may show where.
    Refused(Illegal),
    /// The player touched a control on the board that makes one of the requests [`ASKS`].
    Ask(&'static str),
}

/// The requests that a board can make of the page: to take a move back, or to play the work of an editor.
pub const ASKS: &[&str] = &["undo", "play"];

impl<M> Reply<M> {
    /// The reply with one move.
    pub fn play(mv: M) -> Self {
        Self::Play(vec![mv])
    }
}
