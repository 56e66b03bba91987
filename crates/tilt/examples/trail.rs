//! Searches for the boards of Tilt's trail and prints them. The output is deterministic and takes a minute.
//!
//!     cargo run --release -p tilery-tilt --example tilt-trail > trail.new
//!
//! Positions are taken from games of a simple player. All lines of tilts from a position are searched by
//! iterative deepening, which proves par: no shorter line meets the goal. Difficulty is measured by lines of
//! par tilts, each drawn at random from the legal tilts: if 1 in 2^n lines meets the goal, the difficulty is
//! n bits. It grows with par, and with every branch that misses the goal. A chapter samples boards across the
//! whole range of difficulties found, easiest first.

#[path = "../tests/symmetry.rs"]
mod symmetry;

use std::collections::HashSet;

use tilery_kit::{Dir, Goal as _, Grid, Progress, Reel, Rng, Rules, trail};
use tilery_tilt::{Board, Goal, Params, Tilt};

/// A candidate board.
struct Found {
    text: String,
    bits: f64,
    /// The board up to symmetry, and its goal.
    key: String,
}

/// The selection criteria of a chapter.
struct Chapter {
    name: &'static str,
    /// The sizes of its boards.
    sizes: &'static [&'static str],
    count: usize,
    /// The number of games to sample.
    games: u64,
    /// The number of moves before a position is taken, and the bound of a random addition. For
    /// [`Kind::Survive`], counted back from the end of the game.
    moves: (u32, u32),
    kind: Kind,
    /// The smallest and the largest par.
    pars: (usize, usize),
    /// The number of times that the values of all tiles are doubled.
    raise: u8,
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Tiles,
    Reach,
    Survive,
}

const CHAPTERS: [Chapter; 5] = [
    Chapter {
        name: "tilt-merges",
        sizes: &["4x4", "3x3", "4x4"],
        count: 26,
        games: 700,
        moves: (3, 20),
        kind: Kind::Tiles,
        pars: (1, 6),
        raise: 0,
    },
    Chapter {
        name: "tilt-rescue",
        sizes: &["4x4", "3x3", "4x3"],
        count: 22,
        games: 1500,
        moves: (2, 4),
        kind: Kind::Survive,
        pars: (4, 8),
        raise: 0,
    },
    Chapter {
        name: "tilt-small",
        sizes: &["3x3"],
        count: 24,
        games: 700,
        moves: (4, 30),
        kind: Kind::Reach,
        pars: (2, 8),
        raise: 0,
    },
    Chapter {
        name: "tilt-wide",
        sizes: &["6x3", "5x4", "8x2", "5x5", "7x3", "6x6"],
        count: 20,
        games: 500,
        moves: (8, 40),
        kind: Kind::Reach,
        pars: (2, 7),
        raise: 0,
    },
    Chapter {
        name: "tilt-large",
        sizes: &["4x4"],
        count: 24,
        games: 700,
        moves: (20, 90),
        kind: Kind::Reach,
        pars: (3, 8),
        raise: 5,
    },
];

/// The minimum difficulty of a chapter's boards, in bits.
const LEAST_BITS: f64 = 0.7;

/// The lessons: the sentence, the size, the board, the goal and its par.
const STEPS: [(&str, &str, &str, Goal, usize); 7] = [
    ("tilt-step-slide", "3x3", "0,0,0/0,2,0/0,0,0", Goal::Survive(2), 2),
    ("tilt-step-merge", "3x3", "0,0,0/2,0,2/0,0,0", Goal::Reach(2), 1),
    ("tilt-step-pairs", "4x4", "2,2,4,4/0,0,0,0/0,0,0,0/0,0,0,0", Goal::Tiles(3), 1),
    ("tilt-step-chain", "4x4", "2,2,4,8/0,0,0,0/0,0,0,0/0,0,0,0", Goal::Reach(4), 3),
    ("tilt-step-spawn", "3x3", "2,0,0/0,0,0/0,0,0", Goal::Reach(2), 2),
    ("tilt-step-corner", "4x4", "64,32,16,8/0,0,0,8/0,0,0,0/0,0,0,0", Goal::Reach(7), 4),
    ("tilt-step-empty", "4x4", "2,4,2,4/0,0,0,0/2,4,2,4/0,0,0,0", Goal::Tiles(5), 1),
];

fn main() {
    let mut seen = HashSet::new();
    println!("# first-steps");
    for (say, size, tiles, goal, par) in STEPS {
        let params: Params = size.parse().expect("a size");
        // The first seed for which the shortest solution has the right length.
        let found = (0..2000).find_map(|seed| {
            let text = format!("{tiles};score=0;chance={seed:016x}");
            let board = Tilt::parse(&params, &text).expect("a board");
            let line = shortest(&params, &board, goal, par)?;
            (line.len() == par).then(|| found(&params, &board, goal, &line))
        });
        let found = found.unwrap_or_else(|| panic!("{say} cannot be solved in {par}"));
        assert!(seen.insert(found.key), "{say} repeats an earlier board");
        println!("{} | {say}", found.text);
    }
    for chapter in CHAPTERS {
        let mut pool = Vec::new();
        for seed in 0..chapter.games {
            pool.extend(look(&chapter, seed));
        }
        pool.sort_by(|a, b| a.bits.total_cmp(&b.bits).then_with(|| a.text.cmp(&b.text)));
        pool.retain(|found| seen.insert(found.key.clone()));
        assert!(pool.len() >= chapter.count, "{}: only {} boards", chapter.name, pool.len());
        println!("# {}", chapter.name);
        let bits: Vec<f64> = (0..chapter.count)
            .map(|n| {
                let found = &pool[n * (pool.len() - 1) / (chapter.count - 1)];
                println!("{}", found.text);
                found.bits
            })
            .collect();
        eprintln!(
            "{}: {} of {} boards, difficulty {:.1} to {:.1} bits, median {:.1}",
            chapter.name,
            bits.len(),
            pool.len(),
            bits[0],
            bits[bits.len() - 1],
            bits[bits.len() / 2]
        );
    }
}

