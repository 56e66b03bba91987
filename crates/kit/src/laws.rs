//! What must hold for every game, as property tests.
//!
//! A game's `tests/laws.rs` is one line, `tilery_kit::laws!(my_game::MyGame);`, which makes a test of every law here
//! over all presets, many seeds and many lines of play. Each law panics with what it found.
//!
//! Every property test of the project takes its configuration from [`cases`]: the same cases each time, or as many new ones as
//! `TILERY_CASES` asks for.

use std::collections::{HashMap, HashSet};

use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use crate::game::{Game, Illegal, Input, Layout, Phase, State};
use crate::grid::Dir;
use crate::key::Key;
use crate::reel::Reel;
use crate::rng::Rng;
use crate::save::Save;
use crate::scene::{Point, Scene};
use crate::session::{AnySession, Session};

/// Makes a test of every law for a game.
#[macro_export]
macro_rules! laws {
    ($game:ty) => {
        mod laws {
            use super::*;
            use $crate::laws::{self, line, gestures};
            use $crate::proptest::prelude::*;

            proptest! {
                #![proptest_config(laws::cases(48))]

                #[test]
                fn texts_print_and_parse_back(line in line()) { laws::texts_print_and_parse_back::<$game>(&line); }

                #[test]
                fn listed_moves_play_and_refused_ones_change_nothing(line in line()) {
                    laws::listed_moves_play_and_refused_ones_change_nothing::<$game>(&line);
                }

                #[test]
                fn undo_and_redo_restore_board_and_scene(line in line()) {
                    laws::undo_and_redo_restore_board_and_scene::<$game>(&line);
                }

                #[test]
                fn saves_load_to_the_same_bytes(line in line()) { laws::saves_load_to_the_same_bytes::<$game>(&line); }

                #[test]
                fn damaged_saves_are_refused_or_load(line in line(), at in any::<u16>(), byte in any::<u8>()) {
                    laws::damaged_saves_are_refused_or_load::<$game>(&line, at, byte);
                }

                #[test]
                fn scenes_are_sound(line in line()) { laws::scenes_are_sound::<$game>(&line); }

                #[test]
                fn no_gesture_does_harm(line in line(), gestures in gestures()) {
                    laws::no_gesture_does_harm::<$game>(&line, &gestures);
                }

                #[test]
                fn a_game_without_moves_is_over(line in line()) { laws::a_game_without_moves_is_over::<$game>(&line); }
            }

            #[test]
            fn what_is_announced_is_there() { laws::what_is_announced_is_there::<$game>(); }
        }
    };
}

/// Where the cases of every run begin that is to end as the last one did.
const SEED: u64 = 20_480;

/// How a property test runs: `usual` cases, the same ones each time, so that a tree that passes once passes again. To find what they miss,
/// `npm run fuzz` sets `TILERY_CASES` to the number of cases, which are then new each time; what it finds becomes a test with a name, and
/// no file of seeds is written.
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

/// A line of play: which preset, which deal, and which of the legal moves each time.
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

/// Something that a player, or a storm of stray events, may do.
#[derive(Debug, Clone)]
pub enum Gesture {
    /// A pointer event.
    Pointer(u8, f32, f32),
    /// A swipe.
    Swipe(u8, f32, f32),
    /// A key.
    Key(String),
    /// A key that is let go.
    Release(String),
    /// An action; beyond the game's own ones, an unknown one.
    Action(u8),
    /// Time.
    Advance(u16),
    /// Undo.
    Undo,
    /// Redo.
    Redo,
    /// The layout changes.
    Turn(bool),
    /// A move is suggested.
    Suggest(u16),
}

