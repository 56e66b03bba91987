//! The search for rules with a centre: over centres, views and conditions.

use super::atoms::Vocabulary;
use super::draft::Draft;
use super::facts::Fact;
use super::scene::{Scene, Spot};
use tilery_tilecode::check::Meaning;
use tilery_tilecode::model::{Command, Event, GAME_ROW, MAX_COMMANDS, Offset, Rows, Rule, View, Views};

/// The sets of views to try, with their costs: none, `all-four`, then the rarer ones.
const VIEWS: [(u8, u32); 9] = [
    (0, 0),
    (0b1_1100, 3),
    (0b1, 4),
    (0b10, 6),
    (0b1000, 6),
    (0b100, 6),
    (0b1_0000, 7),
    (0b1011, 9),
    (0b1_1111, 12),
];

/// The additional cost of a smash rule about the background if the example shows a sprite.
const MISSED: u32 = 8;

/// The rules that explain all scenes, with their costs.
pub fn search(meaning: &Meaning, scenes: &[Scene]) -> Vec<(u32, Rule)> {
    let known = Vocabulary::of(meaning);
    let shown = || (0..scenes.len()).filter(|n| scenes[*n].facts.is_some());
    let from = |n: usize, part| from(meaning, &known, scenes, n, part);
    let found = shown().next().map(|n| from(n, None)).unwrap_or_default();
    if !found.is_empty() {
        return found;
    }
    // A single firing may explain only a part of what happens on a board.
    shown().flat_map(|n| (0..5).flat_map(move |row| from(n, Some(row)))).collect()
}

/// The rules of which one firing explains all effects in a scene, or (with `part`) the effects on the centre
/// tile and on the tile of a row.
fn from(
    meaning: &Meaning,
    known: &Vocabulary,
    scenes: &[Scene],
    n: usize,
    part: Option<usize>,
) -> Vec<(u32, Rule)> {
    let scene = &scenes[n];
    let mut found = Vec::new();
    let mut events = vec![scene.event];
    if let Event::Smash(_) = scene.event {
        events = tilery_kit::Dir::ALL.map(Event::Smash).to_vec();
    }
    for event in events {
        for seed in scene.spots(n, event, &[View::Original]) {
            let is_meant = scene.centre.is_none()
                || seed.sprite.is_some_and(|index| Some(scene.sprites[index].id) == scene.centre);
            if !is_meant {
                continue;
            }
            let Some(rows) = rows(scene, &seed, event, part) else { continue };
            let dots: &[bool] = match event.dot() {
                Some(dot) => {
                    let acts = rows[row_of(dot)].iter();
                    let needs = acts.take_while(|command| !matches!(command, Command::Portal(_)));
                    let needs =
                        needs.into_iter().any(|command| matches!(command, Command::Stop | Command::Destroy));
                    if needs {
                        &[true]
                    } else if seed.hits == 0 {
                        &[false]
                    } else {
                        &[true, false]
                    }
                }
                None => &[true],
            };
            for &hits_sprite in dots {
                for (views, cost) in VIEWS {
                    let draft =
                        Draft { meaning, known, scenes, seed: &seed, event, rows: &rows, hits_sprite };
                    let cost = if hits_sprite || seed.hits == 0 { cost } else { cost + MISSED };
                    for is_family in [true, false] {
                        let fits = draft.fit(Views(views), is_family);
                        found.extend(fits.into_iter().map(|(more, rule)| (cost + more, rule)));
                    }
                }
            }
        }
    }
    found
}

/// The index of the row of commands for a tile.
pub fn row_of(place: Offset) -> usize {
    Offset::ROWS.iter().position(|row| *row == place).unwrap_or(0)
}

/// The rows of commands by which a rule at the seed has the effects around it. `None` if this is impossible.
fn rows(scene: &Scene, seed: &Spot, event: Event, part: Option<usize>) -> Option<Rows> {
    let row_at = |tile: usize| Offset::NEAR.iter().position(|place| scene.near(seed.tile, *place) == tile);
    let hits = seed.sprite.map(|index| scene.hits(&scene.sprites[index])).unwrap_or_default();
    let row_with = |id: u32| {
        if let (Some(dot), true) = (event.dot(), hits.iter().any(|hit| hit.id == id)) {
            return Some(row_of(dot));
        }
        let sprite = scene.sprites.iter().find(|sprite| sprite.id == id)?;
        // On the centre tile, only the centre sprite itself.
        let is_centre = seed.sprite.is_some_and(|index| scene.sprites[index].id == id);
        row_at(sprite.tile).filter(|row| (*row == 0) == is_centre)
    };
    let mut rows = Rows::default();
    let mut far = Vec::new();
    // Commands to sprites come first, then those to the tile, and last the creation of sprites.
    let is_part = |fact: &&Fact| {
        let row = match **fact {
            Fact::Moved(id, _) | Fact::Stopped(id) | Fact::Destroyed(id) => row_with(id),
            Fact::Painted(tile, _) | Fact::Created(_, tile, _) => row_at(tile),
            _ => Some(0),
        };
        part.is_none_or(|part| row == Some(0) || row == Some(part))
    };
    let facts: Vec<&Fact> = scene.facts.iter().flatten().filter(is_part).collect();
    for fact in &facts {
        match **fact {
            Fact::Moved(id, dir) => rows[row_with(id)?].push(Command::Move(dir)),
            Fact::Stopped(id) => rows[row_with(id)?].push(Command::Stop),
            Fact::Destroyed(id) => rows[row_with(id)?].push(Command::Destroy),
            _ => {}
        }
    }
    for fact in facts {
        match *fact {
            Fact::Painted(tile, kind) => match row_at(tile) {
                Some(row) => rows[row].insert(0, Command::Paint(kind)),
                None => far.push((scene.ground[tile], Command::Paint(kind))),
            },
            Fact::Created(kind, tile, moves) => match row_at(tile) {
                Some(row) => {
                    rows[row].push(Command::Create(kind));
                    rows[row].extend(moves.map(Command::Move));
                }
                None => far.push((scene.ground[tile], Command::Create(kind))),
            },
            Fact::Game(command) if !rows[GAME_ROW].contains(&command) => rows[GAME_ROW].push(command),
            _ => {}
        }
    }
    // A row has at most one portal. A sprite created behind it replaces a destroyed sprite.
    for (ground, command) in far {
        let is_open = |row: &Vec<Command>| !row.iter().any(|one| matches!(one, Command::Portal(_)));
        let is_for =
            |row: &Vec<Command>| row.contains(&Command::Destroy) == matches!(command, Command::Create(_));
        let near = 0..Offset::NEAR.len();
        let n = near.clone().find(|&n| is_open(&rows[n]) && is_for(&rows[n]));
        let n = n.or_else(|| near.clone().find(|&n| is_open(&rows[n])))?;
        rows[n].extend([Command::Portal(ground), command]);
    }
    let is_something = part.is_none_or(|part| !rows[part].is_empty());
    (is_something && rows.iter().all(|row| row.len() <= MAX_COMMANDS)).then_some(rows)
}
