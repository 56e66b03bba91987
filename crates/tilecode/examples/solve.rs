//! Finds a play that wins a game level by level: `solve GAME|FILE [LEVEL [SEED]]`. Prints the play as a save,
//! and the numbers of presses and rounds of each level on the way. The recorded plays were made by it.
//!
//! - Games by turns are searched as for hints: for the fewest presses.
//! - Real-time and touch games are played by beam search over rounds or touches. The beam keeps plays with
//!   more points, fewer targets left, and the player nearer to a target; lost plays are dropped. Beams become
//!   wider until the level is won.

use std::collections::{HashSet, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

use tilery_kit::{Budget, Reel, Rng};
use tilery_tilecode::board::Changed;
use tilery_tilecode::model::Kind;
use tilery_tilecode::solve::{self, Outlook};
use tilery_tilecode::{Board, Outcome, Params, Project, Round};

/// The seed of recorded plays.
const SEED: u64 = 1;
/// The node limit of a search over presses. Each round costs at least one node.
const MOST: u64 = 100_000_000;
/// The maximum number of rounds to wait after a press.
const SETTLES: usize = 60;
/// The widths of successive beams.
const WIDTHS: [usize; 6] = [30, 200, 200, 1_500, 1_500, 6_000];
/// The depth of a beam, in rounds.
const LONGEST: usize = 900;

/// The strategy for a game.
struct Aim {
    game: &'static str,
    /// Waits after each press until nothing moves.
    waits: bool,
    /// The buttons that the game uses.
    presses: &'static [&'static str],
    /// Kinds of sprites to reduce in number, and backgrounds to reach or cover.
    wants: &'static [&'static str],
    /// Backgrounds to which the sprites of `wants` are brought.
    homes: &'static [&'static str],
    /// Backgrounds that block the player.
    walls: &'static [&'static str],
}

const ARROWS: &[&str] = &["L", "U", "R", "D"];
const WALKS: &[&str] = &[".", "L", "U", "R", "D"];

const AIMS: &[Aim] = &[
    Aim { game: "steps", waits: false, presses: WALKS, wants: &["flag"], homes: &[], walls: &["hedge"] },
    Aim { game: "crates", waits: true, presses: ARROWS, wants: &[], homes: &[], walls: &[] },
    Aim { game: "rocks", waits: false, presses: WALKS, wants: &["diamond"], homes: &[], walls: &["wall"] },
    Aim {
        game: "snake",
        waits: false,
        presses: WALKS,
        wants: &["apple", "basket"],
        homes: &[],
        walls: &["hedge"],
    },
    Aim { game: "maze", waits: false, presses: WALKS, wants: &["dot"], homes: &[], walls: &["wall"] },
    Aim {
        game: "aliens",
        waits: false,
        presses: &[".", "L", "R", "A", "LA", "RA"],
        wants: &["alien", "saucer"],
        homes: &[],
        walls: &[],
    },
    Aim {
        game: "crossing",
        waits: false,
        presses: WALKS,
        wants: &["goal"],
        homes: &[],
        walls: &["hedge", "east", "west", "end"],
    },
    Aim { game: "gems", waits: true, presses: &[], wants: &[], homes: &[], walls: &[] },
    Aim {
        game: "belts",
        waits: false,
        presses: WALKS,
        wants: &["exit"],
        homes: &[],
        walls: &["wall", "lava"],
    },
    Aim { game: "gates", waits: true, presses: ARROWS, wants: &[], homes: &[], walls: &[] },
    Aim {
        game: "lever",
        waits: true,
        presses: &["L", "U", "R", "D", "A"],
        wants: &[],
        homes: &[],
        walls: &[],
    },
    Aim { game: "dungeon", waits: true, presses: ARROWS, wants: &[], homes: &[], walls: &[] },
    Aim {
        game: "robot",
        waits: true,
        presses: &["L", "U", "R", "D", "A"],
        wants: &[],
        homes: &[],
        walls: &[],
    },
    Aim { game: "herd", waits: false, presses: WALKS, wants: &["sheep"], homes: &["pen"], walls: &["fence"] },
];

/// Hashes a board without rounds and chance.
fn key(board: &Board) -> u64 {
    let mut hasher = DefaultHasher::new();
    (board.level, board.score, board.blocked).hash(&mut hasher);
    board.backgrounds.hash(&mut hasher);
    for piece in board.sprites() {
        (piece.kind, piece.tile, piece.heading).hash(&mut hasher);
    }
    match board.change {
        Changed::All => 0.hash(&mut hasher),
        Changed::None => 1.hash(&mut hasher),
        Changed::Some => board.changed.iter().for_each(|tile| tile.hash(&mut hasher)),
    }
    hasher.finish()
}

