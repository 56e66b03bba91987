//! Plays under changed rules: replays from the start with the same buttons, or continues from the present
//! state.

use std::rc::Rc;

use serde::Serialize;
use tilery_kit::{AnySession, Reel, Rng, Session, TextError};

use crate::project_text;
use tilery_tilecode::Round;
use tilery_tilecode::TileCode;
use tilery_tilecode::board::{Board, Changed, Outcome};
use tilery_tilecode::model::{Heading, Kind, Level, MAX_KINDS};
use tilery_tilecode::params::Params;
use tilery_tilecode::project::Project;

/// The first difference between two plays of the same inputs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct Parting {
    /// The first move after which the plays differ, from 0; `None` if they agree to the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<usize>,
    /// The number of moves of the longer play.
    pub moves: usize,
    /// True if the plays differ before the first move.
    pub is_at_start: bool,
}

/// Reasons why a play cannot continue in another project.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Stranded {
    /// The project cannot run.
    #[error("{0}")]
    Text(#[from] TextError),
    /// The level of the play is not in the project any more.
    #[error("the project no longer has that level")]
    NoLevel,
    /// The map of the level has another size.
    #[error("the map of the level now has another size")]
    Size,
    /// The play began in the middle of a level without all tiles counting as changed.
    #[error("a play that was begun in the middle of a level cannot be kept")]
    Middle,
    /// The project lacks a background or sprite of the play.
    #[error("the project lacks some of its backgrounds or sprites")]
    Kind,
    /// The project lacks something that the test changes: a `background`, `sprite`, `counter` or `message`.
    #[error("the project no longer has the {sort} {name}")]
    #[expect(missing_docs, reason = "the names say it")]
    Gone { sort: &'static str, name: String },
    /// The map of the level no longer has all tiles of the test.
    #[error("the map of the level no longer has all tiles of the play")]
    Cut,
    /// There is no test with that number.
    #[error("there is no such test")]
    NoTest,
}

impl Stranded {
    /// The reason as a key for the page: `text no-level size middle kind cut no-test`, or that of what is gone,
    /// `background sprite counter message`.
    pub fn id(&self) -> &'static str {
        match self {
            Self::Text(_) => "text",
            Self::NoLevel => "no-level",
            Self::Size => "size",
            Self::Middle => "middle",
            Self::Kind => "kind",
            Self::Gone { sort, .. } => sort,
            Self::Cut => "cut",
            Self::NoTest => "no-test",
        }
    }

    /// The name of what is gone.
    pub fn name(&self) -> Option<&str> {
        if let Self::Gone { name, .. } = self { Some(name) } else { None }
    }
}

/// Parses a project with or without the editor's own first line.
pub(super) fn project(text: &str) -> Result<Rc<Project>, TextError> {
    Ok(Project::parse(project_text(text))?.0)
}

/// Starts a play of a project at the beginning of a level, numbered from 0.
///
/// # Errors
/// If the project cannot run or has no such level.
pub fn start(text: &str, level: usize, seed: u64) -> Result<Session<TileCode>, Stranded> {
    let project = project(text)?;
    let params = Params::of(Rc::clone(&project));
    // A save refers to a shipped game by name, and contains the text of any other game.
    if level == 0 && params.is_shipped() {
        return Ok(Session::deal(params, seed));
    }
    let board = fresh(&project, level, Rng::from_seed(seed))?;
    Ok(Session::from_board(params, board))
}

/// Replays the inputs of a session from its start under another program, and goes to the same move as the
/// session. The replay ends when the game ends.
///
/// # Errors
/// If the project cannot run, or does not allow the session's first board.
pub fn rerun(session: &Session<TileCode>, text: &str) -> Result<Session<TileCode>, Stranded> {
    let project = project(text)?;
    let first = session.board_at(0);
    let mut other = Session::from_board(Params::of(Rc::clone(&project)), again(&first, &project)?);
    other.play_on(session.all_moves());
    other.seek(session.history().at());
    Ok(other)
}

/// Continues the present state of a session under another program. Edits of the level's map and sprites are
/// applied to it, sprites of removed kinds vanish, and every tile is marked as changed, so that new rules
/// take effect.
///
/// # Errors
/// If the project cannot run, or the level no longer exists or has another size.
pub fn transplant(session: &Session<TileCode>, text: &str) -> Result<Session<TileCode>, Stranded> {
    let project = project(text)?;
    let board = again(session.board(), &project)?;
    Ok(Session::from_board(Params::of(project), board))
}

