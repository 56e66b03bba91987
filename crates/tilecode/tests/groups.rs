//! Groups: a project that names groups is the project that names their kinds.

use tilery_kit::{Reel, Rng};
use tilery_tilecode::check::check;
use tilery_tilecode::document::{Document, Item, RuleLine};
use tilery_tilecode::model::{Kinds, Predicate, Rule};
use tilery_tilecode::{Board, Project, Round, games, state};

const MINE: &str = "tilecode 2
title Mine
background wall W brick
background dirt D dirt
background space . space
group solid wall heavy
sprite player p player
sprite rock r boulder
sprite crate c crate
sprite gem g diamond
group heavy rock crate
group falls rock gem

level One
map
  WWWWWWW
  WD....W
  W.....W
  W..D..W
  WWWWWWW
sprites
  .......
  .p.c.g.
  ...r...
  .......
  .......

rule press:right all-four
when C +player
when E -solid
do C move:right

rule press:right all-four
when W +player
when C +heavy
when E -solid
do C move:right
do W move:right

rule change
when C +falls
when S ~space -falls -solid -player
do C move:down

rule smash:down
when C +falls
when S +player
do S destroy
";

/// The rules of [`MINE`] without groups.
const WRITTEN: &[(&str, &str)] = &[
    ("group solid wall heavy\n", ""),
    ("group heavy rock crate\ngroup falls rock gem\n", ""),
    ("-falls -solid", "-rock -gem -wall -crate"),
    ("-solid", "-wall -rock -crate"),
    ("+heavy", "+rock +crate"),
    ("+falls", "+rock +gem"),
];

fn written_out() -> String {
    WRITTEN.iter().fold(MINE.to_owned(), |text, (from, to)| text.replace(from, to))
}

fn rules(text: &str) -> Vec<Rule> {
    let (project, _) = Project::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    project.meaning().rules.clone()
}

#[test]
fn a_project_with_groups_prints_as_it_is_written() {
    let (document, _) = Document::parse(MINE).unwrap();
    assert_eq!(document.print(), MINE);
    assert_eq!(check(&document).1, []);
    let spaced = MINE.replace("group solid wall heavy", "group   solid  wall\theavy  ");
    assert_eq!(Document::parse(&spaced).unwrap().0.print(), MINE);
    let first = MINE.replace("tilecode 2", "tilecode 1");
    assert_eq!(Document::parse(&first).unwrap().0.print(), MINE, "groups are of the second version");
}

#[test]
fn groups_compile_to_the_sets_of_their_kinds() {
    assert_eq!(rules(MINE), rules(&written_out()));
    let kinds = |name: &str| {
        let (project, _) = Project::parse(MINE).unwrap();
        let group = project.meaning().groups.iter().find(|group| group.name == name);
        group.map(|group| group.kinds)
    };
    // Wall, rock and crate; rock and crate; rock and gem.
    assert_eq!(kinds("solid"), Some(Kinds { backgrounds: 0b001, sprites: 0b0110 }));
    assert_eq!(kinds("heavy"), Some(Kinds { backgrounds: 0, sprites: 0b0110 }));
    assert_eq!(kinds("falls"), Some(Kinds { backgrounds: 0, sprites: 0b1010 }));
}

#[test]
fn a_project_with_groups_plays_as_one_without() {
    let mut boards = [MINE.to_owned(), written_out()].map(|text| {
        let (project, _) = Project::parse(&text).unwrap();
        Board::new(&project, Rng::from_seed(7))
    });
    let mut draw = Rng::from_seed(1);
    for n in 0..400 {
        let round: Round = draw.pick(&["L", "U", "R", "D", "."]).unwrap().parse().unwrap();
        for board in &mut boards {
            board.play(round, &mut Reel::silent());
        }
        let [mine, written] = boards.each_ref().map(|board| {
            let mut state = String::new();
            state::print_state(board, &mut state);
            state
        });
        assert_eq!(mine, written, "after round {n}");
    }
}

/// The sets of the predicate on the tile in the east, in the marks `+ ~ -`.
fn east(terms: &str) -> [Kinds; 3] {
    let text = MINE.replacen("when E -solid", &["when E ", terms].concat(), 1);
    let Predicate { include, also, exclude, .. } = rules(&text)[0].when[5];
    [include, also, exclude]
}

