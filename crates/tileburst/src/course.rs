//! Samples of grid size and score over the running game, for the charts.
//!
//! Undo restores them, so they live in the board; no rule reads them, so they are not part of the board's
//! text. A game loaded from a position starts without samples.

use tilery_kit::Chart;

/// The maximum number of samples, besides the latest. If there are more, every other sample is dropped: the
/// history stores them with each of its boards, and a phone shows no more bars at once.
const MAX_SAMPLES: usize = 20;

/// Size and score after a number of tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Sample {
    tiles: u32,
    size: u8,
    score: u64,
}

/// Evenly spaced samples, and the latest one.
#[derive(Debug, Clone)]
pub struct Course {
    /// The number of tiles between two samples: a power of two.
    every: u32,
    samples: Vec<Sample>,
    latest: Sample,
}

impl Course {
    /// Starts the samples of a game that begins with this size and score.
    pub fn new(size: u8, score: u64) -> Self {
        let latest = Sample { tiles: 0, size, score };
        Self { every: 1, samples: vec![latest], latest }
    }

    /// Records the end of a turn, with the number of tiles placed, from 1.
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

    /// Charts of size and score by tiles placed, without bars before the first tile.
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

    /// Returns the samples after `tiles` tiles, each worth ten points, on grids of size 4 to 10.
    fn played(tiles: u32) -> Course {
        let mut course = Course::new(6, 0);
        for n in 1..=tiles {
            course.record(n, 4 + (n % 7) as u8, u64::from(10 * n));
        }
        course
    }

    #[test]
    fn samples_are_evenly_spaced_and_include_the_latest() {
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
