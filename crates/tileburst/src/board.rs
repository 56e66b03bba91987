//! The board, its legal moves, and playing them.

mod turn;

use tilery_kit::{Aside, Cell, Effect, EffectKind, Grid, Illegal, Key, Keys, Reel, Rng, Say};

use crate::course::Course;
use crate::deal;
use crate::field::{Cells, Corner, Field};
use crate::mid_turn::MidTurn;
use crate::moves::Move;
use crate::params::Params;
use crate::tile::{Orientation, Tile};

/// The size of the grid at the start of a game.
const FIRST_SIZE: u8 = 6;

/// A board with its tiles, score and generator.
#[derive(Debug, Clone, PartialEq)]
pub struct Board {
    field: Field,
    current: Tile,
    next: Tile,
    corner: Corner,
    score: u64,
    rng: Rng,
    keys: Aside<Keys>,
    blocks: Aside<Grid<Option<Key>>>,
    origin: Aside<(u8, u8)>,
    tally: Aside<Tally>,
    course: Aside<Course>,
    mid_turn: Aside<MidTurn>,
}

/// Counts for the statistics, since the board was dealt or read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// Tiles placed.
    pub tiles: u32,
    /// Lines cleared.
    pub lines: u32,
    /// Groups that became valid.
    pub groups: u32,
    /// Retreats.
    pub retreats: u32,
    /// The largest size of the grid.
    pub largest: u8,
}

impl Board {
    /// A new game: an empty grid and two tiles.
    pub fn deal(params: Params, mut rng: Rng) -> Self {
        let mut keys = Keys::default();
        let [current, next] = [(); 2].map(|()| deal::draw(params, FIRST_SIZE, &mut rng, &mut keys));
        Self::new(Field::new(FIRST_SIZE), [current, next], Corner::default(), 0, rng, keys)
    }

    /// A board from its parts; `keys` must be the source of the tiles' keys.
    pub(crate) fn new(
        field: Field,
        [current, next]: [Tile; 2],
        corner: Corner,
        score: u64,
        rng: Rng,
        mut keys: Keys,
    ) -> Self {
        let size = u16::from(field.size());
        let taken = field.taken();
        let blocks = Grid::from_fn(size, size, |cell| taken.has(cell).then(|| keys.fresh()));
        let tally = Tally { largest: field.size(), ..Tally::default() };
        Self {
            field,
            current,
            next,
            corner,
            score,
            rng,
            keys: Aside(keys),
            blocks: Aside(blocks),
            origin: Aside::default(),
            tally: Aside(tally),
            course: Aside(Course::new(field.size(), score)),
            mid_turn: Aside::default(),
        }
    }

    /// The grid.
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// The tile to place.
    pub fn current(&self) -> &Tile {
        &self.current
    }

    /// The tile after the current one.
    pub fn next(&self) -> &Tile {
        &self.next
    }

    /// The corner against which the content is kept at the next change of size.
    pub fn corner(&self) -> Corner {
        self.corner
    }

    /// The score.
    pub fn score(&self) -> u64 {
        self.score
    }

    /// The random generator.
    pub fn rng(&self) -> &Rng {
        &self.rng
    }

    /// The counts for the statistics.
    pub fn tally(&self) -> &Tally {
        &self.tally.0
    }

    /// The history of size and score behind the charts.
    pub(crate) fn course(&self) -> &Course {
        &self.course.0
    }

    /// The key of the block on a cell.
    pub fn key(&self, cell: Cell) -> Option<Key> {
        *self.blocks.0.get(cell)?
    }

    /// The distance in rows and columns, modulo 16, of the first cell from the cell that was first when the
    /// game began.
    pub(crate) fn origin(&self) -> (u8, u8) {
        self.origin.0
    }

    /// The display state in the middle of a turn.
    pub(crate) fn mid_turn(&self) -> &MidTurn {
        &self.mid_turn.0
    }

    /// The points that a retreat would bring now.
    pub fn worth(&self) -> u64 {
        u64::from(self.field.valid().count()) * self.field.block_points()
    }

    /// The number of blocks that a retreat would lose now: those on the border that are not valid. Valid
    /// blocks are cashed first.
    pub fn cost(&self) -> u32 {
        (self.field.border(self.corner) & self.field.taken() & !self.field.valid()).count()
    }

    /// True if one of the tiles fits somewhere.
    pub fn can_go_on(&self) -> bool {
        self.field.fits(self.current.shape) || self.field.fits(self.next.shape)
    }

    /// Lists every move: each distinct placement of the current tile, then the swap.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        let (field, shape) = (self.field, self.current.shape);
        let placements = shape.distinct().flat_map(move |(orientation, laid)| {
            let free = field.free();
            let spots =
                Field::spots(field.size(), laid).into_iter().filter(move |(_, cells)| free.holds(*cells));
            spots.map(move |(at, _)| Move::Place { orientation, at })
        });
        placements.chain(self.can_go_on().then_some(Move::Swap))
    }

    /// The cells that the current tile would cover.
    ///
    /// # Errors
    /// If the tile would be outside the grid or on a block.
    pub fn landing(&self, orientation: Orientation, at: Cell) -> Result<Cells, Illegal> {
        self.landing_of(&self.current, orientation, at)
    }

    /// Like [`Board::landing`], for either tile.
    ///
    /// # Errors
    /// If the tile would be outside the grid or on a block.
    pub fn landing_of(&self, tile: &Tile, orientation: Orientation, at: Cell) -> Result<Cells, Illegal> {
        let laid = tile.shape.laid(orientation);
        let size = u32::from(self.field.size());
        if u32::from(at.row) + u32::from(laid.rows()) > size
            || u32::from(at.col) + u32::from(laid.cols()) > size
        {
            return Err(Illegal::new("tileburst-outside", "the tile would be outside the grid"));
        }
        let cells = Cells::of(laid).moved(at.row as u8, at.col as u8);
        if self.field.taken().meets(cells) {
            let illegal = Illegal::new("tileburst-taken", "there is already a block");
            return Err(illegal.of_cells((cells & self.field.taken()).iter()));
        }
        Ok(cells)
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If a placement does not fit, or the game is over. The board is then unchanged.
    pub fn play(&mut self, params: Params, mv: Move, reel: &mut Reel<Self>) -> Result<(), Illegal> {
        match mv {
            Move::Swap => {
                if !self.can_go_on() {
                    return Err(Illegal::new(
                        "tileburst-stuck",
                        "neither tile fits anywhere: the game is over",
                    ));
                }
                std::mem::swap(&mut self.current, &mut self.next);
                reel.effect(|| Effect::new(EffectKind::Slide));
                reel.tell(|| Say::new("tileburst-swapped").with("colour", self.current.colour.name()));
            }
            Move::Place { orientation, at } => {
                let cells = self.landing(orientation, at)?;
                self.turn(params, orientation, at, cells, reel);
            }
        }
        Ok(())
    }

    /// The board after a placement and before the next tile is drawn, which may make the grid retreat.
    pub(crate) fn settled(&self, orientation: Orientation, at: Cell) -> Option<Self> {
        let cells = self.landing(orientation, at).ok()?;
        let mut board = self.clone();
        board.settle(orientation, at, cells, &mut Reel::silent());
        Some(board)
    }
}
