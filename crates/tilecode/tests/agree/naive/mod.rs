//! A second interpreter, written from the rules page alone, for clarity rather than speed. It keeps only the
//! state that the page names, and searches the whole map each time.

pub mod random;

use std::collections::{BTreeMap, BTreeSet};

use tilery_kit::{Dir, Rng};
use tilery_tilecode::check::Meaning;
use tilery_tilecode::model::{Button, Command, Event, Facing, Heading, Offset, Predicate, Rule};
use tilery_tilecode::{MAX_FIRINGS, Round};

/// A tile: row and column from 0; it may be off the map.
pub type Tile = (i32, i32);

#[derive(Debug, Clone)]
struct Sprite {
    kind: u8,
    tile: Tile,
    heading: Heading,
    /// Its last move, and its last horizontal move.
    looks: (Option<Dir>, Option<Dir>),
}

/// A sprite that existed at the start of the round, or one created in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Id {
    Old(usize),
    New(usize),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Playing,
    Won,
    Lost,
}

/// The state between two rounds. Sprites are ordered from the oldest.
#[derive(Debug, Clone)]
pub struct Naive<'a> {
    meaning: &'a Meaning,
    level: usize,
    round: u32,
    score: i64,
    counters: Vec<i64>,
    messages: Vec<u8>,
    map: Vec<Vec<u8>>,
    sprites: Vec<Sprite>,
    /// `None` means all tiles.
    changed: Option<BTreeSet<Tile>>,
    blocked: BTreeSet<u8>,
    outcome: Outcome,
    rng: Rng,
    /// A trace of the last round.
    pub seen: Seen,
}

/// A trace of a round, for tests of explanations.
#[derive(Debug, Clone, Default)]
pub struct Seen {
    /// The views that fired, each with its sprite, tile and kind; a rule of a tile has no sprite.
    pub fired: Vec<(Rule, Option<Id>, Tile, Option<u8>)>,
    /// The moves that were proposed before the smash step.
    pub proposed: BTreeMap<Id, Dir>,
    /// The kinds that sprites collided with, with their proposed headings.
    pub met: BTreeMap<Id, Vec<(u8, Heading)>>,
    /// The number of random decisions.
    pub draws: usize,
}

/// A sprite created this round.
#[derive(Debug, Clone, Copy)]
struct Created {
    kind: u8,
    tile: Tile,
    is_late: bool,
}

/// The commands of a round by their targets.
#[derive(Debug, Default)]
struct Log {
    moves: BTreeMap<Id, Vec<Dir>>,
    stops: BTreeSet<Id>,
    destroyed: BTreeSet<Id>,
    created: Vec<Created>,
    paints: BTreeMap<Tile, Vec<u8>>,
    score: i64,
    added: BTreeMap<u8, i64>,
    messages: Vec<u8>,
    wins: bool,
    loses: bool,
    restarts: bool,
    exits: Vec<u8>,
    blocked: BTreeSet<u8>,
    firings: u32,
}

const PLACES: [(i32, i32); 9] =
    [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 0), (0, 1), (1, -1), (1, 0), (1, 1)];
/// The tiles of the rows C N E S W NE SE SW NW.
const ROWS: [(i32, i32); 9] = [(0, 0), (-1, 0), (0, 1), (1, 0), (0, -1), (-1, 1), (1, 1), (1, -1), (-1, -1)];

fn plus(a: Tile, b: (i32, i32)) -> Tile {
    (a.0 + b.0, a.1 + b.1)
}

