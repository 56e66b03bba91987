//! The search: both tiles, all ways to lay them and the swap, two placements deep, best first; then the best lines once more,
//! with every tile that may be drawn (expectimax).
//!
//! | module | what it holds |
//! | --- | --- |
//! | `look` | the lines of two placements |
//! | `chance` | what draws and retreats make of a grid |
//! | `weigh` | what first steps are worth by that, within a budget |

mod chance;
mod look;
mod weigh;

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use tilery_kit::{Budget, Cell};

use crate::deal;
use crate::field::{Cells, Corner, Field, MAX_SIZE, MIN_SIZE};
use crate::notation::Params;
use crate::tile::{Colour, Shape, Tile, Way};
use crate::value::{Ground, Trial, Weights};

/// What points of one tile later are worth now: a little less, as the weights were learned.
pub fn later(points: i32) -> i32 {
    points - points / 500
}

/// A way to go on.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// Whether the tile placed first is the next one.
    pub swaps: bool,
    /// How the first tile is laid,
    pub way: Way,
    /// and where.
    pub at: Cell,
    /// How the other tile follows, if it was looked at and fits.
    pub then: Option<(Way, Cell)>,
    /// What it is worth, in points.
    pub value: i32,
}

/// All spots of a tile on grids of a size, with its ways.
struct Spots {
    colour: Colour,
    list: Vec<(Way, Cell, Trial)>,
}

impl Spots {
    fn new(colour: Colour, shape: Shape, size: u8) -> Self {
        let mut list = Vec::new();
        for (way, laid) in shape.distinct() {
            for (at, cells) in Field::spots(size, laid) {
                list.push((way, at, Trial::new(laid.cells(), (at.row as u8, at.col as u8), cells)));
            }
        }
        Self { colour, list }
    }

    fn on(&self, free: Cells) -> impl Iterator<Item = &(Way, Cell, Trial)> {
        self.list.iter().filter(move |(_, _, trial)| free.holds(trial.cells))
    }
}

/// A grid after a placement, with the points that it brought.
#[derive(Debug, Clone, Copy)]
pub struct After {
    /// The grid, before a tile is drawn.
    pub field: Field,
    /// The corner whose turn is next.
    pub corner: Corner,
    /// The points of the lines that were cleared.
    pub points: i32,
}

/// Places a tile, clears lines and lets the grid grow.
#[inline(never)]
pub fn place(field: &Field, corner: Corner, colour: Colour, cells: Cells) -> After {
    let mut field = *field;
    field.put(colour, cells);
    let (lines, cleared) =
        field.lines().iter().fold((0, Cells::NONE), |(n, all), (_, cells)| (n + 1, all | *cells));
    if lines == 0 {
        return After { field, corner, points: 0 };
    }
    let points = lines * field.line_points() as i32;
    field.clear(cleared);
    if field.size() == MAX_SIZE {
        return After { field, corner, points };
    }
    After { field: field.grown(corner), corner: corner.next(), points }
}

/// What a search keeps, for none of it changes: the weights, and by parameters and size what may be drawn.
pub struct Mind {
    weights: Weights,
    pools: [[Pool; 7]; 2],
}

/// What may be drawn.
#[derive(Default)]
struct Pool {
    /// The spots that every shape has on grids of this size, those of larger grids too: a tile may wait while the grid shrinks.
    spots: Vec<Spots>,
    /// How often those come that are drawn on grids of this size: the first ones.
    often: Vec<u32>,
}

/// What a search goes by.
#[derive(Clone, Copy)]
struct Lore<'a> {
    weights: &'a Weights,
    pools: &'a [Pool; 7],
}

impl<'a> Lore<'a> {
    fn pool(self, size: u8) -> &'a Pool {
        &self.pools[usize::from(size - MIN_SIZE)]
    }
}

impl Mind {
    /// A mind that goes by these weights.
    pub fn new(weights: Weights) -> Self {
        Self { weights, pools: Default::default() }
    }

    /// What it knows, made ready when it is asked for first.
    fn lore(&mut self, params: Params) -> Lore<'_> {
        let pools = &mut self.pools[params as usize];
        if pools[0].spots.is_empty() {
            let all = deal::pool(params, MAX_SIZE);
            for (size, pool) in (MIN_SIZE..).zip(&mut *pools) {
                pool.often = deal::pool(params, size).into_iter().map(|(_, often)| often).collect();
                pool.spots = all.iter().map(|&(shape, _)| Spots::new(Colour::Blue, shape, size)).collect();
            }
        }
        Lore { weights: &self.weights, pools }
    }
}

