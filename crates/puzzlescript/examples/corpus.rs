//! Measures how many games of PuzzleScript can be opened as projects, and how many recorded plays end alike.
//!
//! `cargo run --release -p tilery-puzzlescript --example corpus -- PATH` with the path of
//! `src/tests/resources/testdata.js` of a checkout of <https://github.com/increpare/PuzzleScript>. With a
//! word after it, prints the games whose names contain the word, line by line.

#[path = "../tests/recorded.rs"]
mod recorded;

use std::collections::BTreeMap;
use std::process::ExitCode;

use tilery_kit::Rng;
use tilery_puzzlescript::{Opened, open};
use tilery_tilecode::{Board, Outcome, Project};

use recorded::{BUTTONS, press, state};

#[derive(Debug, Clone)]
enum Value {
    List(Vec<Value>),
    Text(String),
    Number(i64),
    Other,
}

impl Value {
    fn list(&self) -> &[Self] {
        if let Self::List(list) = self { list } else { &[] }
    }

    fn text(&self) -> &str {
        if let Self::Text(text) = self { text } else { "" }
    }
}

/// Reads a list, string or number in JavaScript notation.
fn value(text: &[char], at: &mut usize) -> Value {
    skip(text, at);
    match text.get(*at) {
        Some('[') => {
            *at += 1;
            let mut list = Vec::new();
            loop {
                skip(text, at);
                match text.get(*at) {
                    Some(']') | None => {
                        *at += 1;
                        return Value::List(list);
                    }
                    Some(',') => *at += 1,
                    _ => list.push(value(text, at)),
                }
            }
        }
        Some(&quote @ ('"' | '\'' | '`')) => {
            *at += 1;
            let mut string = String::new();
            while let Some(&c) = text.get(*at) {
                *at += 1;
                if c == quote {
                    break;
                }
                string.push(if c == '\\' { escaped(text, at) } else { c });
            }
            Value::Text(string)
        }
        _ => {
            let from = *at;
            while text.get(*at).is_some_and(|c| !matches!(c, ',' | ']' | '[') && !c.is_whitespace()) {
                *at += 1;
            }
            *at = (*at).max(from + 1);
            let word: String = text[from..(*at).min(text.len())].iter().collect();
            word.parse().map_or(Value::Other, Value::Number)
        }
    }
}

fn escaped(text: &[char], at: &mut usize) -> char {
    let c = text.get(*at).copied().unwrap_or(' ');
    *at += 1;
    match c {
        'n' => '\n',
        't' => '\t',
        'r' => '\r',
        'u' => {
            let digits: String = text[*at..(*at + 4).min(text.len())].iter().collect();
            *at += 4;
            u32::from_str_radix(&digits, 16).ok().and_then(char::from_u32).unwrap_or('?')
        }
        c => c,
    }
}

fn skip(text: &[char], at: &mut usize) {
    while let Some(c) = text.get(*at) {
        match (c, text.get(*at + 1)) {
            ('/', Some('/')) => {
                while text.get(*at).is_some_and(|c| *c != '\n') {
                    *at += 1;
                }
            }
            ('/', Some('*')) => {
                while *at < text.len() && (text[*at] != '*' || text.get(*at + 1) != Some(&'/')) {
                    *at += 1;
                }
                *at += 2;
            }
            (c, _) if c.is_whitespace() => *at += 1,
            _ => return,
        }
    }
}

/// The end of a recorded play.
#[derive(Debug, PartialEq, Eq, Clone, Copy, PartialOrd, Ord)]
enum End {
    Alike,
    Otherwise,
    /// The record continues after a message between levels, which the translation has not.
    BehindMessage,
    /// The record begins at a message, or at a level that does not exist.
    NoLevel,
}

