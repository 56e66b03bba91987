//! What makes sense next: commands at the end of a row, and edits of a project.

use super::board::Board;
use crate::check::Meaning;
use crate::document::view_names;
use crate::model::{Command, Event, Kind, MAX_COMMANDS, Place, ROW_NAMES, Rule, Views};

/// The commands that make sense after those of a row, in the order in which they are offered.
///
/// Only what the checker accepts, and of that not: the same command again (but for `create`), `destroy` and `stop` for a sprite that has just
/// been created, a `portal` right after a `portal`, `win` and `lose` in one row.
pub fn commands(meaning: &Meaning, rule: &Rule, row: usize) -> Vec<Command> {
    let before = &rule.rows[row];
    if before.len() >= MAX_COMMANDS {
        return Vec::new();
    }
    let is_never = rule.event == Event::Never;
    let is_smash = matches!(rule.event, Event::Smash(_));
    let is_game = is_never || row == ROW_NAMES.len() - 1;
    let mut has_witness = match Place::ROWS.get(row) {
        Some(&Place::CENTRE) => rule.centre().include.sprites != 0,
        Some(place) => rule.when[usize::from(place.0)].binds(),
        None => false,
    };
    let mut has_created = false;
    // The commands since the row's sprite was last another one.
    let mut since = 0;
    for (n, command) in before.iter().enumerate() {
        match command {
            Command::Create(_) => (has_created, has_witness, since) = (true, false, n + 1),
            Command::Portal(_) => (has_created, has_witness, since) = (false, false, n + 1),
            _ => {}
        }
    }
    let mut offers = Vec::new();
    if !is_game {
        if has_created || has_witness && !is_smash {
            offers.extend(DIRS.map(Command::Move));
        }
        if has_witness {
            offers.extend(is_smash.then_some(Command::Stop));
            offers.push(Command::Destroy);
        }
        offers.extend(numbers(&meaning.sprites).map(Command::Create));
        offers.extend(numbers(&meaning.backgrounds).map(Command::Paint));
        if !matches!(before.last(), Some(Command::Portal(_))) {
            offers.extend(numbers(&meaning.backgrounds).map(Command::Portal));
        }
    }
    offers.push(Command::Score(10));
    let is_decided = before.iter().any(|command| matches!(command, Command::Win | Command::Lose));
    if !is_decided {
        offers.extend([Command::Win, Command::Lose]);
    }
    offers.extend(numbers(&meaning.sprites).map(Command::Block));
    let is_said = |command: &Command| match command {
        Command::Create(_) => false,
        Command::Score(_) => before.iter().any(|other| matches!(other, Command::Score(_))),
        Command::Block(_) => before.contains(command),
        _ => before[since..].contains(command),
    };
    offers.retain(|command| !is_said(command));
    offers
}

/// The order in which directions are offered.
const DIRS: [tilery_kit::Dir; 4] =
    [tilery_kit::Dir::Left, tilery_kit::Dir::Up, tilery_kit::Dir::Right, tilery_kit::Dir::Down];

fn numbers(kinds: &[Kind]) -> impl Iterator<Item = u8> {
    0..kinds.len() as u8
}

