//! Makes a game fit: divides its objects into sprites and backgrounds, and leaves out what there is no room
//! for, looks before rules.

use tilery_kit::{LeftOver, Phrase, TextError, wording};
use tilery_tilecode::model::MAX_KINDS;

use crate::Opened;
use crate::finish::{finish, too_many_kinds};
use crate::game::{Game, early, game, moved};
use crate::looks::Looks;
use crate::native;
use crate::plan::Plan;
use crate::rule::Put;
use crate::sections::Line;
use crate::source::{Object, Objects, Source, members};
use crate::together::{Together, made};

/// The maximum number of divisions of objects into sprites and backgrounds that are tried to save lines.
const MOST_TRIES: usize = 60;
/// The maximum number of those that are tried to find a first plan.
const MOST_FITS: usize = MAX_KINDS;

/// A game that fits, with the number of lines that are lost.
pub struct Fitted {
    pub opened: Opened,
    pub lost: usize,
}

/// Opens a game, leaving out what there is no room for, and all that `must_go`.
pub fn fitted(
    mut source: Source,
    groups: &[Together],
    looks: &Looks,
    mut notes: Vec<LeftOver>,
    must_go: impl Fn(&Source) -> bool,
) -> Result<Fitted, TextError> {
    let mut pass = 0usize;
    loop {
        let next = reduced(&source, looks);
        // If many looks have to go, several steps are taken at once.
        let is_due = pass < 8 || pass.is_multiple_of(pass / 8) || next.is_none();
        pass += 1;
        if is_due && !must_go(&source) {
            let mut faults = Vec::new();
            let present = source.on_levels() | made(&source, groups);
            let game = game(&source, present, groups, looks, &mut faults);
            if let Some(plan) = best(&game, groups) {
                let opened = finish(&game, faults, plan, notes)?;
                let lost = opened.brought.notes.iter().filter(|note| note.is_lost).count();
                return Ok(Fitted { opened, lost });
            }
        }
        let line = |object: u8, source: &Source| {
            let Object { line, name, .. } = &source.objects[usize::from(object)];
            Line { number: *line, text: name.clone() }
        };
        match next {
            Some(Less::Merge(from, into)) => {
                let name = Phrase::quoted(&source.objects[usize::from(into)].name);
                let why = Phrase::new(wording!("puzzlescript-alike")).with("name", name);
                notes.push(line(from, &source).seen(why));
                source.merge(from, into);
            }
            Some(Less::Hide(set)) => {
                let why = Phrase::new(wording!("puzzlescript-hidden"));
                let present = set & source.on_levels();
                notes.extend(members(present).map(|object| line(object, &source).seen(why.clone())));
                source.hide(set);
            }
            None => {
                // Leave out the object that is on the fewest tiles.
                let all = (source.on_levels() | made(&source, groups)) & source.kept();
                let spare = all & !source.set("player") & !source.floors();
                let object =
                    members(spare).min_by_key(|object| source.count(*object)).ok_or_else(too_many_kinds)?;
                notes.push(line(object, &source).lost(wording!("puzzlescript-no-room").into()));
                source.drop_object(object);
            }
        }
    }
}

/// A step that saves kinds and changes only what the eye sees.
pub enum Less {
    Merge(u8, u8),
    Hide(Objects),
}

/// The next such step: objects that play alike become one, the rarest first; then layers that do not matter
/// to play are left out.
pub fn reduced(source: &Source, looks: &Looks) -> Option<Less> {
    let present = source.on_levels() & source.kept();
    let pairs = looks.alike.iter().filter_map(|set| {
        let count = |object: &u8| source.count(*object);
        let from = members(set & present).min_by_key(count)?;
        let into = members(set & present & !(1 << from)).max_by_key(count)?;
        Some((from, into))
    });
    if let Some((from, into)) = pairs.min_by_key(|(from, _)| source.count(*from)) {
        return Some(Less::Merge(from, into));
    }
    let layers = source.layers.iter().map(|layer| layer & looks.idle & source.kept());
    let idle = layers.filter(|layer| layer & present != 0);
    idle.max_by_key(|layer| (layer & present).count_ones()).map(Less::Hide)
}

/// The best division of objects into sprites and backgrounds; `None` if there are too many kinds.
fn best(game: &Game<'_>, groups: &[Together]) -> Option<Plan> {
    if let Some(plan) = native::plan(game, groups) {
        return Some(plan);
    }
    let mut needed = game.players;
    for (_, spot) in moved(&game.groups) {
        needed |= match spot.put {
            Put::Set(object) => 1 << object,
            _ => spot.may,
        };
    }
    // An object that takes the place of one that is about to move moves in its stead.
    for (layer, spot) in early(&game.groups) {
        if let Put::Set(object) = spot.put
            && game.marked[layer]
            && spot.may != 0
            && spot.go.is_none()
            && spot.mark != Some(false)
        {
            needed |= 1 << object;
        }
    }
    needed &= game.present;
    if needed.count_ones() as usize > MAX_KINDS {
        return None;
    }
    let mut free: Vec<u8> = members(game.present & !needed & !game.source.floors()).collect();
    // First make sprites of the objects that spare the most backgrounds, until there is a plan.
    let mut set = needed;
    let mut tries = 0;
    let mut best = loop {
        if game.fits(set) {
            tries += 1;
            if let Some(plan) = game.plan(set) {
                break plan;
            }
        }
        let spared = |object: &u8| (game.grounds(set | 1 << object), game.changed >> object & 1 == 0);
        let next = free.iter().copied().min_by_key(spared)?;
        free.retain(|object| *object != next);
        set |= 1 << next;
        if set.count_ones() as usize >= MAX_KINDS || tries == MOST_FITS {
            return None;
        }
    };
    // Then let single objects change sides as long as that saves lines. Lines for the eye count less.
    let cost = |plan: &Plan| {
        let idle = plan.faults.iter().filter(|fault| game.looks.lines.contains(&fault.line.number)).count();
        (plan.faults.len() - idle, idle)
    };
    let free = game.present & !needed & !game.source.floors();
    let mut tries = 0;
    'better: while cost(&best) > (0, 0) {
        for object in members(free) {
            let other = set ^ 1 << object;
            if !game.fits(other) {
                continue;
            }
            tries += 1;
            if tries > MOST_TRIES {
                break 'better;
            }
            if let Some(plan) = game.plan(other).filter(|plan| cost(plan) < cost(&best)) {
                (best, set) = (plan, other);
                continue 'better;
            }
        }
        break;
    }
    Some(best)
}
