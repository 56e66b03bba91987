//! Layouts, which are the possible places of the empty spaces, and the effects of pushes on them.
//!
//! The effect of a push on single tiles depends only on the places of the empty spaces, so it is computed
//! once for all boards of a layout.

use tilery_kit::{Budget, Dir};

use crate::back;
use crate::push::Push;
use crate::push::{Code, EMPTY, Pusher, Shift, apply};
use crate::zone::Zone;

use super::zobrist::{HashTable, hash};

/// The cost of computing the pushes of a layout, in nodes.
const COST: u32 = 4;

/// The layouts reached by pushes, numbered; the first one is the objective's.
pub struct Layouts {
    layouts: Vec<Layout>,
    known: HashTable,
}

struct Layout {
    /// The same code in all cells with a tile, since a layout does not tell tiles apart.
    tiles: Vec<Code>,
    effects: Vec<Effect>,
    /// For each cell and direction, the index of the effect of that push; out of range if it has none.
    by_push: Vec<u16>,
    /// The push towards the first layout.
    home: Option<Push>,
}

pub struct Effect {
    /// The push. Other pushes may have the same effect, such as all pushes of a ring.
    pub push: Push,
    /// The inverse push.
    pub back: Push,
    /// The layout after the push.
    pub layout: u32,
    /// The destination of the tile or space in each cell: a permutation.
    pub to: Vec<u8>,
}

impl Layouts {
    /// The layouts reached from the layout of a board by pushes of single tiles. `None` if there are more
    /// than `most`, or the budget runs out.
    pub fn new(zone: &Zone, home: &[Code], most: usize, budget: &mut Budget<'_>) -> Option<Self> {
        let mut all = Self { layouts: vec![Layout::new(of(home), None)], known: HashTable::new() };
        all.known.insert(hash(&all.layouts[0].tiles), 0);
        let mut pusher = Pusher::default();
        let mut next = 0;
        while next < all.layouts.len() {
            if all.layouts.len() > most || !budget.spend(COST) {
                return None;
            }
            for push in (0..zone.size()).flat_map(|cell| Dir::ALL.map(|dir| (cell, dir))) {
                all.work_out(zone, next, push, &mut pusher);
            }
            next += 1;
        }
        Some(all)
    }

    /// Records the effect of a push in a layout, and the layout that it leads to.
    fn work_out(&mut self, zone: &Zone, from: usize, push: Push, pusher: &mut Pusher) {
        let before = &self.layouts[from];
        let Ok(shifts) = pusher.push(zone, &before.tiles, push.0, push.1) else { return };
        let shifts = shifts.to_vec();
        let to = permutation(&before.tiles, &shifts);
        if let Some(same) = before.effects.iter().position(|effect| effect.to == to) {
            self.layouts[from].by_push[slot(push)] = same as u16;
            return;
        }
        let mut after = before.tiles.clone();
        apply(&mut after, &shifts, &mut Vec::new());
        let undoing = back::undoing(pusher, zone, &mut after.clone(), &shifts);
        let Some(&[back]) = undoing.as_deref() else { return };
        let key = hash(&after);
        let layout = self.known.get(key).unwrap_or_else(|| {
            let new = self.layouts.len() as u32;
            self.known.insert(key, new);
            self.layouts.push(Layout::new(after, Some(back)));
            new
        });
        let before = &mut self.layouts[from];
        before.by_push[slot(push)] = before.effects.len() as u16;
        before.effects.push(Effect { push, back, layout, to });
    }

    pub fn len(&self) -> usize {
        self.layouts.len()
    }

    /// The tiles of the first layout, all identical.
    pub fn home(&self) -> &[Code] {
        &self.layouts[0].tiles
    }

    /// The layout of a board, if known.
    pub fn find(&self, tiles: &[Code]) -> Option<u32> {
        self.known.get(hash(&of(tiles)))
    }

    /// The distinct effects of pushes in a layout.
    pub fn effects(&self, layout: u32) -> &[Effect] {
        &self.layouts[layout as usize].effects
    }

    /// The effect of a push in a layout. `None` if the push is refused, or no single push undoes it.
    pub fn effect(&self, layout: u32, push: Push) -> Option<&Effect> {
        let layout = &self.layouts[layout as usize];
        layout.effects.get(usize::from(layout.by_push[slot(push)]))
    }

    /// The fewest pushes that lead from a layout to the first one.
    pub fn way_home(&self, mut layout: u32) -> Vec<Push> {
        let mut way = Vec::new();
        while let Some(push) = self.layouts[layout as usize].home {
            let Some(effect) = self.effect(layout, push) else { break };
            way.push(push);
            layout = effect.layout;
        }
        way
    }

    /// The inverse of pushes from the first layout.
    pub fn undoing(&self, pushes: &[Push]) -> Option<Vec<Push>> {
        let mut layout = 0;
        let mut back = Vec::new();
        for &push in pushes {
            let effect = self.effect(layout, push)?;
            back.push(effect.back);
            layout = effect.layout;
        }
        back.reverse();
        Some(back)
    }
}

impl Layout {
    fn new(tiles: Vec<Code>, home: Option<Push>) -> Self {
        Self { by_push: vec![u16::MAX; tiles.len() * 4], tiles, effects: Vec::new(), home }
    }
}

/// For each cell, the cell to which a push of single tiles moves its tile or space.
pub fn permutation(tiles: &[Code], shifts: &[Shift]) -> Vec<u8> {
    let mut to: Vec<u8> = (0u8..).take(tiles.len()).collect();
    for shift in shifts {
        to[usize::from(shift.from)] = shift.step.to as u8;
        if tiles[usize::from(shift.step.to)] == EMPTY {
            to[usize::from(shift.step.to)] = shifts[0].from as u8;
        }
    }
    to
}

/// The board with all tiles replaced by identical ones.
fn of(tiles: &[Code]) -> Vec<Code> {
    tiles.iter().map(|&tile| Code::from(tile != EMPTY)).collect()
}

fn slot((cell, dir): Push) -> usize {
    usize::from(cell) * 4 + dir as usize
}
