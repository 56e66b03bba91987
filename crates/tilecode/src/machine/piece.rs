//! Sprites on a map, with their state during a round.

use tilery_kit::Key;

use crate::model::Heading;

/// The number that means no sprite.
pub const NIL: u16 = u16::MAX;
/// The proposal of a sprite that does not move.
pub const STAY: u8 = 4;
/// A sprite.
#[derive(Debug, Clone, Copy)]
pub struct Piece {
    /// A number that increases from the oldest sprite to the youngest. In the round that creates the sprite,
    /// its index in `Scratch::created`.
    pub age: u32,
    /// Its identity for the painter.
    pub key: Key,
    /// The number of times that the same move was commanded this round.
    pub logged: u32,
    /// Its tile, a number on the map with its border.
    pub tile: u16,
    /// The next sprite on its tile, by age.
    pub next: u16,
    /// The next sprite of its kind.
    pub kin: u16,
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

    /// Makes it face a direction, 0 to 3, other than that of its last move. Returns false if that is
    /// impossible.
    #[inline]
    pub fn look(&mut self, dir: u8) -> bool {
        let rests = self.heading == Heading::Resting.index() as u8;
        match dir {
            // It faces left while it rests or after vertical moves.
            3 if self.heading.is_multiple_of(2) => {
                self.faces = if rests { 3 } else { self.heading } | LEFTWARDS;
            }
            _ if rests => self.faces = dir,
            _ => return false,
        }
        true
    }
}

/// It is on the map.
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

/// The hash of a kind on a tile. Sums of these hashes do not depend on an order (Zobrist hashing, by a computed table).
#[inline]
pub(crate) fn seen(tile: u16, kind: u8) -> u64 {
    let n = (u64::from(tile) << 8 | u64::from(kind) | 1 << 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (n ^ n >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
