//! Rounds of TileCode in four kinds of games: pushed boxes, falling rocks, a thousand bouncers, and a map
//! without activity.

#[path = "../../../tests/bench/workloads.rs"]
mod workloads;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use tilery_kit::Reel;

/// The number of rounds per measurement.
const ROUNDS: usize = 50;

fn rounds(c: &mut Criterion) {
    for workload in workloads::all() {
        let (start, buttons) = workloads::start(&workload);
        c.bench_function(&format!("{ROUNDS} rounds: {}", workload.name), |b| {
            b.iter_batched_ref(
                || start.clone(),
                |board| {
                    for n in 0..ROUNDS {
                        board.play(buttons[n % buttons.len()], &mut Reel::silent());
                    }
                },
                BatchSize::LargeInput,
            );
        });
    }
}

criterion_group!(benches, rounds);
criterion_main!(benches);
