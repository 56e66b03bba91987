//! Looks on while a round is played, and keeps what it saw.

use tilery_tilecode::board::{Board, Never};
use tilery_tilecode::model::Command;
use tilery_tilecode::observer::Observer;
use tilery_tilecode::piece::Piece;
use tilery_tilecode::round::Centre;

/// What was seen of a round. Sprites, tiles and views are the engine's numbers; commands and paints name the firing that they are by.
#[derive(Debug, Default)]
pub struct Tracer {
    /// The views that fired and for whom, in their order.
    pub fired: Vec<(u16, Centre)>,
    /// Commands addressed to sprites: the firing, the sprite, the command.
    pub addressed: Vec<(usize, u16, Command)>,
    /// Paints: the firing, the tile, the background.
    pub painted: Vec<(usize, u16, u8)>,
    /// Portals that chance chose: the firing, the tile, out of how many.
    pub led: Vec<(usize, u16, usize)>,
    /// The moves that chance kept: sprite and direction.
    pub kept_moves: Vec<(u16, u8)>,
    /// The paints that chance kept: tile and background.
    pub kept_paints: Vec<(u16, u8)>,
    /// What each sprite met, as bits of a mask with proposed headings.
    pub met: Vec<(u16, u64)>,
    /// All sprites when moves were proposed.
    pub proposed: Vec<Piece>,
    /// All sprites when moves were settled.
    pub settled: Vec<Piece>,
    /// The sprites created in the round.
    pub created: Vec<u16>,
    /// Where each rule that says never was seen.
    pub nevers: Vec<Never>,
}

impl Tracer {
    /// The firing that commands are by.
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

    fn meets(&mut self, sprite: u16, sprites: u64) {
        self.met.push((sprite, sprites));
    }

    fn settled(&mut self, board: &Board) {
        self.settled.clone_from(&board.pieces);
        self.created.clone_from(&board.scratch.0.created);
    }
}