fn play(opened: &Opened, inputs: &[Value], level: i64, expected: &str, is_told: bool) -> End {
    let (project, _) = Project::parse(&opened.brought.project).expect("an opened game is a project");
    let Some(first) = opened.levels.iter().position(|number| *number as i64 == level) else {
        return End::NoLevel;
    };
    let mut board = Board::at_level(&project, first, Rng::default());
    let mut undo: Vec<Board> = Vec::new();
    let mut last = state(&board, &opened.objects);
    for input in inputs {
        let before = board.clone();
        let button = match input {
            Value::Number(n) => BUTTONS[usize::try_from(*n).unwrap_or(4).min(4)],
            Value::Text(word) if word == "undo" => {
                if let Some(before) = undo.pop() {
                    board = before;
                    last = state(&board, &opened.objects);
                }
                continue;
            }
            Value::Text(word) if word == "restart" => {
                undo.push(before);
                let level = board.level;
                board.begin(level);
                last = state(&board, &opened.objects);
                continue;
            }
            _ => continue,
        };
        if board.outcome != Outcome::Playing {
            break;
        }
        press(&mut board, button);
        if board.level != before.level {
            if opened.levels[board.level] != opened.levels[before.level] + 1 {
                return End::BehindMessage;
            }
            undo.clear();
            last = state(&board, &opened.objects);
            continue;
        }
        let now = state(&board, &opened.objects);
        if now != last {
            undo.push(before);
        }
        last = now;
    }
    if last == expected {
        return End::Alike;
    }
    if is_told {
        println!("--- expected\n{expected}--- found\n{last}");
    }
    End::Otherwise
}

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let Some(path) = args.next() else {
        eprintln!("usage: corpus PATH [WORD]");
        return ExitCode::FAILURE;
    };
    let word = args.next();
    let text: Vec<char> = match std::fs::read_to_string(&path) {
        Ok(text) => text.chars().collect(),
        Err(error) => {
            eprintln!("{path}: {error}");
            return ExitCode::FAILURE;
        }
    };
    let mut at = text.iter().position(|c| *c == '[').unwrap_or(0);
    let games = value(&text, &mut at);
    let (mut read, mut whole, mut silent) = (0, 0, 0);
    let mut ends: BTreeMap<End, usize> = BTreeMap::new();
    let (mut reasons, mut alone): (BTreeMap<String, usize>, BTreeMap<String, usize>) = Default::default();
    let mut errors: BTreeMap<String, usize> = BTreeMap::new();
    for game in games.list() {
        let [name, record, ..] = game.list() else { continue };
        let is_told = word.as_ref().is_some_and(|word| name.text().contains(word.as_str()));
        let record = record.list();
        let opened = match open(record[0].text()) {
            Ok(opened) => opened,
            Err(error) => {
                if is_told {
                    println!("{}: {error}", name.text());
                }
                *errors.entry(error.expected.to_string()).or_default() += 1;
                continue;
            }
        };
        read += 1;
        if is_told {
            println!("{}", opened.brought.project);
            for note in &opened.brought.notes {
                println!("{} {}: {} ({})", note.line, note.text, note.why, note.is_lost);
            }
        }
        let mut lost: Vec<&str> = opened
            .brought
            .notes
            .iter()
            .filter(|note| note.is_lost)
            .map(|note| note.why.wording.english)
            .collect();
        lost.sort_unstable();
        lost.dedup();
        for why in &lost {
            *reasons.entry((*why).to_owned()).or_default() += 1;
        }
        if let [why] = lost.as_slice() {
            *alone.entry((*why).to_owned()).or_default() += 1;
        }
        if !lost.is_empty() {
            continue;
        }
        whole += 1;
        silent += usize::from(opened.brought.notes.is_empty());
        let level = if let Some(Value::Number(level)) = record.get(3) { *level } else { 0 };
        let end = play(&opened, record[1].list(), level, record[2].text(), is_told);
        *ends.entry(end).or_default() += 1;
        if end == End::Otherwise || end == End::NoLevel {
            println!("{end:?}: {}", name.text());
        }
    }
    println!("games {}, read {read}", games.list().len());
    println!("opened whole {whole}, of these without any line left out {silent}");
    println!("recorded plays of these: {ends:?}");
    let ranked = |what: &str, counts: BTreeMap<String, usize>| {
        let mut counts: Vec<_> = counts.into_iter().collect();
        counts.sort_by_key(|(_, count)| usize::MAX - count);
        println!("{what}:");
        counts.iter().for_each(|(why, count)| println!("{count:5} {why}"));
    };
    ranked("not read, by what was expected", errors);
    ranked("games with lines left out, by reason", reasons);
    ranked("games with one reason only", alone);
    ExitCode::SUCCESS
}
