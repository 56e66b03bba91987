//! Hints are legal, reproducible for the same budget, and strong enough to clear levels.

use tilery_kit::{AnySession, Arg, Budget, Say, Session};
use tilery_mound::Mound;

use crate::levels;

/// Plays hints. Returns true if they clear the first level.
fn clears_a_level(params: &str, seed: u64) -> bool {
    let mut session = Session::<Mound>::deal(params.parse().expect("a scenario"), seed);
    while session.figures().get("level") == Some(1) && session.history().at() < 400 {
        let Some(hint) = session.hint(&mut Budget::nodes(30_000)) else { return false };
        session.play(&hint.mv).unwrap_or_else(|error| panic!("{}: {error}", session.history().position()));
    }
    session.figures().get("level") == Some(2)
}

#[test]
fn hints_clear_first_levels_of_eight_colours() {
    let cleared = (0..20).filter(|&seed| clears_a_level("classic-8-8-5", seed)).count();
    assert!(cleared >= 19, "only {cleared} of 20");
}

#[test]
fn hints_clear_first_levels_of_every_type_and_of_ten_colours() {
    for params in ["knockout-8-8-5", "mixed-8-8-5", "classic-10-10-5"] {
        assert!((0..5).all(|seed| clears_a_level(params, seed)), "{params}");
    }
}

/// Large mounds of ten colours: a search of depth five would use up all blocks on the last bricks of the
/// second mound.
#[test]
fn hints_clear_late_levels_of_ten_colours() {
    for chance in [3, 4] {
        let text = levels::before("classic-10-10-5", 38, chance);
        let mut session = Session::<Mound>::open(&text).expect("a position");
        session.play("drop 3").expect("it clears the level");
        while session.figures().get("level") == Some(38) {
            let hint = session.hint(&mut Budget::nodes(50_000)).expect("the level is not lost");
            session.play(&hint.mv).expect("a hint is legal");
        }
    }
}

#[test]
fn hints_are_legal_and_reproducible_for_any_budget() {
    let mut session = Session::<Mound>::deal("mixed-5-8-5".parse().expect("a scenario"), 3);
    for nodes in [0, 1, 50, 1_000, 20_000] {
        let hint = session.hint(&mut Budget::nodes(nodes)).expect("the game goes on");
        assert_eq!(session.hint(&mut Budget::nodes(nodes)), Some(hint.clone()));
        assert!(session.legal().contains(&hint.mv), "{nodes}: {}", hint.mv);
        assert_eq!(hint.line.first(), Some(&hint.mv));
    }
}

#[test]
fn a_level_that_one_move_clears_is_cleared() {
    let side = "ijijijij+jijijiji";
    let rows = "........-........-........-........-........-........-........-aa......";
    let text = format!("classic-4-10-5@1/0/0/{rows}/ijajijij+jijijiji/{side}/{side}/{side}/ghg");
    let mut session = Session::<Mound>::open(&text).expect("a position");
    assert_eq!(session.hint(&mut Budget::nodes(100_000)).map(|hint| hint.mv), Some("drop 3".to_owned()));
}

#[test]
fn a_hint_explains_its_effect_on_the_bricks() {
    let side = "ijijijij+jijijiji";
    let why = |row: &str, line: &str| {
        let rows = "........-........-........-........-........-........-........";
        let text = format!("classic-4-10-5@1/0/0/{rows}-{row}/{line}+jijijiji/{side}/{side}/{side}/ghg");
        let mut session = Session::<Mound>::open(&text).expect("a position");
        session.hint(&mut Budget::nodes(100_000)).and_then(|hint| hint.why)
    };
    let clears = |count: i64| Some(Say::new("mound-why-clears").with("count", count));
    assert_eq!(why(".aa.....", "ijajijij"), clears(1));
    assert_eq!(why(".aa....b", "ijajijbb"), clears(3));
}

#[test]
fn the_explanation_of_a_hint_is_true_when_it_is_played() {
    let mut session = Session::<Mound>::deal("classic-4-4-5".parse().expect("a scenario"), 5);
    let bricks = |session: &Session<Mound>| session.board().count() as i64;
    let mut told = 0;
    for _ in 0..30 {
        let hint = session.hint(&mut Budget::nodes(20_000)).expect("the game goes on");
        if let Some(Say { id: "mound-why-blocks", args, .. }) = &hint.why {
            let [("bricks", Arg::Number(gone)), ("count", Arg::Number(count))] = args[..] else {
                panic!("{args:?}")
            };
            let position = session.history().position();
            let mut copy = Session::<Mound>::open(&position["mound:".len()..]).expect("a position");
            for mv in &hint.line[..count as usize - 1] {
                copy.play(mv).expect("the line is legal");
            }
            let before = bricks(&copy);
            copy.play(&hint.line[count as usize - 1]).expect("the line is legal");
            assert_eq!(before + 1 - bricks(&copy), gone, "{}", session.history().position());
            told += 1;
        }
        session.play(&hint.mv).expect("a hint is legal");
    }
    assert!(told > 5, "only {told} hints mentioned bricks");
}
