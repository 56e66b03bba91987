//! The habits of the original machine, where they differ from the rules of this one. docs/rules/tilecode.md
//! says each in words ("Where the original differs"); a project with a line `machine` in its header has them.
//!
//! - *First of a kind, first kind*: a tile's mask shows of each kind only the heading of the first sprite
//!   ([`Board::shown`]), and of the included kinds only the first one there is looked at
//!   ([`Test::includes`](crate::program::Test::includes)), in the centre too.
//! - *Destroy in the centre* takes that first sprite (`Board::fire`); *portal* leaves the sprite of the row
//!   (`Board::command`).
//! - *Order*: rules from the last listed to the first, equal views each (`Rule::seen_each`), rows W N C S E
//!   ([`ROWS`]), sprites kind by kind from the last to the first ([`turns`]).
//! - *Moves*: of press rules the last one sent counts, of change rules each replaces the one before with 1/2
//!   ([`Board::send`]). *Sent off the map*, a sprite stays with its direction (`Board::depart`); *created off
//!   the map*, it may walk in (`Board::appear`).
//! - *Smash*: one sprite after the other ([`Board::smash_in_turn`]); a stop counts at once ([`Board::halt`]).
//! - *Paint, win and lose*: the last one issued counts (`Board::resolve_paints`, `Board::command_game`).
//! - *Never*: each view by itself, about the first kind in its centre ([`adapt`], `Program::list`).
//! - *Buttons* of a round are a set, and the first round is played at once (`Ui::step`, `Ui::round`).

use super::smash::Hits;
use crate::board::{Board, Changed};
use crate::model::{Event, Headings, Machine, Offset, Rule};
use crate::observer::Observer;
use crate::order;
use crate::piece::{CREATED, DESTROYED, LATE, MIXED, PRESSED, Piece, STAY};
use crate::program::{Program, SPRITES, sprite_bit};
use crate::round::Centre;

/// The order of the rows of a rule: W N C S E, game.
pub(crate) const ROWS: [usize; 6] = [4, 1, 0, 3, 2, 5];

/// The places of the kinds among those that take turns: for press rules, and for change rules.
pub type Turns = [[u8; 8]; 2];

/// The places of kinds: in the order in which the centres of the rules of an event first name them.
pub(crate) fn turns(rules: &[Rule]) -> Turns {
    [false, true].map(|is_change| {
        let (mut places, mut next) = ([0; 8], 1);
        for rule in rules.iter().filter(|rule| !rule.is_off && (rule.event == Event::Change) == is_change) {
            let named = rule.centre().include.sprites | rule.centre().also.sprites;
            let is_of_turn = is_change || matches!(rule.event, Event::Press(_));
            for (kind, place) in places.iter_mut().enumerate().filter(|_| is_of_turn) {
                if named >> kind & 1 == 1 && *place == 0 {
                    (*place, next) = (next, next + 1);
                }
            }
        }
        places
    })
}

/// The sort key of a sprite that waits for its turn: kinds and sprites are taken from the last to the first.
pub(crate) fn turn(places: &[u8; 8], piece: &Piece, sprite: u16) -> u64 {
    let place = u16::from(places[usize::from(piece.kind)]);
    order::key((1 << 15) - 1 - place, 0, (1 << 31) - 1 - piece.age, sprite)
}

/// Removes from a rule what the original does not look at: directions on the corners and at the red dot, and
/// in a rule that says never all kinds in the centre but the first.
pub(crate) fn adapt(rule: &mut Rule) {
    let dot = rule.event.dot();
    for place in (0..9).map(Offset) {
        if Some(place) == dot || !Offset::ROWS.contains(&place) {
            rule.when[place.0].headings = Headings::ANY;
        }
    }
    if rule.event == Event::Never {
        let kinds = &mut rule.when[Offset::CENTRE.0].include.sprites;
        *kinds &= kinds.wrapping_neg();
    }
}

/// The headings that the centre sprite itself must have, besides those of the first sprite on its tile.
pub(crate) fn own_headings(rule: &Rule) -> Headings {
    match rule.event {
        Event::Press(_) | Event::Smash(_) | Event::Never => Headings::ANY,
        _ => rule.centre().headings,
    }
}

impl Board {
    /// True for a tile of the map; for one outside too far even for the border.
    #[inline]
    pub(crate) fn is_on(&self, tile: u16) -> bool {
        self.masks.get(usize::from(tile)).is_some_and(|mask| *mask != 0)
    }

    /// Adds a sprite's bit to the mask of its tile. On the original machine only the first of a kind shows.
    #[inline]
    pub(crate) fn shown(&self, mask: u64, kind: u8, heading: usize) -> u64 {
        if self.machine.is_original() && mask >> (kind * 5) & 0b1_1111 != 0 {
            return mask;
        }
        mask | sprite_bit(kind, heading)
    }