/// Any gestures in any order, at any coordinates.
pub fn gestures() -> impl Strategy<Value = Vec<Gesture>> {
    let place = || prop_oneof![12 => -1.0f32..14.0, 1 => proptest::num::f32::ANY];
    let keys = || {
        prop_oneof![
            prop::sample::select(vec![
                "ArrowUp",
                "ArrowRight",
                "ArrowDown",
                "ArrowLeft",
                "Enter",
                " ",
                "Escape",
                "Tab",
                "a",
                "s",
                "x",
                "1",
                "z",
                "H",
            ])
            .prop_map(str::to_owned),
            ".{0,3}",
        ]
    };
    let gesture = prop_oneof![
        8 => (0u8..5, place(), place()).prop_map(|(phase, x, y)| Gesture::Pointer(phase, x, y)),
        3 => (0u8..4, place(), place()).prop_map(|(dir, x, y)| Gesture::Swipe(dir, x, y)),
        5 => keys().prop_map(Gesture::Key),
        2 => keys().prop_map(Gesture::Release),
        2 => any::<u8>().prop_map(Gesture::Action),
        1 => any::<u16>().prop_map(Gesture::Advance),
        1 => Just(Gesture::Undo),
        1 => Just(Gesture::Redo),
        1 => any::<bool>().prop_map(Gesture::Turn),
        1 => any::<u16>().prop_map(Gesture::Suggest),
    ];
    proptest::collection::vec(gesture, 0..60)
}

fn params<G: Game>(line: &Line) -> G::Params {
    let presets = G::presets();
    assert!(!presets.is_empty(), "a game has a preset");
    let text = &presets[usize::from(line.preset) % presets.len()].params;
    text.parse().unwrap_or_else(|error| panic!("preset {text}: {error}"))
}

/// The board of a line of play with all boards on the way, the first included, and the moves between them.
fn walk<G: Game>(line: &Line) -> (G::Params, Vec<G::Board>, Vec<G::Move>) {
    let params = params::<G>(line);
    let mut boards = vec![G::deal(&params, Rng::from_seed(line.seed))];
    let mut played = Vec::new();
    for choice in &line.choices {
        let mut board = boards[boards.len() - 1].clone();
        let moves: Vec<G::Move> = G::moves(&params, &board).collect();
        if moves.is_empty() {
            break;
        }
        let mv = moves[usize::from(*choice) % moves.len()].clone();
        G::play(&params, &mut board, &mv, &mut Reel::silent())
            .unwrap_or_else(|illegal| panic!("`{mv}` is listed and refused: {illegal}"));
        boards.push(board);
        played.push(mv);
    }
    (params, boards, played)
}

fn session<G: Game>(line: &Line) -> Session<G> {
    let (params, _, moves) = walk::<G>(line);
    let mut session = Session::<G>::deal(params, line.seed);
    for mv in moves {
        session.play_move(mv).expect("a listed move plays");
    }
    session
}

fn print<G: Game>(params: &G::Params, board: &G::Board) -> String {
    let mut out = String::new();
    G::write(params, board, &mut out);
    out
}

/// Whether no play can begin from the board: then its text may be refused.
fn is_over<G: Game>(params: &G::Params, board: &G::Board) -> bool {
    G::status(params, board).over
}

/// Parameters, boards and moves print and parse back to the same value; a board that is over may be refused.
pub fn texts_print_and_parse_back<G: Game>(line: &Line) {
    let (params, boards, moves) = walk::<G>(line);
    assert_eq!(params.to_string().parse(), Ok(params.clone()));
    for board in &boards {
        let text = print::<G>(&params, board);
        let read = G::read(&text);
        if read.is_err() && is_over::<G>(&params, board) {
            continue;
        }
        let (params_again, again) = read.unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert_eq!(params_again, params);
        assert_eq!(&again, board, "{text}");
        assert_eq!(print::<G>(&params, &again), text);
    }
    for mv in moves {
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }
}

