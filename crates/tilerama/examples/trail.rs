//! Generates the trail: hand-made first steps, then every shipped board three times (a few pushes, some
//! pushes and a whole deal from its objective), easiest first.
//!
//! ```text
//! cargo run --release -p tilery-tilerama --example tilerama-trail > trail.new
//! ```
//!
//! Seeds are tried in order and searches are limited by nodes rather than time, so the output is
//! reproducible. Measurements go to standard error.

use std::collections::HashSet;
use std::time::Instant;

use tilery_kit::{AnySession, Budget, Session};
use tilery_tilerama::{Move, Tilerama, entries, solve};

#[path = "../tests/symmetry.rs"]
mod symmetry;

/// Node limits for a deal whose par must be proven, and for a whole deal.
const NEAR: u64 = 200_000;
const FAR: u64 = 1_000_000;
/// The maximum number of deals tried for a board of the trail.
const TRIES: u64 = 60;
/// The maximum number of whole deals of which the longest is chosen. A deal whose par cannot be proven ends
/// the search.
const FAR_TRIES: usize = 8;
/// The lengths, in pushes, of near and medium boards if whole deals are longer.
const LENGTHS: [usize; 2] = [3, 6];
/// Boards per chapter.
const CHAPTER: usize = 21;

/// A board of the trail.
struct Stop {
    text: String,
    moves: Vec<Move>,
    is_proven: bool,
    bits: f64,
    key: String,
}

impl Stop {
    fn told(&self) -> String {
        format!("{}{} ({:.0} bits)", self.moves.len(), if self.is_proven { "!" } else { "" }, self.bits)
    }
}

