//! The rules of games of pushing and collecting.

use crate::source::{Objects, Source};
use crate::tile::World;

use super::{Goal, Script, names};

/// The objects that the player acts on.
#[derive(Debug, Default)]
pub struct Acts {
    pub pushed: Objects,
    pub grabbed: Objects,
    pub collected: Objects,
}

impl Script {
    /// Writes rules by which players of a layer walk, push and collect, one round a press.
    pub fn native(
        &mut self,
        source: &Source,
        world: &World,
        layer: Objects,
        players: Objects,
        acts: &Acts,
        goal: &Goal,
    ) {
        names::give(self, source, world, false);
        self.sprites.truncate(world.kinds.len());
        let kinds = |set: Objects| world.kinds_of(set) | world.grounds_of(set & !world.sprites);
        let walker = self.terms('+', kinds(players));
        let free = self.terms('-', kinds(layer & !acts.grabbed));
        let behind = self.terms('-', kinds(layer));
        let pushed = self.terms('+', kinds(acts.pushed));
        let (grabbed, taken) = (self.terms('+', kinds(acts.grabbed)), self.terms('+', kinds(acts.collected)));
        let under = [taken.clone(), self.terms('~', kinds(acts.pushed))].join(" ");
        let (go, destroy) = ("move:right", "destroy");
        self.press(&[("C", &walker), ("E", &free)], &[("C", go)]);
        if acts.pushed != 0 {
            self.press(&[("C", &pushed), ("W", &walker), ("E", &behind)], &[("C", go), ("W", go)]);
        }
        if acts.grabbed != 0 {
            self.press(&[("C", &walker), ("E", &grabbed)], &[("E", destroy)]);
        }
        if acts.collected != 0 {
            self.press(&[("C", &walker), ("E", &[&*taken, &*free].join(" "))], &[("E", destroy)]);
        }
        if acts.collected != 0 && acts.pushed != 0 {
            self.press(&[("C", &under), ("W", &walker), ("E", &behind)], &[("C", destroy)]);
        }
        if let Goal::Nowhere(tiles) = goal {
            self.never(tiles, "", "win");
        }
    }

    fn press(&mut self, when: &[(&'static str, &str)], commands: &[(&'static str, &str)]) {
        let owned = |terms: &[(&'static str, &str)]| -> Vec<(&'static str, String)> {
            terms.iter().map(|(place, terms)| (*place, (*terms).to_owned())).collect()
        };
        self.write("press:right all-four", &owned(when), &owned(commands));
    }
}
