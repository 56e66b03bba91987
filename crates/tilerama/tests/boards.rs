//! Every shipped board can be read, has legal moves and different scrambles, and all its deals can be solved.

use tilery_kit::{AnySession, Budget, Game, Say, Session};
use tilery_tilerama::{PICTURES, Tilerama, entries};

use crate::difficulty;

const FAMILIES: &[&str] = &[
    "picture",
    "classic-b",
    "classic-c",
    "classic-d",
    "twist",
    "diagonal",
    "classic-a",
    "moebius",
    "donut",
    "cross",
    "stripes",
    "quarters",
    "checker",
    "window",
    "rim",
    "diamond",
    "atom-d",
    "atom-c",
    "atom-a",
    "atom-e",
    "atom-b",
    "compound-a",
    "compound-b",
    "compound-c",
    "escape",
];

fn deal(id: &str) -> Session<Tilerama> {
    Session::open(id).unwrap_or_else(|error| panic!("{id}: {error}"))
}

#[test]
fn every_family_is_present_and_every_board_parses() {
    let mut families: Vec<&str> = entries().map(|entry| entry.family).collect();
    families.dedup();
    assert_eq!(families, FAMILIES);
    for entry in entries() {
        entry.read().unwrap_or_else(|error| panic!("{}: {error}", entry.name));
    }
    let names: Vec<&str> = entries().map(|entry| entry.name).collect();
    tilery_kit::laws::editions_follow_each_other(&names);
    let pictures: std::collections::BTreeSet<u8> = entries().filter_map(|entry| entry.picture).collect();
    assert_eq!(pictures.len(), PICTURES.len(), "every picture is on a board");
}

#[test]
fn measured_difficulties_match_the_catalogue() {
    // Only boards that a quick search solves optimally are measured here; the example measures all.
    let quick = entries().filter(|entry| entry.name.ends_with("-x3") && entry.picture.is_none());
    let mut measured = 0;
    for entry in quick {
        let (bits, told) = difficulty::measured(entry.name, &mut |_| Budget::nodes(150_000));
        assert_eq!(difficulty::grade(bits), entry.difficulty, "{}: {told}", entry.name);
        measured += 1;
    }
    assert!(measured > 8, "{measured} boards");
}

#[test]
fn scrambles_differ_and_are_not_solved() {
    for entry in entries() {
        let positions: std::collections::BTreeSet<String> = (0..6)
            .map(|seed| deal(&format!("{}#{seed}", entry.name)))
            .map(|session| {
                assert!(!session.status().over, "{}", entry.name);
                assert!(!session.legal().is_empty(), "{}", entry.name);
                session.history().position()
            })
            .collect();
        assert!(positions.len() >= 5, "{}: only {} of 6 scrambles differ", entry.name, positions.len());
    }
}

/// Plays the line of a hint to its end.
fn follow(session: &mut Session<Tilerama>, budget: u64, id: &str) -> usize {
    let hint = session.hint(&mut Budget::nodes(budget)).unwrap_or_else(|| panic!("{id}: no hint"));
    assert_eq!(hint.line.first(), Some(&hint.mv));
    assert_eq!(hint.why, Some(Say::new("tilerama-why").with("count", hint.line.len() as i64)), "{id}");
    for mv in &hint.line {
        session.play(mv).unwrap_or_else(|error| panic!("{id}: {mv}: {error}"));
    }
    assert_eq!(session.status().reason, Some("tilerama-solved"), "{id}");
    hint.line.len()
}

#[test]
fn every_deal_can_be_solved_even_without_time_and_after_some_moves() {
    for entry in entries() {
        for seed in 0..2 {
            let id = format!("{}#{seed}", entry.name);
            let mut session = deal(&id);
            for n in 0..5 {
                let legal = session.legal();
                if legal.is_empty() {
                    break;
                }
                session.play(&legal[(n * 7 + seed) % legal.len()]).unwrap();
            }
            if !session.status().over {
                follow(&mut session, 30, &id);
            }
        }
    }
}

