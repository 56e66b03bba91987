//! Writes a game as the text of a project.

use tilery_kit::text::TextPos;
use tilery_kit::{Brought, LeftOver, Phrase, TextError, Wording, wording};
use tilery_tilecode::document::{Document, MAX_NAME, cut};
use tilery_tilecode::model::{MAX_COMMANDS, MAX_RULES, Offset, View};
use tilery_tilecode::project::Project;

use crate::colours;
use crate::game::{Game, Image, NOBODY};
use crate::rule::{
    ALSO, ANY, BLOCK, CHANGE, CREATE, DESTROY, EXCLUDE, GAME, INCLUDE, MOVE, NEVER, PAINT, PORTAL, PRESS,
    RESTING, SMASH, STOP, Stored, Tile,
};

/// The directions in the order of their numbers.
pub const DIRS: [&str; 4] = ["left", "up", "right", "down"];
/// Rounds last 150 ms rounded up to a frame: 161 to 170 were measured.
const PACE: &str = "165";
/// The views by their numbers. The half turn alone is in no editor, and is not looked at.
pub const VIEWS: [&[View]; 7] = [
    &[],
    &[View::FlipH],
    &[View::FlipV],
    &[View::RotCcw],
    &[],
    &[View::RotCw],
    &[View::RotCw, View::Rot180, View::RotCcw],
];

/// The place of a tile in reading order.
pub fn place(tile: &Tile) -> usize {
    usize::from(tile.place.1 - 1) * 3 + usize::from(tile.place.0 - 1)
}

pub fn write(game: &Game) -> Result<Brought, TextError> {
    let mut text = "tilecode 2\n".to_owned();
    let mut say = |words: &[&str]| {
        text.push_str(words.concat().trim_end());
        text.push('\n');
    };
    say(&["title ", cut(&game.title, MAX_NAME)]);
    say(&["pace ", PACE]);
    say(&["machine original"]);
    let colours = colours::from_arcade();
    for (word, first, pictures) in [("background", 'A', &game.grounds), ("sprite", 'a', &game.sprites)] {
        for (n, (letter, picture)) in (first..).zip(pictures).enumerate() {
            say(&[word, " ", &name(word, n), " ", letter.encode_utf8(&mut [0; 4]), " pixels"]);
            rows(
                picture,
                |pixel| char::from_digit(u32::from(colours[usize::from(pixel)]), 16).unwrap_or('0'),
                &mut say,
            );
        }
    }
    say(&["level"]);
    say(&["map"]);
    rows(&game.map, |kind| char::from(b'A' + kind), &mut say);
    say(&["sprites"]);
    rows(&game.placed, |kind| if kind == NOBODY { '.' } else { char::from(b'a' + kind) }, &mut say);
    let mut notes = Vec::new();
    let mut count = 0;
    for (key, line, stored) in &game.rules {
        let mut note = |why: &'static Wording, is_lost: bool| {
            notes.push(LeftOver { line: *line, text: key.clone(), why: why.into(), is_lost });
        };
        for rule in directed(stored, &mut note) {
            count += 1;
            rule_lines(&rule, &mut say, &mut note);
        }
    }
    if let Some((line, high)) = game.high {
        let why = Phrase::new(wording!("original-high")).with("score", high.to_string());
        notes.push(LeftOver { line, text: "HighN".to_owned(), why, is_lost: false });
    }
    notes.dedup();
    if count > MAX_RULES {
        let found = Phrase::new(wording!("original-rules-found")).with("count", count.to_string());
        return Err(TextError::new(TextPos::START, wording!("original-rules"), found));
    }
    let (document, _) = Document::parse(&text)?;
    let project = document.print_game();
    Project::parse(&project)?;
    Ok(Brought { project, notes })
}

fn name(word: &str, n: usize) -> String {
    [word, &(n + 1).to_string()].concat()
}

fn rows(image: &Image, letter: impl Fn(u8) -> char, say: &mut impl FnMut(&[&str])) {
    for row in image.values.chunks(image.cols) {
        say(&["  ", &row.iter().map(|&value| letter(value)).collect::<String>()]);
    }
}

/// A rule with the direction of its smash.
struct Directed<'a> {
    stored: &'a Stored,
    tiles: Vec<Tile>,
    smash: u8,
    views: &'a [View],
}

