//! The rules of a project, as text.

pub mod names;
pub mod native;

use tilery_kit::Dir;

use crate::game::{BACK, END, Game, OVER, RESTART, WON, buttons};
use crate::stage::meets;
use crate::tile::{Does, SPRITES, Tile, Tiles, World};
use crate::written::{ACTION, BUTTONS};

/// The lowest value of the counter `way` after two buttons were pressed in one round.
const TWO: usize = BUTTONS + 1;

/// The condition that ends a step.
#[derive(Debug)]
pub enum Goal {
    None,
    /// The turn reaches the last step only if the goal is met.
    Reached,
    /// No tile meets these conditions.
    Nowhere(Tiles),
}

/// The rules of a project.
#[derive(Debug, Default)]
pub struct Script {
    /// The names of backgrounds.
    pub grounds: Vec<String>,
    /// The names of sprites: objects, marks, the clock, and the signal that a rule has fired.
    pub sprites: Vec<String>,
    pub rules: Vec<String>,
    clock: String,
    fresh: String,
    ends: Vec<usize>,
}

/// The conditions of a rule on counters.
fn on_counters(step: &str, button: Option<usize>) -> String {
    match button {
        Some(button) => format!("{step} way={}", button + 1),
        None => format!("{step} way<={BUTTONS}"),
    }
}

fn at(step: usize) -> String {
    format!("step={step}")
}

fn add(from: usize, to: usize) -> String {
    format!("add:step:{}", to as i32 - from as i32)
}

impl Script {
    /// Names the kinds, and writes the rules that begin a turn.
    pub fn begin(&mut self, game: &Game<'_>, world: &World, has_fresh: bool) {
        names::give(self, game.source, world, has_fresh);
        let extra = world.clock();
        self.clock = self.sprites.get(extra).cloned().unwrap_or_default();
        self.fresh = self.sprites.get(extra + 1).cloned().unwrap_or_default();
        for button in buttons(game.source.has_action) {
            let pressed = if button == ACTION { "a" } else { Dir::ALL[button].name() };
            let adds = format!("add:step:1 add:way:{}", button + 1);
            self.push(
                &format!("press:{pressed}"),
                &[("C", format!("+{}", self.clock))],
                &at(0),
                "game",
                &adds,
            );
        }
        for (layer, mark) in world.marks.iter().enumerate() {
            let players = world.kinds_of(game.players & world.layers[layer]);
            let Some(mark) = mark.filter(|_| players != 0) else { continue };
            let creates = format!("create:{}", self.sprites[mark]);
            let events = ["press:right all-four", "press:a"];
            let with = game.source.pair().map_or(0, |pair| world.kinds_of(pair) & !players);
            let terms = format!("{} {}", self.terms('+', players), self.terms('~', with));
            for event in events.iter().take(if game.source.has_action { 2 } else { 1 }) {
                self.push(event, &[("C", terms.trim_end().to_owned())], &at(0), "C", &creates);
            }
        }
        // If the action button and an arrow are pressed together, the arrow counts.
        self.clock(&format!("way>={TWO}"), &format!("add:step:-1 add:way:-{BUTTONS}"));
    }

    /// Writes a rule with one row of commands.
    fn push(&mut self, event: &str, when: &[(&str, String)], game: &str, row: &str, commands: &str) {
        let whole = [("game", game.to_owned())];
        let when: Vec<_> = when.iter().chain(&whole).cloned().collect();
        self.write(event, &when, &[(row, commands.to_owned())]);
    }

    /// Writes a rule with its conditions and commands by place, unless it exists already.
    fn write(&mut self, event: &str, when: &[(&str, String)], commands: &[(&str, String)]) {
        let mut text = format!("rule {event}\n");
        for (word, lines) in [("when", when), ("do", commands)] {
            for (place, terms) in lines.iter().filter(|(_, terms)| !terms.is_empty()) {
                text += &format!("{word} {place} {terms}\n");
            }
        }
        if !self.rules.contains(&text) {
            self.rules.push(text);
        }
    }

    fn clock(&mut self, game: &str, commands: &str) {
        self.push("every:1", &[("C", format!("+{}", self.clock))], game, "game", commands);
    }

    fn never(&mut self, tiles: &[Tile], game: &str, commands: &str) {
        let when = self.conditions(tiles);
        self.push("never", &when, game, "game", commands);
    }

