//! Builds the view of a project incrementally: after an edit, only the changed parts are viewed again.

mod found;

use std::hash::{Hash, Hasher};
use std::rc::Rc;

use tilery_kit::save::{HASH_OF_NOTHING, hash_on};
use tilery_kit::text::TextPos;

use super::MAX_TESTS;
use super::board::{Board, Part as Piece};
use super::test::Test;
use super::view::{
    CounterView, GroupView, KindView, LevelView, MessageView, Names, PartKind, ProjectView, RuleView, Size,
    TestView, kind_view, level_view, rule_view,
};
use found::Found;
use tilery_tilecode::check::{Checker, Judged, Meaning, judge};
use tilery_tilecode::document::{Document, GroupText, Item, LevelText, MAX_BYTES, Noted, RuleText, TestText};
use tilery_tilecode::fault::{Fault, Finding};
use tilery_tilecode::model::{
    Counter, Group, Kind, MAX_GROUPS, MAX_KINDS, MAX_LEVELS, MAX_RULES, MAX_SPRITES, Machine, Message,
    Placed, Rule,
};

/// The maximum number of findings that are shown. The first ones in the text are kept.
pub const MAX_FINDINGS: usize = 256;

/// The view of a document whose text has `bytes` bytes. Lines and columns refer to the text that was read.
pub fn view(document: Document, bytes: usize) -> ProjectView {
    let pieces = document.items.into_iter().map(|item| (Rc::new(Piece::loose(item)), 0));
    Viewer::default().view_pieces(&pieces.collect::<Vec<_>>(), bytes)
}

/// Caches the view of a project. After an edit, only the changed parts are viewed again. The views of all
/// other parts are the same objects as before. Lines and columns refer to the text of [`Board::print`].
#[derive(Debug, Default)]
pub struct Viewer {
    names: Names,
    machine: Machine,
    rooms: u8,
    letters: Vec<(bool, char)>,
    kinds: Vec<Rc<KindView>>,
    levels: Vec<CachedLevel>,
    rules: Vec<CachedRule>,
    tests: Vec<CachedTest>,
}

#[derive(Debug, Clone)]
struct CachedLevel {
    piece: Rc<Piece>,
    view: Rc<LevelView>,
    /// Lines count from the piece's first one.
    findings: Rc<[Finding]>,
    /// The kinds of the sprites on it.
    kinds: Placed,
}

#[derive(Debug, Clone)]
struct CachedRule {
    piece: Rc<Piece>,
    view: Rc<RuleView>,
    /// Lines count from the piece's first one.
    findings: Rc<[Finding]>,
    rule: Rc<Rule>,
    /// The views of the rule, including the original. `None` if the rule is switched off or has errors.
    seen: Option<Rc<[Rule]>>,
    /// A hash of the views, which does not depend on their order. The checker compares only rules with equal
    /// keys.
    key: u64,
    /// The groups that it names, as a bit set.
    used: u32,
}

#[derive(Debug, Clone)]
struct CachedTest {
    piece: Rc<Piece>,
    view: TestView,
    is_read: bool,
}

impl Viewer {
    /// The view of a board.
    pub fn view(&mut self, board: &Board) -> ProjectView {
        let mut lines = 1;
        let place = |piece: &Rc<Piece>| {
            let before = lines;
            lines += piece.lines;
            (piece.clone(), before)
        };
        let pieces: Vec<_> = board.parts.iter().map(place).collect();
        self.view_pieces(&pieces, board.bytes())
    }

    /// The view of a list of pieces, each with the number of lines before it.
    fn view_pieces(&mut self, pieces: &[(Rc<Piece>, u32)], bytes: usize) -> ProjectView {
        let (mut checker, mut found) = (Checker::default(), Found::default());
        header(pieces, &mut checker, &mut found);
        self.view_kinds(pieces, &checker.meaning);
        let lines = self.view_parts(pieces, &mut checker, &mut found);
        self.check_whole(&lines, &mut checker, &mut found);
        check_groups(pieces, &mut checker, &mut found, Checker::group_use);
        self.sum_up(pieces, checker.meaning, found, bytes)
    }

