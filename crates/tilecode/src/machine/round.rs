//! A round, step by step as on the rules page: never, press, change, smash, resolution, execution.
//!
//! The cost is proportional to activity: change rules are evaluated around changed tiles, `never` rules near
//! their last match, smash rules for sprites that propose a move, and press rules for kinds with press rules.
//!
//! A round's work is bounded: at most [`MAX_FIRINGS`] rules fire in the steps press, change and smash, and
//! later ones do not. With at most 16,384 sprites and 256 rules of six views, this also bounds the numbers of
//! matches, commands, passes and random draws.

use std::rc::Rc;

use crate::board::{Board, Changed, Never};
use crate::buttons::{Buttons, Round};
use crate::mask::any_heading;
use crate::model::{Button, Event, MAX_COUNTERS};
use crate::observer::{Centre, Observer};
use crate::piece::{NIL, PRESSED};
use crate::program::Program;
use crate::scratch::Next;

mod matching;
mod asleep;
mod commands;
mod execute;
mod smash;
mod original;
mod run;

/// The maximum number of firings in a round, not counting those of `never` rules. Views beyond it do not fire.
pub const MAX_FIRINGS: u32 = 1 << 17;

/// The input of the steps that do not depend on changes.
#[derive(Debug, Clone, Copy)]
struct Due {
    buttons: Buttons,
    /// The tile that is touched; [`NIL`] for none.
    tap: u16,
    /// The number of the round, from 1.
    round: u32,
    /// True for the change rules of the original's machine.
    is_change: bool,
}

impl Due {
    /// True if the rules of an event are due; tap rules only for the touched tile.
    fn has(self, event: Event) -> bool {
        match event {
            Event::Press(button) => self.buttons.has(button),
            Event::Tap => self.tap != NIL,
            Event::Every(n) => self.round.is_multiple_of(u32::from(n)),
            Event::Change => self.is_change,
            Event::Smash(_) | Event::Never => false,
        }
    }
}

/// The kinds of a bit set.
#[inline]
fn of_set(mut kinds: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let kind = kinds.trailing_zeros() as usize;
        (kinds != 0).then(|| {
            kinds &= kinds - 1;
            kind
        })
    })
}

impl Board {
    /// Plays a round to its end, without changing the level. Returns the consequence if the level ends.
    pub fn round_within_level(&mut self, round: Round, observer: &mut impl Observer) -> Option<Next> {
        let project = Rc::clone(&self.project);
        let program = project.program();
        self.start(program);
        self.nevers(program);
        observer.nevers(self);
        let number = self.round.wrapping_add(1);
        let due = Due { buttons: round.buttons(), tap: self.touched(round), round: number, is_change: false };
        self.presses(program, due, observer);
        self.changes(program, due, observer);
        if program.has_every {
            // These rules run for all tiles, even if one is touched.
            self.run(program, &program.every, !self.blocked, Due { tap: NIL, ..due }, observer);
        }
        self.propose(observer);
        observer.proposed(self);
        self.smash(program, observer);
        observer.settled(self);
        self.execute(observer)
    }

    /// The tile that a round touches; [`NIL`] for none.
    fn touched(&self, round: Round) -> u16 {
        match round {
            Round::Tap(row, col) => self.tile(usize::from(row), usize::from(col)),
            Round::Held(_) => NIL,
        }
    }

    /// True if a touch of the map touches a tile rather than pressing A.
    pub fn has_tap(&self) -> bool {
        self.project.program().has_tap
    }

    /// The buttons for which there are rules.
    pub(crate) fn buttons(&self) -> Buttons {
        let known = |button: &Button| self.project.program().pressed[button.index()] != 0;
        Button::ALL.into_iter().filter(known).fold(Buttons::default(), Buttons::with)
    }

    /// True if no round runs before the player's first press.
    pub(crate) fn waits_for_player(&self) -> bool {
        self.has_tap() || self.buttons() != Buttons::default()
    }

