//! The list of what did not fit.

use std::fmt::Write as _;
use std::{env, fs};

use tilery_puzzlescript::open;

use crate::games::text;

#[test]
fn every_line_that_does_not_fit_is_listed_with_a_reason() {
    let opened = open(&text("games", "mixture")).expect("a game of PuzzleScript");
    let mut list = String::new();
    for note in &opened.notes {
        let mark = if note.is_lost { "lost" } else { "seen" };
        let _ = writeln!(list, "{} {mark}: {}\n    {}", note.line, note.text, note.why);
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/notes.txt");
    if env::var_os("TILERY_UPDATE").is_some() {
        fs::write(path, &list).expect("the file can be written");
    }
    assert_eq!(list, fs::read_to_string(path).expect("the list"), "TILERY_UPDATE=1 writes it anew");
}

#[test]
fn what_does_not_fit_leaves_the_rest_as_it_is() {
    let opened = open(&text("games", "mixture")).expect("a game of PuzzleScript");
    assert!(opened.project.contains("sprite player"));
    assert!(opened.project.contains("do C paint:background") || opened.project.contains("destroy"));
}
