//! Levels that begin with a turn without a button: its outcome becomes the level.

use crate::game::Game;
use crate::rule::{Flat, Put, Spot, place};
use crate::source::{Level, Objects};
use crate::variant::split;

/// The maximum number of firings of a group.
const MOST: usize = 1000;

/// The levels of a game after that turn. `None` if a rule sets an object moving, gives a command, or cannot
/// be translated.
pub fn settled(game: &Game<'_>) -> Option<Vec<Level>> {
    let still = vec![false; game.marked.len()];
    let mut groups: Vec<Vec<(Flat, Vec<Flat>)>> = Vec::new();
    for group in &game.groups {
        let mut parts = Vec::new();
        for rule in &group.rules {
            // Nothing moves yet, so the cases of all buttons are the same.
            let first = rule.cases.iter().filter_map(|case| case.button).min();
            for case in rule.cases.iter().filter(|case| case.button == first) {
                let spots = || case.flat.cells.iter().chain(case.besides.iter().flat_map(|flat| &flat.cells));
                if spots().flatten().any(|spot| spot.mark == Some(true)) {
                    continue;
                }
                let moves = case.flat.cells.iter().flatten().any(|spot| spot.go == Some(true));
                if moves || !rule.commands.is_empty() {
                    return None;
                }
                let split = split(&case.flat, &still)?;
                parts.extend(split.into_iter().map(|part| (part, case.besides.clone())));
            }
        }
        groups.push(parts);
    }
    let layers: Vec<Objects> = game.source.layers.iter().map(|layer| layer & game.present).collect();
    let mut levels = game.source.levels.clone();
    for level in &mut levels {
        for parts in &groups {
            let mut count = 0;
            while fire(level, parts, &layers) {
                count += 1;
                if count == MOST {
                    return None;
                }
            }
        }
    }
    Some(levels)
}

/// Fires all matches of some rules. Returns false if there are no matches.
fn fire(level: &mut Level, parts: &[(Flat, Vec<Flat>)], layers: &[Objects]) -> bool {
    let (before, cols) = (level.tiles.clone(), level.cols);
    let places = |part: &Flat| -> Vec<Vec<usize>> {
        (0..before.len()).filter_map(|at| tiles(&before, cols, part, at, layers)).collect()
    };
    let mut has_fired = false;
    for (part, besides) in parts {
        if besides.iter().any(|part| places(part).is_empty()) {
            continue;
        }
        for tiles in places(part) {
            has_fired = true;
            for (spots, at) in part.cells.iter().zip(tiles) {
                for spot in spots {
                    match spot.put {
                        Put::Keep => {}
                        Put::Set(object) => {
                            level.tiles[at] = level.tiles[at] & !spot.may | 1 << object;
                        }
                        Put::Clear(_) => level.tiles[at] &= !spot.may,
                    }
                }
            }
        }
    }
    has_fired
}

/// The indices of the tiles of a rule whose first tile is `at`; `None` if the rule does not match there.
fn tiles(map: &[Objects], cols: usize, part: &Flat, at: usize, layers: &[Objects]) -> Option<Vec<usize>> {
    let (row, col) = ((at / cols) as i32, (at % cols) as i32);
    let size = ((map.len() / cols) as i32, cols as i32);
    let mut tiles = Vec::new();
    for (n, spots) in (0i32..).zip(&part.cells) {
        let (down, right) = place(part.dir, n);
        let (row, col) = (row + down, col + right);
        if !(0..size.0).contains(&row) || !(0..size.1).contains(&col) {
            return None;
        }
        let at = (row * size.1 + col) as usize;
        let matches = |(spot, layer): (&Spot, &Objects)| match map[at] & layer {
            0 => spot.may_be_empty,
            object => spot.may & object != 0,
        };
        if !spots.iter().zip(layers).all(matches) {
            return None;
        }
        tiles.push(at);
    }
    Some(tiles)
}
