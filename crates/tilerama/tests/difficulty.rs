//! Measures the difficulty of a board's deals. Also included by the example that measures all boards.

use tilery_kit::{Budget, Session};
use tilery_tilerama::{Tilerama, solve};

/// The number of deals whose median is taken.
const DEALS: u64 = 7;
/// The upper limits in bits of the first difficulty, the second and so on, as on the page
/// (`www/run/result/deal-par.ts`).
const LIMITS: [f64; 4] = [12.0, 20.0, 36.0, 80.0];

/// The difficulty, from 1, for a number of bits.
pub fn grade(bits: f64) -> u8 {
    1 + LIMITS.iter().filter(|&&limit| bits >= limit).count() as u8
}

/// The median of a board's first deals in bits, and all of them as text; deals that the search cannot solve
/// count as infinitely hard.
pub fn measured(name: &str, budget: &mut dyn FnMut(u64) -> Budget<'static>) -> (f64, String) {
    let mut all: Vec<(f64, String)> = (1..=DEALS)
        .map(|seed| {
            let session =
                Session::<Tilerama>::open(&format!("{name}#{seed}")).expect("a shipped board is dealt");
            let board = session.board();
            match solve(board, &mut budget(seed)) {
                Some(way) => {
                    let bits = way.bits(board);
                    (bits, format!("{bits:.0} bits in {} pushes", way.pushes.len()))
                }
                None => (f64::INFINITY, "not solved".to_owned()),
            }
        })
        .collect();
    all.sort_by(|a, b| a.0.total_cmp(&b.0));
    let told = all.iter().map(|(_, told)| told.as_str()).collect::<Vec<_>>().join(", ");
    (all[all.len() / 2].0, told)
}
