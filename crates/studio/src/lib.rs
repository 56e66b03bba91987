//! The studio: a session whose board is a project under construction and whose moves are edits.
//!
//! The board is the text of a project as its author wrote it: comments, order and unreadable lines are kept.
//! An edit is a line of words; `docs/studio.md` lists all of them. Broken projects can be edited as well, as
//! long as an edit names something that exists. Whether a project runs is decided by the checker.
//!
//! Invariant: an edit changes only the part of the text that it is about.

mod board;
mod names;
mod offers;
mod declared;
mod test_rows;
mod edit;
mod kinds;
mod levels;
mod map;
mod rules;
mod groups;
pub mod merge;
pub mod machine;
mod test;
mod view;
mod viewer;
pub mod infer;
pub mod lab;
pub mod cookbook;
pub mod proof;
mod shipped;

use std::fmt;
use std::str::FromStr;

use tilery_kit::{Editor, Illegal, NoGoal, Preset, Reader, Reel, Rng, Rules, Status, TextError};

pub use tilery_kit::json;

use edit::What;
use tilery_tilecode::document::{CardLine, Document, Item, MAX_ABOUT, MAX_NAME, Noted, cut, short};
use tilery_tilecode::games;
use tilery_tilecode::project::Project;

pub use board::Board;
pub use edit::Edit;
pub use map::block;
pub use shipped::shipped;
pub use test::{Area, Expected, MAX_ROUNDS, Names, Stage, Start, Test};
pub use tilery_tilecode::words::is_name;
pub use view::{
    CounterView, DerivedView, FindingView, FrameView, GroupView, KindView, LevelView, MessageView, Part,
    PartKind, PredicateView, ProjectView, RuleShape, RuleView, Size, TestView,
};
pub use viewer::{Viewer, view};

/// The studio of TileCode.
#[derive(Debug)]
pub enum Studio {}

/// The first line of a position: the keyword and its version.
const FIRST: &str = "studio 1";
/// The maximum number of tests of a project.
pub const MAX_TESTS: usize = 64;

/// The studio has no parameters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Params;

impl fmt::Display for Params {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("blank")
    }
}

impl FromStr for Params {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        tilery_kit::text::whole(text, |reader| reader.expect("blank").map(|()| Self))
    }
}

/// The ids of the sentences that explain refusals.
const SENTENCES: &[&str] = &[
    "studio-no-kind",
    "studio-no-background",
    "studio-no-sprite",
    "studio-no-counter",
    "studio-no-message",
    "studio-no-level",
    "studio-no-rule",
    "studio-no-test",
    "studio-no-map",
    "studio-no-place",
    "studio-off-map",
    "studio-bad-name",
    "studio-name-taken",
    "studio-bad-letter",
    "studio-letter-taken",
    "studio-last-background",
    "studio-group-circle",
    "studio-last-frame",
    "studio-full",
    "studio-no-project",
    "studio-no-block",
    "studio-no-rule-text",
    "studio-no-test-text",
    "studio-too-long",
];

impl Rules for Studio {
    const ID: &'static str = "studio";
    const HEADER: Option<&'static str> = Some("studio");
    const SENTENCES: &'static [&'static str] = SENTENCES;

    type Params = Params;
    type Board = Board;
    type Move = Edit;
    type Goal = NoGoal;
    type Editor = Self;

    fn presets() -> Vec<Preset> {
        vec![Preset::new(Params.to_string())]
    }

    fn deal(_: &Params, _: Rng) -> Board {
        let (document, _) = Document::parse(games::BLANK).unwrap_or_default();
        Board::of(document)
    }

    fn parse(_: &Params, text: &str) -> Result<Board, TextError> {
        Board::parse(text)
    }

    fn print(_: &Params, board: &Board, out: &mut String) {
        out.push_str(&board.print());
        // Positions have no trailing line break, as in other games.
        out.pop();
    }

    fn play(_: &Params, board: &mut Board, mv: &Edit, _: &mut Reel<Board>) -> Result<(), Illegal> {
        let mut after = board.clone();
        let what = mv.what().map_err(|error| Illegal::new("studio-no-project", error.to_string()))?;
        after.edit(what)?;
        after.reparse_if_needed();
        after.check_length()?;
        *board = after;
        Ok(())
    }

    fn status(_: &Params, _: &Board) -> Status {
        Status::PLAYING
    }

    fn read(text: &str) -> Result<(Params, Board), TextError> {
        let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
        let mut reader = Reader::new(first.trim_end());
        reader.expect(FIRST)?;
        reader.end()?;
        let board = Board::parse(rest).map_err(|error| error.indented(2, 0))?;
        Ok((Params, board))
    }

    fn write(params: &Params, board: &Board, out: &mut String) {
        out.push_str(FIRST);
        out.push('\n');
        Self::print(params, board, out);
    }
}

