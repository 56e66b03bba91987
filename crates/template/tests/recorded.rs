//! Recorded games, counted lines of play, golden films.

use tilery_kit::recorded;
use tilery_template::Template;

#[test]
fn recorded_games_end_as_they_did() {
    recorded::plays::<Template>();
}

#[test]
fn lines_of_play_are_as_many_as_counted() {
    recorded::perft::<Template>();
}

#[test]
fn lights_go_out_as_ever() {
    recorded::golden::<Template>("out", "template:2x2@**/.*", &["r1c1", "r2c2", "r1c2"]);
}
