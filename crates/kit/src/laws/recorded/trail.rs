//! Tests of trails: every solution is played, and every par that is marked as proven is proven again.

use std::collections::{HashMap, HashSet};

use crate::formats::trail::{self, Stop};
use crate::game::input::Gesture;
use crate::game::{Game, Layout};
use crate::rules::{Aim, Progress, Reel};
use crate::session::{AnyHistory, AnySession, CatalogueSession, History, Session};

/// Nodes per proof in a normal run. If `TILERY_CASES` is set (by `npm run fuzz`), every proof is completed.
const NODES: u64 = 20_000;

/// Searches for a solution of an assignment with at most the given number of moves, within the given number
/// of nodes. Returns true if there is one. `None` if the search used up its nodes, or has nodes left but
/// declined a position that is too large for it.
pub type Search<G> = fn(&History<G>, usize, &mut u64) -> Option<bool>;

/// Opens every board of a game's trail and plays its solution, which must meet the goal in par, with the last
/// move. Gestures must make the same moves in both layouts. `search` must find no solution shorter than a par
/// that is marked as proven. `alike` maps boards that are the same up to symmetry to the same text; no two
/// boards of the trail with the same goal may have the same text.
///
/// # Panics
/// If a board is faulty, with its line.
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
        if !stop.gestures.is_empty() {
            for layout in [Layout::Portrait, Layout::Landscape] {
                for is_mouse in [false, true] {
                    perform::<G>(stop, layout, is_mouse);
                }
            }
        }
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
    println!("{}: {called} pars are marked as proven, {proven} of them were proven in this run", G::ID);
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
    let length = if G::has_turns(start.params()) { stop.effort() } else { moves.len() };
    assert_eq!(par, Some(length), "trail.txt, line {line}: par is the length of the solution");
    assert_eq!(
        start.progress(),
        Some(Progress::Open),
        "trail.txt, line {line}: the goal is not met at the start"
    );
    let (params, mut board, mut played) = (start.params(), start.board().clone(), Vec::new());
    for (n, text) in (1..).zip(&moves) {
        let mv: G::Move =
            text.parse().unwrap_or_else(|error| panic!("trail.txt, line {line}: {text}: {error}"));
        G::play(params, &mut board, &mv, &mut Reel::silent())
            .unwrap_or_else(|illegal| panic!("trail.txt, line {line}: {text}: {illegal}"));
        played.push(mv);
        let progress = aim.judge(params, start.start(), &board, &played);
        let expected = if n == moves.len() { Progress::Met } else { Progress::Open };
        assert_eq!(progress, expected, "trail.txt, line {line}, after {n} of {} moves", moves.len());
    }
}

/// Performs the gestures of a board, each of which must make the next move of the solution.
fn perform<G: Game>(stop: &Stop, layout: Layout, is_mouse: bool) {
    let line = stop.pos.line;
    let mut session = Session::<G>::begin(open(stop));
    session.lay_out(layout, None);
    let moves = stop.moves();
    assert_eq!(stop.gestures.len(), moves.len(), "trail.txt, line {line}: a gesture for each move");
    for (n, text) in (1..).zip(&stop.gestures) {
        let gesture = Gesture::parse(text, layout, is_mouse)
            .unwrap_or_else(|| panic!("trail.txt, line {line}: `{text}` is not a gesture"));
        for input in gesture.inputs(is_mouse) {
            session.input(input);
        }
        let made: Vec<String> = session.all_moves().iter().map(ToString::to_string).collect();
        assert_eq!(made, moves[..n], "trail.txt, line {line}, {layout:?}, mouse {is_mouse}: `{text}`");
    }
}

/// The [`Search`] that tries all moves, for games with few moves. It visits each position at most once for
/// each depth.
pub fn exhaustive<G: Game>(start: &History<G>, moves: usize, nodes: &mut u64) -> Option<bool> {
    let aim = start.aim()?;
    deeper(start, aim, start.board(), &mut Vec::new(), moves, nodes, &mut HashMap::new())
}

/// Searches from `board` with `left` moves. `failed` maps positions to the greatest number of moves with
/// which the search from there has failed.
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
        Progress::Met => return Some(true),
        Progress::Lost => return Some(false),
        Progress::Open if left == 0 => return Some(false),
        Progress::Open => {}
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
