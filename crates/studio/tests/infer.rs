//! Infers each rule of the shipped games from at most four boards.
//!
//! A teacher builds the first boards from the meaning of a rule: surroundings in which the rule fires, at
//! most four of them on a board. Further boards are corrections, on which the inferred rule acts differently
//! from the original. The engine runs the original rule alone to find out what happens on a board. A rule is
//! inferred for the game without the original, and compared with the original on sampled boards, again by the
//! engine.

use std::fmt::Write;
use std::rc::Rc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tilery_kit::{Dir, Reel, Rng, recorded};
use tilery_studio::cookbook::{Recipe, recipe_game, recipes};
use tilery_studio::infer::{After, Question, Sample, SampleSprite, infer};
use tilery_tilecode::board::{Changed, Outcome};
use tilery_tilecode::check::{Meaning, check};
use tilery_tilecode::document::Document;
use tilery_tilecode::model::{Button, Event, Heading, Kinds, Offset, Predicate, Rule, View};
use tilery_tilecode::project::Project;
use tilery_tilecode::{Board, Buttons, Round, games};

/// The side of a board.
const SIDE: usize = 12;
/// The maximum number of boards that a rule is inferred from.
const BOARDS: usize = 4;
/// The number of boards before the first correction.
const SHOWN: usize = 2;
/// The maximum number of surroundings on a board.
const ON_A_BOARD: usize = 4;
/// The number of boards on which two rules are compared.
const SAMPLED: usize = 1_500;

/// Surroundings: the background and the sprites of nine tiles.
#[derive(Clone, Default)]
struct Patch {
    ground: [u8; 9],
    sprites: Vec<(usize, u8, Heading)>,
}

/// A game, divided into its head (kinds and counters) and its rules.
struct Game {
    name: String,
    head: String,
    rules: Vec<String>,
    meaning: Meaning,
}

impl Game {
    fn of(name: &str, text: &str) -> Self {
        let (document, _) = Document::parse(text).unwrap();
        let (meaning, _) = check(&document);
        let (head, _) = text.split_once("\nlevel ").unwrap();
        // Without turns, a single round shows a single firing.
        let head = head.replace("time turns\n", "");
        let mut rules: Vec<String> = Vec::new();
        for line in text.lines() {
            match rules.last_mut() {
                _ if line.starts_with("rule ") => rules.push(format!("{line}\n")),
                Some(rule) if line.starts_with("when ") || line.starts_with("do ") => {
                    rule.push_str(line);
                    rule.push('\n');
                }
                _ => {}
            }
        }
        assert_eq!(rules.len(), meaning.rules.len(), "{name}");
        Self { name: name.to_owned(), head, rules, meaning }
    }

    /// A project that has only the given rules.
    fn with(&self, rules: &[&str]) -> String {
        let letter = self.meaning.backgrounds[0].letter.to_string();
        let row = ["  ", &letter.repeat(SIDE), "\n"].concat();
        [&self.head, "\n\nlevel Board\nmap\n", &row.repeat(SIDE), "\n", &rules.join("\n")].concat()
    }

    /// A project that has only one rule. For `smash` it also has rules that keep sprites moving, and that
    /// move resting sprites in the direction of a pressed button.
    fn alone(&self, text: &str, rule: &Rule) -> Rc<Project> {
        self.try_alone(text, rule).unwrap_or_else(|error| panic!("{}: {error}\n{text}", self.name))
    }

    fn try_alone(&self, text: &str, rule: &Rule) -> Result<Rc<Project>, tilery_kit::TextError> {
        let mut rules = vec![text.to_owned()];
        if let Event::Smash(_) = rule.event {
            for (n, kind) in self.meaning.sprites.iter().enumerate() {
                let name = &kind.name;
                rules.push(format!("rule change all-four\nwhen C +{name} @right\ndo C move:right\n"));
                if rule.centre().include.sprites >> n & 1 == 1 {
                    rules.push(format!(
                        "rule press:right all-four\nwhen C +{name} @resting\ndo C move:right\n"
                    ));
                }
            }
        }
        let rules: Vec<&str> = rules.iter().map(String::as_str).collect();
        Project::parse(&self.with(&rules)).map(|(project, _)| project)
    }
}

fn pick(rng: &mut Rng, bits: u16) -> u8 {
    let all: Vec<u8> = (0..16).filter(|n| bits >> n & 1 == 1).collect();
    all[rng.below(all.len() as u32) as usize]
}

fn turned(heading: Heading, view: View) -> Heading {
    match heading {
        Heading::Resting => heading,
        Heading::Moving(dir) => Heading::Moving(view.dir(dir)),
    }
}

