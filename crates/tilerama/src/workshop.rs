//! The workshop: the editor of Tilerama's boards as a game. Its board is a board under construction and its
//! moves are edits, so that history, saving, links and input come with the session.
//!
//! A position is a doubled grid whose bars and points may be misplaced, `;goal=` and the objective,
//! optionally `;name=` and `;way=`, and `;chance=` with the state of the random generator. Parameters are the
//! size of an empty board, as `4x4` (columns, then rows), or the short name of a shipped board.

mod draft;
mod check;
mod edit;
mod desk;
mod draw;
mod input;

use std::fmt;
use std::rc::Rc;
use std::str::FromStr;

use tilery_kit::text::{Reader, TextError, whole};
use tilery_kit::{
    Action, Editor, Effect, EffectKind, Field, FieldKind, Figure, Figures, Game, Illegal, Input, Layout,
    NoGoal, Nobody, Preset, Reel, Reply, Rng, Role, Rules, Scene, Status, wording,
};

pub use draft::Draft;
pub use edit::Edit;
pub use input::Ui;

use crate::board::Board;
use crate::catalogue::{self, Entry};
use crate::notation::{self, Params};
use crate::{doubled, name, way_home};

/// The maximum number of rows and columns of a new empty board; it can grow further.
const MAX_EMPTY: u16 = 12;
/// The game whose positions can be opened in the editor.
const GAME: &str = "tilerama";

const ACTIONS: &[Action] = &[
    Action { id: "play", keys: &["p"] },
    Action { id: "check", keys: &["k"] },
    Action { id: "scramble", keys: &["x"] },
    Action { id: "objective", keys: &["v"] },
];

/// The editor as a game.
#[derive(Debug)]
pub enum Workshop {}

/// The board that editing starts from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Base {
    /// An empty board with these rows and columns.
    Empty(u16, u16),
    /// A shipped board, solved.
    Shipped(&'static str),
}

impl FromStr for Base {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        whole(text, |reader| {
            let from = reader.clone();
            let name = catalogue::read_name(reader);
            if let Some(entry) = catalogue::find(name) {
                return Ok(Self::Shipped(entry.name));
            }
            *reader = from;
            let expected = wording!("workshop-columns");
            let cols = reader.number(1..=MAX_EMPTY, expected)?;
            reader.expect("x")?;
            Ok(Self::Empty(reader.number(1..=MAX_EMPTY, wording!("row-count"))?, cols))
        })
    }
}

impl fmt::Display for Base {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty(rows, cols) => write!(f, "{cols}x{rows}"),
            Self::Shipped(name) => f.write_str(name),
        }
    }
}

impl Rules for Workshop {
    const ID: &'static str = "workshop";
    const SENTENCES: &'static [&'static str] = &[
        "workshop-cell",
        "workshop-edge",
        "workshop-corner",
        "workshop-seam",
        "workshop-tool",
        "workshop-symbol",
        "workshop-size",
        "workshop-chosen",
        "workshop-first-bar",
        "workshop-done",
        "workshop-resized",
        "workshop-copied",
        "workshop-scrambled",
        "workshop-restored",
        "workshop-named",
        "workshop-sound",
        "workshop-same",
        "workshop-outside",
        "workshop-miss",
        "workshop-taken",
        "workshop-too-many",
        "workshop-too-large",
        "workshop-too-small",
        "workshop-no-border",
        "workshop-claimed",
        "workshop-no-corner",
        "workshop-no-tiles",
        "workshop-no-objective",
        "workshop-missing",
        "workshop-shape",
        "workshop-solved",
        "workshop-stuck",
    ];

    type Params = Base;
    type Board = Draft;
    type Move = Edit;
    type Goal = NoGoal;
    type Editor = Self;

    fn presets() -> Vec<Preset> {
        let empty =
            [(4, 4), (3, 3), (5, 5), (6, 6), (5, 3)].map(|(cols, rows)| Base::Empty(rows, cols).to_string());
        let empty = empty.into_iter().map(Preset::new);
        // A generated board has nothing to edit.
        let drawn = catalogue::newest().filter(|entry| !entry.is_generated());
        let shipped = drawn.map(|entry| Preset::new(entry.name).in_group(entry.family));
        empty.chain(shipped).collect()
    }

    fn form(params: &Base) -> Vec<Field> {
        let Base::Empty(rows, cols) = *params else { return Vec::new() };
        let side = |id, value: u16| Field {
            id,
            kind: FieldKind::Range { min: 1, max: i64::from(MAX_EMPTY), step: 1 },
            value: value.to_string(),
        };
        vec![side("cols", cols), side("rows", rows)]
    }

    fn set(params: &Base, field: &str, value: &str) -> Result<Base, TextError> {
        let (rows, cols) = match *params {
            Base::Empty(rows, cols) => (rows, cols),
            Base::Shipped(_) => (4, 4),
        };
        let side = whole(value, |reader| reader.number(1..=MAX_EMPTY, wording!("side")));
        match field {
            "rows" => Ok(Base::Empty(side?, cols)),
            "cols" => Ok(Base::Empty(rows, side?)),
            _ => Err(Reader::new(field).error(wording!("sides"))),
        }
    }

    fn deal(params: &Base, rng: Rng) -> Draft {
        let shipped = match *params {
            Base::Empty(rows, cols) => return Draft::empty((rows, cols), rng),
            Base::Shipped(name) => catalogue::find(name),
        };
        let (plan, solved) = shipped.expect("parameters name a shipped board").solved();
        Draft::of(&plan.zone, &solved, &plan.goal, rng)
    }

    fn parse(_: &Base, text: &str) -> Result<Draft, TextError> {
        whole(text, |reader| read_draft(reader, None))
    }

    fn print(_: &Base, draft: &Draft, out: &mut String) {
        doubled::print_board(draft.zone(), draft.start(), out);
        out.push_str(";goal=");
        doubled::print_goal(draft.zone(), draft.goal(), out);
        name::print(&draft.name, out);
        if let Some(way) = draft.way() {
            way_home::print(&draft.plan(), draft.start(), way.into_iter(), out);
        }
        out.push_str(";chance=");
        out.push_str(&draft.chance.to_string());
    }

    fn play(_: &Base, draft: &mut Draft, mv: &Edit, reel: &mut Reel<Draft>) -> Result<(), Illegal> {
        let say = edit::carry_out(draft, mv)?;
        reel.effect(|| Effect::new(EffectKind::Slide));
        reel.length(0);
        reel.tell(|| say);
        Ok(())
    }

    fn status(_: &Base, _: &Draft) -> Status {
        Status::PLAYING
    }

    fn title(_: &Base, draft: &Draft) -> Option<String> {
        Some(draft.name.clone())
    }
}

