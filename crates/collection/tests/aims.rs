//! Assignments of any game, from text to text.

use tilery_collection::load;
use tilery_kit::AnySession;

fn opened(text: &str) -> Box<dyn AnySession> {
    load(text).unwrap_or_else(|error| panic!("{text}\n{error}"))
}

#[test]
fn an_assignment_is_kept_as_the_second_version_and_all_else_as_the_first() {
    let mut session = opened("tilt:4x4#42;aim=reach 64;par=9!;most=12");
    session.play("left").unwrap();
    let save = "tilery 2\nid tilt:4x4#42;aim=reach 64;par=9!;most=12\nat 1\nleft\n";
    assert_eq!(session.save(), save);
    assert_eq!(opened(save).save(), save);
    assert_eq!(session.id().as_deref(), Some("tilt:4x4#42"), "the deal is the same as without the aim");
    assert!(!session.counts(), "an assignment is not entered in the tables of free games");

    let position = "tilt:2x2@2,2/0,0;score=0;chance=0000000000000000";
    let save = format!("tilery 2\nfrom\n  {position};aim=reach 4\nat 0\n");
    let session = opened(&format!("{position};aim=reach 4"));
    assert_eq!((session.save(), session.position()), (save.clone(), position.to_owned()));
    assert_eq!(opened(&save).save(), save);

    for text in ["tilt:4x4#42", position, "mound:classic-5-8-5#7", "tilecode:steps-2#1", "studio:blank#0"] {
        let session = opened(text);
        assert!(session.save().starts_with("tilery 1\n"), "{text}");
        assert_eq!(opened(&session.save()).save(), session.save());
    }
}

#[test]
fn what_looks_like_an_aim_in_what_somebody_wrote_is_none() {
    let board =
        "tilerama:own@+ + + +|a1 2 .a|+ + + +;goal=+ + + +| . 1 2 |+ + + +;moves=0;name=\"x;aim=solve\"";
    let free = opened(board);
    assert_eq!((free.position().as_str(), free.title().as_deref()), (board, Some("x;aim=solve")));
    assert!(free.save().starts_with("tilery 1\n"));
    let assigned = opened(&format!("{board};aim=solve"));
    assert_eq!((assigned.position().as_str(), assigned.title().as_deref()), (board, Some("x;aim=solve")));
    assert!(assigned.save().starts_with("tilery 2\n"));

    let project = include_str!("../../tilecode/games/blank.txt").replacen("New game", "x;aim=win", 1);
    let session = opened(&project);
    assert_eq!(session.title().as_deref(), Some("x;aim=win"));
    assert!(opened(&session.save()).save().starts_with("tilery 1\n"));
}

#[test]
fn editors_have_no_aims_and_errors_name_their_place_in_the_save() {
    for (text, error) in [
        ("workshop:4x4#1;aim=find tile A r1c1", "line 1, column 15: expected the end, found `;`"),
        ("studio:blank#0;aim=find undo", "line 1, column 15: expected the end, found `;`"),
        (
            "tilery 2\nid tilt:4x4#42;aim=reach 3\nat 0\n",
            "line 2, column 26: expected a power of two from 4 to 2147483648, found `3`",
        ),
        (
            "tilery 2\nfrom\n  tilt:2x2@2,2/0,0;aim=tiles 64\nat 0\n",
            "line 3, column 30: expected a number of tiles from 2 to 63, found `64`",
        ),
    ] {
        assert_eq!(load(text).map(|_| ()).unwrap_err().to_string(), error, "{text}");
    }
}
