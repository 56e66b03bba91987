//! Tests of the recipes of the cookbook. Each recipe is cooked in a blank game and in a shipped game. Then
//! its test is run to see whether the mechanic works.

use std::str::FromStr;

use tilery_kit::{AnySession, Reel, Rules};
use tilery_studio::cookbook::{cook, recipe_game, recipes};
use tilery_studio::{Board, Edit, Params, Studio, lab};
use tilery_tilecode::{Outcome, games};

/// Cooks a recipe in a project with new kinds for all roles, and returns the text of the project.
fn cooked(text: &str, name: &str) -> String {
    let edit: Edit =
        cook(text, name, &[], &[]).unwrap_or_else(|error| panic!("{name}: {error:?}")).parse().unwrap();
    let mut project = Board::parse(text).unwrap();
    Studio::play(&Params, &mut project, &edit, &mut Reel::silent()).unwrap();
    project.print()
}

/// The facts that must hold after some round of the test of each recipe: `at` or `away` with the number of a
/// role, a row and a column from 1; `left` with the number of a role and a number of sprites; points, a
/// message or an outcome.
const HAPPENS: &[(&str, &[&str])] = &[
    ("walk", &["at 0 2 4", "at 0 3 4"]),
    ("push", &["at 1 3 4", "at 0 3 3"]),
    ("marks", &["at 1 2 4", "won"]),
    ("pull", &["at 1 3 3", "at 0 3 4"]),
    ("dig", &["at 0 2 3", "at 0 3 3"]),
    ("collect", &["left 1 0", "points 20"]),
    ("danger", &["lost"]),
    ("key", &["left 1 0", "left 2 0", "at 0 2 4"]),
    ("fall", &["at 0 4 3", "at 0 4 4"]),
    ("crush", &["at 1 3 3", "lost"]),
    ("ice", &["at 0 2 3", "at 0 2 4"]),
    ("conveyor", &["at 0 2 2", "at 0 2 3"]),
    ("patrol", &["at 0 2 4", "at 0 2 3", "at 0 2 2"]),
    ("wander", &["away 0 3 3"]),
    ("flee", &["at 1 2 4"]),
    ("hunt", &["at 1 2 4", "at 1 4 4", "lost"]),
    ("teleport", &["at 0 4 4"]),
    ("shoot", &["left 2 0", "points 10"]),
    ("grow", &["left 0 5"]),
    ("goal", &["left 1 0", "won"]),
    ("timer", &["lost"]),
    ("talk", &["message"]),
    ("jump", &["at 0 3 3", "at 0 4 4"]),
];

/// Runs the last test of a project, and returns the facts about a recipe that never hold. `kinds` are the
/// kinds of its roles.
fn check(name: &str, text: &str, kinds: &[String]) -> Vec<String> {
    let tests = text.lines().filter(|line| line.starts_with("test ")).count();
    let (parting, play) = lab::run(text, tests - 1).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(parting.first, None, "{name}");
    let (_, all) = HAPPENS.iter().find(|(known, _)| *known == name).expect("each recipe has expected facts");
    let happens = |what: &str| {
        let words: Vec<&str> = what.split(' ').collect();
        let number = |n: usize| words[n].parse::<usize>().unwrap();
        (1..=play.history().length()).any(|n| {
            let board = play.board_at(n);
            let of = |role: usize| {
                let sprites = &board.project().meaning().sprites;
                sprites
                    .iter()
                    .position(|kind| kind.name == kinds[role])
                    .unwrap_or_else(|| panic!("{name} {role}"))
            };
            let count =
                |role: usize| board.sprites().filter(|piece| usize::from(piece.kind) == of(role)).count();
            let stands = |role: usize, row: usize, col: usize| {
                board.sprites().any(|piece| {
                    usize::from(piece.kind) == of(role) && board.place(piece.tile) == (row - 1, col - 1)
                })
            };
            match words[0] {
                "at" => stands(number(1), number(2), number(3)),
                "away" => count(number(1)) == 1 && !stands(number(1), number(2), number(3)),
                "left" => count(number(1)) == number(2) || board.level > 0,
                "points" => board.score == number(1) as i64,
                "message" => !board.messages.is_empty(),
                "won" => board.outcome == Outcome::Won || board.level > 0,
                _ => board.outcome == Outcome::Lost,
            }
        })
    };
    all.iter()
        .filter(|what| !happens(what))
        .map(|what| format!("{name}: {what}\n{}", play.history().position()))
        .collect()
}

