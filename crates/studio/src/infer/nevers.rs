//! `never` rules: the smallest pattern of a tile that no board with an effect has, and every other board has.

use super::atoms::Vocabulary;
use super::facts::Fact;
use super::scene::Scene;
use tilery_tilecode::check::Meaning;
use tilery_tilecode::mask::full;
use tilery_tilecode::model::{
    Ask, Event, GAME_ROW, Headings, Kinds, MAX_COUNTERS, Predicate, Rows, Rule, Views,
};

/// True if some tile has one of the set `include`, and none of `exclude`.
fn is_there(scene: &Scene, include: Kinds, exclude: Kinds) -> bool {
    let (some, none) = (full(include, Headings::ANY), full(exclude, Headings::ANY));
    scene.masks.iter().any(|mask| mask & some != 0 && mask & none == 0)
}

pub fn fires(rule: &Rule, scene: &Scene) -> bool {
    let Predicate { include, exclude, .. } = *rule.centre();
    let is_asked = rule.asks.iter().all(|ask| ask.holds(scene.counters[usize::from(ask.counter)]));
    is_asked && !is_there(scene, include, exclude)
}

/// The rules that fit all scenes, with their costs.
pub fn search(meaning: &Meaning, scenes: &[Scene]) -> Vec<(u32, Rule)> {
    let Some(facts) = scenes.iter().find_map(|scene| scene.facts.as_ref()) else { return Vec::new() };
    let commands: Option<Vec<_>> =
        facts.iter().map(|fact| if let Fact::Game(command) = fact { Some(*command) } else { None }).collect();
    let Some(commands) = commands else { return Vec::new() };
    let known = Vocabulary::of(meaning);
    let single = |backgrounds: usize, sprites: usize| {
        let grounds = (0..backgrounds).map(|n| Kinds { backgrounds: 1 << n, sprites: 0 });
        grounds.chain((0..sprites).map(|n| Kinds { backgrounds: 0, sprites: 1 << n }))
    };
    let kinds: Vec<Kinds> = single(meaning.backgrounds.len(), meaning.sprites.len()).collect();
    // Sprites cost less than backgrounds, since they disappear more often.
    let price = |set: &Kinds| 10 + u32::from(set.backgrounds != 0);
    let mut sets: Vec<(u32, Kinds)> = kinds.iter().map(|set| (price(set), *set)).collect();
    sets.extend(known.sets().map(|set| (15, set)));
    for (n, one) in kinds.iter().enumerate() {
        sets.extend(kinds[..n].iter().map(|other| (20, one.union(*other))));
    }
    let mut excludes = vec![(0, Kinds::default())];
    excludes.extend(kinds.iter().map(|set| (10, *set)));
    for (n, one) in kinds.iter().enumerate() {
        excludes.extend(kinds[..n].iter().map(|other| (20, one.union(*other))));
    }
    let mut asks: Vec<(u32, Option<Ask>)> = vec![(0, None)];
    for counter in 0..MAX_COUNTERS.min(meaning.counters.len()) {
        let of = |happens: bool| {
            scenes
                .iter()
                .filter(move |scene| scene.facts.is_some() == happens)
                .map(move |s| s.counters[counter])
        };
        let small = |n: i64| i16::try_from(n).ok();
        let counter = counter as u8;
        if let (Some(low), Some(high)) = (of(true).min().and_then(small), of(true).max().and_then(small)) {
            asks.push((10, Some(Ask { counter, least: Some(low), most: None })));
            asks.push((10, Some(Ask { counter, least: None, most: Some(high) })));
        }
    }
    let mut found = Vec::new();
    for (cost, include) in &sets {
        for (more, exclude) in &excludes {
            if include.meets(*exclude) {
                continue;
            }
            for (most, ask) in &asks {
                let fits = scenes.iter().all(|scene| {
                    let is_asked = ask.is_none_or(|ask| ask.holds(scene.counters[usize::from(ask.counter)]));
                    scene.facts.is_some() == (is_asked && !is_there(scene, *include, *exclude))
                });
                if fits {
                    let mut when = [Predicate::default(); 9];
                    when[4] = Predicate { include: *include, exclude: *exclude, ..Predicate::default() };
                    let mut rows = Rows::default();
                    rows[GAME_ROW].clone_from(&commands);
                    let asks = ask.iter().copied().collect();
                    let rule = Rule {
                        event: Event::Never,
                        views: Views::default(),
                        is_off: false,
                        when,
                        asks,
                        rows,
                    };
                    found.push((cost + more + most, rule));
                }
            }
        }
    }
    found
}
