//! The checker: builds a project from a document and reports errors and warnings with line and column.

mod drawn;
mod groups;
mod rules;
mod shadow;
mod whole;

use tilery_kit::info::Origin;
use tilery_kit::text::TextPos;

use crate::document::{CardLine, CounterText, Document, Item, Noted};
use crate::fault::{Fault, Finding};
use crate::model::{
    Counter, Group, Kind, Level, MAX_COUNTERS, MAX_LEVELS, MAX_MESSAGES, MAX_ON_A_TILE, MAX_RULES,
    MAX_SPRITES, Machine, Message, PACE, Placed, Rule, Which,
};
use crate::order;
use crate::words::{self, Word};

pub use whole::{Judged, judge};

/// The meaning of a document.
#[derive(Debug, Clone, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Meaning {
    /// True if it is a project of the second version.
    pub is_second: bool,
    /// The title of the game; empty when it has none.
    pub title: String,
    /// The author; empty when not given.
    pub author: String,
    /// A description for players; empty when not given.
    pub about: String,
    /// The games that it was remixed from, the nearest first.
    pub origins: Vec<Origin>,
    /// The duration of a round in milliseconds.
    pub pace: u32,
    /// True if time goes by turns: rounds follow a press until nothing changes any more.
    pub has_turns: bool,
    /// The machine that plays it.
    pub machine: Machine,
    /// The columns of the map of rooms that the levels are, row by row; 0 if levels are no rooms.
    pub rooms: u8,
    pub counters: Vec<Counter>,
    pub messages: Vec<Message>,
    /// Kinds of backgrounds.
    pub backgrounds: Vec<Kind>,
    /// Kinds of sprites.
    pub sprites: Vec<Kind>,
    /// Groups of kinds. In rules they are written out, so that the machine does not know them.
    pub groups: Vec<Group>,
    pub levels: Vec<Level>,
    /// The rules, including those that are off.
    pub rules: Vec<Rule>,
}

impl Meaning {
    /// The maximum number of sprites on a map of this many tiles.
    pub fn most_sprites(&self, tiles: usize) -> usize {
        if self.is_second { MAX_SPRITES.min(MAX_ON_A_TILE * tiles) } else { MAX_SPRITES }
    }
}

/// Reads the meaning of a document without its faulty parts, and all findings in the order of the text.
pub fn check(document: &Document) -> (Meaning, Vec<Finding>) {
    let mut judged = Vec::new();
    let mut checker = read(document, |at, rule, findings| judged.push((at, judge(rule, findings))));
    let there = checker.meaning.levels.iter().fold(Placed::default(), |all, level| all.or(level.kinds()));
    let rules = std::mem::take(&mut checker.meaning.rules);
    let levels = checker.meaning.levels.len();
    let views = judged.iter().map(|(at, seen)| Judged { at: *at, seen: seen.as_deref(), key: 0 });
    checker.whole(levels, there, &rules.iter().zip(views).collect::<Vec<_>>());
    document.items.iter().for_each(|item| checker.group_use(item));
    checker.meaning.rules = rules;
    let Checker { meaning, findings, .. } = checker;
    let order = in_order(findings.iter().map(|finding| finding.at));
    (meaning, order.map(|n| findings[n].clone()).collect())
}

/// Reads the meaning of a document that is to be run. Does not look for warnings, so that players need not
/// download that code.
///
/// # Errors
/// If the document has errors; the first one is returned.
pub fn runnable(document: &Document) -> Result<Meaning, Finding> {
    let mut marks = Vec::new();
    let mut checker = read(document, |at, _, _| marks.push(at));
    checker.sizes(!checker.meaning.levels.is_empty(), marks.get(MAX_RULES).copied());
    let Checker { meaning, mut findings, .. } = checker;
    findings.retain(|finding| !finding.fault.is_warning());
    let first = in_order(findings.iter().map(|finding| finding.at)).next();
    first.map_or(Ok(meaning), |n| Err(findings.swap_remove(n)))
}

/// Reads a document; `rule_read` is called with each rule and its findings.
fn read(document: &Document, mut rule_read: impl FnMut(TextPos, &Rule, &[Finding])) -> Checker {
    let mut checker = Checker::default();
    (checker.meaning.is_second, checker.meaning.pace) = (document.is_second(), PACE);
    document.items.iter().for_each(|item| checker.header(item));
    document.items.iter().for_each(|item| checker.members(item));
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

/// The index of the entry with a name.
fn find<T>(all: &[T], name: &str, name_of: impl Fn(&T) -> &String) -> Option<u8> {
    all.iter().position(|one| name_of(one) == name).map(|n| n as u8)
}

/// The indices of findings in the order of the text.
pub fn in_order(places: impl Iterator<Item = TextPos>) -> impl Iterator<Item = usize> {
    // A text has at most 2^20 bytes and a few findings per word, so these numbers fit into 64 bits.
    let place = |(pos, n): (TextPos, u64)| u64::from(pos.line) << 44 | u64::from(pos.column) << 24 | n;
    let mut keys: Vec<u64> = places.zip(0..).map(place).collect();
    order::sort(&mut keys);
    keys.into_iter().map(|key| key as usize & 0xff_ffff)
}

/// The state of a check: the meaning so far, and the findings.
#[derive(Default)]
pub struct Checker {
    /// The meaning of the text so far.
    pub meaning: Meaning,
    /// The findings so far.
    pub findings: Vec<Finding>,
    /// The groups that rules and other groups name, as a bit set.
    pub used: u32,
    has_title: bool,
    has_pace: bool,
    has_time: bool,
    has_machine: bool,
    has_rooms: bool,
}

impl Checker {
    // Not inlined, since there are forty calls.
    #[cold]
    #[inline(never)]
    pub(crate) fn report(&mut self, at: TextPos, fault: Fault) {
        self.findings.push(Finding { at, fault });
    }

    /// Reads an item other than a level or a rule. These items are read first, wherever they are in the text,
    /// since levels and rules refer to them.
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
            Item::Machine(word) if self.has_machine => self.report(word.at, Fault::SecondMachine),
            Item::Machine(word) => {
                self.has_machine = true;
                match Machine::named(&word.text) {
                    Some(machine) => self.meaning.machine = machine,
                    None => self.report(word.at, Fault::Machine),
                }
            }
            Item::Rooms(word) if self.has_rooms => self.report(word.at, Fault::SecondRooms),
            Item::Rooms(word) => {
                self.has_rooms = true;
                let cols =
                    word.text.parse().ok().filter(|&cols| (1..=MAX_LEVELS).contains(&usize::from(cols)));
                self.meaning.rooms = cols.unwrap_or(1);
                if cols.is_none() {
                    self.report(word.at, Fault::Rooms);
                }
            }
            Item::Kind(kind) => self.kind(*at, kind),
            Item::Group(group) => self.group(*at, group),
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

    /// Reads a line about the game. Returns false if it is a repetition or has no game to refer to.
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

    fn named(&self, name: &str) -> Option<Which> {
        let find = |kinds: &[Kind]| find(kinds, name, |kind| &kind.name);
        find(&self.meaning.backgrounds)
            .map(Which::Background)
            .or_else(|| find(&self.meaning.sprites).map(Which::Sprite))
    }

    /// Checks the minimum numbers of backgrounds and levels and the maximum number of rules. `surplus` is the
    /// position of the first rule over the limit.
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
}
