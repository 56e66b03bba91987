//! Who looks on while a round is played. Play has nobody looking, which costs nothing: the engine is compiled for `()` and calls that do
//! nothing vanish. The lab's tracer looks on at the same engine, so what it tells cannot differ from what is played.

use crate::board::Board;
use crate::model::Command;
use crate::round::Centre;

/// Somebody who looks on while a round is played. Sprites and tiles are the engine's numbers.
pub trait Observer {
    /// The rules that say never were looked at.
    fn nevers(&mut self, _board: &Board) {}
    /// A view fires. What is addressed or painted until the next one fires, is by its commands.
    fn fires(&mut self, _view: u16, _centre: Centre) {}
    /// A command is addressed to a sprite; a new sprite to the command that creates it.
    fn addressed(&mut self, _sprite: u16, _command: Command) {}
    /// A tile is to be painted.
    fn painted(&mut self, _tile: u16, _kind: u8) {}
    /// A portal led to a tile by chance, out of so many.
    fn led(&mut self, _tile: u16, _among: usize) {}
    /// Of different moves of a sprite, chance kept this one.
    fn kept_move(&mut self, _sprite: u16, _dir: u8) {}
    /// Of different paints of a tile, chance kept this one.
    fn kept_paint(&mut self, _tile: u16, _kind: u8) {}
    /// Moves are proposed; the smash step comes next.
    fn proposed(&mut self, _board: &Board) {}
    /// In a pass of the smash step, a sprite meets sprites: bits of a mask with their proposed headings.
    fn meets(&mut self, _sprite: u16, _sprites: u64) {}
    /// The smash step is over, and nothing is carried out yet.
    fn settled(&mut self, _board: &Board) {}
}

/// No observer.
impl Observer for () {}
