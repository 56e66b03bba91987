//! Checks rules: their conditions on tiles and counters, and their commands.

use tilery_kit::text::TextPos;

use super::groups::Named;
use super::{Checker, find};
use crate::document::{Noted, RuleLine, RuleText};
use crate::fault::Fault;
use crate::model::{
    Ask, Command, Event, GAME_ROW, Headings, Kinds, MAX_ASKS, MAX_COMMANDS, Offset, Predicate, ROW_NAMES,
    Rule, Views, Which,
};
use crate::words::{self, CommandText, MARKS, Word};

/// The name of the row that is about the game rather than a tile.
const GAME: &str = ROW_NAMES[GAME_ROW];

impl Checker {
    /// Reads a rule.
    pub fn rule(&mut self, at: TextPos, text: &RuleText) -> Rule {
        let event = words::event(&text.event.text).unwrap_or_else(|| {
            self.report(text.event.at, Fault::UnknownEvent(text.event.text.clone()));
            Event::Change
        });
        let mut rule = Rule {
            event,
            views: Views::default(),
            is_off: false,
            when: [Predicate::default(); 9],
            asks: Vec::new(),
            rows: Default::default(),
        };
        for word in &text.views {
            match Views::named(&word.text) {
                Some(view) => rule.views.0 |= view.0,
                None if word.text == "off" => rule.is_off = true,
                None => self.report(word.at, Fault::UnknownView(word.text.clone())),
            }
        }
        let (mut has_when, mut has_asks) = ([false; 9], false);
        for Noted { at, body, .. } in &text.lines {
            match body {
                RuleLine::When { place, terms } => match Offset::named(&place.text) {
                    None if place.text == GAME => {
                        if !std::mem::replace(&mut has_asks, true) {
                            rule.asks = self.asks(terms);
                        } else {
                            self.report(place.at, Fault::SecondWhen(place.text.clone()));
                        }
                    }
                    None => self.report(place.at, Fault::UnknownPlace(place.text.clone())),
                    Some(Offset(n)) if has_when[n] => {
                        self.report(place.at, Fault::SecondWhen(place.text.clone()));
                    }
                    Some(Offset(n)) => {
                        has_when[n] = true;
                        rule.when[n] = self.predicate(&rule, Offset(n), terms);
                    }
                },
                RuleLine::Unread(_) => self.report(*at, Fault::Unreadable),
                RuleLine::Do { .. } => {}
            }
        }
        self.dot(&rule, text);
        let mut has_do = [false; ROW_NAMES.len()];
        for Noted { body, .. } in &text.lines {
            if let RuleLine::Do { row, commands } = body {
                match ROW_NAMES.iter().position(|name| *name == row.text) {
                    None => self.report(row.at, Fault::UnknownRow(row.text.clone())),
                    Some(n) if has_do[n] => self.report(row.at, Fault::SecondDo(row.text.clone())),
                    Some(n) => {
                        has_do[n] = true;
                        rule.rows[n] = self.commands(&rule, n, commands);
                    }
                }
            }
        }
        if !rule.is_of_tile() && rule.centre().include.sprites == 0 {
            self.report(at, Fault::NoCentre);
        }
        rule
    }

