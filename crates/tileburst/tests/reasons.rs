//! Reasons of hints.

use tilery_kit::{AnyHint, AnySession, Budget, Session};
use tilery_tileburst::Tileburst;

/// A regression: on this grid, the tile that is drawn after the hint's placement decides whether the grid
/// shrinks.
#[test]
fn reasons_do_not_depend_on_the_tile_that_is_not_drawn_yet() {
    let position = "classic@6/yyyyyr-.yyyrr-gvvvy.-gr.vyy-gr...y-g.yy../b111+010/v111/0/0";
    let hints: Vec<Option<AnyHint>> = ["34f9157e9150c127", "0000000000000000", "5827676ec38859f0"]
        .iter()
        .map(|chance| {
            let text = format!("{position};chance={chance}");
            let mut session = Session::<Tileburst>::open(&text).expect("a position");
            session.hint(&mut Budget::nodes(500))
        })
        .collect();
    assert!(hints.iter().all(|hint| *hint == hints[0]), "{hints:#?}");
    let why = hints[0].as_ref().and_then(|hint| hint.why.as_ref());
    assert_eq!(why.map(|why| why.id), Some("tileburst-why-group"));
}
