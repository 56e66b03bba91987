//! Prints parts of rules from their meaning.

use tilery_kit::Dir;
use tilery_tilecode::check::Meaning;
use tilery_tilecode::model::{Button, Command, Event, Kind, Kinds, SOUNDS};

pub fn command(meaning: &Meaning, command: Command) -> String {
    let with = |word: &str, name: &str| [word, ":", name].concat();
    match command {
        Command::Move(dir) => with("move", dir.name()),
        Command::Stop => "stop".to_owned(),
        Command::Destroy => "destroy".to_owned(),
        Command::Create(kind) => with("create", kind_name(&meaning.sprites, kind)),
        Command::Paint(kind) => with("paint", kind_name(&meaning.backgrounds, kind)),
        Command::Portal(kind) => with("portal", kind_name(&meaning.backgrounds, kind)),
        Command::Score(points) => with("score", &points.to_string()),
        Command::Win => "win".to_owned(),
        Command::Lose => "lose".to_owned(),
        Command::Block(kind) => with("block", kind_name(&meaning.sprites, kind)),
        Command::Add(counter, n) => with("add", &with(counter_name(meaning, counter), &n.to_string())),
        Command::Message(message) => {
            with("message", meaning.messages.get(usize::from(message)).map_or("", |message| &message.name))
        }
        Command::Sound(sound) => with("sound", SOUNDS.get(usize::from(sound)).unwrap_or(&"")),
        Command::Restart => "restart".to_owned(),
        Command::Exit(level) => with("exit", &(level + 1).to_string()),
        Command::ExitTo(level, kind) => {
            with("exit", &with(&(level + 1).to_string(), kind_name(&meaning.backgrounds, kind)))
        }
        Command::ExitBy(dir) => with("exit", dir.name()),
        Command::Also => "also".to_owned(),
    }
}

fn kind_name(kinds: &[Kind], n: u8) -> &str {
    kinds.get(usize::from(n)).map_or("", |kind| &kind.name)
}

fn counter_name(meaning: &Meaning, n: u8) -> &str {
    meaning.counters.get(usize::from(n)).map_or("", |counter| &counter.name)
}

pub fn event(event: Event) -> String {
    let with = |word: &str, dir: Dir| [word, dir.name()].concat();
    match event {
        Event::Press(Button::Arrow(dir)) => with("press:", dir),
        Event::Press(Button::A) => "press:a".to_owned(),
        Event::Press(Button::B) => "press:b".to_owned(),
        Event::Change => "change".to_owned(),
        Event::Smash(dir) => with("smash:", dir),
        Event::Tap => "tap".to_owned(),
        Event::Every(rounds) => format!("every:{rounds}"),
        Event::Never => "never".to_owned(),
    }
}

/// The names of kinds, backgrounds first.
pub fn kind_names(meaning: &Meaning, kinds: Kinds) -> impl Iterator<Item = &str> {
    let of = |bits: u16, n: usize| bits >> n & 1 == 1;
    let grounds = meaning.backgrounds.iter().enumerate().filter(move |(n, _)| of(kinds.backgrounds, *n));
    let sprites = meaning.sprites.iter().enumerate().filter(move |(n, _)| of(kinds.sprites, *n));
    grounds.chain(sprites).map(|(_, kind)| kind.name.as_str())
}
