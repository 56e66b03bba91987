//! A round, step by step as the rules page has it: never, press, change, smash, resolution, execution.
//!
//! Cost follows activity: change rules are looked at around tiles that changed, never rules where something was seen last, smash
//! rules for sprites that propose a move, press rules for sprites of kinds that have some.
//!
//! A round's work is bounded: at most [`MAX_FIRINGS`] rules fire in the steps press, change and smash; those that would
//! fire after them, in the order of issue, do not. With at most 16,384 sprites and 256 rules of six views that bounds
//! matches, commands, passes and draws.

use std::rc::Rc;

use tilery_kit::Key;

use crate::bits::Bits;
use crate::board::{
    ALIVE, Board, CREATED, Changed, DESTROYED, LATE, MAX_SCORE, MIXED, NIL, Never, Outcome, PRESSED, Piece,
    STAY, STOPPED,
};
use crate::model::{Button, Command, Event, Heading, MAX_SPRITES};
use crate::order;
use crate::program::{Program, SPRITES, View, Witness, background_bit, button_index, sprite_bit};
use crate::watch::Watch;

/// At most so many rules fire in a round, rules that say never not counted.
pub const MAX_FIRINGS: u32 = 1 << 17;

/// The buttons of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Buttons(pub u8);

impl Buttons {
    /// With one more.
    #[must_use]
    pub fn with(self, button: Button) -> Self {
        Self(self.0 | 1 << button_index(button))
    }

    /// With one less.
    #[must_use]
    pub fn without(self, button: Button) -> Self {
        Self(self.0 & !(1 << button_index(button)))
    }

    /// Whether a button is among them.
    pub fn has(self, button: Button) -> bool {
        self.0 >> button_index(button) & 1 == 1
    }
}

/// What a round needs only while it lasts. A copy of a board gets an empty one.
#[derive(Debug, Default)]
pub struct Scratch {
    /// The tiles whose neighbourhood changed.
    pub(crate) near: Bits,
    /// Sprites with something in their log.
    pub(crate) logged: Vec<u16>,
    /// The logs of sprites with different moves in them: sprite and direction.
    mixed: Vec<(u16, u8)>,
    /// Sprites created this round, as issued.
    pub(crate) created: Vec<u16>,
    paints: Vec<(u16, u8)>,
    pub(crate) destroyed: Vec<u16>,
    /// Sprites for which a press rule fired.
    pressed: Vec<u16>,
    /// Sprites told to stop in this pass.
    pub(crate) stopped: Vec<u16>,
    /// Tiles on which a stop cancelled a proposal.
    pub(crate) halted: Vec<u16>,
    /// Free tiles by background, made when the first portal asks.
    portals: [Option<Vec<u16>>; 8],
    score: i64,
    wins: bool,
    loses: bool,
    block: u8,
    firings: u32,
    /// Who comes to which tile, by their keys.
    arrivals: Vec<u64>,
    /// What vanished: its key, its tile before, and the direction in which it moved on the way.
    pub(crate) vanished: Vec<(Key, u16, Option<usize>)>,
    /// What appeared: its key, its tile after the round, and the direction in which it came.
    pub(crate) appeared: Vec<(Key, u16, Option<usize>)>,
}

impl Clone for Scratch {
    fn clone(&self) -> Self {
        Self::default()
    }
}

/// For whom a rule fires.
#[derive(Debug, Clone, Copy)]
pub struct Centre {
    /// The sprite in its centre.
    pub sprite: u16,
    /// Its tile.
    pub tile: u16,
    /// What it hits in the smash step.
    pub hit: Option<u16>,
}

/// Where the rest of a row of commands goes.
struct Address {
    /// The tile; none in the row of the game.
    tile: Option<u16>,
    sprite: Option<u16>,
}

