//! Games of pushing and collecting as one writes them in TileCode: a press is one round, and every rule is
//! read at a glance. Proofs and hints need no more.

use crate::game::Game;
use crate::plan::Plan;
use crate::script::native::Acts;
use crate::script::{Goal, Script};
use crate::source::{Objects, members};
use crate::tile::World;
use crate::together::Together;
use crate::win::{self, Check};
use crate::written::{Term, Written};

/// The effect of a rule when the player walks.
enum Act {
    /// Pushes an object that is in front.
    Push(Objects),
    /// Takes an object that is in front, whether or not the player comes there.
    Grab(Objects),
    /// Takes an object that the player comes to.
    Collect(Objects),
}

/// Plans a game in which one player pushes and collects, and does nothing else.
pub fn plan(game: &Game<'_>, groups: &[Together]) -> Option<Plan> {
    let (source, players, present) = (game.source, game.players, game.present);
    if game.has_lost_goal || source.pair().is_some() || players == 0 {
        return None;
    }
    let layer = *source.layers.iter().find(|layer| **layer & players != 0)? & present;
    let mut acts = Acts::default();
    for rule in groups.iter().flat_map(|group| &group.rules).filter(|rule| matters(game, rule)) {
        match act(game, rule)? {
            Act::Push(set) => acts.pushed |= set,
            Act::Grab(set) => acts.grabbed |= set,
            Act::Collect(set) => acts.collected |= set,
        }
    }
    let Acts { pushed, grabbed, collected } = acts;
    let is_there = |set: &Objects, objects: Objects| set & objects != 0;
    let levels = &source.levels;
    let is_plain = players & !layer == 0
        && pushed & !layer == 0
        && collected & layer == 0
        && pushed & (grabbed | players) == 0
        && grabbed & collected == 0
        && levels.iter().all(|level| {
            let walks = |set: &&Objects| is_there(set, players);
            level.tiles.iter().filter(walks).count() <= 1
                && level.tiles.iter().filter(walks).all(|set| set & collected == 0)
                && (game.wins.is_empty() || !game.wins.iter().all(|win| win.is_met(&level.tiles)))
        });
    // A grabbed object that does not make way would be grabbed without a step.
    if !is_plain || grabbed & !layer != 0 {
        return None;
    }
    let world = world(game, players | pushed | grabbed | collected)?;
    let goal = match game.wins.as_slice() {
        [] => Goal::None,
        [win] => match win::checks(&world, win).ok()?.as_slice() {
            [Check::Tile(tiles)] if !win.is_some() => Goal::Nowhere(tiles.clone()),
            _ => return None,
        },
        _ => return None,
    };
    let mut script = Script::default();
    script.native(source, &world, layer, players, &acts, &goal);
    Some(Plan { world, script, faults: Vec::new(), may_be_cut: false, is_native: true, checks_moves: false })
}

/// True if all objects that a rule needs can occur.
fn matters(game: &Game<'_>, rule: &Written) -> bool {
    let needed = rule.besides.iter().chain([&rule.left]).flatten().flatten();
    needed
        .filter(|(word, _)| word != "no")
        .all(|(_, name)| game.source.named(name).is_none() || game.source.set(name) & game.present != 0)
}

/// The effect of a rule, if it is one of those that are known here.
fn act(game: &Game<'_>, rule: &Written) -> Option<Act> {
    let is_everywhere = rule.dirs.is_empty() || (0..4).all(|dir| rule.dirs.contains(&dir));
    if rule.fault.is_some() || !rule.commands.is_empty() || !rule.besides.is_empty() || !is_everywhere {
        return None;
    }
    let is_player = |name: &str| game.source.set(name) & game.present == game.players;
    let things = |name: &str| {
        let set = game.source.set(name) & game.present;
        (set & game.players == 0).then_some(set)
    };
    let is = |term: &Term, word: &str, name: &str| term.0 == word && term.1 == name;
    let right = rule.right.as_ref()?;
    match (rule.is_late, rule.left.as_slice(), right.as_slice()) {
        (false, [walker, thing], [same, after]) => {
            let ([(walks, player)], [(still, thing)], [same]) =
                (walker.as_slice(), thing.as_slice(), same.as_slice())
            else {
                return None;
            };
            if walks != ">" || !is_player(player) || !still.is_empty() || !is(same, ">", player) {
                return None;
            }
            match after.as_slice() {
                [pushed] if is(pushed, ">", thing) => Some(Act::Push(things(thing)?)),
                [] => Some(Act::Grab(things(thing)?)),
                _ => None,
            }
        }
        (true, [both], [after]) => {
            let ([first, second], [left]) = (both.as_slice(), after.as_slice()) else { return None };
            let (player, thing) = if is_player(&first.1) { (first, second) } else { (second, first) };
            let is_plain = [player, thing, left].iter().all(|term| term.0.is_empty());
            (is_plain && is_player(&player.1) && left.1 == player.1)
                .then(|| things(&thing.1).map(Act::Collect))
                .flatten()
        }
        _ => None,
    }
}

/// The kinds, with as many other sprites as the backgrounds need.
fn world(game: &Game<'_>, needed: Objects) -> Option<World> {
    let mut set = needed;
    let mut free: Vec<u8> = members(game.present & !needed & !game.source.floors()).collect();
    while game.grounds(set) > tilery_tilecode::model::MAX_KINDS {
        let next = free.iter().copied().min_by_key(|object| game.grounds(set | 1 << object))?;
        free.retain(|object| *object != next);
        set |= 1 << next;
    }
    game.still_world(set)
}