impl Editor for Studio {
    const EDITS: Option<&'static str> = Some("tilecode");

    fn open(text: &str) -> Result<(Params, Board), TextError> {
        let board = Board::parse(text)?;
        // A shipped game is played without the comments of its author, but edited with them.
        let own = board.print();
        let authored = games::of(&own).and_then(games::Shipped::authored);
        Ok((Params, authored.map_or(Ok(board), Board::parse)?))
    }

    fn made(_: &Params, board: &Board) -> Result<String, Illegal> {
        let (document, _) = Document::parse(&board.print()).unwrap_or_default();
        let faults = |findings: Vec<tilery_tilecode::fault::Finding>| {
            let error = findings.into_iter().find(|finding| !finding.fault.is_warning());
            let reason = error.map_or(String::new(), |finding| finding.to_string());
            Illegal::new("studio-no-project", reason)
        };
        Ok(Project::of(&document).map_err(faults)?.text().to_owned())
    }
}

/// The text of a project without the first line that the studio adds, if present.
pub fn project_text(text: &str) -> &str {
    match text.split_once('\n') {
        Some((first, rest)) if first.trim_end() == FIRST => rest,
        _ => text,
    }
}

impl Board {
    fn edit(&mut self, what: What<'_>) -> Result<(), Illegal> {
        match what {
            What::Title(title) => {
                let title = one_line(&title);
                let body = (!title.is_empty()).then_some(Item::Title(title));
                self.set_line(|item| matches!(item, Item::Title(_)), body, 0);
            }
            What::Pace(pace) => self.set_header(Item::Pace(word(&pace.to_string()))),
            What::Time(time) => self.set_header(Item::Time(word(time))),
            What::Machine(machine) => self.set_machine(machine),
            What::Rooms(cols) => self.set_rooms(cols),
            What::Card(line, text) => self.set_card(line, &text),
            What::Remix => self.remix(),
            What::Text(text) => {
                *self = Self::parse(project_text(&text)).map_err(|error| {
                    let say = tilery_kit::Say::new("studio-no-project")
                        .with("line", i64::from(error.line))
                        .with("column", i64::from(error.column));
                    Illegal::saying(say, error.to_string())
                })?;
            }
            What::All(edits) => {
                for edit in edits.split('\n') {
                    let what = What::one(edit);
                    self.edit(what.map_err(|error| Illegal::new("studio-no-project", error.to_string()))?)?;
                    self.reparse_if_needed();
                }
            }
            What::Kind(edit) => self.edit_kind(edit)?,
            What::Group(name, edit) => self.edit_group(name, edit)?,
            What::Declared(sort, name, edit) => self.edit_declared(sort, name, edit)?,
            What::AddLevel { size, name } => self.add_level(size, &name)?,
            What::Level(n, edit) => self.edit_level(n, edit)?,
            What::Map(n, edit) => self.edit_map(n, edit)?,
            What::AddRule { event, at } => self.add_rule(event, at)?,
            What::AddRuleText { text, at } => self.add_rule_text(&text, at)?,
            What::Rule(n, edit) => self.edit_rule(n, edit)?,
            What::AddTest(text) => self.add_test(&text)?,
            What::NameTest(n, name) => {
                let at = self.test_at(n)?;
                self.change(at, |item| {
                    if let Item::Test(test) = &mut item.body {
                        test.name = one_line(&name);
                    }
                });
            }
            What::TestText(n, text) => {
                let at = self.test_at(n)?;
                let mut test = test_of(&text)?;
                let mut notes = self.parts[at].item.notes.clone();
                notes.append(&mut test.notes);
                self.replace(at, Noted { notes, ..test });
            }
            What::MoveTest(n, to) => {
                self.test_at(n)?;
                self.shift(is_test, n, to)?;
            }
            What::RemoveTest(n) => {
                let at = self.test_at(n)?;
                self.remove(at);
            }
        }
        Ok(())
    }

    /// Replaces a header line, or inserts it at `place`. `None` removes the line.
    fn set_line(&mut self, is_it: impl Fn(&Item) -> bool, body: Option<Item>, place: usize) {
        match (self.places(is_it).first(), body) {
            (Some(&n), Some(body)) => self.change(n, |item| item.body = body),
            (Some(&n), None) => self.remove_but_notes(n),
            (None, Some(body)) => self.insert(place, plain(body)),
            (None, None) => {}
        }
    }

