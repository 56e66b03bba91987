//! A sample prepared for the search: masks of the tiles, with a border, and the neighbourhoods of possible
//! centres.

use tilery_kit::Dir;

use super::facts::{Fact, facts_of};
use super::{Sample, SampleSprite};
use tilery_tilecode::check::Meaning;
use tilery_tilecode::mask::{FULL_ON_MAP, FULL_SPRITES, Full, full_background, full_sprite};
use tilery_tilecode::model::{Button, Event, Heading, MAX_COUNTERS, MAX_KINDS, MAX_SIDE, Offset, View};
use tilery_tilecode::words;

/// The index of the heading of a sprite at rest; see [`Heading::index`].
pub const RESTING: u8 = 4;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sprite {
    pub id: u32,
    pub kind: u8,
    pub tile: usize,
    /// See [`Heading::index`].
    pub heading: u8,
    /// The direction in which the sprite is about to move.
    pub wants: Option<Dir>,
}

/// A board with an event.
#[derive(Debug, Clone)]
pub struct Scene {
    /// The event; `smash` with any direction.
    pub event: Event,
    pub rows: usize,
    pub cols: usize,
    /// The full mask of each tile of the map with its border, see [`tilery_tilecode::mask`].
    pub masks: Vec<Full>,
    /// The background of each tile of the map with its border.
    pub ground: Vec<u8>,
    pub sprites: Vec<Sprite>,
    pub counters: [i64; MAX_COUNTERS],
    pub centre: Option<u32>,
    pub tile: Option<usize>,
    /// The effects; `None` if nothing happens.
    pub facts: Option<Vec<Fact>>,
}

/// A possible centre of a rule in one view. The neighbourhood is turned back to that of the original rule.
#[derive(Debug, Clone)]
pub struct Spot {
    pub scene: usize,
    pub view: View,
    /// The index of the sprite in the centre; `None` for a rule of a tile.
    pub sprite: Option<usize>,
    pub tile: usize,
    pub masks: [Full; 9],
    /// For `smash`, the mask of the sprites hit, with the directions in which they are about to move.
    pub hits: Full,
}

/// The mask of a tile with headings turned back from a view to the original rule.
fn turned(mask: Full, view: View) -> Full {
    if view == View::Original || mask & FULL_SPRITES == 0 {
        return mask;
    }
    let mut seen = mask & !FULL_SPRITES;
    for kind in 0..MAX_KINDS as u8 {
        for dir in Dir::ALL {
            if mask & full_sprite(kind, view.dir(dir) as usize) != 0 {
                seen |= full_sprite(kind, dir as usize);
            }
        }
        seen |= mask & full_sprite(kind, usize::from(RESTING));
    }
    seen
}

impl Scene {
    pub fn read(meaning: &Meaning, sample: &Sample) -> Result<Self, String> {
        let Sample { rows, cols, .. } = *sample;
        let event = match sample.event.as_str() {
            "smash" => Event::Smash(Dir::Right),
            other => words::event(other)
                .filter(|event| !matches!(event, Event::Smash(_)))
                .ok_or_else(|| format!("`{other}` is no event"))?,
        };
        if !(1..=MAX_SIDE).contains(&rows) || !(1..=MAX_SIDE).contains(&cols) {
            return Err("the board has no such size".to_owned());
        }
        let mut scene = Self {
            event,
            rows,
            cols,
            masks: vec![0; (rows + 2) * (cols + 2)],
            ground: vec![0; (rows + 2) * (cols + 2)],
            sprites: Vec::new(),
            counters: [0; MAX_COUNTERS],
            centre: sample.centre,
            tile: None,
            facts: None,
        };
        if sample.tile.is_some_and(|(row, col)| row >= rows || col >= cols) {
            return Err("the touched tile is off the board".to_owned());
        }
        scene.tile = sample.tile.map(|(row, col)| scene.at(row, col));
        let starts = meaning.counters.iter().map(|counter| i64::from(counter.start));
        for (n, value) in scene.counters.iter_mut().zip(starts) {
            *n = value;
        }
        for (n, value) in scene.counters.iter_mut().zip(&sample.counters) {
            *n = *value;
        }
        scene.lay(meaning, &sample.ground)?;
        scene.sprites = scene.stand(meaning, &sample.sprites)?;
        for sprite in scene.sprites.clone() {
            scene.masks[sprite.tile] |= full_sprite(sprite.kind, usize::from(sprite.heading));
        }
        if let Some(after) = &sample.after {
            scene.facts = Some(facts_of(meaning, &scene, after)?);
        }
        Ok(scene)
    }

    fn lay(&mut self, meaning: &Meaning, ground: &[u8]) -> Result<(), String> {
        self.grounds(meaning, ground)?;
        for (n, &kind) in ground.iter().enumerate() {
            let tile = self.at(n / self.cols, n % self.cols);
            self.masks[tile] = full_background(kind) | FULL_ON_MAP;
            self.ground[tile] = kind;
        }
        Ok(())
    }

    /// Checks the backgrounds of a board.
    pub fn grounds(&self, meaning: &Meaning, ground: &[u8]) -> Result<(), String> {
        let is_known = |kind: &u8| usize::from(*kind) < meaning.backgrounds.len();
        let is_whole = ground.len() == self.rows * self.cols && ground.iter().all(is_known);
        if is_whole { Ok(()) } else { Err("the ground does not fit the board".to_owned()) }
    }

