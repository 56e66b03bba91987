//! Sample edits for any project.

use tilery_kit::{Reel, Rules};
use tilery_studio::{Board, Edit, Params, Studio};
use tilery_tilecode::document::{Document, Item, KindText, RuleText};

/// The first edit of a list that is possible, starting with number `choice`.
pub fn sample(params: &Params, board: &Board, choice: u16) -> Option<Edit> {
    let edits = some_edits(board);
    let from = usize::from(choice) % edits.len();
    let all = edits[from..].iter().chain(&edits[..from]).filter_map(|edit| edit.parse().ok());
    // An edit may be refused, for example because a broken map lacks some of the tiles.
    let can_be_made =
        |edit: &Edit| Studio::play(params, &mut board.clone(), edit, &mut Reel::silent()).is_ok();
    all.into_iter().find(can_be_made)
}

/// A list of edits with at least one edit of each sort.
fn some_edits(board: &Board) -> Vec<String> {
    let (document, _) = Document::parse(&board.print()).expect("a project");
    let items = || document.items.iter().map(|item| &item.body);
    let kinds = || items().filter_map(|item| if let Item::Kind(kind) = item { Some(kind) } else { None });
    let rules: Vec<&RuleText> =
        items().filter_map(|item| if let Item::Rule(rule) = item { Some(rule) } else { None }).collect();
    let has_tests = items().any(|item| matches!(item, Item::Test(_)));
    let mut edits = vec![r#"title "A \"new\" game""#.to_owned(), "pace 200".to_owned()];
    edits.extend(["machine original", "machine own"].map(str::to_owned));
    let mut add = |words: &[&str]| edits.push(words.join(" "));
    let backgrounds: Vec<&str> = names(kinds(), false);
    let sprites: Vec<&str> = names(kinds(), true);
    let free = |names: &[&str], letter: &str| {
        kinds().all(|kind| !names.contains(&kind.name.text.as_str()) && kind.letter.text != letter)
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
    if let (Some(background), Some(sprite)) = (backgrounds.last(), sprites.last()) {
        let groups = items().filter_map(|item| match item {
            Item::Group(group) => Some(group.name.text.as_str()),
            _ => None,
        });
        let groups: Vec<&str> = groups.collect();
        if free(&["solid"], "\u{0}") && !groups.contains(&"solid") {
            add(&["group solid is", background, sprite]);
        }
        if let Some(last) = groups.last() {
            add(&["group", last, "with", sprite]);
            add(&["group", last, "without", sprite]);
            add(&["group heavy with", last]);
            add(&["remove", last]);
            add(&["rename", last, "hard"]);
            if !rules.is_empty() {
                add(&["rule 1 when E", &["-", last].concat()]);
                add(&["rule 1 when C", &["+", last].concat(), "@left"]);
            }
        }
    }
    let levels = items().filter(|item| matches!(item, Item::Level(_))).count();
    if !backgrounds.is_empty() && levels < 4 {
        add(&["level add 3x4", "\"Three\""]);
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
    rule_edits(&rules, &backgrounds, &sprites, &mut edits);
    edits.extend(if has_tests {
        let block = "test Two\\n  level 1 1 0\\n  tiles r1c1-r2c2\\n  chance 0\\n  play L\\n  changes .\\n";
        vec!["test 1 name \"Two\"".to_owned(), format!("test 1 text \"{block}\"")]
    } else {
        vec!["test add \"test One\\n  chance 0\\n  play .\\n  changes .\\n\"".to_owned()]
    });
    edits
}

fn names<'a>(kinds: impl Iterator<Item = &'a KindText>, is_sprite: bool) -> Vec<&'a str> {
    kinds.filter(|kind| kind.is_sprite == is_sprite).map(|kind| kind.name.text.as_str()).collect()
}

fn rule_edits(rules: &[&RuleText], backgrounds: &[&str], sprites: &[&str], edits: &mut Vec<String>) {
    let mut add = |words: &[&str]| edits.push(words.join(" "));
    if rules.len() < 12 {
        add(&["rule add press:a"]);
        add(&["rule add-text", "\"# why\\nrule change off\\nwhen C +player\"", "at 1"]);
    }
    let Some(last) = rules.last() else { return };
    let n = rules.len().to_string();
    let is_off = last.views.iter().any(|word| word.text == "off");
    add(&["rule", &n, if is_off { "on" } else { "off" }]);
    add(&["rule", &n, if rules.len() > 8 { "remove" } else { "copy" }]);
    add(&["rule", &n, "move 1"]);
    add(&["rule", &n, "event smash:left"]);
    add(&["rule", &n, "view", "left", "on"]);
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
}
