//! Whether a level can still be won where time goes by turns, and how: every position that presses lead to is looked at, breadth first.
//!
//! What is found is a line of fewest presses, which has been played on the board itself before it is told. That there is none is told only when every
//! position is known that rounds lead to, those included that no turn comes to its end before: the player may stop time and press in between. Positions are
//! compared whole, by all of a board that its rules can see (`Sight`). Where chance has a hand in it, or a bound of a round's work is met,
//! nothing is known.
//!
//! Searches are in the adviser's package alone: nobody else calls this.

use tilery_kit::{Budget, Reel};

use crate::board::{Board, MAX_SCORE, Never, Outcome};
use crate::buttons::Buttons;
use crate::model::Button;
use crate::piece::NIL;
use crate::play::{Round, Turn};
use crate::program::SPRITES;
use crate::project::Project;

mod sight;

use sight::Sight;

/// At most so many bytes of positions are kept.
const MOST_BYTES: usize = 1 << 26;

/// What is known of a level from a position on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outlook {
    /// These rounds win it, and no line of turns has fewer presses.
    Wins(Vec<Round>),
    /// Nothing wins it.
    Never,
    /// Neither was found.
    Unknown,
}

/// Whether levels of a project can be searched: time goes by turns, and no rule counts rounds.
pub fn is_searched(project: &Project) -> bool {
    project.meaning().has_turns && !project.program().has_every
}

/// Looks for a way to win the level in play.
pub fn solve(board: &Board, budget: &mut Budget<'_>) -> Outlook {
    if board.outcome != Outcome::Playing || !is_searched(board.project()) {
        return Outlook::Unknown;
    }
    let has_pairs = board.buttons().has(Button::A);
    for steps in [Steps::Turns, Steps::Pairs, Steps::Rounds] {
        if steps == Steps::Pairs && !has_pairs {
            continue;
        }
        match search(board, steps, budget) {
            End::Won(_) if steps == Steps::Rounds => break,
            End::Won(presses) => return line(board, &presses).map_or(Outlook::Unknown, Outlook::Wins),
            End::Nowhere if steps == Steps::Rounds => return Outlook::Never,
            End::Nowhere => {}
            End::Open => break,
        }
    }
    Outlook::Unknown
}

/// Whether a way to win the level by single presses is found, as it is meant to be played: that none is found proves nothing.
pub fn is_winnable(board: &Board, budget: &mut Budget<'_>) -> bool {
    matches!(search(board, Steps::Turns, budget), End::Won(presses) if line(board, &presses).is_some())
}

/// The rounds of a line of presses, if it wins the level when it is played.
fn line(board: &Board, presses: &[Round]) -> Option<Vec<Round>> {
    let (mut ahead, mut rounds, mut is_done) = (board.clone(), Vec::new(), false);
    for press in presses {
        step(&mut ahead, *press, Steps::Turns, &mut |round, after| {
            if !is_done {
                rounds.push(round);
                is_done = is_won(after, board);
            }
        });
        if is_done {
            return Some(rounds);
        }
    }
    None
}

/// Whether a board is past the level of another.
pub(crate) fn is_won(board: &Board, start: &Board) -> bool {
    board.outcome == Outcome::Won || board.level > start.level
}

/// How far an edge of the search leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Steps {
    /// To the end of a turn that settles, by one button: this is how levels are meant to be played.
    Turns,
    /// The same, or by A and a direction together.
    Pairs,
    /// To the end of a round: whatever can be done at all.
    Rounds,
}

/// Plays a press, and what follows it before the next one; messages are taken away. Tells of each round and of the board after it. Returns whether the board has
/// settled.
fn step(board: &mut Board, press: Round, steps: Steps, tell: &mut dyn FnMut(Round, &Board)) -> bool {
    let (level, mut turn, mut round) = (board.level, Turn::new(board), press);
    read(board, tell);
    loop {
        board.play(round, &mut Reel::silent());
        tell(round, board);
        read(board, tell);
        let is_over = board.outcome != Outcome::Playing || board.level != level;
        if is_over || steps == Steps::Rounds {
            return true;
        }
        if !turn.goes_on(board) {
            return !board.is_unsettled();
        }
        round = Round::default();
    }
}

/// What is to be read is taken away by a press, which does nothing else.
fn read(board: &mut Board, tell: &mut dyn FnMut(Round, &Board)) {
    while !board.messages.is_empty() {
        board.play(Round::default(), &mut Reel::silent());
        tell(Round::default(), board);
    }
}

/// How a search ended.
enum End {
    /// These presses win.
    Won(Vec<Round>),
    /// Everything was looked at, and nothing wins.
    Nowhere,
    /// Not everything could be looked at.
    Open,
}

fn search(board: &Board, steps: Steps, budget: &mut Budget<'_>) -> End {
    let presses = presses(board, steps);
    // As long as no two sprites are ever on one tile, nothing depends on which of them is older.
    let found = Search::new(board, false).run(board, &presses, steps, budget);
    found.or_else(|()| Search::new(board, true).run(board, &presses, steps, budget)).unwrap_or(End::Open)
}

/// What a hand can do: one button, A and a direction together, a touch; where rounds count one by one, nothing.
fn presses(board: &Board, steps: Steps) -> Vec<Round> {
    let known = board.buttons();
    let buttons = || Button::ALL.into_iter().filter(|button| known.has(*button));
    let one = |button| Buttons::default().with(button);
    let alone = buttons().map(one);
    let has_both = steps != Steps::Turns && known.has(Button::A);
    let both = buttons().filter(|button| has_both && *button != Button::A);
    let tiles = if board.has_tap() { board.rows * board.cols } else { 0 };
    let nothing = (steps == Steps::Rounds).then(Round::default);
    let held = alone.chain(both.map(|button| one(button).with(Button::A))).map(Round::Held);
    let taps = (0..tiles).map(|n| Round::Tap((n / board.cols) as u8, (n % board.cols) as u8));
    held.chain(taps).chain(nothing).collect()
}

