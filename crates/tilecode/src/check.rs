//! The checker: makes a project of a document and says, with line and column, what is wrong or odd in it.

use std::rc::Rc;

use tilery_kit::info::Origin;
use tilery_kit::text::TextPos;

use crate::document::{
    CardLine, CounterText, Document, Item, KindText, LevelPart, LevelText, Noted, PictureText, Rows,
    RuleLine, RuleText, Word,
};
use crate::fault::{Fault, Finding};
use crate::gallery;
use crate::model::{
    Ask, Command, Counter, Event, Heading, Headings, Kind, Kinds, Level, MAX_ASKS, MAX_COMMANDS,
    MAX_COUNTERS, MAX_FRAMES, MAX_KINDS, MAX_LEVELS, MAX_MESSAGES, MAX_ON_A_TILE, MAX_RULES, MAX_SIDE,
    MAX_SPRITES, Message, Offset, PACE, Picture, Predicate, ROW_NAMES, Rule, Style, Views, Which,
};
use crate::order;
use crate::shadow;
use crate::words::{self, CommandText};

/// The row of a rule that is about the game and no tile.
const GAME: &str = ROW_NAMES[ROW_NAMES.len() - 1];

/// What a document means.
#[derive(Debug, Clone, Default)]
pub struct Meaning {
    /// Whether it is a project of the second version.
    pub is_second: bool,
    /// The name of the game; empty when it has none.
    pub title: String,
    /// Who made it; empty when nobody says so.
    pub author: String,
    /// What there is to do in it; empty when nobody says so.
    pub about: String,
    /// The games that it was made of, the nearest first.
    pub origins: Vec<Origin>,
    /// The length of a round in milliseconds.
    pub pace: u32,
    /// Whether time goes by turns: rounds follow a press until nothing changes any more.
    pub has_turns: bool,
    /// Counters.
    pub counters: Vec<Counter>,
    /// Messages.
    pub messages: Vec<Message>,
    /// Kinds of backgrounds.
    pub backgrounds: Vec<Kind>,
    /// Kinds of sprites.
    pub sprites: Vec<Kind>,
    /// The levels.
    pub levels: Vec<Level>,
    /// The rules, those that are off included.
    pub rules: Vec<Rule>,
}

impl Meaning {
    /// At most so many sprites on a map of so many tiles.
    pub fn most_sprites(&self, tiles: usize) -> usize {
        if self.is_second { MAX_SPRITES.min(MAX_ON_A_TILE * tiles) } else { MAX_SPRITES }
    }
}

/// Reads the meaning of a document, as far as it goes, and says what is wrong or odd in it, in the order of the text.
pub fn check(document: &Document) -> (Meaning, Vec<Finding>) {
    let mut judged = Vec::new();
    let mut checker = read(document, |at, rule, findings| judged.push((at, judge(rule, findings))));
    let there = checker.meaning.levels.iter().fold(0, |kinds, level| kinds | level.kinds());
    let rules = std::mem::take(&mut checker.meaning.rules);
    let levels = checker.meaning.levels.len();
    let views = judged.iter().map(|(at, seen)| Judged { at: *at, seen: seen.as_deref(), key: 0 });
    checker.whole(levels, there, &rules.iter().zip(views).collect::<Vec<_>>());
    checker.meaning.rules = rules;
    let Checker { meaning, findings, .. } = checker;
    let order = in_order(findings.iter().map(|finding| finding.at));
    (meaning, order.map(|n| findings[n].clone()).collect())
}

/// Reads the meaning of a document that is to be run, or the first error in it. What is merely odd is not looked for: that is for
/// those who write projects, and is not part of what players fetch.
///
/// # Errors
/// The first of its errors.
pub fn runnable(document: &Document) -> Result<Meaning, Finding> {
    let mut marks = Vec::new();
    let mut checker = read(document, |at, _, _| marks.push(at));
    checker.sizes(!checker.meaning.levels.is_empty(), marks.get(MAX_RULES).copied());
    let Checker { meaning, mut findings, .. } = checker;
    findings.retain(|finding| !finding.fault.is_warning());
    let first = in_order(findings.iter().map(|finding| finding.at)).next();
    first.map_or(Ok(meaning), |n| Err(findings.swap_remove(n)))
}

