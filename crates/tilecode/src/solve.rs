//! Breadth-first search for a win of a level in games by turns, or a proof that there is none.
//!
//! A winning line has the fewest presses, and is replayed on the real board before it is returned. A level is
//! declared lost only when every position reachable by single rounds is known, including those in the middle
//! of a turn, since the player can stop time and press there. Positions are compared by all that the rules
//! can see of a board (`Sight`). If chance decides, or a limit of a round's work is reached, the result is
//! unknown.
//!
//! On the page, this code is only in the search packages.

use tilery_kit::{Budget, Reel};

use crate::board::{Board, Outcome};
use crate::buttons::Buttons;
use crate::buttons::Round;
use crate::model::Button;
use crate::play::Turn;
use crate::project::Project;

mod sight;
mod positions;
mod graph;
mod worth;

use graph::{End, Graph};
pub use worth::{Worth, worth};

/// The result of a search from a position: the rounds of a win, or the number of its presses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outlook<Win> {
    /// The level can be won like this, and no line of turns has fewer presses.
    Wins(Win),
    /// The level cannot be won.
    Never,
    /// Neither a win nor a proof was found.
    Unknown,
}

/// True if levels of a project can be searched: time goes by turns, and no rule counts rounds.
pub fn is_searched(project: &Project) -> bool {
    project.meaning().has_turns && !project.program().has_every
}

/// Searches for a win of the level in play.
pub fn solve(board: &Board, budget: &mut Budget<'_>) -> Outlook<Vec<Round>> {
    if board.outcome != Outcome::Playing || !is_searched(board.project()) {
        return Outlook::Unknown;
    }
    let has_pairs = board.buttons().has(Button::A) || board.buttons().has(Button::B);
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

/// The nodes of a budget that a round costs: one, and more with a large map and many sprites, so that a search
/// checks the clock often enough.
pub fn nodes_of_round(board: &Board) -> u32 {
    1 + (board.masks.len() + board.pieces.len()) as u32 / 256
}

/// True if a win of the level by single presses is found, which is how levels are designed. A negative result
/// proves nothing.
pub fn is_winnable(board: &Board, budget: &mut Budget<'_>) -> bool {
    matches!(Graph::new(board, Steps::Turns).search(budget), End::Won(presses) if line(board, &presses).is_some())
}

/// The rounds of a line of presses, if it wins the level when replayed.
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

/// True if a board is past the level of another.
pub(crate) fn is_won(board: &Board, start: &Board) -> bool {
    board.is_past(start)
}

/// The length of an edge of the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Steps {
    /// To the end of a turn that settles, by one button: the intended way to play.
    Turns,
    /// The same, or by A, B and a direction together.
    Pairs,
    /// To the end of a round, by any buttons or none: everything that is possible.
    Rounds,
}

/// Plays a press and the rounds before the next one, and dismisses messages. `tell` is called with each round
/// and the board after it. Returns true if the board has settled.
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

/// Dismisses messages, each by a press without other effect.
fn read(board: &mut Board, tell: &mut dyn FnMut(Round, &Board)) {
    while !board.messages.is_empty() {
        board.play(Round::default(), &mut Reel::silent());
        tell(Round::default(), board);
    }
}

/// The presses to try: one button, A, B and a direction together, or a touch; in single rounds also no press.
fn presses(board: &Board, steps: Steps) -> Vec<Round> {
    let known = board.buttons();
    let buttons = || Button::ALL.into_iter().filter(|button| known.has(*button));
    let mut held: Vec<Buttons> = buttons().map(|button| Buttons::default().with(button)).collect();
    if steps != Steps::Turns {
        // A to what came before it, which is an arrow, then B: `LA`, `LB`, `LAB`, `AB`.
        for action in buttons().filter(|button| !button.is_arrow()) {
            let with = |set: &Buttons| set.pairs_with(action) && set.0 < 1 << action.index();
            let more: Vec<Buttons> =
                held.iter().filter(|set| with(set)).map(|set| set.with(action)).collect();
            held.extend(more);
        }
    }
    let tiles = if board.has_tap() { board.rows * board.cols } else { 0 };
    let nothing = (steps == Steps::Rounds).then(Round::default);
    let taps = (0..tiles).map(|n| Round::Tap((n / board.cols) as u8, (n % board.cols) as u8));
    held.into_iter().map(Round::Held).chain(taps).chain(nothing).collect()
}
