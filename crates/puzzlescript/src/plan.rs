//! A turn as a row of steps: a game of PuzzleScript is told to a machine that fires all rules at once.
//!
//! The counter `step` is 0 between turns, and `way` says which button began the turn. In each step the rules
//! of one group fire, in every round until none matches where a match can make another one possible; then
//! everything marked moves, later groups follow, and the goal is looked at. A counter can only be added to, so
//! one invisible sprite, the clock, adds, and a `never` rule takes back what it added:
//! that is how a step waits, or leads elsewhere.

use tilery_kit::{Phrase, wording};

use crate::rule::{ACTION, Case, Flat, Put, WAYS};
use crate::script::{Goal, Script};
use crate::source::{Source, members};
use crate::stage::{Parts, Stage, Step, branches, meets};
use crate::tile::{self, MOST_KINDS, Tiles, World};
use crate::variant::{clashes, enables, ends, split};
use crate::win::{self, Asks, Win};
use crate::{Fault, source::Line};

/// The steps in which a turn ends; ordinary ones have lower numbers.
pub const END: usize = 90;
/// Ends the turn without looking at the goal.
pub const OVER: usize = 91;
/// Begins the level again.
pub const RESTART: usize = 92;
/// Wins it.
pub const WON: usize = 93;
/// The most rounds of a turn.
const MOST_ROUNDS: usize = 60;

/// A rule with its cases.
#[derive(Debug, Clone)]
pub struct Told {
    pub line: Line,
    pub cases: Vec<Case>,
    pub commands: Vec<String>,
}

/// Rules that are repeated together until none changes anything.
#[derive(Debug, Clone)]
pub struct Group {
    pub is_late: bool,
    pub rules: Vec<Told>,
}

/// The data that all divisions of the objects share.
#[derive(Debug)]
pub struct Game<'a> {
    pub source: &'a Source,
    pub there: u64,
    pub players: u64,
    pub groups: Vec<Group>,
    pub wins: Vec<Win>,
    /// True if the line of a goal cannot be told.
    pub has_lost_goal: bool,
    /// The layers whose objects can be about to move.
    pub marked: Vec<bool>,
    /// The objects of which there is never more than one.
    pub lone: u64,
}

/// A finished plan.
#[derive(Debug)]
pub struct Plan {
    pub world: World,
    pub script: Script,
    pub faults: Vec<Fault>,
    pub has_fresh: bool,
    /// True if a turn may need more rounds than the machine plays for one.
    pub may_be_cut: bool,
}

