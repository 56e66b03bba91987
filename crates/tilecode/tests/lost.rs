//! Levels that can no longer be won, in the shipped games by turns: hints and ratings report it.

use tilery_kit::{AnySession, Budget, Session};
use tilery_tilecode::TileCode;

use super::solve::{BOTH, ROLLS_PAST, drawn, press};

const KEYS: [(&str, char); 5] =
    [("ArrowUp", 'U'), ("ArrowRight", 'R'), ("ArrowDown", 'D'), ("ArrowLeft", 'L'), ("x", 'A')];

/// Sequences of presses whose last press makes a level impossible to win, though the game goes on. Every
/// level of both games has such sequences; these need the shortest searches.
const LOST: [(&str, i64, &str); 10] = [
    ("crates", 1, "DRU"),
    ("crates", 4, "LDLLLRLDDLRDUUDLLRURLLRLRDDLLRDRDUUDRUUU"),
    ("crates", 5, "URDLURRRDD"),
    ("crates", 6, "UU"),
    ("crates", 7, "UURLRDRRD"),
    ("crates", 9, "URDD"),
    ("dungeon", 1, "DRRU"),
    ("dungeon", 2, "UDURRRLLRDUL"),
    ("dungeon", 5, "LDLLLRLDDLRDUUDLLRURLLRLRDDLLRDRDUUDRUUU"),
    ("dungeon", 9, "URDLURRRDURDDLLLLULULLLDUULLULRDDD"),
];

fn after(game: &str, level: i64, presses: &str) -> Session<TileCode> {
    let mut session = Session::<TileCode>::deal(format!("{game}-{level}").parse().unwrap(), 1);
    for letter in presses.chars() {
        press(&mut session, key(letter));
        assert!(!session.status().over && session.figures().get("level") == Some(level), "{game}-{level}");
    }
    session
}

fn key(letter: char) -> &'static str {
    KEYS.iter().find(|known| known.1 == letter).unwrap().0
}

/// True if the page reports that the level can no longer be won: there are values, and all are losses.
fn is_told(session: &mut Session<TileCode>) -> bool {
    let ratings = session.rate(&mut Budget::nodes(u64::MAX)).unwrap();
    !ratings.is_empty() && ratings.iter().all(|rating| rating.outcome == f64::NEG_INFINITY)
}

#[test]
fn a_lost_level_is_reported_in_shipped_games() {
    for (game, level, presses) in LOST {
        let mut session = after(game, level, presses);
        assert!(is_told(&mut session), "{game}-{level}");
        assert_eq!(session.hint(&mut Budget::nodes(5_000_000)), None, "{game}-{level}");
        let told = session.why_no_hint().unwrap_or_else(|| panic!("{game}-{level}: no reason is given"));
        assert_eq!(told.id, "tilecode-why-since", "{game}-{level}");
        assert!(told.args.contains(&("count", 1.into())), "{game}-{level} {told:?}");
        session.undo();
        assert!(session.hint(&mut Budget::nodes(5_000_000)).is_some(), "{game}-{level} before it");
    }
}

/// In the shipped levels of the robot, every position tried can still be won by presses while it walks. So
/// this test uses a level with a home that is walled off.
#[test]
fn the_robot_s_level_is_lost_if_its_home_is_walled_off() {
    let shipped = include_str!("../games/robot.txt");
    let (head, rest) = shipped.split_once("\nlevel ").unwrap();
    let (_, rules) = rest.split_once("\nrule ").unwrap();
    let map = "WWWWWWW W...WxW W...WWW W...W.W WWWWWWW";
    let sprites = "....... .p..... ..c.... .r..... .......";
    let rows = |text: &str| text.split(' ').map(|row| format!("  {row}\n")).collect::<String>();
    let text = format!("{head}\nlevel One\nmap\n{}sprites\n{}\nrule {rules}", rows(map), rows(sprites));
    let mut session = Session::<TileCode>::open(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    press(&mut session, "ArrowDown");
    assert!(is_told(&mut session));
}

#[test]
fn a_level_is_not_lost_while_a_press_in_the_middle_of_a_turn_or_a_pair_wins() {
    // While the ball is on the spot, up wins. Once it has passed, the level is lost.
    let text = drawn(ROLLS_PAST, "WWWWWWW W...x.W WWWWWWW", "....... .o..... .......");
    let mut session = Session::<TileCode>::open(&text).unwrap();
    session.play("A").unwrap();
    session.play(".").unwrap();
    assert!(!is_told(&mut session), "{}", session.history().position());
    for _ in 0..4 {
        session.play(".").unwrap();
    }
    assert!(is_told(&mut session), "{}", session.history().position());

    let mut session = Session::<TileCode>::open(&drawn(BOTH, "WWW W.W WWW", "... .p. ...")).unwrap();
    press(&mut session, "ArrowUp");
    assert!(!is_told(&mut session), "{}", session.history().position());
}
