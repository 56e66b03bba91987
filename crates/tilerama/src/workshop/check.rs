//! The faults that keep a board under construction from being played, with their places.

use tilery_kit::{Cell, Illegal, Say};

use super::draft::{DoubledAt, Draft, place_of};
use crate::board::Board;
use crate::plan::Plan;
use crate::push::{Code, EMPTY, SYMBOL_BITS, Symbol, each_piece, symbol};
use crate::zone::{Corner, Misfit, Zone};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// A bar or a point is misplaced.
    Misfit(Misfit),
    /// There are no tiles.
    NoTiles,
    /// The objective does not cover any cell.
    NoObjective,
    /// The objective needs more tiles with this symbol (0: empty spaces) than the board has; the cell is the
    /// first that exceeds them.
    Missing(Symbol, u16),
    /// The board lacks the piece that the objective has in this cell.
    Shape(u16),
    /// The board already meets the objective.
    Solved,
    /// No push is legal.
    Stuck,
}

impl Fault {
    /// The place of the fault in the doubled grid, if it has one.
    pub fn place(&self, zone: &Zone) -> Option<DoubledAt> {
        let cell = |cell: u16| (cell / zone.cols() * 2 + 1, cell % zone.cols() * 2 + 1);
        Some(match *self {
            Self::Misfit(Misfit::NoBorder(edge) | Misfit::Claimed(edge)) => place_of(zone.cols(), edge),
            Self::Misfit(Misfit::NoCorner(Corner { row, col })) => (row * 2, col * 2),
            Self::Missing(_, at) | Self::Shape(at) => cell(at),
            Self::NoTiles | Self::NoObjective | Self::Solved | Self::Stuck => return None,
        })
    }

    /// True if the place is in the objective.
    pub fn is_of_goal(&self) -> bool {
        matches!(self, Self::Missing(..) | Self::Shape(_))
    }

    /// The refusal that describes the fault.
    pub fn illegal(&self, draft: &Draft) -> Illegal {
        let zone = draft.zone();
        let cell = |cell: u16| Some(zone.cell(cell));
        let (id, why, at) = match *self {
            Self::Misfit(Misfit::NoBorder(edge)) => {
                ("workshop-no-border", "a bar must be on a border of the tiles zone", cell(edge.cell))
            }
            Self::Misfit(Misfit::Claimed(edge)) => {
                ("workshop-claimed", "a turn claims that border", cell(edge.cell))
            }
            Self::Misfit(Misfit::NoCorner(Corner { row, col })) => {
                ("workshop-no-corner", "no cell has two closed sides there", Some(Cell::new(row, col)))
            }
            Self::NoTiles => ("workshop-no-tiles", "there is no tile", None),
            Self::NoObjective => ("workshop-no-objective", "there is no objective", None),
            Self::Missing(_, at) => {
                ("workshop-missing", "the objective needs a tile that the board lacks", cell(at))
            }
            Self::Shape(at) => ("workshop-shape", "the objective has a piece that the board lacks", cell(at)),
            Self::Solved => ("workshop-solved", "the board already meets the objective", None),
            Self::Stuck => ("workshop-stuck", "nothing can be pushed", None),
        };
        let mut say = Say::new(id);
        if let Self::Missing(symbol, _) = *self {
            let tile =
                if symbol == 0 { "none".to_owned() } else { crate::symbols::letter(symbol).to_string() };
            say = say.with("tile", tile);
        }
        if let Some(cell) = at {
            say = say.at(cell);
        }
        Illegal::saying(say, why)
    }
}

