//! Sprites on a map, with their state during a round.

use tilery_kit::Key;

use crate::model::Heading;

/// Stands for no sprite where a sprite's number is expected.
pub const NIL: u16 = u16::MAX;
/// The proposal of a sprite that does not move.
pub const STAY: u8 = 4;
/// A sprite.
#[derive(Debug, Clone, Copy)]
pub struct Piece {
    /// Increases from the oldest sprite to the youngest. For a sprite created this round, its index among
    /// those created.
    pub age: u32,
    /// Its identity for the painter.
    pub key: Key,
    /// The number of times that its only move was commanded this round.
    pub logged: u32,
    /// Its tile on the map with its border.
    pub tile: u16,
    /// The next sprite on its tile, by age.
    pub next: u16,
    /// Its kind.
    pub kind: u8,
    /// Its movement in the last round, see [`Heading::index`].
    pub heading: u8,
    /// The move that it proposes; [`STAY`] for none.
    pub proposal: u8,
    /// Its flags for this round.
    pub flags: u8,
    /// The direction of its last move: 0 to 3 clockwise from up, 4 before its first move; [`LEFTWARDS`] is
    /// added when its last horizontal move was to the left.
    pub faces: u8,
}

/// The last horizontal move was to the left, see [`Piece::faces`].
pub const LEFTWARDS: u8 = 8;

impl Piece {
    /// Turns it to the direction of its move, 0 to 3.
    #[inline]
    pub(crate) fn turn(&mut self, dir: u8) {
        let side = match dir {
            1 => 0,
            3 => LEFTWARDS,
            _ => self.faces & LEFTWARDS,
        };
        (self.heading, self.faces) = (dir, dir | side);
    }

    /// Turns it to a direction other than its last move, 0 to 3, if that is possible. Returns whether it is.
    #[inline]
    pub fn look(&mut self, dir: u8) -> bool {
        let rests = self.heading == Heading::Resting.index() as u8;
        match dir {
            // It has moved vertically since, or rests.
            3 if self.heading.is_multiple_of(2) => {
                self.faces = if rests { 3 } else { self.heading } | LEFTWARDS;
            }
            _ if rests => self.faces = dir,
            _ => return false,
        }
        true
    }
}

/// It stands on the map.
pub const ALIVE: u8 = 1;
/// It was created this round.
pub const CREATED: u8 = 2;
/// It was created in the smash step.
pub const LATE: u8 = 4;
/// It will be destroyed.
pub const DESTROYED: u8 = 8;
/// A press rule fired for it.
pub const PRESSED: u8 = 16;
/// It was commanded different moves.
pub const MIXED: u8 = 32;
/// It was commanded to stop.
pub const STOPPED: u8 = 64;
