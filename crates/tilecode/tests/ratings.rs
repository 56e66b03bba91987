//! Ratings of presses: the number of presses to win, compared with a search after each press.

use tilery_kit::{AnyRating, AnySession, Budget, Grade, Rng, Session};
use tilery_tilecode::TileCode;
use tilery_tilecode::solve::{Outlook, solve};

use super::solve::{HOME, PUSHES, ROLLS, STACKS, WALKS, document, drawn, press, presses, room};

const KEYS: [(&str, &str); 4] =
    [("ArrowLeft", "L"), ("ArrowUp", "U"), ("ArrowRight", "R"), ("ArrowDown", "D")];

fn open(text: &str) -> Session<TileCode> {
    Session::open(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Calls `rate` until there is a result. Returns the number of calls and the result.
fn rated(session: &mut Session<TileCode>, nodes: u64) -> (usize, Vec<AnyRating>) {
    for asked in 1.. {
        if let Some(ratings) = session.rate(&mut Budget::nodes(nodes)) {
            return (asked, ratings);
        }
    }
    unreachable!()
}

fn of<'a>(ratings: &'a [AnyRating], mv: &str) -> Option<&'a AnyRating> {
    ratings.iter().find(|rating| rating.mv == mv)
}

#[test]
fn ratings_agree_with_a_search_after_each_press() {
    let mut rng = Rng::from_seed(5);
    let games = [
        ([WALKS, PUSHES, HOME].concat(), "pcx", 12),
        ([WALKS, PUSHES, HOME].concat(), "pccxxx", 6),
        ([WALKS, ROLLS].concat(), "pox", 12),
        ([STACKS].concat(), "pox", 8),
    ];
    let (mut won, mut lost) = (0, 0);
    for (rules, letters, count) in &games {
        for _ in 0..*count {
            let (map, sprites) = room(&mut rng, letters);
            let mut session = open(&document(rules, &map, &sprites));
            for _ in 0..6 {
                if session.status().over {
                    break;
                }
                let (_, ratings) = rated(&mut session, 10_000);
                for (key, mv) in KEYS {
                    let mut after = open(&session.history().position());
                    press(&mut after, key);
                    let value = of(&ratings, mv).map(|rating| rating.value);
                    let found = match after.status().reason {
                        Some("tilecode-won") => Some(-1.0),
                        Some(_) => Some(f64::NEG_INFINITY),
                        None => match solve(after.board(), &mut Budget::nodes(10_000_000)) {
                            Outlook::Wins(rounds) => Some(-1.0 - presses(&rounds) as f64),
                            Outlook::Never => Some(f64::NEG_INFINITY),
                            Outlook::Unknown => None,
                        },
                    };
                    assert_eq!(value, found, "{mv} in {}", session.history().position());
                    won += usize::from(found.is_some_and(f64::is_finite));
                    lost += usize::from(found == Some(f64::NEG_INFINITY));
                }
                press(&mut session, KEYS[rng.below(4) as usize].0);
            }
        }
    }
    assert!(won > 100 && lost > 100, "{won} can be won, {lost} cannot");
}

#[test]
fn a_long_rating_is_found_in_several_calls() {
    let deal = || Session::<TileCode>::deal("crates-5".parse().unwrap(), 1);
    let (once, whole) = rated(&mut deal(), u64::MAX);
    let (often, bits) = rated(&mut deal(), 1_000);
    assert_eq!((once, &whole), (1, &bits));
    assert!(often > 5, "it took {often} calls");
    assert!(!whole.is_empty());
}

#[test]
fn no_round_of_the_shortest_solution_is_a_mistake() {
    let rolls =
        drawn(&[WALKS, ROLLS].concat(), "WWWWWWW W....xW W.....W WWWWWWW", "....... ..o.... ....p.. .......");
    let crates = Session::<TileCode>::deal("crates-5".parse().unwrap(), 1);
    for mut session in [open(&rolls), crates] {
        let hint = session.hint(&mut Budget::nodes(u64::MAX)).unwrap();
        let mut left = hint.line.iter().filter(|mv| *mv != ".").count();
        for mv in &hint.line {
            let (_, ratings) = rated(&mut session, u64::MAX);
            let rating =
                of(&ratings, mv).unwrap_or_else(|| panic!("{mv} in {}", session.history().position()));
            // If a rule wins by itself at the end, waiting for it is even better.
            assert!(rating.grade <= Grade::Good, "{}", session.history().position());
            assert_eq!(rating.value, -(left as f64), "{}", session.history().position());
            left -= usize::from(mv != ".");
            session.play(mv).unwrap();
        }
        assert_eq!(left, 0);
        // The next level is a different one.
        assert!(session.status().over || of(&rated(&mut session, u64::MAX).1, "L").is_some());
    }
}

/// The player is about to push a crate up to a wall where there is no spot.
#[test]
fn an_irreparable_move_is_a_blunder_and_a_detour_is_not() {
    let map = "WWWWWWW W.....W W.....W W....xW WWWWWWW";
    let sprites = "....... .p..... ..c.... ....... .......";
    let mut session = open(&drawn(&[WALKS, PUSHES, HOME].concat(), map, sprites));
    let grade = |session: &mut Session<TileCode>, mv: &str| {
        let (_, ratings) = rated(session, u64::MAX);
        of(&ratings, mv).map(|rating| rating.grade)
    };
    assert_eq!(grade(&mut session, "U"), Some(Grade::Good), "one press against a wall is harmless");
    for key in ["ArrowDown", "ArrowDown", "ArrowRight"] {
        press(&mut session, key);
    }
    assert_eq!(grade(&mut session, "U"), Some(Grade::Blunder));
    assert_eq!(grade(&mut session, "R"), Some(Grade::Mistake), "there and back");
    press(&mut session, "ArrowUp");
    // The level is already lost.
    let (_, ratings) = rated(&mut session, u64::MAX);
    assert!(ratings.len() > 4);
    for rating in ratings {
        assert_eq!((rating.grade, rating.value), (Grade::Best, f64::NEG_INFINITY), "{}", rating.mv);
    }
}

#[test]
fn real_time_games_are_not_rated() {
    let mut session = Session::<TileCode>::deal("snake".parse().unwrap(), 1);
    assert!(!session.offers().ratings);
    assert_eq!(session.rate(&mut Budget::nodes(1_000)), None);
}
