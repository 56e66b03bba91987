//! What a move would do: where its brick comes to rest, what it pushes, and which blocks it makes.

use tilery_kit::{Dir, Key, Reel};

use crate::board::{Board, SIZE, Square, block_points, squares};
use crate::moves::{Flank, Move};
use crate::notation::Params;

/// What a move would do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// Where the brick comes to rest, before any block is eliminated.
    pub rest: Square,
    /// Where the bricks stand now that it pushes.
    pub pushed: Vec<Square>,
    /// Where it pushes them.
    pub dir: Dir,
    /// Where the bricks stand now that it eliminates, and in which round of the cascade, from 0.
    pub eliminated: Vec<(Square, usize)>,
    /// Whether the brick itself is eliminated.
    pub is_brick_eliminated: bool,
    /// What all its blocks score.
    pub points: u32,
}

impl Board {
    /// What a move would do; none when it is refused.
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

    /// Which bricks a move pushes, and where to.
    fn pushed_by(&self, mv: Move) -> (Vec<Square>, Dir) {
        match mv {
            Move::Drop(_) => (Vec::new(), Dir::Down),
            Move::Lift(column) => {
                let stack = (0..SIZE).filter(|&row| self.cells[row][column].is_some());
                (stack.map(|row| (row, column)).collect(), Dir::Up)
            }
            Move::Throw(flank, row) | Move::Knock(flank, row) => {
                let way = self.way(flank, row, mv.kind());
                let run = (way.free..way.free + way.pushed).map(|step| (row, flank.column(step))).collect();
                (run, if flank == Flank::Left { Dir::Right } else { Dir::Left })
            }
        }
    }
}