/// A few edits that the board allows, one or more of each sort.
pub fn some_edits(board: &Board) -> Vec<String> {
    let mut edits = vec![r#"title "A \"new\" game""#.to_owned(), "pace 200".to_owned()];
    let mut add = |words: &[&str]| edits.push(words.join(" "));
    let backgrounds: Vec<&str> = names(board, false);
    let sprites: Vec<&str> = names(board, true);
    let free = |names: &[&str], letter: &str| {
        board.kinds().all(|(_, kind)| !names.contains(&kind.name.text.as_str()) && kind.letter.text != letter)
    };
    if sprites.len() < 8 && free(&["rock"], "o") {
        add(&["add sprite rock o boulder"]);
    }
    if backgrounds.len() < 8 && free(&["mud"], "~") {
        add(&["add background mud ~ pixels"]);
    }
    if let Some(last) = backgrounds.last() {
        add(&["picture", last, "water"]);
        add(&["pixels", last, &"0f".repeat(128)]);
        if backgrounds.len() > 1 {
            add(&["order", last, "1"]);
        }
        if backgrounds.len() > 3 {
            add(&["remove", last]);
        }
    }
    if let Some(last) = sprites.last() {
        if free(&["other"], "\u{0}") {
            add(&["rename", last, "other"]);
            if sprites.len() < 8 {
                add(&["copy", last, "other"]);
            }
        }
        if free(&[], "z") {
            add(&["letter", last, "z"]);
        }
        if sprites.len() > 3 {
            add(&["remove", last]);
        }
    }
    let levels = board.levels().count();
    if let (Some(ground), true) = (backgrounds.first(), levels < 4) {
        add(&["level add 3x4", "\"Three\""]);
        let _ = ground;
    }
    if levels > 0 {
        let n = levels.to_string();
        add(&["level", &n, "name", "\"Two words\""]);
        if !backgrounds.is_empty() {
            add(&["level", &n, "resize 5x6 1 -1"]);
        }
        add(&["level", &n, "move 1"]);
        if levels > 2 {
            add(&["level", &n, "remove"]);
        } else {
            add(&["level", &n, "copy"]);
        }
        for (command, names) in [("paint", &backgrounds), ("put", &sprites), ("take", &sprites)] {
            if let Some(name) = names.last() {
                add(&["map", &n, command, name, "r1c1-r2c2 r3c3"]);
                add(&["map 1 fill", name, "r2c2"]);
            }
        }
        add(&["map 1 take all r1c1-r3c3"]);
        add(&["map 1 paste r2c2 \"map\\n  .W\\n  ..\\nsprites\\n  p.\\n\""]);
    }
    rule_edits(board, &backgrounds, &sprites, &mut edits);
    let mut kept: Vec<String> = Vec::new();
    for edit in edits {
        // The same edit can be named twice, and a broken map may not have these tiles.
        let is_possible = edit
            .parse()
            .is_ok_and(|edit: super::Edit| edit.what().is_ok_and(|what| board.clone().edit(what).is_ok()));
        if is_possible && !kept.contains(&edit) {
            kept.push(edit);
        }
    }
    kept
}

fn names(board: &Board, is_sprite: bool) -> Vec<&str> {
    board
        .kinds()
        .filter(|(_, kind)| kind.is_sprite == is_sprite)
        .map(|(_, kind)| kind.name.text.as_str())
        .collect()
}

fn rule_edits(board: &Board, backgrounds: &[&str], sprites: &[&str], edits: &mut Vec<String>) {
    let rules = board.rules().count();
    let mut add = |words: &[&str]| edits.push(words.join(" "));
    if rules < 12 {
        add(&["rule add press:a"]);
        add(&["rule add-text", "\"# why\\nrule change off\\nwhen C +player\"", "at 1"]);
    }
    let Some((_, last)) = board.rules().last() else { return };
    let n = rules.to_string();
    let is_off = last.views.iter().any(|word| word.text == "off");
    add(&["rule", &n, if is_off { "on" } else { "off" }]);
    add(&["rule", &n, if rules > 8 { "remove" } else { "copy" }]);
    add(&["rule", &n, "move 1"]);
    add(&["rule", &n, "event smash:left"]);
    add(&["rule", &n, "view", view_names(Views(1))[0], "on"]);
    add(&["rule", &n, "note", "\"Two\\nlines\""]);
    if let (Some(sprite), Some(background)) = (sprites.last(), backgrounds.last()) {
        add(&["rule", &n, "when C", &["+", sprite].concat(), &["~", background].concat(), "@left"]);
        add(&["rule", &n, "when E"]);
        add(&[
            "rule",
            &n,
            "do C",
            &["create:", sprite].concat(),
            "move:up",
            &["paint:", background].concat(),
        ]);
        add(&["rule", &n, "do game score:5 win"]);
    }
    if board.tests().next().is_none() {
        add(&["test add", "\"test One\\n  chance 0\\n  play .\\n  hash 0000\\n\""]);
    } else {
        add(&["test 1 name \"Two\""]);
    }
}
