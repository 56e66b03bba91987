//! Merging of two states of a project that were edited apart, part by part.
//!
//! Parts are the title and other lines of the header, counters, messages, kinds, groups, levels, rules and tests. The
//! state from which both began tells which side changed a part. What one side renamed is renamed on the other side
//! first, letters of kinds are made the same, and numbers of levels follow the levels. Lists, such as rules, merge as
//! in diff3 (Khanna, Kunal, Pierce: A Formal Investigation of Diff3).

mod align;
mod sequence;

use std::rc::Rc;

use serde::Serialize;
use tilery_kit::{Illegal, TextError};

use super::board::{Board, Part};
use align::align;
use sequence::{Entry, Sides, sequence};
use tilery_tilecode::document::{CardLine, Item, KindText, LevelPart, LevelText};

/// The sorts of parts, in the order of a new project.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
#[expect(missing_docs, reason = "the names say it")]
pub enum Sort {
    Title,
    Pace,
    Time,
    Machine,
    Rooms,
    Author,
    About,
    Origin,
    Counter,
    Message,
    Kind,
    Group,
    Level,
    Rule,
    Test,
    Unread,
}

impl Sort {
    const ALL: [Self; 16] = [
        Self::Title,
        Self::Pace,
        Self::Time,
        Self::Machine,
        Self::Rooms,
        Self::Author,
        Self::About,
        Self::Origin,
        Self::Counter,
        Self::Message,
        Self::Kind,
        Self::Group,
        Self::Level,
        Self::Rule,
        Self::Test,
        Self::Unread,
    ];

    fn of(item: &Item) -> Self {
        match item {
            Item::Title(_) => Self::Title,
            Item::Pace(_) => Self::Pace,
            Item::Time(_) => Self::Time,
            Item::Machine(_) => Self::Machine,
            Item::Rooms(_) => Self::Rooms,
            Item::Card(CardLine::Author, _) => Self::Author,
            Item::Card(CardLine::About, _) => Self::About,
            Item::Card(CardLine::Remix | CardLine::By, _) => Self::Origin,
            Item::Counter(_) => Self::Counter,
            Item::Message(..) => Self::Message,
            Item::Kind(_) => Self::Kind,
            Item::Group(_) => Self::Group,
            Item::Level(_) => Self::Level,
            Item::Rule(_) => Self::Rule,
            Item::Test(_) => Self::Test,
            Item::Unread(_) => Self::Unread,
        }
    }

    /// The name that identifies a part of this sort; `None` if parts of this sort have no names of their own.
    fn key(self, item: &Item) -> Option<&str> {
        match item {
            Item::Kind(kind) => Some(&kind.name.text),
            Item::Counter(counter) => Some(&counter.name.text),
            Item::Message(name, _) => Some(&name.text),
            Item::Group(group) => Some(&group.name.text),
            _ if self < Self::Origin => Some(""),
            _ => None,
        }
    }
}

/// A part that differs between two states.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase", optional_fields))]
pub struct Difference {
    /// The sort of the part.
    pub sort: Sort,
    /// The name of a kind, group, counter, message, level or test.
    pub name: String,
    /// Its number in our state, or else in theirs, from 0 among the parts of its sort.
    pub n: usize,
    /// Its text in our state; `None` if it is not there.
    pub ours: Option<String>,
    /// Its text in their state.
    pub theirs: Option<String>,
}

/// The choice for a part that both sides changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Choice {
    #[default]
    Ours,
    Theirs,
    /// Of levels, rules and tests.
    Both,
}

/// Two states as one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
pub struct Merged {
    /// The text of the project.
    pub text: String,
    /// The parts that came from their state.
    pub came: Vec<Difference>,
    /// The parts that both sides changed, in the order of the choices.
    pub conflicts: Vec<Difference>,
}

/// Merges two states of a project. `base` is the state from which both began, if it is known; without it, every part
/// that differs counts as changed on both sides, and nothing as removed. A conflict without a choice is ours.
///
/// # Errors
/// If a text is no project, or the merged one is too long.
pub fn merge(
    base: Option<&str>,
    ours: &str,
    theirs: &str,
    choices: &[Choice],
) -> Result<Result<Merged, Illegal>, TextError> {
    let mut ours = Board::parse(super::project_text(ours))?;
    let mut theirs = Board::parse(super::project_text(theirs))?;
    let mut from = base.map_or(Ok(ours.clone()), |base| Board::parse(super::project_text(base)))?;
    align(&mut from, &mut ours, &mut theirs);
    let choices = choices.iter().copied();
    let mut merge = Merge { is_known: base.is_some(), choices, came: Vec::new(), conflicts: Vec::new() };
    let levels = merge.levels(&mut from, &mut ours, &mut theirs);
    let mut merged = ours.clone();
    merged.fill(Sort::Level, levels);
    // What levels and rules name comes after them, since what one side removed stays if the other one needs it.
    for sort in Sort::ALL.into_iter().rev().filter(|sort| *sort != Sort::Level) {
        let needed = merged.clone();
        let (parts, _) = merge.sort(sort, [&from, &ours, &theirs], |part| needed.needs(part));
        merged.fill(sort, parts);
    }
    merged.merge_ends(&from, &theirs);
    merged.reparse_if_needed();
    let Merge { mut came, conflicts, .. } = merge;
    came.sort_by_key(|one| one.sort);
    Ok(merged.check_length().map(|()| Merged { text: merged.print(), came, conflicts }))
}

