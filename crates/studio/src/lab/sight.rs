//! The visible part of a board, and its differences between rounds.

use tilery_tilecode::board::{Board, Outcome};

use super::rerun::on_map;

/// A sprite as one number: its row, column, kind and heading, a byte each. There is one sort of all numbers, and each
/// further one would add kilobytes to the packages.
pub(super) fn code(row: u8, col: u8, kind: u8, heading: u8) -> u64 {
    u64::from(u32::from_be_bytes([row, col, kind, heading]))
}

pub(super) fn decode(code: u64) -> (u8, u8, u8, u8) {
    let [row, col, kind, heading] = (code as u32).to_be_bytes();
    (row, col, kind, heading)
}

/// The visible part of a board: its level, its backgrounds row by row, its sprites by row, column, kind and heading,
/// counters, score, messages and outcome.
#[derive(Debug)]
pub(super) struct Sight {
    pub(super) level: usize,
    cols: usize,
    backgrounds: Vec<u8>,
    /// In order, as numbers.
    sprites: Vec<u64>,
    pub(super) counters: Vec<i64>,
    pub(super) score: i64,
    pub(super) messages: Vec<u8>,
    pub(super) outcome: Outcome,
}

/// A change of a tile as a number: what happened (0 painted, 1 left by a sprite, 2 entered by one) before the tile,
/// the kind and the heading.
fn change(what: u8, sprite: u64) -> u64 {
    u64::from(what) << 32 | sprite
}

/// The tile of a sprite or of a change.
pub(super) fn tile_of(code: u64) -> (u8, u8) {
    let (row, col, ..) = decode(code);
    (row, col)
}

impl Sight {
    pub(super) fn of(board: &Board) -> Self {
        let sprites = board.sprites().map(|piece| {
            let (row, col) = board.place(piece.tile);
            code(row as u8, col as u8, piece.kind, piece.heading.min(4))
        });
        let mut sprites: Vec<_> = sprites.collect();
        sprites.sort_unstable();
        Self {
            level: board.level,
            cols: board.cols,
            backgrounds: on_map(board).map(|tile| board.backgrounds[usize::from(tile)]).collect(),
            sprites,
            counters: board.counters.to_vec(),
            score: board.score,
            messages: board.messages.clone(),
            outcome: board.outcome,
        }
    }

    /// The tiles painted since another sight of the level, with their backgrounds now.
    pub(super) fn painted<'a>(&'a self, before: &'a Self) -> impl Iterator<Item = ((u8, u8), u8)> {
        let tiles = self.backgrounds.iter().zip(&before.backgrounds).enumerate();
        tiles
            .filter(|(_, (now, then))| now != then)
            .map(|(n, (&now, _))| (((n / self.cols) as u8, (n % self.cols) as u8), now))
    }

    /// The differences from another sight of the level.
    pub(super) fn changes(&self, before: &Self) -> Vec<u64> {
        let painted = self.painted(before).map(|((row, col), kind)| change(0, code(row, col, kind, 0)));
        let went = before.sprites_without(self).map(|sprite| change(1, sprite));
        painted.chain(went).chain(self.sprites_without(before).map(|sprite| change(2, sprite))).collect()
    }

    /// The sprites that another sight of the level does not have there.
    pub(super) fn sprites_without<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = u64> {
        let mut others = other.sprites.iter().peekable();
        self.sprites.iter().copied().filter(move |sprite| {
            while others.next_if(|other| *other < sprite).is_some() {}
            others.next_if(|other| *other == sprite).is_none()
        })
    }
}
