//! Finds a play that wins a shipped game, or scores as far as asked, and prints it as a save:
//! `solve GAME SEED [settle|random] [POINTS]`. Recorded plays begin their life here.
//!
//! The search goes from one gain (of points or a level) to the next, breadth first over rounds. With `settle` each press is followed by
//! rounds until nothing moves, as in a game that waits for its player; with `random` games are played blindly until one is won.

use std::collections::{HashSet, VecDeque};

use tilery_kit::{Reel, Rng};
use tilery_tilecode::{Board, Outcome, Params, Round, state};

const MOST: usize = 400_000;

fn key(board: &Board, has_chance: bool) -> String {
    let mut text = String::new();
    state::print_state(board, &mut text);
    let lines =
        text.lines().filter(|line| !line.starts_with("round") && (has_chance || !line.starts_with("chance")));
    lines.collect()
}

fn play(board: &Board, text: &str, settles: bool) -> (Board, Vec<Round>) {
    let mut next = board.clone();
    let mut rounds: Vec<Round> = vec![text.parse().expect("a round")];
    next.play(rounds[0], &mut Reel::silent());
    while settles
        && next.outcome() == Outcome::Playing
        && next.level() == board.level()
        && !next.is_asleep()
        && rounds.len() < 30
    {
        next.play(Round::default(), &mut Reel::silent());
        rounds.push(Round::default());
    }
    (next, rounds)
}

/// The nearest gain.
fn gain(from: &Board, moves: &[&str], settles: bool) -> Option<(Board, Vec<Round>)> {
    let mut seen = HashSet::from([key(from, !settles)]);
    let mut nodes: Vec<(Board, usize, Vec<Round>)> = vec![(from.clone(), 0, Vec::new())];
    let mut queue = VecDeque::from([0]);
    while let Some(at) = queue.pop_front() {
        for text in moves {
            let (next, rounds) = play(&nodes[at].0, text, settles);
            let won = next.outcome() == Outcome::Won || next.level() > from.level();
            if next.outcome() == Outcome::Lost || !won && !seen.insert(key(&next, !settles)) {
                continue;
            }
            let gains = won || next.score() > from.score();
            nodes.push((next, at, rounds));
            let last = nodes.len() - 1;
            if gains {
                let mut path = Vec::new();
                let mut n = last;
                while n != 0 {
                    path.push(nodes[n].2.clone());
                    n = nodes[n].1;
                }
                path.reverse();
                return Some((nodes.swap_remove(last).0, path.concat()));
            }
            queue.push_back(last);
            if nodes.len() > MOST {
                return None;
            }
        }
    }
    None
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let params: Params = args[1].parse().expect("a shipped game");
    let seed: u64 = args[2].parse().expect("a seed");
    let mode = args.get(3).map_or("", String::as_str);
    let points: i64 = args.get(4).map_or(i64::MAX, |n| n.parse().expect("points"));
    let start = Board::new(params.project(), Rng::from_seed(seed));
    let mut best = Vec::new();
    if mode == "random" {
        let mut rng = Rng::from_seed(seed);
        for _ in 0..200_000 {
            let mut board = start.clone();
            let mut rounds = Vec::new();
            while board.outcome() == Outcome::Playing && rounds.len() < 3000 {
                let text = ["A", "L", "R", ".", "LA", "RA"][rng.below(6) as usize];
                rounds.push(text.parse().expect("a round"));
                board.play(rounds[rounds.len() - 1], &mut Reel::silent());
            }
            if board.outcome() == Outcome::Won {
                best = rounds;
                break;
            }
        }
    } else {
        let mut board = start;
        let moves = ["L", "U", "R", "D", "."];
        while board.outcome() == Outcome::Playing && board.score() < points {
            let Some((next, rounds)) = gain(&board, &moves, mode == "settle") else {
                eprintln!(
                    "stuck in level {} with {} points after {} rounds",
                    board.level() + 1,
                    board.score(),
                    best.len()
                );
                break;
            };
            board = next;
            best.extend(rounds);
        }
        eprintln!(
            "{:?}, level {}, {} points, {} rounds",
            board.outcome(),
            board.level() + 1,
            board.score(),
            best.len()
        );
    }
    print!("tilery 1\nid tilecode:{params}#{seed}\nat {}\n", best.len());
    for round in best {
        println!("{round}");
    }
}
