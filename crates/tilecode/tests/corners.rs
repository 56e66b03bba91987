//! Commands for all nine tiles of a rule: each tile, its witness, views, conflicts, the edge of the map, rooms.

use std::collections::BTreeSet;

use tilery_kit::{Reel, Rng};
use tilery_tilecode::document::Document;
use tilery_tilecode::model::Offset;
use tilery_tilecode::{Board, Project};

use crate::solve::drawn;

const AROUND: &str = "ccc cpc ccc";
const FLOOR: &str = "... ... ...";

fn board(text: &str, seed: u64) -> Board {
    let (project, _) = Project::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    Board::new(&project, Rng::from_seed(seed))
}

fn play(board: &mut Board, rounds: &str) {
    for round in rounds.split_whitespace() {
        board.play(round.parse().unwrap(), &mut Reel::silent());
    }
}

/// The sprites with their rows and columns from 1, by place.
fn sprites(board: &Board) -> BTreeSet<String> {
    let kinds = &board.project().meaning().sprites;
    let all = board.sprites().map(|piece| {
        let (row, col) = board.place(piece.tile);
        format!("{},{} {}", row + 1, col + 1, kinds[usize::from(piece.kind)].name)
    });
    all.collect()
}

/// The sprites after A, under rules on a map of three by three.
fn after(rules: &str, start: &str) -> BTreeSet<String> {
    let mut board = board(&drawn(rules, FLOOR, start), 1);
    play(&mut board, "A");
    sprites(&board)
}

fn set(all: &[&str]) -> BTreeSet<String> {
    all.iter().map(|&one| one.to_owned()).collect()
}

/// The row and column from 1 of a tile around the middle of three by three.
fn spot(place: Offset) -> String {
    let (down, right) = place.delta();
    format!("{},{}", down + 2, right + 2)
}

#[test]
fn each_of_the_nine_tiles_is_commanded() {
    let whole = after("\nrule press:a\nwhen C +player\n", AROUND);
    for (n, name) in Offset::NAMES.into_iter().enumerate() {
        let there = spot(Offset(n));
        let made = after(&format!("\nrule press:a\nwhen C +player\ndo {name} create:ball\n"), AROUND);
        let new: Vec<_> = made.difference(&whole).cloned().collect();
        assert_eq!(new, [format!("{there} ball")], "create on {name}");
        let (who, when) = match name {
            "C" => ("player", String::new()),
            name => ("crate", format!("when {name} +crate\n")),
        };
        let left = after(&format!("\nrule press:a\nwhen C +player\n{when}do {name} destroy\n"), AROUND);
        let gone: Vec<_> = whole.difference(&left).cloned().collect();
        assert_eq!(gone, [format!("{there} {who}")], "destroy on {name}");
        let mut painted = board(
            &drawn(&format!("\nrule press:a\nwhen C +player\ndo {name} paint:mark\n"), FLOOR, AROUND),
            1,
        );
        play(&mut painted, "A");
        let marks: Vec<String> = (0..9)
            .map(Offset)
            .filter(|place| {
                let (down, right) = place.delta();
                let tile = painted.tile((down + 1) as usize, (right + 1) as usize);
                painted.backgrounds[usize::from(tile)] == 3
            })
            .map(spot)
            .collect();
        assert_eq!(marks, [there], "paint on {name}");
    }
}

