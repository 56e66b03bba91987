//! Aims: what makes an assignment of a position or a deal.
//!
//! ```text
//! tilt:4x4#42;aim=reach 64;par=9!;most=12
//! ```
//!
//! `aim` is a goal of the game's own ([`Rules::Goal`]), or `find` and the moves of which the first one played has to be one. `par` is the
//! length of the best known solution, with `!` where it is proven that there is no shorter one; `most` is how many moves may be played. All
//! are counted from the assignment's first board. A document ([`Rules::HEADER`]) ends where it ends, so only ids of such games have aims.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::rules::{Notation, Rules};
use crate::save::MAX_MOVES;
use crate::say::Say;
use crate::text::{Reader, TextError};
use crate::{Wording, wording};

/// What begins an aim.
const AIM: &str = ";aim=";
/// What begins a goal that every game has.
const FIND: &str = "find ";
const MOVES: &Wording = wording!("move-count");

/// A goal of a game, written as a few words.
pub trait Goal<R: Rules>: Notation {
    /// Whether the game has any.
    const IS_THERE: bool = true;
    /// Whether the best move can be asked for, which in a game of rounds says nothing.
    const FINDS: bool = true;

    /// How it stands on a board that `played` has led to from `start`. [`Verdict::Lost`] only by a test that is cheap and never wrong: that a
    /// game that is over cannot be won any more need not be said.
    fn met(&self, params: &R::Params, start: &R::Board, board: &R::Board, played: &[R::Move]) -> Verdict;

    /// The sentence that asks for it, one of [`Rules::SENTENCES`].
    fn say(&self) -> Say;
}

/// How a goal stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It is reached.
    Met,
    /// It is not reached, and may be.
    Open,
    /// It cannot be reached any more.
    Lost,
}

impl Verdict {
    /// Met or open.
    pub fn met_if(is_met: bool) -> Self {
        if is_met { Self::Met } else { Self::Open }
    }
}

/// The goals of rules that have none, such as those of editors.
#[derive(Debug, Clone, PartialEq)]
pub struct NoGoal(Infallible);

impl<R: Rules> Goal<R> for NoGoal {
    const IS_THERE: bool = false;

    fn met(&self, _: &R::Params, _: &R::Board, _: &R::Board, _: &[R::Move]) -> Verdict {
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

/// What is to be reached, and in how many moves.
#[derive(Debug)]
pub struct Aim<R: Rules> {
    /// What is to be reached.
    pub task: Task<R>,
    /// The length of the best known solution.
    pub par: Option<Par>,
    /// The most moves that may be played, no fewer than par.
    pub most: Option<usize>,
}

/// What is to be reached.
#[derive(Debug)]
pub enum Task<R: Rules> {
    /// A goal of the game's own.
    Reach(R::Goal),
    /// That the first move is one of these.
    Find(Vec<R::Move>),
}

/// The length of the best known solution.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Par {
    /// How many moves it has.
    pub moves: usize,
    /// Whether it is proven that there is no shorter one.
    pub is_proven: bool,
}

/// What a player is told of an assignment, whatever its game.
#[derive(Debug, Clone, PartialEq)]
pub struct Assignment {
    /// The sentence that asks for it.
    pub goal: Say,
    /// How it stands.
    pub verdict: Verdict,
    /// The length of the best known solution.
    pub par: Option<Par>,
    /// The most moves that may be played.
    pub most: Option<usize>,
    /// How many were played.
    pub moves: usize,
}

impl Assignment {
    /// The stars that it has earned or, while it is open, can still earn, by [`stars`]. Where nobody knows a par, every solution is at it.
    pub fn stars(&self, hints: usize) -> usize {
        let moves = match self.verdict {
            Verdict::Lost => return 0,
            Verdict::Met => self.moves,
            Verdict::Open => self.moves + 1,
        };
        stars(moves, self.par.map_or(moves, |par| par.moves), hints)
    }
}

/// The stars of a solution, be it of an assignment or of a deal: three at par, two within half again, one for solving. A hint costs a star, but not the
/// last one.
pub fn stars(moves: usize, par: usize, hints: usize) -> usize {
    let stars = if moves <= par { 3 } else { 1 + usize::from(2 * moves <= 3 * par) };
    stars.saturating_sub(hints).max(1)
}

impl<R: Rules> Aim<R> {
    /// The sentence that asks for it.
    pub fn say(&self) -> Say {
        match &self.task {
            Task::Reach(goal) => goal.say(),
            Task::Find(moves) => Say::new("aim-find").with("count", moves.len() as i64),
        }
    }

    /// How the assignment stands after the moves that were played. It ends when it is met or lost: of what is played then it says nothing.
    pub fn judge(
        &self,
        params: &R::Params,
        start: &R::Board,
        board: &R::Board,
        played: &[R::Move],
    ) -> Verdict {
        let verdict = match (&self.task, played.first()) {
            (Task::Reach(goal), _) => goal.met(params, start, board, played),
            (Task::Find(_), None) => Verdict::Open,
            (Task::Find(moves), Some(first)) if moves.contains(first) => Verdict::Met,
            (Task::Find(_), Some(_)) => Verdict::Lost,
        };
        let is_spent = self.most.is_some_and(|most| played.len() >= most);
        if verdict == Verdict::Open && (is_spent || R::status(params, board).over) {
            return Verdict::Lost;
        }
        verdict
    }
}

impl<R: Rules> FromStr for Aim<R> {
    type Err = TextError;

    /// Reads `;aim=GOAL`, then `;par=N` or `;par=N!`, then `;most=N`, of which the last two may be missing.
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

/// Reads what stands before the next semicolon or other character that ends it.
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

/// Takes the aim off the end of an id or a position.
///
/// # Errors
/// When there is something like an aim that is none.
pub fn split<R: Rules>(text: &str) -> Result<(&str, Option<Aim<R>>), TextError> {
    let is_document = R::HEADER.is_some_and(|header| text.starts_with(header));
    if !R::Goal::IS_THERE || is_document {
        return Ok((text, None));
    }
    let Some(reader) = find(text) else { return Ok((text, None)) };
    let aim = reader.rest().parse().map_err(|error: TextError| error.inside(reader.pos()))?;
    Ok((text.get(..text.len() - reader.rest().len()).unwrap_or_default(), Some(aim)))
}

/// Where an aim begins. None holds a quotation mark, and free text ends with one (see [`crate::json`]): what looks like an aim in a name is none.
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
