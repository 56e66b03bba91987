//! Tables of the best results: insert, rank, merge, parse, print. The page stores them.
//!
//! ```text
//! scores 1 higher
//! 12340 521 2026-11-21 - tilt:4x4#42 k3f
//! 9876 430 2026-11-20 undo - -
//! ```
//!
//! A row has score, moves, date, help (`undo` when the history has branched, `hint` when hints were asked
//! for, `undo+hint`), the game id and the page's name for the replay. `-` stands for an absent value.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::text::{Reader, TextError, Wording, whole};
use crate::wording;

/// The direction in which results are better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Order {
    /// More is better.
    Higher,
    /// Less is better.
    Lower,
}

impl Order {
    /// The name, `higher` or `lower`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Higher => "higher",
            Self::Lower => "lower",
        }
    }

    /// Compares values so that the better one comes first.
    pub fn compare(self, a: i64, b: i64) -> Ordering {
        match self {
            Self::Higher => b.cmp(&a),
            Self::Lower => a.cmp(&b),
        }
    }
}

/// One result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ScoreRow"))]
pub struct Entry {
    /// The value that it is ranked by.
    pub score: i64,
    /// The number of moves.
    pub moves: u64,
    /// The day, `YYYY-MM-DD`.
    pub date: String,
    /// Moves were taken back and others played.
    pub undone: bool,
    /// Hints were asked for.
    pub hinted: bool,
    /// The game id, empty when the game did not begin with a deal.
    pub id: String,
    /// The page's name for the replay, empty when it stores none.
    pub replay: String,
}

/// The best results, best first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    order: Order,
    rows: Vec<Entry>,
}

impl Table {
    /// The greatest number of results in a table.
    pub const ROWS: usize = 8;

    /// Creates an empty table.
    pub fn new(order: Order) -> Self {
        Self { order, rows: Vec::new() }
    }

    /// The direction in which results are better.
    pub fn order(&self) -> Order {
        self.order
    }

    /// The results, best first.
    pub fn rows(&self) -> &[Entry] {
        &self.rows
    }

    /// The rank, from 1, that a score made without hints would take now. `None` when the table is full of better ones.
    /// Of equal scores, the earlier one ranks above.
    pub fn rank(&self, score: i64) -> Option<usize> {
        let is_better =
            |row: &Entry| !row.hinted && self.order.compare(row.score, score) != Ordering::Greater;
        let better = self.rows.iter().take_while(|row| is_better(row)).count();
        (better < Self::ROWS).then_some(better + 1)
    }

    /// Enters a result and returns its rank, from 1. `None` when it is not among the best. A duplicate is not
    /// entered again.
    pub fn insert(&mut self, entry: Entry) -> Option<usize> {
        let place = self.rows.partition_point(|row| compare(self.order, row, &entry) == Ordering::Less);
        if self.rows.get(place) != Some(&entry) {
            self.rows.insert(place, entry);
            self.rows.truncate(Self::ROWS);
        }
        (place < Self::ROWS).then_some(place + 1)
    }

    /// Merges another table's results into this one. The operation is commutative and idempotent.
    pub fn merge(&mut self, other: &Self) {
        for entry in &other.rows {
            self.insert(entry.clone());
        }
    }
}

/// A total order, so that merging is commutative. Results with hints come after all others.
fn compare(order: Order, a: &Entry, b: &Entry) -> Ordering {
    let scores = || order.compare(a.score, b.score);
    a.hinted.cmp(&b.hinted).then_with(scores).then_with(|| rest(a).cmp(&rest(b)))
}

/// The key that orders equal scores.
fn rest(entry: &Entry) -> (&str, u64, bool, &str, &str) {
    (&entry.date, entry.moves, entry.undone, &entry.id, &entry.replay)
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "scores 1 {}", self.order.name())?;
        let or_dash = |text: &str| if text.is_empty() { "-".to_owned() } else { text.to_owned() };
        for Entry { score, moves, date, undone, hinted, id, replay } in &self.rows {
            let help = match (undone, hinted) {
                (false, false) => "-",
                (true, false) => "undo",
                (false, true) => "hint",
                (true, true) => "undo+hint",
            };
            writeln!(f, "{score} {moves} {date} {help} {} {}", or_dash(id), or_dash(replay))?;
        }
        Ok(())
    }
}

impl FromStr for Table {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        whole(text, |reader| {
            reader.expect("scores 1 ")?;
            let order = if reader.eat("higher") {
                Order::Higher
            } else if reader.eat("lower") {
                Order::Lower
            } else {
                return Err(reader.error(wording!("order")));
            };
            reader.expect("\n")?;
            let mut table = Self::new(order);
            while !reader.is_end() {
                table.insert(entry(reader)?);
            }
            Ok(table)
        })
    }
}

#[inline(never)]
fn entry(reader: &mut Reader<'_>) -> Result<Entry, TextError> {
    let score = reader.number(i64::MIN..=i64::MAX, wording!("score"))?;
    reader.expect(" ")?;
    let moves = reader.number(0..=u64::MAX, wording!("move-count"))?;
    reader.expect(" ")?;
    let date = date(reader)?;
    reader.expect(" ")?;
    let undone = reader.eat("undo");
    let hinted = reader.eat(if undone { "+hint" } else { "hint" });
    if !undone && !hinted {
        reader.expect("-")?;
    }
    reader.expect(" ")?;
    let id = word(reader, wording!("game-id"))?;
    reader.expect(" ")?;
    let replay = word(reader, wording!("replay-name"))?;
    reader.expect("\n")?;
    Ok(Entry { score, moves, date, undone, hinted, id, replay })
}

