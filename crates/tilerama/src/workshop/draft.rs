//! A board under construction: like a board of the game, but its parts need not fit together.

use std::rc::Rc;

use tilery_kit::{Dir, Rng};

use crate::doubled::{self, Sketch, Wish};
use crate::plan::Plan;
use crate::push::Push;
use crate::push::{Code, EMPTY, Symbol, joint, joints, sort, symbol};
use crate::way_home;
use crate::zone::{Corner, Edge, Misfit, Zone};

/// A place of the doubled grid: line and column. Cells are where both are odd, corners where both are even,
/// edges elsewhere.
pub type DoubledAt = (u16, u16);

/// The pattern that an edit applies to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Layer {
    /// The start of play.
    #[default]
    Start,
    /// The objective.
    Goal,
}

/// A board under construction.
#[derive(Debug, Clone, PartialEq)]
pub struct Draft {
    zone: Rc<Zone>,
    misfits: Rc<[Misfit]>,
    start: Vec<Code>,
    goal: Vec<Wish>,
    /// The name of the board; empty if unnamed.
    pub name: String,
    /// The random generator for scrambles.
    pub chance: Rng,
    /// Pushes that lead from the start to the objective, recorded by scrambles.
    way: Option<Rc<[Push]>>,
}

impl Draft {
    /// A draft of a sketch. Without an objective, every cell may have any content.
    pub fn new(sketch: Sketch, goal: Option<Vec<Wish>>, chance: Rng) -> Self {
        let goal = goal.unwrap_or_else(|| vec![None; sketch.tiles.len()]);
        let start = sketch.tiles.clone();
        let (zone, misfits) = build(sketch);
        let mut draft = Self {
            zone: zone.into(),
            misfits: misfits.into(),
            start,
            goal,
            name: String::new(),
            chance,
            way: None,
        };
        draft.mend();
        draft
    }

    /// An empty board with these rows and columns.
    pub fn empty((rows, cols): (u16, u16), chance: Rng) -> Self {
        let size = usize::from(rows * cols);
        let (is_tiles, tiles) = (vec![true; size], vec![EMPTY; size]);
        Self::new(
            Sketch { size: (rows, cols), is_tiles, tiles, bars: Vec::new(), turns: Vec::new() },
            None,
            chance,
        )
    }

    /// A draft of a playable board.
    pub fn of(zone: &Zone, start: &[Code], goal: &[Wish], chance: Rng) -> Self {
        Self::new(sketch_of(zone, start), Some(goal.to_vec()), chance)
    }

    /// The cells, jumps and turns, including misplaced bars and points.
    pub fn zone(&self) -> &Zone {
        &self.zone
    }

    /// The misplaced bars and points.
    pub fn misfits(&self) -> &[Misfit] {
        &self.misfits
    }

    /// The tiles at the start of play.
    pub fn start(&self) -> &[Code] {
        &self.start
    }

    /// The objective.
    pub fn goal(&self) -> &[Wish] {
        &self.goal
    }

    /// The content of a cell of a pattern; `None` if the objective allows any content.
    pub fn wish(&self, layer: Layer, cell: u16) -> Wish {
        match layer {
            Layer::Start => Some(self.start[usize::from(cell)]),
            Layer::Goal => self.goal[usize::from(cell)],
        }
    }

    /// The tile in a cell of a pattern; [`EMPTY`] if there is none.
    pub fn tile(&self, layer: Layer, cell: u16) -> Code {
        self.wish(layer, cell).unwrap_or(EMPTY)
    }

    /// The zone and the objective, as in a game.
    pub fn plan(&self) -> Plan {
        Plan::new((*self.zone).clone(), self.goal.clone().into(), None)
    }

    /// Pushes that lead from the start to the objective, if known; an empty list if the start already meets
    /// it.
    pub fn way(&self) -> Option<Vec<Push>> {
        let known = self.way.as_deref().unwrap_or_default();
        way_home::checked(&self.plan(), &self.start, known.iter().copied())
    }

