//! Plays kept as tests of a project: the buttons of each round, and a hash of the visible state after it.

use tilery_kit::{AnySession, Rng, Session};

use super::rerun::{Parting, Stranded, all_changed, fresh, is_fresh, on_map, project, step};
use crate::{KeptPlay, Start, project_text};
use tilery_tilecode::TileCode;
use tilery_tilecode::board::{Board, Outcome};
use tilery_tilecode::document::{Document, Item};
use tilery_tilecode::model::Heading;
use tilery_tilecode::params::Params;
use tilery_tilecode::project::Project;

/// Hashes the visible state of a board: level, score, outcome, backgrounds and sprites, oldest first. Kinds
/// are hashed by number, so that renaming a kind or changing its picture does not change the hash.
fn hash(board: &Board) -> u16 {
    let outcome = match board.outcome {
        Outcome::Playing => '.',
        Outcome::Won => 'w',
        Outcome::Lost => 'l',
    };
    let mut seen = format!("{} {} {outcome} ", board.level, board.score);
    let declared = board.project().meaning().counters.len();
    board.counters[..declared].iter().for_each(|n| seen.push_str(&format!("{n} ")));
    board.messages.iter().for_each(|n| seen.push_str(&format!("m{n} ")));
    let digit = |n: u8| char::from(b'a' + n);
    seen.extend(on_map(board).map(|tile| digit(board.backgrounds[usize::from(tile)])));
    for piece in board.sprites() {
        let heading = if usize::from(piece.heading) == Heading::Resting.index() { 4 } else { piece.heading };
        seen.extend([' ', digit(piece.kind), digit(heading)]);
        seen.push_str(&piece.tile.to_string());
    }
    KeptPlay::hash(&seen)
}

/// Returns a `test` block with a name that keeps a session up to its present position. If the play began in
/// the middle of a level, the block contains the state at its start.
///
/// # Errors
/// If the play began in the middle of a level, except after a [`transplant`](super::transplant), which marks
/// all tiles as changed.
pub fn keep(session: &Session<TileCode>, name: &str) -> Result<String, Stranded> {
    let mut board = session.board_at(0);
    let start = if is_fresh(&board) && board.score == 0 { None } else { Some(start_of(&board)?) };
    let mut kept = KeptPlay {
        name: name.to_owned(),
        level: board.level,
        chance: board.rng.state(),
        start,
        rounds: session.all_moves()[..session.history().at()].to_vec(),
        hashes: Vec::new(),
    };
    kept.rounds.truncate(crate::MAX_ROUNDS);
    for &round in &kept.rounds {
        step(&mut board, round);
        kept.hashes.push(hash(&board));
    }
    Ok(kept.print())
}

/// Replays the kept play with the index `n` of a project. Returns the first difference from the kept hashes,
/// and the session at that round or at its end.
///
/// # Errors
/// If the project cannot run, there is no such kept play, or the kept play cannot be read or begun.
pub fn run(text: &str, n: usize) -> Result<(Parting, Session<TileCode>), Stranded> {
    let project = project(text)?;
    let (document, _) = Document::parse(project_text(text))?;
    let tests = document.items.iter().filter_map(|item| match &item.body {
        Item::Test(test) => Some(test),
        _ => None,
    });
    let kept = KeptPlay::read(tests.into_iter().nth(n).ok_or(Stranded::NoTest)?)?;
    let mut board = fresh(&project, kept.level, Rng::from_seed(kept.chance))?;
    if let Some(start) = &kept.start {
        begin(&mut board, &project, start)?;
    }
    let mut session = Session::from_board(Params::of(project), board.clone());
    let moves = kept.rounds.len();
    let mut first = None;
    for (n, (&round, &expected)) in kept.rounds.iter().zip(&kept.hashes).enumerate() {
        let is_over = board.outcome != Outcome::Playing;
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

/// Captures the board on which a play begins.
fn start_of(board: &Board) -> Result<Start, Stranded> {
    let mut changed = board.clone();
    all_changed(&mut changed);
    if changed != *board || board.outcome != Outcome::Playing || !board.messages.is_empty() {
        return Err(Stranded::Middle);
    }
    let ground = (0..board.rows)
        .map(|row| (0..board.cols).map(|col| board.backgrounds[usize::from(board.tile(row, col))]).collect());
    let sprites = board.sprites().map(|piece| {
        let (row, col) = board.place(piece.tile);
        let facing = board.facing(piece).filter(|&facing| facing != piece.heading);
        (piece.kind, row as u8, col as u8, piece.heading.min(Heading::Resting.index() as u8), facing)
    });
    Ok(Start {
        round: board.round,
        score: board.score,
        counters: board.counters[..board.project().meaning().counters.len()].to_vec(),
        ground: ground.collect(),
        sprites: sprites.collect(),
        blocked: board.blocked,
    })
}

/// Replaces the beginning of a level by the start of a play.
fn begin(board: &mut Board, project: &Project, start: &Start) -> Result<(), Stranded> {
    let meaning = project.meaning();
    let is_size = start.ground.len() == board.rows && start.ground.iter().all(|row| row.len() == board.cols);
    let is_there = |row: u8, col: u8| usize::from(row) < board.rows && usize::from(col) < board.cols;
    if !is_size || !start.sprites.iter().all(|&(_, row, col, ..)| is_there(row, col)) {
        return Err(Stranded::Size);
    }
    let most = |kinds: usize, kind: u8| usize::from(kind) < kinds;
    if !start.ground.iter().flatten().all(|&kind| most(meaning.backgrounds.len(), kind))
        || !start.sprites.iter().all(|&(kind, ..)| most(meaning.sprites.len(), kind))
    {
        return Err(Stranded::Kind);
    }
    board.lay(&meaning.levels[board.level]);
    board.next_age = 0;
    for (row, kinds) in start.ground.iter().enumerate() {
        for (col, &kind) in kinds.iter().enumerate() {
            board.paint(board.tile(row, col), kind);
        }
    }
    for &(kind, row, col, heading, facing) in &start.sprites {
        let tile = board.tile(usize::from(row), usize::from(col));
        let index = board.put(kind, tile, Heading::ALL[usize::from(heading).min(Heading::Resting.index())]);
        if let Some(facing) = facing {
            // An invalid facing only affects the picture, so it is not an error.
            board.pieces[usize::from(index)].look(facing);
        }
    }
    (board.round, board.score, board.blocked) = (start.round, start.score, start.blocked);
    board.counters.iter_mut().zip(&start.counters).for_each(|(counter, n)| *counter = *n);
    all_changed(board);
    Ok(())
}