/// A play as a linked list of its rounds, the last one first.
struct Line {
    round: Round,
    before: Option<Rc<Line>>,
}

fn rounds_of(mut line: Option<Rc<Line>>) -> Vec<Round> {
    let mut rounds = Vec::new();
    while let Some(last) = line {
        rounds.push(last.round);
        line = last.before.clone();
    }
    rounds.reverse();
    rounds
}

fn play(board: &Board, before: &Option<Rc<Line>>, press: &[Round], waits: bool) -> (Board, Option<Rc<Line>>) {
    let mut next = board.clone();
    let mut line = before.clone();
    let mut go = |next: &mut Board, round: Round| {
        next.play(round, &mut Reel::silent());
        line = Some(Rc::new(Line { round, before: line.take() }));
    };
    for &round in press {
        if next.outcome == Outcome::Playing && next.level == board.level {
            go(&mut next, round);
        }
    }
    let mut n = 0;
    while waits
        && n < SETTLES
        && next.outcome == Outcome::Playing
        && next.level == board.level
        && !next.is_asleep()
    {
        go(&mut next, Round::default());
        n += 1;
    }
    (next, line)
}

fn is_past(board: &Board, level: usize) -> bool {
    board.outcome == Outcome::Won || board.level > level
}

type Won = Option<(Board, Vec<Round>)>;

/// Finds the fewest presses.
fn search(start: &Board) -> Won {
    let Outlook::Wins(rounds) = solve::solve(start, &mut Budget::nodes(MOST)) else { return None };
    let mut board = start.clone();
    rounds.iter().for_each(|round| board.play(*round, &mut Reel::silent()));
    Some((board, rounds))
}

/// The evaluation of a board for the beam; lower is better.
fn worth(board: &Board, aim: &Aim, brings: i64) -> i64 {
    let meaning = board.project().meaning();
    let index = |kinds: &[Kind], name: &&str| kinds.iter().position(|kind| kind.name == **name);
    let mask = |kinds: &[Kind], names: &[&str]| {
        names.iter().filter_map(|name| index(kinds, name)).fold(0u8, |mask, n| mask | 1 << n)
    };
    let (wanted, places) = (mask(&meaning.sprites, aim.wants), mask(&meaning.backgrounds, aim.wants));
    let walls = mask(&meaning.backgrounds, aim.walls);
    let mut goals = vec![false; board.masks.len()];
    let mut left = 0;
    let mut low = 0;
    let homes = mask(&meaning.backgrounds, aim.homes);
    let all = || (0..board.rows).flat_map(|row| (0..board.cols).map(move |col| (row, col)));
    let home: Vec<(usize, usize)> = all()
        .filter(|&(row, col)| homes >> board.backgrounds[usize::from(board.tile(row, col))] & 1 == 1)
        .collect();
    let mut far = 0;
    let mut players = Vec::new();
    for piece in board.sprites() {
        if piece.kind == 0 {
            players.push(piece.tile);
        }
        if wanted >> piece.kind & 1 == 1 {
            left += 1;
            let at = board.place(piece.tile);
            low += at.0 as i64;
            far += home.iter().map(|to| at.0.abs_diff(to.0) + at.1.abs_diff(to.1)).min().unwrap_or(0) as i64;
            goals[usize::from(piece.tile)] = true;
        }
    }
    let mut covered = 0;
    for (row, col) in all() {
        let tile = usize::from(board.tile(row, col));
        if places >> board.backgrounds[tile] & 1 == 1 {
            covered += 1;
            goals[tile] |= wanted == 0;
        }
    }
    let mut steps = vec![u32::MAX; board.masks.len()];
    let mut queue = VecDeque::new();
    for &tile in &players {
        steps[usize::from(tile)] = 0;
        queue.push_back(tile);
    }
    let mut near = 60;
    while let Some(tile) = queue.pop_front() {
        let so_far = steps[usize::from(tile)];
        if goals[usize::from(tile)] {
            near = near.min(so_far);
            break;
        }
        for dir in 0..4 {
            let next = board.step(tile, dir);
            let (row, col) = (usize::from(next) / board.stride(), usize::from(next) % board.stride());
            if row == 0 || col == 0 || row > board.rows || col > board.cols {
                continue;
            }
            if walls >> board.backgrounds[usize::from(next)] & 1 == 0 && steps[usize::from(next)] == u32::MAX
            {
                steps[usize::from(next)] = so_far + 1;
                queue.push_back(next);
            }
        }
    }
    let is_shooter = aim.presses.contains(&"A");
    let near = if is_shooter { 0 } else { i64::from(near) };
    low * i64::from(is_shooter) + (left + covered * i64::from(wanted != 0)) * 100 + far * brings + near * 2
        - board.score
}