#[test]
fn a_scramble_is_solved_in_at_most_as_many_moves() {
    for entry in entries() {
        for moves in [1, 3] {
            let id = format!("{}~{moves}#3", entry.name);
            let length = follow(&mut deal(&id), 4_000, &id);
            assert!(length <= moves, "{id} took {length}");
        }
    }
}

#[test]
fn no_small_deal_is_over_in_a_few_moves() {
    // On these boards deals could often be solved in fewer moves than their scrambles had.
    for (id, least) in [("classic-b-x3~4", 4), ("classic-c-x3~5", 5), ("classic-c-x3", 6), ("stripes-x3", 4)]
    {
        for seed in 0..8 {
            let mut session = deal(&format!("{id}#{seed}"));
            let hint = session.hint(&mut Budget::nodes(200_000)).unwrap_or_else(|| panic!("{id}#{seed}"));
            assert!(hint.line.len() >= least, "{id}#{seed} is solved in {}", hint.line.len());
        }
    }
}

#[test]
fn small_boards_are_solved_by_a_shortest_way() {
    // A hint is never longer than the result of a breadth-first search.
    for (id, length) in [("classic-a-x3~2#1", 2), ("classic-b-x3~5#4", 5), ("rim-x3~3#2", 3)] {
        assert_eq!(follow(&mut deal(id), 200_000, id), length, "{id}");
    }
}

/// A bidirectional search would use up a short budget on these boards; beams find a way.
#[test]
fn a_board_that_knows_no_way_has_a_hint_in_a_short_time() {
    for name in
        ["classic-a-x4", "classic-c-x5", "rim-x4", "diagonal-x5", "atom-a-2c", "donut-x5", "quarters-x6"]
    {
        let dealt = deal(&format!("{name}#0")).history().position();
        let bare =
            dealt.strip_prefix("tilerama:").and_then(|text| text.split(";way=").next()).expect("a position");
        let mut session = deal(bare);
        // Simulates fifty milliseconds on a slow machine.
        let mut asked = 0;
        let mut more = || {
            asked += 1;
            asked < 15
        };
        let hint =
            session.hint(&mut Budget::asking(50.0, &mut more)).unwrap_or_else(|| panic!("{name}: no hint"));
        for mv in &hint.line {
            session.play(mv).unwrap_or_else(|error| panic!("{name}: {mv}: {error}"));
        }
        assert_eq!(session.status().reason, Some("tilerama-solved"), "{name}");
    }
}

#[test]
fn a_board_that_cannot_be_solved_has_no_hint() {
    // Two tiles of the puzzle are exchanged.
    let text = "own@+ + +| 1 2 |+ + +| . 3 |+ + +;goal=+ + +| 2 1 |+ + +| . 3 |+ + +";
    let mut session = deal(text);
    assert_eq!(session.hint(&mut Budget::nodes(100_000)), None);
}

/// Full-length bars on the two sides of a corner of a hole would overlap.
#[test]
fn bars_do_not_overlap() {
    for entry in entries() {
        let scene = deal(&format!("{}#1", entry.name)).scene();
        let is_bar = |role: u16| Tilerama::ROLES[usize::from(role)].name == "bar";
        let bars: Vec<_> =
            scene.sprites.iter().filter(|sprite| is_bar(sprite.role)).map(|bar| bar.rect).collect();
        for (n, a) in bars.iter().enumerate() {
            for b in &bars[..n] {
                let apart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
                assert!(apart, "{}: {a:?} and {b:?}", entry.name);
            }
        }
    }
}

/// The way back from a long walk is found at once, without the walk's detours.
#[test]
fn a_long_walk_leads_home_at_once() {
    let mut session = deal("moebius-x5#3");
    for n in 0..6000 {
        let legal = session.legal();
        // Mostly the first legal move, and occasionally another one.
        let which = if n % 50 == 0 { n / 50 } else { 0 };
        session.play(&legal[which % legal.len()]).expect("a legal move");
    }
    let length = follow(&mut session, 30, "a long walk");
    assert!(length < 3000, "{length}");
}
