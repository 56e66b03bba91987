//! Shadowed rules: a sprite for which a press rule fires runs no change rules in that round, so holding a
//! button can suppress the effect of a change rule. A walker then crosses water alive.

use crate::model::{Command, Event, Kinds, Offset, Predicate, Rule};

/// True if a press rule can suppress an effect of a change rule that the press rule lacks, since both can
/// match the same neighbourhood of a sprite. Moves of this sprite are not counted as effects. `single` are
/// the kinds of which there is never more than one sprite, as a bit set.
pub fn shadows(press: &[Rule], change: &[Rule], single: u16) -> bool {
    let is = |rules: &[Rule], is_it: fn(&Event) -> bool| rules.first().is_some_and(|rule| is_it(&rule.event));
    is(press, |event| matches!(event, Event::Press(_)))
        && is(change, |event| *event == Event::Change)
        && change
            .iter()
            .any(|change| press.iter().any(|press| loses(press, change) && can_agree(press, change, single)))
}

/// True if the change rule has commands of a sort that the press rule lacks; moves of the centre sprite are
/// ignored.
fn loses(press: &Rule, change: &Rule) -> bool {
    let effects = |rule: &Rule| -> Vec<_> {
        let given = rule
            .rows
            .iter()
            .enumerate()
            .flat_map(|(row, commands)| commands.iter().map(move |command| (row, command)));
        let effects = given.filter(|(row, command)| *row != 0 || !matches!(command, Command::Move(_)));
        effects.map(|(_, command)| std::mem::discriminant(command)).collect()
    };
    let done = effects(press);
    effects(change).iter().any(|effect| !done.contains(effect))
}

/// True if some neighbourhood matches both, with one sprite in its centre.
fn can_agree(one: &Rule, other: &Rule, single: u16) -> bool {
    let tiles = one.when.iter().zip(&other.when).enumerate();
    asked_twice([one, other]) & single == 0
        && tiles.into_iter().all(|(n, (one, other))| {
            let excluded = one.exclude.union(other.exclude);
            let has_middle = n != Offset::CENTRE.0 || {
                let kinds = one.include.sprites & other.include.sprites & !excluded.sprites;
                kinds != 0 && one.headings.0 & other.headings.0 != 0
            };
            has_middle && has_tile(excluded, [one, other])
        })
}

/// The kinds of sprites that two rules together require on two tiles, as a bit set.
fn asked_twice(rules: [&Rule; 2]) -> u16 {
    let (mut once, mut twice) = (0, 0);
    for n in 0..rules[0].when.len() {
        let mut here = 0;
        for kinds in rules.iter().flat_map(|rule| [rule.when[n].include, rule.when[n].also]) {
            if kinds.backgrounds == 0 && kinds.sprites.is_power_of_two() {
                here |= kinds.sprites;
            }
        }
        twice |= once & here;
        once |= here;
    }
    twice
}

/// True if some tile satisfies both predicates. It may have any background, and sprites of all kinds that are
/// not excluded.
fn has_tile(excluded: Kinds, predicates: [&Predicate; 2]) -> bool {
    let mut backgrounds = !excluded.backgrounds;
    for asked in predicates.iter().flat_map(|predicate| [predicate.include, predicate.also]) {
        if !asked.is_empty() && asked.sprites & !excluded.sprites == 0 {
            backgrounds &= asked.backgrounds;
        }
    }
    backgrounds != 0
}