/// Every listed move plays, none is listed twice, and what is refused changes nothing.
pub fn listed_moves_play_and_refused_ones_change_nothing<G: Game>(line: &Line) {
    let (params, boards, moves) = walk::<G>(line);
    let last = &boards[boards.len() - 1];
    let mut seen = HashSet::new();
    for mv in G::moves(&params, last) {
        assert!(seen.insert(mv.to_string()), "`{mv}` is listed twice");
        let mut board = last.clone();
        assert_eq!(G::play(&params, &mut board, &mv, &mut Reel::silent()), Ok(()), "`{mv}` is listed");
    }
    // Moves of other positions of the same game are the likeliest to be refused.
    for mv in &moves {
        let mut board = last.clone();
        let mut reel = Reel::new();
        if let Err(Illegal { say, .. }) = G::play(&params, &mut board, mv, &mut reel) {
            assert_eq!(&board, last, "`{mv}` was refused");
            assert_eq!(print::<G>(&params, &board), print::<G>(&params, last), "`{mv}` was refused");
            assert!(G::INFO.sentences.contains(&say.id), "{} is not declared", say.id);
        }
    }
}

/// Undo then redo restores board and scene; undoing everything gives the deal; seeking agrees with stepping.
pub fn undo_and_redo_restore_board_and_scene<G: Game>(line: &Line) {
    let (_, boards, moves) = walk::<G>(line);
    let mut session = session::<G>(line);
    let scene = session.scene();
    for board in boards.iter().rev().skip(1) {
        session.undo();
        assert_eq!(session.board(), board);
    }
    assert_eq!(session.undo(), crate::Changed::default(), "nothing is left to undo");
    for _ in &moves {
        session.redo();
    }
    assert_eq!(session.board(), &boards[moves.len()]);
    assert_eq!(session.scene().sprites, scene.sprites);
    assert!(!session.is_branched(), "nothing was played otherwise");
    for (n, choice) in line.choices.iter().enumerate().take(5) {
        let to = usize::from(*choice) % boards.len();
        session.seek(to);
        assert_eq!(session.board(), &boards[to], "seek {n}");
    }
}

/// Saving, loading and saving again gives the same bytes.
pub fn saves_load_to_the_same_bytes<G: Game>(line: &Line) {
    let mut session = session::<G>(line);
    session.seek(usize::from(line.preset) % (session.length() + 1));
    for _ in 0..2 {
        let text = session.save();
        let again = load::<G>(&text).unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert_eq!(again.save(), text);
        assert_eq!(again.position(), session.position());
        assert_eq!(again.status(), session.status());
        // And once more, stopped.
        session.finish();
    }
    let from_here = Session::<G>::from_board(session.params().clone(), session.board().clone());
    let text = from_here.save();
    let loaded = load::<G>(&text);
    if loaded.is_err() && session.status().over {
        return;
    }
    let again = loaded.unwrap_or_else(|error| panic!("{text}\n{error}"));
    assert_eq!(again.save(), text);
    assert_eq!(again.id(), None);
}

fn load<G: Game>(text: &str) -> Result<Session<G>, crate::TextError> {
    let save = Save::parse(text)?;
    let (crate::save::Origin::Deal(origin) | crate::save::Origin::Position(origin)) = &save.origin;
    let prefix = format!("{}:", G::INFO.id);
    Session::<G>::open(origin.strip_prefix(&prefix).unwrap_or(origin))?.replay(&save)
}

/// A save cut at any byte or with any byte changed is refused or loads, and never panics.
pub fn damaged_saves_are_refused_or_load<G: Game>(line: &Line, at: u16, byte: u8) {
    let short = Line { choices: line.choices.iter().copied().take(20).collect(), ..line.clone() };
    let session = session::<G>(&short);
    let position = Session::<G>::from_board(session.params().clone(), session.board().clone());
    for text in [session.save(), position.save()] {
        let at = usize::from(at) % text.len();
        let mut changed = text.clone().into_bytes();
        changed[at] = byte;
        for damaged in [text.as_bytes()[..at].to_vec(), changed] {
            let damaged = String::from_utf8_lossy(&damaged);
            if let Ok(mut loaded) = load::<G>(&damaged) {
                exercise(&mut loaded);
            }
        }
    }
}

