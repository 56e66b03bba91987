//! State and rules: which cells are lit, and what putting one out does.

use tilery_kit::{Aside, Cell, Effect, EffectKind, Ghost, Grid, Illegal, Key, Keys, Reel, Rng, Say};

use crate::notation::Params;

/// A light: its key, by which the painter follows it, does not count when boards are compared.
pub type Light = Aside<Key>;

/// Which cells are lit.
#[derive(Debug, Clone, PartialEq)]
pub struct Board {
    cells: Grid<Option<Light>>,
}

impl Board {
    /// Every cell is lit in two of three cases, and one is in any case.
    pub fn deal(params: &Params, mut rng: Rng) -> Self {
        let mut is_lit = Grid::from_fn(params.rows, params.cols, |_| rng.odds(2, 3));
        if !is_lit.as_slice().contains(&true) {
            is_lit[Cell::new(0, 0)] = true;
        }
        Self::new(&is_lit)
    }

    /// A board whose lights burn where `is_lit` says so.
    pub fn new(is_lit: &Grid<bool>) -> Self {
        let mut keys = Keys::default();
        Self { cells: is_lit.map(|_, &is_lit| is_lit.then(|| Aside(keys.fresh()))) }
    }

    /// The cells, each with its light if it is lit.
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
    /// When none burns there; nothing has changed then.
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
