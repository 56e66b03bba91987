//! The lines of a text without its comments, and its sections.

use tilery_kit::text::TextPos;
use tilery_kit::{LeftOver, Phrase, TextError, Wording, wording};

/// A line with its number from 1, without comments.
#[derive(Debug, Clone)]
pub struct Line {
    pub number: u32,
    pub text: String,
}

impl Line {
    /// The first line, for errors about the whole text.
    pub fn first() -> Self {
        Self { number: 1, text: String::new() }
    }

    /// The note that the game plays differently without this line.
    pub fn lost(&self, why: Phrase) -> LeftOver {
        LeftOver { line: self.number, text: self.text.trim().to_owned(), why, is_lost: true }
    }

    /// The note that the game only looks or sounds different without this line.
    pub fn seen(&self, why: Phrase) -> LeftOver {
        LeftOver { is_lost: false, ..self.lost(why) }
    }
}

/// The sections in their order. The text before the first section is the prelude.
const SECTIONS: [&str; 7] =
    ["objects", "legend", "sounds", "collisionlayers", "rules", "winconditions", "levels"];

/// The numbers of sections in [`sections`].
const OBJECTS: usize = 1;
const RULES: usize = 5;
const LEVELS: usize = 7;

const MESSAGE: &str = "message";

/// The number of different headings of sections in a text.
pub fn headings(text: &str) -> usize {
    let has = |section: &&&str| text.lines().any(|line| line.trim().eq_ignore_ascii_case(section));
    SECTIONS.iter().filter(has).count()
}

/// Divides a text into the prelude and its sections, without comments. Empty lines are kept only in objects
/// and levels.
pub fn sections(text: &str) -> Result<Vec<Vec<Line>>, TextError> {
    let mut parts: Vec<Vec<Line>> = vec![Vec::new(); SECTIONS.len() + 1];
    let (mut part, mut depth) = (0, 0usize);
    for (number, line) in (1..).zip(text.trim_start_matches('\u{feff}').lines()) {
        let is_inside = depth > 0;
        let kept = without_comments(line, &mut depth, part);
        let plain = kept.trim();
        // In levels, a heading is a row.
        let heading = SECTIONS.iter().position(|name| plain.eq_ignore_ascii_case(name));
        if let Some(n) = heading.filter(|_| part != LEVELS) {
            part = n + 1;
            continue;
        }
        if !plain.is_empty() && plain.chars().all(|c| c == '=') {
            continue;
        }
        if plain.is_empty() && (!matches!(part, OBJECTS | LEVELS) || is_inside || !line.trim().is_empty()) {
            continue;
        }
        parts[part].push(Line { number, text: kept });
    }
    if part == 0 {
        return Err(error(&Line::first(), wording!("puzzlescript-sections"), found("")));
    }
    Ok(parts)
}

/// Removes the comments of a line, but not from a message, which is all that follows its word.
fn without_comments(line: &str, depth: &mut usize, part: usize) -> String {
    let mut kept = String::new();
    for (at, c) in line.char_indices() {
        if *depth == 0 && is_message(&line[at..], &kept, part) {
            return kept + &line[at..];
        }
        match c {
            '(' => *depth += 1,
            ')' if *depth > 0 => *depth -= 1,
            _ if *depth == 0 => kept.push(c),
            _ => {}
        }
    }
    kept
}

/// True if a message begins here, behind `kept`: in a rule at the word, in levels at the beginning of a line.
fn is_message(rest: &str, kept: &str, part: usize) -> bool {
    let is_there = rest.get(..MESSAGE.len()).is_some_and(|word| word.eq_ignore_ascii_case(MESSAGE));
    let ends = |c: Option<char>| c.is_none_or(|c| c.is_whitespace() || matches!(c, '[' | '|' | ']'));
    is_there
        && match part {
            LEVELS => kept.trim().is_empty(),
            RULES => ends(kept.chars().next_back()) && ends(rest[MESSAGE.len()..].chars().next()),
            _ => false,
        }
}

/// The message of a line `message TEXT` of the section LEVELS; `None` for a row of a map.
pub fn message(line: &str) -> Option<&str> {
    let line = line.trim();
    is_message(line, "", LEVELS).then(|| line[MESSAGE.len()..].trim())
}

pub fn error(line: &Line, expected: &'static Wording, found: Phrase) -> TextError {
    TextError::new(TextPos { line: line.number, column: 1 }, expected, found)
}

pub fn found(text: &str) -> Phrase {
    if text.is_empty() { Phrase::new(wording!("puzzlescript-nothing")) } else { Phrase::quoted(text) }
}
