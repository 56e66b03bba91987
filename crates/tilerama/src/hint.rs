//! Hints: a shortest way where a full search finds one, else a short one, else the way back. Every hint leads to the
//! objective.

use tilery_kit::{Adviser, Budget, Hint, Limits, Past, Rater, Rating, Reel, Say};

use crate::board::{Board, Push};
use crate::notation::{Move, Params};
use crate::push::Pusher;
use crate::search::{self, Farness, Met};
use crate::{Tilerama, Ui, input};

/// A beam begins with so many boards, and is widened by so many times as long as time is left.
const WIDTH: usize = 60;
const WIDER: usize = 4;
const WIDEST: usize = 60_000;
/// From this width on, a wider beam is worth its time only while it makes a way shorter by one part in twenty.
const PLENTY: usize = 3_840;
const WORTH: (usize, usize) = (19, 20);
/// The longest way that is looked for where no other one is known.
const LONGEST: usize = 400;
/// What the shortening of a way may cost, in boards.
const SHORTENING: u64 = 3_000;

/// What the last searches found.
#[derive(Debug, Default)]
pub struct Mind {
    /// A way: each board on it, by its hash, and the push from there.
    way: Vec<(u64, Push)>,
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
            self.way = marked(board, &find(board, budget)?)?;
        }
        let from = self.way.iter().position(|&(hash, _)| hash == here)?;
        let mut along = board.clone();
        let mut line = Vec::new();
        for &(_, (cell, dir)) in &self.way[from..] {
            line.push(Move { cell: board.zone().cell(along.lead(cell)), dir });
            along.push(cell, dir, &mut Reel::silent()).ok()?;
        }
        Some(Hint { mv: *line.first()?, line })
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

fn find(board: &Board, budget: &mut Budget<'_>) -> Option<Vec<Push>> {
    let (plan, tiles) = (board.plan(), board.tiles());
    let goals = match search::meet(plan, tiles, budget) {
        Met::Way(way) => return Some(way),
        Met::Never => return None,
        Met::TooFar(goals) => goals,
    };
    let mut best: Option<Vec<Push>> = board.way().map(Iterator::collect);
    let mut width = WIDTH;
    // How long the last way was that a beam found: when a wide one hardly finds a shorter way, none will be much shorter.
    let mut found: Option<usize> = None;
    while width <= WIDEST && !budget.is_spent() {
        let shorter_than = best.as_ref().map_or(LONGEST, Vec::len);
        let way = search::beam(plan, tiles, &goals, width, shorter_than, budget);
        let length = way.as_ref().map_or(shorter_than, Vec::len);
        let gains = found.is_none_or(|before| length * WORTH.1 <= before * WORTH.0);
        if way.is_some() {
            found = Some(length);
            best = way;
        }
        if !gains && width >= PLENTY {
            break;
        }
        width *= WIDER;
    }
    // This is cheap, so that it is done even after the time is over.
    Some(search::shorten(plan, tiles, best?, &mut Budget::nodes(SHORTENING)))
}
