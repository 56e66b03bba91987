//! The board and its tilt.

use tilery_kit::{Aside, Cell, Dir, Effect, EffectKind, Ghost, Grid, Key, Keys, Reel, Rng, Say};

use crate::params::Params;
use crate::power::{MAX_POWER, value};

/// The duration of a slide by one cell, in milliseconds; the addition for each further cell; and the maximum.
const SLIDE_LENGTH: u16 = 100;
const SLIDE_FURTHER: u16 = 15;
const SLIDE_LONGEST: u16 = 160;
/// The time in milliseconds in which new tiles appear; longer after a merge into a large tile.
const APPEAR_LENGTH: u16 = 160;
const APPEAR_LARGE: u16 = 240;

/// Any number of cells, which a draw never rejects, since it is a power of two.
const CELLS: u32 = 1 << 16;

/// The smallest powers of new tiles for merge effects of weight 1, 2 and 3: tiles of 16, 128 and 2048.
const WEIGHTY: [u8; 3] = [4, 7, 11];
/// The smallest power (of a tile of 128) for which a tile larger than all others gets a record effect.
const RECORD: u8 = 7;

/// The effect weight of a merge into a tile of this power.
fn weight(power: u8) -> u8 {
    WEIGHTY.iter().filter(|&&least| power >= least).count() as u8
}

/// A tile.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tile {
    /// The tile's value is 2 to this power, from 1 to [`MAX_POWER`].
    pub power: u8,
    /// The tile's identity.
    pub key: Aside<Key>,
}

/// A board with its score and generator.
#[derive(Debug, Clone, PartialEq)]
pub struct Board {
    tiles: Grid<Option<Tile>>,
    score: u64,
    rng: Rng,
    keys: Aside<Keys>,
}

/// The movement of a tile in a tilt.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Motion {
    /// The tile before the tilt.
    pub tile: Tile,
    /// Its cell before the tilt.
    pub from: Cell,
    /// Its cell after the tilt, the same if it stays.
    pub to: Cell,
    /// True if it merges with another tile in that cell.
    pub merges: bool,
}

impl Motion {
    /// The number of cells that it moves.
    fn distance(&self) -> u16 {
        self.from.row.abs_diff(self.to.row) + self.from.col.abs_diff(self.to.col)
    }
}

impl Board {
    /// A new game: two tiles on an empty board.
    pub fn deal(params: &Params, rng: Rng) -> Self {
        let tiles = Grid::new(params.rows(), params.cols(), None);
        let mut board = Self { tiles, score: 0, rng, keys: Aside::default() };
        board.spawn();
        board.spawn();
        board
    }

    /// A board of tiles given as powers, 0 for an empty cell.
    pub fn new(powers: &Grid<u8>, score: u64, rng: Rng) -> Self {
        let mut keys = Keys::default();
        let tiles = powers.map(|_, &power| (power > 0).then(|| Tile { power, key: Aside(keys.fresh()) }));
        Self { tiles, score, rng, keys: Aside(keys) }
    }

    /// The tiles.
    pub fn tiles(&self) -> &Grid<Option<Tile>> {
        &self.tiles
    }

    /// The score.
    pub fn score(&self) -> u64 {
        self.score
    }

    /// The random generator.
    pub fn rng(&self) -> &Rng {
        &self.rng
    }

    /// The power of the largest tile; 0 on an empty board.
    pub fn best(&self) -> u8 {
        self.tiles.as_slice().iter().flatten().fold(0, |best, tile| best.max(tile.power))
    }

    /// The powers, row by row, 0 for an empty cell.
    pub fn powers(&self) -> Vec<u8> {
        self.tiles.as_slice().iter().map(|tile| tile.map_or(0, |tile| tile.power)).collect()
    }

    /// True if a tilt changes anything: some tile can move by one cell, or merge with the next one.
    pub fn can_tilt(&self, dir: Dir) -> bool {
        self.tiles.iter().any(|(cell, tile)| {
            let (Some(tile), Some(next)) = (tile, self.tiles.step(cell, dir)) else { return false };
            self.tiles[next].is_none_or(|other| other.power == tile.power && tile.power < MAX_POWER)
        })
    }

    /// True if no tilt changes anything.
    pub fn is_stuck(&self) -> bool {
        let tiles = self.tiles.as_slice();
        // Beside an empty cell there is a tile that can move into it, if there is any.
        if tiles.iter().any(Option::is_none) {
            return tiles.iter().all(Option::is_none);
        }
        // Equal tiles merge both ways.
        ![Dir::Right, Dir::Down].into_iter().any(|dir| self.can_tilt(dir))
    }

    /// The movement of every tile in a tilt, line by line, beginning at the side that the tiles slide to.
    pub fn slide(&self, dir: Dir) -> Vec<Motion> {
        let (rows, cols) = (self.tiles.rows(), self.tiles.cols());
        let mut motions = Vec::with_capacity(self.tiles.as_slice().len());
        match dir {
            Dir::Up => self.slide_lines(cols, rows, |line, place| Cell::new(place, line), &mut motions),
            Dir::Down => {
                self.slide_lines(cols, rows, |line, place| Cell::new(rows - 1 - place, line), &mut motions);
            }
            Dir::Left => self.slide_lines(rows, cols, Cell::new, &mut motions),
            Dir::Right => {
                self.slide_lines(rows, cols, |line, place| Cell::new(line, cols - 1 - place), &mut motions);
            }
        }
        motions
    }

