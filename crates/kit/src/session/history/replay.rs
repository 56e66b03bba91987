//! The text of a game's history: ids, positions, saves and their replay.

use std::rc::Rc;

use super::History;
use crate::formats::save::Save;
use crate::rules::{Reel, Rules, aim, params_of};
use crate::text::{Phrase, Reader, TextError};
use crate::wording;

/// The progress of the replay of a save.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Replayed {
    /// The number of the save's lines of moves that have been replayed in full.
    run: usize,
    /// The number of repetitions of the next line that have been replayed.
    times: usize,
    /// The number of hashes that have been checked.
    hash: usize,
}

impl<R: Rules> History<R> {
    /// Opens a deal `params#seed`, a position `params@board` or a document. The first two may end in an aim.
    ///
    /// # Errors
    /// If the text is none of these.
    pub fn open(text: &str) -> Result<Self, TextError> {
        let (text, aim) = aim::split::<R>(text)?;
        let mut history = Self::begin_with(text)?;
        history.aim = aim.map(Rc::new);
        Ok(history)
    }

    fn begin_with(text: &str) -> Result<Self, TextError> {
        if R::HEADER.is_none_or(|header| !text.starts_with(header)) {
            let mut reader = Reader::new(text);
            let params = params_of::<R>(&mut reader)?;
            if reader.eat("#") {
                let seed = reader.number(0..=u64::MAX, wording!("seed"))?;
                reader.end()?;
                return Ok(Self::deal(params, seed));
            }
        }
        let (params, board) = R::read(text)?;
        Ok(Self::from_board(params, board))
    }

    /// Replays a save on a new run that begins with the save's origin.
    ///
    /// # Errors
    /// If a move is malformed or illegal, or a hash differs.
    pub fn replay(mut self, save: &Save) -> Result<Self, TextError> {
        self.replay_on(save, &mut Replayed::default(), usize::MAX)?;
        Ok(self)
    }

    /// Continues the replay of a save, as in [`History::replay`], by at most `most` moves. Returns true when
    /// it is complete. Until then, the run has only the moves replayed so far.
    ///
    /// # Errors
    /// If a move is malformed or illegal, or a hash differs.
    pub fn replay_on(&mut self, save: &Save, place: &mut Replayed, most: usize) -> Result<bool, TextError> {
        let mut left = most;
        while let Some(run) = save.runs.get(place.run) {
            let mv: R::Move = run.text.parse().map_err(|error: TextError| error.inside(run.pos))?;
            while place.times < run.times {
                if left == 0 {
                    return Ok(false);
                }
                left -= 1;
                place.times += 1;
                self.record(mv.clone(), &mut Reel::silent()).map_err(|illegal| {
                    let move_number = self.at + 1;
                    TextError::new(
                        run.pos,
                        wording!("allowed-move"),
                        Phrase::new(wording!("refused-move"))
                            .with("text", run.text.as_str())
                            .with("number", move_number.to_string())
                            .with("why", illegal),
                    )
                })?;
                let next = save.hashes.get(place.hash).filter(|checked| checked.after <= self.at);
                let Some(checked) = next else { continue };
                place.hash += 1;
                if checked.after != self.at || checked.hash != self.hash() {
                    let expected =
                        Phrase::new(wording!("hash-after-moves")).with("count", checked.after.to_string());
                    return Err(TextError::new(checked.pos, expected, wording!("changed-rules")));
                }
            }
            place.run += 1;
            place.times = 0;
        }
        if let Some(checked) = save.hashes.get(place.hash) {
            return Err(TextError::new(checked.pos, wording!("reached-hash"), wording!("move-too-many")));
        }
        if save.at != self.at {
            self.go_to(save.at);
        }
        self.is_branched = false;
        self.is_stopped = save.is_stopped && !R::status(&self.params, &self.board).over;
        Ok(true)
    }

    pub(super) fn position_of(&self, board: &R::Board) -> String {
        let mut out = String::new();
        if R::HEADER.is_none() {
            out.push_str(R::ID);
            out.push(':');
        }
        R::write(&self.params, board, &mut out);
        out
    }
}
