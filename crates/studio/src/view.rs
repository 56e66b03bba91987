//! What a project looks like: everything that the studio's screens show of it, right or wrong.

use std::borrow::Cow;
use std::rc::Rc;

use tilery_kit::Phrase;

use super::{names, offers};
use tilery_tilecode::check::Meaning;
use tilery_tilecode::document::{KindText, LevelPart, LevelText, Noted, PictureText, RuleLine, RuleText};
use tilery_tilecode::model::{
    Heading, Headings, Kind, Kinds, Level, Offset, Picture, Predicate, ROW_NAMES, Rule, View,
};
use tilery_tilecode::words;

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

pub(super) fn kind_view(text: &KindText, kind: &Kind) -> KindView {
    KindView {
        name: text.name.text.clone(),
        letter: text.letter.text.clone(),
        is_sprite: text.is_sprite,
        picture: text.picture.name.text.clone(),
        pixels: kind.frames[0].clone(),
        frames: text.frames.iter().zip(&kind.frames[1..]).map(frame_view).collect(),
        style: text.style.iter().map(|word| word.text.clone()).collect(),
    }
}

fn frame_view((text, pixels): (&Noted<PictureText>, &Picture)) -> FrameView {
    FrameView { picture: text.body.name.text.clone(), pixels: pixels.clone() }
}

/// The map as its text says, unknown letters and missing tiles as 255.
pub(super) fn level_view(text: &LevelText, level: &Level, meaning: &Meaning) -> LevelView {
    let rows = text.parts.iter().find_map(|part| match &part.body {
        LevelPart::Map(rows) => Some(rows.as_slice()),
        _ => None,
    });
    let mut map = Vec::with_capacity(level.rows * level.cols);
    for row in rows.unwrap_or_default() {
        let known = |letter| meaning.backgrounds.iter().position(|kind| kind.letter == letter);
        let letters = row.body.chars().map(|letter| known(letter).map_or(255, |n| n as u8));
        map.extend(letters.chain(std::iter::repeat(255)).take(level.cols));
    }
    let first = meaning.backgrounds.len() as u8;
    let inside = level
        .sprites
        .iter()
        .filter(|(_, row, col)| usize::from(*row) < level.rows && usize::from(*col) < level.cols);
    let sprites = inside.flat_map(|&(kind, row, col)| [first + kind, row, col]).collect();
    LevelView { name: text.name.clone(), rows: level.rows, cols: level.cols, map, sprites }
}

/// What kinds are called.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Names {
    pub(super) backgrounds: Vec<String>,
    pub(super) sprites: Vec<String>,
    /// Those of counters and messages.
    pub(super) declared: Vec<String>,
}

impl Names {
    fn of(&self, kinds: Kinds) -> Vec<String> {
        let has = |bits: u8| move |(n, _): &(usize, &String)| bits >> n & 1 == 1;
        let backgrounds = self.backgrounds.iter().enumerate().filter(has(kinds.backgrounds));
        let sprites = self.sprites.iter().enumerate().filter(has(kinds.sprites));
        backgrounds.chain(sprites).map(|(_, name)| name.clone()).collect()
    }

    fn predicate(&self, predicate: &Predicate, is_centre: bool) -> PredicateView {
        PredicateView {
            include: self.of(predicate.include),
            also: self.of(predicate.also),
            exclude: self.of(predicate.exclude),
            heading: heading_name(predicate.headings).into(),
            binds: binds(predicate, is_centre),
        }
    }

    fn shape(&self, meaning: &Meaning, rule: &Rule) -> RuleShape {
        let when = std::array::from_fn(|n| self.predicate(&rule.when[n], n == usize::from(Offset::CENTRE.0)));
        let rows = rule
            .rows
            .each_ref()
            .map(|row| row.iter().map(|&command| names::command(meaning, command)).collect());
        let asks = rule.asks.iter().map(|ask| names::ask(meaning, ask)).collect();
        RuleShape { event: names::event(rule.event), when, asks, rows }
    }
}

