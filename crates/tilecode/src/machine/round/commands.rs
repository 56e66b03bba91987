//! Commands of firing rules: each is logged, and one of several contradicting moves is chosen at random.

use crate::bits::Bits;
use crate::board::Board;
use crate::mask::{SPRITES, background_bit};
use crate::model::{Command, Event, Headings};
use crate::observer::{Centre, Observer};
use crate::order;
use crate::piece::{CREATED, DESTROYED, LATE, MIXED, NIL, STAY, STOPPED};
use crate::program::{View, Witness};
use crate::round::MAX_FIRINGS;
use crate::scratch::MOST_EFFECTS;

/// The address of the rest of a row of commands.
///
/// [`NIL`] stands for none, since narrow addresses are twice as fast.
struct Address {
    /// The tile; none if the commands are for the game itself.
    tile: u16,
    sprite: u16,
    /// The sprite that *destroy* takes, which is another one on the original machine only.
    doomed: u16,
    /// True if a portal leaves the sprite, on the original machine.
    stays: bool,
    /// The kinds of the sprite that `also` addresses.
    also: u16,
}

impl Board {
    /// Fires a view. `id`, its number, is only for the observer. Returns false if the counters do not match
    /// or the limit of firings is reached.
    #[inline(never)]
    pub(crate) fn fire(
        &mut self,
        view: &View,
        id: u16,
        centre: Centre,
        observer: &mut impl Observer,
    ) -> bool {
        if !self.counts(view) {
            return false;
        }
        if self.scratch.0.firings == MAX_FIRINGS {
            self.scratch.0.is_bounded = true;
            return false;
        }
        self.scratch.0.firings += 1;
        observer.fires(id, centre);
        let Centre { sprite, tile, hit } = centre;
        let is_smash = matches!(view.event, Event::Smash(_));
        for row in &view.rows {
            let there = row.place.map_or(NIL, |place| {
                let there = self.neighbour(tile, place);
                // Beyond the border, where only the original has sprites, is as off the map as its corner.
                if usize::from(there) < self.masks.len() { there } else { 0 }
            });
            let witness = match row.witness {
                Witness::Nobody => NIL,
                Witness::Centre => sprite,
                Witness::Hit => hit.unwrap_or(NIL),
                Witness::First(kinds, headings) => self.first_of(there, kinds, headings.0),
            };
            let mut address =
                Address { tile: there, sprite: witness, doomed: witness, stays: is_smash, also: row.also };
            if self.machine.is_original() && !is_smash && witness != NIL && witness == sprite {
                address.stays = true;
                address.doomed = self.first_of(tile, view.first, Headings::ANY.0);
            }
            for &command in &row.commands {
                // Most commands are moves, so they take a short way.
                if let Command::Move(dir) = command
                    && !self.machine.is_original()
                {
                    if address.sprite != NIL {
                        observer.addressed(address.sprite, command);
                        self.log_move(address.sprite, dir as u8);
                    }
                } else if !self.command(command, &mut address, view.event, observer) {
                    break;
                }
            }
        }
        true
    }

    /// The first sprite on a tile, by kind and then by age; [`NIL`] if there is none.
    #[inline]
    fn first_of(&self, tile: u16, kinds: u16, headings: u8) -> u16 {
        let fits = self
            .on(tile)
            .filter(|(_, piece)| kinds >> piece.kind & 1 == 1 && headings >> piece.heading & 1 == 1);
        // `min_by_key` returns the first of equal elements, which is the oldest.
        fits.min_by_key(|(_, piece)| piece.kind).map_or(NIL, |(index, _)| index)
    }

