//! The search: both tiles, all ways to lay them and the swap, two placements deep, best first.
//!
//! What comes after the two tiles is not known. Where neither the second tile nor much else fits, the search reckons with
//! the retreat that may follow.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use tilery_kit::{Budget, Cell};

use crate::deal;
use crate::field::{Cells, Corner, Field, MAX_SIZE, MIN_SIZE};
use crate::notation::Params;
use crate::tile::{Colour, Shape, Tile, Way};
use crate::value::{Ground, Trial, Weights};

/// So many of the best lines are looked at once more, with all tiles that may come next.
const REFINED: usize = 24;

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

/// What a retreat from a grid is worth: what it cashes, and the grid that is left.
#[inline(never)]
fn retreat(field: &Field, corner: Corner, weights: &Weights) -> i32 {
    if field.size() == MIN_SIZE {
        return 0;
    }
    let valid = field.valid();
    let points = valid.count() as i32 * field.block_points() as i32;
    let mut field = *field;
    field.clear(valid);
    points + Ground::new(field.shrunk(corner), weights).worth()
}

/// What a search keeps, for none of it changes: the weights, and by parameters and size the spots of the shapes that may be drawn,
/// with how often each of them comes.
pub struct Mind {
    weights: Weights,
    pools: [[Vec<(Spots, u32)>; 7]; 2],
}

impl Mind {
    /// A mind that goes by these weights.
    pub fn new(weights: Weights) -> Self {
        Self { weights, pools: Default::default() }
    }