impl Board {
    /// Plays a round up to its end; a level that it wins is left as it stands. Returns whether the level is won.
    pub(crate) fn round_within_level(&mut self, buttons: Buttons, watch: &mut impl Watch) -> bool {
        let project = Rc::clone(&self.project);
        let program = project.program();
        self.start();
        self.nevers(program);
        watch.nevers(self);
        self.presses(program, buttons, watch);
        self.changes(program, watch);
        self.propose(watch);
        watch.proposed(self);
        self.smash(program, watch);
        watch.settled(self);
        self.execute(watch)
    }

    /// Whether nothing happens in a round without buttons: then it need not be played.
    pub fn is_asleep(&self) -> bool {
        let is_never_quiet = self.never.iter().all(|never| matches!(never, Never::Seen(_)));
        self.change == Changed::None && self.moving.is_empty() && self.blocked == 0 && is_never_quiet
    }

    /// The buttons for which there are rules.
    pub(crate) fn buttons(&self) -> Buttons {
        let known = |button: &Button| self.project.program().pressed[button_index(*button)] != 0;
        Button::ALL.into_iter().filter(known).fold(Buttons::default(), Buttons::with)
    }

    /// Whether time stands still until the player presses a button for the first time.
    pub(crate) fn waits_for_player(&self) -> bool {
        self.buttons() != Buttons::default()
    }

    fn start(&mut self) {
        let stride = self.stride();
        let scratch = &mut *self.scratch.0;
        scratch.logged.clear();
        scratch.mixed.clear();
        scratch.created.clear();
        scratch.paints.clear();
        scratch.destroyed.clear();
        scratch.pressed.clear();
        scratch.stopped.clear();
        scratch.halted.clear();
        scratch.vanished.clear();
        scratch.appeared.clear();
        scratch.portals = Default::default();
        (scratch.score, scratch.wins, scratch.loses, scratch.block, scratch.firings) =
            (0, false, false, 0, 0);
        if self.change == Changed::Some {
            scratch.near.dilate(&self.changed, stride);
        }
    }

    // Step 1.

    fn nevers(&mut self, program: &Program) {
        for (n, views) in program.never.iter().enumerate() {
            let is_seen =
                |tile: u16| views.iter().any(|&id| self.passes(&program.views[usize::from(id)], tile));
            let everywhere = || {
                // What was seen last is likely to be seen near it.
                let from = if let Never::Seen(tile) = self.never[n] { tile } else { 0 };
                let tiles = self.masks.len() as u16;
                let on_map = |tile: &u16| self.masks[usize::from(*tile)] != 0;
                (from..tiles).chain(0..from).filter(on_map).find(|&tile| is_seen(tile))
            };
            let seen = match self.never[n] {
                Never::Seen(tile) if is_seen(tile) => Some(tile),
                Never::Nowhere if self.change == Changed::None => None,
                Never::Nowhere if self.change == Changed::Some => {
                    let on_map = |tile: &u16| self.masks[usize::from(*tile)] != 0;
                    self.scratch.0.near.iter().filter(on_map).find(|&tile| is_seen(tile))
                }
                _ => everywhere(),
            };
            self.never[n] = seen.map_or(Never::Nowhere, Never::Seen);
            if let (None, Some(&first)) = (seen, views.first()) {
                let rows = &program.views[usize::from(first)].rows;
                for command in rows.iter().flat_map(|row| &row.commands) {
                    self.command_game(*command);
                }
            }
        }
    }

    /// Whether the neighbourhood of a tile looks as a view asks.
    pub(crate) fn passes(&self, view: &View, tile: u16) -> bool {
        view.tests.iter().all(|test| test.passes(self.masks[self.neighbour(tile, test.place)]))
    }

    /// One of the nine tiles around another.
    fn neighbour(&self, tile: u16, place: usize) -> usize {
        (usize::from(tile) + place / 3 * self.stride() + place % 3) - self.stride() - 1
    }

    // Step 2.

