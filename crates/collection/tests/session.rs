//! Tests history, gestures, hints and clock of sessions, mostly with games of Tilt and drags in Tilerama.

use tilerama::Tilerama;
use tilery_collection::{GAMES, NAMES, load};
use tilery_kit::{AnySession, Budget, Dir, Input, Layout, Phase, Point, Session, State, Update, recorded};
use tilt::Tilt;

/// A game in which the first legal move was played up to `n` times.
fn game(seed: u64, n: usize) -> Session<Tilt> {
    let mut session = Session::<Tilt>::deal("8x8".parse().unwrap(), seed);
    for i in 0..n {
        let legal = session.legal();
        let Some(mv) = legal.get(i % legal.len().max(1)) else { break };
        session.play(mv).unwrap();
    }
    session
}

#[test]
fn seeking_reaches_every_position_of_a_long_game() {
    let mut session = game(7, 400);
    assert_eq!(session.history().at(), 400);
    let last = session.history().position();
    let mut positions = vec![last.clone()];
    for _ in 0..400 {
        session.undo();
        positions.push(session.history().position());
    }
    positions.reverse();
    for n in [0, 1, 63, 64, 65, 127, 128, 399, 400, 200] {
        session.seek(n);
        assert_eq!(session.history().position(), positions[n], "{n}");
        assert_eq!(session.history().moves().len(), n);
    }
    session.seek(99_999);
    assert_eq!(session.history().position(), last);
    session.restart();
    assert_eq!(session.history().at(), 0);
    assert_eq!(session.history().length(), 400, "undone moves can be redone");
    while session.redo().position {}
    assert_eq!(session.history().position(), last);
}

#[test]
fn a_different_move_after_undo_branches_and_drops_the_rest() {
    let mut session = game(3, 200);
    session.seek(130);
    let next = session.legal();
    assert!(!session.history().is_branched());
    session.redo();
    session.undo();
    assert!(!session.history().is_branched(), "playing the same move again does not branch");
    let played = game(3, 200).history().moves()[130].clone();
    let other = next.iter().find(|mv| **mv != played).unwrap();
    session.play(other).unwrap();
    assert!(session.history().is_branched());
    assert_eq!(session.history().length(), 131);
    let position = session.history().position();
    session.seek(64);
    session.seek(131);
    assert_eq!(session.history().position(), position);
}

/// A session in which the first tile of a row was dragged round the row and back to its cell.
fn dragged() -> Session<Tilerama> {
    let mut session: Session<Tilerama> =
        Session::open("own@+ + + +|a1 2 3a|+ + + +;goal=+ + + +|aZ Z Za|+ + + +").unwrap();
    drag(&mut session, 0.5, 3.5);
    session
}

fn drag(session: &mut Session<Tilerama>, from: f32, to: f32) {
    for (phase, x) in [(Phase::Down, from), (Phase::Move, to), (Phase::Up, to)] {
        session.input(Input::Pointer { phase, at: Point { x, y: 0.5 } });
    }
}

#[test]
fn one_undo_takes_back_a_gesture_of_several_moves() {
    let mut session = dragged();
    assert_eq!(session.history().moves(), ["r1c1 right", "r1c2 right", "r1c3 right"]);
    let after = session.history().position();
    session.undo();
    assert_eq!((session.history().at(), session.history().length()), (0, 3));
    session.redo();
    assert_eq!((session.history().at(), session.history().position()), (3, after));
    // A seek can stop in the middle of a gesture. From there, undo goes to the beginning of the gesture and
    // redo to its end.
    session.seek(2);
    assert_eq!(session.history().at(), 2);
    session.redo();
    assert_eq!(session.history().at(), 3);
    session.seek(1);
    session.undo();
    assert_eq!(session.history().at(), 0);
}

