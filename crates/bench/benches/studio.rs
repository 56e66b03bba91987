//! The studio's lab on a play of one hour: explanations of a round, and reruns of the same inputs.

use criterion::{Criterion, criterion_group, criterion_main};
use tilery_kit::{AnySession, Rng, Session};
use tilery_studio::lab;
use tilery_tilecode::{Buttons, Round, TileCode, games};

/// The number of rounds in an hour at the usual pace.
const HOUR: usize = 22_500;

/// A play of one hour of a shipped game that does not end by itself.
fn hour(name: &str) -> (Session<TileCode>, String) {
    let game = games::named(name).expect("a shipped game");
    let text = game.text().expect("the text is embedded");
    let mut session = lab::start(&text, 0, 1).expect("a shipped game runs");
    let mut rng = Rng::from_seed(1);
    for _ in 0..HOUR {
        let buttons = Buttons(if rng.below(3) == 0 { 1 << rng.below(4) } else { 0 });
        session.play_on(&[Round::Held(buttons)]);
    }
    (session, text)
}

fn benches(criterion: &mut Criterion) {
    for name in ["herd", "gems"] {
        let (mut session, text) = hour(name);
        let length = session.all_moves().len();
        let mut group = criterion.benchmark_group(format!("lab/{name}/{length} rounds"));
        group.sample_size(10);
        // The slowest case: sixty-three rounds after a checkpoint.
        session.seek(length / 2 / 64 * 64 + 63);
        group.bench_function("why", |bencher| bencher.iter(|| lab::why(&session, 3, 3)));
        group.bench_function("trace", |bencher| bencher.iter(|| lab::trace(&session)));
        group.bench_function("rerun", |bencher| bencher.iter(|| lab::rerun(&session, &text).is_ok()));
        let again = lab::rerun(&session, &text).expect("a shipped game runs");
        group.bench_function("parting", |bencher| bencher.iter(|| lab::parting(&session, &again)));
        group.finish();
    }
}

criterion_group!(all, benches);
criterion_main!(all);