    /// Logs a command, which on this machine is no move. Returns false if the rest of the row is to be skipped.
    #[inline(never)]
    fn command(
        &mut self,
        command: Command,
        address: &mut Address,
        event: Event,
        observer: &mut impl Observer,
    ) -> bool {
        let (is_smash, is_original) = (matches!(event, Event::Smash(_)), self.machine.is_original());
        match command {
            Command::Move(dir) => {
                let sprite = address.sprite;
                if sprite != NIL {
                    observer.addressed(sprite, command);
                    if self.send(sprite, dir as u8, is_smash || matches!(event, Event::Press(_))) {
                        observer.kept_move(sprite, self.pieces[usize::from(sprite)].proposal);
                    }
                }
            }
            Command::Stop => {
                let sprite = address.sprite;
                if sprite != NIL {
                    observer.addressed(sprite, command);
                    if is_original {
                        self.halt(sprite);
                    } else {
                        self.scratch.0.stopped.push(sprite);
                    }
                }
            }
            Command::Destroy => {
                let sprite = address.doomed;
                if sprite != NIL {
                    observer.addressed(sprite, command);
                    let piece = &mut self.pieces[usize::from(sprite)];
                    if piece.flags & DESTROYED == 0 {
                        piece.flags |= DESTROYED;
                        self.scratch.0.destroyed.push(sprite);
                    }
                }
            }
            Command::Create(kind) => {
                address.sprite = self.create(kind, address.tile, is_smash);
                if is_original {
                    address.stays = true;
                } else {
                    address.doomed = address.sprite;
                }
                if address.sprite != NIL {
                    observer.addressed(address.sprite, command);
                }
            }
            Command::Paint(kind) => {
                if self.is_on(address.tile) {
                    observer.painted(address.tile, kind);
                    self.scratch.0.paints.push((address.tile, kind));
                }
            }
            Command::Portal(kind) => {
                let Some(tile) = self.portal(kind, observer) else { return false };
                address.tile = tile;
                if !(is_original && address.stays) {
                    address.sprite = NIL;
                }
                if !(is_original && is_smash) {
                    address.doomed = NIL;
                }
            }
            Command::Also => {
                address.sprite = self.first_of(address.tile, address.also, Headings::ANY.0);
                address.doomed = address.sprite;
            }
            Command::Exit(_) | Command::ExitTo(..) | Command::ExitBy(_) => {
                self.exit(command, address.tile, address.sprite);
            }
            Command::Score(points) => {
                let scratch = &mut *self.scratch.0;
                scratch.score += i64::from(points);
                // One entry above the maximum shows that there are too many.
                if address.tile != NIL && scratch.scored.len() <= MOST_EFFECTS {
                    scratch.scored.push((address.tile, i64::from(points)));
                }
            }
            _ => self.command_game(command),
        }
        true
    }

    #[inline]
    pub(super) fn command_game(&mut self, command: Command) {
        let scratch = &mut *self.scratch.0;
        match command {
            Command::Score(points) => scratch.score += i64::from(points),
            Command::Win | Command::Lose => {
                let is_win = command == Command::Win;
                if self.machine.is_original() {
                    (scratch.wins, scratch.loses) = (false, false);
                }
                scratch.wins |= is_win;
                scratch.loses |= !is_win;
            }
            Command::Block(kind) => scratch.block |= 1 << kind,
            Command::Add(counter, n) => {
                scratch.added[usize::from(counter)] += i64::from(n);
                scratch.has_added = true;
            }
            Command::Message(message) if !scratch.told.contains(&message) => scratch.told.push(message),
            Command::Sound(sound) => scratch.sound = scratch.sound.or(Some(sound)),
            Command::Restart => scratch.restarts = true,
            Command::Exit(_) | Command::ExitTo(..) => self.exit(command, NIL, NIL),
            _ => {}
        }
    }

    /// Logs a move of a sprite. Equal moves are only counted.
    #[inline]
    fn log_move(&mut self, sprite: u16, dir: u8) {
        let piece = &mut self.pieces[usize::from(sprite)];
        let scratch = &mut *self.scratch.0;
        if piece.proposal == STAY {
            piece.proposal = dir;
            piece.logged = 1;
            scratch.logged.push(sprite);
        } else if piece.flags & MIXED != 0 {
            scratch.mixed.push((sprite, dir));
        } else if piece.proposal == dir {
            piece.logged += 1;
        } else {
            piece.flags |= MIXED;
            let same = std::iter::repeat_n((sprite, piece.proposal), piece.logged as usize);
            scratch.mixed.extend(same);
            scratch.mixed.push((sprite, dir));
        }
    }

