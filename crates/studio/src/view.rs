//! What a project looks like: everything that the studio's screens show of it, right or wrong.

mod draw_up;

use std::borrow::Cow;
use std::rc::Rc;

use tilery_kit::Phrase;
use tilery_tilecode::model::Picture;

pub(crate) use draw_up::{Names, kind_view, level_view, rule_view};

/// A project as it stands, broken or not.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
pub struct ProjectView {
    /// Its title; empty when it has none.
    pub title: String,
    /// Who made it, if they sign it.
    pub author: String,
    /// What there is to do in it, where it says so.
    pub about: String,
    /// The games that it was made of, the nearest first.
    pub origins: Vec<OriginView>,
    /// How long a round takes, in milliseconds.
    pub pace: u32,
    /// Whether time stands still between the presses of the player.
    pub has_turns: bool,
    /// What it counts, beside the score.
    pub counters: Vec<CounterView>,
    /// What it can say.
    pub messages: Vec<MessageView>,
    /// Backgrounds, then sprites.
    pub kinds: Vec<Rc<KindView>>,
    /// Its levels.
    pub levels: Vec<Rc<LevelView>>,
    /// Its rules.
    pub rules: Vec<Rc<RuleView>>,
    /// Plays that are kept with it.
    pub tests: Vec<TestView>,
    /// What was found, in the order of the text.
    pub findings: Vec<FindingView>,
    /// Whether it can be played: no finding is an error.
    pub runs: bool,
    /// How much there is of everything.
    pub sizes: Vec<Size>,
}

/// A game that this one was made of.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
pub struct OriginView {
    /// What it is called.
    pub title: String,
    /// Who made it; empty when nobody says so.
    pub author: String,
}

/// How much of something there is, and how much there may be.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
pub struct Size {
    /// What is counted.
    #[cfg_attr(
        feature = "types",
        ts(type = "'backgrounds' | 'sprites' | 'levels' | 'rules' | 'tests' | 'bytes' | 'placed'")
    )]
    pub what: &'static str,
    /// How much there is.
    pub used: usize,
    /// How much there may be.
    pub most: usize,
}

/// A kind of background or of sprite: its number is its place in [`ProjectView::kinds`].
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
pub struct KindView {
    /// Its name.
    pub name: String,
    /// Its letter in maps.
    pub letter: String,
    /// Whether it is one of sprites.
    pub is_sprite: bool,
    /// The name of a picture of the gallery, or `pixels`.
    pub picture: String,
    /// 256 indices into the palette, row by row; 0 is transparent.
    #[cfg_attr(feature = "types", ts(type = "Uint8Array"))]
    pub pixels: Picture,
    /// Its further pictures, at most three.
    pub frames: Vec<FrameView>,
    /// How it faces, moves and sounds: `flip`, `hop`, `sound:pop`.
    pub style: Vec<String>,
}

/// A further picture of a kind.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
pub struct FrameView {
    /// Its name in the gallery, or `pixels`.
    pub picture: String,
    /// As those of a kind.
    #[cfg_attr(feature = "types", ts(type = "Uint8Array"))]
    pub pixels: Picture,
}

/// A level.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
pub struct LevelView {
    /// Its name.
    pub name: String,
    /// How many rows its map has.
    pub rows: usize,
    /// And how many columns.
    pub cols: usize,
    /// The number of the kind of background of each tile, row by row; 255 where the text says something unknown.
    #[cfg_attr(feature = "types", ts(type = "Uint8Array"))]
    pub map: Vec<u8>,
    /// Kind, row and column of each sprite, oldest first: three numbers a sprite.
    #[cfg_attr(feature = "types", ts(type = "Uint8Array"))]
    pub sprites: Vec<u8>,
}

/// What is asked of a tile.
#[derive(Debug, Clone, PartialEq, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
pub struct PredicateView {
    /// One of these is there.
    pub include: Vec<String>,
    /// One of these is there too.
    pub also: Vec<String>,
    /// None of these is.
    pub exclude: Vec<String>,
    /// What the sprite is doing; `any` when nothing is asked.
    pub heading: Cow<'static, str>,
    /// Whether the sprite that satisfies it can be commanded.
    pub binds: bool,
}

/// A rule, or one of its views.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
pub struct RuleShape {
    /// `press:left`, `press:a`, `change`, `smash:up`, `tap`, `every:8`, `never`; as written when it cannot be read.
    pub event: String,
    /// What is asked of the nine tiles.
    #[cfg_attr(feature = "types", ts(type = "Record<Offset, PredicateView>"))]
    pub when: [PredicateView; 9],
    /// What is asked of counters: `keys>=3`.
    pub asks: Vec<String>,
    /// Commands as they are written, row by row: `move:right`, `create:boulder`.
    #[cfg_attr(feature = "types", ts(rename = "do", type = "Record<Row, string[]>"))]
    pub rows: [Vec<String>; 6],
}

/// A rule.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
pub struct RuleView {
    /// What it asks and does.
    #[cfg_attr(feature = "types", ts(flatten))]
    pub shape: RuleShape,
    /// The views that are switched on.
    #[cfg_attr(feature = "types", ts(type = "ViewName[]"))]
    pub views: Vec<&'static str>,
    /// Whether it is switched off.
    pub is_off: bool,
    /// The comments before it, without `#`.
    pub note: String,
    /// Its text: the line `rule ...` and what belongs to it.
    pub text: String,
    /// Unreadable lines.
    pub unread: Vec<String>,
    /// The sprite kinds of its centre's Include: the rule is listed under each.
    pub centres: Vec<String>,
    /// What its views look like, `original` first, equal ones left out.
    #[cfg_attr(feature = "types", ts(type = "(RuleShape & { view: ViewName })[]"))]
    pub derived: Vec<(&'static str, RuleShape)>,
    /// The commands that make sense at the end of each row.
    #[cfg_attr(feature = "types", ts(type = "Record<Row, string[]>"))]
    pub offers: [Vec<String>; 6],
}

/// A number that rules add to and compare.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
pub struct CounterView {
    /// Its name.
    pub name: String,
    /// What a game begins with.
    pub start: i16,
    /// Whether players see it beside the board.
    pub is_shown: bool,
}

/// A sentence that is shown until the next press.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
pub struct MessageView {
    /// Its name.
    pub name: String,
    /// What it says.
    pub text: String,
}

/// A kept play.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
pub struct TestView {
    /// Its name.
    pub name: String,
    /// How many rounds it has.
    pub rounds: usize,
}

/// Something that the checker found.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
pub struct FindingView {
    /// What was found.
    #[cfg_attr(feature = "types", ts(type = "Phrase"))]
    pub phrase: Phrase,
    /// The line of the project's text, from 1.
    pub line: u32,
    /// The column, from 1.
    pub column: u32,
    /// Whether the project runs all the same.
    pub is_warning: bool,
    /// The tile that it speaks of, or the one with the red dot.
    #[cfg_attr(feature = "types", ts(type = "Offset | 'dot' | null"))]
    pub tile: Option<&'static str>,
    /// The part of the project that it is found in.
    pub part: Part,
}

/// A part of a project: which sort, and its number among those.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
pub struct Part {
    /// Which sort.
    pub what: PartKind,
    /// Its number.
    pub n: usize,
}

/// Sorts of parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
pub enum PartKind {
    /// The whole.
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

impl PartKind {
    /// Its name for the page.
    pub fn name(self) -> &'static str {
        match self {
            Self::Project => "project",
            Self::Kind => "kind",
            Self::Level => "level",
            Self::Rule => "rule",
            Self::Test => "test",
        }
    }
}
