//! The changes of a round, in terms that survive edits of everything else: tiles of the map as it was when the play
//! was kept, kinds, counters and messages by their names.

use crate::test::{Names, Stage};
use tilery_kit::Dir;
use tilery_tilecode::Round;
use tilery_tilecode::board::{Board, Outcome};
use tilery_tilecode::model::{Button, Event, Kind, Offset};

use super::rerun::{on_map, step};
use super::sight::{Sight, code, decode, tile_of};

/// A set of tiles, a bit each.
#[derive(Debug, Clone)]
struct Tiles(Vec<u128>);

impl Tiles {
    fn new() -> Self {
        Self(vec![0; 128])
    }

    fn insert(&mut self, (row, col): (u8, u8)) {
        if let Some(cols) = self.0.get_mut(usize::from(row)) {
            *cols |= 1 << (col & 127);
        }
    }

    fn extend(&mut self, tiles: impl IntoIterator<Item = (u8, u8)>) {
        tiles.into_iter().for_each(|tile| self.insert(tile));
    }

    fn contains(&self, (row, col): (u8, u8)) -> bool {
        self.0.get(usize::from(row)).is_some_and(|cols| cols >> (col & 127) & 1 == 1)
    }

    fn is_empty(&self) -> bool {
        self.0.iter().all(|cols| *cols == 0)
    }

    /// The tiles, row by row.
    fn all(&self) -> Vec<(u8, u8)> {
        let tiles = (0..128).flat_map(|row| (0..128).map(move |col| (row, col)));
        tiles.filter(|tile| self.contains(*tile)).collect()
    }
}

/// The names and the tiles in which the changes of a play are told.
#[derive(Debug)]
pub(super) struct Touch {
    pub(super) names: Names,
    pub(super) stages: Vec<Stage>,
    /// The tiles of each stage.
    held: Vec<Tiles>,
    /// True if names that are not known yet are added.
    pub(super) learns: bool,
    /// The stage of the level in play; `None` if it is a level to which the test did not come.
    here: Option<usize>,
    /// True if the first stage is not the level itself but the map with which the play begins.
    has_start: bool,
}

impl Touch {
    pub(super) fn new(names: Names, stages: Vec<Stage>, has_start: bool) -> Self {
        let held = stages.iter().map(|stage| {
            let mut tiles = Tiles::new();
            tiles.extend(stage.tiles());
            tiles
        });
        let held = held.collect();
        Self { names, stages, held, learns: false, here: Some(0), has_start }
    }

    /// The changes of a round on the tiles that are held, as a text; `None` if there are none. Goes to the stage of
    /// the level that was come to.
    pub(super) fn told(&mut self, before: &Sight, after: &Sight, board: &Board) -> Option<String> {
        let mut told = String::new();
        if before.level == after.level {
            self.tell_tiles(before, after, board, &mut told);
        } else {
            self.here = stage_of(&self.stages, after.level, self.has_start);
            told.push_str(&format!("to {} ", place(self.here)));
        }
        let meaning = board.project().meaning();
        if before.score != after.score {
            told.push_str(&format!("score {} ", after.score - before.score));
        }
        let values: Vec<_> =
            before.counters.iter().zip(&after.counters).map(|(then, now)| now - then).collect();
        for (counter, _) in meaning.counters.iter().zip(&values).filter(|(_, by)| self.learns && **by != 0) {
            number(&mut self.names.counters, &counter.name);
        }
        for (n, known) in self.names.counters.iter().enumerate() {
            let at = meaning.counters.iter().position(|counter| counter.name == *known);
            if let Some(by) = at.and_then(|at| values.get(at)).filter(|by| **by != 0) {
                told.push_str(&format!("counter {n} {by} "));
            }
        }
        if before.messages != after.messages {
            told.push_str("says ");
            for &message in &after.messages {
                let said = name(&meaning.messages, message, |message| &message.name);
                told.push_str(&find(&mut self.names.messages, self.learns, said));
                told.push(' ');
            }
        }
        match after.outcome {
            outcome if outcome == before.outcome => {}
            Outcome::Playing => told.push('p'),
            Outcome::Won => told.push('w'),
            Outcome::Lost => told.push('l'),
        }
        (!told.is_empty()).then_some(told)
    }