    fn name(&self, bit: u32) -> &str {
        let bit = bit as usize;
        let name = if bit < SPRITES as usize {
            self.grounds.get(bit)
        } else {
            self.sprites.get(bit - SPRITES as usize)
        };
        name.map_or("", String::as_str)
    }

    fn terms(&self, sign: char, kinds: u32) -> String {
        let names = (0..2 * SPRITES)
            .filter(|bit| kinds >> bit & 1 == 1)
            .map(|bit| format!("{sign}{}", self.name(bit)));
        names.collect::<Vec<_>>().join(" ")
    }

    fn conditions(&self, tiles: &[Tile]) -> Vec<(&'static str, String)> {
        tiles.iter().map(|tile| (name_of(tile.place), self.terms_of(tile))).collect()
    }

    fn terms_of(&self, tile: &Tile) -> String {
        let sets = [('+', tile.include), ('~', tile.also), ('-', tile.exclude)];
        let terms =
            sets.iter().filter(|(_, kinds)| *kinds != 0).map(|(sign, kinds)| self.terms(*sign, *kinds));
        terms.collect::<Vec<_>>().join(" ")
    }

    /// Writes the rules of a step.
    pub fn rules(
        &mut self,
        rules: &[(Option<usize>, Vec<Vec<Tiles>>)],
        number: usize,
        next: usize,
        repeats: bool,
        fresh: bool,
    ) {
        let step = if fresh { format!("step>={number} step<={}", number + 1) } else { at(number) };
        for (button, cases) in rules {
            for tiles in cases.iter().flatten() {
                self.fire(tiles, &on_counters(&step, *button), fresh);
            }
        }
        if fresh {
            let again = number + 1;
            let seen = [("C", format!("+{}", self.fresh))];
            self.clock(&on_counters(&at(number), None), &add(number, again));
            self.push("every:1", &seen, &step, "C", "destroy");
            self.push("never", &seen, &at(again), "game", &add(again, next));
        } else if !repeats {
            self.clock(&on_counters(&at(number), None), &add(number, next));
        } else {
            for button in 0..BUTTONS {
                let mine = rules.iter().filter(|(one, _)| meets(*one, Some(button)));
                let mut tiles = mine.flat_map(|(one, cases)| cases.iter().map(move |case| (*one, &case[0])));
                match tiles.next() {
                    None => self.clock(&on_counters(&at(number), Some(button)), &add(number, next)),
                    Some((one, tiles)) => {
                        self.never(tiles, &on_counters(&at(number), one), &add(number, next));
                    }
                }
            }
        }
    }

    fn fire(&mut self, tiles: &[Tile], game: &str, fresh: bool) {
        let mut commands: Vec<_> =
            tiles.iter().map(|tile| (name_of(tile.place), self.commands(tile))).collect();
        if commands.iter().all(|(_, commands)| commands.is_empty()) {
            return;
        }
        if let Some((_, centre)) = commands.iter_mut().find(|(place, _)| fresh && *place == "C") {
            *centre = format!("{centre} create:{}", self.fresh).trim_start().to_owned();
        }
        let mut when = self.conditions(tiles);
        when.push(("game", game.to_owned()));
        self.write("every:1", &when, &commands);
    }

    fn commands(&self, tile: &Tile) -> String {
        let destroys = tile.destroys.then(|| "destroy".to_owned());
        let does = tile.does.iter().map(|does| match does {
            Does::Paint(ground) => format!("paint:{}", self.grounds[*ground]),
            Does::Create(kind) => format!("create:{}", self.sprites[*kind]),
        });
        destroys.into_iter().chain(does).collect::<Vec<_>>().join(" ")
    }

