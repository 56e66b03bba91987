//! Levels as rows of characters: `#` a wall, `@` the player, `$` a crate, `.` a spot, `+` and `*` the player and a
//! crate on a spot, and a space, `-` or `_` the floor.
//!
//! Rows may be run-length encoded (`4#`, `2(-$)`) and stand on one line with `|` between them. Titles and authors
//! stand above or below their levels, as the whole text has them.

use tilery_kit::text::TextPos;
use tilery_kit::{TextError, wording};
use tilery_tilecode::model::MAX_SIDE;

use crate::{Collection, Level};

/// The maximum length of a written-out row, above which a level is too wide for a project.
const MAX_ROW: usize = MAX_SIDE + 1;
/// The maximum depth of groups of a run-length encoding.
const MAX_DEPTH: usize = 8;

/// True if a text has a level of at least three rows.
pub fn has_board(text: &str) -> bool {
    let mut count = 0;
    let mut seen = String::new();
    for line in text.lines() {
        match board_rows(line, count > 0) {
            Some(rows) => {
                count += rows.len();
                seen.extend(rows);
                if count >= 3 && seen.contains(['@', '+']) && seen.contains(['$', '*']) {
                    return true;
                }
            }
            None => (count, seen) = (0, String::new()),
        }
    }
    false
}

/// A sort of words between levels.
#[derive(Clone, Copy, PartialEq)]
enum Sort {
    Title,
    Author,
    /// The title of the whole text.
    Whole,
    /// A line without a key, which may be a title.
    Plain,
}

/// Words in one place: before the first level, or after a level.
type Words = Vec<(Sort, String)>;

pub fn read(text: &str) -> Result<Collection, TextError> {
    let mut levels: Vec<Level> = Vec::new();
    // Before the first level, then after each.
    let mut between = vec![Words::new()];
    let mut is_inside = false;
    let mut is_comment = false;
    for (number, line) in (1..).zip(text.trim_start_matches('\u{feff}').lines()) {
        if let Some(rows) = board_rows(line, is_inside) {
            if !is_inside {
                levels.push(Level { line: number, ..Level::default() });
                between.push(Words::new());
            }
            is_inside = true;
            if let Some(level) = levels.last_mut() {
                level.rows.extend(rows);
            }
            continue;
        }
        is_inside = false;
        if let Some(words) = words(line, &mut is_comment)
            && let Some(last) = between.last_mut()
        {
            last.push(words);
        }
    }
    if levels.is_empty() {
        let found = wording!("sokoban-nothing");
        return Err(TextError::new(TextPos::START, wording!("sokoban-level"), found));
    }
    Ok(named(levels, &between))
}

/// The rows that a line holds; `None` if it is no part of a level. Outside of a level a row has a wall.
fn board_rows(line: &str, is_inside: bool) -> Option<Vec<String>> {
    let line = line.trim_end();
    let rows: Vec<String> = line.split('|').map(written_out).collect::<Option<_>>()?;
    let all = || rows.iter().flat_map(|row| row.chars());
    let has_wall = all().any(|c| c == '#');
    // Rows within a level may be open to both sides, but words of such letters are none.
    let is_open = is_inside && all().any(|c| c != ' ') && !all().any(|c| c.is_ascii_alphabetic());
    // A level on one line ends with a `|` at times.
    (has_wall || is_open)
        .then(|| rows.into_iter().filter(|row| !row.is_empty()).map(|row| plain(&row)).collect())
}

/// A row with one character for each sort of tile.
fn plain(row: &str) -> String {
    let plain = |c| match c {
        '-' | '_' => ' ',
        'p' => '@',
        'P' => '+',
        'b' => '$',
        'B' => '*',
        'o' => '.',
        c => c,
    };
    row.chars().map(plain).collect()
}

