//! The description of a game for the page: its catalogue entry, its forms, and the numbers and charts beside
//! its board.

use std::borrow::Cow;

use serde::{Serialize, Serializer};

use crate::text::say::named;
use crate::text::{Arg, Name};

/// The adviser, rater or editor type of a game without one.
#[derive(Debug, Default)]
pub struct Nobody;

/// A game's entry in the catalogue, collected from the constants of its types.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Info {
    /// The game's name in notation.
    pub id: &'static str,
    /// The kinds of sprites. [`crate::Sprite::role`] is an index into them.
    pub roles: &'static [Role],
    /// The ids of all its sentences: labels, outcomes, refusals, reasons.
    pub sentences: &'static [&'static str],
    /// Commands besides moves on the board, as buttons and keys.
    pub actions: &'static [Action],
    /// The numbers shown beside its board.
    pub figures: &'static [Figure],
    /// The criteria of its score tables.
    pub records: &'static [Record],
    /// The values that its statistics collect.
    pub facts: &'static [Fact],
    /// The first word of its positions, for a game whose positions are documents (`tilecode`) and not
    /// `game:params@board`.
    #[serde(skip)]
    pub header: Option<&'static str>,
    /// The file of trained values that improve hints, fetched for the first hint.
    pub trained: Option<&'static str>,
    /// Some or all of its parameters have hints, see [`crate::Offers::hints`]. Autoplay needs hints too.
    pub hints: bool,
    /// The game can be won. Otherwise no number of wins is shown.
    pub wins: bool,
    /// The game scrolls its board and handles [`crate::game::input::VIEWS`].
    pub scrolls: bool,
    /// Its moves are rounds, see [`crate::Game::ROUNDS`].
    pub rounds: bool,
    /// The id of the edited game, if this is an editor.
    pub edits: Option<&'static str>,
}

/// The description of a game that a player has made, untrusted text. Fields without information are empty.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Card {
    /// The author's name.
    pub author: String,
    /// The author's text about it.
    pub about: String,
    /// The games that it was derived from, nearest first.
    pub origins: Vec<Origin>,
    /// The names of its levels.
    pub levels: Vec<Name>,
}

/// A game that another one was derived from.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Origin {
    /// The title.
    pub title: String,
    /// The author, empty when unknown.
    pub author: String,
}

/// A kind of sprite.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Role {
    /// Its name in skins.
    pub name: &'static str,
    /// The number of its looks. Sprites have looks from 0 to `looks - 1`.
    pub looks: u16,
    /// The setting that hides sprites of this role, if there is one.
    pub option: Option<&'static str>,
}

impl Role {
    /// Creates a role that is always shown.
    pub const fn new(name: &'static str, looks: u16) -> Self {
        Self { name, looks, option: None }
    }

    /// Creates a role that a setting hides.
    pub const fn optional(name: &'static str, looks: u16, option: &'static str) -> Self {
        Self { name, looks, option: Some(option) }
    }
}

/// Declares the roles of a game's sprites, `pub BRICK = Role::new("brick", 10);`: the list `ROLES`, and constants
/// with the places of the roles in it.
#[macro_export]
macro_rules! roles {
    ($($(#[$about:meta])* $visible:vis $name:ident = $role:expr;)*) => {
        pub const ROLES: &[$crate::rules::Role] = &[$($role),*];

        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Place { $($name),* }

        $($(#[$about])* $visible const $name: u16 = Place::$name as u16;)*
    };
}

/// A command with a button or keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Action {
    /// The id in [`crate::Input::Action`]. The page has a label and an icon for it.
    pub id: &'static str,
    /// The keys for it, named as in `KeyboardEvent.key`.
    pub keys: &'static [&'static str],
}

/// A number shown beside the board, see [`crate::Game::FIGURES`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Figure {
    /// The name of one of the game's [`Figures`], or [`Figure::TIME`], [`Figure::BEST`], [`Figure::PAR`] or
    /// [`Figure::DIFFICULTY`].
    pub id: &'static str,
    /// Shown larger than the others.
    pub is_main: bool,
    /// The length of a bar that also shows the figure, 0 for no bar.
    pub of: i64,
    /// The positions of marks on that bar.
    pub marks: &'static [i64],
}

impl Figure {
    /// The session's clock, which the page reads. If the time is limited, [`crate::session::TIME_LEFT`] is
    /// shown instead.
    pub const TIME: &'static str = "time";
    /// The player's best result by the game's first record, which the page supplies. Absent before the first
    /// result.
    pub const BEST: &'static str = "best";
    /// The length of the best known solution of the deal. If a record ranks by [`Record::OVER`], the page
    /// computes it and its difficulty from the game's hints.
    pub const PAR: &'static str = "par";
    /// The difficulty of the best known solution, see [`Figure::PAR`].
    pub const DIFFICULTY: &'static str = "difficulty";

    /// Creates a figure that is shown large.
    pub const fn main(id: &'static str) -> Self {
        Self { id, is_main: true, of: 0, marks: &[] }
    }

    /// Creates a figure that is shown small.
    pub const fn side(id: &'static str) -> Self {
        Self { is_main: false, ..Self::main(id) }
    }

    /// Adds a bar of length `of` with marks.
    #[must_use]
    pub const fn bar(self, of: i64, marks: &'static [i64]) -> Self {
        Self { of, marks, ..self }
    }
}

/// A criterion that a score table ranks by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ScoreRecord"))]
pub struct Record {
    /// The name of the figure ([`Figures`]), `time` for the session's clock, or [`Record::OVER`].
    pub figure: &'static str,
    /// The direction in which results are better.
    #[cfg_attr(feature = "types", ts(inline))]
    pub order: Order,
    /// Only games that were won count.
    pub won_only: bool,
}

/// The direction in which results are better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Order {
    /// More is better.
    Higher,
    /// Less is better.
    Lower,
}

