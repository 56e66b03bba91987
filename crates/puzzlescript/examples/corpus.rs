//! Measures how much of PuzzleScript opens as projects, and how many recorded plays end alike.
//!
//! `cargo run --release -p tilery-puzzlescript --example corpus -- PATH` with the path of
//! `src/tests/resources/testdata.js` of a checkout of <https://github.com/increpare/PuzzleScript>. A word after
//! it lists the games whose names hold it, line by line.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::process::ExitCode;

use tilery_kit::{Dir, Reel, Rng};
use tilery_puzzlescript::{Opened, open};
use tilery_tilecode::model::Button;
use tilery_tilecode::play::Turn;
use tilery_tilecode::{Board, Buttons, Outcome, Project, Round};

/// A value of the file.
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

/// Reads a value: lists, strings and numbers as JavaScript writes them.
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

/// The state of a level as the corpus writes it: the objects of each tile, column by column, in rows as long
/// as the level is wide, with a number for what has been said before.
fn state(board: &Board, objects: &[Vec<String>]) -> String {
    let meaning = board.project().meaning();
    let grounds = meaning.backgrounds.len();
    let mut known: Vec<String> = Vec::new();
    let mut text = String::new();
    for n in 0..board.rows * board.cols {
        let (row, col) = (n % board.rows, n / board.rows);
        let tile = board.tile(row, col);
        let mut names = objects[usize::from(board.backgrounds[usize::from(tile)])].clone();
        for (_, piece) in board.on(tile) {
            names.extend(objects.get(grounds + usize::from(piece.kind)).into_iter().flatten().cloned());
        }
        names.sort();
        let names = names.join(" ");
        let number = known.iter().position(|one| *one == names).unwrap_or_else(|| {
            known.push(names.clone());
            let _ = write!(text, "{names}:");
            known.len() - 1
        });
        let _ = write!(text, "{number},");
        if (n + 1) % board.cols == 0 {
            text.push('\n');
        }
    }
    text
}

/// How a recorded play ends.
#[derive(Debug, PartialEq, Eq, Clone, Copy, PartialOrd, Ord)]
enum End {
    Alike,
    Otherwise,
    /// The corpus plays on behind a message between levels, which no player can.
    BehindMessage,
    /// The record begins at a message, or in no level.
    NoLevel,
}

fn play(opened: &Opened, inputs: &[Value], level: i64, expected: &str, is_told: bool) -> End {
    let (project, _) = Project::parse(&opened.project).expect("an opened game is a project");
    let Some(first) = opened.levels.iter().position(|number| *number as i64 == level) else {
        return End::NoLevel;
    };
    let mut board = Board::at_level(&project, first, Rng::default());
    let mut undo: Vec<Board> = Vec::new();
    let mut last = state(&board, &opened.objects);
    for input in inputs {
        let before = board.clone();
        let button = match input {
            Value::Number(0) => Button::Arrow(Dir::Up),
            Value::Number(1) => Button::Arrow(Dir::Left),
            Value::Number(2) => Button::Arrow(Dir::Down),
            Value::Number(3) => Button::Arrow(Dir::Right),
            Value::Number(_) => Button::A,
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
        let mut turn = Turn::new(&board);
        board.play(Round::Held(Buttons::default().with(button)), &mut Reel::silent());
        while turn.goes_on(&board) {
            board.play(Round::default(), &mut Reel::silent());
        }
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
            println!("{}", opened.project);
            for note in &opened.notes {
                println!("{} {}: {} ({})", note.line, note.text, note.why, note.is_lost);
            }
        }
        let mut lost: Vec<&str> =
            opened.notes.iter().filter(|note| note.is_lost).map(|note| note.why.wording.english).collect();
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
        silent += usize::from(opened.notes.is_empty());
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
