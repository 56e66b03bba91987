//! The state between two rounds: the map of the current level, its sprites, and other input of the next
//! round.

use std::rc::Rc;

use tilery_kit::{Aside, Dir, Key, Keys, Rng};

use crate::bits::Bits;
use crate::mask::{NEAR, ON_MAP, SPRITES, background_bit};
use crate::model::{Facing, Heading, Level, MAX_COUNTERS, MAX_KINDS, Machine};
use crate::order;
use crate::piece::{ALIVE, LEFTWARDS, NIL, Piece, STAY, seen};
use crate::project::Project;
use crate::room::Room;
use crate::scratch::Scratch;

/// The largest absolute value of the score.
pub const MAX_SCORE: i64 = 1_000_000_000;

/// The state of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Outcome {
    #[default]
    Playing,
    /// The last level is won.
    Won,
    Lost,
}

/// The tiles that raise change events.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Changed {
    /// All tiles, in the first round of a level.
    All,
    /// The tiles in [`Board::changed`].
    Some,
    /// No tiles.
    None,
}

/// Limits that were reached during play.
#[derive(Debug, Clone, Copy, Default)]
pub struct Met {
    /// The limit of a round's work.
    pub work: bool,
    /// The limit of a turn's rounds.
    pub turn: bool,
}

/// The cached result of a `never` rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Never {
    /// Not checked yet, or no longer valid.
    Unknown,
    /// This tile matched the rule when it was last checked.
    Seen(u16),
    /// No tile matched it at the start of the last round.
    Nowhere,
}

/// A position: a level in play.
///
/// The map has a border of one tile that is off the map, so that neighbours need no bounds check; tiles are
/// numbered row by row including the border.
#[derive(Debug, Clone)]
pub struct Board {
    pub(crate) project: Rc<Project>,
    /// The level in play, from 0.
    pub level: usize,
    /// Rounds played in the level.
    pub round: u32,
    /// The score, from -[`MAX_SCORE`] to [`MAX_SCORE`].
    pub score: i64,
    /// The maximum number of sprites, see [`crate::check::Meaning::most_sprites`].
    pub most: usize,
    /// True in games by turns.
    pub(crate) has_turns: bool,
    /// The machine that plays it.
    pub(crate) machine: Machine,
    /// The limits reached so far. A sentence reports each once.
    pub(crate) met: Met,
    /// Rounds since the last press, including that of the press.
    pub(crate) since_press: u32,
    /// The counters, from -[`MAX_SCORE`] to [`MAX_SCORE`]; undeclared ones are 0.
    pub counters: [i64; MAX_COUNTERS],
    /// The messages to be read, the visible one first.
    pub messages: Vec<u8>,
    /// The state of the game.
    pub outcome: Outcome,
    /// The random generator.
    pub rng: Rng,
    /// Rows of the map, without the border.
    pub rows: usize,
    /// Columns of the map, without the border.
    pub cols: usize,
    /// The distances in numbers, modulo 2^16, from a tile to the nine around it in reading order. The fifth is the
    /// tile itself.
    pub(crate) around: [u16; 9],
    /// The background of each tile.
    pub backgrounds: Vec<u8>,
    /// The contents of each tile as a short mask, see [`crate::mask`].
    pub masks: Vec<u64>,
    /// The sprites of far kinds on each tile, as bits; empty in projects without such kinds.
    pub(crate) far: Vec<u64>,
    /// The oldest sprite on each tile.
    pub(crate) heads: Vec<u16>,
    /// The sprites, and unused slots.
    pub pieces: Vec<Piece>,
    pub(crate) free: Vec<u16>,
    /// The last sprite of each kind that came; each names the one before it ([`Piece::kin`]).
    pub(crate) kin: [u16; MAX_KINDS],
    /// The number of sprites of each kind.
    pub(crate) many: [u16; MAX_KINDS],
    /// The sprites that moved in the last round.
    pub(crate) moving: Vec<u16>,
    /// The tiles that raise change events in the next round.
    pub change: Changed,
    /// The changed tiles, for [`Changed::Some`].
    pub changed: Bits,
    /// The kinds of sprites whose rules do not run in the next round, as a bit set.
    pub blocked: u16,
    /// The age of the next sprite.
    pub next_age: u32,
    /// In games by turns, the sums of the hashes of all sprites and of all tiles that are painted with another
    /// background than the first, see `Board::look`.
    pub(crate) seen: [u64; 2],
    pub(crate) keys: Keys,
    /// The other rooms that were left, in the order of their numbers.
    pub(crate) left: Vec<Rc<Room>>,
    /// The cached result of each `never` rule.
    pub never: Vec<Never>,
    /// Data that a round needs only while it runs.
    pub scratch: Aside<Box<Scratch>>,
}

