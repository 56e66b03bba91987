//! Splits a rule into cases, one for each direction and button in which it differs: what each layer of its tiles may
//! hold, and what the rule puts there.

use std::slice;

use tilery_kit::{Phrase, wording};

use crate::source::{Named, Objects, Source, members};
use crate::written::{ACTION, BUTTONS, Row, Term, Written, buttons};

/// The maximum number of choices of objects for the properties of a rule.
const MOST_CHOICES: usize = 256;

/// The offset of the n-th tile of a rule from its first tile: rows down and columns right.
pub fn place(dir: usize, n: i32) -> (i32, i32) {
    [(-n, 0), (0, n), (n, 0), (0, -n)][dir % 4]
}

/// Extends each case by each choice. `None` if there are more than `most` results.
pub fn product<T: Clone>(cases: &[Vec<T>], choices: &[T], most: usize) -> Option<Vec<Vec<T>>> {
    let longer = |case: &Vec<T>, choice: &T| [case.as_slice(), slice::from_ref(choice)].concat();
    let all: Vec<Vec<T>> =
        cases.iter().flat_map(|case| choices.iter().map(move |choice| longer(case, choice))).collect();
    (all.len() <= most).then_some(all)
}

/// The effect of a rule on the object of a layer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Put {
    Keep,
    /// Removes the object if it is in the set.
    Clear(Objects),
    Set(u8),
}

/// A rule's condition on one layer of a tile, and its effect there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spot {
    /// The objects that the layer may have.
    pub may: Objects,
    pub may_be_empty: bool,
    /// The condition that the object is, or is not, about to move; `None` if the rule has no such condition.
    pub mark: Option<bool>,
    /// True if the condition `mark` is written in the rule, false if it only comes from a case.
    pub is_mark_explicit: bool,
    pub put: Put,
    /// True if the object is about to move afterwards, false if it is not; `None` for no change.
    pub go: Option<bool>,
}

impl Spot {
    pub fn is_impossible(&self) -> bool {
        self.may == 0 && !self.may_be_empty
    }

    pub fn changes(&self) -> bool {
        self.put != Put::Keep || self.go.is_some()
    }
}

/// A rule in one direction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flat {
    pub dir: usize,
    /// The layers of each tile of the rule.
    pub cells: Vec<Vec<Spot>>,
}

/// The case of a rule after one button, or after every button.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    pub button: Option<usize>,
    pub flat: Flat,
    /// Further groups of tiles that must exist anywhere on the map.
    pub besides: Vec<Flat>,
}

/// The cases of a rule in a game whose tiles can only contain the objects of `present`.
pub fn cases(source: &Source, present: Objects, rule: &Written) -> Result<Vec<Case>, Phrase> {
    let rows = rule.besides.iter().chain([&rule.left]).chain(&rule.right);
    let terms = || rows.clone().flatten().flatten();
    if let Some((_, name)) = terms().find(|(_, name)| source.named(name).is_none()) {
        return Err(Phrase::new(wording!("puzzlescript-unknown")).with("name", Phrase::quoted(name)));
    }
    let moves = terms().any(|(word, _)| !matches!(word.as_str(), "" | "no"));
    if moves && rule.is_late {
        return Err(Phrase::new(wording!("puzzlescript-unread")));
    }
    let mut dirs = if rule.dirs.is_empty() { vec![0, 2, 3, 1] } else { rule.dirs.clone() };
    let is_short = rule.left.len() == 1 && rule.besides.iter().all(|row| row.len() == 1);
    if is_short && !moves {
        dirs.truncate(1);
    }
    let mut cases: Vec<Case> = Vec::new();
    let all = if moves { (0..BUTTONS).map(Some).collect() } else { vec![None] };
    for button in all.into_iter().filter(|button| source.has_action || *button != Some(ACTION)) {
        for &dir in &dirs {
            let mut besides = Vec::new();
            for row in &rule.besides {
                let side = Side { left: row, right: None };
                besides.push(flatten(source, present, side, button, dir)?);
            }
            if besides.iter().any(Vec::is_empty) {
                continue;
            }
            if besides.iter().any(|all| all.len() > 1) {
                return Err(Phrase::new(wording!("puzzlescript-groups")));
            }
            let besides: Vec<Flat> = besides.into_iter().flatten().map(|cells| Flat { dir, cells }).collect();
            let side = Side { left: &rule.left, right: rule.right.as_ref() };
            for cells in flatten(source, present, side, button, dir)? {
                let case = Case { button, flat: Flat { dir, cells }, besides: besides.clone() };
                let is_same = |other: &Case| {
                    other.button == button
                        && other.flat.cells == case.flat.cells
                        && (is_short
                            && other.besides.iter().zip(&case.besides).all(|(a, b)| a.cells == b.cells)
                            || other.flat.dir == dir)
                };
                if !cases.iter().any(is_same) {
                    cases.push(case);
                }
            }
        }
    }
    let lost = source.dropped() & !source.hidden();
    let makes_lost = members(rule.makes(source) & lost).next().filter(|_| !cases.is_empty());
    if let Some(lost) = makes_lost {
        let name = Phrase::quoted(&source.objects[usize::from(lost)].name);
        return Err(Phrase::new(wording!("puzzlescript-dropped")).with("name", name));
    }
    Ok(cases)
}

