//! The view of a project: all that the studio's screens show, for valid and broken projects.

mod draw_up;

use std::borrow::Cow;
use std::rc::Rc;

use serde::{Serialize, Serializer};
use tilery_kit::Phrase;
use tilery_kit::info::Origin;
use tilery_tilecode::model::{Offset, Picture, ROW_NAMES};

pub(crate) use draw_up::{Names, kind_view, level_view, rule_view};

/// A project, broken or not.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ProjectView {
    /// Its title; empty when it has none.
    pub title: String,
    /// Its author; empty when unsigned.
    pub author: String,
    /// A line about the game; empty when it has none.
    pub about: String,
    /// The games that it was remixed from, the nearest first.
    pub origins: Vec<Origin>,
    /// The duration of a round, in milliseconds.
    pub pace: u32,
    /// Time stands still between the player's presses.
    pub has_turns: bool,
    /// Its counters, besides the score.
    pub counters: Vec<CounterView>,
    /// Its messages.
    pub messages: Vec<MessageView>,
    /// Backgrounds, then sprites.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "types", ts(type = "Array<KindView>"))]
    pub kinds: Vec<Rc<KindView>>,
    /// Its levels.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "types", ts(type = "Array<LevelView>"))]
    pub levels: Vec<Rc<LevelView>>,
    /// Its rules.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "types", ts(type = "Array<RuleView>"))]
    pub rules: Vec<Rc<RuleView>>,
    /// Its kept plays.
    pub tests: Vec<TestView>,
    /// The checker's findings, in the order of the text.
    pub findings: Vec<FindingView>,
    /// It can be played: no finding is an error.
    pub runs: bool,
    /// Amounts and limits of all sorts of parts.
    pub sizes: Vec<Size>,
}

/// An amount and its limit.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Size {
    /// The sort that is counted.
    #[cfg_attr(
        feature = "types",
        ts(type = "'backgrounds' | 'sprites' | 'levels' | 'rules' | 'tests' | 'bytes' | 'placed'")
    )]
    pub what: &'static str,
    /// The present amount.
    pub used: usize,
    /// The largest amount allowed.
    pub most: usize,
}

/// A kind of background or of sprite. Its number is its index in [`ProjectView::kinds`].
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct KindView {
    /// Its name.
    pub name: String,
    /// Its letter in maps.
    pub letter: String,
    /// A sprite, not a background.
    pub is_sprite: bool,
    /// The name of a picture of the gallery, or `pixels`.
    pub picture: String,
    /// 256 indices into the palette, row by row; 0 is transparent.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "types", ts(type = "Uint8Array"))]
    pub pixels: Picture,
    /// Its further pictures, at most three.
    pub frames: Vec<FrameView>,
    /// Facing, movement and sound: `flip`, `hop`, `sound:pop`.
    pub style: Vec<String>,
}

/// A further picture of a kind.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct FrameView {
    /// Its name in the gallery, or `pixels`.
    pub picture: String,
    /// 256 indices into the palette, as in a kind.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "types", ts(type = "Uint8Array"))]
    pub pixels: Picture,
}

/// A level.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LevelView {
    /// Its name.
    pub name: String,
    /// The number of rows of its map.
    pub rows: usize,
    /// The number of columns of its map.
    pub cols: usize,
    /// The background of each tile as a number of a kind, row by row; 255 for an unknown letter.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "types", ts(type = "Uint8Array"))]
    pub map: Vec<u8>,
    /// Kind, row and column of each sprite, oldest first: three numbers a sprite.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "types", ts(type = "Uint8Array"))]
    pub sprites: Vec<u8>,
}

/// The conditions on a tile.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PredicateView {
    /// One of these must be there.
    pub include: Vec<String>,
    /// One of these must be there too.
    pub also: Vec<String>,
    /// None of these may be there.
    pub exclude: Vec<String>,
    /// The required heading of the sprite; `any` for no condition.
    pub heading: Cow<'static, str>,
    /// Commands can address the sprite that matches.
    pub binds: bool,
}

