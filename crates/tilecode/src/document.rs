//! The text of a project as it is written: comments, order and unreadable lines are kept, names are not
//! looked up yet. The editor works on this; [`crate::check`] makes a [`crate::Project`] of it.

use std::rc::Rc;

use tilery_kit::text::TextPos;
use tilery_kit::{Phrase, TextError, wording};

use crate::model::{View, Views};
use crate::words;

/// The first word of a project.
pub const HEADER: &str = "tilecode";
/// The versions that this program reads: a project that uses what the first one could not say begins with the second.
pub const VERSIONS: [&str; 2] = ["1", "2"];
/// A project's text has at most so many bytes, as it is written and as it is printed.
pub const MAX_BYTES: usize = 1 << 20;
/// A title, and the name of a level or a test, has at most so many characters. Other people read them, so what is longer is cut off.
pub const MAX_NAME: usize = 80;
/// What a game says there is to do in it has at most so many.
pub const MAX_ABOUT: usize = 160;

/// A message has at most so many characters; what is longer is cut off.
pub const MAX_MESSAGE: usize = 200;

/// The line number and the text of a `state` block, where there is one.
pub type StateText<'a> = Option<(u32, &'a str)>;

/// A word and where it stands.
#[derive(Debug, Clone)]
pub struct Word {
    /// The word.
    pub text: String,
    /// Where it stands.
    pub at: TextPos,
}

/// Something with the comments that stand before it.
#[derive(Debug, Clone)]
pub struct Noted<T> {
    /// The comments, each with its `#`.
    pub notes: Vec<String>,
    /// Where it begins.
    pub at: TextPos,
    /// What it is.
    pub body: T,
}

/// A project as it is written.
#[derive(Debug, Clone, Default)]
pub struct Document {
    /// Whether its first line names the second version.
    pub says_second: bool,
    /// Everything after the first line, in order.
    pub items: Vec<Noted<Item>>,
    /// The comments after everything else.
    pub notes: Vec<String>,
}

/// A part of a document.
#[derive(Debug, Clone)]
pub enum Item {
    /// The name of the game.
    Title(String),
    /// The length of a round.
    Pace(Word),
    /// What time does between two presses.
    Time(Word),
    /// A line about the game for those who play it.
    Card(CardLine, String),
    /// A counter.
    Counter(CounterText),
    /// A message: its name and what it says.
    Message(Word, String),
    /// A kind of background or sprite.
    Kind(KindText),
    /// A level.
    Level(LevelText),
    /// A rule.
    Rule(RuleText),
    /// A kept play, which the game does not look at.
    Test(TestText),
    /// A line that cannot be read.
    Unread(String),
}

/// What a line about the game says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardLine {
    /// Who made it.
    Author,
    /// What there is to do.
    About,
    /// The title of a game that it was made of.
    Remix,
    /// Who made that one.
    By,
}

impl CardLine {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Author, Self::About, Self::Remix, Self::By];

    /// The word that begins it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Author => "author",
            Self::About => "about",
            Self::Remix => "remix",
            Self::By => "by",
        }
    }
}

/// A play that is kept as a test of the project.
#[derive(Debug, Clone)]
pub struct TestText {
    /// Its name.
    pub name: String,
    /// What was pressed and what came of it.
    pub rows: Rows,
}

/// A declaration: `counter keys 0 shown`.
#[derive(Debug, Clone)]
pub struct CounterText {
    /// Its name.
    pub name: Word,
    /// What it begins with.
    pub start: Word,
    /// Whether it is one of the figures.
    pub is_shown: bool,
}

/// A declaration: `background wall W brick`, and how it looks, moves and sounds: `sprite ghost g ghost flip hop`.
#[derive(Debug, Clone)]
pub struct KindText {
    /// Whether it declares a sprite.
    pub is_sprite: bool,
    /// Its name.
    pub name: Word,
    /// Its letter.
    pub letter: Word,
    /// Its first picture.
    pub picture: PictureText,
    /// How it faces, moves and sounds.
    pub style: Vec<Word>,
    /// Its further pictures.
    pub frames: Vec<Noted<PictureText>>,
}

/// A picture of a kind.
#[derive(Debug, Clone)]
pub struct PictureText {
    /// The name of a picture of the gallery, or `pixels`.
    pub name: Word,
    /// The rows of its own picture.
    pub pixels: Rows,
}

