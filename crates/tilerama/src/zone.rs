//! The tiles zone: the cells that hold tiles, and the target of a step from each of them.
//!
//! All that a step can meet (a neighbour, a closed side, a jump, a turn) is precomputed when the board is
//! read, so a push only looks up a table.

use tilery_kit::{Cell, Dir, Point};

/// A side of a cell, where a bar can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Edge {
    /// The cell's index, in reading order of the whole rectangle.
    pub cell: u16,
    /// The side of the cell.
    pub side: Dir,
}

/// A pair of bars. A tile that leaves through one bar enters at the other.
pub type Jump = [Edge; 2];

/// A point where two lines of the grid cross; both count from 0 at the top left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Corner {
    /// The line between rows, from 0 above the first row.
    pub row: u16,
    /// The line between columns, from 0 before the first column.
    pub col: u16,
}

/// The result of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// The index of the target cell.
    pub to: u16,
    /// The direction of travel on arrival.
    pub dir: Dir,
    /// The side through which the tile leaves its cell.
    pub out: Dir,
    /// The jump taken, as an index into [`Zone::jumps`].
    pub jump: Option<u8>,
    /// The turn taken, as an index into [`Zone::turns`].
    pub turn: Option<u16>,
}

impl Step {
    /// True if a jump or a turn is taken, which compound pieces cannot do.
    pub fn is_special(&self) -> bool {
        self.jump.is_some() || self.turn.is_some()
    }
}

/// The reasons why jumps and turns do not fit a zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Misfit {
    /// The jump has a bar on an edge that is not a border of the tiles zone.
    NoBorder(Edge),
    /// The jump has a bar on an edge that a turn claims.
    Claimed(Edge),
    /// No cell has two perpendicular closed sides at this corner.
    NoCorner(Corner),
}

/// The cells, the jumps and the turns of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Zone {
    rows: u16,
    cols: u16,
    is_tiles: Vec<bool>,
    jumps: Vec<Jump>,
    turns: Vec<Corner>,
    steps: Vec<[Option<Step>; 4]>,
}

impl Zone {
    /// A zone with these rows and columns; `is_tiles` contains, in reading order, true for each cell that
    /// belongs to the zone.
    ///
    /// # Errors
    /// The first misfit: a turn that is not at a corner, or a bar that is not on a border or on an edge that
    /// a turn claims.
    pub fn new(
        (rows, cols): (u16, u16),
        is_tiles: Vec<bool>,
        jumps: Vec<Jump>,
        turns: Vec<Corner>,
    ) -> Result<Self, Misfit> {
        let (zone, misfits) = Self::sketch((rows, cols), is_tiles, jumps, turns);
        misfits.first().map_or(Ok(zone), |&misfit| Err(misfit))
    }

    /// A zone with all given jumps and turns, and the list of misfits. Misfits are kept in the zone, but no
    /// step uses them.
    pub fn sketch(
        (rows, cols): (u16, u16),
        is_tiles: Vec<bool>,
        jumps: Vec<Jump>,
        turns: Vec<Corner>,
    ) -> (Self, Vec<Misfit>) {
        let mut zone = Self { rows, cols, is_tiles, jumps, turns, steps: Vec::new() };
        let mut misfits = Vec::new();
        let claims = zone.claims(&mut misfits);
        let mut bars = vec![None; usize::from(zone.size()) * 4];
        for (jump, &[one, other]) in (0u8..).zip(&zone.jumps) {
            let wrong = [one, other].map(|bar| zone.misfit(bar, &claims));
            misfits.extend(wrong.iter().flatten());
            if wrong == [None, None] {
                bars[slot(one)] = Some((jump, other));
                bars[slot(other)] = Some((jump, one));
            }
        }
        zone.steps = (0..zone.size())
            .map(|cell| Dir::ALL.map(|dir| zone.work_out(Edge { cell, side: dir }, &claims, &bars)))
            .collect();
        (zone, misfits)
    }

    fn misfit(&self, bar: Edge, claims: &[Claim]) -> Option<Misfit> {
        if !self.is_border(bar) {
            return Some(Misfit::NoBorder(bar));
        }
        (!claims[slot(bar)].is_free()).then_some(Misfit::Claimed(bar))
    }

    /// True if the edge is a side of a cell of the tiles zone, but not between two of them.
    pub fn is_border(&self, Edge { cell, side }: Edge) -> bool {
        self.holds(cell) && self.neighbour(cell, side).is_none()
    }

    /// True if the edge is claimed by one or two turns.
    pub fn is_claimed(&self, edge: Edge) -> bool {
        !self.claims(&mut Vec::new())[slot(edge)].is_free()
    }

    /// True if a turn can be at a corner: some cell has two perpendicular closed sides there.
    pub fn is_corner(&self, corner: Corner) -> bool {
        CORNERS.iter().any(|&(across, down)| self.cornering(corner, across, down).is_some())
    }

    /// The number of rows.
    pub fn rows(&self) -> u16 {
        self.rows
    }

    /// The number of columns.
    pub fn cols(&self) -> u16 {
        self.cols
    }

