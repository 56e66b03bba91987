//! Boards on which candidates differ: films of the effects of each candidate, and questions. Each board
//! differs in one respect from the first example in which something happens.

use super::facts::{Fact, firings, matches};
use super::scene::Scene;
use super::{After, MAX_CANDIDATES, Question, Sample, SampleSprite};
use tilery_kit::Dir;
use tilery_tilecode::check::Meaning;
use tilery_tilecode::model::{Button, Command, Event, Offset, Rule, View};
use tilery_tilecode::words;

/// The maximum number of boards in a film.
const MAX_BOARDS: usize = 2;

/// A changed board of an example.
struct Variant {
    /// The changed tile, and the name of the kind added there; `None` if the board is turned, or sprites are
    /// missing or at rest instead.
    place: Option<(&'static str, String)>,
    sample: Sample,
    /// The effects of each candidate on this board.
    ends: Vec<Vec<Fact>>,
    scene: Scene,
}

/// Boards on which candidates differ, with the effects of each candidate.
pub struct Variants<'a> {
    meaning: &'a Meaning,
    all: Vec<Variant>,
}

impl<'a> Variants<'a> {
    /// Chooses candidates from rules, the cheapest first. Of rules that do the same on all boards, only the
    /// first is chosen.
    pub fn choose(
        meaning: &'a Meaning,
        rules: &[Rule],
        samples: &[Sample],
        scenes: &[Scene],
    ) -> (Vec<Rule>, Self) {
        let shown = samples.iter().zip(scenes).find(|(_, scene)| scene.facts.is_some());
        let Some((sample, scene)) = shown.filter(|_| rules.len() > 1) else {
            return (rules.to_vec(), Self { meaning, all: Vec::new() });
        };
        let mut all: Vec<Variant> = Vec::new();
        for (place, mut sample) in changes(meaning, &rules[0], sample, scene) {
            sample.after = None;
            let is_known = samples.iter().any(|known| Sample { after: None, ..known.clone() } == sample);
            if let (false, Ok(scene)) = (is_known, Scene::read(meaning, &sample)) {
                all.push(Variant { place, sample, ends: Vec::new(), scene });
            }
        }
        let mut chosen: Vec<Rule> = Vec::new();
        for rule in rules {
            let ends: Vec<Vec<Fact>> = all.iter().map(|variant| firings(rule, 0, &variant.scene)).collect();
            let is_alike =
                |n: usize| all.iter().zip(&ends).all(|(variant, end)| is_same(&variant.ends[n], end));
            if chosen.len() < MAX_CANDIDATES && (all.is_empty() || !(0..chosen.len()).any(is_alike)) {
                all.iter_mut().zip(ends).for_each(|(variant, end)| variant.ends.push(end));
                chosen.push(rule.clone());
            }
        }
        all.retain(|variant| variant.ends.iter().any(|end| !is_same(end, &variant.ends[0])));
        (chosen, Self { meaning, all })
    }

    /// The boards that tell most candidates apart, with the effects of the candidate `of`.
    pub fn films(&self, of: usize) -> Vec<Sample> {
        let mut chosen: Vec<&Variant> = Vec::new();
        while chosen.len() < MAX_BOARDS {
            let count = self.all.first().map_or(0, |variant| variant.ends.len());
            let tells = |variant: &Variant, one: usize, other: usize| {
                !is_same(&variant.ends[one], &variant.ends[other])
            };
            let pairs = || (0..count).flat_map(|one| (0..one).map(move |other| (one, other)));
            let worth = |variant: &Variant| {
                let is_new = |(one, other): &(usize, usize)| {
                    tells(variant, *one, *other) && !chosen.iter().any(|known| tells(known, *one, *other))
                };
                pairs().filter(is_new).count()
            };
            // The first of the best boards.
            let Some(best) = self.all.iter().rev().max_by_key(|variant| worth(variant)) else { break };
            if worth(best) == 0 {
                break;
            }
            chosen.push(best);
        }
        chosen.into_iter().filter_map(|variant| self.shown(variant, &variant.ends[of])).collect()
    }

