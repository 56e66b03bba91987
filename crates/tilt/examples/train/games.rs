//! Self-play games that train the tables.

use std::time::Instant;

use tilery_kit::rng::Rng;
use tilery_tilt::search::fast::{Board, Tilts, empties, pack};
use tilery_tilt::search::net::stage::{Stage, lowered, settle};

use super::tables::{Slots, Tables};

/// The maximum number of boards remembered for a level. Newer boards replace random older ones.
const REMEMBERED: usize = 2_000;
/// The number of boards of a level needed before games start there.
const ENOUGH: usize = 20;
/// Moves between reports.
const REPORT: u64 = 20_000_000;

/// Levels of a stage: a partition of its boards by the sum of their tiles.
struct Levels {
    /// The sum at the first level.
    from: u32,
    /// The difference between levels.
    step: u32,
    count: usize,
    /// One game in this many begins at the start of the stage.
    anew: u32,
}

impl Levels {
    fn of(stage: Stage) -> Self {
        match stage {
            // The tiles of a lowered board rarely add up to more than two 8192s.
            Stage::First => Self { from: 0, step: 2048, count: 10, anew: 4 },
            // From the second 2048 to the second 16384.
            Stage::Second => Self { from: 30_720, step: 128, count: 16, anew: 3 },
        }
    }

    fn of_board(&self, board: Board) -> usize {
        let sum: u32 = cells(board).filter(|&exponent| exponent > 0).map(|exponent| 1 << exponent).sum();
        ((sum.saturating_sub(self.from) / self.step) as usize).min(self.count - 1)
    }
}

/// A tilt and its evaluation.
#[derive(Clone, Copy)]
struct Look {
    after: Board,
    points: u32,
    slots: Slots,
    worth: f32,
}

impl Look {
    fn value(&self) -> f32 {
        self.points as f32 + self.worth
    }
}

/// Plays games of a stage. They start at the beginning of the stage, or at boards from earlier games, with
/// equal weight for every level (the carousel of Jaśkowski, 2018).
pub struct Games {
    tilts: Tilts,
    random: Rng,
    levels: Levels,
    /// The start boards of the stage, if it does not begin with a deal.
    starts: Vec<Board>,
    /// Boards of earlier games on entering a level, by level.
    met: Vec<Vec<Board>>,
    start: Instant,
}

impl Games {
    /// Games of the first stage, seeded.
    pub fn first(seed: u64) -> Self {
        Self::new(Stage::First, seed, Vec::new())
    }

    /// Games of the second stage, with its start boards.
    pub fn second(seed: u64, starts: Vec<Board>) -> Self {
        Self::new(Stage::Second, seed, starts)
    }

    fn new(stage: Stage, seed: u64, starts: Vec<Board>) -> Self {
        let levels = Levels::of(stage);
        Self {
            tilts: Tilts::new(),
            random: Rng::from_seed(seed),
            met: vec![vec![]; levels.count],
            levels,
            starts,
            start: Instant::now(),
        }
    }

    /// Plays about `moves` moves by the tables and trains the tables with them. With `settles`, the learning
    /// rate falls to zero, which averages out the noise of recent games.
    pub fn learn(&mut self, tables: &mut Tables, moves: u64, settles: bool) {
        let (mut played, mut reported, mut results) = (0, 0, Vec::new());
        while played < moves {
            let pace = if settles { 1.0 - played as f32 / moves as f32 } else { 1.0 };
            let (board, is_anew) = self.begin();
            let (score, length) = self.game(tables, board, pace);
            played += length;
            if is_anew {
                results.push(score);
            }
            if played >= reported + REPORT || played >= moves {
                reported = played;
                self.report(played, &results);
                results.clear();
            }
        }
    }

    /// Plays a game and learns from the differences of successive values (temporal differences of
    /// afterstates: Szubert and Jaśkowski, 2014). Returns the points and the number of moves.
    fn game(&mut self, tables: &mut Tables, mut board: Board, pace: f32) -> (u64, u64) {
        let (mut score, mut moves) = (0, 0);
        let mut last: Option<Look> = None;
        let mut level = self.levels.of_board(board);
        loop {
            let best = best(&self.looks(tables, board));
            if let Some(last) = &last {
                tables.learn(&last.slots, best.map_or(0.0, |best| best.value()) - last.worth, pace);
            }
            let Some(best) = best else { break };
            (score, moves) = (score + u64::from(best.points), moves + 1);
            if tables.is_end(best.after) {
                break;
            }
            board = self.next(tables.stage, best.after);
            self.meet(board, &mut level);
            last = Some(best);
        }
        (score, moves)
    }