/// Finds where two plays differ in their visible state. The state of the random generator is ignored.
pub fn parting(a: &Session<TileCode>, b: &Session<TileCode>) -> Parting {
    let (mut left, mut right) = (a.board_at(0), b.board_at(0));
    let kinds = Match::new(left.project(), right.project());
    let is_at_start = !kinds.agree(&left, &right);
    let moves = a.all_moves().len().max(b.all_moves().len());
    let mut first = is_at_start.then_some(0);
    for n in 0..moves {
        let (Some(x), Some(y)) = (a.all_moves().get(n), b.all_moves().get(n)) else {
            // One of the plays ended here. If both had ended, they would agree.
            first = first.or(Some(n));
            break;
        };
        step(&mut left, *x);
        step(&mut right, *y);
        if first.is_none() && (x != y || !kinds.agree(&left, &right)) {
            first = Some(n);
        }
        if first.is_some() {
            break;
        }
    }
    Parting { first, moves, is_at_start }
}

/// Plays a round unless the game is over.
pub(super) fn step(board: &mut Board, round: Round) {
    if board.outcome == Outcome::Playing {
        board.play(round, &mut Reel::silent());
    }
}

/// The beginning of a level.
pub(super) fn fresh(project: &Rc<Project>, level: usize, rng: Rng) -> Result<Board, Stranded> {
    if level >= project.meaning().levels.len() {
        return Err(Stranded::NoLevel);
    }
    let mut board = Board::new(project, rng);
    board.begin(level);
    Ok(board)
}

/// True if a board is the beginning of a level, either the first level played or a level reached by play.
pub(super) fn is_fresh(board: &Board) -> bool {
    begun(board, board.project()).is_ok_and(|fresh| fresh == *board)
}

/// The beginning of a board's level in a project, with the state that carries over between levels.
fn begun(board: &Board, project: &Rc<Project>) -> Result<Board, Stranded> {
    let mut next = fresh(project, board.level, board.rng.clone())?;
    next.score = board.score;
    Ok(next)
}

/// A board in another project. The beginning of a level becomes the beginning of that level.
fn again(board: &Board, project: &Rc<Project>) -> Result<Board, Stranded> {
    if is_fresh(board) { begun(board, project) } else { carry(board, project) }
}

/// The mapping of kinds between two projects: by name, or by place if neither name exists in the other
/// project, since then the kind was renamed.
struct Match {
    backgrounds: Vec<Option<u8>>,
    sprites: Vec<Option<u8>>,
}

impl Match {
    fn new(from: &Project, to: &Project) -> Self {
        let (from, to) = (from.meaning(), to.meaning());
        Self {
            backgrounds: matching(&from.backgrounds, &to.backgrounds),
            sprites: matching(&from.sprites, &to.sprites),
        }
    }

    fn background(&self, kind: u8) -> Option<u8> {
        self.backgrounds.get(usize::from(kind)).copied().flatten()
    }

    fn sprite(&self, kind: u8) -> Option<u8> {
        self.sprites.get(usize::from(kind)).copied().flatten()
    }

    /// True if two boards have the same visible state.
    fn agree(&self, left: &Board, right: &Board) -> bool {
        let sprites = || {
            let right = right.sprites().map(|piece| (Some(piece.kind), piece.tile, piece.heading));
            left.sprites().map(|piece| (self.sprite(piece.kind), piece.tile, piece.heading)).eq(right)
        };
        (left.level, left.score, left.counters, left.outcome, left.rows, left.cols)
            == (right.level, right.score, right.counters, right.outcome, right.rows, right.cols)
            && on_map(left).all(|tile| {
                let [ours, theirs] = [left, right].map(|board| board.backgrounds[usize::from(tile)]);
                self.background(ours) == Some(theirs)
            })
            && sprites()
    }
}

fn matching(from: &[Kind], to: &[Kind]) -> Vec<Option<u8>> {
    let named = |kinds: &[Kind], name: &str| kinds.iter().position(|kind| kind.name == name);
    let place = |(n, kind): (usize, &Kind)| {
        let renamed = || to.get(n).filter(|other| named(from, &other.name).is_none()).map(|_| n);
        named(to, &kind.name).or_else(renamed).map(|n| n as u8)
    };
    from.iter().enumerate().map(place).collect()
}