/// Reads a document; `rule_read` is told each rule and what was found in it.
fn read(document: &Document, mut rule_read: impl FnMut(TextPos, &Rule, &[Finding])) -> Checker {
    let mut checker = Checker::default();
    (checker.meaning.is_second, checker.meaning.pace) = (document.is_second(), PACE);
    document.items.iter().for_each(|item| checker.header(item));
    for Noted { at, body, .. } in &document.items {
        match body {
            Item::Level(level) => {
                if checker.meaning.levels.len() == MAX_LEVELS {
                    checker.report(*at, Fault::TooMany { what: "levels", most: MAX_LEVELS });
                } else {
                    let level = checker.level(*at, level);
                    checker.meaning.levels.push(level);
                }
            }
            Item::Rule(rule) => {
                let known = checker.findings.len();
                let rule = checker.rule(*at, rule);
                rule_read(*at, &rule, &checker.findings[known..]);
                checker.meaning.rules.push(rule);
            }
            Item::Unread(_) => checker.report(*at, Fault::Unreadable),
            _ => {}
        }
    }
    checker
}

/// The number of what has a name.
fn find<T>(all: &[T], name: &str, name_of: impl Fn(&T) -> &String) -> Option<u8> {
    all.iter().position(|one| name_of(one) == name).map(|n| n as u8)
}

/// The numbers of findings in the order of the text.
pub fn in_order(places: impl Iterator<Item = TextPos>) -> impl Iterator<Item = usize> {
    // A text has at most 2^20 letters, and at most a few findings a word.
    let place = |(pos, n): (TextPos, u64)| u64::from(pos.line) << 44 | u64::from(pos.column) << 24 | n;
    let mut keys: Vec<u64> = places.zip(0..).map(place).collect();
    order::sort(&mut keys);
    keys.into_iter().map(|key| key as usize & 0xff_ffff)
}

/// What of a rule is compared with other rules.
pub struct Judged<'a> {
    /// Where it stands.
    pub at: TextPos,
    /// The rule and its views; none when it is off, or errors were found in it.
    pub seen: Option<&'a [Rule]>,
    /// The same number for equal rules; the views of rules with another one are not compared.
    pub key: u64,
}

/// A rule and its views, unless it is off, or errors were found in it.
pub fn judge(rule: &Rule, findings: &[Finding]) -> Option<Vec<Rule>> {
    let is_faulty = findings.iter().any(|finding| !finding.fault.is_warning());
    (!is_faulty && !rule.is_off).then(|| rule.seen())
}

/// The checker at work: what it knows of the project, and what it has found.
#[derive(Default)]
pub struct Checker {
    /// What the text means so far.
    pub meaning: Meaning,
    /// What is wrong or odd in it so far.
    pub findings: Vec<Finding>,
    has_title: bool,
    has_pace: bool,
    has_time: bool,
}

impl Checker {
    // Not inlined: there are forty calls.
    #[cold]
    #[inline(never)]
    pub(crate) fn report(&mut self, at: TextPos, fault: Fault) {
        self.findings.push(Finding { at, fault });
    }

    /// Title, pace, time and kinds come first, wherever they stand, since everything else refers to them.
    pub fn header(&mut self, Noted { at, body, .. }: &Noted<Item>) {
        match body {
            Item::Title(_) if self.has_title => self.report(*at, Fault::SecondTitle),
            Item::Title(title) => {
                self.has_title = true;
                self.meaning.title.clone_from(title);
            }
            Item::Pace(word) if self.has_pace => self.report(word.at, Fault::SecondPace),
            Item::Pace(word) => {
                self.has_pace = true;
                match word.text.parse() {
                    Ok(pace @ 50..=2000) => self.meaning.pace = pace,
                    _ => self.report(word.at, Fault::Pace),
                }
            }
            Item::Time(word) if self.has_time => self.report(word.at, Fault::SecondTime),
            Item::Time(word) => {
                self.has_time = true;
                match word.text.as_str() {
                    "turns" => self.meaning.has_turns = true,
                    "rounds" => {}
                    _ => self.report(word.at, Fault::Time),
                }
            }
            Item::Kind(kind) => self.kind(*at, kind),
            Item::Card(line, text) if !self.card(*line, text) => self.report(*at, Fault::Unreadable),
            Item::Counter(counter) => self.counter(*at, counter),
            Item::Message(name, text) => {
                let is_taken = find(&self.meaning.messages, &name.text, |message| &message.name).is_some();
                self.name(name, is_taken);
                if self.meaning.messages.len() == MAX_MESSAGES {
                    return self.report(*at, Fault::TooMany { what: "messages", most: MAX_MESSAGES });
                }
                self.meaning.messages.push(Message { name: name.text.clone(), text: text.clone() });
            }
            _ => {}
        }
    }

