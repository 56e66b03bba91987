//! A turn: place, clear, grow, validate, and retreat while neither tile fits.

use tilery_kit::{Cell, Effect, EffectKind, Ghost, Grid, Key, Reel, Say};

use super::Board;
use crate::deal;
use crate::field::{Cells, MAX_SIZE, MIN_SIZE};
use crate::mid_turn::{CASHED, MidTurn, border_key, slot_key};
use crate::number;
use crate::params::Params;
use crate::tile::Orientation;

/// Durations of the animation's steps, in milliseconds.
mod length {
    pub const PLACE: u16 = 120;
    pub const CLEAR: u16 = 220;
    pub const GROW: u16 = 260;
    pub const VALIDATE: u16 = 160;
    pub const ADVANCE: u16 = 120;
    pub const STUCK: u16 = 420;
    pub const CASH: u16 = 360;
    pub const WARN: u16 = 520;
    pub const FALL: u16 = 200;
    pub const SHRINK: u16 = 300;
}

impl Board {
    /// Plays a turn, in the order of the rules.
    pub(super) fn turn(
        &mut self,
        params: Params,
        orientation: Orientation,
        at: Cell,
        cells: Cells,
        reel: &mut Reel<Self>,
    ) {
        self.settle(orientation, at, cells, reel);
        self.advance(params, reel);
        while !self.can_go_on() && self.field.size() > MIN_SIZE {
            self.retreat(reel);
        }
        self.course.0.record(self.tally.0.tiles, self.field.size(), self.score);
        reel.tell(|| Say::new("tileburst-score").with("score", number(self.score)));
    }

    /// The steps of a turn that do not depend on the tile that is drawn: place, clear, grow, validate.
    pub(super) fn settle(&mut self, orientation: Orientation, at: Cell, cells: Cells, reel: &mut Reel<Self>) {
        self.place(orientation, at, cells, reel);
        self.clear_lines(reel);
        self.validate(reel);
    }

    fn place(&mut self, orientation: Orientation, at: Cell, cells: Cells, reel: &mut Reel<Self>) {
        let valid = self.field.valid();
        self.field.put(self.current.colour, cells);
        for ((row, col), key) in self.current.blocks(orientation) {
            self.blocks.0[Cell::new(at.row + u16::from(row), at.col + u16::from(col))] = Some(key);
        }
        self.tally.0.tiles += 1;
        self.mid_turn.0 = MidTurn { is_placed: true, sealed: Some(valid), ..MidTurn::default() };
        reel.tell(|| {
            let cells = self.current.shape.count() as i64;
            Say::new("tileburst-placed")
                .with("colour", self.current.colour.name())
                .with("cells", cells)
                .at(at)
        });
        reel.effect(|| Effect::new(EffectKind::Land).cells(cells.iter()));
        reel.length(length::PLACE);
        reel.step(self);
    }

    /// Clears all full lines at once, animated one after the other. If any was cleared, the grid grows.
    fn clear_lines(&mut self, reel: &mut Reel<Self>) {
        let lines = self.field.lines();
        if lines.is_empty() {
            return;
        }
        let each = self.field.line_points();
        for (n, (_, cells)) in (1u8..).zip(&lines) {
            self.remove(*cells, Ghost::POP, reel);
            self.gain(each, *cells, reel);
            self.keep_sealed();
            // Each further line bursts with a larger effect.
            reel.effect(|| Effect::new(EffectKind::Burst).cells(cells.iter()).weight(n.min(2) + 1));
            if n > 1 {
                reel.effect(|| Effect::new(EffectKind::Chain).cells(cells.iter()).amount(n).weight(n.min(3)));
            }
            reel.length(length::CLEAR);
            reel.step(self);
        }
        let count = lines.len() as u32;
        self.tally.0.lines += count;
        reel.tell(|| {
            let points = number(u64::from(count) * each);
            Say::new("tileburst-cleared").with("count", i64::from(count)).with("points", points)
        });
        if self.field.size() < MAX_SIZE {
            self.grow(reel);
        }
    }

    /// Adds points, with an effect at the cells that earned them.
    fn gain(&mut self, points: u64, cells: Cells, reel: &mut Reel<Self>) {
        self.score = self.score.saturating_add(points);
        reel.effect(|| Effect::new(EffectKind::Gain).cells(cells.iter()).amount(points));
    }

    fn grow(&mut self, reel: &mut Reel<Self>) {
        let (rows, cols) = self.corner.before();
        self.field = self.field.grown(self.corner);
        let size = u16::from(self.field.size());
        let old = &self.blocks.0;
        self.blocks.0 = Grid::from_fn(size, size, |Cell { row, col }| {
            let (row, col) = (row.checked_sub(rows.into())?, col.checked_sub(cols.into())?);
            *old.get(Cell::new(row, col))?
        });
        let (row, col) = self.origin.0;
        self.origin.0 = ((row + 16 - rows) % 16, (col + 16 - cols) % 16);
        self.mid_turn.0.sealed = self.mid_turn.0.sealed.map(|sealed| sealed.moved(rows, cols));
        self.keep_sealed();
        self.tally.0.largest = self.tally.0.largest.max(self.field.size());
        for cell in self.field.border(self.corner).iter() {
            reel.enter(self.slot(cell), self.folded(cell));
        }
        for cell in self.field.border(self.corner.next()).iter() {
            reel.enter(border_key(self.origin.0, cell), Ghost { opacity: 0.0, ..self.folded(cell) });
        }
        self.corner = self.corner.next();
        reel.tell(|| Say::new("tileburst-grew").with("size", i64::from(size)));
        reel.cut();
        reel.effect(|| Effect::new(EffectKind::Grow).amount(size));
        reel.length(length::GROW);
        reel.step(self);
    }

