//! Tests assignments of all games through their texts.

use tilery_collection::{load, trail};
use tilery_kit::{AnySession, Budget, Film, Layout, State};

fn opened(text: &str) -> Box<dyn AnySession> {
    load(text).unwrap_or_else(|error| panic!("{text}\n{error}"))
}

#[test]
fn saves_of_assignments_have_version_2_and_others_version_1() {
    let mut session = opened("tilt:4x4#42;aim=reach 64;par=9!;most=12");
    session.play("left").unwrap();
    let save = "tilery 2\nid tilt:4x4#42;aim=reach 64;par=9!;most=12\nat 1\nleft\n";
    assert_eq!(session.history().save(), save);
    assert_eq!(opened(save).history().save(), save);
    assert_eq!(
        session.history().id().as_deref(),
        Some("tilt:4x4#42"),
        "the deal is the same as without the aim"
    );
    assert!(!session.counts(), "an assignment is not entered in the tables of games without an aim");

    let position = "tilt:2x2@2,2/0,0;score=0;chance=0000000000000000";
    let save = format!("tilery 2\nfrom\n  {position};aim=reach 4\nat 0\n");
    let session = opened(&format!("{position};aim=reach 4"));
    assert_eq!((session.history().save(), session.history().position()), (save.clone(), position.to_owned()));
    assert_eq!(opened(&save).history().save(), save);

    for text in ["tilt:4x4#42", position, "mound:classic-5-8-5#7", "tilecode:steps-2#1", "studio:blank#0"] {
        let session = opened(text);
        assert!(session.history().save().starts_with("tilery 1\n"), "{text}");
        assert_eq!(opened(&session.history().save()).history().save(), session.history().save());
    }
}

#[test]
fn free_text_is_not_mistaken_for_an_aim() {
    let board =
        "tilerama:own@+ + + +|a1 2 .a|+ + + +;goal=+ + + +| . 1 2 |+ + + +;moves=0;name=\"x;aim=solve\"";
    let free = opened(board);
    assert_eq!(
        (free.history().position().as_str(), free.history().title().as_deref()),
        (board, Some("x;aim=solve"))
    );
    assert!(free.history().save().starts_with("tilery 1\n"));
    let assigned = opened(&format!("{board};aim=solve"));
    assert_eq!(
        (assigned.history().position().as_str(), assigned.history().title().as_deref()),
        (board, Some("x;aim=solve"))
    );
    assert!(assigned.history().save().starts_with("tilery 2\n"));

    let project = include_str!("../../tilecode/games/blank.txt").replacen("New game", "x;aim=win", 1);
    let session = opened(&project);
    assert_eq!(session.history().title().as_deref(), Some("x;aim=win"));
    assert!(opened(&session.history().save()).history().save().starts_with("tilery 1\n"));
}

/// Follows a hint's line, and returns the moves played until the assignment was solved.
fn solved_by_hint(session: &mut dyn AnySession) -> Option<usize> {
    let hint = session.hint(&mut Budget::nodes(300_000))?;
    assert_eq!(hint.line.first(), Some(&hint.mv));
    for mv in &hint.line {
        session.play(mv).expect("a hint's line is legal");
        if session.status().over {
            break;
        }
    }
    (session.status().state == State::Won).then(|| session.history().at())
}

/// Hints of the whole game lead elsewhere: to many points, or to a cleared mound.
#[test]
fn hints_of_assignments_lead_to_their_goals() {
    for (game, goals, least) in [("tilt", &["reach", "tiles", "survive"][..], 120), ("mound", &["block"], 20)]
    {
        let mut count = 0;
        for line in trail(game).expect("a trail").lines() {
            let text = line.split(" | ").next().unwrap_or_default();
            let Some((_, aim)) = text.split_once(";aim=") else { continue };
            if !goals.iter().any(|goal| aim.starts_with(goal)) {
                continue;
            }
            let par: usize = aim
                .split(';')
                .find_map(|part| part.strip_prefix("par="))
                .and_then(|par| par.trim_end_matches('!').parse().ok())
                .expect("boards of trails have a par");
            let moves = solved_by_hint(&mut *opened(text));
            assert!(moves.is_some_and(|moves| moves <= par), "{text}: {moves:?}");
            count += 1;
        }
        assert!(count >= least, "{game}: {count}");
    }
}

/// A placement of Tileburst has so many others beside it that only the last two moves are searched.
#[test]
fn hints_of_tileburst_see_a_goal_that_is_two_moves_away() {
    let trail = tilery_kit::trail::parse(trail("tileburst").expect("a trail")).expect("a trail");
    let mut count = 0;
    for stop in trail.iter().flat_map(|chapter| &chapter.boards) {
        let solution = stop.moves();
        let Some(first) = solution.len().checked_sub(2) else { continue };
        let mut session = opened(&stop.text);
        for mv in &solution[..first] {
            session.play(mv).expect("the solution is legal");
        }
        let moves = solved_by_hint(&mut *session);
        assert!(moves.is_some_and(|moves| moves <= solution.len()), "{}: {moves:?}", stop.text);
        count += 1;
    }
    assert!(count > 100, "{count}");
}

