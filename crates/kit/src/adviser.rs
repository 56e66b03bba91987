//! What a search can tell a player: a good move, and what each move is worth.
//!
//! A game names who can do it, or [`Nobody`]; the catalogue reads off the types what there is, so that nothing is announced that
//! is not there, and nothing there forgotten.

use crate::budget::Budget;
use crate::game::Game;
use crate::info::Nobody;
use crate::rules::Rules;

/// Who gives hints. It keeps the tables of its search from one hint to the next; they never change what a rule says.
pub trait Adviser<G: Game>: Default + 'static {
    /// Whether there is anybody. A player can then be watched too: hints are good enough to play on.
    const HINTS: bool = true;
    /// The file of a table that makes hints better ([`Adviser::learn`]), fetched when the first hint is asked for.
    const TABLE: Option<&'static str> = None;

    /// A good move, found within the budget: a legal one. The page tells it by the sentence `hint-GAME`, with `move`, its text; `a`, `b`
    /// and `c`, the first three words of it; and `row` and `column` of the first cell that it names (`r1c2`).
    fn hint(
        &mut self,
        params: &G::Params,
        board: &G::Board,
        past: Past<'_, G>,
        budget: &mut Budget<'_>,
    ) -> Option<Hint<G::Move>>;

    /// Has `ui` show a move that was given as a hint, until the next move.
    fn suggest(params: &G::Params, board: &G::Board, ui: &mut G::Ui, mv: &G::Move);

    /// Takes in the table of [`Adviser::TABLE`], which is not there before the page has fetched it.
    ///
    /// # Errors
    /// When the bytes are not such a table; nothing has changed then.
    fn learn(&mut self, table: &[u8]) -> Result<(), String> {
        let _ = table;
        Err("this game has no table to learn".to_owned())
    }
}

/// Who rates moves, with the tables of the game's [`Adviser`].
pub trait Rater<G: Game> {
    /// Whether there is anybody.
    const RATES: bool = true;

    /// What each legal move is worth, in one unit of the game's own, more being better.
    fn rate(
        adviser: &mut G::Adviser,
        params: &G::Params,
        board: &G::Board,
        budget: &mut Budget<'_>,
    ) -> Vec<Rating<G::Move>>;
}

impl<G: Game> Adviser<G> for Nobody {
    const HINTS: bool = false;

    fn hint(
        &mut self,
        _: &G::Params,
        _: &G::Board,
        _: Past<'_, G>,
        _: &mut Budget<'_>,
    ) -> Option<Hint<G::Move>> {
        None
    }

    fn suggest(_: &G::Params, _: &G::Board, _: &mut G::Ui, _: &G::Move) {}
}

impl<G: Game> Rater<G> for Nobody {
    const RATES: bool = false;

    fn rate(_: &mut G::Adviser, _: &G::Params, _: &G::Board, _: &mut Budget<'_>) -> Vec<Rating<G::Move>> {
        Vec::new()
    }
}

/// How the present board came about.
#[derive(Debug)]
pub struct Past<'a, G: Rules> {
    /// The board that the game began with.
    pub start: &'a G::Board,
    /// The moves from there to the present board.
    pub moves: &'a [G::Move],
}

impl<G: Rules> Clone for Past<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Rules> Copy for Past<'_, G> {}

/// A good move.
#[derive(Debug, Clone, PartialEq)]
pub struct Hint<M> {
    /// The move.
    pub mv: M,
    /// What may follow it, as far as the search saw; the move itself comes first.
    pub line: Vec<M>,
}

/// What a move is worth.
#[derive(Debug, Clone, PartialEq)]
pub struct Rating<M> {
    /// The move.
    pub mv: M,
    /// Its worth, in the game's own unit.
    pub value: f64,
}
