//! Plays opened games, and prints states as the tests of PuzzleScript do.

use std::fmt::Write as _;

use tilery_kit::{Dir, Reel};
use tilery_tilecode::model::Button;
use tilery_tilecode::play::Turn;
use tilery_tilecode::{Board, Buttons, Round};

/// The buttons in the order of the numbers that PuzzleScript gives them.
pub const BUTTONS: [Button; 5] = [
    Button::Arrow(Dir::Up),
    Button::Arrow(Dir::Left),
    Button::Arrow(Dir::Down),
    Button::Arrow(Dir::Right),
    Button::A,
];

/// Presses a button, and plays the rounds that follow. Returns the number of rounds.
pub fn press(board: &mut Board, button: Button) -> usize {
    let mut turn = Turn::new(board);
    board.play(Round::Held(Buttons::default().with(button)), &mut Reel::silent());
    let mut rounds = 1;
    while turn.goes_on(board) {
        board.play(Round::default(), &mut Reel::silent());
        rounds += 1;
    }
    rounds
}

/// The state of a level as PuzzleScript's tests write it: the objects of each tile, column by column, in rows
/// as long as the level is wide. A number refers to a set of objects by its first appearance.
pub fn state(board: &Board, objects: &[Vec<String>]) -> String {
    let meaning = board.project().meaning();
    let grounds = meaning.backgrounds.len();
    let mut known: Vec<String> = Vec::new();
    let mut text = String::new();
    for n in 0..board.rows * board.cols {
        let (row, col) = (n % board.rows, n / board.rows);
        let tile = board.tile(row, col);
        let mut names = objects[usize::from(board.backgrounds[usize::from(tile)])].clone();
        for (_, piece) in board.on(tile) {
            names.extend(objects.get(grounds + usize::from(piece.kind)).into_iter().flatten().cloned());
        }
        names.sort();
        let names = names.join(" ");
        let number = known.iter().position(|one| *one == names).unwrap_or_else(|| {
            known.push(names.clone());
            let _ = write!(text, "{names}:");
            known.len() - 1
        });
        let _ = write!(text, "{number},");
        if (n + 1) % board.cols == 0 {
            text.push('\n');
        }
    }
    text
}
