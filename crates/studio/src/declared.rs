//! Edits of counters and messages, and of the rules that mention a declared name.

use tilery_kit::Illegal;

use super::board::{Board, refuse};
use super::{full, one_line_of, plain, word};
use tilery_tilecode::document::{CounterText, GroupText, Item, KindText, MAX_MESSAGE, RuleLine, RuleText};
use tilery_tilecode::model::{MAX_COUNTERS, MAX_MESSAGES};
use tilery_tilecode::words::{self, CommandText, Word, is_name};

/// The sorts of declared names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Declared {
    /// A background, a sprite or a group of these.
    Kind,
    Counter,
    Message,
}

/// An edit of a counter or a message. `Start` and `Text` declare a name that does not exist yet.
#[derive(Debug, PartialEq, Eq)]
pub enum DeclaredEdit {
    Start { n: i16, is_shown: bool },
    Text(String),
    Rename(String),
    Remove,
}

impl Declared {
    /// The name of an item of this sort.
    pub(super) fn of(self, item: &Item) -> Option<&str> {
        match (self, item) {
            (Self::Kind, Item::Kind(KindText { name, .. }) | Item::Group(GroupText { name, .. })) => {
                Some(&name.text)
            }
            (Self::Counter, Item::Counter(CounterText { name, .. }))
            | (Self::Message, Item::Message(name, _)) => Some(&name.text),
            _ => None,
        }
    }

    /// Splits a word of a rule around a name of this sort: the text before it, the name, and the text after
    /// it.
    fn split(self, text: &str, is_when: bool) -> Option<(&str, &str, &str)> {
        let (at, name) = match (self, is_when) {
            (Self::Kind, true) => (1, text.strip_prefix(words::MARKS)?),
            (Self::Counter, true) => (0, words::ask(text)?.0),
            (Self::Message, true) => return None,
            (sort, false) => match (sort, words::command(text)?) {
                (
                    Self::Kind,
                    CommandText::Create(name)
                    | CommandText::Paint(name)
                    | CommandText::Portal(name)
                    | CommandText::Block(name),
                )
                | (Self::Counter, CommandText::Add(name, _))
                | (Self::Message, CommandText::Message(name)) => (text.find(':')? + 1, name),
                (Self::Kind, CommandText::ExitTo(_, name)) => (text.len() - name.len(), name),
                _ => return None,
            },
        };
        let (before, rest) = text.split_at(at);
        Some((before, name, &rest[name.len()..]))
    }
}

impl Board {
    /// The index of the part that declares a name, or a refusal.
    pub(super) fn check_declared(&self, sort: Declared, name: &str) -> Result<usize, Illegal> {
        self.declared(sort, name).ok_or_else(|| {
            let id = match sort {
                Declared::Kind => "studio-no-kind",
                Declared::Counter => "studio-no-counter",
                Declared::Message => "studio-no-message",
            };
            refuse(id, [("name", name.into())], "nothing has that name")
        })
    }

    /// The index of the part that declares a name.
    pub(super) fn declared(&self, sort: Declared, name: &str) -> Option<usize> {
        self.places(|item| sort.of(item) == Some(name)).first().copied()
    }

    pub(super) fn edit_declared(
        &mut self,
        sort: Declared,
        name: &str,
        edit: DeclaredEdit,
    ) -> Result<(), Illegal> {
        let body = match edit {
            DeclaredEdit::Remove => {
                let at = self.check_declared(sort, name)?;
                self.remove(at);
                self.change_mentions(sort, name, None);
                return Ok(());
            }
            DeclaredEdit::Rename(to) => {
                return self.rename(sort, name, &to);
            }
            DeclaredEdit::Start { n, is_shown } => {
                Item::Counter(CounterText { name: word(name), start: word(&n.to_string()), is_shown })
            }
            DeclaredEdit::Text(text) => Item::Message(word(name), one_line_of(&text, MAX_MESSAGE)),
        };
        if let Some(at) = self.declared(sort, name) {
            self.change(at, |item| item.body = body);
            return Ok(());
        }
        self.check_new(sort, name)?;
        let is_counter = sort == Declared::Counter;
        let (what, most) = if is_counter { ("counters", MAX_COUNTERS) } else { ("messages", MAX_MESSAGES) };
        let there = self.places(|item| sort.of(item).is_some());
        if there.len() >= most {
            return Err(full(what, most));
        }
        let is_later = |item: &Item| matches!(item, Item::Level(_) | Item::Rule(_) | Item::Test(_));
        let first = self.places(is_later).first().copied().unwrap_or(self.parts.len());
        self.insert(there.last().map_or(first, |n| n + 1), plain(body));
        Ok(())
    }