    /// The weights, and the spots of what may be drawn on grids of a size.
    fn prepared(&mut self, params: Params, size: u8) -> (&Weights, &[(Spots, u32)]) {
        let pool = &mut self.pools[params as usize][usize::from(size - MIN_SIZE)];
        if pool.is_empty() {
            let spots = |(shape, often)| (Spots::new(Colour::Blue, shape, size), often);
            pool.extend(deal::pool(params, size).into_iter().map(spots));
        }
        (&self.weights, pool)
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

/// A plan with where it leads.
#[derive(Clone, Copy)]
struct Line {
    plan: Plan,
    /// After the first tile,
    first: After,
    /// and after the second, if it fits; the points are its own.
    second: Option<After>,
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
    let lines = look(field, corner, tiles, has_swapped, &mind.weights, budget);
    let mut best: Option<Plan> = None;
    for line in best_first(&lines, |line| line.plan.value).take(REFINED) {
        if best.is_some() && budget.is_spent() {
            break;
        }
        let value = refine(line, params, mind, budget);
        if best.is_none_or(|best| value > best.value) {
            best = Some(Plan { value, ..line.plan });
        }
    }
    best
}

/// What a line is worth, with all tiles that may come next.
fn refine(line: &Line, params: Params, mind: &mut Mind, budget: &mut Budget<'_>) -> i32 {
    match &line.second {
        Some(second) => {
            line.first.points + later(second.points + later(expect(second, true, params, mind, budget)))
        }
        None => line.first.points + later(expect(&line.first, false, params, mind, budget)),
    }
}

/// What each first step is worth in points, the swap being none: those that the budget reached, with as many of their best lines as it reached
/// looked at once more.
pub fn rate(
    params: Params,
    (field, corner): (&Field, Corner),
    tiles: [&Tile; 2],
    mind: &mut Mind,
    budget: &mut Budget<'_>,
) -> Vec<(Option<(Way, Cell)>, i32)> {
    let lines = look(field, corner, tiles, false, &mind.weights, budget);
    let mut rated: Vec<(Option<(Way, Cell)>, i32)> = Vec::new();
    let mut raise =
        |step: Option<(Way, Cell)>, value: i32| match rated.iter_mut().find(|(known, _)| *known == step) {
            Some((_, best)) => *best = value.max(*best),
            None => rated.push((step, value)),
        };
    // A line that is looked at once more is worth more than it seemed: so are, on average, those for which there is no time.
    let (mut gained, mut refined) = (0i64, 0i64);
    for line in best_first(&lines, |line| line.plan.value) {
        let value = if refined > 0 && budget.is_spent() {
            line.plan.value + (gained / refined) as i32
        } else {
            let value = refine(line, params, mind, budget);
            (gained, refined) = (gained + i64::from(value - line.plan.value), refined + 1);
            value
        };
        let Plan { swaps, way, at, then, .. } = line.plan;
        raise((!swaps).then_some((way, at)), value);
        // Without lines on the way both orders of the tiles come to the same.
        if !swaps && then.is_some() && line.first.points == 0 {
            raise(None, value);
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
fn firsts(ground: &Ground<'_>, corner: Corner, spots: &[Spots; 2], weights: &Weights) -> Vec<(Plan, Cells)> {
    let mut firsts = Vec::new();
    for (swaps, own) in [(false, &spots[0]), (true, &spots[1])] {
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
    let firsts = firsts(&Ground::new(*field, weights), corner, &spots, weights);
    firsts.into_iter().max_by_key(|(plan, _)| plan.value)
}

/// Every first placement, each with the best second one.
fn look(
    field: &Field,
    corner: Corner,
    tiles: [&Tile; 2],
    has_swapped: bool,
    weights: &Weights,
    budget: &mut Budget<'_>,
) -> Vec<Line> {
    let spots = tiles.map(|tile| Spots::new(tile.colour, tile.shape, field.size()));
    let firsts = firsts(&Ground::new(*field, weights), corner, &spots, weights);
    // Without lines on the way the order of the tiles makes no difference: the other order need not be looked at.
    let can_place_first = firsts.iter().any(|(plan, _)| !plan.swaps);
    let mut grown: [Option<Spots>; 2] = [None, None];
    let mut lines: Vec<Line> = Vec::new();
    for (plan, cells) in best_first(&firsts, |(plan, _)| plan.value) {
        if !lines.is_empty() && budget.is_spent() {
            break;
        }
        let (own, other) = (usize::from(plan.swaps), usize::from(!plan.swaps));
        let after = place(field, corner, spots[own].colour, *cells);
        if plan.swaps && can_place_first && (has_swapped || after.points == 0) {
            continue;
        }
        let then = if after.field.size() == field.size() {
            &spots[other]
        } else {
            let Tile { colour, shape, .. } = *tiles[other];
            &*grown[other].get_or_insert_with(|| Spots::new(colour, shape, after.field.size()))
        };
        lines.push(follow(*plan, &after, then, weights, budget));
    }
    lines
}

/// The best placement of the second tile after the first one.
fn follow(plan: Plan, after: &After, then: &Spots, weights: &Weights, budget: &mut Budget<'_>) -> Line {
    let ground = Ground::new(after.field, weights);
    let mut best: Option<(i32, &(Way, Cell, Trial))> = None;
    let mut nodes = 8;
    for spot in then.on(ground.free) {
        let (value, looked) = lay(&ground, after.corner, then.colour, &spot.2, ground.room(&spot.2), weights);
        nodes += looked;
        if best.is_none_or(|(best, _)| value > best) {
            best = Some((value, spot));
        }
    }
    budget.spend(nodes);
    match best {
        Some((value, (way, at, trial))) => {
            let second = place(&after.field, after.corner, then.colour, trial.cells);
            let plan = Plan { then: Some((*way, *at)), value: after.points + later(value), ..plan };
            Line { plan, first: *after, second: Some(second) }
        }
        None => {
            let value = after.points + later(retreat(&after.field, after.corner, weights));
            Line { plan: Plan { then: None, value, ..plan }, first: *after, second: None }
        }
    }
}

/// What comes after a placement on average over all tiles that may be drawn next; they all follow it, or wait with a tile
/// that has no room.
fn expect(after: &After, follows: bool, params: Params, mind: &mut Mind, budget: &mut Budget<'_>) -> i32 {
    let After { field, corner, .. } = *after;
    let (weights, pool) = mind.prepared(params, field.size());
    let ground = Ground::new(field, weights);
    let falls = retreat(&field, corner, weights);
    // When another tile waits for room, the drawn one is the only hope; else a further one may still fit.
    let stuck = if follows { (falls + ground.worth()) / 2 } else { falls };
    let mut nodes = 8;
    let (mut sum, mut draws) = (0i64, 0);
    for (spots, often) in pool {
        let mut bests = [None; 5];
        for (_, _, trial) in spots.on(ground.free) {
            let room = ground.room(trial);
            for (colour, best) in Colour::ALL.into_iter().zip(&mut bests) {
                let (value, looked) = lay(&ground, corner, colour, trial, room, weights);
                nodes += looked;
                *best = (*best).max(Some(value));
            }
        }
        let of_colours: i64 = bests.into_iter().map(|best| i64::from(best.unwrap_or(stuck))).sum();
        sum += i64::from(*often) * of_colours;
        draws += 5 * i64::from(*often);
    }
    budget.spend(nodes);
    (sum / draws) as i32
}
