//! How many rounds a turn may take.

use crate::game::{Game, Parts};
use crate::rule::{Put, Spot};
use crate::source::{Level, Objects};
use crate::stage::{Stage, Step};

/// The rounds of a turn that belong to no step.
const OTHERS: usize = 3;

/// The maximum number of rounds of a turn in any level.
pub fn longest(game: &Game<'_>, steps: &[Stage]) -> usize {
    let of = |level: &Level| -> usize {
        let rounds = |stage: &Stage| match stage {
            Stage::Rules(step) if step.repeats => stage.width() + repeated(game, level, step),
            _ => stage.width(),
        };
        OTHERS + steps.iter().map(rounds).sum::<usize>()
    };
    game.source.levels.iter().map(of).max().unwrap_or(0)
}

/// The maximum number of rounds in which a repeated step still changes something.
fn repeated(game: &Game<'_>, level: &Level, step: &Step) -> usize {
    let all = level.tiles.len();
    let spots =
        || step.parts.iter().flat_map(|(_, part)| &part.cells).flatten().filter(|spot| spot.changes());
    let from = spots().fold(0, |all: Objects, spot| all | spot.may);
    let makes = |spot: &Spot| matches!(spot.put, Put::Set(object) if from >> object & 1 == 1);
    // If what changes once stays so, every round takes another one of these objects.
    let is_once = if step.moves { spots().all(|spot| spot.go == Some(true)) } else { !spots().any(makes) };
    let is_counted = is_once && from & game.changed & !taken(game) == 0 && !spots().any(|spot| spot.may == 0);
    let count = if is_counted && !spots().any(|spot| spot.put != Put::Keep && spot.may_be_empty) {
        level.tiles.iter().filter(|set| **set & from != 0).count() * layers(game, from)
    } else {
        all
    };
    let side = level.cols.max(all / level.cols.max(1));
    if step.moves && is_once && is_straight(&step.parts) { count.min(side) } else { count }
}

/// The objects that rules remove, but never make.
fn taken(game: &Game<'_>) -> Objects {
    let cases = game.groups.iter().flat_map(|group| &group.rules).flat_map(|rule| &rule.cases);
    let spots = cases.flat_map(|case| &case.flat.cells).flatten();
    !spots.fold(0, |made, spot| if let Put::Set(object) = spot.put { made | 1 << object } else { made })
}

/// The number of layers of some objects.
fn layers(game: &Game<'_>, set: Objects) -> usize {
    game.source.layers.iter().filter(|layer| **layer & set != 0).count()
}

/// True if all parts look along the line of the pressed button.
fn is_straight(parts: &Parts) -> bool {
    parts.iter().all(|(way, part)| part.cells.len() == 1 || way.is_some_and(|way| way % 2 == part.dir % 2))
}
