//! Maps gestures and keys to directions.

use tilery_kit::{Dir, Input};

/// The state of the interface.
#[derive(Debug, Default)]
pub struct Ui {
    /// The tilt that is shown as a hint.
    pub suggested: Option<Dir>,
}

/// The direction of an input: a swipe anywhere, an arrow key, WASD, or HJKL as in vi.
pub fn direction(input: Input<'_>) -> Option<Dir> {
    match input {
        Input::Swipe { dir, .. } => Some(dir),
        Input::Key(key) => Dir::from_arrow(key).or(match key {
            "w" | "W" | "k" | "K" => Some(Dir::Up),
            "d" | "D" | "l" | "L" => Some(Dir::Right),
            "s" | "S" | "j" | "J" => Some(Dir::Down),
            // A hint needs Shift+H, since H alone tilts.
            "a" | "A" | "h" => Some(Dir::Left),
            _ => None,
        }),
        Input::Pointer { .. } | Input::Release(_) | Input::Action(_) => None,
    }
}