fn rate(text: String, nodes: u64) -> Option<Stop> {
    let session = Session::<Tilerama>::open(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let board = session.board();
    let solution = solve(board, &mut Budget::nodes(nodes))?;
    let mut along = board.clone();
    let mut moves = Vec::new();
    for &(cell, dir) in &solution.pushes {
        moves.push(Move { cell: board.zone().cell(along.lead(cell)), dir });
        along.push(cell, dir, &mut tilery_kit::Reel::silent()).expect("a solution can be played");
    }
    let bits = solution.bits(board);
    let key = symmetry::canonical(&session.history().position());
    Some(Stop { text, moves, is_proven: solution.is_shortest, bits, key })
}

/// The first steps: the lesson, and the board with its objective, one lesson each. The last one is a normal
/// game.
const STEPS: [(&str, &str); 13] = [
    ("push", "own@+ + +| 1 . |+ + +;goal=+ + +| . 1 |+ + +;moves=0"),
    ("row", "own@+ + + +| 1 2 . |+ + + +;goal=+ + + +| . 1 2 |+ + + +;moves=0"),
    ("edge", "own@+ + +| 1 2 |+ + +| 3 . |+ + +;goal=+ + +| 3 1 |+ + +| . 2 |+ + +;moves=0"),
    ("jump", "own@+ + + +|a1 # .a|+ + + +;goal=+ + + +| . # 1 |+ + + +;moves=0"),
    (
        "bars",
        "own@+a+ + +| 1 # # |+ + + +| # . .a|+ + + +;goal=+ + + +| . # # |+ + + +| # 1 . |+ + + +;moves=0",
    ),
    ("cycle", "own@+ + + +|a1 2 3a|+ + + +;goal=+ + + +| 2 3 1 |+ + + +;moves=0"),
    ("turn", "own@o + o| 1 2 |+ + +| 4 3 |o + o;goal=+ + +| 4 1 |+ + +| 3 2 |+ + +;moves=0"),
    (
        "compound",
        "own@+ + + +| 1 2 . |+\"+ + +| 1 3 . |+ + + +;goal=+ + + +| . 1 2 |+ +\"+ +| . 1 3 |+ + + +;moves=0",
    ),
    (
        "whole",
        "own@+ + + +| 1=1 . |+ + + +| 2 . . |+ + + +;goal=+ + + +| 2 . . |+ + + +| . 1=1 |+ + + +;moves=0",
    ),
    ("bar", "own@+ + + +|a1=1 2a|+ + + +;goal=+ + + +| 2 1=1 |+ + + +;moves=0"),
    ("cross", "own@+a+ +|a1 2 |+ + +| 3 . |+ + +;goal=+ + +| . 1 |+ + +| 3 2 |+ + +;moves=0"),
    (
        "square",
        "own@+ + +| 1 2a|+\"+ +| 1 3b|+ + +| # # |+a+ +| . . |+b+ +;goal=+ + +| . 1 |+ +\"+| . 1 |+ + +| # # |+ + +| 3 2 |+ + +;moves=0",
    ),
    ("game", "classic-c-x3~2#1"),
];

/// Returns a board from a deal of `length` pushes whose par is proven: `length`, or else the longest found.
/// Par is between `above` and `below`, exclusive.
fn proven(name: &str, length: usize, known: &HashSet<String>, (above, below): (usize, usize)) -> Stop {
    let stops = (1..=TRIES).filter_map(|seed| rate(format!("{name}~{length}#{seed}"), NEAR));
    let mut best: Option<Stop> = None;
    for stop in stops {
        let par = stop.moves.len();
        if !stop.is_proven || known.contains(&stop.key) || par <= above || par >= below {
            continue;
        }
        if best.as_ref().is_none_or(|best| par > best.moves.len()) {
            best = Some(stop);
        }
        if par == length {
            break;
        }
    }
    best.unwrap_or_else(|| panic!("{name}: no deal of {length} pushes"))
}

/// Returns a board from a whole deal: the longest proven one, or the first if none can be proven.
fn far(name: &str, known: &HashSet<String>) -> Stop {
    let stops = (1..=TRIES).filter_map(|seed| rate(format!("{name}#{seed}"), FAR));
    let mut best: Option<Stop> = None;
    for stop in stops.filter(|stop| !known.contains(&stop.key)).take(FAR_TRIES) {
        let is_proven = stop.is_proven;
        if best.as_ref().is_none_or(|best| is_proven && stop.moves.len() > best.moves.len()) {
            best = Some(stop);
        }
        if !is_proven {
            break;
        }
    }
    best.unwrap_or_else(|| panic!("{name}: no far deal"))
}

/// Moves in the format of saves, with runs collapsed.
fn line(moves: &[Move]) -> String {
    let runs = moves.chunk_by(|a, b| a == b).map(|run| match run.len() {
        1 => run[0].to_string(),
        times => format!("{} x{times}", run[0]),
    });
    runs.collect::<Vec<_>>().join(", ")
}

fn print(stop: &Stop, step: Option<&str>) {
    let proof = if stop.is_proven { "!" } else { "" };
    let say = step.map_or_else(String::new, |step| format!(" | tilerama-step-{step}"));
    println!("tilerama:{};aim=solve;par={}{proof} | {}{say}", stop.text, stop.moves.len(), line(&stop.moves));
}

fn main() {
    let start = Instant::now();
    let mut known = HashSet::new();
    println!("# first-steps");
    for (name, text) in STEPS {
        let stop = rate(text.to_owned(), NEAR).unwrap_or_else(|| panic!("{name} cannot be solved"));
        eprintln!("{name}: {}, {}", stop.told(), line(&stop.moves));
        print(&stop, Some(name));
        known.insert(stop.key);
    }
    let mut stops: Vec<Stop> = Vec::new();
    for entry in entries().filter(|entry| !entry.is_generated()) {
        let far = far(entry.name, &known);
        known.insert(far.key.clone());
        let most = far.moves.len();
        let fair = proven(entry.name, LENGTHS[1].min(most - 1), &known, (2, most));
        known.insert(fair.key.clone());
        let less = fair.moves.len();
        let near = proven(entry.name, LENGTHS[0].min(less - 1), &known, (1, less));
        known.insert(near.key.clone());
        let told = [&near, &fair, &far].map(Stop::told).join(", ");
        eprintln!("{}: {told}, {:.0} s", entry.name, start.elapsed().as_secs_f64());
        stops.extend([near, fair, far]);
    }
    stops.sort_by(|a, b| a.bits.total_cmp(&b.bits));
    for (grade, chapter) in (1..).zip(stops.chunks(CHAPTER)) {
        let bits = |stop: Option<&Stop>| stop.map_or(0.0, |stop| stop.bits);
        let proven = chapter.iter().filter(|stop| stop.is_proven).count();
        eprintln!(
            "grade {grade}: {} boards, {proven} proven, {:.0} to {:.0} bits",
            chapter.len(),
            bits(chapter.first()),
            bits(chapter.last())
        );
        println!("# tilerama-grade-{grade}");
        for stop in chapter {
            print(stop, None);
        }
    }
}