struct Merge<C> {
    is_known: bool,
    choices: C,
    came: Vec<Difference>,
    conflicts: Vec<Difference>,
}

impl<C: Iterator<Item = Choice>> Merge<C> {
    /// Merges the levels, and gives exits and tests of all three states the numbers in the merged one.
    fn levels(&mut self, from: &mut Board, ours: &mut Board, theirs: &mut Board) -> Vec<Rc<Part>> {
        let (parts, entries) = self.sort(Sort::Level, [from, ours, theirs], |_| false);
        for (n, board) in [from, ours, theirs].into_iter().enumerate() {
            board.renumber_levels(|level| entries.iter().position(|entry| entry[n] == Some(level)));
        }
        parts
    }

    /// Merges the parts of a sort. Returns them with their numbers in the three states.
    fn sort(
        &mut self,
        sort: Sort,
        boards: [&Board; 3],
        is_needed: impl Fn(&Part) -> bool,
    ) -> (Vec<Rc<Part>>, Vec<Entry>) {
        let of = |board: &Board| -> Vec<Rc<Part>> {
            board.parts.iter().filter(|part| Sort::of(&part.item.body) == sort).cloned().collect()
        };
        let sides = Sides::new(sort, boards.map(of));
        let mut merged = (Vec::new(), Vec::new());
        let mut push = |n: usize, entry: Entry| {
            if let Some(part) = entry[n].and_then(|at| sides.parts[n].get(at)) {
                merged.0.push(Rc::clone(part));
                merged.1.push(entry);
            }
        };
        for entry in sequence(&sides) {
            let [base, ours, theirs] = sides.texts(&entry);
            let is_ours_same = ours == base && (self.is_known || ours.is_none());
            let is_theirs_same = if self.is_known { theirs == base } else { theirs.is_none() };
            let is_kept =
                |n: usize| entry[n].and_then(|at| sides.parts[n].get(at)).is_some_and(|part| is_needed(part));
            if ours == theirs || is_theirs_same {
                push(if ours.is_none() && is_kept(2) { 2 } else { 1 }, entry);
            } else if is_ours_same {
                let n = if theirs.is_none() && is_kept(1) { 1 } else { 2 };
                self.came.extend((n == 2).then(|| sides.difference(&entry)));
                push(n, entry);
            } else {
                self.conflicts.push(sides.difference(&entry));
                match self.choices.next().unwrap_or_default() {
                    Choice::Ours => push(1, entry),
                    Choice::Theirs => push(2, entry),
                    Choice::Both => {
                        push(1, [entry[0], entry[1], None]);
                        push(2, [None, None, entry[2]]);
                    }
                }
            }
        }
        merged
    }
}

impl Board {
    /// Replaces the parts of a sort, in the places of those that are there.
    fn fill(&mut self, sort: Sort, parts: Vec<Rc<Part>>) {
        let mut next = parts.into_iter();
        let mut filled = Vec::new();
        // Parts without a place come after the last of their sort or of those before it.
        let last = self.parts.iter().rposition(|part| Sort::of(&part.item.body) == sort);
        let before = self.parts.iter().rposition(|part| Sort::of(&part.item.body) < sort);
        let end = last.or(before).map_or(0, |n| n + 1);
        for (n, part) in self.parts.iter().enumerate() {
            if n == end {
                filled.extend(next.by_ref());
            }
            if Sort::of(&part.item.body) != sort {
                filled.push(Rc::clone(part));
            } else if let Some(part) = next.next() {
                filled.push(part);
            }
        }
        filled.extend(next);
        self.parts = filled;
    }

    /// True if a level, a rule or a group names a part.
    fn needs(&self, part: &Part) -> bool {
        let Some(name) = Sort::of(&part.item.body).key(&part.item.body).filter(|name| !name.is_empty())
        else {
            return false;
        };
        let names = |text: &str| {
            text.split(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_')).any(|word| {
                // A word for a condition begins with a mark, which may be a minus.
                word == name || word.strip_prefix('-') == Some(name)
            })
        };
        self.parts.iter().any(|other| match (&other.item.body, &part.item.body) {
            (Item::Rule(rule), _) => names(&rule.print()),
            (Item::Group(group), _) => group.members.iter().any(|member| member.text == name),
            (Item::Level(level), Item::Kind(kind)) => shows(level, kind),
            _ => false,
        })
    }

    /// Adds the comments at the end that their state has, and ours has not.
    fn merge_ends(&mut self, from: &Self, theirs: &Self) {
        if self.notes == from.notes {
            self.notes = Rc::clone(&theirs.notes);
        } else if theirs.notes != from.notes {
            let new = theirs.notes.iter().filter(|note| !self.notes.contains(note));
            self.notes = self.notes.iter().chain(new).cloned().collect();
        }
    }
}

/// True if a level shows a kind.
fn shows(level: &LevelText, kind: &KindText) -> bool {
    let of_sort = |part: &LevelPart| match part {
        LevelPart::Map(rows) if !kind.is_sprite => {
            rows.iter().any(|row| row.body.contains(&*kind.letter.text))
        }
        LevelPart::Sprites(rows) if kind.is_sprite => {
            rows.iter().any(|row| row.body.contains(&*kind.letter.text))
        }
        _ => false,
    };
    level.parts.iter().any(|part| of_sort(&part.body))
}
