//! The steps of a round that are others on the original machine, see [`crate::original`].

use super::smash::Hits;
use crate::board::{Board, Changed};
use crate::mask::{SPRITES, any_heading, full_sprite, lengthen, sprite_bit};
use crate::model::{MAX_KINDS, Machine};
use crate::observer::{Centre, Observer};
use crate::order;
use crate::piece::{CREATED, DESTROYED, LATE, MIXED, PRESSED, Piece, STAY};
use crate::program::Program;

/// The sort key of a sprite that waits for its turn: kinds and sprites are taken from the last to the first.
pub(crate) fn turn(places: &[u8; MAX_KINDS], piece: &Piece, sprite: u16) -> u64 {
    let place = u16::from(places[usize::from(piece.kind)]);
    order::key((1 << 15) - 1 - place, 0, order::MAX_AGE - piece.age, sprite)
}

impl Board {
    /// True for a tile of the map; for one outside too far even for the border.
    #[inline]
    pub(crate) fn is_on(&self, tile: u16) -> bool {
        self.masks.get(usize::from(tile)).is_some_and(|mask| *mask != 0)
    }

    /// Adds a sprite's bit to the short mask of its tile. On the original machine only the first of a kind shows.
    #[inline]
    pub(crate) fn shown(&self, mask: u64, kind: u8, heading: usize) -> u64 {
        if self.machine.is_original() && mask & any_heading(1 << kind) != 0 {
            return mask;
        }
        mask | sprite_bit(kind, heading)
    }

    /// True if change rules run for a sprite: near a change, unless a press rule fired for it.
    pub(crate) fn may_change(&self, piece: &Piece) -> bool {
        let is_near = self.change == Changed::All || self.scratch.0.near.has(piece.tile);
        piece.flags & PRESSED == 0 && is_near
    }

    /// Sends a sprite. Returns true if another direction of it was replaced by chance, or stayed.
    pub(crate) fn send(&mut self, sprite: u16, dir: u8, replaces: bool) -> bool {
        let piece = &mut self.pieces[usize::from(sprite)];
        let is_new = piece.flags & MIXED == 0;
        if is_new {
            piece.flags |= MIXED;
            self.scratch.0.logged.push(sprite);
        }
        let draws = !is_new && !replaces && piece.proposal != dir;
        if !draws || self.rng.below(2) == 0 {
            piece.proposal = dir;
        }
        draws
    }

    /// Stops a sprite at once.
    pub(crate) fn halt(&mut self, sprite: u16) {
        let piece = &mut self.pieces[usize::from(sprite)];
        if std::mem::replace(&mut piece.proposal, STAY) != STAY {
            self.scratch.0.stopped.push(sprite);
        }
        if self.machine == Machine::Original {
            self.scratch.0.halted.push(piece.tile);
        }
    }

    /// The order in which new sprites join those of their kinds: those made in smash first.
    pub(crate) fn joining(&self, sprite: u16) -> u64 {
        let piece = &self.pieces[usize::from(sprite)];
        order::key(u16::from(piece.flags & LATE == 0), 0, piece.age, sprite)
    }

    /// The smash step: every sprite that moves, from the one sent last to the one sent first, looks for what
    /// it hits when its turn comes. As long as sprites were stopped, those that still move look for these.
    pub(crate) fn smash_in_turn(&mut self, program: &Program, observer: &mut impl Observer) {
        let born = self.born();
        let mut stopped: Option<Vec<u16>> = None;
        while stopped.as_ref().is_none_or(|stopped| !stopped.is_empty()) {
            for mover in self.scratch.0.logged.clone().into_iter().rev() {
                if self.may_smash(program, mover) {
                    self.smash_of(program, mover, stopped.as_deref(), &born, observer);
                }
            }
            stopped = Some(std::mem::take(&mut self.scratch.0.stopped));
        }
    }

    fn smash_of(
        &mut self,
        program: &Program,
        mover: u16,
        stopped: Option<&[u16]>,
        born: &[u64],
        observer: &mut impl Observer,
    ) {
        let Piece { kind, tile, proposal, .. } = self.pieces[usize::from(mover)];
        let there = self.step(tile, usize::from(proposal));
        if !self.is_on(there) {
            return;
        }
        let mut hits = Hits::default();
        match stopped {
            None => self.find_hits(tile, usize::from(proposal), there, born, &mut hits),
            Some(stopped) => {
                for &sprite in
                    stopped.iter().filter(|&&sprite| self.pieces[usize::from(sprite)].tile == there)
                {
                    hits.add(sprite, self.pieces[usize::from(sprite)].kind, usize::from(STAY));
                }
            }
        }
        observer.meets(mover, lengthen(hits.mask, hits.far));
        let mut met: Vec<u64> = hits.sprites.iter().map(|&(sprite, _)| self.listed(sprite)).collect();
        if stopped.is_none() {
            order::sort(&mut met);
        }
        for &id in &program.smash[usize::from(kind)][usize::from(proposal)] {
            let view = &program.views[usize::from(id)];
            if stopped.is_none() && self.masks[usize::from(there)] & view.dot & !SPRITES != 0 {
                self.fire(view, id, Centre { sprite: mover, tile, hit: None }, observer);
                continue;
            }
            for hit in met.iter().rev().map(|&key| order::sprite(key)) {
                if view.full_dot & full_sprite(self.pieces[usize::from(hit)].kind, 0) != 0 {
                    self.fire(view, id, Centre { sprite: mover, tile, hit: Some(hit) }, observer);
                }
            }
        }
    }

    /// The place of a sprite among all: kind by kind, each by age; then new ones.
    fn listed(&self, sprite: u16) -> u64 {
        let piece = &self.pieces[usize::from(sprite)];
        let list = if piece.flags & CREATED == 0 { piece.kind } else { MAX_KINDS as u8 };
        order::key(u16::from(list), 0, piece.age, sprite)
    }

    /// False if a new sprite is off the map and stays there, where nothing concerns it: it is taken away.
    pub(crate) fn walks_in(&mut self, sprite: u16) -> bool {
        let stays_out = !self.is_on(self.pieces[usize::from(sprite)].tile)
            && !self.target(sprite).is_some_and(|there| self.is_on(there));
        let piece = &mut self.pieces[usize::from(sprite)];
        if stays_out && piece.flags & DESTROYED == 0 {
            piece.flags |= DESTROYED;
            self.scratch.0.destroyed.push(sprite);
        }
        !stays_out
    }
}
