//! Hints and ratings of moves.
//!
//! A game names the types that compute them, or [`Nobody`]. The catalogue reads from these types what the
//! game offers.

use serde::Serialize;

use crate::game::{Budget, Game, Limits, Reply};
use crate::rules::{Nobody, Rules};
use crate::text::Say;

/// The source of hints. It keeps its search tables from one hint to the next; they never affect the rules.
pub trait Adviser<G: Game>: Default + 'static {
    /// True if any of the game's parameters have hints. Autoplay is then offered too, so hints must be good
    /// enough to play by.
    const HINTS: bool = true;
    /// The file of trained values that improve hints ([`Adviser::learn`]), fetched for the first hint.
    const TRAINED: Option<&'static str> = None;

    /// Returns true if games with these parameters have hints.
    fn advises(params: &G::Params) -> bool {
        let _ = params;
        Self::HINTS
    }

    /// Returns true if hints lead to this goal of an assignment. Otherwise the session looks for a way itself, and
    /// takes a hint of the game only if it finds none.
    fn pursues(goal: &G::Goal) -> bool {
        let _ = goal;
        true
    }

    /// A good legal move, found within the budget. The page announces it with the sentence `hint-GAME`. Its
    /// arguments are `move`, the move's text; `a`, `b` and `c`, its first three words; and `row` and `column`
    /// of the first cell it names (`r1c2`).
    fn hint(&mut self, position: Position<'_, G>, budget: &mut Budget<'_>) -> Option<Hint<G::Move>>;

    /// The reason why a hint is good, one of [`Rules::SENTENCES`]. It may state only what the line shows when
    /// played from here. `None` without a reason that is both true and useful.
    fn why(params: &G::Params, board: &G::Board, line: &[G::Move]) -> Option<Say> {
        let _ = (params, board, line);
        None
    }

    /// The reason why the last call of [`Adviser::hint`] found nothing, one of [`Rules::SENTENCES`], if
    /// known.
    fn why_none(&self) -> Option<Say> {
        None
    }

    /// Lets `ui` show a move as a hint until the next move.
    fn suggest(params: &G::Params, board: &G::Board, ui: &mut G::Ui, mv: &G::Move);

    /// The reply when the player accepts the hint on the board: plays the move.
    fn follow(params: &G::Params, board: &G::Board, ui: &mut G::Ui, mv: G::Move) -> Reply<G::Move> {
        let _ = (params, board, ui);
        Reply::play(mv)
    }

    /// Loads the values of [`Adviser::TRAINED`], once the page has fetched them.
    ///
    /// # Errors
    /// If the bytes are no such values. The adviser is then unchanged.
    fn learn(&mut self, trained: &[u8]) -> Result<(), String> {
        let _ = trained;
        Err("this game has nothing to learn".to_owned())
    }
}

/// The source of ratings, with the tables of the game's [`Adviser`].
pub trait Rater<G: Game> {
    /// The value of each legal move in the game's own unit, without the value already won ([`Rater::won`]).
    /// Higher is better, and a move that loses everything has the value negative infinity. Moves that the
    /// budget did not reach are left out. `None` while the values are not known yet; calling again continues
    /// the search.
    fn rate(
        adviser: &mut G::Adviser,
        position: Position<'_, G>,
        budget: &mut Budget<'_>,
    ) -> Option<Vec<Rating<G::Move>>>;

    /// Returns true if moves are rated in games with these parameters.
    fn rates(params: &G::Params) -> bool {
        let _ = params;
        true
    }

    /// The losses at which the grade of a move gets worse.
    fn limits(params: &G::Params) -> Limits {
        let _ = params;
        Limits::of_share(0.0)
    }

    /// The reason for a move, as [`Adviser::why`] returns it for a hint with this move alone.
    fn why(params: &G::Params, board: &G::Board, mv: &G::Move) -> Option<Say> {
        let _ = (params, board, mv);
        None
    }

    /// The value already won, in the same unit. Added to the value of a move, it gives the expected result of
    /// the game.
    fn won(params: &G::Params, board: &G::Board) -> f64 {
        let _ = (params, board);
        0.0
    }
}

impl<G: Game> Adviser<G> for Nobody {
    const HINTS: bool = false;

    fn hint(&mut self, _: Position<'_, G>, _: &mut Budget<'_>) -> Option<Hint<G::Move>> {
        None
    }

    fn suggest(_: &G::Params, _: &G::Board, _: &mut G::Ui, _: &G::Move) {}
}

impl<G: Game> Rater<G> for Nobody {
    fn rate(_: &mut G::Adviser, _: Position<'_, G>, _: &mut Budget<'_>) -> Option<Vec<Rating<G::Move>>> {
        None
    }

    fn rates(_: &G::Params) -> bool {
        false
    }
}

/// The present board and its history.
#[derive(Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Position<'a, G: Rules> {
    pub params: &'a G::Params,
    pub board: &'a G::Board,
    /// The first board of the game.
    pub start: &'a G::Board,
    /// The moves from there to the present board.
    pub moves: &'a [G::Move],
}

impl<'a, G: Rules> Position<'a, G> {
    /// A board without moves before it.
    pub fn new(params: &'a G::Params, board: &'a G::Board) -> Self {
        Self { params, board, start: board, moves: &[] }
    }
}

/// A good move.
#[derive(Debug, Clone, PartialEq)]
pub struct Hint<M> {
    /// The move.
    pub mv: M,
    /// The expected continuation, beginning with the move itself.
    pub line: Vec<M>,
    /// Present if the line reaches the goal.
    pub solves: Option<Solves>,
}

/// Facts about a line that reaches the goal.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Solves {
    /// The line is proven to be the shortest.
    #[serde(rename = "proven")]
    pub is_shortest: bool,
    /// Its difficulty in bits: random play finds the line once in 2^bits attempts.
    pub bits: f64,
}

#[derive(Debug, Clone, PartialEq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Rating<M> {
    pub mv: M,
    /// Its value in the game's own unit.
    pub value: f64,
}