    /// True if change rules run for a sprite: near a change, unless a press rule fired for it.
    pub(crate) fn may_change(&self, piece: &Piece) -> bool {
        let is_near = self.change == Changed::All || self.scratch.0.near.has(piece.tile);
        piece.flags & PRESSED == 0 && is_near
    }

    /// Sends a sprite. Returns true if another direction of it was replaced by chance, or stayed.
    pub(crate) fn send(&mut self, sprite: u16, dir: u8, replaces: bool) -> bool {
        let piece = &mut self.pieces[usize::from(sprite)];
        let is_new = piece.flags & MIXED == 0;
        if is_new {
            piece.flags |= MIXED;
            self.scratch.0.logged.push(sprite);
        }
        let draws = !is_new && !replaces && piece.proposal != dir;
        if !draws || self.rng.below(2) == 0 {
            piece.proposal = dir;
        }
        draws
    }

    /// Stops a sprite at once.
    pub(crate) fn halt(&mut self, sprite: u16) {
        let piece = &mut self.pieces[usize::from(sprite)];
        if std::mem::replace(&mut piece.proposal, STAY) != STAY {
            self.scratch.0.stopped.push(sprite);
        }
        if self.machine == Machine::Original {
            self.scratch.0.halted.push(piece.tile);
        }
    }

    /// The order in which new sprites join those of their kinds: those made in smash first.
    pub(crate) fn joining(&self, sprite: u16) -> u64 {
        let piece = &self.pieces[usize::from(sprite)];
        order::key(u16::from(piece.flags & LATE == 0), 0, piece.age, sprite)
    }

    /// The smash step: every sprite that moves, from the one sent last to the one sent first, looks for what
    /// it hits when its turn comes. As long as sprites were stopped, those that still move look for these.
    pub(crate) fn smash_in_turn(&mut self, program: &Program, observer: &mut impl Observer) {
        let born = self.born();
        let mut stopped: Option<Vec<u16>> = None;
        while stopped.as_ref().is_none_or(|stopped| !stopped.is_empty()) {
            for mover in self.scratch.0.logged.clone().into_iter().rev() {
                if self.may_smash(program, mover) {
                    self.smash_of(program, mover, stopped.as_deref(), &born, observer);
                }
            }
            stopped = Some(std::mem::take(&mut self.scratch.0.stopped));
        }
    }

    fn smash_of(
        &mut self,
        program: &Program,
        mover: u16,
        stopped: Option<&[u16]>,
        born: &[u64],
        observer: &mut impl Observer,
    ) {
        let Piece { kind, tile, proposal, .. } = self.pieces[usize::from(mover)];
        let there = self.step(tile, usize::from(proposal));
        if !self.is_on(there) {
            return;
        }
        let mut hits = Hits::default();
        match stopped {
            None => self.find_hits(tile, usize::from(proposal), there, born, &mut hits),
            Some(stopped) => {
                for &sprite in
                    stopped.iter().filter(|&&sprite| self.pieces[usize::from(sprite)].tile == there)
                {
                    hits.add(sprite, sprite_bit(self.pieces[usize::from(sprite)].kind, usize::from(STAY)));
                }
            }
        }
        observer.meets(mover, hits.mask);
        let mut met: Vec<u64> = hits.sprites.iter().map(|&(sprite, _)| self.listed(sprite)).collect();
        if stopped.is_none() {
            order::sort(&mut met);
        }
        for &id in &program.smash[usize::from(kind)][usize::from(proposal)] {
            let view = &program.views[usize::from(id)];
            if stopped.is_none() && self.masks[usize::from(there)] & view.dot & !SPRITES != 0 {
                self.fire(view, id, Centre { sprite: mover, tile, hit: None }, observer);
                continue;
            }
            for hit in met.iter().rev().map(|&key| order::sprite(key)) {
                if view.dot >> (self.pieces[usize::from(hit)].kind * 5) & 1 == 1 {
                    self.fire(view, id, Centre { sprite: mover, tile, hit: Some(hit) }, observer);
                }
            }
        }
    }

    /// The place of a sprite among all: kind by kind, each by age; then new ones.
    fn listed(&self, sprite: u16) -> u64 {
        let piece = &self.pieces[usize::from(sprite)];
        let list = if piece.flags & CREATED == 0 { piece.kind } else { 8 };
        order::key(u16::from(list), 0, piece.age, sprite)
    }

    /// False if a new sprite is off the map and stays there, where nothing concerns it: it is taken away.
    pub(crate) fn walks_in(&mut self, sprite: u16) -> bool {
        let stays_out = !self.is_on(self.pieces[usize::from(sprite)].tile)
            && !self.target(sprite).is_some_and(|there| self.is_on(there));
        let piece = &mut self.pieces[usize::from(sprite)];
        if stays_out && piece.flags & DESTROYED == 0 {
            piece.flags |= DESTROYED;
            self.scratch.0.destroyed.push(sprite);
        }
        !stays_out
    }
}
