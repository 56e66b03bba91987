//! Tileburst: coloured polyominoes on a grid that grows when lines are cleared and shrinks when nothing fits.
//!
//! A turn places the current tile; clears all full rows and columns of a single colour; grows the grid by one
//! if there was such a line; and makes the next tile current. Groups of one colour that reach the threshold
//! of the grid's size are valid: a retreat cashes them. While neither tile fits, the grid retreats by one row
//! and one column; a player stuck at size 4 has lost.
//!
//! | module | contents |
//! | --- | --- |
//! | `tile` | colours, shapes, the eight orientations |
//! | `deal` | the pools and the draw |
//! | `field` | sets of cells, lines, groups, growth and shrinking |
//! | `board` | the turn |
//! | `course` | size and score over time, for the charts |
//! | `mid_turn` | the display state in the middle of a turn |
//! | `params`, `moves`, `notation` | parameters and moves; the text of boards |
//! | `desk` | the layout of board and tray |
//! | `aim`, `input` | the place and outcome of a tile being aimed; gestures and keys |
//! | `goal` | goals of assignments |
//! | `draw` | sprites and labels |
//! | `hint`, `search`, `value` | hints, the search, and its evaluation (trained by `examples/train.rs`) |
//!
//! Invariants: the grid is 4 to 10 wide, a cell has a key exactly when it has a block, and validity is
//! computed from the grid, never stored.

mod params;
mod tile;
mod moves;
mod field;
mod course;
mod mid_turn;
mod deal;
mod board;
mod notation;
mod goal;
mod value;
mod search;
mod desk;
mod aim;
mod input;
mod hint;
mod draw;

/// The parts of the search that its trainer and benchmarks use.
pub mod player {
    pub use crate::search::{After, glance, later, place};
    pub use crate::value::{Ground, PATTERNS, Trial, WEIGHTS, Weights, classes, is_of_sides};
}

use tilery_kit::{
    Action, Chart, Fact, FactKind, Field as FormField, FieldKind, Figure, Figures, Game, Illegal, Input,
    Layout, Nobody, Order, Preset, Reader, Record, Reel, Reply, Rng, Role, Rules, Scene, Status, TextError,
    wording,
};

pub use board::{Board, Tally};
pub use field::{Cells, Corner, Field, Line};
pub use goal::Goal;
pub use input::Ui;
pub use moves::Move;
pub use params::Params;
pub use tile::{Colour, Orientation, Shape, Tile};

/// The game.
#[derive(Debug)]
pub enum Tileburst {}

impl Rules for Tileburst {
    const ID: &'static str = "tileburst";
    const TRAIL: &'static str = concat!(include_str!("../welcome.txt"), include_str!("../trail.txt"));
    const SENTENCES: &'static [&'static str] = &[
        "tileburst-empty",
        "tileburst-block",
        "tileburst-valid",
        "tileburst-aim",
        "tileburst-current",
        "tileburst-next",
        "tileburst-outside",
        "tileburst-taken",
        "tileburst-stuck",
        "tileburst-swapped",
        "tileburst-placed",
        "tileburst-cleared",
        "tileburst-grew",
        "tileburst-validated",
        "tileburst-why-lines",
        "tileburst-why-group",
        "tileburst-retreated",
        "tileburst-shrank",
        "tileburst-score",
        "tileburst-aim-burst",
        "tileburst-aim-grow",
        "tileburst-aim-survive",
    ];

    type Params = Params;
    type Board = Board;
    type Move = Move;
    type Goal = Goal;
    type Editor = Nobody;

    fn presets() -> Vec<Preset> {
        Params::ALL.map(|params| Preset::new(params.name())).to_vec()
    }

    fn form(params: &Params) -> Vec<FormField> {
        let kind = FieldKind::Choice(Params::ALL.map(|params| params.name().to_owned()).to_vec());
        vec![FormField { id: "pool", kind, value: params.name().to_owned() }]
    }

    fn set(_: &Params, field: &str, value: &str) -> Result<Params, TextError> {
        if field == "pool" {
            value.parse()
        } else {
            Err(Reader::new(field).error(wording!("tileburst-field")))
        }
    }

    fn deal(params: &Params, rng: Rng) -> Board {
        Board::deal(*params, rng)
    }

    fn parse(_: &Params, text: &str) -> Result<Board, TextError> {
        notation::parse_board(text)
    }

    fn print(_: &Params, board: &Board, out: &mut String) {
        notation::print_board(board, out);
    }

    fn play(params: &Params, board: &mut Board, mv: &Move, reel: &mut Reel<Board>) -> Result<(), Illegal> {
        board.play(*params, *mv, reel)
    }

    fn status(_: &Params, board: &Board) -> Status {
        if board.can_go_on() { Status::PLAYING } else { Status::lost("tileburst-stuck") }
    }
}

