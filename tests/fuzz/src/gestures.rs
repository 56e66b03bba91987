//! Any gestures in any order, at any coordinates, on any game, leave a position that loads.

use tilery_collection::GAMES;
use tilery_kit::{Dir, Input, Layout, Phase, Point};

#[derive(Debug)]
enum Gesture {
    Pointer(u8, i16, i16),
    Swipe(u8, i16, i16),
    WildPointer(u8, f32, f32),
    WildSwipe(u8, f32, f32),
    Key(u8),
    Release(u8),
    Text(String),
    Action(u8),
    Advance(u16),
    Undo,
    Redo,
    Turn(bool),
    Suggest(u8),
}

const KEYS: [&str; 9] =
    ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "Enter", " ", "Escape", "Tab", "Backspace"];
const PHASES: [Phase; 5] = [Phase::Down, Phase::Move, Phase::Up, Phase::Cancel, Phase::Long];

/// A point in sixty-fourths of a cell, so that most points are on a board.
fn place(x: i16, y: i16) -> Point {
    Point { x: f32::from(x) / 64.0, y: f32::from(y) / 64.0 }
}

fn phase_of(n: u8) -> Phase {
    PHASES[usize::from(n) % PHASES.len()]
}

fn dir_of(n: u8) -> Dir {
    Dir::ALL[usize::from(n) % Dir::ALL.len()]
}

/// Decodes the next gesture: a byte for its kind, then its numbers. Missing bytes are zeros.
fn next(bytes: &mut impl Iterator<Item = u8>) -> Option<Gesture> {
    let kind = bytes.next()?;
    let mut byte = || bytes.next().unwrap_or(0);
    Some(match kind % 13 {
        0 => Gesture::Pointer(
            byte(),
            i16::from_le_bytes([byte(), byte()]),
            i16::from_le_bytes([byte(), byte()]),
        ),
        1 => {
            Gesture::Swipe(byte(), i16::from_le_bytes([byte(), byte()]), i16::from_le_bytes([byte(), byte()]))
        }
        2 => Gesture::WildPointer(byte(), wild(byte()), wild(byte())),
        3 => Gesture::WildSwipe(byte(), wild(byte()), wild(byte())),
        4 => Gesture::Key(byte()),
        5 => Gesture::Release(byte()),
        6 => Gesture::Text(String::from_utf8_lossy(&[byte(), byte(), byte()]).into_owned()),
        7 => Gesture::Action(byte()),
        8 => Gesture::Advance(u16::from_le_bytes([byte(), byte()])),
        9 => Gesture::Undo,
        10 => Gesture::Redo,
        11 => Gesture::Turn(byte() % 2 == 1),
        _ => Gesture::Suggest(byte()),
    })
}

/// A coordinate that no real pointer has.
fn wild(n: u8) -> f32 {
    const WILD: [f32; 8] =
        [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, f32::MAX, f32::MIN, f32::MIN_POSITIVE, -0.0, 1e9];
    WILD[usize::from(n) % WILD.len()]
}

pub fn run(data: &[u8]) {
    let mut bytes = data.iter().copied();
    let mut byte = || usize::from(bytes.next().unwrap_or(0));
    let game = GAMES[byte() % GAMES.len()];
    let presets = game.presets();
    let params = &presets[byte() % presets.len()].params;
    let mut session = game.deal(params, byte() as u64).expect("a preset can be dealt");
    while let Some(gesture) = next(&mut bytes) {
        // Shown by tests that fail. The fuzzer runs thousands of gestures a second.
        #[cfg(not(fuzzing))]
        println!("{gesture:?}");
        match gesture {
            Gesture::Pointer(phase, x, y) => {
                session.input(Input::Pointer { phase: phase_of(phase), at: place(x, y) });
            }
            Gesture::Swipe(dir, x, y) => {
                session.input(Input::Swipe { dir: dir_of(dir), at: place(x, y) });
            }
            Gesture::WildPointer(phase, x, y) => {
                session.input(Input::Pointer { phase: phase_of(phase), at: Point { x, y } });
            }
            Gesture::WildSwipe(dir, x, y) => {
                session.input(Input::Swipe { dir: dir_of(dir), at: Point { x, y } });
            }
            Gesture::Key(key) => {
                session.input(Input::Key(KEYS[usize::from(key) % KEYS.len()]));
            }
            Gesture::Release(key) => {
                session.input(Input::Release(KEYS[usize::from(key) % KEYS.len()]));
            }
            Gesture::Text(key) => {
                session.input(Input::Key(&key));
            }
            Gesture::Action(action) => {
                let actions = game.info().actions;
                if !actions.is_empty() {
                    session.input(Input::Action(actions[usize::from(action) % actions.len()].id));
                }
            }
            Gesture::Advance(ms) => {
                session.advance(u32::from(ms));
            }
            Gesture::Undo => {
                session.undo();
            }
            Gesture::Redo => {
                session.redo();
            }
            Gesture::Turn(landscape) => {
                session.lay_out(if landscape { Layout::Landscape } else { Layout::Portrait }, None);
            }
            Gesture::Suggest(n) => {
                let legal = session.legal();
                if !legal.is_empty() {
                    session.suggest(&legal[usize::from(n) % legal.len()]).expect("a listed move is a move");
                }
            }
        }
        session.film();
    }
    let position = session.history().position();
    let again = tilery_collection::load(&position).unwrap_or_else(|error| panic!("{position}\n{error}"));
    assert_eq!(again.history().position(), position);
}
