//! The order of merged parts: which parts of three states are one, and where the others come.

use std::rc::Rc;

use super::{Difference, Sort};
use crate::board::Part;
use tilery_tilecode::document::Item;

/// A part in the state from which both began, in ours and in theirs, as numbers from 0.
pub(super) type Entry = [Option<usize>; 3];

/// Two parts are one that was changed if so many of a hundred of their lines are the same.
const ALIKE: usize = 50;

/// The parts of a sort in the three states.
pub(super) struct Sides {
    sort: Sort,
    pub(super) parts: [Vec<Rc<Part>>; 3],
    texts: [Vec<String>; 3],
}

impl Sides {
    pub(super) fn new(sort: Sort, parts: [Vec<Rc<Part>>; 3]) -> Self {
        let print = |part: &Rc<Part>| {
            let mut text = String::new();
            part.print(&mut text);
            text
        };
        let texts = [0, 1, 2].map(|n| parts[n].iter().map(print).collect());
        Self { sort, parts, texts }
    }

    /// The texts of an entry in the three states.
    pub(super) fn texts(&self, entry: &Entry) -> [Option<&str>; 3] {
        [0, 1, 2].map(|n| entry[n].and_then(|at| self.texts[n].get(at)).map(String::as_str))
    }

    pub(super) fn difference(&self, entry: &Entry) -> Difference {
        let [_, ours, theirs] = self.texts(entry);
        let n = entry[1].or(entry[2]).unwrap_or_default();
        let part = [1, 2].into_iter().find_map(|side| self.parts[side].get(entry[side]?));
        let name = part.map_or(String::new(), |part| name(self.sort, &part.item.body).to_owned());
        let text = |text: Option<&str>| text.map(|text| text.trim_start().to_owned());
        Difference { sort: self.sort, name, n, ours: text(ours), theirs: text(theirs) }
    }

    fn key(&self, side: usize, n: usize) -> Option<&str> {
        self.sort.key(&self.parts[side][n].item.body)
    }

    /// The part of another side that each part of a side is: the one with its name or else its text, then one with
    /// the name of a level or test, then the most similar one.
    fn matches(&self, side: usize, other: usize) -> Vec<Option<usize>> {
        let (count, others) = (self.parts[side].len(), self.parts[other].len());
        let mut found = vec![None; count];
        let mut is_taken = vec![false; others];
        let mut each = |is_same: &dyn Fn(usize, usize) -> bool| {
            for n in (0..count).filter(|&n| found[n].is_none()).collect::<Vec<_>>() {
                if let Some(at) = (0..others).find(|&at| !is_taken[at] && is_same(n, at)) {
                    found[n] = Some(at);
                    is_taken[at] = true;
                }
            }
        };
        if self.key_of_sort() {
            each(&|n, at| self.key(side, n) == self.key(other, at));
            return found;
        }
        each(&|n, at| self.texts[side][n] == self.texts[other][at]);
        let name = |side: usize, n: usize| name(self.sort, &self.parts[side][n].item.body);
        each(&|n, at| !name(side, n).is_empty() && name(side, n) == name(other, at));
        let mut pairs = Vec::new();
        for n in (0..count).filter(|&n| found[n].is_none()) {
            for at in (0..others).filter(|&at| !is_taken[at]) {
                let alike = likeness(&self.texts[side][n], &self.texts[other][at]);
                if alike >= ALIKE {
                    // As one number, because the sort of a tuple takes several kilobytes of code.
                    let [far, n, at] = [n.abs_diff(at), n, at].map(|n| n as u64);
                    pairs.push((100 - alike as u64) << 54 | far << 36 | n << 18 | at);
                }
            }
        }
        pairs.sort_unstable();
        for pair in pairs {
            let [n, at] = [pair >> 18, pair].map(|n| (n & 0x3_ffff) as usize);
            if found[n].is_none() && !is_taken[at] {
                found[n] = Some(at);
                is_taken[at] = true;
            }
        }
        found
    }

    fn key_of_sort(&self) -> bool {
        self.sort < Sort::Origin || (Sort::Counter..=Sort::Group).contains(&self.sort)
    }
}

fn name(sort: Sort, item: &Item) -> &str {
    match item {
        Item::Level(level) => &level.name,
        Item::Test(test) => &test.name,
        _ => sort.key(item).unwrap_or_default(),
    }
}

/// The percentage of lines that two texts have in common.
fn likeness(a: &str, b: &str) -> usize {
    let mut rest: Vec<&str> = b.lines().filter(|line| !line.is_empty()).collect();
    let (mut common, mut all) = (0, rest.len());
    for line in a.lines().filter(|line| !line.is_empty()) {
        match rest.iter().position(|other| *other == line) {
            Some(at) => {
                rest.swap_remove(at);
                common += 1;
            }
            None => all += 1,
        }
    }
    100 * common / all.max(1)
}

/// All parts of the three states in the order of the merged one: that of the side that moved parts, with the parts
/// of the other one after those that they follow there.
pub(super) fn sequence(sides: &Sides) -> Vec<Entry> {
    let [_, ours, theirs] = [0, 1, 2].map(|side| sides.parts[side].len());
    let mut from = [Vec::new(), sides.matches(1, 0), sides.matches(2, 0)];
    let is_sorted = |list: &[Option<usize>]| list.iter().flatten().is_sorted();
    let lead = if is_sorted(&from[1]) && !is_sorted(&from[2]) { 2 } else { 1 };
    let follow = 3 - lead;
    let added = sides.matches(follow, lead);
    let mut all: Vec<Entry> = (0..if lead == 1 { ours } else { theirs })
        .map(|n| {
            let mut entry = [from[lead][n], None, None];
            entry[lead] = Some(n);
            entry
        })
        .collect();
    let mut at = 0;
    for (n, base) in std::mem::take(&mut from[follow]).into_iter().enumerate() {
        // Parts that both sides added are one if they are equal or have the same name.
        let is_same = |entry: &Entry| match base {
            Some(base) => entry[0] == Some(base),
            None => {
                entry[0].is_none()
                    && added[n].is_some()
                    && entry[lead] == added[n]
                    && is_one(sides, lead, entry, follow, n)
            }
        };
        match all.iter().position(is_same) {
            Some(found) => {
                all[found][follow] = Some(n);
                at = found + 1;
            }
            None => {
                let mut entry = [base, None, None];
                entry[follow] = Some(n);
                all.insert(at, entry);
                at += 1;
            }
        }
    }
    all
}

fn is_one(sides: &Sides, lead: usize, entry: &Entry, follow: usize, n: usize) -> bool {
    sides.key_of_sort() || entry[lead].and_then(|at| sides.texts[lead].get(at)) == sides.texts[follow].get(n)
}
