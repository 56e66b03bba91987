//! Plays kept as tests of a project: the rounds, and a hash of what changes in each.

use std::rc::Rc;

use tilery_kit::{AnySession, Rng, Session};

use super::rerun::{Parting, Stranded, all_changed, fresh, is_fresh, on_map, project, step};
use super::sight::Sight;
use super::touch::{Touch, touched};
use crate::test::{Expected, Names};
use crate::{Start, Test, project_text};
use tilery_tilecode::TileCode;
use tilery_tilecode::board::{Board, Outcome};
use tilery_tilecode::document::{Document, Item};
use tilery_tilecode::model::{Heading, Kind, Level};
use tilery_tilecode::params::Params;
use tilery_tilecode::project::Project;

/// Hashes the visible state of a board as earlier builds did: level, score, outcome, backgrounds and sprites, oldest
/// first. Kinds are hashed by number.
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
    Test::hash(&seen)
}

/// Returns a `test` block with a name that keeps a session up to its present position. If the play began in
/// the middle of a level, the block contains the state at its start.
///
/// # Errors
/// If the play began in the middle of a level, except after a [`transplant`](super::transplant), which marks
/// all tiles as changed.
pub fn keep(session: &Session<TileCode>, name: &str) -> Result<String, Stranded> {
    let mut board = session.board_at(0);
    let mut rounds = session.all_moves()[..session.history().at()].to_vec();
    rounds.truncate(crate::MAX_ROUNDS);
    let is_start = is_fresh(&board) && board.score == 0;
    let mut names = Names::default();
    let start = if is_start { None } else { Some(start_of(&board, &mut names)?) };
    let stages = touched(&board, &rounds, start.is_some());
    let chance = board.rng.state();
    let mut touch = Touch::new(names, stages, start.is_some());
    touch.learns = true;
    let mut changes = Vec::new();
    for &round in &rounds {
        let before = Sight::of(&board);
        step(&mut board, round);
        let told = touch.told(&before, &Sight::of(&board), &board);
        changes.push(told.map(|told| Test::hash(&told)));
    }
    let Touch { names, stages, .. } = touch;
    let (name, expected) = (name.to_owned(), Expected::Changes(changes));
    Ok(Test { name, stages, names, chance, start, rounds, expected }.print())
}

/// Replays the test with the index `n` of a project. Returns the first difference from the kept hashes,
/// and the session at that round or at its end.
///
/// # Errors
/// If the project cannot run, there is no such test, or the test cannot be read or begun.
pub fn run(text: &str, n: usize) -> Result<(Parting, Session<TileCode>), Stranded> {
    let project = project(text)?;
    let kept = read(text, n)?;
    kept.check(&project)?;
    kept.replay(project)
}

/// The block of the test with the index `n` of a project, with the changes of its rounds as they are now. What
/// it names and is gone is left out.
///
/// # Errors
/// If the project cannot run, or has no such test or no longer the level with which it begins.
pub fn renew(text: &str, n: usize) -> Result<String, Stranded> {
    let kept = read(text, n)?;
    let (_, mut session) = kept.replay(project(text)?)?;
    session.seek(session.all_moves().len());
    keep(&session, &kept.name)
}

fn read(text: &str, n: usize) -> Result<Test, Stranded> {
    let (document, _) = Document::parse(project_text(text))?;
    let tests = document.items.iter().filter_map(|item| match &item.body {
        Item::Test(test) => Some(test),
        _ => None,
    });
    Ok(Test::read(tests.into_iter().nth(n).ok_or(Stranded::NoTest)?)?)
}