/// Writes out a run-length encoded row: a number stands before the character, or the group in parentheses, that
/// it repeats. `None` if other characters occur.
fn written_out(row: &str) -> Option<String> {
    let mut groups = vec![(1, String::new())];
    let mut count: Option<usize> = None;
    for c in row.chars() {
        match c {
            '0'..='9' => {
                let digit = c as usize - '0' as usize;
                count = Some((count.unwrap_or(0) * 10 + digit).min(MAX_ROW));
                continue;
            }
            '(' => {
                if groups.len() > MAX_DEPTH {
                    return None;
                }
                groups.push((count.take().unwrap_or(1), String::new()));
            }
            ')' => {
                let (times, group) = groups.pop()?;
                push(&mut groups.last_mut()?.1, &group, times);
            }
            ' ' | '-' | '_' | '#' | '@' | '+' | '$' | '*' | '.' | 'p' | 'P' | 'b' | 'B' | 'o' => {
                push(&mut groups.last_mut()?.1, c.encode_utf8(&mut [0; 4]), count.take().unwrap_or(1));
            }
            '\t' => push(&mut groups.last_mut()?.1, "    ", 1),
            _ => return None,
        }
    }
    match (groups.as_slice(), count) {
        ([(_, row)], None) => Some(row.clone()),
        _ => None,
    }
}

/// Appends a text several times, as long as the row stays within what a project has.
fn push(row: &mut String, text: &str, times: usize) {
    for _ in 0..times {
        if row.len() < MAX_ROW {
            row.push_str(text);
        }
    }
}

/// The words of a line that is no row. Comments of several lines end with `Comment-End:`.
fn words(line: &str, is_comment: &mut bool) -> Option<(Sort, String)> {
    let line = line.trim();
    let (key, value) = line.split_once(':').unwrap_or(("", ""));
    let (key, value) = (key.trim().to_lowercase(), value.trim());
    if *is_comment {
        *is_comment = key != "comment-end" && key != "comment_end";
        return None;
    }
    let value = value.to_owned();
    match &*key {
        "title" | "name" => Some((Sort::Title, value)),
        "author" => Some((Sort::Author, value)),
        "collection" | "set" => Some((Sort::Whole, value)),
        "comment" => {
            *is_comment = value.is_empty();
            None
        }
        // Other keys are one word; a line may have a colon of its own.
        _ if !key.is_empty() && !key.contains(' ') => None,
        _ if line.starts_with("::") || line.is_empty() => None,
        // A solution.
        _ if line.chars().all(|c| "udlrUDLR0123456789()*".contains(c)) && line.len() > 5 => None,
        _ => {
            let words = line.trim_matches([';', '\'', '"', ' ']);
            (!words.is_empty()).then(|| (Sort::Plain, words.to_owned()))
        }
    }
}

/// Gives levels their titles and authors. Where lines with keys follow the last level, those of every level stand
/// below it, else above it; so do lines without keys.
fn named(mut levels: Vec<Level>, between: &[Words]) -> Collection {
    let is_below =
        |sorts: &[Sort]| between.last().is_some_and(|last| last.iter().any(|(sort, _)| sorts.contains(sort)));
    let (keys_are_below, plain_is_below) = (is_below(&[Sort::Title, Sort::Author]), is_below(&[Sort::Plain]));
    // Of several lines, the nearest to the level.
    let find = |sort: Sort, n: usize, is_below: bool| {
        let mut found = between[n + usize::from(is_below)].iter().filter(|(other, _)| *other == sort);
        let nearest = if is_below { found.next() } else { found.next_back() };
        nearest.map(|(_, text)| text.clone())
    };
    for (n, level) in levels.iter_mut().enumerate() {
        let named = find(Sort::Title, n, keys_are_below);
        level.title = named.or_else(|| find(Sort::Plain, n, plain_is_below)).unwrap_or_default();
        level.author = find(Sort::Author, n, keys_are_below).unwrap_or_default();
    }
    // The words before the first level that do not name it are about all.
    let first = levels.first().map(|level| &level.title);
    let of_all = |sort: Sort| {
        let found = between[0].iter().find(|(other, text)| *other == sort && Some(text) != first);
        found.map(|(_, text)| text.clone())
    };
    let title = [Sort::Whole, Sort::Title, Sort::Plain].into_iter().find_map(of_all).unwrap_or_default();
    let author = between[0].iter().find(|(sort, _)| *sort == Sort::Author);
    let author = author.map(|(_, text)| text.clone()).unwrap_or_default();
    Collection { title, author, levels }
}