impl Record {
    /// The number of moves beyond the best known solution of the deal, which the page computes from the
    /// game's hints ([`crate::Hint::solves`]). It makes deals of one table comparable though some need more
    /// moves than others.
    pub const OVER: &'static str = "over";
}

/// A value that statistics collect over all finished games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Fact {
    /// Its name.
    pub id: &'static str,
    /// The way in which the values of games are combined.
    #[cfg_attr(feature = "types", ts(inline))]
    pub kind: FactKind,
}

/// The way in which the values of games are combined.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum FactKind {
    /// A histogram of the values.
    Spread,
    /// The sum.
    Sum,
    /// The greatest value.
    Best,
}

/// A small bar chart of the running game.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Chart {
    /// The name. The page has a title for it.
    pub id: &'static str,
    /// The names of the stacked series, in the order of [`Bar::values`].
    pub series: &'static [&'static str],
    /// The bars in order.
    pub bars: Vec<Bar>,
}

/// A bar of a [`Chart`].
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Bar {
    /// A number, or a word that the page translates.
    #[cfg_attr(feature = "types", ts(type = "string | number"))]
    pub label: Arg,
    /// One value for each of the chart's series.
    pub values: Vec<i64>,
}

impl Chart {
    /// Creates a chart without bars.
    pub fn new(id: &'static str, series: &'static [&'static str]) -> Self {
        Self { id, series, bars: Vec::new() }
    }

    /// Appends a bar.
    pub fn bar(&mut self, label: impl Into<Arg>, values: &[i64]) {
        self.bars.push(Bar { label: label.into(), values: values.to_vec() });
    }
}

/// Parameters offered by name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Preset {
    /// The parameters in notation.
    pub params: String,
    /// The family of presets that it belongs to, if there are many presets. The page names it by the
    /// sentence `board-NAME`.
    pub group: Option<&'static str>,
    /// The measured difficulty of its deals, from 1 on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub difficulty: Option<u8>,
    /// True if it is shown among the examples of the game's editor.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub example: bool,
}

impl Preset {
    /// Creates a preset without a family.
    pub fn new(params: impl Into<String>) -> Self {
        Self { params: params.into(), group: None, difficulty: None, example: false }
    }

    /// Puts the preset into a family.
    #[must_use]
    pub fn in_group(self, group: &'static str) -> Self {
        Self { group: Some(group), ..self }
    }

    /// Says whether it is an example of the editor.
    #[must_use]
    pub fn as_example(self, example: bool) -> Self {
        Self { example, ..self }
    }

    /// Sets the measured difficulty.
    #[must_use]
    pub fn with_difficulty(self, difficulty: u8) -> Self {
        Self { difficulty: Some(difficulty), ..self }
    }
}

/// A field of the form for a new game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// Its name.
    pub id: &'static str,
    /// The allowed values.
    pub kind: FieldKind,
    /// The present value.
    pub value: String,
}

/// The allowed values of a field.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum FieldKind {
    /// A whole number in a range, both ends included.
    Range {
        min: i64,
        max: i64,
        /// The distance between neighbouring values.
        step: i64,
    },
    /// One of these words, which the page translates. Numbers are shown as they are.
    Choice(Vec<String>),
    Text,
}

/// Numbers about the running game, by name: `score`, `moves`, `level`, `blocks`, `size`, `round`, and the
/// game's own. A name by an author has the form `ID=TEXT`: the id of a possible translation and the text to
/// show otherwise (see [`Name`]).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Figures(pub Vec<(Cow<'static, str>, i64)>);

impl Serialize for Figures {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        named(&self.0, to)
    }
}

impl Figures {
    /// Appends a number.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, value: i64) -> Self {
        self.0.push((name.into(), value));
        self
    }

    /// The number with this name.
    pub fn get(&self, name: &str) -> Option<i64> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| *value)
    }
}
