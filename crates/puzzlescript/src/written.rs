//! Reads the text of rules.

use tilery_kit::{Phrase, Wording, wording};

use crate::sections::Line;
use crate::source::{Named, Objects, Source};

/// The number of buttons: up, right, down, left (numbered as [`tilery_kit::Dir`]), and the action button.
pub const BUTTONS: usize = 5;
/// The number of the action button.
pub const ACTION: usize = 4;

/// The maximum number of tiles in a row of a rule.
const MOST_CELLS: usize = 3;

/// The sign for any number of tiles in a row.
pub const FAR: &str = "...";

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
    /// The reason why the rule cannot be translated. Its rows are then all in `besides`.
    pub fault: Option<Phrase>,
    /// The right sides of a rule with a fault.
    pub others: Vec<Row>,
}

impl Written {
    /// The terms of the left and of the right side.
    pub fn sides(&self) -> [Vec<&Term>; 2] {
        let left = self.besides.iter().chain([&self.left]).flatten().flatten();
        let right = self.others.iter().chain(&self.right).flatten().flatten();
        [left.collect(), right.collect()]
    }

    /// The objects that the rule can create.
    pub fn makes(&self, source: &Source) -> Objects {
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

/// The buttons that a word about movement means in a rule of a direction, as a bit set.
pub fn buttons(word: &str, dir: usize) -> Option<u8> {
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
        _ => directions(word)?.into_iter().fold(0, |set, button| set | 1 << button),
    })
}

fn is_movement(word: &str) -> bool {
    matches!(word, "no" | "stationary" | "random" | "randomdir") || buttons(word, 0).is_some()
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
    let written = Written {
        line: line.clone(),
        is_late,
        dirs,
        left: Vec::new(),
        right: None,
        besides: Vec::new(),
        commands,
        has_sound,
        is_joined,
        fault: None,
        others: Vec::new(),
    };
    let fault = if is_rigid {
        Some(wording!("puzzlescript-rigid"))
    } else if is_random {
        Some(wording!("puzzlescript-chance"))
    } else {
        fault(&rows, &right_rows)
    };
    if let Some(fault) = fault {
        let fault = Some(Phrase::new(fault));
        return Ok(Written { besides: rows, others: right_rows, fault, ..written });
    }
    let (mut left, mut right, mut besides) = (None, None, Vec::new());
    if !right_rows.is_empty() && right_rows.len() != rows.len() {
        return Err(unread());
    }
    let is_alone = rows.len() == 1;
    let mut right_rows = right_rows.into_iter();
    for row in rows {
        let after = right_rows.next();
        if !is_alone && after.as_ref() == Some(&row) {
            besides.push(row);
        } else {
            (left, right) = (Some(row), after);
        }
    }
    let left = left.ok_or_else(unread)?;
    if right.as_ref().is_some_and(|right| right.len() != left.len()) {
        return Err(unread());
    }
    Ok(Written { left, right, besides, ..written })
}

/// The reason why a rule with these rows cannot be translated.
fn fault(left: &[Row], right: &[Row]) -> Option<&'static Wording> {
    let terms = || left.iter().chain(right).flatten().flatten();
    let changed = left.iter().zip(right).filter(|(before, after)| before != after).count();
    let is_one = left.len() == 1 || right.len() == left.len() && changed == 1;
    if terms().any(|(_, name)| name == FAR) {
        Some(wording!("puzzlescript-far"))
    } else if terms().any(|(word, _)| matches!(word.as_str(), "random" | "randomdir")) {
        Some(wording!("puzzlescript-chance"))
    } else if !is_one {
        Some(wording!("puzzlescript-groups"))
    } else if left.iter().any(|row| row.len() > MOST_CELLS) {
        Some(wording!("puzzlescript-long"))
    } else {
        None
    }
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
