//! A board: its tiles, and the effect of a move.

use std::rc::Rc;

use tilery_kit::{Aside, Dir, Effect, EffectKind, Ghost, Key, Keys, Reel, Say};

use crate::back;
use crate::plan::Plan;
use crate::push::{Code, EMPTY, Push, Pusher, Shift, Violation, apply, flood, joints, symbol};
use crate::symbols::{letter, ordinal};
use crate::way_home::WayHome;
use crate::zone::Zone;

/// The duration of a step by one cell, in milliseconds.
const STEP_LENGTH: u16 = 100;

/// The name of every tile on a board with hidden tiles.
pub const HIDDEN: &str = "?";

/// State that is not part of the position: counters, film frames and the known way to the objective.
#[derive(Debug, Clone, Default)]
struct Trace {
    slides: u32,
    /// The piece pushed last, by the key of its first tile, and the direction.
    last: Option<(Key, Dir)>,
    /// The tiles passing through a jump or a turn, in films only.
    lit: Vec<Shift>,
    /// The shifts of a push that is half done, in films only.
    midway: Vec<Shift>,
    /// The pushes that lead from this board to the objective, if known.
    way: Option<WayHome>,
    /// True if descriptions of pushes hide the tile's name.
    is_blind: bool,
}

/// A board in play.
#[derive(Debug, Clone, PartialEq)]
pub struct Board {
    plan: Rc<Plan>,
    tiles: Vec<Code>,
    moves: u32,
    /// True if the tiles' symbols are numbers, see [`Board::name`].
    is_counted: bool,
    keys: Aside<Vec<Key>>,
    trace: Aside<Trace>,
}

impl Board {
    /// A board after `moves` moves. `tiles` has a code for each cell of the plan's rectangle.
    pub fn new(plan: Rc<Plan>, tiles: Vec<Code>, moves: u32) -> Self {
        let mut keys = Keys::default();
        let keys = tiles.iter().map(|_| keys.fresh()).collect();
        let is_counted = are_counted(&tiles);
        Self { plan, tiles, moves, is_counted, keys: Aside(keys), trace: Aside::default() }
    }

    /// The same board with a known way to the objective.
    #[must_use]
    pub fn with_way(mut self, way: &[Push]) -> Self {
        self.trace.0.way = Some(WayHome::of(way));
        self
    }

    /// The same board, with hidden tiles if `is_blind`.
    #[must_use]
    pub fn blindfold(mut self, is_blind: bool) -> Self {
        self.trace.0.is_blind = is_blind;
        self
    }

    /// The zone and the objective.
    pub fn plan(&self) -> &Rc<Plan> {
        &self.plan
    }

    /// The cells, jumps and turns.
    pub fn zone(&self) -> &Zone {
        &self.plan.zone
    }

    /// The code of each cell.
    pub fn tiles(&self) -> &[Code] {
        &self.tiles
    }

    /// The key of the tile in a cell.
    pub fn key(&self, cell: u16) -> Key {
        self.keys.0[usize::from(cell)]
    }

    /// The name of a tile on the screen: its symbol, or a number if the symbols count the tiles from 1. In
    /// text the tenth tile is `A`, since a symbol is one character there.
    pub fn name(&self, tile: Code) -> String {
        let symbol = symbol(tile);
        if self.is_counted { ordinal(symbol).to_string() } else { letter(symbol).to_string() }
    }

    /// The number of moves played.
    pub fn moves(&self) -> u32 {
        self.moves
    }

    /// The number of slides: maximal runs of moves of one piece in one direction.
    pub fn slides(&self) -> u32 {
        self.trace.0.slides
    }

    /// The tiles passing through a jump or a turn.
    pub fn lit(&self) -> &[Shift] {
        &self.trace.0.lit
    }

    /// The shifts of a push that is half done.
    pub fn midway(&self) -> &[Shift] {
        &self.trace.0.midway
    }