    /// Takes in a line about the game; false when it can say nothing, where it stands.
    fn card(&mut self, line: CardLine, text: &str) -> bool {
        let Meaning { author, about, origins, .. } = &mut self.meaning;
        let place = match line {
            CardLine::Author => author,
            CardLine::About => about,
            CardLine::Remix => {
                origins.push(Origin { title: text.to_owned(), author: String::new() });
                return true;
            }
            CardLine::By => match origins.last_mut() {
                Some(origin) => &mut origin.author,
                None => return false,
            },
        };
        let is_first = place.is_empty();
        text.clone_into(place);
        is_first
    }

    /// A name that is declared.
    fn name(&mut self, Word { text, at }: &Word, is_taken: bool) {
        if !words::is_name(text) {
            self.report(*at, Fault::Name(text.clone()));
        } else if is_taken {
            self.report(*at, Fault::NameTaken(text.clone()));
        }
    }

    fn counter(&mut self, at: TextPos, CounterText { name, start, is_shown }: &CounterText) {
        self.name(name, self.counter_named(&name.text).is_some());
        let number = words::points(&start.text);
        if number.is_none() {
            self.report(start.at, Fault::CounterStart);
        }
        if self.meaning.counters.len() == MAX_COUNTERS {
            return self.report(at, Fault::TooMany { what: "counters", most: MAX_COUNTERS });
        }
        let start = number.unwrap_or_default();
        self.meaning.counters.push(Counter { name: name.text.clone(), start, is_shown: *is_shown });
    }

    fn counter_named(&self, name: &str) -> Option<u8> {
        find(&self.meaning.counters, name, |counter| &counter.name)
    }

    fn kind(&mut self, at: TextPos, text: &KindText) {
        let name = text.name.text.clone();
        self.name(&text.name, self.named(&name).is_some());
        let mut letters = text.letter.text.chars();
        let letter = match (letters.next(), letters.next()) {
            (Some(letter), None) if !(text.is_sprite && letter == '.') => letter,
            _ => {
                self.report(text.letter.at, Fault::Letter(text.letter.text.clone()));
                '\0'
            }
        };
        let like = if text.is_sprite { &self.meaning.sprites } else { &self.meaning.backgrounds };
        let (is_full, is_taken) =
            (like.len() == MAX_KINDS, like.iter().any(|kind| kind.letter == letter && letter != '\0'));
        if is_taken {
            self.report(text.letter.at, Fault::LetterTaken(letter));
        }
        let frames = self.frames(text);
        let style = self.style(text, frames.len());
        if is_full {
            let what = if text.is_sprite { "sprites" } else { "backgrounds" };
            return self.report(at, Fault::TooMany { what, most: MAX_KINDS });
        }
        let like = if text.is_sprite { &mut self.meaning.sprites } else { &mut self.meaning.backgrounds };
        like.push(Kind { name, letter, frames, style });
    }

    fn frames(&mut self, text: &KindText) -> Vec<Picture> {
        let mut frames = vec![self.picture(&text.picture)];
        for Noted { at, body, .. } in &text.frames {
            if frames.len() == MAX_FRAMES {
                self.report(*at, Fault::TooManyFrames);
                break;
            }
            frames.push(self.picture(body));
        }
        frames
    }

    fn style(&mut self, text: &KindText, frames: usize) -> Style {
        let mut style = Style::default();
        for Word { text: word, at } in &text.style {
            let is_for_it = text.is_sprite || word.starts_with("sound:");
            if !is_for_it || !style.add(word) {
                self.report(*at, Fault::Style(word.clone()));
            } else if word == "four" && frames != MAX_FRAMES {
                self.report(*at, Fault::FourFrames);
            }
        }
        style
    }

