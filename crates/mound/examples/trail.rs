//! Searches for the boards of Mound's trail and prints them. The output is deterministic and takes a few
//! minutes.
//!
//!     cargo run --release -p tilery-mound --example mound-trail > trail.new
//!
//! Random boards are solved by iterative deepening over all moves, which proves par: no shallower depth meets
//! the goal. Dealt scenarios are too deep for that, so their par is the best line found by the hint search.
//! The difficulty is n bits if par random legal moves meet the goal with a probability of 1 in 2^n. A chapter
//! samples boards across the whole range of difficulties found, easiest first.

#[path = "../tests/solver.rs"]
mod solver;

use std::cmp::Ordering;
use std::thread;

use tilery_kit::{AnySession, Budget, History, Progress, Reel, Rng, Rules, Session, State, trail};
use tilery_mound::{Board, Kind, Mound, Move};

use solver::Solver;

/// Node limit for one board.
const NODES: u64 = 60_000;

struct Candidate {
    text: String,
    /// The difficulty in bits, if it can be measured.
    bits: Option<f64>,
    line: Vec<Move>,
}

/// A chapter of random boards.
struct Chapter {
    name: &'static str,
    kinds: &'static [&'static str],
    colours: u8,
    /// The minimum and maximum number of bricks of a mound.
    bricks: (u32, u32),
    count: usize,
    /// The number of candidates to choose from.
    pool: usize,
    goal: fn(&mut Rng) -> String,
    pars: (usize, usize),
    /// True if par is also the maximum number of moves.
    is_strict: bool,
}

const CLEAR: fn(&mut Rng) -> String = |_| "clear".to_owned();

const CHAPTERS: [Chapter; 6] = [
    Chapter {
        name: "mound-ramp-three",
        kinds: &["classic", "classic", "knockout"],
        colours: 3,
        bricks: (2, 6),
        count: 30,
        pool: 60,
        goal: CLEAR,
        pars: (1, 5),
        is_strict: false,
    },
    Chapter {
        name: "mound-blocks",
        kinds: &["classic", "knockout", "mixed"],
        colours: 4,
        bricks: (8, 22),
        count: 22,
        pool: 44,
        goal: |rng| format!("block {}", 5 + rng.below(2)),
        pars: (3, 3),
        is_strict: false,
    },
    Chapter {
        name: "mound-ramp-four",
        kinds: &["classic", "knockout", "mixed"],
        colours: 4,
        bricks: (3, 8),
        count: 26,
        pool: 52,
        goal: CLEAR,
        pars: (2, 6),
        is_strict: false,
    },
    Chapter {
        name: "mound-exact",
        kinds: &["classic", "knockout", "mixed"],
        colours: 4,
        bricks: (4, 10),
        count: 20,
        pool: 36,
        goal: CLEAR,
        pars: (2, 5),
        is_strict: true,
    },
    Chapter {
        name: "mound-ramp-five",
        kinds: &["classic", "knockout", "mixed"],
        colours: 5,
        bricks: (4, 9),
        count: 18,
        pool: 30,
        goal: CLEAR,
        pars: (3, 7),
        is_strict: false,
    },
    // Long solutions in small steps, as the last chapter before the scenarios.
    Chapter {
        name: "mound-ramp-many",
        kinds: &["classic", "knockout", "mixed"],
        colours: 8,
        bricks: (3, 6),
        count: 14,
        pool: 24,
        goal: CLEAR,
        pars: (3, 7),
        is_strict: false,
    },
];

/// The dealt scenarios; only their first levels are used.
const SCENARIOS: [&str; 5] =
    ["classic-4-4-5", "knockout-4-4-5", "mixed-5-8-5", "classic-5-8-5", "knockout-8-8-5"];
/// Node limit for proving the par of a deal.
const DEAL_NODES: u64 = 300_000;
/// The number of deals of each scenario.
const DEALS: u64 = 4;

fn main() {
    println!("# first-steps");
    first_steps();
    // Each chapter has its own seed, so chapters can be generated in parallel.
    let found: Vec<Vec<Candidate>> = thread::scope(|scope| {
        let tasks: Vec<_> =
            CHAPTERS.iter().zip(1..).map(|(chapter, seed)| scope.spawn(move || chapter.find(seed))).collect();
        tasks.into_iter().map(|task| task.join().expect("a chapter")).collect()
    });
    for (chapter, boards) in CHAPTERS.iter().zip(&found) {
        print_chapter(chapter.name, boards);
    }
    let deals =
        SCENARIOS.iter().flat_map(|scenario| (1..=DEALS).map(move |seed| format!("{scenario}#{seed}")));
    let mut deals: Vec<Candidate> = deals.filter_map(|id| solved_deal(&id)).collect();
    deals.sort_by_key(|found| found.line.len());
    print_chapter("mound-scenarios", &deals);
}