    fn presses(&mut self, program: &Program, buttons: Buttons, watch: &mut impl Watch) {
        let mut kinds = 0;
        for (n, pressed) in program.pressed.iter().enumerate() {
            if buttons.0 >> n & 1 == 1 {
                kinds |= pressed;
            }
        }
        kinds &= !self.blocked;
        if kinds == 0 {
            return;
        }
        // Most sprites of such kinds are not where anything comes of it: only the others are put in order.
        let is_due = |piece: &Piece, view: &View| {
            matches!(view.event, Event::Press(button) if buttons.has(button))
                && view.headings.0 >> piece.heading & 1 == 1
                && self.passes(view, piece.tile)
        };
        let views =
            |kind: u8| program.press[usize::from(kind)].iter().map(|&id| &program.views[usize::from(id)]);
        let due = self.pieces.iter().zip(0..).filter(|(piece, _)| {
            piece.flags & ALIVE != 0
                && kinds >> piece.kind & 1 == 1
                && views(piece.kind).any(|view| is_due(piece, view))
        });
        let mut keys: Vec<u64> = due.map(|(_, sprite)| self.order(sprite)).collect();
        order::sort(&mut keys);
        for key in keys {
            let sprite = order::sprite(key);
            let piece = self.pieces[usize::from(sprite)];
            let tile = piece.tile;
            for &id in &program.press[usize::from(piece.kind)] {
                let view = &program.views[usize::from(id)];
                let is_pressed = matches!(view.event, Event::Press(button) if buttons.has(button));
                if is_pressed
                    && view.headings.0 >> piece.heading & 1 == 1
                    && self.passes(view, tile)
                    && self.fire(view, id, Centre { sprite, tile, hit: None }, watch)
                {
                    self.pieces[usize::from(sprite)].flags |= PRESSED;
                    self.scratch.0.pressed.push(sprite);
                }
            }
        }
    }

    // Step 3.

    fn changes(&mut self, program: &Program, watch: &mut impl Watch) {
        let kinds = (0..8).filter(|&kind| !program.change[kind].is_empty() && self.blocked >> kind & 1 == 0);
        let wanted = kinds.fold(0u64, |mask, kind| mask | 0b1_1111 << (kind * 5));
        if wanted == 0 || self.change == Changed::None {
            return;
        }
        if self.change == Changed::All {
            for tile in 0..self.masks.len() as u16 {
                self.changes_on(program, tile, wanted, watch);
            }
        } else {
            // The set is taken out for as long as rules fire, which do not touch it.
            let near = std::mem::take(&mut self.scratch.0.near);
            for tile in near.iter() {
                self.changes_on(program, tile, wanted, watch);
            }
            self.scratch.0.near = near;
        }
    }

    fn changes_on(&mut self, program: &Program, tile: u16, wanted: u64, watch: &mut impl Watch) {
        if self.masks[usize::from(tile)] & wanted == 0 {
            return;
        }
        let mut sprite = self.heads[usize::from(tile)];
        while sprite != NIL {
            let piece = self.pieces[usize::from(sprite)];
            if wanted >> (piece.kind * 5) & 1 == 1 && piece.flags & PRESSED == 0 {
                for &id in &program.change[usize::from(piece.kind)] {
                    let view = &program.views[usize::from(id)];
                    if view.headings.0 >> piece.heading & 1 == 1 && self.passes(view, tile) {
                        self.fire(view, id, Centre { sprite, tile, hit: None }, watch);
                    }
                }
            }
            sprite = piece.next;
        }
    }

    // Commands.

