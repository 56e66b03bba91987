//! The smallest game that keeps every law: a row of lights that are put out one by one.
//!
//! It is always built and tested, and never shipped. To begin a game, copy this crate and follow "Add a game" in
//! CONTRIBUTING.md. A real game has a file for each part: `board.rs` (state and rules), `notation.rs`, `draw.rs`,
//! `input.rs`, `deal.rs`, `hint.rs`.

use std::fmt;
use std::str::FromStr;

use tilery_kit::text::{TextError, whole};
use tilery_kit::{
    Cell, Field, FieldKind, Figures, Game, Ghost, Illegal, Input, Key, Keys, Layout, Nobody, Order, Phase,
    Preset, Record, Rect, Reel, Reply, Rng, Role, Rules, Say, Scene, Status,
};

/// The game.
#[derive(Debug)]
pub enum Template {}

/// How many lights there are: `N`, from 1 to 9.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Params {
    lights: u8,
}

/// Which lights burn, from left to right, and the key of each.
#[derive(Debug, Clone, PartialEq)]
pub struct Board {
    lights: Vec<Option<Light>>,
}

/// A light that burns.
#[derive(Debug, Clone, Copy)]
struct Light(Key);

impl PartialEq for Light {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// `out N`: puts out the light in column N, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move(u8);

/// Where the cursor stands.
#[derive(Debug, Default)]
pub struct Ui {
    cursor: u8,
}

const ROLE_GROUND: u16 = 0;
const ROLE_LIGHT: u16 = 1;

impl Rules for Template {
    const ID: &'static str = "template";
    const SENTENCES: &'static [&'static str] =
        &["template-on", "template-off", "template-went-out", "template-is-out", "template-all-out"];

    type Params = Params;
    type Board = Board;
    type Move = Move;
    type Editor = Nobody;

    fn presets() -> Vec<Preset> {
        ["3", "9"].map(|params| Preset { params: params.to_owned(), group: None }).to_vec()
    }

    fn form(params: &Params) -> Vec<Field> {
        let kind = FieldKind::Range { min: 1, max: 9, step: 1 };
        vec![Field { id: "lights", kind, value: params.to_string() }]
    }

    fn set(_: &Params, field: &str, value: &str) -> Result<Params, TextError> {
        if field == "lights" { value.parse() } else { Err(tilery_kit::Reader::new(field).error("`lights`")) }
    }

    fn deal(params: &Params, mut rng: Rng) -> Board {
        let mut keys = Keys::default();
        let mut lights: Vec<_> =
            (0..params.lights).map(|_| rng.odds(3, 4).then(|| Light(keys.fresh()))).collect();
        lights[0].get_or_insert_with(|| Light(keys.fresh()));
        Board { lights }
    }

    fn parse(params: &Params, text: &str) -> Result<Board, TextError> {
        let mut keys = Keys::default();
        whole(text, |reader| {
            let mut lights = Vec::new();
            for _ in 0..params.lights {
                let burns = reader.eat("*");
                if !burns && !reader.eat(".") {
                    return Err(reader.error("`*` or `.`"));
                }
                lights.push(burns.then(|| Light(keys.fresh())));
            }
            Ok(Board { lights })
        })
    }

    fn print(_: &Params, board: &Board, out: &mut String) {
        out.extend(board.lights.iter().map(|light| if light.is_some() { '*' } else { '.' }));
    }

    fn play(_: &Params, board: &mut Board, mv: &Move, reel: &mut Reel<Board>) -> Result<(), Illegal> {
        let light = board.lights.get_mut(usize::from(mv.0) - 1).and_then(Option::take);
        let Some(Light(key)) = light else {
            return Err(Illegal::new("template-is-out", format!("no light burns in column {}", mv.0)));
        };
        reel.exit(key, Ghost::FADE);
        reel.tell(|| Say::new("template-went-out").with("column", i64::from(mv.0)));
        Ok(())
    }

    fn status(_: &Params, board: &Board) -> Status {
        let burns = board.lights.iter().any(Option::is_some);
        if burns { Status::PLAYING } else { Status::won(true, "template-all-out") }
    }
}

impl Game for Template {
    const ROLES: &'static [Role] = &[Role::new("ground", 1), Role::new("light", 1)];
    const RECORDS: &'static [Record] = &[Record { figure: "moves", order: Order::Lower, won_only: true }];
    const WINS: bool = true;

    type Ui = Ui;
    type Adviser = Nobody;
    type Rater = Nobody;

    fn moves(_: &Params, board: &Board) -> impl Iterator<Item = Move> {
        (1u8..).zip(&board.lights).filter(|(_, light)| light.is_some()).map(|(column, _)| Move(column))
    }

    fn figures(_: &Params, _: &Board) -> Figures {
        Figures::default()
    }

    fn input(_: &Params, board: &Board, ui: &mut Ui, input: Input<'_>, _: Layout) -> Reply<Move> {
        let last = board.lights.len() as u8 - 1;
        match input {
            Input::Pointer { phase: Phase::Up, at } if (0.0..1.0).contains(&at.y) && at.x >= 0.0 => {
                match at.x.floor() as u8 {
                    column if column <= last => Reply::play(Move(column + 1)),
                    _ => Reply::Ignored,
                }
            }
            Input::Key("ArrowLeft") => {
                ui.cursor = ui.cursor.saturating_sub(1);
                Reply::Changed
            }
            Input::Key("ArrowRight") => {
                ui.cursor = last.min(ui.cursor + 1);
                Reply::Changed
            }
            Input::Key("Enter" | " ") => Reply::play(Move(ui.cursor + 1)),
            _ => Reply::Ignored,
        }
    }

    fn draw(_: &Params, board: &Board, ui: &Ui, _: Layout, scene: &mut Scene) {
        scene.view = Rect::new(0.0, 0.0, board.lights.len() as f32, 1.0);
        for (column, light) in (0u16..).zip(&board.lights) {
            let rect = Rect::cell(Cell::new(0, column));
            scene.sprite(Key::fixed(u32::from(column)), ROLE_GROUND, rect);
            if let Some(Light(key)) = light {
                scene.sprite(*key, ROLE_LIGHT, rect).layer(1);
            }
            let say = Say::new(if light.is_some() { "template-on" } else { "template-off" });
            scene.label((0, column), rect.centre(), say);
        }
        scene.focus = Some((0, u16::from(ui.cursor)));
    }

    fn settle(_: &Params, board: &Board, ui: &mut Ui) {
        ui.cursor = ui.cursor.min(board.lights.len() as u8 - 1);
    }
}

impl fmt::Display for Params {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.lights)
    }
}

impl FromStr for Params {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Ok(Self { lights: whole(text, |reader| reader.number(1..=9, "a number of lights"))? })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "out {}", self.0)
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        whole(text, |reader| {
            reader.expect("out ")?;
            Ok(Self(reader.number(1..=9, "a column")?))
        })
    }
}
