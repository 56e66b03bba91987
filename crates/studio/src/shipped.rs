//! The shipped games as the studio opens them, with a play that is kept as a test.

use tilery_kit::{Reader, Session};

use super::test::Test;
use crate::lab;
use tilery_tilecode::games;

/// A play of each game: a line with `=` and the name, and a line with the rounds from the beginning with seed
/// 1, limited to 120 runs. They are the beginnings of the recorded plays in `crates/tilecode/tests/play`.
const PLAYS: &str = include_str!("plays.txt");

const SEED: u64 = 1;

/// The text of a shipped game with its comments and tests. `None` if the name is unknown.
pub fn shipped(name: &str) -> Option<String> {
    let text = games::named(name)?.authored()?;
    let mut lines = PLAYS.lines();
    lines.find(|line| line.strip_prefix('=') == Some(name))?;
    let mut kept = Test::default();
    kept.row(&mut Reader::new(lines.next()?)).ok()?;
    let mut play: Session<tilery_tilecode::TileCode> = lab::start(text, 0, SEED).ok()?;
    play.play_on(&kept.rounds);
    let test = lab::keep(&play, "A play").ok()?;
    Some([text, "\n", &test].concat())
}
