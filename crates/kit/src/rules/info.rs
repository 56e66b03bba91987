//! What the page is told of a game: its description, its forms, the numbers and charts beside its board.

use std::borrow::Cow;

use crate::formats::Order;
use crate::text::{Arg, Name};

/// Nobody: what a game names as its adviser, rater or editor when it has none.
#[derive(Debug, Default)]
pub struct Nobody;

/// What the page has to know of a game, put together from what the game's types say.
#[derive(Debug, Clone, Copy)]
pub struct Info {
    /// Its name in notation.
    pub id: &'static str,
    /// What its sprites can be, in the order of [`crate::Sprite::role`].
    pub roles: &'static [Role],
    /// Every sentence that it can say, as label, outcome, refusal or reason.
    pub sentences: &'static [&'static str],
    /// What can be done beside moving on the board, as buttons and keys.
    pub actions: &'static [Action],
    /// What is shown beside its board.
    pub figures: &'static [Figure],
    /// What its score tables rank by.
    pub records: &'static [Record],
    /// What its statistics count.
    pub facts: &'static [Fact],
    /// The word that begins its positions when they are documents of their own (`tilecode`), and not
    /// `game:params@board`.
    pub header: Option<&'static str>,
    /// The file of a table that makes hints better, fetched when the first hint is asked for.
    pub table: Option<&'static str>,
    /// Whether it gives hints, be it in some of its games only ([`crate::Offers::hints`]); a player can then be watched too.
    pub hints: bool,
    /// Whether it can be won at all: if not, nobody is told how many games were.
    pub wins: bool,
    /// Whether it shows a part of its board and takes [`crate::game::input::VIEWS`].
    pub scrolls: bool,
    /// The game whose positions are made in this one, which is then an editor.
    pub edits: Option<&'static str>,
}

/// What goes with a game that somebody made, untrusted text: empty where nothing is said.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Card {
    /// Who made it.
    pub author: String,
    /// What there is to do in it.
    pub about: String,
    /// The games that it was made of, the nearest first.
    pub origins: Vec<Origin>,
    /// What its levels are called.
    pub levels: Vec<Name>,
}

/// A game that another one was made of.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Origin {
    /// What it is called.
    pub title: String,
    /// Who made it; empty when nobody says so.
    pub author: String,
}

/// What a sprite can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Role {
    /// Its name, by which skins know it.
    pub name: &'static str,
    /// How many looks it has; sprites have looks from 0 to `looks - 1`.
    pub looks: u16,
    /// The setting by which a player can switch such sprites off, if there is one.
    pub option: Option<&'static str>,
}

impl Role {
    /// A role that is always shown.
    pub const fn new(name: &'static str, looks: u16) -> Self {
        Self { name, looks, option: None }
    }

    /// A role that a setting switches off.
    pub const fn optional(name: &'static str, looks: u16, option: &'static str) -> Self {
        Self { name, looks, option: Some(option) }
    }
}

/// Something that can be done by a button or a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Action {
    /// Its name: what [`crate::Input::Action`] brings, and the page's languages and icons know.
    pub id: &'static str,
    /// The keys that do the same, as `KeyboardEvent.key` names them.
    pub keys: &'static [&'static str],
}

/// A number that is shown beside the board, see [`crate::Game::FIGURES`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figure {
    /// Its name: that of one of the game's [`Figures`], or [`Figure::TIME`] or [`Figure::BEST`].
    pub id: &'static str,
    /// Whether it is one of those that decide, and shown larger than the others.
    pub is_main: bool,
    /// What it is a part of: more than 0 for a figure that is shown as a bar of that length too.
    pub of: i64,
    /// Where that bar has marks.
    pub marks: &'static [i64],
}

impl Figure {
    /// The session's clock, which the page reads. Where the time is limited, [`crate::session::TIME_LEFT`] says more, and stands in its
    /// place.
    pub const TIME: &'static str = "time";
    /// The best that the player has reached of what the game's first record ranks by, which the page knows; nothing before the first
    /// result.
    pub const BEST: &'static str = "best";
    /// The length of the best known solution of the deal, and how hard it is to find, which the page has the game's hints find out where a
    /// record ranks by [`Record::OVER`].
    pub const PAR: &'static str = "par";
    /// See [`Figure::PAR`].
    pub const DIFFICULTY: &'static str = "difficulty";

