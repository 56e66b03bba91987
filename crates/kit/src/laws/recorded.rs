//! Tests as text files: recorded plays, move counts (perft), golden films.
//!
//! Each function reads a file, or all files of a folder, below the tested crate's `tests/`, and panics on a
//! difference. With the environment variable `TILERY_UPDATE=1`, plays and films are written instead; review
//! the changes in version control. Move counts are never written, since they come from an independent
//! program.

mod trail;

use std::fs;
use std::path::{Path, PathBuf};

use crate::board::Rng;
use crate::formats::save::{self, Origin, Save};
use crate::game::{Game, Layout};
use crate::rules::aim::Task;
use crate::rules::reel::Step;
use crate::rules::{Goal, Progress, Reel};
use crate::scene::{Anchor, Effect, Scene, Text};
use crate::session::{AnySession, History, Session};
use crate::text::{Reader, TextPos, json};

pub use trail::{Search, exhaustive, trail};

/// The path of a file below the tested crate's `tests/`. Cargo runs tests in the folder of their crate.
fn tests_folder(below: &str) -> PathBuf {
    Path::new("tests").join(below)
}

/// Compares `text` with the file at `path` below `tests/`, or writes it in update mode.
///
/// # Panics
/// If they differ. The message contains the first different line.
pub fn check(path: &str, text: &str) {
    if std::env::var_os("TILERY_UPDATE").is_some() {
        let file = tests_folder(path);
        fs::create_dir_all(file.parent().expect("a file is in a folder")).expect("the folder can be made");
        fs::write(&file, text).expect("the file can be written");
    } else {
        compare(path, text, "TILERY_UPDATE=1 rewrites it");
    }
}

fn compare(path: &str, text: &str, advice: &str) {
    let known = read(path);
    let differs = known.lines().zip(text.lines()).position(|(known, now)| known != now);
    let line = differs.unwrap_or_else(|| known.lines().count().min(text.lines().count()));
    assert!(
        known == text,
        "{path} differs at line {}:\n- {}\n+ {}\n({advice})",
        line + 1,
        known.lines().nth(line).unwrap_or(""),
        text.lines().nth(line).unwrap_or("")
    );
}

/// Opens a game id, a position or a document of the game.
fn open<G: Game>(text: &str) -> Session<G> {
    let prefix = format!("{}:", G::ID);
    Session::open(text.strip_prefix(&prefix).unwrap_or(text))
        .unwrap_or_else(|error| panic!("{text}\n{error}"))
}

/// Compares the film of `moves`, played from a game id or a position, with the file `golden/NAME.txt`.
pub fn golden<G: Game>(name: &str, from: &str, moves: &[&str]) {
    let mut session = open::<G>(from);
    let mut out = format!("from {from}\n");
    for text in moves {
        let mv: G::Move = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let mut reel = Reel::new();
        let mut board = session.board().clone();
        G::play(session.params(), &mut board, &mv, &mut reel)
            .unwrap_or_else(|illegal| panic!("{text}: {illegal}"));
        let (steps, said) = reel.finish(&board);
        out.push_str(&format!("\nmove {text}\n"));
        for step in &steps {
            print_step::<G>(session.params(), step, &mut out);
        }
        for say in said {
            out.push_str(&format!("say {} {:?}\n", say.id, say.args));
        }
        session.play_move(mv).unwrap_or_else(|illegal| panic!("{text}: {illegal}"));
    }
    check(&format!("golden/{name}.txt"), &out);
}

fn print_step<G: Game>(params: &G::Params, step: &Step<G::Board>, out: &mut String) {
    let mut scene = Scene::default();
    G::draw(params, &step.board, &G::Ui::default(), Layout::Portrait, &mut scene);
    let cut = if step.is_cut { ", a cut" } else { "" };
    out.push_str(&format!("shot {} ms{cut}\n", step.length));
    for effect in &step.effects {
        let at = match &effect.at {
            Anchor::Board => String::new(),
            Anchor::Pieces(keys) => keys.iter().map(|key| format!(" #{}", name_of(key.number()))).collect(),
            Anchor::Cells(cells) => cells.iter().map(|cell| format!(" {cell}")).collect(),
        };
        let Effect { kind, amount, weight, dress, .. } = effect;
        let dress = dress.map(|name| format!(" as {name}")).unwrap_or_default();
        out.push_str(&format!("  {}{at} amount {amount} weight {weight}{dress}\n", kind.name()));
    }
    for cue in &step.cues {
        let ghost = cue.ghost;
        out.push_str(&format!(
            "  {} #{} by {},{} scale {} opacity {}{}\n",
            if cue.enters { "enter" } else { "exit" },
            name_of(cue.key.number()),
            ghost.dx,
            ghost.dy,
            ghost.scale,
            ghost.opacity,
            if ghost.clipped { " clipped" } else { "" }
        ));
    }
    out.push_str(&print_scene::<G>(&scene));
}

