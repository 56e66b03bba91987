//! The way to the goal of an assignment, for hints of games whose own search pursues other ends.

use crate::game::{Adviser, Budget, Game, Hint, Solves};
use crate::rules::aim::Task;
use crate::rules::{Aim, Progress, Reel};
use crate::scene::Scene;

use super::History;

/// The most moves tried.
const MOST_MOVES: u64 = 120_000;
/// The longest way that is searched for in games without chance.
const LONGEST: usize = 64;

/// A search for the goal. `played` are the moves that lead to the board that is tried.
struct Search<'a, 'b, G: Game> {
    history: &'a History<G>,
    aim: &'a Aim<G>,
    played: Vec<G::Move>,
    budget: &'a mut Budget<'b>,
    tried: u64,
}

/// A hint that begins a shortest way to the goal, if the game's own search does not pursue it. Uses only those
/// random draws that are shown beside the board.
pub(super) fn find<G: Game>(history: &History<G>, budget: &mut Budget<'_>) -> Option<Hint<G::Move>> {
    let aim = history.aim()?;
    let from = history.played().len();
    let way = match &aim.task {
        Task::Find(moves) => moves.first().filter(|_| from == 0).map(|mv| vec![mv.clone()]),
        Task::Reach(goal) if G::Adviser::pursues(goal) => None,
        Task::Reach(_) => shortest(history, aim, budget),
    }?;
    let solves = Solves { is_shortest: true, bits: bits(history, &way) };
    Some(Hint { mv: way.first()?.clone(), line: way, solves: Some(solves) })
}

fn shortest<G: Game>(history: &History<G>, aim: &Aim<G>, budget: &mut Budget<'_>) -> Option<Vec<G::Move>> {
    let from = history.played().len();
    let shown = aim.par.map(|par| par.moves).or(aim.most).unwrap_or(LONGEST).saturating_sub(from);
    let mut scene = Scene::default();
    G::coming(history.params(), history.board(), 1, &mut scene);
    let longest = if scene.sprites.is_empty() { LONGEST } else { shown.max(1) };
    let mut search = Search { history, aim, played: history.played().to_vec(), budget, tried: 0 };
    let mut before = 1;
    for length in 1..=longest {
        let tried = search.tried;
        if search.reaches(history.board(), length)? {
            return Some(search.played.split_off(from));
        }
        // Each length costs as many times more than the one before as that cost more. What cannot be searched
        // whole is not begun, so that time is left for the game's own search.
        let spent = search.tried - tried;
        if search.tried + spent * spent / before > MOST_MOVES {
            return None;
        }
        before = spent.max(1);
    }
    None
}

/// The difficulty of a way in bits.
fn bits<G: Game>(history: &History<G>, way: &[G::Move]) -> f64 {
    let mut board = history.board().clone();
    let mut bits = 0.0;
    for mv in way {
        bits += (G::moves(history.params(), &board).count() as f64).log2();
        let played = G::play(history.params(), &mut board, mv, &mut Reel::silent());
        debug_assert!(played.is_ok(), "the way is legal");
    }
    bits
}

impl<G: Game> Search<'_, '_, G> {
    /// Tries all ways of `length` moves, and leaves the moves of one that reaches the goal. `None` once the budget
    /// is spent.
    fn reaches(&mut self, board: &G::Board, length: usize) -> Option<bool> {
        let (params, start) = (self.history.params(), self.history.start());
        for mv in G::moves(params, board) {
            self.tried += 1;
            if !self.budget.spend(1) {
                return None;
            }
            let mut next = board.clone();
            if G::play(params, &mut next, &mv, &mut Reel::silent()).is_err() {
                continue;
            }
            self.played.push(mv);
            match self.aim.judge(params, start, &next, &self.played) {
                Progress::Met => return Some(true),
                Progress::Open if length > 1 => {
                    if self.reaches(&next, length - 1)? {
                        return Some(true);
                    }
                }
                Progress::Open | Progress::Lost => {}
            }
            self.played.pop();
        }
        Some(false)
    }
}
