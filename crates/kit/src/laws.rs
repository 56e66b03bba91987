//! Laws: property tests that every game must pass.
//!
//! A game's tests have the line `tilery_kit::laws!(MyGame, recorded: plays assignments perft);`. It generates
//! a test for each law, over all presets, many seeds and many lines of play, and one for each named kind of
//! files in [`recorded`]. A law panics with the counterexample.
//!
//! An editor has too many moves to list. Its tests pass a [`Sampler`] instead: `laws!(rules Studio, sample)`
//! for an editor with screens of its own, `laws!(board Workshop, sample)` for one with a board.
//!
//! All property tests of the project are configured by [`cases`]: the same cases each time or, if
//! `TILERY_CASES` is set, that number of random cases.

mod board;
pub mod recorded;
#[cfg(test)]
mod toy;
mod tests_of_all;

use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use crate::board::Rng;
use crate::formats::edition;
use crate::formats::save::{Origin, Save};
use crate::game::Game;
use crate::rules::{Goal, Illegal, Progress, Reel, Rules};
use crate::session::{AnyHistory, History};
use crate::text::TextError;

pub use board::{
    Gesture, a_game_without_moves_is_over, advice_ignores_future_chance, gestures,
    gestures_lead_to_valid_boards, hints_are_legal, listed_moves_play, loaded_games_can_be_played,
    ratings_are_legal, scenes_are_sound, undo_and_redo_restore_board_and_scene,
    unseen_moves_are_shown_when_asked,
};

/// Chooses a legal move by a number; equal numbers choose equal moves. `None` if there is no legal move.
pub type Sampler<R> = fn(&<R as Rules>::Params, &<R as Rules>::Board, u16) -> Option<<R as Rules>::Move>;

/// The sampler of games: chooses from the legal moves.
pub fn listed<G: Game>(params: &G::Params, board: &G::Board, choice: u16) -> Option<G::Move> {
    let mut moves: Vec<G::Move> = G::moves(params, board).collect();
    if moves.is_empty() { None } else { Some(moves.swap_remove(usize::from(choice) % moves.len())) }
}

/// The seed of all repeatable runs.
const SEED: u64 = 20_480;

/// The configuration of a property test: `usual` cases from a fixed seed, so that the same source always gets
/// the same result. `npm run fuzz` sets `TILERY_CASES`, which is the number of cases, and makes them random.
/// Proptest's regression files are off, since a counterexample is to become a named test.
pub fn cases(usual: u32) -> ProptestConfig {
    let explored = std::env::var("TILERY_CASES").ok();
    config(usual, explored.map(|cases| cases.parse().expect("TILERY_CASES is a number")))
}

