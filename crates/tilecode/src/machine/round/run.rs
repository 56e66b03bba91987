//! Rules that do not wait for a change: those of presses, of touched tiles and of time; on the machine of the
//! original, those of changes too.

use super::original::turn;
use super::{Due, of_set};
use crate::board::Board;
use crate::model::{Event, MAX_KINDS, Offset};
use crate::observer::{Centre, Observer};
use crate::order;
use crate::piece::{NIL, PRESSED};
use crate::program::{Program, Trigger, View};

/// The largest number of sprites around which the sprites beside them are looked for, in place of all of a kind.
const FEW: u16 = 8;

impl Board {
    /// Runs the due views for all sprites of some kinds.
    pub(super) fn run(
        &mut self,
        program: &Program,
        rules: &[Vec<Trigger>; MAX_KINDS],
        kinds: u16,
        due: Due,
        observer: &mut impl Observer,
    ) {
        if kinds == 0 {
            return;
        }
        let mut keys = std::mem::take(&mut self.scratch.0.keys);
        for kind in of_set(kinds) {
            for trigger in &rules[kind] {
                let view = &program.views[usize::from(trigger.view)];
                if due.has(view.event) {
                    self.concerned(program, view, kind, due, &mut keys);
                }
            }
        }
        order::sort(&mut keys);
        keys.dedup();
        for &key in &keys {
            let sprite = order::sprite(key);
            let piece = self.pieces[usize::from(sprite)];
            let tile = piece.tile;
            for trigger in &rules[usize::from(piece.kind)] {
                let (id, view) = (trigger.view, &program.views[usize::from(trigger.view)]);
                if due.has(view.event)
                    && view.headings.0 >> piece.heading & 1 == 1
                    && self.matches(view, tile)
                    && self.fire(view, id, Centre { sprite, tile, hit: None }, observer)
                    && !matches!(view.event, Event::Every(_) | Event::Change)
                {
                    self.pieces[usize::from(sprite)].flags |= PRESSED;
                    self.scratch.0.pressed.push(sprite);
                    self.scratch.0.is_player_action |= !view.rows.is_empty();
                }
            }
        }
        keys.clear();
        self.scratch.0.keys = keys;
    }

    /// Adds the sprites of a kind for which a view fires, by their sort keys, perhaps repeatedly.
    fn concerned(&self, program: &Program, view: &View, kind: usize, due: Due, keys: &mut Vec<u64>) {
        // If the rule needs a sprite beside the centre of which there are few, it fires only around these.
        let is_few = |&&(_, kinds): &&(usize, u16)| {
            of_set(kinds).map(|kind| self.many[kind]).fold(0, u16::saturating_add) <= FEW.min(self.many[kind])
        };
        let beside = view.needs.iter().find(is_few).copied();
        let (place, kinds) = beside.unwrap_or((Offset::CENTRE.0, 1 << kind));
        for near in of_set(kinds) {
            let mut near = self.kin[near];
            while near != NIL {
                let tile = self.pieces[usize::from(near)].tile.wrapping_sub(self.around[place]);
                let mut sprite = if beside.is_some() { self.heads[usize::from(tile)] } else { near };
                while sprite != NIL {
                    let piece = &self.pieces[usize::from(sprite)];
                    if usize::from(piece.kind) == kind
                        && (due.tap == NIL || due.tap == tile)
                        && (!due.is_change || self.may_change(piece))
                        && view.headings.0 >> piece.heading & 1 == 1
                        && self.matches(view, tile)
                    {
                        let turns = &program.turns[usize::from(due.is_change)];
                        let is_original = program.machine.is_original();
                        keys.push(if is_original { turn(turns, piece, sprite) } else { self.order(sprite) });
                    }
                    sprite = if beside.is_some() { piece.next } else { NIL };
                }
                near = self.pieces[usize::from(near)].kin;
            }
        }
    }
}
