//! The workshop: edits by text and by hand, what does not fit, and the way from a board to the game and back.

use tilery_kit::{AnySession, Budget, Game, Input, Phase, Point, Session};
use tilery_tilerama::{Tilerama, Workshop, entries};

fn open(text: &str) -> Session<Workshop> {
    Session::open(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn play(session: &mut Session<Workshop>, edits: &[&str]) {
    for edit in edits {
        session.play(edit).unwrap_or_else(|error| panic!("{edit}: {error}"));
    }
}

/// The board without what comes after its objective.
fn board(session: &Session<Workshop>) -> String {
    let text = session.position();
    text.split_once('@').and_then(|(_, board)| board.split_once(";chance")).expect("a position").0.to_owned()
}

/// The name of the sentence by which a press of a button is refused.
fn refused(session: &mut Session<Workshop>, action: &str) -> Option<&'static str> {
    session.input(Input::Action(action));
    session.refused().map(|illegal| illegal.say.id)
}

fn tap(session: &mut Session<Workshop>, x: f32, y: f32) {
    for phase in [Phase::Down, Phase::Up] {
        session.input(Input::Pointer { phase, at: Point { x, y } });
    }
}

/// Chooses what says so.
fn choose(session: &mut Session<Workshop>, sentence: &str, value: &str) {
    let (labels, _) = session.labels();
    let label = labels
        .iter()
        .find(|label| label.say.id == sentence && label.say.args.iter().any(|(_, arg)| *arg == value.into()));
    let at = label.unwrap_or_else(|| panic!("{sentence} {value} is not in the tray")).at;
    tap(session, at.x, at.y);
}

#[test]
fn edits_do_what_their_words_say() {
    let empty = "+ + +|     |+ + +|     |+ + +";
    for (edits, expected) in [
        (&["tile A r1c1"][..], "+ + +| A . |+ + +| . . |+ + +;goal=+ + +| ? ? |+ + +| ? ? |+ + +"),
        (&["number r1c1 r1c2 r2c2"], "+ + +| 1 2 |+ + +| . 3 |+ + +;goal=+ + +| ? ? |+ + +| ? ? |+ + +"),
        (&["hole r1c2"], "+ + +| . # |+ + +| . . |+ + +;goal=+ + +| ? # |+ + +| ? ? |+ + +"),
        (&["hole r1c2", "space r1c2"], "+ + +| . . |+ + +| . . |+ + +;goal=+ + +| ? ? |+ + +| ? ? |+ + +"),
        (
            &["number r1c1 r1c2", "join r1c1 right", "goal copy", "goal any r2c1"],
            "+ + +| 1=2 |+ + +| . . |+ + +;goal=+ + +| 1=2 |+ + +| ? . |+ + +",
        ),
        (
            &["number r1c1 r1c2", "join r1c1 right", "unjoin r1c2 left"],
            "+ + +| 1 2 |+ + +| . . |+ + +;goal=+ + +| ? ? |+ + +| ? ? |+ + +",
        ),
        // A tile that is taken away leaves no joint behind, one that takes its place keeps it.
        (
            &["number r1c1 r1c2", "join r1c1 right", "tile C r1c1", "space r1c2"],
            "+ + +| C . |+ + +| . . |+ + +;goal=+ + +| ? ? |+ + +| ? ? |+ + +",
        ),
        (&["jump r1c1 left r1c2 right"], "+ + +|a. .a|+ + +| . . |+ + +;goal=+ + +| ? ? |+ + +| ? ? |+ + +"),
        (
            &["jump r2c1 down r2c2 down", "jump r1c1 left r1c2 right", "unjump r2c2 down"],
            "+ + +|a. .a|+ + +| . . |+ + +;goal=+ + +| ? ? |+ + +| ? ? |+ + +",
        ),
        (
            &["turn r1c1", "turn r3c3", "unturn r1c1"],
            "+ + +| . . |+ + +| . . |+ + o;goal=+ + +| ? ? |+ + +| ? ? |+ + +",
        ),
        (
            &["tile A r1c1", "shrink right", "grow up"],
            "+ +| . |+ +| A |+ +| . |+ +;goal=+ +| ? |+ +| ? |+ +| ? |+ +",
        ),
        // Bars and points move along with the cells that they belong to, and go with them.
        (
            &["jump r1c1 left r1c2 right", "turn r3c1", "grow left", "shrink up"],
            "+ + + +| . . . |+ o + +;goal=+ + + +| ? ? ? |+ + + +",
        ),
    ] {
        let mut session = open("2x2#1");
        assert_eq!(board(&session).replace(['.', '?'], " ").split(';').next(), Some(empty));
        play(&mut session, edits);
        assert_eq!(board(&session), expected, "{edits:?}");
    }
}

#[test]
fn what_is_not_possible_is_refused_with_its_reason() {
    for (edits, edit, reason) in [
        (&[][..], "space r1c1", "workshop-same"),
        (&[], "tile A r3c1", "workshop-outside"),
        (&[], "join r1c1 right", "workshop-miss"),
        (&[], "jump r1c1 right r2c1 left", "workshop-no-border"),
        (&["turn r1c1"], "jump r1c1 left r2c1 left", "workshop-claimed"),
        (&["jump r1c1 left r1c2 right"], "jump r1c1 left r2c1 left", "workshop-taken"),
        (&[], "jump r1c1 left r1c1 left", "workshop-taken"),
        (&[], "turn r2c2", "workshop-no-corner"),
        (&[], "turn r9c9", "workshop-no-corner"),
        (&["shrink up"], "shrink up", "workshop-too-small"),
        (&[], "scramble 9", "workshop-no-tiles"),
        (&["number r1c1 r1c2 r2c1 r2c2"], "scramble 9", "workshop-stuck"),
    ] {
        let mut session = open("2x2#1");
        play(&mut session, edits);
        let before = session.position();
        let edit: <Workshop as Game>::Move = edit.parse().expect("an edit");
        let illegal = session.play_move(edit.clone()).expect_err(&edit.to_string());
        assert_eq!(illegal.say.id, reason, "{edit}");
        assert_eq!(session.position(), before);
    }
    for text in [
        "",
        "tile",
        "tile AB r1c1",
        "goal hole r1c1",
        "any r1c1",
        "jump r1c1 left",
        "grow",
        "goal copy r1c1",
        "scramble 0",
    ] {
        assert!(text.parse::<<Workshop as Game>::Move>().is_err(), "{text}");
    }
}

#[test]
fn a_check_names_what_is_wrong() {
    for (text, reason) in [
        ("+ + +| . . |+ + +", "workshop-no-tiles"),
        ("+ + +| 1 . |+ + +", "workshop-no-objective"),
        ("+ + +| 1 . |+ + +;goal=+ + +| 1 . |+ + +", "workshop-solved"),
        ("+ + +| 1 2 |+ + +;goal=+ + +| 2 1 |+ + +", "workshop-stuck"),
        ("+ + +| 1 . |+ + +;goal=+ + +| . 2 |+ + +", "workshop-missing"),
        ("+ + + +| 1=2 . |+ + + +;goal=+ + + +| . 1 2 |+ + + +", "workshop-shape"),
        ("+ + + +| 1a2a. |+ + + +;goal=+ + + +| . 1 2 |+ + + +", "workshop-no-border"),
        ("o + + +|a1 2 .a|+ + + +;goal=+ + + +| . 1 2 |+ + + +", "workshop-claimed"),
        ("+ o + +| 1 2 . |+ + + +;goal=+ + + +| . 1 2 |+ + + +", "workshop-no-corner"),
    ] {
        let mut session = open(&format!("3x1@{text}"));
        assert_eq!(refused(&mut session, "check"), Some(reason), "{text}");
        assert_eq!(refused(&mut session, "play"), Some(reason), "{text}");
        assert_eq!(session.asked(), None);
        assert!(session.made().is_err());
        let scene = session.scene();
        let role = |role: u16| Workshop::INFO.roles[usize::from(role)].name;
        let is_marked = scene.sprites.iter().any(|sprite| role(sprite.role) == "fault");
        let has_place = !matches!(
            reason,
            "workshop-no-tiles" | "workshop-no-objective" | "workshop-solved" | "workshop-stuck"
        );
        assert_eq!(is_marked, has_place, "{text}");
    }
}

#[test]
fn every_shipped_board_goes_to_the_editor_and_back() {
    for entry in entries() {
        let game = Session::<Tilerama>::open(&format!("{}#1", entry.name)).expect("a shipped board");
        let (params, draft) =
            Workshop::edit(&game.position()).unwrap_or_else(|error| panic!("{}: {error}", entry.name));
        assert_eq!(params.to_string(), entry.name);
        let made =
            Workshop::made(&params, &draft).unwrap_or_else(|illegal| panic!("{}: {illegal}", entry.name));
        let expected = game.position().replacen(entry.name, "own", 1);
        assert_eq!(made, expected);
    }
    for text in
        ["tilerama:classic-a-x3#1", "tilt:4x4#1", "tilerama:nowhere@+ +| 1 |+ +", "tilerama:own@+ +| 1 |+"]
    {
        assert!(Workshop::edit(text).is_err(), "{text}");
    }
}

#[test]
fn what_is_drawn_and_scrambled_can_be_solved() {
    let mut session = open("3x3#5");
    play(&mut session, &["number r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1 r3c2", "goal copy", "scramble 12"]);
    assert_eq!(refused(&mut session, "play"), None);
    assert_eq!(session.asked(), Some("play"));
    let made = session.made().expect("a board");
    let mut game =
        Session::<Tilerama>::open(made.strip_prefix("tilerama:").expect("a position")).expect("it opens");
    let hint = game.hint(&mut Budget::nodes(200_000)).expect("a way");
    for mv in &hint.line {
        game.play(mv).expect("a legal move");
    }
    assert_eq!(game.status().reason, Some("tilerama-solved"));
}

#[test]
fn tools_are_chosen_and_used_by_touch() {
    let mut session = open("3x3#1");
    // A stroke over the first row, beyond the border and back.
    session.input(Input::Pointer { phase: Phase::Down, at: Point { x: 0.5, y: 0.5 } });
    session.input(Input::Pointer { phase: Phase::Move, at: Point { x: 2.5, y: 0.4 } });
    session.input(Input::Pointer { phase: Phase::Up, at: Point { x: 4.0, y: 0.4 } });
    assert_eq!(session.moves(), ["number r1c1 r1c2 r1c3"]);
    // A tap takes a tile away again.
    tap(&mut session, 1.5, 0.5);
    tap(&mut session, 1.5, 1.5);
    assert_eq!(session.moves()[1..], ["space r1c2", "number r2c2"]);
    choose(&mut session, "workshop-symbol", "3");
    tap(&mut session, 0.5, 0.5);
    choose(&mut session, "workshop-tool", "jump");
    tap(&mut session, -0.1, 0.5);
    tap(&mut session, 3.1, 2.4);
    choose(&mut session, "workshop-tool", "turn");
    tap(&mut session, 0.1, 2.9);
    choose(&mut session, "workshop-tool", "size");
    choose(&mut session, "workshop-size", "down");
    let last = ["tile 3 r1c1", "jump r1c1 left r3c3 right", "turn r4c1", "grow down"];
    assert_eq!(session.moves()[3..], last);
    // A touch that is lost leaves no trace.
    choose(&mut session, "workshop-tool", "hole");
    session.input(Input::Pointer { phase: Phase::Down, at: Point { x: 0.5, y: 0.5 } });
    session.input(Input::Pointer { phase: Phase::Cancel, at: Point { x: 0.5, y: 0.5 } });
    session.input(Input::Pointer { phase: Phase::Up, at: Point { x: 0.5, y: 0.5 } });
    assert_eq!(session.at(), 7);
}

#[test]
fn broken_texts_are_refused_where_they_are_broken() {
    for (text, line, column) in [
        ("+ +| . ", 1, 8),
        ("+ + |. . |+ + ", 1, 5),
        ("+a+| 1 |+ +", 1, 2),
        ("+a+|a1a|+ +", 1, 7),
        ("+=+| 1 |+ +", 1, 2),
        ("+ +|\"1 |+ +", 1, 5),
        ("+ +| ! |+ +", 1, 6),
        ("x +| 1 |+ +", 1, 1),
    ] {
        let error = Workshop::parse(&"1x1".parse().expect("a size"), text).expect_err(text);
        assert_eq!((error.line, error.column), (line, column), "{text}: {error}");
    }
}
