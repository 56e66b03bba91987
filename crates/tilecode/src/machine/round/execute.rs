//! Steps 5 and 6 of a round: paints are resolved, and all decisions are executed at once. Of several moves of a
//! sprite one was chosen before (`commands.rs`).

use crate::board::{Board, Changed, MAX_SCORE, Outcome};
use crate::mask::SPRITES;
use crate::model::{Heading, MAX_KINDS};
use crate::observer::Observer;
use crate::order;
use crate::piece::{ALIVE, CREATED, DESTROYED, NIL, Piece, STAY, seen};
use crate::round::of_set;
use crate::scratch::{Next, Trace};

impl Board {
    pub(super) fn execute(&mut self, observer: &mut impl Observer) -> Option<Next> {
        self.changed.clear();
        let paints = self.resolve_paints(observer);
        self.appear();
        self.come_to_rest();
        self.depart();
        self.arrive();
        for &(tile, kind) in &paints {
            if self.backgrounds[usize::from(tile)] != kind {
                self.paint(tile, kind);
                self.changed.add(tile);
                self.scratch.0.painted.push((tile, kind));
            }
        }
        self.look_again();
        self.round = self.round.saturating_add(1);
        let scratch = &mut *self.scratch.0;
        self.score = (self.score + scratch.score).clamp(-MAX_SCORE, MAX_SCORE);
        if scratch.has_added {
            for (n, added) in self.counters.iter_mut().zip(scratch.added) {
                *n = (*n + added).clamp(-MAX_SCORE, MAX_SCORE);
            }
        }
        self.messages.append(&mut scratch.told);
        self.blocked = scratch.block;
        if scratch.loses {
            self.outcome = Outcome::Lost;
            None
        } else if scratch.wins {
            Some(Next::Win)
        } else if scratch.restarts {
            Some(Next::Restart)
        } else {
            scratch.exit.map(Next::Exit)
        }
    }

    /// Chooses one paint for each tile.
    fn resolve_paints(&mut self, observer: &mut impl Observer) -> Vec<(u16, u8)> {
        let mut kept = Vec::new();
        if self.scratch.0.paints.is_empty() {
            return kept;
        }
        self.scratch.0.has_painted = true;
        let paints = std::mem::take(&mut self.scratch.0.paints);
        for log in order::by_owner(paints.iter().map(|&(tile, _)| u32::from(tile)))
            .chunk_by(|a, b| order::owner(*a) == order::owner(*b))
        {
            let kind = |n: usize| paints[order::issue(log[n])].1;
            let is_same = (1..log.len()).all(|n| kind(n) == kind(0));
            let tile = order::owner(log[0]) as u16;
            if self.machine.is_original() {
                // The last one counts; paint to another kind and back changes the tile too.
                if (0..log.len()).any(|n| kind(n) != self.backgrounds[usize::from(tile)]) {
                    self.scratch.0.halted.push(tile);
                }
                kept.push((tile, kind(log.len() - 1)));
                continue;
            }
            let n = if is_same { 0 } else { self.rng.below(log.len() as u32) as usize };
            if !is_same {
                observer.kept_paint(tile, kind(n));
            }
            kept.push((tile, kind(n)));
        }
        kept
    }

    /// Gives created sprites their ages and keys.
    fn appear(&mut self) {
        if self.scratch.0.created.is_empty() {
            return;
        }
        let created = std::mem::take(&mut self.scratch.0.created);
        let is_original = self.machine.is_original();
        let key = |&sprite: &u16| if is_original { self.joining(sprite) } else { self.order(sprite) };
        let mut keys: Vec<u64> = created.iter().map(key).collect();
        order::sort(&mut keys);
        for sprite in keys.into_iter().map(order::sprite) {
            let key = self.keys.fresh();
            let (age, piece) = (self.next_age, &mut self.pieces[usize::from(sprite)]);
            (piece.age, piece.key) = (age, key);
            self.next_age += 1;
            if is_original && !self.walks_in(sprite) {
                continue;
            }
            self.change_at(self.pieces[usize::from(sprite)].tile);
            let piece = &self.pieces[usize::from(sprite)];
            let moves = (piece.proposal != STAY).then_some(usize::from(piece.proposal));
            if piece.flags & DESTROYED == 0 {
                let (kind, tile) = (piece.kind, piece.tile);
                let tile_after = self.target(sprite).filter(|&there| self.is_on(there)).unwrap_or(tile);
                self.scratch.0.appeared.push(Trace { key, kind, tile: tile_after, moves });
                if moves.is_none() {
                    self.scratch.0.arrivals.push(order::key(tile, 0, age, sprite));
                }
            }
        }
        self.scratch.0.created = created;
    }

