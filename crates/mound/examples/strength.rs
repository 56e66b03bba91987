//! Plays levels by hints alone and prints the share cleared, the blocks used and the time per hint.
//!
//! ```text
//! mound-strength [games=10] [nodes=30000 | ms=20] [params=classic-8-8-5] [from=1] [to=40] [seed=1] [used=0]
//! ```
//!
//! A game begins at level `from` with `used` blocks already used, and ends when a level is lost or level `to`
//! is cleared.

#[path = "../tests/levels.rs"]
mod levels;

use std::time::{Duration, Instant};

use tilery_kit::{Adviser, AnyHistory, Budget, Game, History, Position, Reel, Rng, Rules};
use tilery_mound::{Board, MAX_BLOCKS, Mound, Params};

/// Returns a level dealt from `seed`, with `used` blocks already used.
fn start(params: &Params, level: u32, seed: u64, used: u32) -> Board {
    let mut board = open(&levels::before(&params.to_string(), level, seed)).board().clone();
    let mv = board.moves(params).find(|mv| mv.to_string() == "drop 3").expect("a column with room");
    Mound::play(params, &mut board, &mv, &mut Reel::silent()).expect("a legal move");
    let text = History::<Mound>::from_board(*params, board).position();
    // A position begins with the scenario and level, the score, and the blocks used.
    let mut parts: Vec<&str> = text.split('/').collect();
    let used = used.to_string();
    parts[2] = &used;
    open(&parts.join("/")).board().clone()
}

fn open(position: &str) -> History<Mound> {
    let text = position.trim_start_matches("mound:");
    History::open(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn main() {
    let option = |name: &str, otherwise: &str| {
        std::env::args()
            .find_map(|arg| arg.strip_prefix(&format!("{name}=")).map(str::to_owned))
            .unwrap_or_else(|| otherwise.to_owned())
    };
    let number = |name: &str, otherwise: &str| option(name, otherwise).parse::<u64>().expect("a number");
    let params: Params = option("params", "classic-8-8-5").parse().expect("a scenario");
    let (games, nodes, ms) = (number("games", "10"), number("nodes", "30000"), number("ms", "0"));
    let (from, to, first) = (number("from", "1") as u32, number("to", "40") as u32, number("seed", "1"));
    let used_before = number("used", "0") as u32;
    let mut adviser = <Mound as Game>::Adviser::default();
    let (mut cleared, mut moves, mut covered, mut points) = (0, 0u32, 0, 0);
    let (mut lost, mut used): (Vec<u32>, Vec<u32>) = (Vec::new(), Vec::new());
    let (mut longest, mut thinking) = (Duration::ZERO, Duration::ZERO);
    for seed in first..first + games {
        let mut board = match (from, used_before) {
            (1, 0) => Mound::deal(&params, Rng::from_seed(seed)),
            _ => start(&params, from, seed, used_before),
        };
        while board.level() <= to && !board.is_over() {
            let (level, blocks, score) = (board.level(), board.blocks(), board.score());
            let start = Instant::now();
            let mut more = || start.elapsed() < Duration::from_millis(ms);
            let mut budget = if ms > 0 { Budget::asking(ms as f64, &mut more) } else { Budget::nodes(nodes) };
            let Some(hint) = adviser.hint(Position::new(&params, &board), &mut budget) else { break };
            (thinking, longest) = (thinking + start.elapsed(), longest.max(start.elapsed()));
            Mound::play(&params, &mut board, &hint.mv, &mut Reel::silent()).expect("a hint is legal");
            moves += 1;
            points += board.score() - score;
            if board.level() > level {
                cleared += 1;
                // The clearing block is added here, since the board already counts for the next level.
                used.push(blocks + 1);
            }
        }
        if board.is_over() {
            lost.push(board.level());
            covered += u32::from(board.blocks() < MAX_BLOCKS);
        }
    }
    used.sort_unstable();
    let levels = cleared + lost.len();
    let at = |part: usize| used.get((used.len().saturating_sub(1)) * part / 100).copied().unwrap_or(0);
    println!(
        "{params}: {cleared} of {levels} levels cleared ({:.2} %), lost {lost:?} ({covered} covered); blocks mean {:.1}, median {}, 95 % {}, most {}; \
         {:.0} points a level; {} moves, {:.1} a level, {:.1} ms a hint and {:.0} at most",
        100.0 * cleared as f64 / levels.max(1) as f64,
        f64::from(used.iter().sum::<u32>()) / used.len().max(1) as f64,
        at(50),
        at(95),
        at(100),
        points as f64 / levels.max(1) as f64,
        moves,
        f64::from(moves) / levels.max(1) as f64,
        thinking.as_secs_f64() * 1e3 / f64::from(moves.max(1)),
        longest.as_secs_f64() * 1e3,
    );
}
