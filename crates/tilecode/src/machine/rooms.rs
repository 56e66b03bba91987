//! Rooms: levels that stay as they are left, in projects with a line `rooms`. Sprites go from one to another.

use std::rc::Rc;

use tilery_kit::Dir;

use crate::board::{Board, Outcome};
use crate::model::{Command, Heading};
use crate::order;
use crate::piece::{ALIVE, CREATED, NIL, Piece};
use crate::room::{Dweller, Entry, Exit, Room};

impl Board {
    /// True if the levels are rooms.
    pub(crate) fn has_rooms(&self) -> bool {
        self.project.meaning().rooms > 0
    }

    /// True if the level of another board is won on this one.
    pub fn is_past(&self, start: &Self) -> bool {
        self.outcome == Outcome::Won || self.level > start.level && !self.has_rooms()
    }

    /// Logs a way out. The sprites of the rows that give the first one go along, but none that was created this round.
    pub(crate) fn exit(&mut self, command: Command, tile: u16, sprite: u16) {
        let exit = match command {
            Command::Exit(level) => Some(Exit::to(level.into())),
            Command::ExitTo(level, ground) => Some(Exit { level: level.into(), entry: Entry::On(ground) }),
            Command::ExitBy(way) if self.is_on(tile) && !self.is_on(self.step(tile, way as usize)) => {
                self.beside(way).map(|level| Exit { level, entry: Entry::By(way) })
            }
            _ => None,
        };
        let levels = self.project.meaning().levels.len();
        let Some(exit) = exit.filter(|exit| exit.level < levels) else { return };
        let is_old = sprite != NIL && self.pieces[usize::from(sprite)].flags & CREATED == 0;
        let scratch = &mut *self.scratch.0;
        if *scratch.exit.get_or_insert(exit) == exit && is_old && !scratch.leaving.contains(&sprite) {
            scratch.leaving.push(sprite);
        }
    }

    /// The room beside this one, if there is one.
    fn beside(&self, way: Dir) -> Option<usize> {
        let cols = usize::from(self.project.meaning().rooms);
        let (row, col) = (self.level / cols, self.level % cols);
        match way {
            Dir::Up => self.level.checked_sub(cols),
            Dir::Down => Some((row + 1) * cols + col),
            Dir::Left => col.checked_sub(1).map(|_| self.level - 1),
            Dir::Right => (col + 1 < cols).then_some(self.level + 1),
        }
    }

    /// Leaves the room and goes on in another one, as that was left. When a room is entered for the first time, its
    /// own sprites of the kinds that enter are not there: they are for a game that begins in it.
    pub(crate) fn enter(&mut self, exit: Exit) {
        let leaving = std::mem::take(&mut self.scratch.0.leaving);
        let is_there = |sprite: &&u16| self.pieces[usize::from(**sprite)].flags & ALIVE != 0;
        let age = |&sprite: &u16| order::key(0, 0, self.pieces[usize::from(sprite)].age, sprite);
        let mut keys: Vec<u64> = leaving.iter().filter(is_there).map(age).collect();
        order::sort(&mut keys);
        let piece = |&key: &u64| &self.pieces[usize::from(order::sprite(key))];
        let gone: Vec<Dweller> = keys.iter().map(|key| self.dweller(piece(key))).collect();
        let mut room = self.closed();
        room.sprites.retain(|dweller| !gone.contains(dweller));
        let places: Vec<(usize, usize)> = gone.iter().map(|dweller| self.place(dweller.tile)).collect();
        self.keep(room);
        match self.left.iter().position(|room| room.level == exit.level) {
            Some(n) => {
                let room = self.left.remove(n);
                self.resume(&room);
            }
            None => {
                self.begin_without(exit.level, gone.iter().fold(0, |kinds, one| kinds | 1 << one.kind));
            }
        }
        for (dweller, place) in gone.into_iter().zip(places) {
            let tile = self.entry(exit.entry, place);
            self.stand(Dweller { tile, ..dweller });
        }
    }

    fn dweller(&self, piece: &Piece) -> Dweller {
        Dweller { kind: piece.kind, tile: piece.tile, facing: self.facing(piece) }
    }

    /// Puts a sprite at rest.
    fn stand(&mut self, Dweller { kind, tile, facing }: Dweller) {
        if self.count() < self.most {
            let index = usize::from(self.put(kind, tile, Heading::Resting));
            if let Some(facing) = facing {
                self.pieces[index].look(facing);
            }
        }
    }

    /// Keeps a room that was left.
    pub(crate) fn keep(&mut self, room: Room) {
        let place = self.left.partition_point(|other| other.level < room.level);
        self.left.insert(place, Rc::new(room));
    }

    /// Goes on in a room as it was left.
    fn resume(&mut self, room: &Room) {
        self.begin_without(room.level, u16::MAX);
        for (tile, &kind) in (0..).zip(&room.backgrounds) {
            if self.is_on(tile) {
                self.paint(tile, kind);
            }
        }
        room.sprites.iter().for_each(|dweller| self.stand(*dweller));
    }

    /// The tile on which a sprite arrives that left its room at this place.
    fn entry(&self, entry: Entry, place: (usize, usize)) -> u16 {
        let on = |ground: u8| {
            let is_it = |&tile: &u16| self.is_on(tile) && self.backgrounds[usize::from(tile)] == ground;
            (0..self.masks.len() as u16).find(is_it)
        };
        let (last_row, last_col) = (self.rows - 1, self.cols - 1);
        let (row, col) = match entry {
            Entry::By(Dir::Up) => (last_row, place.1),
            Entry::By(Dir::Down) => (0, place.1),
            Entry::By(Dir::Left) => (place.0, last_col),
            Entry::By(Dir::Right) => (place.0, 0),
            Entry::On(ground) => match on(ground) {
                Some(tile) => return tile,
                None => place,
            },
            Entry::Same => place,
        };
        self.tile(row.min(last_row), col.min(last_col))
    }

    /// Boards in the rooms that were left.
    pub fn rooms(&self) -> impl Iterator<Item = Self> {
        self.left.iter().map(|room| self.opened(room))
    }

    /// Keeps the room of another board as one that was left.
    pub fn keep_room(&mut self, board: &Self) {
        self.keep(board.closed());
    }

    /// A board in a room that was left.
    pub(crate) fn opened(&self, room: &Room) -> Self {
        let mut board = Self::at_level(&self.project, room.level, self.rng.clone());
        board.resume(room);
        board
    }

    /// The room of this board as it is.
    pub(crate) fn closed(&self) -> Room {
        let sprites = self.sprites().map(|piece| self.dweller(piece)).collect();
        Room { level: self.level, backgrounds: self.backgrounds.clone(), sprites }
    }
}
