//! Values of presses in a level by turns: the number of presses to win, or that the level is lost.
//!
//! The level's positions are explored once, from the first board to be valued, and each call continues until
//! all are known. As in hints, a position is declared lost only if no line of single rounds wins.

use tilery_kit::Budget;

use super::graph::{Extent, Graph};
use super::{Outlook, Steps, is_won, presses, step};
use crate::board::{Board, Outcome};
use crate::buttons::Round;

/// The maximum number of positions of single rounds in addition to those of turns. Most games have few more;
/// in the others a proof takes too long.
const MORE: usize = 100_000;

/// The positions of a level.
pub struct Worth {
    turns: Graph,
    /// The number of presses to win from each position of turns.
    left: Option<Vec<u32>>,
    /// The positions reachable by single rounds, once a proof is needed.
    rounds: Option<Graph>,
    /// True for each position of `rounds` that may be won, once all are known.
    chances: Option<Vec<bool>>,
}

impl Worth {
    /// Begins with a board between two turns.
    fn new(start: &Board) -> Self {
        Self { turns: Graph::new(start, Steps::Turns), left: None, rounds: None, chances: None }
    }

    /// True if a board is of the same level and, once all positions are known, among them.
    fn has(&self, board: &Board) -> bool {
        let start = self.turns.start();
        (start.project() == board.project() && start.level == board.level)
            && (self.left.is_none() || self.turns.find(board).is_some())
    }

    /// Continues the exploration. Returns true when it is complete.
    fn explore(&mut self, budget: &mut Budget<'_>) -> bool {
        if !self.turns.explore(budget) {
            return false;
        }
        if self.turns.extent() == Extent::TooMany {
            return true;
        }
        let left = self.left.get_or_insert_with(|| self.turns.presses_left(false));
        if self.chances.is_some() || !left.contains(&u32::MAX) {
            return true;
        }
        let rounds = self.rounds.get_or_insert_with(|| Graph::new(self.turns.start(), Steps::Rounds));
        let is_known = rounds.explore(budget);
        if !is_known && rounds.len() <= self.turns.len() + MORE {
            return false;
        }
        let is_whole = rounds.extent() == Extent::Whole;
        let may_be_won = |left: Vec<u32>| left.iter().map(|&left| left < u32::MAX).collect();
        self.chances = Some(if is_whole { may_be_won(rounds.presses_left(true)) } else { Vec::new() });
        true
    }

    /// The presses to win from a board between two turns, or from one past the level.
    fn left(&self, board: &Board) -> Outlook<u32> {
        let start = self.turns.start();
        if is_won(board, start) {
            return Outlook::Wins(0);
        }
        if board.outcome == Outcome::Lost {
            return Outlook::Never;
        }
        let presses = self.left.as_ref().zip(self.turns.find(board)).map(|(left, n)| left[n]);
        let rounds = self.rounds.as_ref().and_then(|rounds| rounds.find(board));
        let chance = self.chances.as_ref().zip(rounds).and_then(|(chances, n)| chances.get(n));
        match (presses, chance) {
            (Some(presses), _) if presses < u32::MAX => Outlook::Wins(presses),
            (_, Some(false)) => Outlook::Never,
            _ => Outlook::Unknown,
        }
    }
}

/// The value of each press on a board, and of waiting; in the middle of a turn only that of waiting. `None`
/// until the values are known: the next call continues the search. Empty if none of them wins, but a press in
/// the middle of a turn or two buttons at once may win, since the values would suggest that the level is
/// lost.
pub fn worth(
    known: &mut Option<Worth>,
    board: &Board,
    budget: &mut Budget<'_>,
) -> Option<Vec<(Round, Outlook<u32>)>> {
    let after = |here: &Board, press| {
        let mut after = here.clone();
        let is_settled = step(&mut after, press, Steps::Turns, &mut |_, _| {});
        (is_settled && after.rng == board.rng).then_some(after)
    };
    // Dismissing a message has no other effect.
    let mut here = board.clone();
    here.messages.clear();
    // A new level waits for a press.
    let is_new = here.round == 0;
    let rest = if is_new || here.is_asleep() { Some(here.clone()) } else { after(&here, Round::default()) };
    let Some(rest) = rest else { return Some(Vec::new()) };
    let end = if is_won(&rest, board) {
        Some(Outlook::Wins(0))
    } else if rest.outcome == Outcome::Lost {
        Some(Outlook::Never)
    } else {
        (rest.level != board.level).then_some(Outlook::Unknown)
    };
    let is_known = |known: &Worth| known.has(&here) || end.is_none() && known.has(&rest);
    if !known.as_ref().is_some_and(is_known) {
        if let Some(left) = end {
            return Some(if left == Outlook::Never { Vec::new() } else { vec![(Round::default(), left)] });
        }
        *known = Some(Worth::new(&rest));
    }
    let known = known.as_mut()?;
    if !known.explore(budget) {
        return None;
    }
    let wait = (Round::default(), end.unwrap_or_else(|| known.left(&rest)));
    let valued: Vec<_> = if !board.messages.is_empty() || known.turns.find(&here).is_none() {
        vec![wait]
    } else {
        let press = |press| (press, after(&here, press).map_or(Outlook::Unknown, |after| known.left(&after)));
        let pressed = presses(board, Steps::Turns).into_iter().map(press);
        pressed.chain((!is_new).then_some(wait)).collect()
    };
    let wins = valued.iter().any(|(_, left)| matches!(left, Outlook::Wins(_)));
    Some(if wins || known.left(&here) == Outlook::Never { valued } else { Vec::new() })
}
