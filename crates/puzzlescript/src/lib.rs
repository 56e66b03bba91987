//! Translates games of PuzzleScript to projects of TileCode.
//!
//! Each line of the text is translated exactly or left out. The notes list the lines left out, with
//! reasons. `docs/puzzlescript.md` describes the translation.

mod picture;
mod sections;
mod source;
mod written;
mod rule;
mod tile;
mod variant;
mod win;
mod game;
mod settle;
mod stage;
mod script;
mod plan;
mod write;

use tilery_kit::{Brought, LeftOver, Phrase, TextError, wording};
use tilery_tilecode::model::{MAX_LEVELS, MAX_RULES, MAX_SIDE};

use game::{Game, GameRule, Group};
use plan::Plan;
use rule::{Put, Spot};
use sections::{Line, error, found};
use source::{Level, Object, Source, members};
use tile::MOST_KINDS;

/// The maximum number of divisions of objects into sprites and backgrounds that are tried.
const MOST_TRIES: usize = 400;
/// The maximum length of a text, in bytes.
const MAX_BYTES: usize = 1 << 18;

/// A rule or a goal that cannot be translated.
#[derive(Debug, Clone)]
struct Fault {
    line: Line,
    why: Phrase,
}

/// A translated game, with what measurements need to know of it.
#[derive(Debug, Clone)]
pub struct Opened {
    /// The project, with the lines that were left out.
    pub brought: Brought,
    /// The names of the objects of each kind, first of the backgrounds, then of the sprites.
    pub objects: Vec<Vec<String>>,
    /// The number of each level among levels and messages, from 0.
    pub levels: Vec<usize>,
}

/// True if a text is probably a game of PuzzleScript: it has at least three of its headings.
pub fn is_game(text: &str) -> bool {
    sections::headings(text) >= 3
}

/// Opens a game of PuzzleScript as a project.
///
/// # Errors
/// If the text is not a game of PuzzleScript, or the game is too large for a project.
pub fn open(text: &str) -> Result<Opened, TextError> {
    if text.len() > MAX_BYTES {
        let found = Phrase::new(wording!("puzzlescript-longer"));
        return Err(error(&Line::first(), wording!("puzzlescript-most-bytes"), found));
    }
    let mut notes = Vec::new();
    let mut source = Source::read(text, &mut notes)?;
    fit_levels(&mut source, &mut notes)?;
    let groups = read_rules(&source, &mut notes);
    let mut present = source.levels.iter().flat_map(|level| &level.tiles).fold(0, |all, set| all | set);
    loop {
        let mut faults = Vec::new();
        let game = game(&source, present | made(&source, &groups), &groups, &mut faults);
        if let Some(plan) = best(&game) {
            return finish(&game, faults, plan, notes);
        }
        // Leave out the object that is on the fewest tiles.
        let spare = game.present & !game.players & !source.floors();
        let count = |object: &u8| source.levels.iter().map(|level| level.count(*object)).sum::<usize>();
        let object = members(spare).min_by_key(count).ok_or_else(too_many_kinds)?;
        let Object { line, name, .. } = &source.objects[usize::from(object)];
        let line = Line { number: *line, text: name.clone() };
        notes.push(line.lost(wording!("puzzlescript-no-room").into()));
        present &= !(1 << object);
        source.drop_object(object);
    }
}

fn too_many_kinds() -> TextError {
    let found = Phrase::new(wording!("puzzlescript-kinds"));
    error(&Line::first(), wording!("puzzlescript-fewer-kinds"), found)
}

/// Removes levels that are too large or too many.
fn fit_levels(source: &mut Source, notes: &mut Vec<LeftOver>) -> Result<(), TextError> {
    let mut kept = 0;
    source.levels.retain(|level| {
        let is_small = level.cols <= MAX_SIDE && level.tiles.len() <= MAX_SIDE * level.cols;
        let fits = is_small && kept < MAX_LEVELS;
        kept += usize::from(fits);
        if !fits {
            let line = Line { number: level.line, text: String::new() };
            notes.push(line.lost(wording!("puzzlescript-large").into()));
        }
        fits
    });
    if kept == 0 {
        return Err(error(&Line::first(), wording!("puzzlescript-level"), found("")));
    }
    Ok(())
}

/// Rules that are repeated together, before translation.
struct Together {
    rules: Vec<written::Written>,
}

fn read_rules(source: &Source, notes: &mut Vec<LeftOver>) -> Vec<Together> {
    let mut groups: Vec<Together> = Vec::new();
    let mut is_loop = false;
    let mut is_first = true;
    for line in &source.rules {
        let word = line.text.trim().to_lowercase();
        if word == "startloop" || word == "endloop" {
            (is_loop, is_first) = (word == "startloop", true);
            continue;
        }
        match written::read(line) {
            Err(why) => notes.push(line.lost(why)),
            Ok(rule) => {
                if rule.has_sound {
                    notes.push(line.seen(wording!("puzzlescript-sound").into()));
                }
                // A loop ends when nothing changes any more, like a group of rules.
                let joins = rule.is_joined || is_loop && !is_first;
                is_first = false;
                match groups.last_mut() {
                    Some(group) if joins => group.rules.push(rule),
                    _ => groups.push(Together { rules: vec![rule] }),
                }
            }
        }
    }
    groups
}