    /// Tilts the board and adds a tile. Returns false and changes nothing if the tilt moves nothing.
    pub fn tilt(&mut self, dir: Dir, reel: &mut Reel<Self>) -> bool {
        let motions = self.slide(dir);
        // A merge moves one of its tiles.
        if motions.iter().all(|motion| motion.from == motion.to) {
            return false;
        }
        self.move_tiles(&motions, reel);
        self.merge_tiles(&motions, reel);
        if let Some((cell, power, key)) = self.spawn() {
            reel.enter(key, Ghost::POP);
            reel.tell(|| Say::new("tilt-spawned").with("value", value(power)).at(cell));
        }
        reel.tell(|| Say::new("tilt-score").with("score", i64::try_from(self.score).unwrap_or(i64::MAX)));
        true
    }

    /// Moves the tiles and removes those that merge.
    fn move_tiles(&mut self, motions: &[Motion], reel: &mut Reel<Self>) {
        self.tiles.as_mut_slice().fill(None);
        let mut furthest = 1;
        for motion in motions {
            let &Motion { tile, from, to, merges } = motion;
            if merges {
                reel.exit(tile.key.0, Ghost::at(from, to));
            } else {
                self.tiles[to] = Some(tile);
            }
            furthest = furthest.max(motion.distance());
        }
        reel.effect(|| Effect::new(EffectKind::Slide).weight(0));
        reel.length((SLIDE_LENGTH + SLIDE_FURTHER * (furthest - 1)).min(SLIDE_LONGEST));
        reel.step(self);
    }

    /// Adds the merged tiles and their points.
    fn merge_tiles(&mut self, motions: &[Motion], reel: &mut Reel<Self>) {
        let (mut count, mut points, mut best) = (0, 0, 0);
        let largest = motions.iter().fold(0, |largest, motion| largest.max(motion.tile.power));
        // The two tiles of a merge are adjacent in the list.
        for pair in motions.windows(2).filter(|pair| pair[0].merges && pair[0].to == pair[1].to) {
            let power = pair[0].tile.power + 1;
            let key = self.put(pair[0].to, power);
            let weight = weight(power);
            reel.enter(key, Ghost::SWELL);
            reel.effect(|| Effect::new(EffectKind::Merge).piece(key).amount(value(power)).weight(weight));
            reel.effect(|| Effect::new(EffectKind::Gain).piece(key).amount(value(power)).weight(weight));
            if power > largest.max(best).max(RECORD - 1) {
                reel.effect(|| {
                    Effect::new(EffectKind::Record).piece(key).amount(value(power)).weight(weight)
                });
            }
            count += 1;
            points += value(power);
            best = best.max(power);
        }
        self.score = self.score.saturating_add(points.unsigned_abs());
        reel.length(if weight(best) >= 2 { APPEAR_LARGE } else { APPEAR_LENGTH });
        if count == 0 {
            reel.tell(|| Say::new("tilt-slid"));
        } else {
            reel.tell(|| {
                Say::new("tilt-merged").with("count", count).with("value", value(best)).with("points", points)
            });
        }
    }

    /// Adds the movements of the tiles of all lines. `cell` gives the place of a line, 0 at the side that the tiles
    /// slide to. It is called for every cell, and compiled for each direction.
    fn slide_lines(
        &self,
        lines: u16,
        length: u16,
        cell: impl Fn(u16, u16) -> Cell,
        motions: &mut Vec<Motion>,
    ) {
        let (tiles, cols) = (self.tiles.as_slice(), usize::from(self.tiles.cols()));
        for line in 0..lines {
            let mut free = 0;
            // The power of the tile ahead, if another one can merge with it.
            let mut ahead = None;
            for place in 0..length {
                let from = cell(line, place);
                let Some(tile) = tiles[usize::from(from.row) * cols + usize::from(from.col)] else {
                    continue;
                };
                if ahead == Some(tile.power)
                    && let Some(last) = motions.last_mut()
                {
                    last.merges = true;
                    let to = last.to;
                    motions.push(Motion { tile, from, to, merges: true });
                    ahead = None;
                } else {
                    motions.push(Motion { tile, from, to: cell(line, free), merges: false });
                    free += 1;
                    ahead = (tile.power < MAX_POWER).then_some(tile.power);
                }
            }
        }
    }

    /// The powers of the tiles that appear next, for any moves.
    pub fn coming(&self) -> impl Iterator<Item = u8> {
        let mut rng = self.rng.clone();
        std::iter::from_fn(move || {
            // Draws as often as `spawn` does, except after a rejection (one in millions).
            rng.below(CELLS);
            Some(Self::drawn_power(&mut rng))
        })
    }

    fn drawn_power(rng: &mut Rng) -> u8 {
        if rng.odds(9, 10) { 1 } else { 2 }
    }

    /// Adds a tile in a random empty cell: a 2 in nine of ten cases, otherwise a 4.
    fn spawn(&mut self) -> Option<(Cell, u8, Key)> {
        let tiles = self.tiles.as_slice();
        let empty = || tiles.iter().enumerate().filter(|(_, tile)| tile.is_none());
        let place = self.rng.below(empty().count() as u32) as usize;
        let (index, _) = empty().nth(place)?;
        let cols = usize::from(self.tiles.cols());
        let cell = Cell::new((index / cols) as u16, (index % cols) as u16);
        let power = Self::drawn_power(&mut self.rng);
        Some((cell, power, self.put(cell, power)))
    }

    fn put(&mut self, cell: Cell, power: u8) -> Key {
        let key = self.keys.0.fresh();
        self.tiles[cell] = Some(Tile { power, key: Aside(key) });
        key
    }
}
