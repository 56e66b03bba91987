//! The board and its rules: lights that are put out.

use tilery_kit::{Aside, Cell, Effect, EffectKind, Ghost, Grid, Illegal, Key, Keys, Reel, Rng, Say};

use crate::params::Params;

/// A light. Its key is ignored when boards are compared.
pub type Light = Aside<Key>;

/// A board of lit and dark cells.
#[derive(Debug, Clone, PartialEq)]
pub struct Board {
    cells: Grid<Option<Light>>,
}

impl Board {
    /// Deals a board. Each cell is lit with a probability of two thirds, and at least one cell is lit.
    pub fn deal(params: &Params, mut rng: Rng) -> Self {
        let mut is_lit = Grid::from_fn(params.rows, params.cols, |_| rng.odds(2, 3));
        if !is_lit.as_slice().contains(&true) {
            is_lit[Cell::new(0, 0)] = true;
        }
        Self::new(&is_lit)
    }

    /// Creates a board from a grid of lit cells.
    pub fn new(is_lit: &Grid<bool>) -> Self {
        let mut keys = Keys::default();
        Self { cells: is_lit.map(|_, &is_lit| is_lit.then(|| Aside(keys.fresh()))) }
    }

    /// The cells, with a light in each lit cell.
    pub fn cells(&self) -> &Grid<Option<Light>> {
        &self.cells
    }

    /// The lit cells, in reading order.
    pub fn lit(&self) -> impl Iterator<Item = Cell> {
        self.cells.iter().filter(|(_, light)| light.is_some()).map(|(cell, _)| cell)
    }

    /// Puts out the light in a cell.
    ///
    /// # Errors
    /// If the cell is dark. The board is then unchanged.
    pub fn put_out(&mut self, cell: Cell, reel: &mut Reel<Self>) -> Result<(), Illegal> {
        let (row, column) = (i64::from(cell.row) + 1, i64::from(cell.col) + 1);
        let place = |id| Say::new(id).with("row", row).with("column", column);
        let Some(Aside(key)) = self.cells.get_mut(cell).and_then(Option::take) else {
            return Err(Illegal::saying(place("template-is-dark"), format!("no light burns in {cell}")));
        };
        reel.exit(key, Ghost::POP);
        reel.effect(|| Effect::new(EffectKind::Burst).cells([cell]));
        reel.tell(|| place("template-went-out"));
        Ok(())
    }
}
