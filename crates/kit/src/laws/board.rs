//! Laws of games with a board: scenes, gestures, undo through the session, listed moves.

use std::collections::{HashMap, HashSet};

use proptest::prelude::*;

use super::{Line, Sampler, damaged, history, is_over, print, walk};
use crate::board::{Dir, Key};
use crate::game::{Adviser, Budget, Game, Grade, Input, Layout, Phase};
use crate::rules::{Reel, State};
use crate::scene::{Anchor, Effect, Point, Scene};
use crate::session::{AnyHint, AnyRating, AnySession, CatalogueSession, Session, Update};
use crate::text::Say;

/// An input event, possibly one that makes no sense.
#[derive(Debug, Clone)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Gesture {
    Pointer(u8, f32, f32),
    Swipe(u8, f32, f32),
    Key(String),
    Release(String),
    /// An action by index. An index beyond the game's own actions gives an unknown one.
    Action(u8),
    /// Time, in milliseconds.
    Advance(u16),
    Undo,
    Redo,
    /// A change of layout.
    Turn(bool),
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
                "KeyA",
                "KeyS",
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

/// Every listed move is legal, and no move is listed twice.
pub fn listed_moves_play<G: Game>(line: &Line, sample: Sampler<G>) {
    let (params, boards, _) = walk::<G>(line, sample);
    let last = &boards[boards.len() - 1];
    let mut seen = HashSet::new();
    for mv in G::moves(&params, last) {
        assert!(seen.insert(mv.to_string()), "`{mv}` is listed twice");
        let mut board = last.clone();
        assert_eq!(G::play(&params, &mut board, &mv, &mut Reel::silent()), Ok(()), "`{mv}` is listed");
    }
}

/// A hint is a legal move, begins its line, and can be shown. A game that offers no hints gives none.
pub fn hints_are_legal<G: Game>(line: &Line, sample: Sampler<G>) {
    let mut session = Session::<G>::begin(history(line, sample));
    let hint = session.hint(&mut Budget::nodes(500));
    assert!(
        G::Adviser::HINTS || !session.offers().hints,
        "a session offers hints though the game declares none"
    );
    let Some(AnyHint { mv, line, why, .. }) = hint else {
        if let Some(Say { id, .. }) = session.why_no_hint() {
            assert!(G::SENTENCES.contains(&id), "{id} is not declared");
        }
        return;
    };
    assert!(session.offers().hints, "there is a hint, `{mv}`, though the game offers no hints");
    assert_eq!(line.first(), Some(&mv), "the line of a hint begins with the hint");
    assert!(session.legal().contains(&mv), "the hint `{mv}` is not legal: {}", session.history().position());
    if let Some(Say { id, .. }) = why {
        assert!(G::SENTENCES.contains(&id), "{id} is not declared");
    }
    session.suggest(&mv).expect("a hint is a move");
    check_scene::<G>(&session.scene());
    session.play(&mv).expect("a hint plays");
}

/// Hints and ratings do not depend on the state of the generator.
pub fn advice_ignores_future_chance<G: Game>(line: &Line, sample: Sampler<G>, chance: u64) {
    let (params, boards, _) = walk::<G>(line, sample);
    let text = print::<G>(&params, &boards[boards.len() - 1]);
    let Some((position, _)) = text.split_once(";chance=") else { return };
    let asked = |text: &str| {
        let mut session = Session::<G>::open(text).ok()?;
        Some((session.hint(&mut Budget::nodes(500)), session.rate(&mut Budget::nodes(500))))
    };
    assert_eq!(asked(&text), asked(&format!("{position};chance={chance:016x}")), "{text}");
}

/// Each legal move is rated at most once, by a number, and the best one has the grade `best`.
pub fn ratings_are_legal<G: Game>(line: &Line, sample: Sampler<G>) {
    let mut session = Session::<G>::begin(history(line, sample));
    let Some(ratings) = session.rate(&mut Budget::nodes(500)) else { return };
    assert!(session.offers().ratings, "moves are rated though the game offers no ratings");
    let legal: HashSet<String> = session.legal().into_iter().collect();
    let mut rated = HashSet::new();
    for AnyRating { mv, value, outcome, grade, .. } in &ratings {
        assert!(legal.contains(mv), "the rated move `{mv}` is not legal: {}", session.history().position());
        assert!(rated.insert(mv), "`{mv}` is rated twice");
        assert!(*value < f64::INFINITY && !outcome.is_nan(), "`{mv}` has value {value}, outcome {outcome}");
        let is_best = ratings.iter().all(|other| other.value <= *value);
        assert_eq!(is_best, *grade == Grade::Best, "`{mv}` has the grade {}", grade.name());
    }
}

