//! Gestures and keys, and their display: drags, wraps, highlights and the three indicators.

use tilery_kit::recorded::{check, print_scene};
use tilery_kit::{AnySession, Dir, Game, Input, Phase, Point, Session, Update};
use tilery_tilerama::Tilerama;

fn open(board: &str) -> Session<Tilerama> {
    let cells_only = |c: char| match c {
        '+' | 'o' => '+',
        '#' | '.' | '|' => c,
        c if c.is_ascii_digit() => 'Z',
        _ => ' ',
    };
    let goal: String = board.chars().map(cells_only).collect();
    Session::open(&format!("own@{board};goal={goal}")).unwrap_or_else(|error| panic!("{board}\n{error}"))
}

fn pointer(session: &mut Session<Tilerama>, phase: Phase, x: f32, y: f32) -> Update {
    session.input(Input::Pointer { phase, at: Point { x, y } })
}

/// Presses at the first point and moves through the others.
fn drag(session: &mut Session<Tilerama>, way: &[(f32, f32)]) {
    for (n, &(x, y)) in way.iter().enumerate() {
        pointer(session, if n == 0 { Phase::Down } else { Phase::Move }, x, y);
    }
}

fn lift(session: &mut Session<Tilerama>, x: f32, y: f32) -> Update {
    pointer(session, Phase::Up, x, y)
}

fn swipe(session: &mut Session<Tilerama>, dir: Dir, x: f32) -> Update {
    session.input(Input::Swipe { dir, at: Point { x, y: 0.5 } })
}

/// The number of sprites of a role.
fn seen(session: &Session<Tilerama>, role: &str) -> usize {
    let role = Tilerama::ROLES.iter().position(|known| known.name == role).expect("a role of the game");
    session.scene().sprites.iter().filter(|sprite| usize::from(sprite.role) == role).count()
}

fn played(session: &Session<Tilerama>) -> String {
    session.history().moves().join(", ")
}

const ROW: &str = "+ + + +|a1 2 3a|+ + + +";

#[test]
fn a_drag_moves_the_board_live_and_plays_all_of_its_steps() {
    let mut session = open(ROW);
    let before = session.history().position();
    drag(&mut session, &[(0.5, 0.5), (0.9, 0.5), (1.3, 0.52), (1.9, 0.55), (2.2, 0.5)]);
    assert_eq!(session.history().position(), before, "nothing is played before the finger is lifted");
    assert!(lift(&mut session, 2.6, 0.5).position);
    assert_eq!(played(&session), "r1c1 right, r1c2 right");
    assert_eq!(session.figures().get("slides"), Some(1));
}

#[test]
fn a_drag_can_be_taken_back_and_cancelled() {
    let mut session = open(ROW);
    drag(&mut session, &[(0.5, 0.5), (1.8, 0.5), (1.2, 0.5), (0.55, 0.5)]);
    lift(&mut session, 0.5, 0.5);
    assert_eq!(played(&session), "");
    drag(&mut session, &[(0.5, 0.5), (2.8, 0.5)]);
    pointer(&mut session, Phase::Cancel, 2.8, 0.5);
    assert_eq!(played(&session), "");
    drag(&mut session, &[(0.5, 0.5), (2.8, 0.5)]);
    session.input(Input::Key("Escape"));
    lift(&mut session, 2.8, 0.5);
    assert_eq!(played(&session), "");
}

#[test]
fn a_drag_of_half_a_cell_goes_on_and_one_of_less_goes_back() {
    for (x, moves) in [(0.9, 0), (1.1, 1), (1.4, 1), (1.6, 1), (2.1, 2)] {
        let mut session = open(ROW);
        drag(&mut session, &[(0.5, 0.5), (x, 0.5)]);
        lift(&mut session, x, 0.5);
        assert_eq!(session.history().moves().len(), moves, "lifted at {x}");
    }
}

/// The position of the only tile.
fn place_of_tile(session: &Session<Tilerama>) -> (f32, f32) {
    let role = Tilerama::ROLES.iter().position(|known| known.name == "tile").expect("a role of the game");
    let scene = session.scene();
    let tile = scene.sprites.iter().find(|sprite| usize::from(sprite.role) == role).expect("a tile");
    (tile.rect.x, tile.rect.y)
}

