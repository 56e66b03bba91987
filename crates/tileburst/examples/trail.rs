//! Generates the trail: hand-made first steps, then positions from games of a careless player. An exhaustive
//! search finds the fewest moves that reach each goal.
//!
//! ```text
//! cargo run --release -p tilery-tileburst --example tileburst-trail > trail.new
//! ```
//!
//! The games are seeded, so the output is reproducible. Measurements go to standard error.

use std::collections::HashSet;
use std::time::Instant;

use tilery_kit::{Goal as _, Progress, Reel, Rng, Rules};
use tilery_tileburst::player::{Weights, glance, place};
use tilery_tileburst::{Board, Goal, Move, Params, Tileburst};

#[path = "../tests/symmetry.rs"]
mod symmetry;

/// A search is abandoned, and its position skipped, after this many moves.
const MOST: u64 = 1_500_000;
/// Length of a game, in tiles.
const TILES: u32 = 60;
/// The largest grid of a position. On larger grids larger tiles are drawn, so the coming tiles would depend
/// on the moves.
const LARGEST: u8 = 7;
/// One move in this many is random.
const CARELESS: u32 = 4;

/// The selection criteria of a chapter.
struct Chapter {
    name: &'static str,
    /// The number of boards.
    boards: usize,
    /// The grid sizes with which its games begin.
    sizes: &'static [u8],
    /// The goals to try on a position; empty if the position does not suit the chapter.
    goals: fn(&Board) -> Vec<Goal>,
    /// The minimum and maximum number of moves of a solution.
    par: (usize, usize),
    /// The minimum difficulty, in bits: a goal that most moves reach is no puzzle.
    least: f64,
}

const CHAPTERS: [Chapter; 6] = [
    Chapter {
        name: "tileburst-trail-bursts",
        boards: 20,
        sizes: &[5, 6],
        goals: |_| vec![Goal::Burst(1)],
        par: (1, 2),
        least: 3.0,
    },
    Chapter {
        name: "tileburst-trail-tight",
        boards: 20,
        sizes: &[4],
        goals: |board| if board.field().size() == 4 { vec![Goal::Burst(1)] } else { Vec::new() },
        par: (3, 5),
        least: 5.0,
    },
    Chapter {
        name: "tileburst-trail-survive",
        boards: 20,
        sizes: &[4],
        goals: |board| {
            let is_tight = board.field().size() == 4 && board.field().free().count() <= 9;
            if is_tight { (3..=7).rev().map(Goal::Survive).collect() } else { Vec::new() }
        },
        par: (3, 9),
        least: 3.0,
    },
    Chapter {
        name: "tileburst-trail-grow",
        boards: 20,
        sizes: &[4, 5],
        goals: |board| vec![Goal::Grow((board.field().size() + 2).min(LARGEST))],
        par: (3, 6),
        least: 6.0,
    },
    Chapter {
        name: "tileburst-trail-longer",
        boards: 20,
        sizes: &[5, 6],
        goals: |_| vec![Goal::Burst(1)],
        par: (3, 4),
        least: 8.0,
    },
    Chapter {
        name: "tileburst-trail-many",
        boards: 20,
        sizes: &[4, 5, 6],
        goals: |_| vec![Goal::Burst(3), Goal::Burst(2)],
        par: (2, 5),
        least: 8.0,
    },
];

/// The first steps, one lesson each: its name, position and goal.
const STEPS: [(&str, &str, Goal); 9] = [
    ("place", "4/....-....-....-..../b11/r1/0/0", Goal::Survive(1)),
    ("turn", "4/r.gy-g.rv-y.bg-rgyb/b111/r1/0/0", Goal::Survive(1)),
    ("mirror", "4/r...-gyr.-yrgb-rgyb/b111+100/r1/0/0", Goal::Survive(1)),
    ("line", "4/bb..-....-..r.-..../b11/r1/0/0", Goal::Burst(1)),
    ("swap", "4/bbb.-grgr-rgrg-grgr/g11/b1/0/0", Goal::Burst(1)),
    ("lines", "4/bbb.-...b-.r.b-...b/b1/r1/0/0", Goal::Burst(2)),
    ("growth", "5/rrr..-.....-b....-.....-...../r11/g1/0/0", Goal::Grow(6)),
    ("group", "5/bbbgr-bbbyv-gr.vy-yvgr.-rgyvg/b1/g111/0/0", Goal::Survive(2)),
    ("retreat", "5/rrrg.-rrrrv-gb.by-bgbgv-yvgyb/v1/y11+11/0/0", Goal::Survive(3)),
];