/// The rules for a stored one. A smash rule has the direction of the arrow in its middle; one whose arrow
/// says *moving* or *any* is a rule for each direction, and for each of its views.
fn directed<'a>(stored: &'a Stored, note: &mut impl FnMut(&'static Wording, bool)) -> Vec<Directed<'a>> {
    let views = VIEWS[usize::from(stored.view)];
    let tiles = stored.tiles.clone();
    if stored.sort != SMASH {
        return vec![Directed { stored, tiles, smash: 0, views }];
    }
    let arrow = stored.tiles.iter().find(|tile| tile.place == (2, 2)).map_or(ANY, |tile| tile.arrow);
    let has_dot = |tiles: &[Tile], dir: u8| {
        let dot = dot(dir);
        let tile = tiles.iter().find(|tile| place(tile) == dot);
        tile.is_some_and(|tile| tile.grounds.iter().chain(&tile.sprites).any(|says| *says == INCLUDE))
    };
    let mut rules = Vec::new();
    if arrow < RESTING {
        rules.push(Directed { stored, tiles, smash: arrow, views });
    } else if arrow > RESTING {
        let turned =
            |view: &View| -> Vec<Tile> { stored.tiles.iter().map(|tile| turned(tile, *view)).collect() };
        for tiles in views.iter().rev().map(turned).chain([tiles]) {
            rules.extend((0..4).map(|smash| Directed { stored, tiles: tiles.clone(), smash, views: &[] }));
        }
    }
    rules.retain(|rule| has_dot(&rule.tiles, rule.smash));
    if rules.is_empty() {
        note(wording!("original-idle"), false);
    }
    rules
}

/// A tile as a view of the rule sees it.
fn turned(tile: &Tile, view: View) -> Tile {
    let dir = |dir: u8| -> u8 {
        let known = DIRS.get(usize::from(dir)).and_then(|name| name.parse().ok());
        let turned = known.map(|known| view.dir(known).name());
        DIRS.iter().position(|name| Some(*name) == turned).map_or(dir, |n| n as u8)
    };
    let there = view.place(Offset(place(tile))).0;
    let commands = tile.commands.iter();
    let commands =
        commands.map(|&(command, n)| (command, if command == MOVE { dir(n) } else { n })).collect();
    let place = (there as u8 % 3 + 1, there as u8 / 3 + 1);
    Tile { place, arrow: dir(tile.arrow), commands, ..tile.clone() }
}

/// The place of the red dot.
fn dot(dir: u8) -> usize {
    [3, 1, 5, 7][usize::from(dir)]
}

fn rule_lines(
    rule: &Directed<'_>,
    say: &mut impl FnMut(&[&str]),
    note: &mut impl FnMut(&'static Wording, bool),
) {
    let event = match rule.stored.sort {
        PRESS if rule.stored.argument == 4 => "press:a".to_owned(),
        PRESS => ["press:", DIRS[usize::from(rule.stored.argument)]].concat(),
        CHANGE => "change".to_owned(),
        SMASH => ["smash:", DIRS[usize::from(rule.smash)]].concat(),
        _ => "never".to_owned(),
    };
    let views: String = rule.views.iter().flat_map(|view| [" ", view.name()]).collect();
    say(&["rule ", &event, &views]);
    let is_smash = rule.stored.sort == SMASH;
    let mut tiles: Vec<&Tile> = rule.tiles.iter().collect();
    let order = |tile: &&Tile| (tile.place != (2, 2), place(tile));
    tiles.sort_by_key(order);
    for tile in &tiles {
        let mut terms = String::new();
        for (word, says) in [("background", &tile.grounds), ("sprite", &tile.sprites)] {
            for (n, says) in says.iter().enumerate() {
                let sign = match *says {
                    INCLUDE => " +",
                    ALSO => " ~",
                    EXCLUDE => " -",
                    _ => continue,
                };
                terms.extend([sign, &name(word, n)]);
            }
        }
        if terms.is_empty() {
            continue;
        }
        // An arrow is looked at where there is a sprite to command, and not at the dot.
        let includes = tile.sprites.contains(&INCLUDE);
        let is_beside = !Offset(place(tile)).is_corner();
        let is_said = is_smash && (tile.place == (2, 2) || place(tile) == dot(rule.smash));
        if includes && is_beside && !is_said && tile.arrow != ANY {
            let arrow = match tile.arrow {
                RESTING => "resting",
                dir => DIRS.get(usize::from(dir)).copied().unwrap_or("moving"),
            };
            terms.extend([" @", arrow]);
        }
        say(&["when ", Offset::NAMES[place(tile)], &terms]);
    }
    let mut game = String::new();
    for tile in &tiles {
        let mut words = String::new();
        for word in commands(rule.stored.sort, tile, note) {
            words.extend([" ", &word]);
        }
        match Offset::NAMES[place(tile)] {
            _ if words.is_empty() => {}
            name if !Offset(place(tile)).is_corner() => say(&["do ", name, &words]),
            _ => game.push_str(&words),
        }
    }
    if !game.is_empty() {
        let words: Vec<&str> = game.split(' ').skip(1).take(MAX_COMMANDS).collect();
        say(&["do game ", &words.join(" ")]);
    }
}

/// The commands of a tile, without those that do nothing.
fn commands(sort: u8, tile: &Tile, note: &mut impl FnMut(&'static Wording, bool)) -> Vec<String> {
    let is_beside = !Offset(place(tile)).is_corner();
    let is_middle = tile.place == (2, 2);
    let mut has_witness = sort != NEVER && (tile.sprites.contains(&INCLUDE) || sort == SMASH && !is_middle);
    let mut is_made = false;
    let mut words = Vec::new();
    for &(command, n) in &tile.commands {
        let kind = |word: &str| name(word, n.into());
        let word = match command {
            GAME => ["win", "lose", "score:10"][usize::from(n)].to_owned(),
            BLOCK => ["block:", &kind("sprite")].concat(),
            // A rule that says never has nobody to command, and none of its tiles is anywhere.
            _ if sort == NEVER => continue,
            _ if !is_beside => {
                note(wording!("original-corner"), true);
                continue;
            }
            MOVE | DESTROY if !has_witness && !is_made => continue,
            MOVE if n == STOP && sort != SMASH || n < STOP && sort == SMASH && !is_made => {
                note(wording!("original-move"), true);
                continue;
            }
            MOVE if n == STOP => "stop".to_owned(),
            MOVE => ["move:", DIRS[usize::from(n)]].concat(),
            PAINT => ["paint:", &kind("background")].concat(),
            CREATE => {
                is_made = true;
                ["create:", &kind("sprite")].concat()
            }
            PORTAL => {
                has_witness &= sort == SMASH || is_middle;
                ["portal:", &kind("background")].concat()
            }
            _ => "destroy".to_owned(),
        };
        words.push(word);
    }
    words
}
