//! Everything that the games of Tilery share. No game is named here, and nothing depends on pixels, the
//! system's clock or JavaScript.
//!
//! Three contracts describe a game. [`Rules`] defines positions and moves, without pixels, clock, storage or
//! hidden randomness. [`Game`] adds drawing, input and time. An [`Editor`] creates positions of another game.
//!
//! A [`History`] gives rules undo, saving and replay. A [`Session`] adds input, time and films to a game, and
//! [`AnySession`] is its object-safe interface to the page. A [`Film`] carries scenes to a painter that draws
//! every game without knowing which one it is.
//!
//! The modules are layers. Each uses only itself and those above it in this table.
//!
//! | layer | contents |
//! | --- | --- |
//! | [`text`] | the reader and error type of all notation; [`Phrase`]s in errors; sentences ([`Say`]); JSON strings |
//! | `formats` | text formats without rules: [`save`], [`trail`], [`edition`] names |
//! | `board` | building blocks of boards: [`grid`], piece [`key`]s, the seeded generator [`rng`] |
//! | [`scene`] | sprites and labels in board units; effects; films packed for the page |
//! | [`rules`] | the contracts [`Rules`] and [`Editor`]; assignments ([`aim`]); catalogue entries ([`info`]); [`Reel`] |
//! | [`game`] | the contract [`Game`]; [`input`]; hints and ratings ([`Adviser`], [`Rater`]) and their [`Budget`] |
//! | [`session`] | one run: [`History`], [`Session`], [`Editing`]; the interface to the page ([`any`], [`Entry`]) |
//! | [`mod@laws`] | property tests of every game; tests that are text files ([`recorded`]) |

pub mod text;
mod formats;
mod board;
pub mod scene;
pub mod rules;
pub mod game;
pub mod session;

#[cfg(any(test, feature = "laws"))]
pub mod laws;

#[cfg(any(test, feature = "laws"))]
pub use laws::recorded;
#[cfg(any(test, feature = "laws"))]
#[doc(hidden)]
pub use proptest;

pub use board::{Aside, Cell, Dir, Grid, Key, Keys, Rng, grid, key, rng};
pub use formats::{edition, save, trail};
pub use game::{
    Adviser, Budget, Game, Grade, Hint, Input, Layout, Limits, Phase, Position, Rater, Rating, Reply, Room,
    Solves, input,
};
pub use rules::{
    Action, Aim, Assignment, Bar, Card, Chart, Editor, Fact, FactKind, Field, FieldKind, Figure, Figures,
    Goal, Illegal, Info, NoGoal, Nobody, Notation, Order, Preset, Progress, Record, Reel, Role, Rules, State,
    Status, aim, info, stars,
};
pub use scene::{Anchor, Effect, EffectKind, Film, Ghost, Label, Point, Rect, Scene, Sprite};
pub use session::{
    AnyGame, AnyHint, AnyHistory, AnyRating, AnySession, CatalogueSession, Editing, Entry, History, Offers,
    PlayError, Replayed, Session, Update, any,
};
pub use text::{Arg, Brought, LeftOver, Name, Part, Phrase, Reader, Say, TextError, Wording, json, phrase};
