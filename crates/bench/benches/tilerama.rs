//! Tilerama: pushes on 10x10 boards (a row through its jump, the rim round its turns, one tile into a space),
//! and hints for 3x3 and 4x4 boards with a fixed number of nodes.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use tilery_kit::{AnySession, Budget, Dir, Session};
use tilery_tilerama::{Pusher, Tilerama};

/// A 10x10 board, full except in the middle, with jumps on all borders and turns in the corners.
fn ten_by_ten() -> Session<Tilerama> {
    let border = |corner: &str, letters: &[u8]| {
        let letters: Vec<String> = letters.iter().map(|&letter| char::from(letter).to_string()).collect();
        format!("{corner} +{}+ {corner}", letters.join("+"))
    };
    let inner = "+ ".repeat(10) + "+";
    let mut lines = vec![border("o", b"abcdefgh")];
    for row in 0..10u8 {
        let letter = if (1..9).contains(&row) { char::from(b'h' + row) } else { ' ' };
        let mut cells = ["1"; 10];
        if row == 5 {
            cells[5] = ".";
        }
        lines.push(format!("{letter}{}{letter}", cells.join(" ")));
        lines.push(if row == 9 { border("o", b"abcdefgh") } else { inner.clone() });
    }
    let text = lines.join("|");
    let goal: String = text.chars().map(|c| if c == '1' { '2' } else { c }).collect();
    Session::open(&format!("own@{text};goal={goal}")).expect("the board reads")
}

fn pushes(criterion: &mut Criterion) {
    let session = ten_by_ten();
    let board = session.board();
    let mut pusher = Pusher::default();
    for (name, cell, dir) in [
        ("a row of ten round", 10, Dir::Right),
        ("a rim of 36 round", 0, Dir::Right),
        ("one into a space", 54, Dir::Right),
    ] {
        pusher.push(board.zone(), board.tiles(), cell, dir).expect("the push is legal");
        criterion.bench_function(name, |bencher| {
            bencher.iter(|| pusher.push(board.zone(), black_box(board.tiles()), cell, dir).is_ok());
        });
    }
}

fn hints(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("hint");
    group.sample_size(10);
    for (id, nodes) in [("classic-a-x3#1", 1_000_000), ("classic-a-x4#1", 20_000), ("classic-b-x4#1", 20_000)]
    {
        group.bench_function(id, |bencher| {
            bencher.iter_batched(
                || Session::<Tilerama>::open(id).expect("a shipped board"),
                |mut session| session.hint(&mut Budget::nodes(nodes)),
                criterion::BatchSize::LargeInput,
            );
        });
    }
    group.finish();
}

criterion_group!(benches, pushes, hints);
criterion_main!(benches);
