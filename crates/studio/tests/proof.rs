//! Tests of proofs of levels, of bots, and of the search for unused parts.

use tilery_kit::{Budget, Reel, Rules};
use tilery_studio::{Board, Edit, Params, Studio, lab, proof};
use tilery_tilecode::games;

/// A budget that no search here uses up.
fn all() -> Budget<'static> {
    Budget::nodes(u64::MAX)
}

#[test]
fn levels_are_proved_to_be_winnable() {
    let crates = games::named("crates").unwrap().authored().unwrap();
    let proof = proof::prove(crates, 0, "Shortest", &mut all()).unwrap();
    assert_eq!(proof.state, "wins");
    let edit: Edit = proof.edit.unwrap().parse().unwrap();
    let mut project = Board::parse(crates).unwrap();
    Studio::play(&Params, &mut project, &edit, &mut Reel::silent()).unwrap();
    let tests = project.print().lines().filter(|line| line.starts_with("test ")).count();
    let (parting, play) = lab::run(&project.print(), tests - 1).unwrap();
    assert_eq!(parting.first, None);
    assert!(play.board().level == 1, "the test wins the level");
    let steps = games::named("steps").unwrap().authored().unwrap();
    assert_eq!(proof::prove(steps, 0, "Shortest", &mut all()).unwrap().state, "rounds");
    assert!(proof::prove(crates, 99, "Shortest", &mut all()).is_err());
}

/// A game in which one press wins and loses at once: on the original's machine the rule listed first counts.
const BOTH: &str = "tilecode 2
title Both
time turns
machine original
background floor . floor
sprite player p player

level One
map
  ..
sprites
  p.

rule press:right
when C +player
do game win

rule press:right
when C +player
do C move:right
do game lose
";

#[test]
fn a_proof_is_about_the_machine_of_the_project() {
    let state = |project: &str| proof::prove(project, 0, "Shortest", &mut all()).unwrap().state;
    assert_eq!(state(BOTH), "wins");
    assert_eq!(state(&BOTH.replace("machine original", "machine published")), "wins");
    assert_eq!(state(&BOTH.replace("machine original\n", "")), "never");
    let proof = proof::prove(BOTH, 0, "Shortest", &mut all()).unwrap();
    let edit: Edit = proof.edit.unwrap().parse().unwrap();
    let mut project = Board::parse(BOTH).unwrap();
    Studio::play(&Params, &mut project, &edit, &mut Reel::silent()).unwrap();
    let (parting, play) = lab::run(&project.print(), 0).unwrap();
    assert_eq!(parting.first, None, "the test is replayed by the same machine");
    assert_eq!(play.board().outcome, tilery_tilecode::board::Outcome::Won);
}

/// A game with keys, doors and lava, which is won by reaching the exit.
const KEYS: &str = "tilecode 2
title Keys
pace 140
time turns
background floor . floor
background exit x exit
background wall W stone
background lava ~ lava
sprite player p player hop
sprite key k key
sprite door d door
counter keys 0

level One
map
  WWWW
  W.xW
  WWWW
sprites
  ....
  .p..
  ....

rule press:right all-four
when C +player -lava
when E -wall -door
do C move:right

rule press:right all-four
when C +door
when W +player -lava
when game keys>=1
do C destroy
do game add:keys:-1

rule change
when C +key ~floor
when W +player
do C destroy
do game add:keys:1

rule change
when C +player ~exit
do game win
";

/// Levels that cannot be won, with their games. Examples are crates in corners or at walls without a goal,
/// too few goals, players behind walls, crates that block each other, a barrel that cannot be reached from
/// behind, a key behind its own door, a key that can only be taken from the left, lava on the way, and more
/// doors than keys.
const LOST: &[(&str, &[&str])] = &[
    ("crates", &["WWWWWW", "Wc...W", "W.p.xW", "W....W", "WWWWWW"]),
    ("crates", &["WWWWWW", "W....W", "W.cp.W", "W.c.xW", "WWWWWW"]),
    ("crates", &["WWWWWW", "WpW..W", "WWWc.W", "W...xW", "WWWWWW"]),
    ("crates", &["WWWWWW", "W.c..W", "W.p..W", "W...xW", "WWWWWW"]),
    ("crates", &["WWWWWW", "W.xx.W", "Wpcc.W", "Wcc..W", "WWWWWW"]),
    ("crates", &["WWWWWW", "W...WW", "W.p.cW", "W.x.WW", "WWWWWW"]),
    ("crates", &["WWWWWWW", "Wp.W..W", "W..c.xW", "W..W..W", "W.cWx.W", "WWWWWWW"]),
    ("dungeon", &["WWWWWW", "Wc...W", "W.h.xW", "W....W", "WWWWWW"]),
    ("dungeon", &["WWWWWW", "WhW..W", "WWWb.W", "W...xW", "WWWWWW"]),
    ("dungeon", &["WWWWWWW", "WhbWx.W", "WWWWWWW"]),
    ("dungeon", &["WWWWWWW", "Whcb.xW", "WWWWWWW"]),
    ("keys", &["WWWWWWW", "Wp..dkW", "WWWWdWW", "W...x.W", "WWWWWWW"]),
    ("keys", &["WWWWWW", "Wk.pdx", "WWWWWW"]),
    ("keys", &["WWWWWWW", "Wpk.~xW", "WWWWWWW"]),
    ("keys", &["WWWWWWW", "Wp.kddx", "WWWWWWW"]),
];

