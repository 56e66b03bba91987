//! Writes a project as the original's *Export* prints its games, if it fits.

use serde::Serialize;
use tilery_kit::{Phrase, TextError, Wording, wording};
use tilery_tilecode::check::Meaning;
use tilery_tilecode::model::{
    Button, Command, Event, GAME_ROW, Heading, Headings, Kind, Level, MAX_COMMANDS, Offset, Predicate, Rule,
    View,
};
use tilery_tilecode::project::Project;

use crate::colours;
use crate::game::{Image, NOBODY, SIDE, bytes_of};
use crate::project::{DIRS, VIEWS};
use crate::rule::{
    self, ALSO, ANY, BLOCK, CHANGE, CREATE, DESTROY, EXCLUDE, GAME, INCLUDE, MOVE, MOVING, NEVER, PAINT,
    PORTAL, PRESS, RESTING, SMASH, STOP, Stored, Tile,
};

/// The number of kinds of backgrounds, and of sprites, in the original's editor.
const KINDS: usize = 4;
/// The digits of a printed row.
const ROW: usize = 80;

/// A project as a game of the original.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Exported"))]
pub struct Exported {
    /// The text, as *Export* prints it; empty if the project does not fit.
    pub text: String,
    /// The reasons why it does not fit, each once.
    pub why: Vec<Phrase>,
}

/// Writes a project.
///
/// # Errors
/// If the text is not a project, or has errors.
pub fn export(text: &str) -> Result<Exported, TextError> {
    let (project, _) = Project::parse(text)?;
    let meaning = project.meaning();
    let mut why: Vec<Phrase> = Vec::new();
    let mut unfit = |wording: &'static Wording| {
        if why.iter().all(|known| known.wording != wording) {
            why.push(wording.into());
        }
    };
    sizes(meaning, &mut unfit);
    let rules: Vec<Stored> = meaning
        .rules
        .iter()
        .filter(|rule| !rule.is_off)
        .map(|rule| stored(meaning, rule, &mut unfit))
        .collect();
    let text = match meaning.levels.first().filter(|_| why.is_empty()) {
        Some(level) => printed(meaning, level, &rules),
        None => String::new(),
    };
    Ok(Exported { text, why })
}

