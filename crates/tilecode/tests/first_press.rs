//! The first press of a level: what moves by itself is seen moving before it, it loses no level, and nothing
//! counts before it.

use std::collections::BTreeSet;

use tilery_kit::{AnyGame, AnySession, Entry, Input, Session};
use tilery_tilecode::{Params, TileCode, games};

/// The keys of the buttons.
const KEYS: [&str; 5] = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", " "];
/// The first presses that may lose: whoever sends the robot off before anything is prepared, runs into lava, or
/// turns the snake to the hedge and holds that course. Nothing that moves by itself takes part.
const CHOSEN: [(&str, &str); 9] = [
    ("robot", " "),
    ("belts-7", "ArrowUp"),
    ("snake-2", "ArrowDown"),
    ("snake-3", "ArrowDown"),
    ("snake-4", "ArrowDown"),
    ("snake-4", "ArrowUp"),
    ("snake-5", "ArrowDown"),
    ("snake-8", "ArrowDown"),
    ("snake-8", "ArrowUp"),
];
/// The games in which things move by themselves in every level.
const MOVES: [&str; 3] = ["crossing", "maze", "aliens"];

/// All levels of the shipped games.
fn levels() -> impl Iterator<Item = Params> {
    games::ALL.iter().flat_map(|shipped| {
        let first: Params = shipped.name.parse().unwrap();
        (1..=first.levels()).map(move |level| first.with_level(&level.to_string()).unwrap())
    })
}

fn deal(params: &Params) -> Box<dyn AnySession> {
    let game: &dyn AnyGame = &Entry::<Session<TileCode>>::NEW;
    let mut session = game.deal(&params.to_string(), 1).unwrap();
    session.lead();
    session
}

/// Lets rounds pass without a press. Returns how many of them were shown.
fn wait(session: &mut dyn AnySession, rounds: usize) -> usize {
    let pace = session.pace().unwrap();
    (0..rounds).filter(|_| session.advance(pace).film).count()
}

fn press(session: &mut dyn AnySession, key: &str) {
    session.input(Input::Key(key));
    session.input(Input::Release(key));
}

fn is_chosen(params: &Params, key: &str) -> bool {
    let text = params.to_string();
    CHOSEN
        .iter()
        .any(|&(name, button)| (name == text || name == params.name() && name == "robot") && button == key)
}

/// True if a press after some rounds loses the level, in its own round or in the next one.
fn loses(params: &Params, after: usize, key: &str) -> bool {
    let mut session = deal(params);
    wait(&mut *session, after);
    press(&mut *session, key);
    let is_played = |session: &dyn AnySession| session.history().moves().iter().any(|round| round != ".");
    for _ in 0..20 {
        if !is_played(&*session) {
            wait(&mut *session, 1);
        }
    }
    if !is_played(&*session) {
        assert!(params.project().program().has_tap, "{params}: {key:?} after {after} rounds is never played");
    }
    wait(&mut *session, 1);
    session.status().over
}

#[test]
fn no_first_press_loses_a_level_whenever_it_comes() {
    let mut found = Vec::new();
    for params in levels() {
        let has_turns = params.project().meaning().has_turns;
        let shown = wait(&mut *deal(&params), 30);
        for after in 0..if has_turns { 1 } else { shown + 2 } {
            let losing = KEYS.into_iter().filter(|key| !is_chosen(&params, key));
            found.extend(
                losing.filter(|key| loses(&params, after, key)).map(|key| (params.to_string(), after, key)),
            );
        }
    }
    assert_eq!(found, []);
}

#[test]
fn what_moves_by_itself_is_seen_moving_before_the_first_press_and_none_of_it_counts() {
    let mut still = Vec::new();
    for params in levels().filter(|params| !params.project().meaning().has_turns) {
        let mut session = deal(&params);
        let (start, first) = (session.history().position(), session.labels().0);
        let mut shown = BTreeSet::from([format!("{first:?}")]);
        for _ in 0..30 {
            wait(&mut *session, 1);
            shown.insert(format!("{:?}", session.labels().0));
        }
        still.extend((MOVES.contains(&params.name()) && shown.len() < 4).then(|| params.to_string()));
        assert_eq!((session.history().at(), session.clock()), (0, 0), "{params}");
        assert_eq!(session.history().position(), start, "{params}");
        assert!(!session.status().over, "{params}");
    }
    assert_eq!(still, Vec::<String>::new(), "levels in which nothing is seen to move");
}

#[test]
fn the_first_press_records_the_rounds_that_were_shown() {
    let params: Params = "crossing".parse().unwrap();
    let mut session = deal(&params);
    wait(&mut *session, 5);
    let shown = session.labels();
    let mut played = deal(&params);
    (0..5).for_each(|_| _ = played.play(".").unwrap());
    assert_eq!(shown, played.labels());
    press(&mut *session, "ArrowLeft");
    wait(&mut *session, 1);
    assert_eq!(session.history().moves(), [".", ".", ".", ".", ".", "L"]);
    played.play("L").unwrap();
    assert_eq!(session.history().position(), played.history().position());
    session.undo();
    assert_eq!(session.history().at(), 5, "the press is taken back");
    assert_eq!(wait(&mut *session, 5), 0, "time stands still after a step back");
    session.undo();
    assert_eq!((session.history().at(), wait(&mut *session, 5)), (0, 5), "the level begins again");
}

#[test]
fn a_move_played_by_the_page_follows_what_is_shown() {
    let mut session = deal(&"crossing".parse().unwrap());
    wait(&mut *session, 3);
    session.play("L").unwrap();
    assert_eq!(session.history().moves(), [".", ".", ".", "L"]);
}

fn with_aim() -> Box<dyn AnySession> {
    let mut session = Session::<TileCode>::open("crossing#1;aim=win;par=4").unwrap();
    session.lead();
    Box::new(session)
}

#[test]
fn a_board_with_an_aim_is_shown_as_it_is_dealt() {
    let mut session = with_aim();
    let dealt = session.labels();
    assert_eq!(wait(&mut *session, 10), 0);
    assert_eq!(session.labels(), dealt);
    press(&mut *session, "ArrowLeft");
    wait(&mut *session, 2);
    assert_eq!(session.history().moves(), ["L", "."]);
    assert_eq!(session.history().assignment().unwrap().moves, 2);
}

#[test]
fn rounds_for_which_the_first_press_waits_cost_no_stars() {
    let mut session = with_aim();
    press(&mut *session, "ArrowUp");
    wait(&mut *session, 10);
    let moves = session.history().moves();
    let waited = moves.iter().position(|mv| mv == "U").unwrap();
    assert_ne!(waited, 0, "{moves:?}");
    assert_eq!(session.history().assignment().unwrap().moves, moves.len() - waited);
}

#[test]
fn a_first_press_under_a_car_waits_until_it_has_passed() {
    // The truck is one tile away from the tile above the frog.
    let mut session = deal(&"crossing".parse().unwrap());
    wait(&mut *session, 1);
    press(&mut *session, "ArrowUp");
    let is_played = |session: &dyn AnySession| session.history().moves().contains(&"U".to_owned());
    wait(&mut *session, 1);
    assert!(!is_played(&*session), "a truck would hit the frog");
    while !is_played(&*session) {
        wait(&mut *session, 1);
    }
    wait(&mut *session, 1);
    assert!(!session.status().over, "{:?}", session.history().moves());
}
