//! Tests of trails: every solution is played, and every par that is called proven is proven.

use std::collections::{HashMap, HashSet};

use crate::formats::trail::{self, Stop};
use crate::game::Game;
use crate::rules::{Aim, Reel, Verdict};
use crate::session::History;

/// Nodes per proof in a normal run. With `TILERY_CASES`, as `npm run fuzz` sets it, every proof is completed.
const NODES: u64 = 20_000;

/// True if an assignment can be met in at most so many moves. `None` when the search used up its nodes, or
/// has nodes left but declined a position too large for it.
pub type Search<G> = fn(&History<G>, usize, &mut u64) -> Option<bool>;

/// Opens every board of a game's trail and plays its solution, which must meet the goal with the last move,
/// in par. A proven par has no shorter solution by `search`. `alike` maps boards that are the same up to
/// symmetry to the same text; no two boards of the trail with the same goal may share it.
///
/// # Panics
/// When a board is faulty, with its line.
pub fn trail<G: Game>(search: Search<G>, alike: fn(&G::Params, &G::Board) -> String) {
    let chapters = trail::parse(G::TRAIL).unwrap_or_else(|error| panic!("trail.txt: {error}"));
    assert!(!chapters.is_empty() && chapters.iter().all(|chapter| !chapter.boards.is_empty()));
    let names: HashSet<&str> = chapters.iter().map(|chapter| chapter.name.as_str()).collect();
    assert_eq!(names.len(), chapters.len(), "the names of chapters are unique");
    let is_all = std::env::var_os("TILERY_CASES").is_some();
    let mut seen: HashMap<String, u32> = HashMap::new();
    let (mut proven, mut called) = (0, 0);
    for stop in chapters.iter().flat_map(|chapter| &chapter.boards) {
        let line = stop.pos.line;
        let start = open::<G>(stop);
        let aim = start.aim().unwrap_or_else(|| panic!("trail.txt, line {line}: the aim is missing"));
        solve(&start, aim, stop);
        let task = aim.to_string().split(";par=").next().unwrap_or_default().to_owned();
        let key = format!("{} {} {task}", start.params(), alike(start.params(), start.board()));
        if let Some(other) = seen.insert(key, line) {
            panic!("trail.txt: the boards of lines {other} and {line} are the same up to symmetry");
        }
        if aim.par.is_some_and(|par| par.is_proven) {
            called += 1;
            let moves = stop.moves().len() - 1;
            let mut nodes = if is_all { u64::MAX } else { NODES };
            match search(&start, moves, &mut nodes) {
                Some(true) => panic!("trail.txt, line {line}: it can be solved in {moves} moves"),
                Some(false) => proven += 1,
                None => assert!(!is_all || nodes > 0, "trail.txt, line {line}: its par is not proven"),
            }
        }
    }
    println!("{}: {called} pars are called proven, {proven} were proven now", G::ID);
    assert!(called == 0 || proven > 0, "some proofs are cheap enough for every run");
}

fn open<G: Game>(stop: &Stop) -> History<G> {
    let text = stop.text.strip_prefix(&format!("{}:", G::ID)).unwrap_or(&stop.text);
    let history =
        History::<G>::open(text).unwrap_or_else(|error| panic!("trail.txt: {}", error.inside(stop.pos)));
    let origin = history.id().unwrap_or_else(|| history.position());
    let aim = history.aim().map(ToString::to_string).unwrap_or_default();
    assert_eq!(origin + &aim, stop.text, "trail.txt, line {}: the text is canonical", stop.pos.line);
    history
}

/// Plays the solution of a board.
fn solve<G: Game>(start: &History<G>, aim: &Aim<G>, stop: &Stop) {
    let line = stop.pos.line;
    let moves = stop.moves();
    let par = aim.par.map(|par| par.moves);
    assert_eq!(par, Some(moves.len()), "trail.txt, line {line}: par is the length of the solution");
    assert_eq!(
        start.verdict(),
        Some(Verdict::Open),
        "trail.txt, line {line}: the goal is not met at the start"
    );
    let (params, mut board, mut played) = (start.params(), start.board().clone(), Vec::new());
    for (n, text) in (1..).zip(&moves) {
        let mv: G::Move =
            text.parse().unwrap_or_else(|error| panic!("trail.txt, line {line}: {text}: {error}"));
        G::play(params, &mut board, &mv, &mut Reel::silent())
            .unwrap_or_else(|illegal| panic!("trail.txt, line {line}: {text}: {illegal}"));
        played.push(mv);
        let verdict = aim.judge(params, start.start(), &board, &played);
        let expected = if n == moves.len() { Verdict::Met } else { Verdict::Open };
        assert_eq!(verdict, expected, "trail.txt, line {line}, after {n} of {} moves", moves.len());
    }
}

/// The [`Search`] that tries all moves, for games with few of them. It visits each position once for each
/// depth.
pub fn exhaustive<G: Game>(start: &History<G>, moves: usize, nodes: &mut u64) -> Option<bool> {
    let aim = start.aim()?;
    deeper(start, aim, start.board(), &mut Vec::new(), moves, nodes, &mut HashMap::new())
}

/// `failed` holds the number of moves left with which a position was searched in vain.
fn deeper<G: Game>(
    start: &History<G>,
    aim: &Aim<G>,
    board: &G::Board,
    played: &mut Vec<G::Move>,
    left: usize,
    nodes: &mut u64,
    failed: &mut HashMap<String, usize>,
) -> Option<bool> {
    let params = start.params();
    match aim.judge(params, start.start(), board, played) {
        Verdict::Met => return Some(true),
        Verdict::Lost => return Some(false),
        Verdict::Open if left == 0 => return Some(false),
        Verdict::Open => {}
    }
    let mut position = String::new();
    G::print(params, board, &mut position);
    if failed.get(&position).is_some_and(|&before| before >= left) {
        return Some(false);
    }
    for mv in G::moves(params, board) {
        *nodes = nodes.checked_sub(1)?;
        let mut next = board.clone();
        G::play(params, &mut next, &mv, &mut Reel::silent()).ok()?;
        played.push(mv);
        let found = deeper(start, aim, &next, played, left - 1, nodes, failed);
        played.pop();
        if found != Some(false) {
            return found;
        }
    }
    failed.insert(position, left);
    Some(false)
}
