//! Edits of groups, and of the rules and groups that name them.

use tilery_kit::Illegal;

use super::board::{Board, refuse};
use super::declared::Declared;
use super::edit::GroupEdit;
use super::names::kind_names;
use super::rules::is_rule;
use super::{full, plain, word};
use tilery_tilecode::check::check;
use tilery_tilecode::document::{Document, GroupText, Item, RuleLine};
use tilery_tilecode::model::{MAX_GROUPS, Offset};
use tilery_tilecode::words::{MARKS, Word};

impl Board {
    pub(super) fn edit_group(&mut self, name: &str, edit: GroupEdit<'_>) -> Result<(), Illegal> {
        let known = self.group(name);
        let mut members: Vec<String> = known.map_or(Vec::new(), |(_, group)| texts(&group.members));
        let at = known.map(|(n, _)| n);
        match edit {
            GroupEdit::Is(all) => members = all.into_iter().map(str::to_owned).collect(),
            GroupEdit::With(member) if members.iter().any(|known| known == member) => return Ok(()),
            GroupEdit::With(member) => members.push(member.to_owned()),
            GroupEdit::Without(_) if at.is_none() => {
                return Err(refuse("studio-no-kind", [("name", name.into())], "nothing has that name"));
            }
            GroupEdit::Without(member) => members.retain(|known| known != member),
        }
        for member in &members {
            self.check_declared(Declared::Kind, member)?;
            if self.is_within(name, member) {
                let args = [("name", member.as_str().into())];
                return Err(refuse("studio-group-circle", args, "a group cannot be in itself"));
            }
        }
        let members = members.iter().map(|member| word(member)).collect();
        let body = Item::Group(GroupText { name: word(name), members });
        match at {
            Some(at) => self.change(at, |item| item.body = body),
            None => {
                self.check_new(Declared::Kind, name)?;
                if self.groups().count() >= MAX_GROUPS {
                    return Err(full("groups", MAX_GROUPS));
                }
                let is_before = |item: &Item| matches!(item, Item::Kind(_) | Item::Group(_));
                let last = self.places(is_before).last().map_or(0, |n| n + 1);
                self.insert(last, plain(body));
            }
        }
        self.drop_empty_groups();
        Ok(())
    }

    /// True if a kind or group is, or names, a group.
    pub(super) fn is_within(&self, group: &str, name: &str) -> bool {
        let mut names = vec![name.to_owned()];
        let mut next = 0;
        while let Some(name) = names.get(next).cloned() {
            for member in self.group(&name).iter().flat_map(|(_, group)| &group.members) {
                if !names.contains(&member.text) {
                    names.push(member.text.clone());
                }
            }
            next += 1;
        }
        names.iter().any(|name| name == group)
    }

    /// Replaces a member of groups by others. Each is a member once.
    pub(super) fn change_members(&mut self, member: &str, by: &[&str]) {
        for n in self.places(|item| matches!(item, Item::Group(_))) {
            self.change(n, |item| {
                let Item::Group(group) = &mut item.body else { return };
                let Some(at) = group.members.iter().position(|word| word.text == member) else { return };
                let is_new =
                    |name: &&&str| **name == member || group.members.iter().all(|other| other.text != **name);
                let new: Vec<Word> = by.iter().filter(is_new).map(|name| word(name)).collect();
                group.members.splice(at..=at, new);
            });
        }
    }

    /// Removes a group. Rules and groups name its kinds themselves from now on, and mean the same. Rules that ask for
    /// one of a group of which nothing is left, and so never run, are removed.
    pub(super) fn remove_group(&mut self, name: &str) {
        let (document, _) = Document::parse(&self.print()).unwrap_or_default();
        let (meaning, _) = check(&document);
        let mut rules = meaning.rules.iter();
        let kinds = meaning.groups.iter().find(|group| group.name == name).map(|group| group.kinds);
        let kinds = kinds.unwrap_or_default();
        let (mut n, mut void) = (0, Vec::new());
        self.change_rules(|rule, notes| {
            let Some(meant) = rules.next() else { return };
            n += 1;
            for line in &mut rule.lines {
                let RuleLine::When { place, terms } = &mut line.body else { continue };
                let Some(Offset(place)) = Offset::named(&place.text) else { continue };
                let is_it = |word: &Word| word.text.strip_prefix(MARKS) == Some(name);
                let Some(at) = terms.iter().position(is_it) else { continue };
                let predicate = &meant.when[place];
                let (mark, set) = match terms[at].text.chars().next() {
                    Some('+') => ("+", predicate.include),
                    Some('~') => ("~", predicate.also),
                    _ => ("-", predicate.exclude),
                };
                let all = kind_names(&meaning, set.without(set.without(kinds)));
                let all = all.map(|name| [mark, name].concat());
                let new: Vec<Word> = all
                    .filter(|term| terms.iter().all(|other| other.text != *term))
                    .map(|term| word(&term))
                    .collect();
                terms.splice(at..=at, new);
                if mark != "-" && set.is_empty() {
                    void.push(n - 1);
                }
                if terms.is_empty() {
                    notes.append(&mut line.notes);
                }
            }
            let says = |line: &RuleLine| !matches!(line, RuleLine::When { terms, .. } if terms.is_empty());
            rule.lines.retain(|line| says(&line.body));
        });
        void.dedup();
        let rules = self.places(is_rule);
        void.iter().rev().for_each(|&n| self.remove(rules[n]));
        let places = self.places(|item| matches!(item, Item::Group(group) if group.name.text == name));
        for at in places.into_iter().rev() {
            let members = match &self.parts[at].item.body {
                Item::Group(group) => texts(&group.members),
                _ => Vec::new(),
            };
            self.remove_but_notes(at);
            self.change_members(name, &members.iter().map(String::as_str).collect::<Vec<_>>());
        }
    }

    /// Removes the groups in which nothing is and that nothing names.
    pub(super) fn drop_empty_groups(&mut self) {
        let is_named = |name: &str| {
            self.groups().any(|(_, group)| group.members.iter().any(|member| member.text == name))
                || self.rules().flat_map(|(_, rule)| &rule.lines).any(|line| match &line.body {
                    RuleLine::When { terms, .. } => {
                        terms.iter().any(|term| term.text.strip_prefix(MARKS) == Some(name))
                    }
                    _ => false,
                })
        };
        let is_empty = |item: &Item| match item {
            Item::Group(group) => group.members.is_empty() && !is_named(&group.name.text),
            _ => false,
        };
        for n in self.places(is_empty).into_iter().rev() {
            self.remove_but_notes(n);
        }
    }
}

fn texts(words: &[Word]) -> Vec<String> {
    words.iter().map(|word| word.text.clone()).collect()
}
