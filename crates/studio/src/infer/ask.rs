//! Questions about a rule: boards changed in one tile, for which the samples leave the outcome open.

use super::facts::Fact;
use super::facts::{effects, matches, witness};
use super::scene::{Scene, Spot};
use super::{After, Question, Sample, SampleSprite};
use tilery_kit::Dir;
use tilery_tilecode::check::Meaning;
use tilery_tilecode::model::{Command, Event, Offset, Rule};

/// The maximum number of questions of a candidate.
const MAX_QUESTIONS: usize = 3;

/// Questions about a rule: first those on which the candidates differ, then one about each tile beside.
pub fn questions(
    meaning: &Meaning,
    rule: &Rule,
    rules: &[Rule],
    samples: &[Sample],
    scenes: &[Scene],
) -> Vec<Question> {
    let Some(n) = scenes.iter().position(|scene| scene.facts.is_some()) else { return Vec::new() };
    let (sample, scene) = (&samples[n], &scenes[n]);
    if rule.event == Event::Never {
        return Vec::new();
    }
    let views: Vec<_> = rule.seen_as().into_iter().map(|(view, _)| view).collect();
    let spots = scene.spots(0, rule.event, &views);
    let Some(spot) = spots.iter().find(|spot| matches(rule, scene, spot)) else { return Vec::new() };
    let mut asked: Vec<(bool, Question)> = Vec::new();
    let centre = scene.near(spot.tile, Offset::CENTRE);
    for place in (0..9).map(Offset).filter(|place| place.0 % 2 == 1 || *place == Offset::CENTRE) {
        let tile = scene.near(spot.tile, spot.view.place(place));
        if scene.masks[tile] == 0 {
            continue;
        }
        for (kind, is_sprite) in (0..meaning.backgrounds.len())
            .map(|kind| (kind as u8, false))
            .chain((0..meaning.sprites.len()).map(|kind| (kind as u8, true)))
        {
            let is_there = scene.sprites.iter().any(|sprite| sprite.tile == tile);
            let is_same = if is_sprite { is_there || tile == centre } else { scene.ground[tile] == kind };
            if is_same {
                continue;
            }
            let mut changed = Sample { after: None, ..sample.clone() };
            let (row, col) = (tile / (scene.cols + 2) - 1, tile % (scene.cols + 2) - 1);
            if is_sprite {
                let id = 1 + changed.sprites.iter().map(|sprite| sprite.id).max().unwrap_or(0);
                let sprite = SampleSprite { id, kind, row, col, heading: None, wants: None };
                changed.sprites.push(sprite);
            } else {
                changed.ground[row * scene.cols + col] = kind;
            }
            let Ok(other) = Scene::read(meaning, &changed) else { continue };
            if is_known(samples, &changed) {
                continue;
            }
            let fires = |rule: &Rule| {
                let views: Vec<_> = rule.seen_as().into_iter().map(|(view, _)| view).collect();
                let here = other.spots(0, rule.event, &views);
                here.into_iter().find(|here| here.tile == spot.tile && matches(rule, &other, here))
            };
            let mine = fires(rule);
            let differs = rules.iter().any(|rule| fires(rule).is_some() != mine.is_some());
            let Some(yes) = after(meaning, rule, &other, &changed, spot) else { continue };
            let name = if is_sprite { &meaning.sprites } else { &meaning.backgrounds };
            let question = Question {
                offset: Offset::NAMES[usize::from(place.0)],
                kind: name[usize::from(kind)].name.clone(),
                fires: mine.is_some(),
                yes: Sample { after: Some(yes), ..changed.clone() },
                no: changed,
            };
            asked.push((differs, question));
        }
    }
    asked.sort_by_key(|(differs, _)| !differs);
    let mut chosen: Vec<Question> = Vec::new();
    for (differs, question) in asked {
        let is_new = differs || chosen.iter().all(|other| other.offset != question.offset);
        if is_new && chosen.len() < MAX_QUESTIONS {
            chosen.push(question);
        }
    }
    chosen
}

/// True if a sample already shows a board.
fn is_known(samples: &[Sample], sample: &Sample) -> bool {
    samples.iter().any(|known| Sample { after: None, ..known.clone() } == *sample)
}

/// The board after the rule's commands at a spot, whether or not it matches there.
fn after(meaning: &Meaning, rule: &Rule, scene: &Scene, sample: &Sample, spot: &Spot) -> Option<After> {
    let facts = effects(rule, scene, spot, &|row| witness(rule, scene, spot, row))?;
    let mut after = After { ground: sample.ground.clone(), sprites: Vec::new(), game: Vec::new() };
    let mut sprites: Vec<SampleSprite> = sample.sprites.clone();
    let step = |sprite: &mut SampleSprite, dir: Dir| {
        let (row, col) = dir.delta();
        sprite.row = sprite.row.wrapping_add_signed(row as isize);
        sprite.col = sprite.col.wrapping_add_signed(col as isize);
        sprite.heading = Some(dir.name().to_owned());
    };
    if let Event::Smash(_) = rule.event {
        for (sprite, seen) in sprites.iter_mut().zip(&scene.sprites) {
            let is_stopped = facts.contains(&Fact::Stopped(seen.id));
            if let (Some(dir), Some(_), false) = (seen.wants, scene.target(seen), is_stopped) {
                step(sprite, dir);
            }
        }
    }
    let place = |tile: usize| (tile / (scene.cols + 2) - 1, tile % (scene.cols + 2) - 1);
    for fact in &facts {
        match *fact {
            Fact::Moved(id, dir) => {
                sprites.iter_mut().filter(|sprite| sprite.id == id).for_each(|sprite| step(sprite, dir));
            }
            Fact::Stopped(_) | Fact::Kept(_) | Fact::Plain(_) => {}
            Fact::Destroyed(id) => sprites.retain(|sprite| sprite.id != id),
            Fact::Created(kind, tile, moves) => {
                let id = 1 + sprites.iter().chain(&sample.sprites).map(|one| one.id).max().unwrap_or(0);
                let (row, col) = place(tile);
                let mut sprite = SampleSprite { id, kind, row, col, heading: None, wants: None };
                if let Some(dir) = moves {
                    step(&mut sprite, dir);
                }
                sprites.push(sprite);
            }
            Fact::Painted(tile, kind) => {
                let (row, col) = place(tile);
                after.ground[row * scene.cols + col] = kind;
            }
            Fact::Far(ground, command) => {
                let near = |tile: usize| Offset::ROWS.iter().any(|&at| scene.near(spot.tile, at) == tile);
                let is_free = |tile: &usize| {
                    scene.masks[*tile] != 0
                        && scene.ground[*tile] == ground
                        && !near(*tile)
                        && scene.on(*tile).next().is_none()
                };
                let (row, col) = place((0..scene.masks.len()).find(is_free)?);
                match command {
                    Command::Paint(kind) => after.ground[row * scene.cols + col] = kind,
                    Command::Create(kind) => {
                        let id =
                            1 + sprites.iter().chain(&sample.sprites).map(|one| one.id).max().unwrap_or(0);
                        sprites.push(SampleSprite { id, kind, row, col, heading: None, wants: None });
                    }
                    _ => {}
                }
            }
            Fact::Game(command) => after.game.push(super::write::command(meaning, command)),
        }
    }
    after.sprites = sprites;
    Some(after)
}
