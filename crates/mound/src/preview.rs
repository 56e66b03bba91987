//! Previews of moves: the resting place, pushed bricks and eliminated blocks.

use tilery_kit::{Dir, Key, Reel};

use crate::board::{Board, squares};
use crate::moves::{Flank, Move};
use crate::params::Params;
use crate::score::block_points;
use crate::square::{SIZE, Square};

/// The outcome of a move, without playing it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// The resting place, before any block is eliminated.
    pub rest: Square,
    /// The present places of the pushed bricks.
    pub pushed: Vec<Square>,
    /// The direction of the push.
    pub dir: Dir,
    /// The present places of the eliminated bricks, and the round of the cascade, from 0, that eliminates
    /// them.
    pub eliminated: Vec<(Square, usize)>,
    /// True if the played brick is eliminated.
    pub is_brick_eliminated: bool,
    /// The points of all blocks.
    pub points: u32,
}

impl Board {
    /// Previews a move; `None` if it is refused.
    pub fn preview(&self, params: &Params, mv: Move) -> Option<Preview> {
        if self.refusal(params, mv).is_some() {
            return None;
        }
        let brick = self.lines(mv.side())[0][mv.index()];
        let mut board = self.clone();
        board.enter(mv, brick, &mut Reel::silent());
        let rest = board.find(brick)?;
        let (pushed, dir) = self.pushed_by(mv);

        let mut gone: Vec<(Key, usize)> = Vec::new();
        let mut points = 0;
        for round in 0.. {
            let blocks = board.standing_blocks();
            if blocks.is_empty() {
                break;
            }
            points += blocks.iter().map(|block| block_points(block.len())).sum::<u32>();
            for &(row, column) in blocks.iter().flatten() {
                gone.extend(board.cells[row][column].take().map(|brick| (brick.key.0, round)));
            }
            board.fall();
        }
        let round_of = |key: Key| gone.iter().find(|(it, _)| *it == key).map(|&(_, round)| round);
        let eliminated = squares()
            .filter_map(|(row, column)| {
                let brick = self.cells[row][column]?;
                Some(((row, column), round_of(brick.key.0)?))
            })
            .collect();
        let is_brick_eliminated = round_of(brick.key.0).is_some();
        Some(Preview { rest, pushed, dir, eliminated, is_brick_eliminated, points })
    }

    /// Returns the bricks that a move pushes, and the direction.
    fn pushed_by(&self, mv: Move) -> (Vec<Square>, Dir) {
        match mv {
            Move::Drop(_) => (Vec::new(), Dir::Down),
            Move::Lift(column) => {
                let stack = (0..SIZE).filter(|&row| self.cells[row][column].is_some());
                (stack.map(|row| (row, column)).collect(), Dir::Up)
            }
            Move::Throw(flank, row) | Move::Knock(flank, row) => {
                let flight = self.flight(flank, row, mv.kind());
                let run = (flight.free..flight.free + flight.pushed)
                    .map(|step| (row, flank.column(step)))
                    .collect();
                (run, if flank == Flank::Left { Dir::Right } else { Dir::Left })
            }
        }
    }
}