impl PictureText {
    /// A picture of that name, without rows.
    pub fn named(name: Word) -> Self {
        Self { name, pixels: Rows::new() }
    }

    /// Whether indented lines after it are its rows.
    pub fn is_own(&self) -> bool {
        self.name.text == "pixels"
    }
}

impl KindText {
    /// The last of its pictures, whose rows may follow.
    pub fn last(&self) -> &PictureText {
        self.frames.last().map_or(&self.picture, |frame| &frame.body)
    }
}

/// Indented rows, with the comments before each. Copies share the rows: an edit changes a few of many.
pub type Rows = Vec<Noted<Rc<str>>>;

/// A level.
#[derive(Debug, Clone)]
pub struct LevelText {
    /// Its name.
    pub name: String,
    /// Its map and layers of sprites.
    pub parts: Vec<Noted<LevelPart>>,
}

/// A block of a level.
#[derive(Debug, Clone)]
pub enum LevelPart {
    /// The backgrounds.
    Map(Rows),
    /// A layer of sprites.
    Sprites(Rows),
    /// A line that cannot be read.
    Unread(String),
}

/// A rule.
#[derive(Debug, Clone)]
pub struct RuleText {
    /// Its event.
    pub event: Word,
    /// Its views and `off`.
    pub views: Vec<Word>,
    /// Its lines.
    pub lines: Vec<Noted<RuleLine>>,
}

/// A line of a rule.
#[derive(Debug, Clone)]
pub enum RuleLine {
    /// What is asked of a tile.
    When {
        /// Which tile.
        place: Word,
        /// Kinds with `+`, `~` or `-`, headings with `@`.
        terms: Vec<Word>,
    },
    /// What is done.
    Do {
        /// Which row.
        row: Word,
        /// The commands.
        commands: Vec<Word>,
    },
    /// A line that cannot be read.
    Unread(String),
}

impl Document {
    /// Reads a project up to its end or to its `state` block, whose line number and text are returned.
    ///
    /// # Errors
    /// When the first line is not that of a project, or the text is too long. Everything else is kept as it stands.
    pub fn parse(text: &str) -> Result<(Self, StateText<'_>), TextError> {
        // A state can be as long again.
        if text.len() > 2 * MAX_BYTES {
            return Err(too_long());
        }
        let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
        let says_second = first_line(first.trim_end())?;
        let (document, state) = Self::parse_parts(rest, 2);
        let document = Self { says_second, ..document };
        if text.len() - state.map_or(0, |(_, state)| state.len()) > MAX_BYTES {
            return Err(too_long());
        }
        Ok((document, state))
    }

    /// Reads what follows the first line of a project, or some of it. Its first line has that number.
    pub fn parse_parts(text: &str, first: u32) -> (Self, StateText<'_>) {
        let mut reader = DocumentReader { document: Self::default(), notes: Vec::new() };
        let mut rest = text;
        let mut number = first;
        while !rest.is_empty() {
            let (line, after) = rest.split_once('\n').unwrap_or((rest, ""));
            let line = line.trim_end();
            if line == "state" {
                reader.end();
                return (reader.document, Some((number, rest)));
            }
            reader.line(line, number);
            rest = after;
            number += 1;
        }
        reader.end();
        (reader.document, None)
    }
}

/// What is wrong with a project of more than [`MAX_BYTES`].
#[cold]
pub fn too_long() -> TextError {
    TextError::new(TextPos::START, wording!("project-size"), wording!("longer-text"))
}

/// Reads the first line of a project; whether it names the second version.
fn first_line(line: &str) -> Result<bool, TextError> {
    let mut reader = tilery_kit::Reader::new(line);
    reader.expect(HEADER)?;
    reader.expect(" ")?;
    match VERSIONS.iter().position(|version| *version == reader.rest()) {
        Some(version) => Ok(version == 1),
        None => Err(reader.error(Phrase::new(wording!("project-version")).with("version", VERSIONS[1]))),
    }
}

/// The first line of a project, without its line break.
pub fn print_first_line(is_second: bool) -> String {
    [HEADER, " ", VERSIONS[usize::from(is_second)]].concat()
}

struct DocumentReader {
    document: Document,
    notes: Vec<String>,
}

