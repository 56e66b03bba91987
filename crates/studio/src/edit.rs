//! Edits: the moves of the studio. An edit is one line of words; free text is its last word, a JSON string.

mod cells;
mod reader;

use std::fmt;
use std::rc::Rc;
use std::str::FromStr;

use super::declared::{Declared, DeclaredEdit};
pub use cells::{Cells, Tile, tiles_between};
use reader::Words;
use tilery_kit::{Phrase, Reader, TextError, wording};
use tilery_tilecode::document::CardLine;
use tilery_tilecode::model::{Headings, Offset, ROW_NAMES, Style, Views};
use tilery_tilecode::words;

/// The text of an edit. Its syntax is valid, though a board may refuse it. Clones share the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edit(Rc<str>);

impl Edit {
    /// Parses the edit.
    pub(super) fn what(&self) -> Result<What<'_>, TextError> {
        What::read(&self.0)
    }
}

impl fmt::Display for Edit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Edit {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        What::read(text)?;
        Ok(Self(text.into()))
    }
}

/// The keywords of edits: the first words, and those after the number of a level, map, rule or test.
const EDITS: &str = "title, pace, time, machine, rooms, author, about, remix, text, all, counter, message, group, add, \
                     rename, letter, picture, pixels, frame, style, order, remove, copy, level, map, rule, test";
const GROUP_EDITS: &str = "is, with, without";
const LEVEL_EDITS: &str = "copy, remove, move, name, resize";
const MAP_EDITS: &str = "paint, put, take, rect, fill, paste, clear";
const RULE_EDITS: &str = "remove, copy, move, on, off, event, view, note, when, do, text";
const TEST_EDITS: &str = "name, text, move, remove";

/// The error for text that begins with none of `words`.
#[cold]
fn none_of(words: &'static str, from: &Reader<'_>) -> TextError {
    from.error(Phrase::new(wording!("edit-word")).with("words", words))
}