    fn picture(&mut self, text: &PictureText) -> Picture {
        let Word { text: name, at } = &text.name;
        if !text.is_own() {
            return gallery::picture(name).unwrap_or_else(|| {
                self.report(*at, Fault::UnknownPicture(name.clone()));
                Picture::EMPTY
            });
        }
        let mut picture = Picture::EMPTY;
        if text.pixels.len() != 16 {
            self.report(*at, Fault::Pixels);
        }
        for (row, line) in text.pixels.iter().take(16).enumerate() {
            let digits: Vec<u32> = line.body.chars().filter_map(|c| c.to_digit(16)).collect();
            if digits.len() != 16 || line.body.chars().count() != 16 {
                self.report(line.at, Fault::Pixels);
            }
            for (col, digit) in digits.into_iter().take(16).enumerate() {
                picture.0[row * 16 + col] = digit as u8;
            }
        }
        picture
    }

    fn named(&self, name: &str) -> Option<Which> {
        let find = |kinds: &[Kind]| find(kinds, name, |kind| &kind.name);
        find(&self.meaning.backgrounds)
            .map(Which::Background)
            .or_else(|| find(&self.meaning.sprites).map(Which::Sprite))
    }

    /// Reads a level.
    pub fn level(&mut self, at: TextPos, text: &LevelText) -> Level {
        let mut level =
            Level { name: text.name.clone(), rows: 0, cols: 0, backgrounds: Vec::new(), sprites: Vec::new() };
        let mut has_map = false;
        for Noted { at, body, .. } in &text.parts {
            match body {
                LevelPart::Map(_) if has_map => self.report(*at, Fault::SecondMap),
                LevelPart::Map(rows) => {
                    has_map = true;
                    self.map(*at, rows, &mut level);
                }
                LevelPart::Unread(_) => self.report(*at, Fault::Unreadable),
                LevelPart::Sprites(_) => {}
            }
        }
        if !has_map {
            self.report(at, Fault::NoMap);
        }
        for Noted { at, body, .. } in &text.parts {
            if let LevelPart::Sprites(rows) = body {
                self.sprites(*at, rows, &mut level, has_map);
            }
        }
        level
    }

    fn map(&mut self, at: TextPos, rows: &Rows, level: &mut Level) {
        level.rows = rows.len();
        level.cols = rows.first().map_or(0, |row| row.body.chars().count());
        if !(1..=MAX_SIDE).contains(&level.rows) || !(1..=MAX_SIDE).contains(&level.cols) {
            self.report(at, Fault::MapSize);
        }
        for row in rows {
            self.row_length(row, level.cols);
            for (column, letter) in (row.at.column..).zip(row.body.chars()) {
                let known = self.meaning.backgrounds.iter().position(|kind| kind.letter == letter);
                if known.is_none() {
                    self.report(TextPos { column, ..row.at }, Fault::UnknownLetter(letter));
                }
                level.backgrounds.push(known.unwrap_or(0) as u8);
            }
        }
    }

    fn row_length(&mut self, row: &Noted<Rc<str>>, expected: usize) {
        let found = row.body.chars().count();
        if found != expected {
            self.report(row.at, Fault::RowLength { expected, found });
        }
    }