    /// The pushes that lead from this board to the objective by undoing the scramble and the moves since.
    /// `None` if they are unknown.
    pub fn way(&self) -> Option<impl Iterator<Item = Push> + '_> {
        self.trace.0.way.as_ref().map(WayHome::pushes)
    }

    /// True if the objective is reached.
    pub fn is_solved(&self) -> bool {
        self.plan.is_solved(&self.tiles)
    }

    /// The first cell, in reading order, of the piece at a cell.
    pub fn lead(&self, cell: u16) -> u16 {
        let mut piece = Vec::new();
        flood(self.zone(), &self.tiles, cell, &mut piece);
        piece[0]
    }

    /// The cells of the piece at a cell, in reading order.
    pub fn piece(&self, cell: u16) -> Vec<u16> {
        let mut piece = Vec::new();
        flood(self.zone(), &self.tiles, cell, &mut piece);
        piece
    }

    /// The shifts that pushing the piece at a cell causes.
    ///
    /// # Errors
    /// The first violation found.
    pub fn shifts(&self, cell: u16, dir: Dir) -> Result<Vec<Shift>, Violation> {
        Pusher::default().push(self.zone(), &self.tiles, cell, dir).map(<[Shift]>::to_vec)
    }

    /// True if any push is legal.
    pub fn can_move(&self) -> bool {
        self.pushes(&mut Pusher::default()).next().is_some()
    }

    /// The legal pushes: pieces in order of their first cells, directions clockwise from up.
    pub fn pushes<'a>(&'a self, pusher: &'a mut Pusher) -> impl Iterator<Item = Push> + 'a {
        let mut piece = Vec::new();
        (0..self.zone().size())
            .filter(move |&cell| {
                let tile = self.tiles[usize::from(cell)];
                piece.clear();
                if joints(tile) != 0 {
                    flood(self.zone(), &self.tiles, cell, &mut piece);
                }
                tile != EMPTY && piece.first().is_none_or(|&first| first == cell)
            })
            .flat_map(|cell| Dir::ALL.map(|dir| (cell, dir)))
            .filter(|&(cell, dir)| pusher.push(self.zone(), &self.tiles, cell, dir).is_ok())
    }

    /// Pushes the piece at a cell.
    ///
    /// # Errors
    /// The first violation found. The board is then unchanged.
    pub fn push(&mut self, cell: u16, dir: Dir, reel: &mut Reel<Self>) -> Result<(), Violation> {
        let mut pusher = Pusher::default();
        let shifts = pusher.push(&self.plan.zone, &self.tiles, cell, dir)?;
        let lead = shifts[0].from;
        let pushed = (self.key(lead), dir);
        let told =
            if self.trace.0.is_blind { HIDDEN.to_owned() } else { self.name(self.tiles[usize::from(lead)]) };
        let is_on_way = self.is_first_of_way(lead, dir);
        let shifts = &shifts.to_vec();
        let midway = if reel.is_silent() { None } else { self.round_a_corner(shifts) };
        self.carry_out(shifts);
        self.find_way(is_on_way, shifts, &mut pusher);
        self.moves = self.moves.saturating_add(1);
        let trace = &mut self.trace.0;
        if trace.last != Some(pushed) {
            trace.slides = trace.slides.saturating_add(1);
        }
        trace.last = Some(pushed);
        reel.effect(|| Effect::new(EffectKind::Slide));
        reel.length(STEP_LENGTH);
        if !reel.is_silent() {
            if let Some(midway) = midway {
                reel.length(STEP_LENGTH / 2);
                reel.step(&midway);
                reel.length(STEP_LENGTH / 2);
            }
            self.film(shifts, reel);
            let to = shifts.iter().find(|shift| shift.from == lead).map_or(lead, |shift| shift.step.to);
            reel.say(
                Say::new("tilerama-pushed")
                    .with("tile", told)
                    .with("dir", dir.name())
                    .with("count", shifts.len() as i64)
                    .at(self.zone().cell(to)),
            );
        }
        Ok(())
    }

    /// True if a push is the first one of the way to the objective.
    fn is_first_of_way(&self, lead: u16, dir: Dir) -> bool {
        let first = self.trace.0.way.as_ref().and_then(WayHome::first);
        first.is_some_and(|((cell, along), _)| along == dir && self.lead(cell) == lead)
    }

    /// Updates the known way after a push: removes the push from it, or prepends the inverse of the push.
    fn find_way(&mut self, is_on_way: bool, shifts: &[Shift], pusher: &mut Pusher) {
        let Some(way) = &self.trace.0.way else { return };
        self.trace.0.way = if is_on_way {
            way.first().map(|(_, rest)| rest.clone())
        } else {
            let back = back::undoing(pusher, &self.plan.zone, &mut self.tiles.clone(), shifts);
            back.map(|back| way.after(&back))
        };
    }

    /// Moves tiles and their keys.
    fn carry_out(&mut self, shifts: &[Shift]) {
        let keys: Vec<Key> = shifts.iter().map(|shift| self.key(shift.from)).collect();
        // The keys of filled spaces move to the cells left empty, so that keys stay distinct.
        let filled: Vec<Key> = shifts
            .iter()
            .map(|shift| shift.step.to)
            .filter(|&to| !shifts.iter().any(|shift| shift.from == to))
            .map(|to| self.key(to))
            .collect();
        let left = shifts
            .iter()
            .map(|shift| shift.from)
            .filter(|&from| !shifts.iter().any(|shift| shift.step.to == from));
        for (from, key) in left.zip(filled) {
            self.keys.0[usize::from(from)] = key;
        }
        apply(&mut self.tiles, shifts, &mut Vec::new());
        for (shift, key) in shifts.iter().zip(keys) {
            self.keys.0[usize::from(shift.step.to)] = key;
        }
    }

    /// The board in the middle of a push, if the push leads tiles round a corner. Without this frame, a tile
    /// leaving the corner and the next one arriving would pass through each other. Pushes with jumps have no
    /// such frame.
    fn round_a_corner(&self, shifts: &[Shift]) -> Option<Self> {
        let turns = shifts.iter().any(|shift| is_at_corner(shift, shifts));
        let jumps = shifts.iter().any(|shift| shift.step.jump.is_some());
        (turns && !jumps).then(|| {
            let mut midway = self.clone();
            midway.trace.0.midway = shifts.to_vec();
            midway
        })
    }

    /// Animates the shifts: tiles that jump leave under one border and enter from under another.
    fn film(&mut self, shifts: &[Shift], reel: &mut Reel<Self>) {
        for shift in shifts.iter().filter(|shift| shift.step.jump.is_some()) {
            let key = self.key(shift.step.to);
            reel.exit(key, Ghost::wrapped_to(shift.step.out));
            reel.enter(key, Ghost::wrapped_to(shift.step.dir.opposite()));
        }
        let special = shifts.iter().filter(|shift| shift.step.is_special());
        self.trace.0.lit.extend(special);
        if !self.trace.0.lit.is_empty() {
            // Bars and points in use are lit only while the tiles move.
            reel.step(self);
            reel.length(0);
            self.trace.0.lit.clear();
        }
    }
}

/// True if the symbols of the tiles are 1, 2 and so on, without a gap.
fn are_counted(tiles: &[Code]) -> bool {
    let mut seen = vec![false; tiles.len()];
    let all_fit = tiles.iter().filter(|&&tile| tile != EMPTY).all(|&tile| {
        let at = usize::from(ordinal(symbol(tile))).wrapping_sub(1);
        seen.get_mut(at).map(|seen| *seen = true).is_some()
    });
    all_fit && seen.is_sorted_by(|one, next| one >= next)
}

/// True if a tile passes another one at a corner: one leaves a cell at right angles to the direction in which
/// the other enters it.
pub fn is_at_corner(shift: &Shift, shifts: &[Shift]) -> bool {
    let is_level = |shift: &Shift| shift.step.out.is_horizontal();
    shifts.iter().any(|other| {
        let is_next = other.from == shift.step.to || other.step.to == shift.from;
        is_next && is_level(other) != is_level(shift)
    })
}
