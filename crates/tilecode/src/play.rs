//! A round and its effects, and the transitions between levels.

use tilery_kit::{Cell, Effect, EffectKind, Ghost, Reel, Say};

use crate::board::{Board, Outcome};
use crate::buttons::Round;
use crate::model::SOUNDS;
use crate::room::Exit;
use crate::scratch::{MOST_EFFECTS, Next, Scratch, Trace};
use crate::window::Window;

/// The maximum number of sprites whose appearing and vanishing is animated in a round.
const CROWD: usize = 1000;
/// The maximum number of rounds of a turn, including that of the press.
const LONGEST: u32 = 60;

/// The rounds after a press, in games by turns.
#[derive(Debug)]
pub struct Turn {
    /// A hash of the visible board before the last round.
    before: u64,
}

impl Turn {
    /// Starts a turn with a press on this board.
    pub fn new(board: &Board) -> Self {
        Self { before: board.look() }
    }

    /// True if another round follows after the one that led to this board.
    pub fn goes_on(&mut self, board: &Board) -> bool {
        let after = board.look();
        let is_settled = std::mem::replace(&mut self.before, after) == after || board.is_asleep();
        // A new level waits for a press, and so does a message.
        let is_over = board.outcome != Outcome::Playing || board.round == 0 || !board.messages.is_empty();
        !is_over && !is_settled && board.since_press < LONGEST
    }
}

impl Board {
    /// A hash of the visible state without headings. In games by turns, equal hashes count as equal states.
    fn look(&self) -> u64 {
        let mix = |n: u64| {
            let n = (n ^ n >> 31).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            n ^ n >> 29
        };
        let add = |hash: u64, n: u64| mix(hash.rotate_left(5) ^ n);
        let declared = self.project.meaning().counters.len();
        let counters = self.counters.iter().take(declared).map(|&n| n as u64);
        let game = [self.level as u64, self.score as u64, self.outcome as u64];
        self.seen.into_iter().chain(game).chain(counters).fold(0, add)
    }

    /// True if a turn ends here by its limit.
    pub(crate) fn is_unsettled(&self) -> bool {
        self.since_press == LONGEST && !self.is_asleep()
    }

    /// True if the round just played is a press with an effect: a press rule with commands fired, or, in
    /// games by turns, the turn changed the visible state.
    pub(crate) fn is_player_action(&self) -> bool {
        let Some(before) = self.scratch.0.before else { return self.scratch.0.is_player_action };
        let mut turn = Turn { before };
        if self.rests() || !turn.goes_on(self) {
            return self.look() != before;
        }
        let mut ahead = self.clone();
        loop {
            ahead.play(Round::default(), &mut Reel::silent());
            if !turn.goes_on(&ahead) {
                return ahead.look() != before;
            }
        }
    }

    /// Plays a round and changes the level if the round ends one, or dismisses a message. The game must not
    /// be over.
    pub fn play(&mut self, round: Round, reel: &mut Reel<Self>) {
        if !self.messages.is_empty() {
            self.messages.remove(0);
            (self.scratch.0.is_player_action, self.scratch.0.before) = (false, None);
            return self.tell_message(reel);
        }
        let before = (!reel.is_silent()).then(|| self.near());
        let score = self.score;
        let has_turns = self.project.meaning().has_turns;
        let is_press = round != Round::default();
        self.since_press = if is_press { 1 } else { self.since_press.saturating_add(1) };
        self.scratch.0.before = (has_turns && is_press).then(|| self.look());
        let next = if is_press || !self.is_asleep() {
            self.round_within_level(round, &mut ())
        } else {
            self.sleep();
            None
        };
        if let Some(before) = before {
            self.show(before, score, reel);
            self.tell(round.buttons(), score, reel);
        }
        if self.scratch.0.is_bounded && !std::mem::replace(&mut self.met.work, true) {
            reel.tell(|| Say::new("tilecode-bound"));
        }
        if has_turns && self.is_unsettled() && !std::mem::replace(&mut self.met.turn, true) {
            reel.tell(|| Say::new("tilecode-unsettled"));
        }
        let is_restart = next == Some(Next::Restart);
        let next = match next {
            None => {
                if self.outcome == Outcome::Lost {
                    reel.tell(|| Say::new("tilecode-lost"));
                }
                return self.tell_message(reel);
            }
            // The rooms are one level.
            Some(Next::Win) if self.has_rooms() => None,
            Some(Next::Win) => Some(Exit::to(self.level + 1)),
            Some(Next::Restart) => Some(Exit::to(self.level)),
            Some(Next::Exit(exit)) => Some(exit),
        };
        let levels = self.project.meaning().levels.len();
        if let Some(exit) = next.filter(|exit| exit.level < levels) {
            let pace = self.project.meaning().pace;
            reel.length(pace.min(u32::from(u16::MAX)) as u16);
            reel.step(self);
            reel.cut();
            let level = exit.level as i64 + 1;
            let name = self.project.name_of_level(exit.level);
            if self.has_rooms() && !is_restart {
                self.enter(exit);
                reel.tell(|| Say::new("tilecode-room").with("name", name));
            } else {
                reel.effect(|| Effect::new(EffectKind::Level).amount(level).weight(2));
                self.begin(exit.level);
                reel.tell(|| Say::new("tilecode-level").with("level", level).with("name", name));
            }
        } else {
            self.outcome = Outcome::Won;
            reel.tell(|| Say::new("tilecode-won"));
        }
        self.tell_message(reel);
    }

