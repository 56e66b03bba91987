//! The view of a project: everything that the screens of the studio show, for valid and broken projects.

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
#[expect(missing_docs, reason = "the names say it")]
pub struct ProjectView {
    /// The title. Empty if the game has none.
    pub title: String,
    /// The author. Empty if the game is unsigned.
    pub author: String,
    /// A line about the game. Empty if there is none.
    pub about: String,
    /// The games that it was remixed from, latest first.
    pub origins: Vec<Origin>,
    /// The duration of a round, in milliseconds.
    pub pace: u32,
    /// True if time stands still between the presses of the player.
    pub has_turns: bool,
    /// The machine that plays it.
    #[cfg_attr(feature = "types", ts(type = "Machine"))]
    pub machine: &'static str,
    /// The columns of the map of rooms that the levels are; 0 if they are no rooms.
    pub rooms: u8,
    /// The counters, without the score.
    pub counters: Vec<CounterView>,
    pub messages: Vec<MessageView>,
    /// The kinds, backgrounds first.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "types", ts(type = "Array<KindView>"))]
    pub kinds: Vec<Rc<KindView>>,
    pub groups: Vec<GroupView>,
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "types", ts(type = "Array<LevelView>"))]
    pub levels: Vec<Rc<LevelView>>,
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "types", ts(type = "Array<RuleView>"))]
    pub rules: Vec<Rc<RuleView>>,
    /// The tests.
    pub tests: Vec<TestView>,
    /// The findings of the checker, in the order of the text.
    pub findings: Vec<FindingView>,
    /// True if the project can be played, since no finding is an error.
    pub runs: bool,
    /// The amount and limit of each sort of parts.
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
        ts(
            type = "'backgrounds' | 'sprites' | 'groups' | 'levels' | 'rules' | 'tests' | 'bytes' | 'placed'"
        )
    )]
    pub what: &'static str,
    /// The present amount.
    pub used: usize,
    /// The largest amount allowed.
    pub most: usize,
}

/// A kind of backgrounds or sprites. Its number is its index in [`ProjectView::kinds`].
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct KindView {
    /// The name.
    pub name: String,
    /// The letter that stands for it in maps.
    pub letter: String,
    /// True if this is a kind of sprites.
    pub is_sprite: bool,
    /// The name of its picture in the gallery, or `pixels`.
    pub picture: String,
    /// 256 indices into the palette, row by row; 0 is transparent.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "types", ts(type = "Uint8Array"))]
    pub pixels: Picture,
    /// The further pictures, at most three.
    pub frames: Vec<FrameView>,
    /// Facing, movement and sound: `flip`, `hop`, `sound:pop`.
    pub style: Vec<String>,
}

/// A group: a named set of kinds.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct GroupView {
    /// The name.
    pub name: String,
    /// The names of its kinds and groups, as they are written.
    pub members: Vec<String>,
    /// The names of all its kinds, those of its groups included; backgrounds first.
    pub kinds: Vec<String>,
}

/// A further picture of a kind.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct FrameView {
    /// The name of the picture in the gallery, or `pixels`.
    pub picture: String,
    /// 256 indices into the palette, as in a kind.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "types", ts(type = "Uint8Array"))]
    pub pixels: Picture,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct LevelView {
    pub name: String,
    pub rows: usize,
    pub cols: usize,
    /// The number of the background kind of each tile, row by row. 255 stands for an unknown letter.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "types", ts(type = "Uint8Array"))]
    pub map: Vec<u8>,
    /// The kind, row and column of each sprite, oldest first. Each sprite takes three numbers.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "types", ts(type = "Uint8Array"))]
    pub sprites: Vec<u8>,
}

/// The conditions on a tile.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PredicateView {
    /// The names of kinds and groups of which one must be there.
    pub include: Vec<String>,
    /// The names of further kinds and groups of which one must be there.
    pub also: Vec<String>,
    /// The names of kinds and groups that must not be there.
    pub exclude: Vec<String>,
    /// The required heading of the sprite. `any` stands for no condition.
    pub heading: Cow<'static, str>,
    /// True if commands can address the matching sprite.
    pub binds: bool,
}

