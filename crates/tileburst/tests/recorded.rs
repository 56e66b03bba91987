//! Golden films.

use tilery_kit::recorded;
use tilery_tileburst::Tileburst;

#[test]
fn the_film_of_two_lines_is_unchanged() {
    let board = "classic@4/.yyy-y...-y..b-y.../y1/b10+11/0/100;chance=2a";
    recorded::golden::<Tileburst>("double-line", board, &["place 0 r1c1"]);
}

#[test]
fn the_films_of_growth_in_each_direction_are_unchanged() {
    for (direction, name) in
        ["right-and-down", "left-and-down", "left-and-up", "right-and-up"].iter().enumerate()
    {
        let board = format!("classic@4/rrr.-....-..b.-..../r1/g1/{direction}/0;chance=7");
        recorded::golden::<Tileburst>(&format!("grow-{name}"), &board, &["place 0 r1c4"]);
    }
}

#[test]
fn the_film_of_a_group_becoming_valid_is_unchanged() {
    let board = "classic@4/bb..-bb..-b...-..../b1/g10+11/0/0;chance=7";
    recorded::golden::<Tileburst>("validation", board, &["swap", "swap", "place 0 r3c2"]);
}

#[test]
fn the_films_of_retreats_are_unchanged() {
    let plain = "classic@5/brgyv-rgyvb-gy.br-yvbrg-vbrgy/v1/v111111/1/7;chance=1";
    recorded::golden::<Tileburst>("retreat", plain, &["place 0 r3c3"]);
    let valid = "classic@5/bgvr.-rybgv-bbbyb-bbbvr-bbbbg/r1/g11/2/0;chance=3";
    recorded::golden::<Tileburst>("retreat-with-valid-blocks", valid, &["place 0 r1c5"]);
}
