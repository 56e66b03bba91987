//! Writes the text of the project.

use tilery_kit::TextError;
use tilery_tilecode::document::{Document, MAX_NAME, cut};
use tilery_tilecode::project::Project;

use crate::Level;
use crate::level::Board;

/// Everything before the levels, as in the shipped game of crates.
const KINDS: &str = "pace 140\ntime turns\n\
    background floor . floor\nbackground spot x goal\nbackground wall W stone\n";
/// The background outside of the walls, where a level has any.
const OUTSIDE: &str = "background outside _ space\n";
const SPRITES: &str = "sprite player p player hop\nsprite crate c crate\n";

const RULES: &str = "
rule press:right all-four
when C +player
when E -wall -crate
do C move:right

# A crate moves when the tile behind it is free, and takes the player along.
rule press:right all-four
when C +crate
when W +player
when E -wall -crate
do C move:right
do W move:right

# No crate stands beside a spot.
rule never
when C +crate -spot
do game score:100 win
";

/// Writes the levels as one project.
pub fn write(title: &str, author: &str, levels: &[(&Level, Board)]) -> Result<String, TextError> {
    let mut text = "tilecode 2\n".to_owned();
    for (word, value) in [("title ", title), ("author ", author)] {
        let value = words(value);
        if !value.is_empty() {
            text.push_str(&[word, &value, "\n"].concat());
        }
    }
    text.push_str(KINDS);
    let has_outside = levels.iter().any(|(_, board)| board.tiles.contains(&'_'));
    text.push_str(if has_outside { OUTSIDE } else { "" });
    text.push_str(SPRITES);
    for (level, board) in levels {
        let by = if level.author == author { String::new() } else { words(&level.author) };
        let title = words(&level.title);
        let dash = if by.is_empty() || title.is_empty() { "" } else { " - " };
        let name = [&*title, dash, &by].concat();
        text.push_str(["\nlevel ", cut(&name, MAX_NAME)].concat().trim_end());
        text.push_str("\nmap\n");
        rows(board, &mut text, |tile| match tile {
            '#' => 'W',
            '.' | '+' | '*' => 'x',
            '_' => '_',
            _ => '.',
        });
        text.push_str("sprites\n");
        rows(board, &mut text, |tile| match tile {
            '@' | '+' => 'p',
            '$' | '*' => 'c',
            _ => '.',
        });
    }
    text.push_str(RULES);
    let (document, _) = Document::parse(&text)?;
    let project = document.print_game();
    Project::parse(&project)?;
    Ok(project)
}

fn rows(board: &Board, text: &mut String, letter: impl Fn(char) -> char) {
    for row in board.tiles.chunks(board.cols) {
        text.push_str("  ");
        text.extend(row.iter().map(|&tile| letter(tile)));
        text.push('\n');
    }
}

/// A line of words: without control characters, and not too long.
fn words(text: &str) -> String {
    let plain: String = text.chars().filter(|c| !c.is_control()).collect();
    cut(plain.trim(), MAX_NAME).trim_end().to_owned()
}
