//! Edits of rules.

use tilery_kit::Illegal;
use tilery_kit::text::TextPos;

use super::board::{Board, refuse};
use super::declared::Declared;
use super::edit::RuleEdit;
use super::{full, plain, single, word};
use tilery_tilecode::document::{Document, Item, Noted, RuleLine, RuleText, view_names};
use tilery_tilecode::model::{GAME_ROW, MAX_ASKS, MAX_COMMANDS, MAX_RULES, Offset, ROW_NAMES, Views};
use tilery_tilecode::words::{self, CommandText};

/// The name of the row about the game. It comes after the rows of the tiles.
pub(super) const GAME: &str = ROW_NAMES[GAME_ROW];
/// The index of the row about the game among the rows of conditions.
const GAME_NUMBER: usize = 9;

impl Board {
    fn rule_at(&self, n: usize) -> Result<usize, Illegal> {
        self.nth(n, is_rule, ("studio-no-rule", "there is no such rule"))
    }

    pub(super) fn add_rule(&mut self, event: &str, at: Option<usize>) -> Result<(), Illegal> {
        let rule = RuleText { event: word(event), views: Vec::new(), lines: Vec::new() };
        self.insert_rule(plain(Item::Rule(rule)), at)
    }

    pub(super) fn add_rule_text(&mut self, text: &str, at: Option<usize>) -> Result<(), Illegal> {
        let rule = read(text)?;
        self.insert_rule(rule, at)
    }

    /// Inserts a new rule before rule `at`, or after all rules.
    fn insert_rule(&mut self, rule: Noted<Item>, at: Option<usize>) -> Result<(), Illegal> {
        let places = self.places(is_rule);
        if places.len() >= MAX_RULES {
            return Err(full("rules", MAX_RULES));
        }
        let at = at.unwrap_or(places.len());
        if at > places.len() {
            let most = places.len() as i64 + 1;
            return Err(refuse("studio-no-place", [("most", most.into())], "there is no such place"));
        }
        let after_all = || {
            let test = self.places(|item| matches!(item, Item::Test(_))).first().copied();
            places.last().map(|n| n + 1).or(test).unwrap_or(self.parts.len())
        };
        let place = places.get(at).copied().unwrap_or_else(after_all);
        self.insert(place, rule);
        Ok(())
    }

    pub(super) fn edit_rule(&mut self, n: usize, edit: RuleEdit<'_>) -> Result<(), Illegal> {
        let at = self.rule_at(n)?;
        match edit {
            RuleEdit::Remove => self.remove(at),
            RuleEdit::Copy => self.insert_rule(self.parts[at].item.clone(), Some(n + 1))?,
            RuleEdit::Move(to) => self.shift(is_rule, n, to)?,
            RuleEdit::Text(text) => {
                let mut rule = read(&text)?;
                if rule.notes.is_empty() {
                    rule.notes.clone_from(&self.parts[at].item.notes);
                }
                self.replace(at, rule);
            }
            RuleEdit::When { place, terms } => {
                if terms.len() > MAX_ASKS && place == GAME {
                    return Err(full("comparisons", MAX_ASKS));
                }
                for term in terms.iter().filter(|term| !term.starts_with('@')) {
                    match words::ask(term).filter(|_| place == GAME) {
                        Some((name, ..)) => self.check_declared(Declared::Counter, name)?,
                        None => self.check_declared(Declared::Kind, &term[1..])?,
                    };
                }
                self.change_rule(at, |rule, notes| set_when(rule, notes, place, &terms));
            }
            RuleEdit::Do { row, commands } => {
                if commands.len() > MAX_COMMANDS {
                    return Err(full("commands", MAX_COMMANDS));
                }
                commands.iter().try_for_each(|command| self.check_command(command))?;
                self.change_rule(at, |rule, notes| set_do(rule, notes, row, &commands));
            }
            RuleEdit::Switch { is_on } => self.change_rule(at, |rule, _| {
                rule.views.retain(|word| word.text != "off");
                if !is_on {
                    rule.views.push(word("off"));
                }
            }),
            RuleEdit::Event(event) => self.change_rule(at, |rule, _| rule.event = word(event)),
            RuleEdit::View { views, is_on } => self.change_rule(at, |rule, _| {
                let known = rule.views.iter().filter_map(|word| Views::named(&word.text));
                let now = known.fold(0, |all, view| all | view.0);
                let next = if is_on { now | views.0 } else { now & !views.0 };
                rule.views.retain(|word| Views::named(&word.text).is_none());
                rule.views.splice(0..0, view_names(Views(next)).into_iter().map(word));
            }),
            RuleEdit::Note(note) => self.change_rule(at, |_, notes| *notes = comments(&note)),
        }
        Ok(())
    }

