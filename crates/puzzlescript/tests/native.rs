//! Games of pushing and collecting become rules that one would write.

use tilery_kit::{Budget, Rng};
use tilery_puzzlescript::open;
use tilery_tilecode::solve::{Outlook, is_searched, solve};
use tilery_tilecode::{Board, Project};

use crate::games::plays_alike;

fn harvest() -> String {
    tilery_kit::recorded::read("games/harvest.txt")
}

fn rules(text: &str) -> usize {
    let opened = open(text).expect("a game");
    opened.brought.project.lines().filter(|line| line.starts_with("rule ")).count()
}

#[test]
fn pushing_and_collecting_takes_few_rules_and_plays_alike() {
    let opened = plays_alike("harvest");
    let project = &opened.brought.project;
    assert_eq!(rules(&harvest()), 6);
    for word in ["counter", "clock", "every", "pace"] {
        assert!(!project.contains(word), "{word}\n{project}");
    }
}

#[test]
fn a_game_of_pushing_has_hints_and_proofs() {
    let opened = open(&harvest()).expect("a game");
    let (project, _) = Project::parse(&opened.brought.project).expect("a project");
    assert!(is_searched(&project));
    let outlook =
        |level| solve(&Board::at_level(&project, level, Rng::default()), &mut Budget::nodes(300_000));
    assert!(matches!(outlook(0), Outlook::Wins(_)), "{:?}", outlook(0));
    assert_eq!(outlook(1), Outlook::Never);
}

#[test]
fn what_is_more_than_that_is_planned_by_steps() {
    let plain =
        || harvest().replace("require_player_movement\n", "").replace("run_rules_on_level_start\n", "");
    let is_stepped = |text: &str| open(text).expect("a game").brought.project.contains("counter step");
    assert!(!is_stepped(&plain()));
    let push = "[ > Player | Cart ] -> [ > Player | > Cart ]";
    let add = |more: &str| plain().replace(push, &format!("{push}\n{more}"));
    assert!(is_stepped(&add("[ > Cart | Cart ] -> [ > Cart | > Cart ]")));
    assert!(is_stepped(&add("[ > Player | Apple ] -> [ > Player | ]")));
    assert!(is_stepped(&add("late [ Cart Apple ] -> [ Cart ]")));
    assert!(is_stepped(&plain().replace(push, &format!("horizontal {push}"))));
    assert!(is_stepped(
        &plain().replace("late [ Player Apple ] -> [ Player ]", "late [ Player Apple ] -> win")
    ));
    assert!(is_stepped(&plain().replace("All Cart on Barn", "Some Cart on Barn")));
    assert!(is_stepped(&plain().replace("All Cart on Barn", "All Cart on Barn\nNo Apple")));
    // More than one player, a player on an apple, a level that is won before the first turn.
    assert!(is_stepped(&plain().replace("#P.CWB#", "#PPCWB#")));
    assert!(is_stepped(&plain().replace("#P.CWB#", "#Q.CWB#").replace("@ =", "Q = Farmer and Apple\n@ =")));
    assert!(is_stepped(&format!("{}\nP.@\n", plain())));
}
