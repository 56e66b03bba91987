//! Finds the conditions of rules with given commands.

use super::atoms::{Atom, KIND, Vocabulary, add, holds, is_bare, solve};
use super::facts::{Fact, effects, explains, find, is_full, matches, turned_back, witness};
use super::scene::{RESTING, Scene, Spot, Sprite};
use super::search::row_of;
use tilery_tilecode::check::Meaning;
use tilery_tilecode::mask::kinds;
use tilery_tilecode::model::{
    Button, Command, Event, GAME_ROW, Headings, Kinds, MAX_KINDS, Offset, Predicate, Rows, Rule, View, Views,
};

/// The cost of a command that had no effect because another command was chosen at random.
const CHANCE: u32 = 1;

/// The event and commands of a rule without conditions.
pub struct Draft<'a> {
    pub meaning: &'a Meaning,
    pub known: &'a Vocabulary,
    pub scenes: &'a [Scene],
    pub seed: &'a Spot,
    pub event: Event,
    pub rows: &'a Rows,
    /// True if the red dot of a smash rule marks a sprite, false if it marks the background.
    pub hits_sprite: bool,
}

impl Draft<'_> {
    fn rule(&self, views: Views) -> Rule {
        Rule {
            event: self.event,
            views,
            is_off: false,
            when: [Predicate::default(); 9],
            asks: Vec::new(),
            rows: self.rows.clone(),
        }
    }

    /// True if a row needs a sprite to which its commands apply.
    fn needs(&self, row: usize) -> bool {
        let own = self.rows[row].iter().take_while(|c| !matches!(c, Command::Create(_) | Command::Portal(_)));
        own.into_iter().any(|c| matches!(c, Command::Move(_) | Command::Stop | Command::Destroy))
    }

    /// The sprite to which a row applies at a spot: if possible one to which something happens.
    fn witness(&self, spot: &Spot, row: usize) -> Option<Sprite> {
        let scene = &self.scenes[spot.scene];
        let place = Offset::ROWS[row];
        let there: Vec<Sprite> = if self.event.dot() == Some(place) {
            scene.hits(&scene.sprites[spot.sprite?])
        } else {
            scene.on(scene.near(spot.tile, spot.view.place(place))).copied().collect()
        };
        let acts = |sprite: &&Sprite| {
            scene.facts.iter().flatten().any(|fact| {
                matches!(fact, Fact::Moved(id, _) | Fact::Stopped(id) | Fact::Destroyed(id) if *id == sprite.id)
            })
        };
        there.iter().find(acts).or(there.first()).copied()
    }

    /// The rules with a set of views, and their costs. If `is_family`, sets of sprites are extended to sets
    /// that other rules name.
    pub fn fit(&self, views: Views, is_family: bool) -> Vec<(u32, Rule)> {
        let draft = self.rule(views);
        let list: Vec<View> = [View::Original]
            .into_iter()
            .chain(
                View::DERIVED.into_iter().enumerate().filter(|(n, _)| views.0 >> n & 1 == 1).map(|(_, v)| v),
            )
            .collect();
        let spots: Vec<Spot> = (0..self.scenes.len())
            .flat_map(|n| self.scenes[n].spots(n, self.event, &list))
            .filter(|spot| spot.sprite.is_some() == self.seed.sprite.is_some())
            .collect();
        let mut found = Vec::new();
        if !is_family && self.rows[..GAME_ROW].iter().all(Vec::is_empty) {
            for rule in self.named(&draft) {
                found.extend(super::counted::solve(self.known, &rule, self.scenes, &spots, self.seed));
            }
        }
        found.extend(self.solved(&draft, &spots, is_family));
        // If several views explain the same firing, the heading of its sprite may tell them apart.
        if let (Some(index), true) = (self.seed.sprite, list.len() > 1) {
            let heading = self.scenes[self.seed.scene].sprites[index].heading;
            let atom = Atom::Heading(4, Headings(1 << heading));
            let mut aimed = draft.clone();
            add(&mut aimed, atom);
            let mut some = spots.clone();
            some.retain(|spot| holds(atom, &aimed, self.scenes, spot));
            let fits = self.solved(&aimed, &some, is_family);
            found.extend(fits.into_iter().map(|(cost, rule)| (cost + KIND, rule)));
        }
        let priced = |(cost, rule): (u32, Rule)| {
            let lost = self.scenes.iter().enumerate().map(|(n, scene)| explains(&rule, n, scene));
            let lost: u32 = lost.sum::<Option<u32>>()?;
            Some((cost + lost * CHANCE + self.price(&rule), self.plain(rule)))
        };
        found.into_iter().filter_map(priced).collect()
    }

    /// The rule for the seed's own kinds, for sets that other rules name, and for one further kind.
    fn named(&self, draft: &Rule) -> Vec<Rule> {
        let about = |one: u16, of: fn(Kinds) -> u16| {
            let known = self.known.sets().map(of).filter(move |set| set & one == one);
            let pairs = (0..MAX_KINDS).map(move |n| one | 1 << n).filter(move |set| *set != one);
            let mut sets: Vec<u16> = [one].into_iter().chain(known).chain(pairs).collect();
            sets.sort_by_key(|set| set.count_ones());
            sets.dedup();
            sets
        };
        let sprites = |set: Kinds| if set.backgrounds == 0 { set.sprites } else { 0 };
        let grounds = |set: Kinds| if set.sprites == 0 { set.backgrounds } else { 0 };
        let mut alone = draft.clone();
        self.name(&mut alone, std::slice::from_ref(self.seed), false);
        let mut rules = Vec::new();
        for kinds in about(alone.when[4].include.sprites, sprites) {
            let mut rule = alone.clone();
            rule.when[4].include.sprites = kinds;
            let Some(Offset(place)) = self.event.dot() else {
                rules.push(rule);
                continue;
            };
            let dot = alone.when[place].include;
            let sets =
                if self.hits_sprite { about(dot.sprites, sprites) } else { about(dot.backgrounds, grounds) };
            for set in sets {
                let (backgrounds, sprites) = if self.hits_sprite { (0, set) } else { (set, 0) };
                rule.when[place].include = Kinds { backgrounds, sprites };
                rules.push(rule.clone());
            }
        }
        rules
    }

    /// The cheapest rules for one division of the spots into firings and others.
    fn solved(&self, draft: &Rule, spots: &[Spot], is_family: bool) -> Vec<(u32, Rule)> {
        let Some((yes, rest)) = self.split(draft, spots) else { return Vec::new() };
        let mut rule = draft.clone();
        self.name(&mut rule, &yes, is_family);
        let mut no = Vec::new();
        for spot in spots {
            let scene = &self.scenes[spot.scene];
            let is_yes = yes.iter().any(|one| {
                one.scene == spot.scene
                    && one.view == spot.view
                    && one.sprite == spot.sprite
                    && one.tile == spot.tile
            });
            if is_yes || !matches(&rule, scene, spot) {
                continue;
            }
            let Some(facts) = effects(&rule, scene, spot, &|row| witness(&rule, scene, spot, row)) else {
                continue;
            };
            let whole = scene.facts.as_deref().unwrap_or_default();
            let left = &rest[spot.scene];
            let created = whole.iter().filter(|fact| matches!(fact, Fact::Created(..))).count();
            let is_new = |fact: &Fact| {
                !fact.is_silent()
                    && find(scene, if fact.adds_up() { left } else { whole }, fact).is_none()
                    && !whole.iter().any(|other| fact.yields(other))
                    && !is_full(scene, fact, created)
            };
            if facts.iter().any(is_new) {
                no.push(spot.clone());
            }
        }
        let mut found = solve(self.known, &rule, self.scenes, &yes, &no);
        found.iter_mut().for_each(|(cost, _)| *cost += 1);
        let guarded: Vec<(u32, Rule)> =
            found.iter().take(1).filter_map(|(cost, rule)| self.guarded(*cost, rule, &yes)).collect();
        found.extend(guarded);
        found
    }

    /// Positive spots that together explain all scenes, and the remaining effects. `None` if effects remain
    /// unexplained.
    fn split(&self, draft: &Rule, spots: &[Spot]) -> Option<(Vec<Spot>, Vec<Vec<Fact>>)> {
        let mut yes = vec![self.seed.clone()];
        let mut rest: Vec<Vec<Fact>> =
            self.scenes.iter().map(|scene| scene.facts.clone().unwrap_or_default()).collect();
        let facts_of = |spot: &Spot| -> Option<Vec<Fact>> {
            let mut facts = effects(draft, &self.scenes[spot.scene], spot, &|row| self.witness(spot, row))?;
            facts.retain(|fact| !fact.is_silent());
            Some(facts)
        };
        let take = |left: &mut Vec<Fact>, scene: &Scene, facts: &[Fact]| {
            for fact in facts {
                if let Some(at) = find(scene, left, fact) {
                    left.swap_remove(at);
                }
            }
        };
        let seed = facts_of(self.seed)?;
        take(&mut rest[self.seed.scene], &self.scenes[self.seed.scene], &seed);
        for (n, scene) in self.scenes.iter().enumerate() {
            let Some(whole) = &scene.facts else { continue };
            let mut able: Vec<(u32, &Spot, Vec<Fact>)> = spots
                .iter()
                .filter(|spot| spot.scene == n && (n != self.seed.scene || spot.sprite != self.seed.sprite))
                .filter_map(|spot| {
                    let facts = facts_of(spot)?;
                    let is_shown =
                        !facts.is_empty() && facts.iter().all(|fact| find(scene, whole, fact).is_some());
                    is_shown.then(|| (self.likeness(spot), spot, facts))
                })
                .collect();
            let mut again = Vec::new();
            able.sort_by_key(|(likeness, ..)| std::cmp::Reverse(*likeness));
            for (_, spot, facts) in able {
                let adds = |fact: &Fact| find(scene, &rest[n], fact).is_some();
                // A firing is needed if it explains something. Commands to the game count only if there are
                // no other effects.
                let own = facts.iter().filter(|fact| !matches!(fact, Fact::Game(_)));
                let is_game = facts.iter().all(|fact| matches!(fact, Fact::Game(_)));
                let is_needed = if is_game { facts.iter().any(adds) } else { own.into_iter().any(adds) };
                if is_needed {
                    take(&mut rest[n], scene, &facts);
                    yes.push(spot.clone());
                } else if facts.iter().any(Fact::adds_up) {
                    again.push((spot, facts));
                }
            }
            // Points reveal firings whose other effects have already been explained by another firing.
            for (spot, facts) in again {
                if facts.iter().all(|fact| !fact.adds_up() || find(scene, &rest[n], fact).is_some())
                    && !rest[n].is_empty()
                {
                    take(&mut rest[n], scene, &facts);
                    yes.push(spot.clone());
                }
            }
            if !rest[n].is_empty() {
                return None;
            }
        }
        Some((yes, rest))
    }

    /// The similarity of a spot to the seed.
    fn likeness(&self, spot: &Spot) -> u32 {
        let kind = |spot: &Spot| spot.sprite.map(|index| self.scenes[spot.scene].sprites[index].kind);
        let same = spot.masks.iter().zip(self.seed.masks).filter(|(one, other)| **one == *other).count();
        let is_near = (kind(spot) == kind(self.seed)) as u32 + (spot.hits == self.seed.hits) as u32;
        // The tile that is hit matters most.
        let is_hit = self.event.dot().is_some_and(|Offset(dot)| spot.masks[dot] == self.seed.masks[dot]);
        same as u32 + 6 * is_hit as u32 + 4 * is_near + (spot.view == View::Original) as u32
    }

    /// Sets the kinds of the centre, of the sprites to which rows apply, and of the red dot.
    fn name(&self, rule: &mut Rule, yes: &[Spot], is_family: bool) {
        let family = |kinds: u16| if is_family { self.known.family(kinds) } else { kinds };
        let of = |spot: &Spot| spot.sprite.map_or(0, |n| 1u16 << self.scenes[spot.scene].sprites[n].kind);
        rule.when[4].include.sprites = family(yes.iter().fold(0, |all, spot| all | of(spot)));
        for row in 1..GAME_ROW {
            if self.needs(row) {
                let kinds = yes.iter().filter_map(|spot| self.witness(spot, row));
                let kinds = kinds.fold(0u16, |all, sprite| all | 1 << sprite.kind);
                rule.when[Offset::ROWS[row].0].include.sprites = family(kinds);
            }
        }
        if let Some(dot) = self.event.dot() {
            if self.hits_sprite {
                let first = |spot: &Spot| {
                    Some(kinds(spot.hits).sprites.trailing_zeros() as u8)
                        .filter(|kind| usize::from(*kind) < MAX_KINDS)
                };
                let row = row_of(dot);
                let kind = |spot: &Spot| {
                    if self.needs(row) {
                        self.witness(spot, row).map(|sprite| sprite.kind)
                    } else {
                        first(spot)
                    }
                };
                let kinds = yes.iter().filter_map(kind).fold(0u16, |all, kind| all | 1 << kind);
                rule.when[dot.0].include = Kinds { backgrounds: 0, sprites: family(kinds) };
            } else {
                let grounds = yes.iter().fold(0, |all, spot| all | kinds(spot.masks[dot.0]).backgrounds);
                rule.when[dot.0].include = Kinds { backgrounds: grounds, sprites: 0 };
            }
        }
    }

    /// The same rule with the shown heading, and with a condition on each tile that a sprite enters: the shown
    /// sprite, or a set of kinds that other rules exclude, or else the shown background. It costs less than
    /// the rule itself unless there is a counterexample.
    fn guarded(&self, cost: u32, rule: &Rule, yes: &[Spot]) -> Option<(u32, Rule)> {
        if matches!(self.event, Event::Smash(_)) {
            return None;
        }
        let mut guarded = rule.clone();
        for (row, commands) in self.rows.iter().enumerate().take(GAME_ROW) {
            for command in commands {
                let Command::Move(dir) = command else { continue };
                let (down, right) = Offset::ROWS[row].delta();
                let (row, col) = dir.delta();
                let (row, col) = (down + row, right + col);
                if row.abs() > 1 || col.abs() > 1 || (row, col) == (0, 0) {
                    continue;
                }
                let place = Offset::at((row, col)).0;
                if !guarded.when[place].is_empty() {
                    continue;
                }
                if !yes.iter().all(|spot| is_bare(spot, place)) {
                    let shared =
                        yes.iter().fold(u16::MAX, |all, spot| all & kinds(spot.masks[place]).sprites);
                    if shared != 0 {
                        let sprites = shared & shared.wrapping_neg();
                        add(&mut guarded, Atom::Also(place, Kinds { backgrounds: 0, sprites }));
                    }
                    continue;
                }
                let grounds = yes.iter().fold(0, |all, spot| all | kinds(spot.masks[place]).backgrounds);
                let fits = |set: &Kinds| set.backgrounds & grounds == 0;
                let known = self.known.excluded().filter(fits).max_by_key(|set| set.sprites.count_ones());
                let single = self.meaning.rules.iter().flat_map(|rule| &rule.when).map(|p| p.exclude);
                let single = single.into_iter().find(|set| !set.is_empty() && fits(set));
                match known.or(single) {
                    Some(set) => add(&mut guarded, Atom::Not(place, set)),
                    None => add(&mut guarded, Atom::Also(place, Kinds { backgrounds: grounds, sprites: 0 })),
                }
            }
        }
        // A sprite shown with a heading probably needs that heading.
        let heading = |spot: &Spot| {
            let sprite = self.scenes[spot.scene].sprites[spot.sprite?];
            Some(turned_back(sprite.heading, spot)).filter(|heading| *heading != RESTING)
        };
        let mut less = 1;
        if let Some(aim) = yes.first().and_then(heading)
            && guarded.when[4].headings == Headings::ANY
            && yes.iter().all(|spot| heading(spot) == Some(aim))
        {
            add(&mut guarded, Atom::Heading(4, Headings(1 << aim)));
            less = 2;
        }
        let has_counterexample = self.scenes.iter().any(|scene| scene.facts.is_none());
        let is_preferred = !has_counterexample;
        (guarded != *rule)
            .then(|| (if is_preferred { cost.saturating_sub(less) } else { cost + 15 }, guarded))
    }

    /// The cost of a rule's centre and views, in addition to its conditions.
    fn price(&self, rule: &Rule) -> u32 {
        let included: u32 =
            rule.when.iter().enumerate().map(|(place, p)| self.known.cost(p.include, true, place)).sum();
        let is_player = rule.centre().include.sprites & 1 == 1;
        let is_aimed = matches!(rule.event, Event::Press(Button::Arrow(_)) | Event::Smash(_));
        // Rules of the player apply in four directions unless a sample says otherwise.
        let one_sided = rule.views != Views::ALL_FOUR && (is_player || is_aimed);
        let is_passive = self.rows[0].is_empty() && self.rows[1..GAME_ROW].iter().any(|row| !row.is_empty());
        included + if one_sided && self.turns(rule) { 6 } else { 0 } + if is_passive { 5 } else { 0 }
    }

    /// True if a rule differs from its rotations.
    fn turns(&self, rule: &Rule) -> bool {
        Rule { views: Views::ALL_FOUR, ..rule.clone() }.seen().len() > 1
    }

    /// The rule without redundant views and headings.
    fn plain(&self, mut rule: Rule) -> Rule {
        if rule.seen().len() == 1 {
            rule.views = Views::default();
        }
        for predicate in &mut rule.when {
            if predicate.include.is_empty() {
                predicate.headings = Headings::ANY;
            }
        }
        rule
    }
}