/// The positions that were found, each once, in the order in which they were.
struct Search {
    sight: Sight,
    /// The map without sprites.
    bare: Vec<u64>,
    /// What is seen of the positions, one after the other,
    keys: Vec<u8>,
    /// and where each ends.
    ends: Vec<usize>,
    /// From which position each was found, by which press.
    from: Vec<(u32, u16)>,
    /// Their numbers and one more, each near the place that its hash names; 0 where there is none.
    table: Vec<u32>,
}

impl Search {
    fn new(board: &Board, by_age: bool) -> Self {
        Self {
            sight: Sight::of(board, by_age),
            bare: board.masks.iter().map(|mask| mask & !SPRITES).collect(),
            keys: Vec::new(),
            ends: Vec::new(),
            from: Vec::new(),
            table: vec![0; 1 << 10],
        }
    }

    /// Fails when sprites share a tile, and ages are not looked at.
    fn run(
        mut self,
        start: &Board,
        presses: &[Round],
        steps: Steps,
        budget: &mut Budget<'_>,
    ) -> Result<End, ()> {
        let by_age = self.sight.by_age;
        let shares = |board: &Board| !by_age && board.pieces.iter().any(|piece| piece.next != NIL);
        if shares(start) {
            return Err(());
        }
        // A wide map and a crowd take longer, so that the clock is looked at as often.
        let cost = 1 + (start.masks.len() + start.pieces.len()) as u32 / 256;
        let mut key = Vec::new();
        self.sight.write(start, &mut key);
        self.add(&key, (0, 0));
        let (mut at, mut is_open, mut is_shared, mut board) = (0, false, false, start.clone());
        while at < self.ends.len() {
            for (n, press) in presses.iter().enumerate() {
                self.restore(at, start, &mut board);
                if at == 0 {
                    board.messages.clone_from(&start.messages);
                }
                let mut rounds = 0;
                let mut is_doubtful = false;
                let is_settled = step(&mut board, *press, steps, &mut |_, board| {
                    rounds += 1;
                    is_shared |= shares(board);
                    is_doubtful |= board.rng != start.rng
                        || board.scratch.0.is_bounded
                        || board.score.abs() == MAX_SCORE;
                });
                if is_shared {
                    return Err(());
                }
                let goes_on = budget.spend(cost * rounds);
                if is_doubtful {
                    is_open = true;
                } else if is_won(&board, start) {
                    return Ok(End::Won(self.way(at, n, presses)));
                } else if board.level != start.level {
                    // From there the level may be come to again.
                    is_open = true;
                } else if board.outcome == Outcome::Playing && is_settled {
                    key.clear();
                    self.sight.write(&board, &mut key);
                    self.add(&key, (at as u32, n as u16));
                }
                if board.level != start.level {
                    board = start.clone();
                }
                if !goes_on || self.keys.len() > MOST_BYTES {
                    return Ok(End::Open);
                }
            }
            at += 1;
        }
        Ok(if is_open { End::Open } else { End::Nowhere })
    }

    /// The presses that lead to a position, and one more.
    fn way(&self, mut at: usize, last: usize, presses: &[Round]) -> Vec<Round> {
        let mut way = vec![presses[last]];
        while at > 0 {
            let (before, press) = self.from[at];
            way.push(presses[usize::from(press)]);
            at = before as usize;
        }
        way.reverse();
        way
    }

    fn key(&self, n: usize) -> &[u8] {
        let begin = if n == 0 { 0 } else { self.ends[n - 1] };
        &self.keys[begin..self.ends[n]]
    }

    /// Takes a position in, unless it is known.
    fn add(&mut self, key: &[u8], from: (u32, u16)) {
        let place = self.place(key);
        if self.table[place] > 0 {
            return;
        }
        self.keys.extend_from_slice(key);
        self.ends.push(self.keys.len());
        self.from.push(from);
        self.table[place] = self.ends.len() as u32;
        if self.ends.len() * 2 > self.table.len() {
            self.table = vec![0; self.table.len() * 4];
            for n in 0..self.ends.len() {
                let place = self.place(self.key(n));
                self.table[place] = n as u32 + 1;
            }
        }
    }

    /// Where a position stands in the table, or would.
    fn place(&self, key: &[u8]) -> usize {
        let mix = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        let hash = key.iter().fold(0xcbf2_9ce4_8422_2325, mix);
        let last = self.table.len() - 1;
        let mut place = (hash ^ hash >> 32) as usize & last;
        while self.table[place] > 0 && self.key(self.table[place] as usize - 1) != key {
            place = (place + 1) & last;
        }
        place
    }

    /// Makes a board of this level a position that was found.
    fn restore(&self, n: usize, start: &Board, board: &mut Board) {
        board.masks.copy_from_slice(&self.bare);
        board.heads.fill(NIL);
        board.pieces.clear();
        board.free.clear();
        board.moving.clear();
        board.messages.clear();
        board.changed.clear();
        board.next_age = 0;
        board.outcome = Outcome::Playing;
        // Nothing counts rounds, but a level that has just begun waits.
        board.round = 1;
        (board.score, board.rng) = (start.score, start.rng.clone());
        for never in &mut board.never {
            // Where something was seen is where it is looked for first; that nothing was is another position's.
            if *never == Never::Nowhere {
                *never = Never::Unknown;
            }
        }
        self.sight.read(self.key(n), start, board);
    }
}