#[test]
fn undo_takes_back_separate_moves_one_by_one() {
    let mut session = dragged();
    session.undo();
    // The same moves in separate gestures.
    for (from, to) in [(0.5, 1.5), (1.5, 2.5)] {
        drag(&mut session, from, to);
    }
    session.play("r1c3 right").unwrap();
    for at in [2, 1, 0] {
        session.undo();
        assert_eq!(session.history().at(), at);
    }
    // A different move drops the rest of the gesture.
    let mut session = dragged();
    session.seek(1);
    session.play("r1c2 left").unwrap();
    session.undo();
    assert_eq!(session.history().at(), 1);
}

#[test]
fn saves_do_not_contain_gestures() {
    let saved = dragged().history().save();
    let mut again = load(&saved).unwrap();
    assert_eq!(again.history().save(), saved);
    again.undo();
    assert_eq!(again.history().at(), 2);
}

#[test]
fn enter_right_after_a_hint_plays_it_in_every_game() {
    for game in GAMES.iter().filter(|game| game.info().hints) {
        for key in ["Enter", " "] {
            let mut sessions = game.presets().into_iter().map(|preset| game.deal(&preset.params, 3).unwrap());
            let mut session = sessions.find(|session| session.offers().hints).unwrap();
            // Enter must not play at the cursor.
            session.input(Input::Key("ArrowRight"));
            let before = session.history().at();
            let hint = session.hint(&mut Budget::nodes(200_000)).unwrap();
            session.suggest(&hint.mv).unwrap();
            session.input(Input::Pointer { phase: Phase::Move, at: Point { x: 1.5, y: 1.5 } });
            assert!(session.input(Input::Key(key)).position, "{}", session.info().id);
            assert_eq!(session.history().moves()[before..], [hint.mv], "{}", session.info().id);
        }
    }
}

#[test]
fn enter_after_other_input_has_its_usual_meaning() {
    let mut session = load("tilery 1\nid mound:classic-5-8-5#3\nat 0\n").unwrap();
    session.suggest("drop 1").unwrap();
    // The cursor is in the line above the board.
    session.input(Input::Key("ArrowRight"));
    session.input(Input::Key("Enter"));
    assert_eq!(session.history().moves(), ["drop 5"]);
}

#[test]
fn stopping_ends_the_game_and_undo_resumes_it() {
    let mut session = game(1, 10);
    let changed = session.finish();
    assert!(changed.ended && changed.position);
    let status = session.status();
    assert_eq!((status.state, status.over, status.reason), (State::Lost, true, Some("stopped")));
    assert!(session.legal().is_empty());
    assert_eq!(
        session.play("left").unwrap_err().to_string(),
        "the game was stopped: take a move back to go on"
    );
    assert_eq!(session.finish(), Update::default(), "the game is over already");
    assert_eq!(session.hint(&mut Budget::nodes(10)), None);
    // The save records the stop, so that a link to the game opens its result.
    let text = session.history().save();
    let again = load(&text).unwrap();
    assert_eq!((again.status(), again.history().save()), (session.status(), text));
    session.undo();
    assert_eq!((session.history().at(), session.status().over), (10, false));
    assert!(!session.history().save().contains("stopped"));
}

#[test]
fn an_ended_game_does_not_load_as_stopped() {
    let text = "tilery 1\nfrom\n  tilt:2x2@2,4/8,2;score=20;chance=0000000000000000\nat 0 stopped\n";
    let session = load(text).unwrap();
    assert_eq!(session.status().reason, Some("tilt-full"));
    assert_eq!(session.history().save(), text.replace(" stopped", ""));
}

#[test]
fn errors_name_all_shipped_games() {
    let ids: Vec<&str> = GAMES.iter().map(|game| game.info().id).filter(|id| *id != "template").collect();
    assert_eq!(ids, NAMES);
    let error = load("chess:8x8").err().unwrap().to_string();
    assert!(error.contains("tilt, tilerama, workshop, tileburst, mound, tilecode, studio"), "{error}");
}

