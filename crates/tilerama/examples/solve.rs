//! Prints how long hints take and how long the ways are that they find: `cargo run --release --example solve [ID...]`.
use std::time::Instant;
use tilery_kit::{AnySession, Budget, Session};
use tilery_tilerama::{Tilerama, entries};

fn main() {
    let ms: u128 = std::env::var("MS").ok().and_then(|ms| ms.parse().ok()).unwrap_or(900);
    let asked: Vec<String> = std::env::args().skip(1).collect();
    let ids: Vec<String> =
        if asked.is_empty() { entries().map(|e| format!("{}#1", e.name)).collect() } else { asked };
    for id in ids {
        let mut session = Session::<Tilerama>::open(&id).unwrap();
        let start = Instant::now();
        let mut more = || start.elapsed().as_millis() < ms;
        let hint = session.hint(&mut Budget::asking(&mut more));
        println!("{id:28} {:5} ms {:4} moves", start.elapsed().as_millis(), hint.map_or(0, |h| h.line.len()));
    }
}
