//! Step 4 of a round: collisions of proposed moves.

use crate::board::Board;
use crate::mask::{FAR, NEAR, SPRITES, full_sprite, lengthen, sprite_bit};
use crate::observer::{Centre, Observer};
use crate::order;
use crate::piece::{LATE, NIL, STAY, STOPPED};
use crate::program::{Program, View};

/// The targets of a move.
#[derive(Default)]
pub(super) struct Hits {
    /// Sprites, each with the bit of its kind and its proposed heading in a short mask, in order.
    pub sprites: Vec<(u16, u64)>,
    /// The union of these bits.
    pub mask: u64,
    /// The bits of those of far kinds.
    pub far: u64,
}

impl Hits {
    #[inline]
    pub fn add(&mut self, sprite: u16, kind: u8, heading: usize) {
        let bit = sprite_bit(kind, heading);
        self.sprites.push((sprite, bit));
        self.mask |= bit;
        if bit == FAR {
            self.far |= sprite_bit(kind - NEAR, heading);
        }
    }
}

/// The firings of the step. A rule fires once for a sprite and its target, however often they meet.
#[derive(Default)]
struct Fired {
    firings: Vec<u64>,
    /// The first pass has no repetitions and most rounds have no second pass, so sorting and lookups begin
    /// with the second.
    is_sorted: bool,
}

impl Fired {
    /// Records a firing. Returns false if it is already recorded.
    #[inline]
    fn insert(&mut self, mover: u16, view: u16, hit: u16) -> bool {
        let firing = u64::from(mover) << 32 | u64::from(view) << 16 | u64::from(hit);
        let at = if self.is_sorted {
            match self.firings.binary_search(&firing) {
                Ok(_) => return false,
                Err(at) => at,
            }
        } else {
            self.firings.len()
        };
        self.firings.insert(at, firing);
        true
    }

    /// Begins another pass.
    fn sort(&mut self) {
        if !self.is_sorted {
            order::sort(&mut self.firings);
            self.is_sorted = true;
        }
    }
}

impl Board {
    /// Repeats passes over the sprites that propose a move until no stop changes anything. Each stopped
    /// sprite causes new collisions, but only with sprites that enter its tile.
    pub(crate) fn smash(&mut self, program: &Program, observer: &mut impl Observer) {
        if program.machine.is_original() {
            return self.smash_in_turn(program, observer);
        }
        let logged = &self.scratch.0.logged;
        let mut movers: Vec<u64> = logged
            .iter()
            .filter(|&&sprite| self.may_smash(program, sprite))
            .map(|&sprite| self.order(sprite))
            .collect();
        if movers.is_empty() {
            return;
        }
        let born = self.born();
        let mut fired = Fired::default();
        loop {
            order::sort(&mut movers);
            self.collide(program, &movers, &born, &mut fired, observer);
            let halted = self.apply_stops();
            if halted.is_empty() {
                break;
            }
            fired.sort();
            movers = self.entering(program, &halted, &born);
        }
        self.propose(observer);
        for n in 0..self.scratch.0.created.len() {
            let piece = &mut self.pieces[usize::from(self.scratch.0.created[n])];
            if piece.flags & LATE != 0 && piece.flags & STOPPED != 0 {
                piece.proposal = STAY;
            }
        }
    }

    /// A pass: fires the rules of every mover for all its targets.
    #[inline]
    fn collide(
        &mut self,
        program: &Program,
        movers: &[u64],
        born: &[u64],
        fired: &mut Fired,
        observer: &mut impl Observer,
    ) {
        let mut hits = Hits::default();
        // Sprites that leave a tile in the same direction are adjacent, and have the same targets.
        let mut known = (NIL, STAY);
        for mover in movers.iter().map(|&key| order::sprite(key)) {
            let piece = self.pieces[usize::from(mover)];
            let Some(there) = self.target(mover) else { continue };
            if known != (piece.tile, piece.proposal) {
                known = (piece.tile, piece.proposal);
                self.find_hits(piece.tile, usize::from(piece.proposal), there, born, &mut hits);
            }
            observer.meets(mover, lengthen(hits.mask, hits.far));
            for &id in &program.smash[usize::from(piece.kind)][usize::from(piece.proposal)] {
                let view = &program.views[usize::from(id)];
                let is_met = (self.masks[usize::from(there)] & !SPRITES | hits.mask) & view.dot != 0;
                let is_due = view.headings.0 >> piece.heading & 1 == 1;
                if !is_due || !is_met || !self.matches(view, piece.tile) {
                    continue;
                }
                let mut fire = |board: &mut Self, hit: Option<u16>| {
                    if fired.insert(mover, id, hit.unwrap_or(NIL)) {
                        board.fire(view, id, Centre { sprite: mover, tile: piece.tile, hit }, observer);
                    }
                };
                if view.dot & SPRITES == 0 {
                    fire(self, None);
                } else {
                    for &(hit, bit) in hits.sprites.iter().filter(|(_, bit)| bit & view.dot != 0) {
                        if bit != FAR || self.is_dotted(view, hit) {
                            fire(self, Some(hit));
                        }
                    }
                }
            }
        }
    }