    /// Questions of which either answer contradicts a candidate. No two questions divide the candidates in
    /// the same way.
    pub fn questions(&self, of: usize) -> Vec<Question> {
        let mut asked: Vec<Vec<bool>> = Vec::new();
        let mut questions = Vec::new();
        for variant in &self.all {
            let fires: Vec<bool> = variant.ends.iter().map(|end| !end.is_empty()).collect();
            let Some(firing) = fires.iter().position(|fires| *fires) else { continue };
            let by = if fires[of] { of } else { firing };
            if fires.iter().all(|fires| *fires) || asked.contains(&fires) {
                continue;
            }
            let Some(yes) = self.shown(variant, &variant.ends[by]) else { continue };
            let (offset, kind) = variant.place.clone().unzip();
            questions.push(Question { offset, kind, fires: fires[of], yes, no: variant.sample.clone() });
            asked.push(fires);
        }
        questions
    }

    /// The sample of a board with effects.
    fn shown(&self, variant: &Variant, facts: &[Fact]) -> Option<Sample> {
        let after = if facts.is_empty() {
            None
        } else {
            Some(after(self.meaning, &variant.scene, &variant.sample, facts)?)
        };
        Some(Sample { after, ..variant.sample.clone() })
    }
}

fn is_same(one: &[Fact], other: &[Fact]) -> bool {
    one.len() == other.len() && one.iter().all(|fact| other.contains(fact))
}

/// Changed boards of a sample: with another kind on a tile, without the sprites of a tile, with sprites at
/// rest, or turned.
fn changes(
    meaning: &Meaning,
    rule: &Rule,
    sample: &Sample,
    scene: &Scene,
) -> Vec<(Option<(&'static str, String)>, Sample)> {
    let mut all = Vec::new();
    let views: Vec<_> = rule.seen_as().into_iter().map(|(view, _)| view).collect();
    let spot = scene.spots(0, rule.event, &views).into_iter().find(|spot| matches(rule, scene, spot));
    let (tile, view) = match &spot {
        Some(spot) => (spot.tile, spot.view),
        None if rule.event == Event::Never => (scene.at(scene.rows / 2, scene.cols / 2), View::Original),
        None => return all,
    };
    // The nearest tiles first.
    let near = [4, 1, 3, 5, 7, 0, 2, 6, 8].map(Offset);
    for place in near {
        let there = scene.near(tile, view.place(place));
        if scene.masks[there] == 0 {
            continue;
        }
        let name = Offset::NAMES[place.0];
        let (row, col) = scene.place(there);
        for (kind, ground) in (0u8..).zip(&meaning.backgrounds) {
            let mut changed = sample.clone();
            changed.ground[row * scene.cols + col] = kind;
            all.push((Some((name, ground.name.clone())), changed));
        }
        let is_there = |sprite: &SampleSprite| (sprite.row, sprite.col) == (row, col);
        for (kind, sprite) in (0u8..).zip(&meaning.sprites) {
            if !sample.sprites.iter().any(|one| is_there(one) && one.kind == kind) {
                let mut changed = sample.clone();
                changed.sprites.push(created(&sample.sprites, kind, (row, col)));
                all.push((Some((name, sprite.name.clone())), changed));
            }
        }
        if place != Offset::CENTRE {
            let mut changed = sample.clone();
            changed.sprites.retain(|sprite| !is_there(sprite));
            all.push((None, changed));
        }
        if sample.sprites.iter().any(|sprite| is_there(sprite) && sprite.heading.is_some()) {
            let mut changed = sample.clone();
            changed.sprites.iter_mut().filter(|sprite| is_there(sprite)).for_each(|one| one.heading = None);
            all.push((None, changed));
        }
    }
    all.extend(View::DERIVED.map(|view| (None, turned(sample, view))));
    all
}

/// A new sprite at rest, with an id that is free.
fn created<'a>(
    known: impl IntoIterator<Item = &'a SampleSprite>,
    kind: u8,
    (row, col): (usize, usize),
) -> SampleSprite {
    let id = 1 + known.into_iter().map(|sprite| sprite.id).max().unwrap_or(0);
    SampleSprite { id, kind, row, col, heading: None, wants: None }
}