    /// Renames a part, and its mentions in rules and tests.
    pub(super) fn rename(&mut self, sort: Declared, name: &str, to: &str) -> Result<(), Illegal> {
        let at = self.check_declared(sort, name)?;
        self.check_new(sort, to)?;
        self.change(at, |item| {
            if let Item::Kind(KindText { name, .. })
            | Item::Group(GroupText { name, .. })
            | Item::Counter(CounterText { name, .. })
            | Item::Message(name, _) = &mut item.body
            {
                *name = word(to);
            }
        });
        self.change_mentions(sort, name, Some(to));
        self.rename_in_tests(sort, name, to);
        Ok(())
    }

    /// Renames a declared name in all rules and groups, or removes its mentions.
    pub(super) fn change_mentions(&mut self, sort: Declared, name: &str, to: Option<&str>) {
        self.change_rules(|rule, notes| {
            retain(rule, notes, |word, is_when| {
                let parts = sort.split(&word.text, is_when).filter(|(_, known, _)| *known == name);
                let Some((before, _, after)) = parts else { return true };
                if let Some(to) = to {
                    word.text = [before, to, after].concat();
                }
                to.is_some()
            });
        });
        if sort == Declared::Kind {
            self.change_members(name, to.as_slice());
        }
    }

    /// Refuses a name that is not valid or already declared.
    pub(super) fn check_new(&self, sort: Declared, name: &str) -> Result<(), Illegal> {
        if !is_name(name) {
            return Err(refuse("studio-bad-name", [("name", name.into())], "this cannot be a name"));
        }
        if self.declared(sort, name).is_some() {
            return Err(refuse("studio-name-taken", [("name", name.into())], "something else has that name"));
        }
        Ok(())
    }

    /// Updates the exits in rules and the levels of tests after levels have moved: `to` maps old level numbers to new
    /// ones, and removed levels to `None`.
    pub(super) fn renumber_levels(&mut self, to: impl Fn(usize) -> Option<usize>) {
        self.renumber_tests(&to);
        self.change_rules(|rule, notes| {
            retain(rule, notes, |word, is_when| {
                let (level, name) = match words::command(&word.text).filter(|_| !is_when) {
                    Some(CommandText::Exit(level)) => (level, None),
                    Some(CommandText::ExitTo(level, name)) => (level, Some(name)),
                    _ => return true,
                };
                let next = to(usize::from(level));
                if let Some(next) = next {
                    let name = name.map(|name| [":", name].concat()).unwrap_or_default();
                    word.text = format!("exit:{}{name}", next + 1);
                }
                next.is_some()
            });
        });
    }
}

/// Filters the words of a rule by `keeps`, whose second argument is true for conditions. Lines that lose all
/// words are removed, and their comments move to the rule.
fn retain(rule: &mut RuleText, notes: &mut Vec<String>, mut keeps: impl FnMut(&mut Word, bool) -> bool) {
    rule.lines.retain_mut(|line| {
        let (words, is_when) = match &mut line.body {
            RuleLine::When { terms, .. } => (terms, true),
            RuleLine::Do { commands, .. } => (commands, false),
            RuleLine::Unread(_) => return true,
        };
        let count = words.len();
        words.retain_mut(|word| keeps(word, is_when));
        if words.len() == count {
            return true;
        }
        // A heading needs a sprite.
        if is_when && !words.iter().any(|word| word.text.starts_with('+')) {
            words.retain(|word| !word.text.starts_with('@'));
        }
        if words.is_empty() {
            notes.append(&mut line.notes);
        }
        !words.is_empty()
    });
}
