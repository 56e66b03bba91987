//! Completes a sequence of pushes to a path to the objective.
//!
//! Cycles of three tiles bring home the tiles that are still out of place. Each cycle is inserted among the
//! existing pushes where it adds fewest, as people do to solve permutation puzzles in few moves.

use tilery_kit::Budget;

use crate::plan::Plan;
use crate::push::Push;
use crate::push::{Code, EMPTY, Pusher, apply, joints};

use super::cycles::Cycles;
use super::layouts::permutation;
use super::rings::{is_odd, needed, splitting};

/// The number of insertion points that cost as much as one node.
const PLACES_PER_BOARD: usize = 1024;

pub struct Completion<'a> {
    plan: &'a Plan,
    tiles: &'a [Code],
    cycles: Cycles,
}

impl<'a> Completion<'a> {
    /// Prepares completions of paths from a board. `None` if there are no cycles, see [`Cycles::new`], or the
    /// objective does not fix the cells of the spaces.
    pub fn new(plan: &'a Plan, tiles: &'a [Code], budget: &mut Budget<'_>) -> Option<Self> {
        // A cell that may have any content counts as a tile's cell.
        let home: Vec<Code> = (0..plan.zone.size())
            .map(|cell| plan.goal[usize::from(cell)].unwrap_or(Code::from(plan.zone.holds(cell))))
            .collect();
        let spaces = |tiles: &[Code]| tiles.iter().filter(|&&tile| tile == EMPTY).count();
        let is_settled = spaces(&home) == spaces(tiles) && tiles.iter().all(|&tile| joints(tile) == 0);
        is_settled.then(|| Cycles::new(&plan.zone, &home, budget))?.map(|cycles| Self { plan, tiles, cycles })
    }

    /// A path of fewer than `shorter_than` pushes to the objective: `pushes` with insertions, without pushes
    /// that cancel each other.
    pub fn complete(
        &self,
        mut pushes: Vec<Push>,
        shorter_than: usize,
        budget: &mut Budget<'_>,
    ) -> Option<Vec<Push>> {
        let mut line = Line::new(self, &pushes)?;
        pushes.extend(self.cycles.layouts.way_home(*line.layouts.last()?));
        if pushes.len() > line.pushes.len() {
            line = Line::new(self, &pushes)?;
        }
        let mut to = self.homes(&line)?;
        if is_odd(&to) {
            // Cycles of three are even permutations.
            let ends = self.cycles.odd_words.iter().filter_map(|word| {
                let line = Line::new(self, &[&pushes[..], word].concat())?;
                let to = self.homes(&line).filter(|to| !is_odd(to))?;
                Some((line, to))
            });
            (line, to) = ends.min_by_key(|(_, to)| needed(to))?;
        }
        loop {
            let wanted = splitting(&to);
            if wanted.is_empty() {
                return (line.pushes.len() < shorter_than).then_some(line.pushes);
            }
            let cost = 1 + wanted.len() * line.layouts.len() / PLACES_PER_BOARD;
            // Each cycle still needed adds at least about as many pushes as the shortest cycle has.
            let rest = needed(&to) * self.cycles.shortest();
            if line.pushes.len() + rest >= shorter_than || !budget.spend(cost as u32) {
                return None;
            }
            let (time, cells) = line.best_place(&self.cycles, &wanted)?;
            line.insert(&self.cycles, time, cells)?;
            let [x, y, z] = cells.map(usize::from);
            (to[y], to[z], to[x]) = (to[x], to[y], to[z]);
        }
    }

    /// The home of the tile that ends in each cell: an even permutation, if identical tiles allow one.
    fn homes(&self, line: &Line) -> Option<Vec<u8>> {
        let size = self.tiles.len();
        let tiles: Vec<Code> =
            line.places[..size].iter().map(|&cell| self.tiles[usize::from(cell)]).collect();
        let wish = |cell: usize| {
            let is_tiles = self.plan.zone.holds(cell as u16);
            if is_tiles { self.plan.goal[cell] } else { Some(EMPTY) }
        };
        let mut to = vec![u8::MAX; size];
        let mut is_taken = vec![false; size];
        // In this order: tiles already at home, tiles with a home elsewhere, tiles for cells with any
        // content.
        for round in 0..4 {
            let is_any = round >= 2;
            for cell in 0..size {
                let fits = |home: usize| {
                    !is_taken[home]
                        && if is_any { wish(home).is_none() } else { wish(home) == Some(tiles[cell]) }
                };
                if to[cell] != u8::MAX {
                    continue;
                }
                let home = if round % 2 == 0 {
                    Some(cell).filter(|&cell| fits(cell))
                } else {
                    (0..size).find(|&home| fits(home))
                };
                if let Some(home) = home {
                    to[cell] = home as u8;
                    is_taken[home] = true;
                }
            }
        }
        if to.contains(&u8::MAX) {
            return None;
        }
        if is_odd(&to) {
            let is_open = |cell: usize| wish(usize::from(to[cell])).is_none();
            let are_alike = |&(a, b): &(usize, usize)| {
                tiles[a] != EMPTY && (tiles[a] == tiles[b] || is_open(a) && is_open(b))
            };
            let alike = (0..size).flat_map(|b| (0..b).map(move |a| (a, b))).find(are_alike);
            if let Some((a, b)) = alike {
                to.swap(a, b);
            }
        }
        Some(to)
    }
}