    /// Views the levels, rules, tests and unreadable lines. Returns the line of each rule.
    fn view_parts(
        &mut self,
        pieces: &[(Rc<Piece>, u32)],
        checker: &mut Checker,
        found: &mut Found,
    ) -> Vec<u32> {
        let (mut levels, mut rules, mut tests) = (Vec::new(), Vec::new(), Vec::new());
        let mut lines_of_rules = Vec::new();
        for (piece, lines) in pieces {
            let Noted { at, body, .. } = &piece.item;
            // Parts beyond the limit are not shown. Otherwise a text of a million letters could have tens of
            // thousands of rules.
            let too_many = |what, most| [Finding { at: *at, fault: Fault::TooMany { what, most } }];
            match body {
                Item::Level(_) if levels.len() == MAX_LEVELS => {
                    found.add(&too_many("levels", MAX_LEVELS), *lines, PartKind::Level, levels.len());
                }
                Item::Level(text) => {
                    let level = self.level(levels.len(), piece, text, checker);
                    found.add(&level.findings, *lines, PartKind::Level, levels.len());
                    levels.push(level);
                }
                Item::Rule(_) if rules.len() == MAX_RULES => {
                    found.add(&too_many("rules", MAX_RULES), *lines, PartKind::Rule, rules.len());
                }
                Item::Rule(text) => {
                    let rule = self.rule(rules.len(), piece, text, checker);
                    found.add(&rule.findings, *lines, PartKind::Rule, rules.len());
                    rules.push(rule);
                    lines_of_rules.push(at.line + lines);
                }
                Item::Test(_) if tests.len() == MAX_TESTS => {}
                Item::Test(text) => {
                    let test = self.test(tests.len(), piece, text);
                    if !test.is_read {
                        found.unread_test(TextPos { line: at.line + lines, ..*at }, tests.len());
                    }
                    tests.push(test);
                }
                Item::Unread(_) => {
                    let unreadable = Finding { at: *at, fault: Fault::Unreadable };
                    found.add(&[unreadable], *lines, PartKind::Project, 0);
                }
                _ => {}
            }
        }
        (self.levels, self.rules, self.tests) = (levels, rules, tests);
        lines_of_rules
    }

    /// Makes the checks that need the whole project: rules that never run, and duplicate rules. The checker
    /// identifies a rule by its line.
    fn check_whole(&self, lines: &[u32], checker: &mut Checker, found: &mut Found) {
        let placed = self.levels.iter().fold(Placed::default(), |all, level| all.or(level.kinds));
        let judged = self.rules.iter().zip(lines).map(|(rule, &line)| {
            let at = TextPos { line, column: 1 };
            (&*rule.rule, Judged { at, seen: rule.seen.as_deref(), key: rule.key })
        });
        checker.whole(self.levels.len(), placed, &judged.collect::<Vec<_>>());
        for finding in &checker.findings {
            let is_there = |line: &u32| finding.at == TextPos { line: *line, column: 1 };
            let rule = lines.iter().position(is_there);
            let (what, n) = rule.map_or((PartKind::Project, 0), |n| (PartKind::Rule, n));
            found.add(std::slice::from_ref(finding), 0, what, n);
        }
    }

