//! The course of the running game: the grid's size and the score after so many tiles, for the charts.
//!
//! It is taken back with the moves, so it lives in the board; no rule looks at it, so it is no part of the board's text: a
//! game that is taken up from a position begins it anew.

use tilery_kit::Chart;

/// So many marks at most, beside the latest. When there are more, every other one is dropped: a history keeps a course for
/// each of its boards, and a phone shows no more bars at once.
const MAX_MARKS: usize = 20;

/// How the game stood after so many tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Mark {
    tiles: u32,
    size: u8,
    score: u64,
}

/// Marks at even distances, and the latest.
#[derive(Debug, Clone)]
pub struct Course {
    /// How many tiles lie between two marks: a power of two.
    every: u32,
    marks: Vec<Mark>,
    latest: Mark,
}

impl Course {
    /// The course of a game that begins, or is taken up, like this.
    pub fn new(size: u8, score: u64) -> Self {
        let latest = Mark { tiles: 0, size, score };
        Self { every: 1, marks: vec![latest], latest }
    }

    /// A turn has ended with the tile of this number, from 1 on.
    pub fn record(&mut self, tiles: u32, size: u8, score: u64) {
        self.latest = Mark { tiles, size, score };
        if !tiles.is_multiple_of(self.every) {
            return;
        }
        self.marks.push(self.latest);
        if self.marks.len() > MAX_MARKS {
            self.every *= 2;
            self.marks.retain(|mark| mark.tiles.is_multiple_of(self.every));
        }
    }

    /// Size and score by tiles placed; without bars before the first tile.
    pub fn charts(&self) -> Vec<Chart> {
        let mut size = Chart::new("size-over-time", &["size"]);
        let mut score = Chart::new("score-over-time", &["score"]);
        if self.latest.tiles > 0 {
            let before = self.marks.iter().filter(|mark| mark.tiles < self.latest.tiles);
            for mark in before.chain([&self.latest]) {
                let tiles = i64::from(mark.tiles);
                size.bar(tiles, &[i64::from(mark.size)]);
                score.bar(tiles, &[crate::number(mark.score)]);
            }
        }
        vec![size, score]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// After so many tiles, a score of ten points each on grids of 4 to 10.
    fn played(tiles: u32) -> Course {
        let mut course = Course::new(6, 0);
        for n in 1..=tiles {
            course.record(n, 4 + (n % 7) as u8, u64::from(10 * n));
        }
        course
    }

    #[test]
    fn marks_stand_at_even_distances_and_the_latest_is_always_there() {
        for tiles in 1..=1_000 {
            let course = played(tiles);
            assert!(course.marks.len() <= MAX_MARKS);
            let [size, score] = &course.charts()[..] else { panic!("there are two charts") };
            let bars: Vec<i64> = score.bars.iter().map(|bar| bar.values[0] / 10).collect();
            assert_eq!((bars[0], bars[bars.len() - 1]), (0, i64::from(tiles)));
            assert!(bars.len() <= MAX_MARKS + 1 && bars.len() > (MAX_MARKS / 2).min(tiles as usize));
            let step = bars[1] - bars[0];
            assert!(bars[..bars.len() - 1].windows(2).all(|pair| pair[1] - pair[0] == step));
            for (bar, tiles) in size.bars.iter().zip(&bars) {
                assert_eq!(bar.label, (*tiles).into());
                assert_eq!(bar.values, [if *tiles == 0 { 6 } else { 4 + tiles % 7 }]);
            }
        }
    }

    #[test]
    fn nothing_is_shown_before_the_first_tile() {
        assert!(Course::new(6, 7).charts().iter().all(|chart| chart.bars.is_empty()));
    }
}
