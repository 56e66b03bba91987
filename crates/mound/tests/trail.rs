//! The trail: its solutions, the proofs of its pars, and the success of a greedy player on its first boards.

use tilery_kit::{History, Reel, Rng, Rules, State, recorded, trail};
use tilery_mound::{Board, Brick, Mound, Move, Params, Side};

use crate::solver::Solver;

fn search(start: &History<Mound>, moves: usize, nodes: &mut u64) -> Option<bool> {
    let mut solver = Solver::new(start, *nodes);
    let found = solver.line(moves);
    *nodes = solver.nodes;
    Some(found?.is_some())
}

/// A board's visible bricks as text, without level, score and chance; the smaller of the texts of a board and
/// its mirror image.
fn up_to_symmetry(_: &Params, board: &Board) -> String {
    let line = |bricks: &[Brick]| -> String { bricks.iter().map(|brick| brick.colour.letter()).collect() };
    let backwards = |text: &String| -> String { text.chars().rev().collect() };
    let rows: Vec<String> = board
        .cells()
        .iter()
        .map(|row| row.iter().map(|brick| brick.map_or('.', |brick| brick.colour.letter())).collect())
        .collect();
    let [top, right, bottom, left] = Side::ALL.map(|side| board.lines(side).map(|bricks| line(&bricks)));
    let mirrored = (
        rows.iter().map(backwards).collect::<Vec<_>>(),
        [top.each_ref().map(backwards), left.clone(), bottom.each_ref().map(backwards), right.clone()],
    );
    let whole = (rows, [top, right, bottom, left]);
    format!("{:?} {}", whole.min(mirrored), line(board.stack()))
}

#[test]
fn the_boards_of_the_trail_are_solved_in_par() {
    recorded::trail::<Mound>(search, up_to_symmetry);
}

/// The longest par that exhaustive search proves quickly.
const SHORT: usize = 3;

/// The generator and these tests share a pruned solver; this search without pruning checks it.
#[test]
fn a_search_without_a_bound_finds_nothing_shorter() {
    let trail = trail::parse(Mound::TRAIL).expect("a trail");
    let mut proven = 0;
    for stop in trail.iter().flat_map(|chapter| &chapter.boards) {
        let start = open(stop);
        let par = start.aim().and_then(|aim| aim.par).expect("each board has a par");
        if par.is_proven && par.moves <= SHORT {
            let found = recorded::exhaustive(&start, par.moves - 1, &mut { u64::MAX });
            assert_eq!(found, Some(false), "{}", stop.text);
            proven += 1;
        }
    }
    assert!(proven > 50, "{proven} pars are short");
}

fn open(stop: &trail::Stop) -> History<Mound> {
    let text = stop.text.strip_prefix("mound:").expect("a board of Mound");
    History::open(text).expect("a board")
}

/// Games per board.
const GAMES: u64 = 100;
/// The number of moves after which a player gives up.
const PATIENCE: usize = 200;

/// Returns the move that leaves the fewest bricks; ties are broken at random.
fn greedy(params: &Params, board: &Board, rng: &mut Rng) -> Option<Move> {
    let left = |mv: &Move| {
        let mut next = board.clone();
        Mound::play(params, &mut next, mv, &mut Reel::silent()).ok()?;
        Some(if next.level() > board.level() { 0 } else { next.count() })
    };
    let moves: Vec<(Option<usize>, Move)> = board.moves(params).map(|mv| (left(&mv), mv)).collect();
    let least = moves.iter().map(|(left, _)| *left).min()?;
    let best: Vec<Move> = moves.into_iter().filter(|(left, _)| *left == least).map(|(_, mv)| mv).collect();
    rng.pick(&best).copied()
}

/// True if a greedy player clears the first level of a board.
fn is_cleared_by_greed(start: &History<Mound>, seed: u64) -> bool {
    let params = start.params();
    // Each game draws different bricks.
    let mut text = String::new();
    Mound::write(params, start.board(), &mut text);
    let (position, _) = text.split_once(";chance=").expect("a board has chance");
    let (_, mut board) = Mound::read(&format!("{position};chance={seed:016x}")).expect("the same board");
    let mut rng = Rng::from_seed(seed);
    for _ in 0..PATIENCE {
        if Mound::status(params, &board).state == State::Lost {
            return false;
        }
        let Some(mv) = greedy(params, &board, &mut rng) else { return false };
        Mound::play(params, &mut board, &mv, &mut Reel::silent()).expect("a listed move plays");
        if board.level() > start.board().level() {
            return true;
        }
    }
    false
}

/// The number of boards at the start of the ramp that a greedy player should clear.
const GENTLE: usize = 4;

#[test]
fn a_greedy_player_clears_the_first_levels_of_the_ramp_in_half_of_its_games() {
    let trail = trail::parse(Mound::TRAIL).expect("a trail");
    let cleared = |stop: &trail::Stop| {
        let start = open(stop);
        (0..GAMES).filter(|&seed| is_cleared_by_greed(&start, seed)).count()
    };
    // The last lesson is a small game; the ramp begins after it.
    let game = trail[1].boards.last().expect("first steps");
    assert_eq!(game.say.as_deref(), Some("mound-step-game"));
    let shares: Vec<usize> =
        std::iter::once(game).chain(trail[2].boards.iter().take(GENTLE)).map(cleared).collect();
    println!("a greedy player clears {shares:?} of {GAMES}");
    assert_eq!(trail[2].name, "mound-ramp-three");
    assert!(shares.iter().all(|&cleared| 2 * cleared >= GAMES as usize), "{shares:?} of {GAMES}");
}