    fn start(&mut self, program: &Program) {
        let stride = self.stride();
        let scratch = &mut *self.scratch.0;
        scratch.logged.clear();
        scratch.mixed.clear();
        scratch.created.clear();
        scratch.paints.clear();
        scratch.destroyed.clear();
        scratch.pressed.clear();
        scratch.is_player_action = false;
        scratch.is_bounded = false;
        scratch.has_painted = false;
        scratch.stopped.clear();
        scratch.halted.clear();
        scratch.vanished.clear();
        scratch.appeared.clear();
        scratch.painted.clear();
        scratch.scored.clear();
        if std::mem::take(&mut scratch.has_portals) {
            scratch.portals = Default::default();
        }
        (scratch.score, scratch.wins, scratch.loses, scratch.block, scratch.firings) =
            (0, false, false, 0, 0);
        if std::mem::take(&mut scratch.has_added) {
            scratch.added = [0; MAX_COUNTERS];
        }
        (scratch.sound, scratch.restarts, scratch.exit) = (None, false, None);
        scratch.leaving.clear();
        scratch.told.clear();
        if self.change == Changed::Some && program.looks_near {
            scratch.near.dilate(&self.changed, stride);
        }
    }

    // Step 1.

    fn nevers(&mut self, program: &Program) {
        for (n, views) in program.never.iter().enumerate() {
            let is_seen =
                |tile: u16| views.iter().any(|&id| self.matches(&program.views[usize::from(id)], tile));
            let everywhere = || {
                // A match is likely to be near the last one.
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
                let view = &program.views[usize::from(first)];
                if self.counts(view) {
                    view.rows
                        .iter()
                        .flat_map(|row| &row.commands)
                        .for_each(|command| self.command_game(*command));
                }
            }
        }
    }

    // Step 2.

    fn presses(&mut self, program: &Program, due: Due, observer: &mut impl Observer) {
        let mut kinds = if due.tap == NIL { 0 } else { u16::MAX };
        for (n, pressed) in program.pressed.iter().enumerate() {
            if due.buttons.0 >> n & 1 == 1 {
                kinds |= pressed;
            }
        }
        self.run(program, &program.press, kinds & !self.blocked, due, observer);
        if due.tap == NIL {
            return;
        }
        for &id in &program.ground {
            let view = &program.views[usize::from(id)];
            if self.matches(view, due.tap)
                && self.fire(view, id, Centre { sprite: NIL, tile: due.tap, hit: None }, observer)
            {
                self.scratch.0.is_player_action |= !view.rows.is_empty();
            }
        }
    }

    // Step 3.

    fn changes(&mut self, program: &Program, due: Due, observer: &mut impl Observer) {
        let kinds = program.changing & !self.blocked;
        let wanted = (kinds, any_heading(kinds));
        if kinds == 0 || self.change == Changed::None {
            return;
        }
        if program.machine.is_original() {
            let due = Due { tap: NIL, is_change: true, ..due };
            return self.run(program, &program.change, !self.blocked, due, observer);
        }
        if self.change == Changed::All {
            for tile in 0..self.masks.len() as u16 {
                self.changes_on(program, tile, wanted, observer);
            }
        } else {
            // The set is moved out while rules fire, which do not use it.
            let near = std::mem::take(&mut self.scratch.0.near);
            near.each(|tile| self.changes_on(program, tile, wanted, observer));
            self.scratch.0.near = near;
        }
    }

    #[inline]
    fn changes_on(
        &mut self,
        program: &Program,
        tile: u16,
        (kinds, wanted): (u16, u64),
        observer: &mut impl Observer,
    ) {
        if self.masks[usize::from(tile)] & wanted == 0 {
            return;
        }
        let mut sprite = self.heads[usize::from(tile)];
        while sprite != NIL {
            let piece = self.pieces[usize::from(sprite)];
            if kinds >> piece.kind & 1 == 1 && piece.flags & PRESSED == 0 {
                for trigger in &program.change[usize::from(piece.kind)] {
                    let mask_at = |place| self.masks[usize::from(self.neighbour(tile, place))];
                    if trigger.may_match(piece.heading, mask_at) {
                        let view = &program.views[usize::from(trigger.view)];
                        if trigger.is_whole || self.matches(view, tile) {
                            self.fire(view, trigger.view, Centre { sprite, tile, hit: None }, observer);
                        }
                    }
                }
            }
            sprite = piece.next;
        }
    }
}
