//! Tests the rules of Template and its input.

use proptest::prelude::*;
use tilery_kit::laws::cases;
use tilery_kit::{AnySession, Input, Phase, Point, Session, State};
use tilery_template::Template;

fn session(text: &str) -> Session<Template> {
    Session::open(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn pointer(session: &mut Session<Template>, phase: Phase, x: f32, y: f32) {
    session.input(Input::Pointer { phase, at: Point { x, y } });
}

#[test]
fn a_move_puts_out_one_light() {
    let mut session = session("3x1@**.");
    let update = session.play("r1c2").unwrap();
    assert_eq!(session.history().position(), "template:3x1@*..");
    assert_eq!(update.said[0].id, "template-went-out");
    assert_eq!(session.status().state, State::Playing);
    session.play("r1c1").unwrap();
    assert_eq!(session.status().state, State::Won);
    assert!(session.legal().is_empty());
}

#[test]
fn dark_cells_and_cells_off_the_board_are_refused() {
    let mut session = session("2x1@*.");
    for mv in ["r1c2", "r2c1", "r9c9"] {
        let error = session.play(mv).unwrap_err().to_string();
        assert_eq!(error, format!("refused: no light burns in {mv}"));
    }
    assert_eq!(session.history().position(), "template:2x1@*.");
}

#[test]
fn a_press_plays_only_when_lifted_over_the_same_cell() {
    let mut session = session("2x1@**");
    pointer(&mut session, Phase::Down, 0.5, 0.5);
    pointer(&mut session, Phase::Move, 1.5, 0.5);
    pointer(&mut session, Phase::Up, 1.5, 0.5);
    assert_eq!(session.history().at(), 0, "lifted over another cell");
    pointer(&mut session, Phase::Down, 0.5, 0.5);
    pointer(&mut session, Phase::Cancel, 0.5, 0.5);
    pointer(&mut session, Phase::Up, 0.5, 0.5);
    assert_eq!(session.history().at(), 0, "cancelled");
    pointer(&mut session, Phase::Down, 0.5, 0.5);
    pointer(&mut session, Phase::Up, 0.6, 0.6);
    assert_eq!(session.history().moves(), ["r1c1"]);
}

#[test]
fn arrow_keys_show_and_move_the_cursor_and_enter_plays() {
    let mut session = session("2x2@**/**");
    let roles = |session: &Session<Template>| {
        session.scene().sprites.iter().map(|sprite| sprite.role).collect::<Vec<_>>()
    };
    assert!(!roles(&session).contains(&3), "no cursor before the first key");
    for key in ["ArrowRight", "ArrowDown", "ArrowDown"] {
        session.input(Input::Key(key));
    }
    assert!(roles(&session).contains(&3));
    assert_eq!(session.scene().focus, Some((1, 1)));
    session.input(Input::Key("Enter"));
    assert_eq!(session.history().moves(), ["r2c2"]);
    pointer(&mut session, Phase::Down, 0.5, 0.5);
    assert!(!roles(&session).contains(&3), "no cursor after a touch");
}

#[test]
fn a_hint_is_shown_until_the_next_move() {
    let mut session = session("2x1@**");
    session.suggest("r1c2").unwrap();
    let hints = |session: &Session<Template>| {
        session.scene().sprites.iter().filter(|sprite| sprite.role == 4).count()
    };
    assert_eq!(hints(&session), 1);
    session.play("r1c1").unwrap();
    assert_eq!(hints(&session), 0);
}

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn hints_put_out_every_light(seed: u64) {
        let mut session = Session::<Template>::deal("4x4".parse().unwrap(), seed);
        while let Some(hint) = session.hint(&mut tilery_kit::Budget::nodes(100)) {
            session.play(&hint.mv).unwrap();
        }
        prop_assert_eq!(session.status().state, State::Won);
    }
}
