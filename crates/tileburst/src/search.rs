//! The search: both tiles, all ways to lay them and the swap, two placements deep, best first.
//!
//! What comes after the two tiles is not known. Where neither the second tile nor much else fits, the search reckons with
//! the retreat that may follow.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use tilery_kit::{Budget, Cell};

use crate::deal;
use crate::field::{Cells, Corner, Field, MAX_SIZE, MIN_SIZE};
use crate::tile::{Colour, Shape, Tile, Way};
use crate::value::{Ground, Trial, Weights};

/// So many of the best lines are looked at once more, with all tiles that may come next.
const REFINED: usize = 24;

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
            let (mut rows, mut cols) = ([0; 6], [0; 6]);
            for (row, col) in laid.cells() {
                rows[usize::from(row)] += 1;
                cols[usize::from(col)] += 1;
            }
            for (at, cells) in Field::spots(size, laid) {
                let corner = (at.row as u8, at.col as u8);
                list.push((way, at, Trial { cells, around: cells.widened(), corner, rows, cols }));
            }
        }
        Self { colour, list }
    }

    fn on(&self, free: Cells) -> impl Iterator<Item = &(Way, Cell, Trial)> {
        self.list.iter().filter(move |(_, _, trial)| free.holds(trial.cells))
    }
}

/// A grid after a placement, with the points that it brought.
#[derive(Clone, Copy)]
struct After {
    field: Field,
    corner: Corner,
    points: i32,
}

/// Places a tile, clears lines and lets the grid grow.
#[inline(never)]
fn place(field: &Field, corner: Corner, colour: Colour, cells: Cells) -> After {
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

/// What a search keeps: the spots of the shapes that may be drawn, which never change.
#[derive(Default)]
pub struct Mind {
    pools: [Vec<Spots>; 7],
}

impl Mind {
    fn pool(&mut self, size: u8) -> &[Spots] {
        let pool = &mut self.pools[usize::from(size - MIN_SIZE)];
        if pool.is_empty() {
            pool.extend(deal::pool(size).iter().map(|shape| Spots::new(Colour::Blue, *shape, size)));
        }
        pool
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
    end: After,
}

/// Looks for the best plan; after a swap one that does not swap back, unless only that tile fits: else hints could swap
/// forever. Returns none when neither tile fits.
pub fn best(
    (field, corner): (&Field, Corner),
    tiles: [&Tile; 2],
    has_swapped: bool,
    weights: &Weights,
    mind: &mut Mind,
    budget: &mut Budget<'_>,
) -> Option<Plan> {
    let lines = look(field, corner, tiles, has_swapped, weights, budget);
    let mut best: Option<Plan> = None;
    for line in best_first(&lines, |line| line.plan.value).take(REFINED) {
        if best.is_some() && budget.is_spent() {
            break;
        }
        let value = expect(line, weights, mind, budget);
        if best.is_none_or(|best| value > best.value) {
            best = Some(Plan { value, ..line.plan });
        }
    }
    best
}

/// The items, those of the highest value first. A heap takes far less of the page than a sort.
fn best_first<T>(items: &[T], value: impl Fn(&T) -> i32) -> impl Iterator<Item = &T> {
    let places: Vec<(i32, Reverse<usize>)> =
        items.iter().enumerate().map(|(place, item)| (value(item), Reverse(place))).collect();
    let mut heap = BinaryHeap::from(places);
    std::iter::from_fn(move || heap.pop().map(|(_, Reverse(place))| &items[place]))
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
    let ground = Ground::new(*field, weights);
    let spots = tiles.map(|tile| Spots::new(tile.colour, tile.shape, field.size()));
    let mut firsts = Vec::new();
    for (swaps, own) in [(false, &spots[0]), (true, &spots[1])] {
        for &(way, at, trial) in own.on(ground.free) {
            let (value, clears) = match ground.tried(own.colour, &trial) {
                Some(value) => (value, false),
                None => {
                    let after = place(field, corner, own.colour, trial.cells);
                    (after.points + Ground::new(after.field, weights).worth(), true)
                }
            };
            firsts.push((Plan { swaps, way, at, then: None, value }, trial.cells, clears));
        }
    }
    // Without lines on the way the order of the tiles makes no difference: the other order need not be looked at.
    let can_place_first = firsts.iter().any(|(plan, _, _)| !plan.swaps);
    let mut grown: [Option<Spots>; 2] = [None, None];
    let mut lines: Vec<Line> = Vec::new();
    for (plan, cells, clears) in best_first(&firsts, |(plan, _, _)| plan.value) {
        if !lines.is_empty() && budget.is_spent() {
            break;
        }
        if plan.swaps && can_place_first && (has_swapped || !clears) {
            continue;
        }
        let (own, other) = (usize::from(plan.swaps), usize::from(!plan.swaps));
        let after = place(field, corner, spots[own].colour, *cells);
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
        nodes += 1;
        let value = ground.tried(then.colour, &spot.2).unwrap_or_else(|| {
            let last = place(&after.field, after.corner, then.colour, spot.2.cells);
            nodes += 8;
            last.points + Ground::new(last.field, weights).worth()
        });
        if best.is_none_or(|(best, _)| value > best) {
            best = Some((value, spot));
        }
    }
    budget.spend(nodes);
    match best {
        Some((value, (way, at, trial))) => {
            let mut end = place(&after.field, after.corner, then.colour, trial.cells);
            end.points += after.points;
            let plan = Plan { then: Some((*way, *at)), value: after.points + value, ..plan };
            Line { plan, end }
        }
        None => {
            let value = after.points + retreat(&after.field, after.corner, weights);
            Line { plan: Plan { then: None, value, ..plan }, end: *after }
        }
    }
}

/// What a line is worth on average over all tiles that may be drawn next.
fn expect(line: &Line, weights: &Weights, mind: &mut Mind, budget: &mut Budget<'_>) -> i32 {
    let After { field, corner, points } = line.end;
    let ground = Ground::new(field, weights);
    let falls = retreat(&field, corner, weights);
    // When the second tile waits for room, the drawn one is the only hope; else another one follows it.
    let stuck = if line.plan.then.is_none() { falls } else { (falls + ground.worth()) / 2 };
    let pool = mind.pool(field.size());
    let mut nodes = 8;
    let mut sum = 0i64;
    for spots in pool {
        let mut bests = [None; 5];
        for (_, _, trial) in spots.on(ground.free) {
            nodes += 5;
            for (colour, best) in Colour::ALL.into_iter().zip(&mut bests) {
                let value = ground.tried(colour, trial).unwrap_or_else(|| {
                    let last = place(&field, corner, colour, trial.cells);
                    nodes += 8;
                    last.points + Ground::new(last.field, weights).worth()
                });
                *best = (*best).max(Some(value));
            }
        }
        sum += bests.into_iter().map(|best| i64::from(best.unwrap_or(stuck))).sum::<i64>();
    }
    budget.spend(nodes);
    points + (sum / (5 * pool.len().max(1) as i64)) as i32
}
