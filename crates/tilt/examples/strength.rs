//! Plays whole games and prints the player's strength.
//!
//! ```text
//! strength [games=20] [nodes=20000 | ms=1] [size=4x4] [seed=1] [net=file] [empty=.. merge=.. wrong=.. ...]
//! ```

use std::time::{Duration, Instant};

use tilery_kit::Rng;
use tilery_tilt::search::{Budget, Searcher, Weights, expectimax::Ground, general::General, net::Net};

fn appear(cells: &mut [u8], rng: &mut Rng) {
    let empty: Vec<usize> = (0..cells.len()).filter(|&i| cells[i] == 0).collect();
    cells[*rng.pick(&empty).expect("an empty cell")] = if rng.odds(1, 10) { 2 } else { 1 };
}

struct Options {
    games: u64,
    seed: u64,
    nodes: u64,
    ms: f64,
    cols: usize,
    rows: usize,
    net: Option<String>,
    weights: Weights,
}

fn options() -> Options {
    let mut options = Options {
        games: 20,
        seed: 1,
        nodes: 20_000,
        ms: 0.0,
        cols: 4,
        rows: 4,
        net: None,
        weights: Weights::default(),
    };
    for argument in std::env::args().skip(1) {
        let (name, value) = argument.split_once('=').expect("name=value");
        let number = || value.parse::<f64>().expect("a number");
        let w = &mut options.weights;
        match name {
            "games" => options.games = number() as u64,
            "seed" => options.seed = number() as u64,
            "nodes" => options.nodes = number() as u64,
            "ms" => (options.ms, options.nodes) = (number(), u64::MAX),
            "size" => {
                let (cols, rows) = value.split_once('x').expect("cols x rows");
                (options.cols, options.rows) = (cols.parse().expect("columns"), rows.parse().expect("rows"));
            }
            "net" => options.net = Some(value.to_owned()),
            "alive" => w.alive = number(),
            "empty" => w.empty = number(),
            "merge" => w.merge = number(),
            "wrong" => w.wrong = number(),
            "wrong_halves" => w.wrong_halves = number() as u32,
            "tile" => w.tile = number(),
            "tile_halves" => w.tile_halves = number() as u32,
            _ => panic!("unknown option: {name}"),
        }
    }
    options
}

fn main() {
    let options = options();
    let (cols, rows) = (options.cols, options.rows);
    let rules = General::new(cols, rows, &options.weights);
    let mut searcher = Searcher::with_weights(options.weights.clone(), options.weights.clone());
    if let Some(path) = &options.net {
        searcher.learn(Net::from_bytes(&std::fs::read(path).expect("the file of a net")).expect("a net"));
    }
    let (mut scores, mut best_tiles) = (Vec::new(), Vec::new());
    let (mut moves, mut nodes, mut thinking) = (0u64, 0u64, Duration::ZERO);
    for game in 0..options.games {
        let mut rng = Rng::from_seed((options.seed + game) << 32);
        searcher.forget();
        let mut cells = vec![0u8; cols * rows];
        let mut score = 0;
        for _ in 0..2 {
            appear(&mut cells, &mut rng);
        }
        loop {
            let start = Instant::now();
            let limit = Duration::from_secs_f64(options.ms / 1000.0);
            let mut clock = |_| start.elapsed() < limit;
            let budget = if options.ms > 0.0 {
                Budget::until(options.nodes, &mut clock)
            } else {
                Budget::nodes(options.nodes)
            };
            let choice = searcher.best(cols, rows, &cells, budget);
            thinking += start.elapsed();
            let Some(choice) = choice else { break };
            nodes += choice.nodes;
            moves += 1;
            let (after, points) = rules.tilts(&rules.board(&cells))[choice.tilt].expect("a legal tilt");
            for (i, cell) in cells.iter_mut().enumerate() {
                *cell = after[i / cols][i % cols];
            }
            score += points as u64;
            appear(&mut cells, &mut rng);
        }
        scores.push(score);
        best_tiles.push(*cells.iter().max().expect("cells"));
    }
    scores.sort_unstable();
    let games = options.games as f64;
    let mean = scores.iter().sum::<u64>() as f64 / games;
    let deviation = (scores.iter().map(|&score| (score as f64 - mean).powi(2)).sum::<f64>() / games).sqrt();
    print!("mean {mean:.0} +- {:.0}, median {}", deviation / games.sqrt(), scores[scores.len() / 2]);
    let top = *best_tiles.iter().max().expect("games");
    for exponent in (top.saturating_sub(4)..=top).rev() {
        let reached = best_tiles.iter().filter(|&&tile| tile >= exponent).count() as f64;
        print!(", {} {:.1} %", 1u64 << exponent, 100.0 * reached / games);
    }
    let seconds = thinking.as_secs_f64();
    println!(
        "; {:.0} moves per game, {:.0} moves/s, {:.2} M nodes/s, {:.0} nodes per move",
        moves as f64 / games,
        moves as f64 / seconds,
        nodes as f64 / seconds / 1e6,
        nodes as f64 / moves as f64
    );
}
