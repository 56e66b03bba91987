//! Goals: conditions that all tiles, some tile or no tile must meet.

use tilery_kit::{Phrase, wording};

use crate::sections::Line;
use crate::source::{Named, Objects, Source, members};
use crate::tile::{SPRITES, Tile, Tiles, World};

/// The number of tiles that a goal needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Many {
    All,
    Some,
    No,
}

#[derive(Debug, Clone)]
pub struct Win {
    pub line: Line,
    many: Many,
    /// Sets of objects. A tile must have an object of each set.
    what: Vec<Objects>,
    /// Further such sets, from the word `on`; empty if the goal has no `on`.
    on: Vec<Objects>,
}

impl Win {
    /// True if a level meets the goal.
    pub fn is_met(&self, tiles: &[Objects]) -> bool {
        let has = |set: &Objects, all: &[Objects]| all.iter().all(|one| one & set != 0);
        let mut what = tiles.iter().filter(|set| has(set, &self.what));
        match self.many {
            Many::All => what.all(|set| has(set, &self.on)),
            Many::Some => what.any(|set| has(set, &self.on)),
            Many::No => !what.any(|set| has(set, &self.on)),
        }
    }

    /// True if some tile must meet the goal, false if no tile may violate it.
    pub fn is_some(&self) -> bool {
        self.many == Many::Some
    }
}

/// Reads the line of a goal.
pub fn read(source: &Source, present: Objects, line: &Line) -> Result<Win, Phrase> {
    let unread = || Phrase::new(wording!("puzzlescript-unread"));
    let words: Vec<&str> = line.text.split_whitespace().collect();
    let (many, what, on) = match words.as_slice() {
        [many, what] => (*many, *what, None),
        [many, what, "on", on] => (*many, *what, Some(*on)),
        _ => return Err(unread()),
    };
    let many = match many {
        "all" => Many::All,
        "some" | "any" => Many::Some,
        "no" => Many::No,
        _ => return Err(unread()),
    };
    let sets = |name: &str| match source.named(name) {
        None => Err(Phrase::new(wording!("puzzlescript-unknown")).with("name", Phrase::quoted(name))),
        Some(Named::All(set)) => Ok(members(*set).map(|object| 1 << object & present).collect()),
        Some(named) => Ok(vec![named.set() & present]),
    };
    if many == Many::All && on.is_none() {
        return Err(unread());
    }
    let on = on.map(sets).transpose()?.unwrap_or_default();
    Ok(Win { line: line.clone(), many, what: sets(what)?, on })
}

/// The goals, beginning with those that some tile must meet: the checks end at the first goal that is not
/// met.
pub fn in_order(wins: &[Win]) -> impl Iterator<Item = &Win> {
    wins.iter().filter(|win| win.is_some()).chain(wins.iter().filter(|win| !win.is_some()))
}

/// A goal as a condition on the map.
#[derive(Debug, Clone)]
pub enum Check {
    /// The goal is always met.
    Nothing,
    /// The goal is never met.
    Impossible,
    /// A tile like this must exist, or must not exist.
    Tile(Tiles),
}

/// The tiles that must not exist, or the tile that must exist.
pub fn checks(world: &World, win: &Win) -> Result<Vec<Check>, Phrase> {
    let check = |tile: Option<Tile>| match tile {
        None if win.is_some() => Check::Impossible,
        None => Check::Nothing,
        Some(tile) => Check::Tile(vec![tile]),
    };
    if win.many == Many::All {
        return win.on.iter().map(|on| Ok(check(tile(world, &win.what, *on)?))).collect();
    }
    let all: Vec<Objects> = win.what.iter().chain(&win.on).copied().collect();
    Ok(vec![check(tile(world, &all, 0)?)])
}

/// A tile with an object of each of `sets`, and no object of `without`; `None` if there is no such tile.
fn tile(world: &World, sets: &[Objects], without: Objects) -> Result<Option<Tile>, Phrase> {
    const GROUNDS: u32 = (1 << SPRITES) - 1;
    let kinds = |set: Objects| world.kinds_of(set & world.sprites) | world.grounds_of(set & !world.sprites);
    let exclude = kinds(without);
    let mut clauses: Vec<u32> = Vec::new();
    for clause in sets.iter().map(|set| kinds(*set) & !exclude) {
        // A subset is the stronger condition, and a tile has only one background.
        if let Some(wide) = clauses.iter_mut().find(|wide| clause & !**wide == 0) {
            *wide = clause;
        } else if let Some(grounds) = clauses.iter_mut().find(|one| (**one | clause) & !GROUNDS == 0) {
            *grounds &= clause;
        } else if !clauses.iter().any(|narrow| narrow & !clause == 0) {
            clauses.push(clause);
        }
    }
    if clauses.contains(&0) {
        return Ok(None);
    }
    let (include, also) = match *clauses.as_slice() {
        [include] => (include, 0),
        [include, also] if include & also == 0 => (include, also),
        _ => return Err(Phrase::new(wording!("puzzlescript-goal"))),
    };
    Ok(Some(Tile { place: (0, 0), include, also, exclude, destroys: false, does: Vec::new() }))
}
