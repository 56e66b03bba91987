//! The cursor, the display of hints, and the Enter key.

use tilery_kit::{AnySession, Game, Input, Phase, Point, Session};
use tilery_mound::Mound;

fn deal() -> Session<Mound> {
    Session::deal("classic-5-8-5".parse().expect("a scenario"), 3)
}

/// The centres of the visible sprites of a role.
fn seen(session: &Session<Mound>, role: &str) -> Vec<Point> {
    let role = Mound::ROLES.iter().position(|known| known.name == role).expect("a role of the game");
    let scene = session.scene();
    let sprites = scene.sprites.iter().filter(|sprite| usize::from(sprite.role) == role);
    sprites.map(|sprite| sprite.rect.centre()).collect()
}

/// The first and last brick of the inner line above the pit.
const FIRST: Point = Point { x: 0.5, y: -0.6 };
const LAST: Point = Point { x: 7.5, y: -0.6 };

#[test]
fn a_hint_is_framed_apart_from_the_cursor() {
    let mut session = deal();
    session.input(Input::Key("ArrowRight"));
    session.suggest("drop 1").unwrap();
    assert_eq!(seen(&session, "hint"), [FIRST]);
    assert!(seen(&session, "chosen").is_empty(), "nothing is chosen yet");
    assert_eq!(seen(&session, "rest").len(), 1, "the hint has a preview");
    for _ in 0..3 {
        session.input(Input::Key("ArrowRight"));
    }
    assert_eq!((seen(&session, "hint"), seen(&session, "chosen")), (vec![FIRST], vec![LAST]));
    session.input(Input::Key("Enter"));
    assert_eq!(session.history().moves(), ["drop 8"], "Enter plays the cursor's choice, not the hint");
    assert!(seen(&session, "hint").is_empty());
}

#[test]
fn a_hovering_mouse_keeps_the_hint_and_enter_plays_it() {
    let mut session = deal();
    session.suggest("drop 1").unwrap();
    session.input(Input::Pointer { phase: Phase::Move, at: LAST });
    assert_eq!((seen(&session, "hint"), seen(&session, "chosen")), (vec![FIRST], vec![LAST]));
    session.input(Input::Key("Enter"));
    assert_eq!(session.history().moves(), ["drop 1"]);
}

#[test]
fn escape_removes_a_hint() {
    let mut session = deal();
    session.suggest("drop 1").unwrap();
    session.input(Input::Key("Escape"));
    assert!(seen(&session, "hint").is_empty());
    assert_eq!(session.suggested(), None);
}