impl DocumentReader {
    fn line(&mut self, line: &str, number: u32) {
        let at = TextPos { line: number, column: 1 };
        if line.is_empty() {
            return;
        }
        if line.starts_with('#') {
            self.notes.push(line.to_owned());
            return;
        }
        let notes = std::mem::take(&mut self.notes);
        if let Some(row) = line.strip_prefix("  ")
            && let Some(rows) = self.rows()
        {
            rows.push(Noted { notes, at: TextPos { line: number, column: 3 }, body: row.into() });
            return;
        }
        let words = words::split(line, number);
        let first = words.first().map_or(String::new(), |word| word.text.clone());
        if line.starts_with(char::is_whitespace) {
            self.unread(line, notes, at);
        } else if !self.part(&first, &words, &notes, at) {
            match item(&first, line, words) {
                Some(body) => self.document.items.push(Noted { notes, at, body }),
                None => self.unread(line, notes, at),
            }
        }
    }

    /// The rows that an indented line goes on.
    fn rows(&mut self) -> Option<&mut Rows> {
        match &mut self.document.items.last_mut()?.body {
            Item::Kind(kind) => {
                let picture = kind.frames.last_mut().map_or(&mut kind.picture, |frame| &mut frame.body);
                picture.is_own().then_some(&mut picture.pixels)
            }
            Item::Test(test) => Some(&mut test.rows),
            Item::Level(level) => match &mut level.parts.last_mut()?.body {
                LevelPart::Map(rows) | LevelPart::Sprites(rows) => Some(rows),
                LevelPart::Unread(_) => None,
            },
            _ => None,
        }
    }

    /// Reads a line that belongs to the level or the rule before it; false when it is none.
    fn part(&mut self, first: &str, words: &[Word], notes: &[String], at: TextPos) -> bool {
        let notes = notes.to_vec();
        match self.document.items.last_mut().map(|item| &mut item.body) {
            Some(Item::Kind(kind)) => {
                let ("frame", [_, name]) = (first, words) else { return false };
                kind.frames.push(Noted { notes, at, body: PictureText::named(name.clone()) });
            }
            Some(Item::Level(level)) => {
                let body = match first {
                    "map" if words.len() == 1 => LevelPart::Map(Rows::new()),
                    "sprites" if words.len() == 1 => LevelPart::Sprites(Rows::new()),
                    _ => return false,
                };
                level.parts.push(Noted { notes, at, body });
            }
            Some(Item::Rule(rule)) => {
                let Some((second, rest)) = words.get(1..).and_then(<[Word]>::split_first) else {
                    return false;
                };
                let body = match first {
                    "when" if !rest.is_empty() => {
                        RuleLine::When { place: second.clone(), terms: rest.to_vec() }
                    }
                    "do" if !rest.is_empty() => RuleLine::Do { row: second.clone(), commands: rest.to_vec() },
                    _ => return false,
                };
                rule.lines.push(Noted { notes, at, body });
            }
            _ => return false,
        }
        true
    }

    /// Keeps an unreadable line where it stands.
    fn unread(&mut self, line: &str, notes: Vec<String>, at: TextPos) {
        let line = line.to_owned();
        match self.document.items.last_mut().map(|item| &mut item.body) {
            Some(Item::Level(level)) => {
                level.parts.push(Noted { notes, at, body: LevelPart::Unread(line) });
            }
            Some(Item::Rule(rule)) => rule.lines.push(Noted { notes, at, body: RuleLine::Unread(line) }),
            _ => self.document.items.push(Noted { notes, at, body: Item::Unread(line) }),
        }
    }

    fn end(&mut self) {
        self.document.notes = std::mem::take(&mut self.notes);
    }
}

/// As much of a text as a title or a name can hold.
pub fn short(text: &str) -> &str {
    cut(text, MAX_NAME)
}

/// At most so many characters of a text.
pub fn cut(text: &str, most: usize) -> &str {
    text.char_indices().nth(most).map_or(text, |(end, _)| text[..end].trim_end())
}

