//! The constant part of a game: its zone, its objective, and the appearance of its tiles.

use std::rc::Rc;

use tilery_kit::Dir;

use crate::doubled::Wish;
use crate::push::{Code, EMPTY, SYMBOL_BITS, Symbol, each_piece, joint, symbol};
use crate::zone::Zone;

/// The appearance of the tiles of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    /// Numbers or letters, different for each piece.
    Symbols,
    /// Colours, in the order of the symbols' appearance in the objective; used where some pieces are alike.
    Colours,
    /// Parts of a picture, by its index in [`crate::PICTURES`].
    Picture(u8),
}

/// The zone, the objective, and the appearance of the tiles.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Plan {
    pub zone: Zone,
    /// The required content of each cell.
    pub goal: Rc<[Wish]>,
    pub face: Face,
    /// The player's name for the board; empty if unnamed.
    pub name: String,
    /// The bits of each cell's code that the goal compares: symbols, and joints to cells with required
    /// content.
    masks: Vec<Code>,
}

impl Plan {
    /// Builds a plan. Tiles show the picture if there is one, colours if some pieces are alike, and symbols
    /// otherwise.
    pub fn new(zone: Zone, goal: Rc<[Wish]>, picture: Option<u8>) -> Self {
        let masks = (0..zone.size())
            .map(|cell| {
                if goal[usize::from(cell)].is_none() {
                    return 0;
                }
                let counts =
                    |dir| zone.neighbour(cell, dir).is_some_and(|other| goal[usize::from(other)].is_some());
                Dir::ALL
                    .into_iter()
                    .filter(|&dir| counts(dir))
                    .fold(symbol(Code::MAX), |mask, dir| mask | joint(dir))
            })
            .collect();
        let mut plan = Self { zone, goal, face: Face::Symbols, name: String::new(), masks };
        plan.face = match picture {
            Some(picture) => Face::Picture(picture),
            None if plan.has_likes() => Face::Colours,
            None => Face::Symbols,
        };
        plan
    }

    /// True if the tiles meet the objective.
    pub fn is_solved(&self, tiles: &[Code]) -> bool {
        let wishes = self.goal.iter().zip(&self.masks);
        tiles.iter().zip(wishes).all(|(tile, (wish, mask))| tile & mask == wish.unwrap_or(EMPTY) & mask)
    }

    /// True if the goal covers every cell, so that there is a single solved arrangement.
    pub fn is_whole(&self) -> bool {
        (0..self.zone.size()).all(|cell| !self.zone.holds(cell) || self.goal[usize::from(cell)].is_some())
    }

    /// The first cell where the objective shows a symbol.
    pub fn home(&self, symbol_of: Symbol) -> Option<u16> {
        (0u16..)
            .zip(self.goal.iter())
            .find(|(_, wish)| wish.map(symbol) == Some(symbol_of))
            .map(|(cell, _)| cell)
    }

    /// The index of a symbol in the order of appearance in the objective; the symbol itself if the objective
    /// lacks it.
    pub fn rank(&self, symbol_of: Symbol) -> u16 {
        let mut seen: Vec<Symbol> = Vec::new();
        for found in self.goal.iter().flatten().map(|&wish| symbol(wish)).filter(|&found| found != 0) {
            if !seen.contains(&found) {
                seen.push(found);
            }
            if found == symbol_of {
                break;
            }
        }
        let rank = seen.iter().position(|&found| found == symbol_of);
        rank.map_or(symbol_of, |rank| rank as u16)
    }

    /// True if the objective shows one symbol on two pieces.
    fn has_likes(&self) -> bool {
        let tiles: Vec<Code> = self.goal.iter().map(|wish| wish.unwrap_or(EMPTY)).collect();
        let mut seen = [false; 1 << SYMBOL_BITS];
        let mut has_likes = false;
        each_piece(&self.zone, &tiles, |piece| {
            let mut symbols: Vec<Symbol> = Vec::new();
            for found in piece.iter().map(|&cell| symbol(tiles[usize::from(cell)])) {
                if !symbols.contains(&found) {
                    symbols.push(found);
                }
            }
            has_likes |= symbols.iter().any(|&found| std::mem::replace(&mut seen[usize::from(found)], true));
        });
        has_likes
    }
}
