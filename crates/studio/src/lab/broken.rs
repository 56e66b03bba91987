//! The search for the edit since which a test is no longer as it was.

use tilery_kit::{AnyHistory, History};

use super::rerun::Stranded;
use super::test::run;
use crate::{Board, Studio};
use tilery_tilecode::document::TestText;

/// The state of a test after an edit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// There is no such play yet.
    Absent,
    AsBefore,
    Broken,
    /// The project does not run.
    Unknown,
}

/// The edit of a history after which the test with the index `n` was no longer as before, as its number among
/// the moves, from 0. `None` if it was never as before in it, or is now.
pub fn broken_by(history: &History<Studio>, n: usize) -> Option<usize> {
    let wanted = mark(history.board().tests().nth(n)?.1);
    let state = |at: usize| state(&history.board_at(at), &wanted);
    let now = history.at();
    if state(now) != State::Broken {
        return None;
    }
    // Binary search for the edit that added it, then for one after which it differs.
    let (mut before, mut added) = (0, now);
    if state(0) == State::Absent {
        while added - before > 1 {
            let middle = before.midpoint(added);
            *(if state(middle) == State::Absent { &mut before } else { &mut added }) = middle;
        }
    } else {
        added = 0;
    }
    let (mut good, mut bad) = (added, now);
    if state(good) != State::AsBefore {
        return None;
    }
    while bad - good > 1 {
        let middle = good.midpoint(bad);
        // Of boards that do not run, the next one that runs decides.
        let known = (middle..bad).map(|at| (at, state(at))).find(|(_, state)| *state != State::Unknown);
        match known {
            Some((at, State::AsBefore)) => good = at,
            _ => bad = middle,
        }
    }
    Some(bad - 1)
}

fn state(board: &Board, wanted: &[String]) -> State {
    let Some(n) = board.tests().position(|(_, test)| mark(test) == wanted) else { return State::Absent };
    match run(&board.print(), n) {
        Ok((parting, _)) if parting.first.is_none() => State::AsBefore,
        Err(Stranded::Text(_)) => State::Unknown,
        _ => State::Broken,
    }
}

/// The rows of a test that no edit changes, except one that takes a new result.
fn mark(test: &TestText) -> Vec<String> {
    let rows = test.rows.iter().map(|row| &*row.body);
    let is_own =
        |row: &&str| ["play ", "changes ", "hash ", "tiles "].iter().any(|word| row.starts_with(word));
    rows.filter(is_own).map(str::to_owned).collect()
}