/// Beam search, up to the first play that wins. A press may be several rounds.
fn beam(start: &Board, aim: &Aim, presses: &[Vec<Round>], width: usize, attempt: u32) -> Won {
    let mut seen = HashSet::from([key(start)]);
    let mut kept: Vec<(Board, Option<Rc<Line>>)> = vec![(start.clone(), None)];
    let mut rng = Rng::from_seed(u64::from(attempt));
    for _ in 0..LONGEST {
        let mut next: Vec<(i64, u32, Board, Option<Rc<Line>>)> = Vec::new();
        for (board, line) in &kept {
            for press in presses {
                let (after, line) = play(board, line, press, aim.waits);
                if is_past(&after, start.level) {
                    return Some((after, rounds_of(line)));
                }
                if after.outcome != Outcome::Lost && seen.insert(key(&after)) {
                    let worth = worth(&after, aim, 8 * i64::from(attempt % 2))
                        + i64::from(rng.below(1 + 40 * attempt));
                    next.push((worth, rng.below(1 << 20), after, line));
                }
            }
        }
        next.sort_by_key(|(worth, chance, ..)| (*worth, *chance));
        next.truncate(width);
        kept = next.into_iter().map(|(_, _, board, line)| (board, line)).collect();
        if kept.is_empty() {
            return None;
        }
    }
    None
}

fn won(start: &Board, aim: &Aim) -> Won {
    let mut presses: Vec<Vec<Round>> =
        aim.presses.iter().map(|text| vec![text.parse().expect("a round")]).collect();
    if start.has_tap() {
        // A press touches two neighbouring tiles, one after the other.
        let (rows, cols) = (start.rows as u8, start.cols as u8);
        for (row, col) in (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col))) {
            let others = [(row, col + 1), (row + 1, col)].into_iter();
            let others = others.filter(|&(row, col)| row < rows && col < cols);
            presses.extend(others.map(|other| vec![Round::Tap(row, col), Round::Tap(other.0, other.1)]));
        }
    } else if aim.waits {
        return search(start);
    }
    WIDTHS.iter().zip(0..).find_map(|(&width, attempt)| beam(start, aim, &presses, width, attempt))
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let only: Option<usize> = args.get(1).map(|n| n.parse().expect("a level"));
    let (name, project) = match args[0].parse::<Params>() {
        Ok(params) => (args[0].clone(), Rc::clone(params.project())),
        Err(_) => {
            let text = std::fs::read_to_string(&args[0]).expect("a shipped game or a file");
            let stem =
                std::path::Path::new(&args[0]).file_stem().expect("a name").to_string_lossy().into_owned();
            (stem, Project::parse(&text).unwrap_or_else(|error| panic!("{error}")).0)
        }
    };
    let aim = AIMS.iter().find(|aim| aim.game == name).expect("a game in AIMS");
    let seed = args.get(2).map_or(SEED, |seed| seed.parse().expect("a seed"));
    let mut all: Vec<Round> = Vec::new();
    let mut board = Board::at_level(&project, only.map_or(0, |n| n - 1), Rng::from_seed(seed));
    while board.outcome == Outcome::Playing {
        let number = board.level + 1;
        let is_last = number == project.meaning().levels.len();
        let level = &project.meaning().levels[number - 1].name;
        match won(&board, aim) {
            Some((next, rounds)) => {
                let presses = rounds.iter().filter(|round| **round != Round::default()).count();
                eprintln!(
                    "{name}-{number} {level}: {presses} presses, {} rounds, score {}",
                    rounds.len(),
                    next.score
                );
                all.extend(rounds);
                board = next;
            }
            None => {
                eprintln!("{name}-{number} {level}: not won");
                if is_last {
                    return;
                }
                board = Board::at_level(&project, number, Rng::from_seed(SEED));
            }
        }
        if only.is_some() {
            break;
        }
    }
    print!("tilery 1\nid tilecode:{name}#{seed}\nat {}\n", all.len());
    for round in all {
        println!("{round}");
    }
}