/// Surroundings in which a rule fires. Everything else in them is random unless `is_plain`.
fn patch(meaning: &Meaning, rule: &Rule, rng: &mut Rng, is_plain: bool) -> Patch {
    let mut patch = Patch::default();
    let every = ((1u32 << meaning.backgrounds.len()) - 1) as u16;
    let usual = meaning.levels[0].backgrounds.iter().fold([0usize; 16], |mut counts, kind| {
        counts[usize::from(*kind)] += 1;
        counts
    });
    for (place, predicate) in rule.when.iter().enumerate() {
        let Predicate { include, headings, also, exclude } = predicate;
        let free = every & !exclude.backgrounds;
        let mut grounds = free;
        let mut sprites: Vec<(u8, Heading)> = Vec::new();
        let heading = |rng: &mut Rng| {
            let rests = headings.hold(Heading::Resting);
            if rests && (is_plain || rng.below(2) == 0) {
                Heading::Resting
            } else {
                Heading::ALL[usize::from(pick(rng, headings.0.into()))]
            }
        };
        if include.sprites != 0 && (include.backgrounds == 0 || place == 4) {
            let kind =
                if is_plain { include.sprites.trailing_zeros() as u8 } else { pick(rng, include.sprites) };
            sprites.push((kind, heading(rng)));
        } else if include.backgrounds != 0 {
            grounds &= include.backgrounds;
        }
        if also.backgrounds & grounds != 0 && (also.sprites == 0 || is_plain || rng.below(2) == 0) {
            grounds &= also.backgrounds;
        } else if also.sprites != 0 {
            sprites.push((pick(rng, also.sprites), Heading::Resting));
        }
        patch.ground[place] = if is_plain {
            (0..16).filter(|n| grounds >> n & 1 == 1).max_by_key(|n| usual[usize::from(*n)]).unwrap()
        } else {
            pick(rng, grounds)
        };
        // Add a sprite of any kind that the rule does not exclude.
        let is_open = include.is_empty() && place != 4 && rng.below(3) == 0;
        if !is_plain && is_open {
            let all = ((1u32 << meaning.sprites.len()) - 1) as u16 & !exclude.sprites;
            if all != 0 {
                sprites.push((pick(rng, all), Heading::Resting));
            }
        }
        patch.sprites.extend(sprites.into_iter().map(|(kind, heading)| (place, kind, heading)));
    }
    if let Event::Smash(dir) = rule.event {
        let dot = Offset::towards(dir).0;
        for (place, _, heading) in &mut patch.sprites {
            let may_move = rule.centre().headings.hold(Heading::Moving(dir)) && !is_plain;
            if *place == 4 && (may_move || *heading != Heading::Resting) {
                *heading = Heading::Moving(dir);
            }
            // A moving sprite on the tile of the dot is moved back to where it comes from, unless it moves
            // towards the centre.
            if let (true, Heading::Moving(way)) = (*place == dot, *heading)
                && way != dir.opposite()
            {
                let (row, col) = Offset(dot).delta();
                let (down, right) = way.opposite().delta();
                let from = (row + down, col + right);
                if from.0.abs() <= 1 && from.1.abs() <= 1 && from != (0, 0) {
                    *place = Offset::at(from).0;
                } else {
                    *heading = Heading::Resting;
                }
            }
        }
    }
    patch
}

/// The rule with one kind only instead of each set of included kinds.
fn narrowed(rule: &Rule, n: usize) -> Rule {
    let one = |bits: u16| {
        let all: Vec<u8> = (0..16).filter(|kind| bits >> kind & 1 == 1).collect();
        all.get(n % all.len().max(1)).map_or(0, |kind| 1 << kind)
    };
    let mut rule = rule.clone();
    for predicate in &mut rule.when {
        let Kinds { backgrounds, sprites } = &mut predicate.include;
        (*backgrounds, *sprites) = (one(*backgrounds), one(*sprites));
    }
    rule
}

/// For each condition, surroundings in which only this condition fails, in random order.
fn misses(meaning: &Meaning, rule: &Rule, rng: &mut Rng) -> Vec<Patch> {
    let mut all = Vec::new();
    let every = ((1u32 << meaning.backgrounds.len()) - 1) as u16;
    for (place, predicate) in rule.when.iter().enumerate() {
        let Kinds { backgrounds, sprites } = predicate.exclude;
        for kind in (0..16).filter(|n| backgrounds >> n & 1 == 1) {
            let mut miss = patch(meaning, rule, rng, true);
            miss.ground[place] = kind;
            all.push(miss);
        }
        for kind in (0..16).filter(|n| sprites >> n & 1 == 1) {
            let mut miss = patch(meaning, rule, rng, true);
            miss.sprites.push((place, kind, Heading::Resting));
            all.push(miss);
        }
        let asked = predicate.include.union(predicate.also);
        let others = every & !asked.backgrounds & !backgrounds;
        if asked.backgrounds != 0 && others != 0 {
            let mut miss = patch(meaning, rule, rng, true);
            miss.ground[place] = pick(rng, others);
            miss.sprites.retain(|(at, kind, _)| *at != place || asked.sprites >> kind & 1 == 0 || place == 4);
            all.push(miss);
        }
        if asked.sprites != 0 && place != 4 {
            let mut miss = patch(meaning, rule, rng, true);
            miss.sprites.retain(|(at, kind, _)| *at != place || asked.sprites >> kind & 1 == 0);
            all.push(miss);
        }
        if predicate.also.sprites != 0 && place == 4 {
            let mut miss = patch(meaning, rule, rng, true);
            miss.sprites.retain(|(at, kind, _)| *at != place || predicate.also.sprites >> kind & 1 == 0);
            all.push(miss);
        }
        let wrong = 0b1_1111 & !predicate.headings.0;
        if predicate.include.sprites != 0 && wrong != 0 {
            for heading in [Heading::Resting, Heading::Moving(Dir::Up), Heading::Moving(Dir::Left)] {
                if wrong >> heading.index() & 1 == 1 {
                    let mut miss = patch(meaning, rule, rng, true);
                    let meant = miss
                        .sprites
                        .iter_mut()
                        .filter(|(at, kind, _)| *at == place && predicate.include.sprites >> kind & 1 == 1);
                    meant.for_each(|sprite| sprite.2 = heading);
                    all.push(miss);
                }
            }
        }
    }
    // Shuffle them.
    for n in (1..all.len()).rev() {
        all.swap(n, rng.below(n as u32 + 1) as usize);
    }
    all
}

/// A board: backgrounds, sprites, counters, and the round to play.
struct Scene {
    board: Board,
    round: Round,
}