#[test]
fn what_a_predicate_names_itself_is_not_of_its_groups() {
    let (wall, rock, crate_, gem) = (0b001, 0b0010, 0b0100, 0b1000);
    let set = |backgrounds, sprites| Kinds { backgrounds, sprites };
    let nothing = Kinds::default();
    assert_eq!(east("+rock -solid"), [set(0, rock), nothing, set(wall, crate_)]);
    assert_eq!(east("-solid +rock"), [set(0, rock), nothing, set(wall, crate_)], "the order decides nothing");
    assert_eq!(east("+solid -rock"), [set(wall, crate_), nothing, set(0, rock)]);
    assert_eq!(east("-rock -solid"), [nothing, nothing, set(wall, rock | crate_)]);
    assert_eq!(east("-falls +heavy"), [set(0, rock | crate_), nothing, set(0, gem)], "+ comes before -");
    assert_eq!(east("~falls +heavy"), [set(0, rock | crate_), set(0, gem), nothing], "+ comes before ~");
    assert_eq!(east("-falls ~heavy"), [nothing, set(0, rock | crate_), set(0, gem)], "~ comes before -");
    assert_eq!(east("-heavy -falls"), [nothing, nothing, set(0, rock | crate_ | gem)]);
}

#[test]
fn the_middle_of_a_rule_about_sprites_takes_only_the_sprites_of_a_group() {
    let text = MINE.replace("when C +heavy", "when C +solid");
    assert_eq!(rules(&text), rules(MINE));
    let touched = "\nrule tap\nwhen C +solid\ndo game win\n";
    let [tap] = rules(&[MINE, touched].concat()).split_off(4).try_into().unwrap();
    assert_eq!((tap.centre().include, tap.is_of_tile()), (Kinds { backgrounds: 0, sprites: 0b110 }, false));
    let never = "\nrule never\nwhen C +solid\ndo game win\n";
    let [never] = rules(&[MINE, never].concat()).split_off(4).try_into().unwrap();
    assert_eq!(never.centre().include, Kinds { backgrounds: 1, sprites: 0b110 });
}

#[test]
fn shipped_games_with_groups_for_their_sets_stay_the_same() {
    let mut count = 0;
    for game in &games::ALL {
        let text = game.text().unwrap();
        let (mut document, _) = Document::parse(&text).unwrap();
        let mut groups: Vec<String> = Vec::new();
        for item in &mut document.items {
            let Item::Rule(rule) = &mut item.body else { continue };
            for line in &mut rule.lines {
                let RuleLine::When { place, terms } = &mut line.body else { continue };
                for mark in ['+', '~', '-'] {
                    let (of, rest): (Vec<_>, Vec<_>) =
                        terms.drain(..).partition(|word| word.text.starts_with(mark));
                    *terms = rest;
                    if of.len() < 2 || place.text == "game" {
                        terms.extend(of);
                        continue;
                    }
                    let members: String = of.iter().flat_map(|word| [" ", &word.text[1..]]).collect();
                    let n = groups.iter().position(|known| *known == members).unwrap_or(groups.len());
                    if n == groups.len() {
                        groups.push(members);
                    }
                    let mut word = of[0].clone();
                    word.text = format!("{mark}group-{n}");
                    terms.push(word);
                    count += 1;
                }
            }
        }
        let groups: String =
            groups.iter().enumerate().map(|(n, members)| format!("group group-{n}{members}\n")).collect();
        let grouped = [document.print(), groups].concat();
        assert_eq!(rules(&grouped), rules(&text), "{}", game.name);
    }
    assert!(count > 50, "{count} sets");
}

#[test]
fn there_are_at_most_thirty_two_groups() {
    let groups = |count: usize| (0..count).map(|n| format!("group g{n} rock\n")).collect::<String>();
    let found = |count| {
        let (document, _) = Document::parse(&[MINE, &groups(count)].concat()).unwrap();
        let (meaning, findings) = check(&document);
        let errors = findings.iter().filter(|finding| !finding.fault.is_warning());
        (meaning.groups.len(), errors.map(ToString::to_string).collect::<Vec<_>>())
    };
    assert_eq!(found(29), (32, vec![]));
    let error = "line 78, column 1: There can be at most 32 groups.";
    assert_eq!(found(30), (32, vec![error.to_owned()]));
}

#[test]
fn a_chain_of_groups_is_as_long_as_there_are_groups_in_any_order() {
    let chain: Vec<String> = (0..29)
        .map(|n| format!("group g{n} {}\n", if n == 0 { "gem".into() } else { format!("g{}", n - 1) }))
        .collect();
    let (forwards, backwards) = (chain.concat(), chain.iter().rev().cloned().collect::<String>());
    for groups in [forwards, backwards] {
        let rule = "\nrule change\nwhen C +g28\ndo C destroy\n";
        let all = rules(&[MINE, &groups, rule].concat());
        assert_eq!(all.last().map(|rule| rule.centre().include.sprites), Some(0b1000));
    }
}
