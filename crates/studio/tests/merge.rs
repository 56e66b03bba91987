//! Merging of two states of a project: what was changed apart is together, and nothing is lost.

use proptest::prelude::*;
use tilery_kit::laws::cases;
use tilery_kit::{Reel, Rng, Rules};
use tilery_studio::merge::{Choice, Merged, Sort, merge};
use tilery_studio::{Board, Edit, Params, Studio};

use crate::samples::sample;

const BASE: &str = "\
tilecode 2
title Base
pace 200
counter keys 0
message hello \"Hello\"
background grass . grass
background wall W brick
sprite man m player
sprite rock o boulder
group solid wall rock

level One
map
  WWWW
  W..W
  WWWW
sprites
  ....
  .m..
  ....

level Two
map
  ...
sprites
  m.o

# how he walks
rule press:right all-four
when C +man
when E -solid
do C move:right

rule change
when C +rock
when S ~grass
do C move:down

rule smash:right
when C +man
when E +rock
do game exit:2

test Walk
  level 1
  tiles r2c2-r2c3
  sprites man
  chance 0
  play R
  changes 1234
";

fn edited(text: &str, edits: &[&str]) -> String {
    let mut board = Board::parse(text).unwrap();
    for edit in edits {
        let read: Edit = edit.parse().unwrap_or_else(|error| panic!("{edit}: {error}"));
        Studio::play(&Params, &mut board, &read, &mut Reel::silent())
            .unwrap_or_else(|why| panic!("{edit}: {why:?}"));
    }
    board.print()
}

fn merged(base: &str, ours: &str, theirs: &str, choices: &[Choice]) -> Merged {
    merge(Some(base), ours, theirs, choices).unwrap().unwrap()
}

/// What is made apart is as if it were made in one place.
#[test]
fn changes_of_different_parts_are_all_there() {
    for (ours, theirs, both) in [
        (&["title \"Ours\""][..], &["pace 300"][..], &["title \"Ours\"", "pace 300"][..]),
        (
            &["map 1 paint wall r2c3"],
            &["map 2 put rock r1c2"],
            &["map 1 paint wall r2c3", "map 2 put rock r1c2"],
        ),
        // Rules on both sides, one removed, one added.
        (&["rule 1 when E -wall"], &["rule 2 remove"], &["rule 1 when E -wall", "rule 2 remove"]),
        (
            &["rule add-text \"rule press:a\\nwhen C +man\\ndo game lose\\n\""],
            &["rule 1 note \"walking\""],
            &["rule add-text \"rule press:a\\nwhen C +man\\ndo game lose\\n\"", "rule 1 note \"walking\""],
        ),
        // A renamed kind is named so in what the other side made.
        (
            &["rename man hero", "counter keys rename locks"],
            &["rule add-text \"rule press:a\\nwhen C +man\\ndo game add:keys:1\\n\"", "map 2 put man r1c2"],
            &[
                "rename man hero",
                "counter keys rename locks",
                "rule add-text \"rule press:a\\nwhen C +hero\\ndo game add:locks:1\\n\"",
                "map 2 put hero r1c2",
            ],
        ),
        // Exits and tests follow their levels.
        (
            &["level add 2x2 \"Zero\"", "level 3 move 1"],
            &["rule add-text \"rule press:a\\nwhen C +man\\ndo game exit:1\\n\"", "test 1 name \"Again\""],
            &[
                "level add 2x2 \"Zero\"",
                "level 3 move 1",
                "rule add-text \"rule press:a\\nwhen C +man\\ndo game exit:2\\n\"",
                "test 1 name \"Again\"",
            ],
        ),
        (&["level 1 remove"], &["map 2 put rock r1c2"], &["level 1 remove", "map 1 put rock r1c2"]),
        (
            &["level 1 resize 4x5 1 1"],
            &["level 2 name \"Deux\""],
            &["level 1 resize 4x5 1 1", "level 2 name \"Deux\""],
        ),
        // Two kinds with one letter.
        (
            &["add sprite bat b ghost", "map 1 put bat r2c3"],
            &["add sprite bee b ghost", "map 2 put bee r1c2"],
            &["add sprite bat b ghost", "map 1 put bat r2c3", "add sprite bee a ghost", "map 2 put bee r1c2"],
        ),
        // Exchanged letters.
        (
            &["letter man x", "letter rock m", "letter man o"],
            &["map 2 put man r1c2"],
            &["map 2 put man r1c2", "letter man x", "letter rock m", "letter man o"],
        ),
        (&["order rock 1"], &["style man walk"], &["order rock 1", "style man walk"]),
        (&["rule 3 move 1"], &["rule 2 off"], &["rule 2 off", "rule 3 move 1"]),
        (&["rule 2 off"], &["rule 3 move 1"], &["rule 2 off", "rule 3 move 1"]),
        // The same change is one.
        (&["remove rock", "pace 100"], &["remove rock", "pace 100"], &["remove rock", "pace 100"]),
    ] {
        let wanted = edited(BASE, both);
        for (ours, theirs) in [(ours, theirs), (theirs, ours)] {
            let found = merged(BASE, &edited(BASE, ours), &edited(BASE, theirs), &[]);
            assert_eq!(found.conflicts, [], "{ours:?} {theirs:?}");
            // New parts of both sides are in either order, and a letter may be that of either side.
            let sorted = |text: &str| {
                let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
                lines.sort();
                lines
            };
            let letters = both.iter().any(|edit| edit.contains("bee"));
            if letters {
                assert!(
                    found.text.contains("sprite bee") && found.text.contains("sprite bat"),
                    "{}",
                    found.text
                );
            } else {
                assert_eq!(sorted(&found.text), sorted(&wanted), "{ours:?} {theirs:?}\n{}", found.text);
            }
        }
    }
}

