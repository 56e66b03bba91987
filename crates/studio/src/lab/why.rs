//! Explanations of a tile and its sprites: the commands that they received, and a verdict on every rule that
//! could apply.

use serde::Serialize;

use crate::names;

use super::trace::{Conflict, Firing, Look};
use tilery_tilecode::Round;
use tilery_tilecode::board::Changed;
use tilery_tilecode::mask::{FULL_SPRITES, Full, full, full_sprite, kinds};
use tilery_tilecode::model::{Event, Heading, Headings, Offset, View};
use tilery_tilecode::piece::{CREATED, DESTROYED, LATE, PRESSED, Piece, STAY};
use tilery_tilecode::program::{FullTest, View as Compiled};

/// The maximum number of sprites of a tile, and of commands, in an explanation.
const MAX_TOLD: usize = 64;

/// An explanation of a tile and its sprites in a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[expect(missing_docs, reason = "the names say it")]
pub struct Why {
    pub row: usize,
    pub col: usize,
    /// The background at the start of the round.
    pub background: u8,
    /// The background after the round.
    pub becomes: u8,
    /// The commands that painted the tile.
    pub painted: Vec<Given>,
    /// The sprites on the tile after the round, then those that were on it before.
    pub sprites: Vec<WhySprite>,
    /// The random decisions that affected the tile or these sprites.
    pub conflicts: Vec<Conflict>,
}

/// A command to a sprite or a tile, and the firing that issued it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct Given {
    /// The command, as written.
    pub command: String,
    /// The firing that issued the command.
    #[serde(flatten)]
    #[cfg_attr(feature = "types", ts(flatten))]
    pub by: Firing,
}

/// An explanation of a sprite in a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct WhySprite {
    /// The kind of the sprite.
    pub kind: u8,
    /// The heading at the start of the round.
    pub heading: &'static str,
    /// Row and column at the start of the round, or at the sprite's creation.
    pub from: (usize, usize),
    /// Row and column after the round; absent if the sprite was destroyed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<(usize, usize)>,
    /// The move that the sprite made.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(type = "Direction"))]
    pub moved: Option<&'static str>,
    /// The proposed move that a stop cancelled.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(type = "Direction"))]
    pub halted: Option<&'static str>,
    /// True if the sprite was created in the round.
    pub is_created: bool,
    /// True if the sprite was destroyed in the round.
    pub is_destroyed: bool,
    /// The commands that the sprite received, in order.
    pub given: Vec<Given>,
    /// A verdict on every rule that could apply, in the order of the project.
    pub rules: Vec<Verdict>,
}

/// The verdict on a view of a rule for a sprite.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[expect(missing_docs, reason = "the names say it")]
pub struct Verdict {
    /// The number of the rule in the project.
    pub rule: usize,
    #[cfg_attr(feature = "types", ts(type = "ViewName"))]
    pub view: &'static str,
    pub outcome: Outcome,
    /// The first square that failed, or the direction of the failed collision.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(type = "Offset"))]
    pub place: Option<&'static str>,
    /// The set that failed in the predicate of that square.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set: Option<FailedSet>,
    /// The number of the press rule that shadowed the rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<usize>,
}

/// The outcome of a rule for a sprite.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub enum Outcome {
    Fired,
    /// A square's predicate does not hold.
    Square,
    /// The event did not happen: its button was not pressed, no tile nearby changed, the sprite did not move
    /// in that direction, or it did not hit what the rule requires.
    Event,
    /// A press rule fired for the sprite, so its change rules did not run.
    Shadowed,
    Counter,
    /// The kind of the sprite was blocked.
    Blocked,
    Off,
    /// The limit of firings in a round was reached.
    Limit,
}

/// The part of a predicate that failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum FailedSet {
    /// The tile has nothing of Include.
    Include,
    /// The tile has a sprite of Include, but with another heading.
    Heading,
    /// The tile has a sprite of Include with a fitting heading, but on the original machine only the first
    /// one there is looked at, and does not fit.
    First,
    /// The tile has nothing of the second set of `Include` (the terms with `~`).
    Also,
    /// The tile has something of Exclude.
    Exclude,
    /// The tile is off the map.
    Map,
}