/// A way that needs draws which are not shown beside the board is no hint.
#[test]
fn hints_of_assignments_use_no_draws_that_are_not_shown() {
    let hints = [1, 2, 3, 5, 8].map(|chance| {
        let board = "tilt:3x3@2,0,2/0,4,0/0,0,0;score=0";
        let mut session = opened(&format!("{board};chance={chance:016x};aim=reach 16;par=1"));
        let hint = session.hint(&mut Budget::nodes(5_000)).expect("a hint");
        assert_eq!(hint.solves, None, "the goal is three tilts away");
        hint.mv
    });
    assert!(hints.iter().all(|hint| *hint == hints[0]), "{hints:?}");
    let found = opened("tilt:4x4#42;aim=find left|up").hint(&mut Budget::nodes(10)).expect("a hint");
    assert_eq!((found.mv.as_str(), found.line.len()), ("left", 1), "the answer itself");
}

fn has_cut(film: &Film) -> bool {
    let numbers = &film.numbers;
    let mut at = Film::HEADER;
    (0..numbers[2] as usize).any(|_| {
        let shot = &numbers[at..at + Film::SHOT];
        let parts = [Film::SPRITE, Film::CUE, Film::EFFECT, Film::FIGURE];
        at += Film::SHOT
            + shot[5..9].iter().zip(parts).map(|(count, size)| *count as usize * size).sum::<usize>();
        shot[9] > 0.0
    })
}

#[test]
fn in_real_time_a_slow_hand_costs_no_star() {
    let stars = |text: &str, moves: &[&str], hints| {
        let mut session = opened(text);
        for mv in moves {
            session.play(mv).expect("a legal move");
        }
        assert_eq!(session.status().state, State::Won, "{text}");
        session.assignment().map(|assignment| (assignment.moves, assignment.stars(hints)))
    };
    let steps = "tilecode:steps-1#1;aim=win;par=4";
    assert_eq!(stars(steps, &["R", "R", "U", "."], 0), Some((4, 3)));
    assert_eq!(stars(steps, &[".", "R", ".", ".", "R", ".", ".", ".", "U", "."], 0), Some((9, 3)));
    assert_eq!(stars(steps, &["D", ".", "U", "R", "R", ".", "U", "."], 0), Some((8, 2)), "five presses");
    assert_eq!(stars(steps, &["D", "U", "D", "U", "R", "R", "U", "."], 0), Some((8, 1)), "seven presses");
}

#[test]
fn no_level_begins_after_an_assignment_is_met() {
    let mound = "mound:classic-4-4-5@1/0/0/........-........-........-........-........-........-........-...aa.../\
                 ccaaabaa+abccaaba/cbcabbab+aaabcccb/cacbccac+bacacaab/acbccbbb+cacabcac/cbb;chance=000000001d546f5b";
    for (text, goal, moves) in [
        (mound, "clear", &["drop 3"][..]),
        ("tilecode:steps-3#1", "win", &["U", "R", "R", "R", "U", "R", "R", "R", "R", "R", "D", "D", "."]),
    ] {
        let played = |text: &str| {
            let mut session = opened(text);
            let all: Vec<_> = moves.iter().map(|mv| session.play(mv).expect("a legal move")).collect();
            (session, all)
        };
        let (free, _) = played(text);
        assert!(has_cut(&free.film()), "{text}: a game without an aim continues with the next level");
        let text = format!("{text};aim={goal}");
        let (mut session, told) = played(&text);
        assert_eq!(session.status().state, State::Won, "{text}");
        let start = opened(&text);
        assert_eq!(
            session.figures().get("level"),
            start.figures().get("level"),
            "{text}: the level stays the same"
        );
        let said = &told.last().expect("a move").said;
        assert!(!format!("{said:?}").contains("-level"), "{text}: {said:?}");
        assert!(!has_cut(&session.film()), "{text}: the film ends with the completed level");
        let end = session.labels();
        assert_ne!(end, free.labels(), "{text}");
        session.lay_out(Layout::Landscape, None);
        session.lay_out(Layout::Portrait, None);
        assert_eq!(session.labels(), end, "{text}: redrawn");
        assert_eq!(opened(&session.history().save()).labels(), end, "{text}: loaded from its save");
        session.undo();
        assert!(!has_cut(&session.film()), "{text}: the film of undo begins with the completed level");
        session.redo();
        assert!(!has_cut(&session.film()), "{text}");
        assert_eq!(session.labels(), end, "{text}");
        // A single move is animated.
        if moves.len() > 1 {
            session.seek(0);
            session.seek(moves.len());
            let sprites = |film: Film| film.numbers[Film::HEADER + Film::SHOT..].to_vec();
            let sought = sprites(session.film());
            session.lay_out(Layout::Landscape, None);
            session.lay_out(Layout::Portrait, None);
            assert_eq!(sought, sprites(session.film()), "{text}: after a seek");
        }
        session.restart();
        assert_eq!(session.history().position(), start.history().position(), "{text}");
    }
}