/// All faults, in the order in which they should be fixed.
pub fn faults(draft: &Draft) -> Vec<Fault> {
    let mut faults: Vec<Fault> = draft.misfits().iter().map(|&misfit| Fault::Misfit(misfit)).collect();
    let (start, goal) = (draft.start(), draft.goal());
    if start.iter().all(|&tile| tile == EMPTY) {
        faults.push(Fault::NoTiles);
        return faults;
    }
    if goal.iter().all(Option::is_none) {
        faults.push(Fault::NoObjective);
    }
    let plan = draft.plan();
    faults.extend(unmet(draft, &plan));
    if faults.is_empty() && plan.is_solved(start) {
        faults.push(Fault::Solved);
    }
    if draft.misfits().is_empty() && !can_move(draft) {
        faults.push(Fault::Stuck);
    }
    faults
}

/// The parts of the objective that the board lacks.
fn unmet(draft: &Draft, plan: &Plan) -> Vec<Fault> {
    let mut faults = missing(draft);
    if plan.is_whole() && faults.is_empty() {
        let goal: Vec<Code> = draft.goal().iter().map(|wish| wish.unwrap_or(EMPTY)).collect();
        let mut there: Vec<Shape> =
            shapes(&plan.zone, draft.start()).into_iter().map(|(_, shape)| shape).collect();
        for (cell, shape) in shapes(&plan.zone, &goal) {
            match there.iter().position(|other| *other == shape) {
                Some(found) => {
                    there.swap_remove(found);
                }
                None => faults.push(Fault::Shape(cell)),
            }
        }
    }
    faults
}

/// The solved board, if the objective covers every cell, has the same pieces as the present pattern, and
/// differs from it.
pub fn solved(draft: &Draft) -> Option<Vec<Code>> {
    let plan = draft.plan();
    let goal = || draft.goal().iter().map(|wish| wish.unwrap_or(EMPTY)).collect();
    let fits = plan.is_whole() && !plan.is_solved(draft.start()) && unmet(draft, &plan).is_empty();
    fits.then(goal)
}

/// The first fault that prevents scrambling. A board without an objective, or one that is solved, can be
/// scrambled.
pub fn in_the_way(draft: &Draft) -> Option<Fault> {
    if let Some(&misfit) = draft.misfits().first() {
        return Some(Fault::Misfit(misfit));
    }
    if draft.start().iter().all(|&tile| tile == EMPTY) {
        return Some(Fault::NoTiles);
    }
    (!can_move(draft)).then_some(Fault::Stuck)
}

fn can_move(draft: &Draft) -> bool {
    Board::new(draft.plan().into(), draft.start().to_vec(), 0).can_move()
}

/// For each symbol, and for empty spaces, the first cell of the objective for which the board has none left.
fn missing(draft: &Draft) -> Vec<Fault> {
    let mut left = [0u32; 1 << SYMBOL_BITS];
    for (_, &tile) in (0u16..).zip(draft.start()).filter(|&(cell, _)| draft.zone().holds(cell)) {
        left[usize::from(symbol(tile))] += 1;
    }
    let mut told = [false; 1 << SYMBOL_BITS];
    let mut faults = Vec::new();
    for (cell, wish) in (0u16..).zip(draft.goal()) {
        let Some(symbol) = wish.map(symbol) else { continue };
        let at = usize::from(symbol);
        match left[at].checked_sub(1) {
            Some(fewer) => left[at] = fewer,
            None if !told[at] => {
                told[at] = true;
                faults.push(Fault::Missing(symbol, cell));
            }
            None => {}
        }
    }
    faults
}

/// The shape of a piece: the row and column offsets of its tiles from the first one, and their symbols.
type Shape = Vec<(i32, i32, Symbol)>;

/// The pieces of a pattern, each with its first cell.
fn shapes(zone: &Zone, tiles: &[Code]) -> Vec<(u16, Shape)> {
    let mut pieces = Vec::new();
    each_piece(zone, tiles, |piece| {
        let first = zone.cell(piece[0]);
        let shape = piece.iter().map(|&part| {
            let place = zone.cell(part);
            let by = |to: u16, from: u16| i32::from(to) - i32::from(from);
            (by(place.row, first.row), by(place.col, first.col), symbol(tiles[usize::from(part)]))
        });
        pieces.push((piece[0], shape.collect()));
    });
    pieces
}