    /// Changes a rule and its comments.
    fn change_rule(&mut self, at: usize, change: impl FnOnce(&mut RuleText, &mut Vec<String>)) {
        self.change(at, |item| {
            if let Item::Rule(rule) = &mut item.body {
                change(rule, &mut item.notes);
            }
        });
    }

    /// Changes all rules and their comments.
    pub(super) fn change_rules(&mut self, mut change: impl FnMut(&mut RuleText, &mut Vec<String>)) {
        for n in self.places(is_rule) {
            self.change_rule(n, &mut change);
        }
    }

    /// Refuses a command with an unknown name or with a kind of the wrong sort.
    fn check_command(&self, command: &str) -> Result<(), Illegal> {
        match words::command(command) {
            Some(CommandText::Create(name) | CommandText::Block(name)) => self.kind_of_sort(name, true)?.0,
            Some(CommandText::Paint(name) | CommandText::Portal(name) | CommandText::ExitTo(_, name)) => {
                self.kind_of_sort(name, false)?.0
            }
            Some(CommandText::Add(name, _)) => self.check_declared(Declared::Counter, name)?,
            Some(CommandText::Message(name)) => self.check_declared(Declared::Message, name)?,
            _ => return Ok(()),
        };
        Ok(())
    }
}

pub(super) fn is_rule(item: &Item) -> bool {
    matches!(item, Item::Rule(_))
}

/// Parses a text that must consist of one rule.
fn read(text: &str) -> Result<Noted<Item>, Illegal> {
    let (document, _) = Document::parse_parts(text, 1);
    single(document, is_rule).ok_or_else(|| refuse("studio-no-rule-text", [], "this is not one rule"))
}

/// Turns each line of a note into a comment.
fn comments(note: &str) -> Vec<String> {
    let is_control = |c: char| c.is_control();
    let lines = note.trim().split('\n').filter(|_| !note.trim().is_empty());
    lines.map(|line| ["# ", line].concat().replace(is_control, " ").trim_end().to_owned()).collect()
}

/// The index of a row among the rows of conditions.
fn number_of(place: &str) -> Option<usize> {
    let game = (place == GAME).then_some(GAME_NUMBER);
    Offset::named(place).map(|place| place.0).or(game)
}

fn set_when(rule: &mut RuleText, notes: &mut Vec<String>, place: &str, terms: &[&str]) {
    let number = |line: &RuleLine| match line {
        RuleLine::When { place, .. } => number_of(&place.text),
        _ => None,
    };
    let terms: Vec<_> = terms.iter().map(|term| word(term)).collect();
    let line = (!terms.is_empty()).then(|| RuleLine::When { place: word(place), terms });
    let mine = number_of(place).unwrap_or(0);
    set_line(rule, notes, mine, number, |line| matches!(line, RuleLine::When { .. }), line);
}

fn set_do(rule: &mut RuleText, notes: &mut Vec<String>, row: &str, commands: &[&str]) {
    let position = |name: &str| ROW_NAMES.iter().position(|known| *known == name);
    let number = |line: &RuleLine| match line {
        RuleLine::Do { row, .. } => position(&row.text),
        _ => None,
    };
    let commands: Vec<_> = commands.iter().map(|command| word(command)).collect();
    let line = (!commands.is_empty()).then(|| RuleLine::Do { row: word(row), commands });
    let is_before = |line: &RuleLine| matches!(line, RuleLine::When { .. } | RuleLine::Do { .. });
    set_line(rule, notes, position(row).unwrap_or(0), number, is_before, line);
}

/// Replaces the line with the number `mine`. If there is none, inserts the new line before the first line
/// with a higher number, or else after the last line that it may follow. If `line` is `None`, removes the
/// line with that number and moves its comments to the rule.
fn set_line(
    rule: &mut RuleText,
    notes: &mut Vec<String>,
    mine: usize,
    number: impl Fn(&RuleLine) -> Option<usize>,
    is_before: impl Fn(&RuleLine) -> bool,
    line: Option<RuleLine>,
) {
    let lines = &mut rule.lines;
    let there = lines.iter().position(|line| number(&line.body) == Some(mine));
    match (there, line) {
        (Some(n), Some(line)) => lines[n].body = line,
        (Some(n), None) => {
            let mut gone = lines.remove(n);
            notes.append(&mut gone.notes);
        }
        (None, Some(line)) => {
            let next = lines.iter().position(|line| number(&line.body).is_some_and(|n| n > mine));
            let last = lines.iter().rposition(|line| is_before(&line.body)).map_or(0, |n| n + 1);
            let line = Noted { notes: Vec::new(), at: TextPos::START, body: line };
            lines.insert(next.unwrap_or(last), line);
        }
        (None, None) => {}
    }
}