fn config(usual: u32, explored: Option<u32>) -> ProptestConfig {
    let rng_seed = if explored.is_some() { RngSeed::Random } else { RngSeed::Fixed(SEED) };
    ProptestConfig {
        cases: explored.unwrap_or(usual),
        rng_seed,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// A line of play: a preset, a deal, and a number that chooses a legal move at each turn.
#[derive(Debug, Clone)]
pub struct Line {
    preset: u16,
    seed: u64,
    choices: Vec<u16>,
}

/// Any line of play.
pub fn line() -> impl Strategy<Value = Line> {
    let choices = proptest::collection::vec(any::<u16>(), 0..150);
    (any::<u16>(), any::<u64>(), choices).prop_map(|(preset, seed, choices)| Line { preset, seed, choices })
}

fn params<R: Rules>(line: &Line) -> R::Params {
    let presets = R::presets();
    assert!(!presets.is_empty(), "a game has at least one preset");
    let text = &presets[usize::from(line.preset) % presets.len()].params;
    text.parse().unwrap_or_else(|error| panic!("preset {text}: {error}"))
}

/// Plays a line. Returns the parameters, every board including the first, and the moves between them.
fn walk<R: Rules>(line: &Line, sample: Sampler<R>) -> (R::Params, Vec<R::Board>, Vec<R::Move>) {
    let params = params::<R>(line);
    let mut boards = vec![R::deal(&params, Rng::from_seed(line.seed))];
    let mut played = Vec::new();
    for choice in &line.choices {
        let mut board = boards[boards.len() - 1].clone();
        let Some(mv) = sample(&params, &board, *choice) else { break };
        R::play(&params, &mut board, &mv, &mut Reel::silent())
            .unwrap_or_else(|illegal| panic!("`{mv}` is listed and refused: {illegal}"));
        boards.push(board);
        played.push(mv);
    }
    (params, boards, played)
}

fn history<R: Rules>(line: &Line, sample: Sampler<R>) -> History<R> {
    let (params, _, moves) = walk::<R>(line, sample);
    let mut history = History::<R>::deal(params, line.seed);
    for mv in moves {
        history.record(mv, &mut Reel::silent()).expect("a listed move plays");
    }
    history
}

fn print<R: Rules>(params: &R::Params, board: &R::Board) -> String {
    let mut out = String::new();
    R::write(params, board, &mut out);
    out
}

/// True if the game is over on this board. The text of such a board may be refused.
fn is_over<R: Rules>(params: &R::Params, board: &R::Board) -> bool {
    R::status(params, board).over
}

/// Parameters, boards and moves print and parse back to the same value. The board of a finished game may be
/// refused.
pub fn texts_print_and_parse_back<R: Rules>(line: &Line, sample: Sampler<R>) {
    let (params, boards, moves) = walk::<R>(line, sample);
    assert_eq!(params.to_string().parse(), Ok(params.clone()));
    for board in &boards {
        let text = print::<R>(&params, board);
        let read = R::read(&text);
        if read.is_err() && is_over::<R>(&params, board) {
            continue;
        }
        let (params_again, again) = read.unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert_eq!(params_again, params);
        assert_eq!(&again, board, "{text}");
        assert_eq!(print::<R>(&params, &again), text);
    }
    for mv in moves {
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }
}

/// A refused move changes nothing, and its reason is a declared sentence.
pub fn refused_moves_change_nothing<R: Rules>(line: &Line, sample: Sampler<R>) {
    let (params, boards, moves) = walk::<R>(line, sample);
    let last = &boards[boards.len() - 1];
    // Moves from other positions of the same game are the likeliest to be refused.
    for mv in &moves {
        let mut board = last.clone();
        let mut reel = Reel::new();
        if let Err(Illegal { say, .. }) = R::play(&params, &mut board, mv, &mut reel) {
            assert_eq!(&board, last, "`{mv}` was refused");
            assert_eq!(print::<R>(&params, &board), print::<R>(&params, last), "`{mv}` was refused");
            assert!(R::SENTENCES.contains(&say.id), "{} is not declared", say.id);
        }
    }
}

/// Stepping back restores every board down to the deal. Seeking leads to the same boards.
pub fn steps_and_seeks_restore_boards<R: Rules>(line: &Line, sample: Sampler<R>) {
    let (_, boards, moves) = walk::<R>(line, sample);
    let mut history = history::<R>(line, sample);
    for (n, board) in boards.iter().enumerate().rev().skip(1) {
        let film = history.step_back(n);
        assert_eq!(film.last().map(|step| &step.board), Some(board), "the film ends with this board");
        assert_eq!(history.board(), board);
    }
    for mv in &moves {
        history.record(mv.clone(), &mut Reel::silent()).expect("the move was played before");
    }
    assert_eq!(history.board(), &boards[moves.len()]);
    assert!(!history.is_branched(), "the history has not branched");
    for (n, choice) in line.choices.iter().enumerate().take(5) {
        let to = usize::from(*choice) % boards.len();
        history.go_to(to);
        assert_eq!(history.board(), &boards[to], "seek {n}");
    }
}

/// Shipped names are unique, contain only characters allowed in parameters, and skip no edition.
pub fn editions_follow_each_other(names: &[&str]) {
    for (n, name) in names.iter().enumerate() {
        let (base, edition) = edition::of(name);
        let is_base = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let canonical = if edition == 1 { base.to_owned() } else { format!("{base}.{edition}") };
        assert!(base.chars().all(is_base) && *name == canonical, "{name} is not the name of an edition");
        let before = |other: &&str| edition::of(other) == (base, edition - 1);
        assert!(
            edition == 1 || names[..n].iter().any(before),
            "{name} is listed before the previous edition"
        );
        assert!(!names[..n].contains(name), "{name} occurs twice");
    }
}

/// Undo goes back to before the player's last action, also after saving and loading.
pub fn undo_goes_to_before_a_player_action<R: Rules>(line: &Line, sample: Sampler<R>) {
    let history = history::<R>(line, sample);
    let again = load::<R>(&history.save()).expect("a save loads");
    let (params, seed) = (history.params(), Rng::from_seed(line.seed));
    let mut board = R::deal(params, seed);
    let mut point = 0;
    for (n, mv) in history.moves().iter().enumerate() {
        R::play(params, &mut board, mv, &mut Reel::silent()).expect("the move was played before");
        if R::is_player_action(&board) {
            point = n;
        }
        assert_eq!(
            (history.undo_point(n + 1), again.undo_point(n + 1)),
            (point, point),
            "after {} moves",
            n + 1
        );
        assert!(history.redo_point(point) > n, "redo returns at least to where undo began");
    }
    assert_eq!(history.undo_point(0), 0);
}

/// A save loads and saves to the same bytes.
pub fn saves_load_to_the_same_bytes<R: Rules>(line: &Line, sample: Sampler<R>) {
    let mut history = history::<R>(line, sample);
    history.go_to(usize::from(line.preset) % (history.moves().len() + 1));
    for is_stopped in [false, !is_over::<R>(history.params(), history.board())] {
        history.set_stopped(is_stopped);
        let text = history.save();
        let again = load::<R>(&text).unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert_eq!((again.save(), again.is_stopped()), (text, is_stopped));
        assert_eq!(again.position(), history.position());
    }
    let from_here = History::<R>::from_board(history.params().clone(), history.board().clone());
    let text = from_here.save();
    let loaded = load::<R>(&text);
    if loaded.is_err() && is_over::<R>(history.params(), history.board()) {
        return;
    }
    let again = loaded.unwrap_or_else(|error| panic!("{text}\n{error}"));
    assert_eq!(again.save(), text);
    assert_eq!(again.id(), None);
}

fn load<R: Rules>(text: &str) -> Result<History<R>, TextError> {
    let save = Save::parse(text)?;
    let (Origin::Deal(origin) | Origin::Position(origin)) = &save.origin;
    let prefix = format!("{}:", R::ID);
    History::open(origin.strip_prefix(&prefix).unwrap_or(origin))?.replay(&save)
}

/// The saves that still load after being cut at a byte or having one byte changed.
fn damaged<R: Rules>(line: &Line, sample: Sampler<R>, at: u16, byte: u8) -> Vec<History<R>> {
    let short = Line { choices: line.choices.iter().copied().take(20).collect(), ..line.clone() };
    let history = history::<R>(&short, sample);
    let position = History::<R>::from_board(history.params().clone(), history.board().clone());
    let mut loaded = Vec::new();
    for text in [history.save(), position.save()] {
        let at = usize::from(at) % text.len();
        let mut changed = text.clone().into_bytes();
        changed[at] = byte;
        for damaged in [text.as_bytes()[..at].to_vec(), changed] {
            loaded.extend(load::<R>(&String::from_utf8_lossy(&damaged)));
        }
    }
    loaded
}

/// A save that is cut at any byte or has one byte changed is refused or loads, without a panic. A history
/// that loads can be played and saved.
pub fn damaged_saves_are_refused_or_load<R: Rules>(line: &Line, sample: Sampler<R>, at: u16, byte: u8) {
    for mut history in damaged::<R>(line, sample, at, byte) {
        if let Some(mv) = sample(history.params(), history.board(), at) {
            history.record(mv, &mut Reel::silent()).expect("a listed move plays");
        }
        history.save();
    }
}

/// A save with an aim begins `tilery 2`, loads and saves to the same bytes, and keeps the progress at the move
/// found or missed. Rules without goals refuse it. With one byte changed, it is refused or loads.
pub fn assignments_are_kept<R: Rules>(line: &Line, sample: Sampler<R>, at: u16, byte: u8) {
    let (params, boards, _) = walk::<R>(line, sample);
    // Documents have no aims. For games with documents, the assignment is a deal.
    let board = if R::HEADER.is_some() { &boards[0] } else { &boards[boards.len() - 1] };
    let (Some(found), Some(other)) = (sample(&params, board, at), sample(&params, board, at / 2)) else {
        return;
    };
    if is_over::<R>(&params, board) {
        return;
    }
    let aim = format!(";aim=find {found};par=1{};most=3", if at.is_multiple_of(2) { "!" } else { "" });
    let text = match R::HEADER {
        Some(_) => format!("{params}#{}{aim}", line.seed),
        None => print::<R>(&params, board) + &aim,
    };
    let mut history = match History::<R>::open(&text) {
        Ok(history) if R::Goal::IS_THERE && R::Goal::FINDS => history,
        refused => return assert!(refused.is_err() && !(R::Goal::IS_THERE && R::Goal::FINDS), "{text}"),
    };
    assert_eq!(history.aim().map(ToString::to_string), Some(aim));
    assert_eq!(history.progress(), Some(Progress::Open));
    history.record(other.clone(), &mut Reel::silent()).expect("a listed move plays");
    let progress = if other == found { Progress::Met } else { Progress::Lost };
    assert_eq!(history.progress(), Some(progress));
    let save = history.save();
    assert!(save.starts_with("tilery 2\n"), "{save}");
    let again = load::<R>(&save).unwrap_or_else(|error| panic!("{save}\n{error}"));
    assert_eq!((again.save(), again.progress(), again.id()), (save.clone(), Some(progress), history.id()));
    let mut damaged = save.into_bytes();
    let at = usize::from(at) % damaged.len();
    damaged[at] = byte;
    if let Ok(history) = load::<R>(&String::from_utf8_lossy(&damaged)) {
        let save = history.save();
        assert_eq!(load::<R>(&save).map(|history| history.save()), Ok(save));
    }
}

#[cfg(test)]
mod tests {
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;

    use super::*;

    #[test]
    fn property_tests_repeat_their_cases() {
        let tried = |explored| {
            let mut runner = TestRunner::new(config(3, explored));
            let mut tried = Vec::new();
            for _ in 0..runner.config().cases {
                tried.push(any::<u64>().new_tree(&mut runner).expect("any number is a value").current());
            }
            tried
        };
        assert_eq!(tried(None).len(), 3);
        assert_eq!(tried(None), tried(None));
        assert_eq!(tried(Some(5)).len(), 5);
        assert_ne!(tried(Some(5)), tried(Some(5)), "exploring tries new cases");
    }
}
