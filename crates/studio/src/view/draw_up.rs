//! Builds the views of kinds, levels and rules from their texts and meanings.

use std::borrow::Cow;

use tilery_tilecode::check::Meaning;
use tilery_tilecode::document::{KindText, LevelPart, LevelText, Noted, PictureText, RuleLine, RuleText};
use tilery_tilecode::model::{
    Group, Heading, Headings, Kind, Kinds, Level, Offset, Picture, Predicate, ROW_NAMES, Rule, View,
};
use tilery_tilecode::words;

use super::{DerivedView, FrameView, KindView, LevelView, PredicateView, RuleShape, RuleView};
use crate::machine::habits;
use crate::{names, offers};

pub(crate) fn kind_view(text: &KindText, kind: &Kind) -> KindView {
    KindView {
        name: text.name.text.clone(),
        letter: text.letter.text.clone(),
        is_sprite: text.is_sprite,
        picture: text.picture.name.text.clone(),
        pixels: kind.frames[0].clone(),
        frames: text.frames.iter().zip(&kind.frames[1..]).map(frame_view).collect(),
        style: text.style.iter().map(|word| word.text.clone()).collect(),
    }
}

fn frame_view((text, pixels): (&Noted<PictureText>, &Picture)) -> FrameView {
    FrameView { picture: text.body.name.text.clone(), pixels: pixels.clone() }
}

/// Builds the view of a level. The map follows the text; 255 stands for unknown letters and missing tiles.
pub(crate) fn level_view(text: &LevelText, level: &Level, meaning: &Meaning) -> LevelView {
    let rows = text.parts.iter().find_map(|part| match &part.body {
        LevelPart::Map(rows) => Some(rows.as_slice()),
        _ => None,
    });
    let mut map = Vec::with_capacity(level.rows * level.cols);
    for row in rows.unwrap_or_default() {
        let known = |letter| meaning.backgrounds.iter().position(|kind| kind.letter == letter);
        let letters = row.body.chars().map(|letter| known(letter).map_or(255, |n| n as u8));
        map.extend(letters.chain(std::iter::repeat(255)).take(level.cols));
    }
    let first = meaning.backgrounds.len() as u8;
    let inside = level
        .sprites
        .iter()
        .filter(|(_, row, col)| usize::from(*row) < level.rows && usize::from(*col) < level.cols);
    let sprites = inside.flat_map(|&(kind, row, col)| [first + kind, row, col]).collect();
    LevelView { name: text.name.clone(), rows: level.rows, cols: level.cols, map, sprites }
}

/// The names of kinds, counters and messages.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Names {
    pub(crate) backgrounds: Vec<String>,
    pub(crate) sprites: Vec<String>,
    /// The names of counters and messages.
    pub(crate) declared: Vec<String>,
    pub(crate) groups: Vec<Group>,
}

impl Names {
    pub(crate) fn of(&self, kinds: Kinds) -> Vec<String> {
        let has = |bits: u16| move |(n, _): &(usize, &String)| bits >> n & 1 == 1;
        let backgrounds = self.backgrounds.iter().enumerate().filter(has(kinds.backgrounds));
        let sprites = self.sprites.iter().enumerate().filter(has(kinds.sprites));
        backgrounds.chain(sprites).map(|(_, name)| name.clone()).collect()
    }
}

/// The conditions and commands of a view of a rule, whose own conditions are `written`.
fn derived_shape(meaning: &Meaning, written: &RuleShape, view: View, rule: &Rule) -> RuleShape {
    let mut when: [PredicateView; 9] = Default::default();
    for (n, predicate) in written.when.iter().enumerate() {
        let Offset(there) = view.place(Offset(n));
        let heading = heading_name(rule.when[there].headings).into();
        when[there] = PredicateView { heading, ..predicate.clone() };
    }
    let rows =
        rule.rows.each_ref().map(|row| row.iter().map(|&command| names::command(meaning, command)).collect());
    RuleShape { event: names::event(rule.event), when, asks: written.asks.clone(), rows }
}

