//! Step 4 of a round: what happens when proposed moves meet something.

use crate::board::{Board, LATE, NIL, STAY, STOPPED};
use crate::order;
use crate::program::{Dot, Program, sprite_bit};
use crate::round::Centre;
use crate::watch::Watch;

/// What a move collides with.
#[derive(Default)]
struct Hits {
    /// Sprites, each with the bit of its kind and its proposed heading, in order.
    sprites: Vec<(u16, u64)>,
    /// All those bits.
    mask: u64,
}

impl Board {
    pub(crate) fn smash(&mut self, program: &Program, watch: &mut impl Watch) {
        let may_smash = |sprite: &u16| self.may_smash(program, *sprite);
        let mut movers: Vec<u64> = self
            .scratch
            .0
            .logged
            .iter()
            .copied()
            .filter(may_smash)
            .map(|sprite| self.order(sprite))
            .collect();
        if movers.is_empty() {
            return;
        }
        let born = self.born();
        // A pass after the first one only looks at collisions that stops have made. What has fired is kept as a list
        // in the first pass, since most rounds have no other.
        let mut fired: Vec<u64> = Vec::new();
        let mut known: Option<Vec<u64>> = None;
        loop {
            order::sort(&mut movers);
            let mut hits = Hits::default();
            let mut from = (NIL, STAY);
            for &key in &movers {
                let mover = order::sprite(key);
                let piece = self.pieces[usize::from(mover)];
                let Some(there) = self.target(mover) else { continue };
                if from != (piece.tile, piece.proposal) {
                    from = (piece.tile, piece.proposal);
                    self.find_hits(piece.tile, usize::from(piece.proposal), there, &born, &mut hits);
                }
                watch.meets(mover, hits.mask);
                for &id in &program.smash[usize::from(piece.kind)][usize::from(piece.proposal)] {
                    let view = &program.views[usize::from(id)];
                    if view.headings.0 >> piece.heading & 1 == 0 {
                        continue;
                    }
                    let mut is_new = |hit: u16| {
                        let firing = u64::from(mover) << 32 | u64::from(id) << 16 | u64::from(hit);
                        match &mut known {
                            Some(known) => match known.binary_search(&firing) {
                                Ok(_) => false,
                                Err(at) => {
                                    known.insert(at, firing);
                                    true
                                }
                            },
                            None => {
                                fired.push(firing);
                                true
                            }
                        }
                    };
                    match view.dot {
                        Dot::Backgrounds(bits) => {
                            if self.masks[usize::from(there)] & bits != 0
                                && self.passes(view, piece.tile)
                                && is_new(NIL)
                            {
                                self.fire(
                                    view,
                                    id,
                                    Centre { sprite: mover, tile: piece.tile, hit: None },
                                    watch,
                                );
                            }
                        }
                        Dot::Sprites(bits) => {
                            if hits.mask & bits == 0 || !self.passes(view, piece.tile) {
                                continue;
                            }
                            for &(hit, bit) in &hits.sprites {
                                if bit & bits != 0 && is_new(hit) {
                                    let centre = Centre { sprite: mover, tile: piece.tile, hit: Some(hit) };
                                    self.fire(view, id, centre, watch);
                                }
                            }
                        }
                    }
                }
            }
            let halted = self.apply_stops();
            if halted.is_empty() {
                break;
            }
            known.get_or_insert_with(|| {
                order::sort(&mut fired);
                std::mem::take(&mut fired)
            });
            movers = self.entering(program, &halted, &born);
        }
        self.propose(watch);
        for n in 0..self.scratch.0.created.len() {
            let piece = &mut self.pieces[usize::from(self.scratch.0.created[n])];
            if piece.flags & LATE != 0 && piece.flags & STOPPED != 0 {
                piece.proposal = STAY;
            }
        }
    }

    /// Whether a sprite proposes a move for which there are rules.
    fn may_smash(&self, program: &Program, sprite: u16) -> bool {
        let piece = &self.pieces[usize::from(sprite)];
        piece.proposal != STAY
            && self.blocked >> piece.kind & 1 == 0
            && !program.smash[usize::from(piece.kind)][usize::from(piece.proposal)].is_empty()
    }

    /// The sprites created so far, tile by tile in their order.
    fn born(&self) -> Vec<u64> {
        let mut born: Vec<u64> = self.scratch.0.created.iter().map(|&sprite| self.order(sprite)).collect();
        order::sort(&mut born);
        born
    }

    /// The sprites on a tile, new ones after those that were there.
    fn all_on(&self, tile: u16, born: &[u64], mut each: impl FnMut(u16)) {
        self.on(tile).for_each(|(sprite, _)| each(sprite));
        let first = born.partition_point(|&key| order::tile(key) < tile);
        born[first..]
            .iter()
            .take_while(|key| order::tile(**key) == tile)
            .for_each(|&key| each(order::sprite(key)));
    }

    /// What a move from a tile in a direction collides with.
    fn find_hits(&self, tile: u16, dir: usize, there: u16, born: &[u64], hits: &mut Hits) {
        hits.sprites.clear();
        hits.mask = 0;
        let opposite = ((dir + 2) % 4) as u8;
        // The neighbours of the tile and itself in reading order, each with the move that leads from it there.
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
                    let bit = sprite_bit(piece.kind, usize::from(piece.proposal));
                    hits.sprites.push((sprite, bit));
                    hits.mask |= bit;
                }
            });
        }
    }

    /// Cancels the proposals of sprites that were told to stop. Returns the tiles where that changed something.
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