/// The project of a game with one level. Its sprites stand on the background `.`.
fn with_level(game: &str, level: &[&str]) -> String {
    let text = games::named(game).map_or_else(|| KEYS.to_owned(), |game| game.text().unwrap());
    let (head, rest) = text.split_once("\nlevel ").unwrap();
    let rules = &rest[rest.find("\nrule ").unwrap()..];
    let rows = |is_ground: bool| -> String {
        let row = |line: &&str| {
            let keep = |c: char| if "W.x~".contains(c) == is_ground { c } else { '.' };
            format!("  {}\n", line.chars().map(keep).collect::<String>())
        };
        level.iter().map(row).collect()
    };
    [head, "\nlevel Lost\nmap\n", &rows(true), "sprites\n", &rows(false), rules].concat()
}

#[test]
fn levels_that_cannot_be_won_are_found() {
    for (game, level) in LOST {
        let proof = proof::prove(&with_level(game, level), 0, "Shortest", &mut all()).unwrap();
        assert_eq!(proof.state, "never", "{game}: {level:?}");
    }
}

#[test]
fn similar_levels_can_be_won() {
    let won: [(&str, &[&str], usize); 4] = [
        ("crates", &["WWWWWW", "W....W", "Wpc.xW", "W....W", "WWWWWW"], 2),
        ("dungeon", &["WWWWWWW", "W.bhx.W", "WWWWWWW"], 2),
        ("keys", &["WWWWWW", "Wpk.dx", "WWWWWW"], 5),
        ("keys", &["WWWWWWW", "Wpk..xW", "WWWWWWW"], 4),
    ];
    for (game, level, presses) in won {
        let proof = proof::prove(&with_level(game, level), 0, "Shortest", &mut all()).unwrap();
        assert_eq!((proof.state, proof.presses), ("wins", presses), "{game}: {level:?}");
    }
}

#[test]
fn no_claim_is_made_about_levels_that_may_be_reached_with_other_counters() {
    let level = "level Two\nmap\n  WWWWW\n  W..xW\n  WWWWW\nsprites\n  .....\n  .pd..\n  .....\n\n";
    let text = KEYS.replacen("\nrule ", &["\n", level, "rule "].concat(), 1);
    assert_eq!(proof::prove(&text, 1, "Shortest", &mut all()).unwrap().state, "carried");
    let open = text.replace(".pd..", ".p...");
    assert_eq!(proof::prove(&open, 1, "Shortest", &mut all()).unwrap().state, "wins");
    let unasked = text
        .replace("when game keys>=1\n", "")
        .replace("do C destroy\ndo game add:keys:-1", "do game score:1");
    assert_eq!(proof::prove(&unasked, 1, "Shortest", &mut all()).unwrap().state, "never");
}

#[test]
fn a_stopped_search_makes_no_claim() {
    let crates = games::named("crates").unwrap().authored().unwrap();
    let proof = proof::prove(crates, 0, "Shortest", &mut Budget::nodes(1)).unwrap();
    assert_eq!((proof.state, proof.is_cut, proof.edit), ("unknown", true, None));
    let steps = games::named("steps").unwrap().authored().unwrap();
    let bots = proof::bots(steps, 0, 6, 100, &mut Budget::nodes(250)).unwrap();
    assert_eq!(bots.iter().map(|bot| bot.plays).collect::<Vec<_>>(), [1, 1, 0, 0]);
    assert!(bots.iter().all(|bot| bot.ends.iter().sum::<u32>() as usize == bot.plays));
    let idle = proof::idle(steps, 20, &mut Budget::nodes(1)).unwrap();
    assert!(!idle.is_whole && idle.rules.is_empty());
}

#[test]
fn bots_play_timed_games_and_unused_parts_are_found() {
    let steps = games::named("steps").unwrap().authored().unwrap();
    let bots = proof::bots(steps, 0, 6, 200, &mut all()).unwrap();
    let names: Vec<&str> = bots.iter().map(|bot| bot.name).collect();
    assert_eq!(names, ["waiting", "holding", "random", "greedy"]);
    assert!(bots.iter().all(|bot| bot.ends.iter().sum::<u32>() as usize == bot.plays));
    assert_eq!(bots[0].won, 0, "nobody wins by waiting");
    assert!(bots[3].won > 0, "the greedy bot finds the flag of the first level: {bots:?}");
    let dead = "
background ash h sand
rule change
when C +player ~ash
do C paint:grass

rule change
when C +player ~grass
do C paint:ash
";
    let text = [games::BLANK, "\nrule press:a\nwhen C +player\nwhen E ~wall\nwhen W ~wall\nwhen N ~wall\nwhen S ~wall\ndo C score:1\n"].concat();
    let idle = proof::idle(&text, 60, &mut all()).unwrap();
    assert!(idle.is_whole);
    assert_eq!((idle.rules, idle.kinds.len(), idle.undone.len()), (vec![1], 0, 0));
    let idle =
        proof::idle(&text.replace("\nlevel", &["\nbackground moss m grass\nlevel"].concat()), 20, &mut all())
            .unwrap();
    assert_eq!(idle.kinds, ["moss"]);
    let (kind, rules) = dead.trim_start().split_once('\n').unwrap();
    let both = [&games::BLANK.replace("\nlevel", &format!("\n{kind}\nlevel")), "\n", rules].concat();
    assert_eq!(proof::idle(&both, 20, &mut all()).unwrap().undone, [(1, 2)]);
}
