//! The boards from which one push leads to a board.
//!
//! Without compound pieces a single push undoes every push, so the predecessors are the successors. A
//! compound piece may push several tiles at once, which must be moved back one by one.

use tilery_kit::Dir;

use crate::push::Push;
use crate::push::{Code, EMPTY, Pusher, Shift, apply, each_piece, flood};
use crate::zone::Zone;

pub struct Predecessors {
    pusher: Pusher,
    /// The shift back of each moved tile, beginning with the tiles of the piece pushed first.
    shifts: Vec<Shift>,
    is_moved: Vec<bool>,
    before: Vec<Code>,
    lifted: Vec<Code>,
}

impl Predecessors {
    pub fn new() -> Self {
        Self {
            pusher: Pusher::default(),
            shifts: Vec::new(),
            is_moved: Vec::new(),
            before: Vec::new(),
            lifted: Vec::new(),
        }
    }

    /// Calls `found` with each push that leads from another board to this one, and the shifts back to that
    /// board. The same board may be reported several times.
    pub fn each(&mut self, zone: &Zone, tiles: &[Code], mut found: impl FnMut(Push, &[Shift])) {
        self.is_moved.clear();
        self.is_moved.resize(tiles.len(), false);
        each_piece(zone, tiles, |piece| {
            for arrived in Dir::ALL {
                if self.pull(zone, piece, arrived) {
                    self.choose(zone, tiles, 0, piece.len(), &mut found);
                }
                self.release(0);
            }
        });
    }

    /// Moves back a piece that arrived in a direction. Returns false if it cannot have arrived so.
    fn pull(&mut self, zone: &Zone, piece: &[u16], arrived: Dir) -> bool {
        for &cell in piece {
            let step = zone.step(cell, arrived.opposite());
            let Some(step) = step.filter(|step| piece.len() == 1 || !step.is_special()) else { return false };
            self.shifts.push(Shift { from: cell, step });
            self.is_moved[usize::from(cell)] = true;
        }
        true
    }

    /// Removes the shifts from an index on.
    fn release(&mut self, from: usize) {
        for shift in self.shifts.drain(from..) {
            self.is_moved[usize::from(shift.from)] = false;
        }
    }

    /// Tries both cases for each moved tile from the index `next` on: it pushed nothing, or it pushed the piece
    /// that is now one step beyond it and was in the tile's present cell.
    fn choose(
        &mut self,
        zone: &Zone,
        tiles: &[Code],
        next: usize,
        first: usize,
        found: &mut impl FnMut(Push, &[Shift]),
    ) {
        let Some(&Shift { from: cell, step: back }) = self.shifts.get(next) else {
            return self.check(zone, tiles, first, found);
        };
        self.choose(zone, tiles, next + 1, first, found);
        // The tile arrived opposite to `out`, the direction in which its way back begins. The way back may
        // end in another direction, by a turn.
        let Some(on) = zone.step(cell, back.out.opposite()) else { return };
        if tiles[usize::from(on.to)] == EMPTY || self.is_moved[usize::from(on.to)] {
            return;
        }
        let mut piece = Vec::new();
        flood(zone, tiles, on.to, &mut piece);
        let before = self.shifts.len();
        if self.pull(zone, &piece, on.dir) {
            self.choose(zone, tiles, next + 1, first, found);
        }
        self.release(before);
    }

    /// Plays the push on the board to which the shifts lead back, and reports the push if it moves exactly
    /// their tiles.
    fn check(&mut self, zone: &Zone, tiles: &[Code], first: usize, found: &mut impl FnMut(Push, &[Shift])) {
        let is_free = |shift: &Shift| {
            let to = usize::from(shift.step.to);
            tiles[to] == EMPTY || self.is_moved[to]
        };
        if !self.shifts.iter().all(is_free) {
            return;
        }
        self.before.clear();
        self.before.extend_from_slice(tiles);
        apply(&mut self.before, &self.shifts, &mut self.lifted);
        let lead = self.shifts[..first].iter().min_by_key(|shift| shift.step.to);
        let Some(&Shift { step, .. }) = lead else { return };
        let push = (step.to, step.dir.opposite());
        let Ok(shifts) = self.pusher.push(zone, &self.before, push.0, push.1) else { return };
        let is_same = |shift: &Shift| {
            self.shifts.iter().any(|back| (back.step.to, back.from) == (shift.from, shift.step.to))
        };
        if shifts.len() == self.shifts.len() && shifts.iter().all(is_same) {
            found(push, &self.shifts);
        }
    }
}

#[cfg(test)]
mod tests {
    use tilery_kit::{Rng, Rules};

    use super::*;
    use crate::Tilerama;
    use crate::notation::Params;
    use crate::search::Successors;

    /// The predecessors of each successor of a board include the board, and all of them lead to that
    /// successor.
    #[test]
    fn predecessors_are_the_inverse_of_successors() {
        let mut successors = Successors::new();
        let mut predecessors = Predecessors::new();
        for entry in crate::entries()
            .filter(|entry| entry.solved().1.iter().any(|&tile| crate::push::joints(tile) != 0))
        {
            let Ok(params) = entry.name.parse::<Params>() else { panic!("{} is a board", entry.name) };
            let mut rng = Rng::from_seed(3);
            let board = Tilerama::deal(&params, Rng::from_seed(1));
            let (zone, mut tiles) = (board.zone(), board.tiles().to_vec());
            for _ in 0..60 {
                let mut after = Vec::new();
                successors.each(zone, &tiles, |push, shifts| {
                    let mut next = tiles.clone();
                    apply(&mut next, shifts, &mut Vec::new());
                    after.push((push, next));
                });
                for (push, next) in &after {
                    let mut is_found = false;
                    predecessors.each(zone, next, |(cell, dir), back| {
                        let mut before = next.clone();
                        apply(&mut before, back, &mut Vec::new());
                        is_found |= before == tiles;
                        let mut again = before.clone();
                        let played =
                            crate::search::step(zone, &mut again, (cell, dir), &mut Pusher::default());
                        assert!(played.is_some() && again == *next, "{}: {push:?}", entry.name);
                    });
                    assert!(is_found, "{}: {push:?} from {tiles:?}", entry.name);
                }
                match rng.pick(&after) {
                    Some((_, next)) => tiles.clone_from(next),
                    None => break,
                }
            }
        }
    }
}
