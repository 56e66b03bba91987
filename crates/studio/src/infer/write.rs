//! Prints a rule as text.

use crate::names::{command, event, kind_names};
use tilery_tilecode::check::Meaning;
use tilery_tilecode::document::view_names;
use tilery_tilecode::model::{Group, Heading, Headings, Kinds, Offset, Predicate, ROW_NAMES, Rule};

/// The text of a rule, ending with a line break.
pub fn rule(meaning: &Meaning, rule: &Rule) -> String {
    let mut words = vec!["rule".to_owned(), event(rule.event)];
    words.extend(view_names(rule.views).into_iter().map(str::to_owned));
    let mut text = words.join(" ");
    text.push('\n');
    let mut line = |words: Vec<String>, head: &str, name: &str| {
        if !words.is_empty() {
            text.push_str(&[head, " ", name, " ", &words.join(" "), "\n"].concat());
        }
    };
    for (predicate, name) in rule.when.iter().zip(Offset::NAMES) {
        line(terms(meaning, predicate, rule, name), "when", name);
    }
    let mut asks = Vec::new();
    for ask in &rule.asks {
        let name = &meaning.counters[usize::from(ask.counter)].name;
        match (ask.least, ask.most) {
            (Some(least), Some(most)) if least == most => asks.push(format!("{name}={least}")),
            (least, most) => {
                asks.extend(least.map(|n| format!("{name}>={n}")));
                asks.extend(most.map(|n| format!("{name}<={n}")));
            }
        }
    }
    line(asks, "when", "game");
    for (commands, name) in rule.rows.iter().zip(ROW_NAMES) {
        line(commands.iter().map(|&one| command(meaning, one)).collect(), "do", name);
    }
    text
}

fn terms(meaning: &Meaning, predicate: &Predicate, rule: &Rule, place: &str) -> Vec<String> {
    let mut terms = Vec::new();
    for (sign, kinds) in [('+', predicate.include), ('~', predicate.also), ('-', predicate.exclude)] {
        // In the centre of a rule about sprites, an Include means only the sprites of a group.
        let is_sprites = sign == '+' && place == "C" && !rule.is_of_tile();
        let (groups, rest) = grouped(meaning, kinds, is_sprites);
        let groups = groups.into_iter().map(|group| group.name.as_str());
        terms.extend(groups.chain(kind_names(meaning, rest)).map(|name| format!("{sign}{name}")));
    }
    let headings = predicate.headings;
    if predicate.include.sprites != 0 && headings != Headings::ANY {
        let one = Heading::ALL.into_iter().find(|heading| headings == Headings(1 << heading.index()));
        terms.push(["@", one.map_or("moving", Heading::name)].concat());
    }
    terms
}

/// The groups that together have most of the kinds of a set, each at least two more and no others; and the kinds that
/// are in none of them.
fn grouped(meaning: &Meaning, kinds: Kinds, is_sprites: bool) -> (Vec<&Group>, Kinds) {
    let (mut groups, mut rest) = (Vec::new(), kinds);
    loop {
        let of = |group: &Group| {
            let backgrounds = if is_sprites { 0 } else { group.kinds.backgrounds };
            Kinds { backgrounds, ..group.kinds }
        };
        let gain = |group: &&Group| {
            let new = rest.without(rest.without(of(group)));
            new.backgrounds.count_ones() + new.sprites.count_ones()
        };
        let fits = |group: &&Group| of(group).without(kinds).is_empty() && gain(group) > 1;
        let most = meaning.groups.iter().filter(fits).map(|group| gain(&group)).max();
        let Some(group) = meaning.groups.iter().filter(fits).find(|group| Some(gain(group)) == most) else {
            return (groups, rest);
        };
        rest = rest.without(of(group));
        groups.push(group);
    }
}