/// The conditions and commands of a rule or of one of its views.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RuleShape {
    /// The event: `press:left`, `press:a`, `press:b`, `change`, `smash:up`, `tap`, `every:8` or `never`. An unreadable
    /// event is shown as it is written.
    pub event: String,
    /// The conditions on the nine tiles.
    #[serde(serialize_with = "tiles")]
    #[cfg_attr(feature = "types", ts(type = "Record<Offset, PredicateView>"))]
    pub when: [PredicateView; 9],
    /// The conditions on counters, such as `keys>=3`.
    pub asks: Vec<String>,
    /// The commands as they are written, row by row: `move:right`, `create:boulder`.
    #[serde(rename = "do", serialize_with = "rows")]
    #[cfg_attr(feature = "types", ts(type = "Record<Row, string[]>"))]
    pub rows: [Vec<String>; ROW_NAMES.len()],
}

/// A rule.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RuleView {
    /// The conditions and commands.
    #[serde(flatten)]
    pub shape: RuleShape,
    /// The views that are switched on.
    #[cfg_attr(feature = "types", ts(type = "ViewName[]"))]
    pub views: Vec<&'static str>,
    /// True if the author switched the rule off.
    pub is_off: bool,
    /// The comments before the rule, without `#`.
    pub note: String,
    /// The text of the rule: the line `rule ...` and the lines that belong to it.
    pub text: String,
    /// The unreadable lines.
    pub unread: Vec<String>,
    /// The kinds of sprites that the centre includes. The rule is listed under each of them.
    pub centres: Vec<String>,
    /// The distinct views of the rule, `original` first.
    pub derived: Vec<DerivedView>,
    /// The habits of the original in which the rule may run otherwise there; empty on this machine.
    #[cfg_attr(feature = "types", ts(type = "Habit[]"))]
    pub habits: Vec<&'static str>,
    /// The commands that make sense at the end of each row.
    #[serde(serialize_with = "rows")]
    #[cfg_attr(feature = "types", ts(type = "Record<Row, string[]>"))]
    pub offers: [Vec<String>; ROW_NAMES.len()],
}

/// A view of a rule.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct DerivedView {
    /// The name.
    #[cfg_attr(feature = "types", ts(type = "ViewName"))]
    pub view: &'static str,
    /// The conditions and commands.
    #[serde(flatten)]
    pub shape: RuleShape,
}

fn tiles<S: Serializer>(when: &[PredicateView; 9], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(Offset::NAMES.into_iter().zip(when))
}

fn rows<S: Serializer>(rows: &[Vec<String>; ROW_NAMES.len()], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(ROW_NAMES.into_iter().zip(rows))
}

/// A counter: a number that rules change and compare.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CounterView {
    /// The name.
    pub name: String,
    /// The value at the start of a game.
    pub start: i16,
    /// True if players see it beside the board.
    pub is_shown: bool,
}

/// A message: a sentence that is shown until the next press.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct MessageView {
    pub name: String,
    pub text: String,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct TestView {
    pub name: String,
    pub rounds: usize,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct FindingView {
    #[cfg_attr(feature = "types", ts(type = "Phrase"))]
    pub phrase: Phrase,
    /// The line of the project's text, from 1.
    pub line: u32,
    /// The column, from 1.
    pub column: u32,
    /// True if the project runs in spite of the finding.
    pub is_warning: bool,
    /// The tile that the finding is about, or `dot` for the tile with the red dot.
    #[cfg_attr(feature = "types", ts(type = "Offset | 'dot' | null"))]
    pub tile: Option<&'static str>,
    /// The part of the project that the finding is about.
    pub part: Part,
}

/// A part of a project.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Part {
    /// The sort of the part.
    pub what: PartKind,
    /// The number of the part among the parts of its sort.
    pub n: usize,
}

/// A sort of parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub enum PartKind {
    Project,
    Kind,
    Group,
    Level,
    Rule,
    Test,
}
