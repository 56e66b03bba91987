//! Any gestures in any order, at any coordinates, on any game, leave a position that loads.
#![no_main]

use libfuzzer_sys::arbitrary::{self, Arbitrary};
use libfuzzer_sys::fuzz_target;
use tilery_collection::GAMES;
use tilery_kit::{Dir, Input, Layout, Phase, Point};

#[derive(Arbitrary, Debug)]
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

/// Sixty-fourths of a cell, so that most places lie on a board.
fn place(x: i16, y: i16) -> Point {
    Point { x: f32::from(x) / 64.0, y: f32::from(y) / 64.0 }
}

fn phase_of(n: u8) -> Phase {
    PHASES[usize::from(n) % PHASES.len()]
}

fn dir_of(n: u8) -> Dir {
    Dir::ALL[usize::from(n) % Dir::ALL.len()]
}

fuzz_target!(|data: (u8, u8, u64, Vec<Gesture>)| {
    let (game, preset, seed, gestures) = data;
    let game = GAMES[usize::from(game) % GAMES.len()];
    let presets = game.presets();
    let params = &presets[usize::from(preset) % presets.len()].params;
    let mut session = game.deal(params, seed).expect("a preset can be dealt");
    for gesture in gestures {
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
    let position = session.position();
    let again = tilery_collection::load(&position).unwrap_or_else(|error| panic!("{position}\n{error}"));
    assert_eq!(again.position(), position);
});