#[test]
fn the_witness_of_a_corner_is_the_first_by_kind_then_age_that_faces_that_way() {
    let text = drawn(
        "\nrule press:a\nwhen C +player\nwhen NE +crate +ball @resting\ndo NE move:left\n",
        FLOOR,
        "..o .p. ...",
    );
    let stacked = text.replacen(
        "sprites\n  ..o\n  .p.\n  ...\n",
        "sprites\n  ..o\n  .p.\n  ...\nsprites\n  ..c\n  ...\n  ...\n",
        1,
    );
    let mut board = board(&stacked, 1);
    play(&mut board, "A");
    assert_eq!(sprites(&board), set(&["1,2 crate", "1,3 ball", "2,2 player"]), "crates are declared first");
    play(&mut board, "A");
    assert_eq!(sprites(&board), set(&["1,2 crate", "1,2 ball", "2,2 player"]));
    // Beside a background, or without a sprite, there is nobody to command.
    for when in ["when NE +crate +mark\n", "when NE ~crate\n", ""] {
        let text = drawn(&format!("\nrule press:a\nwhen C +player\n{when}do NE destroy\n"), FLOOR, AROUND);
        assert!(Project::parse(&text).is_err(), "{when}");
    }
    // The rest of the tile is commanded after `also`.
    let also = "\nrule press:a\nwhen C +player\nwhen SW ~crate\ndo SW also destroy\n";
    assert!(!after(also, AROUND).contains("3,1 crate"));
}

#[test]
fn corners_turn_with_their_rule() {
    let whole = after("\nrule press:a\nwhen C +player\n", AROUND);
    for (views, expected) in [
        ("flip-h", vec!["1,1", "1,3"]),
        ("flip-v", vec!["1,3", "3,3"]),
        ("rot-cw", vec!["1,3", "3,3"]),
        ("rot-180", vec!["1,3", "3,1"]),
        ("rot-ccw", vec!["1,1", "1,3"]),
        ("all-four", vec!["1,1", "1,3", "3,1", "3,3"]),
    ] {
        let rule = format!("\nrule press:a {views}\nwhen C +player\nwhen NE +crate\ndo NE destroy\n");
        let left = after(&rule, AROUND);
        let gone: Vec<_> = whole.difference(&left).map(|one| one.replace(" crate", "")).collect();
        assert_eq!(gone, expected, "{views}");
    }
    let moves = "\nrule press:a rot-cw\nwhen C +player\nwhen NE +crate\ndo NE move:left\n";
    assert_eq!(after(moves, "..c .p. ..c"), set(&["1,2 crate", "2,2 player", "2,3 crate"]));
}

#[test]
fn of_two_moves_for_one_sprite_chance_keeps_one_and_equal_ones_are_one() {
    let by_both = |corner: &str, own: &str| {
        let rules = format!(
            "\nrule press:a\nwhen C +player\nwhen NE +crate\ndo NE move:{corner}\n\
            \nrule press:a\nwhen C +crate\ndo C move:{own}\n"
        );
        let text = drawn(&rules, FLOOR, "..c .p. ...");
        let ends = (0..40).map(|seed| {
            let mut board = board(&text, seed);
            play(&mut board, "A");
            sprites(&board).into_iter().find(|one| one.ends_with("crate")).unwrap()
        });
        ends.collect::<BTreeSet<_>>()
    };
    assert_eq!(by_both("left", "down"), set(&["1,2 crate", "2,3 crate"]));
    assert_eq!(by_both("left", "left"), set(&["1,2 crate"]));
    // Create and destroy never conflict; a tile gets what all rules create.
    let all = "\nrule press:a\nwhen C +player\ndo NE create:ball\n\
        \nrule press:a\nwhen C +crate\ndo C destroy create:ball\n";
    let mut twice = board(&drawn(all, FLOOR, "..c .p. ..."), 1);
    play(&mut twice, "A");
    assert_eq!(twice.sprites().count(), 3, "two balls and the player");
    assert!(sprites(&twice).contains("1,3 ball"));
}

#[test]
fn rows_are_issued_centre_sides_corners_game() {
    let level =
        |name: &str| format!("level {name}\nmap\n  ...\n  ...\n  ...\nsprites\n  ...\n  .p.\n  ...\n\n");
    for (first, second) in
        [("C", "NE"), ("N", "NE"), ("W", "NE"), ("NE", "SE"), ("SE", "SW"), ("SW", "NW"), ("NW", "game")]
    {
        // As listed, the later one comes first.
        let rule = format!("\nrule press:a\nwhen C +player\ndo {second} exit:3\ndo {first} exit:2\n");
        let mut board =
            board(&[&*drawn(&rule, FLOOR, "... .p. ..."), "\n", &level("Two"), &level("Three")].concat(), 1);
        play(&mut board, "A");
        assert_eq!(board.level, 1, "{first} before {second}");
    }
}

