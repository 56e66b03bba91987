//! Describes a round for screen readers: the sprites moved by buttons, the kinds whose number of sprites
//! changed, and the score. Other rounds are silent; automatic movement can be read on the map.

use tilery_kit::{Name, Reel, Say};

use crate::board::{Board, dir};
use crate::buttons::Buttons;
use crate::model::MAX_KINDS;
use crate::piece::Piece;

/// The maximum number of moved sprites that are described. More can be read on the map.
const MOST: usize = 2;

impl Board {
    /// Describes the round that has just been played.
    pub(crate) fn tell(&self, buttons: Buttons, score: i64, reel: &mut Reel<Self>) {
        let told = self.tell_moves(reel);
        let changed = self.tell_kinds(reel);
        if self.score != score {
            let (points, score) = (self.score - score, self.score);
            reel.tell(|| Say::new("tilecode-score").with("points", points).with("score", score));
        }
        let has_changed = told || changed || self.score != score || self.scratch.0.has_painted;
        if buttons != Buttons::default() && !has_changed && self.moving.is_empty() {
            reel.tell(|| Say::new("tilecode-still"));
        }
    }

    /// Describes sprites moved by a button, with the sprites that they push or pull. Returns true if there
    /// were any.
    fn tell_moves(&self, reel: &mut Reel<Self>) -> bool {
        let mut known: Vec<u16> = Vec::new();
        let mut told = 0;
        for &sprite in &self.scratch.0.pressed {
            if told == MOST || !self.moving.contains(&sprite) || known.contains(&sprite) {
                continue;
            }
            told += 1;
            let first = known.len();
            self.add_row(sprite, &mut known);
            let row = || known[first..].iter().map(|&sprite| &self.pieces[usize::from(sprite)]);
            // The sprite of the first declared kind in the row, which is the player in most games.
            let Some(piece) = row().min_by_key(|piece| piece.kind) else { continue };
            let with = row().fold(0u16, |kinds, piece| kinds | 1 << piece.kind) & !(1 << piece.kind);
            let (at_row, at_column) = self.place(piece.tile);
            reel.tell(|| {
                Say::new("tilecode-moved")
                    .with("who", self.names(1 << piece.kind))
                    .with("dir", dir(usize::from(piece.heading)).name())
                    .with("row", at_row as i64 + 1)
                    .with("column", at_column as i64 + 1)
                    .with("count", i64::from(with.count_ones()))
                    .with("with", self.names(with))
            });
        }
        told > 0
    }

    /// Adds a sprite and the sprites that moved in line with it.
    fn add_row(&self, sprite: u16, row: &mut Vec<u16>) {
        let Piece { heading, tile, .. } = self.pieces[usize::from(sprite)];
        row.push(sprite);
        for way in [heading, (heading + 2) % 4] {
            let mut tile = tile;
            loop {
                tile = self.step(tile, usize::from(way));
                let before = row.len();
                for (other, piece) in self.on(tile) {
                    if piece.heading == heading && self.moving.contains(&other) && !row.contains(&other) {
                        row.push(other);
                    }
                }
                if row.len() == before {
                    break;
                }
            }
        }
    }

    /// Describes the kinds with fewer or more sprites than before. Returns true if there were any.
    fn tell_kinds(&self, reel: &mut Reel<Self>) -> bool {
        if self.scratch.0.vanished.is_empty() && self.scratch.0.appeared.is_empty() {
            return false;
        }
        let mut more = [0i32; MAX_KINDS];
        for gone in &self.scratch.0.vanished {
            more[usize::from(gone.kind)] -= 1;
        }
        for come in &self.scratch.0.appeared {
            more[usize::from(come.kind)] += 1;
        }
        let those = |which: fn(i32) -> bool| {
            let kinds = (0..MAX_KINDS).filter(|&kind| which(more[kind]));
            kinds.fold(0, |kinds, kind| kinds | 1 << kind)
        };
        let (fewer, more) = (those(|n| n < 0), those(|n| n > 0));
        for (id, kinds) in [("tilecode-gone", fewer), ("tilecode-new", more)] {
            if kinds != 0 {
                reel.tell(|| Say::new(id).with("what", self.names(kinds)));
            }
        }
        fewer | more != 0
    }

    /// The names of kinds of sprites, given as a bit set.
    pub(crate) fn names(&self, kinds: u16) -> Vec<Name> {
        let sprites = self.project.meaning().sprites.iter().zip(0..);
        sprites.filter(|(_, n)| kinds >> n & 1 == 1).map(|(kind, _)| self.project.name_of(kind)).collect()
    }
}
