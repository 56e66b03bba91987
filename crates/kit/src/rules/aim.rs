//! Aims: the goal that makes an assignment of a position or a deal.
//!
//! ```text
//! tilt:4x4#42;aim=reach 64;par=9!;most=12
//! ```
//!
//! `aim` is a goal of the game ([`Rules::Goal`]), or `find` with a list of moves, one of which has to be the
//! first move played. `par` is the length of the best known solution, followed by `!` when it is proven to be
//! the shortest. `most` limits the number of moves. Moves are counted from the assignment's first board. Only
//! ids have aims in games with documents ([`Rules::HEADER`]), since nothing can follow a document.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::formats::save::MAX_MOVES;
use crate::rules::stars::stars;
use crate::rules::{Notation, Rules};
use crate::text::{Reader, Say, TextError, Wording};
use crate::wording;

/// The beginning of an aim.
const AIM: &str = ";aim=";
/// The beginning of a `find` goal, see [`Goal::FINDS`].
const FIND: &str = "find ";
const MOVES: &Wording = wording!("move-count");

/// A goal of a game, written as a few words.
pub trait Goal<R: Rules>: Notation {
    /// True if the game has goals.
    const IS_THERE: bool = true;
    /// True if finding the best move is a goal too. That makes no sense in games with a clock.
    const FINDS: bool = true;

    /// The progress as of `board`, the result of playing `played` from `start`. Returns [`Progress::Lost`] only if
    /// a cheap test proves it. The end of the game is tested by [`Aim::judge`].
    fn met(&self, params: &R::Params, start: &R::Board, board: &R::Board, played: &[R::Move]) -> Progress;

    /// The sentence that states the goal, one of [`Rules::SENTENCES`].
    fn say(&self) -> Say;
}

/// The state of a goal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Progress {
    /// The goal is reached.
    Met,
    /// The goal is not reached yet.
    Open,
    /// The goal is out of reach.
    Lost,
}

impl Progress {
    /// `Met` or `Open`.
    pub fn met_if(is_met: bool) -> Self {
        if is_met { Self::Met } else { Self::Open }
    }
}

/// The goal type of rules without goals, such as those of editors.
#[derive(Debug, Clone, PartialEq)]
pub struct NoGoal(Infallible);

impl<R: Rules> Goal<R> for NoGoal {
    const IS_THERE: bool = false;

    fn met(&self, _: &R::Params, _: &R::Board, _: &R::Board, _: &[R::Move]) -> Progress {
        match self.0 {}
    }

    fn say(&self) -> Say {
        match self.0 {}
    }
}

impl fmt::Display for NoGoal {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {}
    }
}

impl FromStr for NoGoal {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Err(Reader::new(text).error(wording!("no-goal")))
    }
}

/// The goal of an assignment with its par and limit.
#[derive(Debug)]
pub struct Aim<R: Rules> {
    /// The goal.
    pub task: Task<R>,
    /// The length of the best known solution.
    pub par: Option<Par>,
    /// The limit on moves, at least par.
    pub most: Option<usize>,
}

/// The goal of an assignment.
#[derive(Debug)]
pub enum Task<R: Rules> {
    /// A goal of the game.
    Reach(R::Goal),
    /// The first move has to be one of these.
    Find(Vec<R::Move>),
}

/// The length of the best known solution.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Par {
    /// The number of moves; by turns ([`crate::Game::has_turns`]) that of presses.
    pub moves: usize,
    /// It is proven that no shorter solution exists.
    pub is_proven: bool,
}

/// The state of an assignment of any game, for the page.
#[derive(Debug, Clone, PartialEq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Assignment {
    /// The sentence that states the goal.
    pub goal: Say,
    /// The state of the goal.
    pub progress: Progress,
    /// The length of the best known solution.
    pub par: Option<Par>,
    pub most: Option<usize>,
    pub moves: usize,
    /// The number that stars depend on: of moves, or in games with rounds of presses, so that neither a slow hand nor
    /// what follows a press costs a star.
    pub counted: usize,
}

impl Assignment {
    /// The stars earned or, while the assignment is open, still within reach, see [`stars()`]. Without a par,
    /// every solution counts as one in par.
    pub fn stars(&self, hints: usize) -> usize {
        let moves = match self.progress {
            Progress::Lost => return 0,
            Progress::Met => self.counted,
            Progress::Open => self.counted + 1,
        };
        stars(moves, self.par.map_or(moves, |par| par.moves), hints)
    }
}

