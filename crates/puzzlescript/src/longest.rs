//! The longest turn of a game, in rounds.

use crate::game::{Game, Parts};
use crate::rule::{Put, Spot};
use crate::source::{Level, Objects, members};
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
    let objects = |spots: &mut dyn Iterator<Item = &Spot>| spots.fold(0, |all: Objects, spot| all | spot.may);
    let from = objects(&mut spots());
    let count = |set: Objects| members(set).map(|object| most(game, level, object)).sum::<usize>();
    let ends_move = |spot: &&Spot| spot.mark == Some(true) && spot.go == Some(false);
    let starts_move = |spot: &Spot| spot.go == Some(true);
    if !spots().any(starts_move)
        && step.parts.iter().all(|(_, part)| part.cells.iter().flatten().any(|spot| ends_move(&spot)))
    {
        // Every match stops an object.
        return count(objects(&mut spots().filter(ends_move)));
    }
    let is_remade = |spot: &Spot| matches!(spot.put, Put::Set(object) if from >> object & 1 == 1);
    let is_made = |spot: &Spot| spot.put != Put::Keep && spot.may_be_empty;
    let is_once = if step.moves {
        spots().all(starts_move)
    } else {
        !spots().any(|spot| is_remade(spot) || is_made(spot))
    };
    if !is_once {
        return all;
    }
    // A change stays: every match takes another object.
    let most = count(from);
    let side = level.cols.max(all / level.cols.max(1));
    if step.moves && is_straight(&step.parts) { most.min(side) } else { most }
}

/// The maximum number of an object in a level.
fn most(game: &Game<'_>, level: &Level, object: u8) -> usize {
    let cases = game.groups.iter().flat_map(|group| &group.rules).flat_map(|rule| &rule.cases);
    let mut spots = cases.flat_map(|case| &case.flat.cells).flatten();
    if game.lone >> object & 1 == 1 {
        1
    } else if spots.any(|spot| spot.put == Put::Set(object)) {
        level.tiles.len()
    } else {
        level.count(object)
    }
}

/// True if all parts look along the line of the pressed button.
fn is_straight(parts: &Parts) -> bool {
    parts.iter().all(|(button, part)| {
        part.cells.len() == 1 || button.is_some_and(|button| button % 2 == part.dir % 2)
    })
}