/// A rule, or one of its views.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RuleShape {
    /// `press:left`, `press:a`, `change`, `smash:up`, `tap`, `every:8`, `never`; as written when it cannot be
    /// read.
    pub event: String,
    /// The conditions on the nine tiles.
    #[serde(serialize_with = "tiles")]
    #[cfg_attr(feature = "types", ts(type = "Record<Offset, PredicateView>"))]
    pub when: [PredicateView; 9],
    /// The conditions on counters: `keys>=3`.
    pub asks: Vec<String>,
    /// Commands as they are written, row by row: `move:right`, `create:boulder`.
    #[serde(rename = "do", serialize_with = "rows")]
    #[cfg_attr(feature = "types", ts(type = "Record<Row, string[]>"))]
    pub rows: [Vec<String>; 6],
}

/// A rule.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RuleView {
    /// Its conditions and commands.
    #[serde(flatten)]
    pub shape: RuleShape,
    /// The views that are switched on.
    #[cfg_attr(feature = "types", ts(type = "ViewName[]"))]
    pub views: Vec<&'static str>,
    /// Switched off by the author.
    pub is_off: bool,
    /// The comments before it, without `#`.
    pub note: String,
    /// Its text: the line `rule ...` and the lines that belong to it.
    pub text: String,
    /// Unreadable lines.
    pub unread: Vec<String>,
    /// The sprite kinds of its centre's Include: the rule is listed under each.
    pub centres: Vec<String>,
    /// Its distinct views, `original` first.
    pub derived: Vec<DerivedView>,
    /// The commands that make sense at the end of each row.
    #[serde(serialize_with = "rows")]
    #[cfg_attr(feature = "types", ts(type = "Record<Row, string[]>"))]
    pub offers: [Vec<String>; 6],
}

/// One of a rule's views.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct DerivedView {
    /// Its name.
    #[cfg_attr(feature = "types", ts(type = "ViewName"))]
    pub view: &'static str,
    /// Its conditions and commands.
    #[serde(flatten)]
    pub shape: RuleShape,
}

fn tiles<S: Serializer>(when: &[PredicateView; 9], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(Offset::NAMES.into_iter().zip(when))
}

fn rows<S: Serializer>(rows: &[Vec<String>; 6], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(ROW_NAMES.into_iter().zip(rows))
}

/// A number that rules add to and compare.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CounterView {
    /// Its name.
    pub name: String,
    /// Its value at the start of a game.
    pub start: i16,
    /// Players see it beside the board.
    pub is_shown: bool,
}

/// A sentence that is shown until the next press.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct MessageView {
    /// Its name.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// A kept play.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TestView {
    /// Its name.
    pub name: String,
    /// The number of its rounds.
    pub rounds: usize,
}

/// A finding of the checker.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct FindingView {
    /// The finding.
    #[cfg_attr(feature = "types", ts(type = "Phrase"))]
    pub phrase: Phrase,
    /// The line of the project's text, from 1.
    pub line: u32,
    /// The column, from 1.
    pub column: u32,
    /// The project runs nevertheless.
    pub is_warning: bool,
    /// The tile that it is about, or `dot` for the one with the red dot.
    #[cfg_attr(feature = "types", ts(type = "Offset | 'dot' | null"))]
    pub tile: Option<&'static str>,
    /// The part of the project that it is about.
    pub part: Part,
}

/// A part of a project: its sort, and its number among the parts of that sort.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Part {
    /// Its sort.
    pub what: PartKind,
    /// Its number.
    pub n: usize,
}

/// Sorts of parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum PartKind {
    /// The whole project.
    Project,
    /// A kind.
    Kind,
    /// A level.
    Level,
    /// A rule.
    Rule,
    /// A kept play.
    Test,
}
