//! Makes the project of a plan, with the list of what was left out.

use tilery_kit::{Brought, LeftOver, Phrase, TextError, wording};

use crate::game::Game;
use crate::plan::Plan;
use crate::sections::{Line, error};
use crate::source::{Level, members};
use crate::{Fault, Opened, settle, source, write};

pub fn too_many_kinds() -> TextError {
    let found = Phrase::new(wording!("puzzlescript-kinds"));
    error(&Line::first(), wording!("puzzlescript-fewer-kinds"), found)
}

pub fn finish(
    game: &Game<'_>,
    faults: Vec<Fault>,
    plan: Plan,
    mut notes: Vec<LeftOver>,
) -> Result<Opened, TextError> {
    let source = game.source;
    let lost = |fault: &Fault| {
        let is_idle = game.looks.lines.contains(&fault.line.number);
        if is_idle { fault.line.seen(fault.why.clone()) } else { fault.line.lost(fault.why.clone()) }
    };
    notes.extend(faults.iter().chain(&plan.faults).map(lost));
    if plan.is_native || plan.checks_moves {
        notes.retain(|note| note.text != source::MOVED_TURN);
    }
    if plan.may_be_cut {
        notes.push(Line::first().lost(wording!("puzzlescript-rounds").into()));
    }
    let levels = after_first_turn(game, &mut notes).unwrap_or_else(|| source.levels.clone());
    notes.sort_by_key(|note| note.line);
    notes.dedup();
    let project = write::write(source, &levels, &plan).ok_or_else(too_many_kinds)?;
    let name = |object: u8| source.objects[usize::from(object)].name.clone();
    let grounds = plan.world.grounds.iter().map(|ground| members(*ground).map(name).collect());
    let sprites = plan.world.kinds.iter().map(|object| vec![name(*object)]);
    let objects = grounds.chain(sprites).collect();
    let levels = levels.iter().map(|level| level.number).collect();
    let idle = members(game.looks.idle).filter_map(|object| source.objects.get(usize::from(object)));
    let idle = idle.map(|object| object.name.clone()).collect();
    Ok(Opened { brought: Brought { project, notes }, objects, levels, idle })
}

/// The levels after a turn without a button, if the game begins with such a turn and everything else could be
/// translated. The note of that setting is then removed.
fn after_first_turn(game: &Game<'_>, notes: &mut Vec<LeftOver>) -> Option<Vec<Level>> {
    let lost = notes.iter().position(|note| note.is_lost)?;
    if notes.iter().any(|note| note.is_lost && note.text != source::FIRST_TURN) {
        return None;
    }
    let levels = settle::settled(game)?;
    notes.remove(lost);
    Some(levels)
}