    fn sum_up(
        &self,
        pieces: &[(Rc<Piece>, u32)],
        meaning: Meaning,
        found: Found,
        bytes: usize,
    ) -> ProjectView {
        let Meaning {
            title,
            author,
            about,
            origins,
            pace,
            has_turns,
            machine,
            rooms,
            counters,
            messages,
            backgrounds,
            sprites,
            groups,
            ..
        } = meaning;
        let placed = self.levels.iter().map(|level| level.view.sprites.len() / 3).max().unwrap_or(0);
        let size = |what, used, most| Size { what, used, most };
        let sizes = vec![
            size("backgrounds", backgrounds.len(), MAX_KINDS),
            size("sprites", sprites.len(), MAX_KINDS),
            size("groups", groups.len(), MAX_GROUPS),
            size("levels", self.levels.len(), MAX_LEVELS),
            size("rules", self.rules.len(), MAX_RULES),
            size("tests", self.tests.len(), MAX_TESTS),
            size("bytes", bytes, MAX_BYTES),
            size("placed", placed, MAX_SPRITES),
        ];
        let (findings, runs) = found.in_order();
        ProjectView {
            title,
            author,
            about,
            origins,
            pace,
            has_turns,
            machine: machine.name(),
            rooms,
            counters: counters
                .into_iter()
                .map(|Counter { name, start, is_shown }| CounterView { name, start, is_shown })
                .collect(),
            messages: messages.into_iter().map(|Message { name, text }| MessageView { name, text }).collect(),
            kinds: self.kinds.clone(),
            groups: self.view_groups(pieces, &groups),
            levels: self.levels.iter().map(|level| level.view.clone()).collect(),
            rules: self.rules.iter().map(|rule| rule.view.clone()).collect(),
            tests: self.tests.iter().map(|test| test.view.clone()).collect(),
            findings,
            runs,
            sizes,
        }
    }

    /// Views the kinds. Drops the cached views that depend on changed names or letters.
    fn view_kinds(&mut self, pieces: &[(Rc<Piece>, u32)], meaning: &Meaning) {
        let names = |kinds: &[Kind]| kinds.iter().map(|kind| kind.name.clone()).collect::<Vec<_>>();
        let counters = meaning.counters.iter().map(|counter| counter.name.clone());
        let declared =
            counters.chain([String::new()]).chain(meaning.messages.iter().map(|one| one.name.clone()));
        let names = Names {
            backgrounds: names(&meaning.backgrounds),
            sprites: names(&meaning.sprites),
            declared: declared.collect(),
            groups: meaning.groups.clone(),
        };
        if names != self.names || (meaning.machine, meaning.rooms) != (self.machine, self.rooms) {
            self.rules.clear();
            (self.names, self.machine, self.rooms) = (names, meaning.machine, meaning.rooms);
        }
        let letters = |is_sprite, kinds: &[Kind]| {
            kinds.iter().map(move |kind| (is_sprite, kind.letter)).collect::<Vec<_>>()
        };
        let letters = [letters(false, &meaning.backgrounds), letters(true, &meaning.sprites)].concat();
        if letters != self.letters {
            self.levels.clear();
            self.letters = letters;
        }
        let mut kinds = Vec::new();
        for is_sprite in [false, true] {
            let like = if is_sprite { &meaning.sprites } else { &meaning.backgrounds };
            let texts = pieces.iter().filter_map(|(piece, _)| match &piece.item.body {
                Item::Kind(kind) if kind.is_sprite == is_sprite => Some(kind),
                _ => None,
            });
            kinds.extend(texts.zip(like).map(|(text, kind)| kind_view(text, kind)));
        }
        let known = |view: KindView| {
            let before = self.kinds.iter().find(|known| ***known == view);
            before.cloned().unwrap_or_else(|| Rc::new(view))
        };
        self.kinds = kinds.into_iter().map(known).collect();
    }

    fn view_groups(&self, pieces: &[(Rc<Piece>, u32)], groups: &[Group]) -> Vec<GroupView> {
        let texts = pieces.iter().filter_map(|(piece, _)| match &piece.item.body {
            Item::Group(group) => Some(group),
            _ => None,
        });
        let view = |(text, group): (&GroupText, &Group)| GroupView {
            name: group.name.clone(),
            members: text.members.iter().map(|word| word.text.clone()).collect(),
            kinds: self.names.of(group.kinds),
        };
        texts.zip(groups).map(view).collect()
    }

    fn level(&self, n: usize, piece: &Rc<Piece>, text: &LevelText, checker: &mut Checker) -> CachedLevel {
        if let Some(seen) = known(&self.levels, n, |seen| Rc::ptr_eq(&seen.piece, piece)) {
            return seen.clone();
        }
        let level = checker.level(piece.item.at, text);
        let view = Rc::new(level_view(text, &level, &checker.meaning));
        let findings = checker.findings.drain(..).collect();
        CachedLevel { piece: piece.clone(), view, findings, kinds: level.kinds() }
    }