/// Undo and then redo restore board and scene.
pub fn undo_and_redo_restore_board_and_scene<G: Game>(line: &Line, sample: Sampler<G>) {
    let mut session = Session::<G>::begin(history(line, sample));
    let (last, scene) = (session.board().clone(), session.scene());
    while session.undo().position {}
    assert_eq!(session.history().at(), 0, "undo reaches the beginning");
    assert_eq!(session.undo(), Update::default(), "nothing is left to undo");
    while session.redo().position {}
    assert_eq!(session.board(), &last);
    assert_eq!(session.scene().sprites, scene.sprites);
    assert!(!session.history().is_branched(), "the history has not branched");
}

/// A move that is played unseen is the same move, and shows the same once it is asked for.
pub fn unseen_moves_are_shown_when_asked<G: Game>(line: &Line, sample: Sampler<G>) {
    let whole = history::<G>(line, sample);
    let start = || Session::<G>::from_board(whole.params().clone(), whole.start().clone());
    let (mut seen, mut unseen): (Session<G>, Session<G>) = (start(), start());
    for (n, mv) in whole.played().iter().enumerate() {
        let mv = mv.to_string();
        let (update, mut counted) = (seen.play(&mv), AnySession::play_unseen(&mut unseen, &mv));
        // Most moves are asked for once, and some never.
        if n % 5 != 0 {
            let said = AnySession::make_film(&mut unseen);
            if let Ok(counted) = &mut counted {
                counted.said = said.expect("nobody has seen the move");
            }
            assert_eq!(unseen.film(), seen.film(), "{mv}");
            assert_eq!(AnySession::make_film(&mut unseen), None);
        } else if let (Ok(counted), Ok(update)) = (&mut counted, &update) {
            counted.said.clone_from(&update.said);
        }
        assert_eq!(counted, update, "{mv}");
        assert_eq!(unseen.status(), seen.status());
    }
    assert_eq!(unseen.board(), seen.board());
    assert_eq!(unseen.history().save(), seen.history().save());
    assert_eq!(unseen.undo(), seen.undo());
    assert_eq!(unseen.film(), seen.film());
}

/// Every damaged save that loads can be drawn, hinted and played.
pub fn loaded_games_can_be_played<G: Game>(line: &Line, sample: Sampler<G>, at: u16, byte: u8) {
    for history in damaged::<G>(line, sample, at, byte) {
        let mut session = Session::<G>::begin(history);
        session.film();
        session.labels();
        session.status();
        session.hint(&mut Budget::nodes(50));
        if let Some(mv) = sample(session.params(), session.board(), at) {
            session.play_move(mv).expect("a listed move plays");
            session.film();
        }
        session.history().save();
    }
}

