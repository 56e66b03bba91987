//! Suggests commands for the end of a row.

use tilery_tilecode::check::Meaning;
use tilery_tilecode::model::{Command, Event, GAME_ROW, Kind, MAX_COMMANDS, Offset, Rule, SOUNDS};

/// The commands that make sense after the commands of a row, in the order in which they are suggested.
///
/// They are the commands that the checker accepts, except repeated commands (`create` may be repeated),
/// `destroy` and `stop` for a sprite that was just created, a `portal` right after a `portal`, and a second
/// command that ends the level in one row.
pub fn commands(meaning: &Meaning, rule: &Rule, row: usize) -> Vec<Command> {
    let before = &rule.rows[row];
    if before.len() >= MAX_COMMANDS {
        return Vec::new();
    }
    let is_never = rule.event == Event::Never;
    let is_smash = matches!(rule.event, Event::Smash(_));
    let is_game = is_never || row == GAME_ROW;
    let mut has_witness = match Offset::ROWS.get(row) {
        Some(&Offset::CENTRE) => rule.centre().include.sprites != 0,
        Some(place) => rule.when[place.0].binds(),
        None => false,
    };
    let mut has_other =
        has_witness && Offset::ROWS.get(row).is_some_and(|place| rule.when[place.0].binds_also());
    let mut has_created = false;
    // The index of the first command that is about the present sprite of the row.
    let mut since = 0;
    for (n, command) in before.iter().enumerate() {
        match command {
            Command::Create(_) => (has_created, has_witness, since) = (true, false, n + 1),
            Command::Portal(_) => {
                (has_created, has_witness, has_other, since) = (false, false, false, n + 1);
            }
            Command::Also => (has_created, has_witness, has_other, since) = (false, true, false, n + 1),
            _ => {}
        }
    }
    let mut offers = Vec::new();
    if !is_game {
        if has_created || has_witness && !is_smash {
            offers.extend(DIRS.map(Command::Move));
        }
        if has_witness {
            offers.extend(is_smash.then_some(Command::Stop));
            offers.push(Command::Destroy);
        }
        offers.extend(has_other.then_some(Command::Also));
        if meaning.rooms > 0 {
            offers.extend(DIRS.map(Command::ExitBy));
        }
        offers.extend(numbers(&meaning.sprites).map(Command::Create));
        offers.extend(numbers(&meaning.backgrounds).map(Command::Paint));
        if !matches!(before.last(), Some(Command::Portal(_))) {
            offers.extend(numbers(&meaning.backgrounds).map(Command::Portal));
        }
    }
    offers.push(Command::Score(10));
    let ends = |command: &Command| {
        let is_exit = matches!(command, Command::Exit(_) | Command::ExitTo(..) | Command::ExitBy(_));
        is_exit || matches!(command, Command::Win | Command::Lose | Command::Restart)
    };
    let is_decided = before.iter().any(ends);
    if !is_decided {
        offers.extend([Command::Win, Command::Lose, Command::Restart, Command::Exit(0)]);
        if meaning.rooms > 0 {
            offers.extend(numbers(&meaning.backgrounds).map(|kind| Command::ExitTo(0, kind)));
        }
    } else {
        offers.retain(|command| !ends(command));
    }
    offers.extend(numbers(&meaning.sprites).map(Command::Block));
    offers.extend((0..meaning.counters.len() as u8).map(|counter| Command::Add(counter, 1)));
    offers.extend((0..meaning.messages.len() as u8).map(Command::Message));
    offers.extend((1..SOUNDS.len() as u8).map(Command::Sound));
    let is_said = |command: &Command| match command {
        Command::Create(_) => false,
        Command::Score(_) => before.iter().any(|other| matches!(other, Command::Score(_))),
        Command::Add(counter, _) => {
            before.iter().any(|other| matches!(other, Command::Add(one, _) if one == counter))
        }
        _ if command.is_for_game() => before.contains(command),
        _ => before[since..].contains(command),
    };
    offers.retain(|command| !is_said(command));
    offers
}

/// The order in which directions are offered.
const DIRS: [tilery_kit::Dir; 4] =
    [tilery_kit::Dir::Left, tilery_kit::Dir::Up, tilery_kit::Dir::Right, tilery_kit::Dir::Down];

fn numbers(kinds: &[Kind]) -> impl Iterator<Item = u8> {
    0..kinds.len() as u8
}
