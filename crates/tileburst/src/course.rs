//! The course of the running game: the grid's size and the score after so many tiles, for the charts.
//!
//! It is taken back with the moves, so it lives in the board; no rule looks at it, so it is no part of the board's text: a
//! game that is taken up from a position begins it anew.

use tilery_kit::Chart;

/// So many samples at most, beside the latest. When there are more, every other one is dropped: a history keeps a course for
/// each of its boards, and a phone shows no more bars at once.
const MAX_SAMPLES: usize = 20;

/// How the game stood after so many tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Sample {
    tiles: u32,
    size: u8,
    score: u64,
}

/// Samples at even distances, and the latest.
#[derive(Debug, Clone)]
pub struct Course {
    /// How many tiles lie between two samples: a power of two.
    every: u32,
    samples: Vec<Sample>,
    latest: Sample,
}

impl Course {
    /// The course of a game that begins, or is taken up, like this.
    pub fn new(size: u8, score: u64) -> Self {
        let latest = Sample { tiles: 0, size, score };
        Self { every: 1, samples: vec![latest], latest }
    }

    /// A turn has ended with the tile of this number, from 1 on.
    pub fn record(&mut self, tiles: u32, size: u8, score: u64) {
        self.latest = Sample { tiles, size, score };
        if !tiles.is_multiple_of(self.every) {
            return;
        }
        self.samples.push(self.latest);
        if self.samples.len() > MAX_SAMPLES {
            self.every *= 2;
            self.samples.retain(|sample| sample.tiles.is_multiple_of(self.every));
        }
    }

    /// Size and score by tiles placed; without bars before the first tile.
    pub fn charts(&self) -> Vec<Chart> {
        let mut size = Chart::new("size-over-time", &["size"]);
        let mut score = Chart::new("score-over-time", &["score"]);
        if self.latest.tiles > 0 {
            let before = self.samples.iter().filter(|sample| sample.tiles < self.latest.tiles);
            for sample in before.chain([&self.latest]) {
                let tiles = i64::from(sample.tiles);
                size.bar(tiles, &[i64::from(sample.size)]);
                score.bar(tiles, &[crate::number(sample.score)]);
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
            assert!(course.samples.len() <= MAX_SAMPLES);
            let [size, score] = &course.charts()[..] else { panic!("there are two charts") };
            let bars: Vec<i64> = score.bars.iter().map(|bar| bar.values[0] / 10).collect();
            assert_eq!((bars[0], bars[bars.len() - 1]), (0, i64::from(tiles)));
            assert!(bars.len() <= MAX_SAMPLES + 1 && bars.len() > (MAX_SAMPLES / 2).min(tiles as usize));
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