    /// Marks a tile as changed; on the original machine it may be off the map.
    #[inline]
    fn change_at(&mut self, tile: u16) {
        if !self.machine.is_original() || self.is_on(tile) {
            self.changed.add(tile);
        }
    }

    /// Updates sprites that moved in the previous round but not in this one.
    #[inline]
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

    /// Removes sprites that move or vanish from their tiles.
    #[inline]
    fn depart(&mut self) {
        let logged = std::mem::take(&mut self.scratch.0.logged);
        let mut left = std::mem::take(&mut self.scratch.0.left);
        let is_original = self.machine.is_original();
        for &sprite in &logged {
            let Some(mut there) = self.target(sprite) else { continue };
            // Only on the original machine is a sprite sent off the map; it stays, with the direction.
            if is_original && !self.is_on(there) {
                there = self.pieces[usize::from(sprite)].tile;
            }
            let piece = &mut self.pieces[usize::from(sprite)];
            let tile = piece.tile;
            if piece.flags & CREATED == 0 {
                left.push(tile);
            }
            if piece.flags & DESTROYED == 0 {
                piece.turn(piece.proposal);
                self.scratch.0.arrivals.push(order::key(there, 0, piece.age, sprite));
                self.moving.push(sprite);
            }
            self.change_at(tile);
            self.change_at(there);
        }
        for n in 0..self.scratch.0.halted.len() {
            self.change_at(self.scratch.0.halted[n]);
        }
        for n in 0..self.scratch.0.destroyed.len() {
            let sprite = self.scratch.0.destroyed[n];
            self.change_at(self.pieces[usize::from(sprite)].tile);
            let piece = &self.pieces[usize::from(sprite)];
            if piece.flags & CREATED == 0 {
                self.seen[0] = self.seen[0].wrapping_sub(seen(piece.tile, piece.kind));
                left.push(piece.tile);
                let moves = (piece.proposal != STAY).then_some(usize::from(piece.proposal));
                let Piece { key, kind, tile, .. } = *piece;
                self.scratch.0.vanished.push(Trace { key, kind, tile, moves });
            }
        }
        // Sprites of one tile are mostly adjacent; leaving a tile twice is harmless.
        left.dedup();
        for &tile in &left {
            self.leave(tile);
        }
        left.clear();
        self.scratch.0.left = left;
        self.scratch.0.logged = logged;
    }

    /// Unlinks the sprites of a tile that move or vanish.
    #[inline]
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

    /// Links a sprite after another on a tile, or as the first.
    #[inline]
    fn link(&mut self, tile: u16, last: u16, sprite: u16) {
        if last == NIL {
            self.heads[usize::from(tile)] = sprite;
        } else {
            self.pieces[usize::from(last)].next = sprite;
        }
    }

