//! An observer that records the events of a round.

use tilery_tilecode::board::{Board, Never};
use tilery_tilecode::mask::Full;
use tilery_tilecode::model::Command;
use tilery_tilecode::observer::Centre;
use tilery_tilecode::observer::Observer;
use tilery_tilecode::piece::Piece;

/// The recorded events. Sprites, tiles and views are the engine's numbers; commands and paints refer to a
/// firing by its index.
#[derive(Debug, Default)]
pub struct Tracer {
    /// The views that fired and their centres, in order.
    pub fired: Vec<(u16, Centre)>,
    /// Commands to sprites: firing, sprite, command.
    pub addressed: Vec<(usize, u16, Command)>,
    /// Paints: firing, tile, background.
    pub painted: Vec<(usize, u16, u8)>,
    /// Portals with a random choice: firing, tile, number of candidates.
    pub led: Vec<(usize, u16, usize)>,
    /// Moves chosen at random: sprite and direction.
    pub kept_moves: Vec<(u16, u8)>,
    /// Paints chosen at random: tile and background.
    pub kept_paints: Vec<(u16, u8)>,
    /// Each sprite with the full mask of the sprites that it hit, with their proposed headings.
    pub met: Vec<(u16, Full)>,
    /// All sprites after moves were proposed.
    pub proposed: Vec<Piece>,
    /// All sprites after moves were settled.
    pub settled: Vec<Piece>,
    /// The sprites created in the round.
    pub created: Vec<u16>,
    /// The matches of `never` rules.
    pub nevers: Vec<Never>,
}

impl Tracer {
    /// The index of the current firing, which issues the commands that follow.
    fn by(&self) -> usize {
        self.fired.len().saturating_sub(1)
    }
}

impl Observer for Tracer {
    fn nevers(&mut self, board: &Board) {
        self.nevers.clone_from(&board.never);
    }

    fn fires(&mut self, view: u16, centre: Centre) {
        self.fired.push((view, centre));
    }

    fn addressed(&mut self, sprite: u16, command: Command) {
        self.addressed.push((self.by(), sprite, command));
    }

    fn painted(&mut self, tile: u16, kind: u8) {
        self.painted.push((self.by(), tile, kind));
    }

    fn led(&mut self, tile: u16, among: usize) {
        self.led.push((self.by(), tile, among));
    }

    fn kept_move(&mut self, sprite: u16, dir: u8) {
        self.kept_moves.push((sprite, dir));
    }

    fn kept_paint(&mut self, tile: u16, kind: u8) {
        self.kept_paints.push((tile, kind));
    }

    fn proposed(&mut self, board: &Board) {
        self.proposed.clone_from(&board.pieces);
    }

    fn meets(&mut self, sprite: u16, sprites: Full) {
        self.met.push((sprite, sprites));
    }

    fn settled(&mut self, board: &Board) {
        self.settled.clone_from(&board.pieces);
        self.created.clone_from(&board.scratch.0.created);
    }
}