/// The number of deals tried for the last step, a normal game in which the greedy player clears a line
/// soonest.
const GAMES: u64 = 200;
/// The minimum number of moves of that game.
const FEWEST: usize = 5;

/// A board of the trail.
struct Stop {
    text: String,
    goal: Goal,
    moves: Vec<Move>,
    is_proven: bool,
    bits: f64,
}

/// An exhaustive search.
struct Search<'a> {
    start: &'a Board,
    goal: Goal,
    looked: u64,
    line: Vec<Move>,
    best: Vec<Move>,
}

impl Search<'_> {
    /// Returns the probability that random moves meet the goal in `left` moves, and keeps the first line that
    /// does.
    fn chance(&mut self, board: &Board, left: usize) -> f64 {
        let moves: Vec<Move> = board.moves().collect();
        self.looked += moves.len() as u64;
        if moves.is_empty() || self.looked > MOST {
            return 0.0;
        }
        let mut sum = 0.0;
        for &mv in &moves {
            self.line.push(mv);
            sum += if left > 1 {
                self.after(board, mv, left - 1)
            } else {
                f64::from(u8::from(self.is_last(board, mv)))
            };
            if sum > 0.0 && self.best.is_empty() {
                self.best.clone_from(&self.line);
            }
            self.line.pop();
        }
        sum / moves.len() as f64
    }

    fn after(&mut self, board: &Board, mv: Move, left: usize) -> f64 {
        let mut board = board.clone();
        board.play(Params::Classic, mv, &mut Reel::silent()).expect("a legal move");
        match self.goal.met(&Params::Classic, self.start, &board, &[]) {
            Progress::Met => 1.0,
            Progress::Lost => 0.0,
            Progress::Open => self.chance(&board, left),
        }
    }

    /// True if a move meets the goal, judged from the grid without playing it.
    fn is_last(&self, board: &Board, mv: Move) -> bool {
        let Move::Place { orientation, at } = mv else { return false };
        let cells = board.landing(orientation, at).expect("a legal move");
        let after = place(board.field(), board.corner(), board.current().colour, cells);
        let lines = after.points as u32 / board.field().line_points() as u32;
        let (tally, start) = (board.tally(), self.start.tally());
        match self.goal {
            Goal::Burst(n) => tally.lines + lines - start.lines >= n,
            Goal::Grow(size) => after.field.size() >= size,
            Goal::Survive(n) => tally.tiles + 1 - start.tiles >= n,
        }
    }
}

/// Returns the shortest solution and its difficulty in bits; `None` if it is shorter than `least` or longer
/// than `most` moves, or the search is abandoned.
fn solve(start: &Board, goal: Goal, (least, most): (usize, usize)) -> Option<(Vec<Move>, f64)> {
    for depth in 1..=most {
        let mut search = Search { start, goal, looked: 0, line: Vec::new(), best: Vec::new() };
        let chance = search.chance(start, depth);
        if search.looked > MOST {
            return None;
        }
        if chance > 0.0 {
            return (depth >= least).then_some((search.best, -chance.log2()));
        }
    }
    None
}

/// Returns the moves of the greedy player, which chooses the placement with the best value.
fn careful(board: &Board, weights: &Weights) -> Vec<Move> {
    let best = glance((board.field(), board.corner()), [board.current(), board.next()], weights);
    best.map_or_else(Vec::new, |(plan, _)| {
        let place = Move::Place { orientation: plan.orientation, at: plan.at };
        if plan.swaps { vec![Move::Swap, place] } else { vec![place] }
    })
}

/// Returns a whole game, with a solution that is not proven shortest.
fn game(weights: &Weights) -> Stop {
    let solutions = (1..=GAMES).map(|seed| {
        let mut board = Board::deal(Params::Classic, Rng::from_seed(seed));
        let mut moves = Vec::new();
        while board.tally().lines == 0 && board.can_go_on() {
            for mv in careful(&board, weights) {
                board.play(Params::Classic, mv, &mut Reel::silent()).expect("a legal move");
                moves.push(mv);
            }
        }
        (board.tally().lines > 0 && moves.len() >= FEWEST).then_some((seed, moves))
    });
    let (seed, moves) = solutions.flatten().min_by_key(|(_, moves)| moves.len()).expect("there are games");
    Stop { text: format!("#{seed}"), goal: Goal::Burst(1), moves, is_proven: false, bits: f64::NAN }
}

