//! Warnings about the whole project: rules that never run, that shadow others, or that keep a turn from
//! ending.

use tilery_kit::text::TextPos;

use super::Checker;
use crate::fault::{Fault, Finding};
use crate::model::{Command, Event, Heading, Headings, Kinds, MAX_RULES, Offset, Placed, Predicate, Rule};

/// A rule as the checks of a whole project see it: its views, and a hash that tells different rules apart.
pub struct Judged<'a> {
    /// Its position in the text.
    pub at: TextPos,
    /// The rule and its views; `None` if it is off or has errors.
    pub seen: Option<&'a [Rule]>,
    /// A hash: equal rules have equal keys, and rules with different keys are not compared.
    pub key: u64,
}

/// A rule and its views, unless it is off or has errors.
pub fn judge(rule: &Rule, findings: &[Finding]) -> Option<Vec<Rule>> {
    let is_faulty = findings.iter().any(|finding| !finding.fault.is_warning());
    (!is_faulty && !rule.is_off).then(|| rule.seen())
}

impl Checker {
    /// Checks the whole project; `placed` are the kinds of sprites in its levels.
    pub fn whole(&mut self, levels: usize, placed: Placed, rules: &[(&Rule, Judged<'_>)]) {
        self.sizes(levels > 0, rules.get(MAX_RULES).map(|(_, judged)| judged.at));
        let made = rules.iter().fold(0, |kinds, (rule, _)| kinds | rule.creates());
        let there = placed.some | made;
        let single = !(placed.several | made);
        for (n, (rule, judged)) in rules.iter().enumerate().take(MAX_RULES) {
            let Some(mine) = judged.seen else { continue };
            let no_exit = |command: &Command| match command {
                Command::Exit(level) | Command::ExitTo(level, _) if usize::from(*level) >= levels => {
                    Some(Fault::NoExit(*level))
                }
                _ => None,
            };
            if let Some(fault) = rule.rows.iter().flatten().find_map(no_exit) {
                self.report(judged.at, fault);
            }
            if let Some(fault) = self.never_runs(rule, there) {
                self.report(judged.at, fault);
            }
            if self.meaning.has_turns && never_settles(rule) {
                self.report(judged.at, Fault::NeverSettles);
            }
            let is_same = |(_, other): &&(&Rule, Judged<'_>)| {
                let views = other.seen.filter(|views| other.key == judged.key && views.len() == mine.len());
                views.is_some_and(|views| mine.iter().all(|view| views.contains(view)))
            };
            if let Some((_, equal)) = rules[..n].iter().find(is_same) {
                self.report(judged.at, Fault::Equal { line: equal.at.line });
            }
            let is_shadow = |(_, other): &&(&Rule, Judged<'_>)| {
                other.seen.is_some_and(|views| super::shadow::shadows(views, mine, single))
            };
            if let Some((_, press)) = rules.iter().take(MAX_RULES).find(is_shadow) {
                self.report(judged.at, Fault::Shadowed { line: press.at.line });
            }
        }
    }

    fn never_runs(&self, rule: &Rule, there: u16) -> Option<Fault> {
        // A `never` rule whose pattern is impossible fires in every round, which may be intended.
        if rule.event == Event::Never {
            return None;
        }
        let centre = rule.centre().include.sprites;
        if centre == 0 && !rule.is_of_tile() {
            return None;
        }
        if centre != 0 && centre & there == 0 {
            let kind = &self.meaning.sprites[centre.trailing_zeros() as usize];
            return Some(Fault::NotThere(kind.name.clone()));
        }
        let all = (1u32 << self.meaning.backgrounds.len()) - 1;
        for (predicate, name) in rule.when.iter().zip(Offset::NAMES) {
            let Predicate { include, also, exclude, .. } = predicate;
            let is_one_background = |kinds: &Kinds| kinds.sprites == 0 && kinds.backgrounds != 0;
            // A tile has a single background, so it cannot be in two disjoint sets.
            let is_sprites = name == "C" && centre != 0;
            let needs_two = is_one_background(include) && is_one_background(also) && !is_sprites;
            if needs_two || u32::from(exclude.backgrounds) == all {
                return Some(Fault::Impossible(name));
            }
        }
        if let Event::Smash(dir) = rule.event {
            let dot = &rule.when[Offset::towards(dir).0];
            if dot.include.sprites != 0 && dot.headings == Headings(1 << dir as u8) {
                return Some(Fault::AheadOfDot);
            }
        }
        None
    }
}

/// True if a rule, once it fires, fires in every following round with a visible effect, so that no turn ends
/// by itself. Interactions of several rules are not checked.
fn never_settles(rule: &Rule) -> bool {
    let commands = || rule.rows.iter().flatten();
    let scores = || commands().any(|command| matches!(command, Command::Score(points) if *points != 0));
    if rule.event == Event::Never {
        let ends = commands().any(|command| matches!(command, Command::Win | Command::Lose));
        return scores() && !ends;
    }
    // Creating a sprite near the centre raises a change event there, and the rule's conditions still hold.
    let creates = commands().any(|command| matches!(command, Command::Create(_)));
    let only_adds = commands().all(|command| matches!(command, Command::Create(_) | Command::Score(_)));
    let asks_for_rest = rule.when.iter().all(|predicate| predicate.headings.hold(Heading::Resting));
    let excludes = |(row, offset): (&Vec<Command>, Offset)| {
        let excluded = rule.when[offset.0].exclude.sprites;
        row.iter().any(|command| matches!(command, Command::Create(kind) if excluded >> kind & 1 == 1))
    };
    let stops_itself = rule.rows.iter().zip(Offset::ROWS).any(excludes);
    rule.event == Event::Change && creates && only_adds && asks_for_rest && !stops_itself
}
