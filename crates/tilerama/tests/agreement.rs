//! Compares random play on every shipped board, and on random boards, with the naive implementation.

use crate::naive::{Naive, Place, Refusal, WAYS};
use proptest::prelude::*;
use tilery_kit::laws::cases;
use tilery_kit::{AnySession, Cell, Dir, Game, Reel, Rng, Rules, Session};
use tilery_tilerama::{Board, Edge, Move, Params, Tilerama, Violation, entries};

fn print(params: &Params, board: &Board) -> String {
    let mut out = String::new();
    Tilerama::print(params, board, &mut out);
    out.split(';').next().unwrap().to_owned()
}

fn place(cell: Cell) -> Place {
    (cell.row.into(), cell.col.into())
}

fn refusal(board: &Board, violation: Violation) -> Refusal {
    let at = |cell| place(board.zone().cell(cell));
    match violation {
        Violation::Blocked(Edge { cell, side }) => Refusal::Blocked(at(cell), side.delta()),
        Violation::Collision(cell) => Refusal::Collision(at(cell)),
        Violation::MultiDirection(cell) => Refusal::MultiDirection(at(cell)),
        Violation::Nothing => Refusal::Nothing,
        Violation::NoTile => panic!("the cell has a tile"),
    }
}

/// Compares all pushes on a board, and returns the legal ones.
fn compare(params: &Params, board: &Board) -> Vec<Move> {
    let text = print(params, board);
    let naive = Naive::new(&text);
    let mut legal = Vec::new();
    for cell in 0..board.zone().size() {
        let at = board.zone().cell(cell);
        if "#.".contains(naive.at(place(at))) {
            continue;
        }
        for (dir, (_, way)) in Dir::ALL.into_iter().zip(WAYS) {
            let expected = naive.push(place(at), way);
            match (board.shifts(cell, dir), expected) {
                (Err(violation), Err(expected)) => {
                    assert_eq!(
                        refusal(board, violation),
                        expected,
                        "{at} {dir}\n{}",
                        text.replace('|', "\n")
                    );
                }
                (Ok(_), Ok(goes)) => {
                    let mut after = board.clone();
                    after.push(cell, dir, &mut Reel::silent()).expect("a legal push");
                    assert_eq!(
                        print(params, &after),
                        naive.after(&goes).print(),
                        "{at} {dir}\n{}",
                        text.replace('|', "\n")
                    );
                    if board.lead(cell) == cell {
                        legal.push(Move { cell: at, dir });
                    }
                }
                (found, expected) => {
                    panic!("{at} {dir}: {found:?}, but {expected:?}\n{}", text.replace('|', "\n"))
                }
            }
        }
    }
    legal
}

#[test]
fn shipped_boards_agree_with_the_naive_rules() {
    for entry in entries() {
        let params: Params = entry.name.parse().unwrap();
        let mut board = Tilerama::deal(&params, Rng::from_seed(7));
        let mut rng = Rng::from_seed(8);
        for _ in 0..12 {
            let legal = compare(&params, &board);
            if board.is_solved() {
                break;
            }
            let listed: Vec<Move> = Tilerama::moves(&params, &board).collect();
            assert_eq!(listed, legal, "{}", entry.name);
            let mv = *rng.pick(&legal).unwrap();
            Tilerama::play(&params, &mut board, &mv, &mut Reel::silent()).unwrap();
        }
    }
}

/// A random board: a zone, tiles, joints, jumps in any orientation, turns.
fn random_board(rng: &mut Rng) -> String {
    let (rows, cols) = (1 + rng.below(4) as i32, 1 + rng.below(4) as i32);
    let (holes, spaces, joints) = (rng.below(4), rng.below(5), rng.below(4));
    let mut text = vec![vec![' '; cols as usize * 2 + 1]; rows as usize * 2 + 1];
    for (l, line) in text.iter_mut().enumerate() {
        for (k, c) in line.iter_mut().enumerate() {
            *c = match (l % 2, k % 2) {
                (0, 0) => '+',
                (1, 1) if rng.odds(holes, 10) => '#',
                (1, 1) if rng.odds(spaces, 10) => '.',
                (1, 1) => char::from(b'1' + rng.below(9) as u8),
                _ => ' ',
            };
        }
    }
    let at = |text: &[Vec<char>], r: i32, c: i32| {
        let inside = (0..rows).contains(&r) && (0..cols).contains(&c);
        if inside { text[r as usize * 2 + 1][c as usize * 2 + 1] } else { '#' }
    };
    let mut corners = Vec::new();
    let mut borders = Vec::new();
    for r in 0..rows {
        for c in 0..cols {
            if at(&text, r, c) == '#' {
                continue;
            }
            for (dr, dc) in [(-1, 0), (0, 1), (1, 0), (0, -1)] {
                let spot = ((r * 2 + 1 + dr) as usize, (c * 2 + 1 + dc) as usize);
                let beside = at(&text, r + dr, c + dc);
                if beside == '#' {
                    borders.push(spot);
                    let (er, ec) = (dc, -dr);
                    if at(&text, r + er, c + ec) == '#' {
                        corners.push(((r * 2 + 1 + dr + er) as usize, (c * 2 + 1 + dc + ec) as usize));
                    }
                } else if beside.is_ascii_digit() && at(&text, r, c) != '.' && rng.odds(joints, 10) {
                    text[spot.0][spot.1] = if dr == 0 { '=' } else { '"' };
                }
            }
        }
    }
    rng.shuffle(&mut corners);
    corners.truncate(rng.below(5) as usize);
    for (l, k) in corners {
        text[l][k] = 'o';
    }
    // A turn may claim the edges on both sides of its corner, so jumps avoid these edges.
    borders.retain(|&(l, k)| {
        let ends = if l % 2 == 0 { [(l, k - 1), (l, k + 1)] } else { [(l - 1, k), (l + 1, k)] };
        ends.iter().all(|&(l, k)| text[l][k] != 'o')
    });
    rng.shuffle(&mut borders);
    let mut letters = b'a'..=b'z';
    let jumps = rng.below(9) as usize;
    for pair in borders.chunks_exact(2).take(jumps) {
        let letter = char::from(letters.next().unwrap());
        for &(l, k) in pair {
            text[l][k] = letter;
        }
    }
    text.iter().map(|line| line.iter().collect::<String>()).collect::<Vec<_>>().join("|")
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn random_boards_agree_with_the_naive_rules(seed in any::<u64>()) {
        let mut rng = Rng::from_seed(seed);
        let text = random_board(&mut rng);
        if !text.chars().any(|c| c.is_ascii_digit()) {
            return Ok(());
        }
        // An objective that is never met, so that play goes on.
        let goal: String = text
            .chars()
            .map(|c| if c.is_ascii_alphabetic() && c != 'o' || "=\"".contains(c) { ' ' } else { c })
            .map(|c| if c == 'o' { '+' } else if c.is_ascii_digit() { 'Z' } else { c })
            .collect();
        let session = Session::<Tilerama>::open(&format!("own@{text};goal={goal};moves=0"))
            .unwrap_or_else(|error| panic!("{error}\n{}", text.replace('|', "\n")));
        prop_assert!(session.history().position().starts_with("tilerama:own@"));
        let params: Params = "own".parse().unwrap();
        let mut board = session.board().clone();
        for _ in 0..6 {
            let legal = compare(&params, &board);
            let Some(mv) = rng.pick(&legal) else { break };
            Tilerama::play(&params, &mut board, mv, &mut Reel::silent()).unwrap();
        }
    }
}
