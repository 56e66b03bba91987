//! Recorded games, counted positions and golden films.

use tilery_kit::recorded;
use tilery_tilt::Tilt;

#[test]
fn recorded_games_end_as_they_did() {
    recorded::plays::<Tilt>();
}

#[test]
fn lines_of_play_are_as_many_as_counted() {
    recorded::perft::<Tilt>();
}

#[test]
fn a_tilt_with_merges_and_one_without_are_shown_as_ever() {
    recorded::golden::<Tilt>(
        "tilt/merges",
        "4x4@2,2,4,4/0,2,0,2/0,0,8,0/2,4,8,16;score=0;chance=2a",
        &["left", "right"],
    );
    recorded::golden::<Tilt>("tilt/slides", "3x2@0,2,0/0,0,4;score=12;chance=7", &["left"]);
}