    /// Puts arriving sprites on their tiles, sorted by age.
    #[inline]
    fn arrive(&mut self) {
        let mut arrivals = std::mem::take(&mut self.scratch.0.arrivals);
        // Most tiles are empty; on the others the arriving sprites are merged.
        arrivals.retain(|&key| {
            let (tile, sprite) = (order::tile(key), order::sprite(key));
            let head = &mut self.heads[usize::from(tile)];
            let is_alone = *head == NIL;
            if is_alone {
                *head = sprite;
                self.pieces[usize::from(sprite)].next = NIL;
            }
            let piece = &mut self.pieces[usize::from(sprite)];
            // Otherwise nobody asks.
            if self.has_turns {
                let before = if piece.flags & CREATED == 0 { seen(piece.tile, piece.kind) } else { 0 };
                self.seen[0] = self.seen[0].wrapping_add(seen(tile, piece.kind)).wrapping_sub(before);
            }
            piece.tile = tile;
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

    /// Ends the round for every sprite that took part, and updates the masks of changed tiles.
    #[inline]
    fn look_again(&mut self) {
        let scratch = &*self.scratch.0;
        for list in [&scratch.logged, &scratch.created, &scratch.pressed] {
            for &sprite in list {
                let piece = &mut self.pieces[usize::from(sprite)];
                (piece.proposal, piece.flags) = (STAY, ALIVE);
            }
        }
        let mut gone = 0u16;
        for &sprite in &scratch.destroyed {
            let piece = &mut self.pieces[usize::from(sprite)];
            piece.flags = 0;
            gone |= 1 << (usize::from(piece.kind) % MAX_KINDS);
            self.free.push(sprite);
        }
        for n in 0..self.scratch.0.created.len() {
            self.welcome(self.scratch.0.created[n]);
        }
        of_set(gone).for_each(|kind| self.forget(kind));
        let mut is_any = false;
        let changed = std::mem::take(&mut self.changed);
        changed.each(|tile| {
            is_any = true;
            let sprites = self
                .on(tile)
                .fold(0, |mask, (_, piece)| self.shown(mask, piece.kind, usize::from(piece.heading)));
            let mask = &mut self.masks[usize::from(tile)];
            *mask = *mask & !SPRITES | sprites;
        });
        if !self.far.is_empty() {
            changed.each(|tile| self.look_far(tile));
        }
        self.changed = changed;
        self.change = if is_any { Changed::Some } else { Changed::None };
        self.renumber();
    }

    /// Renumbers ages before they overflow.
    fn renumber(&mut self) {
        if self.next_age < order::MAX_AGE / 2 {
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use tilery_kit::{Reel, Rng};

    use super::*;
    use crate::buttons::Round;
    use crate::project::Project;

    const COMING_AND_GOING: &str = "tilecode 2\ntime turns\nbackground ground . grass\nsprite egg e player\n\
        sprite hen h crate\nsprite fox f slime\n\nlevel One\nmap\n  ....\n  ....\n  ....\nsprites\n  e..h\n  ....\n  f..e\n\n\
        rule every:2 all-four\nwhen C +hen\nwhen E -fox\ndo E create:egg\n\n\
        rule every:3\nwhen C +egg\ndo C destroy create:hen\n\n\
        rule every:1 all-four\nwhen C +fox\nwhen E +hen\ndo E destroy\ndo C move:right\n\n\
        rule every:5\nwhen C +fox\ndo C create:egg destroy create:fox\n";

    #[test]
    fn every_sprite_is_listed_once_among_its_kind() {
        let project = Project::parse(COMING_AND_GOING).expect("a project").0;
        let mut board = Board::new(&project, Rng::from_seed(1));
        let mut most = [0; 3];
        for _ in 0..60 {
            board.play(Round::default(), &mut Reel::silent());
            let hashes = board.sprites().map(|piece| seen(piece.tile, piece.kind));
            assert_eq!(board.seen[0], hashes.fold(0, u64::wrapping_add), "what is seen is known");
            for kind in 0..MAX_KINDS as u8 {
                let mut listed = Vec::new();
                let mut next = board.kin[usize::from(kind)];
                while next != NIL {
                    listed.push(next);
                    next = board.pieces[usize::from(next)].kin;
                }
                let alive = board.pieces.iter().zip(0u16..);
                let expected: BTreeSet<u16> = alive
                    .filter(|(piece, _)| piece.flags & ALIVE != 0 && piece.kind == kind)
                    .map(|(_, index)| index)
                    .collect();
                assert_eq!(usize::from(board.many[usize::from(kind)]), listed.len());
                assert_eq!(listed.len(), expected.len(), "each once");
                assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), expected);
                if let Some(most) = most.get_mut(usize::from(kind)) {
                    *most = expected.len().max(*most);
                }
            }
        }
        assert!(most.iter().all(|&most| most > 0), "{most:?}");
    }
}
