//! Levels that begin with a turn without a button: its outcome becomes the level.

use crate::plan::Game;
use crate::rule::{Flat, Put, Spot};
use crate::source::Level;
use crate::variant::split;

/// The most firings of a group, each of all its matches.
const MOST: usize = 1000;

/// Plays that turn in all levels of a game whose rules can all be told. False when one of them sets something
/// moving, gives a command, or asks about two places.
pub fn settle(game: &Game<'_>, levels: &mut [Level]) -> bool {
    let still = vec![false; game.marked.len()];
    let mut groups: Vec<Vec<Flat>> = Vec::new();
    for group in &game.groups {
        let mut parts = Vec::new();
        for rule in &group.rules {
            // Nothing moves yet, so that the cases of all buttons are one.
            let first = rule.cases.iter().filter_map(|case| case.way).min();
            for case in rule.cases.iter().filter(|case| case.way == first) {
                let spots = || case.flat.cells.iter().chain(case.besides.iter().flat_map(|flat| &flat.cells));
                if spots().flatten().any(|spot| spot.mark == Some(true)) {
                    continue;
                }
                let moves = case.flat.cells.iter().flatten().any(|spot| spot.go == Some(true));
                if moves || !rule.commands.is_empty() || !case.besides.is_empty() {
                    return false;
                }
                let Some(split) = split(&case.flat, &still) else { return false };
                parts.extend(split);
            }
        }
        groups.push(parts);
    }
    let layers: Vec<u64> = game.source.layers.iter().map(|layer| layer & game.there).collect();
    for level in levels {
        for parts in &groups {
            let mut count = 0;
            while fire(level, parts, &layers) {
                count += 1;
                if count == MOST {
                    return false;
                }
            }
        }
    }
    true
}

/// Fires all matches of some rules. False when there is none.
fn fire(level: &mut Level, parts: &[Flat], layers: &[u64]) -> bool {
    let before = level.tiles.clone();
    let (rows, cols) = ((before.len() / level.cols) as i32, level.cols as i32);
    let mut has_fired = false;
    for part in parts {
        let (down, right) = [(-1, 0), (0, 1), (1, 0), (0, -1)][part.dir % 4];
        for at in 0..before.len() as i32 {
            let (row, col) = (at / cols, at % cols);
            let place = |n: usize| {
                let (row, col) = (row + down * n as i32, col + right * n as i32);
                let is_on = (0..rows).contains(&row) && (0..cols).contains(&col);
                is_on.then_some((row * cols + col) as usize)
            };
            let matches = |(n, spots): (usize, &Vec<Spot>)| {
                place(n).is_some_and(|at| {
                    spots.iter().zip(layers).all(|(spot, layer)| match before[at] & layer {
                        0 => spot.none,
                        object => spot.may & object != 0,
                    })
                })
            };
            if !part.cells.iter().enumerate().all(matches) {
                continue;
            }
            has_fired = true;
            for (n, spots) in part.cells.iter().enumerate() {
                let Some(at) = place(n) else { continue };
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