impl Board {
    /// The first level of a project.
    pub fn new(project: &Rc<Project>, rng: Rng) -> Self {
        Self::at_level(project, 0, rng)
    }

    /// A level of a project, from 0; the first one if the number is too large.
    pub fn at_level(project: &Rc<Project>, level: usize, rng: Rng) -> Self {
        let mut counters = [0; MAX_COUNTERS];
        for (n, counter) in counters.iter_mut().zip(&project.meaning().counters) {
            *n = i64::from(counter.start);
        }
        let mut board = Self {
            counters,
            messages: Vec::new(),
            project: Rc::clone(project),
            level: 0,
            round: 0,
            score: 0,
            most: 0,
            has_turns: project.meaning().has_turns,
            machine: project.meaning().machine,
            met: Met::default(),
            since_press: 0,
            outcome: Outcome::Playing,
            rng,
            rows: 0,
            cols: 0,
            around: [0; 9],
            backgrounds: Vec::new(),
            masks: Vec::new(),
            far: Vec::new(),
            heads: Vec::new(),
            pieces: Vec::new(),
            free: Vec::new(),
            kin: [NIL; MAX_KINDS],
            many: [0; MAX_KINDS],
            moving: Vec::new(),
            change: Changed::All,
            changed: Bits::default(),
            blocked: 0,
            next_age: 0,
            seen: [0; 2],
            keys: Keys::default(),
            left: Vec::new(),
            never: Vec::new(),
            scratch: Aside::default(),
        };
        board.begin(if level < project.meaning().levels.len() { level } else { 0 });
        board
    }

    /// Begins a level. Score, counters, generator, pending messages and rooms are kept; everything else is reset.
    pub fn begin(&mut self, level: usize) {
        self.begin_without(level, 0);
    }

    /// Begins a level without its sprites of some kinds.
    pub(crate) fn begin_without(&mut self, level: usize, kinds: u16) {
        let project = Rc::clone(&self.project);
        self.level = level;
        self.round = 0;
        self.change = Changed::All;
        self.blocked = 0;
        let Some(level) = project.meaning().levels.get(level) else { return };
        self.lay(level);
        // The original lists them column by column.
        let mut keys: Vec<u64> = (0..level.sprites.len() as u64).collect();
        if self.machine.is_original() {
            for (key, &(_, row, col)) in keys.iter_mut().zip(&level.sprites) {
                *key |= u64::from(col) << 48 | u64::from(row) << 32;
            }
            order::sort(&mut keys);
        }
        for key in keys {
            let (kind, row, col) = level.sprites[key as u32 as usize];
            if kinds >> kind & 1 == 0 {
                self.put(kind, self.tile(usize::from(row), usize::from(col)), Heading::Resting);
            }
        }
    }

    /// Sets up a level's map, without sprites.
    pub fn lay(&mut self, level: &Level) {
        (self.rows, self.cols) = (level.rows, level.cols);
        self.most = self.project.meaning().most_sprites(self.rows * self.cols);
        let stride = self.stride() as u16;
        self.around = std::array::from_fn(|place| {
            let (row, col) = (place as u16 / 3, place as u16 % 3);
            (row * stride + col).wrapping_sub(stride + 1)
        });
        let tiles = (self.rows + 2) * (self.cols + 2);
        self.backgrounds = vec![0; tiles];
        self.masks = vec![0; tiles];
        let has_far = self.project.meaning().sprites.len() > usize::from(NEAR);
        self.far = vec![0; if has_far { tiles } else { 0 }];
        self.heads = vec![NIL; tiles];
        self.changed = Bits::new(tiles);
        self.never = vec![Never::Unknown; project_nevers(&self.project)];
        self.clear();
        self.seen = [0; 2];
        for (n, &kind) in level.backgrounds.iter().enumerate() {
            self.paint(self.tile(n / self.cols, n % self.cols), kind);
        }
    }

    /// Paints a tile.
    #[inline]
    pub fn paint(&mut self, tile: u16, kind: u8) {
        let seen = |kind| if kind == 0 { 0 } else { seen(tile, kind) };
        let tile = usize::from(tile);
        let before = seen(self.backgrounds[tile]);
        self.seen[1] = self.seen[1].wrapping_add(seen(kind)).wrapping_sub(before);
        self.backgrounds[tile] = kind;
        self.masks[tile] = self.masks[tile] & SPRITES | background_bit(kind) | ON_MAP;
    }

