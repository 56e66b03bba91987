//! The part of a position that a search compares and stores.

use crate::board::{Board, Changed};
use crate::mask::any_heading;
use crate::model::{Command, Heading, Headings};
use crate::piece::NIL;

/// Written in place of the number of changed tiles if all tiles are changed.
const ALL: u16 = u16::MAX;

/// The part of a position that the rules can see. These parts of a board do not influence later rounds:
///
/// - score, round and chance, since no rule tests them, and the search ends where they would matter;
/// - headings, unless a rule tests them or might run when sprites come to rest;
/// - changed tiles, except beside a sprite of a kind with change rules;
/// - backgrounds, if nothing is painted, and ages, as long as no sprites share a tile.
pub struct Sight {
    headings: bool,
    /// The bits of the sprites that have change rules.
    minds: u64,
    grounds: bool,
    /// True if positions that differ only in ages are different.
    pub by_age: bool,
    counters: usize,
    /// The bytes that the set of blocked kinds takes.
    of_blocked: usize,
}

impl Sight {
    /// Determines what the rules of a board can see.
    pub fn of(board: &Board, by_age: bool) -> Self {
        let meaning = board.project().meaning();
        let program = board.project().program();
        let rules = || meaning.rules.iter().filter(|rule| !rule.is_off);
        let minds = any_heading(program.changing);
        let asks = rules().flat_map(|rule| &rule.when).any(|ask| ask.headings != Headings::ANY);
        let paints = |command: &Command| matches!(command, Command::Paint(_));
        // Restarting a level restores its backgrounds.
        let restores =
            |command: &Command| paints(command) || matches!(command, Command::Restart | Command::Exit(_));
        Self {
            headings: asks || minds != 0,
            minds,
            grounds: rules().flat_map(|rule| rule.rows.iter().flatten()).any(restores),
            // The original takes sprites in turns by their ages, wherever they are.
            by_age: by_age || meaning.machine.is_original(),
            counters: meaning.counters.len(),
            of_blocked: meaning.sprites.len().div_ceil(8),
        }
    }

    /// Writes the visible part of a position, which [`Sight::read`] reads in the same order:
    ///
    /// - the blocked kinds, a bit each;
    /// - the counters, 8 bytes each;
    /// - the backgrounds, a byte a tile, if rules paint;
    /// - the number of changed tiles in 2 bytes, and the tiles in 2 bytes each, or only [`ALL`];
    /// - the sprites: 2 bytes for the tile, 4 bits each for heading and kind.
    pub fn write(&self, board: &Board, key: &mut Vec<u8>) {
        // Sixteen kinds are rare, and memory bounds the search.
        key.extend(&board.blocked.to_le_bytes()[..self.of_blocked]);
        board.counters[..self.counters].iter().for_each(|n| key.extend(n.to_le_bytes()));
        if self.grounds {
            key.extend(&board.backgrounds);
        }
        if board.change == Changed::All && self.minds != 0 {
            key.extend(ALL.to_le_bytes());
        } else {
            let (stride, from) = (board.stride(), key.len());
            key.extend([0; 2]);
            let is_minded = |&tile: &u16| {
                let near = |row: usize| {
                    let middle = usize::from(tile) + row * stride - stride;
                    board.masks[middle - 1..=middle + 1].iter().any(|mask| mask & self.minds != 0)
                };
                board.change == Changed::Some && (0..3).any(near)
            };
            let mut count = 0u16;
            for tile in board.changed.iter().filter(is_minded) {
                key.extend(tile.to_le_bytes());
                count += 1;
            }
            key[from..from + 2].copy_from_slice(&count.to_le_bytes());
        }
        let heading = |heading: u8| if self.headings { heading } else { Heading::Resting.index() as u8 };
        if self.by_age {
            for piece in board.sprites() {
                let [low, high] = piece.tile.to_le_bytes();
                key.extend([low, high, piece.kind | heading(piece.heading) << 4]);
            }
            return;
        }
        // Each tile has at most one sprite.
        for (tile, &head) in board.heads.iter().enumerate().filter(|(_, head)| **head != NIL) {
            let piece = &board.pieces[usize::from(head)];
            let [low, high] = (tile as u16).to_le_bytes();
            key.extend([low, high, piece.kind | heading(piece.heading) << 4]);
        }
    }

    /// Restores a written position on a board of the same level without sprites. `start` is any board of the
    /// level, whose masks show which tiles are on the map.
    pub fn read(&self, key: &[u8], start: &Board, board: &mut Board) {
        let mut key = key;
        let mut take = |n: usize| {
            let (taken, rest) = key.split_at(n);
            key = rest;
            taken
        };
        let number = |bytes: &[u8]| u16::from_le_bytes([bytes[0], bytes[1]]);
        board.blocked =
            take(self.of_blocked).iter().rev().fold(0, |kinds, &byte| kinds << 8 | u16::from(byte));
        for n in &mut board.counters[..self.counters] {
            *n = i64::from_le_bytes(take(8).try_into().unwrap_or_default());
        }
        if self.grounds {
            for (tile, &kind) in take(board.masks.len()).iter().enumerate() {
                if start.masks[tile] != 0 {
                    board.paint(tile as u16, kind);
                }
            }
        }
        let count = number(take(2));
        board.change = match count {
            ALL => Changed::All,
            0 => Changed::None,
            _ => Changed::Some,
        };
        for _ in 0..if count == ALL { 0 } else { count } {
            board.changed.add(number(take(2)));
        }
        for sprite in key.chunks_exact(3) {
            let heading = Heading::ALL[usize::from(sprite[2] >> 4)];
            board.put(sprite[2] & 15, number(sprite), heading);
        }
    }
}