impl Default for Mind {
    fn default() -> Self {
        Self::new(Weights::learned())
    }
}

impl std::fmt::Debug for Mind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mind").finish_non_exhaustive()
    }
}

/// A tile of the tray, with its spots on grids of every size that came up.
struct Known {
    colour: Colour,
    shape: Shape,
    spots: [Option<Spots>; 7],
}

impl Known {
    fn new(tile: &Tile) -> Self {
        Self { colour: tile.colour, shape: tile.shape, spots: Default::default() }
    }

    fn spots(&mut self, size: u8) -> &Spots {
        let (colour, shape) = (self.colour, self.shape);
        self.spots[usize::from(size - MIN_SIZE)].get_or_insert_with(|| Spots::new(colour, shape, size))
    }

    fn fits(&mut self, field: &Field) -> bool {
        self.spots(field.size()).on(field.free()).next().is_some()
    }
}

/// Looks for the best plan; after a swap one that does not swap back, unless only that tile fits: else hints could swap
/// forever. Returns none when neither tile fits.
pub fn best(
    params: Params,
    (field, corner): (&Field, Corner),
    tiles: [&Tile; 2],
    has_swapped: bool,
    mind: &mut Mind,
    budget: &mut Budget<'_>,
) -> Option<Plan> {
    let plans = weigh::weigh((field, corner), tiles, !has_swapped, mind.lore(params), budget);
    // Of equals the first.
    plans.into_iter().reduce(|best, plan| if plan.value > best.value { plan } else { best })
}

/// What each first step is worth in points, the swap being none: those that the budget reached.
pub fn rate(
    params: Params,
    (field, corner): (&Field, Corner),
    tiles: [&Tile; 2],
    mind: &mut Mind,
    budget: &mut Budget<'_>,
) -> Vec<(Option<(Way, Cell)>, i32)> {
    let mut rated: Vec<(Option<(Way, Cell)>, i32)> = Vec::new();
    for plan in weigh::weigh((field, corner), tiles, true, mind.lore(params), budget) {
        let step = (!plan.swaps).then_some((plan.way, plan.at));
        match rated.iter_mut().find(|(known, _)| *known == step) {
            Some((_, best)) => *best = plan.value.max(*best),
            None => rated.push((step, plan.value)),
        }
    }
    rated
}

/// The items, those of the highest value first. A heap takes far less of the page than a sort.
fn best_first<T>(items: &[T], value: impl Fn(&T) -> i32) -> impl Iterator<Item = &T> {
    let places: Vec<(i32, Reverse<usize>)> =
        items.iter().enumerate().map(|(place, item)| (value(item), Reverse(place))).collect();
    let mut heap = BinaryHeap::from(places);
    std::iter::from_fn(move || heap.pop().map(|(_, Reverse(place))| &items[place]))
}

/// What a tile brings and leads to, with the nodes that finding out took.
fn lay(
    ground: &Ground<'_>,
    corner: Corner,
    colour: Colour,
    trial: &Trial,
    room: i32,
    weights: &Weights,
) -> (i32, u32) {
    match ground.tried(colour, trial, room) {
        Some(value) => (value, 1),
        None => {
            let after = place(&ground.field, corner, colour, trial.cells);
            (after.points + Ground::new(after.field, weights).worth(), 9)
        }
    }
}

/// Every placement of either tile, each with its cells and with what it brings and leads to.
fn firsts(ground: &Ground<'_>, corner: Corner, spots: [&Spots; 2], weights: &Weights) -> Vec<(Plan, Cells)> {
    let mut firsts = Vec::new();
    for (swaps, own) in [(false, spots[0]), (true, spots[1])] {
        for &(way, at, trial) in own.on(ground.free) {
            let (value, _) = lay(ground, corner, own.colour, &trial, ground.room(&trial), weights);
            firsts.push((Plan { swaps, way, at, then: None, value }, trial.cells));
        }
    }
    firsts
}

/// The best placement of either tile at a glance, with its cells: what a player who looks no further does.
pub fn glance(
    (field, corner): (&Field, Corner),
    tiles: [&Tile; 2],
    weights: &Weights,
) -> Option<(Plan, Cells)> {
    let spots = tiles.map(|tile| Spots::new(tile.colour, tile.shape, field.size()));
    let firsts = firsts(&Ground::new(*field, weights), corner, [&spots[0], &spots[1]], weights);
    firsts.into_iter().max_by_key(|(plan, _)| plan.value)
}