fn turned(sample: &Sample, view: View) -> Sample {
    let (rows, cols) = (sample.rows as i32, sample.cols as i32);
    let (down, right) = view.turn((rows - 1, cols - 1));
    let place = |row: usize, col: usize| {
        let (to_row, to_col) = view.turn((2 * row as i32 - rows + 1, 2 * col as i32 - cols + 1));
        (((to_row + down.abs()) / 2) as usize, ((to_col + right.abs()) / 2) as usize)
    };
    let aim = |name: &Option<String>| {
        let dir = name.as_ref().and_then(|name| name.parse().ok());
        dir.map_or(name.clone(), |dir: Dir| Some(view.dir(dir).name().to_owned()))
    };
    let mut turned = sample.clone();
    if let Some(Event::Press(Button::Arrow(dir))) = words::event(&sample.event) {
        turned.event = ["press:", view.dir(dir).name()].concat();
    }
    (turned.rows, turned.cols) = (down.unsigned_abs() as usize + 1, right.unsigned_abs() as usize + 1);
    for (n, kind) in sample.ground.iter().enumerate() {
        let (row, col) = place(n / sample.cols, n % sample.cols);
        turned.ground[row * turned.cols + col] = *kind;
    }
    for sprite in &mut turned.sprites {
        (sprite.row, sprite.col) = place(sprite.row, sprite.col);
        (sprite.heading, sprite.wants) = (aim(&sprite.heading), aim(&sprite.wants));
    }
    turned.tile = sample.tile.map(|(row, col)| place(row, col));
    turned
}

/// The board after some effects.
fn after(meaning: &Meaning, scene: &Scene, sample: &Sample, facts: &[Fact]) -> Option<After> {
    let mut after = After { ground: sample.ground.clone(), sprites: Vec::new(), game: Vec::new() };
    let mut sprites: Vec<SampleSprite> = sample.sprites.clone();
    let step = |sprite: &mut SampleSprite, dir: Dir| {
        let (row, col) = dir.delta();
        sprite.row = sprite.row.wrapping_add_signed(row as isize);
        sprite.col = sprite.col.wrapping_add_signed(col as isize);
        sprite.heading = Some(dir.name().to_owned());
    };
    if let Event::Smash(_) = scene.event {
        for (sprite, seen) in sprites.iter_mut().zip(&scene.sprites) {
            let is_stopped = facts.contains(&Fact::Stopped(seen.id));
            if let (Some(dir), Some(_), false) = (seen.wants, scene.target(seen), is_stopped) {
                step(sprite, dir);
            }
        }
    }
    for fact in facts {
        match *fact {
            Fact::Moved(id, dir) => {
                sprites.iter_mut().filter(|sprite| sprite.id == id).for_each(|sprite| step(sprite, dir));
            }
            Fact::Stopped(_) | Fact::Kept(_) | Fact::Plain(_) => {}
            Fact::Destroyed(id) => sprites.retain(|sprite| sprite.id != id),
            Fact::Created(kind, tile, moves) => {
                let mut sprite = created(sprites.iter().chain(&sample.sprites), kind, scene.place(tile));
                if let Some(dir) = moves {
                    step(&mut sprite, dir);
                }
                sprites.push(sprite);
            }
            Fact::Painted(tile, kind) => {
                let (row, col) = scene.place(tile);
                after.ground[row * scene.cols + col] = kind;
            }
            Fact::Far(ground, command) => {
                let is_free = |tile: &usize| {
                    scene.masks[*tile] != 0
                        && scene.ground[*tile] == ground
                        && !sprites.iter().any(|sprite| scene.at(sprite.row, sprite.col) == *tile)
                        && scene.on(*tile).next().is_none()
                };
                let (row, col) = scene.place((0..scene.masks.len()).find(is_free)?);
                match command {
                    Command::Paint(kind) => after.ground[row * scene.cols + col] = kind,
                    Command::Create(kind) => {
                        sprites.push(created(sprites.iter().chain(&sample.sprites), kind, (row, col)));
                    }
                    _ => {}
                }
            }
            Fact::Game(command) => after.game.push(crate::names::command(meaning, command)),
        }
    }
    after.sprites = sprites;
    Some(after)
}
