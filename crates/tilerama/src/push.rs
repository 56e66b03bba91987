//! The one rule: pushing a piece in a direction by one cell.
//!
//! Tiles are integers, so that searches can push millions of them: 0 is an empty space; otherwise the low ten
//! bits are the tile's symbol, and the four bits above are its joints to neighbours.

use tilery_kit::Dir;

use crate::zone::{Edge, Step, Zone};

/// A push: the first cell of the piece in reading order, and the direction.
pub type Push = (u16, Dir);

/// The content of a cell, see the module's documentation.
pub type Code = u16;

/// An empty space.
pub const EMPTY: Code = 0;

/// A tile in text: the code point of its character.
pub type Symbol = u16;

/// The number of bits of a symbol.
pub const SYMBOL_BITS: u16 = 10;

/// The bit of a code for a joint with the neighbour in a direction.
pub const fn joint(dir: Dir) -> Code {
    1 << (SYMBOL_BITS + dir as u16)
}

/// The symbol of a tile; 0 for an empty space.
pub const fn symbol(code: Code) -> Symbol {
    code & ((1 << SYMBOL_BITS) - 1)
}

/// The joints of a tile alone.
pub const fn joints(code: Code) -> Code {
    code & !((1 << SYMBOL_BITS) - 1)
}

/// The reason why a push is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Violation {
    /// The edge is closed, or a compound piece cannot pass it. Shown as a bar on that edge.
    Blocked(Edge),
    /// Two tiles would enter the empty space in this cell. Shown as a square there.
    Collision(u16),
    /// A piece would move in two directions. Shown as a cross on its tile in this cell.
    MultiDirection(u16),
    /// The push is legal, but no tile would leave its cell.
    Nothing,
    /// The cell has no tile.
    NoTile,
}

/// The movement of one tile in a push.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shift {
    /// The cell that the tile leaves.
    pub from: u16,
    /// The destination and path of the tile.
    pub step: Step,
}

/// Computes pushes. Its tables are reused; the entry of a cell is valid only if its stamp is that of the
/// present push.
#[derive(Debug, Clone, Default)]
pub struct Pusher {
    now: u32,
    /// The stamp of a cell's last push, and the index of its piece.
    pushed: Vec<(u32, u16)>,
    /// The stamp of the last claim on a cell by an arriving tile.
    claimed: Vec<u32>,
    /// The queue of pieces: the start and number of their cells in `cells`, and the direction.
    queue: Vec<(u32, u16, Dir)>,
    cells: Vec<u16>,
    shifts: Vec<Shift>,
}

impl Pusher {
    /// The effect of pushing the piece at a cell: the shifts of all tiles that move, the chosen piece's
    /// first.
    ///
    /// # Errors
    /// The first violation found. Nothing moves then.
    pub fn push(&mut self, zone: &Zone, tiles: &[Code], cell: u16, dir: Dir) -> Result<&[Shift], Violation> {
        self.begin(tiles.len());
        if tiles[usize::from(cell)] == EMPTY {
            return Err(Violation::NoTile);
        }
        self.enqueue(zone, tiles, cell, dir);
        let mut next = 0;
        while let Some(&(start, size, dir)) = self.queue.get(next) {
            next += 1;
            for i in start..start + u32::from(size) {
                let from = self.cells[i as usize];
                // 1. A closed edge, or a jump or a turn before a compound piece.
                let step = zone.step(from, dir);
                let Some(step) = step.filter(|step| size == 1 || !step.is_special()) else {
                    return Err(Violation::Blocked(Edge { cell: from, side: dir }));
                };
                let to = usize::from(step.to);
                let is_claimed = self.claimed[to] == self.now;
                self.claimed[to] = self.now;
                self.shifts.push(Shift { from, step });
                if tiles[to] == EMPTY {
                    // 2. An empty space takes one tile.
                    if is_claimed {
                        return Err(Violation::Collision(step.to));
                    }
                } else if self.pushed[to].0 != self.now {
                    // 3. A piece in the way is pushed in the direction of travel.
                    self.enqueue(zone, tiles, step.to, step.dir);
                } else if is_claimed || !self.goes_on_as_before(zone, step) {
                    // 4. A piece pushed again must have the same targets. If its cell is also claimed by
                    // another tile, two tiles would end in one place, so that is not a closed circuit either.
                    return Err(Violation::MultiDirection(step.to));
                }
            }
        }
        if self.shifts.iter().all(|shift| shift.from == shift.step.to) {
            return Err(Violation::Nothing);
        }
        Ok(&self.shifts)
    }