impl<R: Rules> Aim<R> {
    /// The sentence that states the goal.
    pub fn say(&self) -> Say {
        match &self.task {
            Task::Reach(goal) => goal.say(),
            Task::Find(moves) => Say::new("aim-find").with("count", moves.len() as i64),
        }
    }

    /// The progress after the moves played. An assignment ends when it is met or lost; the progress as of later
    /// moves is meaningless.
    pub fn judge(
        &self,
        params: &R::Params,
        start: &R::Board,
        board: &R::Board,
        played: &[R::Move],
    ) -> Progress {
        let progress = match (&self.task, played.first()) {
            (Task::Reach(goal), _) => goal.met(params, start, board, played),
            (Task::Find(_), None) => Progress::Open,
            (Task::Find(moves), Some(first)) if moves.contains(first) => Progress::Met,
            (Task::Find(_), Some(_)) => Progress::Lost,
        };
        let is_spent = self.most.is_some_and(|most| played.len() >= most);
        if progress == Progress::Open && (is_spent || R::status(params, board).over) {
            return Progress::Lost;
        }
        progress
    }
}

impl<R: Rules> FromStr for Aim<R> {
    type Err = TextError;

    /// Reads `;aim=GOAL`, then `;par=N` or `;par=N!`, then `;most=N`. The last two are optional.
    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        reader.expect(AIM)?;
        let task = if R::Goal::FINDS && reader.eat(FIND) {
            let mut moves = Vec::new();
            loop {
                let from = reader.clone();
                let mv = word(&mut reader, '|')?;
                if moves.contains(&mv) {
                    return Err(from.error(wording!("another-move")));
                }
                moves.push(mv);
                if !reader.eat("|") {
                    break Task::Find(moves);
                }
            }
        } else {
            Task::Reach(word(&mut reader, ';')?)
        };
        let (par, most) = counts(&mut reader)?;
        Ok(Self { task, par, most })
    }
}

/// Reads a value up to the next semicolon or `end`.
fn word<T: Notation>(reader: &mut Reader<'_>, end: char) -> Result<T, TextError> {
    let at = reader.pos();
    let text = reader.take_while(|c| c != ';' && c != end);
    text.parse().map_err(|error: TextError| error.inside(at))
}

#[inline(never)]
fn counts(reader: &mut Reader<'_>) -> Result<(Option<Par>, Option<usize>), TextError> {
    let mut par = None;
    if reader.eat(";par=") {
        let moves = reader.number(1..=MAX_MOVES, MOVES)?;
        par = Some(Par { moves, is_proven: reader.eat("!") });
    }
    let least = par.map_or(1, |par| par.moves);
    let most = if reader.eat(";most=") { Some(reader.number(least..=MAX_MOVES, MOVES)?) } else { None };
    reader.end()?;
    Ok((par, most))
}

impl<R: Rules> fmt::Display for Aim<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(AIM)?;
        match &self.task {
            Task::Reach(goal) => goal.fmt(f)?,
            Task::Find(_) if !R::Goal::FINDS => {}
            Task::Find(moves) => {
                f.write_str(FIND)?;
                for (n, mv) in moves.iter().enumerate() {
                    f.write_str(if n > 0 { "|" } else { "" })?;
                    mv.fmt(f)?;
                }
            }
        }
        if let Some(Par { moves, is_proven }) = self.par {
            write!(f, ";par={moves}{}", if is_proven { "!" } else { "" })?;
        }
        if let Some(most) = self.most {
            write!(f, ";most={most}")?;
        }
        Ok(())
    }
}

/// Splits an id or a position from the aim at its end.
///
/// # Errors
/// If the text has an aim that is malformed.
pub fn split<R: Rules>(text: &str) -> Result<(&str, Option<Aim<R>>), TextError> {
    let is_document = R::HEADER.is_some_and(|header| text.starts_with(header));
    if !R::Goal::IS_THERE || is_document {
        return Ok((text, None));
    }
    let Some(reader) = find(text) else { return Ok((text, None)) };
    let aim = reader.rest().parse().map_err(|error: TextError| error.inside(reader.pos()))?;
    Ok((text.get(..text.len() - reader.rest().len()).unwrap_or_default(), Some(aim)))
}

/// Finds the beginning of an aim. An aim contains no quotation mark, and free text ends with one (see
/// [`crate::text::json`]), so free text is never mistaken for an aim.
#[inline(never)]
fn find(text: &str) -> Option<Reader<'_>> {
    let mut reader = Reader::new(text);
    let mut found = None;
    loop {
        if reader.rest().starts_with(AIM) {
            found = Some(reader.clone());
        }
        match reader.bump() {
            Some('"') => found = None,
            Some(_) => {}
            None => return found,
        }
    }
}