/// A path under construction, whose spaces end in their places.
struct Line {
    pushes: Vec<Push>,
    /// The layout before each push and after the last one.
    layouts: Vec<u32>,
    /// A row for each layout: for each cell, the present cell of the tile that ends there.
    places: Vec<u8>,
}

impl Line {
    fn new(of: &Completion<'_>, pushes: &[Push]) -> Option<Self> {
        let size = of.tiles.len();
        let mut tiles = of.tiles.to_vec();
        let (mut pusher, mut lifted) = (Pusher::default(), Vec::new());
        let layout = |tiles: &[Code]| of.cycles.layouts.find(tiles);
        let mut layouts = vec![layout(&tiles)?];
        // The rows are first indexed by the cells where the tiles begin.
        let mut places: Vec<u8> = (0u8..).take(size).collect();
        for &(cell, dir) in pushes {
            let shifts = pusher.push(&of.plan.zone, &tiles, cell, dir).ok()?;
            let to = permutation(&tiles, shifts);
            apply(&mut tiles, shifts, &mut lifted);
            layouts.push(layout(&tiles)?);
            let before = places.len() - size;
            places.extend_from_within(before..);
            places[before + size..].iter_mut().for_each(|place| *place = to[usize::from(*place)]);
        }
        let ends = places[pushes.len() * size..].to_vec();
        let mut by_ends = places.clone();
        for (row, places) in by_ends.chunks_exact_mut(size).zip(places.chunks_exact(size)) {
            ends.iter().zip(places).for_each(|(&end, &place)| row[usize::from(end)] = place);
        }
        Some(Self { pushes: pushes.to_vec(), layouts, places: by_ends })
    }

    /// The cheapest cycle among `wanted` and the time to insert it. Cycles are given by the final cells of
    /// their tiles.
    fn best_place(&self, cycles: &Cycles, wanted: &[[u8; 3]]) -> Option<(usize, [u8; 3])> {
        let size = self.places.len() / self.layouts.len();
        let mut best = None;
        let mut least = u8::MAX;
        for (time, (&layout, places)) in self.layouts.iter().zip(self.places.chunks_exact(size)).enumerate() {
            for &cells in wanted {
                let length = cycles.length(layout, cells.map(|cell| places[usize::from(cell)]));
                if length < least {
                    least = length;
                    best = Some((time, cells));
                }
            }
        }
        best
    }

    /// Inserts a cycle, given by the final cells of its tiles, before the push with the index `time`.
    fn insert(&mut self, cycles: &Cycles, time: usize, [x, y, z]: [u8; 3]) -> Option<()> {
        let size = self.places.len() / self.layouts.len();
        let here = time * size..(time + 1) * size;
        let after = self.places[here.clone()].to_vec();
        let pushes = cycles.pushes(self.layouts[time], [x, y, z].map(|cell| after[usize::from(cell)]))?;
        let [x, y, z] = [x, y, z].map(usize::from);
        for places in self.places[..here.end].chunks_exact_mut(size) {
            (places[y], places[z], places[x]) = (places[x], places[y], places[z]);
        }
        let mut places = self.places[here.clone()].to_vec();
        let mut layout = self.layouts[time];
        let (mut new_layouts, mut new_places) = (Vec::new(), Vec::new());
        for &push in &pushes {
            let effect = cycles.layouts.effect(layout, push)?;
            layout = effect.layout;
            new_layouts.push(layout);
            places.iter_mut().for_each(|place| *place = effect.to[usize::from(*place)]);
            new_places.extend_from_slice(&places);
        }
        let end = time + pushes.len();
        self.layouts.splice(time + 1..time + 1, new_layouts);
        self.places.splice(here.end..here.end, new_places);
        self.pushes.splice(time..time, pushes);
        self.cancel(end);
        self.cancel(time);
        Some(())
    }

    /// Removes pairs of pushes around the index `time` that undo each other.
    fn cancel(&mut self, mut time: usize) {
        let size = self.places.len() / self.layouts.len();
        while time > 0 && time < self.pushes.len() {
            let row = |time: usize| &self.places[time * size..(time + 1) * size];
            if row(time - 1) != row(time + 1) {
                break;
            }
            self.pushes.drain(time - 1..=time);
            self.layouts.drain(time..=time + 1);
            self.places.drain(time * size..(time + 2) * size);
            time -= 1;
        }
    }
}
