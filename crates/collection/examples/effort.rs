//! Prints the number of moves that each board of a trail takes, chapter by chapter:
//!
//!     cargo run -p tilery-collection --example effort [GAME...]

use tilery_collection::{NAMES, trail};

fn main() {
    let only: Vec<String> = std::env::args().skip(1).collect();
    for game in NAMES.iter().filter(|game| only.is_empty() || only.iter().any(|name| name == *game)) {
        let text = trail(game).expect("a shipped game");
        for chapter in tilery_kit::trail::parse(text).expect("a trail") {
            let efforts: Vec<String> =
                chapter.boards.iter().map(|board| board.effort().to_string()).collect();
            println!("{game} {}: {}", chapter.name, efforts.join(" "));
        }
    }
}
