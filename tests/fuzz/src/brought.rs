//! Any text of another tool is refused, or opens as projects that can be played and that parse as they are
//! printed.

use tilery_kit::{Brought, Dir, Reel, Rng};
use tilery_tilecode::model::Button;
use tilery_tilecode::{Board, Buttons, Outcome, Project, Round};

/// Checks what was brought from a text.
pub fn check(text: &str, brought: &Brought) {
    let (project, _) = Project::parse(&brought.project).expect("what opens is a project");
    assert_eq!(project.text(), brought.project);
    let lines = text.lines().count() as u32;
    assert!(brought.notes.iter().all(|note| (1..=lines).contains(&note.line)), "notes name lines");
    let mut board = Board::new(&project, Rng::default());
    for n in 0..24 {
        if board.outcome == Outcome::Playing {
            let arrow = Buttons::default().with(Button::Arrow(Dir::ALL[n / 6]));
            let buttons = if n % 5 == 0 { arrow.with(Button::A) } else { arrow };
            let round = if n % 3 == 0 { Round::Held(buttons) } else { Round::default() };
            board.play(round, &mut Reel::silent());
        }
    }
}

/// A game of PuzzleScript.
pub fn puzzlescript(text: &str) {
    if let Ok(opened) = tilery_puzzlescript::open(text) {
        check(text, &opened.brought);
    }
}

/// Sokoban levels.
pub fn sokoban(text: &str) {
    for brought in tilery_sokoban::open(text).unwrap_or_default() {
        check(text, &brought);
    }
}

/// A store or an export of the original TileCode. A project that is written for it reads as it was.
pub fn original(text: &str) {
    for brought in tilery_original::open(text).unwrap_or_default() {
        check(text, &brought);
        let written = tilery_original::export(&brought.project).expect("what opens is a project");
        if written.why.is_empty() {
            let again = tilery_original::open(&written.text).expect("what is written can be read");
            assert_eq!(rules(&again[0].project), rules(&brought.project));
        }
    }
}

/// A project without its title, which is written as the name of a function.
fn rules(project: &str) -> &str {
    project.split_once("\npace ").map_or("", |(_, rules)| rules)
}
