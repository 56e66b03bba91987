//! The machine that plays a project: its edits, and the habits of the original that a rule meets.

use super::board::Board;
use super::rules::{GAME, is_rule};
use super::{plain, word};
use tilery_tilecode::document::{Item, RuleLine, RuleText};
use tilery_tilecode::model::{Command, Event, Headings, MAX_RULES, Machine, Offset, Rule};
use tilery_tilecode::words::{self, CommandText};

impl Board {
    /// Sets the machine. TileCode's own needs no line; when it is chosen, what only the original's machine reads is
    /// rewritten.
    pub(super) fn set_machine(&mut self, machine: &str) {
        let body = Machine::named(machine).map(|_| Item::Machine(word(machine)));
        let is_own = body.is_none();
        self.set_line(|item| matches!(item, Item::Machine(_)), body, self.after_title());
        if is_own {
            self.use_own_rules();
        }
    }

    /// Makes the levels rooms, in so many columns; 0 makes them levels again.
    pub(super) fn set_rooms(&mut self, cols: u8) {
        let body = (cols > 0).then(|| Item::Rooms(word(&cols.to_string())));
        self.set_line(|item| matches!(item, Item::Rooms(_)), body, self.after_title());
    }

    /// Rewrites what only the original's machine reads: a red dot that names backgrounds and sprites becomes two
    /// rules, and commands to nobody are left out.
    fn use_own_rules(&mut self) {
        let grounds: Vec<String> = self
            .kinds()
            .filter(|(_, kind)| !kind.is_sprite)
            .map(|(_, kind)| kind.name.text.clone())
            .collect();
        let is_ground =
            |term: &str| term.strip_prefix('+').is_some_and(|name| grounds.iter().any(|one| one == name));
        let is_sprite = |term: &str| term.starts_with('+') && !is_ground(term);
        for at in self.places(is_rule).into_iter().rev() {
            let Item::Rule(rule) = &self.parts[at].item.body else { continue };
            let mut rule = rule.clone();
            let dot = words::event(&rule.event.text).and_then(Event::dot).map(|dot| Offset::NAMES[dot.0]);
            let is_mixed = dot.is_some_and(|dot| {
                let terms = terms_of(&rule, dot);
                terms.iter().any(|term| is_ground(term)) && terms.iter().any(|term| is_sprite(term))
            });
            let has_room = self.places(is_rule).len() < MAX_RULES;
            if let Some(dot) = dot.filter(|_| is_mixed && has_room) {
                let mut on_ground = rule.clone();
                keep_terms(&mut on_ground, dot, |term| !is_sprite(term) && !term.starts_with('@'));
                keep_terms(&mut rule, dot, |term| !is_ground(term));
                keep_commands(&mut on_ground, |row, rule| {
                    binds(row, &terms_of(rule, row), is_ground, is_sprite)
                });
                self.insert(at + 1, plain(Item::Rule(on_ground)));
            }
            keep_commands(&mut rule, |row, rule| binds(row, &terms_of(rule, row), is_ground, is_sprite));
            self.change(at, |item| item.body = Item::Rule(rule));
        }
    }
}

/// The terms of a tile.
fn terms_of(rule: &RuleText, tile: &str) -> Vec<String> {
    let terms = rule.lines.iter().find_map(|line| match &line.body {
        RuleLine::When { place, terms } if place.text == tile => Some(terms),
        _ => None,
    });
    terms.into_iter().flatten().map(|term| term.text.clone()).collect()
}

/// True if commands of a row address a sprite on its tile.
fn binds(
    row: &str,
    terms: &[String],
    is_ground: impl Fn(&str) -> bool,
    is_sprite: impl Fn(&str) -> bool,
) -> bool {
    row == "C" || terms.iter().any(|term| is_sprite(term)) && !terms.iter().any(|term| is_ground(term))
}

fn keep_terms(rule: &mut RuleText, tile: &str, is_kept: impl Fn(&str) -> bool) {
    for line in &mut rule.lines {
        if let RuleLine::When { place, terms } = &mut line.body
            && place.text == tile
        {
            terms.retain(|term| is_kept(&term.text));
        }
    }
}

