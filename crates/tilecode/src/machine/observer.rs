//! Observers of a round. In normal play the observer is `()`, whose empty calls compile to nothing. The lab's
//! tracer observes the same engine, so what it reports cannot differ from play.

use crate::board::Board;
use crate::mask::Full;
use crate::model::Command;

/// The place where a rule fires.
#[derive(Debug, Clone, Copy)]
pub struct Centre {
    /// The sprite in its centre; [`NIL`] for a rule of a tile.
    pub sprite: u16,
    /// Its tile.
    pub tile: u16,
    /// The sprite hit in the smash step.
    pub hit: Option<u16>,
}

/// An observer of a round. Sprites and tiles are the engine's numbers.
pub trait Observer {
    /// The `never` rules were checked.
    fn nevers(&mut self, _board: &Board) {}
    /// A view fires. The following commands and paints belong to it, until the next view fires.
    fn fires(&mut self, _view: u16, _centre: Centre) {}
    /// A command is addressed to a sprite; a new sprite gets the command that creates it.
    fn addressed(&mut self, _sprite: u16, _command: Command) {}
    /// A tile is to be painted.
    fn painted(&mut self, _tile: u16, _kind: u8) {}
    /// A portal led to a tile chosen at random among this many.
    fn led(&mut self, _tile: u16, _among: usize) {}
    /// One of several moves of a sprite was chosen at random.
    fn kept_move(&mut self, _sprite: u16, _dir: u8) {}
    /// One of several paints of a tile was chosen at random.
    fn kept_paint(&mut self, _tile: u16, _kind: u8) {}
    /// Moves are proposed; the smash step comes next.
    fn proposed(&mut self, _board: &Board) {}
    /// In a pass of the smash step, a sprite hits sprites, given as a full mask with their proposed headings.
    fn meets(&mut self, _sprite: u16, _sprites: Full) {}
    /// The smash step is over, and nothing has been executed yet.
    fn settled(&mut self, _board: &Board) {}
}

/// No observer.
impl Observer for () {}
