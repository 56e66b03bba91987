//! Plays kept as tests of a project: the buttons of each round, and a hash of what could be seen after it.

use tilery_kit::{AnySession, Rng, Session};

use super::rerun::{Parting, Stranded, fresh, is_fresh, on_map, project, step};
use crate::TileCode;
use crate::board::{Board, Outcome};
use crate::document::{Document, Item};
use crate::model::Heading;
use crate::params::Params;
use crate::studio::{Kept, project_text};

/// The hash of what a player sees of a board: level, score, how the game stands, the backgrounds and the sprites, oldest first. Kinds count by
/// number, so that a play is still the same when one gets another name or picture.
fn hash(board: &Board) -> u16 {
    let outcome = match board.outcome() {
        Outcome::Playing => '.',
        Outcome::Won => 'w',
        Outcome::Lost => 'l',
    };
    let mut seen = format!("{} {} {outcome} ", board.level(), board.score());
    let digit = |n: u8| char::from(b'a' + n);
    seen.extend(on_map(board).map(|tile| digit(board.backgrounds[usize::from(tile)])));
    for piece in board.sprites() {
        let heading = if usize::from(piece.heading) == Heading::Resting.index() { 4 } else { piece.heading };
        seen.extend([' ', digit(piece.kind), digit(heading)]);
        seen.push_str(&piece.tile.to_string());
    }
    Kept::hash(&seen)
}

/// The block that keeps a play of a session, up to where it stands, as a test of that name.
///
/// # Errors
/// When the play did not begin with a level.
pub fn keep(session: &Session<TileCode>, name: &str) -> Result<String, Stranded> {
    let mut board = session.board_at(0);
    if !is_fresh(&board) {
        return Err(Stranded::Middle);
    }
    let mut kept = Kept {
        name: name.to_owned(),
        level: board.level(),
        chance: board.rng.state(),
        rounds: session.all_moves()[..session.at()].to_vec(),
        hashes: Vec::new(),
    };
    kept.rounds.truncate(crate::studio::MAX_ROUNDS);
    for &round in &kept.rounds {
        step(&mut board, round);
        kept.hashes.push(hash(&board));
    }
    Ok(kept.print())
}

/// Plays a kept play of a project again, counted from 0: where it parts from what was kept, and the play as far as the game goes on, at the
/// first round that differs or at its end.
///
/// # Errors
/// When the project cannot run, there is no such kept play, or it cannot be read or begun.
pub fn run(text: &str, n: usize) -> Result<(Parting, Session<TileCode>), Stranded> {
    let project = project(text)?;
    let (document, _) = Document::parse(project_text(text))?;
    let tests = document.items.iter().filter_map(|item| match &item.body {
        Item::Test(test) => Some(test),
        _ => None,
    });
    let kept = Kept::read(tests.into_iter().nth(n).ok_or(Stranded::NoTest)?)?;
    let mut board = fresh(&project, kept.level, Rng::from_seed(kept.chance))?;
    let mut session = Session::from_board(Params::of(project), board.clone());
    let moves = kept.rounds.len();
    let mut first = None;
    for (n, (&round, &expected)) in kept.rounds.iter().zip(&kept.hashes).enumerate() {
        let is_over = board.outcome() != Outcome::Playing;
        step(&mut board, round);
        if is_over || hash(&board) != expected {
            first = Some(n);
            break;
        }
    }
    session.play_on(&kept.rounds);
    session.seek(first.map_or(moves, |n| n + 1));
    Ok((Parting { first, moves, is_at_start: false }, session))
}
