//! The game to be translated, and the numbers of the special steps of a turn (`END` to `BACK`).

use tilery_kit::{Phrase, wording};

use crate::Fault;
use crate::looks::Looks;
use crate::rule::{self, Case, Flat, Put, Spot};
use crate::sections::Line;
use crate::source::{Objects, Source, members};
use crate::together::Together;
use crate::variant::split;
use crate::win::{self, Win};
use crate::written::{ACTION, BUTTONS};

/// The step that ends a turn by checking the goal. Ordinary steps have lower numbers.
pub const END: usize = 90;
/// Ends the turn without checking the goal.
pub const OVER: usize = 91;
/// Restarts the level.
pub const RESTART: usize = 92;
/// Takes back the moves of the turn, and ends it.
pub const BACK: usize = 94;
/// Wins the level.
pub const WON: usize = 93;

/// Parts of rules, each with its button.
pub type Parts = Vec<(Option<usize>, Flat)>;

/// The parts of each rule of a group, or the reason why it cannot be split.
pub type Split = Vec<Result<Parts, Phrase>>;

/// A rule with its cases.
#[derive(Debug, Clone)]
pub struct GameRule {
    pub line: Line,
    pub cases: Vec<Case>,
    pub commands: Vec<String>,
}

/// Rules that are repeated together until they change nothing.
#[derive(Debug, Clone)]
pub struct Group {
    pub is_late: bool,
    pub rules: Vec<GameRule>,
}

/// The data that all divisions of the objects share.
#[derive(Debug)]
pub struct Game<'a> {
    pub source: &'a Source,
    pub looks: &'a Looks,
    pub present: Objects,
    pub players: Objects,
    pub groups: Vec<Group>,
    /// The parts of the rules of each group.
    pub split: Vec<Split>,
    /// The different sets of objects on the tiles of all levels.
    pub sets: Vec<Objects>,
    /// The objects that rules make or remove.
    pub changed: Objects,
    pub wins: Vec<Win>,
    /// True if the line of a goal cannot be translated.
    pub has_lost_goal: bool,
    /// For each layer, true if its objects can be about to move.
    pub marked: Vec<bool>,
    /// The objects of which there is never more than one.
    pub lone: Objects,
}

/// The buttons that can begin a turn.
pub fn buttons(has_action: bool) -> impl Iterator<Item = usize> {
    (0..BUTTONS).filter(move |button| has_action || *button != ACTION)
}

/// The parts of each rule of a group.
fn parts(group: &Group, marked: &[bool]) -> Split {
    let marked = if group.is_late { vec![false; marked.len()] } else { marked.to_vec() };
    let of = |rule: &GameRule| {
        let mut parts = Vec::new();
        for case in &rule.cases {
            let split = split(&case.flat, &marked);
            let split = split.ok_or_else(|| Phrase::new(wording!("puzzlescript-crowded")))?;
            parts.extend(split.into_iter().map(|part| (case.button, part)));
        }
        Ok(parts)
    };
    group.rules.iter().map(of).collect()
}

/// Reads the rules and goals of a game in which only the objects of `present` occur. Lines that cannot be
/// translated are added to `faults`.
pub fn game<'a>(
    source: &'a Source,
    present: Objects,
    groups: &[Together],
    looks: &'a Looks,
    faults: &mut Vec<Fault>,
) -> Game<'a> {
    let present = present & source.kept();
    let players = source.set("player") & present;
    let mut all = Vec::new();
    for is_late in [false, true] {
        for group in groups {
            let mut rules = Vec::new();
            for rule in group.rules.iter().filter(|rule| rule.is_late == is_late) {
                let cases = match &rule.fault {
                    Some(why) => Err(why.clone()),
                    None => rule::cases(source, present, rule),
                };
                match cases {
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
    let split = all.iter().map(|group| parts(group, &marked)).collect();
    let mut sets: Vec<Objects> =
        source.levels.iter().flat_map(|level| &level.tiles).map(|set| set & present).collect();
    sets.sort_unstable();
    sets.dedup();
    let spots = all.iter().flat_map(|group| &group.rules).flat_map(|rule| &rule.cases);
    let spots = spots.flat_map(|case| &case.flat.cells).flatten();
    let changed = spots.fold(0, |all, spot| match spot.put {
        Put::Keep => all,
        Put::Set(object) => all | spot.may | 1 << object,
        Put::Clear(set) => all | spot.may & set,
    });
    Game {
        source,
        looks,
        present,
        players,
        groups: all,
        split,
        sets,
        changed,
        wins,
        has_lost_goal,
        marked,
        lone,
    }
}

/// The spots of ordinary rules, with their layers.
pub fn early(groups: &[Group]) -> impl Iterator<Item = (usize, &Spot)> {
    let early = groups.iter().filter(|group| !group.is_late);
    let cases = early.flat_map(|group| &group.rules).flat_map(|rule| &rule.cases);
    cases.flat_map(|case| &case.flat.cells).flat_map(|spots| spots.iter().enumerate())
}

/// The spots whose objects ordinary rules set moving, with their layers.
pub fn moved(groups: &[Group]) -> impl Iterator<Item = (usize, &Spot)> {
    early(groups).filter(|(_, spot)| spot.go == Some(true))
}

/// True if there is surely never more than one of an object: no level has two, and no rule makes more than it
/// removes.
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
