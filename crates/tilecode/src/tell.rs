//! What is told of a round to those who do not see it: where what the buttons move went and what went along, which kinds became
//! more or fewer, the score. Rounds in which nothing of that happens are silent; what goes on by itself is read on the map.

use tilery_kit::{Name, Reel, Say};

use crate::board::{Board, dir};
use crate::model::MAX_KINDS;
use crate::round::Buttons;

/// At most so many sprites that the buttons move are told of: a flock is seen on the map.
const MOST: usize = 2;

impl Board {
    /// Tells what a round came to, for the first time when it has been played.
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

    /// Tells of those that a button moved, each with those that it pushes or pulls. Returns whether there were any.
    fn tell_moves(&self, reel: &mut Reel<Self>) -> bool {
        let mut known: Vec<u16> = Vec::new();
        let mut told = 0;
        for &sprite in &self.scratch.0.pressed {
            if told == MOST || !self.moving.contains(&sprite) || known.contains(&sprite) {
                continue;
            }
            told += 1;
            let row = self.row_of(sprite);
            known.extend(&row);
            let piece = &self.pieces[usize::from(row[0])];
            let (at_row, at_column) = self.place(piece.tile);
            let with = self.names(row[1..].iter().map(|&sprite| self.pieces[usize::from(sprite)].kind));
            reel.tell(|| {
                Say::new("tilecode-moved")
                    .with("who", self.names([piece.kind]))
                    .with("dir", dir(usize::from(piece.heading)).name())
                    .with("row", at_row as i64 + 1)
                    .with("column", at_column as i64 + 1)
                    .with("count", with.len() as i64)
                    .with("with", with)
            });
        }
        told > 0
    }

    /// The sprites that moved together in a row, one behind the other: first the one of the first kind, which is the player's in most games.
    fn row_of(&self, sprite: u16) -> Vec<u16> {
        let heading = self.pieces[usize::from(sprite)].heading;
        let back = (heading + 2) % 4;
        let mut row = vec![sprite];
        for way in [heading, back] {
            let mut tile = self.step(self.pieces[usize::from(sprite)].tile, usize::from(way));
            loop {
                let beside = self.on(tile).filter(|(other, piece)| {
                    piece.heading == heading && self.moving.contains(other) && !row.contains(other)
                });
                let beside: Vec<u16> = beside.map(|(other, _)| other).collect();
                if beside.is_empty() {
                    break;
                }
                row.extend(beside);
                tile = self.step(tile, usize::from(way));
            }
        }
        // Not sorted: that would bring more code into the package than all of this is.
        let kind = |n: &usize| self.pieces[usize::from(row[*n])].kind;
        let first = (0..row.len()).min_by_key(kind).unwrap_or(0);
        row.swap(0, first);
        row
    }

    /// Tells which kinds became fewer and which more. Returns whether any did.
    fn tell_kinds(&self, reel: &mut Reel<Self>) -> bool {
        let mut more = [0i32; MAX_KINDS];
        for gone in &self.scratch.0.vanished {
            more[usize::from(gone.kind)] -= 1;
        }
        for come in &self.scratch.0.appeared {
            more[usize::from(come.kind)] += 1;
        }
        let those = |which: fn(i32) -> bool| {
            self.names((0..MAX_KINDS as u8).filter(|&kind| which(more[usize::from(kind)])))
        };
        let (fewer, more) = (those(|n| n < 0), those(|n| n > 0));
        let any = !fewer.is_empty() || !more.is_empty();
        if !fewer.is_empty() {
            reel.tell(|| Say::new("tilecode-gone").with("what", fewer));
        }
        if !more.is_empty() {
            reel.tell(|| Say::new("tilecode-new").with("what", more));
        }
        any
    }

    /// What kinds of sprites are called, each once.
    pub(crate) fn names(&self, kinds: impl IntoIterator<Item = u8>) -> Vec<Name> {
        let mut names: Vec<Name> = Vec::new();
        for kind in kinds {
            let Some(kind) = self.project.meaning().sprites.get(usize::from(kind)) else { continue };
            let name = self.project.name_of(kind);
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }
}
