//! Any text is refused, or opens as a project that can be played and that parses as it is printed.

use tilery_kit::{Dir, Reel, Rng};
use tilery_tilecode::model::Button;
use tilery_tilecode::{Board, Buttons, Outcome, Project, Round};

pub fn run(text: &str) {
    let Ok(opened) = tilery_puzzlescript::open(text) else {
        return;
    };
    let (project, _) = Project::parse(&opened.project).expect("what opens is a project");
    assert_eq!(project.text(), opened.project);
    let lines = text.lines().count() as u32;
    assert!(opened.notes.iter().all(|note| (1..=lines).contains(&note.line)), "notes name lines");
    let mut board = Board::new(&project, Rng::default());
    for n in 0..24 {
        if board.outcome == Outcome::Playing {
            let buttons = Buttons::default().with(Button::Arrow(Dir::ALL[n / 6]));
            let round = if n % 6 == 0 { Round::Held(buttons) } else { Round::default() };
            board.play(round, &mut Reel::silent());
        }
    }
}
