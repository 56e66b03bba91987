//! Translates the tiles of a rule to tiles of TileCode: the kinds that must be there, and the commands.
//!
//! An object is a sprite or part of a background: a background represents all objects of a tile that are not
//! sprites. An object that is about to move has an invisible sprite on its tile, the mark of its layer.

use tilery_kit::{Phrase, wording};
use tilery_tilecode::model::MAX_KINDS;

use crate::rule::{Flat, Put, Spot, place, product};
use crate::source::{Objects, members};

/// The first bit of sprites in a set of kinds, after those of backgrounds.
pub const SPRITES: u32 = MAX_KINDS as u32;
/// The largest number of rules that one rule becomes.
const MOST: usize = 64;

/// The kinds of a project.
#[derive(Debug, Clone)]
pub struct World {
    /// The objects that occur.
    pub present: Objects,
    /// The objects of each layer that occur.
    pub layers: Vec<Objects>,
    /// The objects that are sprites.
    pub sprites: Objects,
    /// The sprites in the order of their kinds.
    pub kinds: Vec<u8>,
    /// The number of the kind of each layer's mark.
    pub marks: Vec<Option<usize>>,
    /// The number of the kind that is on every tile, for rules without another sprite in their middle.
    pub place: Option<usize>,
    /// The objects of each background.
    pub grounds: Vec<Objects>,
}

impl World {
    /// The objects of a set that are part of its background.
    pub fn ground_in(&self, set: Objects) -> Objects {
        set & self.present & !self.sprites
    }

    /// The kinds of the sprites of a set.
    pub fn kinds_of(&self, set: Objects) -> u32 {
        let kinds = self.kinds.iter().enumerate().filter(|(_, object)| set >> **object & 1 == 1);
        kinds.fold(0, |kinds, (n, _)| kinds | 1 << (SPRITES + n as u32))
    }

    /// The backgrounds with an object of a set.
    pub fn grounds_of(&self, set: Objects) -> u32 {
        let grounds = self.grounds.iter().enumerate().filter(|(_, ground)| **ground & set != 0);
        grounds.fold(0, |kinds, (n, _)| kinds | 1 << n)
    }

    /// The number of the kind of the clock.
    pub fn clock(&self) -> usize {
        self.kinds.len() + self.marks.iter().flatten().count() + usize::from(self.place.is_some())
    }

    /// A tile with a player who has moved.
    pub fn moved_player(&self, players: Objects) -> Tile {
        let layer = self.layers.iter().position(|layer| layer & players != 0);
        Tile {
            place: (0, 0),
            include: self.kinds_of(players),
            also: layer.map_or(0, |layer| self.mark(layer)),
            exclude: 0,
            destroys: false,
            does: Vec::new(),
        }
    }

    fn mark(&self, layer: usize) -> u32 {
        self.marks[layer].map_or(0, |mark| 1 << (SPRITES + mark as u32))
    }

    fn place(&self) -> u32 {
        self.place.map_or(0, |place| 1 << (SPRITES + place as u32))
    }

    /// The background after the spots of a tile have changed it.
    pub fn painted(&self, ground: Objects, spots: &[Spot]) -> Objects {
        spots.iter().zip(&self.layers).fold(ground, |ground, (spot, layer)| match spot.put {
            Put::Keep => ground,
            Put::Set(object) => ground & !layer | 1 << object & !self.sprites,
            Put::Clear(set) => ground & !(layer & set),
        })
    }

    /// True if a background meets the conditions of a rule on its layers.
    pub fn agrees(&self, ground: Objects, spots: &[Spot]) -> bool {
        spots.iter().zip(&self.layers).all(|(spot, layer)| match ground & layer {
            0 => spot.may_be_empty || spot.may & self.sprites != 0,
            object => spot.may & object != 0,
        })
    }
}

/// A command of a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Does {
    Paint(usize),
    Create(usize),
}

/// The condition that one of these kinds is on a tile.
#[derive(Debug, Clone, Copy)]
struct Clause {
    kinds: u32,
    /// True if the sprite that meets the condition is destroyed.
    is_destroyed: bool,
    /// True if the condition may be left out, because a mark implies it.
    is_implied: bool,
    is_mark: bool,
}

/// The conditions on a tile, and its commands.
#[derive(Debug, Clone)]
struct Square {
    clauses: Vec<Clause>,
    exclude: u32,
    does: Vec<Does>,
}

/// A tile of a rule of TileCode, ready to be written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tile {
    /// The offset from the centre: rows down and columns right.
    pub place: (i32, i32),
    pub include: u32,
    pub also: u32,
    pub exclude: u32,
    pub destroys: bool,
    pub does: Vec<Does>,
}

/// A rule of TileCode without its event.
pub type Tiles = Vec<Tile>;