/// Lays out surroundings on a board, each transformed by its view, with a row of tiles of all backgrounds.
fn lay(
    project: &Rc<Project>,
    rule: &Rule,
    patches: &[(Patch, View)],
    around: u8,
    round: Round,
    counters: &[i64],
) -> Scene {
    let mut board = Board::new(project, Rng::from_seed(7));
    let level = &project.meaning().levels[0];
    board.lay(level);
    board.next_age = 0;
    // Make sure that the rule runs in the next round.
    board.round = if let Event::Every(n) = rule.event { u32::from(n) * 2 - 1 } else { 1 };
    board.change = Changed::All;
    for (n, value) in counters.iter().enumerate() {
        board.counters[n] = *value;
    }
    for row in 0..SIDE {
        for col in 0..SIDE {
            let kind = if row == SIDE - 1 && rule.event != Event::Never {
                (col % project.meaning().backgrounds.len()) as u8
            } else {
                around
            };
            board.paint(board.tile(row, col), kind);
        }
    }
    for (n, (patch, view)) in patches.iter().enumerate() {
        let at = |place: usize| {
            let (row, col) = view.place(Offset(place)).delta();
            let (down, right) = (2 + n / 2 * 5, 2 + n % 2 * 6);
            ((down as i32 + row) as usize, (right as i32 + col) as usize)
        };
        for place in 0..9 {
            let (row, col) = at(place);
            board.paint(board.tile(row, col), patch.ground[place]);
        }
        for &(place, kind, heading) in &patch.sprites {
            let (row, col) = at(place);
            board.put(kind, board.tile(row, col), turned(heading, *view));
        }
    }
    Scene { board, round }
}

fn sprites(
    board: &Board,
    ids: &mut Vec<tilery_kit::Key>,
    wants: &dyn Fn(u8, Heading) -> Option<Dir>,
) -> Vec<SampleSprite> {
    board
        .sprites()
        .map(|piece| {
            let id = ids.iter().position(|key| *key == piece.key).unwrap_or_else(|| {
                ids.push(piece.key);
                ids.len() - 1
            });
            let (row, col) = board.place(piece.tile);
            let heading = Heading::ALL[usize::from(piece.heading)];
            SampleSprite {
                id: id as u32,
                kind: piece.kind,
                row,
                col,
                heading: Some(heading.name().to_owned()),
                wants: wants(piece.kind, heading).map(|dir| dir.name().to_owned()),
            }
        })
        .collect()
}

fn ground(board: &Board) -> Vec<u8> {
    let tiles = (0..board.rows).flat_map(|row| (0..board.cols).map(move |col| (row, col)));
    tiles.map(|(row, col)| board.backgrounds[usize::from(board.tile(row, col))]).collect()
}

/// The sample of a scene: what the engine does there with a rule.
fn sample(game: &Game, text: &str, rule: &Rule, scene: &Scene) -> Sample {
    let project = game.alone(text, rule);
    let pressed = |round: Round| Button::ALL.into_iter().find(|button| round.buttons().has(*button));
    let wants = |kind: u8, heading: Heading| match (rule.event, heading) {
        (Event::Smash(_), Heading::Moving(dir)) => Some(dir),
        (Event::Smash(_), Heading::Resting) => match pressed(scene.round) {
            Some(Button::Arrow(dir)) if rule.centre().include.sprites >> kind & 1 == 1 => Some(dir),
            _ => None,
        },
        _ => None,
    };
    let mut ids = Vec::new();
    let before = sprites(&scene.board, &mut ids, &wants);
    // The number of firings is the score of a rule that only scores a point.
    let counted: String =
        text.lines().filter(|line| !line.starts_with("do ")).map(|line| format!("{line}\n")).collect();
    let counting = game.alone(&[&counted, "do game score:1\n"].concat(), rule);
    let mut count = copy(&counting, &scene.board);
    count.play(scene.round, &mut Reel::silent());
    let mut board = copy(&project, &scene.board);
    board.play(scene.round, &mut Reel::silent());
    let mut words = Vec::new();
    let row =
        text.lines().filter_map(|line| line.strip_prefix("do ")).flat_map(|line| line.split(' ').skip(1));
    for word in row {
        let sums = word.starts_with("score") || word.starts_with("add:");
        let is_game = sums
            || ["win", "lose"].contains(&word)
            || word.starts_with("block:")
            || word.starts_with("message:")
            || word.starts_with("sound:");
        if is_game {
            words.extend(std::iter::repeat_n(word.to_owned(), if sums { count.score as usize } else { 1 }));
        }
    }
    let after =
        After { ground: ground(&board), sprites: sprites(&board, &mut ids, &|_, _| None), game: words };
    let event = match rule.event {
        Event::Smash(_) => "smash".to_owned(),
        Event::Press(_) => match pressed(scene.round) {
            Some(Button::Arrow(dir)) => ["press:", dir.name()].concat(),
            _ => "press:a".to_owned(),
        },
        _ => text.split_whitespace().nth(1).unwrap().to_owned(),
    };
    let tile = if let Round::Tap(row, col) = scene.round {
        Some((usize::from(row), usize::from(col)))
    } else {
        None
    };
    Sample {
        event,
        rows: SIDE,
        cols: SIDE,
        ground: ground(&scene.board),
        sprites: before,
        counters: scene.board.counters.to_vec(),
        centre: None,
        tile,
        after: (count.score > 0).then_some(after),
    }
}

