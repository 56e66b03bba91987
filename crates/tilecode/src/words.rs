//! The words of a rule, one by one: events, commands, names.

use tilery_kit::Dir;
use tilery_kit::text::TextPos;

use crate::document::Word;
use crate::model::{Button, Event};

/// The words of a line and where each stands.
pub fn split(line: &str, number: u32) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut is_inside = false;
    for (column, c) in (1..).zip(line.chars()) {
        if c.is_whitespace() {
            is_inside = false;
            continue;
        }
        match words.last_mut() {
            Some(word) if is_inside => word.text.push(c),
            _ => {
                words.push(Word { text: c.to_string(), at: TextPos { line: number, column } });
                is_inside = true;
            }
        }
    }
    words
}

/// The names of kinds begin with a letter and go on with letters, digits, `-` and `_`.
pub fn is_name(text: &str) -> bool {
    text.starts_with(char::is_alphabetic)
        && text.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_'))
        && text.chars().count() <= 24
}

/// The event that a word names.
pub fn event(text: &str) -> Option<Event> {
    if let Some(button) = text.strip_prefix("press:") {
        return if button == "a" { Some(Button::A) } else { button.parse().ok().map(Button::Arrow) }
            .map(Event::Press);
    }
    if let Some(dir) = text.strip_prefix("smash:") {
        return dir.parse().ok().map(Event::Smash);
    }
    match text {
        "change" => Some(Event::Change),
        "never" => Some(Event::Never),
        _ => None,
    }
}

/// A command whose kinds are still names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CommandText<'a> {
    /// `move:D`.
    Move(Dir),
    /// `stop`.
    Stop,
    /// `destroy`.
    Destroy,
    /// `create:K`.
    Create(&'a str),
    /// `paint:B`.
    Paint(&'a str),
    /// `portal:B`.
    Portal(&'a str),
    /// `score:N`.
    Score(i16),
    /// `win`.
    Win,
    /// `lose`.
    Lose,
    /// `block:K`.
    Block(&'a str),
}

/// The command that a word is.
pub fn command(text: &str) -> Option<CommandText<'_>> {
    let (word, argument) = text.split_once(':').map_or((text, None), |(word, rest)| (word, Some(rest)));
    Some(match (word, argument) {
        ("move", Some(dir)) => CommandText::Move(dir.parse().ok()?),
        ("stop", None) => CommandText::Stop,
        ("destroy", None) => CommandText::Destroy,
        ("create", Some(kind)) => CommandText::Create(kind),
        ("paint", Some(kind)) => CommandText::Paint(kind),
        ("portal", Some(kind)) => CommandText::Portal(kind),
        ("score", None) => CommandText::Score(10),
        ("score", Some(n)) => CommandText::Score(points(n)?),
        ("win", None) => CommandText::Win,
        ("lose", None) => CommandText::Lose,
        ("block", Some(kind)) => CommandText::Block(kind),
        _ => return None,
    })
}

/// A number from -999 to 999, without a plus sign.
fn points(text: &str) -> Option<i16> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let is_number = (1..=3).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
    if is_number { text.parse().ok() } else { None }
}

/// How a command is printed: `score` with its number, everything else as it is.
pub fn canonical_command(text: &str) -> String {
    match command(text) {
        Some(CommandText::Score(n)) => ["score:", &n.to_string()].concat(),
        _ => text.to_owned(),
    }
}
