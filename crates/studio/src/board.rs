//! The studio's board: the document of a project, split into parts that the boards of a history share.

use std::rc::Rc;

use tilery_kit::text::TextPos;
use tilery_kit::{Arg, Illegal, Say, TextError};

use tilery_tilecode::document::{
    self, Document, GroupText, Item, KindText, LevelPart, LevelText, MAX_BYTES, Noted, RuleText, TestText,
    too_long,
};

/// A part of a project: title, kind, level, rule, test or other item. Text positions count from the part's
/// first line.
#[derive(Debug)]
pub struct Part {
    pub(super) item: Noted<Item>,
    /// The length of the part's text in bytes.
    bytes: usize,
    /// The number of lines of the text, including the empty line before it.
    pub(super) lines: u32,
    /// True if the part needs the second version of the project format.
    is_new: bool,
}

impl Part {
    /// A part outside of a board, with the positions in the text that it was read from.
    pub(super) fn loose(item: Noted<Item>) -> Self {
        Self { item, bytes: 0, lines: 0, is_new: false }
    }

    pub(super) fn print(&self, out: &mut String) {
        self.item.print(out);
    }
}

/// A project under construction, valid or not.
#[derive(Debug, Clone)]
pub struct Board {
    /// True if the first line of the project names the second version.
    says_second: bool,
    pub(super) parts: Vec<Rc<Part>>,
    pub(super) notes: Rc<[String]>,
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        let is_same = |(a, b): (&Rc<Part>, &Rc<Part>)| Rc::ptr_eq(a, b);
        let is_shared =
            self.parts.len() == other.parts.len() && self.parts.iter().zip(&other.parts).all(is_same);
        is_shared && self.notes == other.notes && self.says_second == other.says_second
            || self.print() == other.print()
    }
}

/// Builds a refusal from the key of a sentence, its arguments, and the reason in English.
pub fn refuse<const N: usize>(id: &'static str, args: [(&'static str, Arg); N], reason: &str) -> Illegal {
    let say = Say { id, args: Vec::from(args) };
    Illegal::saying(say, reason)
}

impl Board {
    /// Parses a project, with or without the studio's own first line. A state after the project is dropped.
    ///
    /// # Errors
    /// If the text is not a project, or is too long.
    pub fn parse(text: &str) -> Result<Self, TextError> {
        let (document, _) = Document::parse(text)?;
        let board = Self::of(document);
        if board.bytes() <= MAX_BYTES { Ok(board) } else { Err(too_long()) }
    }

    pub(super) fn of(document: Document) -> Self {
        let Document { says_second, items, notes } = document;
        Self { says_second, parts: items.into_iter().map(part).collect(), notes: notes.into() }
    }

    /// The text of the project, ending with a line break.
    pub fn print(&self) -> String {
        let mut out = String::with_capacity(self.bytes());
        out.push_str(&self.first_line());
        self.parts.iter().for_each(|part| part.print(&mut out));
        document::print_end(&self.notes, &mut out);
        out
    }

    fn first_line(&self) -> String {
        let is_second = self.says_second || self.parts.iter().any(|part| part.is_new);
        document::print_first_line(is_second) + "\n"
    }

    /// The length of the text in bytes.
    pub fn bytes(&self) -> usize {
        let notes: usize = self.notes.iter().map(|note| note.len() + 1).sum();
        let end = if notes == 0 { 0 } else { notes + 1 };
        self.first_line().len() + end + self.parts.iter().map(|part| part.bytes).sum::<usize>()
    }

    /// Replaces a part with a new one, read back from its own text, unless the text stays the same.
    #[inline(never)]
    pub(super) fn replace(&mut self, n: usize, item: Noted<Item>) {
        if text(&item) != text(&self.parts[n].item) {
            self.parts[n] = part(item);
        }
    }

    /// Replaces a part with its changed version.
    pub(super) fn change(&mut self, n: usize, change: impl FnOnce(&mut Noted<Item>)) {
        let mut item = self.parts[n].item.clone();
        change(&mut item);
        self.replace(n, item);
    }