/// Returns a position of a game, if it has a goal for the chapter.
fn look(chapter: &Chapter, seed: u64) -> Option<Found> {
    let size = chapter.sizes[seed as usize % chapter.sizes.len()];
    let params: Params = size.parse().expect("a size");
    let mut rng = Rng::from_seed(seed ^ 0x7261_696c);
    let mut board = Board::deal(&params, Rng::from_seed(seed));
    let mut boards = vec![board.clone()];
    let moves =
        if chapter.kind == Kind::Survive { u32::MAX } else { chapter.moves.0 + rng.below(chapter.moves.1) };
    for _ in 0..moves {
        // Mostly plays towards one corner.
        let order = if rng.odds(1, 8) { [3, 2, 0, 1] } else { [0, 3, 1, 2] };
        let tilts = order.map(|n| Dir::ALL[n]);
        let Some(dir) = tilts.into_iter().find(|&dir| board.can_tilt(dir)) else { break };
        board.tilt(dir, &mut Reel::silent());
        boards.push(board.clone());
    }
    if chapter.kind == Kind::Survive {
        // Starts some moves before the end of the game.
        let back = chapter.moves.0 + rng.below(chapter.moves.1);
        board = boards.swap_remove(boards.len().saturating_sub(1 + back as usize));
    }
    let powers = Grid::from_fn(params.rows(), params.cols(), |cell| {
        board.tiles()[cell]
            .map_or(0, |tile| if tile.power > 3 { tile.power + chapter.raise } else { tile.power })
    });
    let board = Board::new(&powers, 0, board.rng().clone());
    let (least, longest) = chapter.pars;
    let count = powers.as_slice().iter().filter(|&&power| power > 0).count();
    let goal = match chapter.kind {
        Kind::Survive => Goal::Survive(least + rng.below((longest - least + 1) as u32) as usize),
        Kind::Reach => Goal::Reach(board.best() + 1),
        Kind::Tiles => {
            let most = count.saturating_sub(1 + rng.below(count as u32 / 2) as usize).max(2);
            Goal::Tiles(most)
        }
    };
    let line = shortest(&params, &board, goal, longest)?;
    if line.len() < least {
        return None;
    }
    let found = found(&params, &board, goal, &line);
    // A goal that most lines meet is too easy.
    (found.bits >= LEAST_BITS).then_some(found)
}

fn found(params: &Params, board: &Board, goal: Goal, line: &[Dir]) -> Found {
    let mut position = String::new();
    Tilt::write(params, board, &mut position);
    let par = line.len();
    let text = format!("tilt:{position};aim={goal};par={par}! | {}", trail::solution(line));
    let bits = -luck(params, board, board, goal, &mut Vec::new(), par).log2();
    Found { text, bits, key: format!("{} {goal}", symmetry::canonical(board)) }
}

/// The shortest line of at most `most` tilts that meets a goal.
fn shortest(params: &Params, board: &Board, goal: Goal, most: usize) -> Option<Vec<Dir>> {
    if goal.met(params, board, board, &[]) == Progress::Met {
        return None;
    }
    (1..=most).find_map(|moves| {
        let mut line = Vec::new();
        meets(params, board, board, goal, &mut line, moves).then_some(line)
    })
}

/// True if a goal can be met in exactly `left` tilts; if so, `line` is a solution.
fn meets(
    params: &Params,
    start: &Board,
    board: &Board,
    goal: Goal,
    line: &mut Vec<Dir>,
    left: usize,
) -> bool {
    if left == 0 {
        return goal.met(params, start, board, line) == Progress::Met;
    }
    Dir::ALL.into_iter().any(|dir| {
        let mut next = board.clone();
        if !next.tilt(dir, &mut Reel::silent()) {
            return false;
        }
        line.push(dir);
        let is_met = meets(params, start, &next, goal, line, left - 1);
        if !is_met {
            line.pop();
        }
        is_met
    })
}

/// The probability that a goal is met within `left` tilts, each drawn from the legal ones.
fn luck(params: &Params, start: &Board, board: &Board, goal: Goal, line: &mut Vec<Dir>, left: usize) -> f64 {
    if goal.met(params, start, board, line) == Progress::Met {
        return 1.0;
    }
    if left == 0 {
        return 0.0;
    }
    let (mut sum, mut count) = (0.0, 0.0f64);
    for dir in Dir::ALL {
        let mut next = board.clone();
        if next.tilt(dir, &mut Reel::silent()) {
            line.push(dir);
            sum += luck(params, start, &next, goal, line, left - 1);
            line.pop();
            count += 1.0;
        }
    }
    sum / count.max(1.0)
}
