//! Hints are legal, the same for the same budget, and good enough to play on.

use tilery_kit::{AnySession, Budget, Session};
use tilery_mound::Mound;

/// Plays hints until a level is cleared; whether it was.
fn clears_a_level(params: &str, seed: u64) -> bool {
    let mut session = Session::<Mound>::deal(params.parse().expect("a scenario"), seed);
    while session.figures().get("level") == Some(1) && session.at() < 400 {
        let Some(hint) = session.hint(&mut Budget::nodes(30_000)) else { return false };
        session.play(&hint.mv).unwrap_or_else(|error| panic!("{}: {error}", session.position()));
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

#[test]
fn any_budget_gives_a_legal_hint_and_the_same_one_each_time() {
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
