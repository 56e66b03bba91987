//! Measures how hard the deals of each shipped board are, as `boards.txt` tells it: the middle one of a few whole deals, by the bits of the
//! shortest way that a search finds, on the scale on which the page shows a deal's difficulty (`www/shell/rated.ts`).
//!
//! ```text
//! cargo run --release -p tilery-tilerama --example difficulty
//! ```

use tilery_kit::Budget;
use tilery_tilerama::entries;

#[path = "../tests/difficulty.rs"]
mod difficulty;

/// How many boards a search looks at.
const NODES: u64 = 150_000;

fn main() {
    for entry in entries().filter(|entry| !entry.is_generated()) {
        let (middle, told) = difficulty::measured(entry.name, &mut |_| Budget::nodes(NODES));
        let differs =
            if difficulty::grade(middle) == entry.difficulty { "" } else { " (the file has another)" };
        println!("{} | difficulty {}{differs}: {told}", entry.name, difficulty::grade(middle));
    }
}
