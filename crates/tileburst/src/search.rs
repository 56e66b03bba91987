//! The search: both tiles in all orientations, and the swap, two placements deep, best first; then expectimax
//! over the tiles drawn next for the best lines.
//!
//! | module | contents |
//! | --- | --- |
//! | `look` | lines of two placements |
//! | `chance` | the value of a grid over draws and retreats |
//! | `weigh` | values of first placements, within a budget |

mod chance;
mod look;
mod weigh;

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use tilery_kit::{Budget, Cell};

use crate::deal;
use crate::field::{Cells, Corner, Field, MAX_SIZE, MIN_SIZE};
use crate::params::Params;
use crate::tile::{Colour, Orientation, Shape, Tile};
use crate::value::{Ground, Trial, Weights};

/// Discounts points that are made one tile later, with the discount that the weights were trained with.
pub fn later(points: i32) -> i32 {
    points - points / 500
}

/// A first placement and its continuation.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// True if the first tile placed is the next one.
    pub swaps: bool,
    /// The orientation of the first tile.
    pub orientation: Orientation,
    /// The cell of the upper left corner of its box.
    pub at: Cell,
    /// The placement of the other tile, if it fits and the search reached it.
    pub then: Option<(Orientation, Cell)>,
    /// The value, in points.
    pub value: i32,
}

/// All placements of a tile on an empty grid of one size.
struct Spots {
    colour: Colour,
    list: Vec<(Orientation, Cell, Trial)>,
}

impl Spots {
    fn new(colour: Colour, shape: Shape, size: u8) -> Self {
        let mut list = Vec::new();
        for (orientation, laid) in shape.distinct() {
            for (at, cells) in Field::spots(size, laid) {
                list.push((orientation, at, Trial::new(laid.cells(), (at.row as u8, at.col as u8), cells)));
            }
        }
        Self { colour, list }
    }

    fn on(&self, free: Cells) -> impl Iterator<Item = &(Orientation, Cell, Trial)> {
        self.list.iter().filter(move |(_, _, trial)| free.holds(trial.cells))
    }
}

/// A grid after a placement, and the points made.
#[derive(Debug, Clone, Copy)]
pub struct After {
    /// The grid, before a tile is drawn.
    pub field: Field,
    /// The corner for the next change of size.
    pub corner: Corner,
    /// The points of the cleared lines.
    pub points: i32,
}

/// Places a tile, clears lines and grows the grid.
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

/// State reused between searches: the weights, and the drawable shapes by parameters and size.
pub struct Guide {
    weights: Weights,
    pools: [[Pool; 7]; 2],
}

/// The shapes that can be drawn on grids of one size.
#[derive(Default)]
struct Pool {
    /// The spots of every shape on a grid of this size, including shapes drawn only on larger ones: a tile
    /// may wait while the grid shrinks.
    spots: Vec<Spots>,
    /// The frequencies of the shapes drawn at this size, which come first in `spots`.
    often: Vec<u32>,
}

/// The precomputed inputs of a search.
#[derive(Clone, Copy)]
struct Tables<'a> {
    weights: &'a Weights,
    pools: &'a [Pool; 7],
}

impl<'a> Tables<'a> {
    fn pool(self, size: u8) -> &'a Pool {
        &self.pools[usize::from(size - MIN_SIZE)]
    }
}

impl Guide {
    /// Creates a search state with these weights.
    pub fn new(weights: Weights) -> Self {
        Self { weights, pools: Default::default() }
    }

    /// Returns the inputs for these parameters, computed at first use.
    fn tables(&mut self, params: Params) -> Tables<'_> {
        let pools = &mut self.pools[params as usize];
        if pools[0].spots.is_empty() {
            let all = deal::pool(params, MAX_SIZE);
            for (size, pool) in (MIN_SIZE..).zip(&mut *pools) {
                pool.often = deal::pool(params, size).into_iter().map(|(_, often)| often).collect();
                pool.spots = all.iter().map(|&(shape, _)| Spots::new(Colour::Blue, shape, size)).collect();
            }
        }
        Tables { weights: &self.weights, pools }
    }
}

