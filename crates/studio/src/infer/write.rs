//! Prints a rule as text.

use tilery_tilecode::check::Meaning;
use tilery_tilecode::document::view_names;
use tilery_tilecode::model::{
    Button, Command, Event, Heading, Headings, Kinds, Offset, Predicate, ROW_NAMES, Rule, SOUNDS,
};

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
        line(terms(meaning, predicate), "when", name);
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

fn event(event: Event) -> String {
    match event {
        Event::Press(Button::A) => "press:a".to_owned(),
        Event::Press(Button::Arrow(dir)) => ["press:", dir.name()].concat(),
        Event::Smash(dir) => ["smash:", dir.name()].concat(),
        Event::Change => "change".to_owned(),
        Event::Tap => "tap".to_owned(),
        Event::Every(n) => format!("every:{n}"),
        Event::Never => "never".to_owned(),
    }
}

fn terms(meaning: &Meaning, predicate: &Predicate) -> Vec<String> {
    let mut terms = Vec::new();
    for (sign, kinds) in [('+', predicate.include), ('~', predicate.also), ('-', predicate.exclude)] {
        terms.extend(names(meaning, kinds).map(|name| format!("{sign}{name}")));
    }
    let headings = predicate.headings;
    if predicate.include.sprites != 0 && headings != Headings::ANY {
        let one = Heading::ALL.into_iter().find(|heading| headings == Headings(1 << heading.index()));
        terms.push(["@", one.map_or("moving", Heading::name)].concat());
    }
    terms
}

/// The names of kinds, backgrounds first.
pub fn names(meaning: &Meaning, kinds: Kinds) -> impl Iterator<Item = &str> {
    let of = |bits: u8, n: usize| bits >> n & 1 == 1;
    let grounds = meaning.backgrounds.iter().enumerate().filter(move |(n, _)| of(kinds.backgrounds, *n));
    let sprites = meaning.sprites.iter().enumerate().filter(move |(n, _)| of(kinds.sprites, *n));
    grounds.chain(sprites).map(|(_, kind)| kind.name.as_str())
}

/// A command in the notation of rules.
pub fn command(meaning: &Meaning, command: Command) -> String {
    let ground = |n: u8| &meaning.backgrounds[usize::from(n)].name;
    let sprite = |n: u8| &meaning.sprites[usize::from(n)].name;
    match command {
        Command::Move(dir) => ["move:", dir.name()].concat(),
        Command::Stop => "stop".to_owned(),
        Command::Destroy => "destroy".to_owned(),
        Command::Create(kind) => ["create:", sprite(kind)].concat(),
        Command::Paint(kind) => ["paint:", ground(kind)].concat(),
        Command::Portal(kind) => ["portal:", ground(kind)].concat(),
        Command::Score(n) => format!("score:{n}"),
        Command::Win => "win".to_owned(),
        Command::Lose => "lose".to_owned(),
        Command::Block(kind) => ["block:", sprite(kind)].concat(),
        Command::Add(counter, n) => format!("add:{}:{n}", meaning.counters[usize::from(counter)].name),
        Command::Message(n) => ["message:", &meaning.messages[usize::from(n)].name].concat(),
        Command::Sound(n) => ["sound:", SOUNDS[usize::from(n)]].concat(),
        Command::Restart => "restart".to_owned(),
        Command::Exit(level) => format!("exit:{}", level + 1),
    }
}