/// The tiles of a board's map.
pub(super) fn on_map(board: &Board) -> impl Iterator<Item = u16> {
    (0..board.rows).flat_map(move |row| (0..board.cols).map(move |col| board.tile(row, col)))
}

/// Transfers a board's state to another project.
fn carry(board: &Board, project: &Rc<Project>) -> Result<Board, Stranded> {
    let mut next = fresh(project, board.level, board.rng.clone())?;
    if (next.rows, next.cols) != (board.rows, board.cols) {
        return Err(Stranded::Size);
    }
    let kinds = Match::new(board.project(), project);
    let old = &board.project().meaning().levels[board.level];
    let new = &project.meaning().levels[board.level];
    next.lay(new);
    next.next_age = 0;
    for (n, tile) in on_map(board).enumerate() {
        let there = kinds.background(board.backgrounds[usize::from(tile)]);
        // Tiles changed in the editor get the new background; other tiles keep their background from play.
        let is_edited = kinds.background(old.backgrounds[n]) != Some(new.backgrounds[n]);
        next.paint(tile, there.filter(|_| !is_edited).unwrap_or(new.backgrounds[n]));
    }
    let (mut lost, gained) = edited(&kinds, old, new);
    for piece in board.sprites() {
        let Some(kind) = kinds.sprite(piece.kind) else { continue };
        let (row, col) = board.place(piece.tile);
        if let Some(n) = lost.iter().position(|&gone| gone == (kind, row as u8, col as u8)) {
            lost.swap_remove(n);
            continue;
        }
        let put = next.put(kind, piece.tile, Heading::ALL[usize::from(piece.heading)]);
        next.pieces[usize::from(put)].faces = piece.faces;
    }
    for (kind, row, col) in gained {
        if next.count() < next.most {
            next.put(kind, board.tile(usize::from(row), usize::from(col)), Heading::Resting);
        }
    }
    (next.round, next.score, next.outcome) = (board.round, board.score, board.outcome);
    for (counter, n) in project.meaning().counters.iter().zip(&mut next.counters) {
        let mut before = board.project().meaning().counters.iter().zip(board.counters);
        *n = before.find(|(known, _)| known.name == counter.name).map_or(*n, |(_, n)| n);
    }
    next.blocked = (0..MAX_KINDS as u8)
        .filter(|kind| board.blocked >> kind & 1 == 1)
        .filter_map(|kind| kinds.sprite(kind))
        .fold(0, |all, kind| all | 1 << kind);
    // A room that the project no longer has, or with another size, begins anew.
    for room in board.rooms().filter_map(|room| carry(&room, project).ok()) {
        next.keep_room(&room);
    }
    all_changed(&mut next);
    Ok(next)
}

/// In the middle of a level, marks every tile as changed.
pub(super) fn all_changed(board: &mut Board) {
    if board.round == 0 {
        return;
    }
    board.change = Changed::Some;
    for tile in on_map(board).collect::<Vec<_>>() {
        board.changed.add(tile);
    }
}

/// Sprites by kind, row and column.
type Placed = Vec<(u8, u8, u8)>;

/// The sprites removed from and added to the start of a level in the editor.
fn edited(kinds: &Match, old: &Level, new: &Level) -> (Placed, Placed) {
    let before: Placed = old
        .sprites
        .iter()
        .filter_map(|&(kind, row, col)| kinds.sprite(kind).map(|kind| (kind, row, col)))
        .collect();
    (without(&before, &new.sprites), without(&new.sprites, &before))
}

/// The multiset difference of two lists.
fn without(list: &[(u8, u8, u8)], other: &[(u8, u8, u8)]) -> Placed {
    let mut sorted = other.to_vec();
    sorted.sort_unstable();
    let mut used = vec![false; sorted.len()];
    let is_left = |placed: &(u8, u8, u8)| {
        let first = sorted.partition_point(|known| known < placed);
        let found = (first..sorted.len()).take_while(|&n| sorted[n] == *placed).find(|&n| !used[n]);
        if let Some(n) = found {
            used[n] = true;
        }
        found.is_none()
    };
    let mut is_left = is_left;
    list.iter().copied().filter(|placed| is_left(placed)).collect()
}