fn sizes(meaning: &Meaning, unfit: &mut impl FnMut(&'static Wording)) {
    if meaning.backgrounds.len() > KINDS || meaning.sprites.len() > KINDS {
        unfit(wording!("export-kinds"));
    }
    if meaning.levels.len() > 1 {
        unfit(wording!("export-levels"));
    }
    if !meaning.counters.is_empty() {
        unfit(wording!("export-counters"));
    }
    if meaning.has_turns {
        unfit(wording!("export-turns"));
    }
    let mut taken: Vec<(u8, u8)> = meaning
        .levels
        .iter()
        .take(1)
        .flat_map(|level| &level.sprites)
        .map(|&(_, row, col)| (row, col))
        .collect();
    let count = taken.len();
    taken.sort_unstable();
    taken.dedup();
    if taken.len() < count {
        unfit(wording!("export-shared"));
    }
}

fn direction(name: &str) -> u8 {
    DIRS.iter().position(|known| *known == name).unwrap_or(0) as u8
}

/// A rule in the stored form.
fn stored(meaning: &Meaning, rule: &Rule, unfit: &mut impl FnMut(&'static Wording)) -> Stored {
    let (sort, argument) = match rule.event {
        Event::Press(Button::A) => (PRESS, 4),
        Event::Press(Button::Arrow(dir)) => (PRESS, direction(dir.name())),
        Event::Smash(dir) => (SMASH, direction(dir.name())),
        Event::Change => (CHANGE, 0),
        Event::Never => (NEVER, 0),
        Event::Tap | Event::Every(_) | Event::Press(Button::B) => {
            unfit(wording!("export-event"));
            (CHANGE, 0)
        }
    };
    if !rule.asks.is_empty() {
        unfit(wording!("export-counters"));
    }
    let bits = |views: &[View]| -> u8 {
        (0..)
            .zip(View::DERIVED)
            .filter(|(_, view)| views.contains(view))
            .fold(0, |bits, (n, _)| bits | 1 << n)
    };
    // The half turn alone is not looked at there, as if there were none.
    let view = VIEWS.iter().position(|views| bits(views) == rule.views.0).unwrap_or_else(|| {
        unfit(wording!("export-views"));
        0
    });
    let mut tiles = Vec::new();
    for place in (0..9).map(Offset) {
        let row = Offset::ROWS.iter().position(|other| *other == place);
        let mut given = row.map_or(Vec::new(), |row| rule.rows[row].clone());
        if place == Offset::CENTRE {
            given.extend(&rule.rows[GAME_ROW]);
        }
        if place.is_corner() && !given.is_empty() {
            unfit(wording!("export-corners"));
        }
        if given.len() > MAX_COMMANDS {
            unfit(wording!("export-commands"));
        }
        let commands: Vec<(u8, u8)> = given.into_iter().map(|given| command(given, unfit)).collect();
        let predicate = &rule.when[place.0];
        if predicate.is_empty() && commands.is_empty() {
            continue;
        }
        let arrow = match rule.event {
            Event::Smash(dir) if place == Offset::CENTRE => {
                if predicate.headings != Headings::ANY && !meaning.machine.is_original() {
                    unfit(wording!("export-arrow"));
                }
                direction(dir.name())
            }
            _ => arrow(predicate.headings),
        };
        let says = |shift: usize, of: fn(&Predicate) -> [u16; 3]| {
            let [include, also, exclude] = of(predicate);
            let has = |bits: u16| bits >> shift & 1 == 1;
            match (has(include), has(also), has(exclude)) {
                (true, ..) => INCLUDE,
                (_, true, _) => ALSO,
                (_, _, true) => EXCLUDE,
                _ => 0,
            }
        };
        let grounds = |predicate: &Predicate| {
            [predicate.include.backgrounds, predicate.also.backgrounds, predicate.exclude.backgrounds]
        };
        let sprites = |predicate: &Predicate| {
            [predicate.include.sprites, predicate.also.sprites, predicate.exclude.sprites]
        };
        tiles.push(Tile {
            place: (place.0 as u8 % 3 + 1, place.0 as u8 / 3 + 1),
            grounds: (0..KINDS).map(|n| says(n, grounds)).collect(),
            sprites: (0..KINDS).map(|n| says(n, sprites)).collect(),
            arrow,
            commands,
        });
    }
    Stored { sort, argument, view: view as u8, tiles }
}

fn arrow(headings: Headings) -> u8 {
    if headings == Headings::ANY {
        return ANY;
    }
    let only = Heading::ALL.into_iter().find(|heading| headings.0 == 1 << heading.index());
    match only {
        Some(Heading::Moving(dir)) => direction(dir.name()),
        Some(Heading::Resting) => RESTING,
        None => MOVING,
    }
}

fn command(command: Command, unfit: &mut impl FnMut(&'static Wording)) -> (u8, u8) {
    match command {
        Command::Move(dir) => (MOVE, direction(dir.name())),
        Command::Stop => (MOVE, STOP),
        Command::Destroy => (DESTROY, 0),
        Command::Create(kind) => (CREATE, kind),
        Command::Paint(kind) => (PAINT, kind),
        Command::Portal(kind) => (PORTAL, kind),
        Command::Block(kind) => (BLOCK, kind),
        Command::Win => (GAME, 0),
        Command::Lose => (GAME, 1),
        Command::Score(10) => (GAME, 2),
        Command::Score(_) => {
            unfit(wording!("export-score"));
            (GAME, 2)
        }
        Command::Add(..)
        | Command::Message(_)
        | Command::Sound(_)
        | Command::Restart
        | Command::Exit(_)
        | Command::ExitTo(..)
        | Command::ExitBy(_)
        | Command::Also => {
            unfit(wording!("export-command"));
            (GAME, 2)
        }
    }
}

/// The text of a game that fits.
fn printed(meaning: &Meaning, level: &Level, rules: &[Stored]) -> String {
    let is_letter = |c: &char| c.is_ascii_alphanumeric();
    let words = meaning.title.split(|c: char| !is_letter(&c)).filter(|word| !word.is_empty());
    let name: String =
        words.flat_map(|word| [word[..1].to_ascii_uppercase(), word[1..].to_owned()]).collect();
    // The title of a printed game that says no name.
    let name = if name.is_empty() || name == "TileCode" { "NAME" } else { &name };
    let mut out = format!("function create{name}(prefix: string) {{\n");
    out.push_str("if (settings.exists(prefix+\"VersionS\")) return;\n");
    out.push_str("settings.writeString(prefix+\"VersionS\",\"4.0.0\");\n");
    let map = Image { cols: level.cols, rows: level.rows, values: level.backgrounds.clone() };
    let mut placed = Image { values: vec![NOBODY; level.rows * level.cols], ..map.clone() };
    for &(kind, row, col) in &level.sprites {
        placed.values[usize::from(row) * level.cols + usize::from(col)] = kind;
    }
    buffer(&mut out, "WBackM", &bytes_of(&map));
    buffer(&mut out, "WSpriteM", &bytes_of(&placed));
    for (count, key, kinds) in
        [("BackN", "BackI", &meaning.backgrounds), ("SpriteN", "SpriteI", &meaning.sprites)]
    {
        number(&mut out, count, KINDS);
        for n in 0..KINDS {
            buffer(&mut out, &[key, &n.to_string()].concat(), &bytes_of(&picture(kinds.get(n), n)));
        }
    }
    number(&mut out, "HelpN", 1);
    for (n, rule) in rules.iter().enumerate() {
        buffer(&mut out, &["RuleB", &n.to_string()].concat(), &rule::bytes_of(rule));
    }
    number(&mut out, "PlayerN", 0);
    out.push_str("}\n");
    out
}

fn picture(kind: Option<&Kind>, n: usize) -> Image {
    let colours = colours::to_arcade();
    let values = match kind.and_then(|kind| kind.frames.first()) {
        Some(picture) => picture.0.iter().map(|&pixel| colours[usize::from(pixel) % 16]).collect(),
        // A kind that the project does not have is plain.
        None => vec![1 + n as u8; SIDE * SIDE],
    };
    Image { cols: SIDE, rows: SIDE, values }
}

fn number(out: &mut String, key: &str, n: usize) {
    out.push_str(&format!("settings.writeNumber(prefix+\"{key}\",{n});\n"));
}

fn buffer(out: &mut String, key: &str, bytes: &[u8]) {
    out.push_str(&format!("// buffer length = {}\nsettings.writeBuffer(prefix+\"{key}\", hex`", bytes.len()));
    for (n, byte) in bytes.iter().enumerate() {
        if (n * 2).is_multiple_of(ROW) {
            out.push('\n');
        }
        out.push_str(&format!("{byte:02x}"));
    }
    // The back quote is alone on its row after a full one.
    if (bytes.len() * 2).is_multiple_of(ROW) {
        out.push('\n');
    }
    out.push_str("`);\n");
}
