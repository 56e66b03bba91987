//! What is to be seen, in board units: sprites, labels and cues.
//!
//! A [`Scene`] is drawn by a game from one board. A film ([`crate::scene::film`]) is a few scenes with [`Cue`]s between them; the
//! painter tweens from each scene to the next, matching sprites by key.

pub mod effect;
pub mod film;

use crate::board::{Cell, Dir, Key};
use crate::text::Say;

pub use effect::{Anchor, Effect, EffectKind};
pub use film::Film;

/// A point in board units: one unit is the side of a cell, y grows downwards.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

/// How far from the origin the points lie that games are given, in board units: further than any scene reaches, and near enough that
/// nothing that is counted in cells overflows.
pub const FARTHEST: f32 = 1000.0;

impl Point {
    /// The point itself, or the nearest one within [`FARTHEST`]. What is not a number lies outside of every scene.
    #[must_use]
    pub fn clamped(self) -> Self {
        let clamp = |n: f32| if n.is_nan() { -FARTHEST } else { n.clamp(-FARTHEST, FARTHEST) };
        Self { x: clamp(self.x), y: clamp(self.y) }
    }
}

/// A rectangle in board units.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Rect {
    /// The left side.
    pub x: f32,
    /// The upper side.
    pub y: f32,
    /// The width.
    pub w: f32,
    /// The height.
    pub h: f32,
}

impl Rect {
    /// A rectangle from its upper left corner and its size.
    pub const fn new(x: f32, y: f32, w: f32, h: f32) -> Self {
        Self { x, y, w, h }
    }

    /// The unit square of a cell, when the board's first cell lies at the origin.
    pub fn cell(cell: Cell) -> Self {
        Self::new(f32::from(cell.col), f32::from(cell.row), 1.0, 1.0)
    }

    /// The rectangle moved by `dx`, `dy`.
    #[must_use]
    pub fn moved(self, dx: f32, dy: f32) -> Self {
        Self { x: self.x + dx, y: self.y + dy, ..self }
    }

    /// The rectangle grown by `by` on every side (shrunk where negative).
    #[must_use]
    pub fn grown(self, by: f32) -> Self {
        Self::new(self.x - by, self.y - by, self.w + 2.0 * by, self.h + 2.0 * by)
    }

    /// The smallest rectangle around both.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let right = (self.x + self.w).max(other.x + other.w);
        let bottom = (self.y + self.h).max(other.y + other.h);
        Self::new(x, y, right - x, bottom - y)
    }

    /// Its middle.
    pub fn centre(self) -> Point {
        Point { x: self.x + self.w / 2.0, y: self.y + self.h / 2.0 }
    }

    /// Whether it holds the point; the right and lower sides do not count.
    pub fn holds(self, p: Point) -> bool {
        p.x >= self.x && p.x < self.x + self.w && p.y >= self.y && p.y < self.y + self.h
    }
}

/// What a sprite's text is.
#[derive(Debug, Clone, PartialEq)]
pub enum Text {
    /// A number.
    Number(i64),
    /// A letter or a name, in no language.
    Plain(Box<str>),
}

impl From<i64> for Text {
    fn from(n: i64) -> Self {
        Self::Number(n)
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Self::Plain(text.into())
    }
}

/// One thing that is drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct Sprite {
    /// Which thing it is, from scene to scene.
    pub key: Key,
    /// What it is: an index into the game's [`crate::Info::roles`].
    pub role: u16,
    /// Which of the role's looks it has: a value, a colour, a picture's part.
    pub look: u16,
    /// Where it lies and how large it is.
    pub rect: Rect,
    /// Higher layers are drawn later; within a layer the scene's order counts.
    pub layer: u8,
    /// Quarter turns clockwise.
    pub turn: u8,
    /// From 0, invisible, to 1.
    pub opacity: f32,
    /// The sides and corners at which it is one with its neighbours: bits from 0 for up, up-right, right, and
    /// so on clockwise to 7 for up-left.
    pub joined: u8,
    /// What is written on it.
    pub text: Option<Text>,
    /// Nothing of it is drawn outside this rectangle.
    pub clip: Option<Rect>,
}

impl Sprite {
    /// Sets [`Sprite::look`].
    pub fn look(&mut self, look: u16) -> &mut Self {
        self.look = look;
        self
    }

    /// Sets [`Sprite::layer`].
    pub fn layer(&mut self, layer: u8) -> &mut Self {
        self.layer = layer;
        self
    }

    /// Sets [`Sprite::turn`].
    pub fn turn(&mut self, quarters: u8) -> &mut Self {
        self.turn = quarters % 4;
        self
    }

    /// Sets [`Sprite::opacity`].
    pub fn opacity(&mut self, opacity: f32) -> &mut Self {
        self.opacity = opacity;
        self
    }

    /// Sets [`Sprite::joined`].
    pub fn joined(&mut self, sides: u8) -> &mut Self {
        self.joined = sides;
        self
    }

    /// Sets [`Sprite::text`].
    pub fn text(&mut self, text: impl Into<Text>) -> &mut Self {
        self.text = Some(text.into());
        self
    }

