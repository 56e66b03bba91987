//! Generates the trail: every shipped board three times (a few pushes, some pushes and a whole deal from its
//! objective). The easier ones come by what they have that is new: gaps, joined edges, rings without a gap, turns,
//! pieces; each chapter begins with hand-made steps. The others follow, easiest first.
//!
//! ```text
//! cargo run --release -p tilery-tilerama --example tilerama-trail > trail.new
//! ```
//!
//! Deals that the trail has already are kept, since stars are stored by their texts. For new boards seeds are tried
//! in order. Searches are limited by nodes rather than time, so the output is
//! reproducible. Measurements go to standard error.

use std::collections::HashSet;
use std::time::Instant;

use tilery_kit::{AnySession, Budget, Session};
use tilery_tilerama::{Code, EMPTY, Entry, Move, Tilerama, entries, find, joints, solve};

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
/// Boards per chapter of the harder ones.
const CHAPTER: usize = 21;
/// The number of easier boards, which the chapters on what is new divide among themselves.
const EASIER: usize = 4 * CHAPTER;

/// A feature that no board of the chapters before has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum News {
    Gaps,
    Jumps,
    Loops,
    Turns,
    Pieces,
}

/// The chapters on what is new, in their order, with their names and hand-made steps.
const CHAPTERS: [(News, &str, &[&str]); 5] = [
    (News::Gaps, "gaps", &["push", "row", "edge"]),
    (News::Jumps, "jumps", &["jump", "bars", "cross", "game"]),
    (News::Loops, "loops", &["cycle"]),
    (News::Turns, "turns", &["turn"]),
    (News::Pieces, "pieces", &["compound", "whole", "bar", "square"]),
];

impl News {
    fn of(entry: &Entry) -> Self {
        let (plan, tiles) = entry.solved();
        let zone = &plan.zone;
        let is_gap = |(cell, &tile): (u16, &Code)| zone.holds(cell) && tile == EMPTY;
        if tiles.iter().any(|&tile| joints(tile) != 0) {
            Self::Pieces
        } else if !zone.turns().is_empty() {
            Self::Turns
        } else if zone.jumps().is_empty() {
            Self::Gaps
        } else if (0..).zip(&tiles).any(is_gap) {
            Self::Jumps
        } else {
            Self::Loops
        }
    }
}

struct Stop {
    text: String,
    moves: Vec<Move>,
    is_proven: bool,
    bits: f64,
    key: String,
    /// Undefined for a step.
    entry: Option<Entry>,
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
    let entry = find(text.split(['~', '#']).next().unwrap_or_default());
    Some(Stop { text, moves, is_proven: solution.is_shortest, bits, key, entry })
}

/// The steps: the lesson, and the board with its objective, one lesson each. The last one is a normal game.
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

/// The deals of a board that are on the trail already. They stay, since stars are stored by their texts.
fn kept(name: &str) -> impl Iterator<Item = &'static str> {
    let deals = include_str!("../trail.txt").lines().filter(|line| !line.contains(" | tilerama-step-"));
    deals
        .filter_map(|line| line.strip_prefix("tilerama:")?.split(";aim=").next())
        .filter(move |deal| deal.split(['~', '#']).next() == Some(name))
}

/// Three deals of a board that is new on the trail: a few pushes, some pushes and a whole deal.
fn new_stops(name: &str, known: &mut HashSet<String>) -> Vec<Stop> {
    let far = far(name, known);
    known.insert(far.key.clone());
    let most = far.moves.len();
    let fair = proven(name, LENGTHS[1].min(most - 1), known, (2, most));
    known.insert(fair.key.clone());
    let less = fair.moves.len();
    let near = proven(name, LENGTHS[0].min(less - 1), known, (1, less));
    known.insert(near.key.clone());
    vec![near, fair, far]
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
    let mut steps = Vec::new();
    for (name, text) in STEPS {
        let stop = rate(text.to_owned(), NEAR).unwrap_or_else(|| panic!("{name} cannot be solved"));
        eprintln!("{name}: {}, {}", stop.told(), line(&stop.moves));
        known.insert(stop.key.clone());
        steps.push((name, stop));
    }
    let mut stops: Vec<Stop> = Vec::new();
    for entry in entries().filter(|entry| !entry.is_generated()) {
        let kept: Vec<Stop> = kept(entry.name).filter_map(|text| rate(text.to_owned(), FAR)).collect();
        known.extend(kept.iter().map(|stop| stop.key.clone()));
        let of_entry = if kept.is_empty() { new_stops(entry.name, &mut known) } else { kept };
        let told = of_entry.iter().map(Stop::told).collect::<Vec<_>>().join(", ");
        eprintln!("{}: {told}, {:.0} s", entry.name, start.elapsed().as_secs_f64());
        stops.extend(of_entry);
    }
    stops.sort_by(|a, b| a.bits.total_cmp(&b.bits));
    let harder = stops.split_off(EASIER);
    for (news, name, lessons) in CHAPTERS {
        println!("# tilerama-{name}");
        for lesson in lessons {
            let (_, stop) = steps.iter().find(|(step, _)| step == lesson).expect("a lesson is a step");
            print(stop, Some(lesson));
        }
        let is_new = |stop: &&Stop| stop.entry.is_some_and(|entry| News::of(&entry) == news);
        let mut chapter: Vec<&Stop> = stops.iter().filter(is_new).collect();
        // Pictures first, among boards of the same number of pushes; then by difficulty, since sorting is stable.
        let has_picture = |stop: &Stop| stop.entry.is_some_and(|entry| entry.picture.is_some());
        chapter.sort_by_key(|stop| (stop.moves.len(), !has_picture(stop)));
        report(name, &chapter);
        for stop in chapter {
            print(stop, None);
        }
    }
    for (grade, chapter) in (1..).zip(harder.chunks(CHAPTER)) {
        report(&format!("grade {grade}"), &chapter.iter().collect::<Vec<_>>());
        println!("# tilerama-grade-{grade}");
        for stop in chapter {
            print(stop, None);
        }
    }
}

/// Prints the figures of a chapter.
fn report(name: &str, chapter: &[&Stop]) {
    let bits = chapter.iter().map(|stop| stop.bits);
    eprintln!(
        "{name}: {} boards, {} proven, {:.0} to {:.0} bits",
        chapter.len(),
        chapter.iter().filter(|stop| stop.is_proven).count(),
        bits.clone().fold(f64::INFINITY, f64::min),
        bits.fold(0.0, f64::max)
    );
}
