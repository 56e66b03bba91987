//! A round as a move: its buttons, the keys that press them, and its text.

use std::fmt;
use std::str::FromStr;

use tilery_kit::text::{Reader, TextError};
use tilery_kit::{Dir, wording};

use crate::model::{Button, MAX_SIDE};

/// The buttons of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Buttons(pub u8);

impl Buttons {
    /// The set with one more button.
    #[must_use]
    pub fn with(self, button: Button) -> Self {
        Self(self.0 | 1 << button.index())
    }

    /// The set without a button.
    #[must_use]
    pub fn without(self, button: Button) -> Self {
        Self(self.0 & !(1 << button.index()))
    }

    /// True if a button is in the set.
    pub fn has(self, button: Button) -> bool {
        self.0 >> button.index() & 1 == 1
    }

    /// True if there is an arrow in the set.
    pub fn has_arrow(self) -> bool {
        Button::ALL.into_iter().any(|button| button.is_arrow() && self.has(button))
    }

    /// True if a press of `button` counts in the same round as the set, which then has at most one arrow.
    pub fn pairs_with(self, button: Button) -> bool {
        self != Self::default() && !self.has(button) && !(button.is_arrow() && self.has_arrow())
    }
}

/// The button of a key: arrows; WASD and, for B, C by their places; space.
pub fn of_key(key: &str) -> Option<Button> {
    if let Some(dir) = Dir::from_arrow(key).or_else(|| Dir::from_wasd(key)) {
        return Some(Button::Arrow(dir));
    }
    Some(match key {
        " " | "Enter" | "x" | "X" => Button::A,
        "KeyC" => Button::B,
        _ => return None,
    })
}

/// The buttons in the order of notation.
const LETTERS: [(char, Button); 6] = [
    ('L', Button::Arrow(Dir::Left)),
    ('U', Button::Arrow(Dir::Up)),
    ('R', Button::Arrow(Dir::Right)),
    ('D', Button::Arrow(Dir::Down)),
    ('A', Button::A),
    ('B', Button::B),
];

/// A round: its buttons, or the tile that is touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Round {
    /// `.` without any button, else letters of `LURDAB` in that order.
    Held(Buttons),
    /// `tap r3c4`: row and column, from 0 here.
    Tap(u8, u8),
}

impl Default for Round {
    fn default() -> Self {
        Self::Held(Buttons::default())
    }
}

impl Round {
    /// Its buttons.
    pub fn buttons(self) -> Buttons {
        match self {
            Self::Held(buttons) => buttons,
            Self::Tap(..) => Buttons::default(),
        }
    }

    /// All rounds of buttons, the one without buttons first; with B only where it is one of the `known` buttons.
    pub fn all(known: Buttons) -> impl Iterator<Item = Self> {
        let most = if known.has(Button::B) { 64 } else { 32 };
        (0..most).map(|set| {
            let chosen = LETTERS.iter().enumerate().filter(|(n, _)| set >> n & 1 == 1);
            Self::Held(chosen.fold(Buttons::default(), |buttons, (_, (_, button))| buttons.with(*button)))
        })
    }
}

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let buttons = match self {
            Self::Held(buttons) => buttons,
            Self::Tap(row, col) => return write!(f, "tap r{}c{}", row + 1, col + 1),
        };
        if *buttons == Buttons::default() {
            return f.write_str(".");
        }
        let held = LETTERS.iter().filter(|(_, button)| buttons.has(*button));
        f.write_str(&held.map(|(letter, _)| letter).collect::<String>())
    }
}

impl FromStr for Round {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let mut buttons = Buttons::default();
        if reader.eat("tap r") {
            let row: u8 = reader.number(1..=MAX_SIDE as u8, wording!("row"))?;
            reader.expect("c")?;
            let col: u8 = reader.number(1..=MAX_SIDE as u8, wording!("column"))?;
            reader.end()?;
            return Ok(Self::Tap(row - 1, col - 1));
        }
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
        Ok(Self::Held(buttons))
    }
}