    fn rule(&self, n: usize, piece: &Rc<Piece>, text: &RuleText, checker: &mut Checker) -> CachedRule {
        if let Some(seen) = known(&self.rules, n, |seen| Rc::ptr_eq(&seen.piece, piece)) {
            checker.used |= seen.used;
            return seen.clone();
        }
        let before = std::mem::take(&mut checker.used);
        let rule = checker.rule(piece.item.at, text);
        let used = std::mem::replace(&mut checker.used, before);
        checker.used |= used;
        let view = rule_view(&self.names, &checker.meaning, &piece.item.notes, text, &rule);
        let findings: Rc<[Finding]> = checker.findings.drain(..).collect();
        let seen: Option<Rc<[Rule]>> = judge(&rule, &findings).map(Rc::from);
        // A sum of hashes does not depend on the order of the views.
        let key = seen.iter().flat_map(|views| views.iter()).map(hash).fold(0, u64::wrapping_add);
        CachedRule {
            piece: piece.clone(),
            view: Rc::new(view),
            findings,
            rule: Rc::new(rule),
            seen,
            key,
            used,
        }
    }

    fn test(&self, n: usize, piece: &Rc<Piece>, text: &TestText) -> CachedTest {
        if let Some(seen) = known(&self.tests, n, |seen| Rc::ptr_eq(&seen.piece, piece)) {
            return seen.clone();
        }
        let kept = Test::read(text);
        let rounds = kept.as_ref().map_or(0, |kept| kept.rounds.len());
        let view = TestView { name: text.name.clone(), rounds };
        CachedTest { piece: piece.clone(), view, is_read: kept.is_ok() }
    }
}

/// Reads the lines that the other parts depend on, such as title, pace and kinds.
fn header(pieces: &[(Rc<Piece>, u32)], checker: &mut Checker, found: &mut Found) {
    let is_background = |item: &Item| matches!(item, Item::Kind(kind) if !kind.is_sprite);
    let backgrounds =
        pieces.iter().filter(|(piece, _)| is_background(&piece.item.body)).count().min(MAX_KINDS);
    for (piece, lines) in pieces {
        checker.header(&piece.item);
        let (what, n) = match &piece.item.body {
            Item::Kind(kind) => {
                // Findings in a kind beyond the limit are listed under the last valid kind.
                let first = if kind.is_sprite { backgrounds } else { 0 };
                let like =
                    if kind.is_sprite { &checker.meaning.sprites } else { &checker.meaning.backgrounds };
                (PartKind::Kind, first + like.len().saturating_sub(1))
            }
            Item::Group(_) => (PartKind::Group, checker.meaning.groups.len().saturating_sub(1)),
            _ => (PartKind::Project, 0),
        };
        found.add(&checker.findings, *lines, what, n);
        checker.findings.clear();
    }
    check_groups(pieces, checker, found, Checker::members);
}

fn check_groups(
    pieces: &[(Rc<Piece>, u32)],
    checker: &mut Checker,
    found: &mut Found,
    check: impl Fn(&mut Checker, &Noted<Item>),
) {
    let groups = pieces.iter().filter(|(piece, _)| matches!(piece.item.body, Item::Group(_)));
    for (n, (piece, lines)) in groups.enumerate() {
        checker.findings.clear();
        check(checker, &piece.item);
        found.add(&checker.findings, *lines, PartKind::Group, n);
    }
    checker.findings.clear();
}

/// The hash of [`tilery_kit::save::hash`] as a hasher.
struct Fnv(u64);

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().copied().fold(self.0, hash_on);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

fn hash(rule: &Rule) -> u64 {
    let mut hasher = Fnv(HASH_OF_NOTHING);
    rule.hash(&mut hasher);
    hasher.finish()
}

/// Finds a cached entry. Since an edit moves only a few entries, the same index is tried first.
fn known<T>(seen: &[T], n: usize, is_meant: impl Fn(&T) -> bool) -> Option<&T> {
    seen.get(n).filter(|seen| is_meant(seen)).or_else(|| seen.iter().find(|seen| is_meant(seen)))
}
