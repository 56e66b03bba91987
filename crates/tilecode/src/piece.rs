//! Sprites on a map, and what a round marks them with.

use tilery_kit::Key;

use crate::model::Heading;

/// No sprite, where the number of one could stand.
pub const NIL: u16 = u16::MAX;
/// The proposal of a sprite that stays.
pub const STAY: u8 = 4;
/// A sprite.
#[derive(Debug, Clone, Copy)]
pub struct Piece {
    /// Rises from the oldest sprite to the youngest. A sprite created this round has its number among those created instead.
    pub age: u32,
    /// What the painter knows it by.
    pub key: Key,
    /// How often it was told its one move this round.
    pub logged: u32,
    /// Its tile, on the map with its border.
    pub tile: u16,
    /// The next one on its tile, by age.
    pub next: u16,
    /// Its kind.
    pub kind: u8,
    /// What it did in the last round, see [`Heading::index`].
    pub heading: u8,
    /// The move that it proposes; [`STAY`] for none.
    pub proposal: u8,
    /// What became of it this round.
    pub flags: u8,
    /// Where it moved last: 0 to 3 for the directions clockwise from up, 4 before its first move; [`LEFTWARDS`] is added when its last
    /// move to a side was to the left.
    pub faces: u8,
}

/// The last move to a side was to the left, see [`Piece::faces`].
pub const LEFTWARDS: u8 = 8;

impl Piece {
    /// It moves in a direction, 0 to 3, and looks there from now on.
    #[inline]
    pub(crate) fn turn(&mut self, dir: u8) {
        let side = match dir {
            1 => 0,
            3 => LEFTWARDS,
            _ => self.faces & LEFTWARDS,
        };
        (self.heading, self.faces) = (dir, dir | side);
    }

    /// It looks where it did not move in the last round, 0 to 3, as far as it may. Returns whether it may.
    #[inline]
    pub fn look(&mut self, dir: u8) -> bool {
        let rests = self.heading == Heading::Resting.index() as u8;
        match dir {
            // It moved upwards or downwards since, or rests.
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
/// It is to be destroyed.
pub const DESTROYED: u8 = 8;
/// A press rule fired for it.
pub const PRESSED: u8 = 16;
/// Its log holds different moves.
pub const MIXED: u8 = 32;
/// It was told to stop.
pub const STOPPED: u8 = 64;