impl Default for Guide {
    fn default() -> Self {
        Self::new(Weights::learned())
    }
}

impl std::fmt::Debug for Guide {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Guide").finish_non_exhaustive()
    }
}

/// A tile of the tray, with its spots cached by grid size.
struct TrayTile {
    colour: Colour,
    shape: Shape,
    spots: [Option<Spots>; 7],
}

impl TrayTile {
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

/// Finds the best plan. After a swap it swaps back only if the current tile does not fit, so that hints do
/// not swap forever. Returns `None` if neither tile fits.
pub fn best(
    params: Params,
    (field, corner): (&Field, Corner),
    tiles: [&Tile; 2],
    has_swapped: bool,
    guide: &mut Guide,
    budget: &mut Budget<'_>,
) -> Option<Plan> {
    let plans = weigh::weigh((field, corner), tiles, !has_swapped, guide.tables(params), budget);
    // The first of equal plans wins.
    plans.into_iter().reduce(|best, plan| if plan.value > best.value { plan } else { best })
}

/// Rates each first placement that the budget reached, in points. `None` is the swap, with the value of the
/// best plan that begins with it.
pub fn rate(
    params: Params,
    (field, corner): (&Field, Corner),
    tiles: [&Tile; 2],
    guide: &mut Guide,
    budget: &mut Budget<'_>,
) -> Vec<(Option<(Orientation, Cell)>, i32)> {
    let mut rated: Vec<(Option<(Orientation, Cell)>, i32)> = Vec::new();
    for plan in weigh::weigh((field, corner), tiles, true, guide.tables(params), budget) {
        let step = (!plan.swaps).then_some((plan.orientation, plan.at));
        match rated.iter_mut().find(|(known, _)| *known == step) {
            Some((_, best)) => *best = plan.value.max(*best),
            None => rated.push((step, plan.value)),
        }
    }
    rated
}

/// Iterates over the items by descending value. A heap compiles to far less wasm than a sort.
fn best_first<T>(items: &[T], value: impl Fn(&T) -> i32) -> impl Iterator<Item = &T> {
    let places: Vec<(i32, Reverse<usize>)> =
        items.iter().enumerate().map(|(place, item)| (value(item), Reverse(place))).collect();
    let mut heap = BinaryHeap::from(places);
    std::iter::from_fn(move || heap.pop().map(|(_, Reverse(place))| &items[place]))
}

/// Returns the value of placing a tile, its points included, and the number of nodes visited.
fn placement_value(
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

/// Lists every placement of either tile, with its value and its cells.
fn firsts(ground: &Ground<'_>, corner: Corner, spots: [&Spots; 2], weights: &Weights) -> Vec<(Plan, Cells)> {
    let mut firsts = Vec::new();
    for (swaps, own) in [(false, spots[0]), (true, spots[1])] {
        for &(orientation, at, trial) in own.on(ground.free) {
            let (value, _) =
                placement_value(ground, corner, own.colour, &trial, ground.room(&trial), weights);
            firsts.push((Plan { swaps, orientation, at, then: None, value }, trial.cells));
        }
    }
    firsts
}

/// Returns the best placement of either tile by the evaluation alone, with its cells: the greedy player.
pub fn glance(
    (field, corner): (&Field, Corner),
    tiles: [&Tile; 2],
    weights: &Weights,
) -> Option<(Plan, Cells)> {
    let spots = tiles.map(|tile| Spots::new(tile.colour, tile.shape, field.size()));
    let firsts = firsts(&Ground::new(*field, weights), corner, [&spots[0], &spots[1]], weights);
    firsts.into_iter().max_by_key(|(plan, _)| plan.value)
}