    fn predicate(&mut self, rule: &Rule, place: Offset, terms: &[Word]) -> Predicate {
        let mut sets = [Kinds::default(); 3];
        let mut headings = Headings::ANY;
        let mut arrow = None;
        // A rule without a sprite in its centre may test the background there.
        let is_sprite = |word: &Word| {
            let Some(name) = word.text.strip_prefix('+') else { return false };
            match self.group_named(name) {
                Some(group) => self.meaning.groups[group].kinds.sprites != 0,
                None => matches!(self.named(name), Some(Which::Sprite(_))),
            }
        };
        let is_middle = place == Offset::CENTRE
            && match rule.event {
                Event::Never => false,
                Event::Tap => terms.iter().any(is_sprite),
                _ => true,
            };
        let mut named: [Named; 3] = [(0, 0, TextPos::START); 3];
        for Word { text, at } in terms {
            let mut chars = text.chars();
            let (sign, name) = (chars.next().unwrap_or(' '), chars.as_str());
            if sign == '@' {
                match Headings::named(name) {
                    None => self.report(*at, Fault::UnknownTerm(text.clone())),
                    Some(_) if arrow.is_some() => self.report(*at, Fault::SecondArrow),
                    Some(known) => {
                        headings = known;
                        arrow = Some(*at);
                    }
                }
                continue;
            }
            let mark = MARKS.iter().position(|mark| *mark == sign).filter(|_| !name.is_empty());
            let Some(mark) = mark else {
                self.report(*at, Fault::UnknownTerm(text.clone()));
                continue;
            };
            if let Some(group) = self.group_named(name) {
                if named.iter().any(|(groups, ..)| groups >> group & 1 == 1) {
                    self.report(*at, Fault::TwoSets(name.to_owned()));
                } else {
                    named[mark] = (named[mark].0 | 1 << group, group, *at);
                }
                continue;
            }
            let Some(which) = self.named(name) else {
                self.report(*at, Fault::UnknownKind(name.to_owned()));
                continue;
            };
            let one = which.into();
            if sets.iter().any(|set| set.meets(one)) {
                self.report(*at, Fault::TwoSets(name.to_owned()));
                continue;
            }
            sets[mark] = sets[mark].union(one);
            if sign == '+' && is_middle && matches!(which, Which::Background(_)) {
                self.report(*at, Fault::CentreBackground(name.to_owned()));
            }
        }
        self.write_out(&named, is_middle, &mut sets);
        let [include, also, exclude] = sets;
        let predicate = Predicate { include, headings, also, exclude };
        if let Some(at) = arrow
            && predicate.include.sprites == 0
        {
            self.report(at, Fault::Arrow);
        }
        predicate
    }

    fn asks(&mut self, terms: &[Word]) -> Vec<Ask> {
        if let Some(word) = terms.get(MAX_ASKS) {
            self.report(word.at, Fault::TooManyAsks);
        }
        let mut asks = Vec::new();
        for Word { text, at } in terms.iter().take(MAX_ASKS) {
            let Some((name, least, most)) = words::ask(text) else {
                self.report(*at, Fault::UnknownAsk(text.clone()));
                continue;
            };
            match self.counter_named(name) {
                Some(counter) => asks.push(Ask { counter, least, most }),
                None => self.report(*at, Fault::UnknownCounter(name.to_owned())),
            }
        }
        asks
    }

    /// Checks that the tile with the red dot names either the sprites or the backgrounds that are hit.
    fn dot(&mut self, rule: &Rule, text: &RuleText) {
        let Some(Offset(place)) = rule.event.dot() else { return };
        let include = rule.when[place].include;
        if include.is_empty() {
            self.report(text.event.at, Fault::EmptyDot);
        } else if include.sprites != 0 && include.backgrounds != 0 && !self.meaning.machine.is_original() {
            self.report(text.event.at, Fault::MixedDot);
        }
    }

