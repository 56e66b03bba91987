//! Gestures and keys: all of them are directions.

use tilery_kit::{Dir, Input};

/// What the interface keeps beside the board.
#[derive(Debug, Default)]
pub struct Ui {
    /// The tilt that is shown as a hint.
    pub suggested: Option<Dir>,
}

/// The direction that an input means: a swipe anywhere, an arrow key, WASD, or HJKL as in vi.
pub fn direction(input: Input<'_>) -> Option<Dir> {
    match input {
        Input::Swipe { dir, .. } => Some(dir),
        Input::Key(key) => Dir::from_arrow(key).or(match key {
            "w" | "W" | "k" | "K" => Some(Dir::Up),
            "d" | "D" | "l" | "L" => Some(Dir::Right),
            "s" | "S" | "j" | "J" => Some(Dir::Down),
            // Shift and H ask for a hint, since H alone is taken here.
            "a" | "A" | "h" => Some(Dir::Left),
            _ => None,
        }),
        Input::Pointer { .. } | Input::Release(_) | Input::Action(_) => None,
    }
}