#[test]
fn a_tile_goes_where_the_finger_goes_when_it_turns_half_way() {
    let board = "+ + + +| . . . |+ + + +| . 1 . |+ + + +| . . . |+ + + +";
    for tenths in 2u8..10 {
        let part = f32::from(tenths) / 10.0 + 0.05;
        for (dx, dy, along, across) in [
            (part, 0.0, "right", "down"),
            (-part, 0.0, "left", "up"),
            (0.0, part, "down", "left"),
            (0.0, -part, "up", "right"),
        ] {
            let mut session = open(board);
            let turn = (1.5 + dx, 1.5 + dy);
            let aside = match across {
                "down" => (0.0, 0.1),
                "up" => (0.0, -0.1),
                "left" => (-0.1, 0.0),
                _ => (0.1, 0.0),
            };
            drag(&mut session, &[(1.5, 1.5), (1.5 + dx / 2.0, 1.5 + dy / 2.0), turn]);
            let (mut x, mut y) = turn;
            for _ in 0..10 {
                (x, y) = (x + aside.0, y + aside.1);
                pointer(&mut session, Phase::Move, x, y);
            }
            let (seen_x, seen_y) = place_of_tile(&session);
            let behind = (seen_x + 0.5 - x).abs().max((seen_y + 0.5 - y).abs());
            assert!(behind < 0.51, "{along} by {part}, {across}: {behind} behind the finger");
            lift(&mut session, x, y);
            let way: Vec<String> = session.history().moves().iter().map(|mv| mv[5..].to_owned()).collect();
            let expected: &[&str] = if part > 0.5 { &[along, across] } else { &[across] };
            assert_eq!(way, expected, "{along} by {part}, then {across}");
            session.undo();
            assert_eq!(session.history().at(), 0, "one gesture");
        }
    }
}

#[test]
fn a_finger_that_strays_a_little_goes_on_in_its_row() {
    let mut session = open("+ + + +| 1 . . |+ + + +| . . . |+ + + +");
    drag(&mut session, &[(0.5, 0.5), (0.9, 0.7), (1.4, 0.85), (1.9, 0.95), (2.4, 0.95)]);
    lift(&mut session, 2.4, 0.95);
    assert_eq!(played(&session), "r1c1 right, r1c2 right");
}

#[test]
fn a_flick_plays_what_the_drag_had_begun_and_a_swipe_plays_one_step() {
    let mut session = open(ROW);
    drag(&mut session, &[(0.5, 0.5), (0.9, 0.5)]);
    pointer(&mut session, Phase::Cancel, 0.9, 0.5);
    swipe(&mut session, Dir::Right, 0.5);
    assert_eq!(played(&session), "r1c1 right");
    swipe(&mut session, Dir::Left, 1.5);
    assert_eq!(played(&session), "r1c1 right, r1c2 left");
    let changed = swipe(&mut session, Dir::Up, 1.5);
    assert!(changed.refused.is_some() && !changed.position);
}

#[test]
fn a_tap_pushes_a_piece_with_one_legal_push_and_holds_any_other() {
    let mut session = open("+ + + +| 1 2 . |+ + + +");
    drag(&mut session, &[(0.5, 0.5)]);
    lift(&mut session, 0.5, 0.5);
    assert_eq!(played(&session), "r1c1 right");
    let mut session = open(ROW);
    drag(&mut session, &[(1.5, 0.5)]);
    lift(&mut session, 1.5, 0.5);
    assert_eq!(played(&session), "");
    session.input(Input::Key("ArrowLeft"));
    session.input(Input::Key("ArrowLeft"));
    assert_eq!(played(&session), "r1c2 left, r1c1 left", "the arrows push what was tapped");
    session.input(Input::Key("ArrowRight"));
    assert_eq!(played(&session), "r1c2 left, r1c1 left, r1c3 right");
}

