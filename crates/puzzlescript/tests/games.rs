//! Plays of games that are translated completely end as in PuzzleScript.

use tilery_kit::Rng;
use tilery_kit::recorded::read;
use tilery_puzzlescript::{Opened, open};
use tilery_tilecode::{Board, Outcome, Project};

use crate::recorded::{BUTTONS, press, state};

/// The maximum number of rounds of a turn of these games.
const LONGEST: usize = 40;

/// Plays every recorded play of a game. A block of the file has the number of a level, the buttons, and the
/// final state.
pub fn plays_alike(name: &str) -> Opened {
    let opened = open(&read(&format!("games/{name}.txt"))).expect("a game of PuzzleScript");
    let lost: Vec<_> = opened.brought.notes.iter().filter(|note| note.is_lost).collect();
    assert!(lost.is_empty(), "{name}: {lost:?}");
    let (project, _) = Project::parse(&opened.brought.project).expect("a project");
    let plays = read(&format!("plays/{name}.txt"));
    for block in plays.split("\n\n") {
        let mut lines = block.lines();
        let level = lines.next().and_then(|line| line.strip_prefix("level ")).expect("a level");
        let buttons = lines.next().and_then(|line| line.strip_prefix("play ")).expect("a play");
        let ends: Vec<&str> = lines.collect();
        let level = opened.levels.iter().position(|number| number.to_string() == level).expect("a level");
        let mut board = Board::at_level(&project, level, Rng::default());
        for button in buttons.chars() {
            assert!(
                board.outcome == Outcome::Playing && board.level == level,
                "{name}, {buttons}: won early"
            );
            let n = "ULDRA".find(button).expect("a button");
            let rounds = press(&mut board, BUTTONS[n]);
            assert!(rounds <= LONGEST, "{name}, {buttons}: a turn of {rounds} rounds");
        }
        if ends == ["won"] {
            assert!(board.outcome == Outcome::Won || board.level == level + 1, "{name}, {buttons}: not won");
        } else {
            assert_eq!(state(&board, &opened.objects).trim_end(), ends.join("\n"), "{name}, {buttons}");
        }
    }
    opened
}

#[test]
fn crates_are_pushed_onto_their_places() {
    let opened = plays_alike("parcels");
    assert!(opened.brought.project.contains("title Parcels\n"));
    assert!(opened.brought.project.contains("author The makers of Tilery\n"));
    assert!(opened.brought.project.contains("level Carry all parcels to the shelves.\n"));
    assert!(opened.brought.project.contains("level Two of them.\n"));
}

#[test]
fn rows_are_pushed_and_pulled_and_are_conditions() {
    plays_alike("train");
}

#[test]
fn later_rules_run_after_moves_and_a_turn_can_be_cancelled() {
    plays_alike("garden");
}

#[test]
fn rules_need_tiles_elsewhere_and_levels_begin_after_a_first_turn() {
    plays_alike("mirror");
}

#[test]
fn players_of_two_objects_move_together_and_their_places_are_taken() {
    plays_alike("costumes");
}

#[test]
fn moves_are_taken_back() {
    plays_alike("careful");
}

#[test]
fn an_arrow_counts_when_two_buttons_are_pressed_at_once() {
    use tilery_kit::Reel;
    use tilery_tilecode::model::Button;
    use tilery_tilecode::play::Turn;
    use tilery_tilecode::{Buttons, Round};

    let opened = open(&read("games/parcels.txt")).expect("a game of PuzzleScript");
    let (project, _) = Project::parse(&opened.brought.project).expect("a project");
    let mut one = Board::at_level(&project, 1, Rng::default());
    let mut both = one.clone();
    press(&mut one, BUTTONS[1]);
    let mut turn = Turn::new(&both);
    let buttons = Buttons::default().with(BUTTONS[1]).with(Button::A);
    both.play(Round::Held(buttons), &mut Reel::silent());
    while turn.goes_on(&both) {
        both.play(Round::default(), &mut Reel::silent());
    }
    assert_eq!(state(&one, &opened.objects), state(&both, &opened.objects));
    assert_eq!(one.counters, both.counters);
}
