//! Texts that PuzzleScript reads alike become the same project.

use tilery_puzzlescript::{Opened, open};

const GAME: &str = "title Alike

OBJECTS

Background .
black

Player P
red

Wall #
grey

Crate C
orange

LEGEND

x = Player

SOUNDS

COLLISIONLAYERS

Background
Player, Wall, Crate

RULES

[ > Player | Crate ] -> [ > Player | > Crate ]

WINCONDITIONS

LEVELS

message Push

P..#
.C..
";

fn opened(text: &str) -> Opened {
    open(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The game with parts of its text replaced.
fn with(changes: &[(&str, &str)]) -> String {
    changes.iter().fold(GAME.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    })
}

/// Asserts that a change of the text leaves the project as it is.
fn is_alike(from: &str, to: &str) {
    assert_eq!(opened(&with(&[(from, to)])).brought.project, opened(GAME).brought.project, "{to}");
}

fn lost(opened: &Opened) -> Vec<(u32, &str)> {
    opened.brought.notes.iter().filter(|note| note.is_lost).map(|note| (note.line, &*note.text)).collect()
}

fn seen(opened: &Opened) -> Vec<&str> {
    opened.brought.notes.iter().filter(|note| !note.is_lost).map(|note| &*note.text).collect()
}

#[test]
fn comments_are_none_of_the_rules_whatever_words_they_open_with() {
    for comment in [
        "(message of this rule:\n[ Player ] -> [ ]\nends here)\n",
        "(a message\n\n[ Player ] -> [ ])\n",
        "( messages (of) \n late [ Crate ] -> win \n)\n",
    ] {
        is_alike("RULES\n\n", &format!("RULES\n\n{comment}"));
    }
    for comment in ["(message Pull)\n", "(messages)\n", "(\n\nmessage Pull\n\nP.\n\n)\n"] {
        is_alike("message Push", &format!("{comment}message Push"));
        is_alike(".C..\n", &format!(".C..\n{comment}"));
    }
    is_alike("P..#\n", "P..#\n(a comment\n\nwith a blank line)\n");
    is_alike("orange\n", "orange (or\n\nbrown)\n");
}

#[test]
fn parentheses_of_messages_are_kept() {
    let text = with(&[("message Push", "Message (softly) push :)")]);
    assert!(opened(&text).brought.project.contains("level (softly) push :)\n"));
    let rule = "late [ Player | Wall ] -> message Ouch (wall\n";
    let text = with(&[("\nWINCONDITIONS", &format!("{rule}late [ Crate | Wall ] -> win\n\nWINCONDITIONS"))]);
    assert_eq!(lost(&opened(&text)), [(31, rule.trim())]);
    assert!(opened(&text).brought.project.contains(" win"));
}

#[test]
fn a_message_needs_no_space_behind_its_word() {
    let text = with(&[("message Push", "message- act 1")]);
    assert!(opened(&text).brought.project.contains("level - act 1\n"));
    let text = with(&[("message Push", "messages")]);
    assert!(opened(&text).brought.project.contains("level s\n"));
}

#[test]
fn a_long_message_and_other_colours_are_listed() {
    let long = "Push ".repeat(20);
    let opened_long = opened(&with(&[("message Push", &format!("message {long}"))]));
    assert_eq!(seen(&opened_long), [long.trim()]);
    let palette = opened(&with(&[("title Alike", "title Alike\ncolor_palette 8")]));
    assert_eq!(seen(&palette), ["color_palette 8"]);
    assert!(seen(&opened(&with(&[("title Alike", "title Alike\ncolor_palette arnecolors")]))).is_empty());
}

#[test]
fn colours_may_stand_together() {
    let rows = "\n0000.\n.....\n.....\n.....\n1111.\n";
    let apart = with(&[("orange\n", &format!("#be2633 #44891a{rows}"))]);
    for together in ["#be2633#44891a", "redgreen", "#be2633green", "red ? green"] {
        let text = with(&[("orange\n", &format!("{together}{rows}"))]);
        assert_eq!(opened(&text).brought.project, opened(&apart).brought.project, "{together}");
    }
    let text = with(&[("orange\n", &format!("transparent#44891a{rows}"))]);
    assert_ne!(opened(&text).brought.project, opened(&apart).brought.project);
    is_alike("\ngrey\n", "\n9d9d9d#9d9d9d\n");
    let plain = with(&[("Wall #\ngrey\n", "Wall #\n#ff00ff\n")]);
    let without = with(&[("Wall #\ngrey\n", "Wall #\n")]);
    assert_eq!(opened(&without).brought.project, opened(&plain).brought.project);
}

#[test]
fn any_white_space_divides_words() {
    is_alike("Player, Wall, Crate", "Player,\u{a0}Wall\u{2003}Crate");
    is_alike("x = Player", "\u{a0}x\u{a0}=\u{a0}Player\u{a0}");
    is_alike("[ > Player | Crate ]", "\u{a0}[\u{a0}>\u{a0}Player\u{a0}|\u{a0}Crate\u{a0}]");
    is_alike("P..#", "\u{a0}P..#\u{a0}");
    is_alike("title Alike", "\u{feff}title Alike");
    is_alike("OBJECTS", "\u{a0}OBJECTS\u{a0}");
}

#[test]
fn what_the_engine_goes_on_with_is_read() {
    // The last of two layers counts.
    is_alike("\nBackground\nPlayer", "\nBackground, Crate\nPlayer");
    // A row is as long as the first one of its level.
    is_alike(".C..\n", ".C.\n");
    is_alike(".C..\n", ".C..####\n");
    // A name keeps its first meaning.
    let twice = opened(&with(&[("x = Player", "x = Player\nP = Crate")]));
    assert_eq!(twice.brought.project, opened(GAME).brought.project);
    assert_eq!(seen(&twice), ["P = Crate"]);
    // In levels, a row that reads like a heading is a row.
    let row = with(&[
        ("x = Player", "r = Wall\nu = Wall\nl = Wall\ne = Wall\ns = Wall"),
        ("P..#\n", "P..#.\nrules\n"),
    ]);
    let same = with(&[("P..#\n", "P..#.\n#####\n")]);
    assert_eq!(opened(&row).brought.project, opened(&same).brought.project);
}

#[test]
fn rules_behind_one_that_is_left_out_do_not_join_the_group_before() {
    let group = "[ > Player | Crate ] -> [ > Player | > Crate ]\n";
    let text = |more: &str| with(&[(group, &format!("{group}{more}"))]);
    let rest = "[ > Crate | Wall ] -> [ > Crate | ]\n";
    let alone = opened(&text(rest)).brought.project;
    let behind = opened(&text(&format!("random [ Wall ] -> [ ]\n+ {rest}")));
    assert_eq!(behind.brought.project, alone);
    assert_eq!(lost(&behind).len(), 1);
    // Within a group, the rest stays together.
    let whole = opened(&text(&format!("+ {rest}"))).brought.project;
    let within = opened(&text(&format!("+ random [ Wall ] -> [ ]\n+ {rest}")));
    assert_eq!(within.brought.project, whole);
    assert_ne!(whole, alone);
}
