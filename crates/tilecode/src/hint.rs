//! Hints in games by turns: the next press of a winning line, or the news that the level can no longer be
//! won, and since which move.

use tilery_kit::{Adviser, Budget, Hint, Limits, Position, Rater, Rating, Reel, Reply, Say};

use crate::TileCode;
use crate::board::{Board, Outcome};
use crate::buttons::Round;
use crate::input::Ui;
use crate::params::Params;
use crate::solve::{self, Outlook, Worth};

/// Gives hints and ratings.
#[derive(Default)]
pub struct Guide {
    /// The line of the last hint, and the board where it begins. While the player follows it, no further
    /// search is needed.
    known: Option<(Board, Vec<Round>)>,
    /// The board of the last hint, if its level cannot be won.
    lost: Option<Lost>,
    /// The values of presses in the level that was rated last.
    worth: Option<Worth>,
}

/// A board from which the level cannot be won.
#[derive(Debug)]
struct Lost {
    board: Board,
    /// The number of moves to the last winnable board, if found, and the number of presses since.
    since: Option<(usize, i64)>,
    /// True if `since` needs no further search.
    is_final: bool,
}

impl Adviser<TileCode> for Guide {
    fn advises(params: &Params) -> bool {
        solve::is_searched(params.project())
    }

    fn hint(&mut self, position: Position<'_, TileCode>, budget: &mut Budget<'_>) -> Option<Hint<Round>> {
        let board = position.board;
        self.lost = self.lost.take().filter(|lost| lost.board == *board);
        if let Some(lost) = &mut self.lost {
            // The second call has a larger budget, and its result is final.
            if !lost.is_final {
                lost.since = since(&position, budget);
                lost.is_final = true;
            }
            return None;
        }
        let line = match self.known.take().and_then(|(from, line)| rest(from, &line, board)) {
            Some(line) => line,
            None => match solve::solve(board, budget) {
                Outlook::Wins(line) => line,
                Outlook::Never => {
                    let since = since(&position, budget);
                    let is_final = since.is_some() || !budget.is_spent();
                    self.lost = Some(Lost { board: board.clone(), since, is_final });
                    return None;
                }
                Outlook::Unknown => return None,
            },
        };
        let mv = *line.first()?;
        self.known = Some((board.clone(), line.clone()));
        Some(Hint { mv, line, solves: None })
    }

    /// Explains a hint by the number of presses to the win.
    fn why(_: &Params, board: &Board, line: &[Round]) -> Option<Say> {
        let (mut ahead, mut presses) = (board.clone(), 0);
        for round in line {
            if ahead.outcome != Outcome::Playing || ahead.level != board.level {
                return None;
            }
            presses += i64::from(is_press(&ahead, *round));
            ahead.play(*round, &mut Reel::silent());
        }
        (solve::is_won(&ahead, board) && presses > 0)
            .then(|| Say::new("tilecode-why-wins").with("count", presses))
    }

    fn why_none(&self) -> Option<Say> {
        let Lost { since, .. } = self.lost.as_ref().filter(|lost| lost.is_final)?;
        Some(match *since {
            Some((at, count)) => Say::new("tilecode-why-since").with("at", at as i64).with("count", count),
            None => Say::new("tilecode-why-never"),
        })
    }

    fn suggest(_: &Params, _: &Board, ui: &mut Ui, round: &Round) {
        ui.suggested = Some(*round);
    }

    fn follow(_: &Params, board: &Board, ui: &mut Ui, round: Round) -> Reply<Round> {
        ui.follow(board, round);
        Reply::play(round)
    }
}

/// Values are the negated number of presses to the win.
impl Rater<TileCode> for Guide {
    fn rates(params: &Params) -> bool {
        solve::is_searched(params.project())
    }

    /// Ratings are exact. A single superfluous press is not a mistake; a blunder makes the level impossible
    /// to win.
    fn limits(_: &Params) -> Limits {
        Limits { shares: [0.05, 0.2, f64::INFINITY], error: 1.0 }
    }

    fn rate(
        guide: &mut Self,
        at: Position<'_, TileCode>,
        budget: &mut Budget<'_>,
    ) -> Option<Vec<Rating<Round>>> {
        let rated = solve::worth(&mut guide.worth, at.board, budget)?.into_iter().filter_map(|(mv, left)| {
            let value = match left {
                Outlook::Wins(n) => -f64::from(n) - f64::from(u8::from(mv != Round::default())),
                Outlook::Never => f64::NEG_INFINITY,
                Outlook::Unknown => return None,
            };
            Some(Rating { mv, value })
        });
        Some(rated.collect())
    }
}

/// True if a round is a press. Dismissing a message counts as a press too.
fn is_press(board: &Board, round: Round) -> bool {
    round != Round::default() || !board.messages.is_empty()
}

/// The number of moves to the last winnable board of the level, and the number of presses since. `None` if no
/// such board is found. A lost level stays lost, so an exponential search backwards (1, 2, 4 presses and so
/// on) is followed by a binary search.
fn since(past: &Position<'_, TileCode>, budget: &mut Budget<'_>) -> Option<(usize, i64)> {
    let mut board = past.start.clone();
    let mut presses = Vec::new();
    for (at, round) in past.moves.iter().enumerate() {
        if is_press(&board, *round) {
            presses.push((at, board.clone()));
        }
        let level = board.level;
        board.play(*round, &mut Reel::silent());
        if board.level != level {
            presses.clear();
        }
    }
    let mut wins = |n: usize| solve::is_winnable(&presses[n].1, budget);
    // The boards of `presses` from index `lost` on are lost.
    let (mut lost, mut back) = (presses.len(), 1);
    let mut won = loop {
        if lost == 0 {
            return None;
        }
        let n = lost.saturating_sub(back);
        if wins(n) {
            break n;
        }
        (lost, back) = (n, back * 2);
    };
    while lost - won > 1 {
        let n = won.midpoint(lost);
        if wins(n) {
            won = n;
        } else {
            lost = n;
        }
    }
    Some((presses[won].0, (presses.len() - won) as i64))
}

/// The rest of a line, played from `ahead`, once it reaches `board`. `None` if it does not.
fn rest(mut ahead: Board, line: &[Round], board: &Board) -> Option<Vec<Round>> {
    for (n, round) in line.iter().enumerate() {
        // Comparing round numbers first avoids most comparisons of boards.
        if ahead.round == board.round && ahead == *board {
            return Some(line[n..].to_vec());
        }
        ahead.play(*round, &mut Reel::silent());
    }
    None
}