impl Game for Tileburst {
    const ROLES: &'static [Role] = draw::ROLES;
    const ACTIONS: &'static [Action] = &[
        Action { id: "rotate", keys: &["t", "T"] },
        Action { id: "mirror", keys: &["m", "M"] },
        Action { id: "swap", keys: &["s", "S"] },
    ];
    const FIGURES: &'static [Figure] = &[
        Figure::main("score"),
        Figure::side("group"),
        Figure::side("cost"),
        Figure::side("retreat"),
        Figure::side("factor"),
    ];
    const RECORDS: &'static [Record] = &[Record { figure: "score", order: Order::Higher, won_only: false }];
    const FACTS: &'static [Fact] = &[
        Fact { id: "lines", kind: FactKind::Sum },
        Fact { id: "groups", kind: FactKind::Sum },
        Fact { id: "retreats", kind: FactKind::Sum },
        Fact { id: "tiles", kind: FactKind::Sum },
        Fact { id: "largest", kind: FactKind::Spread },
        Fact { id: "score", kind: FactKind::Best },
    ];
    const WINS: bool = false;

    type Ui = Ui;
    type Adviser = search::Guide;
    type Rater = search::Guide;

    fn moves(_: &Params, board: &Board) -> impl Iterator<Item = Move> {
        board.moves()
    }

    fn figures(_: &Params, board: &Board) -> Figures {
        let figures = Figures::default()
            .with("score", number(board.score()))
            .with("size", i64::from(board.field().size()))
            .with("group", i64::from(board.field().threshold()))
            .with("factor", i64::from(board.field().factor()));
        // The smallest grid does not retreat: a player stuck on it has lost. In the middle of a turn, the
        // result of a retreat is not known yet.
        if board.field().size() == field::MIN_SIZE || *board.mid_turn() != mid_turn::MidTurn::default() {
            return figures;
        }
        figures.with("retreat", number(board.worth())).with("cost", i64::from(board.cost()))
    }

    fn input(_: &Params, board: &Board, ui: &mut Ui, input: Input<'_>, layout: Layout) -> Reply<Move> {
        input::input(board, ui, input, layout)
    }

    fn coming(params: &Params, board: &Board, moves: usize, scene: &mut Scene) {
        draw::tray::coming(*params, board, moves, scene);
    }

    fn draw(_: &Params, board: &Board, ui: &Ui, layout: Layout, scene: &mut Scene) {
        draw::draw(board, ui, layout, scene);
    }

    fn settle(_: &Params, board: &Board, ui: &mut Ui) {
        ui.settle(board);
    }

    fn facts(_: &Params, board: &Board) -> Vec<(&'static str, i64)> {
        let tally = board.tally();
        vec![
            ("lines", tally.lines.into()),
            ("groups", tally.groups.into()),
            ("retreats", tally.retreats.into()),
            ("tiles", tally.tiles.into()),
            ("largest", tally.largest.into()),
            ("score", number(board.score())),
        ]
    }

    fn charts(_: &Params, board: &Board) -> Vec<Chart> {
        board.course().charts()
    }
}

/// Converts a number for the page; numbers beyond `i64` become its maximum.
fn number(n: u64) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}
