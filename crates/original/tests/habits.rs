//! Habits of the original that the programs of `vectors.txt` do not show.

use tilery_kit::{Reel, Rng, Rules};
use tilery_original::open;
use tilery_tilecode::board::Board;
use tilery_tilecode::{Buttons, Round, TileCode};

use crate::vectors::programs;

const HEAD: &str = "tilecode 2\nmachine original\nbackground grass . grass\nsprite p p player\nsprite q q boulder\n\
    level\nmap\n  ...\n  ...\n  ...\nsprites\n  ...\n  p..\n  ...\n";

/// The places of the second kind after a round with a button.
fn after(rules: &str, buttons: &str) -> Vec<(usize, usize)> {
    let (params, mut board) = TileCode::read(&[HEAD, rules].concat()).expect("a project");
    let round: Round = buttons.parse().expect("buttons");
    TileCode::play(&params, &mut board, &round, &mut Reel::silent()).expect("a round");
    board.sprites().filter(|piece| piece.kind == 1).map(|piece| board.place(piece.tile)).collect()
}

#[test]
fn a_sprite_created_off_the_map_walks_in_or_is_gone() {
    let made = |what: &str| after(&format!("rule press:a\nwhen C +p\ndo W {what}\n"), "A");
    assert_eq!(made("create:q move:right"), [(1, 0)]);
    for what in ["create:q", "create:q move:left", "create:q move:up", "create:q create:q"] {
        assert_eq!(made(what), [], "{what}");
    }
    // Of two moves the last one counts.
    assert_eq!(made("create:q move:left move:right"), [(1, 0)]);
    assert_eq!(made("create:q move:right move:down"), []);
}

#[test]
fn sprites_off_the_map_smash_without_a_fault() {
    let rules = "rule press:a\nwhen C +p\ndo W create:q move:right\ndo C move:left\n\
        rule smash:right\nwhen C +q\nwhen E +p\ndo C stop\ndo N create:q\ndo S paint:grass create:q move:down\ndo W create:q\n";
    assert_eq!(after(rules, "A"), [], "the stopped one stays outside, and so do its own");
}

#[test]
fn after_a_portal_the_centre_is_still_commanded() {
    let rules = "rule press:a\nwhen C +p\ndo C portal:grass move:right destroy\n";
    let (params, mut board) = TileCode::read(&[HEAD, rules].concat()).expect("a project");
    let round: Round = "A".parse().expect("buttons");
    TileCode::play(&params, &mut board, &round, &mut Reel::silent()).expect("a round");
    assert_eq!(board.sprites().filter(|piece| piece.kind == 0).count(), 1, "destroy finds nobody");
}

/// Buttons at random, several at once.
fn random(rng: &mut Rng) -> Round {
    Round::Held(Buttons(rng.below(32) as u8 & rng.below(32) as u8))
}

#[test]
fn positions_print_and_parse_and_go_on_alike() {
    for program in programs() {
        let opened = open(&program.printed()).expect("a game");
        let (params, mut board) = TileCode::read(&opened[0].project).expect("a project");
        let mut rng = Rng::from_seed(7);
        for n in 0..24 {
            let round = random(&mut rng);
            if TileCode::play(&params, &mut board, &round, &mut Reel::silent()).is_err() {
                break;
            }
            if n % 6 != 0 {
                continue;
            }
            let mut text = String::new();
            TileCode::write(&params, &board, &mut text);
            let (_, mut again) = TileCode::read(&text).expect("a position");
            assert!(again == board, "{}, round {n}", program.name);
            let next = random(&mut rng);
            let played =
                |board: &mut Board| TileCode::play(&params, board, &next, &mut Reel::silent()).is_ok();
            assert_eq!(played(&mut again), played(&mut board));
            assert!(again == board, "{}, after round {n}", program.name);
        }
    }
}

#[test]
fn without_the_line_a_project_is_played_as_ever() {
    let rules = "rule press:a\nwhen C +p\ndo W create:q move:right\n";
    let own = [HEAD, rules].concat().replace("machine original\n", "");
    let (params, mut board) = TileCode::read(&own).expect("a project");
    TileCode::play(&params, &mut board, &"A".parse().expect("buttons"), &mut Reel::silent())
        .expect("a round");
    assert_eq!(board.sprites().count(), 1);
}
