//! The lists that a board keeps of its sprites by kind.

use crate::board::Board;
use crate::mask::{Full, NEAR, lengthen};
use crate::model::MAX_KINDS;
use crate::order;
use crate::piece::{ALIVE, NIL, Piece};

impl Board {
    /// Removes all sprites, except from the tiles.
    pub(crate) fn clear(&mut self) {
        self.pieces.clear();
        self.free.clear();
        self.moving.clear();
        (self.kin, self.many, self.seen[0]) = ([NIL; MAX_KINDS], [0; MAX_KINDS], 0);
    }

    /// Lists a new sprite among its kind.
    #[inline]
    pub(crate) fn welcome(&mut self, index: u16) {
        let piece = &mut self.pieces[usize::from(index)];
        let kind = usize::from(piece.kind) % MAX_KINDS;
        piece.kin = std::mem::replace(&mut self.kin[kind], index);
        self.many[kind] += 1;
    }

    /// Removes those of a kind that are no more from the list of their kind.
    pub(crate) fn forget(&mut self, kind: usize) {
        let (mut next, mut last) = (std::mem::replace(&mut self.kin[kind], NIL), NIL);
        self.many[kind] = 0;
        while next != NIL {
            let piece = self.pieces[usize::from(next)];
            if piece.flags & ALIVE != 0 {
                match last {
                    NIL => self.kin[kind] = next,
                    last => self.pieces[usize::from(last)].kin = next,
                }
                last = next;
                self.many[kind] += 1;
            }
            next = piece.kin;
        }
        if last != NIL {
            self.pieces[usize::from(last)].kin = NIL;
        }
    }

    /// Notes the sprites of far kinds on a tile, in projects that have such kinds.
    pub(crate) fn look_far(&mut self, tile: u16) {
        if !self.far.is_empty() {
            let far = self.on(tile).filter(|(_, piece)| piece.kind >= NEAR);
            self.far[usize::from(tile)] =
                far.fold(0, |far, (_, piece)| self.shown(far, piece.kind - NEAR, piece.heading.into()));
        }
    }

    /// The contents of a tile, see [`crate::mask`]; nothing off the map.
    pub fn full(&self, tile: u16) -> Full {
        let of = |masks: &[u64]| masks.get(usize::from(tile)).copied().unwrap_or(0);
        lengthen(of(&self.masks), of(&self.far))
    }

    /// All sprites, oldest first.
    pub fn sprites(&self) -> impl Iterator<Item = &Piece> {
        let alive = self.pieces.iter().zip(0..).filter(|(piece, _)| piece.flags & ALIVE != 0);
        let mut keys: Vec<u64> = alive.map(|(piece, index)| order::key(0, 0, piece.age, index)).collect();
        order::sort(&mut keys);
        keys.into_iter().map(|key| &self.pieces[usize::from(order::sprite(key))])
    }

    /// The oldest sprite of the first kind, which the camera follows.
    pub(crate) fn first(&self) -> Option<&Piece> {
        let first = self.pieces.iter().filter(|piece| piece.flags & ALIVE != 0 && piece.kind == 0);
        first.min_by_key(|piece| piece.age)
    }
}