#[test]
fn errors_in_saves_name_their_place() {
    recorded::refusals("refused.txt", |_, texts| load(&texts[0]).err().into_iter().collect());
    let ids: Vec<&str> = GAMES.iter().map(|game| game.info().id).collect();
    for (text, place, found) in [
        ("tilery 1\nid chess:8x8#1\nat 0\n", "line 2, column 4", "`chess`"),
        ("", "line 1, column 1", "the end"),
    ] {
        let error = load(text).err().map(|error| error.to_string());
        assert_eq!(error, Some(format!("{place}: expected a game ({}), found {found}", ids.join(", "))));
    }
}

#[test]
fn swipes_play_and_refusals_give_a_reason() {
    let mut session: Session<Tilt> = Session::open("2x2@2,4/0,0").unwrap();
    let at = Point { x: 0.5, y: 0.5 };
    let refused = session.input(Input::Swipe { dir: Dir::Up, at });
    assert!(!refused.position);
    assert_eq!(refused.refused.unwrap().say.id, "tilt-stuck");
    let moved = session.input(Input::Key("ArrowDown"));
    assert!(moved.position && moved.film && moved.refused.is_none());
    let said: Vec<&str> = moved.said.iter().map(|say| say.id).collect();
    assert_eq!(said, ["tilt-slid", "tilt-spawned", "tilt-score"]);
    assert_eq!(session.input(Input::Key("Tab")), Update::default());
    for (key, dir) in [("KeyW", "up"), ("KeyS", "down"), ("h", "left"), ("L", "right"), ("KeyD", "right")] {
        let mut session: Session<Tilt> = Session::open("3x3@0,0,0/0,2,0/0,0,0").unwrap();
        session.input(Input::Key(key));
        assert_eq!(session.history().moves(), [dir], "{key}");
    }
}

#[test]
fn the_clock_runs_from_the_first_move_to_the_end() {
    let mut session: Session<Tilt> = Session::open("2x2@2,4/8,0").unwrap();
    session.advance(500);
    assert_eq!(session.clock(), 0);
    session.play("right").unwrap();
    session.advance(300);
    session.lay_out(Layout::Landscape, None);
    session.finish();
    session.advance(300);
    assert_eq!(session.clock(), 300);
}

#[test]
fn a_hint_is_shown_until_the_next_move() {
    let mut session: Session<Tilt> = Session::open("2x2@2,4/0,0").unwrap();
    let without = session.scene().sprites.len();
    session.suggest("down").unwrap();
    assert_eq!(session.scene().sprites.len(), without + 1);
    session.play("down").unwrap();
    assert_eq!(session.scene().sprites.len(), without + 1, "the arrow is gone and a tile has appeared");
    assert!(session.suggest("sideways").is_err());
}

#[test]
fn coordinates_are_clamped_before_games_see_them() {
    const WILD: [f32; 6] = [-1e9, 1e4, f32::MAX, f32::INFINITY, f32::NEG_INFINITY, f32::NAN];
    for game in GAMES {
        // Some games have hundreds of presets.
        for preset in game.presets().iter().take(3) {
            for far in WILD {
                let mut session = game.deal(&preset.params, 5).unwrap();
                for wild in [Point { x: far, y: 0.5 }, Point { x: 0.5, y: far }, Point { x: far, y: far }] {
                    let here = Point { x: 0.5, y: 0.5 };
                    for (phase, at) in [
                        (Phase::Down, here),
                        (Phase::Move, wild),
                        (Phase::Up, wild),
                        (Phase::Down, wild),
                        (Phase::Up, here),
                    ] {
                        session.input(Input::Pointer { phase, at });
                        session.film();
                    }
                    for dir in Dir::ALL {
                        session.input(Input::Swipe { dir, at: wild });
                    }
                }
                let position = session.history().position();
                let again = load(&position).unwrap_or_else(|error| panic!("{position}\n{error}"));
                assert_eq!(again.history().position(), position);
            }
        }
    }
}
