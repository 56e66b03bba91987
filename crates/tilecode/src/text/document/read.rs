//! Parses documents. No line is lost: unreadable lines are kept in place.

use tilery_kit::text::TextPos;
use tilery_kit::{Phrase, Reader, TextError, wording};

use super::{
    CardLine, CounterText, Document, GroupText, HEADER, Item, KindText, LevelPart, LevelText, MAX_ABOUT,
    MAX_BYTES, MAX_MESSAGE, MAX_NAME, Noted, PictureText, Rows, RuleLine, RuleText, StateText, TestText,
    VERSIONS,
};
use crate::words::{self, Word};

impl Document {
    /// Parses a project up to its end or to its `state` block, whose line number and text are returned.
    ///
    /// # Errors
    /// If the first line does not begin a project, or the text is too long. All other lines are accepted.
    pub fn parse(text: &str) -> Result<(Self, StateText<'_>), TextError> {
        // A state may double the length.
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

    /// Parses items of a project, without the project's first line. `first` is the line number at which
    /// `text` begins.
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

/// The error for a project of more than [`MAX_BYTES`].
#[cold]
pub fn too_long() -> TextError {
    TextError::new(TextPos::START, wording!("project-size"), wording!("longer-text"))
}

/// Parses the first line of a project. Returns true if it names the second version.
fn first_line(line: &str) -> Result<bool, TextError> {
    let mut reader = Reader::new(line);
    reader.expect(HEADER)?;
    reader.expect(" ")?;
    match VERSIONS.iter().position(|version| *version == reader.rest()) {
        Some(version) => Ok(version == 1),
        None => Err(reader.error(Phrase::new(wording!("project-version")).with("version", VERSIONS[1]))),
    }
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

    /// The rows that an indented line belongs to.
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

    /// Parses a line as part of the kind, level or rule before it. Returns false if it is not such a part.
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

    /// Keeps an unreadable line in place.
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

/// Cuts a text to the length of titles and names.
pub fn short(text: &str) -> &str {
    cut(text, MAX_NAME)
}

/// Cuts a text to at most `most` characters.
pub fn cut(text: &str, most: usize) -> &str {
    text.char_indices().nth(most).and_then(|(end, _)| text.get(..end)).map_or(text, str::trim_end)
}

fn item(first: &str, line: &str, mut words: Vec<Word>) -> Option<Item> {
    let whole = line.strip_prefix(first)?.trim_start();
    let rest = if first == CardLine::About.word() { cut(whole, MAX_ABOUT) } else { short(whole) };
    Some(match (first, words.len()) {
        ("title", 2..) => Item::Title(rest.to_owned()),
        ("pace", 2) => Item::Pace(words.remove(1)),
        ("time", 2) => Item::Time(words.remove(1)),
        ("machine", 2) => Item::Machine(words.remove(1)),
        ("rooms", 2) => Item::Rooms(words.remove(1)),
        ("counter", 3 | 4) if words.get(3).is_none_or(|word| word.text == "shown") => {
            let is_shown = words.len() == 4;
            let start = words.swap_remove(2);
            Item::Counter(CounterText { name: words.swap_remove(1), start, is_shown })
        }
        ("message", 3..) => {
            let name = words.swap_remove(1);
            let text = cut(whole.strip_prefix(&*name.text)?.trim_start(), MAX_MESSAGE).to_owned();
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
        ("group", 2..) => {
            let members = words.split_off(2);
            Item::Group(GroupText { name: words.remove(1), members })
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