/// Translates a part of a rule: for each of its cases, one or two rules that fire together.
pub fn rules(world: &World, flat: &Flat) -> Result<Vec<Vec<Tiles>>, Phrase> {
    cases(world, flat)?.iter().map(|case| arrange(case, flat.dir, true, world.place())).collect()
}

/// Translates the conditions only, like [`rules`]. The centre may be any tile.
pub fn conditions(world: &World, flat: &Flat) -> Result<Vec<Tiles>, Phrase> {
    let mut plain = flat.clone();
    for spot in plain.cells.iter_mut().flatten() {
        (spot.put, spot.go) = (Put::Keep, None);
        if spot.mark == Some(false) && !spot.is_mark_explicit {
            spot.mark = None;
        }
    }
    cases(world, &plain)?.iter().map(|case| Ok(arrange(case, plain.dir, false, 0)?.remove(0))).collect()
}

/// The cases of a part of a rule: one case of each of its tiles.
fn cases(world: &World, flat: &Flat) -> Result<Vec<Vec<Square>>, Phrase> {
    let mut cases: Vec<Vec<Square>> = vec![Vec::new()];
    for spots in &flat.cells {
        cases = product(&cases, &squares(world, spots)?, MOST).ok_or_else(crowded)?;
    }
    Ok(cases)
}

fn crowded() -> Phrase {
    Phrase::new(wording!("puzzlescript-crowded"))
}

/// The cases of a tile.
fn squares(world: &World, spots: &[Spot]) -> Result<Vec<Square>, Phrase> {
    // An object that is replaced is either a sprite or part of the background.
    let mut cases: Vec<Vec<Spot>> = vec![Vec::new()];
    for spot in spots {
        let sprite = Spot { may: spot.may & world.sprites, may_be_empty: false, ..*spot };
        let ground = Spot { may: spot.may & !world.sprites, mark: None, go: spot.go, ..*spot };
        let choices: Vec<Spot> = if spot.put == Put::Keep {
            vec![*spot]
        } else if spot.mark == Some(true) {
            vec![sprite]
        } else {
            vec![sprite, ground]
        };
        let possible: Vec<Spot> = choices.into_iter().filter(|spot| !spot.is_impossible()).collect();
        cases = product(&cases, &possible, MOST).ok_or_else(crowded)?;
    }
    let mut squares = Vec::new();
    for spots in &cases {
        let agreeing: Vec<usize> =
            (0..world.grounds.len()).filter(|&n| world.agrees(world.grounds[n], spots)).collect();
        let paints = agreeing.iter().any(|&n| world.painted(world.grounds[n], spots) != world.grounds[n]);
        let is_mixed = |spot: &&Spot| {
            !spot.may_be_empty
                && spot.may & world.sprites != 0
                && world.grounds_of(spot.may & !world.sprites) != 0
        };
        let groups: Vec<Vec<usize>> = if paints || spots.iter().filter(is_mixed).count() > 1 {
            agreeing.iter().map(|&n| vec![n]).collect()
        } else {
            vec![agreeing]
        };
        squares.extend(groups.iter().filter_map(|grounds| square(world, spots, grounds)));
    }
    Ok(squares)
}

/// Translates a rule's spots on a tile with one of the backgrounds `grounds`; `None` if it has none of them.
fn square(world: &World, spots: &[Spot], grounds: &[usize]) -> Option<Square> {
    let open = grounds.iter().fold(0u32, |kinds, n| kinds | 1 << n);
    let mut exclude = !open & ((1 << world.grounds.len()) - 1);
    if open == 0 {
        return None;
    }
    let mut clauses = Vec::new();
    let mut does = Vec::new();
    let before = world.grounds[grounds[0]];
    let painted = world.painted(before, spots);
    if painted != before {
        does.push(Does::Paint(world.grounds.iter().position(|ground| *ground == painted)?));
    }
    for (layer, spot) in spots.iter().enumerate() {
        let may = spot.may & world.sprites;
        exclude |= world.kinds_of(world.layers[layer] & world.sprites & !spot.may);
        let mark = world.mark(layer);
        let is_marked = spot.mark == Some(true);
        if !spot.may_be_empty {
            let ground = world.grounds_of(spot.may & !world.sprites) & open;
            let kinds = world.kinds_of(may) | ground;
            // A clause that every open background meets is not needed.
            if may != 0 && (ground != open || spot.put != Put::Keep) {
                let is_destroyed = spot.put != Put::Keep;
                clauses.push(Clause {
                    kinds,
                    is_destroyed,
                    is_implied: is_marked && !is_destroyed,
                    is_mark: false,
                });
            }
        }
        if is_marked {
            let is_destroyed = spot.go == Some(false);
            clauses.push(Clause { kinds: mark, is_destroyed, is_implied: false, is_mark: true });
        } else if spot.mark == Some(false) && may != 0 {
            exclude |= mark;
        }
        if let Put::Set(object) = spot.put
            && world.sprites >> object & 1 == 1
        {
            does.push(Does::Create(world.kinds.iter().position(|kind| *kind == object)?));
        }
        if spot.go == Some(true) && spot.mark != Some(true) {
            does.push(Does::Create(world.marks[layer]?));
        }
    }
    for clause in &mut clauses {
        clause.kinds &= !exclude;
        if clause.kinds == 0 {
            return None;
        }
    }
    Some(Square { clauses, exclude, does })
}