/// A scene as text, one line per sprite.
pub fn print_scene<G: Game>(scene: &Scene) -> String {
    let mut out = String::new();
    for sprite in &scene.sprites {
        let rect = sprite.rect;
        out.push_str(&format!(
            "  {} #{} look {} at {},{} size {},{}",
            G::ROLES[usize::from(sprite.role)].name,
            name_of(sprite.key.number()),
            sprite.look,
            rect.x,
            rect.y,
            rect.w,
            rect.h
        ));
        let text = match &sprite.text {
            None => None,
            Some(Text::Number(n)) => Some(n.to_string()),
            Some(Text::Plain(text)) => Some(text.to_string()),
        };
        let mut add = |is_there: bool, what: String| out.push_str(if is_there { what.as_str() } else { "" });
        add(text.is_some(), format!(" text {}", text.unwrap_or_default()));
        add(sprite.layer > 0, format!(" layer {}", sprite.layer));
        add(sprite.turn > 0, format!(" turn {}", sprite.turn));
        add(sprite.opacity < 1.0, format!(" opacity {}", sprite.opacity));
        add(sprite.joined > 0, format!(" joined {:08b}", sprite.joined));
        add(sprite.clip.is_some(), format!(" clip {:?}", sprite.clip.unwrap_or_default()));
        out.push('\n');
    }
    out
}

/// Prints the key of a piece as its number, and a fixed key with an `f`.
fn name_of(key: u32) -> String {
    if key >> 31 == 1 { format!("f{}", key & !(1 << 31)) } else { key.to_string() }
}

/// Replays every file of `play/GAME/`: a save, an empty line, then the final position, its figures, and the
/// hash of the position after each move.
pub fn plays<G: Game>() {
    let folder = format!("play/{}", G::ID);
    let files = files(&folder);
    assert!(!files.is_empty(), "{folder} contains no play");
    for (path, text) in files {
        check(&path, &record::<G>(text.split("\n\n").next().unwrap_or_default()));
    }
}

/// The paths below `tests/` and the texts of all files of a folder, in alphabetical order.
pub fn files(folder: &str) -> Vec<(String, String)> {
    let entries = fs::read_dir(tests_folder(folder)).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut paths: Vec<String> = entries
        .map(|entry| format!("{folder}/{}", entry.expect("the folder can be read").file_name().display()))
        .collect();
    paths.sort();
    paths.into_iter().map(|path| (path.clone(), read(&path))).collect()
}