impl Look {
    /// Explains a tile and its sprites; `None` off the map.
    pub fn why(&self, row: usize, col: usize) -> Option<Why> {
        if row >= self.before.rows || col >= self.before.cols {
            return None;
        }
        let tile = self.before.tile(row, col);
        let mut numbers = self.standing_on(tile);
        let stood = self.before.on(tile).map(|(number, _)| number);
        let new = self.seen.created.iter().copied().filter(|&number| self.settled(number).tile == tile);
        for number in stood.chain(new) {
            if numbers.len() < MAX_TOLD && !numbers.contains(&number) {
                numbers.push(number);
            }
        }
        numbers.truncate(MAX_TOLD);
        let painted = self.seen.painted.iter().filter(|(_, there, _)| *there == tile).take(MAX_TOLD);
        let painted =
            painted.map(|&(by, _, kind)| self.given(by, tilery_tilecode::model::Command::Paint(kind)));
        let sprites: Vec<WhySprite> = numbers.iter().map(|&number| self.sprite(number)).collect();
        let concerns = |conflict: &Conflict| {
            let place = (conflict.row, conflict.col);
            match conflict.what {
                "move" => {
                    sprites.iter().any(|sprite| sprite.from == place && Some(sprite.kind) == conflict.kind)
                }
                _ => place == (row, col),
            }
        };
        let conflicts = self.conflicts().into_iter().filter(concerns).collect();
        let [background, becomes] =
            [&self.before, &self.after].map(|board| board.backgrounds[usize::from(tile)]);
        Some(Why { row, col, background, becomes, painted: painted.collect(), sprites, conflicts })
    }

    /// The sprites on a tile after the round, sorted by kind, the topmost first.
    fn standing_on(&self, tile: u16) -> Vec<u16> {
        let mut numbers: Vec<u16> = self.after.on(tile).map(|(number, _)| number).collect();
        numbers.sort_by_key(|&number| self.settled(number).kind);
        numbers
    }

    fn settled(&self, number: u16) -> &Piece {
        &self.seen.settled[usize::from(number)]
    }

    fn given(&self, by: usize, command: tilery_tilecode::model::Command) -> Given {
        Given { command: names::command(self.before.project().meaning(), command), by: self.firing(by) }
    }

    fn sprite(&self, number: u16) -> WhySprite {
        let piece = self.settled(number);
        let proposed = self.proposed(number);
        let is_destroyed = piece.flags & DESTROYED != 0;
        let given = self.seen.addressed.iter().filter(|(_, other, _)| *other == number).take(MAX_TOLD);
        WhySprite {
            kind: piece.kind,
            heading: Heading::ALL[usize::from(piece.heading)].name(),
            from: self.before.place(piece.tile),
            to: self.end(piece),
            moved: direction(piece.proposal),
            halted: direction(proposed).filter(|_| piece.proposal == STAY),
            is_created: piece.flags & CREATED != 0,
            is_destroyed,
            given: given.map(|&(by, _, command)| self.given(by, command)).collect(),
            rules: self.verdicts(number),
        }
    }

    /// The move that a sprite proposed before the smash step.
    fn proposed(&self, number: u16) -> u8 {
        let known = self.seen.proposed.get(usize::from(number));
        let is_late = self.settled(number).flags & LATE != 0;
        known.filter(|_| !is_late).map_or(STAY, |piece| piece.proposal)
    }

    fn verdicts(&self, number: u16) -> Vec<Verdict> {
        let piece = self.settled(number);
        let is_new = piece.flags & CREATED != 0;
        let mut verdicts = Vec::new();
        let mut views = (0..).zip(&self.before.project().program().views).peekable();
        for (n, rule) in self.before.project().meaning().rules.iter().enumerate() {
            let concerns = rule.centre().include.sprites >> piece.kind & 1 == 1 && rule.event != Event::Never;
            if rule.is_off {
                if concerns {
                    verdicts.push(verdict(n, View::Original, Outcome::Off));
                }
                continue;
            }
            while let Some((id, compiled)) = views.next_if(|(_, view)| view.rule == n) {
                let is_smash = matches!(compiled.event, Event::Smash(_));
                // Sprites created in this round only take part in collisions; sprites created in the smash
                // step do not even do that.
                if concerns && (!is_new || is_smash && piece.flags & LATE == 0) {
                    verdicts.push(self.verdict(number, id, n, compiled.seen));
                }
            }
        }
        verdicts
    }

    /// The verdict on a view for a sprite. Conditions are checked in the engine's order.
    fn verdict(&self, number: u16, id: u16, rule: usize, view: View) -> Verdict {
        if self.fired.contains(&(number, id)) {
            return verdict(rule, view, Outcome::Fired);
        }
        let piece = self.settled(number);
        if self.before.blocked >> piece.kind & 1 == 1 {
            return verdict(rule, view, Outcome::Blocked);
        }
        let compiled = self.compiled(id);
        let happened = match compiled.event {
            Event::Press(button) => self.round.buttons().has(button),
            Event::Tap => self.round == tap(self.before.place(piece.tile)),
            Event::Every(rounds) => (self.before.round + 1).is_multiple_of(rounds.into()),
            Event::Change => self.is_near_change(piece.tile),
            Event::Smash(dir) => self.proposed(number) == dir as u8,
            Event::Never => false,
        };
        if !happened {
            return verdict(rule, view, Outcome::Event);
        }
        if compiled.event == Event::Change && piece.flags & PRESSED != 0 {
            return Verdict { by: self.shadow(number), ..verdict(rule, view, Outcome::Shadowed) };
        }
        if !self.before.counts(compiled) {
            return verdict(rule, view, Outcome::Counter);
        }
        if let Some((place, set)) = self.failed(compiled, piece) {
            let place = Some(Offset::NAMES[place]);
            return Verdict { place, set: Some(set), ..verdict(rule, view, Outcome::Square) };
        }
        if let Some(Offset(dot)) = compiled.event.dot()
            && let Some((outcome, set)) = self.missed(compiled, number, piece)
        {
            let place = Some(Offset::NAMES[dot]);
            return Verdict { place, set: Some(set), ..verdict(rule, view, outcome) };
        }
        verdict(rule, view, Outcome::Limit)
    }

