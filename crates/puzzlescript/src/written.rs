//! Reads the text of rules.

use tilery_kit::{Phrase, wording};

use crate::sections::Line;
use crate::source::{Named, Source};

/// The number of buttons, called ways: up, right, down, left (as [`tilery_kit::Dir`]), and the action button.
pub const WAYS: usize = 5;
/// The way of the action button.
pub const ACTION: usize = 4;

/// The maximum number of tiles in a row of a rule.
const MOST_CELLS: usize = 3;

/// A word about movement, which may be empty, and a name.
pub type Term = (String, String);
pub type Row = Vec<Vec<Term>>;

#[derive(Debug)]
pub struct Written {
    pub line: Line,
    pub is_late: bool,
    pub dirs: Vec<usize>,
    pub left: Row,
    pub right: Option<Row>,
    /// Further groups of tiles that must only exist somewhere.
    pub besides: Vec<Row>,
    /// The commands, except sounds.
    pub commands: Vec<String>,
    pub has_sound: bool,
    /// True if the rule belongs to the group of the previous rule.
    pub is_joined: bool,
}

impl Written {
    /// The objects that the rule can create.
    pub fn makes(&self, source: &Source) -> u64 {
        let terms = self.right.iter().flatten().flatten().filter(|(word, _)| word != "no");
        terms.filter_map(|(_, name)| source.named(name)).fold(0, |all, named| {
            all | match named {
                Named::Any(_) => 0,
                named => named.set(),
            }
        })
    }
}

/// The words before the first tile.
#[derive(Default)]
struct Head {
    is_late: bool,
    is_rigid: bool,
    is_random: bool,
    dirs: Vec<usize>,
}

fn head(words: &str) -> Option<Head> {
    let mut head = Head::default();
    for word in words.split_whitespace() {
        match word {
            "late" => head.is_late = true,
            "rigid" => head.is_rigid = true,
            "random" => head.is_random = true,
            _ => head.dirs.extend(directions(word)?),
        }
    }
    Some(head)
}

fn directions(word: &str) -> Option<Vec<usize>> {
    Some(match word {
        "up" => vec![0],
        "right" => vec![1],
        "down" => vec![2],
        "left" => vec![3],
        "horizontal" => vec![3, 1],
        "vertical" => vec![0, 2],
        "orthogonal" => vec![0, 2, 3, 1],
        _ => return None,
    })
}

/// The ways that a word about movement means in a rule of a direction, as a bit set.
pub fn ways(word: &str, dir: usize) -> Option<u8> {
    let along = 1 << dir | 1 << ((dir + 2) % 4);
    Some(match word {
        ">" => 1 << dir,
        "<" => 1 << ((dir + 2) % 4),
        "^" => 1 << ((dir + 3) % 4),
        "v" => 1 << ((dir + 1) % 4),
        "parallel" => along,
        "perpendicular" => 0b1111 & !along,
        "moving" => 0b1_1111,
        "action" => 1 << ACTION,
        _ => directions(word)?.into_iter().fold(0, |set, way| set | 1 << way),
    })
}

fn is_movement(word: &str) -> bool {
    matches!(word, "no" | "stationary" | "random" | "randomdir") || ways(word, 0).is_some()
}

pub fn read(line: &Line) -> Result<Written, Phrase> {
    let unread = || Phrase::new(wording!("puzzlescript-unread"));
    let lower = line.text.to_lowercase();
    let text = lower.trim();
    let (is_joined, text) = match text.strip_prefix('+') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let (left, right) = text.split_once("->").ok_or_else(unread)?;
    let (before, left) = left.split_at(left.find('[').ok_or_else(unread)?);
    let Head { is_late, is_rigid, is_random, dirs } = head(before).ok_or_else(unread)?;
    if is_rigid {
        return Err(Phrase::new(wording!("puzzlescript-rigid")));
    }
    if is_random {
        return Err(Phrase::new(wording!("puzzlescript-chance")));
    }
    let (rows, rest) = rows(left).ok_or_else(unread)?;
    if !rest.trim().is_empty() {
        return Err(unread());
    }
    let (right_rows, rest) = self::rows(right).ok_or_else(unread)?;
    let mut commands = Vec::new();
    let mut has_sound = false;
    for word in rest.split_whitespace() {
        if word.starts_with("sfx") {
            has_sound = true;
        } else {
            commands.push(word.to_owned());
        }
        if word == "message" {
            break;
        }
    }
    let groups = || Phrase::new(wording!("puzzlescript-groups"));
    let (mut left, mut right, mut besides) = (None, None, Vec::new());
    if !right_rows.is_empty() && right_rows.len() != rows.len() {
        return Err(unread());
    }
    let (is_alone, has_right) = (rows.len() == 1, !right_rows.is_empty());
    let mut right_rows = right_rows.into_iter();
    for row in rows {
        let after = right_rows.next();
        if !is_alone && after.as_ref() == Some(&row) {
            besides.push(row);
        } else if left.is_some() {
            return Err(groups());
        } else {
            (left, right) = (Some(row), after);
        }
    }
    let Some(left) = left.filter(|_| is_alone || has_right) else { return Err(groups()) };
    let terms = || left.iter().chain(right.iter().flatten()).chain(besides.iter().flatten()).flatten();
    if terms().any(|(_, name)| name == "...") {
        return Err(Phrase::new(wording!("puzzlescript-far")));
    }
    if terms().any(|(word, _)| matches!(word.as_str(), "random" | "randomdir")) {
        return Err(Phrase::new(wording!("puzzlescript-chance")));
    }
    if left.len() > MOST_CELLS || besides.iter().any(|row| row.len() > MOST_CELLS) {
        return Err(Phrase::new(wording!("puzzlescript-long")));
    }
    if right.as_ref().is_some_and(|right| right.len() != left.len()) {
        return Err(unread());
    }
    Ok(Written { line: line.clone(), is_late, dirs, left, right, besides, commands, has_sound, is_joined })
}

/// Reads the groups of tiles in brackets, and returns what follows.
fn rows(text: &str) -> Option<(Vec<Row>, &str)> {
    let mut rows = Vec::new();
    let mut rest = text.trim_start();
    while let Some(inner) = rest.strip_prefix('[') {
        let (row, after) = inner.split_once(']')?;
        rows.push(row.split('|').map(cell).collect::<Option<_>>()?);
        rest = after.trim_start();
    }
    Some((rows, rest))
}

fn cell(text: &str) -> Option<Vec<Term>> {
    let mut terms = Vec::new();
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        if is_movement(word) {
            terms.push((word.to_owned(), words.next()?.to_owned()));
        } else {
            terms.push((String::new(), word.to_owned()));
        }
    }
    Some(terms)
}