    fn begin(&mut self, size: usize) {
        if self.pushed.len() != size || self.now == u32::MAX {
            self.pushed = vec![(0, 0); size];
            self.claimed = vec![0; size];
            self.now = 0;
        }
        self.now += 1;
        self.queue.clear();
        self.cells.clear();
        self.shifts.clear();
    }

    fn enqueue(&mut self, zone: &Zone, tiles: &[Code], cell: u16, dir: Dir) {
        let start = self.cells.len();
        let piece = self.queue.len() as u16;
        flood(zone, tiles, cell, &mut self.cells);
        for &cell in &self.cells[start..] {
            self.pushed[usize::from(cell)] = (self.now, piece);
        }
        self.queue.push((start as u32, (self.cells.len() - start) as u16, dir));
    }

    /// True if the piece at the step's target, pushed in the direction of travel, has the same targets as
    /// already planned. Targets are compared rather than directions.
    fn goes_on_as_before(&self, zone: &Zone, step: Step) -> bool {
        let (start, size, dir) = self.queue[usize::from(self.pushed[usize::from(step.to)].1)];
        let target = |cell, dir| zone.step(cell, dir).map(|step: Step| step.to);
        dir == step.dir
            || self.cells[start as usize..][..usize::from(size)].iter().all(|&cell| {
                let before = target(cell, dir);
                before.is_some() && before == target(cell, step.dir)
            })
    }
}

/// Adds the cells of the piece at `cell` to `cells`, in reading order.
pub fn flood(zone: &Zone, tiles: &[Code], cell: u16, cells: &mut Vec<u16>) {
    let start = cells.len();
    cells.push(cell);
    let mut next = start;
    while next < cells.len() {
        let from = cells[next];
        next += 1;
        if joints(tiles[usize::from(from)]) == 0 {
            continue;
        }
        for dir in Dir::ALL {
            let joined = zone.neighbour(from, dir).filter(|_| tiles[usize::from(from)] & joint(dir) != 0);
            cells.extend(joined.filter(|to| !cells[start..].contains(to)));
        }
    }
    sort(&mut cells[start..]);
}

/// Insertion sort for short and nearly sorted lists; the library's sorts would compile to more code than all
/// edits of the workshop together.
pub fn sort<T: Ord>(items: &mut [T]) {
    for i in 1..items.len() {
        let mut j = i;
        while j > 0 && items[j - 1] > items[j] {
            items.swap(j - 1, j);
            j -= 1;
        }
    }
}

/// Calls `found` with the cells of each piece of a pattern, in reading order; pieces are ordered by their
/// first cells.
pub fn each_piece(zone: &Zone, tiles: &[Code], mut found: impl FnMut(&[u16])) {
    let mut piece = Vec::new();
    for (cell, _) in (0u16..).zip(tiles).filter(|&(_, &tile)| tile != EMPTY) {
        piece.clear();
        flood(zone, tiles, cell, &mut piece);
        if piece[0] == cell {
            found(&piece);
        }
    }
}

/// Applies the shifts of a push. `lifted` is a buffer for reuse.
pub fn apply(tiles: &mut [Code], shifts: &[Shift], lifted: &mut Vec<Code>) {
    lifted.clear();
    lifted.extend(shifts.iter().map(|shift| std::mem::take(&mut tiles[usize::from(shift.from)])));
    for (shift, &code) in shifts.iter().zip(lifted.iter()) {
        tiles[usize::from(shift.step.to)] = code;
    }
}
