//! Hints: a shortest solution if a full search finds one, else a short solution, else the known way back.
//! Every hint leads to the objective.

use tilery_kit::{Adviser, Budget, Hint, Limits, Position, Rater, Rating, Say, Solves};

use crate::board::Board;
use crate::notation::{Move, Params};
use crate::push::Push;
use crate::push::{Pusher, apply};
use crate::search::{self, Farness};
use crate::solution::{Solution, solve};
use crate::{Entry, Tilerama, Ui, catalogue, input, way_home};

/// The largest number of legal pushes times cells for which moves are rated. On larger boards the searches
/// cannot go deep enough.
const MOST_CELLS: usize = 2_000;

/// Deals of at most this many pushes can be rated on all boards of at most this many cells.
const NEAR: u16 = 10;
const NEAR_CELLS: usize = 16;

/// The results of the last searches.
#[derive(Debug, Default)]
pub struct Guide {
    /// The last solution: the hash of each board along it, and the push from that board.
    way: Vec<(u64, Push)>,
    /// True if the solution is shortest. Every remainder of it is then shortest, too.
    is_shortest: bool,
    /// The boards around the objective.
    around: search::Around,
}

impl Adviser<Tilerama> for Guide {
    /// The next push of the way to the objective, and those after it.
    fn hint(&mut self, position: Position<'_, Tilerama>, budget: &mut Budget<'_>) -> Option<Hint<Move>> {
        let board = position.board;
        let here = search::hash(board.tiles());
        if !self.way.iter().any(|&(hash, _)| hash == here) {
            let Solution { pushes, is_shortest } = solve(board, budget)?;
            (self.way, self.is_shortest) = (marked(board, &pushes)?, is_shortest);
        }
        let from = self.way.iter().position(|&(hash, _)| hash == here)?;
        let rest = self.way[from..].iter();
        let line: Vec<Move> =
            rest.map(|&(_, (cell, dir))| Move { cell: board.zone().cell(cell), dir }).collect();
        let pushes = self.way[from..].iter().map(|&(_, push)| push).collect();
        let rest = Solution { pushes, is_shortest: self.is_shortest };
        let solves = Solves { is_shortest: rest.is_shortest, bits: rest.bits(board) };
        Some(Hint { mv: *line.first()?, line, solves: Some(solves) })
    }

    fn why(_: &Params, board: &Board, line: &[Move]) -> Option<Say> {
        let pushes = line.iter().map(|mv| Some((board.zone().index(mv.cell)?, mv.dir)));
        let pushes: Vec<Push> = pushes.collect::<Option<_>>()?;
        way_home::checked(board.plan(), board.tiles(), pushes.into_iter())?;
        Some(Say::new("tilerama-why").with("count", line.len() as i64))
    }

    fn suggest(_: &Params, board: &Board, ui: &mut Ui, mv: &Move) {
        input::suggest(board, ui, *mv);
    }
}

/// The value of a move is minus the number of pushes needed from before it. If the search finds no such
/// number, there are no ratings.
impl Rater<Tilerama> for Guide {
    /// True if most positions of a game can be rated. Players' own boards are assumed to be rateable.
    fn rates(params: &Params) -> bool {
        let is_near = |entry: &Entry| {
            params.scramble().is_some_and(|pushes| pushes <= NEAR)
                && usize::from(entry.plan().zone.size()) <= NEAR_CELLS
        };
        catalogue::find(params.name()).is_none_or(|entry| entry.is_weighed || is_near(&entry))
    }

    /// Ratings are exact.
    fn limits(_: &Params) -> Limits {
        Limits { shares: [0.0, 0.15, 0.6], error: 0.0 }
    }

    fn rate(
        guide: &mut Self,
        Position { board, .. }: Position<'_, Tilerama>,
        budget: &mut Budget<'_>,
    ) -> Option<Vec<Rating<Move>>> {
        let (plan, zone) = (board.plan(), board.zone());
        let pushes: Vec<Push> = board.pushes(&mut Pusher::default()).collect();
        if pushes.len() * board.tiles().len() > MOST_CELLS {
            return Some(Vec::new());
        }
        let mut pusher = Pusher::default();
        let after = |&push: &Push| {
            let mut tiles = board.tiles().to_vec();
            search::step(zone, &mut tiles, push, &mut pusher).map(|()| tiles)
        };
        let boards: Vec<_> = pushes.iter().filter_map(after).collect();
        let farness = search::farness(plan, &boards, &mut guide.around, budget);
        if farness.iter().all(|farness| matches!(farness, Farness::Beyond(_))) {
            return Some(Vec::new());
        }
        let rated = pushes.into_iter().zip(farness).map(|((cell, dir), farness)| {
            let value = match farness {
                Farness::Pushes(n) => -(n as f64) - 1.0,
                Farness::Never => f64::NEG_INFINITY,
                // A lower bound suffices: the better moves are known.
                Farness::Beyond(n) => -(n as f64) - 2.0,
            };
            Rating { mv: Move { cell: zone.cell(cell), dir }, value }
        });
        Some(rated.collect())
    }
}

/// The pushes with the hashes of the boards before them, each piece by its first cell. `None` if the pushes
/// do not lead to the objective.
fn marked(board: &Board, way: &[Push]) -> Option<Vec<(u64, Push)>> {
    let mut tiles = board.tiles().to_vec();
    let mut pusher = Pusher::default();
    let mut hash = search::hash(&tiles);
    let (mut marked, mut lifted) = (Vec::new(), Vec::new());
    for push in way_home::checked(board.plan(), &tiles, way.iter().copied())? {
        marked.push((hash, push));
        let shifts = pusher.push(board.zone(), &tiles, push.0, push.1).ok()?;
        hash ^= search::hash_change(&tiles, shifts);
        apply(&mut tiles, shifts, &mut lifted);
    }
    Some(marked)
}