/// A parsed edit. Numbers count from 0 here.
#[derive(Debug, PartialEq, Eq)]
pub enum What<'a> {
    Title(String),
    Pace(u32),
    Time(&'a str),
    Machine(&'a str),
    Rooms(u8),
    /// A line about the game for players.
    Card(CardLine, String),
    /// Marks the game as a remix of its previous version.
    Remix,
    Text(String),
    /// Several edits as one, each on a line.
    All(String),
    Kind(KindEdit<'a>),
    Group(&'a str, GroupEdit<'a>),
    Declared(Declared, &'a str, DeclaredEdit),
    AddLevel {
        size: (usize, usize),
        name: String,
    },
    Level(usize, LevelEdit),
    Map(usize, MapEdit<'a>),
    AddRule {
        event: &'a str,
        at: Option<usize>,
    },
    AddRuleText {
        text: String,
        at: Option<usize>,
    },
    Rule(usize, RuleEdit<'a>),
    AddTest(String),
    NameTest(usize, String),
    TestText(usize, String),
    MoveTest(usize, usize),
    RemoveTest(usize),
}

#[derive(Debug, PartialEq, Eq)]
pub enum KindEdit<'a> {
    Add { is_sprite: bool, name: &'a str, letter: char, picture: &'a str },
    Rename { name: &'a str, to: &'a str },
    Letter { name: &'a str, letter: char },
    Picture { name: &'a str, picture: &'a str, frame: usize },
    Pixels { name: &'a str, digits: &'a str, frame: usize },
    RemoveFrame { name: &'a str, frame: usize },
    Style { name: &'a str, words: Vec<&'a str> },
    Order { name: &'a str, to: usize },
    Remove { name: &'a str },
    Copy { name: &'a str, to: &'a str },
}

/// An edit of a group. `Is` and `With` declare a name that does not exist yet.
#[derive(Debug, PartialEq, Eq)]
pub enum GroupEdit<'a> {
    Is(Vec<&'a str>),
    With(&'a str),
    Without(&'a str),
}

#[derive(Debug, PartialEq, Eq)]
pub enum LevelEdit {
    Copy,
    Remove,
    Move(usize),
    Name(String),
    Resize { size: (usize, usize), down: i32, right: i32 },
}

#[derive(Debug, PartialEq, Eq)]
pub enum MapEdit<'a> {
    Paint { name: &'a str, cells: Cells<'a> },
    Put { name: &'a str, cells: Cells<'a> },
    Take { name: Option<&'a str>, cells: Cells<'a> },
    Rect { name: &'a str, from: Tile, to: Tile },
    Fill { name: &'a str, at: Tile },
    Paste { at: Tile, block: String },
    Clear { from: Tile, to: Tile },
}

#[derive(Debug, PartialEq, Eq)]
pub enum RuleEdit<'a> {
    Remove,
    Copy,
    Move(usize),
    Switch { is_on: bool },
    Event(&'a str),
    View { views: Views, is_on: bool },
    Note(String),
    When { place: &'a str, terms: Vec<&'a str> },
    Do { row: &'a str, commands: Vec<&'a str> },
    Text(String),
}

impl<'a> What<'a> {
    /// Parses a single edit, which must not be `all` again.
    pub(super) fn one(text: &'a str) -> Result<Self, TextError> {
        if text.starts_with("all") {
            return Err(Reader::new(text).error(wording!("single-edit")));
        }
        Self::read(text)
    }

    fn read(text: &'a str) -> Result<Self, TextError> {
        let mut words = Words(Reader::new(text));
        let from = words.0.clone();
        let what = match words.first(wording!("edit"))? {
            "title" => Self::Title(words.text()?),
            "pace" => {
                words.space()?;
                Self::Pace(words.0.number(50..=2000, wording!("milliseconds"))?)
            }
            "time" => Self::Time(words.time()?),
            "machine" => Self::Machine(words.machine()?),
            "rooms" => Self::Rooms(words.rooms()?),
            "author" => Self::Card(CardLine::Author, words.text()?),
            "about" => Self::Card(CardLine::About, words.text()?),
            "remix" => Self::Remix,
            "text" => Self::Text(words.text()?),
            "all" => {
                let at = words.0.pos();
                let edits = words.text()?;
                edits
                    .split('\n')
                    .try_for_each(|edit| What::one(edit).map(|_| ()).map_err(|error| error.inside(at)))?;
                Self::All(edits)
            }
            "counter" => declared(Declared::Counter, &mut words)?,
            "message" => declared(Declared::Message, &mut words)?,
            "group" => group(&mut words)?,
            "level" => level(&mut words)?,
            "map" => {
                let level = words.number(wording!("level-number"))?;
                Self::Map(level, map(&mut words)?)
            }
            "rule" => rule(&mut words)?,
            "test" => test(&mut words)?,
            word => Self::Kind(kind(word, &mut words, &from)?),
        };
        words.0.end()?;
        Ok(what)
    }
}

fn kind<'a>(word: &str, words: &mut Words<'a>, from: &Reader<'a>) -> Result<KindEdit<'a>, TextError> {
    Ok(match word {
        "add" => {
            let is_sprite = words
                .right(wording!("kind-sort"), |word| matches!(word, "background" | "sprite"))?
                == "sprite";
            let (name, letter) = (words.name()?, words.letter()?);
            KindEdit::Add { is_sprite, name, letter, picture: words.picture()? }
        }
        "rename" => KindEdit::Rename { name: words.name()?, to: words.name()? },
        "letter" => KindEdit::Letter { name: words.name()?, letter: words.letter()? },
        "picture" => {
            KindEdit::Picture { name: words.name()?, picture: words.picture()?, frame: words.frame()? }
        }
        "pixels" => {
            let name = words.name()?;
            let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
            let is_picture = |word: &str| word.len() == 256 && word.bytes().all(is_digit);
            let digits = words.right(wording!("pixel-digits"), is_picture)?;
            KindEdit::Pixels { name, digits, frame: words.frame()? }
        }
        "frame" => {
            let (name, frame) = (words.name()?, words.number(wording!("frame-number"))?);
            words.0.expect(" remove")?;
            KindEdit::RemoveFrame { name, frame }
        }
        "style" => {
            let is_style = |word: &str| Style::default().add(word);
            KindEdit::Style { name: words.name()?, words: words.rest(wording!("style-word"), is_style)? }
        }
        "order" => KindEdit::Order { name: words.name()?, to: words.number(wording!("new-place"))? },
        "remove" => KindEdit::Remove { name: words.name()? },
        "copy" => KindEdit::Copy { name: words.name()?, to: words.name()? },
        _ => return Err(none_of(EDITS, from)),
    })
}

fn declared<'a>(sort: Declared, words: &mut Words<'a>) -> Result<What<'a>, TextError> {
    let name = words.word(wording!("declared-name"))?;
    let edit = if words.0.eat(" remove") {
        DeclaredEdit::Remove
    } else if words.0.eat(" rename") {
        DeclaredEdit::Rename(words.word(wording!("declared-name"))?.to_owned())
    } else if sort == Declared::Message {
        DeclaredEdit::Text(words.text()?)
    } else {
        words.space()?;
        let n = words.0.number(-999..=999, wording!("counter-start-number"))?;
        DeclaredEdit::Start { n, is_shown: words.0.eat(" shown") }
    };
    Ok(What::Declared(sort, name, edit))
}

fn group<'a>(words: &mut Words<'a>) -> Result<What<'a>, TextError> {
    let name = words.name()?;
    words.space()?;
    let from = words.0.clone();
    let edit = match words.first(wording!("what-to-do"))? {
        "is" => GroupEdit::Is(words.rest(wording!("kind-name"), |_| true)?),
        "with" => GroupEdit::With(words.name()?),
        "without" => GroupEdit::Without(words.name()?),
        _ => return Err(none_of(GROUP_EDITS, &from)),
    };
    Ok(What::Group(name, edit))
}

fn level<'a>(words: &mut Words<'a>) -> Result<What<'a>, TextError> {
    if words.0.eat(" add") {
        return Ok(What::AddLevel { size: words.size()?, name: words.text()? });
    }
    let n = words.number(wording!("level-edit"))?;
    words.space()?;
    let from = words.0.clone();
    let edit = match words.first(wording!("what-to-do"))? {
        "copy" => LevelEdit::Copy,
        "remove" => LevelEdit::Remove,
        "move" => LevelEdit::Move(words.number(wording!("new-place"))?),
        "name" => LevelEdit::Name(words.text()?),
        "resize" => LevelEdit::Resize {
            size: words.size()?,
            down: words.signed(wording!("shift-rows"))?,
            right: words.signed(wording!("shift-columns"))?,
        },
        _ => return Err(none_of(LEVEL_EDITS, &from)),
    };
    Ok(What::Level(n, edit))
}

fn map<'a>(words: &mut Words<'a>) -> Result<MapEdit<'a>, TextError> {
    words.space()?;
    let from = words.0.clone();
    Ok(match words.first(wording!("what-to-do-there"))? {
        "paint" => MapEdit::Paint { name: words.name()?, cells: words.cells()? },
        "put" => MapEdit::Put { name: words.name()?, cells: words.cells()? },
        "take" => {
            let name = words.name()?;
            MapEdit::Take { name: (name != "all").then_some(name), cells: words.cells()? }
        }
        "rect" => MapEdit::Rect { name: words.name()?, from: words.tile()?, to: words.tile()? },
        "fill" => MapEdit::Fill { name: words.name()?, at: words.tile()? },
        "paste" => MapEdit::Paste { at: words.tile()?, block: words.text()? },
        "clear" => MapEdit::Clear { from: words.tile()?, to: words.tile()? },
        _ => return Err(none_of(MAP_EDITS, &from)),
    })
}

fn rule<'a>(words: &mut Words<'a>) -> Result<What<'a>, TextError> {
    if words.0.eat(" add-text") {
        return Ok(What::AddRuleText { text: words.text()?, at: words.place()? });
    }
    if words.0.eat(" add") {
        return Ok(What::AddRule { event: words.event()?, at: words.place()? });
    }
    let n = words.number(wording!("rule-edit"))?;
    words.space()?;
    let from = words.0.clone();
    let edit = match words.first(wording!("what-to-do"))? {
        "remove" => RuleEdit::Remove,
        "copy" => RuleEdit::Copy,
        "move" => RuleEdit::Move(words.number(wording!("new-place"))?),
        "on" => RuleEdit::Switch { is_on: true },
        "off" => RuleEdit::Switch { is_on: false },
        "event" => RuleEdit::Event(words.event()?),
        "view" => {
            let name = words.right(wording!("view-name"), |word| Views::named(word).is_some())?;
            RuleEdit::View { views: Views::named(name).unwrap_or_default(), is_on: words.is_on()? }
        }
        "note" => RuleEdit::Note(words.text()?),
        "when" => {
            let place =
                words.right(wording!("tile-name"), |word| Offset::named(word).is_some() || word == "game")?;
            let terms = match place {
                "game" => words.rest(wording!("comparison"), is_ask)?,
                _ => words.rest(wording!("term"), is_term)?,
            };
            RuleEdit::When { place, terms }
        }
        "do" => {
            let row = words.right(wording!("row"), |word| ROW_NAMES.contains(&word))?;
            let commands = words.rest(wording!("command"), |word| words::command(word).is_some())?;
            RuleEdit::Do { row, commands }
        }
        "text" => RuleEdit::Text(words.text()?),
        _ => return Err(none_of(RULE_EDITS, &from)),
    };
    Ok(What::Rule(n, edit))
}

fn is_ask(word: &str) -> bool {
    words::ask(word).is_some()
}

fn is_term(word: &str) -> bool {
    match word.strip_prefix('@') {
        Some(heading) => Headings::named(heading).is_some(),
        None => word.chars().count() > 1 && word.starts_with(words::MARKS),
    }
}

fn test<'a>(words: &mut Words<'a>) -> Result<What<'a>, TextError> {
    if words.0.eat(" add") {
        return Ok(What::AddTest(words.text()?));
    }
    let n = words.number(wording!("test-edit"))?;
    words.space()?;
    let from = words.0.clone();
    match words.first(wording!("what-to-do"))? {
        "name" => Ok(What::NameTest(n, words.text()?)),
        "text" => Ok(What::TestText(n, words.text()?)),
        "move" => Ok(What::MoveTest(n, words.number(wording!("new-place"))?)),
        "remove" => Ok(What::RemoveTest(n)),
        _ => Err(none_of(TEST_EDITS, &from)),
    }
}
