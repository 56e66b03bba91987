//! A heuristic for the distance of a board from its objective.

use tilery_kit::Dir;

use crate::plan::Plan;
use crate::push::{Code, EMPTY, SYMBOL_BITS, Shift};

use super::NONE;

/// The contribution of each tile (by its code) in each cell to a board's distance. It is 0 in a cell where
/// the objective requires the tile, otherwise 2 plus twice the number of steps to the nearest such cell.
pub struct Distances {
    /// The index of the first weight of each code.
    starts: Vec<u32>,
    weights: Vec<u16>,
}

/// The number of codes: symbols with four bits of joints.
const CODES: usize = 1 << (SYMBOL_BITS + 4);

impl Distances {
    /// Computes the weights for the tiles of a board.
    pub fn new(plan: &Plan, tiles: &[Code]) -> Self {
        let zone = &plan.zone;
        let mut distances = Self { starts: vec![NONE; CODES], weights: Vec::new() };
        for &code in tiles.iter().filter(|&&code| code != EMPTY) {
            let known = &mut distances.starts[usize::from(code) % CODES];
            if *known != NONE {
                continue;
            }
            let start = distances.weights.len();
            *known = start as u32;
            let homes: Vec<u16> =
                (0..zone.size()).filter(|&cell| plan.goal[usize::from(cell)] == Some(code)).collect();
            let far = if homes.is_empty() { 0 } else { u16::from(u8::MAX) };
            distances.weights.resize(start + tiles.len(), far);
            let steps = &mut distances.weights[start..];
            homes.iter().for_each(|&home| steps[usize::from(home)] = 0);
            let mut queue = homes;
            let mut next = 0;
            while let Some(&cell) = queue.get(next) {
                next += 1;
                for step in Dir::ALL.into_iter().filter_map(|dir| zone.step(cell, dir)) {
                    let (to, further) = (usize::from(step.to), steps[usize::from(cell)] + 1);
                    if steps[to] > further {
                        steps[to] = further;
                        queue.push(step.to);
                    }
                }
            }
            for steps in steps.iter_mut().filter(|steps| **steps > 0) {
                *steps = 2 + *steps * 2;
            }
        }
        distances
    }

    fn weight(&self, code: Code, cell: u16) -> i32 {
        i32::from(self.weights[self.starts[usize::from(code) % CODES] as usize + usize::from(cell)])
    }

    /// The change of a board's distance by a push.
    pub fn change(&self, tiles: &[Code], shifts: &[Shift]) -> i32 {
        shifts
            .iter()
            .map(|shift| {
                let code = tiles[usize::from(shift.from)];
                self.weight(code, shift.step.to) - self.weight(code, shift.from)
            })
            .sum()
    }

    /// A board's distance.
    pub fn total(&self, tiles: &[Code]) -> i32 {
        (0u16..)
            .zip(tiles)
            .filter(|&(_, &code)| code != EMPTY)
            .map(|(cell, &code)| self.weight(code, cell))
            .sum()
    }
}

/// The distance of the tiles from the objective, in arbitrary units.
pub fn distance(plan: &Plan, tiles: &[Code]) -> i32 {
    Distances::new(plan, tiles).total(tiles)
}