/// The objects that rules can create.
fn made(source: &Source, groups: &[Together]) -> u64 {
    groups.iter().flat_map(|group| &group.rules).fold(0, |all, rule| all | rule.makes(source))
}

/// Reads the rules and goals of a game in which only the objects of `present` occur. Lines that cannot be
/// translated are added to `faults`.
fn game<'a>(source: &'a Source, present: u64, groups: &[Together], faults: &mut Vec<Fault>) -> Game<'a> {
    let present = present & source.kept();
    let players = source.set("player") & present;
    let mut all = Vec::new();
    for is_late in [false, true] {
        for group in groups {
            let mut rules = Vec::new();
            for rule in group.rules.iter().filter(|rule| rule.is_late == is_late) {
                match rule::cases(source, present, rule) {
                    Ok(cases) if cases.is_empty() => {}
                    Ok(cases) => {
                        let commands = rule.commands.clone();
                        rules.push(GameRule { line: rule.line.clone(), cases, commands });
                    }
                    Err(why) => faults.push(Fault { line: rule.line.clone(), why }),
                }
            }
            if !rules.is_empty() {
                all.push(Group { is_late, rules });
            }
        }
    }
    let mut wins = Vec::new();
    let mut has_lost_goal = false;
    for line in &source.wins {
        match win::read(source, present, line) {
            Ok(win) => wins.push(win),
            Err(why) => {
                has_lost_goal = true;
                faults.push(Fault { line: line.clone(), why });
            }
        }
    }
    let mut marked: Vec<bool> = source.layers.iter().map(|layer| layer & players != 0).collect();
    for (layer, _) in moved(&all) {
        marked[layer] = true;
    }
    let lone =
        members(present).filter(|&object| is_lone(source, &all, object)).fold(0, |set, o| set | 1 << o);
    Game { source, present, players, groups: all, wins, has_lost_goal, marked, lone }
}

/// The spots whose objects ordinary rules set moving, with their layers.
fn moved(groups: &[Group]) -> impl Iterator<Item = (usize, &Spot)> {
    let early = groups.iter().filter(|group| !group.is_late);
    let cases = early.flat_map(|group| &group.rules).flat_map(|rule| &rule.cases);
    let spots = cases.flat_map(|case| &case.flat.cells).flat_map(|spots| spots.iter().enumerate());
    spots.filter(|(_, spot)| spot.go == Some(true))
}

/// True if there is never more than one of an object.
fn is_lone(source: &Source, groups: &[Group], object: u8) -> bool {
    let few = source.levels.iter().all(|level| level.count(object) <= 1);
    let cases = groups.iter().flat_map(|group| &group.rules).flat_map(|rule| &rule.cases);
    few && cases.map(|case| &case.flat).all(|flat| {
        let spots = || flat.cells.iter().flatten();
        let made = spots().filter(|spot| spot.put == Put::Set(object)).count();
        let gone = spots().filter(|spot| {
            let is_it = !spot.may_be_empty && spot.may == 1 << object;
            is_it && spot.put != Put::Keep && spot.put != Put::Set(object)
        });
        made <= gone.count()
    })
}

/// The best division of objects into sprites and backgrounds; `None` if there are too many kinds.
fn best(game: &Game<'_>) -> Option<Plan> {
    let mut needed = game.players;
    for (_, spot) in moved(&game.groups) {
        needed |= match spot.put {
            Put::Set(object) => 1 << object,
            _ => spot.may,
        };
    }
    needed &= game.present;
    if needed.count_ones() as usize > MOST_KINDS {
        return None;
    }
    let free: Vec<u8> = members(game.present & !needed & !game.source.floors()).collect();
    let mut best: Option<Plan> = None;
    let mut tries = 0;
    // Sets of sprites in order of size.
    let mut sets: Vec<(u64, usize)> = vec![(needed, 0)];
    while !sets.is_empty() && tries < MOST_TRIES {
        for (set, _) in &sets {
            tries += 1;
            let plan = game.plan(*set).filter(|plan| plan.script.rules.len() <= MAX_RULES);
            if let Some(plan) = plan
                && best.as_ref().is_none_or(|best| plan.faults.len() < best.faults.len())
            {
                best = Some(plan);
            }
            if best.as_ref().is_some_and(|best| best.faults.is_empty()) || tries == MOST_TRIES {
                return best;
            }
        }
        let more = |(set, from): &(u64, usize)| {
            let (set, from) = (*set, *from);
            (from..free.len()).map(|n| (set | 1 << free[n], n + 1)).collect::<Vec<_>>()
        };
        sets = sets.iter().flat_map(more).take(MOST_TRIES).collect();
        sets.retain(|(set, _)| (set.count_ones() as usize) < MOST_KINDS);
    }
    best
}

fn finish(
    game: &Game<'_>,
    faults: Vec<Fault>,
    plan: Plan,
    mut notes: Vec<LeftOver>,
) -> Result<Opened, TextError> {
    let source = game.source;
    let lost = |fault: &Fault| fault.line.lost(fault.why.clone());
    notes.extend(faults.iter().chain(&plan.faults).map(lost));
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
    Ok(Opened { brought: Brought { project, notes }, objects, levels })
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
