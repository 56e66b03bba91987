//! Tests follow the kinds, counters, messages and levels that they name when these are renamed, moved or resized.

use std::rc::Rc;

use super::board::Board;
use super::declared::Declared;
use tilery_tilecode::document::{Item, Noted, Rows};

/// A level as a test names it: its number, and how far its tiles are from where they were.
type Level = (usize, i32, i32);

impl Board {
    /// Renames something in all tests.
    pub(super) fn rename_in_tests(&mut self, sort: Declared, name: &str, to: &str) {
        let words: &[&str] = match sort {
            Declared::Kind => &["backgrounds", "sprites"],
            Declared::Counter => &["counts", "counters"],
            Declared::Message => &["says"],
        };
        self.change_tests(|rows| {
            for row in rows {
                let mut parts = row.body.split(' ');
                let Some(first) = parts.next().filter(|first| words.contains(first)) else { continue };
                let renamed = parts.map(|word| match word.split_once(':') {
                    _ if word == name => to.to_owned(),
                    Some((known, n)) if known == name => [to, n].join(":"),
                    _ => word.to_owned(),
                });
                row.body =
                    std::iter::once(first.to_owned()).chain(renamed).collect::<Vec<_>>().join(" ").into();
            }
        });
    }

    /// Renumbers the levels of all tests: `to` maps old numbers to new ones, and removed levels to `None`.
    pub(super) fn renumber_tests(&mut self, to: impl Fn(usize) -> Option<usize>) {
        self.change_levels(|(n, down, right)| to(n).map(|n| (n, down, right)));
    }

    /// Shifts the tiles of a level in all tests.
    pub(super) fn shift_tests(&mut self, level: usize, (by_down, by_right): (i32, i32)) {
        self.change_levels(|(n, down, right)| {
            Some(if n == level { (n, down + by_down, right + by_right) } else { (n, down, right) })
        });
    }

    fn change_levels(&mut self, change: impl Fn(Level) -> Option<Level>) {
        self.change_tests(|rows| {
            // Earlier builds left the first level out, and did not know of shifted tiles.
            let is_old = rows.iter().any(|row| row.body.starts_with("hash"));
            let changed = |level: Level| {
                change(level).map(|(n, down, right)| if is_old { (n, 0, 0) } else { (n, down, right) })
            };
            let mut has_level = false;
            for row in rows.iter_mut() {
                if row.body.starts_with("level ") {
                    has_level = true;
                    if let Some(level) = read(&row.body) {
                        row.body = print(changed(level));
                    }
                }
            }
            if !has_level && changed((0, 0, 0)) != Some((0, 0, 0)) {
                let at = rows.first().map_or(tilery_kit::text::TextPos::START, |row| row.at);
                rows.insert(0, Noted { notes: Vec::new(), at, body: print(changed((0, 0, 0))) });
            }
        });
    }

    /// Changes the rows of all tests.
    fn change_tests(&mut self, change: impl Fn(&mut Rows)) {
        for n in self.places(|item| matches!(item, Item::Test(_))) {
            self.change(n, |item| {
                if let Item::Test(test) = &mut item.body {
                    change(&mut test.rows);
                }
            });
        }
    }
}

fn read(row: &str) -> Option<Level> {
    let mut words = row.split(' ').skip(1);
    let level: usize = words.next()?.parse().ok()?;
    let by = |word: Option<&str>| word.map_or(Some(0), |word| word.parse().ok());
    Some((level.checked_sub(1)?, by(words.next())?, by(words.next())?))
}

fn print(level: Option<Level>) -> Rc<str> {
    match level {
        None => "level none".into(),
        Some((n, 0, 0)) => format!("level {}", n + 1).into(),
        Some((n, down, right)) => format!("level {} {down} {right}", n + 1).into(),
    }
}
