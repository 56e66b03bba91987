//! Scenes in board units: sprites, labels and cues.
//!
//! A game draws a [`Scene`] from one board. A film ([`crate::scene::film`]) is a sequence of scenes with
//! [`Cue`]s between them. The painter tweens from each scene to the next and matches sprites by key.

pub mod effect;
pub mod film;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::board::{Cell, Dir, Key};
use crate::text::Say;

pub use effect::{Anchor, Effect, EffectKind};
pub use film::Film;

/// A point in board units: one unit is the side of a cell, and y grows downwards.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

/// The greatest coordinate of points passed to games, in board units. It is beyond every scene, and small
/// enough that coordinates in cells do not overflow.
pub const FARTHEST: f32 = 1000.0;

impl Point {
    /// The nearest point within [`FARTHEST`]. A NaN becomes a coordinate outside every scene.
    #[must_use]
    pub fn clamped(self) -> Self {
        let clamp = |n: f32| if n.is_nan() { -FARTHEST } else { n.clamp(-FARTHEST, FARTHEST) };
        Self { x: clamp(self.x), y: clamp(self.y) }
    }
}

/// A rectangle in board units.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Rect {
    /// The left side.
    pub x: f32,
    /// The upper side.
    pub y: f32,
    pub w: f32,
    pub h: f32,
}

impl Rect {
    /// Creates a rectangle from its upper left corner and its size.
    pub const fn new(x: f32, y: f32, w: f32, h: f32) -> Self {
        Self { x, y, w, h }
    }

    /// The unit square of a cell, if the board's first cell is at the origin.
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

    /// The centre.
    pub fn centre(self) -> Point {
        Point { x: self.x + self.w / 2.0, y: self.y + self.h / 2.0 }
    }

    /// Returns true if it contains the point. The right and lower sides are excluded.
    pub fn holds(self, p: Point) -> bool {
        p.x >= self.x && p.x < self.x + self.w && p.y >= self.y && p.y < self.y + self.h
    }
}

/// The text of a sprite.
#[derive(Debug, Clone, PartialEq)]
pub enum Text {
    /// A number.
    Number(i64),
    /// A letter or a name, the same in all languages.
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

/// A drawn object.
#[derive(Debug, Clone, PartialEq)]
pub struct Sprite {
    /// The identity of the object from scene to scene.
    pub key: Key,
    /// The kind of object: an index into the game's [`crate::Info::roles`].
    pub role: u16,
    /// The look within the role: a value, a colour, a part of a picture.
    pub look: u16,
    /// The position and size.
    pub rect: Rect,
    /// Higher layers are drawn later. Within a layer, sprites are drawn in the order of the scene.
    pub layer: u8,
    /// Quarter turns clockwise.
    pub turn: u8,
    /// From 0, invisible, to 1.
    pub opacity: f32,
    /// The sides and corners at which it merges with its neighbours: bits from 0 for up, up-right, right, and
    /// so on clockwise to 7 for up-left.
    pub joined: u8,
    /// The text on it.
    pub text: Option<Text>,
    /// The rectangle that the drawing is clipped to.
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

/// The label of a cell for screen readers.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Label {
    /// The row in the grid that a screen reader walks, from 0.
    pub row: u16,
    /// The column in that grid, from 0.
    pub col: u16,
    /// The point to tap for the labelled cell.
    #[cfg_attr(feature = "types", ts(flatten))]
    pub at: Point,
    /// The sentence.
    #[cfg_attr(feature = "types", ts(flatten))]
    pub say: Say,
}

impl Serialize for Label {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut object = to.serialize_struct("Label", 6)?;
        self.say.flatten(&mut object)?;
        object.serialize_field("row", &self.row)?;
        object.serialize_field("col", &self.col)?;
        object.serialize_field("x", &self.at.x)?;
        object.serialize_field("y", &self.at.y)?;
        object.end()
    }
}

/// A drawn board.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Scene {
    /// The part of the plane that the canvas shows.
    pub view: Rect,
    /// The drawn objects.
    pub sprites: Vec<Sprite>,
    /// The labels in reading order, at most one for each cell of the grid.
    pub labels: Vec<Label>,
    /// The row and column of the label under the game's own cursor.
    pub focus: Option<(u16, u16)>,
}

impl Scene {
    /// Adds a sprite and returns it, so that its other properties can be set.
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
        self.sprites.last_mut().expect("a sprite has just been pushed")
    }

    /// Adds a label at a row and a column of the screen reader's grid.
    pub fn label(&mut self, (row, col): (u16, u16), at: Point, say: Say) {
        self.labels.push(Label { row, col, at, say });
    }
}

/// The appearance of a piece at the start of its entrance or the end of its exit, relative to its sprite in
/// the scene that shows it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ghost {
    /// The offset to the right, in cells.
    pub dx: f32,
    /// The offset downwards, in cells.
    pub dy: f32,
    /// The factor of its size.
    pub scale: f32,
    /// The factor of its opacity.
    pub opacity: f32,
    /// Clipped to the sprite's rectangle, as if it slid behind an edge.
    pub clipped: bool,
}

impl Ghost {
    /// Grows from nothing, or shrinks to nothing.
    pub const POP: Self = Self { dx: 0.0, dy: 0.0, scale: 0.0, opacity: 1.0, clipped: false };
    /// Fades.
    pub const FADE: Self = Self { dx: 0.0, dy: 0.0, scale: 1.0, opacity: 0.0, clipped: false };
    /// Starts a little too large, like something just made.
    pub const SWELL: Self = Self { dx: 0.0, dy: 0.0, scale: 1.15, opacity: 1.0, clipped: false };

    /// Comes from, or goes to, a place `dx` cells to the right and `dy` cells below.
    pub const fn by(dx: f32, dy: f32) -> Self {
        Self { dx, dy, scale: 1.0, opacity: 1.0, clipped: false }
    }

    /// Moves between two cells: for an exit, from `here` to `there`; for an entrance, from `there` to `here`.
    pub fn at(here: Cell, there: Cell) -> Self {
        let by = |there: u16, here: u16| f32::from(there) - f32::from(here);
        Self::by(by(there.col, here.col), by(there.row, here.row))
    }

    /// As [`Ghost::by`], but clipped to the sprite's rectangle: it leaves or enters under an edge.
    pub const fn wrapped(dx: f32, dy: f32) -> Self {
        Self { clipped: true, ..Self::by(dx, dy) }
    }

    /// As [`Ghost::wrapped`], by one cell in a direction.
    pub fn wrapped_to(dir: Dir) -> Self {
        let (down, right) = dir.delta();
        Self::wrapped(right as f32, down as f32)
    }
}

/// The entrance or exit of a piece between two scenes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cue {
    /// The piece.
    pub key: Key,
    /// True if the piece enters and is in the later scene, false if it exits and is in the earlier scene. A
    /// piece that wraps round an edge has one cue for each.
    pub enters: bool,
    /// The appearance of the piece before its entrance or after its exit.
    pub ghost: Ghost,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_clamped_to_finite_coordinates() {
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
    fn a_rectangle_contains_its_left_and_upper_sides_only() {
        let rect = Rect::new(1.0, 1.0, 1.0, 1.0);
        assert!(rect.holds(Point { x: 1.0, y: 1.0 }));
        assert!(!rect.holds(Point { x: 2.0, y: 1.5 }));
        assert!(!rect.holds(Point { x: f32::NAN, y: 1.5 }));
    }
}
