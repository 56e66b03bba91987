//! The list of lines that were left out.

use std::fmt::Write as _;

use tilery_kit::recorded;
use tilery_puzzlescript::open;

#[test]
fn every_line_left_out_is_listed_with_a_reason() {
    let opened = open(&recorded::read("games/mixture.txt")).expect("a game of PuzzleScript");
    let mut list = String::new();
    for note in &opened.brought.notes {
        let mark = if note.is_lost { "lost" } else { "seen" };
        let _ = writeln!(list, "{} {mark}: {}\n    {}", note.line, note.text, note.why);
    }
    recorded::check("notes.txt", &list);
}

#[test]
fn lines_left_out_do_not_affect_the_rest() {
    let opened = open(&recorded::read("games/mixture.txt")).expect("a game of PuzzleScript");
    assert!(opened.brought.project.contains("sprite player"));
    assert!(
        opened.brought.project.contains("do C paint:background")
            || opened.brought.project.contains("destroy")
    );
}
