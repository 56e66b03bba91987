//! The boards that one push leads to.

use tilery_kit::Dir;

use crate::push::Push;
use crate::push::{Code, EMPTY, Pusher, Shift, flood, joints};
use crate::zone::Zone;

/// Finds the pushes of a board that lead to different boards.
pub struct Successors {
    /// Plays the pushes.
    pub pusher: Pusher,
    /// The pushes known to lead to the same board as an earlier push.
    is_known: Vec<[bool; 4]>,
    /// The pushes known to be refused, because a line of single tiles ends at a closed side.
    is_blocked: Vec<[bool; 4]>,
    line: Vec<(u16, Dir)>,
    piece: Vec<u16>,
}

impl Successors {
    pub fn new() -> Self {
        Self {
            pusher: Pusher::default(),
            is_known: Vec::new(),
            is_blocked: Vec::new(),
            line: Vec::new(),
            piece: Vec::new(),
        }
    }

    /// Calls `found` with each push that leads to another board, and its shifts.
    pub fn each(&mut self, zone: &Zone, tiles: &[Code], mut found: impl FnMut(Push, &[Shift])) {
        self.is_known.clear();
        self.is_known.resize(tiles.len(), [false; 4]);
        self.is_blocked.clear();
        self.is_blocked.resize(tiles.len(), [false; 4]);
        for (cell, &tile) in (0u16..).zip(tiles) {
            if tile == EMPTY {
                continue;
            }
            if joints(tile) != 0 {
                self.piece.clear();
                flood(zone, tiles, cell, &mut self.piece);
                if self.piece[0] != cell {
                    continue;
                }
            }
            for dir in Dir::ALL {
                if self.is_known[usize::from(cell)][dir as usize]
                    || self.meets_closed_side(zone, tiles, cell, dir)
                {
                    continue;
                }
                let Ok(shifts) = self.pusher.push(zone, tiles, cell, dir) else { continue };
                // Pushing any piece of a ring has the same effect, and the tile at a turn reaches the same
                // cell in two directions.
                let is_ring = shifts.iter().all(|shift| tiles[usize::from(shift.step.to)] != EMPTY);
                let alike = if is_ring { shifts.len() } else { 1 };
                for shift in &shifts[..alike] {
                    for dir in Dir::ALL {
                        if zone.step(shift.from, dir).is_some_and(|step| step.to == shift.step.to) {
                            self.is_known[usize::from(shift.from)][dir as usize] = true;
                        }
                    }
                }
                found((cell, dir), shifts);
            }
        }
    }

    /// True if single tiles fill the line from a cell to a closed side, so that all of them are blocked. On
    /// full lines this is true of almost all pushes, and this check is cheaper than pushing.
    fn meets_closed_side(&mut self, zone: &Zone, tiles: &[Code], cell: u16, dir: Dir) -> bool {
        self.line.clear();
        let mut at = (cell, dir);
        // A ring of tiles has no end.
        while self.line.len() < tiles.len() && joints(tiles[usize::from(at.0)]) == 0 {
            let is_blocked = self.is_blocked[usize::from(at.0)][at.1 as usize];
            self.line.push(at);
            match zone.step(at.0, at.1).filter(|_| !is_blocked) {
                Some(step) if tiles[usize::from(step.to)] == EMPTY => return false,
                Some(step) => at = (step.to, step.dir),
                None => {
                    for &(cell, dir) in &self.line {
                        self.is_blocked[usize::from(cell)][dir as usize] = true;
                    }
                    return true;
                }
            }
        }
        false
    }
}
