//! Finds plays that win the levels of a game, and prints them as a save: `solve GAME|FILE SEED [settle|turns|steps|random] [LEVEL]`. Recorded
//! plays begin their life here, and levels are compared by how much they ask of a player: each level's presses are told.
//!
//! - `settle`, for games that wait for their player: breadth first over presses, each followed by rounds until nothing moves.
//! - `turns`, the same from one gain (of points, or the level) to the next.
//! - `steps`, for games that do not wait: breadth first over rounds, from gain to gain. A gain that leads nowhere is given up for another way to it.
//! - `random`, for games of skill: a level is played blindly until it is won.
//!
//! Levels are taken one after the other, so that their plays together win the game.

use std::collections::{HashSet, VecDeque};

use tilery_kit::{Reel, Rng};
use tilery_tilecode::{Board, Outcome, Params, Project, Round, state};

const MOST: usize = 300_000;

#[derive(Clone, Copy, PartialEq)]
enum Mode {
    Settle,
    Turns,
    Steps,
    Random,
}

/// A board as far as it matters to a plan: the generator is left out.
fn key(board: &Board) -> String {
    let mut text = String::new();
    state::print_state(board, &mut text);
    let lines = text.lines().filter(|line| !line.starts_with("round") && !line.starts_with("chance"));
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

fn is_past(board: &Board, level: usize) -> bool {
    board.outcome() == Outcome::Won || board.level() > level
}

/// The nearest gain, `banned` ones not counted.
fn gain(from: &Board, mode: Mode, banned: &HashSet<String>) -> Option<(Board, Vec<Round>)> {
    let settles = mode != Mode::Steps;
    let moves = if settles { &["L", "U", "R", "D", "A"][..] } else { &["L", "U", "R", "D", "."] };
    let mut seen = HashSet::from([key(from)]);
    let mut nodes: Vec<(Board, usize, Vec<Round>)> = vec![(from.clone(), 0, Vec::new())];
    let mut queue = VecDeque::from([0]);
    while let Some(at) = queue.pop_front() {
        for text in moves {
            let (next, rounds) = play(&nodes[at].0, text, settles);
            let won = is_past(&next, from.level());
            if next.outcome() == Outcome::Lost || !won && !seen.insert(key(&next)) {
                continue;
            }
            let gains =
                won || mode != Mode::Settle && next.score() > from.score() && !banned.contains(&key(&next));
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

/// Gains one after the other up to the end of the level, with another way tried where one leads nowhere.
fn level(start: &Board, mode: Mode) -> Option<(Board, Vec<Round>)> {
    let mut way = vec![(start.clone(), Vec::new())];
    let mut banned = HashSet::new();
    for _ in 0..200 {
        let (board, rounds): &(Board, Vec<Round>) = way.last()?;
        if is_past(board, start.level()) {
            return Some((board.clone(), rounds.clone()));
        }
        match gain(board, mode, &banned) {
            Some((next, more)) => {
                let rounds = [&rounds[..], &more].concat();
                way.push((next, rounds));
            }
            None => {
                banned.insert(key(board));
                way.pop();
                if mode == Mode::Settle {
                    return None;
                }
            }
        }
    }
    None
}

/// A play of a level by somebody who does not look.
fn blind(start: &Board, rng: &mut Rng) -> Option<(Board, Vec<Round>)> {
    for _ in 0..300_000 {
        let mut board = start.clone();
        let mut rounds: Vec<Round> = Vec::new();
        while board.outcome() == Outcome::Playing && rounds.len() < 2000 {
            let text = ["A", "L", "R", ".", "LA", "RA"][rng.below(6) as usize];
            rounds.push(text.parse().expect("a round"));
            board.play(rounds[rounds.len() - 1], &mut Reel::silent());
            if is_past(&board, start.level()) {
                return Some((board, rounds));
            }
        }
    }
    None
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let seed: u64 = args[2].parse().expect("a seed");
    let mode = match args.get(3).map_or("settle", String::as_str) {
        "turns" => Mode::Turns,
        "steps" => Mode::Steps,
        "random" => Mode::Random,
        _ => Mode::Settle,
    };
    let only: Option<usize> = args.get(4).map(|n| n.parse().expect("a level"));
    let project = match args[1].parse::<Params>() {
        Ok(params) => std::rc::Rc::clone(params.project()),
        Err(_) => {
            let text = std::fs::read_to_string(&args[1]).expect("a shipped game or a file");
            Project::parse(&text).unwrap_or_else(|error| panic!("{error}")).0
        }
    };
    let mut rng = Rng::from_seed(seed);
    let mut best: Vec<Round> = Vec::new();
    let mut board = Board::at_level(&project, only.map_or(0, |n| n - 1), Rng::from_seed(seed));
    loop {
        let number = board.level();
        let found = match mode {
            Mode::Random => blind(&board, &mut rng),
            _ => level(&board, mode),
        };
        let presses = |rounds: &[Round]| rounds.iter().filter(|round| **round != Round::default()).count();
        let Some((next, rounds)) = found else {
            eprintln!("level {}: not won", number + 1);
            if number + 1 == project.meaning().levels.len() || only.is_some() {
                break;
            }
            board = Board::at_level(&project, number + 1, Rng::from_seed(seed));
            best.clear();
            continue;
        };
        eprintln!(
            "level {}: {} presses, {} rounds, score {}",
            number + 1,
            presses(&rounds),
            rounds.len(),
            next.score()
        );
        best.extend(rounds);
        board = next;
        if board.outcome() != Outcome::Playing || only.is_some() {
            break;
        }
    }
    print!("tilery 1\nid tilecode:{}#{seed}\nat {}\n", args[1], best.len());
    for round in best {
        println!("{round}");
    }
}
