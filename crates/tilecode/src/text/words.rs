//! The vocabulary of rules: events, commands, names.

use tilery_kit::Dir;
use tilery_kit::text::TextPos;

use crate::model::{Button, Event, MAX_EVERY, MAX_LEVELS, SOUNDS};

/// A word and its position.
#[derive(Debug, Clone)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Word {
    pub text: String,
    pub at: TextPos,
}

/// The marks before a name in a predicate, one for each of its sets: there, also there, not there.
pub const MARKS: [char; 3] = ['+', '~', '-'];

/// Splits a line into words with positions.
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

/// True if a text is a valid name: a letter, then letters, digits, `-` and `_`.
pub fn is_name(text: &str) -> bool {
    text.starts_with(char::is_alphabetic)
        && text.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_'))
        && text.chars().count() <= 24
}

/// Parses an event.
pub fn event(text: &str) -> Option<Event> {
    if let Some(button) = text.strip_prefix("press:") {
        let button = match button {
            "a" => Some(Button::A),
            "b" => Some(Button::B),
            arrow => arrow.parse().ok().map(Button::Arrow),
        };
        return button.map(Event::Press);
    }
    if let Some(dir) = text.strip_prefix("smash:") {
        return dir.parse().ok().map(Event::Smash);
    }
    if let Some(n) = text.strip_prefix("every:") {
        return number(n).filter(|n| (1..=MAX_EVERY).contains(n)).map(Event::Every);
    }
    match text {
        "tap" => Some(Event::Tap),
        "change" => Some(Event::Change),
        "never" => Some(Event::Never),
        _ => None,
    }
}

/// True if an event is a feature of the second version.
pub fn is_new_event(text: &str) -> bool {
    matches!(event(text), Some(Event::Tap | Event::Every(_) | Event::Press(Button::B)))
}

/// True if a command is a feature of the second version.
pub fn is_new_command(text: &str) -> bool {
    use CommandText::{Add, Also, Exit, ExitBy, ExitTo, Message, Restart, Sound};
    matches!(
        command(text),
        Some(Add(..) | Message(_) | Sound(_) | Restart | Exit(_) | ExitTo(..) | ExitBy(_) | Also)
    )
}

/// A command whose kinds are still names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum CommandText<'a> {
    /// `move:D`.
    Move(Dir),
    Stop,
    Destroy,
    /// `create:K`.
    Create(&'a str),
    /// `paint:B`.
    Paint(&'a str),
    /// `portal:B`.
    Portal(&'a str),
    /// `score:N`.
    Score(i16),
    Win,
    Lose,
    /// `block:K`.
    Block(&'a str),
    /// `add:COUNTER:N`.
    Add(&'a str, i16),
    /// `message:NAME`.
    Message(&'a str),
    /// `sound:NAME`: the index in [`SOUNDS`].
    Sound(u8),
    Restart,
    /// `exit:N`, from 0 here.
    Exit(u8),
    /// `exit:N:B`, from 0 here.
    ExitTo(u8, &'a str),
    /// `exit:D`.
    ExitBy(Dir),
    /// `also`.
    Also,
}

/// Parses a command.
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
        ("add", Some(of)) => {
            let (name, n) = of.split_once(':')?;
            CommandText::Add(name, points(n)?)
        }
        ("message", Some(name)) => CommandText::Message(name),
        ("sound", Some(name)) => {
            CommandText::Sound(1 + SOUNDS[1..].iter().position(|known| *known == name)? as u8)
        }
        ("restart", None) => CommandText::Restart,
        ("exit", Some(to)) => match (to.parse(), to.split_once(':')) {
            (Ok(dir), _) => CommandText::ExitBy(dir),
            (_, Some((n, kind))) => CommandText::ExitTo(level(n)?, kind),
            _ => CommandText::Exit(level(to)?),
        },
        ("also", None) => CommandText::Also,
        _ => return None,
    })
}

/// Parses a condition on a counter: its name, the least and the largest value.
pub fn ask(text: &str) -> Option<(&str, Option<i16>, Option<i16>)> {
    let (before, n) = text.split_once('=')?;
    let n = Some(points(n)?);
    Some(match before.strip_suffix(['<', '>']) {
        Some(name) if before.ends_with('>') => (name, n, None),
        Some(name) => (name, None, n),
        None => (before, n, n),
    })
}

/// The number of a level, from 1 in the text and from 0 here.
fn level(text: &str) -> Option<u8> {
    number(text).filter(|n| (1..=MAX_LEVELS as u16).contains(n)).map(|n| n as u8 - 1)
}

/// A number without sign and leading zeros.
fn number(text: &str) -> Option<u16> {
    let is_number = text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0');
    if is_number { text.parse().ok() } else { None }
}

/// A number from -999 to 999, without a plus sign.
pub fn points(text: &str) -> Option<i16> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let is_number = (1..=3).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
    if is_number { text.parse().ok() } else { None }
}

/// The canonical form of a command: `score` gets its number, all others stay as they are.
pub fn canonical_command(text: &str) -> String {
    match command(text) {
        Some(CommandText::Score(n)) => ["score:", &n.to_string()].concat(),
        _ => text.to_owned(),
    }
}
