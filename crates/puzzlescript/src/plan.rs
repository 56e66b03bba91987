//! A turn as a sequence of steps, for a machine that fires all rules at once.
//!
//! The counter `step` is 0 between turns, and `way` is the button that began the turn. In each step the rules
//! of one group fire, repeatedly if a match can make another match possible. Then all marked sprites move,
//! late groups follow, and the goal is checked. Rules can only add to a counter. So the clock, an invisible
//! sprite, adds to `step`, and a `never` rule takes back the sum: that makes a step wait, or leads to another
//! step.

use tilery_kit::{Phrase, wording};
use tilery_tilecode::model::{MAX_KINDS, MAX_RULES};

use crate::Fault;
use crate::game::{BACK, END, Game, GameRule, Group, OVER, Parts, RESTART, Split, WON};
use crate::longest::longest;
use crate::rule::{Flat, Put};
use crate::script::{Goal, Script};
use crate::source::{Objects, members};
use crate::stage::{Stage, Step, branches, meets};
use crate::tile::{self, Tiles, World};
use crate::variant::{clashes, enables, ends};
use crate::win::{self, Check};
use crate::written::BUTTONS;

/// The maximum number of rounds of a turn.
const MOST_ROUNDS: usize = 60;

/// A finished plan.
#[derive(Debug)]
pub struct Plan {
    pub world: World,
    pub script: Script,
    pub faults: Vec<Fault>,
    /// True if a turn may need more rounds than the machine plays for a turn.
    pub may_be_cut: bool,
    /// True if a press is one round, without clock and counters.
    pub is_native: bool,
    /// True if a turn in which no player moves is taken back.
    pub checks_moves: bool,
}

/// A turn under construction.
struct Turn<'a> {
    game: &'a Game<'a>,
    world: World,
    steps: Vec<Stage>,
    faults: Vec<Fault>,
    /// True if an earlier step changes objects.
    has_changed: bool,
    /// True if a step takes back the moves.
    returns: bool,
}

impl Turn<'_> {
    fn group(&mut self, n: usize, split: &Split) {
        let group = &self.game.groups[n];
        let (mut all, mut told) = (Parts::new(), Vec::new());
        for (rule, parts) in group.rules.iter().zip(split) {
            match parts {
                Err(why) => self.fail(&[rule], why),
                Ok(parts) if rule.commands.is_empty() => {
                    all.extend(parts.iter().cloned());
                    told.push(rule);
                }
                Ok(parts) => {
                    if let Err(why) = self.command(n, rule, parts.is_empty()) {
                        self.fail(&[rule], &why);
                    }
                }
            }
        }
        if !all.is_empty()
            && let Err(why) = self.fire(group, all)
        {
            self.fail(&told, &why);
        }
    }

    fn fail(&mut self, rules: &[&GameRule], why: &Phrase) {
        self.faults.extend(rules.iter().map(|rule| Fault { line: rule.line.clone(), why: why.clone() }));
    }

    /// Adds the steps of a rule of the n-th group with a command.
    fn command(&mut self, n: usize, rule: &GameRule, is_bare: bool) -> Result<(), Phrase> {
        let group = &self.game.groups[n];
        let mut later = self.game.groups[n + 1..].iter().flat_map(|group| &group.rules);
        let mut ends = || later.any(|rule| rule.commands.iter().any(|c| c == "cancel" || c == "restart"));
        let command = rule.commands[0].as_str();
        let target = match command {
            "cancel" if !group.is_late && !self.has_changed => Some(OVER),
            "cancel" if !self.has_changed => Some(BACK),
            "restart" if group.is_late && !ends() => Some(RESTART),
            "win" if group.is_late && !ends() => Some(WON),
            _ => None,
        };
        let is_alone = is_bare && rule.commands.len() == 1 && group.rules.len() == 1;
        let Some(target) = target.filter(|_| is_alone) else {
            return Err(
                Phrase::new(wording!("puzzlescript-command")).with("command", Phrase::quoted(command))
            );
        };
        let branches = branches(&self.world, &rule.cases)?;
        self.returns |= target == BACK;
        self.steps.extend(branches.into_iter().map(|all| Stage::Branch(all, target)));
        Ok(())
    }

    /// Adds the step in which the rules of a group fire.
    fn fire(&mut self, group: &Group, parts: Parts) -> Result<(), Phrase> {
        let gates = self.game.gates(&self.world, group, &parts)?;
        let step = Step { is_gated: !gates.is_empty(), ..self.game.step(&self.world, parts)? };
        self.steps.extend(gates.into_iter().map(Stage::Gate));
        self.has_changed |= !step.moves;
        match self.steps.last_mut() {
            Some(Stage::Rules(before)) if self.game.can_join(&self.world, before, &step) => {
                before.rules.extend(step.rules);
                before.parts.extend(step.parts);
            }
            _ => self.steps.push(Stage::Rules(step)),
        }
        Ok(())
    }

    /// Adds the steps that check the goal. Returns the condition of the last step.
    fn goal(&mut self) -> Goal {
        let mut checks: Vec<(Check, bool)> = Vec::new();
        let mut is_whole = !self.game.has_lost_goal;
        for goal in win::in_order(&self.game.wins) {
            match win::checks(&self.world, goal) {
                Err(why) => {
                    is_whole = false;
                    self.faults.push(Fault { line: goal.line.clone(), why });
                }
                Ok(check) => checks.extend(check.into_iter().map(|check| (check, goal.is_some()))),
            }
        }
        // A game is won only by all of its goals.
        if checks.is_empty()
            || !is_whole
            || checks.iter().any(|(check, _)| matches!(check, Check::Impossible))
        {
            return Goal::None;
        }
        let mut tiles: Vec<(Tiles, bool)> = checks
            .into_iter()
            .filter_map(|(check, is_some)| match check {
                Check::Tile(tiles) => Some((tiles, is_some)),
                _ => None,
            })
            .collect();
        let goal = match tiles.pop() {
            Some((last, false)) => Goal::Nowhere(last),
            last => {
                tiles.extend(last);
                Goal::Reached
            }
        };
        self.steps.extend(tiles.into_iter().map(|(tiles, is_some)| Stage::Goal(tiles, is_some)));
        goal
    }

    /// Writes the rules of all steps. Also returns true if a turn may need more rounds than the machine
    /// plays.
    fn write(&self, goal: &Goal, has_fresh: bool) -> (Script, bool) {
        let steps = &self.steps;
        let mut script = Script::default();
        script.begin(self.game, &self.world, has_fresh);
        let mut number = 1;
        for (n, step) in steps.iter().enumerate() {
            let next = if n + 1 == steps.len() { END } else { number + step.width() };
            match step {
                Stage::Move(returns) => script.movement(&self.world, number, next, *returns),
                Stage::Moved(tiles) => script.goal_step(tiles, true, number, next, BACK),
                Stage::Branch(all, target) => script.branch(all, number, next, *target),
                Stage::Gate(all) => {
                    let gated = steps[n..].iter().take_while(|step| !matches!(step, Stage::Rules(_))).count();
                    let behind = n + gated + 1;
                    let width: usize = steps[n..behind].iter().map(Stage::width).sum();
                    let past = if behind == steps.len() { END } else { number + width };
                    script.gate(all, number, next, past);
                }
                Stage::Goal(check, is_some) => script.goal_step(check, *is_some, number, next, OVER),
                Stage::Rules(step) => {
                    script.rules(&step.rules, number, next, step.repeats, step.needs_fresh());
                }
            }
            number += step.width();
        }
        script.end(goal);
        (script, longest(self.game, steps) > MOST_ROUNDS)
    }
}