/// Leaves out commands to nobody, and rows without commands.
fn keep_commands(rule: &mut RuleText, binds: impl Fn(&str, &RuleText) -> bool) {
    let before = rule.clone();
    for line in &mut rule.lines {
        let RuleLine::Do { row, commands } = &mut line.body else { continue };
        if row.text == GAME {
            continue;
        }
        let (mut has_somebody, mut has_new) = (binds(&row.text, &before), false);
        commands.retain(|command| match words::command(&command.text) {
            Some(CommandText::Move(_) | CommandText::Stop | CommandText::Destroy) => has_somebody || has_new,
            Some(CommandText::Create(_)) => {
                has_new = true;
                true
            }
            Some(CommandText::Portal(_)) => {
                (has_somebody, has_new) = (false, false);
                true
            }
            Some(CommandText::Also) => {
                (has_somebody, has_new) = (true, false);
                true
            }
            _ => true,
        });
    }
    rule.lines.retain(|line| !matches!(&line.body, RuleLine::Do { commands, .. } if commands.is_empty()));
}

/// The habits of the original that may make a rule run otherwise there than here.
///
/// - `first`: only the first sprite of the first kind on a tile is looked at;
/// - `destroy`: in the centre, the first sprite there is destroyed;
/// - `dot`: the red dot names backgrounds and sprites;
/// - `looks`: in a smash rule only the kinds in the centre and at the dot are looked at;
/// - `turns`: smash goes one sprite after the other;
/// - `stops`: which stops change a tile;
/// - `off`: sent off the map, a sprite keeps its direction; created there, it may walk in;
/// - `portal`: after a portal the sprite of the row is still commanded;
/// - `press`: of the moves of press rules the one of the rule that is listed first counts;
/// - `moves`: of those of change rules each replaces the one before by chance;
/// - `views`: equal views each fire;
/// - `paints`: of several paints the last one counts;
/// - `never`: each view by itself, about the first kind in the centre;
/// - `ends`: of win and lose the last one counts;
/// - `buttons`: all buttons since the last round count in one.
pub fn habits(rule: &Rule) -> Vec<&'static str> {
    let dot = rule.event.dot();
    let is_smash = dot.is_some();
    let has = |is_it: fn(&Command) -> bool| rule.rows.iter().flatten().any(is_it);
    let beside = Offset::ROWS.into_iter().skip(1);
    let judges = |(place, row): (Offset, &Vec<Command>)| {
        let predicate = &rule.when[place.0];
        // Sprites on corners are looked at one by one only where they are commanded.
        let is_judged = !place.is_corner() || !row.is_empty();
        let is_headed = predicate.include.sprites != 0 && predicate.headings != Headings::ANY;
        is_judged
            && (is_headed
                || place != Offset::CENTRE && predicate.include.sprites.count_ones() > 1 && predicate.binds())
    };
    let says = |place: usize| {
        let predicate = &rule.when[place];
        let is_looked_at = place == Offset::CENTRE.0 || dot == Some(Offset(place));
        let is_more = !predicate.also.is_empty()
            || !predicate.exclude.is_empty()
            || predicate.headings != Headings::ANY;
        if is_looked_at { is_more } else { !predicate.is_empty() }
    };
    let destroys = |command: &Command| *command == Command::Destroy;
    let at_dot = dot.map(|dot| rule.when[dot.0].include);
    let is_press = matches!(rule.event, Event::Press(_));
    let moves = has(|command| matches!(command, Command::Move(_)));
    let makes = |row: usize| rule.rows[row].iter().any(|command| matches!(command, Command::Create(_)));
    let is_of_round = !matches!(rule.event, Event::Never);
    [
        ("first", !is_smash && is_of_round && Offset::ROWS.into_iter().zip(&rule.rows).any(judges)),
        ("destroy", !is_smash && rule.rows[0].iter().any(destroys)),
        ("dot", at_dot.is_some_and(|include| include.sprites != 0 && include.backgrounds != 0)),
        ("looks", is_smash && (0..9).any(says)),
        ("turns", is_smash),
        ("stops", has(|command| *command == Command::Stop)),
        ("off", moves || beside.enumerate().any(|(n, _)| makes(n + 1))),
        ("portal", has(|command| matches!(command, Command::Portal(_)))),
        ("press", is_press && moves),
        ("moves", rule.event == Event::Change && moves),
        ("views", rule.seen().len() <= rule.views.0.count_ones() as usize),
        ("paints", has(|command| matches!(command, Command::Paint(_)))),
        ("never", rule.event == Event::Never),
        ("ends", has(|command| matches!(command, Command::Win | Command::Lose))),
        ("buttons", is_press),
    ]
    .into_iter()
    .filter_map(|(habit, is_met)| is_met.then_some(habit))
    .collect()
}