    /// True if a tile can be touched.
    pub fn takes_tap(&self, row: u8, col: u8) -> bool {
        self.has_tap() && usize::from(row) < self.rows && usize::from(col) < self.cols
    }

    /// The message to be read now.
    pub fn message(&self) -> Option<Say> {
        let message = self.project.meaning().messages.get(usize::from(*self.messages.first()?))?;
        Some(
            Say::new("tilecode-message")
                .with("text", self.project.name("message", &message.name, &message.text)),
        )
    }

    fn tell_message(&self, reel: &mut Reel<Self>) {
        if let Some(message) = self.message() {
            reel.tell(|| message);
        }
    }

    /// Reports the visible and audible effects of the round.
    fn show(&self, before: Window, score: i64, reel: &mut Reel<Self>) {
        let pace = self.project.meaning().pace;
        reel.length(pace.min(u32::from(u16::MAX)) as u16);
        self.gains(before, self.score.saturating_sub(score), reel);
        if let Some(&sound) = self.scratch.0.sound.and_then(|sound| SOUNDS.get(usize::from(sound))) {
            reel.effect(|| Effect::new(EffectKind::Land).dress(sound));
        }
        let after = self.near();
        // Too many sprites are not animated.
        if self.scratch.0.vanished.len() + self.scratch.0.appeared.len() > CROWD {
            return;
        }
        if self.project.meaning().is_second {
            self.effects(before, after, reel);
        }
        for &Trace { key, tile, moves, .. } in &self.scratch.0.vanished {
            if before.shows(self.place(tile)) {
                reel.exit(key, moves.map_or(Ghost::FADE, |dir| ghost(dir, 1.0)));
            }
        }
        for &Trace { key, tile, moves, .. } in &self.scratch.0.appeared {
            if after.shows(self.place(tile)) {
                reel.enter(key, moves.map_or(Ghost::POP, |dir| ghost(dir, -1.0)));
            }
        }
    }
}

impl Board {
    /// Reports points: on the tiles of their commands if all of these are known and nearby, otherwise for the
    /// board as a whole.
    fn gains(&self, window: Window, gained: i64, reel: &mut Reel<Self>) {
        let gain = |points: i64| Effect::new(EffectKind::Gain).amount(points);
        let scored = &self.scratch.0.scored;
        let is_near = |&(tile, _): &(u16, i64)| window.holds(self.place(tile));
        let sum: i64 = scored.iter().map(|(_, points)| points).sum();
        if gained == 0 {
            return;
        }
        if sum != gained || scored.len() > MOST_EFFECTS || !scored.iter().all(is_near) {
            return reel.effect(|| gain(gained));
        }
        for &(tile, points) in scored {
            let (row, col) = self.place(tile);
            reel.effect(|| gain(points).cells([Cell::new(row as u16, col as u16)]));
        }
    }

    /// Reports nearby sprites and tiles destroyed, created and painted, with the sounds of their kinds.
    fn effects(&self, before: Window, after: Window, reel: &mut Reel<Self>) {
        let meaning = self.project.meaning();
        let Scratch { vanished, appeared, painted, .. } = &*self.scratch.0;
        let sprite = |trace: &Trace| (meaning.sprites.get(usize::from(trace.kind)), trace.tile);
        let gone = vanished.iter().map(sprite).map(|(kind, tile)| (EffectKind::Burst, before, kind, tile));
        let come = appeared.iter().map(sprite).map(|(kind, tile)| (EffectKind::Land, after, kind, tile));
        let grounds = painted.iter().map(|&(tile, kind)| {
            (EffectKind::Clear, after, meaning.backgrounds.get(usize::from(kind)), tile)
        });
        let told = gone.chain(come).chain(grounds).filter_map(|(effect, window, kind, tile)| {
            let (row, col) = self.place(tile);
            let style = kind?.style;
            let is_told = style.sound != Some("none") && window.holds((row, col));
            let effect = Effect { dress: style.sound, ..Effect::new(effect).weight(0) };
            is_told.then(|| effect.cells([Cell::new(row as u16, col as u16)]))
        });
        told.take(MOST_EFFECTS).for_each(|effect| reel.effect(|| effect));
    }
}

/// A sprite displaced by a fraction of a step in a direction.
fn ghost(dir: usize, by: f32) -> Ghost {
    let (row, col) = crate::board::dir(dir).delta();
    Ghost::by(col as f32 * by, row as f32 * by)
}