    /// Fires a view, whose number only the watcher needs, for the sprite in its centre. False when too many have fired.
    #[inline(never)]
    pub(crate) fn fire(&mut self, view: &View, id: u16, centre: Centre, watch: &mut impl Watch) -> bool {
        if self.scratch.0.firings == MAX_FIRINGS {
            return false;
        }
        self.scratch.0.firings += 1;
        watch.fires(id, centre);
        let Centre { sprite, tile, hit } = centre;
        let is_smash = matches!(view.event, Event::Smash(_));
        for row in &view.rows {
            let there = row.place.map(|place| self.neighbour(tile, place) as u16);
            let witness = match row.witness {
                Witness::Nobody => None,
                Witness::Centre => Some(sprite),
                Witness::Hit => hit,
                Witness::First(kinds, headings) => {
                    there.and_then(|there| self.first_of(there, kinds, headings.0))
                }
            };
            let mut address = Address { tile: there, sprite: witness };
            for command in &row.commands {
                if !self.command(*command, &mut address, is_smash, watch) {
                    break;
                }
            }
        }
        true
    }

    /// The first sprite on a tile, by kind and then by age.
    fn first_of(&self, tile: u16, kinds: u8, headings: u8) -> Option<u16> {
        let fits = self
            .on(tile)
            .filter(|(_, piece)| kinds >> piece.kind & 1 == 1 && headings >> piece.heading & 1 == 1);
        // `min_by_key` takes the first of equals, which is the oldest.
        fits.min_by_key(|(_, piece)| piece.kind).map(|(index, _)| index)
    }

    /// Logs a command; false when the rest of the row does nothing.
    fn command(
        &mut self,
        command: Command,
        address: &mut Address,
        is_smash: bool,
        watch: &mut impl Watch,
    ) -> bool {
        match command {
            Command::Move(dir) => {
                if let Some(sprite) = address.sprite {
                    watch.addressed(sprite, command);
                    self.log_move(sprite, dir as u8);
                }
            }
            Command::Stop => {
                if let Some(sprite) = address.sprite {
                    watch.addressed(sprite, command);
                    self.scratch.0.stopped.push(sprite);
                }
            }
            Command::Destroy => {
                if let Some(sprite) = address.sprite {
                    watch.addressed(sprite, command);
                    let piece = &mut self.pieces[usize::from(sprite)];
                    if piece.flags & DESTROYED == 0 {
                        piece.flags |= DESTROYED;
                        self.scratch.0.destroyed.push(sprite);
                    }
                }
            }
            Command::Create(kind) => {
                address.sprite = self.create(kind, address.tile, is_smash);
                if let Some(sprite) = address.sprite {
                    watch.addressed(sprite, command);
                }
            }
            Command::Paint(kind) => {
                if let Some(tile) = address.tile.filter(|&tile| self.masks[usize::from(tile)] != 0) {
                    watch.painted(tile, kind);
                    self.scratch.0.paints.push((tile, kind));
                }
            }
            Command::Portal(kind) => {
                let Some(tile) = self.portal(kind, watch) else { return false };
                *address = Address { tile: Some(tile), sprite: None };
            }
            Command::Score(_) | Command::Win | Command::Lose | Command::Block(_) => {
                self.command_game(command)
            }
        }
        true
    }

    fn command_game(&mut self, command: Command) {
        let scratch = &mut *self.scratch.0;
        match command {
            Command::Score(points) => scratch.score += i64::from(points),
            Command::Win => scratch.wins = true,
            Command::Lose => scratch.loses = true,
            Command::Block(kind) => scratch.block |= 1 << kind,
            _ => {}
        }
    }

    /// Logs a move of a sprite. As long as all moves in a log are the same, they are only counted.
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

    fn create(&mut self, kind: u8, tile: Option<u16>, is_smash: bool) -> Option<u16> {
        let tile = tile.filter(|&tile| self.masks[usize::from(tile)] != 0)?;
        if self.count() >= MAX_SPRITES {
            return None;
        }
        let index = self.room();
        let piece = &mut self.pieces[usize::from(index)];
        (piece.kind, piece.tile) = (kind, tile);
        piece.flags = if is_smash { CREATED | LATE } else { CREATED };
        self.scratch.0.created.push(index);
        for free in self.scratch.0.portals.iter_mut().flatten() {
            if let Ok(at) = free.binary_search(&tile) {
                free.remove(at);
            }
        }
        Some(index)
    }

