//! Plays whole games and prints the player's strength.
//!
//! ```text
//! strength [games=20] [nodes=20000 | ms=1] [size=4x4] [seed=1] [net=file] [empty=.. merge=.. wrong=.. ...]
//! ```

use std::time::{Duration, Instant};

use tilery_tilt::player::{Budget, Player, Weights, general::General, net::Net, search::Ground};

/// SplitMix64 (Steele, Lea and Flood, 2014).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.next()) * n as u128) >> 64) as usize
    }
}

fn appear(cells: &mut [u8], random: &mut Random) {
    let empty: Vec<usize> = (0..cells.len()).filter(|&i| cells[i] == 0).collect();
    cells[empty[random.below(empty.len())]] = if random.below(10) == 0 { 2 } else { 1 };
}

/// The score of building a tile from 2s only. The caller subtracts 4 points for each tile that appeared as a
/// 4.
fn worth(exponent: u8) -> u64 {
    u64::from(exponent.saturating_sub(1)) << exponent
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
    let mut player = Player::with_weights(options.weights.clone(), options.weights.clone());
    if let Some(path) = &options.net {
        player.learn(Net::from_bytes(&std::fs::read(path).expect("the file of a net")).expect("a net"));
    }
    let (mut scores, mut best_tiles) = (Vec::new(), Vec::new());
    let (mut moves, mut nodes, mut thinking) = (0u64, 0u64, Duration::ZERO);
    for game in 0..options.games {
        let mut random = Random((options.seed + game) << 32);
        player.forget();
        let mut cells = vec![0u8; cols * rows];
        let mut spawned_fours = 0u64;
        for _ in 0..2 {
            appear(&mut cells, &mut random);
        }
        spawned_fours += cells.iter().filter(|&&cell| cell == 2).count() as u64;
        loop {
            let start = Instant::now();
            let limit = Duration::from_secs_f64(options.ms / 1000.0);
            let mut clock = |_| start.elapsed() < limit;
            let budget = if options.ms > 0.0 {
                Budget::until(options.nodes, &mut clock)
            } else {
                Budget::nodes(options.nodes)
            };
            let choice = player.best(cols, rows, &cells, budget);
            thinking += start.elapsed();
            let Some(choice) = choice else { break };
            nodes += choice.nodes;
            moves += 1;
            let (after, _) = rules.tilts(&rules.board(&cells))[choice.tilt].expect("a legal tilt");
            for (i, cell) in cells.iter_mut().enumerate() {
                *cell = after[i / cols][i % cols];
            }
            let before = cells.iter().filter(|&&cell| cell == 2).count();
            appear(&mut cells, &mut random);
            spawned_fours += (cells.iter().filter(|&&cell| cell == 2).count() - before) as u64;
        }
        scores.push(cells.iter().map(|&cell| worth(cell)).sum::<u64>() - 4 * spawned_fours);
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
