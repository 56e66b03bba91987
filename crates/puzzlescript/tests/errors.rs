//! Texts that are not games.

use tilery_kit::recorded;
use tilery_puzzlescript::open;

/// A small game with one line replaced.
fn game(from: &str, to: &str) -> String {
    let text = "OBJECTS\n\nBackground .\nblack\n\nPlayer P\nred\n\nLEGEND\n\nx = Player\n\nSOUNDS\n\n\
        COLLISIONLAYERS\n\nBackground\nPlayer\n\nRULES\n\nWINCONDITIONS\n\nLEVELS\n\nP..\n...\n";
    assert!(text.contains(from), "{from}");
    text.replace(from, to)
}

fn error(text: &str) -> String {
    open(text).expect_err("an error").to_string()
}

#[test]
fn a_text_without_faults_opens() {
    let opened = open(&game("red", "red")).expect("a game");
    assert!(opened.brought.notes.is_empty(), "{:?}", opened.brought.notes);
}

#[test]
fn errors_name_the_line_and_what_was_expected() {
    recorded::refusals("refused.txt", |_, texts| match texts {
        [from, to] => vec![error(&game(from, to))],
        texts => vec![error(&texts.concat())],
    });
}

#[test]
fn more_objects_than_a_project_has_kinds_are_left_out_and_listed() {
    let names: Vec<String> = (0..36).map(|n| format!("Block{n}")).collect();
    let objects: String = names.iter().map(|name| format!("{name}\nblue\n\n")).collect();
    let legend: String = names.iter().zip('一'..).map(|(name, c)| format!("{c} = {name}\n")).collect();
    let row: String = ('一'..).take(names.len()).collect();
    let rules: String =
        names.iter().map(|name| format!("[ > Player | {name} ] -> [ Player | {name} ]\n")).collect();
    let text = game("Player P", &format!("{objects}Player P"))
        .replace("RULES\n", &format!("RULES\n\n{rules}"))
        .replace("x = Player\n", &legend)
        .replace("\nBackground\nPlayer\n", &format!("\nBackground\nPlayer {}\n", names.join(" ")))
        .replace("P..\n...\n", &format!("P{row}\n"));
    let opened = open(&text).expect("a game");
    let left =
        opened.brought.notes.iter().filter(|note| note.text.starts_with("block") && note.is_lost).count();
    assert!(left >= 5, "{:?}", opened.brought.notes);
    // Without the rules, all of them play alike.
    let opened =
        open(&text.replace(&rules, "[ > Player | Block0 ] -> [ Player | Block0 ]\n")).expect("a game");
    assert!(opened.brought.notes.iter().all(|note| !note.is_lost), "{:?}", opened.brought.notes);
    let name = |why: &str| opened.brought.notes.iter().filter(|note| note.why.wording.name == why).count();
    assert!(name("puzzlescript-alike") >= 5, "{:?}", opened.brought.notes);
}
