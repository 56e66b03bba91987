//! Gestures and their effect on the scene.

use tilery_kit::{AnySession, Game, Input, Phase, Point, Session};
use tilery_tileburst::Tileburst;

/// A grid of six with a red and a blue tile in the tray.
fn open() -> Session<Tileburst> {
    let grid = ["......"; 6].join("-");
    Session::open(&format!("classic@6/{grid}/r11/b11/0/0")).unwrap()
}

fn pointer(session: &mut Session<Tileburst>, phase: Phase, at: Point) {
    session.input(Input::Pointer { phase, at });
}

/// The position of a label; the tray's are in the row below the grid.
fn place(session: &Session<Tileburst>, row: u16, col: u16) -> Point {
    let (labels, _) = session.labels();
    labels.iter().find(|label| (label.row, label.col) == (row, col)).expect("a label").at
}

/// The number of sprites of a role.
fn seen(session: &Session<Tileburst>, role: &str) -> usize {
    let role = Tileburst::ROLES.iter().position(|known| known.name == role).expect("a role of the game");
    session.scene().sprites.iter().filter(|sprite| usize::from(sprite.role) == role).count()
}

#[test]
fn placing_the_next_tile_is_one_gesture_and_one_undo() {
    let mut session = open();
    let before = session.history().position();
    let tray = place(&session, 6, 1);
    let cell = place(&session, 2, 2);
    // A mouse hovers before it presses, and holds the tile by the point it pressed.
    pointer(&mut session, Phase::Move, tray);
    pointer(&mut session, Phase::Down, tray);
    pointer(&mut session, Phase::Move, cell);
    pointer(&mut session, Phase::Up, cell);
    assert_eq!(session.history().moves().len(), 2, "{:?}", session.history().moves());
    assert_eq!(session.history().moves()[0], "swap");
    session.undo();
    assert_eq!((session.history().at(), session.history().position()), (0, before));
    session.redo();
    assert_eq!(session.history().at(), 2);
}

#[test]
fn a_hint_is_visible_whatever_is_aimed() {
    for aim in ["ArrowUp", "mouse", "tap", ""] {
        let mut session = open();
        let cell = place(&session, 3, 3);
        match aim {
            "mouse" => pointer(&mut session, Phase::Move, cell),
            "tap" => {
                pointer(&mut session, Phase::Down, cell);
                pointer(&mut session, Phase::Up, cell);
            }
            "" => {}
            key => _ = session.input(Input::Key(key)),
        }
        assert_eq!(seen(&session, "ghost"), if aim.is_empty() { 0 } else { 2 }, "{aim}");
        session.suggest("place 0 r1c1").unwrap();
        assert_eq!(seen(&session, "hint"), 2, "{aim}");
        // Aiming elsewhere keeps the hint, and Enter still plays it.
        let other = place(&session, 4, 4);
        pointer(&mut session, Phase::Move, other);
        assert_eq!(seen(&session, "hint"), 2, "{aim}");
        session.input(Input::Key("Enter"));
        assert_eq!(session.history().moves(), ["place 0 r1c1"], "{aim}");
        assert_eq!(seen(&session, "hint"), 0, "{aim}");
    }
}