    /// True if a sprite is a target of a smash rule.
    fn is_dotted(&self, view: &View, sprite: u16) -> bool {
        let piece = &self.pieces[usize::from(sprite)];
        view.full_dot & full_sprite(piece.kind, usize::from(piece.proposal)) != 0
    }

    /// True if a sprite proposes a move for which there are rules.
    #[inline]
    pub(super) fn may_smash(&self, program: &Program, sprite: u16) -> bool {
        let piece = &self.pieces[usize::from(sprite)];
        piece.proposal != STAY
            && self.blocked >> piece.kind & 1 == 0
            && !program.smash[usize::from(piece.kind)][usize::from(piece.proposal)].is_empty()
    }

    /// The sprites created so far, sorted by tile.
    pub(super) fn born(&self) -> Vec<u64> {
        let mut born: Vec<u64> = self.scratch.0.created.iter().map(|&sprite| self.order(sprite)).collect();
        order::sort(&mut born);
        born
    }

    /// The sprites on a tile, new ones after existing ones.
    #[inline]
    fn all_on(&self, tile: u16, born: &[u64], mut each: impl FnMut(u16)) {
        self.on(tile).for_each(|(sprite, _)| each(sprite));
        let first = born.partition_point(|&key| order::tile(key) < tile);
        born[first..]
            .iter()
            .take_while(|key| order::tile(**key) == tile)
            .for_each(|&key| each(order::sprite(key)));
    }

    /// Finds the targets of a move from a tile in a direction.
    #[inline]
    pub(super) fn find_hits(&self, tile: u16, dir: usize, there: u16, born: &[u64], hits: &mut Hits) {
        hits.sprites.clear();
        (hits.mask, hits.far) = (0, 0);
        let opposite = ((dir + 2) % 4) as u8;
        // The tile and its neighbours in reading order, each with the move that leads from there to the tile.
        let sources = [(0, 2u8), (3, 1), (usize::from(STAY), STAY), (1, 3), (2, 0)];
        for (side, towards) in sources {
            let source = if side == usize::from(STAY) { there } else { self.step(there, side) };
            if source == tile {
                continue;
            }
            self.all_on(source, born, |sprite| {
                let piece = &self.pieces[usize::from(sprite)];
                let is_hit = piece.proposal == towards || source == there && piece.proposal == opposite;
                if is_hit {
                    hits.add(sprite, piece.kind, usize::from(piece.proposal));
                }
            });
        }
    }

    /// Cancels the proposals of stopped sprites. Returns the tiles where a proposal was cancelled.
    #[inline]
    fn apply_stops(&mut self) -> Vec<u64> {
        let mut halted = Vec::new();
        for n in 0..self.scratch.0.stopped.len() {
            let sprite = self.scratch.0.stopped[n];
            let piece = &mut self.pieces[usize::from(sprite)];
            if piece.flags & LATE != 0 {
                piece.flags |= STOPPED;
            } else if piece.proposal != STAY {
                piece.proposal = STAY;
                self.scratch.0.halted.push(piece.tile);
                halted.push(u64::from(piece.tile));
            }
        }
        self.scratch.0.stopped.clear();
        order::sort(&mut halted);
        halted.dedup();
        halted
    }

    /// The sprites with smash rules that propose to enter one of these tiles.
    #[inline]
    fn entering(&self, program: &Program, tiles: &[u64], born: &[u64]) -> Vec<u64> {
        let mut movers = Vec::new();
        for &tile in tiles {
            for (side, towards) in [(0, 2u8), (3, 1), (1, 3), (2, 0)] {
                let source = self.step(tile as u16, side);
                self.all_on(source, born, |sprite| {
                    if self.pieces[usize::from(sprite)].proposal == towards && self.may_smash(program, sprite)
                    {
                        movers.push(self.order(sprite));
                    }
                });
            }
        }
        movers
    }
}
