//! The boards from which one push leads to a board.
//!
//! Where no pieces are joined, a push is taken back by a push, so that these are the boards that one push leads to. A compound piece may
//! push several tiles at once, which then have to be taken back one by one.

use tilery_kit::Dir;

use crate::board::Push;
use crate::push::{Code, EMPTY, Pusher, Shift, apply, each_piece, flood};
use crate::zone::Zone;

/// Finds the boards before a board.
pub struct Predecessors {
    pusher: Pusher,
    /// Where each tile that was moved is and where it came from, the piece that was pushed first; `step` leads back.
    shifts: Vec<Shift>,
    is_moved: Vec<bool>,
    before: Vec<Code>,
    lifted: Vec<Code>,
}

impl Predecessors {
    /// Ready for any board.
    pub fn new() -> Self {
        Self {
            pusher: Pusher::default(),
            shifts: Vec::new(),
            is_moved: Vec::new(),
            before: Vec::new(),
            lifted: Vec::new(),
        }
    }

    /// Calls `found` with each push that leads from another board to this one, and with what leads back to that board. It may be called with
    /// one board several times.
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

    /// Takes a piece back that has arrived in a direction; false when it cannot have come by one.
    fn pull(&mut self, zone: &Zone, piece: &[u16], arrived: Dir) -> bool {
        for &cell in piece {
            let step = zone.step(cell, arrived.opposite());
            let Some(step) = step.filter(|step| piece.len() == 1 || !step.is_special()) else { return false };
            self.shifts.push(Shift { from: cell, step });
            self.is_moved[usize::from(cell)] = true;
        }
        true
    }

    /// Forgets all shifts from one on.
    fn release(&mut self, from: usize) {
        for shift in self.shifts.drain(from..) {
            self.is_moved[usize::from(shift.from)] = false;
        }
    }

    /// Goes through what the tiles that were moved, from the `next` one on, may have pushed on: what stands one step further than a tile may
    /// have stood where the tile is now.
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
        // The way on is the direction of arrival, which is not the opposite of the way back's end where that turns.
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

    /// Plays the push on the board that the shifts lead back to, and tells of it when it moves these tiles.
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

    /// What lies before the boards after a board, the board itself among them, and nothing that leads elsewhere.
    #[test]
    fn each_push_is_found_from_where_it_leads() {
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