#[inline(never)]
fn date(reader: &mut Reader<'_>) -> Result<String, TextError> {
    let from = reader.clone();
    let text = reader.take_while(|c| c.is_ascii_digit() || c == '-');
    let is_date = text.len() == 10
        && text
            .bytes()
            .enumerate()
            .all(|(i, b)| if matches!(i, 4 | 7) { b == b'-' } else { b.is_ascii_digit() });
    if is_date { Ok(text.to_owned()) } else { Err(from.error(wording!("date"))) }
}

#[inline(never)]
fn word(reader: &mut Reader<'_>, expected: &'static Wording) -> Result<String, TextError> {
    let from = reader.clone();
    match reader.take_while(|c| !c.is_whitespace()) {
        "" => Err(from.error(expected)),
        "-" => Ok(String::new()),
        word => Ok(word.to_owned()),
    }
}

/// Checks that an entry's words survive printing and parsing. White space in one of them would break its row.
///
/// # Errors
/// When one of them is invalid.
pub fn check(candidate: &Entry) -> Result<(), TextError> {
    whole(&candidate.date, date)?;
    for (text, expected) in
        [(&candidate.id, wording!("game-id")), (&candidate.replay, wording!("replay-name"))]
    {
        if text == "-" || text.contains(char::is_whitespace) {
            return Err(Reader::new(text).error(expected));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn result(score: i64) -> Entry {
        Entry {
            score,
            moves: 10,
            date: "2026-11-21".into(),
            undone: false,
            hinted: false,
            id: "tilt:4x4#1".into(),
            replay: String::new(),
        }
    }

    #[test]
    fn the_eight_best_stay() {
        let mut table = Table::new(Order::Higher);
        for score in 1..=10 {
            assert_eq!(table.insert(result(score)), Some(1));
        }
        assert_eq!(table.rows().iter().map(|e| e.score).collect::<Vec<_>>(), [10, 9, 8, 7, 6, 5, 4, 3]);
        assert_eq!(table.insert(result(2)), None);
        assert_eq!(
            (table.rank(2), table.rank(3), table.rank(10), table.rank(11)),
            (None, None, Some(2), Some(1))
        );
        let mut fewest = Table::new(Order::Lower);
        fewest.insert(result(5));
        assert_eq!(fewest.insert(result(4)), Some(1));
        assert_eq!(fewest.rank(5), Some(3));
    }

    #[test]
    fn a_result_with_hints_is_behind_all_without() {
        let mut table = Table::new(Order::Higher);
        table.insert(Entry { hinted: true, ..result(900) });
        assert_eq!(table.rank(5), Some(1));
        assert_eq!(table.insert(result(5)), Some(1));
        assert_eq!(table.insert(Entry { hinted: true, ..result(700) }), Some(3));
        for score in 6..13 {
            table.insert(result(score));
        }
        assert!(table.rows().iter().all(|row| !row.hinted), "and gives way to them");
        // A table of a build before this one may have it at its head.
        let old = "scores 1 higher\n900 9 2026-11-20 hint - -\n5 9 2026-11-21 - - -\n";
        let read: Table = old.parse().expect("a table");
        assert_eq!(read.rows().iter().map(|row| row.score).collect::<Vec<_>>(), [5, 900]);
    }

    #[test]
    fn errors_in_tables_name_the_place() {
        for (text, error) in [
            ("scores 1 best\n", "line 1, column 10: expected `higher` or `lower`, found `best`"),
            (
                "scores 1 higher\n5 x",
                "line 2, column 3: expected a number of moves from 0 to 18446744073709551615, found `x`",
            ),
            (
                "scores 1 higher\n5 1 yesterday - - -\n",
                "line 2, column 5: expected a date, YYYY-MM-DD, found `yesterday`",
            ),
        ] {
            assert_eq!(text.parse::<Table>().unwrap_err().to_string(), error);
        }
    }

    #[test]
    fn words_that_would_break_a_row_are_refused() {
        assert!(check(&result(1)).is_ok());
        // Contains the rest of its row and a further row, both valid.
        let row = "x -\n5 1 2026-01-01 - y";
        for (id, replay) in [("a b", ""), ("a\nb", ""), (row, ""), ("-", ""), ("", row), ("", "-"), ("", " ")]
        {
            let entry = Entry { id: id.into(), replay: replay.into(), ..result(1) };
            assert!(check(&entry).is_err(), "{entry:?}");
        }
        for date in ["", "today", "2026-11-21 ", "2026-11-211"] {
            assert!(check(&Entry { date: date.into(), ..result(1) }).is_err(), "{date}");
        }
    }

    fn any_table() -> impl Strategy<Value = Table> {
        let entry = (-5i64..5, 0u64..3, 1u32..4, any::<(bool, bool)>(), 0u8..3).prop_map(
            |(score, moves, day, (undone, hinted), id)| Entry {
                score,
                moves,
                date: format!("2026-01-{day:02}"),
                undone,
                hinted,
                id: if id == 0 { String::new() } else { format!("g:p#{id}") },
                replay: String::new(),
            },
        );
        proptest::collection::vec(entry, 0..14).prop_map(|entries| {
            let mut table = Table::new(Order::Lower);
            for entry in entries {
                table.insert(entry);
            }
            table
        })
    }

    proptest! {
        #![proptest_config(crate::laws::cases(256))]

        #[test]
        fn merging_is_commutative_and_idempotent(a in any_table(), b in any_table()) {
            let mut ab = a.clone();
            ab.merge(&b);
            let mut ba = b.clone();
            ba.merge(&a);
            prop_assert_eq!(&ab, &ba);
            ab.merge(&b);
            prop_assert_eq!(&ab, &ba);
            prop_assert_eq!(ab.to_string().parse::<Table>().unwrap(), ab);
        }
    }
}
