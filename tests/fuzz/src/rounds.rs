//! Runs a program on a player's input: the machine and the naive interpreter agree after every round, and
//! neither panics. The input is the text of a project, a NUL, and a byte for each round, which encodes the
//! pressed buttons. Projects that the checker refuses are skipped.

// Written for the tests of the crate, which compare both in the same way.
#[path = "../../../crates/tilecode/tests/agree/naive/mod.rs"]
#[expect(dead_code, reason = "it also makes random programs, for those tests")]
mod naive;

use naive::Naive;
use tilery_kit::{Reel, Rng};
use tilery_tilecode::{Board, Outcome, Project, state};

/// The naive interpreter is slow, and larger maps show nothing more.
const MOST_TILES: usize = 400;
const MOST_ROUNDS: usize = 24;

pub fn run(data: &[u8]) {
    let end = data.iter().position(|&byte| byte == 0).unwrap_or(data.len());
    let Ok(text) = std::str::from_utf8(&data[..end]) else { return };
    let Ok((project, _)) = Project::parse(text) else { return };
    let levels = &project.meaning().levels;
    if levels.iter().any(|level| level.backgrounds.len() > MOST_TILES || level.sprites.len() > MOST_TILES) {
        return;
    }
    let mut fast = Board::new(&project, Rng::from_seed(1));
    let mut slow = Naive::new(project.meaning(), Rng::from_seed(1));
    let inputs = data.get(end + 1..).unwrap_or_default();
    for n in 0..MOST_ROUNDS {
        if fast.outcome != Outcome::Playing {
            break;
        }
        // Multiplying sprites fill the map, and the naive interpreter is too slow for thousands of them.
        if fast.count() > MOST_TILES {
            break;
        }
        let round = naive::random::round(&fast, inputs.get(n).copied().unwrap_or(0));
        fast.play(round, &mut Reel::silent());
        slow.play(round);
        let mut text = String::new();
        state::print_state(&fast, &mut text);
        assert_eq!(text, slow.print(), "round {n}, fast left and slow right");
    }
    assert_eq!(fast.outcome != Outcome::Playing, slow.is_over());
}