    /// Stores a way, unless it is empty or has more than [`way_home::MOST`] pushes.
    pub fn set_way(&mut self, way: Option<Vec<Push>>) {
        self.way = way.filter(|way| (1..=way_home::MOST).contains(&way.len())).map(Rc::from);
    }

    /// Drops the way if it no longer leads to the objective.
    pub fn settle_way(&mut self) {
        if self.way.is_some() {
            let way = self.way();
            self.set_way(way);
        }
    }

    /// Sets the content of a cell of a pattern. In the start, the cell becomes part of the tiles zone.
    pub fn put(&mut self, layer: Layer, cell: u16, wish: Wish) {
        let old = self.tile(layer, cell);
        let tile = wish.unwrap_or(EMPTY);
        // A tile that replaces another one keeps its joints.
        let joints = if tile != EMPTY && old != EMPTY { joints(old) } else { 0 };
        match layer {
            Layer::Start => {
                self.start[usize::from(cell)] = tile | joints;
                if !self.zone.holds(cell) {
                    self.change(|sketch| sketch.is_tiles[usize::from(cell)] = true);
                }
            }
            Layer::Goal => self.goal[usize::from(cell)] = wish.map(|tile| tile | joints),
        }
        self.mend();
    }

    /// Removes a cell from the tiles zone.
    pub fn cut(&mut self, cell: u16) {
        self.change(|sketch| sketch.is_tiles[usize::from(cell)] = false);
        self.mend();
    }

    /// Joins two neighbours in a pattern, or separates them.
    pub fn set_joint(&mut self, layer: Layer, (cell, dir): (u16, Dir), is_joined: bool) {
        let Some(other) = self.zone.neighbour(cell, dir) else { return };
        for (cell, dir) in [(cell, dir), (other, dir.opposite())] {
            let tile = match layer {
                Layer::Start => Some(&mut self.start[usize::from(cell)]),
                Layer::Goal => self.goal[usize::from(cell)].as_mut(),
            };
            if let Some(tile) = tile {
                *tile = if is_joined { *tile | joint(dir) } else { *tile & !joint(dir) };
            }
        }
        self.mend();
    }

    /// Changes the cells, jumps or turns of the zone.
    pub fn change(&mut self, edit: impl FnOnce(&mut Sketch)) {
        let mut sketch = sketch_of(&self.zone, &self.start);
        edit(&mut sketch);
        let (zone, misfits) = build(sketch);
        (self.zone, self.misfits) = (zone.into(), misfits.into());
    }

    /// Sets the start of play.
    pub fn set_start(&mut self, start: Vec<Code>) {
        self.start = start;
    }

    /// Makes the start the objective.
    pub fn copy(&mut self) {
        self.goal = self.start.iter().map(|&tile| Some(tile)).collect();
        self.mend();
    }