    /// Sets [`Sprite::clip`].
    pub fn clip(&mut self, clip: Rect) -> &mut Self {
        self.clip = Some(clip);
        self
    }
}

/// What a place on the board says of itself, for those who do not see the canvas.
#[derive(Debug, Clone, PartialEq)]
pub struct Label {
    /// The row in the grid that a screen reader walks, from 0.
    pub row: u16,
    /// The column in that grid, from 0.
    pub col: u16,
    /// Where a tap reaches it.
    pub at: Point,
    /// What it says.
    pub say: Say,
}

/// A board as it is seen.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Scene {
    /// The part of the plane that the canvas shows.
    pub view: Rect,
    /// What is drawn.
    pub sprites: Vec<Sprite>,
    /// What is said, in reading order; each place of the grid at most once.
    pub labels: Vec<Label>,
    /// The row and column of the label that the game's own cursor stands on.
    pub focus: Option<(u16, u16)>,
}

impl Scene {
    /// Adds a sprite of a role and returns it for its other properties.
    pub fn sprite(&mut self, key: Key, role: u16, rect: Rect) -> &mut Sprite {
        let sprite = Sprite {
            key,
            role,
            look: 0,
            rect,
            layer: 0,
            turn: 0,
            opacity: 1.0,
            joined: 0,
            text: None,
            clip: None,
        };
        self.sprites.push(sprite);
        self.sprites.last_mut().expect("a sprite was pushed just now")
    }

    /// Adds a label at a row and a column of the grid that a screen reader walks.
    pub fn label(&mut self, (row, col): (u16, u16), at: Point, say: Say) {
        self.labels.push(Label { row, col, at, say });
    }
}

/// What a piece that begins or ceases to exist looks like at the far end of its way, compared with
/// its place in the scene that shows it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ghost {
    /// How far to the right of its place, in cells.
    pub dx: f32,
    /// How far below its place, in cells.
    pub dy: f32,
    /// How large, compared with its size there.
    pub scale: f32,
    /// How opaque, compared with its opacity there.
    pub opacity: f32,
    /// Whether it is seen only within its place, as if it slid behind an edge.
    pub clipped: bool,
}

impl Ghost {
    /// It grows out of nothing, or shrinks to nothing.
    pub const POP: Self = Self { dx: 0.0, dy: 0.0, scale: 0.0, opacity: 1.0, clipped: false };
    /// It fades.
    pub const FADE: Self = Self { dx: 0.0, dy: 0.0, scale: 1.0, opacity: 0.0, clipped: false };
    /// It is a little too large for a moment, as something just made.
    pub const SWELL: Self = Self { dx: 0.0, dy: 0.0, scale: 1.15, opacity: 1.0, clipped: false };

    /// It comes from, or goes to, a place so many cells to the right and below.
    pub const fn by(dx: f32, dy: f32) -> Self {
        Self { dx, dy, scale: 1.0, opacity: 1.0, clipped: false }
    }

    /// It goes from one cell to another: the ghost of a piece that stood in `here` and is last seen in `there`, or that
    /// stands in `here` and came from `there`.
    pub fn at(here: Cell, there: Cell) -> Self {
        let by = |there: u16, here: u16| f32::from(there) - f32::from(here);
        Self::by(by(there.col, here.col), by(there.row, here.row))
    }

    /// As [`Ghost::by`], but seen only within its place: it leaves under an edge and enters from under one.
    pub const fn wrapped(dx: f32, dy: f32) -> Self {
        Self { clipped: true, ..Self::by(dx, dy) }
    }

    /// As [`Ghost::wrapped`], by one cell in a direction.
    pub fn wrapped_to(dir: Dir) -> Self {
        let (down, right) = dir.delta();
        Self::wrapped(right as f32, down as f32)
    }
}

/// That a piece begins or ceases to exist between two scenes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cue {
    /// The piece.
    pub key: Key,
    /// Whether it enters (and stands in the later scene) or exits (and stood in the earlier one). A piece that
    /// wraps round an edge does both.
    pub enters: bool,
    /// Where it comes from or goes to.
    pub ghost: Ghost,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_clamped_and_numbers() {
        for (wild, tame) in [
            (2.5, 2.5),
            (1e9, FARTHEST),
            (f32::INFINITY, FARTHEST),
            (f32::NEG_INFINITY, -FARTHEST),
            (f32::NAN, -FARTHEST),
        ] {
            assert_eq!(Point { x: wild, y: 1.0 }.clamped(), Point { x: tame, y: 1.0 });
            assert_eq!(Point { x: 1.0, y: wild }.clamped(), Point { x: 1.0, y: tame });
        }
    }

    #[test]
    fn a_rectangle_holds_its_upper_left_sides_only() {
        let rect = Rect::new(1.0, 1.0, 1.0, 1.0);
        assert!(rect.holds(Point { x: 1.0, y: 1.0 }));
        assert!(!rect.holds(Point { x: 2.0, y: 1.5 }));
        assert!(!rect.holds(Point { x: f32::NAN, y: 1.5 }));
    }
}
