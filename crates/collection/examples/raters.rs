//! Prints the agreement of ratings of moves with ratings by a larger budget. The limits of grades are based
//! on it.
//!
//! ```text
//! cargo run --release -p tilery-collection --example raters -- [positions=100] [budget=250] [small=2,40]
//! [games=tilt,tileburst,...]
//! ```
//!
//! Positions come from games played by hints with 2 ms per move, except that every fourth move is a random
//! legal one. Each position is rated with the small budgets and with the large one, in milliseconds.

use std::env::args;
use std::fs::read;
use std::time::{Duration, Instant};

use tilery_collection::game;
use tilery_kit::any::AnyRating;
use tilery_kit::{AnySession, Budget, Grade, Rng};

/// The games that positions come from, with their parameters.
const SOURCES: &[(&str, &[&str])] = &[
    ("tilt", &["4x4"]),
    ("tileburst", &["classic"]),
    ("mound", &["classic-5-8-5", "mixed-5-8-5"]),
    ("tilerama", &["classic-c-x3", "classic-c-x4~20", "rim-x3~6", "compound-a-x3"]),
];

fn main() {
    let option = |name: &str| args().find_map(|arg| arg.strip_prefix(&format!("{name}=")).map(str::to_owned));
    let positions: usize = option("positions").map_or(100, |n| n.parse().expect("a number"));
    let large: f64 = option("budget").map_or(250.0, |ms| ms.parse().expect("milliseconds"));
    let small = option("small").unwrap_or_else(|| "2,40".to_owned());
    let small: Vec<f64> = small.split(',').map(|ms| ms.parse().expect("milliseconds")).collect();
    let only = option("games");
    println!(
        "| game | ms | positions | rated | same best | best value (median) | error (mean) | error (90 %) | worse than good | precision of worse than good | recall of worse than good |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    for (id, params) in SOURCES.iter().filter(|(id, _)| only.as_ref().is_none_or(|only| only.contains(id))) {
        let mut tables: Vec<Agreement> = small.iter().map(|_| Agreement::default()).collect();
        let mut rng = Rng::from_seed(1);
        for (n, params) in params.iter().enumerate() {
            sample(id, params, positions / params_of(id), &mut rng, n as u64, |session| {
                // The small budgets come first, since a search reuses its earlier results.
                let rated: Vec<_> = small.iter().map(|&ms| rate(session, ms).unwrap_or_default()).collect();
                let Some(reference) = rate(session, large) else { return };
                for (table, ratings) in tables.iter_mut().zip(rated) {
                    table.add(&reference, ratings);
                }
            });
        }
        for (table, ms) in tables.iter_mut().zip(&small) {
            table.print(id, *ms);
        }
    }
}

fn params_of(id: &str) -> usize {
    SOURCES.iter().find(|(known, _)| *known == id).map_or(1, |(_, params)| params.len())
}

/// Calls `found` with every seventh position of some games, `count` times.
fn sample(
    id: &str,
    params: &str,
    count: usize,
    rng: &mut Rng,
    seed: u64,
    mut found: impl FnMut(&mut dyn AnySession),
) {
    let mut seen = 0;
    for seed in seed * 1000.. {
        let mut session = game(id).expect("a shipped game").deal(params, seed).expect("valid parameters");
        if let Some(trained) = session.info().trained {
            let path = format!("{}/../../www/public/{trained}", env!("CARGO_MANIFEST_DIR"));
            session.learn(&read(path).expect("the file exists")).expect("valid values");
        }
        for n in 0usize.. {
            if seen == count {
                return;
            }
            let legal = session.legal();
            if legal.is_empty() || session.status().over || n > 3000 {
                break;
            }
            if n % 7 == 3 {
                found(&mut *session);
                seen += 1;
            }
            let any = legal[rng.below(legal.len() as u32) as usize].clone();
            let hint = if rng.below(4) == 0 { None } else { session.hint(&mut Budget::nodes(10_000)) };
            if session.play(&hint.map_or(any, |hint| hint.mv)).is_err() {
                break;
            }
        }
    }
}

fn within<T>(ms: f64, search: impl FnOnce(&mut Budget<'_>) -> T) -> T {
    let until = Instant::now() + Duration::from_secs_f64(ms / 1000.0);
    let mut go_on = || Instant::now() < until;
    search(&mut Budget::asking(ms, &mut go_on))
}

fn rate(session: &mut dyn AnySession, ms: f64) -> Option<Vec<AnyRating>> {
    within(ms, |budget| session.rate(budget)).filter(|ratings| ratings.len() > 1)
}

/// The agreement of ratings by a small budget with those by a large one.
#[derive(Default)]
struct Agreement {
    positions: usize,
    rated: usize,
    same_best: usize,
    /// The errors of the losses of moves.
    off: Vec<f64>,
    /// The values of the best moves.
    stakes: Vec<f64>,
    /// The number of moves graded by both.
    graded: usize,
    /// The number of moves graded worse than good by the small budget, by the large one, and by both.
    called: usize,
    worse: usize,
    rightly: usize,
}

impl Agreement {
    fn add(&mut self, reference: &[AnyRating], ratings: Vec<AnyRating>) {
        self.positions += 1;
        if ratings.is_empty() {
            return;
        }
        self.rated += 1;
        let best = |ratings: &[AnyRating]| {
            ratings.iter().map(|rating| rating.value).fold(f64::NEG_INFINITY, f64::max)
        };
        let (best_here, best_there) = (best(&ratings), best(reference));
        self.same_best += usize::from(reference.iter().any(|there| {
            there.value == best_there
                && ratings.iter().any(|here| here.mv == there.mv && here.value == best_here)
        }));
        self.stakes.push(best_there.abs());
        for here in &ratings {
            let Some(there) = reference.iter().find(|there| there.mv == here.mv) else { continue };
            let off = ((best_here - here.value) - (best_there - there.value)).abs();
            if off.is_finite() {
                self.off.push(off);
            }
            let is_worse = |grade| grade > Grade::Good;
            self.graded += 1;
            self.called += usize::from(is_worse(here.grade));
            self.worse += usize::from(is_worse(there.grade));
            self.rightly += usize::from(is_worse(here.grade) && is_worse(there.grade));
        }
    }

    fn print(&mut self, id: &str, ms: f64) {
        self.off.sort_by(f64::total_cmp);
        self.stakes.sort_by(f64::total_cmp);
        let stake = self.stakes.get(self.stakes.len() / 2).copied().unwrap_or_default();
        let count = self.off.len().max(1);
        let mean = self.off.iter().sum::<f64>() / count as f64;
        let most = self.off.get(count * 9 / 10).copied().unwrap_or_default();
        let share = |part: usize, all: usize| 100.0 * part as f64 / all.max(1) as f64;
        println!(
            "| {id} | {ms} | {} | {} | {:.0} % | {stake:.0} | {mean:.2} | {most:.2} | {:.0} % | {:.0} % | {:.0} % |",
            self.positions,
            self.rated,
            share(self.same_best, self.rated),
            share(self.worse, self.graded),
            share(self.rightly, self.called),
            share(self.rightly, self.worse),
        );
    }
}
