//! Golden films.

use tilery_kit::recorded;
use tilery_tilerama::{Tilerama, Workshop};

#[test]
fn recorded_edits_end_as_they_did() {
    recorded::plays::<Workshop>();
}

#[test]
fn films_match_the_golden_files() {
    // A tile leaves under one border and enters from under the other, and comes back.
    let row = "own@+ + + +|a1 2 3a|+ + + +;goal=+ + + +| 3 2 1 |+ + + +;moves=0";
    recorded::golden::<Tilerama>("wrap", row, &["r1c2 right", "r1c1 left"]);
    let corner = "own@+ + o| . 2 |+ + +| . . |+ + +;goal=+ + +| 2 . |+ + +| . . |+ + +;moves=0";
    recorded::golden::<Tilerama>("turn", corner, &["r1c2 right"]);
    let rim = "own@o + o| 1 2 |+ + +| 3 4 |o + o;goal=+ + +| 4 2 |+ + +| 3 1 |+ + +;moves=0";
    recorded::golden::<Tilerama>("ring", rim, &["r1c1 right"]);
}
