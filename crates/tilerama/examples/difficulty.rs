//! Measures the difficulty of each shipped board's deals, for `boards.txt`: the median of a few whole deals,
//! in bits of the best way found, on the page's scale of deal difficulty (`www/run/result/deal-par.ts`).
//!
//! ```text
//! cargo run --release -p tilery-tilerama --example difficulty
//! ```

use tilery_kit::Budget;
use tilery_tilerama::entries;

#[path = "../tests/difficulty.rs"]
mod difficulty;

/// Node limit of a search.
const NODES: u64 = 150_000;

fn main() {
    for entry in entries().filter(|entry| !entry.is_generated()) {
        let (middle, told) = difficulty::measured(entry.name, &mut |_| Budget::nodes(NODES));
        let differs =
            if difficulty::grade(middle) == entry.difficulty { "" } else { " (differs from the file)" };
        println!("{} | difficulty {}{differs}: {told}", entry.name, difficulty::grade(middle));
    }
}