#[test]
fn a_part_that_was_changed_twice_is_chosen() {
    let ours = edited(BASE, &["title \"Ours\"", "map 1 paint wall r2c3", "rule 2 when S ~wall"]);
    let theirs =
        edited(BASE, &["title \"Theirs\"", "map 1 put rock r2c3", "rule 2 do C move:left", "pace 300"]);
    let found = merged(BASE, &ours, &theirs, &[]);
    let sorts: Vec<(Sort, usize)> = found.conflicts.iter().map(|one| (one.sort, one.n)).collect();
    assert_eq!(sorts, [(Sort::Level, 0), (Sort::Rule, 1), (Sort::Title, 0)]);
    assert_eq!(found.came.iter().map(|one| one.sort).collect::<Vec<_>>(), [Sort::Pace]);
    assert_eq!(found.text, edited(&ours, &["pace 300"]));
    let chosen = merged(BASE, &ours, &theirs, &[Choice::Both, Choice::Theirs, Choice::Theirs]);
    let levels = chosen.text.matches("\nlevel ").count();
    assert_eq!((levels, chosen.text.contains("title Theirs")), (3, true), "{}", chosen.text);
    assert!(chosen.text.contains("do C move:left") && !chosen.text.contains("when S ~wall"));
    // Exits lead where they led.
    assert!(chosen.text.contains("exit:3"), "{}", chosen.text);
    // A part that one side removed and the other one changed.
    let found =
        merged(BASE, &edited(BASE, &["level 2 remove"]), &edited(BASE, &["map 2 put rock r1c2"]), &[]);
    assert_eq!(found.conflicts.len(), 1);
    assert_eq!((found.conflicts[0].ours.is_none(), found.conflicts[0].theirs.is_some()), (true, true));
}

/// A kind that one side removed stays if the other side needs it.
#[test]
fn what_the_other_side_names_stays() {
    let ours = edited(BASE, &["remove rock", "counter keys remove", "message hello remove"]);
    let theirs = edited(
        BASE,
        &[
            "map 1 put rock r2c3",
            "rule add-text \"rule press:a\\nwhen C +man\\ndo game add:keys:1 message:hello\\n\"",
        ],
    );
    for (ours, theirs) in [(&ours, &theirs), (&theirs, &ours)] {
        let found = merged(BASE, ours, theirs, &[]);
        for line in ["sprite rock o boulder", "counter keys 0", "message hello \"Hello\""] {
            assert!(found.text.contains(line), "{line}\n{}", found.text);
        }
    }
}