impl Game<'_> {
    /// Plans a turn with some objects as sprites; none when there are too many kinds.
    pub fn plan(&self, sprites: u64) -> Option<Plan> {
        let marks = self.marked.iter().filter(|is_marked| **is_marked).count();
        let mut world = self.world(sprites)?;
        let mut plan = Plan {
            world: world.clone(),
            script: Script::default(),
            faults: Vec::new(),
            has_fresh: false,
            may_be_cut: false,
        };
        let mut steps = Vec::new();
        let mut has_changed = false;
        // Steps are numbered as they are told, and a background that a rule paints is known from then on.
        let groups: Vec<(&Group, Vec<Result<Parts, Phrase>>)> =
            self.groups.iter().map(|group| (group, self.parts(group))).collect();
        self.reach(&mut world, &groups)?;
        let mut is_moved = false;
        let has_late_cancel = |n: usize| {
            self.groups[n..]
                .iter()
                .flat_map(|group| &group.rules)
                .any(|rule| rule.commands.iter().any(|command| command == "cancel" || command == "restart"))
        };
        for (n, (group, parts)) in groups.iter().enumerate() {
            if group.is_late && !is_moved {
                steps.push(Stage::Move);
                is_moved = true;
            }
            let mut all: Parts = Vec::new();
            let mut kept: Vec<&Told> = Vec::new();
            for (rule, parts) in group.rules.iter().zip(parts) {
                let fault = |why: Phrase| Fault { line: rule.line.clone(), why };
                match parts {
                    Err(why) => plan.faults.push(fault(why.clone())),
                    Ok(parts) if rule.commands.is_empty() => {
                        all.extend(parts.iter().cloned());
                        kept.push(rule);
                    }
                    Ok(parts) => {
                        let command = rule.commands[0].as_str();
                        let is_able = rule.commands.len() == 1
                            && parts.is_empty()
                            && group.rules.len() == 1
                            && match command {
                                "cancel" => !has_changed && !group.is_late,
                                "restart" | "win" => group.is_late && !has_late_cancel(n + 1),
                                _ => false,
                            };
                        let target = match command {
                            "cancel" => OVER,
                            "restart" => RESTART,
                            _ => WON,
                        };
                        if !is_able {
                            let why = Phrase::new(wording!("puzzlescript-command"));
                            plan.faults.push(fault(why.with("command", Phrase::quoted(command))));
                            continue;
                        }
                        match branches(&world, &rule.cases) {
                            Ok(branches) => {
                                steps.extend(branches.into_iter().map(|all| Stage::Branch(all, target)));
                            }
                            Err(why) => plan.faults.push(fault(why)),
                        }
                    }
                }
            }
            if all.is_empty() {
                continue;
            }
            let gates = match self.gates(&world, group, &all) {
                Ok(gates) => gates,
                Err(why) => {
                    let fault = |rule: &&Told| Fault { line: rule.line.clone(), why: why.clone() };
                    plan.faults.extend(kept.iter().map(fault));
                    continue;
                }
            };
            let is_gated = !gates.is_empty();
            match self.step(&world, all) {
                Ok(step) => {
                    let step = Step { is_gated, ..step };
                    steps.extend(gates.into_iter().map(Stage::Gate));
                    has_changed |= step
                        .parts
                        .iter()
                        .any(|(_, part)| part.cells.iter().flatten().any(|spot| spot.put != Put::Keep));
                    match steps.last_mut() {
                        Some(Stage::Rules(before)) if self.can_join(&world, before, &step) => {
                            before.rules.extend(step.rules);
                            before.parts.extend(step.parts);
                        }
                        _ => steps.push(Stage::Rules(step)),
                    }
                }
                Err(why) => {
                    let fault = |rule: &&Told| Fault { line: rule.line.clone(), why: why.clone() };
                    plan.faults.extend(kept.iter().map(fault));
                }
            }
        }
        if !is_moved {
            steps.push(Stage::Move);
        }
        self.goal(&world, &mut steps, &mut plan);
        plan.has_fresh = steps.iter().any(|step| matches!(step, Stage::Rules(step) if step.needs_fresh()));
        let kinds = world.kinds.len() + marks + 1 + usize::from(plan.has_fresh);
        if kinds > MOST_KINDS {
            return None;
        }
        self.tell(&world, &steps, &mut plan);
        plan.world = world;
        Some(plan)
    }

    /// The kinds that levels need; none when these are too many.
    fn world(&self, sprites: u64) -> Option<World> {
        let layer_of = |object: &u8| self.source.layer_of(*object);
        let mut kinds: Vec<u8> = members(sprites).collect();
        kinds.sort_by_key(|object| (self.players >> object & 1 == 0, usize::MAX - layer_of(object)));
        let layers: Vec<u64> = self.source.layers.iter().map(|layer| layer & self.there).collect();
        let mut mark = kinds.len();
        let mut number = |is_marked: &bool| {
            is_marked.then(|| {
                mark += 1;
                mark - 1
            })
        };
        let marks = self.marked.iter().map(&mut number).collect();
        let mut world = World { there: self.there, layers, sprites, kinds, marks, grounds: Vec::new() };
        for set in self.source.levels.iter().flat_map(|level| &level.tiles) {
            let ground = tile::ground_of(&world, set & self.there);
            if !world.grounds.contains(&ground) {
                world.grounds.push(ground);
            }
            if world.grounds.len() > MOST_KINDS {
                return None;
            }
        }
        (mark < MOST_KINDS).then_some(world)
    }

    /// Adds the backgrounds that rules paint; none when these are too many.
    fn reach(&self, world: &mut World, groups: &[(&Group, Vec<Result<Parts, Phrase>>)]) -> Option<()> {
        loop {
            let before = world.grounds.len();
            for (_, part) in groups.iter().flat_map(|(_, parts)| parts).flatten().flatten() {
                for ground in tile::reached(world, part) {
                    if !world.grounds.contains(&ground) {
                        world.grounds.push(ground);
                    }
                }
                if world.grounds.len() > MOST_KINDS {
                    return None;
                }
            }
            if world.grounds.len() == before {
                return Some(());
            }
        }
    }

    fn parts(&self, group: &Group) -> Vec<Result<Parts, Phrase>> {
        let marked = if group.is_late { vec![false; self.marked.len()] } else { self.marked.clone() };
        let of = |rule: &Told| {
            let mut parts = Vec::new();
            for case in &rule.cases {
                let split = split(&case.flat, &marked);
                let split = split.ok_or_else(|| Phrase::new(wording!("puzzlescript-crowded")))?;
                parts.extend(split.into_iter().map(|part| (case.way, part)));
            }
            Ok(parts)
        };
        group.rules.iter().map(of).collect()
    }

    fn step(&self, world: &World, parts: Parts) -> Result<Step, Phrase> {
        let full = &world.layers;
        let mut repeats = false;
        for (n, (way, a)) in parts.iter().enumerate() {
            for (m, (_, b)) in parts.iter().enumerate().filter(|(_, (other, _))| meets(*way, *other)) {
                if m >= n && clashes(a, b, world.sprites, self.lone) {
                    return Err(Phrase::new(wording!("puzzlescript-order")));
                }
                repeats |= enables(a, b, full);
            }
        }
        for way in (0..WAYS).filter(|_| repeats) {
            let mine: Vec<&Flat> =
                parts.iter().filter(|(one, _)| meets(*one, Some(way))).map(|(_, part)| part).collect();
            if !ends(&mine, full) {
                return Err(Phrase::new(wording!("puzzlescript-endless")));
            }
        }
        let mut rules = Vec::new();
        for (way, part) in &parts {
            rules.push((*way, tile::rules(world, part)?));
        }
        let moves =
            parts.iter().all(|(_, part)| part.cells.iter().flatten().all(|spot| spot.put == Put::Keep));
        Ok(Step { rules, repeats, moves, parts, is_gated: false })
    }

    /// True if the rules of a step can fire with those of the step before.
    fn can_join(&self, world: &World, before: &Step, step: &Step) -> bool {
        let mut pairs = before.parts.iter().flat_map(|a| step.parts.iter().map(move |b| (a, b)));
        !before.repeats
            && !step.repeats
            && !before.is_gated
            && !step.is_gated
            && pairs.all(|((way, a), (other, b))| {
                !meets(*way, *other)
                    || !clashes(a, b, world.sprites, self.lone) && !enables(a, b, &world.layers)
            })
    }

    fn goal(&self, world: &World, steps: &mut Vec<Stage>, plan: &mut Plan) {
        let mut asked: Vec<(Asks, bool)> = Vec::new();
        let mut is_whole = !self.has_lost_goal;
        for goal in win::in_order(&self.wins) {
            match win::asks(world, goal) {
                Err(why) => {
                    is_whole = false;
                    plan.faults.push(Fault { line: goal.line.clone(), why });
                }
                Ok(asks) => asked.extend(asks.into_iter().map(|asks| (asks, goal.is_some()))),
            }
        }
        // A game is not won by some of its goals.
        if asked.is_empty() || !is_whole || asked.iter().any(|(asks, _)| matches!(asks, Asks::Impossible)) {
            return;
        }
        let mut tiles: Vec<(Tiles, bool)> = asked
            .into_iter()
            .filter_map(|(asks, is_some)| match asks {
                Asks::Tile(tiles) => Some((tiles, is_some)),
                _ => None,
            })
            .collect();
        plan.script.goal = match tiles.pop() {
            Some((last, false)) => Goal::Nowhere(last),
            last => {
                tiles.extend(last);
                Goal::Reached
            }
        };
        steps.extend(tiles.into_iter().map(|(tiles, is_some)| Stage::Goal(tiles, is_some)));
    }

    fn tell(&self, world: &World, steps: &[Stage], plan: &mut Plan) {
        let script = &mut plan.script;
        script.begin(self, world, plan.has_fresh);
        let mut number = 1;
        let mut rounds = 3;
        let (mut rows, mut tiles) = (0, 0);
        for level in &self.source.levels {
            let height = level.tiles.len() / level.cols.max(1);
            rows = rows.max(level.cols.max(height));
            tiles = tiles.max(level.tiles.len());
        }
        for (n, step) in steps.iter().enumerate() {
            let next = if n + 1 == steps.len() { END } else { number + step.width() };
            match step {
                Stage::Move => script.movement(world, number, next),
                Stage::Branch(all, target) => script.branch(all, number, next, *target),
                Stage::Gate(all) => {
                    let gated = steps[n..].iter().take_while(|step| !matches!(step, Stage::Rules(_))).count();
                    let behind = n + gated + 1;
                    let width: usize = steps[n..behind].iter().map(Stage::width).sum();
                    let past = if behind == steps.len() { END } else { number + width };
                    script.gate(all, number, next, past);
                }
                Stage::Goal(asks, is_some) => script.goal_step(asks, *is_some, number, next),
                Stage::Rules(step) => {
                    script.rules(&step.rules, number, next, step.repeats, step.needs_fresh());
                    if step.repeats {
                        rounds += if step.moves { rows } else { tiles };
                    }
                }
            }
            rounds += step.width();
            number += step.width();
        }
        plan.may_be_cut = rounds > MOST_ROUNDS;
        script.end();
    }
}

/// The ways by which a turn can begin.
pub fn ways(has_action: bool) -> impl Iterator<Item = usize> {
    (0..WAYS).filter(move |way| has_action || *way != ACTION)
}
