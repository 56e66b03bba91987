//! Any text is refused, or every game in it opens as a project that can be played and that parses as it is
//! printed; a project that is written reads as it was.

use tilery_kit::{Dir, Reel, Rng};
use tilery_tilecode::model::Button;
use tilery_tilecode::{Board, Buttons, Outcome, Project, Round};

pub fn run(text: &str) {
    let lines = text.lines().count() as u32;
    for opened in tilery_original::open(text).unwrap_or_default() {
        let (project, _) = Project::parse(&opened.project).expect("what opens is a project");
        assert_eq!(project.text(), opened.project);
        assert!(opened.notes.iter().all(|note| (1..=lines).contains(&note.line)), "notes name lines");
        let mut board = Board::new(&project, Rng::default());
        for n in 0..16 {
            if board.outcome == Outcome::Playing {
                let arrow = Buttons::default().with(Button::Arrow(Dir::ALL[n % 4]));
                let buttons = if n % 3 == 0 { arrow.with(Button::A) } else { arrow };
                board.play(Round::Held(buttons), &mut Reel::silent());
            }
        }
        let written = tilery_original::export(&opened.project).expect("what opens is a project");
        if written.why.is_empty() {
            let again = tilery_original::open(&written.text).expect("what is written can be read");
            assert_eq!(rules(&again[0].project), rules(&opened.project));
        }
    }
}

/// A project without its title, which is written as the name of a function.
fn rules(project: &str) -> &str {
    project.split_once("\npace ").map_or("", |(_, rules)| rules)
}
