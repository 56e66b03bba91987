//! A hunter of the cookbook catches the player on maps with ways round corners, and through doors.

use std::str::FromStr;

use tilery_kit::{AnySession, Reel, Rules, Session};
use tilery_studio::cookbook::cook;
use tilery_studio::{Board, Edit, Params, Studio, lab};
use tilery_tilecode::{Outcome, Round, TileCode};

const OPEN: &str = "
    ............
    .g..........
    ............
    ............
    ............
    ............
    ..........h.
    ............";

const WALLED: &str = "
    WWWWWWWWWWWW
    Wg..W......W
    W...W..W...W
    WW.WWWWWW.WW
    W..........W
    W.WWWW.WWW.W
    W....W...W.W
    W.WW.WWW.WhW
    WWWWWWWWWWWW";

/// A game of a hunter on a map, whose other recipes are added after the chase.
fn hunted(map: &str, others: &[(&str, &[&str])]) -> String {
    let rows: Vec<&str> = map.split_whitespace().collect();
    let layer = |letters: &str| -> String {
        let row = |row: &&str| {
            let letters = row.chars().map(|one| if letters.contains(one) { one } else { '.' });
            format!("  {}\n", letters.collect::<String>())
        };
        rows.iter().map(row).collect()
    };
    let text = format!(
        "tilecode 2\nbackground grass . grass\nbackground wall W brick\nsprite player h player\nsprite ghost g ghost\n\
         sprite key k key\nsprite door d door\nsprite box b crate\nlevel One\nmap\n{}sprites\n{}",
        layer("W"),
        layer("hgkdb")
    );
    let mut project = Board::parse(&text).unwrap();
    let chase: (&str, &[&str]) = ("hunt", &["player", "ghost", "", "", "grass", "wall"]);
    for (name, kinds) in others.iter().copied().chain([chase]) {
        let edit = cook(&project.print(), name, kinds, &[]).unwrap();
        let edit: Edit = edit.parse().unwrap();
        Studio::play(&Params, &mut project, &edit, &mut Reel::silent()).unwrap();
    }
    project.print()
}

/// The round in which the player, who goes by `way`, is caught; `None` after `most` rounds.
fn caught(text: &str, seed: u64, most: usize, mut way: impl FnMut(usize) -> &'static str) -> Option<usize> {
    let mut play: Session<TileCode> = lab::start(text, 0, seed).unwrap();
    for round in 1..=most {
        play.play_on(&[Round::from_str(way(round)).unwrap()]);
        if play.board_at(play.history().length()).outcome == Outcome::Lost {
            return Some(round);
        }
    }
    None
}

/// Steps by chance, one in every `pace` rounds.
fn astray(seed: u64, pace: usize) -> impl FnMut(usize) -> &'static str {
    let mut chance = seed * 7919;
    move |round| {
        chance = chance * 1_103_515_245 % 2_147_483_647 + 12_345;
        if round.is_multiple_of(pace) { ["L", "U", "R", "D"][(chance >> 8) as usize % 4] } else { "." }
    }
}

#[test]
fn a_hunter_catches_who_stands_still() {
    // It waits for the first scent, and then needs two rounds a tile.
    for map in [OPEN, WALLED] {
        let text = hunted(map, &[]);
        for seed in 1..=20 {
            let round = caught(&text, seed, 50, |_| ".");
            assert!(round.is_some(), "seed {seed}\n{text}");
        }
    }
}

#[test]
fn a_hunter_catches_who_walks_at_half_its_speed() {
    for map in [OPEN, WALLED] {
        let text = hunted(map, &[]);
        for seed in 1..=20 {
            let round = caught(&text, seed, 150, astray(seed, 4));
            assert!(round.is_some(), "seed {seed}\n{text}");
        }
    }
}

#[test]
fn a_hunter_finds_who_ran_and_pushed_crates() {
    // Crates that move through the scent do not lead it astray for good.
    let crates: String = OPEN.replace("..........h.", "..b..b....h.").replace("g..........", "g..b...b...");
    for map in [OPEN, WALLED, &crates] {
        let text = hunted(map, &[("push", &["player", "box", "grass", "wall"])]);
        for seed in 1..=8 {
            let mut way = astray(seed, 1);
            let round = caught(&text, seed, 160, |round| if round <= 80 { way(round) } else { "." });
            assert!(round.is_some(), "seed {seed}\n{text}");
        }
    }
}

#[test]
fn a_hunter_comes_through_a_door_once_it_is_open() {
    let text = hunted(
        "
        WWWWWWWWWWWW
        W.g..WWWWWWW
        W.W.......WW
        W....WWWWdWW
        WWWWWW.....W
        WWWWWW...hkW
        WWWWWWWWWWWW",
        &[("key", &["player", "key", "door", "grass"])],
    );
    for seed in 1..=20 {
        assert_eq!(caught(&text, seed, 200, |_| "."), None, "the door is closed");
        let open = ["R", "L", "U", "U"];
        let round = caught(&text, seed, 60, |round| open.get(round - 1).copied().unwrap_or("."));
        assert!(round.is_some(), "seed {seed}\n{text}");
    }
}