fn item(first: &str, line: &str, mut words: Vec<Word>) -> Option<Item> {
    let whole = line[first.len()..].trim_start();
    let rest = if first == CardLine::About.word() { cut(whole, MAX_ABOUT) } else { short(whole) };
    Some(match (first, words.len()) {
        ("title", 2..) => Item::Title(rest.to_owned()),
        ("pace", 2) => Item::Pace(words.remove(1)),
        ("time", 2) => Item::Time(words.remove(1)),
        ("counter", 3 | 4) if words.get(3).is_none_or(|word| word.text == "shown") => {
            let is_shown = words.len() == 4;
            let start = words.swap_remove(2);
            Item::Counter(CounterText { name: words.swap_remove(1), start, is_shown })
        }
        ("message", 3..) => {
            let name = words.swap_remove(1);
            let text = cut(whole[name.text.len()..].trim_start(), MAX_MESSAGE).to_owned();
            Item::Message(name, text)
        }
        ("background" | "sprite", 4..) => {
            let style = words.split_off(4);
            let picture = PictureText::named(words.remove(3));
            let letter = words.remove(2);
            let name = words.remove(1);
            Item::Kind(KindText {
                is_sprite: first == "sprite",
                name,
                letter,
                picture,
                style,
                frames: Vec::new(),
            })
        }
        ("level", _) => Item::Level(LevelText { name: rest.to_owned(), parts: Vec::new() }),
        ("test", _) => Item::Test(TestText { name: rest.to_owned(), rows: Rows::new() }),
        ("rule", 2..) => {
            let views = words.split_off(2);
            Item::Rule(RuleText { event: words.remove(1), views, lines: Vec::new() })
        }
        (word, 2..) => {
            let line = CardLine::ALL.into_iter().find(|line| line.word() == word)?;
            Item::Card(line, rest.to_owned())
        }
        _ => return None,
    })
}

impl Document {
    /// Prints the document in its canonical form, with a line break at its end.
    pub fn print(&self) -> String {
        self.print_where(|_| true)
    }

    /// Prints what makes the game: the document without its tests.
    pub fn print_game(&self) -> String {
        self.print_where(|item| !matches!(item, Item::Test(_)))
    }

    fn print_where(&self, is_printed: impl Fn(&Item) -> bool) -> String {
        let mut out = print_first_line(self.is_second());
        out.push('\n');
        self.items.iter().filter(|item| is_printed(&item.body)).for_each(|item| item.print(&mut out));
        print_end(&self.notes, &mut out);
        out
    }
}

impl Document {
    /// Whether it is a project of the second version: it says so, or uses what the first one could not say.
    pub fn is_second(&self) -> bool {
        self.says_second || self.items.iter().any(|item| item.body.is_new())
    }
}

impl Item {
    /// Whether the first version could not say this.
    pub fn is_new(&self) -> bool {
        match self {
            Self::Time(_) | Self::Card(..) | Self::Counter(_) | Self::Message(..) => true,
            Self::Rule(rule) => rule.is_new(),
            Self::Kind(kind) => !(kind.style.is_empty() && kind.frames.is_empty()),
            _ => false,
        }
    }
}

impl RuleText {
    /// Whether the first version could not say this.
    fn is_new(&self) -> bool {
        let is_new = |line: &Noted<RuleLine>| match &line.body {
            RuleLine::When { place, .. } => place.text == "game",
            RuleLine::Do { commands, .. } => commands.iter().any(|word| words::is_new_command(&word.text)),
            RuleLine::Unread(_) => false,
        };
        words::is_new_event(&self.event.text) || self.lines.iter().any(is_new)
    }

    /// Prints the rule without the comments before it.
    pub fn print(&self) -> String {
        let mut out = String::new();
        print_rule(&mut out, self);
        out
    }
}

impl Noted<Item> {
    /// Prints a part of a document with its comments, and the empty line before it where there is one.
    pub fn print(&self, out: &mut String) {
        if matches!(self.body, Item::Level(_) | Item::Rule(_) | Item::Test(_)) {
            out.push('\n');
        }
        lines(out, &self.notes);
        print_item(out, &self.body);
    }
}

/// Prints the comments at the end of a document.
pub fn print_end(notes: &[String], out: &mut String) {
    if !notes.is_empty() {
        out.push('\n');
        lines(out, notes);
    }
}

fn lines(out: &mut String, lines: &[String]) {
    for line in lines {
        out.push_str(line);
        out.push('\n');
    }
}