    /// Adds an empty row or column at a side, or removes one.
    pub fn resize(&mut self, side: Dir, grows: bool) {
        let (rows, cols) = (self.zone.rows(), self.zone.cols());
        let by: i32 = if grows { 1 } else { -1 };
        let (down, right) = match side {
            Dir::Up => (by, 0),
            Dir::Left => (0, by),
            Dir::Right | Dir::Down => (0, 0),
        };
        let resized = |n: u16, is_along: bool| if is_along { (i32::from(n) + by) as u16 } else { n };
        let size = (resized(rows, !side.is_horizontal()), resized(cols, side.is_horizontal()));
        let sketch = sketch_of(&self.zone, &self.start);
        let old = |cell: u16| {
            let row = i32::from(cell / size.1) - down;
            let col = i32::from(cell % size.1) - right;
            let is_inside = (0..i32::from(rows)).contains(&row) && (0..i32::from(cols)).contains(&col);
            is_inside.then(|| row as usize * usize::from(cols) + col as usize)
        };
        let moved = |(line, column): DoubledAt| {
            let (line, column) = (i32::from(line) + 2 * down, i32::from(column) + 2 * right);
            let is_inside =
                (0..=2 * i32::from(size.0)).contains(&line) && (0..=2 * i32::from(size.1)).contains(&column);
            is_inside.then_some((line as u16, column as u16))
        };
        let moved_cell = |cell: u16| {
            moved((cell / cols * 2 + 1, cell % cols * 2 + 1))
                .map(|(line, column)| line / 2 * size.1 + column / 2)
        };
        self.way = self.way.as_ref().and_then(|way| {
            way.iter()
                .map(|&(cell, dir)| Some((moved_cell(cell).filter(|&cell| cell < size.0 * size.1)?, dir)))
                .collect()
        });
        let cells = 0..size.0 * size.1;
        let next = Sketch {
            size,
            is_tiles: cells.clone().map(|cell| old(cell).is_none_or(|old| sketch.is_tiles[old])).collect(),
            tiles: Vec::new(),
            bars: sketch.bars.iter().filter_map(|&[one, other]| Some([moved(one)?, moved(other)?])).collect(),
            turns: sketch
                .turns
                .iter()
                .filter_map(|&Corner { row, col }| moved((row * 2, col * 2)))
                .map(|(line, column)| Corner { row: line / 2, col: column / 2 })
                .collect(),
        };
        self.start = cells.clone().map(|cell| old(cell).map_or(EMPTY, |old| self.start[old])).collect();
        // If the objective covers every cell, new cells must stay empty.
        let is_whole = self.plan().is_whole();
        let new = if is_whole { Some(EMPTY) } else { None };
        self.goal = cells.map(|cell| old(cell).map_or(new, |old| self.goal[old])).collect();
        let (zone, misfits) = build(next);
        (self.zone, self.misfits) = (zone.into(), misfits.into());
        self.mend();
    }

    /// Empties holes and removes one-sided joints.
    fn mend(&mut self) {
        let zone = &self.zone;
        for cell in 0..zone.size() {
            if !zone.holds(cell) {
                self.start[usize::from(cell)] = EMPTY;
                self.goal[usize::from(cell)] = None;
            }
        }
        let start = self.start.clone();
        part(zone, &mut self.start, |other| start[usize::from(other)]);
        let mut goal: Vec<Code> = self.goal.iter().map(|wish| wish.unwrap_or(EMPTY)).collect();
        let before = goal.clone();
        part(zone, &mut goal, |other| before[usize::from(other)]);
        for (wish, tile) in self.goal.iter_mut().zip(goal) {
            *wish = wish.map(|_| tile);
        }
    }

    /// The distinct symbols of the start in reading order, then the further symbols of the objective.
    pub fn symbols(&self) -> Vec<Symbol> {
        let mut seen = Vec::new();
        for found in self.start.iter().chain(self.goal.iter().flatten()).map(|&tile| symbol(tile)) {
            if found != 0 && !seen.contains(&found) {
                seen.push(found);
            }
        }
        seen
    }

    /// The first unused symbol.
    pub fn free_symbol(&self) -> Option<Symbol> {
        let seen = self.symbols();
        SYMBOLS.iter().copied().map(Symbol::from).find(|symbol| !seen.contains(symbol))
    }

    /// The cells on both sides of an edge, the upper or left cell first. `None` stands for a side off the
    /// board.
    fn beside(&self, (line, column): DoubledAt) -> [Option<u16>; 2] {
        beside((self.zone.rows(), self.zone.cols()), (line, column))
    }

    /// The edge at a place of the doubled grid, if possible as a side of a cell in the tiles zone.
    pub fn edge_at(&self, place: DoubledAt) -> Option<Edge> {
        edge((self.zone.rows(), self.zone.cols()), place, |cell| self.zone.holds(cell))
    }

    /// The index of the jump with a bar at a place.
    pub fn jump_at(&self, place: DoubledAt) -> Option<usize> {
        let cols = self.zone.cols();
        self.zone.jumps().iter().position(|bars| bars.iter().any(|&bar| place_of(cols, bar) == place))
    }