#[test]
fn without_a_common_state_nothing_is_removed() {
    let ours = edited(BASE, &["rule 2 remove", "title \"Ours\""]);
    let theirs = edited(BASE, &["rule 3 remove", "add sprite bat b ghost"]);
    let found = merge(None, &ours, &theirs, &[]).unwrap().unwrap();
    for part in ["title Ours", "rule change", "rule smash", "sprite bat"] {
        assert!(found.text.contains(part), "{part}\n{}", found.text);
    }
    assert_eq!(found.conflicts.len(), 1, "{:?}", found.conflicts);
}

/// The parts of a project as texts, without what aligning changes: letters, and numbers of levels.
fn parts(text: &str) -> Vec<String> {
    text.split("\n\n")
        .flat_map(|block| {
            if block.starts_with("level")
                || block.contains("\nrule ")
                || block.starts_with("rule")
                || block.starts_with("test")
            {
                vec![block.trim().to_owned()]
            } else {
                block.lines().map(str::to_owned).collect()
            }
        })
        .collect()
}

/// An edit after which parts can be compared by their texts.
fn is_plain(edit: &str) -> bool {
    let is_other = ["rename", "letter", "level", "text", "machine", "order", "remove", "copy"];
    !is_other.iter().any(|word| edit.starts_with(word)) && !edit.contains("rename")
}

/// Some of the sample edits of a project, by a seed.
fn some(text: &str, seed: u64, is_meant: fn(&str) -> bool) -> String {
    let mut rng = Rng::from_seed(seed);
    let mut board = Board::parse(text).unwrap();
    for _ in 0..6 {
        let Some(edit) = sample(&Params, &board, rng.below(1000) as u16) else { continue };
        if is_meant(&edit.to_string()) {
            Studio::play(&Params, &mut board, &edit, &mut Reel::silent()).unwrap();
        }
    }
    board.print()
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn no_part_is_lost(a in any::<u64>(), b in any::<u64>()) {
        let (ours, theirs) = (some(BASE, a, is_plain), some(BASE, b, is_plain));
        let found = merged(BASE, &ours, &theirs, &[]);
        let before = parts(BASE);
        let all = parts(&found.text);
        let others: Vec<String> =
            found.conflicts.iter().filter_map(|one| one.theirs.clone()).flat_map(|text| parts(&text)).collect();
        for part in parts(&ours).iter().chain(&parts(&theirs)).filter(|part| !before.contains(part)) {
            prop_assert!(all.contains(part) || others.contains(part), "{part}\nof\n{ours}\nand\n{theirs}\nin\n{}", found.text);
        }
    }

    #[test]
    fn any_two_states_merge(a in any::<u64>(), b in any::<u64>()) {
        let (ours, theirs) = (some(BASE, a, |_| true), some(BASE, b, |_| true));
        for base in [Some(BASE), None] {
            let found = merge(base, &ours, &theirs, &[]).unwrap().unwrap();
            let board = Board::parse(&found.text).unwrap();
            prop_assert_eq!(board.print(), &*found.text);
            // The other side comes to the same parts, if none was changed twice.
            let other = merge(base, &theirs, &ours, &[]).unwrap().unwrap();
            prop_assert_eq!(found.conflicts.len(), other.conflicts.len());
        }
        // Without a change of the other side, a state stays as it is.
        prop_assert_eq!(&merged(BASE, &ours, BASE, &[]).text, &ours);
        prop_assert_eq!(&merged(&ours, &ours, &theirs, &[]).conflicts, &[]);
        prop_assert_eq!(&merged(BASE, &ours, &ours, &[]).text, &ours);
    }
}