    /// Tells the changes of tiles that are held.
    fn tell_tiles(&mut self, before: &Sight, after: &Sight, board: &Board, told: &mut String) {
        let meaning = board.project().meaning();
        let Some(here) = self.here else { return };
        let (Some(stage), Some(held)) = (self.stages.get(here), self.held.get(here)) else { return };
        let shift = if self.has_start && here == 0 { (0, 0) } else { (stage.down, stage.right) };
        let when_kept = |row: u8, col: u8| {
            let at = |n: u8, by: i32| u8::try_from(i32::from(n) - by).ok();
            let tile = (at(row, shift.0)?, at(col, shift.1)?);
            held.contains(tile).then_some(tile)
        };
        let learns = self.learns;
        for ((row, col), kind) in after.painted(before) {
            if let Some((row, col)) = when_kept(row, col) {
                let name = name(&meaning.backgrounds, kind, kind_name);
                let kind = find(&mut self.names.backgrounds, learns, name);
                told.push_str(&format!("{row},{col}={kind} "));
            }
        }
        let names = &mut self.names.sprites;
        let mut tell = |sign: char, all: Vec<u64>| {
            let known = all.into_iter().filter_map(|sprite| {
                let (row, col, kind, heading) = decode(sprite);
                let (row, col) = when_kept(row, col)?;
                let kind = found(names, learns, name(&meaning.sprites, kind, kind_name));
                let kind = kind.map_or(u8::MAX, |n| n as u8);
                Some(code(row, col, kind, heading))
            });
            // In the order of the play's own list: that of the project may change.
            let mut known: Vec<_> = known.collect();
            known.sort_unstable();
            for (row, col, kind, heading) in known.into_iter().map(decode) {
                let kind = place(Some(usize::from(kind)).filter(|&n| n < names.len()));
                told.push_str(&format!("{row},{col}{sign}{kind}{heading} "));
            }
        };
        tell('-', before.sprites_without(after).collect());
        tell('+', after.sprites_without(before).collect());
    }

    /// A round with its tile where that is now.
    pub(super) fn moved(&self, round: Round) -> Round {
        let stage =
            self.here.filter(|&here| here > 0 || !self.has_start).and_then(|here| self.stages.get(here));
        match (round, stage) {
            (Round::Tap(row, col), Some(stage)) => {
                let at = |n: u8, by: i32| (i32::from(n) + by).clamp(0, 126) as u8;
                Round::Tap(at(row, stage.down), at(col, stage.right))
            }
            _ => round,
        }
    }
}

/// The stage of a level. With a start, the first stage is a map of the play's own.
fn stage_of(stages: &[Stage], level: usize, has_start: bool) -> Option<usize> {
    let first = usize::from(has_start);
    let found = stages.iter().skip(first).position(|stage| stage.level == Some(level));
    found.map(|n| n + first)
}

/// The levels to which a play comes, and the tiles that it touches there: where a press changes something or could
/// have, and what happens next to that. Changes elsewhere that come without a press, too, are not the play's, unless
/// nothing is pressed.
pub(super) fn touched(start: &Board, rounds: &[Round], has_start: bool) -> Vec<Stage> {
    let pressed = Pressed::of(start);
    let has_press = rounds.iter().any(|round| *round != Round::default());
    let mut stages = vec![Stage::of(start.level)];
    let mut held = vec![Tiles::new()];
    let mut here = 0;
    let mut board = start.clone();
    for visit in visits(start, rounds) {
        let level = board.level;
        let anyway = if has_press { unpressed(&board, visit.len()) } else { Vec::new() };
        for &round in visit {
            if board.outcome == Outcome::Playing {
                held[here].extend(pressed.held(&board, round));
            }
            let before = Sight::of(&board);
            step(&mut board, round);
            let after = Sight::of(&board);
            if before.level == after.level {
                hold(&mut held[here], after.changes(&before), &anyway);
            }
        }
        if level == board.level {
            continue;
        }
        here = stage_of(&stages, board.level, has_start).unwrap_or_else(|| {
            stages.push(Stage::of(board.level));
            held.push(Tiles::new());
            stages.len() - 1
        });
    }
    // Where nothing happens, nothing may happen on the whole map.
    if held.iter().all(Tiles::is_empty) {
        let tiles = on_map(start).map(|tile| start.place(tile)).map(|(row, col)| (row as u8, col as u8));
        held[0].extend(tiles);
    }
    for (stage, tiles) in stages.iter_mut().zip(held) {
        stage.hold(tiles.all());
    }
    stages
}

/// The rounds of a play up to each change of level, inclusive.
fn visits<'a>(start: &Board, rounds: &'a [Round]) -> Vec<&'a [Round]> {
    let mut board = start.clone();
    let mut visits = Vec::new();
    let mut from = 0;
    for (n, &round) in rounds.iter().enumerate() {
        let level = board.level;
        step(&mut board, round);
        if board.level != level || n + 1 == rounds.len() {
            visits.push(&rounds[from..=n]);
            from = n + 1;
        }
    }
    visits
}

