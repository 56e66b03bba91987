//! The sections of a text, without its comments.

use tilery_kit::{TextError, wording};

use crate::source::{Line, error, found};

/// The sections in the order of a text; what stands before the first one is the prelude.
const SECTIONS: [&str; 7] =
    ["objects", "legend", "sounds", "collisionlayers", "rules", "winconditions", "levels"];

/// Divides a text into the prelude and its sections, without comments and, but for objects and levels,
/// without empty lines.
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
        let line = Line { number: 1, text: String::new() };
        return Err(error(&line, wording!("puzzlescript-sections"), found("")));
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