/// The rule and its distinct derived rules.
fn views(rule: &Rule) -> Vec<Rule> {
    // Flip horizontally, vertically, rotate clockwise, by 180 degrees, counter-clockwise.
    let turns: [fn(Tile) -> Tile; 5] =
        [|(r, c)| (r, -c), |(r, c)| (-r, c), |(r, c)| (c, -r), |(r, c)| (-r, -c), |(r, c)| (-c, r)];
    let mut all = vec![rule.clone()];
    for (n, turn) in turns.into_iter().enumerate() {
        if rule.views.0 & (1 << n) == 0 {
            continue;
        }
        let turn_dir = |dir: Dir| *Dir::ALL.iter().find(|other| other.delta() == turn(dir.delta())).unwrap();
        let mut derived = rule.clone();
        derived.event = match rule.event {
            Event::Press(Button::Arrow(dir)) => Event::Press(Button::Arrow(turn_dir(dir))),
            Event::Smash(dir) => Event::Smash(turn_dir(dir)),
            event => event,
        };
        for (from, place) in PLACES.iter().enumerate() {
            let to = PLACES.iter().position(|other| *other == turn(*place)).unwrap();
            derived.when[to] = rule.when[from];
            let headings = rule.when[from].headings.0;
            derived.when[to].headings.0 = headings & 0b1_0000;
            for dir in Dir::ALL {
                if headings & (1 << dir as u8) != 0 {
                    derived.when[to].headings.0 |= 1 << turn_dir(dir) as u8;
                }
            }
        }
        for (from, place) in ROWS.iter().enumerate() {
            let to = ROWS.iter().position(|other| *other == turn(*place)).unwrap();
            derived.rows[to] = rule.rows[from].clone();
            for command in &mut derived.rows[to] {
                if let Command::Move(dir) = command {
                    *dir = turn_dir(*dir);
                }
            }
        }
        if !all.contains(&derived) {
            all.push(derived);
        }
    }
    all
}

impl<'a> Naive<'a> {
    pub fn new(meaning: &'a Meaning, rng: Rng) -> Self {
        let mut naive = Self {
            meaning,
            level: 0,
            round: 0,
            score: 0,
            counters: meaning.counters.iter().map(|counter| counter.start.into()).collect(),
            messages: Vec::new(),
            map: Vec::new(),
            sprites: Vec::new(),
            changed: None,
            blocked: BTreeSet::new(),
            outcome: Outcome::Playing,
            rng,
            seen: Seen::default(),
        };
        naive.begin(0);
        naive
    }

    fn begin(&mut self, n: usize) {
        let level = &self.meaning.levels[n];
        self.level = n;
        self.round = 0;
        self.map = level.backgrounds.chunks(level.cols).map(<[u8]>::to_vec).collect();
        self.sprites = level
            .sprites
            .iter()
            .map(|&(kind, row, col)| Sprite {
                kind,
                tile: (row.into(), col.into()),
                heading: Heading::Resting,
                looks: (None, None),
            })
            .collect();
        self.changed = None;
        self.blocked.clear();
    }

    /// True if a level has just begun.
    pub fn has_begun_level(&self) -> bool {
        self.round == 0
    }

    pub fn is_over(&self) -> bool {
        self.outcome != Outcome::Playing
    }

    fn is_on_map(&self, (row, col): Tile) -> bool {
        (0..self.map.len() as i32).contains(&row) && (0..self.map[0].len() as i32).contains(&col)
    }