/// True if commands can address the sprite on a tile. On the centre, this does not depend on other
/// conditions.
fn binds(predicate: &Predicate, is_centre: bool) -> bool {
    if is_centre { predicate.include.sprites != 0 } else { predicate.binds() }
}

fn heading_name(headings: Headings) -> &'static str {
    if headings == Headings::ANY {
        return "any";
    }
    let one = Heading::ALL.into_iter().find(|heading| headings == Headings(1 << heading.index()));
    one.map_or("moving", Heading::name)
}

pub(crate) fn rule_view(
    names: &Names,
    meaning: &Meaning,
    notes: &[String],
    text: &RuleText,
    rule: &Rule,
) -> RuleView {
    let mut shape = RuleShape {
        event: text.event.text.clone(),
        when: Default::default(),
        asks: Vec::new(),
        rows: Default::default(),
    };
    for (n, predicate) in shape.when.iter_mut().enumerate() {
        predicate.heading = "any".into();
        predicate.binds = binds(&rule.when[n], n == Offset::CENTRE.0);
    }
    let (mut has_when, mut has_do) = ([false; 9], [false; ROW_NAMES.len()]);
    let mut unread = Vec::new();
    for line in &text.lines {
        match &line.body {
            RuleLine::When { place, terms } if place.text == "game" && shape.asks.is_empty() => {
                shape.asks = terms.iter().map(|word| word.text.clone()).collect();
            }
            RuleLine::When { place, terms } => {
                if let Some(Offset(n)) = Offset::named(&place.text)
                    && !std::mem::replace(&mut has_when[n], true)
                {
                    as_written(terms.iter().map(|word| word.text.as_str()), &mut shape.when[n]);
                }
            }
            RuleLine::Do { row, commands } => {
                if let Some(n) = ROW_NAMES.iter().position(|name| *name == row.text)
                    && !std::mem::replace(&mut has_do[n], true)
                {
                    shape.rows[n] =
                        commands.iter().map(|word| words::canonical_command(&word.text)).collect();
                }
            }
            RuleLine::Unread(line) => unread.push(line.clone()),
        }
    }
    let note = |line: &String| {
        let line = line.trim_start_matches('#');
        line.strip_prefix(' ').unwrap_or(line).to_owned()
    };
    let mut derived: Vec<(View, Rule)> = vec![(View::Original, View::Original.of(rule))];
    let mut views = Vec::new();
    for (n, view) in View::DERIVED.into_iter().enumerate() {
        if rule.views.0 >> n & 1 == 1 {
            views.push(view.name());
            let seen = view.of(rule);
            if derived.iter().all(|(_, other)| *other != seen) {
                derived.push((view, seen));
            }
        }
    }
    let offer = |row| {
        offers::commands(meaning, rule, row)
            .into_iter()
            .map(|command| names::command(meaning, command))
            .collect()
    };
    let derived = derived
        .into_iter()
        .map(|(view, rule)| DerivedView {
            view: view.name(),
            shape: derived_shape(meaning, &shape, view, &rule),
        })
        .collect();
    RuleView {
        shape,
        views,
        is_off: rule.is_off,
        note: notes.iter().map(note).collect::<Vec<_>>().join("\n"),
        text: text.print(),
        unread,
        centres: names.of(Kinds { backgrounds: 0, sprites: rule.centre().include.sprites }),
        derived,
        habits: if meaning.machine.is_original() { habits(rule) } else { Vec::new() },
        offers: std::array::from_fn(offer),
    }
}

/// Adds the terms of a line to a predicate, including terms with unknown names.
fn as_written<'a>(terms: impl Iterator<Item = &'a str>, predicate: &mut PredicateView) {
    for term in terms {
        let mut letters = term.chars();
        let (sign, name) = (letters.next(), letters.as_str());
        match sign {
            Some('+') => predicate.include.push(name.to_owned()),
            Some('~') => predicate.also.push(name.to_owned()),
            Some('-') => predicate.exclude.push(name.to_owned()),
            Some('@') => predicate.heading = Cow::Owned(name.to_owned()),
            _ => {}
        }
    }
}