    /// Reads sprites.
    pub fn stand(&self, meaning: &Meaning, sprites: &[SampleSprite]) -> Result<Vec<Sprite>, String> {
        let mut all: Vec<Sprite> = Vec::new();
        for sprite in sprites {
            let is_there = sprite.row < self.rows
                && sprite.col < self.cols
                && usize::from(sprite.kind) < meaning.sprites.len();
            if !is_there || all.iter().any(|known| known.id == sprite.id) {
                return Err(format!("sprite {} does not fit the board", sprite.id));
            }
            let heading = match &sprite.heading {
                Some(name) => Heading::named(name).ok_or_else(|| format!("`{name}` is no heading"))?,
                None => Heading::Resting,
            };
            let wants = match &sprite.wants {
                Some(name) => Some(name.parse().map_err(|_| format!("`{name}` is no direction"))?),
                None => None,
            };
            let tile = self.at(sprite.row, sprite.col);
            all.push(Sprite {
                id: sprite.id,
                kind: sprite.kind,
                tile,
                heading: heading.index() as u8,
                wants,
            });
        }
        Ok(all)
    }

    pub fn at(&self, row: usize, col: usize) -> usize {
        (row + 1) * (self.cols + 2) + col + 1
    }

    /// The row and column of a tile of the map.
    pub fn place(&self, tile: usize) -> (usize, usize) {
        (tile / (self.cols + 2) - 1, tile % (self.cols + 2) - 1)
    }

    /// The tile at a place of the neighbourhood of a tile of the map.
    pub fn near(&self, tile: usize, place: Offset) -> usize {
        let (row, col) = place.delta();
        let step = row as isize * (self.cols as isize + 2) + col as isize;
        tile.wrapping_add_signed(step)
    }

    /// The sprites on a tile, by kind and then by age.
    pub fn on(&self, tile: usize) -> impl Iterator<Item = &Sprite> {
        let mut there: Vec<&Sprite> = self.sprites.iter().filter(|sprite| sprite.tile == tile).collect();
        there.sort_by_key(|sprite| sprite.kind);
        there.into_iter()
    }

    /// The target of a sprite's move, if that is on the map.
    pub fn target(&self, sprite: &Sprite) -> Option<usize> {
        let there = self.near(sprite.tile, Offset::towards(sprite.wants?));
        (self.masks[there] != 0).then_some(there)
    }

    /// The sprites with which a sprite collides, including those that are in the way only because they are
    /// stopped.
    pub fn hits(&self, sprite: &Sprite) -> Vec<Sprite> {
        let Some(there) = self.target(sprite) else { return Vec::new() };
        let is_hit = |other: &Sprite| {
            let to = self.target(other);
            let stays_or_swaps = to.is_none() || to == Some(sprite.tile);
            other.id != sprite.id
                && (other.tile == there && stays_or_swaps
                    || to == Some(there) && other.tile != sprite.tile && other.tile != there)
        };
        let is_stopped = |id: u32| self.facts.iter().flatten().any(|fact| *fact == Fact::Stopped(id));
        let hit = |other: &Sprite| {
            let still = Sprite { wants: None, ..*other };
            let later = (is_stopped(other.id) && is_hit(&still)).then_some(still);
            if is_hit(other) { Some(*other) } else { later }
        };
        self.sprites.iter().filter_map(hit).collect()
    }

    /// All possible centres for a rule of an event, in the given views.
    pub fn spots(&self, n: usize, event: Event, views: &[View]) -> Vec<Spot> {
        let mut spots = Vec::new();
        for &view in views {
            let is_meant = match (event, self.event) {
                (Event::Press(Button::Arrow(dir)), Event::Press(Button::Arrow(pressed))) => {
                    view.dir(dir) == pressed
                }
                (Event::Smash(_), Event::Smash(_)) => true,
                (one, other) => one == other,
            };
            if !is_meant {
                continue;
            }
            if let (Event::Tap, Some(tile)) = (event, self.tile) {
                spots.push(self.spot(n, view, None, tile));
            }
            for (index, sprite) in self.sprites.iter().enumerate() {
                let is_touched = event != Event::Tap || self.tile == Some(sprite.tile);
                let is_aimed = match event {
                    Event::Smash(dir) => self.target(sprite).is_some() && sprite.wants == Some(view.dir(dir)),
                    _ => true,
                };
                if is_touched && is_aimed {
                    spots.push(self.spot(n, view, Some(index), sprite.tile));
                }
            }
        }
        spots
    }

    fn spot(&self, n: usize, view: View, sprite: Option<usize>, tile: usize) -> Spot {
        let place = |place: usize| self.near(tile, view.place(Offset(place)));
        let masks = std::array::from_fn(|at| turned(self.masks[place(at)], view));
        let mut hits = 0;
        if let (Event::Smash(_), Some(index)) = (self.event, sprite) {
            for hit in self.hits(&self.sprites[index]) {
                let heading = hit.wants.map_or(usize::from(RESTING), |dir| dir as usize);
                // A sprite stopped by the edge of the map counts as resting.
                let heading = if self.target(&hit).is_some() { heading } else { usize::from(RESTING) };
                hits |= full_sprite(hit.kind, heading);
            }
            hits = turned(hits, view);
        }
        Spot { scene: n, view, sprite, tile, masks, hits }
    }
}