    /// Replaces a level with its changed version. If only letters changed, all positions are kept and the
    /// text is not parsed again.
    pub(super) fn redraw(&mut self, n: usize, item: Noted<Item>) {
        let before = &self.parts[n];
        let rows = |item: &Noted<Item>| match &item.body {
            Item::Level(level) => level.parts.iter().map(|part| places_of(&part.body)).collect(),
            _ => Vec::new(),
        };
        let is_same_name =
            |a: &Item, b: &Item| matches!((a, b), (Item::Level(a), Item::Level(b)) if a.name == b.name);
        let (old, new): (Vec<Vec<TextPos>>, Vec<Vec<TextPos>>) = (rows(&before.item), rows(&item));
        // A row that ends in a space is shorter once it is printed and read again.
        let is_cut = rows_of(&item).any(|row| row.ends_with(char::is_whitespace));
        if old != new || is_cut || !is_same_name(&before.item.body, &item.body) {
            return self.replace(n, item);
        }
        let bytes = before.bytes + letters(&item) - letters(&before.item);
        self.parts[n] = Rc::new(Part { item, bytes, lines: before.lines, is_new: before.is_new });
    }

    /// Inserts a new part before part `n`.
    pub(super) fn insert(&mut self, n: usize, item: Noted<Item>) {
        self.parts.insert(n, part(item));
    }

    pub(super) fn remove(&mut self, n: usize) {
        self.parts.remove(n);
    }

    /// Removes a part but moves its comments to the next part, since they may be about more than the part.
    pub(super) fn remove_but_notes(&mut self, n: usize) {
        let mut notes = self.parts.remove(n).item.notes.clone();
        match self.parts.get_mut(n) {
            Some(next) => {
                let mut item = next.item.clone();
                notes.append(&mut item.notes);
                *next = part(Noted { notes, ..item });
            }
            None => self.notes = notes.into_iter().chain(self.notes.iter().cloned()).collect(),
        }
    }

    /// Parses the whole project again if an unreadable line could now belong to the part before it.
    pub(super) fn reparse_if_needed(&mut self) {
        let is_taken = |pair: &[Rc<Part>]| {
            let [before, Part { item: Noted { body: Item::Unread(line), .. }, .. }] = [&*pair[0], &*pair[1]]
            else {
                return false;
            };
            match &before.item.body {
                Item::Level(_) | Item::Rule(_) => true,
                Item::Kind(kind) => {
                    kind.last().is_own() && line.starts_with("  ") || line.starts_with("frame ")
                }
                Item::Test(_) => line.starts_with("  "),
                Item::Title(_)
                | Item::Pace(_)
                | Item::Time(_)
                | Item::Machine(_)
                | Item::Rooms(_)
                | Item::Card(..)
                | Item::Counter(_)
                | Item::Message(..)
                | Item::Group(_)
                | Item::Unread(_) => false,
            }
        };
        if self.parts.windows(2).any(is_taken)
            && let Ok(again) = Self::parse(&self.print())
        {
            *self = again;
        }
    }

    /// Refuses a project that is too long to be parsed again.
    pub(super) fn check_length(&self) -> Result<(), Illegal> {
        if self.bytes() <= MAX_BYTES {
            return Ok(());
        }
        Err(refuse("studio-too-long", [], "a project has at most a million letters"))
    }

    /// The indices of the parts that satisfy a condition.
    pub(super) fn places(&self, is_meant: impl Fn(&Item) -> bool) -> Vec<usize> {
        let places = self.parts.iter().enumerate().filter(|(_, part)| is_meant(&part.item.body));
        places.map(|(n, _)| n).collect()
    }

