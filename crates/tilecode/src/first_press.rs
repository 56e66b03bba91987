//! The lead of a level in real time: the rounds before the player's first press. They are shown, so that what
//! moves by itself is seen moving, but as long as there is no press nothing counts.

use tilery_kit::Reel;

use crate::board::{Board, Outcome};
use crate::buttons::Round;

/// The rounds shown of a level in which waiting costs nothing.
const LONG: u32 = 200;
/// The rounds shown of one in which waiting ends something: enough to see what moves.
const SHORT: u32 = 8;
/// The rounds that remain for the first press before waiting would cost anything.
const MARGIN: u32 = 16;
/// A limit of the work: the sprites of all rounds looked at.
const MOST: usize = 50_000;
/// The most rounds for which a first press waits, if it would lose the level at once.
const PATIENCE: u8 = 8;

/// The first press of the level in play, and the rounds before it.
#[derive(Debug, Default)]
pub(crate) struct Lead {
    /// The number of rounds before it, once it is known.
    rounds: Option<u32>,
    /// The rounds for which it still waits; `None` before it.
    wait: Option<u8>,
}

impl Lead {
    /// True if a round is due before the first press.
    pub(crate) fn is_due(&mut self, board: &Board) -> bool {
        if board.project().meaning().has_turns || board.is_asleep() {
            return false;
        }
        if board.round == 0 {
            self.rounds.get_or_insert_with(|| rounds(board));
        }
        self.rounds.is_some_and(|rounds| board.round < rounds)
    }

    /// True if a press waits for another round, which only the first one does.
    pub(crate) fn delays(&mut self, board: &Board, press: Round) -> bool {
        let wait = self.wait.get_or_insert_with(|| wait_for(board, press));
        let is_early = *wait > 0;
        *wait = wait.saturating_sub(1);
        is_early
    }

    /// Adapts to a board that is not the next one. A level that begins again has a first press again.
    pub(crate) fn restart(&mut self, board: &Board) {
        *self = Self { rounds: None, wait: self.wait.filter(|_| board.round > 0) };
    }
}

/// The number of rounds that are shown before the first press: up to [`LONG`] if waiting changes neither the
/// outcome nor the score, else at most [`SHORT`], and always [`MARGIN`] rounds before such a change.
fn rounds(start: &Board) -> u32 {
    let most = (MOST / (start.count() + 1)).min((LONG + MARGIN) as usize) as u32;
    let mut board = start.clone();
    let costs = (1..=most).find(|_| {
        board.play(Round::default(), &mut Reel::silent());
        is_over(&board, start) || board.score != start.score
    });
    match costs {
        None => most.saturating_sub(MARGIN),
        Some(n) => SHORT.min(n.saturating_sub(MARGIN)),
    }
}

/// The rounds, at most [`PATIENCE`], after which a press no longer loses the level in its round or in the next
/// one; 0 if it never does or always does.
fn wait_for(board: &Board, press: Round) -> u8 {
    let mut later = board.clone();
    for wait in 0..=PATIENCE {
        let mut after = later.clone();
        if [press, Round::default()].into_iter().all(|round| goes_on(&mut after, round)) {
            return wait;
        }
        if !goes_on(&mut later, Round::default()) {
            break;
        }
    }
    0
}

/// Plays a round, if the game is not over. Returns false if it is lost.
fn goes_on(board: &mut Board, round: Round) -> bool {
    if board.outcome == Outcome::Playing {
        board.play(round, &mut Reel::silent());
    }
    board.outcome != Outcome::Lost
}

/// True if a board is no longer in the level, or waits for the player.
fn is_over(board: &Board, start: &Board) -> bool {
    board.outcome != Outcome::Playing
        || board.level != start.level
        || board.round <= start.round
        || !board.messages.is_empty()
}
