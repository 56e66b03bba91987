//! Buttons: held, pressed since the last round, let go. Ui knows no clock; it counts rounds.

use tilery_kit::{Dir, Input, Phase};

use crate::model::Button;
use crate::round::Buttons;

/// The buttons as the player holds them.
#[derive(Debug, Default)]
pub struct Ui {
    /// Pressed since the last round.
    pressed: Buttons,
    /// Held now.
    held: Buttons,
    /// How long each button has been held, in milliseconds, as rounds tell; arrows clockwise from up, then A.
    times: [u32; 5],
    /// The arrow that a finger holds.
    finger: Option<Button>,
}

/// A button held for longer than this, in milliseconds, is in every round's set.
const HELD: u32 = 200;

impl Ui {
    /// Whether a button is pressed or held.
    pub fn is_idle(&self) -> bool {
        self.pressed == Buttons::default() && self.held == Buttons::default()
    }
}