    fn tiles(&self) -> Vec<Tile> {
        let (rows, cols) = (self.map.len() as i32, self.map[0].len() as i32);
        (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col))).collect()
    }

    fn background(&self, (row, col): Tile) -> u8 {
        self.map[row as usize][col as usize]
    }

    /// All sprites, by reading order and then by age.
    fn in_order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.sprites.len()).collect();
        order.sort_by_key(|&n| (self.sprites[n].tile, n));
        order
    }

    /// The views of all rules that are not off, in the order in which they run.
    fn rules(&self) -> Vec<Vec<Rule>> {
        self.meaning.rules.iter().filter(|rule| !rule.is_off).map(views).collect()
    }

    /// True if a tile has a background or a sprite (with such a heading) of these kinds.
    fn has(&self, tile: Tile, kinds: tilery_tilecode::model::Kinds, headings: u8) -> bool {
        kinds.backgrounds & (1 << self.background(tile)) != 0
            || self.sprites.iter().any(|sprite| {
                sprite.tile == tile
                    && kinds.sprites & (1 << sprite.kind) != 0
                    && headings & (1 << sprite.heading.index()) != 0
            })
    }

    /// True if the conditions of a view hold around a tile. `centre` is the heading of the centre sprite, the
    /// only sprite that counts for the include set of the centre. `dot` is the tile whose include set is
    /// tested elsewhere.
    fn holds(&self, view: &Rule, tile: Tile, centre: Option<Heading>, dot: Option<(i32, i32)>) -> bool {
        PLACES.iter().zip(&view.when).all(|(place, predicate)| {
            let Predicate { include, headings, also, exclude } = *predicate;
            if predicate.is_empty() {
                return true;
            }
            let there = plus(tile, *place);
            if !self.is_on_map(there) {
                return false;
            }
            let includes = match centre {
                Some(heading) if *place == (0, 0) => headings.hold(heading),
                _ if include.is_empty() || dot == Some(*place) => true,
                _ => self.has(there, include, headings.0),
            };
            includes
                && (also.is_empty() || self.has(there, also, 0b1_1111))
                && !self.has(there, exclude, 0b1_1111)
        })
    }

    pub fn play(&mut self, round: Round) {
        assert!(!self.is_over());
        if !self.messages.is_empty() {
            self.messages.remove(0);
            return;
        }
        let rules = self.rules();
        let mut log = Log::default();
        self.seen = Seen::default();
        self.never(&rules, &mut log);
        let pressed = self.press(&rules, round, &mut log);
        self.change(&rules, &pressed, &mut log);
        self.every(&rules, &mut log);
        let mut proposals = self.keep_moves(&log, false);
        self.seen.proposed = proposals.clone();
        let halted = self.smash(&rules, &mut proposals, &mut log);
        self.execute(log, &proposals, &halted);
    }

    fn never(&self, rules: &[Vec<Rule>], log: &mut Log) {
        for views in rules.iter().filter(|views| views[0].event == Event::Never) {
            let is_seen = self
                .tiles()
                .into_iter()
                .any(|tile| views.iter().any(|view| self.holds(view, tile, None, None)));
            if !is_seen && self.counts(&views[0]) {
                for command in views[0].rows.iter().flatten() {
                    for_game(*command, log);
                }
            }
        }
    }

    /// True if the counters satisfy a rule.
    fn counts(&self, rule: &Rule) -> bool {
        rule.asks.iter().all(|ask| {
            let n = self.counters[usize::from(ask.counter)];
            ask.least.is_none_or(|least| n >= least.into()) && ask.most.is_none_or(|most| n <= most.into())
        })
    }

    fn press(&mut self, rules: &[Vec<Rule>], round: Round, log: &mut Log) -> BTreeSet<usize> {
        let mut fired = BTreeSet::new();
        for n in self.in_order() {
            let tile = self.sprites[n].tile;
            for view in rules.iter().flatten() {
                if happens(view.event, round, tile)
                    && self.runs_for(view, n)
                    && self.fire(view, Some(Id::Old(n)), tile, None, false, log)
                {
                    fired.insert(n);
                }
            }
        }
        if let Round::Tap(row, col) = round {
            let tile = (row.into(), col.into());
            for view in rules.iter().flatten() {
                let is_of_tile = view.event == Event::Tap && view.when[4].include.sprites == 0;
                if is_of_tile && self.holds(view, tile, None, None) {
                    self.fire(view, None, tile, None, false, log);
                }
            }
        }
        fired
    }

    fn every(&mut self, rules: &[Vec<Rule>], log: &mut Log) {
        for n in self.in_order() {
            for view in rules.iter().flatten() {
                let is_due = matches!(view.event, Event::Every(rounds) if (self.round + 1).is_multiple_of(rounds.into()));
                if is_due && self.runs_for(view, n) {
                    self.fire(view, Some(Id::Old(n)), self.sprites[n].tile, None, false, log);
                }
            }
        }
    }

    /// True if a press, tap, change or every rule applies to a sprite.
    fn runs_for(&self, view: &Rule, n: usize) -> bool {
        let Sprite { kind, tile, heading, .. } = self.sprites[n];
        view.when[4].include.sprites & (1 << kind) != 0
            && !self.blocked.contains(&kind)
            && self.holds(view, tile, Some(heading), None)
    }

    fn change(&mut self, rules: &[Vec<Rule>], pressed: &BTreeSet<usize>, log: &mut Log) {
        for n in self.in_order() {
            let tile = self.sprites[n].tile;
            let is_changed = match &self.changed {
                None => true,
                Some(changed) => PLACES.iter().any(|place| changed.contains(&plus(tile, *place))),
            };
            if pressed.contains(&n) || !is_changed {
                continue;
            }
            for view in rules.iter().flatten().filter(|view| view.event == Event::Change) {
                if self.runs_for(view, n) {
                    self.fire(view, Some(Id::Old(n)), tile, None, false, log);
                }
            }
        }
    }

    fn tile_of(&self, id: Id, log: &Log) -> Tile {
        match id {
            Id::Old(n) => self.sprites[n].tile,
            Id::New(n) => log.created[n].tile,
        }
    }

    fn kind_of(&self, id: Id, log: &Log) -> u8 {
        match id {
            Id::Old(n) => self.sprites[n].kind,
            Id::New(n) => log.created[n].kind,
        }
    }

    /// Issues the commands of a view around a tile, which may have a centre sprite. Returns false if a
    /// condition on counters fails or the limit of firings is reached.
    fn fire(
        &mut self,
        view: &Rule,
        centre: Option<Id>,
        at: Tile,
        hit: Option<Id>,
        is_smash: bool,
        log: &mut Log,
    ) -> bool {
        if !self.counts(view) || log.firings == MAX_FIRINGS {
            return false;
        }
        log.firings += 1;
        let kind = centre.map(|centre| self.kind_of(centre, log));
        self.seen.fired.push((view.clone(), centre, at, kind));
        for (n, commands) in view.rows.iter().enumerate() {
            // The row `game` has no tile, and only game commands.
            let place = ROWS.get(n).copied();
            let mut tile = place.map(|place| plus(at, place));
            let mut sprite = place.and_then(|place| self.witness(view, place, at, centre, hit));
            for command in commands {
                match *command {
                    Command::Move(dir) => {
                        if let Some(id) = sprite {
                            log.moves.entry(id).or_default().push(dir);
                        }
                    }
                    Command::Stop => {
                        log.stops.extend(sprite);
                    }
                    Command::Destroy => {
                        log.destroyed.extend(sprite);
                    }
                    Command::Create(kind) => {
                        let there = tile.filter(|tile| self.is_on_map(*tile));
                        let tiles = self.map.len() * self.map[0].len();
                        let most = if self.meaning.is_second { 16_384.min(64 * tiles) } else { 16_384 };
                        let has_room = self.sprites.len() + log.created.len() < most;
                        sprite = there.filter(|_| has_room).map(|tile| {
                            log.created.push(Created { kind, tile, is_late: is_smash });
                            Id::New(log.created.len() - 1)
                        });
                    }
                    Command::Paint(kind) => {
                        if let Some(tile) = tile.filter(|tile| self.is_on_map(*tile)) {
                            log.paints.entry(tile).or_default().push(kind);
                        }
                    }
                    Command::Also => sprite = place.and_then(|place| self.other(view, place, at)),
                    Command::Portal(kind) => {
                        sprite = None;
                        let free: Vec<Tile> =
                            self.tiles().into_iter().filter(|&t| self.is_free(t, kind, log)).collect();
                        match free.len() {
                            0 => break,
                            1 => tile = Some(free[0]),
                            n => tile = Some(free[self.draw(n)]),
                        }
                    }
                    command => for_game(command, log),
                }
            }
        }
        true
    }

    fn draw(&mut self, n: usize) -> usize {
        self.seen.draws += 1;
        self.rng.below(n as u32) as usize
    }

    fn is_free(&self, tile: Tile, kind: u8, log: &Log) -> bool {
        self.background(tile) == kind
            && !self.sprites.iter().any(|sprite| sprite.tile == tile)
            && !log.created.iter().any(|created| created.tile == tile)
    }

    /// The first sprite of Include' on a tile, by kind and age.
    fn other(&self, view: &Rule, place: (i32, i32), at: Tile) -> Option<Id> {
        let index = PLACES.iter().position(|other| *other == place).unwrap();
        let kinds = view.when[index].also.sprites;
        let there = (0..self.sprites.len())
            .filter(|&n| self.sprites[n].tile == plus(at, place) && kinds & (1 << self.sprites[n].kind) != 0);
        there.min_by_key(|&n| (self.sprites[n].kind, n)).map(Id::Old)
    }

    fn witness(
        &self,
        view: &Rule,
        place: (i32, i32),
        at: Tile,
        centre: Option<Id>,
        hit: Option<Id>,
    ) -> Option<Id> {
        if place == (0, 0) {
            return centre;
        }
        if matches!(view.event, Event::Smash(dir) if dir.delta() == place) {
            return hit;
        }
        let index = PLACES.iter().position(|other| *other == place).unwrap();
        let Predicate { include, headings, .. } = view.when[index];
        if include.sprites == 0 || include.backgrounds != 0 {
            return None;
        }
        let tile = plus(at, place);
        let there = (0..self.sprites.len()).filter(|&n| {
            let Sprite { kind, tile: on, heading, .. } = self.sprites[n];
            on == tile && include.sprites & (1 << kind) != 0 && headings.hold(heading)
        });
        there.min_by_key(|&n| (self.sprites[n].kind, n)).map(Id::Old)
    }

    /// The sort key of a sprite: reading order; on a tile, existing sprites by age, then new sprites by kind
    /// and order of creation.
    fn place_in_order(&self, id: Id, log: &Log) -> (Tile, bool, u8, Id) {
        match id {
            Id::Old(_) => (self.tile_of(id, log), false, 0, id),
            Id::New(_) => (self.tile_of(id, log), true, self.kind_of(id, log), id),
        }
    }

    /// Chooses one move for each sprite uniformly, and drops moves off the map. `late` selects the sprites
    /// created in the smash step.
    fn keep_moves(&mut self, log: &Log, late: bool) -> BTreeMap<Id, Dir> {
        let is_late = |id: Id| matches!(id, Id::New(n) if log.created[n].is_late);
        let mut ids: Vec<Id> = log.moves.keys().copied().filter(|&id| is_late(id) == late).collect();
        ids.sort_by_key(|&id| self.place_in_order(id, log));
        let mut proposals = BTreeMap::new();
        for id in ids {
            if late && log.stops.contains(&id) {
                continue;
            }
            let moves = &log.moves[&id];
            let has_conflict = moves.iter().any(|dir| *dir != moves[0]);
            let kept = if has_conflict { moves[self.draw(moves.len())] } else { moves[0] };
            if self.is_on_map(plus(self.tile_of(id, log), kept.delta())) {
                proposals.insert(id, kept);
            }
        }
        proposals
    }

    /// Returns the tiles on which a stop cancelled a proposal.
    fn smash(
        &mut self,
        rules: &[Vec<Rule>],
        proposals: &mut BTreeMap<Id, Dir>,
        log: &mut Log,
    ) -> BTreeSet<Tile> {
        let mut halted = BTreeSet::new();
        let mut fired: BTreeSet<(Id, (usize, usize), Option<Id>)> = BTreeSet::new();
        let on_time: Vec<Id> =
            (0..self.sprites.len()).map(Id::Old).chain((0..log.created.len()).map(Id::New)).collect();
        loop {
            let mut has_fired = false;
            let mut all = on_time.clone();
            all.sort_by_key(|&id| self.place_in_order(id, log));
            for &a in &all {
                let Some(&dir) = proposals.get(&a) else { continue };
                let kind = self.kind_of(a, log);
                if self.blocked.contains(&kind) {
                    continue;
                }
                let from = self.tile_of(a, log);
                let target = plus(from, dir.delta());
                let heading = match a {
                    Id::Old(n) => self.sprites[n].heading,
                    Id::New(_) => Heading::Resting,
                };
                let hits: Vec<(Id, Heading)> = all
                    .iter()
                    .filter_map(|&b| {
                        let proposed = proposals.get(&b).copied();
                        let on = self.tile_of(b, log);
                        let collides = if b == a || on == from {
                            false
                        } else if on == target {
                            proposed.is_none_or(|other| other == dir.opposite())
                        } else {
                            proposed.is_some_and(|other| plus(on, other.delta()) == target)
                        };
                        collides.then(|| (b, proposed.map_or(Heading::Resting, Heading::Moving)))
                    })
                    .collect();
                let met: Vec<_> = hits.iter().map(|&(b, heading)| (self.kind_of(b, log), heading)).collect();
                self.seen.met.entry(a).or_default().extend(met);
                for (r, views) in rules.iter().enumerate() {
                    for (v, view) in views.iter().enumerate() {
                        if view.event != Event::Smash(dir)
                            || view.when[4].include.sprites & (1 << kind) == 0
                            || !self.holds(view, from, Some(heading), Some(dir.delta()))
                        {
                            continue;
                        }
                        let place = PLACES.iter().position(|place| *place == dir.delta()).unwrap();
                        let Predicate { include, headings, .. } = view.when[place];
                        if include.sprites == 0 {
                            let is_hit = include.backgrounds & (1 << self.background(target)) != 0;
                            if is_hit && fired.insert((a, (r, v), None)) {
                                has_fired |= self.fire(view, Some(a), from, None, true, log);
                            }
                            continue;
                        }
                        for &(b, proposed) in &hits {
                            if include.sprites & (1 << self.kind_of(b, log)) != 0
                                && headings.hold(proposed)
                                && fired.insert((a, (r, v), Some(b)))
                            {
                                has_fired |= self.fire(view, Some(a), from, Some(b), true, log);
                            }
                        }
                    }
                }
            }
            for id in log.stops.clone() {
                if on_time.contains(&id) && proposals.remove(&id).is_some() {
                    halted.insert(self.tile_of(id, log));
                }
            }
            if !has_fired {
                break;
            }
        }
        let late = self.keep_moves(log, true);
        proposals.extend(late);
        halted
    }

    fn execute(&mut self, log: Log, proposals: &BTreeMap<Id, Dir>, halted: &BTreeSet<Tile>) {
        let mut changed = halted.clone();
        // Choose one of several paints.
        let mut paints = Vec::new();
        for (tile, kinds) in &log.paints {
            let has_conflict = kinds.iter().any(|kind| *kind != kinds[0]);
            let n = if has_conflict { self.draw(kinds.len()) } else { 0 };
            paints.push((*tile, kinds[n]));
        }
        // Created sprites appear row by row, then by kind.
        let mut ids: Vec<Id> = (0..self.sprites.len()).map(Id::Old).collect();
        let mut created: Vec<Id> = (0..log.created.len()).map(Id::New).collect();
        created.sort_by_key(|&id| self.place_in_order(id, &log));
        for &id in &created {
            changed.insert(self.tile_of(id, &log));
        }
        ids.extend(&created);
        let mut sprites = Vec::new();
        for id in ids {
            let mut sprite = Sprite {
                kind: self.kind_of(id, &log),
                tile: self.tile_of(id, &log),
                heading: Heading::Resting,
                looks: if let Id::Old(n) = id { self.sprites[n].looks } else { (None, None) },
            };
            let has_moved = matches!(id, Id::Old(n) if self.sprites[n].heading != Heading::Resting);
            match proposals.get(&id) {
                Some(dir) => {
                    changed.insert(sprite.tile);
                    sprite.tile = plus(sprite.tile, dir.delta());
                    sprite.heading = Heading::Moving(*dir);
                    sprite.looks.0 = Some(*dir);
                    if matches!(dir, Dir::Left | Dir::Right) {
                        sprite.looks.1 = Some(*dir);
                    }
                    changed.insert(sprite.tile);
                }
                None if has_moved => {
                    changed.insert(sprite.tile);
                }
                None => {}
            }
            if log.destroyed.contains(&id) {
                changed.insert(sprite.tile);
            } else {
                sprites.push(sprite);
            }
        }
        self.sprites = sprites;
        for (tile, kind) in paints {
            if self.background(tile) != kind {
                self.map[tile.0 as usize][tile.1 as usize] = kind;
                changed.insert(tile);
            }
        }
        self.score = (self.score + log.score).clamp(-1_000_000_000, 1_000_000_000);
        for (counter, n) in log.added {
            let counter = &mut self.counters[usize::from(counter)];
            *counter = (*counter + n).clamp(-1_000_000_000, 1_000_000_000);
        }
        self.messages = log.messages;
        self.changed = Some(changed);
        self.blocked = log.blocked;
        self.round += 1;
        if log.loses {
            self.outcome = Outcome::Lost;
        } else if log.wins && self.level + 1 == self.meaning.levels.len() {
            self.outcome = Outcome::Won;
        } else if log.wins {
            self.begin(self.level + 1);
        } else if log.restarts {
            self.begin(self.level);
        } else if let Some(level) =
            log.exits.iter().find(|level| usize::from(**level) < self.meaning.levels.len())
        {
            self.begin(usize::from(*level));
        }
    }

    /// The verdicts on all views of rules that could apply to sprite `n` (0 is the oldest) in a round of this
    /// state with the trace `seen`: the rule's number, and the outcome with the failed square and set.
    pub fn verdicts(&self, n: usize, round: Round, seen: &Seen) -> Vec<(usize, String)> {
        let Sprite { kind, tile, heading, .. } = self.sprites[n];
        let pressed = seen.fired.iter().find(|(view, id, ..)| *id == Some(Id::Old(n)) && is_press(view));
        let mut all = Vec::new();
        for (number, rule) in self.meaning.rules.iter().enumerate() {
            if rule.event == Event::Never || rule.when[4].include.sprites & (1 << kind) == 0 {
                continue;
            }
            if rule.is_off {
                all.push((number, "off".to_owned()));
                continue;
            }
            for view in views(rule) {
                let dir = match view.event {
                    Event::Smash(dir) => Some(dir),
                    _ => None,
                };
                let happens = match view.event {
                    Event::Press(_) | Event::Tap => happens(view.event, round, tile),
                    Event::Every(rounds) => (self.round + 1).is_multiple_of(rounds.into()),
                    Event::Change => self.changed.as_ref().is_none_or(|changed| {
                        PLACES.iter().any(|place| changed.contains(&plus(tile, *place)))
                    }),
                    Event::Smash(dir) => seen.proposed.get(&Id::Old(n)) == Some(&dir),
                    Event::Never => false,
                };
                // Equal rules fire together, so it makes no difference which of them is found.
                let word =
                    if seen.fired.iter().any(|(other, id, ..)| *id == Some(Id::Old(n)) && *other == view) {
                        "fired".to_owned()
                    } else if self.blocked.contains(&kind) {
                        "blocked".to_owned()
                    } else if !happens {
                        "event".to_owned()
                    } else if let (Event::Change, Some((by, ..))) = (view.event, pressed) {
                        format!("shadowed by {}", self.number_of(by))
                    } else if !self.counts(&view) {
                        "counter".to_owned()
                    } else if let Some(failed) = self.fails(&view, tile, heading, dir.map(|dir| dir.delta()))
                    {
                        format!("square {failed}")
                    } else if let Some(dir) = dir {
                        self.misses(&view, tile, dir, seen.met.get(&Id::Old(n)))
                    } else {
                        "limit".to_owned()
                    };
                all.push((number, word));
            }
        }
        all
    }

    /// The number of the first rule that has a view.
    fn number_of(&self, view: &Rule) -> usize {
        let is_it = |rule: &Rule| !rule.is_off && views(rule).contains(view);
        self.meaning.rules.iter().position(is_it).unwrap()
    }

    fn fails(&self, view: &Rule, tile: Tile, centre: Heading, dot: Option<(i32, i32)>) -> Option<String> {
        PLACES.iter().zip(&view.when).zip(Offset::NAMES).find_map(|((place, predicate), name)| {
            let Predicate { include, headings, also, exclude } = *predicate;
            let there = plus(tile, *place);
            let is_centre = *place == (0, 0);
            let own = include.is_empty() || is_centre || dot == Some(*place);
            let set = if is_centre && !headings.hold(centre) {
                "heading"
            } else if predicate.is_empty() || own && also.is_empty() && exclude.is_empty() {
                return None;
            } else if !self.is_on_map(there) {
                "map"
            } else if !own && !self.has(there, include, headings.0) {
                if self.has(there, include, 0b1_1111) { "heading" } else { "include" }
            } else if !also.is_empty() && !self.has(there, also, 0b1_1111) {
                "also"
            } else if self.has(there, exclude, 0b1_1111) {
                "exclude"
            } else {
                return None;
            };
            Some(format!("{name} {set}"))
        })
    }

    fn misses(&self, view: &Rule, tile: Tile, dir: Dir, met: Option<&Vec<(u8, Heading)>>) -> String {
        let name = Offset::NAMES[Offset::towards(dir).0];
        let Predicate { include, headings, .. } = view.when[Offset::towards(dir).0];
        if include.sprites == 0 {
            let is_there = include.backgrounds & (1 << self.background(plus(tile, dir.delta()))) != 0;
            return if is_there { "limit".to_owned() } else { format!("square {name} include") };
        }
        let met = met.into_iter().flatten().filter(|(kind, _)| include.sprites & (1 << kind) != 0);
        let met: Vec<Heading> = met.map(|(_, heading)| *heading).collect();
        if met.iter().any(|heading| headings.hold(*heading)) {
            "limit".to_owned()
        } else if met.is_empty() {
            format!("event {name} include")
        } else {
            format!("event {name} heading")
        }
    }

    pub fn count(&self) -> usize {
        self.sprites.len()
    }

    /// The kind and the tile of a sprite, counted from the oldest.
    pub fn sprite(&self, n: usize) -> (u8, Tile) {
        (self.sprites[n].kind, self.sprites[n].tile)
    }

    /// The kind, the tile and the heading of a sprite.
    pub fn sprite_now(&self, n: usize) -> (u8, Tile, &'static str) {
        (self.sprites[n].kind, self.sprites[n].tile, self.sprites[n].heading.name())
    }

    /// The `state` block.
    pub fn print(&self) -> String {
        let mut out =
            format!("\nstate\nlevel {}\nround {}\nscore {}\n", self.level + 1, self.round, self.score);
        for (counter, n) in self.meaning.counters.iter().zip(&self.counters) {
            out += &format!("counter {} {n}\n", counter.name);
        }
        out += "map\n";
        for row in &self.map {
            let letters: String =
                row.iter().map(|&kind| self.meaning.backgrounds[usize::from(kind)].letter).collect();
            out += &format!("  {letters}\n");
        }
        for Sprite { kind, tile, heading, looks } in &self.sprites {
            let kind = &self.meaning.sprites[usize::from(*kind)];
            out += &format!("sprite {} {} {} {}", kind.name, tile.0 + 1, tile.1 + 1, heading.name());
            let (last, side) = *looks;
            let facing = match kind.style.facing {
                Facing::Same => None,
                Facing::Turn | Facing::Four => last,
                Facing::Flip => side.filter(|side| *side == Dir::Left),
            };
            if let Some(facing) = facing.filter(|facing| *heading != Heading::Moving(*facing)) {
                out += &format!(" {}", facing.name());
            }
            out += "\n";
        }
        match &self.changed {
            None => out += "changed all\n",
            Some(changed) if !changed.is_empty() => {
                let tiles: Vec<String> =
                    changed.iter().map(|(row, col)| format!("{},{}", row + 1, col + 1)).collect();
                out += &format!("changed {}\n", tiles.join(" "));
            }
            Some(_) => {}
        }
        if !self.blocked.is_empty() {
            let names: Vec<&str> = self
                .blocked
                .iter()
                .map(|&kind| self.meaning.sprites[usize::from(kind)].name.as_str())
                .collect();
            out += &format!("blocked {}\n", names.join(" "));
        }
        if !self.messages.is_empty() {
            let names = self.messages.iter().map(|&n| self.meaning.messages[usize::from(n)].name.as_str());
            out += &format!("message {}\n", names.collect::<Vec<_>>().join(" "));
        }
        match self.outcome {
            Outcome::Playing => {}
            Outcome::Won => out += "status won\n",
            Outcome::Lost => out += "status lost\n",
        }
        out + &format!("chance {}\n", self.rng)
    }
}

fn is_press(view: &Rule) -> bool {
    matches!(view.event, Event::Press(_) | Event::Tap)
}

/// True if a press or tap event happens in a round, for a sprite on a tile.
fn happens(event: Event, round: Round, tile: Tile) -> bool {
    match (event, round) {
        (Event::Press(button), Round::Held(buttons)) => buttons.has(button),
        (Event::Tap, Round::Tap(row, col)) => tile == (row.into(), col.into()),
        _ => false,
    }
}

fn for_game(command: Command, log: &mut Log) {
    match command {
        Command::Score(points) => log.score += i64::from(points),
        Command::Win => log.wins = true,
        Command::Lose => log.loses = true,
        Command::Block(kind) => {
            log.blocked.insert(kind);
        }
        Command::Add(counter, n) => *log.added.entry(counter).or_default() += i64::from(n),
        Command::Message(message) if !log.messages.contains(&message) => log.messages.push(message),
        Command::Restart => log.restarts = true,
        Command::Exit(level) => log.exits.push(level),
        // A sound changes nothing.
        _ => {}
    }
}