    /// Replaces the header line of the same sort. If there is none, the line is inserted after the title.
    fn set_header(&mut self, body: Item) {
        let sort = std::mem::discriminant(&body);
        self.set_line(|item| std::mem::discriminant(item) == sort, Some(body), self.after_title());
    }

    /// Sets a line of the game's card: its author, description or origin. An empty text removes the line.
    fn set_card(&mut self, line: CardLine, text: &str) {
        let text = one_line_of(text, if line == CardLine::About { MAX_ABOUT } else { MAX_NAME });
        let body = (!text.is_empty()).then_some(Item::Card(line, text));
        self.set_line(
            |item| matches!(item, Item::Card(other, _) if *other == line),
            body,
            self.after_title(),
        );
    }

    /// Adds the present title and author to the front of the game's origins. Removes the author, since nobody
    /// has signed the remix yet.
    fn remix(&mut self) {
        let said = |what: &dyn Fn(&Item) -> Option<&String>| {
            self.parts.iter().find_map(|part| what(&part.item.body).cloned()).unwrap_or_default()
        };
        let title = said(&|item| if let Item::Title(title) = item { Some(title) } else { None });
        let author =
            said(&|item| if let Item::Card(CardLine::Author, name) = item { Some(name) } else { None });
        if title.is_empty() && author.is_empty() {
            return;
        }
        self.set_card(CardLine::Author, "");
        let remixed = self.places(|item| matches!(item, Item::Card(CardLine::Remix, _)));
        let n = remixed.first().copied().unwrap_or_else(|| self.after_title());
        if !author.is_empty() {
            self.insert(n, plain(Item::Card(CardLine::By, author)));
        }
        self.insert(n, plain(Item::Card(CardLine::Remix, title)));
    }

    /// The index at which new header lines are inserted.
    fn after_title(&self) -> usize {
        self.places(|item| matches!(item, Item::Title(_))).first().map_or(0, |n| n + 1)
    }

    fn test_at(&self, n: usize) -> Result<usize, Illegal> {
        self.nth(n, is_test, ("studio-no-test", "there is no such test"))
    }

    fn add_test(&mut self, text: &str) -> Result<(), Illegal> {
        if self.tests().count() >= MAX_TESTS {
            return Err(full("tests", MAX_TESTS));
        }
        self.insert(self.parts.len(), test_of(text)?);
        Ok(())
    }
}

/// The test of a text, or a refusal.
fn test_of(text: &str) -> Result<Noted<Item>, Illegal> {
    let (document, _) = Document::parse_parts(text, 1);
    single(document, is_test).ok_or_else(|| Illegal::new("studio-no-test-text", "this is not one test"))
}

fn is_test(item: &Item) -> bool {
    matches!(item, Item::Test(_))
}

/// The only item of a document with all comments of the document, if the item is of the right sort.
fn single(document: Document, is_meant: impl Fn(&Item) -> bool) -> Option<Noted<Item>> {
    let [mut item] = <[Noted<Item>; 1]>::try_from(document.items).ok()?;
    item.notes.extend(document.notes);
    is_meant(&item.body).then_some(item)
}

/// The refusal to add an item when the project has the maximum number of them.
fn full(what: &'static str, most: usize) -> Illegal {
    let args = [("what", what.into()), ("most", (most as i64).into())];
    board::refuse("studio-full", args, "the maximum number is reached")
}

/// A word without a position.
fn word(text: &str) -> tilery_tilecode::words::Word {
    tilery_tilecode::words::Word { text: text.to_owned(), at: tilery_kit::text::TextPos::START }
}

/// An item without comments or position.
fn plain(body: Item) -> Noted<Item> {
    Noted { notes: Vec::new(), at: tilery_kit::text::TextPos::START, body }
}

/// Turns a text into a title or name: a single line with runs of whitespace collapsed, cut to the maximum
/// length of names.
fn one_line(text: &str) -> String {
    short(&words_of(text)).to_owned()
}

/// Like [`one_line`], but cut to `most` characters.
fn one_line_of(text: &str, most: usize) -> String {
    cut(&words_of(text), most).to_owned()
}

/// Like [`one_line`], but not cut.
fn words_of(text: &str) -> String {
    let is_gap = |c: char| c.is_whitespace() || c.is_control();
    text.split(is_gap).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
