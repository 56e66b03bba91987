//! The workshop: edits as text and by gestures, faults, and the transfer of boards to the game and back.

use tilery_kit::save::Save;
use tilery_kit::{AnySession, Budget, Editor, Game, Input, Phase, Point, Rules, Session, Update};
use tilery_tilerama::{Tilerama, Workshop, entries};

fn open(text: &str) -> Session<Workshop> {
    Session::open(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn play(session: &mut Session<Workshop>, edits: &[&str]) {
    for edit in edits {
        session.play(edit).unwrap_or_else(|error| panic!("{edit}: {error}"));
    }
}

/// The board without the fields after its objective.
fn board(session: &Session<Workshop>) -> String {
    let text = session.history().position();
    let (_, board) = text.split_once('@').expect("a position");
    board.splitn(3, ';').take(2).collect::<Vec<_>>().join(";")
}

fn press(session: &mut Session<Workshop>, action: &str) -> Update {
    session.input(Input::Action(action))
}

/// The key of the sentence with which a button is refused.
fn refused(session: &mut Session<Workshop>, action: &str) -> Option<&'static str> {
    press(session, action).refused.map(|illegal| illegal.say.id)
}

fn tap(session: &mut Session<Workshop>, x: f32, y: f32) {
    for phase in [Phase::Down, Phase::Up] {
        session.input(Input::Pointer { phase, at: Point { x, y } });
    }
}

/// Taps the item of the tray with this label.
fn choose(session: &mut Session<Workshop>, sentence: &str, value: &str) {
    let (labels, _) = session.labels();
    let label = labels
        .iter()
        .find(|label| label.say.id == sentence && label.say.args.iter().any(|(_, arg)| *arg == value.into()));
    let at = label.unwrap_or_else(|| panic!("{sentence} {value} is not in the tray")).at;
    tap(session, at.x, at.y);
}

#[test]
fn a_stroke_may_end_at_any_coordinates() {
    for far in [1e4, 1e9, f32::MAX, f32::INFINITY, f32::NEG_INFINITY, f32::NAN] {
        let mut session = open("2x2#1");
        for (phase, x) in [(Phase::Down, 0.5), (Phase::Move, far), (Phase::Up, far)] {
            session.input(Input::Pointer { phase, at: Point { x, y: 0.5 } });
        }
        assert!(board(&session).starts_with("+ + +| 1 "), "{far}: {}", board(&session));
    }
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
        // Removing a tile removes its joint; replacing it keeps the joint.
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
        // Bars and points move with their cells, and vanish with them.
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
fn impossible_edits_are_refused_with_a_reason() {
    for (edits, edit, reason) in [
        (&[][..], "space r1c1", "workshop-same"),
        (&[], "tile A r3c1", "workshop-outside"),
        (&[], "number r1c1 r9c9", "workshop-outside"),
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
        let before = session.history().position();
        let edit: <Workshop as Rules>::Move = edit.parse().expect("an edit");
        let illegal = session.play_move(edit.clone()).expect_err(&edit.to_string());
        assert_eq!(illegal.say.id, reason, "{edit}");
        assert_eq!(session.history().position(), before);
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
        assert!(text.parse::<<Workshop as Rules>::Move>().is_err(), "{text}");
    }
}

#[test]
fn a_check_names_the_first_fault() {
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
        let Update { refused, asked, .. } = press(&mut session, "play");
        assert_eq!((refused.map(|illegal| illegal.say.id), asked), (Some(reason), None), "{text}");
        assert!(session.made().is_err());
        let scene = session.scene();
        let role = |role: u16| Workshop::ROLES[usize::from(role)].name;
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
        let (params, draft) = Workshop::open(&game.history().position())
            .unwrap_or_else(|error| panic!("{}: {error}", entry.name));
        assert_eq!(params.to_string(), entry.name);
        let made =
            Workshop::made(&params, &draft).unwrap_or_else(|illegal| panic!("{}: {illegal}", entry.name));
        let expected = game.history().position().replacen(entry.name, "own", 1);
        assert_eq!(made, expected);
    }
    for text in
        ["tilerama:classic-a-x3#1", "tilt:4x4#1", "tilerama:nowhere@+ +| 1 |+ +", "tilerama:own@+ +| 1 |+"]
    {
        assert!(Workshop::open(text).is_err(), "{text}");
    }
}

#[test]
fn a_drawn_and_scrambled_board_can_be_solved() {
    let mut session = open("3x3#5");
    play(&mut session, &["number r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1 r3c2", "goal copy", "scramble 12"]);
    let Update { refused, asked, .. } = press(&mut session, "play");
    assert_eq!((refused, asked), (None, Some("play")));
    let made = session.made().expect("a board");
    let mut game =
        Session::<Tilerama>::open(made.strip_prefix("tilerama:").expect("a position")).expect("it opens");
    let hint = game.hint(&mut Budget::nodes(200_000)).expect("a way");
    for mv in &hint.line {
        game.play(mv).expect("a legal move");
    }
    assert_eq!(game.status().reason, Some("tilerama-solved"));
}

/// Follows a hint that was found without search time, and checks that it leads to the objective.
fn goes_home(text: &str) {
    let text = text.strip_prefix("tilerama:").unwrap_or(text);
    let mut game = Session::<Tilerama>::open(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let hint = game.hint(&mut Budget::nodes(1)).unwrap_or_else(|| panic!("{text}: no hint"));
    for mv in &hint.line {
        game.play(mv).unwrap_or_else(|error| panic!("{text}: {mv}: {error}"));
    }
    assert_eq!(game.status().reason, Some("tilerama-solved"), "{text}");
}

/// A full board of 5x5 with pieces of two and three, jumps, and unique letters, too hard for a quick search.
const LARGE: &[&str] = &[
    "number r1c1 r1c2 r1c3 r1c4 r1c5 r2c1 r2c2 r2c3 r2c4 r2c5 r3c1 r3c2 r3c3",
    "number r3c4 r4c1 r4c2 r4c3 r4c4 r4c5 r5c1 r5c2 r5c3 r5c4 r5c5",
    "join r1c1 right",
    "join r4c1 right",
    "join r4c2 right",
    "jump r2c1 left r2c5 right",
    "jump r1c4 up r5c4 down",
    "turn r6c6",
    "goal copy",
];

#[test]
fn a_scrambled_board_carries_its_way_home() {
    let mut session = open("5x5#7");
    play(&mut session, LARGE);
    play(&mut session, &["scramble 150", "name \"Round \\\"and\\\" round; é\"", "scramble 30"]);
    let made = session.made().expect("a board");
    assert!(made.contains(r#";moves=0;name="Round \"and\" round; é";way=r"#), "{made}");
    assert_eq!(made.split_once(";way=").map(|(_, way)| way.split(',').count()), Some(180));
    goes_home(&made);
    // The same holds for the board after some moves, as a position and from a save, and back in the editor.
    let mut game = Session::<Tilerama>::open(&made["tilerama:".len()..]).expect("it opens");
    for n in 0..25 {
        let legal = game.legal();
        game.play(&legal[(n * 7) % legal.len()]).expect("a legal move");
    }
    goes_home(&game.history().position());
    let (params, draft) = Workshop::open(&game.history().position()).expect("it can be edited");
    goes_home(&Workshop::made(&params, &draft).expect("a board"));
    let again = Session::<Tilerama>::open(&made["tilerama:".len()..]).expect("it opens");
    let save = Save::parse(&game.history().save()).expect("a save");
    let mut again = again.replay(&save).expect("it can be replayed");
    assert_eq!(again.history().position(), game.history().position());
    assert!(again.hint(&mut Budget::nodes(1)).is_some());
    // Following the way shortens it.
    let length = |game: &Session<Tilerama>| game.history().position().matches(',').count();
    let before = length(&game);
    let first = game.history().position();
    let first = first.split_once(";way=").and_then(|(_, way)| way.split(',').next()).expect("a push");
    game.play(first).expect("a legal move");
    assert_eq!(length(&game), before - 1);
    // The editor's own text contains it as well.
    let same = open(session.history().position().trim_start_matches("workshop:"));
    assert_eq!(same.history().position(), session.history().position());
    assert_eq!(same.made(), session.made());
}

#[test]
fn a_solved_board_is_read_unchanged() {
    let mut session = open("2x2#1");
    play(&mut session, &["number r1c1 r1c2 r2c1", "goal copy"]);
    let text = session.history().position();
    let (_, read) =
        Workshop::read(text.strip_prefix("workshop:").expect("a position")).expect("it can be read");
    assert_eq!(&read, session.board());
}

#[test]
fn an_edit_that_blocks_the_way_home_removes_it() {
    let has_way = |edits: &[&str]| {
        let mut session = open("5x5#7");
        play(&mut session, LARGE);
        play(&mut session, &["scramble 40"]);
        play(&mut session, edits);
        session.history().position().contains(";way=")
    };
    for edits in [
        &["name \"Still\""][..],
        // A changed board that becomes the objective can be scrambled.
        &["tile Z r1c1", "goal copy", "scramble 5"],
    ] {
        assert!(has_way(edits), "{edits:?}");
    }
    for edits in [&["tile Z r1c1"][..], &["goal tile Z r1c1"], &["goal copy"], &["solve"]] {
        assert!(!has_way(edits), "{edits:?}");
    }
    // Added rows and columns keep the way.
    let mut session = open("3x2#7");
    play(&mut session, &["number r1c1 r1c2 r2c1 r2c2", "goal copy", "scramble 30", "grow up", "grow left"]);
    goes_home(&session.made().expect("a board"));
}

#[test]
fn the_button_scrambles_from_the_objective_if_the_board_can_be_solved() {
    let mut session =
        open("3x2@+ + + +|a3 1 2a|+ + + +| 5 4 . |+ + + +;goal=+ + + +| 1 2 3 |+ + + +| 4 5 . |+ + + +");
    session.input(Input::Action("scramble"));
    assert_eq!(session.history().moves(), ["solve", "scramble 60"]);
    goes_home(&session.made().expect("a board"));
    // The next scramble continues from there.
    session.input(Input::Action("scramble"));
    assert_eq!(session.history().moves().len(), 3);
    goes_home(&session.made().expect("a board"));
    // A board that cannot become the objective is scrambled as it is.
    let mut session = open("3x1@+ + + +| 1=2 . |+ + + +;goal=+ + + +| . 1 2 |+ + + +");
    assert_eq!(
        session.play("solve").map_err(|error| error.to_string()),
        Err("refused: this changes nothing".to_owned())
    );
    session.input(Input::Action("scramble"));
    assert_eq!(session.history().moves(), ["scramble 60"]);
}

#[test]
fn a_way_home_stops_where_it_meets_an_open_objective() {
    let mut session = open("3x1@+ + + +|a1 2 3a|+ + + +;goal=+ + + +| ? 2 ? |+ + + +;chance=3");
    play(&mut session, &["scramble 9"]);
    let made = session.made().expect("a board");
    goes_home(&made);
}

#[test]
fn names_are_given_by_edits_and_cleaned() {
    let mut session = open("3x3#1");
    assert_eq!(session.history().title().as_deref(), Some(""));
    let changed = session.rename("  My\n<b>ring</b>\u{202e} ").expect("a name");
    assert!(changed.position && !changed.said.is_empty());
    assert_eq!(session.history().title().as_deref(), Some("My <b>ring</b>"));
    assert_eq!(session.history().moves(), ["name \"My <b>ring</b>\""]);
    assert!(session.rename("My <b>ring</b>").is_err(), "it has that name already");
    assert!(session.history().position().contains(";name=\"My <b>ring</b>\";chance="));
    session.undo();
    assert_eq!(session.history().title().as_deref(), Some(""));
    for text in ["name Ring", "name \" Ring\"", "name \"a\\nb\"", "name \"a\" b", "name", "goal name \"a\""] {
        assert!(text.parse::<<Workshop as Rules>::Move>().is_err(), "{text}");
    }
    let long = format!("name \"{}\"", "x".repeat(41));
    assert!(long.parse::<<Workshop as Rules>::Move>().is_err());
}

#[test]
fn tools_are_chosen_and_used_by_touch() {
    let mut session = open("3x3#1");
    // A stroke along the first row and beyond the border.
    session.input(Input::Pointer { phase: Phase::Down, at: Point { x: 0.5, y: 0.5 } });
    session.input(Input::Pointer { phase: Phase::Move, at: Point { x: 2.5, y: 0.4 } });
    session.input(Input::Pointer { phase: Phase::Up, at: Point { x: 4.0, y: 0.4 } });
    assert_eq!(session.history().moves(), ["number r1c1 r1c2 r1c3"]);
    // A tap removes a tile.
    tap(&mut session, 1.5, 0.5);
    tap(&mut session, 1.5, 1.5);
    assert_eq!(session.history().moves()[1..], ["space r1c2", "number r2c2"]);
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
    assert_eq!(session.history().moves()[3..], last);
    // A cancelled touch leaves no trace.
    choose(&mut session, "workshop-tool", "hole");
    session.input(Input::Pointer { phase: Phase::Down, at: Point { x: 0.5, y: 0.5 } });
    session.input(Input::Pointer { phase: Phase::Cancel, at: Point { x: 0.5, y: 0.5 } });
    session.input(Input::Pointer { phase: Phase::Up, at: Point { x: 0.5, y: 0.5 } });
    assert_eq!(session.history().at(), 7);
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