impl Test {
    /// Refuses a project that lacks something that the play touches.
    fn check(&self, project: &Project) -> Result<(), Stranded> {
        let meaning = project.meaning();
        let kinds = |kinds: &[Kind]| kinds.iter().map(|kind| kind.name.clone()).collect();
        let counters = meaning.counters.iter().map(|counter| counter.name.clone()).collect();
        let messages = meaning.messages.iter().map(|message| message.name.clone()).collect();
        let lists: [(_, _, Vec<String>); 4] = [
            ("background", &self.names.backgrounds, kinds(&meaning.backgrounds)),
            ("sprite", &self.names.sprites, kinds(&meaning.sprites)),
            ("counter", &self.names.counters, counters),
            ("message", &self.names.messages, messages),
        ];
        for (sort, names, there) in lists {
            if let Some(name) = names.iter().find(|name| !there.contains(name)) {
                return Err(Stranded::Gone { sort, name: name.clone() });
            }
        }
        let (grounds, sprites) = (meaning.backgrounds.len(), meaning.sprites.len());
        let is_known = |start: &Start| {
            let has = |length: usize, kind: u8| usize::from(kind) < length;
            start.ground.iter().flatten().all(|&kind| has(grounds, kind))
                && start.sprites.iter().all(|&(kind, ..)| has(sprites, kind))
        };
        if matches!(self.expected, Expected::Whole(_)) && !self.start.as_ref().is_none_or(is_known) {
            return Err(Stranded::Kind);
        }
        for stage in self.stages.iter().skip(usize::from(self.start.is_some())) {
            let level = stage.level.and_then(|level| meaning.levels.get(level));
            let is_there = |level: &Level, (row, col): (u8, u8)| {
                let (row, col) = (i32::from(row) + stage.down, i32::from(col) + stage.right);
                (0..level.rows as i32).contains(&row) && (0..level.cols as i32).contains(&col)
            };
            if level.is_some_and(|level| !stage.tiles().all(|tile| is_there(level, tile))) {
                return Err(Stranded::Cut);
            }
        }
        Ok(())
    }

    /// Plays the rounds in a project.
    fn replay(&self, project: Rc<Project>) -> Result<(Parting, Session<TileCode>), Stranded> {
        let mut board = self.begin(project)?;
        let mut session = Session::from_board(Params::of(Rc::clone(board.project())), board.clone());
        let mut touch = Touch::new(self.names.clone(), self.stages.clone(), self.start.is_some());
        let (mut first, mut rounds) = (None, Vec::new());
        for (n, &round) in self.rounds.iter().enumerate() {
            let round = touch.moved(round);
            rounds.push(round);
            let is_over = board.outcome != Outcome::Playing;
            let is_same = match &self.expected {
                Expected::Whole(hashes) => {
                    step(&mut board, round);
                    !is_over && hashes.get(n) == Some(&hash(&board))
                }
                Expected::Changes(hashes) => {
                    let before = Sight::of(&board);
                    step(&mut board, round);
                    let after = Sight::of(&board);
                    let told = touch.told(&before, &after, &board);
                    !is_over && hashes.get(n) == Some(&told.map(|told| Test::hash(&told)))
                }
            };
            if first.is_none() && !is_same {
                first = Some(n);
            }
        }
        let moves = rounds.len();
        session.play_on(&rounds);
        session.seek(first.map_or(moves, |n| n + 1));
        Ok((Parting { first, moves, is_at_start: false }, session))
    }

    /// The board on which the play begins.
    fn begin(&self, project: Rc<Project>) -> Result<Board, Stranded> {
        let level = self.stages.first().and_then(|stage| stage.level).ok_or(Stranded::NoLevel)?;
        let board = fresh(&project, level, Rng::from_seed(self.chance))?;
        let Some(start) = &self.start else { return Ok(board) };
        let rows = start.ground.len();
        let cols = start.ground.first().map_or(0, Vec::len);
        if cols == 0 || start.ground.iter().any(|row| row.len() != cols) {
            return Err(Stranded::Size);
        }
        let project = if (board.rows, board.cols) == (rows, cols) {
            project
        } else {
            with_map(&project, level, (rows, cols))?
        };
        let mut board = fresh(&project, level, Rng::from_seed(self.chance))?;
        self.lay(start, &mut board)?;
        Ok(board)
    }

