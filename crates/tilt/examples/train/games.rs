//! The games that the tables learn from.

use std::time::Instant;

use tilery_kit::rng::Rng;
use tilery_tilt::player::fast::{Board, Tilts, empties};
use tilery_tilt::player::net::lowered;

use super::tables::{Slots, Tables};

/// A level is so much of a board's sum.
const LEVEL: u32 = 2048;
/// Levels that are told apart: lowered boards are hardly ever worth more than two 8192.
const LEVELS: usize = 10;
/// Boards remembered of a level; later ones take the place of earlier ones.
const REMEMBERED: usize = 500;
/// Boards of a level from which on games start there.
const ENOUGH: usize = 20;
/// A report every so many moves.
const REPORT: u64 = 20_000_000;

/// Where games start.
#[derive(Clone, Copy, PartialEq)]
pub enum Starts {
    /// At the deal.
    Deal,
    /// One in four at the deal, the others at boards met before, equally often at every level: the carousel of Jaśkowski (2018).
    Carousel,
}

/// What plays, move after move.
pub struct Games {
    tilts: Tilts,
    random: Rng,
    /// Boards met on entering a level.
    met: Vec<Vec<Board>>,
    start: Instant,
}

impl Games {
    /// All chance comes from the seed.
    pub fn new(seed: u64) -> Self {
        Self {
            tilts: Tilts::new(),
            random: Rng::from_seed(seed),
            met: vec![vec![]; LEVELS],
            start: Instant::now(),
        }
    }

    /// Plays about so many moves by the tables and lets them learn; reports on the games from the deal.
    pub fn play(&mut self, tables: &mut Tables, moves: u64, starts: Starts) {
        self.paced(tables, moves, starts, |_| 1.0);
    }

    /// As [`Games::play`] from the carousel, but the pace falls in the second half, down to nothing: so the noise of the last
    /// games is averaged out.
    pub fn settle(&mut self, tables: &mut Tables, moves: u64) {
        self.paced(tables, moves, Starts::Carousel, |left| (2.0 * left).min(1.0));
    }

    /// As [`Games::play`] from the carousel, but no value changes: the errors that entries make, which are all that is
    /// learned, tell how fast each should learn.
    pub fn listen(&mut self, tables: &mut Tables, moves: u64) {
        self.paced(tables, moves, Starts::Carousel, |_| 0.0);
    }

    /// The pace is computed from the share of the moves that is left.
    fn paced(&mut self, tables: &mut Tables, moves: u64, starts: Starts, pace: impl Fn(f32) -> f32) {
        let (mut played, mut reported, mut results) = (0, 0, Vec::new());
        while played < moves {
            let pace = pace(1.0 - played as f32 / moves as f32);
            let met = if starts == Starts::Deal { None } else { self.met_before() };
            let dealt = met.is_none();
            let board = met.unwrap_or_else(|| {
                let first = self.appear(0);
                self.appear(first)
            });
            let (score, length) = self.game(tables, board, pace);
            played += length;
            if dealt {
                results.push(score);
            }
            if played >= reported + REPORT || played >= moves {
                reported = played;
                self.report(played, &results);
                results.clear();
            }
        }
    }

    /// One game, learning by the difference of each value from the next (Szubert and Jaśkowski, 2014). Boards are lowered as they are for
    /// the player, and the points are those of the lowered boards. Returns the points and the moves.
    fn game(&mut self, tables: &mut Tables, mut board: Board, pace: f32) -> (u64, u64) {
        let (mut score, mut moves) = (0, 0);
        let mut last: Option<Slots> = None;
        let mut level = level_of(board);
        loop {
            let mut best: Option<(f32, Board, u32, Slots)> = None;
            for (after, points) in self.legal(board) {
                let slots = tables.slots(after);
                let value = points as f32 + tables.value(&slots);
                if best.is_none_or(|(most, ..)| value > most) {
                    best = Some((value, after, points, slots));
                }
            }
            if let Some(last) = &last {
                tables.learn(last, best.map_or(0.0, |(value, ..)| value), pace);
            }
            let Some((_, after, points, slots)) = best else { break };
            last = Some(slots);
            (score, moves) = (score + u64::from(points), moves + 1);
            board = lowered(self.appear(after));
            if level_of(board) > level {
                self.remember(level_of(board), board);
            }
            level = level_of(board);
        }
        (score, moves)
    }

    /// The boards after each tilt that changes something, and the points.
    fn legal(&self, board: Board) -> impl Iterator<Item = (Board, u32)> + use<> {
        let tilts = &self.tilts;
        [tilts.up(board), tilts.right(board), tilts.down(board), tilts.left(board)]
            .into_iter()
            .filter(move |&(after, _)| after != board)
    }

    fn remember(&mut self, level: usize, board: Board) {
        if self.met[level].len() < REMEMBERED {
            self.met[level].push(board);
        } else {
            self.met[level][self.random.below(REMEMBERED as u32) as usize] = board;
        }
    }

    /// A board to start from, three times in four.
    fn met_before(&mut self) -> Option<Board> {
        if self.random.odds(1, 4) {
            return None;
        }
        let levels: Vec<&Vec<Board>> = self.met.iter().filter(|boards| boards.len() >= ENOUGH).collect();
        let boards = *self.random.pick(&levels)?;
        self.random.pick(boards).copied()
    }

    /// A tile appears.
    fn appear(&mut self, board: Board) -> Board {
        let mut cells = empties(board);
        for _ in 0..self.random.below(cells.count_ones()) {
            cells &= cells - 1;
        }
        let exponent = if self.random.odds(1, 10) { 2 } else { 1 };
        board | exponent << cells.trailing_zeros()
    }

    fn report(&self, played: u64, results: &[u64]) {
        let games = results.len().max(1) as f64;
        let mean = results.iter().map(|&score| score as f64).sum::<f64>() / games;
        print!(
            "{:.0} s, {} M moves, {} games from the deal: mean {mean:.0}",
            self.start.elapsed().as_secs_f64(),
            played / 1_000_000,
            results.len()
        );
        for millions in [0.1, 0.3, 0.5] {
            let reached = results.iter().filter(|&&score| score as f64 >= millions * 1e6).count();
            print!(", {millions} M {:.1} %", 100.0 * reached as f64 / games);
        }
        println!();
    }
}

fn cells(board: Board) -> impl Iterator<Item = u8> {
    (0..16).map(move |cell| (board >> (4 * cell) & 15) as u8)
}

/// The level of the sum of the tiles.
fn level_of(board: Board) -> usize {
    let sum: u32 = cells(board).filter(|&exponent| exponent > 0).map(|exponent| 1 << exponent).sum();
    ((sum / LEVEL) as usize).min(LEVELS - 1)
}