    /// The index of the part with a number among the parts that satisfy a condition, or a refusal.
    pub(super) fn nth(
        &self,
        n: usize,
        is_meant: impl Fn(&Item) -> bool,
        (id, reason): (&'static str, &str),
    ) -> Result<usize, Illegal> {
        let places = self.places(is_meant);
        places.get(n).copied().ok_or_else(|| refuse(id, [("n", (n as i64 + 1).into())], reason))
    }

    fn items<'a, T: 'a>(
        &'a self,
        of: impl Fn(&'a Item) -> Option<&'a T>,
    ) -> impl Iterator<Item = (usize, &'a T)> {
        self.parts.iter().enumerate().filter_map(move |(n, part)| of(&part.item.body).map(|item| (n, item)))
    }

    pub(super) fn kinds(&self) -> impl Iterator<Item = (usize, &KindText)> {
        self.items(|item| if let Item::Kind(kind) = item { Some(kind) } else { None })
    }

    pub(super) fn groups(&self) -> impl Iterator<Item = (usize, &GroupText)> {
        self.items(|item| if let Item::Group(group) = item { Some(group) } else { None })
    }

    /// A group by its name, and its index among the parts.
    pub(super) fn group(&self, name: &str) -> Option<(usize, &GroupText)> {
        self.groups().find(|(_, group)| group.name.text == name)
    }

    pub(super) fn levels(&self) -> impl Iterator<Item = (usize, &LevelText)> {
        self.items(|item| if let Item::Level(level) = item { Some(level) } else { None })
    }

    pub(super) fn rules(&self) -> impl Iterator<Item = (usize, &RuleText)> {
        self.items(|item| if let Item::Rule(rule) = item { Some(rule) } else { None })
    }

    pub(super) fn tests(&self) -> impl Iterator<Item = (usize, &TestText)> {
        self.items(|item| if let Item::Test(test) = item { Some(test) } else { None })
    }

    pub(super) fn kind(&self, name: &str) -> Result<(usize, &KindText), Illegal> {
        self.kinds()
            .find(|(_, kind)| kind.name.text == name)
            .ok_or_else(|| refuse("studio-no-kind", [("name", name.into())], "nothing has that name"))
    }

    /// Finds a kind by name, which must be a sprite or a background.
    pub(super) fn kind_of_sort(&self, name: &str, is_sprite: bool) -> Result<(usize, &KindText), Illegal> {
        let found = self.kind(name)?;
        if found.1.is_sprite == is_sprite {
            return Ok(found);
        }
        let id = if is_sprite { "studio-no-sprite" } else { "studio-no-background" };
        Err(refuse(id, [("name", name.into())], "this is of the other sort"))
    }

    /// Moves a part among the parts that satisfy a condition.
    pub(super) fn shift(
        &mut self,
        is_meant: impl Fn(&Item) -> bool,
        from: usize,
        to: usize,
    ) -> Result<(), Illegal> {
        let places = self.places(is_meant);
        if to >= places.len() {
            let most = places.len() as i64;
            return Err(refuse("studio-no-place", [("most", most.into())], "there is no such place"));
        }
        let part = self.parts.remove(places[from]);
        // Parts of other sorts stay where they are.
        self.parts.insert(places[to], part);
        Ok(())
    }
}

/// The text positions of the rows of a level's block.
fn places_of(part: &LevelPart) -> Vec<TextPos> {
    match part {
        LevelPart::Map(rows) | LevelPart::Sprites(rows) => rows.iter().map(|row| row.at).collect(),
        LevelPart::Unread(_) => Vec::new(),
    }
}

/// The rows of a level; none of another item.
fn rows_of(item: &Noted<Item>) -> impl Iterator<Item = &str> {
    let parts = match &item.body {
        Item::Level(level) => &level.parts[..],
        _ => &[],
    };
    let rows = parts.iter().filter_map(|part| match &part.body {
        LevelPart::Map(rows) | LevelPart::Sprites(rows) => Some(rows),
        LevelPart::Unread(_) => None,
    });
    rows.flatten().map(|row| &*row.body)
}

/// The number of bytes in the rows of a level.
fn letters(item: &Noted<Item>) -> usize {
    rows_of(item).map(str::len).sum()
}

/// The text of an item as it is read again: no line ends in a space, as a row does that was cut off after one.
fn text(item: &Noted<Item>) -> String {
    let mut text = String::new();
    item.print(&mut text);
    if text.lines().any(|line| line.ends_with(char::is_whitespace)) {
        text = text.lines().flat_map(|line| [line.trim_end(), "\n"]).collect();
    }
    text
}

/// Prints an item and parses it again, so that it equals its text and has positions in it.
fn part(item: Noted<Item>) -> Rc<Part> {
    let text = text(&item);
    let (document, _) = Document::parse_parts(&text, 1);
    let again = <[Noted<Item>; 1]>::try_from(document.items);
    let [item] = again.unwrap_or([item]);
    Rc::new(Part {
        is_new: item.body.is_new(),
        item,
        bytes: text.len(),
        lines: text.bytes().filter(|&byte| byte == b'\n').count() as u32,
    })
}
