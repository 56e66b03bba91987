//! Trains the weights of the evaluation by self-play and writes them to a file:
//!
//! ```text
//! cargo run --release -p tilery-tileburst --example train -- crates/tileburst/src/weights.bin
//! ```
//!
//! The trainer plays greedily by its current evaluation. After each tile it moves the value of the previous
//! grid towards the points made since plus the value of the present grid (temporal difference learning). Each
//! weight has its own learning rate, which falls when its errors have opposite signs (temporal coherence:
//! Beal and Smith, "Temporal Coherence and Prediction Decay in TD Learning", 1999).
//!
//! The optional second argument is the number of tiles in millions (35; a million takes about a minute of one
//! core), the third the seed. The same seed gives the same weights.

use std::fs;
use std::process::ExitCode;
use std::time::Instant;

use tilery_kit::{Reel, Rng, Rules};
use tilery_tileburst::player::{
    Ground, PATTERNS, WEIGHTS, Weights, classes, glance, is_of_sides, later, place,
};
use tilery_tileburst::{Board, Move, Params, Tileburst};

/// Games are cut off after this many tiles, so that a single good game cannot fill the whole run.
const MOST_TILES: u32 = 3_000;
/// The largest learning rate: the fraction of the error that a step corrects.
const RATE: f32 = 0.5;

/// The weights during training, with their learning rates.
struct Learner {
    fine: Vec<f32>,
    /// For each weight, the sum of its errors and of their absolute values.
    errors: Vec<(f32, f32)>,
    /// The weights rounded to integers, as the search uses them.
    weights: Weights,
    classes: [u8; PATTERNS],
}

impl Learner {
    fn new() -> Self {
        Self {
            fine: vec![0.0; WEIGHTS],
            errors: vec![(0.0, 0.0); WEIGHTS],
            weights: Weights::read(&[]),
            classes: classes(),
        }
    }

    /// Collects the features of a grid, with their counts.
    fn parts(&self, ground: &Ground<'_>, parts: &mut Vec<(usize, f32)>) {
        parts.clear();
        ground.features(&self.classes, |part, times| parts.push((part, times as f32)));
    }

    /// Moves the value of a grid with these features towards a target.
    fn learn(&mut self, parts: &[(usize, f32)], target: f32) {
        let worth: f32 = parts.iter().map(|&(part, times)| self.fine[part] * times).sum();
        let norm: f32 = parts.iter().map(|&(part, times)| times * times * ease(part)).sum();
        for &(part, times) in parts {
            let step = (target - worth) * times * ease(part) / norm.max(1.0);
            let (sum, sizes) = &mut self.errors[part];
            let rate = if *sizes > 0.0 { sum.abs() / *sizes } else { 1.0 };
            *sum += step;
            *sizes += step.abs();
            self.fine[part] += RATE * rate * step;
            self.weights.set(&self.classes, part, self.fine[part].round() as i32);
        }
    }

    fn file(&self) -> Vec<u8> {
        self.fine.iter().flat_map(|value| (value.round() as i16).to_le_bytes()).collect()
    }
}

/// Scales the step down for the sides between colours: a grid has dozens of them, and at full steps they
/// would dominate.
fn ease(part: usize) -> f32 {
    if is_of_sides(part) { 1.0 / 16.0 } else { 1.0 }
}

/// Plays a game and learns from it. Returns its score and its number of tiles.
fn play(learner: &mut Learner, rng: Rng) -> (u64, u32) {
    let mut board = Tileburst::deal(&Params::Classic, rng);
    // The features of the grid after the last placement, and the points of the retreats since.
    let (mut parts, mut cashed) = (Vec::new(), 0.0);
    while board.tally().tiles < MOST_TILES {
        let (field, corner) = (*board.field(), board.corner());
        let best = glance((&field, corner), [board.current(), board.next()], &learner.weights);
        if !parts.is_empty() {
            let to_come = best.as_ref().map_or(0, |(plan, _)| later(plan.value));
            learner.learn(&parts, cashed + to_come as f32);
        }
        let Some((plan, cells)) = best else { break };
        let colour = if plan.swaps { board.next() } else { board.current() }.colour;
        let after = place(&field, corner, colour, cells);
        let before = board.score();
        if plan.swaps {
            go(&mut board, Move::Swap);
        }
        go(&mut board, Move::Place { orientation: plan.orientation, at: plan.at });
        cashed = (board.score() - before) as f32 - after.points as f32;
        learner.parts(&Ground::new(after.field, &learner.weights), &mut parts);
    }
    (board.score(), board.tally().tiles)
}

fn go(board: &mut Board, mv: Move) {
    Tileburst::play(&Params::Classic, board, &mv, &mut Reel::silent())
        .expect("the search only returns legal moves");
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some(out) = args.first() else {
        eprintln!("usage: train FILE [MILLIONS [SEED]]");
        return ExitCode::FAILURE;
    };
    let number = |n: usize, otherwise| args.get(n).and_then(|arg| arg.parse().ok()).unwrap_or(otherwise);
    let most = number(1, 35) * 1_000_000;
    let mut rng = Rng::from_seed(number(2, 1));
    let mut learner = Learner::new();
    let (start, mut all, mut told) = (Instant::now(), 0, 0);
    let (mut games, mut scores, mut tiles) = (0, 0, 0);
    while all < most {
        let seed = u64::from(rng.below(u32::MAX));
        let (score, placed) = play(&mut learner, Rng::from_seed(seed));
        all += u64::from(placed);
        (games, scores, tiles) = (games + 1, scores + score, tiles + u64::from(placed));
        if (all - told) * 50 >= most || all >= most {
            println!(
                "{all} tiles, {:.0} s: {games} games with {} points and {} tiles on average",
                start.elapsed().as_secs_f64(),
                scores / games,
                tiles / games
            );
            (games, scores, tiles, told) = (0, 0, 0, all);
            if let Err(error) = fs::write(out, learner.file()) {
                eprintln!("{out}: {error}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}
