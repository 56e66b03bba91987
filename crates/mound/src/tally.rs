//! Counts behind the charts of the running game: blocks by size, moves by kind, points and bonuses by level.
//!
//! Undo restores the counts, so they live in the board; no rule reads them, so they are not part of the
//! board's text.

use tilery_kit::Chart;

use crate::moves::Kind;

/// The number of recent levels that have bars of their own. More bars would be unreadable, and each is stored
/// in every board of the history.
const MAX_LEVELS: usize = 40;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Level {
    level: u32,
    points: u32,
    bonus: u32,
}

/// Counts since the game began or was loaded from a position.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// Pairs of block size and count, by size.
    blocks: Vec<(u8, u32)>,
    /// The number of moves of each kind.
    moves: [u32; Kind::ALL.len()],
    moves_this_level: u32,
    levels: Vec<Level>,
}

impl Tally {
    /// True if a move was played in the current level.
    pub fn has_moved(&self) -> bool {
        self.moves_this_level > 0
    }

    /// The number of blocks with at least `size` bricks.
    pub(crate) fn blocks_from(&self, size: usize) -> u32 {
        self.blocks.iter().filter(|(known, _)| usize::from(*known) >= size).map(|(_, count)| count).sum()
    }

    pub(crate) fn count_move(&mut self, kind: Kind) {
        self.moves[kind as usize] += 1;
        self.moves_this_level += 1;
    }

    pub(crate) fn count_block(&mut self, level: u32, size: usize, points: u32) {
        let size = size as u8;
        match self.blocks.iter_mut().find(|(known, _)| *known >= size) {
            Some((known, count)) if *known == size => *count += 1,
            _ => {
                let at = self.blocks.iter().filter(|(known, _)| *known < size).count();
                self.blocks.insert(at, (size, 1));
            }
        }
        self.level(level).points += points;
    }

    pub(crate) fn count_level(&mut self, level: u32, bonus: u32) {
        self.level(level).bonus += bonus;
        self.moves_this_level = 0;
    }

    fn level(&mut self, level: u32) -> &mut Level {
        let at = match self.levels.last() {
            Some(last) if last.level == level => self.levels.len() - 1,
            _ => {
                if self.levels.len() == MAX_LEVELS {
                    self.levels.remove(0);
                }
                self.levels.push(Level { level, points: 0, bonus: 0 });
                self.levels.len() - 1
            }
        };
        &mut self.levels[at]
    }

    /// Builds the charts.
    pub fn charts(&self) -> Vec<Chart> {
        let mut blocks = Chart::new("blocks-by-size", &["blocks"]);
        for &(size, count) in &self.blocks {
            blocks.bar(i64::from(size), &[i64::from(count)]);
        }
        let mut moves = Chart::new("moves-by-kind", &["moves"]);
        for kind in Kind::ALL {
            let count = self.moves[kind as usize];
            if count > 0 {
                moves.bar(kind.name(), &[i64::from(count)]);
            }
        }
        let mut levels = Chart::new("points-by-level", &["points", "bonus"]);
        for &Level { level, points, bonus } in &self.levels {
            levels.bar(i64::from(level), &[i64::from(points), i64::from(bonus)]);
        }
        vec![blocks, moves, levels]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_counted_by_size_and_the_oldest_level_is_dropped() {
        let mut tally = Tally::default();
        for size in [5, 3, 4, 3, 64] {
            tally.count_block(1, size, 1);
        }
        assert_eq!(tally.blocks, [(3, 2), (4, 1), (5, 1), (64, 1)]);
        for level in 1..=100 {
            tally.count_level(level, 64);
        }
        assert_eq!(tally.levels.len(), MAX_LEVELS);
        assert_eq!(tally.levels[0], Level { level: 61, points: 0, bonus: 64 });
    }
}
