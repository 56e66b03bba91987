//! Goals: what all tiles, some tile or no tile is to show.

use tilery_kit::{Phrase, wording};

use crate::source::{Line, Named, Source};
use crate::tile::{SPRITES, Tile, Tiles, World};

/// How many tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Many {
    All,
    Some,
    No,
}

/// A goal.
#[derive(Debug, Clone)]
pub struct Win {
    pub line: Line,
    many: Many,
    what: u64,
    /// The objects on whose tiles, if the goal says so.
    on: Option<u64>,
}

impl Win {
    /// True if some tile is to be so; else none.
    pub fn is_some(&self) -> bool {
        self.many == Many::Some
    }
}

/// Reads the line of a goal.
pub fn read(source: &Source, there: u64, line: &Line) -> Result<Win, Phrase> {
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
    let set = |name: &str| match source.named(name) {
        None => Err(Phrase::new(wording!("puzzlescript-unknown")).with("name", Phrase::quoted(name))),
        // All of several at once.
        Some(Named::All(_)) => Err(Phrase::new(wording!("puzzlescript-goal"))),
        Some(named) => Ok(named.set() & there),
    };
    if many == Many::All && on.is_none() {
        return Err(unread());
    }
    let on = on.map(set).transpose()?;
    Ok(Win { line: line.clone(), many, what: set(what)?, on })
}

/// The goals that some tile meets first: a turn that does not meet one goes no further.
pub fn in_order(wins: &[Win]) -> impl Iterator<Item = &Win> {
    wins.iter().filter(|win| win.is_some()).chain(wins.iter().filter(|win| !win.is_some()))
}

/// What a goal asks of the map.
#[derive(Debug, Clone)]
pub enum Asks {
    /// It is met whatever the map shows.
    Nothing,
    /// It is never met.
    Impossible,
    /// A tile like this is to be nowhere, or somewhere.
    Tile(Tiles),
}

/// The tile that is to be nowhere, or somewhere.
pub fn asks(world: &World, win: &Win) -> Result<Asks, Phrase> {
    let kinds = |set: u64| world.kinds_of(set & world.sprites) | world.grounds_of(set & !world.sprites);
    let what = kinds(win.what);
    let mut tile =
        Tile { place: (0, 0), include: what, also: 0, exclude: 0, destroys: false, does: Vec::new() };
    match (win.many, win.on.map(kinds)) {
        (Many::All, on) => {
            tile.exclude = on.unwrap_or(0);
            tile.include = what & !tile.exclude;
        }
        (_, None) => {}
        (_, Some(on)) => {
            const GROUNDS: u32 = (1 << SPRITES) - 1;
            if what & !on == 0 || on & !what == 0 || (what | on) & !GROUNDS == 0 {
                tile.include = what & on;
            } else if what & on == 0 {
                tile.also = on;
            } else {
                return Err(Phrase::new(wording!("puzzlescript-goal")));
            }
        }
    }
    Ok(match (tile.include, win.is_some()) {
        (0, true) => Asks::Impossible,
        (0, false) => Asks::Nothing,
        _ => Asks::Tile(vec![tile]),
    })
}
