//! Programs play as they do in the original, round by round.

use tilery_kit::{Reel, Rules};
use tilery_original::open;
use tilery_tilecode::board::{Board, Outcome};
use tilery_tilecode::{Round, TileCode};

use crate::vectors::{Program, programs};

/// The visible state after a round, as text: the backgrounds, sprites by kind, row, column, direction, the score
/// and the outcome.
fn seen(board: &Board) -> String {
    let row = |row: usize| -> String {
        (0..board.cols)
            .map(|col| char::from(b'0' + board.backgrounds[usize::from(board.tile(row, col))]))
            .collect()
    };
    let map: Vec<String> = (0..board.rows).map(row).collect();
    let mut sprites: Vec<(u8, usize, usize, u8)> = Vec::new();
    for piece in board.sprites() {
        let (row, col) = board.place(piece.tile);
        let direction = [1, 2, 3, 0, 4][usize::from(piece.heading)];
        sprites.push((piece.kind, row, col, direction));
    }
    sprites.sort_unstable();
    let sprite = |&(kind, row, col, direction): &(u8, usize, usize, u8)| {
        format!("{kind},{col},{row},{};", ['l', 'u', 'r', 'd', '.'][usize::from(direction)])
    };
    let sprites: String = sprites.iter().map(sprite).collect();
    let outcome = match board.outcome {
        Outcome::Playing => "playing",
        Outcome::Won => "won",
        Outcome::Lost => "lost",
    };
    format!("{}|{sprites}|{}|{outcome}", map.join("|"), board.score)
}

/// FNV-1a.
fn hash(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// The rounds that do not agree, of all plays of a program.
fn differences(program: &Program, text: &str) -> Vec<String> {
    let opened = open(text).unwrap_or_else(|error| panic!("{}: {error}", program.name));
    let project = &opened[0].project;
    let mut found = Vec::new();
    for (machine, rounds) in &program.plays {
        let project = project.replace("machine original", &format!("machine {machine}"));
        let (params, mut board) = TileCode::read(&project).expect("a project");
        for (n, (buttons, expected)) in rounds.iter().enumerate() {
            let round: Round = buttons.parse().expect("buttons");
            TileCode::play(&params, &mut board, &round, &mut Reel::silent()).expect("a round");
            if hash(&seen(&board)) != *expected {
                found.push(format!("{} ({machine}), round {n}, {buttons}: {}", program.name, seen(&board)));
                break;
            }
        }
    }
    found
}

#[test]
fn two_hundred_programs_play_alike_in_every_round() {
    let programs = programs();
    assert_eq!(programs.len(), 200);
    let found: Vec<String> =
        programs.iter().flat_map(|program| differences(program, &program.printed())).collect();
    assert!(found.is_empty(), "{} differ: {:#?}", found.len(), found.iter().take(5).collect::<Vec<_>>());
}