    /// Shows the newly valid blocks as valid. Validity itself is computed, not stored.
    fn validate(&mut self, reel: &mut Reel<Self>) {
        let sealed = self.mid_turn.0.sealed.take().unwrap_or_default();
        let new = self.field.valid_groups().iter().filter(|group| !group.meets(sealed)).count();
        self.tally.0.groups += new as u32;
        let fresh = self.field.valid() & !sealed;
        if fresh.is_empty() {
            return;
        }
        for cell in fresh.iter() {
            self.cue(cell, Ghost::SWELL, true, reel);
        }
        reel.tell(|| {
            let (groups, blocks) = (new as i64, i64::from(fresh.count()));
            // The smallest grid cannot retreat.
            let worth = if self.field.size() > MIN_SIZE { self.worth() } else { 0 };
            let say = Say::new("tileburst-validated").with("groups", groups).with("blocks", blocks);
            say.with("worth", number(worth))
        });
        reel.effect(|| Effect::new(EffectKind::Merge).cells(fresh.iter()));
        reel.length(length::VALIDATE);
        reel.step(self);
    }

    /// Makes the next tile the current one, and draws a new tile.
    fn advance(&mut self, params: Params, reel: &mut Reel<Self>) {
        let drawn = deal::draw(params, self.field.size(), &mut self.rng, &mut self.keys.0);
        self.current = std::mem::replace(&mut self.next, drawn);
        self.mid_turn.0 = MidTurn::default();
        for (_, key) in self.next.blocks(Orientation::default()) {
            reel.enter(key, Ghost::POP);
        }
        reel.length(length::ADVANCE);
    }

    /// Cashes the valid blocks and removes a border.
    fn retreat(&mut self, reel: &mut Reel<Self>) {
        reel.step(self);
        let (valid, points) = (self.field.valid(), self.worth());
        self.tally.0.retreats += 1;
        self.mid_turn.0 = MidTurn { is_stuck: true, ..MidTurn::default() };
        reel.tell(|| {
            let blocks = i64::from(valid.count());
            Say::new("tileburst-retreated").with("blocks", blocks).with("points", number(points))
        });
        reel.length(length::STUCK);
        reel.step(self);
        if !valid.is_empty() {
            self.remove(valid, CASHED, reel);
            self.gain(points, valid, reel);
            reel.effect(|| Effect::new(EffectKind::Clear).cells(valid.iter()).weight(2));
            reel.length(length::CASH);
            reel.step(self);
        }
        self.mid_turn.0.is_warned = true;
        reel.length(length::WARN);
        reel.step(self);
        self.shrink(reel);
        self.mid_turn.0 = MidTurn::default();
    }

    fn shrink(&mut self, reel: &mut Reel<Self>) {
        let border = self.field.border(self.corner);
        let lost = border & self.field.taken();
        if !lost.is_empty() {
            self.remove(lost, Ghost::POP, reel);
            reel.effect(|| Effect::new(EffectKind::Burst).cells(lost.iter()));
            reel.length(length::FALL);
            reel.step(self);
        }
        for cell in border.iter() {
            reel.exit(self.slot(cell), self.folded(cell));
        }
        let (rows, cols) = self.corner.before();
        self.field = self.field.shrunk(self.corner);
        let size = u16::from(self.field.size());
        let old = &self.blocks.0;
        self.blocks.0 = Grid::from_fn(size, size, |Cell { row, col }| {
            old[Cell::new(row + u16::from(rows), col + u16::from(cols))]
        });
        let (row, col) = self.origin.0;
        self.origin.0 = ((row + rows) % 16, (col + cols) % 16);
        self.corner = self.corner.next();
        reel.tell(|| {
            let lost = i64::from(lost.count());
            Say::new("tileburst-shrank").with("size", i64::from(size)).with("blocks", lost)
        });
        reel.cut();
        reel.effect(|| Effect::new(EffectKind::Shrink).amount(size).weight(2));
        reel.length(length::SHRINK);
    }

    /// The start of a cell's movement when the grid grows, and its end when it shrinks: the nearest cell of
    /// the smaller grid. The border slides underneath the grid, so that nothing passes over the tray beside
    /// it.
    fn folded(&self, cell: Cell) -> Ghost {
        let (rows, cols) = self.corner.before();
        let last = u16::from(self.field.size() - 2);
        let near = |before: u8, at: u16| at.saturating_sub(before.into()).min(last);
        Ghost::at(cell, Cell::new(near(rows, cell.row), near(cols, cell.col)))
    }

    /// Removes blocks from the grid, animated towards `to`.
    fn remove(&mut self, cells: Cells, to: Ghost, reel: &mut Reel<Self>) {
        for cell in cells.iter() {
            self.cue(cell, to, false, reel);
            self.blocks.0[cell] = None;
        }
        self.field.clear(cells);
    }

    fn cue(&self, cell: Cell, ghost: Ghost, enters: bool, reel: &mut Reel<Self>) {
        match self.key(cell) {
            Some(key) if enters => reel.enter(key, ghost),
            Some(key) => reel.exit(key, ghost),
            None => {}
        }
    }

    /// Stops showing blocks as valid that no longer are.
    fn keep_sealed(&mut self) {
        let valid = self.field.valid();
        if let Some(sealed) = &mut self.mid_turn.0.sealed {
            *sealed &= valid;
        }
    }

    /// The key of a cell's ground.
    fn slot(&self, cell: Cell) -> Key {
        slot_key(self.origin.0, cell)
    }
}