    /// Creates a sprite. Returns [`NIL`] off the map, where only the original has sprites, and above the limit.
    fn create(&mut self, kind: u8, tile: u16, is_smash: bool) -> u16 {
        if tile == NIL || !self.machine.is_original() && !self.is_on(tile) {
            return NIL;
        }
        if self.count() >= self.most {
            self.scratch.0.is_bounded = true;
            return NIL;
        }
        let index = self.room();
        let piece = &mut self.pieces[usize::from(index)];
        (piece.kind, piece.tile) = (kind, tile);
        piece.flags = if is_smash { CREATED | LATE } else { CREATED };
        // Until the sprite gets its age, this is its index among the created sprites.
        piece.age = self.scratch.0.created.len() as u32;
        self.scratch.0.created.push(index);
        if self.scratch.0.has_portals {
            for free in self.scratch.0.portals.iter_mut().flatten() {
                if let Ok(at) = free.binary_search(&tile) {
                    free.remove(at);
                }
            }
        }
        index
    }

    /// Chooses one of the free tiles with a background at random.
    fn portal(&mut self, kind: u8, observer: &mut impl Observer) -> Option<u16> {
        let scratch = &mut *self.scratch.0;
        scratch.has_portals = true;
        let free = scratch.portals[usize::from(kind)].get_or_insert_with(|| {
            let mut taken = Bits::new(self.masks.len());
            scratch.created.iter().for_each(|&index| taken.add(self.pieces[usize::from(index)].tile));
            let is_free = |mask: u64| mask & SPRITES == 0 && mask & background_bit(kind) != 0;
            let tiles = self.masks.iter().zip(0..).filter(|(mask, _)| is_free(**mask)).map(|(_, tile)| tile);
            tiles.filter(|tile| !taken.has(*tile)).collect()
        });
        match free.len() {
            0 => None,
            1 => Some(free[0]),
            n => {
                let tile = free[self.rng.below(n as u32) as usize];
                observer.led(tile, n);
                Some(tile)
            }
        }
    }

    /// The sort key of a sprite in the order of resolution: by tile; then existing sprites by age, new ones
    /// by kind and order of creation.
    #[inline]
    pub(crate) fn order(&self, sprite: u16) -> u64 {
        let piece = &self.pieces[usize::from(sprite)];
        // The age of a new sprite is its index among the created sprites, see `create`.
        let class = if piece.flags & CREATED == 0 { 0 } else { piece.kind + 1 };
        order::key(piece.tile, class, piece.age, sprite)
    }

    /// Chooses one move for each sprite.
    pub(crate) fn propose(&mut self, observer: &mut impl Observer) {
        if self.machine.is_original() {
            return;
        }
        if !self.scratch.0.mixed.is_empty() {
            self.choose(observer);
        }
        for n in 0..self.scratch.0.logged.len() {
            let sprite = self.scratch.0.logged[n];
            let Some(there) = self.target(sprite) else { continue };
            if self.masks[usize::from(there)] == 0 {
                self.pieces[usize::from(sprite)].proposal = STAY;
            }
        }
    }

    /// Chooses a move for each sprite that was sent in different directions.
    fn choose(&mut self, observer: &mut impl Observer) {
        let mut mixed = std::mem::take(&mut self.scratch.0.mixed);
        // A stop in the row of a sprite created in the smash step cancels its moves.
        mixed.retain(|&(sprite, _)| self.pieces[usize::from(sprite)].flags & STOPPED == 0);
        let mut sprites: Vec<u64> = mixed.iter().map(|&(sprite, _)| self.order(sprite)).collect();
        order::sort(&mut sprites);
        sprites.dedup();
        let rank = |sprite: u16| sprites.partition_point(|&key| key < self.order(sprite)) as u32;
        let moves = order::by_owner(mixed.iter().map(|&(sprite, _)| rank(sprite)));
        for log in moves.chunk_by(|a, b| order::owner(*a) == order::owner(*b)) {
            let kept = log[self.rng.below(log.len() as u32) as usize];
            let (sprite, dir) = mixed[order::issue(kept)];
            self.pieces[usize::from(sprite)].proposal = dir;
            observer.kept_move(sprite, dir);
        }
        mixed.clear();
        self.scratch.0.mixed = mixed;
    }

    /// The tile that a sprite proposes to enter, which may be on the border.
    #[inline]
    pub(crate) fn target(&self, sprite: u16) -> Option<u16> {
        let piece = &self.pieces[usize::from(sprite)];
        (piece.proposal != STAY).then(|| self.step(piece.tile, usize::from(piece.proposal)))
    }
}
