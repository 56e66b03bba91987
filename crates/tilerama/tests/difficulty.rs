//! How hard the deals of a board are. The example that measures all of them reads this file too.

use tilery_kit::{Budget, Session};
use tilery_tilerama::{Tilerama, solve};

/// Of so many deals the middle one counts.
const DEALS: u64 = 7;
/// Up to so many bits a deal is of the first difficulty, the second and so on, as on the page (`www/shell/rated.ts`).
const LIMITS: [f64; 4] = [12.0, 20.0, 36.0, 80.0];

/// The difficulty of so many bits, from 1 on.
pub fn grade(bits: f64) -> u8 {
    1 + LIMITS.iter().filter(|&&limit| bits >= limit).count() as u8
}

/// The bits of the middle one of a board's first deals, and all of them in words; those that no search solves count as the hardest.
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
