//! What all games of Tilery share.
//!
//! Three contracts say what a game is: [`Rules`] are positions and moves, without pixels, clock, storage or hidden randomness; a
//! [`Game`] is rules that are seen and touched; an [`Editor`] makes positions of another game. A [`History`] gives rules undo,
//! saving and replay, a [`Session`] gives a game hands, time and a film, and [`AnySession`] is its face to the page. A [`Film`]
//! carries what is to be seen to a painter that draws every game without knowing which one it is.
//!
//! | module | what it holds |
//! | --- | --- |
//! | [`rules`], [`game`], [`editor`] | the three contracts |
//! | [`aim`] | what makes an assignment of a position: a goal, par, the most moves |
//! | [`trail`] | assignments in chapters, with their solutions, as a text |
//! | [`adviser`] | who gives hints and rates moves |
//! | [`info`] | what the page is told of a game: roles, actions, figures, forms, charts |
//! | [`input`] | what a player does, and what a game makes of it |
//! | [`history`] | the moves of one run: undo, seek, save, replay |
//! | [`session`], [`editing`] | one run of a game, and of an editor with screens of its own |
//! | [`any`], [`entry`] | the object-safe face of sessions; the entries of the catalogue, which begin them |
//! | [`save`] | the text of a save |
//! | [`scene`], [`film`] | sprites, labels and cues in board units; films packed for the page |
//! | [`effect`] | what happens, told once for eyes, ears, hand and screen reader |
//! | [`reel`] | the boards that a move passes through, and what is told of it |
//! | [`grid`] | cells, directions, rectangular boards |
//! | [`edition`] | names of what ships, which change as it does |
//! | [`text`] | the reader and the one error type of all notation |
//! | [`json`] | free text on one line |
//! | [`rng`] | the seeded, value-stable generator that lives in a board |
//! | [`phrase`] | what errors are made of: English, and data for other languages |
//! | [`key`] | what keeps a piece the same piece from one board to the next |
//! | [`score`] | tables of the best results |
//! | [`laws`] | what must hold for every game, as property tests |
//! | [`recorded`] | tests that are text files: plays, move counts, golden films |
//!
//! Holds always: no game is named here, and nothing here knows pixels, the system's clock or JavaScript.

pub mod adviser;
pub mod aim;
pub mod any;
pub mod budget;
mod clock;
pub mod editing;
pub mod edition;
pub mod editor;
pub mod effect;
pub mod entry;
pub mod film;
pub mod game;
pub mod grid;
pub mod history;
pub mod info;
pub mod input;
pub mod json;
pub mod key;
pub mod phrase;
pub mod reel;
pub mod rng;
pub mod rules;
pub mod save;
pub mod say;
pub mod scene;
pub mod score;
pub mod session;
pub mod text;
pub mod trail;

#[cfg(any(test, feature = "laws"))]
pub mod laws;
#[cfg(any(test, feature = "laws"))]
pub mod recorded;
#[cfg(any(test, feature = "laws"))]
#[doc(hidden)]
pub use proptest;

pub use adviser::{Adviser, Grade, Hint, Limits, Past, Rater, Rating, Solves};
pub use aim::{Aim, Assignment, Goal, NoGoal, Verdict};
pub use any::{AnyHint, AnyHistory, AnyRating, AnySession, Offers, PlayError, Update};
pub use budget::Budget;
pub use editing::Editing;
pub use editor::Editor;
pub use effect::{Anchor, Effect, EffectKind};
pub use entry::{AnyGame, Entry, Run};
pub use film::Film;
pub use game::Game;
pub use grid::{Cell, Dir, Grid};
pub use history::History;
pub use info::{
    Action, Bar, Card, Chart, Fact, FactKind, Field, FieldKind, Figure, Figures, Info, Nobody, Preset,
    Record, Role,
};
pub use input::{Input, Layout, Phase, Reply, Room};
pub use key::{Aside, Key, Keys};
pub use phrase::{Part, Phrase, Wording};
pub use reel::Reel;
pub use rng::Rng;
pub use rules::{Illegal, Notation, Rules, State, Status};
pub use say::{Arg, Name, Say};
pub use scene::{Ghost, Label, Point, Rect, Scene, Sprite};
pub use score::{Order, Table};
pub use session::Session;
pub use text::{Reader, TextError};
