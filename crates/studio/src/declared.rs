//! Edits of counters and messages, and of the rules that mention them.

use tilery_kit::Illegal;

use super::board::{Board, refuse};
use super::edit::DeclaredEdit;
use super::{full, one_line_of, plain, word};
use tilery_tilecode::document::{CounterText, Item, MAX_MESSAGE, Noted, RuleLine, RuleText, Word};
use tilery_tilecode::model::{MAX_COUNTERS, MAX_MESSAGES};
use tilery_tilecode::words::{self, CommandText, is_name};

/// The sorts of declared names other than backgrounds and sprites.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Declared {
    /// A counter.
    Counter,
    /// A message.
    Message,
}

impl Declared {
    /// The name of an item of this sort.
    fn of(self, item: &Item) -> Option<&str> {
        match (self, item) {
            (Self::Counter, Item::Counter(CounterText { name, .. }))
            | (Self::Message, Item::Message(name, _)) => Some(&name.text),
            _ => None,
        }
    }

    /// Splits a word of a rule around a name of this sort: the text before it, the name, and the text after
    /// it.
    fn split(self, text: &str, is_when: bool) -> Option<(&str, &str, &str)> {
        let name = match (self, is_when) {
            (Self::Counter, true) => words::ask(text)?.0,
            (_, true) => return None,
            (sort, false) => match (sort, words::command(text)?) {
                (Self::Counter, CommandText::Add(name, _)) | (Self::Message, CommandText::Message(name)) => {
                    name
                }
                _ => return None,
            },
        };
        let (before, rest) = text.split_at(if is_when { 0 } else { text.find(':')? + 1 });
        Some((before, name, &rest[name.len()..]))
    }
}

impl Board {
    /// Refuses a name that is not declared.
    pub(super) fn check_declared(&self, sort: Declared, name: &str) -> Result<(), Illegal> {
        self.declared(sort, name).map(|_| ()).ok_or_else(|| {
            let id = if sort == Declared::Counter { "studio-no-counter" } else { "studio-no-message" };
            refuse(id, [("name", name.into())], "nothing has that name")
        })
    }

    fn declared(&self, sort: Declared, name: &str) -> Option<usize> {
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
                self.check_declared(sort, name)?;
                let there = self.places(|item| sort.of(item) == Some(name));
                self.remove(there[0]);
                self.change_rules(|rule| change(rule, sort, name, None));
                return Ok(());
            }
            DeclaredEdit::Rename(to) => {
                self.check_declared(sort, name)?;
                self.check_new(sort, &to)?;
                let there = self.places(|item| sort.of(item) == Some(name));
                let mut item = self.parts[there[0]].item.clone();
                if let Item::Counter(CounterText { name, .. }) | Item::Message(name, _) = &mut item.body {
                    *name = word(&to);
                }
                self.replace(there[0], item);
                self.change_rules(|rule| change(rule, sort, name, Some(&to)));
                return Ok(());
            }
            DeclaredEdit::Start { n, is_shown } => {
                Item::Counter(CounterText { name: word(name), start: word(&n.to_string()), is_shown })
            }
            DeclaredEdit::Text(text) => Item::Message(word(name), one_line_of(&text, MAX_MESSAGE)),
        };
        if let Some(at) = self.declared(sort, name) {
            self.replace(at, Noted { body, ..self.parts[at].item.clone() });
            return Ok(());
        }
        self.check_new(sort, name)?;
        let (what, most) = match sort {
            Declared::Counter => ("counters", MAX_COUNTERS),
            Declared::Message => ("messages", MAX_MESSAGES),
        };
        let there = self.places(|item| sort.of(item).is_some());
        if there.len() >= most {
            return Err(full(what, most));
        }
        let is_later = |item: &Item| matches!(item, Item::Level(_) | Item::Rule(_) | Item::Test(_));
        let first = self.places(is_later).first().copied().unwrap_or(self.parts.len());
        self.insert(there.last().map_or(first, |n| n + 1), plain(body));
        Ok(())
    }

    fn check_new(&self, sort: Declared, name: &str) -> Result<(), Illegal> {
        if !is_name(name) {
            return Err(refuse("studio-bad-name", [("name", name.into())], "this cannot be a name"));
        }
        if self.declared(sort, name).is_some() {
            return Err(refuse("studio-name-taken", [("name", name.into())], "something else has that name"));
        }
        Ok(())
    }

    /// Updates the exits in rules after levels have moved: `to` maps old level numbers to new ones, and
    /// removed levels to `None`.
    pub(super) fn renumber_exits(&mut self, to: impl Fn(usize) -> Option<usize>) {
        self.change_rules(|rule| {
            let mut is_changed = false;
            retain(rule, |word, is_when| {
                let Some(CommandText::Exit(level)) = words::command(&word.text).filter(|_| !is_when) else {
                    return true;
                };
                let level = usize::from(level);
                let next = to(level);
                is_changed |= next != Some(level);
                if let Some(next) = next {
                    word.text = format!("exit:{}", next + 1);
                }
                next.is_some()
            });
            is_changed
        });
    }
}

/// Renames a declared name in a rule, or removes it. Returns true if the rule mentions the name.
fn change(rule: &mut Noted<RuleText>, sort: Declared, name: &str, to: Option<&str>) -> bool {
    let mut is_changed = false;
    retain(rule, |word, is_when| {
        let Some((before, _, after)) = sort.split(&word.text, is_when).filter(|(_, known, _)| *known == name)
        else {
            return true;
        };
        is_changed = true;
        if let Some(to) = to {
            word.text = [before, to, after].concat();
        }
        to.is_some()
    });
    is_changed
}

/// Filters the words of a rule by `keeps`, whose second argument is true for conditions on the game. Lines
/// without remaining words are removed, and their comments move to the rule.
fn retain(rule: &mut Noted<RuleText>, mut keeps: impl FnMut(&mut Word, bool) -> bool) {
    let lines = std::mem::take(&mut rule.body.lines);
    for mut line in lines {
        let (words, is_when) = match &mut line.body {
            RuleLine::When { place, terms } if place.text == "game" => (terms, true),
            RuleLine::Do { commands, .. } => (commands, false),
            _ => {
                rule.body.lines.push(line);
                continue;
            }
        };
        words.retain_mut(|word| keeps(word, is_when));
        if words.is_empty() {
            rule.notes.append(&mut line.notes);
        } else {
            rule.body.lines.push(line);
        }
    }
}