#[test]
fn keys_move_a_cursor_and_push_the_held_piece() {
    let mut session = open("+ + + +|a1 # 3b|+ + + +|b4 5 6a|+ + + +");
    session.input(Input::Key("ArrowRight"));
    assert_eq!(session.labels().1, Some((0, 0)), "the first arrow shows the cursor");
    session.input(Input::Key("ArrowRight"));
    assert_eq!(session.labels().1, Some((0, 2)), "the cursor goes over holes");
    session.input(Input::Key("ArrowDown"));
    session.input(Input::Key("Enter"));
    session.input(Input::Key("ArrowLeft"));
    assert_eq!(session.history().moves().len(), 0, "the way is closed beyond the jump, at the hole");
    session.input(Input::Key("Escape"));
    session.input(Input::Key("ArrowLeft"));
    assert_eq!(session.labels().1, Some((1, 1)), "let go, the arrows move the cursor again");
    let mut session = open(ROW);
    session.input(Input::Key("Enter"));
    session.input(Input::Key("KeyD"));
    assert_eq!(played(&session), "r1c1 right", "D pushes at once");
    assert_eq!(session.labels().1, Some((0, 1)), "the cursor goes along");
}

#[test]
fn the_jump_or_turn_in_use_is_lit() {
    let mut session = open(ROW);
    assert_eq!((seen(&session, "bar"), seen(&session, "bar-in-use")), (2, 0));
    drag(&mut session, &[(0.5, 0.5), (0.9, 0.5)]);
    assert_eq!(seen(&session, "bar-in-use"), 2);
    lift(&mut session, 0.5, 0.5);
    assert_eq!(seen(&session, "bar-in-use"), 0);
    let mut session = open("+ + o| 1 . |+ + +| . . |+ + +");
    drag(&mut session, &[(0.5, 0.5), (1.2, 0.5)]);
    assert_eq!(seen(&session, "point-in-use"), 0);
    pointer(&mut session, Phase::Move, 1.9, 0.5);
    assert_eq!(seen(&session, "point-in-use"), 1);
    for role in ["bar-in-use", "point-in-use"] {
        let known = Tilerama::ROLES.iter().find(|known| known.name == role).unwrap();
        assert_eq!(known.option, Some("highlights"));
    }
}

/// Scenes in the middle of a drag through a jump, and of each indicator.
#[test]
fn drags_and_indicators_match_the_golden_file() {
    let mut out = String::new();
    let mut show = |name: &str, session: &Session<Tilerama>| {
        out.push_str(&format!("{name}\n{}\n", print_scene::<Tilerama>(&session.scene())));
    };
    let mut session = open(ROW);
    drag(&mut session, &[(0.5, 0.5), (0.75, 0.5)]);
    show("a quarter through the jump", &session);
    pointer(&mut session, Phase::Move, 1.25, 0.5);
    show("three quarters through it", &session);
    for (name, board, at, to, role) in [
        ("blocked", "+ + + +|a1=2 .a|+ + + +", (0.5, 0.5), (-0.5, 0.5), "blocked"),
        ("collision", "+ + + +| 1=2=3 |+ + + +| 4 . 5 |o + + o", (0.5, 0.5), (0.5, 1.5), "collision"),
        ("multi direction", "+ +a+| . 1a|+ + +", (1.5, 0.5), (2.2, 0.5), "multi-direction"),
    ] {
        let mut session = open(board);
        drag(&mut session, &[at, to]);
        assert_eq!(seen(&session, role), 1, "{name}: while dragging");
        let changed = lift(&mut session, to.0, to.1);
        assert!(changed.refused.is_some() && !changed.position, "{name}");
        assert_eq!(seen(&session, role), 1, "{name}: after the refusal");
        show(name, &session);
        pointer(&mut session, Phase::Down, 9.5, 9.5);
        assert_eq!(seen(&session, role), 0, "{name}: gone with the next press");
        let known = Tilerama::ROLES.iter().find(|known| known.name == role).unwrap();
        assert_eq!(known.option, Some("indicators"));
    }
    check("golden/indicators.txt", &out);
}