    /// Moves the marked sprites, and stops those that meet a sprite at rest. If it `returns`, what has moved is
    /// marked again, so that a later step can take it back.
    pub fn movement(&mut self, world: &World, number: usize, next: usize, returns: bool) {
        let after = if returns { number + 1 } else { next };
        self.clock(&on_counters(&at(number), None), &add(number, after));
        if returns {
            self.clock(&on_counters(&at(after), None), &add(after, next));
            self.clock(&at(BACK), &format!("add:step:-{}", BACK - OVER));
            self.use_end(OVER);
        }
        let mut marks = 0;
        for (layer, mark) in world.marks.iter().enumerate() {
            let Some(mark) = mark else { continue };
            let mark = 1u32 << (SPRITES + *mark as u32);
            marks |= mark;
            let kinds = world.kinds_of(world.layers[layer] & world.sprites);
            if kinds == 0 {
                continue;
            }
            let moving = [self.terms('+', kinds), self.terms('~', mark)].join(" ");
            for button in 0..ACTION {
                let moves = format!("move:{}", Dir::ALL[button].name());
                self.push(
                    "every:1",
                    &[("C", moving.clone())],
                    &on_counters(&at(number), Some(button)),
                    "C",
                    &moves,
                );
            }
            let grounds = world.grounds_of(world.layers[layer] & !world.sprites);
            if returns {
                let moved = [self.terms('+', kinds), "@moving".to_owned()].join(" ");
                let creates = ["create:", self.name(mark.trailing_zeros())].concat();
                self.push("every:1", &[("C", moved)], &at(after), "C", &creates);
                for button in 0..ACTION {
                    let back = format!("move:{}", Dir::ALL[(button + 2) % 4].name());
                    let when = [("C", moving.clone())];
                    self.push("every:1", &when, &on_counters(&at(BACK), Some(button)), "C", &back);
                }
            }
            for met in [kinds, grounds].into_iter().filter(|met| *met != 0) {
                let when = [("C", self.terms('+', kinds)), ("E", self.terms('+', met))];
                self.write("smash:right all-four", &when, &[("C", "stop".to_owned())]);
            }
        }
        if marks != 0 {
            let marks = [("C", self.terms('+', marks))];
            self.push("every:1", &marks, &on_counters(&at(number), None), "C", "destroy");
            let end = if returns { format!("step>={END}") } else { at(OVER) };
            self.push("every:1", &marks, &end, "C", "destroy");
        }
    }

    /// Leads to the step `target` if one of the conditions is met.
    pub fn branch(&mut self, all: &[(Option<usize>, Tiles)], number: usize, next: usize, target: usize) {
        self.use_end(target);
        for (button, tiles) in all {
            let counters = on_counters(&at(number), *button);
            self.clock(&counters, &add(number, target));
            self.never(tiles, &counters, &add(target, next));
        }
        for button in
            (0..BUTTONS).filter(|button| all.iter().all(|(one, _)| one.is_some_and(|one| one != *button)))
        {
            self.clock(&on_counters(&at(number), Some(button)), &add(number, next));
        }
    }

    /// Skips the next steps for a button whose condition is not met on any tile.
    pub fn gate(&mut self, all: &[(Option<usize>, Tiles)], number: usize, next: usize, past: usize) {
        self.clock(&on_counters(&at(number), None), &add(number, next));
        for (button, tiles) in all {
            self.never(tiles, &on_counters(&at(number), *button), &add(next, past));
        }
    }

    /// Continues only if a tile meets the conditions (`is_some`), or if no tile does; else leads to an end.
    pub fn goal_step(&mut self, tiles: &[Tile], is_some: bool, number: usize, next: usize, end: usize) {
        self.use_end(end);
        let counters = on_counters(&at(number), None);
        let (usual, else_) = if is_some { (next, end) } else { (end, next) };
        self.clock(&counters, &add(number, usual));
        self.never(tiles, &counters, &add(usual, else_));
    }

    fn use_end(&mut self, step: usize) {
        // That step leads to the end.
        let step = if step == BACK { OVER } else { step };
        if !self.ends.contains(&step) {
            self.ends.push(step);
        }
    }

    /// Ends the turn.
    pub fn end(&mut self, goal: &Goal) {
        match goal {
            Goal::None => {}
            Goal::Reached => self.clock(&at(END), "win"),
            Goal::Nowhere(tiles) => self.never(tiles, &at(END), "win"),
        }
        self.use_end(END);
        for end in std::mem::take(&mut self.ends) {
            let more = match end {
                RESTART => " restart",
                WON => " win",
                _ => "",
            };
            self.clock(&at(end), &format!("add:step:-{end}{more}"));
        }
        for button in 0..BUTTONS {
            self.clock(
                &on_counters(&format!("step>={END}"), Some(button)),
                &format!("add:way:-{}", button + 1),
            );
        }
    }
}

fn name_of((row, col): (i32, i32)) -> &'static str {
    match (row, col) {
        (-1, _) => "N",
        (1, _) => "S",
        (_, 1) => "E",
        (_, -1) => "W",
        _ => "C",
    }
}