impl Chapter {
    /// Returns the chapter's boards, easiest first.
    fn find(&self, seed: u64) -> Vec<Candidate> {
        let mut rng = Rng::from_seed(seed);
        let mut pool: Vec<Candidate> = Vec::new();
        while pool.len() < self.pool {
            let kind = self.kinds[pool.len() % self.kinds.len()];
            let (least, most) = self.bricks;
            // The number of bricks grows with the pool.
            let bricks =
                least + (pool.len() as u32 * (most - least + 1) / self.pool as u32).min(most - least);
            let text = draw(kind, self.colours, bricks, &mut rng);
            pool.extend(find(&text, &(self.goal)(&mut rng), self.pars, self.is_strict));
        }
        eprintln!("{} found", self.name);
        pool.sort_by(|a, b| {
            a.bits.partial_cmp(&b.bits).unwrap_or(Ordering::Equal).then_with(|| a.text.cmp(&b.text))
        });
        let chosen: Vec<usize> = (0..self.count).map(|n| n * (pool.len() - 1) / (self.count - 1)).collect();
        let numbered = pool.into_iter().enumerate();
        numbered.filter(|(n, _)| chosen.contains(n)).map(|(_, found)| found).collect()
    }
}

fn print_chapter(name: &str, boards: &[Candidate]) {
    println!("# {name}");
    for Candidate { text, line, .. } in boards {
        println!("{text} | {}", trail::solution(line));
    }
    let pars = || boards.iter().map(|found| found.line.len());
    let (least, most) = (pars().min().unwrap_or(0), pars().max().unwrap_or(0));
    eprint!("{name}: {} boards, par {least} to {most}", boards.len());
    if let [Some(easiest), median, hardest] = [0, boards.len() / 2, boards.len() - 1].map(|n| boards[n].bits)
    {
        let [median, hardest] = [median, hardest].map(Option::unwrap_or_default);
        eprint!(", difficulty {easiest:.1} to {hardest:.1} bits, median {median:.1}");
    }
    eprintln!();
}

/// Prints the first lessons. Each of the first four is solved by one move, and by no other kind of move.
fn first_steps() {
    for (kind, scenario, say, seed) in [
        (Kind::Drop, "classic", "mound-step-drop", 7),
        (Kind::Lift, "classic", "mound-step-lift", 8),
        (Kind::Throw, "classic", "mound-step-throw", 9),
        (Kind::Knock, "knockout", "mound-step-knock", 10),
    ] {
        let is_only =
            |history: &History<Mound>, _: &[Move]| solving(history).iter().all(|mv| mv.kind() == kind);
        step(seed, scenario, (2, 5), "clear", 1, say, is_only);
    }
    step(11, "classic", (6, 9), "block 3", 1, "mound-step-block", |_, _| true);
    step(12, "classic", (5, 8), "clear", 1, "mound-step-chain", |history, line| {
        let preview = history.board().preview(history.params(), line[0]);
        preview.is_some_and(|preview| preview.eliminated.iter().any(|(_, round)| *round > 0))
    });
    step(13, "classic", (3, 4), "clear", 2, "mound-step-empty", |_, _| true);
    // An easy beginning of the real game: all three colours, few bricks.
    step(14, "classic", (7, 8), "clear", 3, "mound-step-game", |history, _| {
        let bricks = history.board().cells().iter().flatten().flatten();
        bricks.map(|brick| brick.colour.number()).max() == Some(2)
    });
}

/// Returns all moves that meet the goal at once.
fn solving(history: &History<Mound>) -> Vec<Move> {
    let aim = history.aim().expect("an assignment");
    let moves = history.board().moves(history.params());
    let meets = |mv: &Move| {
        let mut board = history.board().clone();
        let played = Mound::play(history.params(), &mut board, mv, &mut Reel::silent());
        played.is_ok() && aim.judge(history.params(), history.start(), &board, &[*mv]) == Progress::Met
    };
    moves.filter(meets).collect()
}

/// Prints the first random board that satisfies `fits`.
#[allow(clippy::too_many_arguments)]
fn step(
    seed: u64,
    scenario: &str,
    (least, most): (u32, u32),
    goal: &str,
    par: usize,
    say: &str,
    fits: impl Fn(&History<Mound>, &[Move]) -> bool,
) {
    let mut rng = Rng::from_seed(seed);
    loop {
        let bricks = least + rng.below(most - least + 1);
        let text = draw(scenario, 3, bricks, &mut rng);
        let Some(found) = find(&text, goal, (par, par), false) else { continue };
        let history = open(&format!("{text};aim={goal}"));
        if fits(&history, &found.line) {
            println!("{} | {} | {say}", found.text, trail::solution(&found.line));
            return;
        }
    }
}