#[test]
fn off_the_map_a_corner_does_nothing_but_its_portal_and_the_game_go_on() {
    for place in ["NW", "NE", "SE", "SW"] {
        let rule = |commands: &str| format!("\nrule press:a\nwhen C +player\ndo {place} {commands}\n");
        let alone = |commands: &str, map: &str| {
            let mut board = board(&drawn(&rule(commands), map, "p"), 1);
            play(&mut board, "A");
            (sprites(&board).len(), board.score)
        };
        assert_eq!(alone("create:ball move:left paint:mark score:3", "."), (1, 3), "{place}");
        let mut far = board(&drawn(&rule("portal:mark create:ball"), "..m", "p.."), 1);
        play(&mut far, "A");
        assert_eq!(sprites(&far), set(&["1,1 player", "1,3 ball"]), "{place}");
        // A predicate that says anything is false there.
        let asks = format!("\nrule press:a\nwhen C +player\nwhen {place} -wall\ndo C destroy\n");
        let mut asked = board(&drawn(&asks, ".", "p"), 1);
        play(&mut asked, "A");
        assert_eq!(asked.sprites().count(), 1);
    }
}

#[test]
fn smash_rules_command_corners() {
    let rules = "\nrule press:right\nwhen C +player\ndo C move:right\n\
        \nrule smash:right\nwhen C +player\nwhen E +crate\nwhen NE +ball\ndo NE destroy\ndo SE create:ball\ndo C stop\n";
    let mut board = board(&drawn(rules, FLOOR, ".o. pc. ..."), 1);
    play(&mut board, "R");
    assert_eq!(sprites(&board), set(&["2,1 player", "2,2 crate", "3,2 ball"]));
}

#[test]
fn a_sprite_on_a_corner_leaves_its_room() {
    let text = "tilecode 2\ntitle Rooms\nrooms 2\nbackground floor . floor\nsprite player p player\nsprite crate c crate\n\n\
        level\nmap\n  ..\n  ..\nsprites\n  .c\n  p.\n\nlevel\nmap\n  ..\n  ..\nsprites\n  ..\n  ..\n\n\
        rule press:a\nwhen C +player\nwhen NE +crate\ndo NE exit:right\n\n\
        rule press:b\nwhen C +player\nwhen NE +crate\ndo NE exit:left\n";
    let mut board = board(text, 1);
    play(&mut board, "B");
    assert_eq!(board.level, 0, "it is not at that edge");
    play(&mut board, "A");
    assert_eq!((board.level, sprites(&board)), (1, set(&["1,1 crate"])));
}

#[test]
fn rows_of_corners_belong_to_the_second_version_and_keep_their_order() {
    let text = "tilecode 1\ntitle T\nbackground floor . floor\nsprite player p player\n\nlevel\nmap\n  .\nsprites\n  p\n\n\
        rule press:a\nwhen C +player\ndo NW score:10\ndo C score:10\n";
    let (document, _) = Document::parse(text).unwrap();
    assert_eq!(document.print(), text.replace("tilecode 1", "tilecode 2"));
    let old = text.replace("do NW", "do N");
    assert_eq!(Document::parse(&old).unwrap().0.print(), old);
}

#[test]
fn on_the_machine_of_the_original_corners_come_after_the_others() {
    let rules = "\nrule press:a\nwhen C +player\nwhen NE +crate\ndo NE destroy\ndo SW create:ball\n";
    let text = drawn(rules, FLOOR, AROUND).replace("time turns\n", "machine original\n");
    let mut board = board(&text, 1);
    play(&mut board, "A");
    let left = sprites(&board);
    assert!(!left.contains("1,3 crate") && left.contains("3,1 ball"), "{left:?}");
}