/// The text of a file below `tests/`.
pub fn read(path: &str) -> String {
    fs::read_to_string(tests_folder(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A save followed by its expected result, as [`plays`] compares it.
pub fn record<G: Game>(save_text: &str) -> String {
    let save = Save::parse(save_text).unwrap_or_else(|error| panic!("{save_text}\n{error}"));
    let (Origin::Deal(origin) | Origin::Position(origin)) = &save.origin;
    let mut session = open::<G>(origin).replay(&save).unwrap_or_else(|error| panic!("{save_text}\n{error}"));
    let mut out = format!("{}\nend {}\n", session.history().save(), session.history().position());
    for (name, value) in session.figures().0 {
        out.push_str(&format!("figure {name} {value}\n"));
    }
    for n in 1..=session.history().length() {
        session.seek(n);
        out.push_str(&format!("hash {n} {:016x}\n", save::hash(&session.history().position())));
    }
    out
}

/// Checks the assignments in the file `aims.txt`. Each is a text that ends in an aim, followed by indented
/// lines: moves from there, ` => ` and `met`, `open` or `lost`. An invalid text is followed by
/// `refused: ` and its error instead. A lost assignment must stay lost, whatever moves follow.
pub fn assignments<G: Game>() {
    let path = "aims.txt";
    let known = read(path);
    let mut out = String::new();
    let mut opened = None;
    for line in known.lines() {
        if let Some((moves, _)) = line.strip_prefix("  ").and_then(|line| line.split_once(" => ")) {
            let text: &str = opened.unwrap_or_else(|| panic!("{path}: `{line}` comes before any assignment"));
            let mut history = History::<G>::open(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            for mv in moves.split(", ").filter(|mv| !mv.is_empty()) {
                let mv: G::Move = mv.parse().unwrap_or_else(|error| panic!("{mv}: {error}"));
                history.record(mv, &mut Reel::silent()).unwrap_or_else(|error| panic!("{line}: {error}"));
            }
            out.push_str(&format!("  {moves} => {}\n", word(history.progress())));
        } else if !line.starts_with("  ") {
            out.push_str(&format!("{line}\n"));
            let prefix = format!("{}:", G::ID);
            let Some(text) = line.strip_prefix(&prefix) else { continue };
            opened = Some(text);
            match History::<G>::open(text) {
                Err(error) => {
                    let at = TextPos { line: 1, column: prefix.len() as u32 + 1 };
                    out.push_str(&format!("  refused: {}\n", error.inside(at)));
                }
                Ok(history) => check_assignment(&history, line),
            }
        }
    }
    check(path, &out);
}

/// Checks the file `refused.txt` of positions that the game refuses or, after `move`, moves, see [`refusals`].
pub fn refused<G: Game>() {
    refusals("refused.txt", |word, texts| match word {
        "move" => texts[0].parse::<G::Move>().err().into_iter().collect(),
        _ => Session::<G>::open(&texts[0]).err().into_iter().collect(),
    });
}

/// Checks a file of texts that are refused. In a line, each text is a JSON string, after a word that says what
/// they are, if necessary; its errors, or findings, are indented below it. Lines that begin with `#` are
/// comments.
pub fn refusals<E: ToString>(path: &str, errors: impl Fn(&str, &[String]) -> Vec<E>) {
    let mut out = String::new();
    for line in read(path).lines().filter(|line| !line.starts_with("  ")) {
        out.push_str(&format!("{line}\n"));
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let mut reader = Reader::new(line);
        let word = reader.take_while(|c| c != '"').trim_end();
        let mut texts = Vec::new();
        while !reader.is_end() {
            texts.push(json::read(&mut reader).unwrap_or_else(|error| panic!("{path}: {line}: {error}")));
            reader.eat(" ");
        }
        let errors = errors(word, &texts);
        assert!(!errors.is_empty(), "{path}: {line} is accepted");
        for error in errors {
            out.push_str(&format!("  {}\n", error.to_string()));
        }
    }
    check(path, &out);
}

fn word(progress: Option<Progress>) -> &'static str {
    match progress.expect("the text ends in an aim") {
        Progress::Met => "met",
        Progress::Open => "open",
        Progress::Lost => "lost",
    }
}

/// Checks that the assignment's text is canonical, its goal has a sentence, and lost positions stay lost.
fn check_assignment<G: Game>(history: &History<G>, text: &str) {
    let aim = history.aim().unwrap_or_else(|| panic!("{text} has no aim"));
    assert!(text.ends_with(&aim.to_string()), "{text}: printed as {aim}");
    if let Task::Reach(goal) = &aim.task {
        let id = goal.say().id;
        assert!(G::SENTENCES.contains(&id), "{id} is not declared");
    }
    for seed in 0..20 {
        let mut rng = Rng::from_seed(seed);
        let (params, start) = (history.params(), history.start());
        let (mut board, mut played, mut is_lost) = (start.clone(), Vec::new(), false);
        for _ in 0..100 {
            let moves: Vec<G::Move> = G::moves(params, &board).collect();
            let Some(mv) = rng.pick(&moves) else { break };
            G::play(params, &mut board, mv, &mut Reel::silent()).expect("a listed move plays");
            played.push(mv.clone());
            match aim.judge(params, start, &board, &played) {
                Progress::Lost => is_lost = true,
                Progress::Met if is_lost && aim.most.is_none() => {
                    panic!("{text} was lost, and is met after {played:?}")
                }
                Progress::Met => break,
                Progress::Open => assert!(!is_lost, "{text} was lost, and is open after {played:?}"),
            }
        }
    }
}

/// Counts the lines of play by length for each line of the file `perft/GAME.txt`: a position, ` => `, and the
/// number of lines of one move, of two moves and so on. Lines that begin with `#` name the program that
/// counted. It shares no code with the rules, and only this program writes the file.
pub fn perft<G: Game>() {
    let path = format!("perft/{}.txt", G::ID);
    let text = read(&path);
    let mut out = String::new();
    for line in text.lines() {
        let Some((position, counts)) = line.split_once(" => ") else {
            assert!(line.is_empty() || line.starts_with('#'), "{path}: `{line}` is not a count");
            out.push_str(&format!("{line}\n"));
            continue;
        };
        let session = open::<G>(position);
        let counts: Vec<String> = (1..=counts.split(' ').count())
            .map(|depth| count::<G>(session.params(), session.board(), depth).to_string())
            .collect();
        out.push_str(&format!("{position} => {}\n", counts.join(" ")));
    }
    compare(&path, &out, "the rules differ from the program that counted");
}

fn count<G: Game>(params: &G::Params, board: &G::Board, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    G::moves(params, board)
        .map(|mv| {
            let mut next = board.clone();
            G::play(params, &mut next, &mv, &mut Reel::silent()).expect("a listed move plays");
            count::<G>(params, &next, depth - 1)
        })
        .sum()
}