/// The changes of a board during a number of rounds without a press, in order.
fn unpressed(board: &Board, rounds: usize) -> Vec<u64> {
    let mut board = board.clone();
    let mut changes = Vec::new();
    let mut before = Sight::of(&board);
    for _ in 0..rounds {
        step(&mut board, Round::default());
        let after = Sight::of(&board);
        if after.level != before.level {
            break;
        }
        changes.extend(after.changes(&before));
        before = after;
    }
    changes.sort_unstable();
    changes.dedup();
    changes
}

/// Adds the tiles of a round's changes, of those that come anyway, in order, only the ones next to others.
fn hold(held: &mut Tiles, changes: Vec<u64>, anyway: &[u64]) {
    let mut others = Vec::new();
    for change in changes {
        if anyway.binary_search(&change).is_ok() {
            others.push(tile_of(change));
        } else {
            held.insert(tile_of(change));
        }
    }
    loop {
        let count = others.len();
        let beside = held.clone();
        others.retain(|&tile| {
            let is_near = is_beside(tile, &beside);
            if is_near {
                held.insert(tile);
            }
            !is_near
        });
        if others.len() == count {
            break;
        }
    }
}

/// True if a tile is in a set, or next to a tile of it.
fn is_beside((row, col): (u8, u8), held: &Tiles) -> bool {
    let near = |n: u8| n.saturating_sub(1)..=n + 1;
    near(row).any(|row| near(col).any(|col| held.contains((row, col))))
}

/// The kinds of sprites that have rules for each button, as bit sets.
#[derive(Debug)]
pub(super) struct Pressed([u16; Button::ALL.len()]);

impl Pressed {
    pub(super) fn of(board: &Board) -> Self {
        let mut kinds = [0; Button::ALL.len()];
        for rule in board.project().meaning().rules.iter().filter(|rule| !rule.is_off) {
            for (_, seen) in rule.seen_as() {
                if let Event::Press(button) = seen.event {
                    kinds[button.index()] |= seen.centre().include.sprites;
                }
            }
        }
        Self(kinds)
    }

    /// The tiles on which a round can change something by its press, so that the play also holds that nothing
    /// happens there: those of sprites with rules for the button, the next ones, and a touched tile.
    pub(super) fn held(&self, board: &Board, round: Round) -> Vec<(u8, u8)> {
        let mut tiles = Vec::new();
        let mut hold = |row: usize, col: usize, offset: Offset| {
            let (down, right) = offset.delta();
            let at = |n: usize, by: i32, most: usize| n.checked_add_signed(by as isize).filter(|&n| n < most);
            if let (Some(row), Some(col)) = (at(row, down, board.rows), at(col, right, board.cols)) {
                tiles.push((row as u8, col as u8));
            }
        };
        let buttons = match round {
            Round::Tap(row, col) => {
                hold(usize::from(row), usize::from(col), Offset::CENTRE);
                return tiles;
            }
            Round::Held(buttons) => buttons,
        };
        for button in Button::ALL.into_iter().filter(|&button| buttons.has(button)) {
            let kinds = self.0[button.index()];
            for piece in board.sprites().filter(|piece| kinds >> piece.kind & 1 == 1) {
                let (row, col) = board.place(piece.tile);
                hold(row, col, Offset::CENTRE);
                match button {
                    Button::Arrow(dir) => hold(row, col, Offset::towards(dir)),
                    Button::A | Button::B => {
                        Dir::ALL.into_iter().for_each(|dir| hold(row, col, Offset::towards(dir)));
                    }
                }
            }
        }
        tiles
    }
}

fn kind_name(kind: &Kind) -> &str {
    &kind.name
}

fn name<T>(list: &[T], n: u8, name: impl Fn(&T) -> &str) -> &str {
    list.get(usize::from(n)).map_or("", name)
}

/// The number of a name in a list, to which it is added.
pub(super) fn number(names: &mut Vec<String>, name: &str) -> usize {
    names.iter().position(|known| known == name).unwrap_or_else(|| {
        names.push(name.to_owned());
        names.len() - 1
    })
}

/// The number of a name in a list; `None` if it is not there and not added either.
fn found(names: &mut Vec<String>, learns: bool, wanted: &str) -> Option<usize> {
    if learns {
        number(names, wanted);
    }
    names.iter().position(|known| known == wanted)
}

/// The number of a name as a text; a question mark if there is none.
fn find(names: &mut Vec<String>, learns: bool, wanted: &str) -> String {
    place(found(names, learns, wanted))
}

fn place(n: Option<usize>) -> String {
    n.map_or("?".to_owned(), |n| n.to_string())
}
