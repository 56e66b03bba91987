//! Checks groups: named sets of kinds, which rules may name in place of them.

use tilery_kit::text::TextPos;

use super::{Checker, find};
use crate::document::{GroupText, Item, Noted};
use crate::fault::Fault;
use crate::model::{Group, Kinds, MAX_GROUPS};
use crate::words::{MARKS, Word};

/// The groups that a predicate names with a mark: a bit set, and the number and place of the last one.
pub type Named = (u32, usize, TextPos);

impl Checker {
    pub(super) fn group_named(&self, name: &str) -> Option<usize> {
        find(&self.meaning.groups, name, |group| &group.name).map(usize::from)
    }

    pub(super) fn is_kind_or_group(&self, name: &str) -> bool {
        self.named(name).is_some() || self.group_named(name).is_some()
    }

    pub(super) fn group(&mut self, at: TextPos, GroupText { name, .. }: &GroupText) {
        self.name(name, self.is_kind_or_group(&name.text));
        if self.meaning.groups.len() == MAX_GROUPS {
            return self.report(at, Fault::TooMany { what: "groups", most: MAX_GROUPS });
        }
        self.meaning.groups.push(Group { name: name.text.clone(), kinds: Kinds::default(), inner: 0 });
    }

    /// Reads the members of a group. They are read after all names, since they may be declared below the group.
    pub fn members(&mut self, item: &Noted<Item>) {
        let Item::Group(GroupText { name, members }) = &item.body else { return };
        let Some(own) = self.group_named(&name.text) else { return };
        for Word { text, at } in members {
            let (kinds, inner) = match (self.named(text), self.group_named(text)) {
                (Some(which), _) => (which.into(), 0),
                (None, Some(group)) => {
                    let Group { kinds, inner, .. } = self.meaning.groups[group];
                    if group == own || inner >> own & 1 == 1 {
                        self.report(*at, Fault::Circle(text.clone()));
                        continue;
                    }
                    self.used |= 1 << group;
                    (kinds, inner | 1 << group)
                }
                (None, None) => {
                    self.report(*at, Fault::UnknownKind(text.clone()));
                    continue;
                }
            };
            for (n, group) in self.meaning.groups.iter_mut().enumerate() {
                if n == own || group.inner >> own & 1 == 1 {
                    group.kinds = group.kinds.union(kinds);
                    group.inner |= inner;
                }
            }
        }
    }

    /// Adds the kinds of groups to the sets of a predicate. A kind that the predicate names itself, or that a group
    /// before has put into another set, stays there; groups are taken by mark.
    pub(super) fn write_out(&mut self, named: &[Named; 3], is_sprite: bool, sets: &mut [Kinds; 3]) {
        for (mark, &(groups, last, at)) in named.iter().enumerate() {
            self.used |= groups;
            let mut kinds = Kinds::default();
            for (n, group) in self.meaning.groups.iter().enumerate() {
                if groups >> n & 1 == 1 {
                    kinds = kinds.union(group.kinds);
                }
            }
            if is_sprite && mark == 0 {
                kinds.backgrounds = 0;
            }
            for set in &sets[..] {
                kinds = kinds.without(*set);
            }
            sets[mark] = sets[mark].union(kinds);
            if groups != 0 && MARKS[mark] != '-' && sets[mark].is_empty() {
                let name = self.meaning.groups[last].name.clone();
                self.report(at, Fault::NothingLeft(name));
            }
        }
    }

    /// Warns of a group that is empty, or that nothing names, once all rules are read.
    pub fn group_use(&mut self, item: &Noted<Item>) {
        let Item::Group(GroupText { name, .. }) = &item.body else { return };
        let Some(group) = self.group_named(&name.text) else { return };
        if self.meaning.groups[group].kinds.is_empty() {
            self.report(name.at, Fault::EmptyGroup(name.text.clone()));
        } else if self.used >> group & 1 == 0 {
            self.report(name.at, Fault::UnusedGroup(name.text.clone()));
        }
    }
}
