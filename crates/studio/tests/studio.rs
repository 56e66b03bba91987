//! Tests of the edits of the studio. The files of `tests/edits` list the lines that each edit of a project
//! removes and adds.
//!
//! A file consists of a project and a list of edits. `> EDIT` changes the project, and `>> EDIT` changes the
//! result of the edit before it. The lines below an edit are the removed lines (`-`) and added lines (`+`)
//! with two lines of context, or `=` if nothing changes, or `! SENTENCE` if the edit is refused, or `? ERROR`
//! if its text is invalid. `TILERY_UPDATE=1` rewrites the files; review the difference before you commit it.

use std::fmt::Write as _;

use tilery_kit::{Arg, Reel, Rules, recorded};
use tilery_studio::{Board, Edit, Params, Studio};

/// Plays an edit. Returns the resulting board, and the result in the format of the files.
fn outcome(board: &Board, text: &str) -> (Board, String) {
    let mut after = board.clone();
    let edit: Edit = match text.parse() {
        Ok(edit) => edit,
        Err(error) => return (after, format!("? {error}\n")),
    };
    assert_eq!(edit.to_string(), text, "an edit prints as it was read");
    if let Err(illegal) = Studio::play(&Params, &mut after, &edit, &mut Reel::silent()) {
        assert_eq!(after.print(), board.print(), "`{text}` was refused but changed the project");
        let say = &illegal.say;
        assert!(Studio::SENTENCES.contains(&say.id), "{} is not declared", say.id);
        let mut line = format!("! {}", say.id);
        for (name, value) in &say.args {
            match value {
                Arg::Number(n) => write!(line, " {name}={n}").unwrap(),
                Arg::Text(text) => write!(line, " {name}={text}").unwrap(),
                Arg::Names(names) => {
                    let names: Vec<&str> = names.iter().map(|name| name.text.as_str()).collect();
                    write!(line, " {name}={}", names.join(", ")).unwrap();
                }
            }
        }
        return (after, line + "\n");
    }
    let printed = after.print();
    let again = Board::parse(&printed).unwrap();
    assert_eq!(again.print(), printed, "`{text}` gives a text that parses to itself");
    assert_eq!(printed.len(), after.bytes(), "`{text}`: its length is tracked");
    let changes = difference(&board.print(), &printed);
    (after, changes)
}

/// The removed and added lines with two lines of context.
fn difference(before: &str, after: &str) -> String {
    let (a, b): (Vec<&str>, Vec<&str>) = (before.lines().collect(), after.lines().collect());
    // The lengths of the longest common subsequences of the remaining lines.
    let mut longest = vec![vec![0u32; b.len() + 1]; a.len() + 1];
    for i in (0..a.len()).rev() {
        for j in (0..b.len()).rev() {
            longest[i][j] = if a[i] == b[j] {
                longest[i + 1][j + 1] + 1
            } else {
                longest[i + 1][j].max(longest[i][j + 1])
            };
        }
    }
    let (mut i, mut j) = (0, 0);
    let mut lines: Vec<(char, &str)> = Vec::new();
    while i < a.len() || j < b.len() {
        if i < a.len() && j < b.len() && a[i] == b[j] {
            lines.push((' ', a[i]));
            (i, j) = (i + 1, j + 1);
        } else if i < a.len() && (j == b.len() || longest[i + 1][j] >= longest[i][j + 1]) {
            lines.push(('-', a[i]));
            i += 1;
        } else {
            lines.push(('+', b[j]));
            j += 1;
        }
    }
    let is_near =
        |n: usize| lines[n.saturating_sub(2)..lines.len().min(n + 3)].iter().any(|line| line.0 != ' ');
    let mut out = String::new();
    for (n, (sign, line)) in lines.iter().enumerate() {
        if is_near(n) && (*sign, *line) == (' ', "") {
            continue;
        }
        if is_near(n) {
            out.push_str(format!("{sign} {line}").trim_end());
            out.push('\n');
        } else if n > 0 && is_near(n - 1) {
            out.push_str("  ...\n");
        }
    }
    if out.is_empty() { "=\n".to_owned() } else { out }
}

/// The text of a file with the actual results of its edits.
fn carried_out(text: &str) -> String {
    let head = text.find("\n>").map_or(text.len(), |at| at + 1);
    let first = Board::parse(&text[..head]).expect("a file begins with a project");
    let mut out = text[..head].to_owned();
    let mut board = first.clone();
    for line in text[head..].lines() {
        if line.is_empty() || line.starts_with('#') {
            out.push_str(line);
            out.push('\n');
        } else if let Some(rest) = line.strip_prefix('>') {
            let (from, edit) = match rest.strip_prefix("> ") {
                Some(edit) => (&board, edit),
                None => (&first, rest.strip_prefix(' ').expect("`> ` and an edit")),
            };
            let (after, changes) = outcome(from, edit);
            board = after;
            out.push_str(line);
            out.push('\n');
            out.push_str(&changes);
        }
    }
    out
}

#[test]
fn edits_change_only_their_subject() {
    let files = recorded::files("edits");
    assert!(files.len() >= 6, "files are missing");
    for (path, text) in files {
        recorded::check(&path, &carried_out(&text));
    }
}

#[test]
fn errors_list_the_expected_words() {
    let expected = |text: &str| text.parse::<Edit>().err().map(|error| error.expected.to_string());
    for before in ["", "group solid ", "level 1 ", "map 1 ", "rule 1 ", "test 1 "] {
        let error = expected(&format!("{before}nothing ?")).expect("no such edit");
        let words = error.strip_prefix("one of ").expect("a list of words");
        for word in words.split(", ") {
            assert_ne!(expected(&format!("{before}{word} ?")), Some(error.clone()), "{before}{word}");
        }
    }
    let counter = expected("nothing").expect("no such edit");
    assert!(counter.contains("counter") && counter.contains("message"), "{counter}");
}
