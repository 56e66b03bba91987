//! The trail: its boards, their solutions and lessons.

use tilery_kit::{History, Reel, Rules, recorded, trail};
use tilery_tileburst::{Board, Move, Params, Tileburst};

use crate::symmetry;

fn alike(_: &Params, board: &Board) -> String {
    symmetry::canonical(board)
}

#[test]
fn the_boards_of_the_trail_are_solved_in_par() {
    recorded::trail::<Tileburst>(recorded::exhaustive, alike);
}

#[test]
fn the_trail_has_a_hundred_boards() {
    let chapters = trail::parse(Tileburst::TRAIL).unwrap();
    let boards: usize = chapters[2..].iter().map(|chapter| chapter.boards.len()).sum();
    assert!(boards >= 100, "{boards}");
}

/// The solution of each first step does what the step teaches.
#[test]
fn the_first_steps_are_about_what_they_teach() {
    let chapters = trail::parse(Tileburst::TRAIL).unwrap();
    let mut taught = Vec::new();
    for stop in &chapters[1].boards {
        let text = stop.text.strip_prefix("tileburst:").unwrap();
        let history = History::<Tileburst>::open(text).unwrap();
        let mut board = history.board().clone();
        let (start, moves) = (*board.tally(), stop.moves());
        let size = board.field().size();
        for mv in &moves {
            let mv: Move = mv.parse().unwrap();
            Tileburst::play(history.params(), &mut board, &mv, &mut Reel::silent()).unwrap();
        }
        let tally = board.tally();
        let lines = tally.lines - start.lines;
        let step = stop.say.as_deref().and_then(|say| say.strip_prefix("tileburst-step-")).unwrap();
        let is_about = match step {
            "place" => tally.tiles - start.tiles == 1,
            "turn" => moves.iter().any(|mv| mv.starts_with("place 1")),
            "mirror" => moves.iter().any(|mv| mv.starts_with("place m")),
            "line" => lines == 1,
            "swap" => moves[0] == "swap" && lines == 1,
            "lines" => lines == 2,
            "growth" => board.field().size() == size + 1,
            "group" => tally.groups > start.groups && tally.retreats > start.retreats,
            "retreat" => tally.retreats > start.retreats,
            "game" => size == 6 && board.score() > 0,
            _ => false,
        };
        assert!(is_about, "{step}");
        taught.push(step.to_owned());
    }
    assert_eq!(taught.len(), 10);
}