/// The same board with the program of another project.
fn copy(project: &Rc<Project>, board: &Board) -> Board {
    let mut other = Board::new(project, board.rng.clone());
    other.lay(&project.meaning().levels[0]);
    (other.next_age, other.change, other.round) = (0, Changed::All, board.round);
    other.counters = board.counters;
    for row in 0..SIDE {
        for col in 0..SIDE {
            let tile = board.tile(row, col);
            other.paint(tile, board.backgrounds[usize::from(tile)]);
        }
    }
    for piece in board.sprites() {
        other.put(piece.kind, piece.tile, Heading::ALL[usize::from(piece.heading)]);
    }
    other
}

/// The round that causes the event of a rule for a view. For `smash` it holds the button that moves resting
/// sprites in that direction.
fn round(rule: &Rule, view: View) -> Round {
    let held = |button| Round::Held(Buttons::default().with(button));
    match rule.event {
        Event::Press(Button::Arrow(dir)) | Event::Smash(dir) => held(Button::Arrow(view.dir(dir))),
        Event::Press(Button::A) => held(Button::A),
        Event::Tap => Round::Tap(2, 2),
        _ => Round::default(),
    }
}

/// Values of the counters for which the comparisons of a rule hold, or just fail.
fn counters(meaning: &Meaning, rule: &Rule, holds: bool) -> Vec<i64> {
    let mut values: Vec<i64> = meaning.counters.iter().map(|counter| i64::from(counter.start)).collect();
    for ask in &rule.asks {
        let value = match (ask.least, ask.most) {
            (Some(least), _) => i64::from(least) - i64::from(!holds),
            (None, Some(most)) => i64::from(most) + i64::from(!holds),
            _ => continue,
        };
        values[usize::from(ask.counter)] = value;
    }
    values
}

/// Boards that show what a rule does, at most four.
fn teach(game: &Game, text: &str, rule: &Rule, on_a_board: usize) -> Vec<Sample> {
    let (meaning, mut rng) = (&game.meaning, Rng::from_seed(37));
    let project = game.alone(text, rule);
    let mut plain = Rule { when: Default::default(), ..rule.clone() };
    if rule.event == Event::Never {
        plain.when[0].exclude.backgrounds = rule.centre().also.union(rule.centre().include).backgrounds;
    }
    let around = patch(meaning, &plain, &mut rng, true).ground[0];
    let good = counters(meaning, rule, true);
    let mut samples = Vec::new();
    let mut show = |patches: &[(Patch, View)], round: Round, counters: &[i64]| {
        let scene = lay(&project, rule, patches, around, round, counters);
        samples.push(sample(game, text, rule, &scene));
    };
    if rule.event == Event::Never {
        let mut bare = Patch { ground: [around; 9], sprites: Vec::new() };
        let kinds = rule.centre().include.sprites;
        // A sprite that is excluded by its background may be there, such as a crate on its goal.
        if let (true, true) = (kinds != 0, rule.centre().exclude.backgrounds != 0) {
            bare.ground[4] = rule.centre().exclude.backgrounds.trailing_zeros() as u8;
            bare.sprites = vec![(4, kinds.trailing_zeros() as u8, Heading::Resting)];
        }
        if let (true, true) = (rule.centre().exclude.sprites != 0, kinds == 0) {
            bare.ground[4] =
                rule.centre().also.union(rule.centre().include).backgrounds.trailing_zeros() as u8;
            bare.sprites = vec![(4, rule.centre().exclude.sprites.trailing_zeros() as u8, Heading::Resting)];
        }
        let others: Vec<(usize, u8, Heading)> = (0..meaning.sprites.len() as u8)
            .filter(|kind| kinds >> kind & 1 == 0)
            .map(|kind| (usize::from(kind), kind, Heading::Resting))
            .filter(|(place, ..)| *place != 4)
            .collect();
        // The rule does not depend on the surroundings.
        let mut full = bare.clone();
        full.sprites.extend(others);
        show(&[(full, View::Original)], Round::default(), &good);
        let there = patch(meaning, rule, &mut rng, true);
        show(&[(there, View::Original)], Round::default(), &good);
        if !rule.asks.is_empty() {
            show(&[(bare, View::Original)], Round::default(), &counters(meaning, rule, false));
        } else {
            let there = patch(meaning, rule, &mut rng, false);
            show(&[(there, View::Original)], Round::default(), &good);
        }
        return samples;
    }
    show(&[(patch(meaning, rule, &mut rng, true), View::Original)], round(rule, View::Original), &good);
    let views: Vec<View> = rule.seen_as().into_iter().map(|(view, _)| view).collect();
    let whole = Rule { views: tilery_tilecode::model::Views(0b1_1111), ..rule.clone() };
    let unseen = whole.seen_as().into_iter().map(|(view, _)| view).filter(|view| {
        let same = view.of(rule);
        !rule.seen().contains(&same)
    });
    // Rotations come first, since they distinguish `all-four` from no views.
    let mut unseen: Vec<View> = unseen.collect();
    unseen.sort_by_key(|view| matches!(view, View::FlipH | View::FlipV));
    let is_by_round = matches!(rule.event, Event::Press(Button::Arrow(_)));
    let is_tap = rule.event == Event::Tap;
    let is_smash = matches!(rule.event, Event::Smash(_));
    let on_a_board = if is_tap { 1 } else { on_a_board };
    let mut misses = misses(meaning, rule, &mut rng).into_iter();
    // More places where the rule fires, with other kinds, neighbouring tiles and directions.
    let other = views.iter().copied().rev().find(|view| round(rule, *view) != round(rule, View::Original));
    let second = if is_by_round { other.unwrap_or(View::Original) } else { View::Original };
    let mut fires: Vec<(Patch, View)> = Vec::new();
    for n in 0..on_a_board {
        let view = if is_by_round { second } else { views[n % views.len()] };
        // Each kind that the rule is about is shown, as far as there are enough places.
        let about = narrowed(rule, n + 1);
        fires.push((patch(meaning, &about, &mut rng, false), view));
    }
    show(&fires, round(rule, second), &good);
    let mut near: Vec<(Patch, View)> =
        misses.by_ref().take(on_a_board).map(|miss| (miss, View::Original)).collect();
    if near.is_empty() {
        near.push((patch(meaning, rule, &mut rng, false), View::Original));
    }
    show(&near, round(rule, View::Original), &good);
    let mut last: Vec<(Patch, View)> = Vec::new();
    let third = unseen.iter().copied().find(|view| {
        is_by_round
            && round(rule, *view) != round(rule, View::Original)
            && !views.iter().any(|seen| round(rule, *seen) == round(rule, *view))
    });
    if !rule.asks.is_empty() {
        last.push((patch(meaning, rule, &mut rng, true), View::Original));
        show(&last, round(rule, View::Original), &counters(meaning, rule, false));
    } else if let Some(view) = third {
        last.push((patch(meaning, rule, &mut rng, true), view));
        show(&last, round(rule, view), &good);
    } else {
        if !is_by_round {
            let turned = unseen.iter().take(2).map(|view| (patch(meaning, rule, &mut rng, !is_smash), *view));
            last.extend(turned.collect::<Vec<_>>());
        }
        last.extend(misses.map(|miss| (miss, View::Original)));
        if last.is_empty() {
            last.push((patch(meaning, rule, &mut rng, false), *views.last().unwrap()));
        }
        last.truncate(on_a_board);
        show(&last, round(rule, View::Original), &good);
    }
    samples
}