    /// Replaces the beginning of a level by the start of a play. Sprites of kinds that are gone are left out.
    fn lay(&self, start: &Start, board: &mut Board) -> Result<(), Stranded> {
        let project = Rc::clone(board.project());
        let meaning = project.meaning();
        let is_whole = matches!(self.expected, Expected::Whole(_));
        let number = |names: &[String], kinds: &[Kind], kind: u8| {
            let there = if is_whole {
                Some(usize::from(kind)).filter(|&kind| kind < kinds.len())
            } else {
                let name = names.get(usize::from(kind));
                kinds.iter().position(|kind| Some(&kind.name) == name)
            };
            there.map(|kind| kind as u8)
        };
        let background = |kind| number(&self.names.backgrounds, &meaning.backgrounds, kind);
        let sprite = |kind| number(&self.names.sprites, &meaning.sprites, kind);
        let is_there = |row: u8, col: u8| usize::from(row) < board.rows && usize::from(col) < board.cols;
        if !start.sprites.iter().all(|&(_, row, col, ..)| is_there(row, col)) {
            return Err(Stranded::Size);
        }
        board.lay(&meaning.levels[board.level]);
        board.next_age = 0;
        for (row, kinds) in start.ground.iter().enumerate() {
            for (col, &kind) in kinds.iter().enumerate() {
                board.paint(board.tile(row, col), background(kind).unwrap_or(0));
            }
        }
        for &(kind, row, col, heading, facing) in &start.sprites {
            let Some(kind) = sprite(kind) else { continue };
            let tile = board.tile(usize::from(row), usize::from(col));
            let heading = Heading::ALL[usize::from(heading).min(Heading::Resting.index())];
            let index = board.put(kind, tile, heading);
            if let Some(facing) = facing {
                // An invalid facing only affects the picture, so it is not an error.
                board.pieces[usize::from(index)].look(facing);
            }
        }
        (board.round, board.score) = (start.round, start.score);
        let blocked = (0..16).filter(|kind| start.blocked >> kind & 1 == 1).filter_map(sprite);
        board.blocked = blocked.fold(0, |all, kind| all | 1 << kind);
        for (n, (name, value)) in start.counters.iter().enumerate() {
            let named = meaning.counters.iter().position(|counter| counter.name == *name);
            let at = if name.is_empty() { Some(n) } else { named };
            if let Some(counter) = at.and_then(|at| board.counters.get_mut(at)) {
                *counter = *value;
            }
        }
        all_changed(board);
        Ok(())
    }
}

/// The project with an empty map of this size in place of a level's own.
pub fn with_map(
    project: &Project,
    level: usize,
    (rows, cols): (usize, usize),
) -> Result<Rc<Project>, Stranded> {
    let (mut document, _) = Document::parse(project.text())?;
    let letter = project.meaning().backgrounds.first().map_or(' ', |kind| kind.letter);
    let levels = document.items.iter_mut().filter_map(|item| match &mut item.body {
        Item::Level(level) => Some(level),
        _ => None,
    });
    if let Some(text) = levels.into_iter().nth(level) {
        text.parts = crate::levels::empty(letter, rows, cols);
    }
    Project::of(&document).map_err(|_| Stranded::Size)
}

fn small((row, col): (usize, usize)) -> (u8, u8) {
    (row as u8, col as u8)
}

/// Captures the board on which a play begins, and names its kinds.
fn start_of(board: &Board, names: &mut Names) -> Result<Start, Stranded> {
    let mut changed = board.clone();
    all_changed(&mut changed);
    if changed != *board || board.outcome != Outcome::Playing || !board.messages.is_empty() {
        return Err(Stranded::Middle);
    }
    let meaning = board.project().meaning();
    let mut ground = Vec::new();
    for row in 0..board.rows {
        let kinds = (0..board.cols).map(|col| board.backgrounds[usize::from(board.tile(row, col))]);
        let named = kinds.map(|kind| name(&mut names.backgrounds, &meaning.backgrounds, kind));
        ground.push(named.collect());
    }
    let mut sprites = Vec::new();
    for piece in board.sprites() {
        let (row, col) = small(board.place(piece.tile));
        let facing = board.facing(piece).filter(|&facing| facing != piece.heading);
        let heading = piece.heading.min(Heading::Resting.index() as u8);
        let kind = name(&mut names.sprites, &meaning.sprites, piece.kind);
        sprites.push((kind, row, col, heading, facing));
    }
    let mut blocked = 0;
    for kind in (0..meaning.sprites.len() as u8).filter(|kind| board.blocked >> kind & 1 == 1) {
        blocked |= 1 << name(&mut names.sprites, &meaning.sprites, kind);
    }
    let counters = meaning.counters.iter().zip(board.counters).map(|(counter, n)| (counter.name.clone(), n));
    let (round, score) = (board.round, board.score);
    Ok(Start { round, score, counters: counters.collect(), ground, sprites, blocked })
}

/// The number of a kind in a list of names, to which it is added.
fn name(names: &mut Vec<String>, kinds: &[Kind], kind: u8) -> u8 {
    let name = kinds.get(usize::from(kind)).map_or("", |kind| &kind.name);
    super::touch::number(names, name) as u8
}
