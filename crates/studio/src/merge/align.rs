//! Names and letters are made the same in three states of a project, so that their parts can be compared.

use crate::board::Board;
use crate::declared::Declared;
use tilery_tilecode::document::{Item, Noted};

/// The declared names of a sort, each with the rest of its declaration.
fn declared(board: &Board, sort: Declared) -> Vec<(String, String)> {
    let of = |item: &Item| {
        let name = sort.of(item)?.to_owned();
        let mut rest = item.clone();
        match &mut rest {
            Item::Kind(kind) => kind.name.text.clear(),
            Item::Group(group) => group.name.text.clear(),
            Item::Counter(counter) => counter.name.text.clear(),
            Item::Message(name, _) => name.text.clear(),
            _ => {}
        }
        let mut text = String::new();
        Noted { notes: Vec::new(), at: tilery_kit::text::TextPos::START, body: rest }.print(&mut text);
        Some((name, text))
    };
    board.parts.iter().filter_map(|part| of(&part.item.body)).collect()
}

/// What one side renamed is renamed in the other states, too; then kinds have the same letters in all of them.
pub(super) fn align(from: &mut Board, ours: &mut Board, theirs: &mut Board) {
    for sort in [Declared::Kind, Declared::Counter, Declared::Message] {
        for (old, new) in renamed(from, ours, sort) {
            rename(sort, &old, &new, [from, theirs]);
        }
        for (old, new) in renamed(from, theirs, sort) {
            rename(sort, &old, &new, [from, ours]);
        }
    }
    for is_sprite in [false, true] {
        letters(is_sprite, [from, ours, theirs]);
    }
}

/// The names that a side changed: the old one is gone, and the new one is declared as the old one was.
fn renamed(from: &Board, side: &Board, sort: Declared) -> Vec<(String, String)> {
    let (before, after) = (declared(from, sort), declared(side, sort));
    let lacks = |list: &[(String, String)], name: &str| !list.iter().any(|(known, _)| known == name);
    let gone = before.iter().filter(|(name, _)| lacks(&after, name));
    let new: Vec<_> = after.iter().filter(|(name, _)| lacks(&before, name)).collect();
    let only = |rest: &str| {
        let mut all = new.iter().filter(|(_, known)| known == rest);
        all.next().filter(|_| all.next().is_none())
    };
    gone.filter_map(|(name, rest)| Some((name.clone(), only(rest)?.0.clone()))).collect()
}

fn rename(sort: Declared, old: &str, new: &str, boards: [&mut Board; 2]) {
    for board in boards {
        // Where the other side removed it or took the name, the states differ there, which is told.
        board.rename(sort, old, new).ok();
    }
}

/// Gives each kind one letter in all three states: a new one of theirs, else that of ours.
fn letters(is_sprite: bool, boards: [&mut Board; 3]) {
    let of = |board: &Board| -> Vec<(String, String)> {
        let kinds = board.kinds().filter(|(_, kind)| kind.is_sprite == is_sprite);
        kinds.map(|(_, kind)| (kind.name.text.clone(), kind.letter.text.clone())).collect()
    };
    let all = boards.each_ref().map(|board| of(board));
    let letter = |side: usize, name: &str| {
        all[side].iter().find(|(known, _)| known == name).map(|(_, letter)| letter.as_str())
    };
    let mut names: Vec<&str> = Vec::new();
    for (name, _) in all[1].iter().chain(&all[2]).chain(&all[0]) {
        if !names.contains(&name.as_str()) {
            names.push(name);
        }
    }
    let preferred = |name: &str| {
        let [before, ours, theirs] = [0, 1, 2].map(|side| letter(side, name));
        theirs.filter(|_| ours == before).or(ours).or(theirs).or(before).unwrap_or_default()
    };
    // A letter that two kinds want is that of the first one: of ours, if it is among them.
    let mut wanted: Vec<(&str, String)> = Vec::new();
    for &name in &names {
        let is_free = |letter: &str| !letter.is_empty() && wanted.iter().all(|(_, used)| used != letter);
        let own = Some(preferred(name).to_owned()).filter(|letter| is_free(letter));
        let is_new = |letter: &String| is_free(letter) && names.iter().all(|name| preferred(name) != letter);
        let others = || ('a'..='z').chain('A'..='Z').chain('0'..='9').map(String::from).find(is_new);
        if let Some(letter) = own.or_else(others) {
            wanted.push((name, letter));
        }
    }
    for (board, known) in boards.into_iter().zip(&all) {
        let is_other = |(name, letter): &&(&str, String)| known.iter().any(|(n, l)| n == name && l != letter);
        let changes: Vec<&(&str, String)> = wanted.iter().filter(is_other).collect();
        // By way of letters for private use, since letters may be exchanged.
        for (n, (name, _)) in changes.iter().enumerate() {
            let private = char::from_u32(0xE000 + n as u32).unwrap_or('\u{e000}');
            board.set_letter(name, private).ok();
        }
        for (name, letter) in changes {
            if let Some(letter) = letter.chars().next() {
                board.set_letter(name, letter).ok();
            }
        }
    }
}
