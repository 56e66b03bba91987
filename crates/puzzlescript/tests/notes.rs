//! The list of lines that were left out.

use std::fmt::Write as _;
use std::{env, fs};

use tilery_puzzlescript::open;

use crate::games::text;

#[test]
fn every_line_left_out_is_listed_with_a_reason() {
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
    assert_eq!(list, fs::read_to_string(path).expect("the list"), "TILERY_UPDATE=1 rewrites it");
}

#[test]
fn lines_left_out_do_not_affect_the_rest() {
    let opened = open(&text("games", "mixture")).expect("a game of PuzzleScript");
    assert!(opened.project.contains("sprite player"));
    assert!(opened.project.contains("do C paint:background") || opened.project.contains("destroy"));
}
