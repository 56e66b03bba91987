//! Maps gestures and keys to directions.

use tilery_kit::{Dir, Input};

/// The state of the interface.
#[derive(Debug, Default)]
pub struct Ui {
    /// The tilt that is shown as a hint.
    pub suggested: Option<Dir>,
}

/// The direction of an input: a swipe anywhere, an arrow key, WASD by their places, or the letters HJKL as in
/// vi and in the original 2048.
pub fn direction(input: Input<'_>) -> Option<Dir> {
    match input {
        Input::Swipe { dir, .. } => Some(dir),
        Input::Key(key) => Dir::from_arrow(key).or_else(|| Dir::from_wasd(key)).or(match key {
            "k" | "K" => Some(Dir::Up),
            "l" | "L" => Some(Dir::Right),
            "j" | "J" => Some(Dir::Down),
            // A hint needs Shift+H, since H alone tilts.
            "h" => Some(Dir::Left),
            _ => None,
        }),
        Input::Pointer { .. } | Input::Release(_) | Input::Action(_) => None,
    }
}
