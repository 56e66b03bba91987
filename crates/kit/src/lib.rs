//! What all games of Tilery share.
//!
//! A game is a [`Game`]: rules on a board, without pixels, clock, storage or hidden randomness. A
//! [`Session`] gives every game history, saving, replay and time. A [`Film`] carries what is to be
//! seen to a painter that draws every game without knowing which one it is.
//!
//! | module | what it holds |
//! | --- | --- |
//! | [`game`] | the contract between a game and everything else |
//! | [`session`] | one run of a game: moves, undo, redo, seek, clock, film |
//! | [`save`] | the text of a save |
//! | [`scene`] | sprites, labels and cues in board units; films packed for the painter |
//! | [`reel`] | the boards that a move passes through, and what is told of it |
//! | [`grid`] | cells, directions, rectangular boards |
//! | [`text`] | the reader and the one error type of all notation |
//! | [`json`] | free text on one line |
//! | [`rng`] | the seeded, value-stable generator that lives in a board |
//! | [`phrase`] | what errors are made of: English, and data for other languages |
//! | [`key`] | what keeps a piece the same piece from one board to the next |
//! | [`score`] | tables of the best results |
//! | [`laws`] | what must hold for every game, as property tests |
//! | [`recorded`] | tests that are text files: plays, move counts, golden films |

pub mod budget;
pub mod game;
pub mod grid;
pub mod json;
pub mod key;
pub mod phrase;
pub mod reel;
pub mod rng;
pub mod save;
pub mod say;
pub mod scene;
pub mod score;
pub mod session;
pub mod text;

#[cfg(any(test, feature = "laws"))]
pub mod laws;
#[cfg(any(test, feature = "laws"))]
pub mod recorded;
#[cfg(any(test, feature = "laws"))]
#[doc(hidden)]
pub use proptest;

pub use budget::Budget;
pub use game::{
    Action, Bar, Chart, Fact, FactKind, Field, FieldKind, Figures, Game, Hint, Illegal, Info, Input, Layout,
    Notation, Past, Phase, Preset, Rating, Record, Reply, Role, State, Status,
};
pub use grid::{Cell, Dir, Grid};
pub use key::{Aside, Key, Keys};
pub use phrase::{Part, Phrase};
pub use reel::Reel;
pub use rng::Rng;
pub use say::{Arg, Name, Say};
pub use scene::{Film, Ghost, Label, Point, Rect, Scene, Sprite};
pub use score::{Order, Table};
pub use session::{AnyGame, AnyHint, AnySession, Changed, Entry, PlayError, Session};
pub use text::{Reader, TextError};