impl Game for Workshop {
    const ROLES: &'static [Role] = draw::ROLES;
    const ACTIONS: &'static [Action] = ACTIONS;
    const FIGURES: &'static [Figure] = &[Figure::main("faults")];
    const WINS: bool = false;

    type Ui = Ui;
    type Adviser = Nobody;
    type Rater = Nobody;

    fn moves(_: &Base, _: &Draft) -> impl Iterator<Item = Edit> {
        std::iter::empty()
    }

    fn figures(_: &Base, draft: &Draft) -> Figures {
        Figures::default().with("faults", check::faults(draft).len() as i64)
    }

    fn input(_: &Base, draft: &Draft, ui: &mut Ui, input: Input<'_>, layout: Layout) -> Reply<Edit> {
        input::input(draft, ui, input, layout)
    }

    fn draw(_: &Base, draft: &Draft, ui: &Ui, layout: Layout, scene: &mut Scene) {
        draw::draw(draft, ui, layout, scene);
    }

    fn settle(_: &Base, draft: &Draft, ui: &mut Ui) {
        input::settle(draft, ui);
    }
}

impl Editor for Workshop {
    const EDITS: Option<&'static str> = Some(GAME);

    /// Opens a position of the game; its scramble and limit are ignored.
    fn open(text: &str) -> Result<(Base, Draft), TextError> {
        whole(text, |reader| {
            reader.expect(GAME)?;
            reader.expect(":")?;
            let from = reader.clone();
            let name = reader.take_while(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
            let shipped = catalogue::find(name);
            if shipped.is_none() && name != notation::OWN {
                return Err(from.error(wording!("short-name")));
            }
            reader.take_while(|c| c != '@' && !c.is_whitespace());
            reader.expect("@")?;
            let draft = read_draft(reader, shipped)?;
            let (rows, cols) = (draft.zone().rows(), draft.zone().cols());
            let base = match shipped {
                Some(entry) => Base::Shipped(entry.name),
                None => Base::Empty(rows.min(MAX_EMPTY), cols.min(MAX_EMPTY)),
            };
            Ok((base, draft))
        })
    }

    fn made(_: &Base, draft: &Draft) -> Result<String, Illegal> {
        if let Some(fault) = check::faults(draft).first() {
            return Err(fault.illegal(draft));
        }
        let mut plan = draft.plan();
        plan.name.clone_from(&draft.name);
        let mut board = Board::new(Rc::new(plan), draft.start().to_vec(), 0);
        if let Some(way) = draft.way() {
            board = board.with_way(&way);
        }
        let mut text = [GAME, ":", notation::OWN, "@"].concat();
        notation::print_board(&Params::OWN, &board, &mut text);
        Ok(text)
    }

    fn rename(title: &str) -> Option<Edit> {
        Some(Edit::Name(name::cleaned(title)))
    }
}

/// Reads a draft, or a position of the game. The objective may be omitted for a shipped board only.
fn read_draft(reader: &mut Reader<'_>, shipped: Option<Entry>) -> Result<Draft, TextError> {
    let sketch = doubled::read_sketch(reader)?;
    let bare = Draft::new(sketch.clone(), None, Rng::default());
    let goal = if reader.eat(";goal=") {
        Some(doubled::read_goal(reader, bare.zone())?.to_vec())
    } else {
        let plan = shipped.map(|entry| entry.plan()).filter(|plan| plan.zone == *bare.zone());
        plan.map(|plan| plan.goal.to_vec())
    };
    if reader.eat(";moves=") {
        reader.take_while(|c| c.is_ascii_digit());
    }
    let mut draft = Draft::new(sketch, goal, Rng::default());
    draft.name = name::read(reader)?;
    let way = way_home::read(reader, &draft.plan(), draft.start())?;
    draft.set_way(way);
    if reader.eat(";chance=") {
        draft.chance = Rng::read(reader)?;
    }
    let _ = reader.eat("\r\n") || reader.eat("\n");
    Ok(draft)
}