    /// The upper or left cell at an edge, and the direction to the other cell, if both have tiles in the
    /// pattern and no bar is between them.
    pub fn seam_at(&self, layer: Layer, place: DoubledAt) -> Option<(u16, Dir)> {
        if layer == Layer::Start && self.jump_at(place).is_some() {
            return None;
        }
        let [Some(one), Some(other)] = self.beside(place) else { return None };
        let dir = if place.0 % 2 == 1 { Dir::Right } else { Dir::Down };
        (self.tile(layer, one) != EMPTY && self.tile(layer, other) != EMPTY).then_some((one, dir))
    }
}

/// The symbols of tiles, in order of assignment.
pub const SYMBOLS: &[u8] = b"123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0";

/// Removes joints that do not connect two tiles.
fn part(zone: &Zone, tiles: &mut [Code], tile_at: impl Fn(u16) -> Code) {
    for cell in 0..zone.size() {
        for dir in Dir::ALL {
            let other = zone.neighbour(cell, dir).map_or(EMPTY, &tile_at);
            let tile = &mut tiles[usize::from(cell)];
            if joints(*tile) != 0
                && (symbol(*tile) == 0 || other & joint(dir.opposite()) == 0 || symbol(other) == 0)
            {
                *tile &= !joint(dir);
            }
        }
    }
}

/// The place of an edge in the doubled grid.
pub fn place_of(cols: u16, edge: Edge) -> DoubledAt {
    let (line, column) = doubled::edge_place(cols, edge);
    (line as u16, column as u16)
}

fn beside((rows, cols): (u16, u16), (line, column): DoubledAt) -> [Option<u16>; 2] {
    let is_upright = line % 2 == 1;
    let (row, col) = (line / 2, column / 2);
    let before = if is_upright {
        col.checked_sub(1).map(|col| (row, col))
    } else {
        row.checked_sub(1).map(|row| (row, col))
    };
    [before, Some((row, col))]
        .map(|cell| cell.filter(|&(row, col)| row < rows && col < cols).map(|(row, col)| row * cols + col))
}

fn edge(size: (u16, u16), place: DoubledAt, holds: impl Fn(u16) -> bool) -> Option<Edge> {
    if (place.0 + place.1).is_multiple_of(2) || place.0 > 2 * size.0 || place.1 > 2 * size.1 {
        return None;
    }
    let [before, after] = beside(size, place);
    let (out, back) = if place.0 % 2 == 1 { (Dir::Right, Dir::Left) } else { (Dir::Down, Dir::Up) };
    let edges = [before.map(|cell| Edge { cell, side: out }), after.map(|cell| Edge { cell, side: back })];
    edges.iter().flatten().find(|edge| holds(edge.cell)).or_else(|| edges.iter().flatten().next()).copied()
}

fn sketch_of(zone: &Zone, tiles: &[Code]) -> Sketch {
    Sketch {
        size: (zone.rows(), zone.cols()),
        is_tiles: (0..zone.size()).map(|cell| zone.holds(cell)).collect(),
        tiles: tiles.to_vec(),
        bars: zone.jumps().iter().map(|bars| bars.map(|bar| place_of(zone.cols(), bar))).collect(),
        turns: zone.turns().to_vec(),
    }
}

/// Builds the zone of a sketch, with bars and points in reading order, and the list of misfits.
fn build(Sketch { size, is_tiles, mut bars, mut turns, .. }: Sketch) -> (Zone, Vec<Misfit>) {
    for pair in &mut bars {
        sort(pair);
    }
    sort(&mut bars);
    sort(&mut turns);
    turns.dedup();
    let jumps = bars
        .into_iter()
        .filter_map(|pair| {
            let [one, other] = pair.map(|place| edge(size, place, |cell| is_tiles[usize::from(cell)]));
            Some([one?, other?])
        })
        .collect();
    Zone::sketch(size, is_tiles, jumps, turns)
}