/// Keys are unique in a scene and never reused. Roles, looks and sentences are declared, and labels have
/// different cells. Cues and effects name pieces of the scenes around them, and important effects come with a
/// sentence.
pub fn scenes_are_sound<G: Game>(line: &Line, sample: Sampler<G>) {
    let (params, boards, moves) = walk::<G>(line, sample);
    let draw = |board: &G::Board, layout| {
        let mut scene = Scene::default();
        G::draw(&params, board, &G::Ui::default(), layout, &mut scene);
        check_scene::<G>(&scene);
        scene
    };
    let mut last_seen: HashMap<Key, usize> = HashMap::new();
    let mut shot = 0;
    let mut before = draw(&boards[0], Layout::Portrait);
    // In a scrolled view, pieces leave the scene and come back.
    let mut is_moving_view = false;
    for (board, mv) in boards.iter().zip(&moves) {
        let mut reel = Reel::new();
        let mut next = board.clone();
        G::play(&params, &mut next, mv, &mut reel).expect("a listed move plays");
        draw(&next, Layout::Landscape);
        let (steps, said) = reel.finish(&next);
        let is_told = !said.is_empty();
        for say in said {
            assert!(G::SENTENCES.contains(&say.id), "{} is not declared", say.id);
        }
        let mut is_first = true;
        for step in steps {
            shot += 1;
            let after = draw(&step.board, Layout::Portrait);
            for effect in &step.effects {
                assert!(!effect.kind.is_of_session(), "`{mv}`: {effect:?} is reserved for the session");
                assert!(effect.weight <= Effect::WEIGHTIEST, "`{mv}`: {effect:?} has too great a weight");
                assert!(
                    effect.weight < 2 || is_told,
                    "`{mv}`: {effect:?} has weight {} but no sentence",
                    effect.weight
                );
                let earlier = (!is_first).then_some(&before);
                assert!(
                    effect.at != Anchor::Pieces(Vec::new())
                        && effect.at != Anchor::Cells(Vec::new())
                        && effect.around(std::iter::once(&after).chain(earlier)).is_some(),
                    "`{mv}`: {effect:?} is at no piece of its scenes"
                );
            }
            is_first = false;
            for cue in &step.cues {
                let scene = if cue.enters { &after } else { &before };
                assert!(
                    scene.sprites.iter().any(|sprite| sprite.key == cue.key),
                    "`{mv}`: {cue:?} names no piece of its scene"
                );
            }
            is_moving_view |= after.view != before.view;
            for sprite in &after.sprites {
                if sprite.key.number() >> 31 == 0 {
                    let seen = last_seen.insert(sprite.key, shot).unwrap_or(shot - 1);
                    assert!(
                        is_moving_view || seen + 2 >= shot,
                        "`{mv}`: {:?} is reused after its piece was gone",
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
        assert!(keys.insert(sprite.key), "{sprite:?}: its key is not unique");
        let role =
            G::ROLES.get(usize::from(sprite.role)).unwrap_or_else(|| panic!("{sprite:?}: no such role"));
        assert!(sprite.look < role.looks, "{sprite:?}: {} has {} looks", role.name, role.looks);
        let rect = sprite.rect;
        assert!([rect.x, rect.y, rect.w, rect.h].iter().all(|n| n.is_finite()), "{sprite:?}");
    }
    let mut places = HashSet::new();
    for label in &scene.labels {
        assert!(places.insert((label.row, label.col)), "{label:?}: its cell has another label");
        assert!(G::SENTENCES.contains(&label.say.id), "{} is not declared", label.say.id);
    }
    if let Some(focus) = scene.focus {
        assert!(places.contains(&focus), "the cursor is on {focus:?}, which has no label");
    }
}

/// Any gestures in any order lead to a valid board, and cancelling does not change the position.
pub fn gestures_lead_to_valid_boards<G: Game>(line: &Line, sample: Sampler<G>, gestures: Vec<Gesture>) {
    let short = Line { choices: line.choices.iter().copied().take(30).collect(), ..line.clone() };
    let mut session = Session::<G>::begin(history(&short, sample));
    for gesture in gestures {
        let update = match gesture {
            Gesture::Pointer(phase, x, y) => {
                let phase =
                    [Phase::Down, Phase::Move, Phase::Up, Phase::Cancel, Phase::Long][usize::from(phase)];
                let before = (phase == Phase::Cancel).then(|| session.history().position());
                let update = session.input(Input::Pointer { phase, at: Point { x, y } });
                if let Some(before) = before {
                    assert_eq!(session.history().position(), before, "cancelling changes nothing");
                }
                update
            }
            Gesture::Swipe(dir, x, y) => {
                let dir = Dir::ALL[usize::from(dir)];
                session.input(Input::Swipe { dir, at: Point { x, y } })
            }
            Gesture::Key(key) => session.input(Input::Key(&key)),
            Gesture::Release(key) => session.input(Input::Release(&key)),
            Gesture::Action(n) => {
                let id = G::ACTIONS.get(usize::from(n)).map_or("no such action", |action| action.id);
                session.input(Input::Action(id))
            }
            Gesture::Advance(ms) => session.advance(u32::from(ms)),
            Gesture::Undo => session.undo(),
            Gesture::Redo => session.redo(),
            Gesture::Turn(landscape) => {
                session.lay_out(if landscape { Layout::Landscape } else { Layout::Portrait }, None)
            }
            Gesture::Suggest(n) => {
                let legal = session.legal();
                match legal.get(usize::from(n) % legal.len().max(1)) {
                    Some(mv) => session.suggest(mv).expect("a listed move is a move"),
                    None => Update::default(),
                }
            }
        };
        session.film();
        for say in update.said.iter().chain(update.refused.iter().map(|illegal| &illegal.say)) {
            assert!(G::SENTENCES.contains(&say.id), "{} is not declared", say.id);
        }
        if let Some(asked) = update.asked {
            assert!(crate::game::input::ASKS.contains(&asked), "`{asked}` is not one of `ASKS`");
        }
        check_scene::<G>(&session.scene());
    }
    let text = print::<G>(session.params(), session.board());
    match G::read(&text) {
        Ok((_, board)) => assert_eq!(&board, session.board()),
        Err(error) => assert!(is_over::<G>(session.params(), session.board()), "{text}\n{error}"),
    }
}

/// The game is over exactly when there is neither a legal move nor a round to run.
pub fn a_game_without_moves_is_over<G: Game>(line: &Line, sample: Sampler<G>) {
    let (params, boards, _) = walk::<G>(line, sample);
    for board in &boards {
        let status = G::status(&params, board);
        let can_go_on = G::moves(&params, board).next().is_some()
            || G::tick(&params, board, &mut G::Ui::default()).is_some();
        let text = print::<G>(&params, board);
        assert!(!(status.over && can_go_on), "the game is over, {status:?}, but there are moves: {text}");
        assert!(status.over || can_go_on, "there is no move, but the game is not over: {text}");
        assert!(!status.over || status.state != State::Playing, "{status:?}");
        assert!(G::WINS || status.state != State::Won, "a game without wins was won: {status:?}");
        if let Some(reason) = status.reason {
            assert!(G::SENTENCES.contains(&reason), "{reason} is not declared");
        }
    }
}