/// Returns the positions of a game played carelessly.
fn positions(size: u8, seed: u64, weights: &Weights) -> Vec<String> {
    let rows = vec![".".repeat(size.into()); size.into()].join("-");
    let mut rng = Rng::from_seed(seed);
    // The tiles and the generator come from a deal, the empty grid has the given size.
    let mut text = String::new();
    Tileburst::print(&Params::Classic, &Board::deal(Params::Classic, Rng::from_seed(seed)), &mut text);
    let parts: Vec<&str> = text.split('/').collect();
    let text = [&size.to_string(), &rows, parts[2], parts[3], "0", &parts[5].replace("score=", "")].join("/");
    let mut board =
        Tileburst::parse(&Params::Classic, &text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut positions = Vec::new();
    while board.tally().tiles < TILES && board.can_go_on() && board.field().size() <= LARGEST {
        let mut text = String::new();
        Tileburst::print(&Params::Classic, &board, &mut text);
        positions.push(text);
        let moves: Vec<Move> = board.moves().collect();
        let moves = match careful(&board, weights) {
            careful if !rng.odds(1, CARELESS) => careful,
            _ => vec![moves[rng.below(moves.len() as u32) as usize]],
        };
        for mv in moves {
            board.play(Params::Classic, mv, &mut Reel::silent()).expect("a legal move");
        }
    }
    positions
}

fn print(Stop { text, goal, moves, is_proven, .. }: &Stop, step: Option<&str>) {
    let line: Vec<String> = moves.iter().map(Move::to_string).collect();
    let say = step.map_or_else(String::new, |step| format!(" | tileburst-step-{step}"));
    let proof = if *is_proven { "!" } else { "" };
    println!("tileburst:classic{text};aim={goal};par={}{proof} | {}{say}", moves.len(), line.join(", "));
}

fn main() {
    let start = Instant::now();
    println!("# first-steps");
    for (name, text, goal) in STEPS {
        let mut text = text.to_owned();
        let board =
            Tileburst::parse(&Params::Classic, &text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let (moves, bits) = solve(&board, goal, (1, 4)).unwrap_or_else(|| panic!("{name} has no solution"));
        text.clear();
        Tileburst::print(&Params::Classic, &board, &mut text);
        let stop = Stop { text: format!("@{text}"), goal, moves, is_proven: true, bits };
        eprintln!("{name}: {:.1} bits", stop.bits);
        print(&stop, Some(name));
    }
    let weights = Weights::learned();
    print(&game(&weights), Some("game"));
    let mut known = HashSet::new();
    let mut seed = 0;
    for chapter in CHAPTERS {
        let mut stops: Vec<Stop> = Vec::new();
        let mut looked = 0;
        while stops.len() < chapter.boards {
            seed += 1;
            let size = chapter.sizes[seed as usize % chapter.sizes.len()];
            // One position per game is enough: neighbouring positions are similar.
            let found = positions(size, seed, &weights).into_iter().rev().step_by(3).find_map(|text| {
                looked += 1;
                let board = Tileburst::parse(&Params::Classic, &text).expect("it was printed");
                let goals = (chapter.goals)(&board).into_iter();
                let (goal, (moves, bits)) =
                    goals.filter_map(|goal| Some((goal, solve(&board, goal, chapter.par)?))).next()?;
                let is_fresh = bits >= chapter.least && known.insert(symmetry::canonical(&board));
                is_fresh.then(|| Stop { text: format!("@{text}"), goal, moves, is_proven: true, bits })
            });
            stops.extend(found);
        }
        stops.sort_by(|a, b| a.bits.total_cmp(&b.bits));
        eprintln!(
            "{}: {} boards of {looked}, {:.1} to {:.1} bits, {:.0} s",
            chapter.name,
            stops.len(),
            stops[0].bits,
            stops[stops.len() - 1].bits,
            start.elapsed().as_secs_f64()
        );
        println!("# {}", chapter.name);
        for stop in stops {
            print(&stop, None);
        }
    }
}