    /// Puts a sprite, younger than all others, on a tile. Returns its index in [`Board::pieces`].
    pub fn put(&mut self, kind: u8, tile: u16, heading: Heading) -> u16 {
        let index = self.room();
        let piece = &mut self.pieces[usize::from(index)];
        *piece = Piece { age: self.next_age, key: self.keys.fresh(), tile, kind, flags: ALIVE, ..*piece };
        if let Heading::Moving(dir) = heading {
            piece.turn(dir as u8);
        }
        self.next_age += 1;
        self.seen[0] = self.seen[0].wrapping_add(seen(tile, kind));
        self.welcome(index);
        if heading != Heading::Resting {
            self.moving.push(index);
        }
        let mut last = self.heads[usize::from(tile)];
        if last == NIL {
            self.heads[usize::from(tile)] = index;
        } else {
            while self.pieces[usize::from(last)].next != NIL {
                last = self.pieces[usize::from(last)].next;
            }
            self.pieces[usize::from(last)].next = index;
        }
        let mask = self.shown(self.masks[usize::from(tile)], kind, heading.index());
        self.masks[usize::from(tile)] = mask;
        self.look_far(tile);
        index
    }

    /// Returns a slot for a sprite.
    pub(crate) fn room(&mut self) -> u16 {
        let blank = Piece {
            age: 0,
            key: Key::fixed(0),
            logged: 0,
            tile: 0,
            next: NIL,
            kin: NIL,
            kind: 0,
            heading: Heading::Resting.index() as u8,
            proposal: STAY,
            flags: 0,
            faces: 4,
        };
        match self.free.pop() {
            Some(index) => {
                self.pieces[usize::from(index)] = blank;
                index
            }
            None => {
                self.pieces.push(blank);
                (self.pieces.len() - 1) as u16
            }
        }
    }

    /// The direction that a sprite faces, 0 to 3. `None` if its picture is shown as it was drawn.
    pub fn facing(&self, piece: &Piece) -> Option<u8> {
        let kind = self.project.meaning().sprites.get(usize::from(piece.kind))?;
        let faces = piece.faces & 7;
        match kind.style.facing {
            Facing::Same => None,
            Facing::Flip => (piece.faces & LEFTWARDS != 0).then_some(3),
            Facing::Turn | Facing::Four => (faces < 4).then_some(faces),
        }
    }

    /// The number of sprites.
    #[inline]
    pub fn count(&self) -> usize {
        self.pieces.len() - self.free.len()
    }

    /// The approximate memory use, in bytes.
    pub(crate) fn heft(&self) -> usize {
        // Per tile: one byte of `backgrounds`, eight of `masks`, two of `heads`, and one bit of `changed`.
        size_of_val(self)
            + self.masks.len() * 12
            + self.far.len() * 8
            + self.pieces.len() * (size_of::<Piece>() + 4)
    }

    /// The number of tiles in a row of the map with its border.
    #[inline]
    pub fn stride(&self) -> usize {
        self.cols + 2
    }

    /// The tile in a row and a column of the map, both from 0.
    pub fn tile(&self, row: usize, col: usize) -> u16 {
        ((row + 1) * self.stride() + col + 1) as u16
    }

    /// The row and the column of a tile of the map, both from 0.
    #[inline]
    pub fn place(&self, tile: u16) -> (usize, usize) {
        let (row, col) = (usize::from(tile) / self.stride(), usize::from(tile) % self.stride());
        (row.saturating_sub(1), col.saturating_sub(1))
    }

    /// The neighbouring tile in a direction, 0 to 3 clockwise from up.
    #[inline]
    pub fn step(&self, tile: u16, dir: usize) -> u16 {
        let stride = self.stride() as u16;
        match dir {
            0 => tile.wrapping_sub(stride),
            1 => tile + 1,
            2 => tile + stride,
            _ => tile.wrapping_sub(1),
        }
    }

    /// The sprites on a tile, oldest first.
    #[inline]
    pub fn on(&self, tile: u16) -> impl Iterator<Item = (u16, &Piece)> {
        let mut next = self.heads[usize::from(tile)];
        std::iter::from_fn(move || {
            let index = next;
            (index != NIL).then(|| {
                let piece = &self.pieces[usize::from(index)];
                next = piece.next;
                (index, piece)
            })
        })
    }

    /// The project.
    pub fn project(&self) -> &Rc<Project> {
        &self.project
    }
}

fn project_nevers(project: &Project) -> usize {
    project.program().never.len()
}

/// The direction of a number from 0 to 3, clockwise from up.
pub fn dir(index: usize) -> Dir {
    Dir::ALL[index % 4]
}