    fn commands(&mut self, rule: &Rule, row: usize, words: &[Word]) -> Vec<Command> {
        let mut commands = Vec::new();
        let is_never = rule.event == Event::Never;
        let is_smash = matches!(rule.event, Event::Smash(_));
        let is_original = self.meaning.machine.is_original();
        let mut has_witness = match Offset::ROWS.get(row) {
            Some(&Offset::CENTRE) => !is_never && rule.centre().include.sprites != 0,
            // In smash rules of the original, every row but the centre's addresses the sprite that is hit.
            Some(_) if is_original && is_smash => true,
            Some(place) => {
                let predicate = &rule.when[place.0];
                predicate.binds() || is_original && predicate.include.sprites != 0
            }
            None => false,
        };
        let mut has_other = Offset::ROWS.get(row).is_some_and(|place| rule.when[place.0].binds_also());
        let mut has_created = false;
        if let Some(word) = words.get(MAX_COMMANDS) {
            self.report(word.at, Fault::TooManyCommands);
        }
        for word in words.iter().take(MAX_COMMANDS) {
            let Some(text) = words::command(&word.text) else {
                self.report(word.at, Fault::UnknownCommand(word.text.clone()));
                continue;
            };
            let Some(command) = self.command(word, text) else { continue };
            if !command.is_for_game() && is_never {
                self.report(word.at, Fault::NeverOnlyGame);
            } else if !command.is_for_game() && row == GAME_ROW {
                self.report(word.at, Fault::OnlyGame);
            } else if command == Command::Stop && !is_smash {
                self.report(word.at, Fault::StopOutsideSmash);
            } else if matches!(command, Command::Move(_) | Command::Stop | Command::Destroy)
                && !has_witness
                && !has_created
            {
                self.report(word.at, Fault::NoWitness(word.text.clone()));
            } else if matches!(command, Command::Move(_)) && is_smash && !has_created {
                self.report(word.at, Fault::MoveInSmash);
            } else if command == Command::Also && !has_other {
                self.report(word.at, Fault::NoOther);
            }
            match command {
                Command::Create(_) => has_created = true,
                Command::Also => (has_witness, has_created) = (true, false),
                // On the original machine the sprite in the centre, the one hit and a new one stay addressed.
                Command::Portal(_) if is_original && (is_smash || has_created || row == 0) => {}
                Command::Portal(_) => (has_witness, has_other, has_created) = (false, false, false),
                _ => {}
            }
            commands.push(command);
        }
        commands
    }

    fn command(&mut self, word: &Word, text: CommandText<'_>) -> Option<Command> {
        let has_rooms = self.meaning.rooms > 0;
        let mut kind = |name: &str, is_sprite: bool| match self.named(name) {
            Some(Which::Sprite(kind)) if is_sprite => Some(kind),
            Some(Which::Background(kind)) if !is_sprite => Some(kind),
            _ => {
                let name = name.to_owned();
                let fault = if is_sprite { Fault::NoSuchSprite(name) } else { Fault::NoSuchBackground(name) };
                self.report(word.at, fault);
                None
            }
        };
        Some(match text {
            CommandText::Move(dir) => Command::Move(dir),
            CommandText::Stop => Command::Stop,
            CommandText::Destroy => Command::Destroy,
            CommandText::Create(name) => Command::Create(kind(name, true)?),
            CommandText::Paint(name) => Command::Paint(kind(name, false)?),
            CommandText::Portal(name) => Command::Portal(kind(name, false)?),
            CommandText::Score(n) => Command::Score(n),
            CommandText::Win => Command::Win,
            CommandText::Lose => Command::Lose,
            CommandText::Block(name) => Command::Block(kind(name, true)?),
            CommandText::Add(name, n) => match self.counter_named(name) {
                Some(counter) => Command::Add(counter, n),
                None => return self.unknown(word, Fault::UnknownCounter(name.to_owned())),
            },
            CommandText::Message(name) => match find(&self.meaning.messages, name, |message| &message.name) {
                Some(message) => Command::Message(message),
                None => return self.unknown(word, Fault::UnknownMessage(name.to_owned())),
            },
            CommandText::Sound(sound) => Command::Sound(sound),
            CommandText::Restart => Command::Restart,
            CommandText::Exit(level) => Command::Exit(level),
            CommandText::ExitTo(..) | CommandText::ExitBy(_) if !has_rooms => {
                return self.unknown(word, Fault::NoRooms(word.text.clone()));
            }
            CommandText::ExitTo(level, name) => Command::ExitTo(level, kind(name, false)?),
            CommandText::ExitBy(dir) => Command::ExitBy(dir),
            CommandText::Also => Command::Also,
        })
    }

    fn unknown(&mut self, word: &Word, fault: Fault) -> Option<Command> {
        self.report(word.at, fault);
        None
    }
}
