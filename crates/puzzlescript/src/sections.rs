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
    for (number, line) in (1..).zip(text.lines()) {
        let keeps_all = depth == 0 && matches!(part, 5 | 7) && line.to_lowercase().contains("message");
        let kept = if keeps_all { line.to_owned() } else { without_comments(line, &mut depth) };
        let plain = kept.trim();
        if let Some(n) = SECTIONS.iter().position(|name| plain.eq_ignore_ascii_case(name)) {
            part = n + 1;
            continue;
        }
        if !plain.is_empty() && plain.chars().all(|c| c == '=') {
            continue;
        }
        if plain.is_empty() && (!matches!(part, 1 | 7) || !line.trim().is_empty()) {
            continue;
        }
        parts[part].push(Line { number, text: kept });
    }
    if part == 0 {
        return Err(error(&Line::first(), wording!("puzzlescript-sections"), found("")));
    }
    Ok(parts)
}

fn without_comments(line: &str, depth: &mut usize) -> String {
    let mut kept = String::new();
    for c in line.chars() {
        match c {
            '(' => *depth += 1,
            ')' if *depth > 0 => *depth -= 1,
            _ if *depth == 0 => kept.push(c),
            _ => {}
        }
    }
    kept
}

pub fn error(line: &Line, expected: &'static Wording, found: Phrase) -> TextError {
    TextError::new(TextPos { line: line.number, column: 1 }, expected, found)
}

pub fn found(text: &str) -> Phrase {
    if text.is_empty() { Phrase::new(wording!("puzzlescript-nothing")) } else { Phrase::quoted(text) }
}
