//! The buttons of a round, and the keys that press them.

use tilery_kit::Dir;

use crate::model::Button;
use crate::program::button_index;

/// The buttons of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Buttons(pub u8);

impl Buttons {
    /// The set with one more button.
    #[must_use]
    pub fn with(self, button: Button) -> Self {
        Self(self.0 | 1 << button_index(button))
    }

    /// The set without a button.
    #[must_use]
    pub fn without(self, button: Button) -> Self {
        Self(self.0 & !(1 << button_index(button)))
    }

    /// True if a button is in the set.
    pub fn has(self, button: Button) -> bool {
        self.0 >> button_index(button) & 1 == 1
    }

    /// True if the set is a single button that, together with `button`, makes A and a direction.
    pub fn pairs_with(self, button: Button) -> bool {
        let a = Self::default().with(Button::A);
        if button == Button::A { self != a && self.0.is_power_of_two() } else { self == a }
    }
}

/// The button of a key: arrows, WASD by their places, space.
pub fn of_key(key: &str) -> Option<Button> {
    if let Some(dir) = Dir::from_arrow(key).or_else(|| Dir::from_wasd(key)) {
        return Some(Button::Arrow(dir));
    }
    Some(match key {
        " " | "Enter" | "x" | "X" => Button::A,
        _ => return None,
    })
}