    fn sprites(&mut self, at: TextPos, rows: &Rows, level: &mut Level, has_map: bool) {
        if has_map && rows.len() != level.rows {
            self.report(at, Fault::Rows { expected: level.rows, found: rows.len() });
        }
        for (r, row) in rows.iter().enumerate() {
            if has_map {
                self.row_length(row, level.cols);
            }
            for (c, letter) in row.body.chars().enumerate() {
                let known = self.meaning.sprites.iter().position(|kind| kind.letter == letter);
                match known {
                    Some(kind) if r < MAX_SIDE && c < MAX_SIDE => {
                        level.sprites.push((kind as u8, r as u8, c as u8));
                    }
                    None if letter != '.' => {
                        let column = row.at.column + c as u32;
                        self.report(TextPos { column, ..row.at }, Fault::UnknownLetter(letter));
                    }
                    _ => {}
                }
            }
        }
        let most = self.meaning.most_sprites(level.rows * level.cols);
        if level.sprites.len() > most {
            self.report(at, Fault::TooMany { what: "sprites in a level", most });
        }
    }

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
                    Some(Offset(n)) if has_when[usize::from(n)] => {
                        self.report(place.at, Fault::SecondWhen(place.text.clone()));
                    }
                    Some(Offset(n)) => {
                        has_when[usize::from(n)] = true;
                        rule.when[usize::from(n)] = self.predicate(&rule, Offset(n), terms);
                    }
                },
                RuleLine::Unread(_) => self.report(*at, Fault::Unreadable),
                RuleLine::Do { .. } => {}
            }
        }
        self.dot(&rule, text);
        let mut has_do = [false; 6];
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
        let mut predicate = Predicate::default();
        let mut arrow = None;
        // A rule of a tile, without sprites in its middle, may ask for its background.
        let is_sprite = |word: &Word| {
            let named = word.text.strip_prefix('+').and_then(|name| self.named(name));
            matches!(named, Some(Which::Sprite(_)))
        };
        let is_of_sprites = match rule.event {
            Event::Never => false,
            Event::Tap => terms.iter().any(is_sprite),
            _ => true,
        };
        for Word { text, at } in terms {
            let mut chars = text.chars();
            let (sign, name) = (chars.next().unwrap_or(' '), chars.as_str());
            if sign == '@' {
                match Headings::named(name) {
                    None => self.report(*at, Fault::UnknownTerm(text.clone())),
                    Some(_) if arrow.is_some() => self.report(*at, Fault::SecondArrow),
                    Some(headings) => {
                        predicate.headings = headings;
                        arrow = Some(*at);
                    }
                }
                continue;
            }
            if !matches!(sign, '+' | '~' | '-') || name.is_empty() {
                self.report(*at, Fault::UnknownTerm(text.clone()));
                continue;
            }
            let Some(which) = self.named(name) else {
                self.report(*at, Fault::UnknownKind(name.to_owned()));
                continue;
            };
            let mut one = Kinds::default();
            one.add(which);
            if predicate.include.meets(one) || predicate.also.meets(one) || predicate.exclude.meets(one) {
                self.report(*at, Fault::TwoSets(name.to_owned()));
                continue;
            }
            match sign {
                '+' => predicate.include.add(which),
                '~' => predicate.also.add(which),
                _ => predicate.exclude.add(which),
            }
            let is_middle = is_of_sprites && place == Offset::CENTRE;
            if sign == '+' && is_middle && matches!(which, Which::Background(_)) {
                self.report(*at, Fault::CentreBackground(name.to_owned()));
            }
        }
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

    /// The tile of the red dot names what is hit.
    fn dot(&mut self, rule: &Rule, text: &RuleText) {
        let Event::Smash(dir) = rule.event else { return };
        let place = Offset::towards(dir);
        let include = rule.when[usize::from(place.0)].include;
        if include.is_empty() {
            self.report(text.event.at, Fault::EmptyDot);
        } else if include.sprites != 0 && include.backgrounds != 0 {
            self.report(text.event.at, Fault::MixedDot);
        }
    }

    fn commands(&mut self, rule: &Rule, row: usize, words: &[Word]) -> Vec<Command> {
        let mut commands = Vec::new();
        let is_never = rule.event == Event::Never;
        let is_smash = matches!(rule.event, Event::Smash(_));
        let mut has_witness = match Offset::ROWS.get(row) {
            Some(&Offset::CENTRE) => !is_never && rule.centre().include.sprites != 0,
            Some(place) => rule.when[usize::from(place.0)].binds(),
            None => false,
        };
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
            } else if !command.is_for_game() && row == ROW_NAMES.len() - 1 {
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
            }
            match command {
                Command::Create(_) => has_created = true,
                Command::Portal(_) => (has_witness, has_created) = (false, false),
                _ => {}
            }
            commands.push(command);
        }
        commands
    }

    fn command(&mut self, word: &Word, text: CommandText<'_>) -> Option<Command> {
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
        })
    }

    fn unknown(&mut self, word: &Word, fault: Fault) -> Option<Command> {
        self.report(word.at, fault);
        None
    }

    /// What can only be said of the whole: `there` are the kinds of sprites that stand in some level.
    pub fn whole(&mut self, levels: usize, there: u8, rules: &[(&Rule, Judged<'_>)]) {
        self.sizes(levels > 0, rules.get(MAX_RULES).map(|(_, judged)| judged.at));
        let there = rules.iter().fold(there, |kinds, (rule, _)| kinds | rule.creates());
        for (n, (rule, judged)) in rules.iter().enumerate().take(MAX_RULES) {
            let Some(mine) = judged.seen else { continue };
            let no_exit = |command: &Command| match command {
                Command::Exit(level) if usize::from(*level) >= levels => Some(Fault::NoExit(*level)),
                _ => None,
            };
            if let Some(fault) = rule.rows.iter().flatten().find_map(no_exit) {
                self.report(judged.at, fault);
            }
            if let Some(fault) = self.never_runs(rule, there) {
                self.report(judged.at, fault);
            }
            if self.meaning.has_turns && never_settles(rule) {
                self.report(judged.at, Fault::NeverSettles);
            }
            let is_same = |(_, other): &&(&Rule, Judged<'_>)| {
                let views = other.seen.filter(|views| other.key == judged.key && views.len() == mine.len());
                views.is_some_and(|views| mine.iter().all(|view| views.contains(view)))
            };
            if let Some((_, equal)) = rules[..n].iter().find(is_same) {
                self.report(judged.at, Fault::Equal { line: equal.at.line });
            }
            let is_shadow = |(_, other): &&(&Rule, Judged<'_>)| {
                other.seen.is_some_and(|views| shadow::shadows(views, mine))
            };
            if let Some((_, press)) = rules.iter().take(MAX_RULES).find(is_shadow) {
                self.report(judged.at, Fault::Shadowed { line: press.at.line });
            }
        }
    }

    /// What a project needs at least, and may have at most; `surplus` is the place of the first rule over the limit.
    fn sizes(&mut self, has_level: bool, surplus: Option<TextPos>) {
        if self.meaning.backgrounds.is_empty() {
            self.report(TextPos::START, Fault::NoBackground);
        }
        if !has_level {
            self.report(TextPos::START, Fault::NoLevel);
        }
        if let Some(at) = surplus {
            self.report(at, Fault::TooMany { what: "rules", most: MAX_RULES });
        }
    }

    fn never_runs(&self, rule: &Rule, there: u8) -> Option<Fault> {
        // A rule that says never fires all the time when its picture cannot be: that may be meant.
        if rule.event == Event::Never {
            return None;
        }
        let centre = rule.centre().include.sprites;
        if centre == 0 && !rule.is_of_tile() {
            return None;
        }
        if centre != 0 && centre & there == 0 {
            let kind = &self.meaning.sprites[centre.trailing_zeros() as usize];
            return Some(Fault::NotThere(kind.name.clone()));
        }
        let all = (1u16 << self.meaning.backgrounds.len()) - 1;
        for (predicate, name) in rule.when.iter().zip(Offset::NAMES) {
            let Predicate { include, also, exclude, .. } = predicate;
            let is_one_background = |kinds: &Kinds| kinds.sprites == 0 && kinds.backgrounds != 0;
            // Sets are disjoint, and a tile has one background only.
            let is_sprites = name == "C" && centre != 0;
            let needs_two = is_one_background(include) && is_one_background(also) && !is_sprites;
            if needs_two || u16::from(exclude.backgrounds) == all {
                return Some(Fault::Impossible(name));
            }
        }
        if let Event::Smash(dir) = rule.event {
            let dot = &rule.when[usize::from(Offset::towards(dir).0)];
            if dot.include.sprites != 0 && dot.headings == Headings(1 << dir as u8) {
                return Some(Fault::AheadOfDot);
            }
        }
        None
    }
}

/// Whether a rule, once it fires, fires in every round that follows, to an effect that is seen: then no turn ends by itself. What
/// several rules do together only play can tell.
fn never_settles(rule: &Rule) -> bool {
    let commands = || rule.rows.iter().flatten();
    let scores = || commands().any(|command| matches!(command, Command::Score(points) if *points != 0));
    if rule.event == Event::Never {
        let ends = commands().any(|command| matches!(command, Command::Win | Command::Lose));
        return scores() && !ends;
    }
    // It creates near its centre, which is a change there, and changes nothing else that it asks for.
    let creates = commands().any(|command| matches!(command, Command::Create(_)));
    let only_adds = commands().all(|command| matches!(command, Command::Create(_) | Command::Score(_)));
    let asks_for_rest = rule.when.iter().all(|predicate| predicate.headings.hold(Heading::Resting));
    let excludes = |(row, offset): (&Vec<Command>, Offset)| {
        let excluded = rule.when[usize::from(offset.0)].exclude.sprites;
        row.iter().any(|command| matches!(command, Command::Create(kind) if excluded >> kind & 1 == 1))
    };
    let stops_itself = rule.rows.iter().zip(Offset::ROWS).any(excludes);
    rule.event == Event::Change && creates && only_adds && asks_for_rest && !stops_itself
}
