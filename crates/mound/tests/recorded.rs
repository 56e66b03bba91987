//! Recorded games, counted lines of play and golden films.

use tilery_kit::recorded;
use tilery_mound::{Board, Brick, Mound, Params, Side};

#[test]
fn recorded_games_end_as_they_did() {
    recorded::plays::<Mound>();
}

#[test]
fn assignments_are_met_and_lost_as_written() {
    recorded::assignments::<Mound>();
}

/// What stands and comes, without level, score and chance; the smaller of the texts of a board and its mirror image.
fn up_to_symmetry(_: &Params, board: &Board) -> String {
    let line = |bricks: &[Brick]| -> String { bricks.iter().map(|brick| brick.colour.letter()).collect() };
    let backwards = |text: &String| -> String { text.chars().rev().collect() };
    let rows: Vec<String> = board
        .cells()
        .iter()
        .map(|row| row.iter().map(|brick| brick.map_or('.', |brick| brick.colour.letter())).collect())
        .collect();
    let [top, right, bottom, left] = Side::ALL.map(|side| board.lines(side).map(|bricks| line(&bricks)));
    let mirrored = (
        rows.iter().map(backwards).collect::<Vec<_>>(),
        [top.each_ref().map(backwards), left.clone(), bottom.each_ref().map(backwards), right.clone()],
    );
    let whole = (rows, [top, right, bottom, left]);
    format!("{:?} {}", whole.min(mirrored), line(board.stack()))
}

#[test]
fn the_boards_of_the_trail_are_solved_in_par() {
    recorded::trail::<Mound>(recorded::exhaustive, up_to_symmetry);
}

#[test]
fn lines_of_play_are_as_many_as_counted() {
    recorded::perft::<Mound>();
}

/// A position of a mixed game with three rows of bricks, whose inner lines are all of the colour `a`.
fn position(rows: [&str; 3], blocks: u32) -> String {
    let empty = ["........"; 5].join("-");
    let sides = ["aaaaaaaa+ijijijij"; 4].join("/");
    format!("mound:mixed-4-10-5@1/0/{blocks}/{empty}-{}/{sides}/ghg;chance=2a", rows.join("-"))
}

#[test]
fn every_kind_of_move_is_shown_as_ever() {
    let mound = ["........", "..b.....", "..c.e..."];
    let films = [
        ("drop", mound, "drop 3"),
        ("throw", mound, "throw right 6"),
        ("knock", mound, "knock left 7"),
        ("lift", mound, "lift 5"),
        // The brick makes a block; what falls then makes a second one, and what falls then a third.
        ("cascade", [".ca.....", "aacab...", "ccacc..."], "drop 1"),
        ("level", ["........", "........", "aa......"], "drop 3"),
        ("game-over", ["........", "........", "aa.....b"], "drop 3"),
    ];
    for (name, rows, mv) in films {
        let blocks = if name == "game-over" { 63 } else { 0 };
        recorded::golden::<Mound>(name, &position(rows, blocks), &[mv]);
    }
}