fn open(text: &str) -> History<Mound> {
    History::open(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Draws a position whose bricks all have the first `colours` colours.
fn draw(kind: &str, colours: u8, bricks: u32, rng: &mut Rng) -> String {
    let scenario = colours.max(4);
    loop {
        let mut columns = vec![String::new(); 8];
        for _ in 0..bricks {
            // Columns are weighted towards the middle as in a deal, but stay lower.
            let column = (rng.below(4) + rng.below(5)) as usize;
            if columns[column].len() < 4 {
                let letter = letter(colours, rng);
                columns[column].push(letter);
            }
        }
        let row = |height: usize| -> String {
            columns.iter().map(|column| column.chars().nth(height).unwrap_or('.')).collect()
        };
        let rows: Vec<String> = (0..8).rev().map(row).collect();
        let mut line = |count: usize| -> String { (0..count).map(|_| letter(colours, rng)).collect() };
        let sides: Vec<String> = (0..4).map(|_| format!("{}+{}", line(8), line(8))).collect();
        let stack = line(3);
        let chance = rng.below(u32::MAX);
        let text = format!(
            "{kind}-{scenario}-{scenario}-5@1/0/0/{}/{}/{stack};chance={chance:016x}",
            rows.join("-"),
            sides.join("/")
        );
        // Boards with a block are invalid.
        if History::<Mound>::open(&text).is_ok() {
            return text;
        }
    }
}

fn letter(colours: u8, rng: &mut Rng) -> char {
    char::from(b'a' + rng.below(colours.into()) as u8)
}

/// Returns the shortest solution of a position, if the node limit allows.
fn find(
    position: &str,
    goal: &str,
    (shortest, longest): (usize, usize),
    is_strict: bool,
) -> Option<Candidate> {
    let history = open(&format!("{position};aim={goal}"));
    let mut solver = Solver::new(&history, NODES);
    let line = (1..=longest).map(|moves| solver.line(moves)).find(|found| *found != Some(None))???;
    let par = line.len();
    if par < shortest {
        return None;
    }
    let bits = Some(-chance(&history, &mut Solver::new(&history, 4 * NODES), par)?.log2());
    let most = if is_strict { format!(";most={par}") } else { String::new() };
    Some(Candidate { text: format!("mound:{position};aim={goal};par={par}!{most}"), bits, line })
}

/// Returns the probability that `moves` random legal moves meet the goal; `None` if the nodes run out.
fn chance(history: &History<Mound>, solver: &mut Solver<'_>, moves: usize) -> Option<f64> {
    chance_from(history, solver, history.board(), &mut Vec::new(), moves)
}

fn chance_from(
    history: &History<Mound>,
    solver: &mut Solver<'_>,
    board: &Board,
    line: &mut Vec<Move>,
    left: usize,
) -> Option<f64> {
    match solver.judge(board, line) {
        Progress::Met => return Some(1.0),
        Progress::Open if solver.least(board) <= left => {}
        _ => return Some(0.0),
    }
    let (mut sum, mut count) = (0.0, 0.0);
    for mv in board.moves(history.params()) {
        count += 1.0;
        if solver.least_after(board, mv) >= left {
            continue;
        }
        let next = solver.after(board, mv)?;
        line.push(mv);
        sum += chance_from(history, solver, &next, line, left - 1)?;
        line.pop();
    }
    Some(sum / count)
}

/// Returns a deal that the hint search clears. Par is the proven minimum if trying all moves is cheap enough,
/// otherwise the shorter of the lines found with a small and a large budget.
fn solved_deal(id: &str) -> Option<Candidate> {
    let history = open(&format!("{id};aim=clear"));
    let lines = [5_000, 40_000].map(|share| {
        let mut session: Session<Mound> = Session::open(&format!("{id};aim=clear")).expect("a deal");
        while !session.status().over && session.history().at() < 60 {
            let hint = session.hint(&mut Budget::nodes(share))?;
            session.play(&hint.mv).ok()?;
        }
        let line =
            session.history().moves().iter().map(|mv| mv.parse().ok()).collect::<Option<Vec<Move>>>()?;
        (session.status().state == State::Won).then_some(line)
    });
    let line = lines.into_iter().flatten().min_by_key(Vec::len)?;
    let mut solver = Solver::new(&history, DEAL_NODES);
    // Keep the best known line if the nodes run out first.
    let shortest = (1..line.len()).map(|moves| solver.line(moves)).find(|found| *found != Some(None));
    let (line, is_proven) = match shortest {
        None => (line, true),
        Some(Some(Some(shorter))) => (shorter, true),
        _ => (line, false),
    };
    let proof = if is_proven { "!" } else { "" };
    // Random lines almost never clear a deal, so only the length measures its difficulty.
    Some(Candidate { text: format!("mound:{id};aim=clear;par={}{proof}", line.len()), bits: None, line })
}