    /// A figure that decides.
    pub const fn main(id: &'static str) -> Self {
        Self { id, is_main: true, of: 0, marks: &[] }
    }

    /// One of the others.
    pub const fn side(id: &'static str) -> Self {
        Self { is_main: false, ..Self::main(id) }
    }

    /// The same as a bar of that length with marks.
    #[must_use]
    pub const fn bar(self, of: i64, marks: &'static [i64]) -> Self {
        Self { of, marks, ..self }
    }
}

/// Something that a score table ranks by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Record {
    /// The name of the figure ([`Figures`]), or `time` for the session's clock, or [`Record::OVER`].
    pub figure: &'static str,
    /// Whether more or less is better.
    pub order: Order,
    /// Whether only a game that was won counts.
    pub won_only: bool,
}

impl Record {
    /// How many moves more were made than the best known solution of the deal has, which the page has the game's hints find
    /// ([`crate::Hint::solves`]): deals of one table compare by it though some are longer than others.
    pub const OVER: &'static str = "over";
}

/// Something that statistics count over all finished games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fact {
    /// Its name.
    pub id: &'static str,
    /// How games are put together.
    pub kind: FactKind,
}

/// How a fact of many games is put together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FactKind {
    /// How many games had each value.
    Spread,
    /// The sum over all games.
    Sum,
    /// The best of all games.
    Best,
}

/// A small bar chart of the running game.
#[derive(Debug, Clone, PartialEq)]
pub struct Chart {
    /// Its name, by which the page's languages know its title.
    pub id: &'static str,
    /// The names of what each bar stacks, in the order of [`Bar::values`].
    pub series: &'static [&'static str],
    /// The bars, in the order in which they stand.
    pub bars: Vec<Bar>,
}

/// A bar of a [`Chart`].
#[derive(Debug, Clone, PartialEq)]
pub struct Bar {
    /// What it is the bar of: a number, or a word that the page's languages name.
    pub label: Arg,
    /// A value for each of the chart's series.
    pub values: Vec<i64>,
}

impl Chart {
    /// A chart without bars.
    pub fn new(id: &'static str, series: &'static [&'static str]) -> Self {
        Self { id, series, bars: Vec::new() }
    }

    /// Adds a bar.
    pub fn bar(&mut self, label: impl Into<Arg>, values: &[i64]) {
        self.bars.push(Bar { label: label.into(), values: values.to_vec() });
    }
}

/// A choice of parameters that is offered by name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preset {
    /// The parameters in notation.
    pub params: String,
    /// The key of the family it belongs to, when there are many: languages may name its words, `board-word`.
    pub group: Option<&'static str>,
    /// How hard its deals are, from 1 on, where that has been measured.
    pub difficulty: Option<u8>,
}

impl Preset {
    /// One that stands by itself.
    pub fn new(params: impl Into<String>) -> Self {
        Self { params: params.into(), group: None, difficulty: None }
    }

    /// The same as one of a family.
    #[must_use]
    pub fn in_group(self, group: &'static str) -> Self {
        Self { group: Some(group), ..self }
    }

    /// The same with what was measured.
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
    /// What can be chosen.
    pub kind: FieldKind,
    /// What is chosen now.
    pub value: String,
}

/// What can be chosen in a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FieldKind {
    /// A whole number in a range, both ends included.
    Range {
        /// The smallest.
        min: i64,
        /// The largest.
        max: i64,
        /// The distance between neighbours.
        step: i64,
    },
    /// One of some words, which the page's languages name (numbers stand for themselves).
    Choice(Vec<String>),
    /// Free text.
    Text,
}

/// Numbers that tell how a game stands, by name: `score`, `moves`, `level`, `blocks`, `size`, `round`, and what a game has of its own.
/// A name with an equals sign is an author's, see [`Name`]: what the languages may know it by, then the text. It is shown as it comes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Figures(pub Vec<(Cow<'static, str>, i64)>);

impl Figures {
    /// With one number more.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, value: i64) -> Self {
        self.0.push((name.into(), value));
        self
    }

    /// The number of that name.
    pub fn get(&self, name: &str) -> Option<i64> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| *value)
    }
}