    /// Passes the entries of about `boards` boards after tilts to `tell`, without learning: all afterstates
    /// of games and, for every second move, those of a short line beside the game, as a search would visit
    /// them.
    pub fn survey(&mut self, tables: &Tables, boards: u64, mut tell: impl FnMut(&Slots)) {
        let mut told = 0;
        while told < boards {
            let mut board = self.begin().0;
            let mut level = self.levels.of_board(board);
            loop {
                let looks = self.looks(tables, board);
                let Some(best) = best(&looks) else { break };
                looks.iter().for_each(|look| tell(&look.slots));
                told += looks.len() as u64;
                if tables.is_end(best.after) {
                    break;
                }
                if self.random.odds(1, 2) {
                    told += self.stray(tables, &looks, &mut tell);
                }
                board = self.next(tables.stage, best.after);
                self.meet(board, &mut level);
            }
        }
    }

    /// Plays some moves beside a game: a random tilt, then mostly the best ones. Returns the number of boards
    /// passed to `tell`.
    fn stray(&mut self, tables: &Tables, from: &[Look], tell: &mut impl FnMut(&Slots)) -> u64 {
        let mut told = 0;
        let mut after = self.random.pick(from).map(|look| look.after);
        for _ in 0..=self.random.below(3) {
            let Some(board) = after.filter(|&board| !tables.is_end(board)) else { break };
            let board = self.next(tables.stage, board);
            let looks = self.looks(tables, board);
            looks.iter().for_each(|look| tell(&look.slots));
            told += looks.len() as u64;
            let is_any = self.random.odds(1, 3);
            let chosen = if is_any { self.random.pick(&looks).copied() } else { best(&looks) };
            after = chosen.map(|look| look.after);
        }
        told
    }

    /// Returns start boards for the second stage: boards with all tiles from 1024 to 8192 from games of the
    /// first stage, with these tiles doubled.
    pub fn walls(&mut self, tables: &Tables, count: usize) -> Vec<Board> {
        let mut walls = Vec::with_capacity(count);
        while walls.len() < count {
            let mut board = self.deal();
            while let Some(best) = best(&self.looks(tables, board)) {
                board = self.appear(best.after);
                let mut doubled: Vec<u8> =
                    cells(board).map(|exponent| exponent + u8::from(exponent >= 10)).collect();
                if settle(&mut doubled) == Stage::Second {
                    walls.extend(pack(&doubled));
                    break;
                }
                if cells(board).any(|exponent| exponent > 13) {
                    break;
                }
            }
        }
        walls
    }

    /// The legal tilts, evaluated.
    fn looks(&self, tables: &Tables, board: Board) -> Vec<Look> {
        let tilts = &self.tilts;
        [tilts.up(board), tilts.right(board), tilts.down(board), tilts.left(board)]
            .into_iter()
            .filter(|&(after, _)| after != board)
            .map(|(after, points)| {
                let slots = tables.slots(after);
                Look { after, points, slots, worth: tables.worth(after, &slots) }
            })
            .collect()
    }

    /// Chooses a start board. Also returns true if it is a start board of the stage.
    fn begin(&mut self) -> (Board, bool) {
        if !self.random.odds(1, self.levels.anew) {
            let levels: Vec<&Vec<Board>> = self.met.iter().filter(|boards| boards.len() >= ENOUGH).collect();
            if let Some(&board) = self.random.pick(&levels).and_then(|boards| self.random.pick(boards)) {
                return (board, false);
            }
        }
        let start = self.random.pick(&self.starts).copied();
        (start.unwrap_or_else(|| self.deal()), true)
    }

    fn deal(&mut self) -> Board {
        let first = self.appear(0);
        self.appear(first)
    }

    /// The next board of a game, with a new tile. In the first stage, games are played and scored on lowered
    /// boards.
    fn next(&mut self, stage: Stage, after: Board) -> Board {
        let board = self.appear(after);
        if stage == Stage::First { lowered(board) } else { board }
    }

    /// Remembers a board that enters a new level.
    fn meet(&mut self, board: Board, level: &mut usize) {
        let now = self.levels.of_board(board);
        if now > *level {
            if self.met[now].len() < REMEMBERED {
                self.met[now].push(board);
            } else {
                self.met[now][self.random.below(REMEMBERED as u32) as usize] = board;
            }
        }
        *level = now;
    }

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
        let (seconds, millions) = (self.start.elapsed().as_secs(), played / 1_000_000);
        println!(
            "{seconds} s, {millions} M moves, {} games from the beginning: {mean:.0} points",
            results.len()
        );
    }
}

fn best(looks: &[Look]) -> Option<Look> {
    looks.iter().copied().reduce(|best, look| if look.value() > best.value() { look } else { best })
}

fn cells(board: Board) -> impl Iterator<Item = u8> {
    (0..16).map(move |cell| (board >> (4 * cell) & 15) as u8)
}
