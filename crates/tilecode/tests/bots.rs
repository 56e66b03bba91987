//! Simple bots: they hold a button, hold an arrow and press A, wait, or press or touch at random. A level
//! that one of them wins is trivial. Only the first levels of First Steps may be won at random.

use std::sync::atomic::{AtomicUsize, Ordering};

use tilery_kit::{Reel, Rng};
use tilery_tilecode::{Board, Outcome, Params, Round, games};

/// The rounds, or turns, that a bot plays on a level. A lost level begins again.
const ROUNDS: usize = 1_000;
/// The maximum number of rounds of a turn.
const TURN: usize = 60;
/// The number of bots that press at random. `TILERY_BOTS` overrides it: run `TILERY_BOTS=300 cargo test
/// --release simple_bot` after changing a level.
const RANDOM: u64 = 40;
/// The levels of the tutorial that random presses may win.
const STEPS: usize = 3;

/// Plays a level with the rounds of a bot. Returns the number of rounds to a win, if any.
fn won_after(params: &Params, seed: u64, mut bot: impl FnMut(usize) -> Round) -> Option<usize> {
    let mut board = Board::at_level(params.project(), params.level(), Rng::from_seed(seed));
    for n in 0..ROUNDS {
        board.play(bot(n), &mut Reel::silent());
        // In games by turns, the next press waits for the end of the turn.
        let mut rest = if params.project().meaning().has_turns { TURN } else { 0 };
        while rest > 0 && is_in(&board, params) && !board.is_asleep() {
            board.play(Round::default(), &mut Reel::silent());
            rest -= 1;
        }
        if board.outcome == Outcome::Won || board.level > params.level() {
            return Some(n + 1);
        }
        if board.outcome == Outcome::Lost {
            board = Board::at_level(params.project(), params.level(), board.rng);
        }
    }
    None
}

/// True while the level is being played.
fn is_in(board: &Board, params: &Params) -> bool {
    board.outcome == Outcome::Playing && board.level == params.level()
}

/// The bots that win a level; `random` of them press at random.
fn winners(params: &Params, random: u64) -> Vec<String> {
    let round = |text: &str| text.parse::<Round>().unwrap();
    let mut found = Vec::new();
    let mut tell = |name: &str, after: Option<usize>| {
        found.extend(after.map(|after| format!("{params}: {name}, after {after} rounds")));
    };
    for held in [".", "L", "U", "R", "D", "A", "LA", "UA", "RA", "DA"] {
        tell(&format!("holding {held}"), won_after(params, 1, |_| round(held)));
    }
    for held in ["L", "U", "R", "D"] {
        // A is pressed repeatedly.
        let both = format!("{held}A");
        let rounds = |n: usize| round(if n.is_multiple_of(2) { &both } else { held });
        tell(&format!("holding {held}, pressing A"), won_after(params, 1, rounds));
    }
    for seed in 1..=random {
        let mut rng = Rng::from_seed(seed);
        let presses: Vec<Round> = ["L", "U", "R", "D", "A", "."].map(round).to_vec();
        tell("pressing at random", won_after(params, seed, |_| *rng.pick(&presses).unwrap()));
        if params.project().program().has_tap {
            let level = &params.project().meaning().levels[params.level()];
            let (rows, cols) = (level.rows as u32, level.cols as u32);
            let mut tap = || Round::Tap(rng.below(rows) as u8, rng.below(cols) as u8);
            tell(
                "touching at random",
                won_after(params, seed, |n| if n.is_multiple_of(2) { tap() } else { round(".") }),
            );
        }
    }
    found
}

#[test]
fn no_level_is_won_by_a_simple_bot() {
    // The longest test: levels are distributed over all cores.
    let next = AtomicUsize::new(0);
    let random = std::env::var("TILERY_BOTS").map_or(RANDOM, |text| text.parse().expect("a number of bots"));
    let play = || {
        let mut found = Vec::new();
        while let Some(shipped) = games::ALL.get(next.fetch_add(1, Ordering::Relaxed)) {
            let first: Params = shipped.name.parse().unwrap();
            for level in 1..=first.levels() {
                let winners = winners(&first.with_level(&level.to_string()).unwrap(), random);
                let is_stumbled = |line: &String| line.contains("at random");
                let may_be_stumbled = shipped.name == "steps" && level <= STEPS;
                found.extend(winners.into_iter().filter(|line| !may_be_stumbled || !is_stumbled(line)));
            }
        }
        found
    };
    let found: Vec<String> = std::thread::scope(|scope| {
        let players = [scope.spawn(play), scope.spawn(play)];
        players.into_iter().flat_map(|player| player.join().unwrap()).collect()
    });
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Touches two neighbours, and waits until nothing moves.
fn swap(board: &mut Board, (row, col): (u8, u8), is_down: bool) {
    let other = if is_down { (row + 1, col) } else { (row, col + 1) };
    let level = board.level;
    let goes_on = |board: &Board| board.outcome == Outcome::Playing && board.level == level;
    for (row, col) in [(row, col), other] {
        if goes_on(board) {
            board.play(Round::Tap(row, col), &mut Reel::silent());
        }
    }
    for _ in 0..TURN {
        if goes_on(board) && !board.is_asleep() {
            board.play(Round::default(), &mut Reel::silent());
        }
    }
}

/// The percentage of games in which a level of Gem Swap is won by a player who makes any swap that gains
/// points at once.
fn greedy_wins(params: &Params, games: u64) -> u64 {
    let level = params.level();
    let is_won = |board: &Board| board.outcome == Outcome::Won || board.level > level;
    let won = (1..=games).filter(|&seed| {
        let mut board = Board::at_level(params.project(), level, Rng::from_seed(seed));
        let mut rng = Rng::from_seed(seed ^ 99);
        board.play(Round::default(), &mut Reel::silent());
        let (rows, cols) = (board.rows as u8, board.cols as u8);
        let tiles = (0..rows - 1).flat_map(move |row| (0..cols - 1).map(move |col| (row, col)));
        let swaps: Vec<_> = tiles.flat_map(|at| [(at, false), (at, true)]).collect();
        while board.outcome == Outcome::Playing && !is_won(&board) {
            let brings = |&(at, is_down): &((u8, u8), bool)| {
                let mut after = board.clone();
                swap(&mut after, at, is_down);
                after.score > board.score || is_won(&after)
            };
            let good: Vec<_> = swaps.iter().copied().filter(brings).collect();
            let (at, is_down) = *rng.pick(if good.is_empty() { &swaps } else { &good }).unwrap();
            swap(&mut board, at, is_down);
        }
        is_won(&board)
    });
    won.count() as u64 * 100 / games
}

#[test]
fn a_greedy_player_of_gem_swap_nearly_always_wins_the_first_level_and_sometimes_the_last() {
    let wins = |level: &str| greedy_wins(&level.parse().unwrap(), 20);
    let (first, last) = (wins("gems"), wins("gems-8"));
    assert!(first >= 90 && (20..=70).contains(&last), "{first} and {last} %");
}