/// Whatever has been parsed can be drawn, played and saved.
fn exercise<G: Game>(session: &mut Session<G>) {
    session.film();
    session.labels();
    session.status();
    session.hint(&mut crate::Budget::nodes(50));
    if let Some(mv) = session.legal().first() {
        session.play(mv).expect("a listed move plays");
        session.film();
    }
    session.save();
}

/// Keys are unique in a scene and never used again, roles and looks are declared, labels stand apart, sentences
/// are declared, and cues name what the scenes around them show.
pub fn scenes_are_sound<G: Game>(line: &Line) {
    let (params, boards, moves) = walk::<G>(line);
    let draw = |board: &G::Board, layout| {
        let mut scene = Scene::default();
        G::draw(&params, board, &G::Ui::default(), layout, &mut scene);
        check_scene::<G>(&scene);
        scene
    };
    let mut last_seen: HashMap<Key, usize> = HashMap::new();
    let mut shot = 0;
    let mut before = draw(&boards[0], Layout::Portrait);
    // Pieces leave a view that moves, and come back to it.
    let mut is_moving_view = false;
    for (board, mv) in boards.iter().zip(&moves) {
        let mut reel = Reel::new();
        let mut next = board.clone();
        G::play(&params, &mut next, mv, &mut reel).expect("a listed move plays");
        draw(&next, Layout::Landscape);
        let (steps, said) = reel.finish(&next);
        for say in said {
            assert!(G::INFO.sentences.contains(&say.id), "{} is not declared", say.id);
        }
        for step in steps {
            shot += 1;
            let after = draw(&step.board, Layout::Portrait);
            for cue in &step.cues {
                let scene = if cue.enters { &after } else { &before };
                assert!(
                    scene.sprites.iter().any(|sprite| sprite.key == cue.key),
                    "`{mv}`: {cue:?} names nothing in its scene"
                );
            }
            is_moving_view |= after.view != before.view;
            for sprite in &after.sprites {
                if sprite.key.number() >> 31 == 0 {
                    let seen = last_seen.insert(sprite.key, shot).unwrap_or(shot - 1);
                    assert!(
                        is_moving_view || seen + 2 >= shot,
                        "`{mv}`: {:?} came back from the dead",
                        sprite.key
                    );
                }
            }
            before = after;
        }
    }
}

fn check_scene<G: Game>(scene: &Scene) {
    assert!(scene.view.w > 0.0 && scene.view.h > 0.0, "a scene shows something: {:?}", scene.view);
    let mut keys = HashSet::new();
    for sprite in &scene.sprites {
        assert!(keys.insert(sprite.key), "{sprite:?}: its key is there already");
        let role =
            G::INFO.roles.get(usize::from(sprite.role)).unwrap_or_else(|| panic!("{sprite:?}: no such role"));
        assert!(sprite.look < role.looks, "{sprite:?}: {} has {} looks", role.name, role.looks);
        let rect = sprite.rect;
        assert!([rect.x, rect.y, rect.w, rect.h].iter().all(|n| n.is_finite()), "{sprite:?}");
    }
    let mut places = HashSet::new();
    for label in &scene.labels {
        assert!(places.insert((label.row, label.col)), "{label:?}: its place is taken");
        assert!(G::INFO.sentences.contains(&label.say.id), "{} is not declared", label.say.id);
    }
    if let Some(focus) = scene.focus {
        assert!(places.contains(&focus), "the cursor stands on {focus:?}, where no label is");
    }
}

