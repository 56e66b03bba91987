//! Hints where time goes by turns: the next press of a line that wins the level, or that nothing wins it any more, and since when.

use tilery_kit::{Adviser, Budget, Hint, Key, Limits, Past, Rater, Rating, Rect, Reel, Reply, Say, Scene};

use crate::TileCode;
use crate::board::{Board, Outcome};
use crate::draw::{ROLE_HINT, Window};
use crate::input::Ui;
use crate::model::{Button, MAX_KINDS};
use crate::params::Params;
use crate::play::Round;
use crate::program::button_index;
use crate::solve::{self, Left, Outlook, Worth};

/// Who gives hints.
#[derive(Default)]
pub struct Guide {
    /// The line of the last hint, and the board it begins on: as long as the player keeps to it, nothing is searched again.
    known: Option<(Board, Vec<Round>)>,
    /// What is known where nothing wins the level that the last question was about.
    lost: Option<Lost>,
    /// What presses are worth in the level that was rated last.
    worth: Option<Worth>,
}

/// A board from which nothing wins the level.
#[derive(Debug)]
struct Lost {
    board: Board,
    /// How many moves led to the last board that can be won, as far as that has been found out, and how many presses have followed.
    since: Option<(usize, i64)>,
    /// Whether it is told, and nothing is looked for any more.
    is_final: bool,
}

impl Adviser<TileCode> for Guide {
    fn advises(params: &Params) -> bool {
        solve::is_searched(params.project())
    }

    fn hint(
        &mut self,
        _: &Params,
        board: &Board,
        past: Past<'_, TileCode>,
        budget: &mut Budget<'_>,
    ) -> Option<Hint<Round>> {
        self.lost = self.lost.take().filter(|lost| lost.board == *board);
        if let Some(lost) = &mut self.lost {
            // Asked again, with more time: what that finds is all that is told.
            if !lost.is_final {
                lost.since = since(past, budget);
                lost.is_final = true;
            }
            return None;
        }
        let line = match self.known.take().and_then(|(from, line)| rest(from, &line, board)) {
            Some(line) => line,
            None => match solve::solve(board, budget) {
                Outlook::Wins(line) => line,
                Outlook::Never => {
                    let since = since(past, budget);
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

    /// In how many presses the line wins.
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

/// In presses that are still needed, of which there are as many below zero.
impl Rater<TileCode> for Guide {
    fn rates(params: &Params) -> bool {
        solve::is_searched(params.project())
    }

    /// They are exact. A single press that was not needed is no fault; a blunder is what nothing can make good again.
    fn limits(_: &Params) -> Limits {
        Limits { shares: [0.05, 0.2, f64::INFINITY], error: 1.0 }
    }

    fn rate(
        guide: &mut Self,
        _: &Params,
        board: &Board,
        budget: &mut Budget<'_>,
    ) -> Option<Vec<Rating<Round>>> {
        let rated = solve::worth(&mut guide.worth, board, budget)?.into_iter().filter_map(|(mv, left)| {
            let value = match left {
                Left::Presses(n) => -f64::from(n) - f64::from(u8::from(mv != Round::default())),
                Left::Never => f64::NEG_INFINITY,
                Left::Unknown => return None,
            };
            Some(Rating { mv, value })
        });
        Some(rated.collect())
    }
}

/// Whether a round begins with the player: what is to be read is taken away by a press too.
fn is_press(board: &Board, round: Round) -> bool {
    round != Round::default() || !board.messages.is_empty()
}

/// How many moves led to the last board of the level that can be won, and how many presses have followed: none where none is found.
/// As what is lost stays so, not every board is looked at: first one a press ago, two, four and so on, then halves of what is left.
fn since(past: Past<'_, TileCode>, budget: &mut Budget<'_>) -> Option<(usize, i64)> {
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
    // Those from `lost` on are lost.
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

/// What is left of a line on a board that it leads to; none where it does not.
fn rest(mut ahead: Board, line: &[Round], board: &Board) -> Option<Vec<Round>> {
    for (n, round) in line.iter().enumerate() {
        // Rounds are counted, so that few boards are compared.
        if ahead.round == board.round && ahead == *board {
            return Some(line[n..].to_vec());
        }
        ahead.play(*round, &mut Reel::silent());
    }
    None
}

/// Shows the press of a hint where the player looks: arrows beside the first sprite, A on it, a frame about the tile to be touched.
pub(crate) fn draw(board: &Board, window: Window, round: Round, scene: &mut Scene) {
    let first = board.first().map(|piece| board.place(piece.tile));
    let (row, col) = first.unwrap_or((window.row + window.rows / 2, window.col + window.cols / 2));
    let mut mark = |look: usize, (row, col): (i32, i32)| {
        let within = |at: i32, from: usize, length: usize| at.clamp(from as i32, (from + length) as i32 - 1);
        let (row, col) = (within(row, window.row, window.rows), within(col, window.col, window.cols));
        scene
            .sprite(
                Key::fixed(128 * 128 + 7 + look as u32),
                ROLE_HINT,
                Rect::new(col as f32, row as f32, 1.0, 1.0),
            )
            .look(look as u16)
            .layer(MAX_KINDS as u8 + 3);
    };
    match round {
        Round::Tap(row, col) => mark(5, (row.into(), col.into())),
        Round::Held(set) => {
            for button in Button::ALL.into_iter().filter(|button| set.has(*button)) {
                let (down, right) = match button {
                    Button::Arrow(dir) => dir.delta(),
                    Button::A => (0, 0),
                };
                mark(button_index(button), (row as i32 + down, col as i32 + right));
            }
        }
    }
}