/// True if two rules have the same views.
fn is_same(game: &Game, rule: &Rule, other: &str) -> bool {
    let seen = |rule: &Rule| {
        let mut seen = rule.seen();
        seen.iter_mut().for_each(|rule| rule.asks.sort_by_key(|ask| (ask.counter, ask.least, ask.most)));
        seen
    };
    let Ok(two) = game.try_alone(other, rule) else { return false };
    let (ours, theirs) = (seen(rule), seen(&two.meaning().rules[0]));
    ours.len() == theirs.len() && ours.iter().all(|rule| theirs.contains(rule))
}

/// A sampled board with at most `most` surroundings on which two rules act differently. `None` if they agree
/// on all boards. An error if the other rule cannot run, or if the rules differ only on boards with more
/// surroundings.
fn parted(game: &Game, text: &str, rule: &Rule, other: &str, most: usize) -> Result<Option<Scene>, ()> {
    let (meaning, mut rng) = (&game.meaning, Rng::from_seed(99));
    let one = game.alone(text, rule);
    let two = game.try_alone(other, rule).map_err(|_| ())?;
    let theirs = &two.meaning().rules[0];
    let all = [View::Original].into_iter().chain(View::DERIVED).collect::<Vec<_>>();
    let mut is_parted = false;
    // The view, background and counters that all places of a correction share, and the places found so far.
    let mut common: Option<(View, u8, Vec<i64>)> = None;
    let mut places: Vec<(Patch, View)> = Vec::new();
    for n in 0..SAMPLED {
        let mut patches = Vec::new();
        // Build the surroundings for one of the two rules.
        let about = if n % 4 == 3 { theirs } else { rule };
        for _ in 0..4 {
            let mut patch = patch(meaning, about, &mut rng, n % 2 == 0);
            for _ in 0..rng.below(3) {
                let place = rng.below(9) as usize;
                match rng.below(4) {
                    0 => patch.ground[place] = rng.below(meaning.backgrounds.len() as u32) as u8,
                    1 => patch.sprites.retain(|(at, ..)| *at != place),
                    2 => {
                        let kind = rng.below(meaning.sprites.len() as u32) as u8;
                        patch.sprites.push((place, kind, Heading::Resting));
                    }
                    _ => {
                        let heading = Heading::ALL[rng.below(5) as usize];
                        patch
                            .sprites
                            .iter_mut()
                            .filter(|(at, ..)| *at == place)
                            .for_each(|one| one.2 = heading);
                    }
                }
            }
            let views = if rng.below(2) == 0 { &all[..1] } else { &all };
            patches.push((patch, *rng.pick(views).unwrap()));
        }
        let mut view = *rng.pick(&all).unwrap();
        let mut around = rng.below(meaning.backgrounds.len() as u32) as u8;
        let mut values = counters(meaning, rule, rng.below(4) > 0);
        values
            .iter_mut()
            .for_each(|value| *value += i64::from(rng.below(5) == 0) * (i64::from(rng.below(5)) - 2));
        if rule.event == Event::Never {
            patches.truncate(n % 3);
        }
        if let Some(common) = &common {
            (view, around, values) = common.clone();
        }
        let scene = |patches: &[(Patch, View)]| lay(&one, rule, patches, around, round(rule, view), &values);
        let whole = scene(&patches);
        let (parting, is_by_chance) = parting_seed([&one, &two], &whole, patches.len() <= 1);
        if parting.is_none() && !is_by_chance {
            continue;
        }
        if rule.event == Event::Never && patches.len() <= most {
            return Ok(Some(whole));
        }
        is_parted |= !is_by_chance;
        for place in &patches {
            let alone = scene(std::slice::from_ref(place));
            let (parting, is_by_chance) = parting_seed([&one, &two], &alone, true);
            let Some(seed) = parting else { continue };
            if is_by_chance {
                let mut scene = alone;
                scene.board.rng = Rng::from_seed(seed);
                return Ok(Some(scene));
            }
            common = Some((view, around, values.clone()));
            places.push(place.clone());
            if places.len() == most {
                return Ok(Some(scene(&places)));
            }
        }
    }
    match common {
        Some((view, around, values)) => {
            let board = lay(&one, rule, &places, around, round(rule, view), &values);
            Ok(Some(board))
        }
        None if is_parted => Err(()),
        None => Ok(None),
    }
}