/// The centre's sprite can be commanded whatever else its tile is asked.
fn binds(predicate: &Predicate, is_centre: bool) -> bool {
    if is_centre { predicate.include.sprites != 0 } else { predicate.binds() }
}

/// What a direction predicate is called.
fn heading_name(headings: Headings) -> &'static str {
    if headings == Headings::ANY {
        return "any";
    }
    let one = Heading::ALL.into_iter().find(|heading| headings == Headings(1 << heading.index()));
    one.map_or("moving", Heading::name)
}

pub(super) fn rule_view(
    names: &Names,
    meaning: &Meaning,
    notes: &[String],
    text: &RuleText,
    rule: &Rule,
) -> RuleView {
    let mut shape = RuleShape {
        event: text.event.text.clone(),
        when: Default::default(),
        asks: Vec::new(),
        rows: Default::default(),
    };
    for (n, predicate) in shape.when.iter_mut().enumerate() {
        predicate.heading = "any".into();
        predicate.binds = binds(&rule.when[n], n == usize::from(Offset::CENTRE.0));
    }
    let (mut has_when, mut has_do) = ([false; 9], [false; 6]);
    let mut unread = Vec::new();
    for line in &text.lines {
        match &line.body {
            RuleLine::When { place, terms } if place.text == "game" && shape.asks.is_empty() => {
                shape.asks = terms.iter().map(|word| word.text.clone()).collect();
            }
            RuleLine::When { place, terms } => {
                if let Some(Offset(n)) = Offset::named(&place.text)
                    && !std::mem::replace(&mut has_when[usize::from(n)], true)
                {
                    as_written(terms.iter().map(|word| word.text.as_str()), &mut shape.when[usize::from(n)]);
                }
            }
            RuleLine::Do { row, commands } => {
                if let Some(n) = ROW_NAMES.iter().position(|name| *name == row.text)
                    && !std::mem::replace(&mut has_do[n], true)
                {
                    shape.rows[n] =
                        commands.iter().map(|word| words::canonical_command(&word.text)).collect();
                }
            }
            RuleLine::Unread(line) => unread.push(line.clone()),
        }
    }
    let note = |line: &String| {
        let line = line.trim_start_matches('#');
        line.strip_prefix(' ').unwrap_or(line).to_owned()
    };
    let mut derived: Vec<(&'static str, Rule)> = vec![(View::Original.name(), View::Original.of(rule))];
    let mut views = Vec::new();
    for (n, view) in View::DERIVED.into_iter().enumerate() {
        if rule.views.0 >> n & 1 == 1 {
            views.push(view.name());
            let seen = view.of(rule);
            if derived.iter().all(|(_, other)| *other != seen) {
                derived.push((view.name(), seen));
            }
        }
    }
    let offer = |row| {
        offers::commands(meaning, rule, row)
            .into_iter()
            .map(|command| names::command(meaning, command))
            .collect()
    };
    RuleView {
        shape,
        views,
        is_off: rule.is_off,
        note: notes.iter().map(note).collect::<Vec<_>>().join("\n"),
        text: text.print(),
        unread,
        centres: names.of(Kinds { backgrounds: 0, sprites: rule.centre().include.sprites }),
        derived: derived.into_iter().map(|(name, rule)| (name, names.shape(meaning, &rule))).collect(),
        offers: std::array::from_fn(offer),
    }
}

/// What a line asks, unknown names included.
fn as_written<'a>(terms: impl Iterator<Item = &'a str>, predicate: &mut PredicateView) {
    for term in terms {
        let mut letters = term.chars();
        let (sign, name) = (letters.next(), letters.as_str());
        match sign {
            Some('+') => predicate.include.push(name.to_owned()),
            Some('~') => predicate.also.push(name.to_owned()),
            Some('-') => predicate.exclude.push(name.to_owned()),
            Some('@') => predicate.heading = Cow::Owned(name.to_owned()),
            _ => {}
        }
    }
}
