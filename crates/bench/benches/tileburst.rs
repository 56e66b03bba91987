//! Tileburst's player: the share of autoplayed games that end early and their scores, at two budgets, and the
//! time of a hint on 10x10 grids.
//!
//! `cargo bench -p tilery-bench --bench tileburst` plays 100 games each; `-- 20` plays 20.

use std::time::{Duration, Instant};

use tilery_kit::{Adviser, AnySession, Budget, Game, Position, Reel, Rng, Rules};
use tilery_tileburst::{Board, Move, Params, Tileburst};

/// The number of tiles at which a game is cut off and scored.
const MOST_TILES: u32 = 1_500;

type Guide = <Tileburst as Game>::Adviser;

fn hint(board: &Board, last: &[Move], guide: &mut Guide, budget: &mut Budget<'_>) -> Option<Move> {
    let position = Position { moves: last, ..Position::new(&Params::Classic, board) };
    guide.hint(position, budget).map(|hint| hint.mv)
}

struct Played {
    score: u64,
    tiles: u32,
    retreats: u32,
    longest: Duration,
    time: Duration,
}

fn play(seed: u64, nodes: u64) -> Played {
    let mut guide = Guide::default();
    let mut board = Tileburst::deal(&Params::Classic, Rng::from_seed(seed));
    let (mut longest, start) = (Duration::ZERO, Instant::now());
    let (mut moves, mut last) = (0, Vec::new());
    while board.tally().tiles < MOST_TILES {
        moves += 1;
        assert!(moves <= 2 * MOST_TILES, "hints do not swap forever");
        let asked = Instant::now();
        let Some(mv) = hint(&board, &last, &mut guide, &mut Budget::nodes(nodes)) else { break };
        longest = longest.max(asked.elapsed());
        Tileburst::play(&Params::Classic, &mut board, &mv, &mut Reel::silent())
            .expect("a hint can be played");
        last = vec![mv];
    }
    let tally = board.tally();
    Played {
        score: board.score(),
        tiles: tally.tiles,
        retreats: tally.retreats,
        longest,
        time: start.elapsed(),
    }
}

fn main() {
    // `npm run bench` passes options for criterion, some with numbers. The number of games is only read from
    // the first argument.
    let games = std::env::args().nth(1).and_then(|arg| arg.parse().ok()).unwrap_or(100);
    for nodes in [4_000, 50_000] {
        let mut played: Vec<Played> = (0..games).map(|seed| play(seed, nodes)).collect();
        played.sort_by_key(|game| game.score);
        let tiles: u64 = played.iter().map(|game| u64::from(game.tiles)).sum();
        let retreats: u64 = played.iter().map(|game| u64::from(game.retreats)).sum();
        let time: Duration = played.iter().map(|game| game.time).sum();
        let longest = played.iter().map(|game| game.longest).max().unwrap_or_default();
        let ended = played.iter().filter(|game| game.tiles < MOST_TILES).count();
        let at = |part: usize| played[(played.len() - 1) * part / 4].score;
        println!(
            "{nodes:>7} nodes, {games} games: {ended} end before tile {MOST_TILES}; score median {}, quartiles {} and {}; {} tiles and {} retreats per game; \
             a hint takes {:?} on average and {:?} at most",
            at(2),
            at(1),
            at(3),
            tiles / games,
            retreats / games,
            time / tiles as u32,
            longest,
        );
    }
    let empty = "classic@10/..........-..........-..........-..........-..........-..........-..........-..........-..........-........../b1111+1000/r110+010+011/0/0";
    let (_, board) = Tileburst::read(empty).expect("a position");
    let start = Instant::now();
    let mut session = tilery_kit::Session::<Tileburst>::from_board(Params::Classic, board);
    session.hint(&mut Budget::nodes(u64::MAX));
    println!("a complete search on an empty 10x10 grid: {:?}", start.elapsed());
}