/// Surroundings, and the view of the rule that they are built for.
type Fitted = (Patch, View);

/// A board on which an inferred rule acts differently from the original at up to `most` places. The places
/// are chosen from surroundings in which one condition fails, and from surroundings in which the rule fires,
/// with its kinds, all directions and other counters. `None` if the rules agree on all of them.
fn correction(game: &Game, text: &str, rule: &Rule, other: &str, most: usize) -> Option<Scene> {
    let (meaning, mut rng) = (&game.meaning, Rng::from_seed(5));
    let one = game.alone(text, rule);
    let two = game.try_alone(other, rule).ok()?;
    if rule.event == Event::Never {
        return None;
    }
    let most = if rule.event == Event::Tap { 1 } else { most };
    let around = patch(meaning, &Rule { when: Default::default(), ..rule.clone() }, &mut rng, true).ground[0];
    let good = counters(meaning, rule, true);
    let misses = misses(meaning, rule, &mut rng).into_iter().map(|miss| (miss, View::Original, good.clone()));
    let mut fires = Vec::new();
    for n in 0..8 {
        for (view, is_plain) in
            [View::Original].into_iter().chain(View::DERIVED).flat_map(|v| [(v, true), (v, false)])
        {
            fires.push((patch(meaning, &narrowed(rule, n), &mut rng, is_plain), view, good.clone()));
        }
    }
    if !rule.asks.is_empty() {
        fires.push((patch(meaning, rule, &mut rng, true), View::Original, counters(meaning, rule, false)));
    }
    let board = |places: &[Fitted], counters: &[i64]| {
        lay(&one, rule, places, around, round(rule, places[0].1), counters)
    };
    let mut groups: Vec<(Round, Vec<i64>, Vec<Fitted>)> = Vec::new();
    for (patch, view, counters) in misses.chain(fires) {
        let place = [(patch, view)];
        let (Some(seed), is_by_chance) = parting_seed([&one, &two], &board(&place, &counters), true) else {
            continue;
        };
        let [place] = place;
        if is_by_chance {
            let mut scene = board(&[place], &counters);
            scene.board.rng = Rng::from_seed(seed);
            return Some(scene);
        }
        let round = round(rule, view);
        match groups.iter_mut().find(|(other, values, _)| *other == round && *values == counters) {
            Some((.., places)) if places.len() < most => places.push(place),
            Some(_) => {}
            None => groups.push((round, counters, vec![place])),
        }
    }
    let best = groups.iter().map(|(.., places)| places.len()).max()?;
    let (_, counters, places) = groups.iter().find(|(.., places)| places.len() == best)?;
    Some(board(places, counters))
}

/// A seed with which two rules differ on a board: one of them does something that the other never does. The
/// flag is true if a rule depends on chance; then a seed is searched only if `is_alone`.
fn parting_seed(rules: [&Rc<Project>; 2], scene: &Scene, is_alone: bool) -> (Option<u64>, bool) {
    let play = |project: &Rc<Project>, seed: u64| {
        let mut board = copy(project, &scene.board);
        board.rng = Rng::from_seed(seed);
        board.play(scene.round, &mut Reel::silent());
        seen(&board)
    };
    let [one, two] = rules;
    if play(one, 7) == play(two, 7) {
        return (None, false);
    }
    let is_by_chance = |project| (8..14).any(|seed| play(project, seed) != play(project, 7));
    if !is_by_chance(one) && !is_by_chance(two) {
        return (Some(7), false);
    }
    if !is_alone {
        return (None, true);
    }
    let ends = |project| (7..71).map(|seed| play(project, seed)).collect::<Vec<_>>();
    let (left, right) = (ends(one), ends(two));
    let new = left.iter().position(|end| !right.contains(end)).map(|n| n as u64 + 7);
    let missing = right.iter().any(|end| !left.contains(end));
    (new.or(missing.then_some(7)), true)
}

/// The visible state of a board, and the counters.
fn seen(board: &Board) -> impl PartialEq + use<> {
    let mut sprites: Vec<_> = board.sprites().map(|piece| (piece.kind, piece.tile, piece.heading)).collect();
    sprites.sort_unstable();
    (
        sprites,
        board.backgrounds.clone(),
        board.score,
        board.counters,
        board.outcome == Outcome::Lost,
        board.outcome == Outcome::Won,
        board.blocked,
        board.messages.clone(),
    )
}

/// The result of inferring the rules of a game.
#[derive(Default, Clone)]
struct Score {
    rules: usize,
    first: usize,
    among: usize,
    failures: Vec<String>,
    /// The candidates that cannot run.
    broken: Vec<String>,
}