/// Arranges the tiles of a rule around a centre. The centre of a rule that fires must have a sprite.
fn arrange(squares: &[Square], dir: usize, fires: bool, everywhere: u32) -> Result<Vec<Tiles>, Phrase> {
    let has_sprite = |square: &Square| square.clauses.iter().any(|clause| is_sprite(clause.kinds));
    let centres: &[usize] = match squares.len() {
        1 => &[0],
        2 => &[0, 1],
        _ => &[1],
    };
    let centre = centres.iter().find(|&&n| !fires || has_sprite(&squares[n]));
    let Some(&centre) = centre.or(centres.first().filter(|_| everywhere != 0)) else {
        return Err(Phrase::new(wording!("puzzlescript-middle")));
    };
    let going = |square: &Square| square.clauses.iter().filter(|clause| clause.is_destroyed).count();
    let count = if fires { squares.iter().map(going).max().unwrap_or(0).max(1) } else { 1 };
    let mut rules = Vec::new();
    for part in 0..count {
        let mut tiles = Vec::new();
        for (n, square) in squares.iter().enumerate() {
            let place = place(dir, n as i32 - centre as i32);
            let middle = (fires && n == centre).then_some(everywhere);
            tiles.push(tile(square, place, middle, part)?);
        }
        rules.push(tiles);
    }
    Ok(rules)
}

fn is_sprite(kinds: u32) -> bool {
    kinds & ((1 << SPRITES) - 1) == 0
}

/// Expresses a tile by the terms of a rule: one of these kinds, one of those kinds, none of other kinds. Each
/// of the rules that fire together destroys one sprite; the first also has all other commands.
/// In the `middle`, a kind that is on every tile may stand for the sprite.
fn tile(square: &Square, place: (i32, i32), middle: Option<u32>, part: usize) -> Result<Tile, Phrase> {
    let is_centre = middle.is_some();
    let mut clauses = square.clauses.clone();
    if clauses.len() > 2 {
        clauses.retain(|clause| !clause.is_implied);
    }
    if clauses.len() > 2 {
        return Err(crowded());
    }
    let going =
        clauses.iter().enumerate().filter(|(_, clause)| clause.is_destroyed).nth(part).map(|(n, _)| n);
    // Prefer an object to a mark, since a layer never has more than one object.
    let sprite = |clause: &Clause| is_sprite(clause.kinds);
    let first = going
        .or_else(|| clauses.iter().position(|clause| sprite(clause) && !clause.is_mark))
        .or_else(|| clauses.iter().position(sprite))
        .or(if is_centre || clauses.is_empty() { None } else { Some(0) });
    let does = if part == 0 { square.does.clone() } else { Vec::new() };
    let needs_place =
        is_centre && first.is_none_or(|n| clauses[n].is_mark && !does.is_empty() && going.is_none());
    if let Some(include) = middle.filter(|everywhere| needs_place && *everywhere != 0 && clauses.len() < 2) {
        let also = clauses.first().map_or(0, |clause| clause.kinds);
        return Ok(Tile { place, include, also, exclude: square.exclude, destroys: false, does });
    }
    if is_centre && first.is_none() {
        return Err(Phrase::new(wording!("puzzlescript-middle")));
    }
    if let Some(n) = first
        && (is_centre && clauses[n].is_mark && !does.is_empty() || going.is_some() && !sprite(&clauses[n]))
    {
        return Err(crowded());
    }
    let include = first.map_or(0, |n| clauses[n].kinds);
    let also = clauses.iter().enumerate().find(|(n, _)| Some(*n) != first).map_or(0, |(_, one)| one.kinds);
    if include & also != 0 {
        return Err(crowded());
    }
    Ok(Tile { place, include, also, exclude: square.exclude, destroys: going.is_some(), does })
}

/// The backgrounds that a rule can make of the known backgrounds.
pub fn reached(world: &World, flat: &Flat) -> Vec<Objects> {
    let mut reached = Vec::new();
    for spots in flat.cells.iter().filter(|spots| spots.iter().any(|spot| spot.put != Put::Keep)) {
        for &ground in &world.grounds {
            if world.agrees(ground, spots) {
                reached.push(world.painted(ground, spots));
            }
        }
    }
    reached
}

/// The sprites of a set, in the order of their kinds.
pub fn sprites_of(world: &World, set: Objects) -> impl Iterator<Item = usize> {
    let kinds = world.kinds.clone();
    members(set & world.sprites).filter_map(move |object| kinds.iter().position(|kind| *kind == object))
}