impl Game<'_> {
    /// Plans a turn with some objects as sprites; `None` if there are too many kinds.
    pub fn plan(&self, sprites: Objects) -> Option<Plan> {
        let plan = self.plan_with(sprites, false)?;
        let is_short =
            |fault: &Fault| matches!(fault.why.wording.name, "puzzlescript-middle" | "puzzlescript-crowded");
        if !plan.faults.iter().any(is_short) {
            return Some(plan);
        }
        let other = self.plan_with(sprites, true).filter(|other| other.faults.len() < plan.faults.len());
        Some(other.unwrap_or(plan))
    }

    fn plan_with(&self, sprites: Objects, has_place: bool) -> Option<Plan> {
        let mut world = self.world(sprites, has_place)?;
        let split = &self.split;
        // Steps paint backgrounds by number, so all backgrounds must be known before.
        self.reach(&mut world, split)?;
        let mut turn = Turn {
            game: self,
            world,
            steps: Vec::new(),
            faults: Vec::new(),
            has_changed: false,
            returns: false,
        };
        let late = self.groups.iter().position(|group| group.is_late).unwrap_or(self.groups.len());
        for (n, split) in split[..late].iter().enumerate() {
            turn.group(n, split);
        }
        let moves = turn.steps.len();
        turn.steps.push(Stage::Move(false));
        let checks_moves = self.source.must_move && !turn.has_changed && self.has_steady_players();
        if checks_moves {
            turn.returns = true;
            turn.steps.push(Stage::Moved(vec![turn.world.moved_player(self.players)]));
        }
        for (n, split) in split.iter().enumerate().skip(late) {
            turn.group(n, split);
        }
        turn.steps[moves] = Stage::Move(turn.returns);
        let goal = turn.goal();
        let has_fresh =
            turn.steps.iter().any(|step| matches!(step, Stage::Rules(step) if step.needs_fresh()));
        if turn.world.clock() + 1 + usize::from(has_fresh) > MAX_KINDS {
            return None;
        }
        let (script, may_be_cut) = turn.write(&goal, has_fresh);
        if script.rules.len() > MAX_RULES {
            return None;
        }
        Some(Plan {
            world: turn.world,
            script,
            faults: turn.faults,
            may_be_cut,
            is_native: false,
            checks_moves,
        })
    }

    /// The number of backgrounds that the levels need with some objects as sprites.
    pub fn grounds(&self, sprites: Objects) -> usize {
        let mut grounds: Vec<Objects> = self.sets.iter().map(|set| set & !sprites).collect();
        grounds.sort_unstable();
        grounds.dedup();
        grounds.len()
    }

    /// True if the levels need no more kinds than a project has.
    pub fn fits(&self, sprites: Objects) -> bool {
        let marks = self.marked.iter().filter(|is_marked| **is_marked).count();
        sprites.count_ones() as usize + marks < MAX_KINDS && self.grounds(sprites) <= MAX_KINDS
    }

    /// True if each level has players, all of one layer, whom no rule makes or removes.
    fn has_steady_players(&self) -> bool {
        let is_there =
            self.source.levels.iter().all(|level| level.tiles.iter().any(|set| set & self.players != 0));
        let is_one = self.source.layers.iter().filter(|layer| **layer & self.players != 0).count() == 1;
        is_there && is_one && self.source.pair().is_none() && self.changed & self.players == 0
    }

    /// The kinds of a game without marks; `None` if there are too many.
    pub fn still_world(&self, sprites: Objects) -> Option<World> {
        let marks = vec![None; self.marked.len()];
        self.world(sprites, false).map(|world| World { marks, ..world })
    }

    /// The kinds that the levels need; `None` if there are too many.
    fn world(&self, sprites: Objects, has_place: bool) -> Option<World> {
        let layer_of = |object: &u8| self.source.layer_of(*object);
        let mut kinds: Vec<u8> = members(sprites).collect();
        kinds.sort_by_key(|object| (self.players >> object & 1 == 0, usize::MAX - layer_of(object)));
        let layers: Vec<Objects> = self.source.layers.iter().map(|layer| layer & self.present).collect();
        let mut mark = kinds.len();
        let mut number = |is_marked: &bool| {
            is_marked.then(|| {
                mark += 1;
                mark - 1
            })
        };
        let marks = self.marked.iter().map(&mut number).collect();
        let place = number(&has_place);
        let (present, grounds) = (self.present, Vec::new());
        let mut world = World { present, layers, sprites, kinds, marks, place, grounds };
        for set in &self.sets {
            let ground = world.ground_in(*set);
            if !world.grounds.contains(&ground) {
                world.grounds.push(ground);
            }
            if world.grounds.len() > MAX_KINDS {
                return None;
            }
        }
        (mark < MAX_KINDS).then_some(world)
    }

    /// Adds the backgrounds that rules paint; `None` if there are too many.
    fn reach(&self, world: &mut World, groups: &[Split]) -> Option<()> {
        loop {
            let before = world.grounds.len();
            for (_, part) in groups.iter().flatten().flatten().flatten() {
                for ground in tile::reached(world, part) {
                    if !world.grounds.contains(&ground) {
                        world.grounds.push(ground);
                    }
                }
                if world.grounds.len() > MAX_KINDS {
                    return None;
                }
            }
            if world.grounds.len() == before {
                return Some(());
            }
        }
    }

    fn step(&self, world: &World, parts: Parts) -> Result<Step, Phrase> {
        let full = &world.layers;
        let mut repeats = false;
        for (n, (button, a)) in parts.iter().enumerate() {
            for (m, (_, b)) in parts.iter().enumerate().filter(|(_, (other, _))| meets(*button, *other)) {
                if m >= n && clashes(a, b, world.sprites, self.lone) {
                    return Err(Phrase::new(wording!("puzzlescript-order")));
                }
                repeats |= enables(a, b, full);
            }
        }
        for button in (0..BUTTONS).filter(|_| repeats) {
            let mine: Vec<&Flat> =
                parts.iter().filter(|(one, _)| meets(*one, Some(button))).map(|(_, part)| part).collect();
            if !ends(&mine, full) {
                return Err(Phrase::new(wording!("puzzlescript-endless")));
            }
        }
        let mut rules = Vec::new();
        for (button, part) in &parts {
            rules.push((*button, tile::rules(world, part)?));
        }
        let moves =
            parts.iter().all(|(_, part)| part.cells.iter().flatten().all(|spot| spot.put == Put::Keep));
        Ok(Step { rules, repeats, moves, parts, is_gated: false })
    }

    /// True if the rules of a step can fire together with those of the previous step.
    fn can_join(&self, world: &World, before: &Step, step: &Step) -> bool {
        let mut pairs = before.parts.iter().flat_map(|a| step.parts.iter().map(move |b| (a, b)));
        !before.repeats
            && !step.repeats
            && !before.is_gated
            && !step.is_gated
            && pairs.all(|((button, a), (other, b))| {
                !meets(*button, *other)
                    || !clashes(a, b, world.sprites, self.lone) && !enables(a, b, &world.layers)
            })
    }
}
