//! Hints: a shortest way where a full search finds one, else a short one, else the way back. Every hint leads to the
//! objective.

use tilery_kit::{Adviser, Budget, Hint, Limits, Past, Rater, Rating, Reel, Say, Solves};

use crate::board::{Board, Push};
use crate::notation::{Move, Params};
use crate::push::Pusher;
use crate::search::{self, Farness};
use crate::solution::{Solution, solve};
use crate::{Tilerama, Ui, input};

/// What the last searches found.
#[derive(Debug, Default)]
pub struct Mind {
    /// A way: each board on it, by its hash, and the push from there.
    way: Vec<(u64, Push)>,
    /// Whether it is a shortest one, as what is left of it is then.
    is_shortest: bool,
    /// The boards around the objective.
    around: search::Around,
}

impl Adviser<Tilerama> for Mind {
    /// The next push of the way to the objective, and those after it.
    fn hint(
        &mut self,
        _: &Params,
        board: &Board,
        _: Past<'_, Tilerama>,
        budget: &mut Budget<'_>,
    ) -> Option<Hint<Move>> {
        let here = search::hash(board.tiles());
        if !self.way.iter().any(|&(hash, _)| hash == here) {
            let Solution { pushes, is_shortest } = solve(board, budget)?;
            (self.way, self.is_shortest) = (marked(board, &pushes)?, is_shortest);
        }
        let from = self.way.iter().position(|&(hash, _)| hash == here)?;
        let mut along = board.clone();
        let mut line = Vec::new();
        for &(_, (cell, dir)) in &self.way[from..] {
            line.push(Move { cell: board.zone().cell(along.lead(cell)), dir });
            along.push(cell, dir, &mut Reel::silent()).ok()?;
        }
        let pushes = self.way[from..].iter().map(|&(_, push)| push).collect();
        let rest = Solution { pushes, is_shortest: self.is_shortest };
        let solves = Solves { is_shortest: rest.is_shortest, bits: rest.bits(board) };
        Some(Hint { mv: *line.first()?, line, solves: Some(solves) })
    }

    fn why(_: &Params, board: &Board, line: &[Move]) -> Option<Say> {
        let mut along = board.clone();
        for Move { cell, dir } in line {
            along.push(along.zone().index(*cell)?, *dir, &mut Reel::silent()).ok()?;
        }
        along.is_solved().then(|| Say::new("tilerama-why").with("count", line.len() as i64))
    }

    fn suggest(_: &Params, board: &Board, ui: &mut Ui, mv: &Move) {
        input::suggest(board, ui, *mv);
    }
}

/// In pushes still needed, counted below zero; only where the search finds how many that are.
impl Rater<Tilerama> for Mind {
    /// They are exact.
    const LIMITS: Limits = Limits { shares: [0.0, 0.15, 0.6], error: 0.0 };

    fn rate(mind: &mut Self, _: &Params, board: &Board, budget: &mut Budget<'_>) -> Vec<Rating<Move>> {
        let (plan, zone) = (board.plan(), board.zone());
        let pushes: Vec<Push> = board.pushes(&mut Pusher::default()).collect();
        let mut pusher = Pusher::default();
        let after = |&push: &Push| {
            let mut tiles = board.tiles().to_vec();
            search::step(zone, &mut tiles, push, &mut pusher).map(|()| tiles)
        };
        let boards: Vec<_> = pushes.iter().filter_map(after).collect();
        let farness = search::farness(plan, &boards, &mut mind.around, budget);
        if farness.iter().all(|farness| matches!(farness, Farness::Beyond(_))) {
            return Vec::new();
        }
        let rated = pushes.into_iter().zip(farness).map(|((cell, dir), farness)| {
            let value = match farness {
                Farness::Pushes(n) => -(n as f64) - 1.0,
                Farness::Never => f64::NEG_INFINITY,
                // At least: the better moves are known.
                Farness::Beyond(n) => -(n as f64) - 2.0,
            };
            Rating { mv: Move { cell: zone.cell(cell), dir }, value }
        });
        rated.collect()
    }
}

/// The way with the hashes of the boards along it, when it leads to the objective.
fn marked(board: &Board, way: &[Push]) -> Option<Vec<(u64, Push)>> {
    let mut tiles = board.tiles().to_vec();
    let mut pusher = Pusher::default();
    let mut marked = Vec::new();
    for &push in way {
        marked.push((search::hash(&tiles), push));
        search::step(board.zone(), &mut tiles, push, &mut pusher)?;
    }
    board.plan().is_solved(&tiles).then_some(marked)
}