/// A group of tiles, and the effects on it.
#[derive(Clone, Copy)]
struct Side<'a> {
    left: &'a Row,
    right: Option<&'a Row>,
}

/// Chooses an object for every property that must be a single object, and reads the tiles for each choice.
fn flatten(
    source: &Source,
    present: Objects,
    rule: Side<'_>,
    button: Option<usize>,
    dir: usize,
) -> Result<Vec<Vec<Vec<Spot>>>, Phrase> {
    let is_any = |name: &str| matches!(source.named(name), Some(Named::Any(_)));
    let positive = |terms: &[Term], name: &str| terms.iter().any(|(word, one)| word != "no" && one == name);
    // The index of the left tile and the name of each property that must be a single object.
    let mut chosen: Vec<(usize, &str)> = Vec::new();
    for (n, terms) in rule.left.iter().enumerate() {
        for (word, name) in terms.iter().filter(|(_, name)| is_any(name)) {
            let set = source.set(name) & present;
            let spans = source.layers.iter().filter(|layer| *layer & set != 0).count() > 1;
            if word != "no" && spans && !chosen.contains(&(n, name)) {
                chosen.push((n, name));
            }
        }
    }
    for (n, terms) in rule.right.into_iter().flatten().enumerate() {
        for (word, name) in terms.iter().filter(|(_, name)| is_any(name)) {
            if word == "no" || positive(&rule.left[n], name) {
                continue;
            }
            let mut at = (0..rule.left.len()).filter(|&at| positive(&rule.left[at], name));
            match (at.next(), at.next()) {
                (Some(at), None) if chosen.contains(&(at, name)) => {}
                (Some(at), None) => chosen.push((at, name)),
                _ => {
                    return Err(
                        Phrase::new(wording!("puzzlescript-which")).with("name", Phrase::quoted(name))
                    );
                }
            }
        }
    }
    let mut choices: Vec<Vec<u8>> = vec![Vec::new()];
    for (_, name) in &chosen {
        let objects: Vec<u8> = members(source.set(name) & present).collect();
        choices = product(&choices, &objects, MOST_CHOICES)
            .ok_or_else(|| Phrase::new(wording!("puzzlescript-crowded")))?;
    }
    let mut all = Vec::new();
    for choice in choices {
        let object = |n: usize, name: &str, is_right: bool| -> Option<Objects> {
            let at = chosen.iter().position(|&(at, one)| at == n && one == name);
            let at = at.or_else(|| chosen.iter().position(|&(_, one)| is_right && one == name));
            at.map(|at| 1 << choice[at])
        };
        if let Some(cells) = tiles(source, present, rule, button, dir, &object)? {
            all.push(cells);
        }
    }
    Ok(all)
}

