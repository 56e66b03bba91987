//! Whether a level can still be won where time goes by turns, and how: every position that presses lead to is looked at, breadth first.
//!
//! What is found is a line of fewest presses, which has been played on the board itself before it is told. That there is none is told only when every
//! position is known that rounds lead to, those included that no turn comes to its end before: the player may stop time and press in between. Positions are
//! compared whole, by all of a board that its rules can see (`Sight`). Where chance has a hand in it, or a bound of a round's work is met,
//! nothing is known.
//!
//! Searches are in the adviser's package alone: nobody else calls this.

use tilery_kit::{Budget, Reel};

use crate::board::{Board, Outcome};
use crate::buttons::Buttons;
use crate::model::Button;
use crate::play::{Round, Turn};
use crate::project::Project;

mod graph;
mod positions;
mod sight;
mod worth;

use graph::{End, Graph};
pub use worth::{Left, Worth, worth};

/// What is known of a level from a position on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outlook {
    /// These rounds win it, and no line of turns has fewer presses.
    Wins(Vec<Round>),
    /// Nothing wins it.
    Never,
    /// Neither was found.
    Unknown,
}

/// Whether levels of a project can be searched: time goes by turns, and no rule counts rounds.
pub fn is_searched(project: &Project) -> bool {
    project.meaning().has_turns && !project.program().has_every
}

/// Looks for a way to win the level in play.
pub fn solve(board: &Board, budget: &mut Budget<'_>) -> Outlook {
    if board.outcome != Outcome::Playing || !is_searched(board.project()) {
        return Outlook::Unknown;
    }
    let has_pairs = board.buttons().has(Button::A);
    for steps in [Steps::Turns, Steps::Pairs, Steps::Rounds] {
        if steps == Steps::Pairs && !has_pairs {
            continue;
        }
        match Graph::new(board, steps).search(budget) {
            End::Won(_) if steps == Steps::Rounds => break,
            End::Won(presses) => return line(board, &presses).map_or(Outlook::Unknown, Outlook::Wins),
            End::Nowhere if steps == Steps::Rounds => return Outlook::Never,
            End::Nowhere => {}
            End::Open => break,
        }
    }
    Outlook::Unknown
}

/// Whether a way to win the level by single presses is found, as it is meant to be played: that none is found proves nothing.
pub fn is_winnable(board: &Board, budget: &mut Budget<'_>) -> bool {
    matches!(Graph::new(board, Steps::Turns).search(budget), End::Won(presses) if line(board, &presses).is_some())
}

/// The rounds of a line of presses, if it wins the level when it is played.
fn line(board: &Board, presses: &[Round]) -> Option<Vec<Round>> {
    let (mut ahead, mut rounds, mut is_done) = (board.clone(), Vec::new(), false);
    for press in presses {
        step(&mut ahead, *press, Steps::Turns, &mut |round, after| {
            if !is_done {
                rounds.push(round);
                is_done = is_won(after, board);
            }
        });
        if is_done {
            return Some(rounds);
        }
    }
    None
}

/// Whether a board is past the level of another.
pub(crate) fn is_won(board: &Board, start: &Board) -> bool {
    board.outcome == Outcome::Won || board.level > start.level
}

/// How far an edge of the search leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Steps {
    /// To the end of a turn that settles, by one button: this is how levels are meant to be played.
    Turns,
    /// The same, or by A and a direction together.
    Pairs,
    /// To the end of a round: whatever can be done at all.
    Rounds,
}

/// Plays a press, and what follows it before the next one; messages are taken away. Tells of each round and of the board after it. Returns whether the board has
/// settled.
fn step(board: &mut Board, press: Round, steps: Steps, tell: &mut dyn FnMut(Round, &Board)) -> bool {
    let (level, mut turn, mut round) = (board.level, Turn::new(board), press);
    read(board, tell);
    loop {
        board.play(round, &mut Reel::silent());
        tell(round, board);
        read(board, tell);
        let is_over = board.outcome != Outcome::Playing || board.level != level;
        if is_over || steps == Steps::Rounds {
            return true;
        }
        if !turn.goes_on(board) {
            return !board.is_unsettled();
        }
        round = Round::default();
    }
}

/// What is to be read is taken away by a press, which does nothing else.
fn read(board: &mut Board, tell: &mut dyn FnMut(Round, &Board)) {
    while !board.messages.is_empty() {
        board.play(Round::default(), &mut Reel::silent());
        tell(Round::default(), board);
    }
}

/// What a hand can do: one button, A and a direction together, a touch; where rounds count one by one, nothing.
fn presses(board: &Board, steps: Steps) -> Vec<Round> {
    let known = board.buttons();
    let buttons = || Button::ALL.into_iter().filter(|button| known.has(*button));
    let one = |button| Buttons::default().with(button);
    let alone = buttons().map(one);
    let has_both = steps != Steps::Turns && known.has(Button::A);
    let both = buttons().filter(|button| has_both && *button != Button::A);
    let tiles = if board.has_tap() { board.rows * board.cols } else { 0 };
    let nothing = (steps == Steps::Rounds).then(Round::default);
    let held = alone.chain(both.map(|button| one(button).with(Button::A))).map(Round::Held);
    let taps = (0..tiles).map(|n| Round::Tap((n / board.cols) as u8, (n % board.cols) as u8));
    held.chain(taps).chain(nothing).collect()
}