    /// True if a tile of the neighbourhood changed in the previous round.
    fn is_near_change(&self, tile: u16) -> bool {
        let stride = self.before.stride() as u16;
        let near = |n: u16| tile + n / 3 * stride + n % 3 - stride - 1;
        match self.before.change {
            Changed::All => true,
            Changed::None => false,
            Changed::Some => (0..9).any(|n| self.before.changed.has(near(n))),
        }
    }

    /// The press rule that fired first for a sprite.
    fn shadow(&self, number: u16) -> Option<usize> {
        let is_press = |id: u16| matches!(self.compiled(id).event, Event::Press(_) | Event::Tap);
        let mut fired = self.seen.fired.iter();
        let first = fired.find(|(id, centre)| centre.sprite == number && is_press(*id));
        first.map(|&(id, _)| self.compiled(id).rule)
    }

    /// The first square, in reading order, that does not match the view, and the set that failed.
    fn failed(&self, view: &Compiled, piece: &Piece) -> Option<(usize, FailedSet)> {
        (0..9).find_map(|place| {
            if place == Offset::CENTRE.0 && view.headings.0 >> piece.heading & 1 == 0 {
                return Some((place, FailedSet::Heading));
            }
            let test = view.full_test(place)?;
            let (row, col) = (place / 3 * self.before.stride(), place % 3);
            let there = usize::from(piece.tile) + row + col - self.before.stride() - 1;
            Some((place, self.fails(&test, there as u16)?))
        })
    }

    /// The condition of a smash rule on the tile or sprite hit that was not met.
    fn missed(&self, view: &Compiled, number: u16, piece: &Piece) -> Option<(Outcome, FailedSet)> {
        if view.full_dot & FULL_SPRITES == 0 {
            let there = self.before.step(piece.tile, usize::from(self.proposed(number)));
            let is_there = self.before.full(there) & view.full_dot != 0;
            return (!is_there).then_some((Outcome::Square, FailedSet::Include));
        }
        let met = self.seen.met.iter().filter(|(other, _)| *other == number);
        let met = met.fold(0, |all, (_, sprites)| all | sprites);
        if met & view.full_dot != 0 {
            None
        } else if met & any_heading(view.full_dot) & FULL_SPRITES != 0 {
            Some((Outcome::Event, FailedSet::Heading))
        } else {
            Some((Outcome::Event, FailedSet::Include))
        }
    }
}

fn verdict(rule: usize, view: View, outcome: Outcome) -> Verdict {
    Verdict { rule, view: view.name(), outcome, place: None, set: None, by: None }
}

/// The round that touches a tile.
fn tap((row, col): (usize, usize)) -> Round {
    Round::Tap(row as u8, col as u8)
}

fn direction(proposal: u8) -> Option<&'static str> {
    (proposal != STAY).then(|| tilery_tilecode::board::dir(usize::from(proposal)).name())
}

impl Look {
    /// The first set of a test that a tile fails, in the order of [`FullTest::matches`].
    fn fails(&self, test: &FullTest, tile: u16) -> Option<FailedSet> {
        let mask = self.before.full(tile);
        let mut sprites =
            self.before.on(tile).map(|(_, piece)| full_sprite(piece.kind, piece.heading.into()));
        if mask != 0 && !test.includes(mask) && sprites.any(|bit| bit & test.some != 0) {
            return Some(FailedSet::First);
        }
        fails(test, mask)
    }
}

/// The first set of a test that fails for a tile's mask.
fn fails(test: &FullTest, mask: Full) -> Option<FailedSet> {
    if mask == 0 {
        Some(FailedSet::Map)
    } else if !test.includes(mask) {
        let is_there = mask & any_heading(test.some) != 0;
        Some(if is_there { FailedSet::Heading } else { FailedSet::Include })
    } else if mask & test.also == 0 {
        Some(FailedSet::Also)
    } else {
        (mask & test.none != 0).then_some(FailedSet::Exclude)
    }
}

/// Extends bits of sprites to any heading of the same kinds.
fn any_heading(bits: Full) -> Full {
    bits | full(kinds(bits), Headings::ANY)
}