/// Returns the tiles of a rule; `None` if it can never match.
fn tiles(
    source: &Source,
    present: Objects,
    rule: Side<'_>,
    button: Option<usize>,
    dir: usize,
    object: &dyn Fn(usize, &str, bool) -> Option<Objects>,
) -> Result<Option<Vec<Vec<Spot>>>, Phrase> {
    let set_of =
        |n: usize, name: &str, is_right: bool| object(n, name, is_right).unwrap_or_else(|| source.set(name));
    // Splits a name that means several objects together into a term for each of them.
    let singly = |n: usize, terms: &[Term], is_right: bool| -> Vec<(String, Objects)> {
        let each = |(word, name): &Term| {
            let set = set_of(n, name, is_right);
            let is_all = matches!(source.named(name), Some(Named::All(_)));
            let sets: Vec<Objects> = if is_all { members(set).map(|o| 1 << o).collect() } else { vec![set] };
            let is_shown = |set: &Objects| !is_right || *set & !source.hidden() != 0;
            sets.into_iter().filter(is_shown).map(|set| (word.clone(), set)).collect::<Vec<_>>()
        };
        terms.iter().flat_map(each).collect()
    };
    let layer_of = |set: Objects| source.layers.iter().position(|layer| layer & set != 0).unwrap_or(0);
    let mut cells = Vec::new();
    let mut strays = false;
    for (n, terms) in rule.left.iter().enumerate() {
        let mut spots: Vec<Spot> = source
            .layers
            .iter()
            .map(|layer| Spot {
                may: layer & present,
                may_be_empty: true,
                mark: None,
                is_mark_explicit: false,
                put: Put::Keep,
                go: None,
            })
            .collect();
        let mut used = vec![0; spots.len()];
        let mut named = vec![false; spots.len()];
        for (word, set) in singly(n, terms, false) {
            if word == "no" {
                for (layer, spot) in spots.iter_mut().enumerate() {
                    named[layer] |= source.layers[layer] & set != 0;
                    spot.may &= !set;
                }
                continue;
            }
            let layer = layer_of(set & present);
            if set & present == 0 || used[layer] != 0 {
                return Ok(None);
            }
            used[layer] = set;
            let spot = &mut spots[layer];
            (spot.may, spot.may_be_empty) = (spot.may & set, false);
            match buttons(&word, dir) {
                _ if word.is_empty() => {}
                None => (spot.mark, spot.is_mark_explicit) = (Some(false), true),
                Some(set) if button.is_some_and(|button| set >> button & 1 == 1) => {
                    (spot.mark, spot.is_mark_explicit) = (Some(true), true);
                }
                Some(_) => return Ok(None),
            }
        }
        if spots.iter().any(Spot::is_impossible) {
            return Ok(None);
        }
        if let Some(right) = rule.right {
            strays |=
                read_effects(&mut spots, &used, &named, &singly(n, &right[n], true), button, dir, &layer_of)?;
        }
        cells.push(spots);
    }
    if strays {
        return Err(Phrase::new(wording!("puzzlescript-direction")));
    }
    Ok(Some(cells))
}

/// Reads the effects on a tile. Returns true if an object would move in another direction than the button's.
fn read_effects(
    spots: &mut [Spot],
    used: &[Objects],
    named: &[bool],
    terms: &[(String, Objects)],
    button: Option<usize>,
    dir: usize,
    layer_of: &dyn Fn(Objects) -> usize,
) -> Result<bool, Phrase> {
    let mut strays = false;
    let mut answered = vec![false; spots.len()];
    let mut is_one = vec![false; spots.len()];
    for (word, set) in terms.iter().filter(|(word, _)| word != "no") {
        let layer = layer_of(*set);
        if std::mem::replace(&mut answered[layer], true) {
            return Err(Phrase::new(wording!("puzzlescript-unread")));
        }
        let spot = &mut spots[layer];
        is_one[layer] = set.count_ones() == 1;
        if is_one[layer] {
            if spot.may_be_empty || spot.may != *set {
                spot.put = Put::Set(set.trailing_zeros() as u8);
            }
        } else if *set != used[layer] {
            return Err(Phrase::new(wording!("puzzlescript-unread")));
        }
        match buttons(word, dir) {
            _ if word.is_empty() => {
                // A new object is at rest, unless the left side has a condition on its layer.
                let is_new = used[layer] == 0 && !named[layer] && set.count_ones() == 1;
                if spot.mark == Some(true) || is_new {
                    spot.go = Some(false);
                }
            }
            None => spot.go = Some(false),
            Some(set) if button.is_some_and(|button| set >> button & 1 == 1) => spot.go = Some(true),
            Some(_) => strays = true,
        }
    }
    for (layer, spot) in spots.iter_mut().enumerate().filter(|(layer, _)| !answered[*layer]) {
        if used[layer] != 0 {
            (spot.put, spot.go) = (Put::Clear(Objects::MAX), Some(false));
        }
    }
    for (_, set) in terms.iter().filter(|(word, _)| word == "no") {
        for (layer, spot) in spots.iter_mut().enumerate() {
            let is_all = used[layer] != 0 && !answered[layer];
            if !is_one[layer] && !is_all && spot.may & set != 0 {
                spot.put = Put::Clear(set | if let Put::Clear(before) = spot.put { before } else { 0 });
            }
        }
    }
    Ok(strays)
}