fn print_item(out: &mut String, item: &Item) {
    match item {
        Item::Title(title) => line(out, &["title", title]),
        Item::Pace(pace) => line(out, &["pace", &pace.text]),
        Item::Time(time) => line(out, &["time", &time.text]),
        Item::Card(what, text) => named(out, what.word(), text),
        Item::Counter(CounterText { name, start, is_shown }) => {
            let words = ["counter", &name.text, &start.text, "shown"];
            line(out, &words[..3 + usize::from(*is_shown)]);
        }
        Item::Message(name, text) => line(out, &["message", &name.text, text]),
        Item::Kind(kind) => {
            let word = if kind.is_sprite { "sprite" } else { "background" };
            let words = [word, &kind.name.text, &kind.letter.text, &kind.picture.name.text];
            let style = kind.style.iter().map(|word| word.text.as_str());
            line(out, &words.into_iter().chain(style).collect::<Vec<_>>());
            print_rows(out, &kind.picture.pixels, str::to_ascii_lowercase);
            for Noted { notes, body, .. } in &kind.frames {
                lines(out, notes);
                line(out, &["frame", &body.name.text]);
                print_rows(out, &body.pixels, str::to_ascii_lowercase);
            }
        }
        Item::Level(level) => {
            named(out, "level", &level.name);
            for Noted { notes, body, .. } in &level.parts {
                lines(out, notes);
                match body {
                    LevelPart::Map(rows) => {
                        line(out, &["map"]);
                        print_rows(out, rows, str::to_owned);
                    }
                    LevelPart::Sprites(rows) => {
                        line(out, &["sprites"]);
                        print_rows(out, rows, str::to_owned);
                    }
                    LevelPart::Unread(text) => line(out, &[text]),
                }
            }
        }
        Item::Rule(rule) => print_rule(out, rule),
        Item::Test(test) => {
            named(out, "test", &test.name);
            print_rows(out, &test.rows, str::to_owned);
        }
        Item::Unread(text) => line(out, &[text]),
    }
}

fn named(out: &mut String, word: &str, name: &str) {
    if name.is_empty() {
        line(out, &[word]);
    } else {
        line(out, &[word, name]);
    }
}

fn line(out: &mut String, words: &[&str]) {
    for (n, word) in words.iter().enumerate() {
        if n > 0 {
            out.push(' ');
        }
        out.push_str(word);
    }
    out.push('\n');
}

fn print_rows(out: &mut String, rows: &Rows, print: impl Fn(&str) -> String) {
    for row in rows {
        lines(out, &row.notes);
        out.push_str("  ");
        out.push_str(&print(&row.body));
        out.push('\n');
    }
}

fn print_rule(out: &mut String, rule: &RuleText) {
    let mut words = vec!["rule", &rule.event.text];
    let mut views = Views::default();
    for word in &rule.views {
        views.0 |= Views::named(&word.text).map_or(0, |view| view.0);
    }
    words.extend(view_names(views));
    words.extend(rule.views.iter().map(|word| word.text.as_str()).filter(|text| {
        let is_off = *text == "off";
        Views::named(text).is_none() && !is_off
    }));
    if rule.views.iter().any(|word| word.text == "off") {
        words.push("off");
    }
    line(out, &words);
    for Noted { notes, body, .. } in &rule.lines {
        lines(out, notes);
        match body {
            RuleLine::When { place, terms } => {
                let terms = terms.iter().map(|word| word.text.as_str());
                line(out, &[&["when", &place.text][..], &terms.collect::<Vec<_>>()].concat());
            }
            RuleLine::Do { row, commands } => {
                let commands = commands.iter().map(|word| words::canonical_command(&word.text));
                let mut all = vec!["do".to_owned(), row.text.clone()];
                all.extend(commands);
                out.push_str(&all.join(" "));
                out.push('\n');
            }
            RuleLine::Unread(text) => line(out, &[text]),
        }
    }
}

/// How views are written: the flips, then the rotations, all three of them as `all-four`.
pub fn view_names(views: Views) -> Vec<&'static str> {
    let has_all_four = views.0 & Views::ALL_FOUR.0 == Views::ALL_FOUR.0;
    let mut names: Vec<&str> = View::DERIVED
        .into_iter()
        .enumerate()
        .filter(|(n, _)| views.0 >> n & 1 == 1 && !(has_all_four && Views::ALL_FOUR.0 >> n & 1 == 1))
        .map(|(_, view)| view.name())
        .collect();
    if has_all_four {
        names.push("all-four");
    }
    names
}
