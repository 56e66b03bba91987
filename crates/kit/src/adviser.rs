//! What a search can tell a player: a good move, and what each move is worth.
//!
//! A game names who can do it, or [`Nobody`]; the catalogue reads off the types what there is, so that nothing is announced that
//! is not there, and nothing there forgotten.

use crate::budget::Budget;
use crate::game::Game;
use crate::info::Nobody;
use crate::input::Reply;
use crate::rules::Rules;
use crate::say::Say;

/// Who gives hints. It keeps the tables of its search from one hint to the next; they never change what a rule says.
pub trait Adviser<G: Game>: Default + 'static {
    /// Whether there is anybody, in some games at least. A player can then be watched too: hints are good enough to play on.
    const HINTS: bool = true;
    /// The file of a table that makes hints better ([`Adviser::learn`]), fetched when the first hint is asked for.
    const TABLE: Option<&'static str> = None;

    /// Whether hints are given in games with these parameters.
    fn advises(params: &G::Params) -> bool {
        let _ = params;
        Self::HINTS
    }

    /// A good move, found within the budget: a legal one. The page tells it by the sentence `hint-GAME`, with `move`, its text; `a`, `b`
    /// and `c`, the first three words of it; and `row` and `column` of the first cell that it names (`r1c2`).
    fn hint(
        &mut self,
        params: &G::Params,
        board: &G::Board,
        past: Past<'_, G>,
        budget: &mut Budget<'_>,
    ) -> Option<Hint<G::Move>>;

    /// Why a hint is good, in one sentence, one of [`Rules::SENTENCES`], of which nothing is said but what its line shows when it is played
    /// from here. None where there is nothing to say that is both true and of use.
    fn why(params: &G::Params, board: &G::Board, line: &[G::Move]) -> Option<Say> {
        let _ = (params, board, line);
        None
    }

    /// Why the last question had no answer, in one of [`Rules::SENTENCES`], where that is known.
    fn why_none(&self) -> Option<Say> {
        None
    }

    /// Has `ui` show a move that was given as a hint, until the next move.
    fn suggest(params: &G::Params, board: &G::Board, ui: &mut G::Ui, mv: &G::Move);

    /// What a player who takes the hint on show does by it: plays the move.
    fn follow(params: &G::Params, board: &G::Board, ui: &mut G::Ui, mv: G::Move) -> Reply<G::Move> {
        let _ = (params, board, ui);
        Reply::play(mv)
    }

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
    /// What each legal move is worth from here on, in one unit of the game's own, more being better. Moves that the budget did not reach
    /// are left out. A move that throws everything away is worth negative infinity. None as long as it is not known, and the same question, asked again, goes on
    /// from where the budget ended.
    fn rate(
        adviser: &mut G::Adviser,
        params: &G::Params,
        board: &G::Board,
        budget: &mut Budget<'_>,
    ) -> Option<Vec<Rating<G::Move>>>;

    /// Whether moves are rated in games with these parameters.
    fn rates(params: &G::Params) -> bool {
        let _ = params;
        true
    }

    /// From which losses on a move has a worse name.
    fn limits(params: &G::Params) -> Limits {
        let _ = params;
        Limits::of_share(0.0)
    }

    /// Why a move is good, as [`Adviser::why`] says it of a hint that is this move alone.
    fn why(params: &G::Params, board: &G::Board, mv: &G::Move) -> Option<Say> {
        let _ = (params, board, mv);
        None
    }

    /// What has been won already, in the same unit: with what a move is worth it is how the game is expected to end.
    fn won(params: &G::Params, board: &G::Board) -> f64 {
        let _ = (params, board);
        0.0
    }
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
    fn rate(
        _: &mut G::Adviser,
        _: &G::Params,
        _: &G::Board,
        _: &mut Budget<'_>,
    ) -> Option<Vec<Rating<G::Move>>> {
        None
    }

    fn rates(_: &G::Params) -> bool {
        false
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
    /// What is known of the line where it leads to the goal.
    pub solves: Option<Solves>,
}

/// What is known of a line that leads to the goal.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Solves {
    /// Whether it is proven that no line is shorter.
    pub is_shortest: bool,
    /// How hard it is to find, in bits: one who chose by chance would play it once in two to the power of so many times.
    pub bits: f64,
}

/// How good a move was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// None is better.
    Best,
    /// Within what the search cannot tell apart.
    Good,
    /// A little was lost,
    Inaccuracy,
    /// or more,
    Mistake,
    /// or much.
    Blunder,
}

impl Grade {
    /// The word that sentences choose by.
    pub fn name(self) -> &'static str {
        ["best", "good", "inaccuracy", "mistake", "blunder"][self as usize]
    }
}

/// From which losses on a move is an inaccuracy, a mistake or a blunder: as shares of what was still to be had, which is what the best
/// move is worth.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// The shares, the smallest first.
    pub shares: [f64; 3],
    /// How far off a rating may be, in the game's unit. A smaller loss is none.
    pub error: f64,
}

impl Limits {
    /// The usual shares: half a hundredth, two and eight hundredths.
    pub const fn of_share(error: f64) -> Self {
        Self { shares: [0.005, 0.02, 0.08], error }
    }

    /// The name of a move that is worth so much where the best one is worth `best`.
    pub fn grade(&self, best: f64, value: f64) -> Grade {
        let loss = best - value;
        // Two hopeless moves differ by nothing, which is no number.
        if loss.is_nan() || loss <= 0.0 {
            return Grade::Best;
        }
        let above =
            self.shares.iter().filter(|&&share| loss > self.error && loss >= share * best.abs()).count();
        [Grade::Good, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder][above]
    }
}

/// What a move is worth.
#[derive(Debug, Clone, PartialEq)]
pub struct Rating<M> {
    /// The move.
    pub mv: M,
    /// Its worth, in the game's own unit.
    pub value: f64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_are_named_by_their_share_of_what_was_still_to_be_had() {
        let limits = Limits::of_share(3.0);
        let grade = |value| limits.grade(1000.0, value);
        let grades = [1000.0, 997.0, 996.0, 994.0, 980.0, 921.0, 920.0, f64::NEG_INFINITY].map(grade);
        use Grade::{Best, Blunder, Good, Inaccuracy, Mistake};
        assert_eq!(grades, [Best, Good, Good, Inaccuracy, Mistake, Mistake, Blunder, Blunder]);
        // What is still to be done is counted below zero.
        assert_eq!(Limits::of_share(0.5).grade(-10.0, -11.0), Blunder);
        assert_eq!(limits.grade(f64::NEG_INFINITY, f64::NEG_INFINITY), Best);
    }
}
