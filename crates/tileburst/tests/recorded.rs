//! Recorded games, counted lines of play, and golden films.

use tilery_kit::recorded;
use tilery_tileburst::Tileburst;

#[test]
fn recorded_games_end_as_they_did() {
    recorded::plays::<Tileburst>();
}

#[test]
fn assignments_are_met_and_lost_as_written() {
    recorded::assignments::<Tileburst>();
}

#[test]
fn lines_of_play_are_as_many_as_brute_force_counts() {
    recorded::perft::<Tileburst>();
}

#[test]
fn two_lines_at_once_are_shown_as_ever() {
    let board = "classic@4/.yyy-y...-y..b-y.../y1/b10+11/0/100;chance=2a";
    recorded::golden::<Tileburst>("double-line", board, &["place 0 r1c1"]);
}

#[test]
fn a_growth_in_each_direction_is_shown_as_ever() {
    for (direction, name) in
        ["right-and-down", "left-and-down", "left-and-up", "right-and-up"].iter().enumerate()
    {
        let board = format!("classic@4/rrr.-....-..b.-..../r1/g1/{direction}/0;chance=7");
        recorded::golden::<Tileburst>(&format!("grow-{name}"), &board, &["place 0 r1c4"]);
    }
}

#[test]
fn a_group_becomes_valid_as_ever() {
    let board = "classic@4/bb..-bb..-b...-..../b1/g10+11/0/0;chance=7";
    recorded::golden::<Tileburst>("validation", board, &["swap", "swap", "place 0 r3c2"]);
}

#[test]
fn retreats_are_shown_as_ever() {
    let plain = "classic@5/brgyv-rgyvb-gy.br-yvbrg-vbrgy/v1/v111111/1/7;chance=1";
    recorded::golden::<Tileburst>("retreat", plain, &["place 0 r3c3"]);
    let valid = "classic@5/bgvr.-rybgv-bbbyb-bbbvr-bbbbg/r1/g11/2/0;chance=3";
    recorded::golden::<Tileburst>("retreat-with-valid-blocks", valid, &["place 0 r1c5"]);
}
