//! Checks the mark `weighed` of the boards in `boards.txt`. For two deals of each board, it tries to rate the
//! start and the positions after one, two and three quarters of a hint's line, in the time of a review. A
//! board should be marked if at least six of the eight can be rated.
//!
//! ```text
//! cargo run --release -p tilery-tilerama --example weighed [-- params,params]
//! ```

use std::time::{Duration, Instant};

use tilery_kit::{AnySession, Budget, Rules, Session};
use tilery_tilerama::{Tilerama, find};

/// The time of a search for a way, and of the two attempts to rate a position, as in a review.
const WAY_MS: u64 = 300;
const RATING_MS: [u64; 2] = [2, 40];
const ENOUGH: usize = 6;

fn within<T>(ms: u64, search: impl FnOnce(&mut Budget<'_>) -> T) -> T {
    let until = Instant::now() + Duration::from_millis(ms);
    let mut go_on = || Instant::now() < until;
    search(&mut Budget::asking(ms as f64, &mut go_on))
}

/// The number of positions, of eight, that can be rated.
fn rated(params: &str) -> usize {
    let dealt = |seed| Session::<Tilerama>::open(&format!("{params}#{seed}")).expect("these are parameters");
    let mut rated = 0;
    for seed in 1..=2 {
        let Some(hint) = within(WAY_MS, |budget| dealt(seed).hint(budget)) else { continue };
        for quarter in 0..4 {
            let mut session = dealt(seed);
            for mv in &hint.line[..hint.line.len() * quarter / 4] {
                session.play(mv).expect("a way can be played");
            }
            let ratings = RATING_MS.map(|ms| within(ms, |budget| session.rate(budget)));
            rated += usize::from(ratings[1].as_ref().is_some_and(|ratings| !ratings.is_empty()));
        }
    }
    rated
}

fn main() {
    let asked = std::env::args().nth(1);
    let all: Vec<String> = match &asked {
        Some(asked) => asked.split(',').map(str::to_owned).collect(),
        None => Tilerama::presets().iter().map(|preset| preset.params.to_string()).collect(),
    };
    for params in all {
        let count = rated(&params);
        let is_marked = find(&params).is_some_and(|entry| entry.is_weighed);
        let differs = if is_marked == (count >= ENOUGH) { "" } else { " (differs from the file)" };
        println!("{params}: {count} of 8{differs}");
    }
}
