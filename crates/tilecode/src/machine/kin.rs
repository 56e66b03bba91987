//! The lists that a board keeps of its sprites by kind.

use crate::board::Board;
use crate::order;
use crate::piece::{ALIVE, NIL, Piece};

impl Board {
    /// Removes all sprites, except from the tiles.
    pub(crate) fn clear(&mut self) {
        self.pieces.clear();
        self.free.clear();
        self.moving.clear();
        (self.kin, self.many, self.seen[0]) = ([NIL; 8], [0; 8], 0);
    }

    /// Lists a new sprite among its kind.
    #[inline]
    pub(crate) fn welcome(&mut self, index: u16) {
        let piece = &mut self.pieces[usize::from(index)];
        let kind = usize::from(piece.kind & 7);
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
