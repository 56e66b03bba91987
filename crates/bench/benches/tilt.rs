//! Tilts of 4x4 boards per second by lookup tables, with scores: 65,536 boards from play, each in all four
//! directions.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use tilery_tilt::search::fast::{Board, Tilts, empties};

/// Boards from random play. A new game starts when no tilt is possible.
fn boards(tilts: &Tilts, count: usize) -> Vec<Board> {
    let mut state = 1u64;
    let mut random = move || {
        // xorshift64 (Marsaglia, 2003).
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let mut boards = Vec::with_capacity(count);
    let mut board = 0x11;
    while boards.len() < count {
        boards.push(board);
        let mut free = empties(board);
        if free != 0 {
            for _ in 0..random() % u64::from(free.count_ones()) {
                free &= free - 1;
            }
            board |= 1 << free.trailing_zeros();
        }
        let after = [tilts.up(board), tilts.right(board), tilts.down(board), tilts.left(board)]
            .map(|(board, _)| board);
        if after == [board; 4] {
            board = 0x11;
        } else {
            board = after[(random() >> 60) as usize % 4];
        }
    }
    boards
}

fn bench(criterion: &mut Criterion) {
    let tilts = Tilts::new();
    let boards = boards(&tilts, 1 << 16);
    let mut group = criterion.benchmark_group("tilts");
    group.throughput(Throughput::Elements(4 * boards.len() as u64));
    group.bench_function("4x4 in four directions, with score", |bencher| {
        bencher.iter(|| {
            let mut sum = 0u64;
            for &board in &boards {
                for (tilted, score) in
                    [tilts.up(board), tilts.right(board), tilts.down(board), tilts.left(board)]
                {
                    sum = sum.wrapping_add(tilted ^ u64::from(score));
                }
            }
            black_box(sum)
        });
    });
    group.finish();
}

criterion_group!(benches, bench);
criterion_main!(benches);
