//! Trains the 3x3 part of the net and puts it into a net's file.
//!
//! ```text
//! cargo run --release -p tilery-tilt --example small -- net=www/public/tilt.net [moves=60] [least=20]
//! ```
//!
//! Trains from scratch by temporal differences of afterstates with temporal coherence, for `moves` million
//! moves. Entries with fewer than `least` visits are dropped. Prints the mean score of play without a search.

use tilery_kit::Rng;
use tilery_tilt::search::Weights;
use tilery_tilt::search::expectimax::Ground;
use tilery_tilt::search::general::{Board, General};
use tilery_tilt::search::net::{FINER, Net, cells_first, read, rectangles, write};

/// An entry: its value, the sum of its errors and of their magnitudes, and the number of updates.
#[derive(Clone, Copy, Default)]
struct Entry {
    value: f32,
    sum: f32,
    amount: f32,
    visits: u32,
}

struct Learner {
    rules: General<'static>,
    entries: Vec<Entry>,
    rng: Rng,
}

impl Learner {
    fn value(&self, board: &Board) -> f32 {
        rectangles(board).into_iter().map(|key| self.entries[key as usize].value).sum()
    }

    fn learn(&mut self, board: &Board, target: f32) {
        let keys = rectangles(board);
        let error = (target - self.value(board)) / keys.len() as f32;
        for key in keys {
            let entry = &mut self.entries[key as usize];
            // As long as all errors have the same sign, the full error is corrected.
            let rate = if entry.amount == 0.0 { 1.0 } else { entry.sum.abs() / entry.amount };
            entry.value += rate * error;
            entry.sum += error;
            entry.amount += error.abs();
            entry.visits += 1;
        }
    }

    fn appear(&mut self, board: &Board) -> Board {
        let mut bits = self.rules.empties(board);
        for _ in 0..self.rng.below(bits.count_ones()) {
            bits &= bits - 1;
        }
        let exponent = if self.rng.odds(1, 10) { 2 } else { 1 };
        self.rules.spawn(board, bits.trailing_zeros(), exponent)
    }

    /// Plays a game, and learns from it if `learns`. Returns its moves and points.
    fn play(&mut self, learns: bool) -> (u64, f64) {
        let mut board = Board::default();
        board = self.appear(&board);
        board = self.appear(&board);
        let (mut moves, mut points, mut last) = (0, 0.0, None);
        loop {
            let tilts = self.rules.tilts(&board).into_iter().flatten();
            let best = tilts
                .map(|(after, gain)| (gain + self.value(&after), after, gain))
                .max_by(|one, other| one.0.total_cmp(&other.0));
            if let (Some(last), true) = (last, learns) {
                self.learn(&last, best.map_or(0.0, |(value, ..)| value));
            }
            let Some((_, after, gain)) = best else { return (moves, points) };
            (moves, points) = (moves + 1, points + f64::from(gain));
            last = Some(after);
            board = self.appear(&after);
        }
    }

    /// The mean score of some games.
    fn score(&mut self) -> f64 {
        const GAMES: u32 = 2_000;
        (0..GAMES).map(|_| self.play(false).1).sum::<f64>() / f64::from(GAMES)
    }
}

fn main() {
    let (mut file, mut millions, mut least) = (String::new(), 60, 20);
    for argument in std::env::args().skip(1) {
        match argument.split_once('=').expect("name=value") {
            ("net", name) => name.clone_into(&mut file),
            ("moves", number) => millions = number.parse().expect("a number"),
            ("least", number) => least = number.parse().expect("a number"),
            (name, _) => panic!("unknown option: {name}"),
        }
    }
    let mut net = read(&std::fs::read(&file).expect("the file of a net")).expect("a net");
    let mut learner = Learner {
        rules: General::new(3, 3, &Weights::small()),
        entries: vec![Entry::default(); 1 << 24],
        rng: Rng::from_seed(1),
    };
    let (mut moves, mut next) = (0, 0);
    while moves < millions * 1_000_000 {
        moves += learner.play(true).0;
        if moves >= next {
            println!("{} million moves: {:.0} points", moves / 1_000_000, learner.score());
            next += 20_000_000;
        }
    }
    let unit = net.quantum / FINER;
    let entries = learner.entries.iter_mut().enumerate();
    net.small = entries
        .filter_map(|(key, entry)| {
            let value = (entry.value / unit).round();
            let is_kept = entry.visits >= least && value != 0.0;
            entry.value = if is_kept { value * unit } else { 0.0 };
            is_kept.then_some((key as u32, value as i32))
        })
        .collect();
    net.small.sort_by_key(|&(key, _)| cells_first(key));
    let bytes = write(&net);
    Net::from_bytes(&bytes).expect("what was written");
    std::fs::write(&file, &bytes).expect("the file");
    println!("{} entries, {} bytes in all: {:.0} points", net.small.len(), bytes.len(), learner.score());
}