fn inferred(game: &Game, on_a_board: usize) -> Score {
    let mut score = Score { rules: game.rules.len(), ..Score::default() };
    for (n, (text, rule)) in game.rules.iter().zip(&game.meaning.rules).enumerate() {
        let mut lesson = teach(game, text, rule, on_a_board);
        assert!(lesson.len() <= BOARDS, "{} {text}", game.name);
        let mut samples: Vec<Sample> = lesson.drain(..lesson.len().min(SHOWN)).collect();
        let others: Vec<&str> =
            game.rules.iter().enumerate().filter(|(m, _)| *m != n).map(|(_, text)| text.as_str()).collect();
        let project = game.with(&others);
        let (found, hit) = loop {
            let found = infer(&project, &samples).unwrap_or_default();
            for candidate in &found {
                if let Err(error) = game.try_alone(&candidate.rule, rule) {
                    score.broken.push(format!("{} {error}\n{}", game.name, candidate.rule));
                }
            }
            let more = match found.first().map(|candidate| candidate.rule.as_str()) {
                Some(other) if is_same(game, rule, other) => break (found, Some(0)),
                Some(other) => match correction(game, text, rule, other, on_a_board) {
                    Some(scene) => Some(scene),
                    None => match parted(game, text, rule, other, on_a_board) {
                        Ok(None) => break (found, Some(0)),
                        Ok(scene) => scene,
                        Err(()) => None,
                    },
                },
                None => None,
            };
            let more = more.map(|scene| sample(game, text, rule, &scene));
            let more = more.or_else(|| (!lesson.is_empty()).then(|| lesson.remove(0)));
            match more {
                Some(more) if samples.len() < BOARDS => samples.push(more),
                _ => {
                    let agrees = |other: &str| {
                        is_same(game, rule, other)
                            || matches!(parted(game, text, rule, other, ON_A_BOARD), Ok(None))
                    };
                    let hit = found.iter().position(|candidate| agrees(&candidate.rule));
                    break (found, hit);
                }
            }
        };
        score.first += usize::from(hit == Some(0));
        score.among += usize::from(hit.is_some());
        if hit != Some(0) {
            let got = found.first().map_or("nothing", |candidate| candidate.rule.as_str());
            score.failures.push(format!("{} {hit:?}\n{text}=> {got}", game.name));
        }
    }
    score
}

/// The shipped games whose failures were examined when the costs and lessons were tuned.
const LOOKED_AT: [&str; 6] = ["steps", "rocks", "maze", "crossing", "belts", "robot"];

/// The shipped games, the further games of the home page, and the recipes of the cookbook.
fn games() -> Vec<Game> {
    let shipped = games::ALL.iter().map(|shipped| Game::of(shipped.name, &shipped.text().unwrap()));
    let made = [
        ("bee", include_str!("../../../www/features/home/made/bee.txt")),
        ("fish", include_str!("../../../www/features/home/made/fish.txt")),
    ];
    let made = made.map(|(name, text)| Game::of(name, text));
    let recipe = |recipe: Recipe| {
        let text = recipe_game(recipe.name).unwrap();
        Game::of("recipes", &text)
    };
    shipped.chain(made).chain(recipes().into_iter().map(recipe)).collect()
}

#[test]
fn rules_are_inferred_from_four_boards() {
    let games = games();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut all = Vec::new();
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            let Some(game) = games.get(n) else { return all };
            all.push((n, inferred(game, ON_A_BOARD), inferred(game, 1)));
        }
    };
    let mut all: Vec<(usize, Score, Score)> = std::thread::scope(|scope| {
        let workers = [scope.spawn(work), scope.spawn(work)];
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    });
    all.sort_by_key(|(n, ..)| *n);
    let mut rows: Vec<(&str, [usize; 4])> = Vec::new();
    for (n, four, one) in &all {
        let row = [four.rules, four.first, four.among, one.first];
        let name = games[*n].name.as_str();
        match rows.last_mut().filter(|(last, _)| *last == name) {
            Some((_, sums)) => sums.iter_mut().zip(row).for_each(|(sum, n)| *sum += n),
            None => rows.push((name, row)),
        }
        if std::env::var_os("TILERY_SHOW").is_some() {
            four.failures.iter().for_each(|failure| eprintln!("{failure}"));
        }
    }
    let is_shipped = |name: &str| games::ALL.iter().any(|game| game.name == name);
    let sum = |is_of: &dyn Fn(&str) -> bool| {
        let of = rows.iter().filter(|(name, _)| is_of(name));
        of.fold([0; 4], |sums: [usize; 4], (_, row)| std::array::from_fn(|n| sums[n] + row[n]))
    };
    let sums = [
        ("shipped", sum(&is_shipped)),
        ("looked-at", sum(&|name| LOOKED_AT.contains(&name))),
        ("not-looked-at", sum(&|name| is_shipped(name) && !LOOKED_AT.contains(&name))),
        ("others", sum(&|name| !is_shipped(name))),
    ];
    let mut table = String::from("game rules first among-three one-place-a-board\n");
    for (name, [rules, first, among, one]) in rows.iter().chain(&sums) {
        writeln!(table, "{name} {rules} {first} {among} {one}").unwrap();
    }
    let broken: Vec<&String> =
        all.iter().flat_map(|(_, four, one)| four.broken.iter().chain(&one.broken)).collect();
    assert!(broken.is_empty(), "{broken:?}");
    recorded::check("inferred.txt", &table);
    assert!(sums.iter().all(|(_, [rules, first, ..])| first * 10 >= rules * 8), "{table}");
}

/// A project with a player on a meadow of 5x5 tiles.
const MEADOW: &str = "tilecode 1
background grass . grass
background wall W brick
sprite player p player
sprite crate c crate

level One
map
  .....
  .....
  .....
  .....
  .....
";

/// A sample of the meadow: an event, the sprites, and where they are afterwards.
fn meadow(event: &str, sprites: &[(u8, usize, usize)], after: Option<&[(u32, usize, usize)]>) -> Sample {
    let sprite = |id, kind, row, col| SampleSprite { id, kind, row, col, heading: None, wants: None };
    let before: Vec<SampleSprite> =
        (0..).zip(sprites).map(|(id, &(kind, row, col))| sprite(id, kind, row, col)).collect();
    let later = |&(id, row, col): &(u32, usize, usize)| sprite(id, before[id as usize].kind, row, col);
    let after = after.map(|after| After {
        ground: vec![0; 25],
        sprites: after.iter().map(later).collect(),
        game: Vec::new(),
    });
    Sample {
        event: event.to_owned(),
        rows: 5,
        cols: 5,
        ground: vec![0; 25],
        sprites: before,
        counters: Vec::new(),
        centre: None,
        tile: None,
        after,
    }
}

