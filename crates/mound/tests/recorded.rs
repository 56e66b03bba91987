//! Golden films.

use tilery_kit::recorded;
use tilery_mound::Mound;

/// A position of a mixed game: three rows of bricks, and inner lines all of colour `a`.
fn position(rows: [&str; 3], blocks: u32) -> String {
    let empty = ["........"; 5].join("-");
    let sides = ["aaaaaaaa+ijijijij"; 4].join("/");
    format!("mound:mixed-4-10-5@1/0/{blocks}/{empty}-{}/{sides}/ghg;chance=2a", rows.join("-"))
}

#[test]
fn films_of_every_kind_of_move_are_unchanged() {
    let mound = ["........", "..b.....", "..c.e..."];
    let films = [
        ("drop", mound, "drop 3"),
        ("throw", mound, "throw right 6"),
        ("knock", mound, "knock left 7"),
        ("lift", mound, "lift 5"),
        // The brick makes a block, the bricks that fall then make a second block, and those that fall then a
        // third.
        ("cascade", [".ca.....", "aacab...", "ccacc..."], "drop 1"),
        ("level", ["........", "........", "aa......"], "drop 3"),
        ("game-over", ["........", "........", "aa.....b"], "drop 3"),
    ];
    for (name, rows, mv) in films {
        let blocks = if name == "game-over" { 63 } else { 0 };
        recorded::golden::<Mound>(name, &position(rows, blocks), &[mv]);
    }
}