/// The kinds that a cooked project has for the roles of a recipe: for each role, the last kind with its name.
fn kinds(text: &str, roles: &[&str]) -> Vec<String> {
    let names = || text.lines().filter(|line| line.starts_with("sprite ") || line.starts_with("background "));
    let of = |role: &&str| {
        let is_it = |name: &&str| name == role || name.strip_suffix("-2") == Some(role);
        names().filter_map(|line| line.split(' ').nth(1)).rfind(is_it).unwrap_or(role).to_owned()
    };
    roles.iter().map(of).collect()
}

#[test]
fn recipes_work_in_a_blank_game_and_in_a_shipped_game() {
    assert_eq!(recipes().len(), 23);
    let shipped = games::named("crossing").unwrap().authored().unwrap();
    let robot = games::named("robot").unwrap().authored().unwrap();
    let mut missing = Vec::new();
    for recipe in recipes() {
        let roles: Vec<&str> = recipe.roles.iter().map(|role| role.name).collect();
        let many = |is_sprite| recipe.roles.iter().filter(|role| role.is_sprite == is_sprite).count();
        // One of the two games has room for the kinds of each recipe.
        let other = if many(false) > 1 || many(true) > 3 { robot } else { shipped };
        let texts = [
            ("alone", recipe_game(recipe.name).unwrap()),
            ("blank", cooked(games::BLANK, recipe.name)),
            ("shipped", cooked(other, recipe.name)),
        ];
        for (place, text) in texts {
            let found = check(recipe.name, &text, &kinds(&text, &roles));
            missing.extend(found.into_iter().map(|line| format!("{place} {line}")));
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn a_recipe_uses_the_chosen_kinds_and_adds_no_rule_twice() {
    let edit = cook(games::BLANK, "walk", &["player", "grass", "wall"], &[]).unwrap();
    assert!(!edit.contains("add sprite") && !edit.contains("rule add-text"), "{edit}");
    assert!(edit.contains("test add"));
    let wrong = cook(games::BLANK, "walk", &["nobody", "grass", "wall"], &[]);
    assert!(wrong.is_err() || !wrong.unwrap().contains("test add"));
    assert!(cook(games::BLANK, "nothing", &[], &[]).is_err());
}

#[test]
fn a_recipe_keeps_the_walls_of_the_game_closed() {
    for recipe in recipes() {
        let named = |name: &str| match name {
            "hero" => "player",
            "ground" => "grass",
            "wall" => "wall",
            _ => "",
        };
        let kinds: Vec<&str> = recipe.roles.iter().map(|role| named(role.name)).collect();
        let edit: Edit = cook(games::BLANK, recipe.name, &kinds, &[]).unwrap().parse().unwrap();
        let mut project = Board::parse(games::BLANK).unwrap();
        Studio::play(&Params, &mut project, &edit, &mut Reel::silent()).unwrap();
        let mut play = lab::start(&project.print(), 0, 1).unwrap();
        // The player of the blank game has the outer wall on its left.
        let left = tilery_tilecode::Round::from_str("L").unwrap();
        play.play_on(&[left, left, left]);
        let col = |play: &tilery_kit::Session<tilery_tilecode::TileCode>| {
            let board = play.board_at(play.history().length());
            board.sprites().find(|piece| piece.kind == 0).map(|piece| board.place(piece.tile).1)
        };
        assert!(matches!(col(&play), None | Some(1)), "{}\n{}", recipe.name, project.print());
    }
}

#[test]
fn a_rule_excludes_what_a_recipe_adds_to_it() {
    let edit = cook(games::BLANK, "push", &["player", "", "grass", "wall"], &[]).unwrap();
    let mut project = Board::parse(games::BLANK).unwrap();
    let edit: Edit = edit.parse().unwrap();
    Studio::play(&Params, &mut project, &edit, &mut Reel::silent()).unwrap();
    let text = project.print();
    assert!(text.contains("when E -wall -stops\ndo C move:right"), "{text}");
    assert!(text.contains("\ngroup stops wall box\n"), "{text}");
    assert_eq!(text.matches("\nrule ").count(), 2, "{text}");
}

/// Cooks recipes one after the other, each with kinds for its roles and the words of its groups.
fn meal(dishes: &[(&str, &[&str], &[&str])]) -> String {
    let mut project = Board::parse(games::BLANK).unwrap();
    for (name, kinds, groups) in dishes {
        let edit =
            cook(&project.print(), name, kinds, groups).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        let edit: Edit = edit.parse().unwrap();
        Studio::play(&Params, &mut project, &edit, &mut Reel::silent()).unwrap();
    }
    project.print()
}

/// The line of a group.
fn group<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.lines().find_map(|line| line.strip_prefix("group ")?.strip_prefix(name)?.strip_prefix(' '))
}

#[test]
fn recipes_join_the_groups_that_are_there() {
    let text = meal(&[
        ("push", &["player", "", "grass", "wall"], &[]),
        ("fall", &["", "grass", "wall"], &[]),
        ("talk", &["player", "", "grass"], &[]),
    ]);
    assert_eq!(group(&text, "stops"), Some("wall box rock friend"), "{text}");
    assert_eq!(group(&text, "can-be-pushed"), Some("box"), "{text}");
    assert_eq!(group(&text, "falls"), Some("rock"), "{text}");
    // The one rule that walks excludes all of it.
    let walks = text.matches("when C +player\nwhen E -wall -stops\ndo C move:right\n").count();
    assert_eq!(walks, 1, "{text}");
    let (_, findings) =
        tilery_tilecode::check::check(&tilery_tilecode::document::Document::parse(&text).unwrap().0);
    assert!(findings.iter().all(|finding| finding.fault.is_warning()), "{findings:?}");
}

#[test]
fn the_kinds_that_are_chosen_join_a_group_of_the_chosen_name() {
    let text = meal(&[
        ("push", &["player", "", "grass", "wall"], &["solid", "heavy"]),
        ("fall", &["box", "grass", "wall"], &["comes-down player", "solid"]),
    ]);
    assert_eq!(group(&text, "solid"), Some("wall box"), "{text}");
    assert_eq!(group(&text, "heavy"), Some("box"), "{text}");
    assert_eq!(group(&text, "comes-down"), Some("box player"), "{text}");
    assert_eq!(group(&text, "stops"), None, "{text}");
    assert!(text.contains("when C +comes-down\n"), "{text}");
}

#[test]
fn a_name_that_is_taken_is_no_group_of_a_recipe() {
    let mut project = Board::parse(games::BLANK).unwrap();
    let rename: Edit = "rename wall stops".parse().unwrap();
    Studio::play(&Params, &mut project, &rename, &mut Reel::silent()).unwrap();
    let edit = cook(&project.print(), "walk", &["player", "grass", "stops"], &[]).unwrap().parse().unwrap();
    Studio::play(&Params, &mut project, &edit, &mut Reel::silent()).unwrap();
    assert_eq!(group(&project.print(), "stops-2"), Some("stops"));
}

/// The game of digging, falling and crushing with other sprites on its level, after some rounds.
fn cave(sprites: &str, rounds: &str) -> tilery_tilecode::Board {
    let text = meal(&[
        ("dig", &["player", "grass", "", "wall"], &[]),
        ("fall", &["", "grass", "wall"], &[]),
        ("crush", &["player", "rock", "grass", "wall"], &[]),
    ]);
    let (before, after) = text.split_once("sprites\n").unwrap();
    let (_, after) = after.split_once("\n\n").unwrap();
    // The ground on the right is earth.
    let text = format!("{}sprites\n{sprites}\n{after}", before.replace("W.......W", "W...eeeeW"));
    let mut play = lab::start(&text, 0, 1).unwrap();
    let rounds: Vec<_> =
        rounds.split(' ').map(|one| tilery_tilecode::Round::from_str(one).unwrap()).collect();
    play.play_on(&rounds);
    play.board_at(play.history().length())
}

#[test]
fn a_resting_rock_is_held_and_a_falling_one_crushes() {
    let place = |board: &tilery_tilecode::Board, kind: u8| {
        let found = board.sprites().find(|piece| piece.kind == kind).unwrap();
        board.place(found.tile)
    };
    let above = "  .........\n  ..r......\n  ..p......\n  .........\n  .........\n  .........\n";
    let held = cave(above, ". . . .");
    assert_eq!((held.outcome, place(&held, 1)), (Outcome::Playing, (1, 2)));
    let fallen = cave(above, ". R . . . .");
    assert_eq!((fallen.outcome, place(&fallen, 1)), (Outcome::Playing, (4, 2)));
    let far = "  .........\n  ..r......\n  .........\n  .........\n  ..p......\n  .........\n";
    assert_eq!(cave(far, ". . . .").outcome, Outcome::Lost);
}

#[test]
fn digging_leads_nobody_onto_rocks() {
    let beside = "  .........\n  .........\n  .........\n  .........\n  ...pr....\n  .........\n";
    let board = cave(beside, "R R");
    let player = board.sprites().find(|piece| piece.kind == 0).unwrap();
    assert_eq!(board.place(player.tile), (4, 3));
    let free = cave(&beside.replace('r', "."), "R R");
    let player = free.sprites().find(|piece| piece.kind == 0).unwrap();
    assert_eq!(free.place(player.tile), (4, 5));
}