    /// One of the free tiles with a background.
    fn portal(&mut self, kind: u8, watch: &mut impl Watch) -> Option<u16> {
        let scratch = &mut *self.scratch.0;
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
                watch.led(tile, n);
                Some(tile)
            }
        }
    }

    // Proposals.

    /// The place of a sprite in the order of resolution: by tile; then sprites that were there by age, new ones by kind and as
    /// issued.
    pub(crate) fn order(&self, sprite: u16) -> u64 {
        let piece = &self.pieces[usize::from(sprite)];
        // Until it appears, the age of a new sprite is its number among those created.
        let class = if piece.flags & CREATED == 0 { 0 } else { piece.kind + 1 };
        order::key(piece.tile, class, piece.age, sprite)
    }

    /// Keeps one move of each log.
    pub(crate) fn propose(&mut self, watch: &mut impl Watch) {
        for n in 0..self.scratch.0.created.len() {
            self.pieces[usize::from(self.scratch.0.created[n])].age = n as u32;
        }
        let mut mixed = std::mem::take(&mut self.scratch.0.mixed);
        // A stop in the row of a sprite created in the smash step cancels its moves.
        mixed.retain(|&(sprite, _)| self.pieces[usize::from(sprite)].flags & STOPPED == 0);
        if !mixed.is_empty() {
            let mut sprites: Vec<u64> = mixed.iter().map(|&(sprite, _)| self.order(sprite)).collect();
            order::sort(&mut sprites);
            sprites.dedup();
            for (rank, &key) in (0..).zip(&sprites) {
                self.pieces[usize::from(order::sprite(key))].logged = rank;
            }
            // By sprite, and each log as issued.
            let rank = |sprite: u16| u64::from(self.pieces[usize::from(sprite)].logged);
            let mut logs: Vec<u64> =
                mixed.iter().zip(0u64..).map(|(&(sprite, _), n)| rank(sprite) << 32 | n).collect();
            order::sort(&mut logs);
            for log in logs.chunk_by(|a, b| a >> 32 == b >> 32) {
                let kept = log[self.rng.below(log.len() as u32) as usize];
                let (sprite, dir) = mixed[kept as u32 as usize];
                self.pieces[usize::from(sprite)].proposal = dir;
                watch.kept_move(sprite, dir);
            }
        }
        self.scratch.0.mixed = mixed;
        self.scratch.0.mixed.clear();
        for n in 0..self.scratch.0.logged.len() {
            let sprite = self.scratch.0.logged[n];
            let Some(there) = self.target(sprite) else { continue };
            if self.masks[usize::from(there)] == 0 {
                self.pieces[usize::from(sprite)].proposal = STAY;
            }
        }
    }

    /// Where a sprite proposes to go, the border included.
    pub(crate) fn target(&self, sprite: u16) -> Option<u16> {
        let piece = &self.pieces[usize::from(sprite)];
        (piece.proposal != STAY).then(|| self.step(piece.tile, usize::from(piece.proposal)))
    }

    // Steps 5 and 6.

    fn execute(&mut self, watch: &mut impl Watch) -> bool {
        self.changed.clear();
        let paints = self.resolve_paints(watch);
        self.appear();
        self.come_to_rest();
        self.depart();
        self.arrive();
        for (tile, kind) in paints {
            if self.backgrounds[usize::from(tile)] != kind {
                self.paint(tile, kind);
                self.changed.add(tile);
            }
        }
        self.look_again();
        self.round = self.round.saturating_add(1);
        let scratch = &mut *self.scratch.0;
        self.score = (self.score + scratch.score).clamp(-MAX_SCORE, MAX_SCORE);
        self.blocked = scratch.block;
        if scratch.loses {
            self.outcome = Outcome::Lost;
        }
        scratch.wins && !scratch.loses
    }

    /// Keeps one paint for each tile.
    fn resolve_paints(&mut self, watch: &mut impl Watch) -> Vec<(u16, u8)> {
        let paints = std::mem::take(&mut self.scratch.0.paints);
        let mut logs: Vec<u64> =
            paints.iter().zip(0u64..).map(|(&(tile, _), n)| u64::from(tile) << 32 | n).collect();
        order::sort(&mut logs);
        let mut kept = Vec::new();
        for log in logs.chunk_by(|a, b| a >> 32 == b >> 32) {
            let kind = |n: usize| paints[log[n] as u32 as usize].1;
            let is_same = (1..log.len()).all(|n| kind(n) == kind(0));
            let n = if is_same { 0 } else { self.rng.below(log.len() as u32) as usize };
            let tile = (log[0] >> 32) as u16;
            if !is_same {
                watch.kept_paint(tile, kind(n));
            }
            kept.push((tile, kind(n)));
        }
        kept
    }

    /// Created sprites get their ages and keys.
    fn appear(&mut self) {
        let created = std::mem::take(&mut self.scratch.0.created);
        let mut keys: Vec<u64> = created.iter().map(|&sprite| self.order(sprite)).collect();
        order::sort(&mut keys);
        for sprite in keys.into_iter().map(order::sprite) {
            let key = self.keys.fresh();
            let (age, piece) = (self.next_age, &mut self.pieces[usize::from(sprite)]);
            (piece.age, piece.key) = (age, key);
            self.next_age += 1;
            self.changed.add(piece.tile);
            let moves = (piece.proposal != STAY).then_some(usize::from(piece.proposal));
            if piece.flags & DESTROYED == 0 {
                let (tile, target) = (piece.tile, self.target(sprite));
                self.scratch.0.appeared.push((key, target.unwrap_or(tile), moves));
                if moves.is_none() {
                    self.scratch.0.arrivals.push(order::key(tile, 0, age, sprite));
                }
            }
        }
        self.scratch.0.created = created;
    }

    /// Sprites that moved in the round before and not in this one.
    fn come_to_rest(&mut self) {
        let moved = std::mem::take(&mut self.moving);
        for &sprite in &moved {
            let piece = &mut self.pieces[usize::from(sprite)];
            if piece.proposal == STAY {
                piece.heading = Heading::Resting.index() as u8;
                self.changed.add(piece.tile);
            }
        }
        self.moving = moved;
        self.moving.clear();
    }

    /// Sprites that move or vanish leave their tiles.
    fn depart(&mut self) {
        let logged = std::mem::take(&mut self.scratch.0.logged);
        let mut left = Vec::new();
        for &sprite in &logged {
            let Some(there) = self.target(sprite) else { continue };
            let piece = &mut self.pieces[usize::from(sprite)];
            self.changed.add(piece.tile);
            self.changed.add(there);
            if piece.flags & CREATED == 0 {
                left.push(piece.tile);
            }
            if piece.flags & DESTROYED == 0 {
                piece.heading = piece.proposal;
                self.scratch.0.arrivals.push(order::key(there, 0, piece.age, sprite));
                self.moving.push(sprite);
            }
        }
        for n in 0..self.scratch.0.halted.len() {
            self.changed.add(self.scratch.0.halted[n]);
        }
        for &sprite in &self.scratch.0.destroyed {
            let piece = &self.pieces[usize::from(sprite)];
            self.changed.add(piece.tile);
            if piece.flags & CREATED == 0 {
                left.push(piece.tile);
                let moves = (piece.proposal != STAY).then_some(usize::from(piece.proposal));
                self.scratch.0.vanished.push((piece.key, piece.tile, moves));
            }
        }
        // Sprites of one tile mostly come one after the other; to leave a tile twice does nothing more.
        left.dedup();
        for tile in left {
            self.leave(tile);
        }
        self.scratch.0.logged = logged;
    }

    /// Takes off a tile those who move or vanish.
    fn leave(&mut self, tile: u16) {
        let (mut next, mut last) = (self.heads[usize::from(tile)], NIL);
        self.heads[usize::from(tile)] = NIL;
        while next != NIL {
            let (sprite, piece) = (next, self.pieces[usize::from(next)]);
            next = piece.next;
            if piece.proposal == STAY && piece.flags & DESTROYED == 0 {
                self.link(tile, last, sprite);
                self.pieces[usize::from(sprite)].next = NIL;
                last = sprite;
            }
        }
    }

    /// Puts a sprite after another on a tile, or first.
    fn link(&mut self, tile: u16, last: u16, sprite: u16) {
        if last == NIL {
            self.heads[usize::from(tile)] = sprite;
        } else {
            self.pieces[usize::from(last)].next = sprite;
        }
    }

    /// Sprites come to their tiles, each to its place by age.
    fn arrive(&mut self) {
        let mut arrivals = std::mem::take(&mut self.scratch.0.arrivals);
        // Most tiles are empty; the others are merged, tile by tile, with those who come.
        arrivals.retain(|&key| {
            let (tile, sprite) = (order::tile(key), order::sprite(key));
            let head = &mut self.heads[usize::from(tile)];
            let is_alone = *head == NIL;
            if is_alone {
                *head = sprite;
                self.pieces[usize::from(sprite)].next = NIL;
            }
            self.pieces[usize::from(sprite)].tile = tile;
            !is_alone
        });
        order::sort(&mut arrivals);
        for group in arrivals.chunk_by(|a, b| order::tile(*a) == order::tile(*b)) {
            let tile = order::tile(group[0]);
            let (mut next, mut last) = (self.heads[usize::from(tile)], NIL);
            for &key in group {
                let (age, sprite) = (order::age(key), order::sprite(key));
                while next != NIL && self.pieces[usize::from(next)].age < age {
                    last = next;
                    next = self.pieces[usize::from(next)].next;
                }
                self.link(tile, last, sprite);
                self.pieces[usize::from(sprite)].next = next;
                last = sprite;
            }
        }
        arrivals.clear();
        self.scratch.0.arrivals = arrivals;
    }

    /// Ends the round for every sprite that had a part in it, and sees what is on the changed tiles now.
    fn look_again(&mut self) {
        let scratch = std::mem::take(&mut *self.scratch.0);
        for &sprite in scratch.logged.iter().chain(&scratch.created).chain(&scratch.pressed) {
            let piece = &mut self.pieces[usize::from(sprite)];
            (piece.proposal, piece.flags) = (STAY, ALIVE);
        }
        for &sprite in &scratch.destroyed {
            self.pieces[usize::from(sprite)].flags = 0;
            self.free.push(sprite);
        }
        *self.scratch.0 = scratch;
        let mut is_any = false;
        let changed = std::mem::take(&mut self.changed);
        for tile in changed.iter() {
            is_any = true;
            let sprites = self
                .on(tile)
                .fold(0, |mask, (_, piece)| mask | sprite_bit(piece.kind, usize::from(piece.heading)));
            let mask = &mut self.masks[usize::from(tile)];
            *mask = *mask & !SPRITES | sprites;
        }
        self.changed = changed;
        self.change = if is_any { Changed::Some } else { Changed::None };
        self.renumber();
    }

    /// Ages are given out again before they run out.
    fn renumber(&mut self) {
        if self.next_age < 1 << 30 {
            return;
        }
        let alive = self.pieces.iter().zip(0..).filter(|(piece, _)| piece.flags & ALIVE != 0);
        let mut keys: Vec<u64> = alive.map(|(piece, index)| order::key(0, 0, piece.age, index)).collect();
        order::sort(&mut keys);
        for (age, key) in (0..).zip(keys) {
            self.pieces[usize::from(order::sprite(key))].age = age;
        }
        self.next_age = self.count() as u32;
    }
}