    /// The number of cells of the whole rectangle.
    pub fn size(&self) -> u16 {
        self.rows * self.cols
    }

    /// The jumps, in the reading order of their first bars.
    pub fn jumps(&self) -> &[Jump] {
        &self.jumps
    }

    /// The turns, in reading order.
    pub fn turns(&self) -> &[Corner] {
        &self.turns
    }

    /// True if the cell belongs to the tiles zone.
    pub fn holds(&self, cell: u16) -> bool {
        self.is_tiles[usize::from(cell)]
    }

    /// The result of a step from a cell; `None` if the edge is closed.
    pub fn step(&self, cell: u16, dir: Dir) -> Option<Step> {
        self.steps[usize::from(cell)][dir as usize]
    }

    /// The cell of an index.
    pub fn cell(&self, index: u16) -> Cell {
        Cell::new(index / self.cols, index % self.cols)
    }

    /// The index of a cell of the rectangle.
    pub fn index(&self, cell: Cell) -> Option<u16> {
        (cell.row < self.rows && cell.col < self.cols).then(|| cell.row * self.cols + cell.col)
    }

    /// The index of the cell of the rectangle at a point.
    pub fn cell_at(&self, at: Point) -> Option<u16> {
        let is_inside = at.x >= 0.0 && at.y >= 0.0;
        is_inside.then(|| Cell::new(at.y as u16, at.x as u16)).and_then(|cell| self.index(cell))
    }

    /// The neighbour in a direction, if it belongs to the tiles zone.
    pub fn neighbour(&self, cell: u16, dir: Dir) -> Option<u16> {
        self.index(self.cell(cell).step(dir)?).filter(|&index| self.holds(index))
    }

    /// The claims of turns on edges: a turn claims the two closed sides of each cell at its corner. Turns at
    /// other corners are added to `misfits`.
    fn claims(&self, misfits: &mut Vec<Misfit>) -> Vec<Claim> {
        let mut claims = vec![Claim::Free; usize::from(self.size()) * 4];
        for (turn, &corner) in (0u16..).zip(&self.turns) {
            let mut is_corner = false;
            for (across, down) in CORNERS {
                let Some(cell) = self.cornering(corner, across, down) else { continue };
                is_corner = true;
                let sides = [(across, down.opposite()), (down, across.opposite())];
                for (side, dir) in sides {
                    let claim = &mut claims[slot(Edge { cell, side })];
                    // An edge claimed by two turns is closed.
                    *claim = if claim.is_free() { Claim::Turn { turn, dir } } else { Claim::Closed };
                }
            }
            if !is_corner {
                misfits.push(Misfit::NoCorner(corner));
            }
        }
        claims
    }

    /// The cell of the zone whose sides `across` and `down` meet at the corner, if both are closed.
    fn cornering(&self, corner: Corner, across: Dir, down: Dir) -> Option<u16> {
        let row = if down == Dir::Up { Some(corner.row) } else { corner.row.checked_sub(1) }?;
        let col = if across == Dir::Left { Some(corner.col) } else { corner.col.checked_sub(1) }?;
        let cell = self.index(Cell::new(row, col)).filter(|&cell| self.holds(cell))?;
        [across, down].into_iter().all(|side| self.neighbour(cell, side).is_none()).then_some(cell)
    }

    fn work_out(&self, edge: Edge, claims: &[Claim], bars: &[Option<(u8, Edge)>]) -> Option<Step> {
        if !self.holds(edge.cell) {
            return None;
        }
        let through = |edge: Edge| {
            let Edge { cell, side } = edge;
            if let Some(to) = self.neighbour(cell, side) {
                return Some(Step { to, dir: side, out: side, jump: None, turn: None });
            }
            let (jump, Edge { cell: to, side: behind }) = bars[slot(edge)]?;
            Some(Step { to, dir: behind.opposite(), out: side, jump: Some(jump), turn: None })
        };
        match claims[slot(edge)] {
            Claim::Free => through(edge),
            // The deflected tile may pass through a jump, but not a second turn: that edge is claimed and has
            // no bar.
            Claim::Turn { turn, dir } => {
                through(Edge { cell: edge.cell, side: dir }).map(|step| Step { turn: Some(turn), ..step })
            }
            Claim::Closed => None,
        }
    }
}

/// The pairs of sides of a cell's corners.
const CORNERS: [(Dir, Dir); 4] =
    [(Dir::Left, Dir::Up), (Dir::Right, Dir::Up), (Dir::Right, Dir::Down), (Dir::Left, Dir::Down)];

/// The claim of turns on an edge.
#[derive(Debug, Clone, Copy)]
enum Claim {
    /// No turn claims the edge.
    Free,
    /// Claimed by one turn, which leads in a direction.
    Turn { turn: u16, dir: Dir },
    /// Claimed by two turns, which closes it.
    Closed,
}

impl Claim {
    fn is_free(self) -> bool {
        matches!(self, Self::Free)
    }
}

/// The index of an edge in a table of all edges.
fn slot(edge: Edge) -> usize {
    usize::from(edge.cell) * 4 + edge.side as usize
}
