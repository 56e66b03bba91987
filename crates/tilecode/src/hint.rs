//! Hints where time goes by turns: the next press of a line that wins the level, or that nothing wins it any more.

use tilery_kit::{Adviser, Budget, Hint, Key, Past, Rect, Reel, Reply, Say, Scene};

use crate::TileCode;
use crate::board::{Board, Outcome};
use crate::draw::{ROLE_HINT, Window};
use crate::input::Ui;
use crate::model::{Button, MAX_KINDS};
use crate::params::Params;
use crate::play::Round;
use crate::program::button_index;
use crate::solve::{self, Outlook};

/// Who gives hints.
#[derive(Debug, Default)]
pub struct Guide {
    /// The line of the last hint, and the board it begins on: as long as the player keeps to it, nothing is searched again.
    known: Option<(Board, Vec<Round>)>,
    /// Whether nothing wins the level that the last question was about.
    is_lost: bool,
}

impl Adviser<TileCode> for Guide {
    fn advises(params: &Params) -> bool {
        solve::is_searched(params.project())
    }

    fn hint(
        &mut self,
        _: &Params,
        board: &Board,
        _: Past<'_, TileCode>,
        budget: &mut Budget<'_>,
    ) -> Option<Hint<Round>> {
        self.is_lost = false;
        let line = match self.known.take().and_then(|(from, line)| rest(from, &line, board)) {
            Some(line) => line,
            None => match solve::solve(board, budget) {
                Outlook::Wins(line) => line,
                outlook => {
                    self.is_lost = outlook == Outlook::Never;
                    return None;
                }
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
            // What is to be read is taken away by a press too.
            presses += i64::from(*round != Round::default() || !ahead.messages.is_empty());
            ahead.play(*round, &mut Reel::silent());
        }
        (solve::is_won(&ahead, board) && presses > 0)
            .then(|| Say::new("tilecode-why-wins").with("count", presses))
    }

    fn why_none(&self) -> Option<Say> {
        self.is_lost.then(|| Say::new("tilecode-why-never"))
    }

    fn suggest(_: &Params, _: &Board, ui: &mut Ui, round: &Round) {
        ui.suggested = Some(*round);
    }

    fn follow(_: &Params, board: &Board, ui: &mut Ui, round: Round) -> Reply<Round> {
        ui.follow(board, round);
        Reply::play(round)
    }
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