fn texts(samples: &[Sample], text: &str) -> Vec<String> {
    infer(text, samples).unwrap().into_iter().map(|candidate| candidate.rule).collect()
}

#[test]
fn candidates_show_their_effects_on_a_board_on_which_they_differ() {
    let walk = meadow("press:right", &[(0, 2, 2)], Some(&[(0, 2, 3)]));
    let found = infer(MEADOW, &[walk]).unwrap();
    assert!(found.len() > 1);
    for (n, one) in found.iter().enumerate() {
        assert!(!one.films.is_empty());
        for other in &found[..n] {
            assert_ne!(one.films, other.films, "{}{}", one.rule, other.rule);
            let boards = |films: &[Sample]| -> Vec<Sample> {
                films.iter().map(|film| Sample { after: None, ..film.clone() }).collect()
            };
            assert_eq!(boards(&one.films), boards(&other.films));
        }
    }
}

#[test]
fn a_sprite_that_another_one_moves_onto_is_required() {
    let onto = meadow("press:right", &[(0, 2, 2), (1, 2, 3)], Some(&[(0, 2, 3), (1, 2, 3)]));
    let found = texts(&[onto], MEADOW);
    assert!(found[0].contains("when E ~crate\n"), "{found:#?}");
}

#[test]
fn no_two_candidates_do_the_same() {
    let taken = meadow("press:right", &[(0, 2, 2), (1, 2, 3)], Some(&[(0, 2, 3)]));
    let found = texts(&[taken], MEADOW);
    assert!(found[0].contains("when C +player\nwhen E +crate\n"), "{}", found[0]);
    assert!(!found.iter().any(|rule| rule.contains("when C +crate")), "{found:?}");
}

#[test]
fn a_moving_sprite_in_a_sample_is_required_to_move() {
    let mut roll = meadow("change", &[(1, 2, 2)], Some(&[(0, 2, 3)]));
    roll.sprites[0].heading = Some("right".to_owned());
    let found = infer(MEADOW, std::slice::from_ref(&roll)).unwrap();
    assert!(found[0].rule.contains("when C +crate @right\n"), "{}", found[0].rule);
    let still = found.iter().flat_map(|one| &one.questions).any(|question| {
        question.no.sprites.iter().all(|sprite| sprite.heading.is_none()) && question.no.rows == 5
    });
    assert!(still, "a question must be about a resting crate");
}

#[test]
fn every_answer_to_a_question_changes_the_candidates() {
    let samples = [
        meadow("press:right", &[(0, 2, 2)], Some(&[(0, 2, 3)])),
        meadow("press:right", &[(0, 2, 1), (1, 2, 2)], Some(&[(0, 2, 2), (1, 2, 3)])),
        meadow("change", &[(1, 2, 2)], Some(&[(0, 3, 2)])),
        meadow("press:a", &[(0, 2, 2), (1, 2, 3)], Some(&[(0, 2, 2)])),
        meadow("tap", &[(0, 2, 2), (1, 2, 3)], Some(&[(0, 2, 2)])),
    ];
    let mut count = 0;
    for sample in samples {
        let sample = Sample { tile: (sample.event == "tap").then_some((2, 3)), ..sample };
        let found = infer(MEADOW, std::slice::from_ref(&sample)).unwrap();
        let rules: Vec<String> = found.iter().map(|candidate| candidate.rule.clone()).collect();
        for candidate in &found {
            for Question { offset, kind, yes, no, .. } in &candidate.questions {
                count += 1;
                for answer in [yes, no] {
                    let now = texts(&[sample.clone(), answer.clone()], MEADOW);
                    assert_ne!(now, rules, "{offset:?} {kind:?}");
                    assert!(rules.iter().any(|rule| !now.contains(rule)), "{offset:?} {kind:?}");
                }
            }
        }
    }
    assert!(count > 10, "{count}");
}

/// [`MEADOW`] with more to push, and a rule that excludes a group.
fn crowded() -> String {
    let kinds = "sprite crate c crate\nsprite rock o boulder\nsprite barrel b ball\n\
        group heavy crate rock barrel\ngroup stops wall heavy\n";
    let rule = "\nrule change\nwhen C +heavy @right\nwhen E -stops\ndo C move:right\n";
    [&MEADOW.replace("tilecode 1", "tilecode 2").replace("sprite crate c crate\n", kinds), rule].concat()
}

#[test]
fn a_group_is_named_when_two_samples_differ_in_a_kind_of_it() {
    let push = |kind| meadow("press:right", &[(0, 2, 1), (kind, 2, 2)], Some(&[(0, 2, 2), (1, 2, 3)]));
    let one = texts(&[push(1)], &crowded());
    assert!(one[0].contains("+crate") && !one[0].contains("+heavy"), "{}", one[0]);
    let two = texts(&[push(1), push(2)], &crowded());
    assert!(two[0].contains("+heavy") && !two[0].contains("+crate"), "{}", two[0]);
}

#[test]
fn what_other_rules_exclude_is_excluded_by_its_group() {
    let walk = meadow("press:right", &[(0, 2, 2)], Some(&[(0, 2, 3)]));
    let found = texts(&[walk], &crowded());
    assert!(found[0].contains("when C +player\nwhen E -stops\n"), "{found:#?}");
}