/// Any gestures in any order end in a valid board, and cancelling changes no position.
pub fn no_gesture_does_harm<G: Game>(line: &Line, gestures: &[Gesture]) {
    let short = Line { choices: line.choices.iter().copied().take(30).collect(), ..line.clone() };
    let mut session = session::<G>(&short);
    for gesture in gestures {
        match gesture {
            Gesture::Pointer(phase, x, y) => {
                let phase =
                    [Phase::Down, Phase::Move, Phase::Up, Phase::Cancel, Phase::Long][usize::from(*phase)];
                let before = (phase == Phase::Cancel).then(|| session.position());
                session.input(Input::Pointer { phase, at: Point { x: *x, y: *y } });
                if let Some(before) = before {
                    assert_eq!(session.position(), before, "cancelling is no move");
                }
            }
            Gesture::Swipe(dir, x, y) => {
                let dir = Dir::ALL[usize::from(*dir)];
                session.input(Input::Swipe { dir, at: Point { x: *x, y: *y } });
            }
            Gesture::Key(key) => {
                session.input(Input::Key(key));
            }
            Gesture::Release(key) => {
                session.input(Input::Release(key));
            }
            Gesture::Action(n) => {
                let id = G::INFO.actions.get(usize::from(*n)).map_or("no such action", |action| action.id);
                session.input(Input::Action(id));
            }
            Gesture::Advance(ms) => {
                session.advance(u32::from(*ms));
            }
            Gesture::Undo => {
                session.undo();
            }
            Gesture::Redo => {
                session.redo();
            }
            Gesture::Turn(landscape) => {
                session.lay_out(if *landscape { Layout::Landscape } else { Layout::Portrait });
            }
            Gesture::Suggest(n) => {
                let legal = session.legal();
                if !legal.is_empty() {
                    session.suggest(&legal[usize::from(*n) % legal.len()]).expect("a listed move is a move");
                }
            }
        }
        session.film();
        if let Some(illegal) = session.refused() {
            assert!(G::INFO.sentences.contains(&illegal.say.id), "{} is not declared", illegal.say.id);
        }
        for say in session.said() {
            assert!(G::INFO.sentences.contains(&say.id), "{} is not declared", say.id);
        }
        if let Some(asked) = session.asked() {
            assert!(crate::game::ASKS.contains(&asked), "the page does not know `{asked}`");
        }
        check_scene::<G>(&session.scene());
    }
    let text = print::<G>(session.params(), session.board());
    match G::read(&text) {
        Ok((_, board)) => assert_eq!(&board, session.board()),
        Err(error) => assert!(is_over::<G>(session.params(), session.board()), "{text}\n{error}"),
    }
}

/// No move and no tick left means that the game is over; a game that is over has no move left.
pub fn a_game_without_moves_is_over<G: Game>(line: &Line) {
    let (params, boards, _) = walk::<G>(line);
    for board in &boards {
        let status = G::status(&params, board);
        let can_go_on = G::moves(&params, board).next().is_some()
            || G::tick(&params, board, &mut G::Ui::default()).is_some();
        assert_eq!(status.over, !can_go_on, "{status:?}: {}", print::<G>(&params, board));
        assert!(!status.over || status.state != State::Playing, "{status:?}");
        assert!(G::INFO.wins || status.state != State::Won, "a game that cannot be won was: {status:?}");
        if let Some(reason) = status.reason {
            assert!(G::INFO.sentences.contains(&reason), "{reason} is not declared");
        }
    }
}

/// What the game says of itself is so: moves are rated where it says that they are, and nowhere else.
pub fn what_is_announced_is_there<G: Game>() {
    let line = Line { preset: 0, seed: 1, choices: Vec::new() };
    let mut session = session::<G>(&line);
    let ratings = session.rate(&mut crate::Budget::nodes(50));
    assert_eq!(ratings.is_some(), G::INFO.rates, "{} rates moves", G::INFO.id);
}

#[cfg(test)]
mod tests {
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;

    use super::*;

    #[test]
    fn property_tests_try_the_same_cases_each_time() {
        let tried = |explored| {
            let mut runner = TestRunner::new(config(3, explored));
            let mut tried = Vec::new();
            for _ in 0..runner.config().cases {
                tried.push(any::<u64>().new_tree(&mut runner).expect("any number will do").current());
            }
            tried
        };
        assert_eq!(tried(None).len(), 3);
        assert_eq!(tried(None), tried(None));
        assert_eq!(tried(Some(5)).len(), 5);
        assert_ne!(tried(Some(5)), tried(Some(5)), "who explores wants to see other cases");
    }
}
