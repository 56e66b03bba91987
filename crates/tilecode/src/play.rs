//! A round as a move: the buttons held, and the levels that follow each other.

use std::fmt;
use std::str::FromStr;

use tilery_kit::text::{Reader, TextError};
use tilery_kit::{Dir, Effect, EffectKind, Ghost, Reel, Say, wording};

use crate::board::{Board, Outcome};
use crate::model::Button;
use crate::round::{Buttons, Trace};

/// The buttons in the order in which a move names them.
const LETTERS: [(char, Button); 5] = [
    ('L', Button::Arrow(Dir::Left)),
    ('U', Button::Arrow(Dir::Up)),
    ('R', Button::Arrow(Dir::Right)),
    ('D', Button::Arrow(Dir::Down)),
    ('A', Button::A),
];

/// A round: the buttons of its set. `.` without any, else letters of `LURDA` in that order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Round(pub Buttons);

impl Round {
    /// All rounds that there can be, the one without buttons first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..32).map(|set| {
            let chosen = LETTERS.iter().enumerate().filter(|(n, _)| set >> n & 1 == 1);
            Self(chosen.fold(Buttons::default(), |buttons, (_, (_, button))| buttons.with(*button)))
        })
    }
}

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == Buttons::default() {
            return f.write_str(".");
        }
        let held = LETTERS.iter().filter(|(_, button)| self.0.has(*button));
        f.write_str(&held.map(|(letter, _)| letter).collect::<String>())
    }
}

impl FromStr for Round {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let mut buttons = Buttons::default();
        if !reader.eat(".") {
            for (letter, button) in LETTERS {
                if reader.peek() == Some(letter) {
                    reader.bump();
                    buttons = buttons.with(button);
                }
            }
            if buttons == Buttons::default() {
                return Err(reader.error(wording!("buttons")));
            }
        }
        reader.end()?;
        Ok(Self(buttons))
    }
}

impl Board {
    /// Plays a round, and goes to the next level when it wins one. The game must not be over.
    pub fn play(&mut self, round: Round, reel: &mut Reel<Self>) {
        let before = (!reel.is_silent()).then(|| self.window());
        let score = self.score;
        let wins = self.round_within_level(round.0, &mut ());
        if let Some(before) = before {
            self.show(before, score, reel);
            self.tell(round.0, score, reel);
        }
        if !wins {
            if self.outcome == Outcome::Lost {
                reel.tell(|| Say::new("tilecode-lost"));
            }
            return;
        }
        let next = self.level + 1;
        if next < self.project.meaning().levels.len() {
            let pace = self.project.meaning().pace;
            reel.length(pace.min(u32::from(u16::MAX)) as u16);
            reel.step(self);
            reel.cut();
            reel.effect(|| Effect::new(EffectKind::Level).amount(next as i64 + 1).weight(2));
            self.begin(next);
            let name = self.project.name_of_level(next);
            reel.tell(|| Say::new("tilecode-level").with("level", next as i64 + 1).with("name", name));
        } else {
            self.outcome = Outcome::Won;
            reel.tell(|| Say::new("tilecode-won"));
        }
    }

    /// What is seen and heard of the round that was played.
    fn show(&self, before: crate::draw::Window, score: i64, reel: &mut Reel<Self>) {
        let pace = self.project.meaning().pace;
        reel.length(pace.min(u32::from(u16::MAX)) as u16);
        let after = self.window();
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
        if self.score != score {
            reel.effect(|| Effect::new(EffectKind::Gain).amount(self.score.saturating_sub(score)));
        }
    }
}

/// A piece seen a step further in a direction, or a step back.
fn ghost(dir: usize, by: f32) -> Ghost {
    let (row, col) = crate::board::dir(dir).delta();
    Ghost::by(col as f32 * by, row as f32 * by)
}
